"""Damage, Favor and being overwhelmed. (NB-4)"""

from __future__ import annotations

from breakfall.core.event import NOBODY
from breakfall.games.nightbreak.events import OVERWHELMED, TAKES_DAMAGE
from breakfall.games.nightbreak.rules.replacement import discard, leave_battle, replace
from breakfall.games.nightbreak.state import Battle, HeroInPlay


async def strike(battle: Battle, hero: HeroInPlay, amount: int) -> None:
    """Damage adds up and stays; at its Hit Points a hero is overwhelmed. (NB-4.4, NB-4.6)"""
    hero.damage += amount
    TAKES_DAMAGE.tell(battle, NOBODY, hero, amount)
    if hero.is_overwhelmed:
        await overwhelm(battle, [hero])


async def strike_together(battle: Battle, heroes: list[HeroInPlay], amount: int) -> None:
    """Damage dealt at the same time, so heroes can be overwhelmed together. (NB-5.6)"""
    for hero in heroes:
        hero.damage += amount
        TAKES_DAMAGE.tell(battle, NOBODY, hero, amount)
    fallen = [hero for hero in heroes if hero.is_overwhelmed]
    if fallen:
        await overwhelm(battle, fallen)


async def overwhelm(battle: Battle, fallen: list[HeroInPlay]) -> None:
    """All of them leave, Favor is gained for each, and each is replaced. (NB-4.7, NB-6)"""
    for hero in fallen:
        winner = battle.enemy_of(hero.side)
        winner.favor += 1
        OVERWHELMED.tell(battle, winner.seat_mask, hero, winner.index, winner.favor)
        leave_battle(battle, hero)
        discard(battle, hero.side, hero.card, battle.in_play)
    # The side whose turn it is replaces first. (NB-6.6)
    for side in (battle.turn_side, battle.enemy_of(battle.turn_side)):
        for hero in fallen:
            if hero.side is side:
                await replace(battle, side, escaped=False)
