"""Weights from `breakfall train` play wherever a command names bots."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError, Luck
from breakfall.bots import LearnedBot, Sight, make_bot, named_bot, title_of
from breakfall.cli import run
from breakfall.client.session import Session, seating
from breakfall.lab.experiment import Experiment
from breakfall.lab.ladder import rungs
from breakfall.lab.play import play
from breakfall.server.messages import CreateRoom, SeatPlan
from breakfall.server.rooms.new_room import new_room

GAME = "nightbreak"
Captured = pytest.CaptureFixture[str]


@pytest.fixture(scope="module")
def weights(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """As the command writes them."""
    path = tmp_path_factory.mktemp("weights") / "mine.json"
    line = f"train {GAME} --to {path} --matches 10 --passes 4 --workers 1"
    assert run(line.split()) == 0
    return path


def printed(capsys: Captured, line: str) -> str:
    assert run(line.split()) == 0, capsys.readouterr().err
    return capsys.readouterr().out


@pytest.mark.parametrize(
    "command",
    [
        "simulate nightbreak --games 2 --workers 2 --bots learned:{},random --json",
        "arena nightbreak --games 2 --workers 1 --bots random,learned:{} --json",
        "balance nightbreak --format classic --games 2 --workers 1 --bots learned:{} --json",
    ],
)
def test_a_command_of_the_lab_lets_it_play(command: str, weights: Path, capsys: Captured) -> None:
    assert f"learned:{weights}" in printed(capsys, command.format(weights))


def test_the_ladder_puts_it_over_the_highest_level_named(weights: Path) -> None:
    name = f"learned:{weights}"
    assert [(rung.bot, rung.below) for rung in rungs([name])] == [(name, "4")]
    assert (name, "2") in [(rung.bot, rung.below) for rung in rungs(["2", name])]


def test_other_weights_are_another_player_and_another_experiment(
    weights: Path, tmp_path: Path
) -> None:
    """What is written in the file decides what is chosen."""
    data = json.loads(weights.read_text())
    other = tmp_path / "other.json"
    turned = {name: [-one for one in pair] for name, pair in data["weights"].items()}
    other.write_text(json.dumps(data | {"weights": turned}))
    plan = Experiment(GAME, "classic", 2, (f"learned:{weights}", "random"), 2, 1)
    upside_down = Experiment(GAME, "classic", 2, (f"learned:{other}", "random"), 2, 1)
    assert play(plan, 0, keep_record=True).record != play(upside_down, 0, keep_record=True).record
    before = plan.identity()
    weights_before = weights.read_text()
    try:
        weights.write_text(other.read_text())
        assert plan.identity() != before
    finally:
        weights.write_text(weights_before)
    assert plan.identity() == before


def test_it_sits_down_in_the_terminal(weights: Path) -> None:
    match = breakfall.new_match(GAME, seed=3)
    session = Session(match, seating(match.setup, seat=0, bot=f"learned:{weights}"))
    while session.bot_turn() is None and match.choice is not None:
        match.choose(0)
    turn = session.bot_turn()
    assert turn is not None
    assert 0 <= turn.think() < len(match.choice_of(turn.seat))
    assert title_of(session.seats[1]) == "learned bot (mine)"


def test_a_server_reads_no_file_that_a_stranger_names(weights: Path) -> None:
    plan = CreateRoom(GAME, [SeatPlan("me"), SeatPlan("bot", f"learned:{weights}")])
    with pytest.raises(BreakfallError, match="there is no bot"):
        new_room(plan)
    with pytest.raises(BreakfallError, match="there is no bot"):
        make_bot(f"learned:{weights}", 1)


def test_at_a_table_in_the_browser_it_is_refused_in_words(weights: Path, capsys: Captured) -> None:
    assert run(["play", GAME, "--no-browser", "--opponent", f"learned:{weights}"]) == 2
    assert "plays in the terminal: add --terminal" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("", "holds no weights"),
        ("[]", "holds no weights"),
        ('{"weights": 3}', "holds no weights"),
        ('{"weights": {"favor": [1]}}', "holds no weights"),
        ('{"weights": {"favor": [NaN, 1]}}', "holds no weights"),
        ('{"weights": {"favor": ["much", 1]}}', "holds no weights"),
        ("[" * 5000, "holds no weights"),
        ('{"game": "break", "weights": {}}', "weights of 'break', not of 'nightbreak'"),
        ('{"weights": {"luck": [1, 1]}}', "do not fit what it counts"),
    ],
)
def test_a_file_that_holds_no_weights(
    text: str, why: str, tmp_path: Path, capsys: Captured
) -> None:
    path = tmp_path / "odd.json"
    path.write_text(text)
    assert run(["simulate", GAME, "--games", "2", "--bots", f"learned:{path},random"]) == 2
    error = capsys.readouterr().err
    assert why in error
    assert error.count("\n") == 1


def test_a_file_that_is_not_there(capsys: Captured) -> None:
    assert run(["simulate", GAME, "--bots", "learned:/nowhere/at/all,random"]) == 2
    assert "cannot read /nowhere/at/all" in capsys.readouterr().err


def test_it_looks_as_far_ahead_as_level_four_and_sees_only_its_seat(weights: Path) -> None:
    """The same seed and the same sight give the same choice."""
    match = breakfall.new_match(GAME, seed=5)
    bots = [named_bot(f"learned:{weights}", 9) for _ in range(2)]
    assert all(isinstance(bot, LearnedBot) for bot in bots)
    other = match.copy()
    other.redeal(0, Luck(1))
    choices = [bot.choose(Sight(one, 0)) for bot, one in zip(bots, (match, other), strict=True)]
    assert choices[0] == choices[1]
