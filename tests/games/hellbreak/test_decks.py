"""Stories about decks and deck files. (HB-15.1 to 15.4)"""

from __future__ import annotations

import pytest

from breakfall import BreakfallError
from breakfall.games.hellbreak.cards import DECK_CARDS
from breakfall.games.hellbreak.decks import find_deck, read_deck
from tests.games.hellbreak.own_decks import (
    CURSED,
    DRACULA_AT_SEA,
    JAWS_IN_THE_CRYPT,
    PLACES,
    threes,
    written,
)


def refusal(text: str) -> str:
    """What is said about a deck that is none."""
    with pytest.raises(BreakfallError) as refused:
        read_deck(text)
    return str(refused.value)


# ---------------------------------------------------------------- HB-15.1 what a deck is


@pytest.mark.rule("HB-15.1")
def test_a_deck_is_a_monster_two_locations_and_forty_cards() -> None:
    deck = read_deck(DRACULA_AT_SEA)
    assert deck.monster.name == "Dracula"
    assert [location.name for location in deck.locations] == ["Carfax Abbey", "North Beach"]
    names = [face.name for face in deck.cards]
    assert len(names) == 40
    assert (names.count("Drain Life"), names.count("Orca"), names.count("Verona")) == (3, 1, 0)


@pytest.mark.rule("HB-15.1")
def test_a_file_may_have_remarks_keys_blank_lines_and_titles_twice() -> None:
    plain = read_deck(DRACULA_AT_SEA).text()
    loose = (
        DRACULA_AT_SEA.replace("monster: Dracula", "\n# the Count\nMONSTER :dracula  # himself")
        .replace(
            "location: Carfax Abbey\nlocation: North Beach", "Locations: carfax abbey, North Beach"
        )
        .replace("3 Vampire's Coffin", "  1\tvampires-coffin\n2 VAMPIRE’S COFFIN")
    )
    assert read_deck(loose).text() == plain
    assert read_deck(plain).text() == plain


@pytest.mark.rule("HB-15.1")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            ("monster: Dracula", ""),
            "a deck has one monster, this one has 0: write one line 'monster: NAME'",
        ),
        (
            ("monster: Dracula", "monster: Dracula\nmonster: Jaws"),
            "a deck has one monster, this one has 2: write one line 'monster: NAME'",
        ),
        (("1 Orca", ""), "a deck has exactly 40 cards, this one has 39: add 1"),
        (("1 Orca", "0 Orca"), "a deck has exactly 40 cards, this one has 39: add 1"),
        (("1 Orca", "3 Orca"), "a deck has exactly 40 cards, this one has 42: take 2 out"),
    ],
)
def test_a_deck_with_a_missing_part_or_not_forty_cards_is_refused(
    change: tuple[str, str], message: str
) -> None:
    assert refusal(DRACULA_AT_SEA.replace(*change)) == message


@pytest.mark.rule("HB-15.1")
@pytest.mark.parametrize(
    ("given", "listed"),
    [
        ([], "none"),
        (["Carfax Abbey"], "Carfax Abbey"),
        (["Carfax Abbey"] * 2, "Carfax Abbey, Carfax Abbey"),
        (["Carfax Abbey", *PLACES], "Carfax Abbey, Carfax Abbey, North Beach"),
    ],
)
def test_a_deck_without_two_different_locations_is_refused(given: list[str], listed: str) -> None:
    text = written("Dracula", tuple(given), threes(CURSED) | {"Swarm of Rats": 4})
    assert refusal(text) == (
        f"a deck has two different locations, this one has: {listed}; write two lines "
        "'location: NAME'"
    )


@pytest.mark.rule("HB-15.1")
@pytest.mark.parametrize("text", ["", "# nothing but a remark\n"])
def test_an_empty_file_is_no_deck(text: str) -> None:
    assert refusal(text).startswith("a deck has one monster, this one has 0")


@pytest.mark.rule("HB-15.1")
@pytest.mark.parametrize(
    "line", ["Verona", "Verona 3", "three Verona", "-1 Verona", "3", "deck: 1"]
)
def test_a_line_that_says_nothing_is_named_with_its_number(line: str) -> None:
    assert refusal(f"monster: Jaws\n\n{line}\n") == (
        f"line 3 of this deck: {line!r} is neither 'monster: NAME', 'location: NAME' nor "
        "'COUNT NAME'"
    )


@pytest.mark.rule("HB-15.1")
@pytest.mark.parametrize("name", ["dracula", "jaws"])
def test_a_demo_deck_written_out_is_the_same_deck(name: str) -> None:
    again = read_deck(find_deck(name).text())
    assert again.cards == find_deck(name).cards
    assert again.locations == find_deck(name).locations


# ---------------------------------------------------------------- HB-15.2 cards of the pool


@pytest.mark.rule("HB-15.2")
@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("monster: Godzilla", "there is no monster 'Godzilla'; there is: Dracula, Jaws"),
        ("monster:", "there is no monster ''; there is: Dracula, Jaws"),
        (
            "location: Carfax Abby",
            "there is no location 'Carfax Abby'; there is: Carfax Abbey",
        ),
        ("2 Drain Live", "there is no card for a deck 'Drain Live'; there is: Drain Life"),
        ("monster: Renfield", "Renfield is not a monster: write 'COUNT Renfield'"),
        ("location: Jaws", "Jaws is not a location: write 'monster: Jaws'"),
        ("1 Dracula", "Dracula is not a card for a deck: write 'monster: Dracula'"),
        (
            "1 North Beach",
            "North Beach is not a card for a deck: write 'location: North Beach'",
        ),
    ],
)
def test_a_name_that_is_unknown_or_of_the_wrong_kind_is_refused(line: str, message: str) -> None:
    assert refusal(f"# my deck\n{line}") == f"line 2 of this deck: {message}"


@pytest.mark.rule("HB-15.2")
def test_for_a_name_like_no_other_all_cards_are_listed() -> None:
    said = refusal("3 Xylophone")
    assert all(face.name in said for face in DECK_CARDS)


# ---------------------------------------------------------------- HB-15.3 at most three copies


@pytest.mark.rule("HB-15.3")
def test_a_deck_may_hold_three_of_a_title_and_six_swarms_of_rats() -> None:
    counts = read_deck(JAWS_IN_THE_CRYPT).counts
    assert (counts["swarm-of-rats"], counts["verona"]) == (6, 3)


@pytest.mark.rule("HB-15.3")
@pytest.mark.parametrize(
    ("change", "message"),
    [
        (
            ("3 Verona\n1 Aleera", "4 Verona"),
            "a deck may hold 3 of Verona, this one has 4: take 1 out",
        ),
        (
            ("3 Verona\n1 Aleera", "3 Verona\n1 Verona"),
            "a deck may hold 3 of Verona, this one has 4: take 1 out",
        ),
        (
            ("6 Swarm of Rats\n3 Verona\n1 Aleera", "8 Swarm of Rats\n2 Verona"),
            "a deck may hold 6 of Swarm of Rats, this one has 8: take 2 out",
        ),
        (
            ("1 Aleera", "1000000000000 Aleera"),  # said before anybody lays them out
            "a deck may hold 3 of Aleera, this one has 1000000000000: take 999999999997 out",
        ),
    ],
)
def test_more_copies_than_the_limit_are_refused(change: tuple[str, str], message: str) -> None:
    text = JAWS_IN_THE_CRYPT.replace(*change)
    assert text != JAWS_IN_THE_CRYPT
    assert refusal(text) == message


@pytest.mark.rule("HB-15.2")
def test_a_name_may_be_written_with_its_subtitle() -> None:
    full = DRACULA_AT_SEA.replace("Renfield", "Renfield, Deranged Solicitor").replace(
        "monster: Dracula", "monster: Dracula, Transylvanian Terror"
    )
    assert read_deck(full).text() == read_deck(DRACULA_AT_SEA).text()
    wrong = DRACULA_AT_SEA.replace("Renfield", "Renfield, Alluring Bride")
    assert "there is no card for a deck 'Renfield, Alluring Bride'" in refusal(wrong)


@pytest.mark.rule("HB-15.3")
def test_only_swarm_of_rats_sets_a_limit_of_its_own() -> None:
    others = {face.name: face.copies for face in DECK_CARDS if face.copies != 3}
    assert others == {"Swarm of Rats": 6}


# ---------------------------------------------------------------- HB-15.4 at most two aspects


@pytest.mark.rule("HB-15.4")
def test_a_third_aspect_is_refused_by_name_and_with_a_card_of_it() -> None:
    text = DRACULA_AT_SEA.replace("1 Orca", "1 Aleera")
    assert refusal(text) == (
        "a deck has the aspect of its monster (Cursed) and at most one other: keep only one of "
        "Deranged (Roughtail Stingray), Revenant (Aleera)"
    )


@pytest.mark.rule("HB-15.4")
def test_the_monsters_own_aspect_is_one_of_the_two() -> None:
    """Cursed and Deranged cards alone are two aspects, but with Jaws there are three."""
    text = DRACULA_AT_SEA.replace("monster: Dracula", "monster: Jaws")
    assert refusal(text) == (
        "a deck has the aspect of its monster (Feral) and at most one other: keep only one of "
        "Cursed (Drain Life), Deranged (Orca)"
    )
