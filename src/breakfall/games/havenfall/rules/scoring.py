"""Points, and how a match ends. (HF-1, HF-15)"""

from __future__ import annotations

from breakfall.core.outcome import Outcome
from breakfall.games.havenfall.state import Haven, Side


def gain_points(haven: Haven, side: Side, points: int) -> None:
    """Along the scoreboard; whoever reaches ten has won at once. (HF-1.1, HF-15.1)"""
    side.points += points
    haven.note("points", side, points)
    if haven.format.has_won(haven, side):
        finish(haven, haven.format.teams(haven.seats), "reached ten points", side)


def end_if_no_monsters_are_left(haven: Haven) -> None:
    """An empty row that nothing can fill ends the match. (HF-15.2)"""
    if haven.board.monster_deck.is_empty and not any(haven.row):
        finish(haven, haven.format.teams(haven.seats), "no monsters are left", None)


def end_if_it_was_the_last_round(haven: Haven) -> None:
    """A match that leads nowhere ends. (HF-15.3)"""
    if haven.last_round and haven.round > haven.last_round:
        finish(haven, haven.format.teams(haven.seats), "the last round is over", None)


def finish(haven: Haven, teams: list[tuple[int, ...]], why: str, winner: Side | None) -> None:
    """The most points win, then the most pixels; a tie is a draw. (HF-15.4, HF-18.6)"""
    scores = [side.points for side in haven.sides]
    standings: dict[tuple[int, int, int], list[int]] = {}
    for team in teams:
        won = 1 if winner is not None and winner.seat in team else 0
        points = haven.format.team_points(haven, team)
        pixels = sum(haven.sides[seat].pixels for seat in team)
        standings.setdefault((won, points, pixels), []).extend(team)
    ranking = [standings[standing] for standing in sorted(standings, reverse=True)]
    best = ranking[0]
    if len(best) == len(teams[0]):
        victory = haven.format.victory(best)
        haven.note("end", victory, why)
        haven.outcome = Outcome(best, ranking, scores, f"{victory}: {why}")
    else:
        haven.note("draw", why)
        haven.outcome = Outcome([], ranking, scores, f"a draw: {why}")
