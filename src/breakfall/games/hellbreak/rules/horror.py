"""The Horror Phase: one action at a time, back and forth. (HB-6.1 to 6.5)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.option import Option
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.hellbreak.questions import DuelQuestion, side_asked
from breakfall.games.hellbreak.rules.abilities import (
    UseAsset,
    UseMinion,
    UseMonster,
    UsePlace,
    can_use_asset,
    can_use_minion,
    can_use_monster,
    can_use_place,
)
from breakfall.games.hellbreak.rules.actions import (
    PASS,
    SLUMBER,
    Action,
    AttackWith,
    Play,
    SchemeWith,
)
from breakfall.games.hellbreak.rules.characters import are_twins
from breakfall.games.hellbreak.rules.damage import end_protection
from breakfall.games.hellbreak.rules.play import can_play
from breakfall.games.hellbreak.state import Asset, Duel, Minion, Side, printed_on
from breakfall.games.hellbreak.terms import ACTION, LURKING_ACTION, NOBODY, REFRESH


class ActionQuestion(DuelQuestion[Action]):
    """What a player does next."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        side = side_asked(table, asked)
        return {"blood": side.blood, "malice": side.malice}

    def option(self, asked: OpenQuestion, thing: Action) -> Option:
        return thing.option

    def label(self, table: Duel, asked: OpenQuestion, thing: Action) -> str:
        return thing.label(table, side_asked(table, asked))

    def places(self, table: Duel, asked: OpenQuestion, thing: Action) -> tuple[str, ...]:
        return thing.places(side_asked(table, asked))

    def again(self, table: Duel, asked: OpenQuestion) -> list[Action]:
        return possible_actions(table, side_asked(table, asked))

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Action]:
        return imaginable_actions(table, side_asked(table, asked))

    def barred(self, table: Duel, asked: OpenQuestion, thing: Action) -> Barred:
        barred = thing.why_not(table, side_asked(table, asked))
        assert barred is not None, thing.option
        return barred


ACT: Final = ActionQuestion("action", "HB-6.1", "Your action: {blood} blood, {malice} malice.")


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
    if duel.slumbering == side.seat:
        duel.passes += 1
    else:
        action = await choose(side.seats, ACT, possible_actions(duel, side))
        is_pass = action is PASS or action is SLUMBER  # which counts like a pass (HB-6.5)
        duel.passes = duel.passes + 1 if is_pass else 0
        await action.take(duel, side)
    duel.turn = 1 - duel.turn
    if duel.passes == 2:
        end_protection(duel)
        duel.stage = REFRESH


# ---------------------------------------------------------------- what can be done


def possible_actions(duel: Duel, side: Side) -> list[Action]:
    """Passing and Slumber, then the order of the rulebook's list. (HB-6.1, HB-6.4)"""
    actions: list[Action] = [PASS]
    if duel.slumbering == NOBODY:
        actions.append(SLUMBER)
    add_plays(duel, side, actions)
    add_character_actions(side, actions)
    add_abilities(duel, side, actions)
    return actions


def add_plays(duel: Duel, side: Side, actions: list[Action]) -> None:
    """One for each title in hand; of copies the first, which all may know. (HB-7.1, HB-13.8)"""
    hand = side.piles.hand.cards
    for card in hand:
        face = printed_on(card)
        if can_play(duel, side, face) and is_first_copy(card, hand):
            actions.append(Play(card, face))


def add_character_actions(side: Side, actions: list[Action]) -> None:
    """Every ready character may attack or scheme. (HB-8.1, HB-9.1)"""
    if not side.monster.exhausted:
        actions.append(AttackWith(side.monster))
        actions.append(SchemeWith(side.monster))
    for minion in side.minions:
        if not minion.exhausted and is_first_twin(minion):
            actions.append(AttackWith(minion))
            actions.append(SchemeWith(minion))


def add_abilities(duel: Duel, side: Side, actions: list[Action]) -> None:
    """ACTION and LURKING ACTION abilities of the cards you control. (HB-10.1, HB-10.2)"""
    if can_use_monster(side):
        actions.append(UseMonster(side))
    for place in duel.places:
        if can_use_place(side, place):
            actions.append(UsePlace(side, place))
    for asset in side.assets:
        if can_use_asset(side, asset) and is_first_ready(asset):
            actions.append(UseAsset(side, asset))
    for minion in side.minions:
        if can_use_minion(side, minion) and is_first_twin(minion):
            actions.append(UseMinion(side, minion))


# ---------------------------------------------------------------- one of several that are alike


def is_first_copy(card: Card, cards: list[Card]) -> bool:
    """No card before it in the hand is the same."""
    for other in cards:
        if other.face is card.face:
            return other is card
    return False


def is_first_twin(minion: Minion) -> bool:
    """No minion that came before it is the same in every way."""
    for other in minion.side.minions:
        if are_twins(other, minion):
            return other is minion
    return False


def is_first_ready(asset: Asset) -> bool:
    """No ready asset that came before it is the same."""
    for other in asset.side.assets:
        if other.face is asset.face and not other.exhausted:
            return other is asset
    return False


# ---------------------------------------------------------------- what one might expect


def imaginable_actions(duel: Duel, side: Side) -> list[Action]:
    """Everything that a player might think of, whether it can be done or not."""
    actions: list[Action] = [PASS, SLUMBER]
    for card in side.piles.hand.cards:
        actions.append(Play(card, printed_on(card)))
    for character in (side.monster, *side.minions):
        actions += [AttackWith(character), SchemeWith(character)]
    if any(face.abilities & ACTION for face in side.monster.card.sides):
        actions.append(UseMonster(side))
    actions += [UsePlace(side, place) for place in duel.places if place.face.abilities & ACTION]
    actions += [UseAsset(side, asset) for asset in side.assets if acts(asset.face.abilities)]
    actions += [UseMinion(side, one) for one in side.minions if acts(one.face.abilities)]
    return actions


def acts(abilities: int) -> bool:
    return abilities & (ACTION | LURKING_ACTION) != 0
