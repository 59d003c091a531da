"""Scheming: prowl, foresee, haunt, and taking control of locations. (HB-9.1 to 9.11)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_at_the_bottom, put_on_top
from breakfall.core.option import Option
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.hellbreak.events import (
    HAUNTS,
    LOOKS,
    PUTS_AT_BOTTOM,
    PUTS_AT_BOTTOM_UNSEEN,
    PUTS_ON_TOP,
    PUTS_ON_TOP_UNSEEN,
    SCHEMES,
    TAKES_CONTROL,
    USES,
)
from breakfall.games.hellbreak.pointer import SCHEMING
from breakfall.games.hellbreak.printed import FORESEE, PROWL, Icon
from breakfall.games.hellbreak.questions import (
    DuelQuestion,
    PlaceQuestion,
    YesOrNoQuestion,
    both_places,
    side_asked,
    titles,
    wants_to,
)
from breakfall.games.hellbreak.rules.damage import indirect_damage
from breakfall.games.hellbreak.rules.resources import collect
from breakfall.games.hellbreak.rules.triggers import MinionTrigger, Trigger, use_triggers
from breakfall.games.hellbreak.state import Character, Duel, Minion, Place, Side, printed_on
from breakfall.games.hellbreak.terms import BOTH, CONTROL, SCHEME, TO_BOTTOM, TO_TOP


def icons_of(character: Character) -> tuple[Icon, ...]:
    if isinstance(character, Minion):
        return character.printed.scheme
    return character.side.monster.face.scheme


async def scheme(duel: Duel, character: Character) -> None:
    """Exhaust it; its SCHEME ability, then its icons from left to right. (HB-9.1 to 9.6)"""
    character.exhausted = True
    character.busy |= SCHEMING
    SCHEMES.tell(duel, character.side.mask, character)
    icons = icons_of(character)
    await scheme_ability(duel, character)
    for icon in icons:
        if isinstance(character, Minion) and not character.in_play:
            return
        if icon.kind == PROWL:
            await indirect_damage(duel, duel.enemy_of(character.side), icon.value)
        elif icon.kind == FORESEE:
            await foresee(duel, character.side, icon.value)
        else:
            await haunt(duel, character, icon.value)
    character.busy &= ~SCHEMING


async def scheme_ability(duel: Duel, character: Character) -> None:
    if isinstance(character, Minion):
        if character.printed.abilities & SCHEME:
            await character.face.schemes(duel, character)
    else:
        monster = character.side.monster
        if monster.face.abilities & SCHEME:
            await monster.card.schemes(duel, character.side)


# ---------------------------------------------------------------- foresee


class Foreseen:
    """A card that was looked at, and whether it goes back on top or to the bottom."""

    def __init__(self, card: Card, to_top: bool) -> None:
        self.card = card
        self.to_top = to_top


class ForeseeQuestion(DuelQuestion[Foreseen]):
    """Where the next card goes; asked about whether one is back on top already. (HB-9.4)"""

    def in_words(self, table: Duel, asked: OpenQuestion) -> str:
        """One card has only to be put somewhere; with several, the order matters."""
        if asked.about is True:
            return (
                "Foresee: put the rest on top of your deck. The last card you choose ends up on "
                "top."
            )
        if len(side_asked(table, asked).piles.looked_at.cards) == 1:
            return "Foresee: put this card on top or on the bottom of your deck."
        return self.prompt

    def option(self, asked: OpenQuestion, thing: Foreseen) -> Option:
        return printed_on(thing.card).answers[TO_TOP if thing.to_top else TO_BOTTOM]

    def label(self, table: Duel, asked: OpenQuestion, thing: Foreseen) -> str:
        name = printed_on(thing.card).name
        return f"{name} on top" if thing.to_top else f"{name} to the bottom"

    def places(self, table: Duel, asked: OpenQuestion, thing: Foreseen) -> tuple[str, ...]:
        return (f"looked-at:{asked.seats[0]}:{thing.card.face.key}",)

    def again(self, table: Duel, asked: OpenQuestion) -> list[Foreseen]:
        return foreseen(side_asked(table, asked), on_top=asked.about is True)

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Foreseen]:
        return foreseen(side_asked(table, asked), on_top=False)

    def barred(self, table: Duel, asked: OpenQuestion, thing: Foreseen) -> Barred:
        return Barred(self.rule, "A card is back on top already. The rest follow it there.")


FORESEE_WHERE: Final = ForeseeQuestion(
    "foresee",
    "HB-9.4",
    "Foresee: put each card on the top or the bottom of your deck. Choose the bottom cards "
    "first; each goes under the one before.",
)


async def foresee(duel: Duel, side: Side, count: int) -> None:
    """Look at the top cards; put them on the bottom or the top in any order. (HB-9.4)"""
    piles = side.piles
    look_at_top(duel, side, count)
    on_top = False
    while not piles.looked_at.is_empty:
        chosen = await choose(side.seats, FORESEE_WHERE, foreseen(side, on_top=on_top), on_top)
        if chosen.to_top:
            on_top = True
            put_on_top(chosen.card, piles.deck, out_of=piles.looked_at)
            PUTS_ON_TOP.tell_to(side.mask, duel, side.mask, side.seat, chosen.card.face)
            PUTS_ON_TOP_UNSEEN.tell_to(duel.everyone & ~side.mask, duel, side.mask, side.seat)
        else:
            put_at_the_bottom(chosen.card, piles.deck, out_of=piles.looked_at)
            PUTS_AT_BOTTOM.tell_to(side.mask, duel, side.mask, side.seat, chosen.card.face)
            PUTS_AT_BOTTOM_UNSEEN.tell_to(duel.everyone & ~side.mask, duel, side.mask, side.seat)


def foreseen(side: Side, *, on_top: bool) -> list[Foreseen]:
    """First those for the bottom; once a card is back on top, the rest follow it there."""
    found: list[Foreseen] = []
    for card in titles(side.piles.looked_at, []):
        assert card is not None
        found.append(Foreseen(card, True))
        if not on_top:
            found.append(Foreseen(card, False))
    return found


def look_at_top(duel: Duel, side: Side, count: int) -> None:
    """As many as there are, into the hands of their owner alone. (HB-9.4, HB-12.14)"""
    piles = side.piles
    looked = min(count, len(piles.deck.cards))
    for _ in range(looked):
        put_on_top(piles.deck.top, piles.looked_at, out_of=piles.deck)
    if looked > 0:
        LOOKS.tell(duel, side.mask, side.seat, looked)


# ---------------------------------------------------------------- haunt and control

HAUNT_WHERE: Final = PlaceQuestion(
    "haunt-where", "HB-9.5", "Which location do you haunt with {number} malice?"
)
USE_TAKE_CONTROL: Final = YesOrNoQuestion(
    "take-control", "HB-9.9", "You take control of {name}: {text} Use this ability?"
)


async def haunt(duel: Duel, character: Character, value: int) -> None:
    """Malice to one's side of its location; a monster chooses which. (HB-9.5)"""
    location = character.location
    if location == BOTH:
        location = await choose_where_to_haunt(duel, character.side, value)
    await add_malice(duel, character.side, location, value)


async def choose_where_to_haunt(duel: Duel, side: Side, amount: int) -> int:
    place = await choose(side.seats, HAUNT_WHERE, both_places(duel, side), amount)
    return place.index


async def add_malice(duel: Duel, side: Side, location: int, amount: int) -> None:
    """Enough of it takes control at once, however it got there. (HB-9.7)"""
    place = duel.places[location]
    place.malice[side.seat] += amount
    HAUNTS.tell(duel, side.mask, side.seat, place, amount)
    if place.malice[side.seat] >= place.face.control:
        await take_control(duel, side, place)


async def take_control(duel: Duel, side: Side, place: Place) -> None:
    """Clear all malice, turn the card, TAKE CONTROL, its resources. (HB-9.8 to 9.11)"""
    place.malice = [0, 0]
    place.controller = side.seat
    TAKES_CONTROL.tell(duel, side.mask, side.seat, place)
    triggers: list[Trigger] = []
    for minion in side.minions:
        if minion.location == place.index and minion.printed.abilities & CONTROL:
            triggers.append(ControlTaken(minion))
    if place.face.abilities & CONTROL and await wants_to(side, USE_TAKE_CONTROL, place.face):
        USES.tell(duel, side.mask, side.seat, place)
        await place.face.taken(duel, side, place)
    await collect(duel, side, place.face.reward)
    await use_triggers(duel, side, triggers)


class ControlTaken(MinionTrigger):
    async def use(self, duel: Duel) -> None:
        await self.minion.face.control_taken(duel, self.minion)
