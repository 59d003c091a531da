"""What leads from one view to the next, so that a page need not be told everything again."""

from __future__ import annotations

Delta = dict[str, object]


def delta(before: object, after: object) -> Delta | None:
    """None where nothing changed; else as `messages.Changed` describes it.

    A choice changes little, so whole parts are compared first, which Python does in one go. To it
    1 and True are equal: a place in a view holds numbers or truth, never now one and now the other.
    """
    return None if before == after else between(before, after)


def between(before: object, after: object) -> Delta:
    """Two that are not equal."""
    if isinstance(before, dict) and isinstance(after, dict):
        return of_objects(before, after)
    if isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        return of_lists(before, after)
    return {"=": after}


def of_objects(before: dict[str, object], after: dict[str, object]) -> Delta:
    changed: dict[str, object] = {}
    for key, value in after.items():
        if key not in before:
            changed[key] = {"=": value}
        elif before[key] != value:
            changed[key] = between(before[key], value)
    gone = [key for key in before if key not in after]
    return {"k": changed, "-": gone} if gone else {"k": changed}


def of_lists(before: list[object], after: list[object]) -> Delta:
    changed: dict[str, object] = {}
    for index, (one, other) in enumerate(zip(before, after, strict=True)):
        if one != other:
            changed[str(index)] = between(one, other)
    return {"i": changed}
