"""Action: trashing. (HF-9)"""

from __future__ import annotations

from breakfall.games.havenfall.card import LEAVING
from breakfall.games.havenfall.rules.coming_and_going import trash
from breakfall.games.havenfall.rules.pixels import pay_any
from breakfall.games.havenfall.rules.spells import may_react, react
from breakfall.games.havenfall.rules.targets import choose_card, trashable
from breakfall.games.havenfall.state import NO_ACTION, TRASH, Haven, InPlay, Side


def can_trash(haven: Haven, side: Side) -> bool:
    """As long as a pixel is available, and a card to trash. (HF-9.1, HF-9.2)"""
    action = haven.turn.action
    if action != NO_ACTION and action != TRASH:
        return False
    return side.has_available and first_trashable(side) is not None


def first_trashable(side: Side) -> InPlay | None:
    """One's own card in play that can be trashed. (HF-9.4)"""
    for me in side.play:
        if me.owner is side and me.printed.can_be_trashed:
            return me
    return None


async def trash_for_a_pixel(haven: Haven, side: Side) -> None:
    """Exhaust a pixel of any colour; the card is out of the game. (HF-9.1, HF-9.3, HF-9.5)"""
    haven.turn.action = TRASH
    me = await choose_card(side, "trash-which", trashable(side))
    assert me is not None
    await pay_any(side)
    if may_react(haven, LEAVING):
        await react(haven, LEAVING, me)
    if me.in_play:
        trash(haven, me)
