"""Points, and how a match ends. (HF-1, HF-15)"""

from __future__ import annotations

from breakfall.core.event import NOBODY, Happened
from breakfall.core.outcome import Outcome
from breakfall.games.havenfall.events import (
    DRAW,
    GAINS_POINTS,
    LAST_ROUND_OVER,
    MORE_PIXELS,
    MORE_POINTS,
    NO_MONSTERS_LEFT,
    TEN_POINTS,
)
from breakfall.games.havenfall.state import Haven, Side


def gain_points(haven: Haven, side: Side, points: int) -> None:
    """Along the scoreboard; whoever reaches ten has won at once. (HF-1.1, HF-15.1)"""
    side.points += points
    GAINS_POINTS.tell(haven, side.mask, side.seats, points)
    if haven.format.has_won(haven, side):
        win_at_once(haven, side)


def end_if_no_monsters_are_left(haven: Haven) -> None:
    """An empty row that nothing can fill ends the match. (HF-15.2)"""
    if haven.board.monster_deck.is_empty and not any(haven.row):
        count_points(haven, NO_MONSTERS_LEFT)


def end_if_it_was_the_last_round(haven: Haven) -> None:
    """A match that leads nowhere ends. (HF-15.3)"""
    if haven.last_round and haven.round > haven.last_round:
        count_points(haven, LAST_ROUND_OVER)


class Standing:
    """Teams that have equally many points and pixels."""

    def __init__(self, points: int, pixels: int) -> None:
        self.points = points
        self.pixels = pixels
        self.seats: list[int] = []
        self.teams = 0


def standings(haven: Haven, winner: Side | None) -> list[Standing]:
    """The teams, the best first: whoever has won at once, then by points, then by pixels."""
    found: dict[tuple[bool, int, int], Standing] = {}
    for team in haven.format.teams(haven.seats):
        has_won = winner is not None and winner.seat in team
        points = haven.format.team_points(haven, team)
        pixels = sum(haven.sides[seat].pixels for seat in team)
        standing = found.setdefault((has_won, points, pixels), Standing(points, pixels))
        standing.seats += team
        standing.teams += 1
    return [found[key] for key in sorted(found, reverse=True)]


def win_at_once(haven: Haven, side: Side) -> None:
    ranked = standings(haven, side)
    winners = tuple(ranked[0].seats)
    points = haven.format.team_points(haven, winners)
    finish(haven, ranked, TEN_POINTS.happened(haven, mask_of(winners), winners, points))


def count_points(haven: Haven, why: int) -> None:
    """The most points win, then the most pixels; a tie is a draw. (HF-15.4, HF-18.6)"""
    ranked = standings(haven, None)
    best = ranked[0]
    if best.teams > 1:
        finish(haven, ranked, DRAW.happened(haven, NOBODY, why, best.points, best.pixels))
        return
    winners, second = tuple(best.seats), ranked[1]
    by = mask_of(winners)
    if best.points > second.points:
        ending = MORE_POINTS.happened(haven, by, why, winners, best.points, second.points)
    else:
        ending = MORE_PIXELS.happened(haven, by, why, winners, best.pixels, second.pixels)
    finish(haven, ranked, ending)


def mask_of(seats: tuple[int, ...]) -> int:
    mask = 0
    for seat in seats:
        mask |= 1 << seat
    return mask


def finish(haven: Haven, ranked: list[Standing], ending: Happened) -> None:
    winners = ranked[0].seats if ranked[0].teams == 1 else []
    scores = [side.points for side in haven.sides]
    haven.end(Outcome(winners, [standing.seats for standing in ranked], scores, ending))
