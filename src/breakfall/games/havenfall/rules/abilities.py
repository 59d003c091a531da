"""Information and abilities of the cards in play. (HF-5.8, HF-6)"""

from __future__ import annotations

from breakfall.core.option import Option
from breakfall.core.question import Barred
from breakfall.games.havenfall.events import ACTIVATES, NO_EFFECT, USES
from breakfall.games.havenfall.rules.acts import (
    ABILITY_LINE,
    DRAW_LINE,
    INFORMATION_LINE,
    Act,
    Line,
)
from breakfall.games.havenfall.rules.coming_and_going import draw
from breakfall.games.havenfall.rules.pixels import can_pay, exhaust, pay
from breakfall.games.havenfall.rules.spells import may_react, react
from breakfall.games.havenfall.state import FIGHT, NO_ACTION, Haven, InPlay, Side
from breakfall.games.havenfall.terms import ABILITY, LEAVING, NO_COLOUR
from breakfall.games.havenfall.words import line_played, price


def option_of(line: Line) -> Option:
    me = line.me
    if line.part == DRAW_LINE:
        return me.face.draw_option
    if line.part == INFORMATION_LINE:
        return me.face.information_of(me)
    return me.face.as_ability.at(me, me.side.seat)


def add_lines(haven: Haven, side: Side, acts: list[Act]) -> None:
    """Every line of every card that can be played now. (HF-5.8, HF-6.1, HF-6.4)"""
    available = side.available
    has_changed = side.colour_changed != NO_COLOUR
    for me in side.play:
        printed = me.printed
        cost = printed.price
        if printed.draws and not me.has_drawn:
            add_line(acts, me, DRAW_LINE)
        if printed.has_information and not me.is_informed and me.face.can_inform(haven, me):
            add_line(acts, me, INFORMATION_LINE)
        if (
            printed.has_ability
            and not me.is_used
            and (has_changed or cost.colour == NO_COLOUR or available[cost.colour] > 0)
            and can_pay(side, cost)
            and me.face.can_activate(haven, me)
        ):
            add_line(acts, me, ABILITY_LINE)


def add_line(acts: list[Act], me: InPlay, part: int) -> None:
    """A line that several copies of a card share is offered once."""
    for act in acts:
        if isinstance(act, Line) and act.is_also(me, part):
            return
    acts.append(Line(me, part))


def lines_of(me: InPlay) -> list[Line]:
    """All lines of a card, whether they can be played now or not."""
    printed = me.printed
    lines = [Line(me, DRAW_LINE)] if printed.draws else []
    if printed.has_information:
        lines.append(Line(me, INFORMATION_LINE))
    if printed.has_ability:
        lines.append(Line(me, ABILITY_LINE))
    return lines


def why_not_played(haven: Haven, line: Line) -> Barred:
    """What keeps its player from playing a line."""
    me, face = line.me, line.me.face
    if line.part == DRAW_LINE:
        return Barred("HF-5.8", f"{me.name} has drawn its card this turn.")
    if line.part == INFORMATION_LINE:
        if me.is_informed:
            return Barred("HF-5.8", f"{me.name}'s information has been played this turn.")
        text = line_played(face)
        return Barred("HF-6.6", f"{me.name} has nothing to work on now: {text}")
    if me.is_used:
        return Barred("HF-6.4", f"{face.ability} has been used this turn.")
    if not can_pay(me.side, me.printed.price):
        return Barred(
            "HF-6.2",
            f"{face.ability} takes {price(face.pixels)}; you do not have those pixels available.",
        )
    if me.printed.announces_fight and haven.turn.action not in (NO_ACTION, FIGHT):
        return Barred("HF-5.5", f"{face.ability} belongs to a fight; your action is another one.")
    return Barred("HF-6.6", f"{face.ability} has nothing to work on now: {face.ability_text}")


def draw_for(haven: Haven, me: InPlay) -> None:
    """The "+1 card" of an artifact. (HF-5.8, HF-5.11)"""
    me.has_drawn = True
    USES.tell(haven, me.side.mask, me.side.seats, me)
    draw(haven, me.side, 1)


async def play_information(haven: Haven, me: InPlay) -> None:
    """Once a turn, free. (HF-5.8, HF-10.17, HF-10.20)"""
    me.is_informed = True
    haven.turn.is_ability = False
    USES.tell(haven, me.side.mask, me.side.seats, me)
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
    side, cost = me.side, me.printed.price
    if not for_free:
        if cost.colour != NO_COLOUR and side.colour_changed == NO_COLOUR:
            exhaust(side, cost.colour)
        else:
            await pay(side, cost)
    me.is_used = True
    if me.printed.announces_fight:
        haven.turn.action = FIGHT
    ACTIVATES.tell(haven, side.mask, side.seats, me, me.face.ability)
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
    NO_EFFECT.tell(haven, me.side.mask, me.side.seats, me.face)
    return True
