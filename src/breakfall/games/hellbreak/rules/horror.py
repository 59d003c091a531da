"""The Horror Phase: one action at a time, back and forth. (HB-6.1 to 6.5, HB-10.1 to 10.4)"""

from __future__ import annotations

from typing import cast

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.hellbreak.card import ACTION, LURKING_ACTION, PLAY, DeckCard
from breakfall.games.hellbreak.options import (
    ATTACK_WITH_MONSTER,
    PASS,
    SCHEME_WITH_MONSTER,
    SLUMBER,
    USE_MONSTER,
)
from breakfall.games.hellbreak.printed import Printed
from breakfall.games.hellbreak.rules.attack import attack
from breakfall.games.hellbreak.rules.damage import end_protection
from breakfall.games.hellbreak.rules.own_cards import card_meant
from breakfall.games.hellbreak.rules.playing import can_play, play_card
from breakfall.games.hellbreak.rules.pool import gain_malice, pay_malice
from breakfall.games.hellbreak.rules.scheme import scheme
from breakfall.games.hellbreak.rules.triggers import place_option, source_option
from breakfall.games.hellbreak.state import (
    NOBODY,
    REFRESH,
    Asset,
    Character,
    Duel,
    Minion,
    Place,
    Side,
)


def begin_horror(duel: Duel) -> None:
    """The player with initiative acts first. (HB-6.1)"""
    duel.turn = duel.initiative
    duel.passes = 0
    duel.slumbering = NOBODY
    end_protection(duel)
    for side in duel.sides:
        side.played_creature = False


async def horror_action(duel: Duel) -> None:
    """One action of the player whose turn it is; two passes in a row end the phase. (HB-6.2)"""
    side = duel.sides[duel.turn]
    answer = PASS
    if duel.slumbering != side.seat:
        answer = await OptionQuestion(side.seats, "action", possible_actions(duel, side))
    if answer is PASS:
        duel.passes += 1
        if duel.slumbering != side.seat:
            duel.note("passes", side)
    elif answer is SLUMBER:
        duel.passes += 1  # it counts like a pass (HB-6.5)
        slumber(duel, side)
    else:
        duel.passes = 0
        kind = answer.kind
        if kind == "play":
            card = card_meant(side.piles.hand, PLAY, answer)
            assert card is not None
            await play_card(duel, side, card)
        elif kind == "attack":
            await attack(duel, attacker_meant(side, answer))
        elif kind == "scheme":
            await scheme(duel, schemer_meant(side, answer))
        else:
            await use_ability(duel, side, answer)
    duel.turn = 1 - duel.turn
    if duel.passes == 2:
        end_protection(duel)
        duel.stage = REFRESH


def slumber(duel: Duel, side: Side) -> None:
    """A malice, and no more actions in this phase. (HB-6.3)"""
    duel.slumbering = side.seat
    duel.note("slumbers", side)
    gain_malice(duel, side, 1)


# ---------------------------------------------------------------- what can be done


def possible_actions(duel: Duel, side: Side) -> list[Option]:
    """Passing and Slumber, then the order of the rulebook's list. (HB-6.1, HB-6.4)"""
    options = [PASS]
    if duel.slumbering == NOBODY:
        options.append(SLUMBER)
    for card in side.piles.hand.cards:
        face = cast(DeckCard, card.face)
        if can_play(duel, side, face):
            offer(options, face.answers[PLAY])
    add_character_actions(side, options)
    add_abilities(duel, side, options)
    return options


def add_character_actions(side: Side, options: list[Option]) -> None:
    """Every ready character may attack or scheme. (HB-8.1, HB-9.1)"""
    if not side.monster.exhausted:
        options.append(ATTACK_WITH_MONSTER)
        options.append(SCHEME_WITH_MONSTER)
    for minion in side.minions:
        if not minion.exhausted:
            option = attack_option(minion)
            if offer(options, option):
                options.append(scheme_option(minion))


def attack_option(minion: Minion) -> Option:
    return minion.face.as_attacker.at(
        True, minion.location == minion.side.seat, False, minion.damage, 0
    )


def scheme_option(minion: Minion) -> Option:
    return minion.face.as_schemer.at(
        True, minion.location == minion.side.seat, False, minion.damage, 0
    )


def add_abilities(duel: Duel, side: Side, options: list[Option]) -> None:
    """ACTION and LURKING ACTION abilities of the cards you control. (HB-10.1, HB-10.2)"""
    if can_use_monster(side):
        options.append(USE_MONSTER)
    for place in duel.places:
        if can_use_place(side, place):
            options.append(place_option(side, place))
    for asset in side.assets:
        if can_use_asset(side, asset):
            offer(options, asset.face.use_option)
    for minion in side.minions:
        if can_use_minion(side, minion):
            offer(options, source_option(minion))


def can_use_monster(side: Side) -> bool:
    monster = side.monster
    printed = monster.card.printed
    if not monster.face.abilities & ACTION or side.malice < printed.action_cost:
        return False
    return not (printed.once_a_round and side.has_used_monster)


def can_use_place(side: Side, place: Place) -> bool:
    """Its controller may; if it says so, each player once a round. (HB-10.1, HB-10.3)"""
    printed = place.face.printed
    if not printed.abilities & ACTION or place.controller != side.seat:
        return False
    if printed.once_a_round and side.has_used_location[place.index]:
        return False
    return side.malice >= printed.action_cost


def can_use_asset(side: Side, asset: Asset) -> bool:
    if not has_action(side, asset.face.printed):
        return False
    return not asset.exhausted and side.malice >= asset.face.printed.action_cost


def can_use_minion(side: Side, minion: Minion) -> bool:
    return has_action(side, minion.printed) and side.malice >= minion.printed.action_cost


def has_action(side: Side, printed: Printed) -> bool:
    """An ACTION ability, or a LURKING ACTION while the monster lurks. (HB-10.2)"""
    if printed.abilities & LURKING_ACTION:
        return side.monster.is_lurking
    return printed.abilities & ACTION != 0


# ---------------------------------------------------------------- doing it


def attacker_meant(side: Side, answer: Option) -> Character:
    """Who attacks. (HB-8.1)"""
    if answer is not ATTACK_WITH_MONSTER:
        for minion in side.minions:
            if not minion.exhausted and attack_option(minion) is answer:
                return minion
    return side.monster


def schemer_meant(side: Side, answer: Option) -> Character:
    """Who schemes. (HB-9.1)"""
    if answer is not SCHEME_WITH_MONSTER:
        for minion in side.minions:
            if not minion.exhausted and scheme_option(minion) is answer:
                return minion
    return side.monster


async def use_ability(duel: Duel, side: Side, answer: Option) -> None:
    """Pay its malice, then do what it says. (HB-10.2)"""
    if answer is USE_MONSTER:
        duel.note("uses-monster", side)
        pay_malice(duel, side, side.monster.card.action_cost)
        side.has_used_monster = True
        await side.monster.card.act(duel, side)
        return
    for place in duel.places:
        if place_option(side, place) is answer:
            duel.note("uses", side, place)
            pay_malice(duel, side, place.face.action_cost)
            side.has_used_location[place.index] = True
            await place.face.act(duel, side, place)
            return
    for asset in side.assets:
        if asset.face.use_option is answer and not asset.exhausted:
            duel.note("uses", side, asset.face)
            pay_malice(duel, side, asset.face.action_cost)
            asset.exhausted = True
            await asset.face.act(duel, side)
            return
    for minion in side.minions:
        if source_option(minion) is answer:
            duel.note("uses", side, minion.face)
            pay_malice(duel, side, minion.face.action_cost)
            await minion.face.act(duel, minion)
            return
