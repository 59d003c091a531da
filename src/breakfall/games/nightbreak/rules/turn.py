"""The turn: Resource, Action and Cycle Phase, and the end. (NB-8, NB-10)"""

from __future__ import annotations

from breakfall.core.choice import Option, Question
from breakfall.core.outcome import Outcome
from breakfall.games.nightbreak.options import (
    ACTIVATE,
    ALL_MOVES,
    ATTACK,
    GIVE_TO,
    MOST_RANKS,
    PRAY,
    STAY,
    SWAP,
)
from breakfall.games.nightbreak.rules.actions import (
    activate,
    attack,
    escape,
    possible_actions,
    pray,
)
from breakfall.games.nightbreak.rules.effects import can_move, move
from breakfall.games.nightbreak.state import (
    CYCLE_PHASE,
    HERO_STEP,
    RESOURCE_PHASE,
    Battle,
    HeroInPlay,
    Side,
)


def resource_phase(battle: Battle) -> None:
    """Income, then prayers are answered. (NB-8.2, NB-8.3)"""
    side = battle.turn_side
    answered = 0
    for hero in side.heroes:
        answered += hero.prayers
        hero.prayers = 0
        hero.has_prayed = False
        hero.has_attacked = False
    income = battle.format.income(battle, side)
    side.points = income + 2 * answered
    battle.note("turn", battle.turn, side, income)
    if answered:
        battle.note("answered", side, 2 * answered)
    battle.stage = HERO_STEP


async def opening_move(battle: Battle) -> None:
    """Any two allied heroes may move, once. (NB-8.4)"""
    side = battle.turn_side
    answer = await Question(side.seats, "opening-move", possible_moves(side))
    if answer is not STAY:
        left = side.hero_at(answer.number // MOST_RANKS)
        right = side.hero_at(answer.number % MOST_RANKS)
        await move(battle, left, right)


def possible_moves(side: Side) -> list[Option]:
    """Nobody, or any two heroes that can move."""
    places = [place for place, hero in enumerate(side.heroes) if can_move(hero)]
    if len(places) == len(side.row):
        return ALL_MOVES[len(places)]
    moves = [STAY]
    for one in places:
        moves += [SWAP[one * MOST_RANKS + other] for other in places if one < other]
    return moves


def next_to_act(side: Side) -> HeroInPlay | None:
    """The leftmost allied hero that has not attacked yet. (NB-8.6, NB-8.7)"""
    for column in side.columns:
        hero = side.row[column]
        if hero is not None and not hero.has_attacked:
            return hero
    return None


async def hero_step(battle: Battle) -> None:
    """One action of the hero whose step it is; its attack ends the step. (NB-7.1, NB-8.9)"""
    hero = battle.acting
    if hero is None or hero.has_attacked:
        hero = battle.acting = next_to_act(battle.sides[battle.active])
    if hero is None:
        battle.stage = CYCLE_PHASE
        return
    action = ATTACK
    actions = possible_actions(battle, hero)
    if len(actions) > 1:
        action = await Question(hero.side.seats, "action", actions, hero)
    if action is ATTACK:
        await attack(battle, hero)
    elif action is ACTIVATE:
        await activate(battle, hero)
    elif action is PRAY:
        pray(battle, hero)
    else:
        await escape(battle, hero)


async def cycle_phase(battle: Battle) -> None:
    """Time passes; points left are given to heroes to hold. (NB-8.10, NB-8.11, NB-10.1)"""
    battle.turn += 1
    if battle.turn == len(battle.time_deck):
        end_battle(battle)
        return
    side = battle.turn_side
    while side.points > 0:
        await give_point(battle, side)
    battle.active = 1 - battle.active
    battle.stage = RESOURCE_PHASE


async def give_point(battle: Battle, side: Side) -> None:
    options: list[Option] = [GIVE_TO[side.place_of(hero.column)] for hero in side.heroes]
    answer = await Question(side.seats, "give-point", options)
    hero = side.hero_at(answer.number)
    side.points -= 1
    hero.held += 1
    battle.note("holds", hero.face, hero.held)


def end_battle(battle: Battle) -> None:
    """Most Favor, then least damage, else a draw. (NB-10.2 to NB-10.4)"""
    one, other = battle.sides
    if one.favor != other.favor:
        winner = one if one.favor > other.favor else other
        finish(battle, winner, "more Favor")
    elif total_damage(one) != total_damage(other):
        winner = one if total_damage(one) < total_damage(other) else other
        finish(battle, winner, "the same Favor, but less damage on its heroes")
    else:
        finish(battle, None, "the same Favor and the same damage")


def total_damage(side: Side) -> int:
    return sum(hero.damage for hero in side.heroes)


def finish(battle: Battle, winner: Side | None, why: str) -> None:
    scores = [0] * battle.seats
    for side in battle.sides:
        for seat in side.seats:
            scores[seat] = side.favor
    battle.note("end", winner, why)
    if winner is None:
        battle.outcome = Outcome([], [list(range(battle.seats))], scores, f"a draw: {why}")
        return
    loser = battle.enemy_of(winner)
    ranking = [list(winner.seats), list(loser.seats)]
    reason = f"{battle.format.side_name(battle, winner)} wins: {why}"
    battle.outcome = Outcome(list(winner.seats), ranking, scores, reason)
