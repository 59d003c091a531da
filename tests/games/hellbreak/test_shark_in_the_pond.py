"""Shark in the Pond: return the minion, or call the prank (HB-16.1)."""

from __future__ import annotations

import pytest

from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, made_up, side, table


def pond(hand: list[CardName], *, malice: int = 0) -> Story:
    """Jaws has 1 blood and plays the event at Renfield, who is hurt, at Carfax Abbey."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield", damage=1), at(BEACH, "Verona")]),
        jaws=side(
            hand=["Shark in the Pond", *hand],
            blood=1,
            malice=malice,
            minions=[at(CARFAX, "Man O' War")],
        ),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond")
    return story


@pytest.mark.rule("HB-16.1")
def test_the_pond_is_for_an_enemy_minion_whose_controller_chooses() -> None:
    story = pond(["Rogue Shark"])
    assert story.asks("jaws", "scare-whom")
    assert story.options == ["target:enemy:left:renfield:damage-1", "target:enemy:right:verona"]
    story.answer("target:enemy:left:renfield:damage-1")
    assert story.asks("dracula", "return-or-call")
    assert story.options == ["return", "call"]


@pytest.mark.rule("HB-16.1")
@pytest.mark.rule("HB-14.8")
def test_a_terrified_minion_goes_back_to_its_owners_hand() -> None:
    story = pond(["Rogue Shark"])
    story.answer("target:enemy:left:renfield:damage-1", "return")
    assert story.pile("dracula", "hand") == ["Renfield"]
    assert story.in_play("dracula") == ["Verona"]
    assert story.pile("dracula", "crypt") == []
    assert story.in_play("jaws") == ["Man O' War"]
    assert story.pile("jaws", "hand") == ["Rogue Shark"]


@pytest.mark.rule("HB-16.1")
@pytest.mark.rule("HB-14.9")
def test_a_prank_that_was_called_brings_a_free_shark_to_that_location() -> None:
    """Threat From Below would cost 5 blood and ask for 2 Feral icons; Jaws has neither."""
    story = pond(["Threat From Below", "Giant Octopus"])
    story.answer("target:enemy:left:renfield:damage-1", "call")
    assert story.in_play("jaws") == ["Man O' War", "Threat From Below"]
    assert story.minion("Threat From Below").location == CARFAX
    assert story.minion("Threat From Below").exhausted
    assert story.in_play("dracula") == ["Renfield", "Verona"]
    assert story.minion("Renfield").damage == 1
    assert story.jaws.blood == 0


@pytest.mark.rule("HB-16.1")
def test_the_player_of_the_pond_chooses_among_several_sharks() -> None:
    story = pond(["Threat From Below", "Rogue Shark", "Giant Octopus", "Shark Spotter"])
    story.answer("target:enemy:right:verona", "call")
    assert story.asks("jaws", "free-shark")
    assert sorted(story.options) == ["play:rogue-shark", "play:threat-from-below"]
    story.answer("play:rogue-shark")
    assert story.minion("Rogue Shark").location == BEACH


@pytest.mark.rule("HB-16.1")
def test_a_unique_shark_stays_in_the_hand() -> None:
    old_one = made_up("The Old One", traits=("Shark",), unique=True)
    story = pond([old_one])
    story.answer("target:enemy:right:verona", "call")
    assert story.in_play("jaws") == ["Man O' War"]
    assert story.pile("jaws", "hand") == ["The Old One"]


@pytest.mark.rule("HB-16.1")
def test_a_prank_with_nothing_behind_it() -> None:
    story = pond(["Giant Octopus"])
    story.answer("target:enemy:left:renfield:damage-1", "call")
    assert story.asks("dracula", "action")
    assert story.in_play("dracula") == ["Renfield", "Verona"]
    assert story.in_play("jaws") == ["Man O' War"]


@pytest.mark.rule("HB-14.9")
def test_a_free_shark_is_otherwise_played_as_usual() -> None:
    """The malice to ready it is asked for, and then comes its PLAYED ability."""
    story = pond(["Ravenous Predator"], malice=1)
    story.answer("target:enemy:right:verona", "call")
    assert story.asks("jaws", "pay-to-ready")
    story.answer("yes")
    assert not story.minion("Ravenous Predator").exhausted
    assert story.asks("jaws", "blood-or-malice")


def test_the_pond_is_for_the_lurking_side() -> None:
    story = table(jaws=side(hand=["Shark in the Pond"], blood=1, unleashed=True), turn="jaws")
    assert "play:shark-in-the-pond" not in story.options
