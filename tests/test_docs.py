"""What the documents show is what happens."""

from __future__ import annotations

import doctest
from pathlib import Path

import pytest

import breakfall

DOCS = Path(__file__).parent.parent / "docs"


@pytest.mark.parametrize("name", ["tutorials/first-match.md"])
def test_the_sessions_in_the_documents_are_true(name: str) -> None:
    results = doctest.testfile(str(DOCS / name), module_relative=False)
    assert results.attempted > 10
    assert results.failed == 0


def test_the_first_lines_of_the_package_are_true() -> None:
    results = doctest.testmod(breakfall)
    assert results.attempted > 1
    assert results.failed == 0
