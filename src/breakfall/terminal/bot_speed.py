"""How long a bot's move stays on the screen before the next one, in seconds."""

from __future__ import annotations

SPEEDS = {"slow": 1.8, "normal": 0.9, "fast": 0.3, "instant": 0.0}


def next_speed(speed: str) -> str:
    names = list(SPEEDS)
    return names[(names.index(speed) + 1) % len(names)]
