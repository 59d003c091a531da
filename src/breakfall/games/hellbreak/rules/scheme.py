"""Scheming: prowl, foresee, haunt, and taking control of locations. (HB-9.1 to 9.11)"""

from __future__ import annotations

from breakfall.core.cards import put_at_the_bottom, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.hellbreak.card import CONTROL, SCHEME, TO_BOTTOM, TO_TOP
from breakfall.games.hellbreak.pointing import SCHEMING
from breakfall.games.hellbreak.printed import FORESEE, PROWL, Icon
from breakfall.games.hellbreak.rules.damage import indirect_damage
from breakfall.games.hellbreak.rules.own_cards import answer_for, card_meant
from breakfall.games.hellbreak.rules.resources import collect, tell_in_secret
from breakfall.games.hellbreak.rules.targets import choose_place, wants_to
from breakfall.games.hellbreak.rules.triggers import MinionTrigger, Trigger, use_triggers
from breakfall.games.hellbreak.state import BOTH, Character, Duel, Minion, Place, Side


def icons_of(character: Character) -> tuple[Icon, ...]:
    if isinstance(character, Minion):
        return character.printed.scheme
    return character.side.monster.face.scheme


async def scheme(duel: Duel, character: Character) -> None:
    """Exhaust it; its SCHEME ability, then its icons from left to right. (HB-9.1 to 9.6)"""
    character.exhausted = True
    character.busy |= SCHEMING
    duel.note("schemes", character)
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


async def foresee(duel: Duel, side: Side, count: int) -> None:
    """Look at the top cards; put them on the bottom or the top in any order. (HB-9.4)"""
    piles = side.piles
    look_at_top(duel, side, count)
    on_top = False
    while not piles.looked_at.is_empty:
        answer = await OptionQuestion(side.seats, "foresee", foresee_options(side, on_top), on_top)
        card = card_meant(piles.looked_at, TO_BOTTOM, answer)
        if card is not None:
            put_at_the_bottom(card, piles.deck, out_of=piles.looked_at)
            tell_in_secret(duel, side, "to-bottom", card)
            continue
        on_top = True
        card = card_meant(piles.looked_at, TO_TOP, answer)
        assert card is not None
        put_on_top(card, piles.deck, out_of=piles.looked_at)
        tell_in_secret(duel, side, "to-top", card)


def foresee_options(side: Side, on_top: bool) -> list[Option]:
    """First those for the bottom; once a card is back on top, the rest follow it there."""
    options: list[Option] = []
    for card in side.piles.looked_at.cards:
        if offer(options, answer_for(card, TO_TOP)) and not on_top:
            options.append(answer_for(card, TO_BOTTOM))
    return options


def look_at_top(duel: Duel, side: Side, count: int) -> None:
    """As many as there are, into the hands of their owner alone. (HB-9.4, HB-12.14)"""
    piles = side.piles
    looked = min(count, len(piles.deck.cards))
    for _ in range(looked):
        put_on_top(piles.deck.top, piles.looked_at, out_of=piles.deck)
    if looked > 0:
        duel.note("looks", side, looked)


# ---------------------------------------------------------------- haunt and control


async def haunt(duel: Duel, character: Character, value: int) -> None:
    """Malice to one's side of its location; a monster chooses which. (HB-9.5)"""
    location = character.location
    if location == BOTH:
        location = await choose_place(character.side, "haunt-where", value)
    await add_malice(duel, character.side, location, value)


async def add_malice(duel: Duel, side: Side, location: int, amount: int) -> None:
    """Enough of it takes control at once, however it got there. (HB-9.7)"""
    place = duel.places[location]
    place.malice[side.seat] += amount
    duel.note("haunts", side, place, amount)
    if place.malice[side.seat] >= place.face.control:
        await take_control(duel, side, place)


async def take_control(duel: Duel, side: Side, place: Place) -> None:
    """Clear all malice, turn the card, TAKE CONTROL, its resources. (HB-9.8 to 9.11)"""
    place.malice = [0, 0]
    place.controller = side.seat
    duel.note("control", side, place)
    triggers: list[Trigger] = []
    for minion in side.minions:
        if minion.location == place.index and minion.printed.abilities & CONTROL:
            triggers.append(ControlTaken(minion))
    if place.face.abilities & CONTROL and await wants_to(side, "take-control", place.face):
        duel.note("uses", side, place)
        await place.face.taken(duel, side, place)
    await collect(duel, side, place.face.reward)
    await use_triggers(duel, side, triggers)


class ControlTaken(MinionTrigger):
    async def use(self, duel: Duel) -> None:
        await self.minion.face.control_taken(duel, self.minion)
