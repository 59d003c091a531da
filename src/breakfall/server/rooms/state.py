"""What is known of a room: its match, its people, and who is connected.

The parts of a room share it: each reads what it needs, and only `Room` changes the match.
"""

from __future__ import annotations

from breakfall.server.db.rows import SeatRow, StoredRoom
from breakfall.server.rooms.history import History
from breakfall.server.rooms.presence import Presence
from breakfall.server.rooms.seating import Seating
from breakfall.server.rooms.session import Session


class RoomState:
    def __init__(self, stored: StoredRoom, history: History, seating: Seating, grace: float):
        self.id = stored.room
        self.is_replay = stored.is_replay
        self.grace = grace  # seconds after which somebody who is away is gone
        self.history = history
        self.seating = seating
        self.talk = stored.talk
        self.presence = Presence(grace)
        self.sessions: list[Session] = []
        self.keys_elsewhere: dict[str, set[int]] = {}  # by process: who looks on there
        self.name_players()

    def name_players(self) -> None:
        """The log calls the players by the names of those who sit there now."""
        self.history.match.names = self.seating.names

    @property
    def keys_here(self) -> set[int]:
        return {session.key.id for session in self.sessions}

    @property
    def keys_anywhere(self) -> set[int]:
        """Who is in this room, by way of this process or of another."""
        return self.keys_here.union(*self.keys_elsewhere.values())

    @property
    def is_under_way(self) -> bool:
        """Choices have been made, and others are to come."""
        return self.history.decisions > 0 and not self.history.is_over

    @property
    def bot_turns(self) -> list[SeatRow]:
        """The bots that are asked now."""
        return [] if self.is_replay else self.seating.bot_turns(self.history.match)
