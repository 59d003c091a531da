"""Action: trashing. (HF-9)"""

from __future__ import annotations

from breakfall.core.choice import Option
from breakfall.games.havenfall.card import LEAVING
from breakfall.games.havenfall.rules.coming_and_going import trash
from breakfall.games.havenfall.rules.pixels import pay_any
from breakfall.games.havenfall.rules.spells import may_react, react
from breakfall.games.havenfall.state import NO_ACTION, TRASH, Haven, InPlay, Side


def can_trash(haven: Haven, side: Side) -> bool:
    """As long as a pixel is available. (HF-9.1, HF-9.2)"""
    turn = haven.turn
    return (turn.action == NO_ACTION or turn.action == TRASH) and sum(side.available) > 0


def possible_trash(side: Side, options: list[Option]) -> None:
    """One's own cards in play. (HF-9.4)"""
    for me in side.play:
        if me.owner is side and me.printed.can_be_trashed:
            pointing = me.face.as_trash.at(me, side)
            if pointing not in options:
                options.append(pointing)


async def trash_for_a_pixel(haven: Haven, side: Side, me: InPlay) -> None:
    """Exhaust a pixel of any colour; the card is out of the game. (HF-9.1, HF-9.3, HF-9.5)"""
    haven.turn.action = TRASH
    await pay_any(side)
    if may_react(haven):
        haven.note("is-trashing", side, me.face)
        await react(haven, LEAVING, me)
    if me.in_play:
        trash(haven, me)
