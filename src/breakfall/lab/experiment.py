"""What an experiment plays, and what it keeps of a match."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import asdict, dataclass, field, replace

import breakfall
from breakfall.bots import check_bot
from breakfall.bots.learned_bot import weights_of
from breakfall.core.errors import BreakfallError
from breakfall.core.match import Match
from breakfall.core.numbers import SEEDS, checked_seed, whole
from breakfall.core.overlay import Changes, apply_overlay, in_words, remove_overlay

LINE = 24  # characters of a setting in a name


@dataclass(frozen=True)
class Experiment:
    """What is played: everything that the result depends on.

    A *deal* is one seed. It is played by every seating of the bots: with two bots, matches 2k and
    2k + 1 have the same cards and the same luck of the table, and the bots change places. So what
    is left between the bots is skill and the luck of their own choices.
    """

    game: str
    format: str
    players: int
    bots: tuple[str, ...]
    games: int
    seed: int
    settings: dict[str, str] = field(default_factory=dict)
    watched: bool = False  # follow the cards and the course of each match as well
    changes: Changes = field(default_factory=dict)  # cards laid over the built-in ones

    def __post_init__(self) -> None:
        """Numbers of any kind, NumPy's too, are kept as plain ones: they go into JSON."""
        for name in ("players", "games", "seed"):
            object.__setattr__(self, name, whole(getattr(self, name), name))

    def match(self, number: int) -> Match:
        return breakfall.new_match(
            self.game,
            format=self.format,
            players=self.players,
            seed=self.seed_of(number),
            **self.settings,
        )

    @property
    def teams(self) -> list[tuple[int, ...]]:
        info = breakfall.find_game(self.game)
        return info.teams(info.format(self.format), self.players)

    @property
    def seatings(self) -> int:
        """In how many matches a deal is played: one for each way the bots can move on.

        A bot that plays against itself has one seating, or it would play the same match twice.
        """
        count = len(self.bots)
        turns = range(1, count + 1)
        return next(n for n in turns if self.bots[n:] + self.bots[:n] == self.bots)

    def seed_of(self, number: int) -> int:
        return (self.seed + number // self.seatings) % SEEDS

    def line_up(self, number: int) -> list[str]:
        """The bot of each team in this match."""
        return [self.bots[(team + number) % len(self.bots)] for team in range(len(self.teams))]

    def in_whole_deals(self) -> Experiment:
        """The same with as many matches as it takes to end with a whole deal."""
        return replace(self, games=-(-self.games // self.seatings) * self.seatings)

    def identity(self) -> dict[str, object]:
        """All that a match depends on beside its number. More matches are the same experiment.

        Other rules or other weights are another experiment, which is never mixed with this one.
        """
        facts = asdict(self)
        del facts["games"]
        facts["rules"] = self.rules
        weights = {bot: digest for bot in self.bots if (digest := weights_of(bot))}
        if weights:
            facts["weights"] = weights
        facts["bots"] = list(self.bots)
        if not self.changes:
            del facts["changes"]
        return facts

    @property
    def rules(self) -> int:
        """The version of the rules that are played."""
        return breakfall.find_game(self.game).rules_version

    @property
    def name(self) -> str:
        """As in "nightbreak classic, rules 2, 2 players, greedy v random"."""
        bots = " v ".join(self.bots)
        rules = f"rules {self.rules}"
        parts = [f"{self.game} {self.format}", rules, f"{self.players} players", bots]
        parts += [f"{key}={shortened(value)}" for key, value in self.settings.items()]
        parts += [in_words(self.changes)] if self.changes else []
        return ", ".join(parts)

    @contextmanager
    def cards(self) -> Iterator[None]:
        """Its cards lie over the built-in ones; every match begins and ends within."""
        if not self.changes:
            yield
            return
        apply_overlay(self.game, breakfall.find_game(self.game).faces(), self.changes)
        try:
            yield
        finally:
            remove_overlay(self.game)

    def check(self) -> None:
        """A clear error before anything is played."""
        if self.games < 1:
            raise BreakfallError(f"at least one match must be played, not {self.games}")
        checked_seed(self.seed)
        for bot in self.bots:
            check_bot(bot, self.game)
        with self.cards():
            self.match(0)
        teams = len(self.teams)
        if not 1 <= len(self.bots) <= teams:
            raise BreakfallError(f"there are {teams} teams for {len(self.bots)} bots")


def shortened(value: str) -> str:
    """A setting can be a whole deck."""
    line = " ".join(value.split())
    return line if len(line) <= LINE else line[: LINE - 1] + "…"


@dataclass(frozen=True)
class Course:
    """How a match went, by the game's own estimate of who stands better."""

    chances: tuple[float, ...]  # of the later winner, at even distances from start to end
    lead_changes: int
    clear_at: float  # from which part of the match on the winner led and stayed ahead
    lowest: float  # the later winner's worst moment, as a chance


@dataclass(frozen=True)
class CardUse:
    """What a team did with the copies of one card in a match."""

    team: int
    card: str
    drawn: int
    bought: int
    played: int


@dataclass(frozen=True)
class Played:
    """One match as the statistics need it."""

    number: int
    seed: int
    bots: tuple[str, ...]  # of each team
    winners: frozenset[int]  # teams; none in a draw
    traits: tuple[tuple[str, ...], ...]  # of each team: its faction, whether it went first
    decisions: int
    length: int | None  # in the game's own measure: rounds where it counts them, else turns
    ending: str  # how it ended, by the name that the game declares
    course: Course | None = None
    cards: tuple[CardUse, ...] = ()
    record: bytes = b""  # the whole match as compressed JSON, where it is kept

    def points(self, team: int) -> float:
        """One for a win; shared by those who win together, and by everybody in a draw."""
        if not self.winners:
            return 1 / len(self.bots)
        return 1 / len(self.winners) if team in self.winners else 0.0

    def score(self, bot: str) -> float:
        """The points of all teams that this bot played."""
        return sum(self.points(team) for team, name in enumerate(self.bots) if name == bot)
