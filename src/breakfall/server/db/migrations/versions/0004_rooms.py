"""Rooms, the settings of a match, and moves that undo others: the words of today."""

from __future__ import annotations

from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.rename_table("tables", "rooms")
    op.alter_column("rooms", "options", new_column_name="settings")
    op.alter_column("rooms", "next_table", new_column_name="next_room")
    for table in ("keys", "seats", "moves", "talk"):
        op.alter_column(table, "table_id", new_column_name="room_id")
    op.alter_column("moves", "taken_back", new_column_name="undoes")
