"""Heroes and the leader that need more than their text. (HF-14.1 to HF-14.13)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- Squire


@pytest.mark.rule("HF-14.1")
def test_the_squire_carries_any_number_of_items() -> None:
    greg = player("Greg", play=["Squire", "Shield", "Shield", "Spell Book", "Sword"], pixels="B")
    story = table(greg, player("Joe", hand=["Gold"]))
    story.answer("ability:squire")
    assert story.options == ["card:shield", "card:spell-book", "card:sword"]
    story.answer("card:shield", "card:spell-book")
    assert story.asks("Greg", "carry-more")
    story.answer("card:sword", "card:shield")
    assert story.side("Greg").more_cards == 2
    assert story.pile("Greg", "spells") == ["Windfall"]
    assert "Gold" in story.cards("Greg")
    assert story.pixels("Greg") == "/B"  # free of pixels
    assert story.asks("Greg", "turn")


@pytest.mark.rule("HF-14.1")
def test_the_squire_may_stop_after_any_item() -> None:
    greg = player("Greg", play=["Squire", "Shield", "Spell Book"], pixels="B")
    story = table(greg, player("Joe"))
    story.answer("ability:squire", "card:shield", "done")
    assert story.pile("Greg", "spells") == []


@pytest.mark.rule("HF-14.1")
@pytest.mark.parametrize("first", ["king-mordell", "orken-jewel"])
def test_the_squire_carries_only_one_leader_or_one_artifact(first: str) -> None:
    play = ["Squire", "King Mordell", "Orken Jewel", "Dwarven Stone", "Shield"]
    story = table(player("Greg", play=play, pixels="B"), player("Joe"), leaders_are_free=True)
    story.answer("ability:squire", f"card:{first}")
    assert story.asks("Greg", "turn")
    assert story.side("Greg").treasure == 6 + 3 * (first == "king-mordell") + (
        story.cards("Greg").count("Copper")
    )


@pytest.mark.rule("HF-14.1")
def test_what_was_carried_is_used_and_what_was_used_cannot_be_carried() -> None:
    greg = player("Greg", play=["Squire", "Shield", "Spell Book"], pixels="BBG")
    story = table(greg, player("Joe"))
    story.answer("ability:spell-book", "ability:squire")
    assert story.side("Greg").more_cards == 1  # only the Shield was left to carry
    assert not story.offers("ability:shield")


@pytest.mark.rule("HF-14.1")
def test_the_squire_has_nothing_to_carry_without_such_a_card() -> None:
    story = table(player("Greg", play=["Squire", "Copper", "Archer"], pixels="B"))
    assert not story.offers("ability:squire")


@pytest.mark.rule("HF-6.7", "HF-14.1")
def test_the_squire_carries_no_more_once_it_has_left_play() -> None:
    story = table(
        player("Greg", play=["Squire", "Shield", "Spell Book"], pixels="B"),
        player("Joe", spells=["Riptide"], pixels="B"),
    )
    story.answer("ability:squire", "pass", "card:shield")
    assert story.asks("Joe", "ability")
    story.answer("cast:riptide")
    assert story.side("Greg").more_cards == 1  # the Shield was already being used
    assert story.asks("Greg", "turn")
    assert story.pile("Greg", "spells") == []


# ---------------------------------------------------------------- Swordsman and Shape Shifter


@pytest.mark.rule("HF-14.2")
@pytest.mark.parametrize(("damage", "health"), [(0, 5), (2, 3), (5, 0)])
def test_the_swordsman_turns_any_amount_one_way_or_the_other(damage: int, health: int) -> None:
    story = table(player("Greg", play=["Swordsman", "Archer"], pixels="R"))
    story.answer("ability:swordsman")
    assert len(story.options) == 6  # from no damage to all of it
    story.answer(f"stance:damage-{damage}")
    assert story.totals("Greg") == (3 + damage, 4 + health)


@pytest.mark.rule("HF-14.2")
def test_bonuses_can_be_turned_too_but_only_for_this_turn() -> None:
    greg = player("Greg", play=["Swordsman"], deck=[], spells=["Battle Fury"], pixels="RR")
    story = table(greg, player("Joe"))
    story.answer("cast:battle-fury", "ability:swordsman:9-2", "stance:damage-0")
    assert story.totals("Greg") == (0, 11)
    story.answer("end", "end")
    assert story.totals("Greg") == (3, 2)


@pytest.mark.rule("HF-14.2")
def test_no_number_falls_below_zero_when_a_turned_bonus_goes() -> None:
    story = table(
        player("Greg", play=["Swordsman", "Elite Guard", "Shield"], pixels="RRGG"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("ability:elite-guard", "pass", "ability:swordsman:5-4", "pass")
    story.answer("stance:damage-9")
    assert story.totals("Greg") == (9 + 4, 0 + 4 + 1)
    story.answer("ability:shield", "cast:lightning-strike", "card:elite-guard:used:left-1")
    assert story.totals("Greg") == (5, 0 + 1)  # the Swordsman and the Shield


@pytest.mark.rule("HF-14.3")
def test_a_feral_shape_shifter_is_stronger_against_a_boss_only() -> None:
    play = ["Shape Shifter", *["Elite Guard"] * 2]  # 10/11, and 13/14 against a boss
    greg = player("Greg", play=play, pixels="G")
    story = table(greg, player("Joe"), row=["Fish", "Fish", "Sea Serpent"])  # 12/12
    story.answer("ability:shape-shifter")  # long before the fight
    assert story.totals("Greg") == (10, 11)
    story.answer("fight:boss")
    assert story.side("Greg").points == 3
    story = table(greg, player("Joe"), row=["Fish", "Fish", "Sea Serpent"])
    story.answer("fight:boss", "strike")
    assert story.side("Greg").points == 0


@pytest.mark.rule("HF-14.3")
def test_feral_does_not_count_against_a_minion() -> None:
    greg = player("Greg", play=["Shape Shifter", "Squire"], pixels="G")  # 4/4
    story = table(greg, player("Joe"), row=["Sea Serpent", "Fish", "Fish"])  # 5/5
    story.answer("ability:shape-shifter", "fight:minion-1")
    assert story.row[0] == "Sea Serpent"
    assert "Player 1 cannot defeat Sea Serpent." in story.told


# ---------------------------------------------------------------- Assassin and Blacksmith


@pytest.mark.rule("HF-14.4")
@pytest.mark.parametrize(("gain", "totals"), [("damage", (4, 3)), ("health", (2, 5))])
def test_the_assassin_trashes_a_treasure_for_damage_or_health(
    gain: str, totals: tuple[int, int]
) -> None:
    story = table(player("Greg", play=["Assassin", "Gold", "Copper"], pixels="Y"))
    story.answer("ability:assassin", "card:gold", f"gain:{gain}")
    assert story.totals("Greg") == totals
    assert story.side("Greg").treasure == 1  # the printed treasure is gone
    assert story.board("trash") == ["Gold"]


@pytest.mark.rule("HF-14.4")
def test_bounty_announces_the_fight() -> None:
    story = table(player("Greg", play=["Assassin", "Gold", "Gold", "Copper"], pixels="YY"))
    assert story.offers("buy:silver", "trash")
    story.answer("ability:assassin", "card:copper", "gain:damage")
    actions = {key.split(":")[0] for key in story.options}
    assert "fight" in actions
    assert not actions & {"buy", "trash"}


@pytest.mark.rule("HF-14.4")
def test_bounty_cannot_be_used_in_another_action_or_without_treasure() -> None:
    story = table(player("Greg", play=["Assassin", "Gold", "Shield"], pixels="YG"))
    story.answer("buy:silver")
    assert story.offers("ability:shield")
    assert not story.offers("ability:assassin")
    story = table(player("Greg", play=["Assassin", "Shield"], pixels="YG"))
    assert not story.offers("ability:assassin")


@pytest.mark.rule("HF-14.4")
def test_bounty_can_be_used_when_the_monster_is_named() -> None:
    greg = player("Greg", play=["Assassin", "Archer", "Copper"], pixels="Y")  # 5/7
    story = table(greg, player("Joe"), row=["Dragon", "Fish", "Fish"])  # 7/5
    story.answer("fight:minion-1", "ability:assassin", "gain:damage")
    assert story.board("defeated") == ["Dragon"]


@pytest.mark.rule("HF-14.5")
def test_a_smelted_treasure_pays_at_once() -> None:
    story = table(player("Greg", play=["Blacksmith", "Silver", "Silver"], pixels="Y"))
    story.answer("ability:blacksmith")
    assert story.side("Greg").treasure == 5
    assert sorted(story.cards("Greg")) == ["Blacksmith", "Gold", "Silver"]


# ---------------------------------------------------------------- Acolyte and Seer


@pytest.mark.rule("HF-14.6")
def test_without_a_victory_the_acolyte_brings_the_top_spell() -> None:
    greg = player("Greg", play=["Acolyte"], pixels="B")
    story = table(greg, player("Joe"), spells=["Toll", "Hush"])
    story.answer("ability:acolyte")
    assert story.pile("Greg", "spells") == []
    story.answer("end")
    assert story.pile("Greg", "spells") == ["Toll"]


@pytest.mark.rule("HF-14.6")
def test_the_spell_comes_also_if_the_acolyte_has_left() -> None:
    greg = player("Greg", play=["Acolyte"], pixels="BR")
    story = table(greg, player("Joe"), spells=["Toll", "Hush"])
    story.answer("ability:acolyte", "trash", "end")
    assert story.board("trash") == ["Acolyte"]
    assert story.pile("Greg", "spells") == ["Toll"]


@pytest.mark.rule("HF-14.6")
def test_after_a_victory_the_last_spell_of_the_deck_is_taken_as_it_is() -> None:
    greg = player("Greg", play=["Acolyte"], pixels="B")
    story = table(greg, player("Joe"), row=["Frog"] * 3, spells=["Toll"])
    story.answer("fight:minion-1", "ability:acolyte")
    assert story.pile("Greg", "spells") == ["Toll"]
    assert story.board("spell_deck") == []
    assert story.asks("Joe", "turn")


@pytest.mark.rule("HF-14.7")
def test_the_seer_discards_itself_then_draws_then_resets_a_pixel() -> None:
    greg = player("Greg", play=["Seer"], deck=["Gold", "Silver", "Copper"], pixels="BY")
    story = table(greg, player("Joe"))
    story.answer("ability:seer")
    assert story.asks("Greg", "reset-pixel")
    assert story.options == ["pixel:blue", "pixel:yellow"]
    assert story.pile("Greg", "discard") == ["Seer"]
    assert story.cards("Greg") == ["Gold", "Silver"]
    assert story.totals("Greg") == (0, 0)
    story.answer("pixel:yellow")
    assert story.pixels("Greg") == "Y/B"


@pytest.mark.rule("HF-14.7")
def test_a_seer_that_is_shuffled_may_come_back() -> None:
    greg = player("Greg", play=["Seer"], deck=["Gold"], pixels="BYBY")
    story = table(greg, player("Joe"))
    story.answer("ability:seer", "pixel:blue")
    assert story.cards("Greg") == ["Gold", "Seer"]
    assert story.offers("ability:seer")  # a fresh card
