"""What leads from one view to the next, so that a page need not be told everything again."""

from __future__ import annotations

Delta = dict[str, object]


def delta(before: object, after: object) -> Delta | None:
    """None where nothing changed; else as `messages.Changed` describes it."""
    if type(before) is not type(after):
        return {"=": after}
    if isinstance(before, dict) and isinstance(after, dict):
        return of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        changed = {
            str(index): inner
            for index, (one, other) in enumerate(zip(before, after, strict=True))
            if (inner := delta(one, other)) is not None
        }
        return {"i": changed} if changed else None
    if isinstance(before, list) or before != after:
        return {"=": after}
    return None


def of_objects(before: dict[str, object], after: dict[str, object]) -> Delta | None:
    changed: dict[str, object] = {}
    for key, value in after.items():
        inner = delta(before[key], value) if key in before else {"=": value}
        if inner is not None:
            changed[key] = inner
    gone = [key for key in before if key not in after]
    if gone:
        return {"k": changed, "-": gone}
    return {"k": changed} if changed else None
