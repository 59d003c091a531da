"""Spells: gaining, holding and playing them, in one's own turn and in others'. (HF-10)"""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import Card, Zone, put_at_the_bottom, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.modes import pass_over
from breakfall.core.option import Option
from breakfall.core.reactions import Window, open_window
from breakfall.core.table import Table
from breakfall.games.havenfall.card import (
    ABILITY,
    BUYING,
    FIGHT,
    LEAVING,
    SPELL_PLAYED,
    TURN_BEGINS,
    TURN_ENDS,
    SpellCard,
)
from breakfall.games.havenfall.rules.pixels import can_pay, pay
from breakfall.games.havenfall.state import MOST_SPELLS, Haven, InPlay, Side

WINDOWS: Final = {
    TURN_BEGINS: "turn-begins",
    ABILITY: "ability",
    BUYING: "buying",
    FIGHT: "fight",
    LEAVING: "leaving",
    TURN_ENDS: "turn-ends",
    SPELL_PLAYED: "spell-played",
}

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
    haven.note_to(haven.everyone & ~eyes, "gains-a-spell", side)
    haven.note_to(eyes, "gains-spell", side, card.face)
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
    haven.note("looks-at-spells", side, len(looking.cards))
    for _ in range(min(kept, len(looking.cards))):
        answer = await OptionQuestion(side.seats, "keep-spell", keep_options(side))
        for card in looking.cards:
            if cast(SpellCard, card.face).keep_option is answer:
                keep_spell(haven, side, card, looking)
                break
        await hold_five(haven, side)


def keep_options(side: Side) -> list[Option]:
    return [cast(SpellCard, card.face).keep_option for card in side.piles.looked_at.cards]


async def hold_five(haven: Haven, side: Side) -> None:
    """With a sixth spell, one is played or trashed at once. (HF-10.6)"""
    while len(side.piles.spells.cards) > MOST_SPELLS:
        answer = await OptionQuestion(side.seats, "too-many-spells", ways_to_hold_five(haven, side))
        if answer.kind == "cast":
            await cast_and_ask(haven, side, answer)
        else:
            drop(haven, side, answer)


def ways_to_hold_five(haven: Haven, side: Side) -> list[Option]:
    options: list[Option] = []
    for card in side.piles.spells.cards:
        face = cast(SpellCard, card.face)
        options.append(face.drop_option)
        if can_cast(haven, side, face):
            options.append(face.cast_option)
    return options


def drop(haven: Haven, side: Side, answer: Option) -> None:
    for card in side.piles.spells.cards:
        if cast(SpellCard, card.face).drop_option is answer:
            haven.note("drops-spell", side, card.face)
            lose_spell(haven, side, card)
            return


def lose_spell(haven: Haven, side: Side, card: Card) -> None:
    """Face up onto the trashed spells. (HF-10.11)"""
    put_on_top(card, haven.board.trashed_spells, out_of=side.piles.spells)
    if not side.piles.spells.cards:
        haven.spell_holders &= ~side.mask


# ---------------------------------------------------------------- playing


def can_cast(haven: Haven, side: Side, face: SpellCard) -> bool:
    """The pixels are available, and it finds what it needs. (HF-10.8, HF-10.13)"""
    if side.seat == haven.active:
        if not haven.turn.free_spells and not can_pay(side, face.price):
            return False
    elif face.is_for_own_turn or not can_pay(side, face.price):
        return False
    return face.can_be_cast(haven, side)


def possible_spells(haven: Haven, side: Side, options: list[Option]) -> None:
    """In one's own turn, of use or not. (HF-10.12, HF-10.14)"""
    if not side.has_available and not haven.turn.free_spells:
        return
    for card in side.piles.spells.cards:
        face = cast(SpellCard, card.face)
        if can_cast(haven, side, face):
            options.append(face.cast_option)


async def cast_and_ask(haven: Haven, side: Side, answer: Option) -> None:
    """Play it; then others may respond, unless a window or another spell goes on. (HF-10.25)"""
    face = await cast_spell(haven, side, answer)
    if not haven.turn.pauses and may_react(haven, SPELL_PLAYED):
        await react(haven, SPELL_PLAYED, face)


async def cast_spell(haven: Haven, side: Side, answer: Option) -> SpellCard:
    """Pay, carry it out at once and completely; then it is used up. (HF-10.8 to 10.11)"""
    turn = haven.turn
    for card in side.piles.spells.cards:
        face = cast(SpellCard, card.face)
        if face.cast_option is answer:
            haven.note("casts", side, face)
            lose_spell(haven, side, card)
            if turn.free_spells and side.seat == haven.active:
                turn.free_spells -= 1
            else:
                await pay(side, face.price)
            turn.pauses += 1
            await face.cast(haven, side)
            turn.pauses -= 1
            return face
    raise KeyError(answer.key)


# ---------------------------------------------------------------- windows


class SpellWindow(Window):
    """A moment at which others may play a spell. (HF-10.15)"""

    def __init__(self, moment: int, about: object) -> None:
        super().__init__(WINDOWS[moment], about)
        self.moment = moment
        self.is_disturbed = False  # somebody has played a spell

    def reactions(self, game: Table, seat: int) -> list[Option]:
        """Spells that could be played now and make a difference at such a moment. (HF-10.22)

        Whose turn it is has all of it to play spells in, so they are asked only after others.
        """
        haven = cast(Haven, game)
        if not haven.spell_holders >> seat & 1 or (seat == haven.active and not self.is_disturbed):
            return []
        return possible_reactions(haven, haven.sides[seat], self.moment)

    async def resolve(self, game: Table, seat: int, reaction: Option) -> None:
        haven = cast(Haven, game)
        if not self.is_disturbed:
            tell_what_is_answered(haven, self.moment, self.about)
        self.is_disturbed = True
        await cast_spell(haven, haven.sides[seat], reaction)


def tell_what_is_answered(haven: Haven, moment: int, about: object) -> None:
    """What is being bought or trashed is told once a spell is played, no sooner. (HF-16.8)

    A window opens only for those who could play a spell, so a line at its opening would give away
    that somebody could.
    """
    if moment == BUYING:
        haven.note("is-buying", haven.turn_side, about)
    elif moment == LEAVING and isinstance(about, InPlay) and haven.turn.activated is not about:
        haven.note("is-trashing", haven.turn_side, about.face)


def possible_reactions(haven: Haven, side: Side, moment: int) -> list[Option]:
    found: list[Option] = []
    for card in side.piles.spells.cards:
        face = cast(SpellCard, card.face)
        moments = face.answers_at if side.seat == haven.active else face.asked_at
        if moments & moment and can_cast(haven, side, face):
            found.append(face.cast_option)
    return found


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


def has_reaction(haven: Haven, side: Side, moment: int) -> bool:
    for card in side.piles.spells.cards:
        face = cast(SpellCard, card.face)
        if face.asked_at & moment and can_cast(haven, side, face):
            return True
    return False


async def react(haven: Haven, moment: int, about: object = None) -> bool:
    """Ask the others, clockwise from whose turn it is; whether somebody played a spell."""
    window = SpellWindow(moment, about)
    haven.turn.pauses += 1
    await open_window(haven, window, (haven.active + 1) % haven.seats)
    haven.turn.pauses -= 1
    return window.is_disturbed
