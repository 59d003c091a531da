"""The one exception that a wrong call raises."""

from __future__ import annotations


class BreakfallError(Exception):
    """A call that cannot be carried out. The message names the problem; nothing was changed."""
