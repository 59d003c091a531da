"""The last card of a health stack, with its JUMPSCARE and without. (HB-12.12)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.rules.damage import damage_monster
from breakfall.games.hellbreak.state import Duel, Minion
from breakfall.games.hellbreak.terms import PLAYED
from tests.games.hellbreak.story import CARFAX, SideGiven, Story, at, made_up, side, table


def struck(victim: SideGiven, attacker: SideGiven | None = None, *, last: bool = True) -> Story:
    """A minion of Jaws' deals the point that turns up Dracula's top health card."""
    attacker = attacker or side()
    attacker.minions.append(at(CARFAX, made_up("Striker", combat=1, health=9)))
    victim.exhausted = True
    victim.is_top_vertical = True
    story = table(victim, attacker, turn="jaws", last_card_scares=last)
    story.answer("attack:ally:left:striker")
    return story


async def hurt_the_enemy_monster(face: object, duel: Duel, me: Minion) -> None:
    await damage_monster(duel, duel.enemy_of(me.side), 1)


def last_larry(*, last: bool) -> Story:
    """Dracula's last card is Larry Vaughn, and Jaws has one health left himself."""
    return struck(
        side(health=["Larry Vaughn"]), side(health=["Barracuda"], vertical=True), last=last
    )


@pytest.mark.rule("HB-12.12")
@pytest.mark.rule("HB-12.13")
def test_the_last_card_may_still_scare_and_even_win() -> None:
    story = last_larry(last=True)
    assert story.asks("dracula", "jumpscare")
    story.answer("yes", "player:opponent", "target:ally:monster")
    assert story.winner == "dracula"


@pytest.mark.rule("HB-12.12")
def test_when_the_last_card_is_discarded_the_stack_is_empty() -> None:
    story = last_larry(last=True)
    story.answer("no")
    assert story.winner == "jaws"


@pytest.mark.rule("HB-12.12")
def test_a_table_may_be_set_up_without_the_last_jumpscare() -> None:
    story = last_larry(last=False)
    assert story.winner == "jaws"
    assert story.pile("dracula", "crypt") == ["Larry Vaughn"]


@pytest.mark.rule("HB-12.12")
def test_without_the_last_jumpscare_all_others_work_as_usual() -> None:
    story = struck(side(health=["Larry Vaughn", "Renfield"]), last=False)
    assert story.asks("dracula", "jumpscare")


@pytest.mark.rule("HB-12.12")
def test_a_protection_comes_too_late_for_the_last_card_itself() -> None:
    """Hendricks may be used, and then he is discarded, and the stack is empty."""
    story = struck(side(health=["Deputy Hendricks"]))
    story.answer("yes")
    assert story.winner == "jaws"


@pytest.mark.rule("HB-12.12")
@pytest.mark.rule("HB-12.10")
def test_a_last_card_that_plays_itself_is_finished_before_the_monster_dies() -> None:
    """The bat enters, may be readied and takes Jaws' blood; only then is the stack empty."""
    story = struck(side(health=["Bloodsucking Bat"], malice=2), side(blood=1))
    story.answer("yes", "at:right")
    assert story.asks("dracula", "pay-to-ready")
    story.answer("no")
    assert story.winner == "jaws"
    assert story.jaws.blood == 0


@pytest.mark.rule("HB-12.12")
@pytest.mark.rule("HB-12.13")
def test_a_last_card_that_plays_itself_may_kill_the_other_monster_first() -> None:
    avenger = made_up(
        "Avenger",
        jumpscare_cost=0,
        jumpscare_plays_it=True,
        abilities=PLAYED,
        played=hurt_the_enemy_monster,
    )
    story = struck(side(health=[avenger]), side(health=["Barracuda"], vertical=True))
    story.answer("yes", "at:right")
    assert story.winner == "dracula"
