"""Seats that change hands: who may open one, when, and what everybody is told of it.

Whoever sits down at a seat sees its cards. So in mid-match a seat is opened to another guest only
when its player has left, or is gone. Before the first choice the cards are dealt again. Where the
seed was named no seat is ever opened, since whoever named it can know every card.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from sqlalchemy import update
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.bots import DEFAULT_BOT, title_of
from breakfall.core.errors import BreakfallError
from breakfall.server import schema
from breakfall.server.joining import announce
from breakfall.server.secrets import new_code
from breakfall.server.storage import SeatRow

if TYPE_CHECKING:
    from breakfall.server.live import Live

SEED_IS_NAMED = (
    "The seed of this table was named, so its cards can be known and no seat can be opened. "
    "Give the seat to a bot, or create a table without a seed."
)


# ---------------------------------------------------------------- what is possible


def can_open(live: Live, row: SeatRow) -> bool:
    """The host may invite somebody new to this seat now."""
    if live.is_replay or live.seating.people.is_seed_named:
        return False
    if not live.is_under_way or row.key_id is None:
        return True
    return live.presence.is_gone(row.key_id) and not is_hosts(live, row)


def can_give_back(live: Live, row: SeatRow) -> bool:
    """A bot stands in there for somebody who may have the seat again."""
    return row.kind == "bot" and row.key_id is not None and not can_open(live, row)


def is_hosts(live: Live, row: SeatRow) -> bool:
    key = None if row.key_id is None else live.seating.key(row.key_id)
    return key is not None and key.is_host


def why_not(live: Live, row: SeatRow) -> str:
    """Why this seat cannot be opened, and what can be done instead."""
    if live.seating.people.is_seed_named:
        return SEED_IS_NAMED
    if is_hosts(live, row):
        return "You have seen the cards of this seat. Leave the table to open it to somebody else."
    return (
        f"{player(live, row)} can still come back. This seat can be opened once they leave the "
        "table or have been away for a while. A bot can take over at once."
    )


# ---------------------------------------------------------------- the words


def player(live: Live, row: SeatRow) -> str:
    return live.seating.name_of(row.key_id) or f"The player of seat {row.seat + 1}"


def bot_takes_over(live: Live, row: SeatRow, bot: str) -> str:
    whose = f" from {live.seating.name_of(row.key_id) or 'its player'}" if row.key_id else ""
    return f"A bot ({title_of(bot)}) takes over seat {row.seat + 1}{whose}."


# ---------------------------------------------------------------- what is written


async def change_seat(
    connection: AsyncConnection, table: str, before: SeatRow, after: SeatRow, words: str
) -> None:
    """The seat changes hands, unless it just did; everybody is told."""
    at = schema.seats.c
    changed = await connection.execute(
        update(schema.seats)
        .where(
            at.room_id == table,
            at.seat == before.seat,
            at.kind == before.kind,
            at.key_id.is_not_distinct_from(before.key_id),
        )
        .values(kind=after.kind, bot=after.bot, key_id=after.key_id, code=after.code)
    )
    if changed.rowcount != 1:
        raise BreakfallError("The seats have just changed. Try again.")
    await announce(connection, table, words)


async def give_to_bot(connection: AsyncConnection, live: Live, row: SeatRow, bot: str) -> None:
    """In mid-match the bot stands in for its player, who alone may have the seat again."""
    holder = row.key_id if live.is_under_way else None
    after = SeatRow(row.seat, "bot", bot, holder, None)
    await change_seat(connection, live.table, row, after, bot_takes_over(live, row, bot))


async def give_back(connection: AsyncConnection, live: Live, row: SeatRow) -> None:
    after = SeatRow(row.seat, "person", "", row.key_id, None)
    words = f"{player(live, row)} has seat {row.seat + 1} back."
    await change_seat(connection, live.table, row, after, words)


async def open_seat(connection: AsyncConnection, live: Live, row: SeatRow) -> None:
    after = SeatRow(row.seat, "open", "", None, new_code())
    why = f": {player(live, row)} is gone" if live.is_under_way and row.key_id else ""
    await change_seat(connection, live.table, row, after, f"Seat {row.seat + 1} is open{why}.")


async def leave(connection: AsyncConnection, live: Live, rows: list[SeatRow]) -> None:
    """All seats of one person at once, so that nobody has seen the cards of an opponent."""
    for row in rows:
        if row.kind == "bot":
            after, then = SeatRow(row.seat, "bot", row.bot, None, None), "A bot plays on"
        elif live.seating.people.is_seed_named:
            after, then = SeatRow(row.seat, "bot", DEFAULT_BOT, None, None), "A bot plays on"
        else:
            after, then = SeatRow(row.seat, "open", "", None, new_code()), "The seat is open"
        words = f"{player(live, row)} has left seat {row.seat + 1}. {then}."
        await change_seat(connection, live.table, row, after, words)
