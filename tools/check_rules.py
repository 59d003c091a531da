"""The numbered rules hold together: every rule has a test, every citation points at a rule.

    python tools/check_rules.py

Rules are the headings of docs/rules/*.md ("### NB-7.4 Somebody to aim at"), tests say which rule
they show with `@pytest.mark.rule("NB-7.4")`, and citations are numbers in src, tests and docs.
The letters of a game are those its own headings begin with.
"""

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from steps import ROOT

HEADING = re.compile(r"(#+) ([A-Z]+)-(\d+(?:\.\d+)?) ")
RULE_LEVEL = "###"
CITING_FOLDERS = ("src", "tests", "docs")
NO_SUCH_CHAPTER = "99"  # cited by tests that ask for a rule that is not there


@dataclass(frozen=True)
class Mention:
    """A number somewhere in the project, as in "NB-7.4", and where it stands."""

    number: str
    path: Path
    line: int

    def __str__(self) -> str:
        return f"{self.path.relative_to(ROOT)}:{self.line}"


def main() -> int:
    headings = [heading for book in rulebooks() for heading in headings_of(book)]
    rules = {number for level, number in headings if level == RULE_LEVEL}
    known = {number for _, number in headings}
    marks = [mark for test in sorted(ROOT.glob("tests/**/*.py")) for mark in marks_of(test)]
    cited = [found for path in citing_files() for found in citations_of(path, letters_of(known))]
    untested = rules - {mark.number for mark in marks}
    problems = [
        *(f"{rule} has no test" for rule in sorted(untested, key=in_order)),
        *(f"{mark}: no rule {mark.number} to test" for mark in marks if mark.number not in rules),
        *(f"{lost}: no rule {lost.number} to cite" for lost in cited if lost.number not in known),
    ]
    for problem in problems:
        print(problem)
    if not problems:
        print(f"{len(rules)} rules, all tested; {len(cited)} citations, all true")
    return 1 if problems else 0


def rulebooks() -> list[Path]:
    return sorted(ROOT.glob("docs/rules/*.md"))


def headings_of(book: Path) -> Iterator[tuple[str, str]]:
    """Level and number of each numbered heading: chapters and rules."""
    for line in book.read_text(encoding="utf-8").splitlines():
        if found := HEADING.match(line):
            yield found[1], f"{found[2]}-{found[3]}"


def letters_of(numbers: set[str]) -> set[str]:
    return {number.partition("-")[0] for number in numbers}


def in_order(number: str) -> tuple[str, list[int]]:
    """NB-7.10 comes after NB-7.9."""
    letters, _, digits = number.partition("-")
    return letters, [int(part) for part in digits.split(".")]


# ---------------------------------------------------------------- marks


def marks_of(path: Path) -> Iterator[Mention]:
    """The rules that the tests of a file are marked with."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            is_test = node.name.lower().startswith("test")
            for decorator in node.decorator_list if is_test else []:
                yield from marked_rules(decorator, path)


def marked_rules(decorator: ast.expr, path: Path) -> Iterator[Mention]:
    """`@pytest.mark.rule("NB-7.4")`, also with several rules."""
    match decorator:
        case ast.Call(func=ast.Attribute(value=ast.Attribute(attr="mark"), attr="rule")):
            for argument in decorator.args:
                yield Mention(str(ast.literal_eval(argument)), path, decorator.lineno)


# ---------------------------------------------------------------- citations


def citing_files() -> Iterator[Path]:
    for folder in CITING_FOLDERS:
        for path in sorted((ROOT / folder).rglob("*")):
            if path.is_file() and "__pycache__" not in path.parts:
                yield path


def citations_of(path: Path, letters: set[str]) -> Iterator[Mention]:
    """Every number that a text cites: "NB-7.4", "NB-9", and both ends of "NB-7.15 to 7.17"."""
    citation = re.compile(rf"\b({'|'.join(sorted(letters))})-(\d+(?:\.\d+)?)(?: to (\d+\.\d+))?")
    for number, line in enumerate(text_of(path).splitlines(), start=1):
        if letters and not (path.suffix == ".md" and HEADING.match(line)):
            for found in citation.finditer(line):
                yield from (Mention(f"{found[1]}-{end}", path, number) for end in ends(found))


def ends(citation: re.Match[str]) -> list[str]:
    written = [end for end in citation.group(2, 3) if end is not None]
    return [end for end in written if end.partition(".")[0] != NO_SUCH_CHAPTER]


def text_of(path: Path) -> str:
    """The text of a file; nothing if it is none."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


if __name__ == "__main__":
    sys.exit(main())
