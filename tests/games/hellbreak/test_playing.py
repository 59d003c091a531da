"""Playing minions, assets and events. (HB-7.4 to 7.9)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.rules.death import kill
from breakfall.games.hellbreak.rules.pool import gain_blood, gain_malice
from breakfall.games.hellbreak.state import Duel, EventCard, Minion, Side
from breakfall.games.hellbreak.terms import ENTERS, PLAYED
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table


class Howl(EventCard):
    name = "Howl"
    loyalty = 0
    unleashed_only = True

    async def resolve(self, duel: Duel, side: Side) -> None:
        gain_malice(duel, side, 1)


async def gain_a_blood(face: object, duel: Duel, me: Minion) -> None:
    gain_blood(duel, me.side, 1)


async def gain_a_malice(face: object, duel: Duel, me: Minion) -> None:
    gain_malice(duel, me.side, 1)


async def kill_oneself(face: object, duel: Duel, me: Minion) -> None:
    kill(duel, me)


def locations_of(story: Story, name: str) -> list[tuple[str, int]]:
    return [(minion.name, minion.location) for minion in story.side(name).minions]


# ---------------------------------------------------------------- one side only


@pytest.mark.rule("HB-7.4")
def test_a_lurking_card_waits_until_the_monster_lurks() -> None:
    hand = ["Shark in the Pond"]
    story = table(jaws=side(hand=hand, blood=9), turn="jaws")
    assert "play:shark-in-the-pond" in story.options
    story = table(jaws=side(hand=hand, blood=9, unleashed=True), turn="jaws")
    assert "play:shark-in-the-pond" not in story.options


@pytest.mark.rule("HB-7.4")
def test_an_unleashed_card_waits_until_the_monster_is_unleashed() -> None:
    story = table(dracula=side(hand=[Howl()]))
    assert "play:howl" not in story.options
    story = table(dracula=side(hand=[Howl()], unleashed=True))
    story.answer("play:howl")
    assert story.dracula.malice == 1


# ---------------------------------------------------------------- minions


@pytest.mark.rule("HB-7.5")
def test_a_minion_is_paid_for_and_then_enters_either_location_exhausted() -> None:
    story = table(dracula=side(hand=["Renfield"], blood=2))
    story.answer("play:renfield")
    assert story.asks("dracula", "play-where")
    assert story.dracula.blood == 0
    assert story.options == ["at:right", "at:left"]
    story.answer("at:left")
    assert locations_of(story, "dracula") == [("Renfield", BEACH)]
    assert story.minion("Renfield").exhausted


@pytest.mark.rule("HB-7.5")
def test_right_is_ones_own_location() -> None:
    story = table(jaws=side(hand=["Barracuda"], blood=1), turn="jaws")
    story.answer("play:barracuda", "at:right")
    assert locations_of(story, "jaws") == [("Barracuda", BEACH)]


@pytest.mark.rule("HB-7.6")
def test_one_malice_readies_a_minion_that_has_just_been_played() -> None:
    story = table(dracula=side(hand=["Renfield"], blood=2, malice=2))
    story.answer("play:renfield", "at:right")
    assert story.asks("dracula", "pay-to-ready")
    story.answer("yes")
    assert not story.minion("Renfield").exhausted
    assert story.dracula.malice == 1
    assert story.asks("jaws", "action")  # asked once


@pytest.mark.rule("HB-7.6")
def test_who_declines_keeps_the_malice_and_is_not_asked_again() -> None:
    story = table(dracula=side(hand=["Renfield"], blood=2, malice=2))
    story.answer("play:renfield", "at:right", "no")
    assert story.minion("Renfield").exhausted
    assert story.dracula.malice == 2
    assert story.asks("jaws", "action")
    story.answer("pass")
    assert story.options == ["pass", "slumber", "attack:ally:monster", "scheme:ally:monster"]


@pytest.mark.rule("HB-7.6")
def test_without_malice_in_the_pool_nobody_is_asked() -> None:
    """What lies at the location is not in the pool."""
    story = table(dracula=side(hand=["Renfield"], blood=2), malice_at_carfax=(3, 0))
    story.answer("play:renfield", "at:right")
    assert story.asks("jaws", "action")
    assert story.minion("Renfield").exhausted


@pytest.mark.rule("HB-7.6")
def test_a_minion_that_enters_ready_needs_no_malice() -> None:
    dracula = side(hand=["Transylvanian Wolf"], blood=2, malice=2, vault=["Renfield"])
    story = table(dracula)
    story.answer("play:transylvanian-wolf", "at:right")
    assert story.asks("jaws", "action")
    assert story.dracula.malice == 2


@pytest.mark.rule("HB-7.7")
def test_the_played_ability_follows_the_malice() -> None:
    """The bat takes 1 blood from the opponent of the player with initiative."""
    story = table(
        dracula=side(hand=["Bloodsucking Bat"], blood=1, malice=1),
        jaws=side(blood=3),
    )
    story.answer("play:bloodsucking-bat", "at:right")
    assert story.asks("dracula", "pay-to-ready")
    assert story.jaws.blood == 3
    story.answer("yes")
    assert story.jaws.blood == 2


@pytest.mark.rule("HB-7.7")
def test_enters_location_is_used_after_the_malice_too() -> None:
    """The malice that it brings comes too late to ready it."""
    ghost = made_up("Ghost", abilities=ENTERS, enters=gain_a_malice)
    story = table(dracula=side(hand=[ghost]))
    story.answer("play:ghost", "at:right")
    assert story.asks("jaws", "action")
    assert story.dracula.malice == 1
    assert story.minion("Ghost").exhausted


@pytest.mark.rule("HB-7.7")
def test_moving_uses_enters_location_again_but_not_played() -> None:
    """The ghost gains 1 malice when it enters, 1 blood when it is played; the driver takes it."""
    ghost = made_up(
        "Ghost", abilities=PLAYED | ENTERS, played=gain_a_blood, enters=gain_a_malice, fearsome=True
    )
    hand = [ghost, "Carriage Driver"]
    story = table(dracula=side(hand=hand, blood=4, vault=["Swarm of Rats"]))
    story.answer("play:ghost", "at:right")
    assert (story.dracula.blood, story.dracula.malice) == (5, 1)
    story.answer("pass", "play:carriage-driver", "at:right", "no", "target:ally:right:ghost")
    assert locations_of(story, "dracula") == [("Ghost", BEACH), ("Carriage Driver", BEACH)]
    assert (story.dracula.blood, story.dracula.malice) == (1, 2)


@pytest.mark.rule("HB-7.7")
def test_the_ability_of_a_minion_that_has_left_play_is_lost() -> None:
    """Alucard puts 3 malice at his location, but not if he is the one who is killed."""
    dracula = side(hand=["Count Alucard"], blood=7, vault=["Renfield"])
    dracula.minions = [at(BEACH, "Count Alucard", damage=1)]
    story = table(dracula)
    story.answer("play:count-alucard", "at:right", "kill:new")
    assert story.duel.places[CARFAX].malice == [0, 0]
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-7.7")
def test_a_minion_that_its_played_ability_kills_does_not_enter_a_location_any_more() -> None:
    moth = made_up("Moth", abilities=PLAYED | ENTERS, played=kill_oneself, enters=gain_a_malice)
    story = table(dracula=side(hand=[moth]))
    story.answer("play:moth", "at:right")
    assert story.pile("dracula", "crypt") == ["Moth"]
    assert story.dracula.malice == 0


# ---------------------------------------------------------------- assets and events


@pytest.mark.rule("HB-7.8")
def test_an_asset_lies_ready_in_its_row_and_at_no_location() -> None:
    story = table(jaws=side(hand=["Orca"], blood=1, malice=1, vault=["Orca"]), turn="jaws")
    story.answer("play:orca")
    assert story.asks("dracula", "action")  # no location, no malice to ready it
    assert [asset.face.name for asset in story.jaws.assets] == ["Orca"]
    assert story.in_play("jaws") == []
    story.answer("pass")
    assert "use:orca" in story.options


@pytest.mark.rule("HB-7.9")
def test_an_event_is_neither_in_the_hand_nor_in_the_crypt_while_it_is_carried_out() -> None:
    story = table(
        dracula=side(hand=["Drain Life"], blood=1),
        jaws=side(minions=[at(BEACH, "Barracuda"), at(BEACH, "Rogue Shark")]),
    )
    story.answer("play:drain-life")
    assert story.asks("dracula", "damage-whom")
    assert story.pile("dracula", "hand") == []
    assert story.pile("dracula", "crypt") == []
    story.answer("target:enemy:left:barracuda")
    assert story.pile("jaws", "crypt") == ["Barracuda"]
    assert story.pile("dracula", "crypt") == ["Drain Life"]


@pytest.mark.rule("HB-7.9")
def test_an_event_goes_to_the_crypt_after_those_it_has_killed() -> None:
    bat = at(CARFAX, "Bloodsucking Bat")
    story = table(dracula=side(hand=["Drain Life"], blood=1, minions=[bat]))
    story.answer("play:drain-life")
    assert story.pile("dracula", "crypt") == ["Drain Life", "Bloodsucking Bat"]


@pytest.mark.rule("HB-7.9")
def test_an_event_may_be_played_for_nothing() -> None:
    story = table(dracula=side(hand=["Drain Life"], blood=1))
    story.answer("play:drain-life")
    assert story.pile("dracula", "crypt") == ["Drain Life"]
    assert story.dracula.blood == 0
    assert story.asks("jaws", "action")
