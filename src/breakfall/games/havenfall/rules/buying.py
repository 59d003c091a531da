"""Action: buying. (HF-7)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.option import Option
from breakfall.games.havenfall.card import BUYING
from breakfall.games.havenfall.options import BUY_SPELL
from breakfall.games.havenfall.places import Pile
from breakfall.games.havenfall.rules.spells import gain_spells, may_react, react
from breakfall.games.havenfall.state import BUY, NO_ACTION, NOBODY, Haven, InPlay, Side

SPELL_COST: Final = 3


def can_buy(haven: Haven) -> bool:
    """One card a turn, unless there are additional buys. (HF-7.1, HF-7.7)"""
    turn = haven.turn
    return (turn.action == NO_ACTION or turn.action == BUY) and turn.bought <= turn.more_buys


def possible_buys(haven: Haven, side: Side, options: list[Option]) -> None:
    """Whatever lies on the board and costs no more than one has. (HF-7.4, HF-7.5)"""
    treasure = side.treasure
    for pile in haven.piles:
        if pile.cost > treasure:
            return
        if pile.zone.cards:
            options.append(pile.face.buy_option)


async def buy(haven: Haven, side: Side, answer: Option) -> None:
    """Others may answer with spells. If it fails, the buy action goes on. (HF-10.18)"""
    turn = haven.turn
    turn.action = BUY
    turn.buying = pile_of(haven, answer)
    if may_react(haven, BUYING):
        await react(haven, BUYING, turn.buying.face)
    if side.treasure >= turn.buying.cost and turn.buying.zone.cards:
        take_from_board(haven, side, answer)
    else:
        haven.note("cannot-buy", side, turn.buying.face)
        turn.heist = NOBODY
    turn.buying = None


def take_from_board(haven: Haven, side: Side, answer: Option) -> None:
    """Pay for it; it goes to the discard pile at once. (HF-7.4, HF-7.6)"""
    turn = haven.turn
    turn.action = BUY
    turn.bought += 1
    pile = pile_of(haven, answer)
    side.treasure -= pile.cost
    receiver = side
    if turn.heist != NOBODY:
        receiver = haven.sides[turn.heist]
        turn.heist = NOBODY
    haven.note("buys", side, pile.face)
    if receiver is not side:
        haven.note("gains", receiver, pile.face)
    put_on_top(pile.zone.top, receiver.piles.discard, out_of=pile.zone)


def pile_of(haven: Haven, answer: Option) -> Pile:
    for pile in haven.piles:
        if pile.face.buy_option is answer:
            return pile
    raise KeyError(answer.key)


# ---------------------------------------------------------------- spells


def can_buy_spell(haven: Haven, side: Side) -> bool:
    """With a Spell Book in play, once for each, in any action. (HF-10.2 to 10.5)"""
    if side.treasure < SPELL_COST or not haven.board.spell_deck.cards:
        return False
    return next_book(side) is not None


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
    haven.note("buys-spell", side, BUY_SPELL)
    await gain_spells(haven, side, 1)
