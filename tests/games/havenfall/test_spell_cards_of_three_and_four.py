"""The six spells of three pixels and the four that bring arcane cards. (HF-12)"""

from __future__ import annotations

import pytest

from breakfall.games.havenfall.cards import SPELLS
from tests.games.havenfall.story import Given, player, table

# ---------------------------------------------------------------- three pixels


@pytest.mark.rule("HF-14.24")
def test_lightning_strike_trashes_a_hero_of_an_opponent() -> None:
    story = table(
        player("Greg", spells=["Lightning Strike"], pixels="BRY"),
        player("Joe", kept=["Archer"]),
        player("Sarah", kept=["Squire"]),
    )
    story.answer("cast:lightning-strike")
    assert story.options == ["card:archer:left-1", "card:squire:left-2"]
    story.answer("card:squire:left-2")
    assert story.board("trash") == ["Squire"]
    assert story.cards("Joe") == ["Archer"]


def test_turn_of_the_tide_resets_all_your_pixels() -> None:
    greg = player("Greg", spells=["Turn of the Tide"], pixels="BGY", exhausted="RR")
    story = table(greg, player("Joe"))
    story.answer("cast:turn-of-the-tide")
    assert story.pixels("Greg") == "BRRGY/"  # those that paid for it too


def test_philosophers_stone_gains_a_card_of_up_to_seven() -> None:
    greg = player("Greg", play=["Copper"], spells=["Philosopher's Stone"], pixels="BYR")
    story = table(greg, player("Joe"), artifacts=["Orken Jewel"])
    story.answer("cast:philosophers-stone")
    assert {"take:elite-guard", "take:gold", "take:squire"} <= set(story.options)
    assert "take:orken-jewel" not in story.options  # that costs nine
    story.answer("take:elite-guard")
    assert story.pile("Greg", "discard") == ["Elite Guard"]
    assert story.left("Elite Guard") == 9


def test_grand_heist_diverts_a_purchase() -> None:
    story = table(
        player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"),
        player("Sarah"),
        player("Joe", spells=["Grand Heist"], pixels="RYB"),
    )
    story.answer("buy:gold")
    assert story.asks("Joe", "buying")
    story.answer("cast:grand-heist")
    assert story.pile("Joe", "discard") == ["Gold"]
    assert story.pile("Greg", "discard") == []
    assert story.side("Greg").treasure == 0  # who has paid for it
    assert story.asks("Greg", "turn")
    assert not any(key.startswith("buy:") for key in story.options)


@pytest.mark.parametrize("trashed", [0, 1, 2])
def test_bounty_of_the_wilds_draws_three_and_may_trash_two(trashed: int) -> None:
    greg = player(
        "Greg",
        play=["Copper"],
        deck=["Gold", "Copper", "Squire", "Seer"],
        spells=["Bounty of the Wilds"],
        pixels="GYR",
    )
    story = table(greg, player("Joe"))
    story.answer("cast:bounty-of-the-wilds")
    assert story.cards("Greg") == ["Copper", "Gold", "Copper", "Squire"]
    story.answer(*["card:copper"] * trashed)
    if trashed < 2:
        story.answer("done")
    assert story.board("trash") == ["Copper"] * trashed
    assert story.asks("Greg", "turn")


# ---------------------------------------------------------------- arcane cards


@pytest.mark.rule("HF-12.1", "HF-14.25")
def test_possess_puts_the_ghost_in_the_place_of_a_hero() -> None:
    greg = player("Greg", play=["Archer", "Copper"], spells=["Possess"], pixels="GGGG")
    story = table(greg, player("Joe"))
    story.answer("cast:possess")
    assert story.cards("Greg") == ["Copper", "Ghost of Sen"]
    assert story.board("trash") == ["Archer"]
    assert "Ghost of Sen" not in story.board("arcane")


def caster(spell: str, pixels: str) -> Given:
    return player("Joe", play=[], hand=[], spells=[spell], pixels=pixels)


@pytest.mark.rule("HF-12.1")
@pytest.mark.parametrize(
    ("spell", "pixels", "card"),
    [("Astral Gate", "BBBB", "Astral Descent"), ("Dragon's Hoard", "YYYY", "Diamond")],
)
def test_astral_gate_and_dragons_hoard_bring_their_card(spell: str, pixels: str, card: str) -> None:
    key = next(f"cast:{one.key}" for one in SPELLS if one.name == spell)
    story = table(caster(spell, pixels), player("Greg"))
    story.answer(key)
    assert story.cards("Joe") == [card]  # into play in one's own turn
    story = table(player("Greg"), player("Sarah"), caster(spell, pixels))
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer(key)
    assert story.pile("Joe", "hand") == [card]  # else into the hand
    assert card not in story.board("arcane")


@pytest.mark.rule("HF-12.1")
def test_inheritance_exchanges_the_heirloom_for_a_card_of_the_hand() -> None:
    taken = set()
    for seed in range(30):
        story = table(
            player("Greg", play=["Copper"], spells=["Inheritance"], pixels="RRRR"),
            player("Joe", hand=["Gold", "Silver", "Octopus"]),
            seed=seed,
        )
        story.answer("cast:inheritance")
        (card,) = story.pile("Greg", "discard")
        taken.add(card)
        assert "Family Heirloom" in story.pile("Joe", "hand")
        assert len(story.pile("Joe", "hand")) == 3
    assert taken == {"Gold", "Silver"}  # not the monster, and never the heirloom itself


@pytest.mark.rule("HF-12.1")
def test_what_inheritance_takes_is_taken_for_good() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Inheritance"], pixels="RRRR"),
        player("Sarah"),
        player("Joe", hand=["Gold"]),
    )
    story.answer("cast:inheritance", "end")
    assert "Gold" in story.pile("Greg", "discard")
    assert story.pile("Joe", "hand") == ["Family Heirloom"]


# ---------------------------------------------------------------- all forty


OF_NO_USE_TO_OTHERS = (
    "Battle Fury, Stone Skin, Giant's Draught, Warpath, Stampede, Windfall, Golden Hour, "
    "Second Charge, Transmute, Pickpocket"
)


@pytest.mark.rule("HF-10.22")
@pytest.mark.parametrize("spell", OF_NO_USE_TO_OTHERS.split(", "))
def test_a_spell_of_use_in_your_own_turn_is_not_asked_for_in_the_turn_of_another(
    spell: str,
) -> None:
    joe = player("Joe", kept=["Squire", "Archer"], hand=["Copper"], discard=["Squire"])
    joe.spells = [spell]
    joe.pixels = "BBRRGGYY"
    story = table(player("Greg", play=["Archer", "Shield", "Gold"], hand=[], pixels="G"), joe)
    story.answer("ability:shield", "buy:silver")
    assert story.asks("Joe", "turn")  # without a window on the way


@pytest.mark.rule("HF-10.7")
def test_pickpocket_alone_is_tied_to_your_own_turn() -> None:
    assert [one.name for one in SPELLS if one.in_own_turn] == ["Pickpocket"]
    assert [one.name for one in SPELLS if "n your turn:" in one.text] == ["Pickpocket"]


@pytest.mark.rule("HF-10.7", "HF-10.22")
def test_every_other_spell_is_asked_for_in_the_turn_of_another_player() -> None:
    asked = {one.name for one in SPELLS if one.asked_at}
    assert asked == {one.name for one in SPELLS} - set(OF_NO_USE_TO_OTHERS.split(", "))
