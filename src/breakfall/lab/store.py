"""Results on disk: an SQLite file with a row for each match and each card in a match.

The file is the experiment's memory. Matches are written as soon as they are over, in one
transaction, so whoever is interrupted loses only what was being played; the next run plays what
is missing. A file can hold many experiments: each is known by all that its matches depend on.
"""

from __future__ import annotations

import hashlib
import json
import sqlite3
import zlib
from collections.abc import Callable, Iterable
from functools import cache, wraps
from pathlib import Path
from types import TracebackType
from typing import Any, Concatenate, ParamSpec, Self, TypeVar

import breakfall
from breakfall.core.errors import BreakfallError
from breakfall.lab.experiment import CardUse, Course, Experiment, Played
from breakfall.lab.play import unpacked

Given = ParamSpec("Given")
Result = TypeVar("Result")
APPLICATION = 0x42524B46  # "BRKF", in the file's header
VERSION = 1
PARTS = ("core", "games", "search", "bots")  # of the package: what a match depends on
MADE_FROM_CODE = (".pyc", ".so", ".pyd")

TABLES = """
create table experiments (
    experiment integer primary key,
    name text not null,
    identity text not null unique,
    code text not null
);
create table matches (
    experiment integer not null references experiments,
    number integer not null,
    seed text not null,
    game text not null,
    format text not null,
    players integer not null,
    bots text not null,
    winners text not null,
    reason text not null,
    decisions integer not null,
    length integer,
    traits text not null,
    lead_changes integer,
    clear_at real,
    lowest real,
    chances text,
    record blob,
    primary key (experiment, number)
);
create table cards (
    experiment integer not null,
    number integer not null,
    team integer not null,
    card text not null,
    drawn integer not null,
    bought integer not null,
    played integer not null,
    points real not null,
    primary key (experiment, number, team, card)
) without rowid;
"""


def with_clear_errors(
    method: Callable[Concatenate[Store, Given], Result],
) -> Callable[Concatenate[Store, Given], Result]:
    """A file may hold anything: what cannot be what a lab wrote is told in a line."""

    @wraps(method)
    def safely(store: Store, /, *args: Given.args, **named: Given.kwargs) -> Result:
        try:
            return method(store, *args, **named)
        except (sqlite3.Error, zlib.error, TypeError, ValueError, RecursionError) as error:
            raise BreakfallError(
                f"cannot use {store.path} for results: it is damaged, or there is no room left "
                f"({error})"
            ) from None

    return safely


class Store:
    """An open file of results, or one that is forgotten when it is closed (`:memory:`)."""

    def __init__(self, path: Path | str = ":memory:", *, accept_other_code: bool = False) -> None:
        self.path = str(path)
        self.accepts_other_code = accept_other_code
        self.keeps_records = self.path != ":memory:"
        try:
            self._db = sqlite3.connect(self.path, isolation_level=None)
        except sqlite3.Error as error:
            raise BreakfallError(f"cannot use {self.path} for results: {error}") from None
        try:
            self._open()
        except sqlite3.Error as error:
            self._db.close()
            raise BreakfallError(f"cannot use {self.path} for results: {error}") from None
        except BreakfallError:
            self._db.close()
            raise

    def _open(self) -> None:
        version = self._number("pragma user_version")
        if self._number("select count(*) from sqlite_schema") == 0:
            self._db.execute("pragma journal_mode = wal")
            self._db.execute(f"pragma application_id = {APPLICATION}")
            self._db.execute(f"pragma user_version = {VERSION}")
            self._db.executescript(TABLES)
        elif self._number("pragma application_id") != APPLICATION:
            raise BreakfallError(f"{self.path} is a database, but holds no results of the lab")
        elif version != VERSION:
            raise BreakfallError(f"{self.path} has version {version}; this lab has {VERSION}")
        self._db.execute("pragma synchronous = normal")  # safe with wal when a process dies

    def _number(self, query: str) -> int:
        return int(self._db.execute(query).fetchone()[0])

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self._db.close()

    # ------------------------------------------------------------ writing

    @with_clear_errors
    def open_experiment(self, experiment: Experiment) -> int:
        """The number of this experiment in the file; a new one if it is not there yet."""
        identity = json.dumps(experiment.identity(), sort_keys=True)
        code = code_of_matches()
        row = self._db.execute(
            "select experiment, code from experiments where identity = ?", (identity,)
        ).fetchone()
        if row is None:
            written = self._db.execute(
                "insert into experiments (name, identity, code) values (?, ?, ?)",
                (experiment.name, identity, code),
            )
            return int(written.lastrowid or 0)
        if row[1] != code and not self.accepts_other_code:
            raise BreakfallError(
                f"{self.path} holds matches of {experiment.name} that were played with other rules "
                "or bots than those here: take another file, or --accept-other-code to go on"
            )
        return int(row[0])

    @with_clear_errors
    def add(self, key: int, experiment: Experiment, matches: Iterable[Played]) -> None:
        """These matches are over. A match that is there already stays as it is."""
        self._db.execute("begin")
        with self._db:
            for match in matches:
                self._db.execute(
                    f"insert or ignore into matches values ({', '.join('?' * 17)})",
                    match_row(key, experiment, match),
                )
                self._db.executemany(
                    "insert or ignore into cards values (?, ?, ?, ?, ?, ?, ?, ?)",
                    [card_row(key, match, use) for use in match.cards],
                )

    # ------------------------------------------------------------ reading

    @with_clear_errors
    def missing(self, key: int, numbers: range) -> list[int]:
        """Those of these matches that have not been played."""
        there = {
            number
            for (number,) in self._db.execute(
                "select number from matches where experiment = ?", (key,)
            )
        }
        return [number for number in numbers if number not in there]

    @with_clear_errors
    def matches(self, key: int, games: int) -> list[Played]:
        """The first so many matches, in order, without their records."""
        uses: dict[int, list[CardUse]] = {}
        for number, *use in self._db.execute(
            "select number, team, card, drawn, bought, played from cards "
            "where experiment = ? and number < ? order by number, team, card",
            (key, games),
        ):
            team, card, drawn, bought, played = use
            uses.setdefault(number, []).append(
                CardUse(int(team), str(card), int(drawn), int(bought), int(played))
            )
        rows = self._db.execute(
            "select number, seed, bots, winners, traits, decisions, length, reason, chances, "
            "lead_changes, clear_at, lowest from matches "
            "where experiment = ? and number < ? order by number",
            (key, games),
        )
        return [match_of(row, tuple(uses.get(row[0], ()))) for row in rows]

    @with_clear_errors
    def experiments(self) -> list[tuple[int, str, int]]:
        """Every experiment: its number, its name, and how many of its matches are here."""
        rows = self._db.execute(
            "select e.experiment, e.name, count(m.number) from experiments e "
            "left join matches m using (experiment) group by e.experiment"
        )
        return [(int(key), str(name), int(count)) for key, name, count in rows]

    @with_clear_errors
    def record(self, key: int, number: int) -> dict[str, object]:
        """The record of one match, as `breakfall replay` reads it."""
        row = self._db.execute(
            "select record from matches where experiment = ? and number = ?", (key, number)
        ).fetchone()
        if row is None:
            raise BreakfallError(f"{self.path} has no match {number} of experiment {key}")
        return unpacked(row[0])


def match_row(key: int, experiment: Experiment, match: Played) -> tuple[object, ...]:
    course = match.course
    return (
        key,
        match.number,
        str(match.seed),  # SQLite's whole numbers end at 2**63
        experiment.game,
        experiment.format,
        experiment.players,
        json.dumps(match.bots),
        json.dumps(sorted(match.winners)),
        match.ending,
        match.decisions,
        match.length,
        json.dumps(match.traits, ensure_ascii=False),
        None if course is None else course.lead_changes,
        None if course is None else course.clear_at,
        None if course is None else course.lowest,
        None if course is None else json.dumps(course.chances),
        match.record or None,
    )


def match_of(row: tuple[Any, ...], uses: tuple[CardUse, ...]) -> Played:
    number, seed, bots, winners, traits, decisions, length, ending, chances = row[:9]
    course = None
    if chances is not None:
        changes, clear_at, lowest = row[9:]
        course = Course(
            tuple(map(float, json.loads(chances))), int(changes), float(clear_at), float(lowest)
        )
    return Played(
        int(number),
        int(seed),
        tuple(map(str, json.loads(bots))),
        frozenset(map(int, json.loads(winners))),
        tuple(tuple(map(str, words)) for words in json.loads(traits)),
        int(decisions),
        None if length is None else int(length),
        str(ending),
        course,
        uses,
    )


def card_row(key: int, match: Played, use: CardUse) -> tuple[object, ...]:
    return (
        key,
        match.number,
        use.team,
        use.card,
        use.drawn,
        use.bought,
        use.played,
        match.points(use.team),
    )


@cache
def code_of_matches() -> str:
    """A digest of the rules and the bots: the same matches come from the same code."""
    package = Path(breakfall.__file__).resolve().parent
    digest = hashlib.sha256()
    for part in PARTS:
        for file in sorted((package / part).rglob("*")):
            if not file.is_file() or file.suffix in MADE_FROM_CODE:
                continue
            digest.update(file.relative_to(package).as_posix().encode() + b"\0")
            digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
