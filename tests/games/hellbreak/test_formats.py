"""Stories about the formats and settings of HELLBREAK. (HB-15.5 to 15.8)"""

from __future__ import annotations

import json
from typing import Any

import pytest

import breakfall
from breakfall import BreakfallError, Luck
from breakfall.games.hellbreak.decks import find_deck, read_deck
from tests.contract.playing import play_to_the_end, position
from tests.games.hellbreak.own_decks import DRACULA_AT_SEA, JAWS_IN_THE_CRYPT
from tests.games.hellbreak.tables import (
    answer,
    asked,
    duel_of,
    laid_table,
    new_table,
    offered,
    play_until,
    side_of,
    sides_seen,
    table_seen,
)

# ---------------------------------------------------------------- HB-15.5 the same on both sides


@pytest.mark.rule("HB-15.5")
@pytest.mark.parametrize("name", ["dracula", "jaws"])
def test_both_players_may_bring_the_same_deck_and_the_same_location(name: str) -> None:
    match = new_table("open", deck0=name, deck1=name)
    place = match.choice_of(0).keys[0]
    match.choose_key(place, 0)
    match.choose_key(place, 1)
    ours, theirs = table_seen(match, None)["locations"]
    assert ours["card"] == theirs["card"]
    assert (ours["controller"], theirs["controller"]) == (0, 1)
    answer(match, "mulligan:done", "mulligan:done", "bid:nothing", "bid:nothing")
    answer(match, "player:opponent")
    play_until(match, "action")
    answer(match, "attack:ally:monster")
    assert match.choice is not None
    labels = [option.label for option in match.choice.options]
    assert labels == [f"{ours['name']} on your right", f"{ours['name']} on your left"]


@pytest.mark.rule("HB-15.5")
@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("name", ["dracula", "jaws"])
def test_a_monster_can_fight_its_double_to_the_end(name: str, seed: int) -> None:
    match = new_table("open", seed=seed, deck0=name, deck1=name)
    play_to_the_end(match, Luck(seed))
    assert match.outcome is not None
    assert len(match.outcome.winners) == 1


# ---------------------------------------------------------------- HB-15.6 first game


@pytest.mark.rule("HB-15.6")
@pytest.mark.parametrize("dracula", [0, 1])
def test_the_first_game_is_laid_out_for_its_players(dracula: int) -> None:
    decks = ("dracula", "jaws") if dracula == 0 else ("jaws", "dracula")
    match = new_table("first-game", first="random", deck0=decks[0], deck1=decks[1])
    assert asked(match) == (dracula, "mulligan")  # nobody is asked for a location
    seen = table_seen(match, None)
    assert seen["initiative"] == dracula
    assert seen["sides"][dracula]["monster"]["card"] == "dracula"
    assert seen["locations"][dracula]["card"] == "carfax-abbey"
    assert seen["locations"][1 - dracula]["card"] == "north-beach"
    assert [len(one["hand"]) for one in seen["sides"]] == [4, 4]
    answer(match, "mulligan:done", "mulligan:done")
    assert [one["health"] for one in sides_seen(match, None)] == [16, 16]


@pytest.mark.rule("HB-15.6")
def test_in_the_first_game_nobody_else_can_have_initiative() -> None:
    with pytest.raises(BreakfallError, match="Dracula has initiative, that is seat 0: leave out"):
        new_table("first-game", first="1")
    assert table_seen(new_table("first-game", first="0"), None)["initiative"] == 0


# ---------------------------------------------------------------- HB-15.7 demo


@pytest.mark.rule("HB-15.7")
def test_the_demo_decks_are_as_they_are_sold() -> None:
    dracula, jaws = find_deck("dracula"), find_deck("jaws")
    assert (len(dracula.cards), len(jaws.cards)) == (40, 40)
    assert (len(dracula.counts), len(jaws.counts)) == (18, 16)
    assert (dracula.counts["swarm-of-rats"], jaws.counts["killer-whale"]) == (6, 1)


@pytest.mark.rule("HB-15.7")
def test_in_the_demo_each_monster_chooses_between_its_own_two_locations() -> None:
    match = breakfall.new_match("hellbreak", seed=1)  # the demo is what one gets unasked
    assert match.setup.format.key == "demo"
    assert offered(match) == ["location:carfax-abbey", "location:castle-dracula"]
    assert match.choice_of(1).keys == ["location:north-beach", "location:amity-harbor"]
    swapped = new_table("demo", deck0="jaws", deck1="dracula")
    assert offered(swapped) == ["location:north-beach", "location:amity-harbor"]


@pytest.mark.rule("HB-15.6")
@pytest.mark.rule("HB-15.7")
@pytest.mark.parametrize("form", ["demo", "first-game"])
@pytest.mark.parametrize(
    "decks", [("jaws", "jaws"), ("dracula", DRACULA_AT_SEA)], ids=["twins", "own"]
)
def test_the_demo_formats_are_dracula_against_jaws_only(form: str, decks: tuple[str, str]) -> None:
    with pytest.raises(BreakfallError, match=r"set deck0=dracula and deck1=jaws.*'open' plays any"):
        new_table(form, deck0=decks[0], deck1=decks[1])


# ---------------------------------------------------------------- HB-15.8 open


@pytest.mark.rule("HB-15.8")
def test_open_is_played_with_the_players_own_decks_and_the_usual_set_up() -> None:
    match = new_table("open", deck0=DRACULA_AT_SEA, deck1=JAWS_IN_THE_CRYPT)
    assert match.choice_of(0).keys == ["location:carfax-abbey", "location:north-beach"]
    assert match.choice_of(1).keys == ["location:castle-dracula", "location:carfax-abbey"]
    for seat, text in enumerate((DRACULA_AT_SEA, JAWS_IN_THE_CRYPT)):
        cards = sorted(card.face.key for card in side_of(match, seat).piles.deck.cards)
        assert cards == sorted(face.key for face in read_deck(text).cards)


@pytest.mark.rule("HB-15.8")
@pytest.mark.parametrize("setting", ["deck0", "deck1"])
@pytest.mark.parametrize(
    ("text", "message"),
    [
        (DRACULA_AT_SEA + "\n1 Orca", "exactly 40 cards, this one has 41: take 1 out"),
        (DRACULA_AT_SEA.replace("1 Orca", "1 Kraken"), "line 17 of this deck: there is no card"),
        ("alucard\n", "line 1 of this deck: 'alucard' is neither 'monster: NAME'"),
        ("my.deck", "'my.deck' is only a name; on the command line deck[01]=@my.deck reads a file"),
        ("", "a deck has one monster, this one has 0"),
    ],
    ids=["one too many", "unknown", "no deck", "a file", "nothing"],
)
def test_a_deck_that_breaks_a_rule_is_refused_before_the_match(
    setting: str, text: str, message: str
) -> None:
    wanted = f"setting {setting} is neither dracula nor jaws nor a deck: .*{message}"
    decks = {"deck0": "dracula", "deck1": "jaws"} | {setting: text}
    with pytest.raises(BreakfallError, match=wanted):
        new_table("open", deck0=decks["deck0"], deck1=decks["deck1"])


@pytest.mark.rule("HB-15.8")
@pytest.mark.parametrize("seed", range(4))
def test_two_odd_decks_play_to_the_end(seed: int) -> None:
    match = new_table("open", seed=seed, deck0=DRACULA_AT_SEA, deck1=JAWS_IN_THE_CRYPT)
    play_to_the_end(match, Luck(seed))
    assert match.outcome is not None


@pytest.mark.rule("HB-15.8")
def test_a_record_holds_its_decks_and_loads_again() -> None:
    match = new_table("open", seed=3, deck0=DRACULA_AT_SEA, deck1="jaws", last_card="none")
    luck = Luck(3)
    for _ in range(60):
        match.choose(luck.below(len(match.choices[0])), match.choices[0].seat)
    record = json.loads(json.dumps(match.record()))
    assert record["settings"] == {
        "deck0": read_deck(DRACULA_AT_SEA).text(),
        "deck1": "jaws",
        "first": "0",
        "last_card": "none",
    }
    again = breakfall.load(record)
    assert position(again) == position(match)
    play_to_the_end(again, luck)
    assert breakfall.load(again.record()).outcome is not None


# ---------------------------------------------------------------- settings


@pytest.mark.rule("HB-12.12")
@pytest.mark.parametrize(("value", "scares"), [("jumpscare", True), ("none", False)])
def test_a_table_may_be_set_up_without_the_last_jumpscare(value: str, scares: bool) -> None:
    match = laid_table(last_card=value)
    assert duel_of(match).last_card_scares is scares
    assert duel_of(match).copy().last_card_scares is scares


@pytest.mark.parametrize(
    ("options", "message"),
    [
        ({"first": "dracula"}, "setting first cannot be 'dracula'; it may be: random, 0, 1"),
        ({"last_card": "no"}, "setting last_card cannot be 'no'; it may be: jumpscare, none"),
        ({"deck2": "jaws"}, "has no setting 'deck2'; it has: deck0, deck1, first, last_card"),
    ],
)
def test_a_setting_that_does_not_fit_is_refused(options: dict[str, Any], message: str) -> None:
    with pytest.raises(BreakfallError, match=message):
        breakfall.new_match("hellbreak", seed=1, **options)
