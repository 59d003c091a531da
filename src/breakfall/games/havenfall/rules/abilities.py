"""Information and abilities of the cards in play. (HF-5.8, HF-6)"""

from __future__ import annotations

from breakfall.core.option import Option
from breakfall.games.havenfall.card import ABILITY, LEAVING, NO_COLOUR
from breakfall.games.havenfall.options import add_once
from breakfall.games.havenfall.rules.coming_and_going import draw
from breakfall.games.havenfall.rules.pixels import can_pay, exhaust, pay
from breakfall.games.havenfall.rules.spells import may_react, react
from breakfall.games.havenfall.state import FIGHT, Haven, InPlay, Side


def possible_plays(haven: Haven, side: Side, options: list[Option]) -> None:
    """Every line of every card that can be played now. (HF-5.8, HF-6.1, HF-6.4)"""
    available = side.available
    has_changed = side.colour_changed != NO_COLOUR
    for me in side.play:
        printed = me.printed
        price = printed.price
        if printed.draws and not me.has_drawn:
            add_once(me.face.draw_option, options)
        if printed.has_information and not me.is_informed and me.face.can_inform(haven, me):
            add_once(me.face.information_of(me), options)
        if (
            printed.has_ability
            and not me.is_used
            and (has_changed or price.colour == NO_COLOUR or available[price.colour] > 0)
            and can_pay(side, price)
            and me.face.can_activate(haven, me)
        ):
            add_once(me.face.as_ability.at(me, side), options)


def draw_for(haven: Haven, me: InPlay) -> None:
    """The "+1 card" of an artifact. (HF-5.8, HF-5.11)"""
    me.has_drawn = True
    haven.note("uses", me.side, me.face)
    draw(haven, me.side, 1)


async def play_information(haven: Haven, me: InPlay) -> None:
    """Once a turn, free. (HF-5.8, HF-10.17, HF-10.20)"""
    me.is_informed = True
    haven.turn.is_ability = False
    haven.note("uses", me.side, me.face)
    printed = me.printed
    if printed.is_attack or printed.takes_cards_out:
        moment = ABILITY if printed.is_attack else LEAVING
        if await comes_to_nothing(haven, me, moment):
            return
    await me.face.inform(haven, me)


async def activate(haven: Haven, me: InPlay, *, for_free: bool = False) -> None:
    """Exhaust the pixels, let others answer, do what it says. (HF-6.1 to 6.3, HF-10.17)

    It may announce a fight (HF-5.5); carried by a Squire it is free (HF-14.1).
    """
    side, price = me.side, me.printed.price
    if not for_free:
        if price.colour != NO_COLOUR and side.colour_changed == NO_COLOUR:
            exhaust(side, price.colour)
        else:
            await pay(side, price)
    me.is_used = True
    if me.printed.announces_fight:
        haven.turn.action = FIGHT
    haven.note("activates", side, me.face)
    haven.turn.is_ability = True
    if haven.spell_holders & ~side.mask and await comes_to_nothing(haven, me, ABILITY):
        return
    await me.face.activate(haven, me)


async def comes_to_nothing(haven: Haven, me: InPlay, moment: int) -> bool:
    """Whether spells take its card out of play or silence it; nothing is paid back. (HF-6.7)"""
    turn = haven.turn
    turn.activated = me
    turn.is_cancelled = False
    if may_react(haven, moment):
        await react(haven, moment, me)
    turn.activated = None
    if me.in_play and not turn.is_cancelled:
        return False
    haven.note("comes-to-nothing", me.side, me.face)
    return True
