"""What a player may do in a turn, and doing it: lines of cards, the action, spells, trades."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, Question
from breakfall.games.havenfall.labels import act_label, action_words
from breakfall.games.havenfall.rules.abilities import (
    activate,
    add_lines,
    draw_for,
    lines_of,
    option_of,
    play_information,
    why_not_played,
)
from breakfall.games.havenfall.rules.acts import DRAW_LINE, INFORMATION_LINE, Act, Line
from breakfall.games.havenfall.rules.buying import (
    BUY_SPELL,
    add_buys,
    buy,
    buy_spell,
    can_buy,
    can_buy_spell,
    take_from_board,
    why_no_spell,
    why_not_bought,
)
from breakfall.games.havenfall.rules.castable import add_spells, spell_place, why_not_cast
from breakfall.games.havenfall.rules.fighting import (
    PLACES_TO_FIGHT,
    STRIKE,
    Fight,
    add_fights,
    can_fight,
    decide,
    name_monster,
    strike,
    why_no_strike,
    why_not_fought,
)
from breakfall.games.havenfall.rules.pixels import (
    ALL_TRADES,
    Trade,
    add_trades,
    trade,
    why_no_trade,
)
from breakfall.games.havenfall.rules.spells import cast_and_ask, may_react
from breakfall.games.havenfall.rules.trashing import (
    TRASH_CARD,
    can_trash,
    trash_for_a_pixel,
    why_no_trash,
)
from breakfall.games.havenfall.state import END_TURN as END_STAGE
from breakfall.games.havenfall.state import (
    NOWHERE,
    Haven,
    Pile,
    Side,
    row_place,
    spell_card,
    stock_place,
)
from breakfall.games.havenfall.terms import FIGHT as FIGHT_WINDOW
from breakfall.games.havenfall.words import against_boss, monster_named, total_damage, total_health

# To play a line of a card, to buy from a pile, to play a spell, or one of the answers.

END_TURN: Final = Answer("end", label="End your turn")


def possible_acts(haven: Haven, side: Side) -> list[Act]:
    """All that may be done now; a lost action leaves only the end. (HF-5.4 to 5.7, HF-6.5)"""
    turn = haven.turn
    if turn.is_over:
        return [END_TURN]
    acts: list[Act] = []
    add_lines(haven, side, acts)
    if turn.location != NOWHERE:
        acts.append(STRIKE)
    else:
        if can_buy(haven):
            add_buys(haven, side, acts)
        if can_fight(haven):
            add_fights(haven, acts)
        if can_trash(haven, side):
            acts.append(TRASH_CARD)
    if haven.spell_holders & side.mask:
        add_spells(haven, side, acts)
    if can_buy_spell(haven, side):
        acts.append(BUY_SPELL)
    add_trades(haven, side, acts)
    if turn.location == NOWHERE:
        acts.append(END_TURN)
    return acts


def act_at_once(haven: Haven, side: Side, chosen: Act) -> bool:
    """Do what needs no further answer from anybody; whether it was of that kind."""
    if chosen is END_TURN:
        haven.stage = END_STAGE
    elif chosen is STRIKE and (haven.turn.all_passed or not may_react(haven, FIGHT_WINDOW)):
        decide(haven, side)
    elif isinstance(chosen, Fight):
        name_monster(haven, side, chosen.location)
    elif isinstance(chosen, Pile) and not haven.spell_holders & ~side.mask:
        take_from_board(haven, side, chosen)
    elif isinstance(chosen, Line) and chosen.part == DRAW_LINE:
        draw_for(haven, chosen.me)
    else:
        return False
    return True


async def act(haven: Haven, side: Side, chosen: Act) -> None:
    """Do what others may answer, or what asks on."""
    if isinstance(chosen, Line):
        if chosen.part == INFORMATION_LINE:
            await play_information(haven, chosen.me)
        else:
            await activate(haven, chosen.me)
    elif isinstance(chosen, Pile):
        await buy(haven, side, chosen)
    elif isinstance(chosen, Card):
        await cast_and_ask(haven, side, chosen)
    elif isinstance(chosen, Trade):
        await trade(haven, side, chosen.colour)
    elif chosen is STRIKE:
        await strike(haven, side)
    elif chosen is TRASH_CARD:
        await trash_for_a_pixel(haven, side)
    else:
        assert chosen is BUY_SPELL
        await buy_spell(haven, side)


# ---------------------------------------------------------------- the question


class ActQuestion(Question[Haven, Act]):
    """What the player at turn does next."""

    def option(self, asked: OpenQuestion, thing: Act) -> Option:
        if isinstance(thing, Line):
            return option_of(thing)
        if isinstance(thing, Pile):
            return thing.face.buy_option
        return spell_card(thing).cast_option if isinstance(thing, Card) else thing

    def label(self, table: Haven, asked: OpenQuestion, thing: Act) -> str:
        return act_label(table, table.sides[asked.seats[0]], thing)

    def places(self, table: Haven, asked: OpenQuestion, thing: Act) -> tuple[str, ...]:
        """Where it lies; copies that share a line, all of them."""
        if isinstance(thing, Line):
            play = thing.me.side.play
            return tuple(me.place for me in play if thing.is_also(me, thing.part))
        if isinstance(thing, Pile):
            return (stock_place(thing),)
        if isinstance(thing, Card):
            return (spell_place(asked.seats[0], thing),)
        if isinstance(thing, Fight):
            return (row_place(thing.location),)
        return (f"pixel:{asked.seats[0]}:{thing.target}",) if isinstance(thing, Trade) else ()

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        side = table.sides[asked.seats[0]]
        return {
            "treasure": side.treasure,
            "damage": total_damage(table, side),
            "health": total_health(table, side),
            "boss": against_boss(side),
            "monster": "" if table.turn.location == NOWHERE else monster_named(table),
            "action": action_words(table),
        }

    def again(self, table: Haven, asked: OpenQuestion) -> list[Act]:
        return possible_acts(table, table.sides[asked.seats[0]])

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Act]:
        """Every line, pile, place, spell and color, and the other things that a turn knows."""
        offered: list[Act] = list(asked.things)
        keys = [self.option(asked, thing).key for thing in offered]
        side = table.sides[asked.seats[0]]
        known: list[Act] = []
        for me in side.play:
            known += lines_of(me)
        known += [
            *table.piles,
            *table.items,
            *PLACES_TO_FIGHT,
            *side.piles.spells.cards,
            *ALL_TRADES,
        ]
        known += [STRIKE, TRASH_CARD, BUY_SPELL, END_TURN]
        for thing in known:
            key = self.option(asked, thing).key
            if key not in keys:
                keys.append(key)
                offered.append(thing)
        return offered

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Act) -> Barred | None:
        if thing in asked.things:
            return None
        side = table.sides[asked.seats[0]]
        if isinstance(thing, Line):
            return why_not_played(table, thing)
        if isinstance(thing, Pile):
            return why_not_bought(table, side, thing)
        if isinstance(thing, Card):
            return why_not_cast(table, side, spell_card(thing))
        if isinstance(thing, Fight):
            return why_not_fought(table, thing.location)
        if isinstance(thing, Trade):
            return why_no_trade(table, side, thing.colour)
        if thing is STRIKE:
            return why_no_strike()
        if thing is TRASH_CARD:
            return why_no_trash(table, side)
        if thing is BUY_SPELL:
            return why_no_spell(table, side)
        return Barred("HF-5.7", "You have named a monster: strike before your turn ends.")


TURN: Final = ActQuestion(
    "turn",
    "HF-5.4",
    "Your turn: {treasure} treasure, {damage} damage, {health} health{boss}.{action}",
)
FIGHTING: Final = ActQuestion(
    "fighting", "HF-8.3", "You fight {monster} with {damage} damage and {health} health."
)
