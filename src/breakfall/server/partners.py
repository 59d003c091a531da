"""People who play one side together: each sees what the other points at, and nobody else does."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from breakfall.server.limits import Budget
from breakfall.server.messages import Signal, Signaled
from breakfall.server.viewer import Viewer, encode

if TYPE_CHECKING:
    from breakfall.server.live import Live

SIGNALS_A_MINUTE = 900  # of one key; what is more is left out, the next one tells the same


class Heard(msgspec.Struct):
    """A signal on its way to another process."""

    key: int
    signaled: Signaled


class Partners:
    """What the people at a table signal to their partners. Nothing of it is stored."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._last: dict[int, Signaled] = {}  # by key
        self._budget = Budget(SIGNALS_A_MINUTE)

    async def signal(self, viewer: Viewer, said: Signal) -> None:
        """Somebody points at an option, or leaves the decisions to the others."""
        live = self._live
        key = viewer.key.id
        seats = live.seating.seats_of(key)
        partners = live.seating.partners_of(key)
        if not partners or not self._budget.spend(str(key)):
            return
        seat = viewer.seat if viewer.seat in seats else seats[0]
        signaled = Signaled(seat, live.playing.decisions, said.option, said.leaves)
        self._show(key, signaled)
        if any(partners & keys for keys in live.keys_elsewhere.values()):
            text = msgspec.json.encode(Heard(key, signaled)).decode()
            await live.around.writer.tell(live.table, text)

    def hear(self, told: str) -> None:
        """Somebody has signaled by way of another process."""
        heard = msgspec.json.decode(told, type=Heard)
        self._show(heard.key, heard.signaled)

    def greet(self, viewer: Viewer) -> None:
        """Whoever comes learns which partners leave the decisions to others."""
        for key in self._live.seating.partners_of(viewer.key.id):
            last = self._last.get(key)
            if last is not None:
                viewer.send(self._as_seen(viewer.key.id, last))

    def forget_others(self) -> None:
        """Who holds no seat any more has nothing to signal."""
        live = self._live
        self._last = {key: one for key, one in self._last.items() if live.seating.seats_of(key)}

    def _show(self, key: int, signaled: Signaled) -> None:
        self._last[key] = signaled
        partners = self._live.seating.partners_of(key)
        for viewer in self._live.viewers:
            if viewer.key.id in partners:
                viewer.send_text(encode(self._as_seen(viewer.key.id, signaled)))

    def _as_seen(self, key: int, signaled: Signaled) -> Signaled:
        """With the option where both are asked the same question now, and it offers that."""
        live = self._live
        if signaled.option and signaled.decisions == live.playing.decisions:
            mine = live.seating.seats_of(key)
            for choice in live.playing.match.choices:
                is_shared = any(seat in mine for seat in choice.seats)
                if signaled.seat in choice.seats and is_shared and signaled.option in choice.keys:
                    return signaled
        return msgspec.structs.replace(signaled, option="")
