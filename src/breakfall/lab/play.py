"""One match between bots, and what it leaves behind."""

from __future__ import annotations

import json
import zlib

from breakfall.bots import Sight, make_bot
from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.lab.experiment import Experiment, Played

MEASURES = ("round", "turn")


def play(experiment: Experiment, number: int, *, keep_record: bool = False) -> Played:
    """One match. A team's first seat answers for it, since its members see the same."""
    match = experiment.match(number)
    teams = experiment.teams
    names = experiment.line_up(number)
    luck = Luck(match.setup.seed)
    bots = {
        team[0]: make_bot(name, luck.getrandbits(64))
        for team, name in zip(teams, names, strict=True)
    }
    speaker = {seat: team[0] for team in teams for seat in team}
    while (choice := match.choice) is not None:
        seat = choice.player
        match.choose(bots[speaker[seat]].choose(Sight(match, seat)), seat)
    outcome = match.outcome
    assert outcome is not None
    winners = frozenset(at for at, team in enumerate(teams) if set(team) & set(outcome.winners))
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    return Played(
        number,
        match.setup.seed,
        tuple(names),
        winners,
        traits(table, len(teams)),
        match.decisions,
        length(table),
        outcome.reason.rpartition(": ")[2],
        record=packed(match) if keep_record else b"",
    )


def packed(match: Match) -> bytes:
    return zlib.compress(json.dumps(match.record(), separators=(",", ":")).encode())


def unpacked(record: bytes) -> dict[str, object]:
    data: dict[str, object] = json.loads(zlib.decompress(record))
    return data


def length(table: dict[str, object]) -> int | None:
    """How many rounds the match took, or turns where the game counts no rounds."""
    for measure in MEASURES:
        count = table.get(measure)
        if isinstance(count, int):
            return count
    return None


def traits(table: dict[str, object], teams: int) -> tuple[tuple[str, ...], ...]:
    """What a table tells of its teams beside their seats, where a game has such things."""
    found: list[list[str]] = [[] for _ in range(teams)]
    first = table.get("first")
    if isinstance(first, int):
        for team, words in enumerate(found):
            words.append("goes first" if team == first else "goes later")
    sides = table.get("sides")
    if isinstance(sides, list) and len(sides) == teams:
        for words, side in zip(found, sides, strict=True):
            if isinstance(side, dict) and isinstance(side.get("faction"), str):
                words.append(f"plays {side['faction']}")
    return tuple(tuple(words) for words in found)
