"""The worked examples of the rulebook, to the letter."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import COLLECT
from tests.games.hellbreak.story import BEACH, CARFAX, at, side, table


@pytest.mark.rule("HB-5.2")
def test_dracula_collects_five_blood_one_malice_and_two_cards() -> None:
    """A vault that shows 5 blood, 1 malice and 2 cards, the monster's own bar included."""
    story = table(dracula=side(vault=["Drain Life", "Coven Feast"]), stage=COLLECT)
    assert story.dracula.blood == 5
    assert story.dracula.malice == 1
    assert len(story.pile("dracula", "hand")) == 2


@pytest.mark.rule("HB-7.1")
@pytest.mark.rule("HB-7.2")
def test_two_feral_and_one_deranged_icon_let_jaws_play_threat_from_below() -> None:
    """Its cost is 5, its loyalty 2 Feral; one of the two Feral icons is on Jaws himself."""
    jaws = side(vault=["Barracuda", "Orca"], hand=["Threat From Below"], blood=5)
    story = table(jaws=jaws, turn="jaws")
    assert story.jaws.icons(2) == 2  # Feral
    assert story.jaws.icons(1) == 1  # Deranged
    story.answer("play:threat-from-below", "at:right")
    assert story.in_play("jaws") == ["Threat From Below"]
    assert story.jaws.blood == 0


@pytest.mark.rule("HB-8.3")
@pytest.mark.rule("HB-8.5")
@pytest.mark.rule("HB-12.1")
def test_mina_defends_alucard_against_the_octopus_and_is_killed() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Count Alucard"), at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:giant-octopus", "target:enemy:left:count-alucard")
    assert story.minion("Giant Octopus").exhausted
    assert story.asks("dracula", "defend")
    story.answer("defend:ally:right:mina-harker")
    assert story.pile("dracula", "crypt") == ["Mina Harker"]
    assert story.minion("Giant Octopus").damage == 1
    assert story.minion("Count Alucard").damage == 0


@pytest.mark.rule("HB-9.3")
@pytest.mark.rule("HB-9.5")
@pytest.mark.rule("HB-9.7")
@pytest.mark.rule("HB-9.8")
@pytest.mark.rule("HB-9.10")
def test_alucard_schemes_and_dracula_takes_control_of_carfax_abbey() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Count Alucard")], deck=["Drain Life", "Renfield"]),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
        controllers=("jaws", "jaws"),
        malice_at_carfax=(3, 1),
    )
    story.answer("scheme:ally:right:count-alucard")
    assert story.asks("jaws", "assign-damage")
    story.answer("target:ally:right:giant-octopus")
    story.answer("target:ally:right:giant-octopus:damage-1")
    assert story.minion("Giant Octopus").damage == 2
    carfax = story.duel.places[CARFAX]
    assert carfax.malice == [0, 0]
    assert carfax.controller == 0
    assert story.dracula.blood == 1
    assert story.pile("dracula", "hand") == ["Drain Life"]
