"""Action: buying. (HF-7)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.question import Answer, Barred
from breakfall.games.havenfall.events import BUYS, BUYS_SPELL, CANNOT_BUY, HEIST
from breakfall.games.havenfall.rules.acts import Act
from breakfall.games.havenfall.rules.spells import gain_spells, may_react, react
from breakfall.games.havenfall.state import (
    BUY,
    NO_ACTION,
    NOBODY,
    NOWHERE,
    Haven,
    InPlay,
    Pile,
    Side,
)
from breakfall.games.havenfall.terms import BUYING

SPELL_COST: Final = 3
BUY_SPELL: Final = Answer("buy-spell")


def can_buy(haven: Haven) -> bool:
    """One card a turn, unless there are additional buys. (HF-7.1, HF-7.7)"""
    turn = haven.turn
    return (turn.action == NO_ACTION or turn.action == BUY) and turn.bought <= turn.more_buys


def add_buys(haven: Haven, side: Side, acts: list[Act]) -> None:
    """Whatever lies on the board and costs no more than one has. (HF-7.4, HF-7.5)"""
    treasure = side.treasure
    for pile in haven.piles:  # the cheapest first
        if pile.cost > treasure:
            break
        if pile.zone.cards:
            acts.append(pile)


def why_not_bought(haven: Haven, side: Side, pile: Pile) -> Barred:
    """What keeps the player at turn from buying from a pile."""
    turn, name = haven.turn, pile.face.name
    if pile in haven.items:
        return Barred("HF-7.5", f"{name} is not for sale.")
    if turn.location != NOWHERE:
        return Barred("HF-5.5", "You are fighting.")
    if turn.action != NO_ACTION and turn.action != BUY:
        return Barred("HF-5.5", "You have taken another action this turn.")
    if turn.bought > turn.more_buys:
        return Barred("HF-7.1", "You have no buy left this turn.")
    if not pile.zone.cards:
        return Barred("HF-7.5", f"No {name} is left on the board.")
    return Barred("HF-7.4", f"{name} costs {pile.cost}; you have {side.treasure} treasure.")


async def buy(haven: Haven, side: Side, pile: Pile) -> None:
    """Others may answer with spells. If it fails, the buy action goes on. (HF-10.18)"""
    turn = haven.turn
    turn.action = BUY
    turn.buying = pile
    if may_react(haven, BUYING):
        await react(haven, BUYING, pile.face)
    if side.treasure >= pile.cost and pile.zone.cards:
        take_from_board(haven, side, pile)
    else:
        CANNOT_BUY.tell(haven, side.mask, side.seats, pile.face)
        turn.heist = NOBODY
    turn.buying = None


def take_from_board(haven: Haven, side: Side, pile: Pile) -> None:
    """Pay for it; it goes to the discard pile at once. (HF-7.4, HF-7.6)"""
    turn = haven.turn
    turn.action = BUY
    turn.bought += 1
    side.treasure -= pile.cost
    receiver = side
    if turn.heist != NOBODY:
        receiver = haven.sides[turn.heist]
        turn.heist = NOBODY
        HEIST.tell(haven, receiver.mask, receiver.seats, pile.face, side.seats)
    else:
        BUYS.tell(haven, side.mask, side.seats, pile.face)
    put_on_top(pile.zone.top, receiver.piles.discard, out_of=pile.zone)


# ---------------------------------------------------------------- spells


def can_buy_spell(haven: Haven, side: Side) -> bool:
    """With a Spell Book in play, once for each, in any action. (HF-10.2 to 10.5)"""
    if side.treasure < SPELL_COST or not haven.board.spell_deck.cards:
        return False
    return next_book(side) is not None


def why_no_spell(haven: Haven, side: Side) -> Barred:
    """What keeps the player at turn from buying a spell."""
    if not haven.board.spell_deck.cards:
        return Barred("HF-10.5", "The spell deck is empty.")
    if next_book(side) is not None:
        return Barred("HF-10.2", f"A spell costs {SPELL_COST}; you have {side.treasure} treasure.")
    if any(me.printed.sells_spells for me in side.play):
        return Barred("HF-10.4", "Each Spell Book lets you buy one spell a turn.")
    return Barred("HF-10.2", "You need a Spell Book in play.")


def next_book(side: Side) -> InPlay | None:
    """A Spell Book that has not sold a spell this turn."""
    for me in side.play:
        if me.printed.sells_spells and not me.is_informed:
            return me
    return None


async def buy_spell(haven: Haven, side: Side) -> None:
    """Three treasure for the top spell of the deck. (HF-10.2)"""
    book = next_book(side)
    assert book is not None
    book.is_informed = True
    side.treasure -= SPELL_COST
    BUYS_SPELL.tell(haven, side.mask, side.seats)
    await gain_spells(haven, side, 1)
