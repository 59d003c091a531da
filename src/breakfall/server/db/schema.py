"""The rows that rooms are kept in. A match is its set-up and its moves; all else is around it."""

from __future__ import annotations

from sqlalchemy import (
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
)

metadata = MetaData()


def of_a_room() -> Column[str]:
    return Column("room_id", String(16), ForeignKey("rooms.id"), primary_key=True)


rooms = Table(
    "rooms",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("format", String(40), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("seed", String(20), nullable=False),  # 64 bits: more than a database's integer
    Column("settings", Text, nullable=False),  # JSON
    Column("is_replay", Boolean, nullable=False),
    Column("is_seed_named", Boolean, nullable=False),  # so that no seat is ever opened
    Column("watch_code", String(8), unique=True, nullable=False),
    Column("next_room", String(16)),  # the rematch
    Column("made_at", Float, nullable=False),
    # What a list of rooms shows, as it was after so many moves.
    Column("summed_up", Integer, nullable=False, default=-1),
    Column("summary", Text, nullable=False, default="{}"),  # JSON
)

keys = Table(
    "keys",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("room_id", String(16), ForeignKey("rooms.id"), nullable=False),
    Column("hash", String(64), nullable=False),  # of the secret, which is kept nowhere
    Column("name", String(40), nullable=False),
    Column("is_host", Boolean, nullable=False),
    UniqueConstraint("room_id", "hash"),
)

seats = Table(
    "seats",
    metadata,
    of_a_room(),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(10), nullable=False),  # person, open or bot
    Column("bot", String(40), nullable=False),
    Column("key_id", Integer, ForeignKey("keys.id")),  # of a bot: for whom it stands in
    Column("code", String(8), unique=True),  # until somebody has come
)

moves = Table(
    "moves",
    metadata,
    of_a_room(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("question", String(80), nullable=False),
    Column("option", Text, nullable=False),
    Column("undoes", Integer, nullable=False),  # 0: a choice; 1: undoes the last choice
    Column("at", Float, nullable=False),
)

talk = Table(
    "talk",
    metadata,
    of_a_room(),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer),  # -1: the room itself, which says who came and went
    Column("name", String(40), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("team", Integer),  # whose alone it is; else everybody's
)
