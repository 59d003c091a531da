"""The heroes whose text says all: each does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, card, player, table

# ---------------------------------------------------------------- heroes with items


@pytest.mark.parametrize(
    ("hero", "pixel", "item"),
    [("Thief", "R", "Fake Diamond"), ("Bard", "G", "Lute"), ("Necromancer", "R", "Shadow")],
)
def test_thief_bard_and_necromancer_bring_their_item_into_play(
    hero: str, pixel: str, item: str
) -> None:
    story = table(player("Greg", play=[hero], pixels=pixel), player("Joe"), heroes=[hero])
    before = story.left(item)
    story.answer(f"ability:{hero.lower()}")
    assert story.cards("Greg") == [hero, item]
    assert story.left(item) == before - 1
    assert story.pixels("Greg") == f"/{pixel}"


@pytest.mark.rule("HF-6.6")
def test_without_a_pile_of_lutes_the_bard_has_nothing_to_bring() -> None:
    story = table(player("Greg", play=["Bard"], pixels="G"), player("Joe"), heroes=["Thief"])
    assert not story.offers("ability:bard")


# ---------------------------------------------------------------- rank 1 and 2


def test_the_adventurer_finds_a_treasure_and_may_trash_a_discarded_card() -> None:
    greg = player("Greg", play=["Adventurer"], discard=["Copper", "Gold"], pixels="Y")
    story = table(greg, player("Joe"))
    story.answer("ability:adventurer")
    assert story.side("Greg").treasure == 1
    assert story.options == ["done", "take:gold", "take:copper"]
    story.answer("take:copper")
    assert story.board("trash") == ["Copper"]
    assert story.pile("Greg", "discard") == ["Gold"]


def test_the_adventurer_need_not_trash_anything() -> None:
    greg = player("Greg", play=["Adventurer"], discard=["Copper"], pixels="Y")
    story = table(greg, player("Joe"))
    story.answer("ability:adventurer", "done")
    assert story.side("Greg").treasure == 1
    assert story.board("trash") == []


def healed() -> Story:
    story = table(
        player("Greg", play=["Healer", "Archer", "Squire", "Shield"], pixels="BG"),
        player("Joe", spells=["Lightning Strike", "Riptide", "Unravel"], pixels="BBBRY"),
    )
    story.answer("ability:healer", "pass")
    return story


def test_the_healer_gives_each_hero_a_health() -> None:
    story = healed()
    assert story.totals("Greg") == (1 + 3 + 2, 4 + 4 + 1 + 1 + 3)


def test_spells_of_others_cannot_take_healed_heroes_out_of_play_but_can_weaken_them() -> None:
    story = healed()
    story.answer("fight:minion-1", "strike")
    assert story.asks("Joe", "fight")
    assert story.options == ["pass", "pass:until-turn-ends", "cast:unravel"]


def test_the_protection_of_the_healer_ends_with_the_turn() -> None:
    story = table(
        player("Greg", play=["Healer", "Archer", "Lookout"], pixels="BG"),
        player("Joe", hand=["Shield"], spells=["Lightning Strike"], exhausted="BRY"),
    )
    story.answer("ability:healer", "ability:lookout:1-3", "card:archer:3-5", "end")
    assert story.offers("cast:lightning-strike")


def test_your_own_possess_finds_a_healed_hero() -> None:
    greg = player("Greg", play=["Healer"], spells=["Possess"], pixels="BGGGG")
    story = table(greg, player("Joe"))
    story.answer("ability:healer", "cast:possess")
    assert story.cards("Greg") == ["Ghost of Sen"]


# ---------------------------------------------------------------- rank 3


def test_the_archer_draws_two_cards() -> None:
    greg = player("Greg", play=["Archer"], deck=["Gold", "Silver", "Copper"], pixels="GY")
    story = table(greg, player("Joe"))
    story.answer("ability:archer")
    assert story.cards("Greg") == ["Archer", "Gold", "Silver"]
    assert story.pixels("Greg") == "/GY"


def charge(place: str) -> Story:
    story = table(
        player("Greg", play=["Cavalry", "Shield"], pixels="BGG"),
        player("Joe"),
        row=["Sea Serpent", "Fish", "Dwarven King"],
        spells=["Toll"],
    )
    story.answer("ability:cavalry")
    assert story.totals("Greg") == (4 + 3, 4 + 1 + 3)
    story.answer(f"fight:{place}", "strike")
    return story


def test_the_cavalry_charges_and_gains_a_spell_for_a_victory() -> None:
    story = charge("minion-1")
    assert story.board("defeated") == ["Sea Serpent"]
    assert story.pile("Greg", "spells") == []  # not before the end of the turn
    story.answer("end")
    assert story.pile("Greg", "spells") == ["Toll"]


def test_the_cavalry_gains_no_spell_for_a_defeat() -> None:
    story = charge("boss")
    assert story.haven.active == 1
    assert story.pile("Greg", "spells") == []


def test_the_wizard_keeps_two_of_three_spells() -> None:
    greg = player("Greg", play=["Wizard"], pixels="BR")
    story = table(greg, player("Joe"), spells=["Toll", "Hush", "Purge", "Stasis"])
    story.answer("ability:wizard")
    assert story.options == ["keep:toll", "keep:hush", "keep:purge"]
    story.answer("keep:hush", "keep:purge")
    assert sorted(story.pile("Greg", "spells")) == ["Hush", "Purge"]
    assert story.board("spell_deck") == ["Stasis", "Toll"]  # the third one is at the bottom


def test_the_cloaks_levy_two_cards_and_treasure_for_treasure() -> None:
    story = table(
        player("Greg", play=["Cloaks of Order"], pixels="RY"),
        player("Sarah"),
        player("Joe", hand=["Silver", "Squire"]),
    )
    story.answer("ability:cloaks-of-order")
    assert sorted(story.cards("Greg")) == ["Cloaks of Order", "Silver", "Squire"]
    assert story.side("Greg").treasure == 2 + 1
    assert story.totals("Greg") == (4 + 2, 3 + 1)
    story.answer("end")
    assert sorted(story.pile("Joe", "hand")) == ["Silver", "Squire"]


def test_the_cloaks_take_one_card_where_there_is_one() -> None:
    story = table(
        player("Greg", play=["Cloaks of Order"], pixels="RY"), player("Joe", hand=["Gold"])
    )
    story.answer("ability:cloaks-of-order")
    assert story.side("Greg").treasure == 3 + 1


# ---------------------------------------------------------------- the arcane heroes


def astral(*more: str, pixels: str = "BB", **board: object) -> Story:
    play = ["Astral Descent", *more]
    return table(player("Greg", play=play, pixels=pixels), player("Joe"), **board)  # type: ignore[arg-type]


@pytest.mark.parametrize("second", ["buy", "fight", "trash"])
def test_astral_descent_gives_one_more_action_of_any_kind(second: str) -> None:
    story = astral("Gold", "Gold", "Shield", pixels="BBGR", row=["Fish"] * 3)
    assert not story.offers("ability:astral-descent")  # only after an action
    story.answer("buy:silver")
    assert not story.offers("fight:minion-1")
    story.answer("ability:astral-descent")
    assert story.offers("buy:squire", "fight:minion-1", "trash")
    if second == "buy":
        story.answer("buy:squire")
    elif second == "fight":
        story.answer("fight:minion-1", "strike")
    else:
        story.answer("trash", "card:gold", "pay:red")
    assert story.seen(None)["turn"]["action"] == second
    kinds = {key.split(":")[0] for key in story.options}
    assert not kinds & {"buy", "fight"}  # and not a third one
    assert not story.offers("ability:astral-descent:used")


@pytest.mark.parametrize("more", [("Dwarven Stone",), ()])
def test_additional_buys_are_not_given_again(more: tuple[str, ...]) -> None:
    story = astral(*["Gold"] * 6, *more, "Shield", pixels="BBG")
    for _ in range(1 + len(more)):
        story.answer("buy:silver")
    assert not any(key.startswith("buy:") for key in story.options)
    story.answer("ability:astral-descent", "buy:silver")
    assert not any(key.startswith("buy:") for key in story.options)
    assert story.left("Silver") == 16 - 2 - len(more)


def test_additional_fights_are_not_given_again() -> None:
    story = astral(
        "Champion's Cloak", *["Elite Guard"] * 3, pixels="BBGG", row=["Fish", "Frog", "Octopus"]
    )
    story.answer("ability:champions-cloak", "fight:minion-1", "strike", "fight:minion-2", "strike")
    story.answer("ability:astral-descent", "fight:minion-1", "strike")
    assert story.board("defeated") == ["Octopus", "Frog", "Fish"]
    assert not any(key.startswith("fight") for key in story.options)


def test_astral_descent_can_be_used_after_trashing() -> None:
    story = astral("Gold", "Copper", pixels="BBR")
    story.answer("trash", "card:copper", "pay:red", "ability:astral-descent")
    assert story.offers("buy:silver", "fight:boss")


def test_arcane_heroes_have_four_damage_and_four_health() -> None:
    story = table(player("Greg", play=["Ghost of Sen", "Astral Descent"]))
    assert story.totals("Greg") == (8, 8)
    assert card("Ghost of Sen").rank == card("Astral Descent").rank == 4
