"""A match at one screen: who sits where, whose turn it is, undo and saving. Knows no Textual."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import cast

import breakfall
from breakfall.bots import (
    DEFAULT_BOT,
    PATIENCE,
    Advice,
    Bot,
    Sight,
    adviser,
    check_bot,
    course,
    named_bot,
)
from breakfall.client import saves
from breakfall.core import undoing
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.match import Match
from breakfall.core.seen import QuestionSeen

PERSON = "person"
MOMENTS = 32  # of the story of the chances


@dataclass(frozen=True)
class BotTurn:
    """A bot is asked. It thinks about a copy, so that it may do so in another thread."""

    seat: int
    name: str
    think: Callable[[], int]


class Session:
    """A match, the people and bots at it, and the file that it is kept in.

    `seats` names who sits on each seat: a person or a bot. A question that may be answered by
    several seats goes to a person if one is among them.
    """

    def __init__(self, match: Match, seats: Sequence[str], path: Path | None = None) -> None:
        self.match = match
        self.seats = list(seats)
        self.path = saves.new_path(match) if path is None else path
        self.people = [seat for seat, who in enumerate(seats) if who == PERSON]
        for who in set(self.seats) - {PERSON}:
            check_bot(who, match.setup.game.key)
        self._bots: dict[int, Bot] = {
            seat: named_bot(who, match.setup.seed + seat, PATIENCE)
            for seat, who in enumerate(seats)
            if who != PERSON
        }

    # ------------------------------------------------------------ whose turn it is

    @property
    def is_over(self) -> bool:
        return self.match.outcome is not None

    @property
    def is_hot_seat(self) -> bool:
        """People on more than one team share the screen."""
        setup = self.match.setup
        teams = setup.teams
        return sum(any(seat in self.people for seat in team) for team in teams) > 1

    def bot_turn(self) -> BotTurn | None:
        """The next question that only bots may answer. They go first where several are open."""
        for choice in self.match.choices:
            if self.person_for(choice) is None:
                seat = choice.seat
                return BotTurn(seat, self.seats[seat], self._thinking(self._bots[seat], seat))
        return None

    def person_for(self, choice: QuestionSeen) -> int | None:
        """The seat of the person who may answer this."""
        return next((seat for seat in choice.seats if seat in self.people), None)

    def person_asked(self) -> int | None:
        """The seat of the person who is asked now."""
        for choice in self.match.choices:
            seat = self.person_for(choice)
            if seat is not None:
                return seat
        return None

    def shows_a_secret(self, seat: int) -> bool:
        """This seat sees something on the table that a spectator does not."""
        return self.match.view(seat)["table"] != self.match.view(None)["table"]

    def suggestion(self, seat: int) -> Callable[[], Advice]:
        """What the strongest bot would do in this seat, to be worked out in another thread."""
        sight = Sight(self.match.copy(), seat)
        bot = adviser(self.match.decisions)
        return lambda: bot.advise(sight)[0]

    def course(self) -> list[list[float]]:
        """How likely each seat was to win, at some moments from the start to now."""
        return course(self.match, MOMENTS)[1]

    def _thinking(self, bot: Bot, seat: int) -> Callable[[], int]:
        sight = Sight(self.match.copy(), seat)
        return lambda: bot.choose(sight)

    # ------------------------------------------------------------ choosing and taking back

    def choose(self, index: int, seat: int) -> None:
        """Make a choice and keep it."""
        self.match.choose(index, seat)
        self.save()

    def undo(self) -> str:
        """Take a person's last choice back; say in words which it was.

        Like at a server's table: only while nothing hidden was shown and no other seat was asked.
        """
        made = cast(list[tuple[int, str, str]], self.match.record()["choices"])
        if not any(seat in self.people for seat, _, _ in made):
            raise BreakfallError("Nothing to undo: you have not made a choice yet.")
        seat, _, key = made[-1]
        is_mine = seat in self.people
        if not is_mine or not undoing.can_undo_last(self.match, seat, key):
            raise BreakfallError(
                "You cannot undo your last choice: it showed something new, or another player "
                "was asked."
            )
        self.match.undo()
        self.save()
        return f"Taken back: {self._words_of(seat, key)}"

    def _words_of(self, seat: int, key: str) -> str:
        """A choice in words, unless somebody else at the screen might read a secret."""
        if self.is_hot_seat and self.shows_a_secret(seat):
            return "a choice that only its player may see"
        choice = self.match.choice_of(seat)
        return f"{choice.prompt} {choice.options[choice.index_of(key)].label}"

    def rematch(self) -> Session:
        """The same table with another seed."""
        setup = self.match.setup
        match = breakfall.new_match(
            setup.game.key,
            format=setup.format.key,
            players=setup.players,
            seed=secrets.randbits(63),
            **setup.settings,
        )
        return Session(match, self.seats)

    # ------------------------------------------------------------ saving

    def save(self, path: Path | None = None) -> Path:
        """Write the match down, here or elsewhere."""
        where = self.path if path is None else path
        saves.write(where, {**self.match.record(), "seats": self.seats})
        return where


def seating(setup: Setup, *, seat: int | None, bot: str) -> list[str]:
    """Who sits where: people with that seat's team, this bot everywhere else.

    Without a seat there are people everywhere.
    """
    check_bot(bot, setup.game.key)
    if seat is None:
        return [PERSON] * setup.players
    if not 0 <= seat < setup.players:
        raise BreakfallError(f"there is no seat {seat}: there are 0 to {setup.players - 1}")
    teams = setup.teams
    people = next(team for team in teams if seat in team)
    return [PERSON if one in people else bot for one in range(setup.players)]


def resume(path: Path, seats: Sequence[str] | None = None) -> Session:
    """Go on with a saved match, with the same people and bots unless others are named."""
    data = saves.read(path)
    match = breakfall.load(data)
    if match.outcome is not None:
        raise BreakfallError(f"this match is over; see it with: breakfall replay {path}")
    kept = data.get("seats")
    if seats is None and isinstance(kept, list) and len(kept) == match.setup.players:
        seats = [str(who) for who in kept]
    if seats is None:
        seats = seating(match.setup, seat=0, bot=DEFAULT_BOT)
    if PERSON not in seats:
        raise BreakfallError(f"nobody sits at this table: {path} names only bots")
    return Session(match, seats, path)
