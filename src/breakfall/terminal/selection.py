"""From places on the board to options: what glows, and what a click means."""

from __future__ import annotations

from dataclasses import dataclass

from breakfall.core.seen import QuestionSeen
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.marks import mark

NOWHERE: frozenset[str] = frozenset()


def glow_for(choice: QuestionSeen, considered: int, picked: frozenset[str]) -> Glow:
    """Everything that an option points at glows; what the considered one points at, more so.

    A place bears a key only where that key chooses it and nothing else.
    """
    keys: dict[str, str] = {}
    for option in choice.options:
        for place in option.places:
            is_alone = len(option.places) == 1 and place not in keys
            keys[place] = mark(option.index) if is_alone else ""
    return Glow(keys, frozenset(choice.options[considered].places), picked)


@dataclass(frozen=True)
class Pick:
    """What came of a click: an answer, or places picked and the options that still fit them."""

    picked: frozenset[str]
    fitting: tuple[int, ...]
    answer: int | None = None
    is_for_the_list: bool = False  # all that fits is about the same places: only words differ


def pick(choice: QuestionSeen, picked: frozenset[str], place: str) -> Pick:
    """A click adds its place to those picked, or takes it away again.

    When exactly one option points at just these places, it is the answer.
    """
    places = {option.index: frozenset(option.places) for option in choice.options}
    wanted = picked ^ {place}
    if not any(wanted <= pointed_at for pointed_at in places.values()):
        wanted = frozenset({place})
    fitting = tuple(index for index, pointed_at in places.items() if wanted <= pointed_at)
    if not wanted or not fitting:
        return Pick(NOWHERE, ())
    exact = [index for index in fitting if places[index] == wanted]
    return Pick(
        wanted,
        fitting,
        answer=exact[0] if len(exact) == 1 else None,
        is_for_the_list=len({places[index] for index in fitting}) == 1,
    )
