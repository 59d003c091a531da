"""Whole numbers as callers give them, and seeds as text."""

from __future__ import annotations

import operator
from decimal import Decimal
from typing import Final, SupportsIndex

from breakfall.core.errors import BreakfallError

SEEDS: Final = 1 << 64  # seeds are the whole numbers below
EXACT_IN_JAVASCRIPT: Final = 1 << 53  # whole numbers above are rounded there


def whole(value: SupportsIndex, what: str) -> int:
    """The number as an `int`, for whole numbers of any kind (NumPy's too).

    Raises a `BreakfallError` that names `what` for anything else. True and False are refused as
    well: as an index or a seat they are a slip.
    """
    if isinstance(value, int) and not isinstance(value, bool):
        return value + 0  # a plain int, also from a subclass such as an IntEnum
    if not isinstance(value, bool):
        try:
            return operator.index(value)
        except TypeError:
            pass
    raise BreakfallError(f"{what} is a whole number, not {value!r}")


def checked_seed(seed: SupportsIndex) -> int:
    """The seed as an `int`, if it is one."""
    number = whole(seed, "a seed")
    if number < 0 or number >= SEEDS:
        raise BreakfallError(f"a seed is a whole number from 0 to 2**64 - 1, not {number}")
    return number


def seed_as_text(seed: int) -> str:
    """A seed as records hold it: hexadecimal text, which no program rounds."""
    return f"0x{seed:016x}"


def seed_from_text(text: str) -> int:
    """The seed of a text: `0x` and hexadecimal digits as in a record, or decimal digits."""
    digits, base = (text[2:], 16) if text.startswith("0x") else (text, 10)
    known = "0123456789abcdefABCDEF" if base == 16 else "0123456789"
    if not 0 < len(digits) <= 20 or any(digit not in known for digit in digits):
        raise BreakfallError(
            f"a seed is a whole number from 0 to 2**64 - 1, in digits or as 0x…, not {text[:40]!r}"
        )
    return checked_seed(int(digits, base))


def may_be_rounded(seed: int) -> bool:
    """Whether a page could have rounded this number: JavaScript writes it just so.

    Of the seeds above 2**53 that no page has touched, about one in 170 looks like that.
    """
    return seed > EXACT_IN_JAVASCRIPT and int(Decimal(repr(float(seed)))) == seed
