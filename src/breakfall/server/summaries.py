"""One's own tables, as a list shows them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from breakfall.core.errors import BreakfallError
from breakfall.server.live import Live
from breakfall.server.messages import Key, TableSummary

if TYPE_CHECKING:
    from breakfall.server.app import Server


async def of_tables(server: Server, keys: list[Key]) -> list[TableSummary]:
    """A summary for every key that fits; nothing for one that does not."""
    found: list[TableSummary] = []
    for key in keys:
        try:
            async with server.hub.table(key.table) as live:
                holder = live.seating.key_for(key.secret)
                if holder is not None:
                    found.append(summary(live, live.seating.seats_of(holder.id)))
        except BreakfallError:
            continue
    return found


def summary(live: Live, seats: list[int]) -> TableSummary:
    match = live.playing.match
    outcome = match.outcome
    return TableSummary(
        table=live.table,
        game=match.setup.game.key,
        format=match.setup.format.key,
        names=[spot.name or spot.bot for spot in live.seating.spots(())],
        seats=seats,
        decisions=match.decisions,
        is_over=outcome is not None,
        is_your_turn=any(seat in choice.players for choice in match.choices for seat in seats),
        result="" if outcome is None else outcome.reason,
        changed_at=live.changed_at,
    )
