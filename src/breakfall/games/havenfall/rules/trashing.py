"""Action: trashing. (HF-9)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import Answer, Barred
from breakfall.games.havenfall.questions import CardQuestion
from breakfall.games.havenfall.rules.coming_and_going import trash
from breakfall.games.havenfall.rules.pixels import pay_any
from breakfall.games.havenfall.rules.spells import may_react, react
from breakfall.games.havenfall.rules.targets import choose_card, trashable
from breakfall.games.havenfall.state import NO_ACTION, NOWHERE, TRASH, Haven, InPlay, Side
from breakfall.games.havenfall.terms import LEAVING

TRASH_CARD: Final = Answer("trash")
TRASH_WHICH: Final = CardQuestion(
    "trash-which",
    "HF-9.1",
    "Trash which card?",
    "{card} cannot be trashed: you took it from an opponent, or its text forbids it.",
    reason_rule="HF-9.4",
)


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


def why_no_trash(haven: Haven, side: Side) -> Barred:
    """What keeps the player at turn from trashing a card."""
    action = haven.turn.action
    if haven.turn.location != NOWHERE or action not in (NO_ACTION, TRASH):
        return Barred("HF-5.5", "You have taken another action this turn.")
    if not side.has_available:
        return Barred("HF-9.1", "To trash a card takes an available pixel; you have none.")
    return Barred("HF-9.4", "You have no card in play that you can trash.")


async def trash_for_a_pixel(haven: Haven, side: Side) -> None:
    """Exhaust a pixel of any colour; the card is out of the game. (HF-9.1, HF-9.3, HF-9.5)"""
    haven.turn.action = TRASH
    me = await choose_card(side, TRASH_WHICH, trashable(side))
    assert me is not None
    await pay_any(side)
    if may_react(haven, LEAVING):
        await react(haven, LEAVING, me)
    if me.in_play:
        trash(haven, me)
