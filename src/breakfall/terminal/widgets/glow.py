"""What may be chosen on a table, and what the player has in mind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Glow:
    keys: Mapping[str, str] = field(default_factory=dict)  # place: the key that chooses it, or ""
    highlighted: frozenset[str] = frozenset()  # places of the highlighted option
    picked: frozenset[str] = frozenset()  # places clicked so far, where an option needs several
