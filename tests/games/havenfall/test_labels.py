"""What options and questions promise is what happens."""

from __future__ import annotations

from typing import cast

import pytest

from breakfall.games.havenfall.cards import PLAYER_CARDS
from breakfall.games.havenfall.view import HavenView
from breakfall.terminal.layouts.havenfall import signs
from breakfall.terminal.layouts.havenfall.pieces import monster_pieces
from tests.games.havenfall.story import Story, player, table

ROW = ["Fish", "Octopus", "Dragon Whelp"]
STRONG = ["Elite Guard"] * 3

# ---------------------------------------------------------------- fights


@pytest.mark.rule("HF-6.10", "HF-8.9")
def test_a_fight_promises_a_pixel_only_while_the_supply_has_one() -> None:
    story = table(player("Greg", play=STRONG), row=ROW, supply="B")
    assert story.label("fight:minion-2") == "Fight Octopus, Minion 2 (5/3) for a blue pixel"
    assert story.label("fight:boss").endswith("(12/8) for 1 point (no red pixel is left)")
    story = table(player("Greg", play=STRONG), row=ROW, supply="R")
    assert story.label("fight:minion-2").endswith("(5/3) for nothing (no blue pixel is left)")
    assert story.label("fight:boss").endswith("(12/8) for a red pixel and 1 point")
    story.answer("fight:minion-2")
    assert story.pixels("Greg") == "/"


@pytest.mark.rule("HF-14.13")
def test_a_fight_promises_the_point_that_conquer_adds() -> None:
    greg = player("Greg", play=["Commander Trauss", *STRONG], pixels="G")
    story = table(greg, row=ROW, leaders_are_free=True)
    assert story.label("fight:boss").endswith("for a red pixel and 1 point")
    story.answer("ability:commander-trauss")
    assert story.label("fight:boss").endswith("for a red pixel and 2 points")
    story.answer("fight:boss")
    assert story.side("Greg").points == 2


@pytest.mark.rule("HF-6.10", "HF-14.13")
def test_a_monster_in_the_row_shows_what_it_gives_now() -> None:
    greg = player("Greg", play=["Commander Trauss", *STRONG], pixels="G")
    story = table(greg, row=ROW, supply="B", leaders_are_free=True)

    def shown() -> list[tuple[bool, int]]:
        return [(one["has_pixel"], one["points"]) for one in story.seen("Greg")["row"]]

    assert shown() == [(True, 0), (True, 0), (False, 1)]
    texts = [piece.text for piece in monster_pieces(cast(HavenView, story.seen("Greg")))]
    assert texts[1:] == ["rank 2 · gives a blue pixel", "rank 1 · no red pixel is left"]
    story.answer("ability:commander-trauss")
    assert shown() == [(True, 0), (True, 0), (False, 2)]
    boss = monster_pieces(cast(HavenView, story.seen("Greg")))[2]
    assert f"Boss {signs.POINTS}2" in boss.words


@pytest.mark.rule("HF-8.6", "HF-8.11")
def test_a_fight_that_would_be_lost_says_what_is_short_and_what_comes_of_it() -> None:
    story = table(player("Greg", play=["Squire", "Shield"], pixels="G"), row=ROW)
    assert story.label("fight:minion-2") == (
        "Fight Octopus, Minion 2 (5/3): short 3 damage and 1 health; "
        "you lose the fight if nothing changes"
    )
    story.answer("fight:minion-2")
    assert story.label("strike") == (
        "Strike: 2/2 is not enough; you lose the fight and your turn ends"
    )
    story.answer("strike")
    assert story.haven.active == 1


@pytest.mark.rule("HF-8.6", "HF-14.3")
def test_a_strike_that_is_enough_says_what_it_brings_and_feral_counts_against_a_boss() -> None:
    greg = player("Greg", play=["Shape Shifter", *["Elite Guard"] * 2, "Shield"], pixels="GG")
    story = table(greg, row=ROW)
    story.answer("ability:shape-shifter")
    assert story.prompt == "Your turn: 0 treasure, 10 damage, 12 health (13/15 against a boss)."
    story.answer("fight:boss")
    assert story.label("strike") == "Strike: 13/15 is enough for a red pixel and 1 point"


# ---------------------------------------------------------------- cards that are lost


@pytest.mark.rule("HF-9.1")
def test_the_only_card_that_can_be_trashed_is_named() -> None:
    story = table(player("Greg", play=["Copper", "Copper"], pixels="G"))
    assert story.label("trash") == "Trash Copper (takes 1 pixel)"
    story = table(player("Greg", play=["Copper", "Gold"], pixels="GG"))
    assert story.label("trash") == "Trash a card (takes 1 pixel)"
    story.answer("trash")
    assert story.asks("Greg", "trash-which")
    story.answer("card:copper")
    assert story.label("trash") == "Trash Gold (takes 1 pixel)"


@pytest.mark.rule("HF-13.1", "HF-14.4", "HF-14.5")
@pytest.mark.parametrize(
    ("play", "key", "lost"),
    [
        (["Assassin", "Gold", "Shield"], "ability:assassin", "Gold"),
        (["Blacksmith", "Silver", "Gold"], "ability:blacksmith", "Silver"),
        (["Champion's Cloak", "Squire"], "information:champions-cloak", "Squire (2/1)"),
        (["Silver", "Gold"], "cast:transmute", "Silver"),
        (["Squire", "Archer"], "cast:possess", "Archer (3/4)"),
    ],
)
def test_whatever_trashes_ones_only_candidate_names_it(
    play: list[str], key: str, lost: str
) -> None:
    greg = player("Greg", play=play, spells=["Transmute", "Possess"], pixels="BRYYGGGG")
    story = table(greg, player("Joe"))
    assert story.label(key).endswith(f" Only choice: {lost}.")
    story.answer(key)
    while story.asks("Greg", "pay-with"):
        story.answer(story.options[0])
    if story.asks("Greg", "upgrade-to"):
        story.answer(story.options[0])
    assert story.board("trash") == [lost.partition(" (")[0]]


@pytest.mark.rule("HF-14.4", "HF-14.24")
def test_with_a_choice_to_come_nobody_is_named_yet() -> None:
    greg = player(
        "Greg", play=["Assassin", "Gold", "Copper"], spells=["Lightning Strike"], pixels="YBRG"
    )
    story = table(greg, player("Joe", kept=["Archer"]), player("Sarah", kept=["Seer"]))
    assert "Only choice" not in story.label("ability:assassin")
    assert "Only choice" not in story.label("cast:lightning-strike")
    alone = table(greg, player("Joe", kept=["Archer"]), player("Sarah"))
    assert alone.label("cast:lightning-strike").endswith("Only choice: Archer (3/4, of Player 2).")


@pytest.mark.rule("HF-14.14")
def test_challenge_does_not_name_the_hero_that_the_other_line_of_the_cloak_replaces() -> None:
    story = table(player("Greg", play=["Champion's Cloak", "Squire"], pixels="GG"))
    assert "Only choice" in story.label("information:champions-cloak")
    assert "Only choice" not in story.label("ability:champions-cloak")


# ---------------------------------------------------------------- buying and treasure


@pytest.mark.rule("HF-10.18")
def test_whoever_may_answer_a_purchase_sees_the_buyers_treasure() -> None:
    story = table(
        player("Greg", play=["Gold", "Gold"], spells=["Windfall"], pixels="Y"),
        player("Joe", spells=["Toll"], pixels="Y"),
    )
    story.answer("buy:gold")
    assert story.prompt == (
        "Player 1 is buying Gold, cost 6, with 6 treasure. Respond with a spell?"
    )
    story.answer("cast:toll")
    assert story.prompt == "You are buying Gold, cost 6, with 2 treasure. Respond with a spell?"


def test_a_purchase_says_all_that_the_card_does() -> None:
    greg = player("Greg", play=["Dwarven Stone", "Gold"])
    story = table(greg, artifacts=["Orken Jewel"])
    assert story.label("buy:orken-jewel") == (
        "Buy Orken Jewel (9 treasure): +1 card. Your next hand has one card more. "
        "Horde (green, green): Draw 2 cards."
    )
    assert story.label("buy:seer").startswith("Buy Seer (6 treasure): 3/4. Forewarn (blue, yellow)")
    for key in story.options:
        if key.startswith("buy:"):
            face = next(one for one in PLAYER_CARDS if one.key == key.removeprefix("buy:"))
            assert face.ability_text in story.label(key)


def test_passing_a_fake_diamond_off_brings_what_it_says() -> None:
    greg = player("Greg", play=["Fake Diamond", "Shield"], pixels="RG")
    story = table(greg, player("Joe"), heroes=["Thief"])
    assert "+2 in all" in story.label("ability:fake-diamond")
    before = story.side("Greg").treasure
    story.answer("ability:fake-diamond")
    assert story.side("Greg").treasure == before + 2


@pytest.mark.rule("HF-10.6")
def test_buying_a_sixth_spell_says_that_one_must_go() -> None:
    def lay(count: int) -> Story:
        spells = ["Toll", "Hush", "Bulwark", "Purge", "Stasis"][:count]
        return table(player("Emily", play=["Spell Book", "Gold"], spells=spells))

    assert lay(4).label("buy-spell") == "Buy a spell (3 treasure)"
    full = lay(5)
    assert (
        full.label("buy-spell") == "Buy a spell (3 treasure; you hold five, so play or trash one)"
    )
    full.answer("buy-spell")
    assert full.asks("Emily", "too-many-spells")


# ---------------------------------------------------------------- pixels and spells


@pytest.mark.rule("HF-6.11")
def test_a_trade_says_what_is_given_and_what_comes() -> None:
    story = table(player("Greg", pixels="B", exhausted="BRR"), supply="GGY")
    assert story.label("trade:blue") == (
        "Trade two blue pixels (1 available) for another color, which comes exhausted"
    )
    assert story.label("trade:red").startswith("Trade two red pixels for another color")
    story = table(player("Greg", pixels="B", exhausted="B"), supply="BBY")
    assert "for a yellow one" in story.label("trade:blue")
    story.answer("trade:blue")
    assert story.pixels("Greg") == "/Y"


@pytest.mark.rule("HF-10.5", "HF-14.15")
def test_the_tome_says_when_no_spell_is_left() -> None:
    story = table(player("Greg", play=["Tome of Serpents"]), spells=[])
    story.answer("information:tome-of-serpents")
    assert story.label("gain:spell") == "A spell (none is left)"


@pytest.mark.rule("HF-10.25")
def test_a_spell_that_can_be_answered_is_named() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Windfall"], pixels="Y"),
        player("Joe", spells=["Cheatcode"], pixels="RR"),
    )
    story.answer("cast:windfall")
    assert story.prompt == "Player 1 plays Windfall. Respond with a spell?"
