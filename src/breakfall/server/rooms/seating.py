"""Who sits where: which seats a key holds, whose eyes it may look through, what all see of it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Literal, cast

from breakfall.bots import bot_name, player_names, title_of
from breakfall.core.game import Setup
from breakfall.core.match import Match
from breakfall.server.db.rows import KeyRow, People, SeatRow
from breakfall.server.messages import Invitation, Seat, You
from breakfall.server.tokens import fits


class Seating:
    """The people of one room, as they are stored."""

    def __init__(self, setup: Setup, people: People, *, is_replay: bool, links: str) -> None:
        self.people = people
        self.is_replay = is_replay
        self._setup = setup
        self.teams = [list(team) for team in setup.teams]
        self._links = links  # what stands before /join/CODE
        self._keys = {key.id: key for key in people.keys}
        self._seats: dict[int, list[int]] = {}
        for row in people.seats:
            if row.key_id is not None and row.kind == "person":
                self._seats.setdefault(row.key_id, []).append(row.seat)

    def with_people(self, people: People) -> Seating:
        """The same room with other people in its seats."""
        return Seating(self._setup, people, is_replay=self.is_replay, links=self._links)

    # ------------------------------------------------------------ keys

    def key_for(self, secret: str) -> KeyRow | None:
        """The key that this secret is. All are compared, so that time tells nothing."""
        found = [key for key in self.people.keys if fits(secret, key.hash)]
        return found[0] if found else None

    def key(self, key_id: int) -> KeyRow | None:
        return self._keys.get(key_id)

    def seats_of(self, key_id: int) -> list[int]:
        return self._seats.get(key_id, [])

    def may_look_from(self, key_id: int) -> list[int | None]:
        if self.is_replay:
            return [None, *range(len(self.people.seats))]
        return [None, *self.seats_of(key_id)]

    def team_of(self, seat: int) -> int:
        return next(index for index, team in enumerate(self.teams) if seat in team)

    def teams_of(self, key_id: int) -> set[int]:
        return {self.team_of(seat) for seat in self.seats_of(key_id)}

    def team_talking(self, key_id: int) -> int | None:
        """The team that this key may talk to unheard; none where its screen has two sides."""
        teams = self.teams_of(key_id)
        return next(iter(teams)) if len(teams) == 1 and not self.is_replay else None

    def hears(self, key_id: int, team: int | None) -> bool:
        """Whether somebody is sent what is said to this team, or (None) to all."""
        return team is None or self.team_talking(key_id) == team

    def partners_of(self, key_id: int) -> set[int]:
        """The keys of other people who play for the same team, and for no other."""
        team = self.team_talking(key_id)
        if team is None:
            return set()
        holders = {row.key_id for row in self.people.seats if row.seat in self.teams[team]}
        return {key for key in holders if key not in (None, key_id) and self.hears(key, team)}

    def hands_of(self, key_id: int, seat: int | None) -> list[int]:
        """The seats that somebody plays from there: that one, and team mates held by the same key.

        A spectator's place has none, whoever looks from it.
        """
        if seat is None or self.is_replay:
            return []
        seats = self.seats_of(key_id)
        if len(seats) == 1:
            return seats
        team = self.teams[self.team_of(seat)]
        return [one for one in seats if one in team]

    # ------------------------------------------------------------ whose eyes

    def first_look(self, match: Match, key_id: int) -> int | None:
        """Where somebody looks from who has not said so.

        From the seat that is asked, or the first; but where several teams with secrets share a
        screen, from a spectator's place, until somebody says who is in front of it.
        """
        seats = self.seats_of(key_id)
        teams = {self.team_of(seat) for seat in seats}
        if len(teams) > 1 and len(self._teams_with_secrets(match, seats)) > 1:
            return None
        asked = [seat for choice in match.choices for seat in choice.seats if seat in seats]
        return next(iter([*asked, *seats]), None)

    def _teams_with_secrets(self, match: Match, seats: Sequence[int]) -> set[int]:
        open_to_all = match.view(None)["table"]
        return {self.team_of(seat) for seat in seats if match.view(seat)["table"] != open_to_all}

    # ------------------------------------------------------------ bots

    def bot_turns(self, match: Match) -> list[SeatRow]:
        """The bots that are asked: one for each question that no person may answer."""
        rows = self.people.seats
        turns: list[SeatRow] = []
        for choice in match.choices:
            asked = [rows[seat] for seat in choice.seats]
            if all(row.kind == "bot" for row in asked):
                turns.append(asked[0])
        return turns

    @property
    def has_people(self) -> bool:
        return any(row.kind == "person" for row in self.people.seats)

    # ------------------------------------------------------------ what is told

    def seats(self, here: Collection[int]) -> list[Seat]:
        """The seats as everybody in the room sees them; `here` are the keys that look on now."""
        return [
            Seat(
                seat=row.seat,
                kind=cast(Literal["person", "bot", "open"], row.kind),
                name=title_of(row.bot) if row.bot else self.name_of(row.key_id),
                bot=row.bot,
                is_here=row.kind == "bot" or row.key_id in here,
                team=self.team_of(row.seat),
                stands_in_for=self.name_of(row.key_id) if row.kind == "bot" else "",
            )
            for row in self.people.seats
        ]

    @property
    def names(self) -> tuple[str, ...]:
        """What the log calls the players. Those who share a screen are told apart by number."""
        return player_names([self._name_in_log(row) for row in self.people.seats])

    def _name_in_log(self, row: SeatRow) -> str:
        if row.bot:
            return bot_name(row.bot)
        shares_a_screen = row.key_id is not None and len(self.seats_of(row.key_id)) > 1
        return "" if shares_a_screen else self.name_of(row.key_id)

    def name_of(self, key_id: int | None) -> str:
        key = None if key_id is None else self.key(key_id)
        return "" if key is None else key.name

    @property
    def holders(self) -> set[int]:
        """The keys of all who have a seat."""
        return {row.key_id for row in self.people.seats if row.key_id is not None}

    def rows_of(self, key_id: int) -> list[SeatRow]:
        """The seats that are somebody's, also those in which a bot stands in for them."""
        return [row for row in self.people.seats if row.key_id == key_id]

    def you(self, key: KeyRow, *, can_open: list[int], can_give_back: list[int]) -> You:
        """What only the holder of this key is told. What can be done with seats, only the host."""
        host = key.is_host and not self.is_replay
        invitations = [
            self.invitation(row.seat, row.code) for row in self.people.seats if host and row.code
        ]
        return You(
            seats=self.seats_of(key.id),
            is_host=key.is_host,
            may_look_from=self.may_look_from(key.id),
            invitations=invitations,
            watch=self.invitation(-1, self.people.watch_code) if host else None,
            can_open=can_open if host else [],
            can_give_back=can_give_back if host else [],
            can_leave=not self.is_replay and bool(self.rows_of(key.id)),
        )

    def invitation(self, seat: int, code: str) -> Invitation:
        return Invitation(seat, code, f"{self._links}/join/{code}")
