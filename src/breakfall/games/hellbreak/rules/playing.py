"""Playing a card: loyalty, cost, and what becomes of it. (HB-7.1 to 7.10)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.modes import pass_over
from breakfall.core.option import Option, offer
from breakfall.games.hellbreak.card import (
    ENTERS,
    PLAY,
    PLAYED,
    AssetCard,
    DeckCard,
    EventCard,
    MinionCard,
)
from breakfall.games.hellbreak.options import (
    KILL_OLD,
    OLD_OR_NEW,
    PAY_WITH_MALICE,
    YES,
    YES_OR_NO,
)
from breakfall.games.hellbreak.rules.killing import kill
from breakfall.games.hellbreak.rules.own_cards import answer_for, card_meant
from breakfall.games.hellbreak.rules.pool import pay_malice
from breakfall.games.hellbreak.rules.targets import ask_place, place_meant, target_option
from breakfall.games.hellbreak.state import Asset, Duel, Minion, Side, minion_of


def cost_of(duel: Duel, side: Side, face: DeckCard) -> int:
    """The blood it costs this side now, never less than nothing. (HB-7.1, HB-7.3)"""
    cost = face.printed.cost
    if face.printed.changes_cost:
        cost -= face.cost_cut(duel, side)
    return max(0, cost)


def has_loyalty(side: Side, face: DeckCard) -> bool:
    """At least as many icons of its aspect in the vault. (HB-7.2)"""
    printed = face.printed
    return side.icons(printed.aspect) >= printed.loyalty


def fits_the_monster(side: Side, face: DeckCard) -> bool:
    """Some cards can be played only while a certain side of the monster is up. (HB-7.4)"""
    if side.monster.is_lurking:
        return not face.printed.unleashed_only
    return not face.printed.lurking_only


def can_play(duel: Duel, side: Side, face: DeckCard) -> bool:
    """Loyalty, side and blood, or malice where it may stand in for it. (HB-7.1 to 7.4)"""
    printed = face.printed
    means = side.blood
    if printed.malicious:
        means += min(printed.malicious, side.malice)
    if printed.cost > means and not printed.changes_cost:
        return False
    return (
        has_loyalty(side, face)
        and fits_the_monster(side, face)
        and cost_of(duel, side, face) <= means
    )


async def play_card(duel: Duel, side: Side, card: Card) -> None:
    """Show a card of the hand, pay for it and play it. (HB-7.1)"""
    face = cast(DeckCard, card.face)
    cost = cost_of(duel, side, face)
    begin_to_play(duel, side, card, side.piles.hand)
    if face.printed.malicious:
        cost -= await pay_in_malice(duel, side, face, cost)
    side.blood -= cost
    await put_into_play(duel, side, card)


def begin_to_play(duel: Duel, side: Side, card: Card, out_of: Zone) -> None:
    """It lies open before anything is asked about it. (HB-7.1)"""
    put_on_top(card, side.piles.being_played, out_of=out_of)
    duel.note("plays", side, card.face)


async def pay_in_malice(duel: Duel, side: Side, face: DeckCard, cost: int) -> int:
    """Malicious lets malice stand in for some of the blood; as much as was chosen. (HB-14.3)"""
    fewest = max(0, cost - side.blood)
    most = min(cost, face.printed.malicious, side.malice)
    answer = await OptionQuestion(side.seats, "pay", PAY_WITH_MALICE[fewest : most + 1], face)
    pay_malice(duel, side, answer.number)
    return answer.number


async def play_for_no_blood(duel: Duel, side: Side, card: Card) -> None:
    """A revealed health card plays itself. (HB-12.10)"""
    begin_to_play(duel, side, card, side.piles.revealed)
    await put_into_play(duel, side, card)


def can_play_itself(side: Side, face: DeckCard) -> bool:
    """Only the blood is spared: loyalty and side still have to fit. (HB-12.10)"""
    return has_loyalty(side, face) and fits_the_monster(side, face)


async def put_into_play(duel: Duel, side: Side, card: Card) -> None:
    """A minion at a location, an asset in its row, an event carried out. (HB-7.5 to 7.9)"""
    face = card.face
    if isinstance(face, MinionCard):
        answer = await ask_place(side, "play-where", face)
        await enter(duel, side, card, place_meant(side, answer))
    elif isinstance(face, AssetCard):
        put_on_top(card, side.piles.play, out_of=side.piles.being_played)
        await play_asset(duel, side, Asset(card, face))
    elif isinstance(face, EventCard):
        await face.resolve(duel, side)
        put_on_top(card, side.piles.crypt, out_of=side.piles.being_played)


# ---------------------------------------------------------------- minions


async def enter(duel: Duel, side: Side, card: Card, location: int) -> None:
    """Exhausted; 1 malice readies it; then its abilities. (HB-7.5 to 7.7, HB-7.10)"""
    put_on_top(card, side.piles.play, out_of=side.piles.being_played)
    minion = minion_of(card, side, location)
    minion.exhausted = not minion.printed.fearsome
    side.minions.append(minion)
    if "Creature" in minion.printed.traits:
        side.played_creature = True
    duel.note("enters", minion, duel.places[location])
    if minion.printed.unique:
        await keep_one(duel, side, minion)
    if can_pay_to_ready(minion):
        answer = await OptionQuestion(side.seats, "pay-to-ready", YES_OR_NO, minion.face)
        if answer is YES:
            pay_to_ready(duel, side, minion)
    if minion.in_play and minion.printed.abilities & PLAYED:
        await minion.face.played(duel, minion)
    if minion.in_play and minion.printed.abilities & ENTERS:
        await minion.face.enters(duel, minion)


def can_pay_to_ready(minion: Minion) -> bool:
    return minion.in_play and minion.exhausted and minion.side.malice > 0


def pay_to_ready(duel: Duel, side: Side, minion: Minion) -> None:
    """For one malice, at once and at no other time. (HB-7.6)"""
    pay_malice(duel, side, 1)
    minion.exhausted = False
    duel.note("readied", minion)


async def keep_one(duel: Duel, side: Side, new: Minion) -> None:
    """Of two unique minions with one name, their controller kills one. (HB-7.10)"""
    for old in side.minions:
        if old is not new and old.face.name == new.face.name:
            options = OLD_OR_NEW if makes_a_difference(side, old, new) else [KILL_OLD]
            answer = await OptionQuestion(side.seats, "unique", options, new.face)
            kill(duel, old if answer is KILL_OLD else new)
            return


def makes_a_difference(side: Side, old: Minion, new: Minion) -> bool:
    """Whether it matters which one stays: the new one may yet be readied and use its abilities."""
    return (
        old.face is not new.face
        or target_option(side, old) is not target_option(side, new)
        or (new.exhausted and side.malice > 0)
        or new.printed.abilities & (PLAYED | ENTERS) != 0
    )


# ---------------------------------------------------------------- assets


async def play_asset(duel: Duel, side: Side, asset: Asset) -> None:
    """Into the asset row, ready; it is at no location. (HB-7.8)"""
    side.assets.append(asset)
    if asset.face.printed.unique:
        for other in side.assets:
            if other is not asset and other.face.name == asset.face.name:
                await keep_one_asset(duel, side, other, asset)
                return


async def keep_one_asset(duel: Duel, side: Side, old: Asset, new: Asset) -> None:
    """Of two unique assets with one name, their controller kills one. (HB-7.10)"""
    options = OLD_OR_NEW if old.exhausted else [KILL_OLD]
    answer = await OptionQuestion(side.seats, "unique-asset", options, new.face)
    doomed = old if answer is KILL_OLD else new
    duel.note("killed", doomed.face)
    side.assets.remove(doomed)
    put_on_top(doomed.card, side.piles.crypt, out_of=side.piles.play)


# ---------------------------------------------------------------- for free


async def play_free_shark(duel: Duel, side: Side, location: int) -> None:
    """A non-unique Shark minion from the hand, without cost or loyalty. (HB-16.1)"""
    hand = side.piles.hand
    options = shark_options(side)
    if not options:
        pass_over(side.seats)
        return
    card = card_meant(hand, PLAY, await OptionQuestion(side.seats, "free-shark", options, location))
    if card is not None:
        begin_to_play(duel, side, card, hand)
        await enter(duel, side, card, location)


def shark_options(side: Side) -> list[Option]:
    options: list[Option] = []
    for card in side.piles.hand.cards:
        if is_common_shark(card):
            offer(options, answer_for(card, PLAY))
    return options


def is_common_shark(card: Card) -> bool:
    face = card.face
    return (
        isinstance(face, MinionCard) and "Shark" in face.printed.traits and not face.printed.unique
    )
