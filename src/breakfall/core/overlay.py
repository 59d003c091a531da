"""Cards of one's own over the built-in set: other numbers and texts, for this process alone.

An overlay holds for every match that begins until it is removed; no match may outlive it, since a
definition never changes during a match. A record names its overlay, and is read only under the
same one.
"""

from __future__ import annotations

import difflib
import reprlib
from collections.abc import Sequence

from breakfall.core.cards import Face, key_of
from breakfall.core.errors import BreakfallError

Changes = dict[str, dict[str, object]]  # card → attribute ("hp", "power.cost") → value
HIGHEST = 10_000  # of a number on a card: beyond it, a match takes for ever
LONGEST_NAME = 80  # that is compared with those of the cards
FIXED = ("name", "source", "codes")  # what a card is known by
HOLLOW = ("getset_descriptor", "member_descriptor", "property", "dict")
NOTHING: Changes = {}

_laid: dict[str, Changes] = {}
_undo: dict[str, list[Change]] = {}


class Change:
    """An attribute as it was before."""

    def __init__(self, face: Face, holder: object, name: str, was_own: bool, value: object) -> None:
        self.face = face
        self.holder = holder
        self.name = name
        self.was_own = was_own
        self.value = value

    def revert(self) -> None:
        if self.was_own:
            setattr(self.holder, self.name, self.value)
        else:
            delattr(self.holder, self.name)


def overlay_of(game: str) -> Changes:
    """What lies over a game's cards now."""
    return _laid.get(game, NOTHING)


def apply_overlay(game: str, faces: Sequence[Face], changes: Changes) -> None:
    """Change these cards; all of them, or none where one of the changes does not fit."""
    remove_overlay(game)
    done: list[Change] = []
    _undo[game] = done
    try:
        for card, values in changes.items():
            face = card_named(faces, card)
            for path, value in values.items():
                done.append(change(face, path, value))
            rebuild(face)
    except BreakfallError:
        remove_overlay(game)
        raise
    if changes:
        _laid[game] = changes


def remove_overlay(game: str) -> None:
    """The built-in cards again."""
    _laid.pop(game, None)
    done = _undo.pop(game, [])
    for one in reversed(done):
        one.revert()
    for one in done:
        rebuild(one.face)


def card_named(faces: Sequence[Face], name: str) -> Face:
    """The card of that name or key."""
    for face in faces:
        if face.name == name or face.key == key_of(name):
            return face
    near = nearest(name, [face.name for face in faces])
    raise BreakfallError(f"there is no card {name!r}; did you mean {near}?")


def change(face: Face, path: str, value: object) -> Change:
    """Set one attribute, if the card has it and the value is of its kind."""
    if path not in paths(face):
        there = ", ".join(numbers_first(face))
        raise BreakfallError(f"{face.name} has nothing called {path!r} to change; it has: {there}")
    kind = type(face)
    head, _, rest = path.partition(".")
    holder: object = getattr(kind, head) if rest else kind
    name = rest or head
    old: object = getattr(holder, name)
    new = tuple(value) if isinstance(old, tuple) and isinstance(value, list) else value
    check_kind(f"{face.name}.{path}", old, new)
    was_own = holder is not kind or name in vars(kind)
    setattr(holder, name, new)
    return Change(face, holder, name, was_own, old)


def check_kind(path: str, old: object, new: object) -> None:
    """A whole number where one was, and none below 0 where none was."""
    if type(new) is not type(old):
        raise BreakfallError(f"{path} is {KINDS[type(old).__name__]}, not {reprlib.repr(new)}")
    if isinstance(new, int) and abs(new) > HIGHEST:
        raise BreakfallError(f"{path} cannot be more than {HIGHEST}, or less than -{HIGHEST}")
    if isinstance(new, int) and isinstance(old, int) and new < 0 <= old:
        raise BreakfallError(f"{path} cannot be less than 0, as {new} is")
    if isinstance(new, tuple) and not all(isinstance(one, str) for one in new):
        raise BreakfallError(f"{path} is a list of texts, not {reprlib.repr(list(new))}")


KINDS = {"int": "a whole number", "str": "a text", "bool": "true or false", "tuple": "a list"}


def rebuild(face: Face) -> None:
    """Let the card read its numbers anew; what others put on it afterwards stays."""
    names = [name for name in dir(face) if not name.startswith("_")]
    before = {name: getattr(face, name) for name in names}
    try:
        type(face).__init__(face)
    except (TypeError, ValueError, KeyError, IndexError):
        raise BreakfallError(f"{face.name} cannot be printed like that") from None
    for name in names:
        if before[name] is not None and getattr(face, name) is None:
            setattr(face, name, before[name])


def paths(face: Face) -> list[str]:
    """All that can be changed of a card, as it is written: its numbers and texts."""
    kind = type(face)
    found: list[str] = []
    for name in printed(kind):
        value: object = getattr(kind, name)
        if is_plain(value):
            found.append(name)
        else:
            found += [f"{name}.{one}" for one in printed(value) if is_plain(getattr(value, one))]
    return [path for path in found if path not in FIXED and path not in face.codes]


def numbers_first(face: Face) -> list[str]:
    """All that can be changed of a card: its own numbers, those of its parts, and the rest."""
    return sorted(
        paths(face), key=lambda name: (type(value_of(face, name)) is not int, "." in name)
    )


def printed(holder: object) -> list[str]:
    """The attributes that hold something: no methods, and no slots of instances."""
    found: list[str] = []
    for name in dir(holder):
        if name.startswith("_"):
            continue
        value = getattr(holder, name)
        if not callable(value) and type(value).__name__ not in HOLLOW:
            found.append(name)
    return found


def is_plain(value: object) -> bool:
    """A number, a text, or a list of texts."""
    if isinstance(value, tuple):
        return all(isinstance(one, str) for one in value)
    return isinstance(value, (int, str))


def value_of(face: Face, path: str) -> object:
    """What stands there now; nothing where the card has no such thing."""
    value: object = type(face)
    for name in path.split("."):
        value = getattr(value, name, None)
    return value


def nearest(name: str, names: list[str]) -> str:
    """Those that look most like it, the best first; a few of them."""
    return ", ".join(difflib.get_close_matches(name[:LONGEST_NAME], names, n=5, cutoff=0.0))


def in_words(changes: Changes) -> str:
    """As it is written on the command line: "Dawnblade Irsa.hp=7"."""
    told = [
        f"{card}.{path}={value}"
        for card, values in changes.items()
        for path, value in values.items()
    ]
    return ", ".join(told)
