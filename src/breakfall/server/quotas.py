"""How often one key and one address may ask for what costs the server something."""

from __future__ import annotations

from breakfall.core.errors import BreakfallError
from breakfall.server.limits import Budget, Limits, Shares


class TooMany(BreakfallError):
    """Asked for too often; it may be tried again a little later."""


class Quotas:
    def __init__(self, limits: Limits) -> None:
        self._new_rooms = Budget(limits.rooms_a_minute)
        self._joins = Budget(limits.joins_a_minute)
        self._talk = Shares(limits.talk_a_minute, limits.talk_from_one_address)
        self._looks = Shares(limits.looks_a_minute, limits.looks_from_one_address)
        self._courses = Budget(limits.courses_a_minute)
        self._hints = Shares(limits.hints_a_minute, limits.hints_from_one_address)

    def check_new_room(self, address: str) -> None:
        if not self._new_rooms.spend(address):
            raise TooMany("Too many new tables. Try again in a minute.")

    def check_join(self, address: str) -> None:
        if not self._joins.spend(address):
            raise TooMany("Too many codes. Try again in a minute.")

    def check_talk(self, key: int, address: str) -> None:
        if not self._talk.spend(key, address):
            raise TooMany("Too many messages. Slow down.")

    def check_hint(self, key: int, address: str) -> None:
        if not self._hints.spend(key, address):
            raise TooMany("Too many hints. Slow down.")

    def check_look(self, key: int, address: str) -> None:
        if not self._looks.spend(key, address):
            raise TooMany("Too many changes of seat. Slow down.")

    def check_course(self, address: str) -> None:
        if not self._courses.spend(address):
            raise TooMany("Too many requests. Try again in a minute.")
