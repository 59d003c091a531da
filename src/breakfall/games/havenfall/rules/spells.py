"""Spells: gaining, holding and playing them, in one's own turn and in others'. (HF-10)"""

from __future__ import annotations

from breakfall.core.cards import Card, Zone, put_at_the_bottom, put_on_top
from breakfall.core.modes import pass_over
from breakfall.core.question import choose
from breakfall.core.reactions import Window, open_window
from breakfall.games.havenfall.events import (
    CASTS,
    DROPS_SPELL,
    GAINS_A_SPELL,
    GAINS_SPELL,
    IS_BUYING,
    IS_TRASHING,
    LOOKS_AT_SPELLS,
)
from breakfall.games.havenfall.rules.castable import (
    KEEP_SPELL,
    TOO_MANY_SPELLS,
    WINDOWS,
    Dropped,
    has_reaction,
    possible_reactions,
    ways_to_hold_five,
)
from breakfall.games.havenfall.rules.pixels import pay
from breakfall.games.havenfall.state import (
    MOST_SPELLS,
    Haven,
    InPlay,
    PlayCard,
    Side,
    SpellCard,
    spell_card,
)
from breakfall.games.havenfall.terms import BUYING, LEAVING, SPELL_PLAYED

# ---------------------------------------------------------------- gaining


async def gain_spells(haven: Haven, side: Side, amount: int) -> None:
    """From the top of the spell deck, hidden from others. (HF-10.1, HF-10.5)"""
    deck = haven.board.spell_deck
    for _ in range(amount):
        if not deck.cards:
            return
        keep_spell(haven, side, deck.cards[-1], deck)
        await hold_five(haven, side)


def keep_spell(haven: Haven, side: Side, card: Card, out_of: Zone) -> None:
    """To the right of the war room, where its owner sees it. (HF-16.5)"""
    eyes = side.piles.spells.seen_by
    GAINS_A_SPELL.tell_to(haven.everyone & ~eyes, haven, side.mask, side.seats)
    GAINS_SPELL.tell_to(eyes, haven, side.mask, side.seats, spell_card(card))
    put_on_top(card, side.piles.spells, out_of=out_of)
    haven.spell_holders |= side.mask


async def look_for_spells(haven: Haven, side: Side, looked_at: int, kept: int) -> None:
    """Look at the top spells and keep some; the others go under the deck."""
    await look(haven, side, looked_at, kept)
    while side.piles.looked_at.cards:
        card = side.piles.looked_at.top
        put_at_the_bottom(card, haven.board.spell_deck, out_of=side.piles.looked_at)


async def look_and_put_back(haven: Haven, side: Side) -> None:
    """Keep one of the top two; the other goes back on top. (HF-14.6)"""
    await look(haven, side, 2, 1)
    while side.piles.looked_at.cards:
        card = side.piles.looked_at.top
        put_on_top(card, haven.board.spell_deck, out_of=side.piles.looked_at)


async def look(haven: Haven, side: Side, looked_at: int, kept: int) -> None:
    deck, looking = haven.board.spell_deck, side.piles.looked_at
    while len(looking.cards) < looked_at and deck.cards:
        put_on_top(deck.cards[-1], looking, out_of=deck)
    LOOKS_AT_SPELLS.tell(haven, side.mask, side.seats, len(looking.cards))
    for _ in range(min(kept, len(looking.cards))):
        card = await choose(side.seats, KEEP_SPELL, looking.cards.copy())
        keep_spell(haven, side, card, looking)
        await hold_five(haven, side)


async def hold_five(haven: Haven, side: Side) -> None:
    """With a sixth spell, one is played or trashed at once. (HF-10.6)"""
    while len(side.piles.spells.cards) > MOST_SPELLS:
        way = await choose(side.seats, TOO_MANY_SPELLS, ways_to_hold_five(haven, side))
        if isinstance(way, Dropped):
            DROPS_SPELL.tell(haven, side.mask, side.seats, spell_card(way.card))
            lose_spell(haven, side, way.card)
        else:
            await cast_and_ask(haven, side, way)


def lose_spell(haven: Haven, side: Side, card: Card) -> None:
    """Face up onto the trashed spells. (HF-10.11)"""
    put_on_top(card, haven.board.trashed_spells, out_of=side.piles.spells)
    if not side.piles.spells.cards:
        haven.spell_holders &= ~side.mask


# ---------------------------------------------------------------- playing


async def cast_and_ask(haven: Haven, side: Side, card: Card) -> None:
    """Play it; then others may respond, unless a window or another spell goes on. (HF-10.25)"""
    face = await cast_spell(haven, side, card)
    if not haven.turn.pauses and may_react(haven, SPELL_PLAYED):
        await react(haven, SPELL_PLAYED, face)


async def cast_spell(haven: Haven, side: Side, card: Card) -> SpellCard:
    """Pay, carry it out at once and completely; then it is used up. (HF-10.8 to 10.11)"""
    turn = haven.turn
    face = spell_card(card)
    CASTS.tell(haven, side.mask, side.seats, face)
    lose_spell(haven, side, card)
    if turn.free_spells and side.seat == haven.active:
        turn.free_spells -= 1
    else:
        await pay(side, face.price)
    turn.pauses += 1
    await face.cast(haven, side)
    turn.pauses -= 1
    return face


# ---------------------------------------------------------------- windows


class SpellWindow(Window[Haven, Card]):
    """A moment at which others may play a spell. (HF-10.15)"""

    def __init__(self, moment: int, about: object) -> None:
        super().__init__(WINDOWS[moment], about)
        self.moment = moment
        self.is_disturbed = False  # somebody has played a spell

    def reactions(self, table: Haven, seat: int) -> list[Card]:
        """Spells that could be played now and make a difference at such a moment. (HF-10.22)

        Whose turn it is has all of it to play spells in, so they are asked only after others.
        """
        if not table.spell_holders >> seat & 1 or (seat == table.active and not self.is_disturbed):
            return []
        return possible_reactions(table, table.sides[seat], self.moment)

    async def resolve(self, table: Haven, seat: int, reaction: Card) -> None:
        if not self.is_disturbed:
            tell_what_is_answered(table, self.moment, self.about)
        self.is_disturbed = True
        await cast_spell(table, table.sides[seat], reaction)


def tell_what_is_answered(haven: Haven, moment: int, about: object) -> None:
    """What is being bought or trashed is told once a spell is played, no sooner. (HF-16.8)

    A window opens only for those who could play a spell, so a line at its opening would give away
    that somebody could.
    """
    side = haven.turn_side
    if moment == BUYING:
        assert isinstance(about, PlayCard)
        IS_BUYING.tell(haven, side.mask, side.seats, about)
    elif moment == LEAVING and isinstance(about, InPlay) and haven.turn.activated is not about:
        IS_TRASHING.tell(haven, side.mask, side.seats, about)


def may_react(haven: Haven, moment: int) -> bool:
    """Whether anybody is to be asked at all; mostly nobody is."""
    holders = haven.spell_holders & ~haven.silent_until_turn_ends & ~(1 << haven.active)
    if holders:
        for side in haven.sides:
            if holders & side.mask and side.has_available:
                if has_reaction(haven, side, moment):
                    return True
                pass_over(side.seats)
    return False


async def react(haven: Haven, moment: int, about: object = None) -> bool:
    """Ask the others, clockwise from whose turn it is; whether somebody played a spell."""
    window = SpellWindow(moment, about)
    haven.turn.pauses += 1
    await open_window(haven, window, (haven.active + 1) % haven.seats)
    haven.turn.pauses -= 1
    return window.is_disturbed
