"""When the database does not do what it is asked: what people are told, and what the log says."""

from __future__ import annotations

import sqlite3

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoConnectionFree

from breakfall.core.errors import BreakfallError

DISK_FULL = (
    "The server's disk is full, so this was not saved. Ask whoever runs the server to free some "
    "space, then try again. Everything before it is safe."
)
NO_DATABASE = (
    "The server cannot use its database now, so this was not done. Try again in a moment. "
    "Everything before it is safe."
)
PASSING = (OperationalError, InterfaceError, NoConnectionFree, OSError)
POSTGRES_DISK_FULL = "53100"


class DatabaseUnavailable(BreakfallError):
    """Nobody's fault in the room, and it passes; nothing was stored."""


DRIVER_ERRORS = (OSError, SQLAlchemyError)
DATABASE_ERRORS = (*DRIVER_ERRORS, DatabaseUnavailable)


def as_unavailable(error: BaseException) -> DatabaseUnavailable | None:
    """What to tell people; None where it is no failure of the database, or our own fault."""
    if isinstance(error, DatabaseUnavailable):
        return error
    if is_disk_full(error):
        return DatabaseUnavailable(DISK_FULL)
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return DatabaseUnavailable(NO_DATABASE) if is_lost or isinstance(error, PASSING) else None


def is_disk_full(error: BaseException) -> bool:
    if not isinstance(error, DBAPIError):
        return False
    code = getattr(error.orig, "sqlite_errorcode", None)
    if code is not None:
        return bool(code == sqlite3.SQLITE_FULL)
    return getattr(error.orig, "sqlstate", "") == POSTGRES_DISK_FULL


def in_a_line(error: BaseException) -> str:
    """For the log: what the database said, without what it was to store."""
    said = error.orig if isinstance(error, DBAPIError) else error
    return " ".join(str(said or error).split()) or type(error).__name__
