"""Options: the answers that people, bots, records and adapters choose among."""

from __future__ import annotations

from mypy_extensions import mypyc_attr


@mypyc_attr(acyclic=True)
class Option:
    """An answer. Its key means the same in every state: what is done, and to what.

    Options are made once and shared, so they say nothing of the table around them: the number
    is for the rules (a column, a seat, an amount), the words come from the game when asked for.
    """

    def __init__(self, kind: str, target: str, number: int) -> None:
        self.kind = kind
        self.target = target
        self.number = number
        self.key = f"{kind}:{target}" if target else kind

    def __repr__(self) -> str:
        return f"Option({self.key!r})"


_made: dict[tuple[str, str, int], Option] = {}


def option(kind: str, target: str = "", number: int = 0) -> Option:
    """The one option of that kind and target."""
    name = (kind, target, number)
    found = _made.get(name)
    if found is None:
        found = _made[name] = Option(kind, target, number)
    return found


def offer(options: list[Option], more: Option) -> bool:
    """Add an option, unless it is there already; whether it was new.

    Options are made once, so to be the same is to be the same object.
    """
    for there in options:
        if there is more:
            return False
    options.append(more)
    return True
