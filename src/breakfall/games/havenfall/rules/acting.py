"""What a player may do in a turn, and doing it: lines of cards, the action, spells, trades."""

from __future__ import annotations

from breakfall.core.option import Option
from breakfall.games.havenfall.card import FIGHT as FIGHT_WINDOW
from breakfall.games.havenfall.options import BUY_SPELL, END_TURN, STRIKE, TRASH_CARD
from breakfall.games.havenfall.rules.abilities import (
    activate,
    draw_for,
    play_information,
    possible_plays,
)
from breakfall.games.havenfall.rules.buying import (
    buy,
    buy_spell,
    can_buy,
    can_buy_spell,
    possible_buys,
    take_from_board,
)
from breakfall.games.havenfall.rules.fighting import (
    can_fight,
    decide,
    name_monster,
    possible_fights,
    strike,
)
from breakfall.games.havenfall.rules.pixels import possible_trades, trade
from breakfall.games.havenfall.rules.spells import (
    cast_and_ask,
    may_react,
    possible_spells,
)
from breakfall.games.havenfall.rules.trashing import can_trash, trash_for_a_pixel
from breakfall.games.havenfall.state import END_TURN as END_STAGE
from breakfall.games.havenfall.state import NOWHERE, Haven, InPlay, Side


def possible_acts(haven: Haven, side: Side) -> list[Option]:
    """All that may be done now; a lost action leaves only the end. (HF-5.4 to 5.7, HF-6.5)"""
    turn = haven.turn
    if turn.is_over:
        return [END_TURN]
    options: list[Option] = []
    possible_plays(haven, side, options)
    if turn.location != NOWHERE:
        options.append(STRIKE)
    else:
        if can_buy(haven):
            possible_buys(haven, side, options)
        if can_fight(haven):
            possible_fights(haven, options)
        if can_trash(haven, side):
            options.append(TRASH_CARD)
    if haven.spell_holders & side.mask:
        possible_spells(haven, side, options)
    if can_buy_spell(haven, side):
        options.append(BUY_SPELL)
    possible_trades(haven, side, options)
    if turn.location == NOWHERE:
        options.append(END_TURN)
    return options


def act_at_once(haven: Haven, side: Side, answer: Option) -> bool:
    """Do what needs no further answer from anybody; whether it was of that kind."""
    if answer is END_TURN:
        haven.stage = END_STAGE
    elif answer is STRIKE and (haven.turn.all_passed or not may_react(haven, FIGHT_WINDOW)):
        decide(haven, side)
    elif answer.kind == "fight":
        name_monster(haven, side, answer.number)
    elif answer.kind == "buy" and not haven.spell_holders & ~side.mask:
        take_from_board(haven, side, answer)
    elif answer.kind == "draw":
        draw_for(haven, card_meant(side, answer))
    else:
        return False
    return True


async def act(haven: Haven, side: Side, answer: Option) -> None:
    """Do what others may answer, or what asks on."""
    if answer is STRIKE:
        await strike(haven, side)
    elif answer is TRASH_CARD:
        await trash_for_a_pixel(haven, side)
    elif answer is BUY_SPELL:
        await buy_spell(haven, side)
    elif answer.kind == "ability":
        await activate(haven, card_meant(side, answer))
    elif answer.kind == "buy":
        await buy(haven, side, answer)
    elif answer.kind == "trade":
        await trade(haven, side, answer.number)
    elif answer.kind == "cast":
        await cast_and_ask(haven, side, answer)
    else:
        await play_information(haven, card_meant(side, answer))


def card_meant(side: Side, answer: Option) -> InPlay:
    """The card whose line an answer stands for, and that has not played it yet."""
    for me in side.play:
        face = me.face
        if (
            (not me.is_used and face.as_ability.at(me, side) is answer)
            or (not me.has_drawn and face.draw_option is answer)
            or (not me.is_informed and face.information_of(me) is answer)
        ):
            return me
    raise KeyError(answer.key)
