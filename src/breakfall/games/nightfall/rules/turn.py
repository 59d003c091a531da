"""The turn: four phases, one after the other. (NF-5)"""

from __future__ import annotations

from breakfall.core.event import NOBODY
from breakfall.games.nightfall.events import STANDS_STILL
from breakfall.games.nightfall.rules.chain import end_chain, play_cards, resolve_last
from breakfall.games.nightfall.rules.cleanup import clean_up
from breakfall.games.nightfall.rules.combat import (
    assign_blockers,
    discard_attackers,
    next_blow,
    send_attackers,
)
from breakfall.games.nightfall.rules.end import end_game
from breakfall.games.nightfall.rules.setup import begin_turn
from breakfall.games.nightfall.state import Night
from breakfall.games.nightfall.terms import (
    AFTER_COMBAT,
    BLOCK,
    BLOWS,
    CLAIM,
    LINKING,
    QUIET_ROUNDS,
    RESOLVING,
)


async def attack(night: Night) -> None:
    """A player without minions goes straight on to the chain. (NF-6.1)"""
    if night.turn_player.minions:
        await send_attackers(night)
        night.stage = BLOCK
    else:
        begin_chain(night)


async def block(night: Night) -> None:
    await assign_blockers(night)
    night.stage = BLOWS


async def blow(night: Night) -> None:
    """One attack; after the last, the attackers are discarded. (NF-6.7, NF-6.16)"""
    await next_blow(night)
    if not night.attacks:
        night.stage = AFTER_COMBAT


def end_combat(night: Night) -> None:
    """If the last wound was taken in this combat, the game is over now. (NF-13.2)"""
    discard_attackers(night)
    if night.is_ending:
        end_game(night)
    else:
        begin_chain(night)


def begin_chain(night: Night) -> None:
    night.linking = 0
    night.stage = LINKING


async def link(night: Night) -> None:
    """One player after the other, clockwise, each once. (NF-7.6, NF-7.7, NF-7.8)"""
    player = night.players[(night.active + night.linking) % night.seats]
    await play_cards(night, player)
    night.linking += 1
    if not night.chain:
        night.stage = CLAIM
    elif night.linking == night.seats:
        night.stage = RESOLVING


async def resolve(night: Night) -> None:
    """One order; after the last the game may be over. (NF-8.1, NF-13.3)"""
    await resolve_last(night)
    if not night.chain:
        end_chain(night)
        if night.is_ending:
            end_game(night)
        else:
            night.stage = CLAIM


async def end_turn(night: Night) -> None:
    """Cleanup, then the player to the left. (NF-5.1, NF-13.10)"""
    await clean_up(night)
    if night.quiet_turns >= QUIET_ROUNDS * night.seats:
        STANDS_STILL.tell(night, NOBODY, QUIET_ROUNDS)
        end_game(night, stalled=True)
        return
    night.active = (night.active + 1) % night.seats
    begin_turn(night)
