"""What all games share. Knows no game."""

from __future__ import annotations

from breakfall.core import match

IS_COMPILED = not match.__file__.endswith(".py")
