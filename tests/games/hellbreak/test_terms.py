"""Healing, moving, terrifying, and playing free (HB-14.6 to HB-14.9)."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.state import Duel, Minion
from breakfall.games.hellbreak.terms import PLAYED
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, made_up, side, table

# ---------------------------------------------------------------- heal, damaged


@pytest.mark.rule("HB-14.6")
def test_healing_takes_off_no_more_than_there_is() -> None:
    """Nobody without damage is offered, and what is healed fully is not damaged any more."""
    story = table(
        dracula=side(
            hand=["Drain Life", "Drain Life"],
            blood=2,
            minions=[at(CARFAX, "Mina Harker", damage=1), at(CARFAX, "Renfield")],
        ),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    octopus = "target:enemy:left:giant-octopus"
    story.answer("play:drain-life", octopus)
    assert story.options == ["target:nobody", "target:ally:right:mina-harker:damage-1"]
    story.answer("target:ally:right:mina-harker:damage-1", "pass")
    assert story.minion("Mina Harker").damage == 0
    story.answer("play:drain-life", f"{octopus}:damage-1")
    assert story.asks("jaws", "action")  # there is nobody left to heal


@pytest.mark.rule("HB-14.6")
def test_a_monster_that_has_lost_health_is_not_damaged() -> None:
    """Rogue Shark gets its bonus from minions, and a Whale finds nobody to kill."""
    story = table(
        dracula=side(health=["Drain Life"] * 4, vertical=True, exhausted=True),
        jaws=side(
            minions=[at(CARFAX, "Rogue Shark")], hand=["Killer Whale"], blood=8, vault=["Barracuda"]
        ),
        turn="jaws",
    )
    story.answer("play:killer-whale", "at:left")
    assert story.asks("dracula", "action")
    story.answer("pass", "attack:ally:left:rogue-shark")
    assert story.dracula.health == 7 - 1


@pytest.mark.rule("HB-14.6")
def test_a_monster_is_never_healed() -> None:
    story = scare("Drain Life", "dracula", side(malice=1))
    assert story.dracula.health == 7  # the revealed card still counts as one
    story.answer("yes")
    assert story.asks("dracula", "action")
    assert story.minion("Striker").damage == 1
    assert story.dracula.health == 6


# ---------------------------------------------------------------- move


async def gain_two_blood(self: object, duel: Duel, me: Minion) -> None:
    me.side.blood += 2


HERALD = made_up("Herald", traits=("Creature",), abilities=PLAYED, played=gain_two_blood)


@pytest.mark.rule("HB-14.7")
@pytest.mark.parametrize("exhausted", [True, False])
def test_a_minion_that_moves_keeps_its_damage_and_its_state(exhausted: bool) -> None:
    owner = side(minions=[at(CARFAX, "Verona", damage=2, exhausted=exhausted)])
    story = scare("Carriage Driver", "dracula", owner)
    story.answer("yes")
    verona = story.minion("Verona")
    assert verona.location == BEACH
    assert verona.damage == 2
    assert verona.exhausted is exhausted
    assert verona.side is story.dracula


@pytest.mark.rule("HB-14.7")
def test_a_minion_that_moves_has_not_been_played() -> None:
    """No PLAYED ability, no question to ready it, and no Creature for Jaws this phase."""
    driver = scare(
        "Carriage Driver", "jaws", side(minions=[at(BEACH, HERALD, exhausted=True)], malice=1)
    )
    driver.answer("yes")
    assert driver.minion("Herald").location == CARFAX
    assert driver.asks("jaws", "action")
    assert driver.jaws.blood == 0
    driver.answer("scheme:ally:monster")
    driver.answer("target:ally:monster")
    driver.answer("at:right")
    assert driver.jaws.malice == 1


@pytest.mark.rule("HB-14.7")
def test_an_enemy_minion_moves_to_its_own_controllers_side() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona")]),
        jaws=side(hand=["A Panic on Our Hands"], blood=4, vault=["Orca"]),
        turn="jaws",
    )
    story.answer("play:a-panic-on-our-hands", "target:enemy:left:verona")
    assert story.in_play("dracula") == ["Verona"]
    assert story.minion("Verona").location == BEACH


# ---------------------------------------------------------------- terrify, free


def pond(hand: list[CardName], **given: int) -> Story:
    """Zaleska, hurt and exhausted at Carfax Abbey, is asked about a shark in the pond."""
    story = table(
        dracula=side(
            minions=[at(CARFAX, "Countess Zaleska", damage=3, exhausted=True)],
            blood=9,
            malice=1,
            vault=["Renfield"],
        ),
        jaws=side(hand=["Shark in the Pond", *hand], blood=1, **given),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond")
    return story


@pytest.mark.rule("HB-14.8")
def test_a_terrified_minion_comes_back_without_its_damage() -> None:
    story = pond([])
    story.answer("return")
    assert story.pile("dracula", "hand") == ["Countess Zaleska"]
    assert story.pile("dracula", "crypt") == []
    story.answer("play:countess-zaleska", "at:right", "no")
    assert story.minion("Countess Zaleska").damage == 0


@pytest.mark.rule("HB-14.8")
def test_a_terrified_minion_has_not_been_killed() -> None:
    story = pond([])
    story.answer("return")
    assert not any("killed" in line for line in story.told)
    assert any("returns to its owner's hand" in line for line in story.told)


@pytest.mark.rule("HB-14.9")
def test_a_free_card_needs_neither_blood_nor_loyalty() -> None:
    """The same Shark, asked for its cost of 5 and its 2 Feral icons, cannot be played."""
    story = pond(["Threat From Below"])
    story.answer("call")
    assert story.in_play("jaws") == ["Threat From Below"]
    poor = table(jaws=side(hand=["Threat From Below"], blood=1), turn="jaws")
    assert "play:threat-from-below" not in poor.options
    disloyal = table(jaws=side(hand=["Threat From Below"], blood=9), turn="jaws")
    assert "play:threat-from-below" not in disloyal.options


@pytest.mark.rule("HB-14.9")
def test_a_free_card_is_readied_for_malice_and_uses_its_played_ability() -> None:
    story = pond(["Ravenous Predator"], malice=1)
    story.answer("call")
    assert story.minion("Ravenous Predator").exhausted
    assert story.asks("jaws", "pay-to-ready")
    story.answer("yes")
    assert story.asks("jaws", "blood-or-malice")
