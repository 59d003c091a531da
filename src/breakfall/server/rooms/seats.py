"""Seats that change hands: who may open one, when, and what everybody is told of it.

Whoever sits down at a seat sees its cards. So in mid-match a seat is opened to another guest only
when its player has left, or is gone. Before the first choice the cards are dealt again. Where the
seed was named no seat is ever opened, since whoever named it can know every card.
"""

from __future__ import annotations

from breakfall.bots import DEFAULT_BOT, title_of
from breakfall.server.db.rows import SeatChange, SeatRow
from breakfall.server.rooms.state import RoomState
from breakfall.server.tokens import new_code

SEED_IS_NAMED = (
    "The seed of this table was named, so its cards can be known and no seat can be opened. "
    "Give the seat to a bot, or create a table without a seed."
)


# ---------------------------------------------------------------- what is possible


def can_open(state: RoomState, row: SeatRow) -> bool:
    """The host may invite somebody new to this seat now."""
    if state.is_replay or state.seating.people.is_seed_named:
        return False
    if not state.is_under_way or row.key_id is None:
        return True
    return state.presence.is_gone(row.key_id) and not is_hosts(state, row)


def can_give_back(state: RoomState, row: SeatRow) -> bool:
    """A bot stands in there for somebody who may have the seat again."""
    return row.kind == "bot" and row.key_id is not None and not can_open(state, row)


def is_hosts(state: RoomState, row: SeatRow) -> bool:
    key = None if row.key_id is None else state.seating.key(row.key_id)
    return key is not None and key.is_host


def why_not(state: RoomState, row: SeatRow) -> str:
    """Why this seat cannot be opened, and what can be done instead."""
    if state.seating.people.is_seed_named:
        return SEED_IS_NAMED
    if is_hosts(state, row):
        return "You have seen the cards of this seat. Leave the table to open it to somebody else."
    return (
        f"{holder_of(state, row)} can still come back. This seat can be opened once they leave the "
        "table or have been away for a while. A bot can take over at once."
    )


def holder_of(state: RoomState, row: SeatRow) -> str:
    return state.seating.name_of(row.key_id) or f"The player of seat {row.seat + 1}"


# ---------------------------------------------------------------- what changes


def give_to_bot(state: RoomState, row: SeatRow, bot: str) -> SeatChange:
    """In mid-match the bot stands in for its player, who alone may have the seat again."""
    holder = row.key_id if state.is_under_way else None
    whose = f" from {state.seating.name_of(row.key_id) or 'its player'}" if row.key_id else ""
    words = f"A bot ({title_of(bot)}) takes over seat {row.seat + 1}{whose}."
    return SeatChange(row, SeatRow(row.seat, "bot", bot, holder, None), words)


def give_back(state: RoomState, row: SeatRow) -> SeatChange:
    after = SeatRow(row.seat, "person", "", row.key_id, None)
    return SeatChange(row, after, f"{holder_of(state, row)} has seat {row.seat + 1} back.")


def open_seat(state: RoomState, row: SeatRow) -> SeatChange:
    after = SeatRow(row.seat, "open", "", None, new_code())
    why = f": {holder_of(state, row)} is gone" if state.is_under_way and row.key_id else ""
    return SeatChange(row, after, f"Seat {row.seat + 1} is open{why}.")


def leave_seat(state: RoomState, row: SeatRow) -> SeatChange:
    if row.kind == "bot":
        after, then = SeatRow(row.seat, "bot", row.bot, None, None), "A bot plays on"
    elif state.seating.people.is_seed_named:
        after, then = SeatRow(row.seat, "bot", DEFAULT_BOT, None, None), "A bot plays on"
    else:
        after, then = SeatRow(row.seat, "open", "", None, new_code()), "The seat is open"
    words = f"{holder_of(state, row)} has left seat {row.seat + 1}. {then}."
    return SeatChange(row, after, words)
