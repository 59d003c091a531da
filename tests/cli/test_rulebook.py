"""The rules as the command line and the table read them."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.rulebook import Chapter, Rule, parse, rulebook

SMALL = """# Some game: the rules

Before everything.

## SG-1 The aim

What this chapter is about.

### SG-1.1 Winning
Win.

*Ruling.* Or draw.

### SG-1.2 Losing
Lose, with a # in the text.

## Appendix
Where the rulebook contradicts itself.
"""


def test_a_rulebook_is_read_by_its_headings() -> None:
    book = parse(SMALL)
    assert (book.title, book.text) == ("Some game: the rules", "Before everything.")
    assert book.chapters == (
        Chapter(
            "SG-1",
            "The aim",
            "What this chapter is about.",
            (
                Rule("SG-1.1", "Winning", "Win.\n\n*Ruling.* Or draw."),
                Rule("SG-1.2", "Losing", "Lose, with a # in the text."),
            ),
        ),
        Chapter("", "Appendix", "Where the rulebook contradicts itself.", ()),
    )


@pytest.mark.parametrize("number", ["SG-1.2", "sg-1.2", " 1.2 "])
def test_a_rule_is_found_by_its_number(number: str) -> None:
    found = parse(SMALL).find(number)
    assert isinstance(found, Rule)
    assert found.title == "Losing"


def test_a_chapter_is_found_by_its_number() -> None:
    book = parse(SMALL)
    assert isinstance(book.find("SG-1"), Chapter)
    assert book.chapter_of("SG-1.2") is book.find("1")


def test_an_unknown_number_names_what_is_close_to_it() -> None:
    with pytest.raises(BreakfallError, match=r"no rule 'SG-1.3'; close to it: .*SG-1\.[12]"):
        parse(SMALL).find("SG-1.3")


def test_an_empty_number_is_no_rule() -> None:
    with pytest.raises(BreakfallError, match="no rule ''"):
        parse(SMALL).find("")


def test_a_search_finds_all_words_in_any_order_titles_first() -> None:
    book = parse(SMALL)
    assert [rule.number for rule in book.search("DRAW win")] == ["SG-1.1"]
    assert [rule.number for rule in book.search("lose")] == ["SG-1.2"]
    assert book.search("chess") == []


@pytest.mark.parametrize("game", [game.key for game in breakfall.games() if game.key != "auction"])
def test_the_rules_of_every_game_are_there(game: str) -> None:
    book = rulebook(game)
    assert len(list(book.rules)) > 20
    numbers = [rule.number for rule in book.rules]
    assert len(numbers) == len(set(numbers))
    assert all(re.fullmatch(r"[A-Z]+-\d+\.\d+", number) for number in numbers)


def test_a_game_without_rules_says_so() -> None:
    with pytest.raises(BreakfallError, match="not written down yet"):
        rulebook("auction")


def test_the_wheel_brings_the_rules_along() -> None:
    """What pyproject.toml includes is where an installed package looks."""
    root = Path(__file__).resolve().parents[2]
    assert '"docs/rules" = "breakfall/rulebook"' in (root / "pyproject.toml").read_text()
