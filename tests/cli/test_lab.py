"""`arena`, `ladder` and `matches` on the command line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import breakfall
from breakfall.cli import run
from breakfall.cli.ladder import plan_for
from breakfall.core.numbers import seed_as_text

Captured = pytest.CaptureFixture[str]
RULES = breakfall.find_game("nightbreak").rules_version


def printed(capsys: Captured, line: str) -> str:
    assert run(line.split()) == 0
    return capsys.readouterr().out


def test_an_arena_tells_elo_and_pairings(capsys: Captured, tmp_path: Path) -> None:
    line = f"arena nightbreak --games 8 --workers 1 --store {tmp_path}/a.db"
    text = printed(capsys, line)
    assert "every deal is played from both" in text
    assert f"Rules version {RULES}." in text
    assert "greedy v random" in text
    result = json.loads(printed(capsys, line + " --json"))
    assert result["elo"]["random"]["elo"] == 0
    assert result["pairings"][0]["rules"] == RULES
    assert result["pairings"][0]["score"]["deals"] == 4


def test_a_ladder_goes_on_where_it_was_and_writes_its_table(
    capsys: Captured, tmp_path: Path
) -> None:
    store, table = tmp_path / "a.db", tmp_path / "bots.md"
    line = f"ladder nightbreak --bots random,greedy --workers 1 --store {store} --markdown {table}"
    assert "greedy v random" in " ".join(printed(capsys, line + " --games 6").split())
    first = table.read_text()
    again = json.loads(printed(capsys, line + " --games 8 --json"))
    assert again[0]["score"]["matches"] == 8
    assert first != table.read_text()
    assert "| 8 |" in table.read_text()


def test_an_odd_match_is_found_and_seen_again(capsys: Captured, tmp_path: Path) -> None:
    file = tmp_path / "a.db"
    printed(capsys, f"simulate hellbreak --games 2 --bots random --workers 1 --store {file}")
    rules = f"rules {breakfall.find_game('hellbreak').rules_version}"
    assert f"hellbreak demo, {rules}, 2 players, random" in printed(capsys, f"matches {file}")
    assert json.loads(printed(capsys, f"matches {file} --json"))[0]["matches"] == 2
    odd = tmp_path / "odd.json"
    odd.write_text(printed(capsys, f"matches {file} --match 1"))
    assert "wins" in printed(capsys, f"replay {odd}")


def test_balance_prints_sides_and_cards_and_writes_a_page(capsys: Captured, tmp_path: Path) -> None:
    line = "balance nightbreak --format classic --games 20 --bots random --workers 1"
    text = printed(capsys, f"{line} --html {tmp_path}/a.html --store {tmp_path}/a.db")
    for words in (
        f"Nightbreak, rules version {RULES}: 20 matches of random",
        "Sun",
        "goes first",
        "half-time",
        "cards between them",
        "±",
    ):
        assert words in text
    html = (tmp_path / "a.html").read_text()
    assert "</html>" in html
    assert f"rules version {RULES}, deals from seed" in html
    result = json.loads(printed(capsys, f"{line} --store {tmp_path}/a.db --json"))
    assert result["rules"] == RULES
    assert result["formats"][0]["points"]["side"]["Sun"]["total"] == 20
    assert {"drawn", "bought", "played", "won_with", "effect"} <= set(result["cards"][0])


def test_balance_compares_changed_cards_and_such_a_match_is_seen_again(
    capsys: Captured, tmp_path: Path
) -> None:
    line = "balance nightbreak --format classic --games 10 --bots random --workers 1"
    arguments = line.split()
    store = tmp_path / "a.db"
    arguments += ["--store", str(store), "--set", "Dawnblade Irsa.hp=14"]
    assert run(arguments) == 0
    text = capsys.readouterr().out
    assert "What if Dawnblade Irsa.hp=14?" in text
    assert "Built-in" in text
    odd = tmp_path / "odd.json"
    odd.write_text(printed(capsys, f"matches {store} --experiment 2 --match 4"))
    assert json.loads(odd.read_text())["cards"] == {"Dawnblade Irsa": {"hp": 14}}
    assert "After" in printed(capsys, f"replay {odd}")


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("arena nightbreak --bots random", "two or more bots"),
        ("arena nightbreak --bots random,nobody", "no bot 'nobody'"),
        ("arena nightbreak --store nowhere/a.db", "cannot use nowhere/a.db"),
        ("balance nightbreak --players 9", "no such format for 9 players"),
        ("balance nightbreak --games 1 --bots random --html nowhere/a.html", "cannot write"),
        ("balance nightbreak --set irsa.hp=7", "there is no card 'irsa'"),
        ("ladder chess", "no game 'chess'"),
        ("matches nowhere.db", "there is no file nowhere.db"),
    ],
)
def test_bad_input_is_one_line(capsys: Captured, line: str, words: str) -> None:
    assert run(line.split()) == 2
    error = capsys.readouterr().err
    assert words in error
    assert error.count("\n") == 1


def test_where_there_are_several_experiments_one_must_be_named(
    capsys: Captured, tmp_path: Path
) -> None:
    file = tmp_path / "a.db"
    for bots in ("random", "greedy"):
        printed(capsys, f"simulate nightbreak --games 1 --bots {bots} --store {file}")
    assert run(["matches", str(file), "--match", "0"]) == 2
    assert "there are: 1, 2" in capsys.readouterr().err
    record = json.loads(printed(capsys, f"matches {file} --match 0 --experiment 2"))
    assert record["seed"] == seed_as_text(1)


def test_one_sided_rungs_of_a_ladder_are_played_less_often() -> None:
    plan = plan_for(["hellbreak"], "4,5,greedy", 400, 100, seed=1)
    played = {(rung.bot, rung.below): experiment.games for rung, experiment in plan}
    assert played == {("5", "4"): 400, ("5", "greedy"): 100, ("5", "random"): 100}
