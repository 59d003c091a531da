"""How moves get into the database: any number of them by one and the same statement.

They go there as one JSON text, so that neither we nor the database put together, read and plan a
statement for every size of a batch. On PostgreSQL it also tells the other processes, which hear of
it when, and only when, it is committed; the move itself is in what they hear, unless it is large.
"""

from __future__ import annotations

import msgspec
from sqlalchemy import TextClause, text
from sqlalchemy.ext.asyncio import AsyncConnection

from breakfall.server.moves import Move

CHANNEL = "breakfall"

SQLITE = text("""
    INSERT INTO moves (room_id, number, seat, question, option, undoes, at)
    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]'),
        json_extract(value, '$[3]'), json_extract(value, '$[4]'), json_extract(value, '$[5]'),
        json_extract(value, '$[6]')
    FROM json_each(:rows) WHERE true
    ON CONFLICT DO NOTHING RETURNING room_id, number
""")
POSTGRESQL = text(
    """
    WITH stored AS (
        INSERT INTO moves (room_id, number, seat, question, option, undoes, at)
        SELECT value->>0, (value->>1)::integer, (value->>2)::integer, value->>3, value->>4,
            (value->>5)::integer, (value->>6)::double precision
        FROM json_array_elements(CAST(:rows AS json)) AS value
        ON CONFLICT DO NOTHING RETURNING *
    )
    SELECT room_id, number, pg_notify(
        :channel,
        :process || ' ' || room_id || CASE WHEN octet_length(option) > 2000 THEN '' ELSE
            ' ' || json_build_array(number, seat, question, option, undoes, at)::text END
    ) FROM stored
""".replace("::", r"\:\:")
)


async def store(
    connection: AsyncConnection, process: str, moves: list[tuple[str, Move]]
) -> set[tuple[str, int]]:
    """Those that were the first of their number at their room."""
    rows = msgspec.json.encode(
        [
            (room, one.number, one.seat, one.question, one.option, one.undoes, one.at)
            for room, one in moves
        ]
    ).decode()
    found = await connection.execute(*statement_for(connection, process, rows))
    return {(row[0], row[1]) for row in found}


def statement_for(
    connection: AsyncConnection, process: str, rows: str
) -> tuple[TextClause, dict[str, str]]:
    if connection.dialect.name == "postgresql":
        return POSTGRESQL, {"rows": rows, "channel": CHANNEL, "process": process}
    return SQLITE, {"rows": rows}


def heard_move(told: str) -> Move:
    """A move as another process has told it."""
    return Move(*msgspec.json.decode(told, type=tuple[int, int, str, str, int, float]))
