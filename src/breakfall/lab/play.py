"""One match between bots, and what it leaves behind."""

from __future__ import annotations

import json
import zlib

from breakfall.bots import Sight, named_bot
from breakfall.core.luck import Luck
from breakfall.core.match import Match
from breakfall.lab.card_uses import card_uses, traits
from breakfall.lab.course import Watcher
from breakfall.lab.experiment import Experiment, Played

MEASURES = ("round", "turn")
LARGEST_RECORD = 64 * 1024 * 1024  # bytes; those of real matches have a few thousand


def play(experiment: Experiment, number: int, *, keep_record: bool = False) -> Played:
    """One match, with the experiment's cards."""
    with experiment.cards():
        return play_match(experiment, number, keep_record)


def play_match(experiment: Experiment, number: int, keep_record: bool) -> Played:
    """A team's first seat answers for it, since its members see the same."""
    match = experiment.match(number)
    teams = experiment.teams
    names = experiment.line_up(number)
    watcher = Watcher(teams) if experiment.watched else None
    let_them_play(match, teams, names, watcher)
    outcome = match.outcome
    assert outcome is not None
    winners = frozenset(at for at, team in enumerate(teams) if set(team) & set(outcome.winners))
    table = match.view(None)["table"]
    assert isinstance(table, dict)
    team_of = {seat: at for at, team in enumerate(teams) for seat in team}
    game = match._table  # the lab may see everything: the match is over
    return Played(
        number,
        match.setup.seed,
        tuple(names),
        winners,
        traits(game.events, game.shell(game.everyone)["seats"], teams),
        match.decisions,
        length(table),
        outcome.ending.replace("-", " "),
        None if watcher is None else watcher.course(winners),
        card_uses(game.events, team_of) if experiment.watched else (),
        packed(match) if keep_record else b"",
    )


def let_them_play(
    match: Match, teams: list[tuple[int, ...]], names: list[str], watcher: Watcher | None
) -> None:
    luck = Luck(match.setup.seed)
    bots = {
        team[0]: named_bot(name, luck.getrandbits(64))
        for team, name in zip(teams, names, strict=True)
    }
    speaker = {seat: team[0] for team in teams for seat in team}
    while (choice := match.choice) is not None:
        if watcher is not None:
            watcher.look(match)
        seat = choice.seat
        match.choose(bots[speaker[seat]].choose(Sight(match, seat)), seat)


def packed(match: Match) -> bytes:
    return zlib.compress(json.dumps(match.record(), separators=(",", ":")).encode())


def unpacked(record: bytes) -> dict[str, object]:
    unpacking = zlib.decompressobj()
    text = unpacking.decompress(record, LARGEST_RECORD)
    if unpacking.unconsumed_tail:
        raise ValueError("a record is larger than any match")
    data: dict[str, object] = json.loads(text)
    return data


def length(table: dict[str, object]) -> int | None:
    """How many rounds the match took, or turns where the game counts no rounds."""
    for measure in MEASURES:
        count = table.get(measure)
        if isinstance(count, int):
            return count
    return None
