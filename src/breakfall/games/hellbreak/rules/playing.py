"""Playing a card: loyalty, cost, and what becomes of it. (HB-7)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.choice import Option, Question
from breakfall.games.hellbreak.card import (
    ENTERS,
    PLAYED,
    AssetCard,
    DeckCard,
    EventCard,
    MinionCard,
)
from breakfall.games.hellbreak.options import (
    KILL_EXHAUSTED,
    KILL_READY,
    PAY_WITH_MALICE,
    YES,
    YES_OR_NO,
)
from breakfall.games.hellbreak.rules.damage import kill
from breakfall.games.hellbreak.rules.targets import choose_minion, choose_place
from breakfall.games.hellbreak.state import Asset, Character, Duel, Minion, Side, minion_of


def cost_of(duel: Duel, side: Side, face: DeckCard) -> int:
    """The blood it costs this side now, never less than nothing. (HB-7)"""
    cost = face.printed.cost
    if face.printed.changes_cost:
        cost -= face.cost_cut(duel, side)
    return max(0, cost)


def has_loyalty(side: Side, face: DeckCard) -> bool:
    """At least as many icons of its aspect in the vault. (HB-7)"""
    printed = face.printed
    return side.icons(printed.aspect) >= printed.loyalty


def fits_the_monster(side: Side, face: DeckCard) -> bool:
    """Some cards can be played only while the monster lurks."""
    return side.monster.is_lurking or not face.printed.lurking_only


def can_play(duel: Duel, side: Side, face: DeckCard) -> bool:
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
    """Pay and play a card from the hand. (HB-7)"""
    face = cast(DeckCard, card.face)
    cost = cost_of(duel, side, face)
    duel.note("plays", side, face)
    await pay(side, face, cost)
    await put_into_play(duel, side, card, side.piles.hand)


async def pay(side: Side, face: DeckCard, cost: int) -> None:
    """In blood; Malicious lets malice stand in for some of it. (HB-14)"""
    malice = 0
    if face.printed.malicious:
        fewest = max(0, cost - side.blood)
        most = min(cost, face.printed.malicious, side.malice)
        answer = await Question(side.seats, "pay", PAY_WITH_MALICE[fewest : most + 1], face)
        malice = answer.number
    side.malice -= malice
    side.blood -= cost - malice


async def play_for_no_blood(duel: Duel, side: Side, card: Card) -> None:
    """A revealed health card plays itself. (HB-12)"""
    duel.note("plays", side, card.face)
    await put_into_play(duel, side, card, side.piles.revealed)


def can_play_itself(side: Side, face: DeckCard) -> bool:
    """Only the blood is spared: loyalty and side still have to fit. (HB-12.10)"""
    return has_loyalty(side, face) and fits_the_monster(side, face)


async def put_into_play(duel: Duel, side: Side, card: Card, out_of: Zone) -> None:
    face = card.face
    if isinstance(face, MinionCard):
        put_on_top(card, side.piles.play, out_of=out_of)
        location = await choose_place(side, "play-where", face)
        await enter(duel, side, card, location)
    elif isinstance(face, AssetCard):
        put_on_top(card, side.piles.play, out_of=out_of)
        await play_asset(duel, side, Asset(card, face))
    elif isinstance(face, EventCard):
        put_on_top(card, side.piles.event, out_of=out_of)
        await face.resolve(duel, side)
        put_on_top(card, side.piles.crypt, out_of=side.piles.event)


# ---------------------------------------------------------------- minions


async def enter(duel: Duel, side: Side, card: Card, location: int) -> None:
    """Below its location, exhausted; 1 malice readies it; then its PLAYED ability. (HB-7)"""
    minion = minion_of(card, side, location)
    minion.exhausted = not minion.printed.fearsome
    side.minions.append(minion)
    if "Creature" in minion.face.traits:
        side.played_creature = True
    duel.note("enters", minion.face, duel.places[location].face)
    if minion.printed.unique:
        await keep_one(duel, side, minion)
    if minion.in_play and minion.exhausted and side.malice > 0:
        await offer_to_ready(duel, side, minion)
    if minion.in_play and minion.printed.abilities & PLAYED:
        await minion.face.played(duel, minion)
    if minion.in_play and minion.printed.abilities & ENTERS:
        await minion.face.enters(duel, minion)


async def offer_to_ready(duel: Duel, side: Side, minion: Minion) -> None:
    if await Question(side.seats, "pay-to-ready", YES_OR_NO, minion.face) is YES:
        side.malice -= 1
        minion.exhausted = False
        duel.note("readied", minion.face)


async def keep_one(duel: Duel, side: Side, new: Minion) -> None:
    """Of two unique minions with one name, their controller kills one. (HB-7)"""
    same: list[Character] = [one for one in side.minions if one.face.name == new.face.name]
    if len(same) > 1:
        doomed = await choose_minion(side, "unique", same, new.face)
        if doomed is not None:
            kill(duel, doomed)


# ---------------------------------------------------------------- assets


async def play_asset(duel: Duel, side: Side, asset: Asset) -> None:
    """Into the asset row, ready; it is at no location. (HB-7)"""
    side.assets.append(asset)
    if asset.face.printed.unique:
        for other in side.assets:
            if other is not asset and other.face.name == asset.face.name:
                await keep_one_asset(duel, side, other, asset)
                return


async def keep_one_asset(duel: Duel, side: Side, old: Asset, new: Asset) -> None:
    """Of two unique assets with one name, their controller kills one. (HB-7)"""
    options = [KILL_READY, KILL_EXHAUSTED] if old.exhausted else [KILL_READY]
    answer = await Question(side.seats, "unique-asset", options, new.face)
    doomed = new if answer is KILL_READY else old
    duel.note("killed", doomed.face)
    side.assets.remove(doomed)
    put_on_top(doomed.card, side.piles.crypt, out_of=side.piles.play)


# ---------------------------------------------------------------- for free


async def play_free_shark(duel: Duel, side: Side, location: int) -> None:
    """A non-unique Shark minion from the hand, without cost or loyalty. (HB-16.1)"""
    hand = side.piles.hand
    options: list[Option] = []
    for card in hand.cards:
        if is_common_shark(card) and cast(DeckCard, card.face).play_option not in options:
            options.append(cast(DeckCard, card.face).play_option)
    if not options:
        return
    answer = await Question(side.seats, "free-shark", options, location)
    for card in hand.cards:
        if cast(DeckCard, card.face).play_option is answer:
            duel.note("plays", side, card.face)
            put_on_top(card, side.piles.play, out_of=hand)
            await enter(duel, side, card, location)
            return


def is_common_shark(card: Card) -> bool:
    face = card.face
    return isinstance(face, MinionCard) and "Shark" in face.traits and not face.printed.unique
