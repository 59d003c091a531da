"""Secrets of seats, and codes that a person can read out and type."""

from __future__ import annotations

import hashlib
import hmac
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # none that is taken for another: no I, L, O, 0, 1
CODE_LENGTH = 8
ROOM_ID_LENGTH = 10
LONGEST_ROOM_ID = 16  # in the database


def new_secret() -> str:
    """For whoever it is told to; the server keeps its hash alone."""
    return secrets.token_urlsafe(24)


def hashed(secret: str) -> str:
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()


def fits(secret: str, kept_hash: str) -> bool:
    """In the same time for a near miss as for nonsense."""
    return hmac.compare_digest(hashed(secret), kept_hash)


def new_code() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE_LENGTH))


def as_code(typed: str) -> str:
    """A code as it is kept, from what somebody typed: small letters, blanks and dashes are fine."""
    return "".join(letter for letter in typed.upper() if letter.isalnum())[: CODE_LENGTH + 1]


def new_room_id() -> str:
    """A name for a room. It is no secret."""
    return "".join(secrets.choice(LETTERS.lower()) for _ in range(ROOM_ID_LENGTH))


def is_room_id(name: str) -> bool:
    """A room could be called so. What else there is in addresses, no database need see."""
    return name.isascii() and name.isalnum() and len(name) <= LONGEST_ROOM_ID


def new_seed() -> int:
    return secrets.randbits(63)
