"""Tables of BREAK for the tests of the terminal, and where on the screen to look."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from textual.geometry import Region

from breakfall import Luck
from breakfall.client.session import Session
from breakfall.core.seen import QuestionSeen
from breakfall.games.break_.view import BattleView
from breakfall.terminal.layouts.break_.board import Board
from breakfall.terminal.layouts.break_.pieces import PieceLine
from tests.client.sessions import play_bots, session
from tests.terminal.tables import SMALL, Sitting
from tests.terminal.test_sizes import screen_text

SIZES = [SMALL, (100, 30), (140, 45)]


def battle(form: str = "rock-forest", *, seed: int = 3, seat: int | None = 0) -> Session:
    return session(form, game="break", seed=seed, seat=seat, first="0", setup="basic")


def play_until(one: Session, is_there: Callable[[QuestionSeen], bool], luck: Luck) -> Session:
    """People answer anything until they are asked something like this."""
    play_bots(one)
    while (seat := one.person_asked()) is not None:
        choice = one.match.choice_of(seat)
        if is_there(choice):
            return one
        one.choose(luck.below(len(choice)), seat)
        play_bots(one)
    raise AssertionError("the match is over")


def play_on(one: Session, choices: int) -> Session:
    """So many answers of people, and then on to their next action."""
    start = one.match.decisions + choices
    return play_until(
        one, lambda choice: choice.kind == "action" and one.match.decisions >= start, Luck(1)
    )


def asked_for(kind: str, *, form: str = "rock-forest", seat: int = 0) -> Session:
    return play_until(battle(form, seat=seat), lambda choice: choice.kind == kind, Luck(3))


def table_seen(one: Session, viewer: int | None = 0) -> BattleView:
    return cast(BattleView, one.match.view(viewer)["table"])


# ---------------------------------------------------------------- on the screen


def board_of(sitting: Sitting) -> Board:
    return sitting.table.query_one(Board)


def piece_at(sitting: Sitting, place: str) -> PieceLine:
    lines = sitting.table.query(PieceLine).results(PieceLine)
    return next(line for line in lines if line.place == place and line.display)


def on_tile(sitting: Sitting, name: str) -> str:
    """What the screen shows of a tile, with its upper edge."""
    return words_in(sitting, board_of(sitting).regions()[f"tile:{name}"])


def on_edge(sitting: Sitting, one: str, other: str) -> str:
    """What the screen shows between two tiles."""
    board = board_of(sitting)
    names = [tile["name"] for tile in board.tiles]
    edge = board.edge(names.index(one), names.index(other))
    return words_in(sitting, edge.translate(board.content_region.offset))


def words_in(sitting: Sitting, region: Region) -> str:
    lines = screen_text(sitting).splitlines()[region.y : region.bottom]
    return "\n".join(line[region.x : region.right] for line in lines)
