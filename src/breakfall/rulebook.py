"""The numbered rules of each game, read from docs/rules: the same text that the docs show."""

from __future__ import annotations

import difflib
import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from breakfall.core.errors import BreakfallError

NUMBER = re.compile(r"([A-Z]+-\d+(?:\.\d+)?)\s+(.*)")


@dataclass(frozen=True)
class Rule:
    """One numbered rule; its text is Markdown."""

    number: str
    title: str
    text: str


@dataclass(frozen=True)
class Chapter:
    """A chapter: what it says before its first rule, and its rules. An appendix has no number."""

    number: str
    title: str
    text: str
    rules: tuple[Rule, ...]


@dataclass(frozen=True)
class Rulebook:
    title: str
    text: str
    chapters: tuple[Chapter, ...]

    @property
    def rules(self) -> Iterator[Rule]:
        for chapter in self.chapters:
            yield from chapter.rules

    def find(self, number: str) -> Chapter | Rule:
        """The rule or chapter of that number; case and the game's letters may be left out."""
        wanted = self._with_letters(number.strip().upper())
        numbered: list[Chapter | Rule] = [*self.chapters, *self.rules]
        for part in numbered:
            if part.number and part.number == wanted:
                return part
        close = difflib.get_close_matches(wanted, [part.number for part in numbered], n=3)
        hint = f"; close to it: {', '.join(close)}" if close else ""
        raise BreakfallError(f"there is no rule {number!r}{hint}")

    def chapter_of(self, number: str) -> Chapter:
        """The chapter of that number, or the one that this rule stands in."""
        found = self.find(number)
        if isinstance(found, Chapter):
            return found
        return next(chapter for chapter in self.chapters if found in chapter.rules)

    def search(self, words: str) -> list[Rule]:
        """The rules that hold all of these words, those with the words in their title first."""
        wanted = words.lower().split()
        found = [
            rule
            for rule in self.rules
            if all(word in f"{rule.number} {rule.title} {rule.text}".lower() for word in wanted)
        ]
        return sorted(found, key=lambda rule: not all(w in rule.title.lower() for w in wanted))

    def _with_letters(self, number: str) -> str:
        if not number[:1].isdigit():
            return number
        letters = next(chapter.number for chapter in self.chapters if chapter.number)
        return f"{letters.partition('-')[0]}-{number}"


@cache
def rulebook(game: str) -> Rulebook:
    """The rules of the game of that key."""
    return parse(where_it_lies(game).read_text(encoding="utf-8"))


def where_it_lies(game: str) -> Path:
    """In an installed package beside this file, in a checkout under docs/rules."""
    package = Path(__file__).resolve().parent
    installed = package / "rulebook" / f"{game}.md"
    checkouts = [folder / "docs" / "rules" / f"{game}.md" for folder in package.parents[1:3]]
    for path in [installed, *checkouts]:
        if path.is_file():
            return path
    raise BreakfallError(f"the rules of {game!r} are not written down yet")


def parse(markdown: str) -> Rulebook:
    """A rulebook from its headings: # the title, ## a chapter, ### a rule."""
    title, text, body = "", "", markdown
    for heading, words, below in sections(markdown, "# "):
        if heading:
            title, body = words, below
    chapters: list[Chapter] = []
    for heading, words, below in sections(body, "## "):
        if heading:
            chapters.append(parse_chapter(words, below))
        else:
            text = below
    return Rulebook(title, text, tuple(chapters))


def parse_chapter(heading: str, body: str) -> Chapter:
    number, title = numbered(heading)
    text = ""
    rules: list[Rule] = []
    for is_rule, words, below in sections(body, "### "):
        if is_rule:
            rules.append(Rule(*numbered(words), below))
        else:
            text = below
    return Chapter(number, title, text, tuple(rules))


def numbered(heading: str) -> tuple[str, str]:
    """A heading as number and title; the number is empty where there is none."""
    match = NUMBER.fullmatch(heading)
    return (match[1], match[2]) if match else ("", heading)


def sections(markdown: str, mark: str) -> Iterator[tuple[bool, str, str]]:
    """The text cut at headings of one level: is it under a heading, the heading, the text."""
    heading = ""
    is_headed = False
    lines: list[str] = []
    for line in markdown.splitlines():
        if line.startswith(mark):
            yield is_headed, heading, "\n".join(lines).strip()
            is_headed, heading, lines = True, line.removeprefix(mark).strip(), []
        else:
            lines.append(line)
    yield is_headed, heading, "\n".join(lines).strip()
