"""Every command that takes a file, given files that hold anything: one line, and no traceback."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Callable
from pathlib import Path

import pytest

import breakfall
from breakfall.cli import run
from breakfall.lab.store import APPLICATION, Store

Captured = pytest.CaptureFixture[str]
Make = Callable[[Path], object]

DIGITS = "9" * 6000
DEEP = "[" * 100_000 + "]" * 100_000
LESS_DEEP = "[" * 500 + "]" * 500


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into anybody's home."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))


# ---------------------------------------------------------------- files


def text(words: str) -> Make:
    return lambda path: path.write_text(words, encoding="utf-8")


def data(content: bytes) -> Make:
    return lambda path: path.write_bytes(content)


def loop(path: Path) -> None:
    path.symlink_to(path)


def nothing(_path: Path) -> None:
    """There is no such file."""


def record_with(**changed: object) -> Make:
    """A real record with other values in places."""

    def make(path: Path) -> None:
        record = breakfall.new_match("nightbreak", seed=5).record()
        path.write_text(json.dumps(record | changed), encoding="utf-8")

    return make


def record_without(*names: str) -> Make:
    def make(path: Path) -> None:
        record = breakfall.new_match("nightbreak", seed=5).record() | {"cards": {"x": {"hp": 1}}}
        path.write_text(json.dumps({k: v for k, v in record.items() if k not in names}))

    return make


def database(*statements: str) -> Make:
    def make(path: Path) -> None:
        connection = sqlite3.connect(path)
        for statement in statements:
            connection.execute(statement)
        connection.commit()
        connection.close()

    return make


def damaged_store(path: Path) -> None:
    """A file of results whose pages are overwritten, but for the first."""
    with Store(path):
        pass
    whole = path.read_bytes()
    path.write_bytes(whole[:4096] + b"\xa5" * (len(whole) - 4096))


def store_with(*statements: str) -> Make:
    """A file of results with rows that no lab has written."""

    def make(path: Path) -> None:
        with Store(path):
            pass
        database("insert into experiments values (1, 'x [/bold]', 'y', 'z')", *statements)(path)

    return make


ODD_MATCH = "insert into matches values (1,0,'x','g','f',2,'{',x'00',1,'q',1,1,1,1,1,'[','no zlib')"

FILES: dict[str, Make] = {
    "missing": nothing,
    "a folder": lambda path: path.mkdir(),
    "a link to itself": loop,
    "empty": data(b""),
    "bytes": data(bytes(range(256)) * 50),
    "not UTF-8": data(b'{"breakfall": "\xff\xfe"}'),
    "NUL": data(b"\0" * 5000),
    "half a character": text('{"breakfall": 1, "choices": [], "game": "\\ud800"}'),
    "no object": text("[1, 2]"),
    "a number": text("1"),
    "deep": text(DEEP),
    "deep inside": text('{"breakfall": 1, "choices": ' + DEEP + "}"),
    "less deep inside": text('{"breakfall": 1, "choices": ' + LESS_DEEP + "}"),
    "deep objects": text('{"a":' * 5000 + "1" + "}" * 5000),
    "digits": text('{"breakfall": 1, "choices": [], "seed": ' + DIGITS + "}"),
    "a version of digits": text('{"breakfall": ' + "9" * 4000 + ', "choices": []}'),
    "newer record": record_with(breakfall=99),
    "newer rules": record_with(rules=99),
    "record without a game": record_without("game"),
    "odd cards": record_with(cards={"Dawnblade Irsa": {"hp": 10**300}}),
    "odd list of cards": record_with(cards=[1]),
    "deep cards": record_with(cards={"Dawnblade Irsa": {"hp": json.loads(LESS_DEEP)}}),
    "odd settings": record_with(settings={"draft": [1, {}]}),
    "odd choices": record_with(choices=[[True, {}, []], None, 3]),
    "odd outcome": record_with(outcome={"x": [1] * 5000}),
    "odd players": record_with(players=-1, seats=[[]]),
    "deep TOML": text("x = " + DEEP),
    "deep keys in TOML": text("x." * 5000 + "y = 1"),
    "digits in TOML": text('["Dawnblade Irsa"]\nhp = ' + DIGITS),
    "hexadecimal in TOML": text('["Dawnblade Irsa"]\nhp = 0x' + DIGITS),
    "long name in TOML": text("[" + "x" * 50_000 + "]\nhp = 1"),
    "odd TOML": text('["Dawnblade Irsa"]\nhp = 1979-05-27'),
    "digits in a deck": text(f"monster: Dracula\n{DIGITS} Drain Life"),
    "a long line": text("x" * 200_000),
    "other database": database("create table x (y)"),
    "newer tables": database(
        "create table alembic_version (version_num text)",
        "insert into alembic_version values ('9999')",
    ),
    "newer results": database(
        "create table x (y)", f"pragma application_id={APPLICATION}", "pragma user_version=99"
    ),
    "damaged results": damaged_store,
    "results without tables": database(
        "create table x (y)", f"pragma application_id={APPLICATION}", "pragma user_version=1"
    ),
    "odd results": store_with(ODD_MATCH),
}


# ---------------------------------------------------------------- commands

LAB = "--games 2 --bots random --workers 1"
COMMANDS = {
    "replay FILE": "",
    "replay FILE --json": "",
    "play --terminal --resume FILE": "",
    "play --terminal --resume FILE --opponent random": "",
    "play hellbreak --terminal --format open --option deck0=@FILE": "",
    "decks hellbreak FILE": "",
    "matches FILE": "empty, a number, odd results",
    "matches FILE --match 0": "",
    f"simulate nightbreak {LAB} --store FILE": "missing, empty, a number, odd results",
    f"balance nightbreak {LAB} --format classic --cards FILE": "empty",
    f"balance nightbreak {LAB} --format classic --cards FILE.json": "",
    "ladder nightbreak --games 2 --bots random --markdown FILE": "missing",
    "serve --port 0 --database sqlite:///FILE": "missing, empty, a number",
}  # fmt: skip


def fits(command: str, kind: str) -> bool:
    """A file that the command may take is no bad one for it."""
    return kind not in COMMANDS[command].split(", ")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_file_that_holds_anything_is_told_of_in_a_line(
    command: str, tmp_path: Path, capsys: Captured
) -> None:
    for at, (kind, make) in enumerate(FILES.items()):
        if not fits(command, kind):
            continue
        path = tmp_path / f"{at}"
        if command.endswith(".json"):
            path = path.with_suffix(".json")
        make(path)
        name = command.replace("FILE.json", "FILE").replace("FILE", str(path))
        code = run(name.split())
        said = capsys.readouterr()
        assert (kind, code, said.err.count("\n")) == (kind, 2, 1), said
        assert said.err.startswith("breakfall: ")
        assert len(said.err) < 1100
        assert "Traceback" not in said.err


@pytest.mark.parametrize(
    ("command", "words"),
    [
        ("train nightbreak --to FOLDER", "it is a folder"),
        ("train nightbreak --to FOLDER/nowhere/x", "there is no folder"),
        (f"balance nightbreak {LAB} --html FOLDER", "it is a folder"),
        ("decks hellbreak LONG", "there is no such file"),
        ("matches LONG", "there is no file"),
        ("replay LONG", "File name too long"),
        ("serve --proxy localhost --port 0", "--proxy wants an address or a network"),
    ],
)
def test_what_cannot_be_read_or_written_is_told_before_any_work(
    command: str, words: str, tmp_path: Path, capsys: Captured
) -> None:
    arguments = command.replace("FOLDER", str(tmp_path)).replace("LONG", "x" * 300).split()
    assert run(arguments) == 2
    error = capsys.readouterr().err
    assert (error.count("\n"), words in error) == (1, True), error


@pytest.mark.parametrize(
    "command",
    ["decks hellbreak {}", "simulate nightbreak --games 1 --bots learned:{},random"],
)
def test_a_file_that_is_no_text_is_named_once(
    capsys: Captured, tmp_path: Path, command: str
) -> None:
    path = tmp_path / "given"
    path.write_bytes(b"\xff\xfe\0")
    assert run(command.format(path).split()) == 2
    assert capsys.readouterr().err.count(str(path)) == 1
