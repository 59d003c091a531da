"""The turn: Resource, Action and Cycle Phase, and the end. (NB-8, NB-10)"""

from __future__ import annotations

from typing import Final

from breakfall.core.event import NOBODY, Happened
from breakfall.core.outcome import Outcome
from breakfall.core.question import Answer, AnswerQuestion, Barred, OpenQuestion, choose
from breakfall.games.nightbreak.events import (
    DRAW,
    HOLDS,
    LESS_DAMAGE,
    MORE_FAVOR,
    PRAYERS_ANSWERED,
    TURN_BEGINS,
)
from breakfall.games.nightbreak.questions import AllyQuestion, side_asked
from breakfall.games.nightbreak.rules.effects import can_move, move
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side, rank_id
from breakfall.games.nightbreak.terms import HERO_STEP, MOST_RANKS, RESOURCE_PHASE, WOUNDED

GIVE_POINT: Final = AllyQuestion(
    "give-point",
    "NB-8.11",
    "Who holds the next Blessing Point? ({points} left to give)",
    "Only your own heroes can hold your Blessing Points.",
    "give",
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
    TURN_BEGINS.tell(battle, side.seat_mask, battle.turn, side.index, income)
    if answered:
        PRAYERS_ANSWERED.tell(battle, NOBODY, 2 * answered)
    battle.stage = HERO_STEP


# ---------------------------------------------------------------- the opening move


class Move(Answer):
    """Two allies swap places, called by their places from the left; or nobody moves."""

    def __init__(self, left: int, right: int) -> None:
        target = "nobody" if left == right else f"ally-{left + 1}+ally-{right + 1}"
        super().__init__("move", target, "Nobody moves")
        self.left = left
        self.right = right


NOBODY_MOVES: Final = Move(0, 0)
SWAPS: Final[list[list[Move]]] = [
    [Move(left, right) for right in range(MOST_RANKS)] for left in range(MOST_RANKS)
]
# Every opening move when all heroes can move, by the number of ranks.
ALL_MOVES: Final[dict[int, list[Move]]] = {
    ranks: [NOBODY_MOVES]
    + [SWAPS[left][right] for left in range(ranks) for right in range(left + 1, ranks)]
    for ranks in (3, 4)
}


class MoveQuestion(AnswerQuestion[Battle, Move]):
    """Which two heroes swap places before they act, if any."""

    def label(self, table: Battle, asked: OpenQuestion, thing: Move) -> str:
        if thing is NOBODY_MOVES:
            return thing.label
        moved = moved_by(side_asked(table, asked), thing)
        hurt = "".join(
            f" {hero.name} is wounded and takes 1." for hero in moved if hero.has(WOUNDED)
        )
        return f"Swap {' and '.join(hero.name for hero in moved)}{'.' + hurt if hurt else ''}"

    def places(self, table: Battle, asked: OpenQuestion, thing: Move) -> tuple[str, ...]:
        if thing is NOBODY_MOVES:
            return ()
        side = side_asked(table, asked)
        return tuple(rank_id(side, hero.column) for hero in moved_by(side, thing))

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Move]:
        return ALL_MOVES[len(side_asked(table, asked).row)]

    def why_not(self, table: Battle, asked: OpenQuestion, thing: Move) -> Barred | None:
        if thing in asked.things:
            return None
        held_fast = [
            hero.name for hero in moved_by(side_asked(table, asked), thing) if not can_move(hero)
        ]
        are = "is" if len(held_fast) == 1 else "are"
        return Barred("NB-9.7", f"{' and '.join(held_fast)} {are} immobilized and cannot move.")


OPENING_MOVE: Final = MoveQuestion(
    "opening-move", "NB-8.4", "Move two of your heroes before they act?"
)


def moved_by(side: Side, swap: Move) -> list[HeroInPlay]:
    return [side.hero_at(swap.left), side.hero_at(swap.right)]


async def opening_move(battle: Battle) -> None:
    """Any two allied heroes may move, once. (NB-8.4)"""
    side = battle.turn_side
    chosen = await choose(side.seats, OPENING_MOVE, possible_moves(side))
    if chosen is not NOBODY_MOVES:
        left, right = moved_by(side, chosen)
        await move(battle, left, right)


def possible_moves(side: Side) -> list[Move]:
    """Nobody, or any two heroes that can move."""
    places = [place for place, hero in enumerate(side.heroes) if can_move(hero)]
    if len(places) == len(side.row):
        return ALL_MOVES[len(places)]
    moves = [NOBODY_MOVES]
    for left in places:
        moves += [SWAPS[left][right] for right in places if left < right]
    return moves


# ---------------------------------------------------------------- the end of a turn


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
    hero = await choose(side.seats, GIVE_POINT, side.heroes)
    side.points -= 1
    hero.held += 1
    HOLDS.tell(battle, NOBODY, hero, hero.held)


def end_battle(battle: Battle) -> None:
    """Most Favor, then least damage, else a draw. (NB-10.2 to NB-10.4)"""
    one, other = battle.sides
    if one.favor != other.favor:
        winner, loser = (one, other) if one.favor > other.favor else (other, one)
        ending = MORE_FAVOR.happened(
            battle, winner.seat_mask, winner.index, winner.favor, loser.favor
        )
        finish(battle, winner, ending)
    elif total_damage(one) != total_damage(other):
        winner, loser = (one, other) if total_damage(one) < total_damage(other) else (other, one)
        less, more = total_damage(winner), total_damage(loser)
        ending = LESS_DAMAGE.happened(
            battle, winner.seat_mask, winner.index, winner.favor, less, more
        )
        finish(battle, winner, ending)
    else:
        finish(battle, None, DRAW.happened(battle, NOBODY, one.favor, total_damage(one)))


def total_damage(side: Side) -> int:
    return sum(hero.damage for hero in side.heroes)


def finish(battle: Battle, winner: Side | None, ending: Happened) -> None:
    scores = [0] * battle.seats
    for side in battle.sides:
        for seat in side.seats:
            scores[seat] = side.favor
    if winner is None:
        battle.end(Outcome([], [list(range(battle.seats))], scores, ending))
        return
    ranking = [list(winner.seats), list(battle.enemy_of(winner).seats)]
    battle.end(Outcome(list(winner.seats), ranking, scores, ending))
