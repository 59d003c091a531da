"""How deep a value from outside goes. What is no deeper than this can be walked and printed."""

from __future__ import annotations

DEEPEST = 20  # a record goes four deep
TOO_DEEP = "it is nested too deep"


def is_deep(value: object) -> bool:
    """Lists and objects lie in each other deeper than anything of ours. No recursion in here."""
    level: list[object] = [value]
    for _ in range(DEEPEST):
        inner: list[object] = []
        for one in level:
            if isinstance(one, dict):
                inner.extend(one.values())
            elif isinstance(one, list):
                inner.extend(one)
        if not inner:
            return False
        level = inner
    return True
