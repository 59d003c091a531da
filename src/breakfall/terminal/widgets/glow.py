"""What may be chosen on a table, and what the player has in mind."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Glow:
    marks: Mapping[str, str] = field(default_factory=dict)  # place: the key that chooses it, or ""
    aimed: frozenset[str] = frozenset()  # places that the highlighted option points at
    picked: frozenset[str] = frozenset()  # places clicked so far, where an option needs several
