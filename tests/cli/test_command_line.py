"""The command line: what it prints, and that bad input is one line and exit code 2."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

import breakfall
from breakfall import Luck
from breakfall.cli import run

Captured = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """No test writes into anybody's home, and lines are as long as on a wide screen."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setenv("COLUMNS", "140")


def printed(capsys: Captured, *arguments: str) -> str:
    assert run(arguments) == 0
    captured = capsys.readouterr()
    assert captured.err == ""
    return captured.out


def printed_json(capsys: Captured, *arguments: str) -> object:
    return json.loads(printed(capsys, *arguments, "--json"))


def recorded(path: Path, seed: int = 5, choices: int = 1000) -> dict[str, object]:
    """A match of random choices, written to a file."""
    match = breakfall.new_match("nightbreak", seed=seed)
    luck = Luck(seed)
    while match.choice is not None and match.decisions < choices:
        match.choose(luck.below(len(match.choice)))
    path.write_text(json.dumps(match.record()))
    return match.record()


# ---------------------------------------------------------------- the shelf


def test_version_and_help(capsys: Captured) -> None:
    assert printed(capsys, "--version") == f"breakfall {breakfall.__version__}\n"
    for arguments in ([], ["--help"]):
        text = printed(capsys, *arguments)
        for command in ("play", "replay", "simulate", "games", "cards", "rules"):
            assert command in text


def test_games_lists_formats_and_players(capsys: Captured) -> None:
    text = printed(capsys, "games")
    assert "nightbreak" in text
    assert "unity (3 or 4)" in text
    listed = printed_json(capsys, "games")
    assert isinstance(listed, list)
    nightbreak = next(game for game in listed if game["key"] == "nightbreak")
    assert [form["key"] for form in nightbreak["formats"]] == [
        "classic",
        "unity",
        "kingmaker",
        "twilight",
    ]
    assert nightbreak["compiled"] is breakfall.IS_COMPILED


def test_cards_lists_every_card(capsys: Captured) -> None:
    names = [face.name for face in breakfall.find_game("nightbreak").faces()]
    text = printed(capsys, "cards", "nightbreak")
    assert all(name in text for name in names)
    listed = printed_json(capsys, "cards", "nightbreak")
    assert isinstance(listed, list)
    assert [card["name"] for card in listed] == names


@pytest.mark.parametrize("name", ["dawnblade-irsa", "Dawnblade Irsa", "DAWNB", "irsa"])
def test_a_card_is_shown_big(capsys: Captured, name: str) -> None:
    text = printed(capsys, "cards", "nightbreak", name)
    info = breakfall.find_game("nightbreak")
    card = info.describe(next(f for f in info.faces() if f.key == "dawnblade-irsa"))
    power, arrival = card["power"], card["arrival"]
    assert isinstance(power, dict)
    assert isinstance(arrival, dict)
    for words in (card["name"], power["name"], power["text"], arrival["text"], card["lore"]):
        assert str(words) in text
    assert "←" in text
    assert "Source: house (designed by Breakfall" in text
    assert printed_json(capsys, "cards", "nightbreak", name) == card


def test_rules_show_a_list_a_rule_a_chapter_or_a_search(capsys: Captured) -> None:
    assert "NB-14.6" in printed(capsys, "rules", "nightbreak")
    rule = printed(capsys, "rules", "nightbreak", "nb-7.12")
    assert rule.startswith("NB-7.12  Melee")
    assert "NB-7.13" not in rule
    chapter = printed(capsys, "rules", "nightbreak", "NB-7")
    assert "NB-7.1 " in chapter
    assert "NB-7.17" in chapter
    found = printed_json(capsys, "rules", "nightbreak", "--search", "shielded attack")
    assert isinstance(found, list)
    assert [rule["number"] for rule in found] == ["NB-9.3"]


def test_the_list_of_cards_names_every_source_of_a_card(capsys: Captured) -> None:
    """The Bat has its cost from us, the Wolf everything from published cards."""
    lines = printed(capsys, "cards", "hellbreak").splitlines()
    (bat,) = [line for line in lines if "Bloodsucking Bat" in line]
    (wolf,) = [line for line in lines if "Transylvanian Wolf" in line]
    assert "public, house" in bat
    assert "house" not in wolf


# ---------------------------------------------------------------- decks and options


def test_a_printed_deck_is_a_deck_file(capsys: Captured, tmp_path: Path) -> None:
    text = printed(capsys, "decks", "hellbreak", "dracula")
    own = tmp_path / "own.deck"
    own.write_text(f"# mine\n{text.upper()}")
    assert printed(capsys, "decks", "hellbreak", str(own)) == text
    assert "jaws" in printed(capsys, "decks", "hellbreak")


def test_a_deck_file_may_begin_with_a_byte_order_mark(capsys: Captured, tmp_path: Path) -> None:
    text = printed(capsys, "decks", "hellbreak", "jaws")
    own = tmp_path / "own.deck"
    own.write_text(text, encoding="utf-8-sig")
    assert printed(capsys, "decks", "hellbreak", str(own)) == text


def test_what_is_wrong_with_a_deck_file_begins_with_its_name(
    capsys: Captured, tmp_path: Path
) -> None:
    own = tmp_path / "own.deck"
    own.write_text("monster: Nosferatu\n")
    assert run(["decks", "hellbreak", str(own)]) == 2
    wanted = f"breakfall: {own} is neither dracula nor jaws nor a deck: line 1 of this deck: there"
    assert capsys.readouterr().err.startswith(wanted)


def test_options_reach_the_match(capsys: Captured, tmp_path: Path) -> None:
    own = tmp_path / "own.deck"
    own.write_text(printed(capsys, "decks", "hellbreak", "jaws"))
    asked = ["simulate", "hellbreak", "--format", "open", "--games", "2", "--bots", "random"]
    report = printed(capsys, *asked, "--option", f"deck0=@{own}", "--option", "first=1")
    assert "2 matches of hellbreak open" in report


# ---------------------------------------------------------------- bad input


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        ("chess", "No such command 'chess'"),
        ("--chess", "No such option: --chess"),
        ("cards", "Missing argument 'GAME'"),
        ("cards chess", "there is no game 'chess'"),
        ("cards nightbreak xyzzy", "there is no card 'xyzzy'"),
        ("cards nightbreak dawnblade-irsy", "close to it: Dawnblade Irsa"),
        ("cards nightbreak o", "could be any of these cards"),
        ("rules chess", "there is no game 'chess'"),
        ("rules nightbreak NB-99.9", "there is no rule 'NB-99.9'"),
        ("rules nightbreak --search xyzzy", "no rule holds all of these words: xyzzy"),
        ("simulate chess", "there is no game 'chess'"),
        ("simulate nightbreak --games 0", "at least one match"),
        ("simulate nightbreak --games many", "Invalid value for '--games'"),
        ("simulate nightbreak --bots deep-blue,random", "there is no bot 'deep-blue'"),
        ("simulate nightbreak --bots random,random,random", "2 teams for 3 bots"),
        ("simulate nightbreak --format chess", "no format 'chess'"),
        ("simulate nightbreak --players 7", "is for 2 players, not 7"),
        ("simulate nightbreak --seed -1", "a seed is a whole number"),
        ("simulate nightbreak --workers 0", "Invalid value for '--workers'"),
        ("simulate hellbreak --option deck0=jaws", "this format is Dracula against Jaws"),
        ("play chess", "there is no game 'chess'"),
        ("play nightbreak --format chess", "no format 'chess'"),
        ("play nightbreak --opponent deep-blue", "there is no bot 'deep-blue'"),
        ("play nightbreak --seat 2", "there is no seat 2"),
        ("play nightbreak --option first", "--option wants KEY=VALUE, not 'first'"),
        ("play nightbreak --option first=0 -o first=1", "--option first is given twice"),
        ("play hellbreak --option deck0=@no-such-file", "cannot read no-such-file"),
        ("play hellbreak --option deck0=shark", "setting deck0 is neither dracula nor jaws"),
        ("decks nightbreak", "Nightbreak is not played with decks of one's own"),
        ("decks hellbreak nobody", "HELLBREAK has no deck 'nobody', and there is no such file"),
        ("play nightbreak --option first=7", "setting first cannot be '7'"),
        ("play nightbreak --option heroes=mine", "setting heroes cannot be 'mine'"),
        ("play nightbreak --hot-seat --seat 1", "leave out --opponent and --seat"),
        ("play --terminal nightbreak --speed light", "--speed cannot be 'light'"),
        ("play --terminal nightbreak --theme pink", "--theme cannot be 'pink'"),
        ("play --format classic", "name the game as well"),
        ("play --terminal --resume /nowhere/at/all", "cannot read /nowhere/at/all"),
        ("play --terminal --resume last", "there is no match to go on with"),
        ("play --terminal nightbreak --resume last", "name no other"),
        ("play --terminal nightbreak", "play --terminal needs a terminal"),
        ("play --terminal", "play --terminal needs a terminal"),
        ("play nightbreak --speed fast", "--speed is for the table in the terminal"),
        ("play --resume last", "--resume is for the table in the terminal"),
        ("play --port 65536", "a port is a number from 0 to 65535"),
        ("play --database tables", "'tables' is no database"),
        ("replay /nowhere/at/all", "cannot read /nowhere/at/all"),
        ("replay", "Missing argument 'FILE'"),
    ],
)
def test_bad_input_is_one_line_and_exit_code_2(
    capsys: Captured, arguments: str, words: str
) -> None:
    assert run(arguments.split()) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.count("\n") == 1
    assert captured.err.startswith("breakfall: ")
    assert words in captured.err


def test_the_program_itself_exits_so_too(tmp_path: Path) -> None:
    program = [sys.executable, "-c", "from breakfall.cli import main; main()"]
    done = subprocess.run(
        [*program, "cards", "chess"], capture_output=True, text=True, env=os.environ
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr.startswith("breakfall: there is no game 'chess'")
    done = subprocess.run([*program, "--version"], capture_output=True, text=True, env=os.environ)
    assert (done.returncode, done.stderr) == (0, "")


# ---------------------------------------------------------------- simulate


def test_simulate_prints_who_won(capsys: Captured) -> None:
    text = printed(capsys, *["simulate", "nightbreak", "--games", "4", "--bots", "random,random"])
    assert "4 matches of nightbreak classic" in text
    assert "change seats on every deal" in text
    for words in ("random", "seat 0", "goes first", "plays Sun", "draws", "%"):
        assert words in text


def test_simulate_prints_the_same_json_again(capsys: Captured) -> None:
    arguments = [
        "simulate",
        "nightbreak",
        "--format",
        "unity",
        "--players",
        "3",
        "--games",
        "4",
        "--bots",
        "random",
    ]
    once, again = printed_json(capsys, *arguments), printed_json(capsys, *arguments)
    assert isinstance(once, dict)
    assert isinstance(again, dict)
    assert once.pop("timing").keys() == again.pop("timing").keys()
    assert once == again
    assert once["wins"]["bot"]["random"]["total"] == 8


# ---------------------------------------------------------------- replay


def test_replay_prints_the_log_without_a_terminal(capsys: Captured, tmp_path: Path) -> None:
    record = recorded(tmp_path / "match.json")
    match = breakfall.load(record)
    text = printed(capsys, "replay", str(tmp_path / "match.json"))
    assert text.splitlines()[:-1] == match.log(None)
    assert match.outcome is not None
    assert match.outcome.reason in text.splitlines()[-1]


def test_replay_as_json_from_a_seat_up_to_a_choice(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    match = breakfall.load(recorded(path))
    whole = printed_json(capsys, "replay", str(path))
    assert whole == {
        "decisions": match.decisions,
        "outcome": match.outcome.as_json() if match.outcome else None,
        "view": match.view(None),
        "log": match.log(None),
    }
    match.undo(match.decisions - 12)
    part = printed_json(capsys, "replay", str(path), "--seat", "1", "--to", "12")
    assert part == {
        "decisions": 12,
        "outcome": None,
        "view": match.view(1),
        "log": match.log(1),
    }


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (lambda r: r["choices"].__setitem__(3, [0, "attack", "pray"]), "breaks at choice 4 of"),
        (lambda r: r["choices"].pop(7), "breaks at choice 8 of"),
        (lambda r: r["choices"].append([0, "action", "attack"]), "the match is over already"),
        (lambda r: r["outcome"].update(reason="bribery"), "breaks at its end"),
        (lambda r: r.update(rules=99), "rules version 99"),
        (lambda r: r.update(game="chess"), "there is no game 'chess'"),
        (lambda r: r.update(breakfall=4), "version 4"),
        (lambda r: r.pop("choices"), "not a Breakfall record"),
        (lambda r: r.update(seed="x"), "a seed is a whole number"),
        (lambda r: r.pop("seed"), "'seed' is missing or not a whole number"),
    ],
)
def test_a_tampered_record_is_refused_with_the_place_where_it_breaks(
    capsys: Captured, tmp_path: Path, change: object, words: str
) -> None:
    path = tmp_path / "match.json"
    record = recorded(path)
    assert callable(change)
    change(record)
    path.write_text(json.dumps(record))
    assert run(["replay", str(path)]) == 2
    error = capsys.readouterr().err
    assert error.count("\n") == 1
    assert words in error


@pytest.mark.parametrize(
    ("arguments", "words"),
    [("--to 9999", "--to is a number from 0 to"), ("--seat 2", "there is no seat 2")],
)
def test_replay_refuses_what_is_not_there(
    capsys: Captured, tmp_path: Path, arguments: str, words: str
) -> None:
    path = tmp_path / "match.json"
    recorded(path)
    assert run(["replay", str(path), *arguments.split()]) == 2
    assert words in capsys.readouterr().err


def test_an_unfinished_match_is_not_called_over(capsys: Captured, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    recorded(path, choices=6)
    assert printed(capsys, "replay", str(path)).endswith("After 6 choices: not over yet.\n")


@pytest.mark.parametrize("seed", ["x", "-1", "1.0", "0x10000000000000000"])
def test_a_seed_that_is_none_is_refused(capsys: Captured, seed: str) -> None:
    assert run(["play", "nightbreak", "--terminal", f"--seed={seed}"]) == 2
    assert "a seed is a whole number from 0 to 2**64 - 1" in capsys.readouterr().err


@pytest.mark.parametrize("seed", ["7", "0x7fffffffffffffe7", str(2**64 - 1)])
def test_a_seed_may_be_written_as_a_record_has_it(capsys: Captured, seed: str) -> None:
    """Then all that is missing here is the terminal."""
    assert run(["play", "nightbreak", "--terminal", "--seed", seed]) == 2
    assert "needs a terminal" in capsys.readouterr().err
