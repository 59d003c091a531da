"""Words that have to fit into little room."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from textual.content import Content

Fact = tuple[str, str]  # in words, and short; the short form may be empty


def shortened(words: str, room: int) -> str:
    return words if len(words) <= room else f"{words[: max(1, room - 1)].rstrip()}…"


def wrapped(text: str, width: int, height: int) -> list[str]:
    """As many lines as there is room for; dots where some are missing."""
    if height < 1 or width < 4:
        return []
    return textwrap.wrap(text, width, max_lines=height, placeholder=" …")


def spread(left: Content, right: Content, width: int) -> Content:
    """One at each end of a line."""
    return Content.assemble(left, " " * max(1, width - left.cell_length - right.cell_length), right)


def longest_fitting(ways: Sequence[Content], width: int) -> Content:
    """Of several ways to say something, the longest first, the first that fits; else the last."""
    if not ways:
        return Content("")
    return next((words for words in ways if words.cell_length <= width), ways[-1])


def fact_lines(facts: Sequence[Fact], width: int, most: int) -> list[str]:
    """In words where that fits, the last facts short where not, cut where even that does not."""
    lines = flow([long for long, _ in facts], width, "   ")
    for kept in range(len(facts), -1, -1):
        if len(lines) <= most:
            break
        short = [short for _, short in facts[kept:] if short]
        lines = flow([long for long, _ in facts[:kept]] + short, width, "  ")
    return [shortened(line, width) for line in lines[:most]]


def flow(words: list[str], width: int, gap: str) -> list[str]:
    """One after the other, in as many lines as it takes."""
    lines = words[:1] or [""]
    for word in words[1:]:
        longer = f"{lines[-1]}{gap}{word}"
        if len(longer) <= width:
            lines[-1] = longer
        else:
            lines.append(word)
    return lines
