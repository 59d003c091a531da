"""People who play one side together: each sees what the other points at, and nobody else does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import msgspec

from breakfall.server.limits import Budget
from breakfall.server.messages import Signal, Signaled
from breakfall.server.rooms.session import Session, encode
from breakfall.server.rooms.state import RoomState

SIGNALS_A_MINUTE = 900  # of one key; what is more is left out, the next one tells the same


class Heard(msgspec.Struct):
    """A signal on its way to another process."""

    key: int
    signaled: Signaled


class Partners:
    """What people in a room signal to their partners. Nothing of it is stored."""

    def __init__(self, state: RoomState, tell: Callable[[str], Awaitable[None]]) -> None:
        self._state = state
        self._tell = tell  # other processes
        self._last: dict[int, Signaled] = {}  # by key
        self._budget = Budget(SIGNALS_A_MINUTE)

    async def signal(self, session: Session, said: Signal) -> None:
        """Somebody points at an option, or leaves the decisions to the others."""
        state = self._state
        key = session.key.id
        seats = state.seating.seats_of(key)
        partners = state.seating.partners_of(key)
        if not partners or not self._budget.spend(str(key)):
            return
        seat = session.seat if session.seat in seats else seats[0]
        signaled = Signaled(seat, state.history.decisions, said.option, said.leaves)
        self._show(key, signaled)
        if any(partners & keys for keys in state.keys_elsewhere.values()):
            await self._tell(msgspec.json.encode(Heard(key, signaled)).decode())

    def hear(self, told: str) -> None:
        """Somebody has signaled by way of another process."""
        heard = msgspec.json.decode(told, type=Heard)
        self._show(heard.key, heard.signaled)

    def greet(self, session: Session) -> None:
        """Whoever comes learns which partners leave the decisions to others."""
        for key in self._state.seating.partners_of(session.key.id):
            last = self._last.get(key)
            if last is not None:
                session.send(self._as_seen(session.key.id, last))

    def forget_others(self) -> None:
        """Who holds no seat any more has nothing to signal."""
        seating = self._state.seating
        self._last = {key: one for key, one in self._last.items() if seating.seats_of(key)}

    def _show(self, key: int, signaled: Signaled) -> None:
        self._last[key] = signaled
        partners = self._state.seating.partners_of(key)
        for session in self._state.sessions:
            if session.key.id in partners:
                session.send_text(encode(self._as_seen(session.key.id, signaled)))

    def _as_seen(self, key: int, signaled: Signaled) -> Signaled:
        """With the option where both are asked the same question now, and it offers that."""
        history = self._state.history
        if signaled.option and signaled.decisions == history.decisions:
            mine = self._state.seating.seats_of(key)
            for question in history.match.choices:
                is_shared = any(seat in mine for seat in question.seats)
                is_offered = signaled.option in question.keys
                if signaled.seat in question.seats and is_shared and is_offered:
                    return signaled
        return msgspec.structs.replace(signaled, option="")
