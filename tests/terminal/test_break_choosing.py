"""Choosing at the table of BREAK: by mouse, by arrows, by keys; several people at one screen."""

from __future__ import annotations

from typing import cast

import pytest
from textual.geometry import Offset
from textual.widgets import OptionList

import breakfall
from breakfall import Luck
from breakfall.client.card_text import card_lines
from breakfall.client.session import Session
from breakfall.terminal.app import BreakfallApp
from breakfall.terminal.layouts.break_ import BreakLayout, signs
from breakfall.terminal.layouts.break_.board import Board
from breakfall.terminal.layouts.break_.pieces import PieceLine
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.end import EndWindow
from breakfall.terminal.screens.replay import ReplayScreen
from breakfall.terminal.widgets.spot import CHOOSE
from tests.games.break_.story import table
from tests.terminal.break_tables import (
    SIZES,
    asked_for,
    battle,
    board_of,
    on_tile,
    piece_at,
    play_on,
    table_seen,
)
from tests.terminal.tables import Sitting, sitting_at
from tests.terminal.test_sizes import screen_text


def chosen(one: Session) -> list[object]:
    return cast(list[object], one.match.record()["choices"])


async def click_on(sitting: Sitting, place: str) -> None:
    board = board_of(sitting)
    region = board.regions()[place]
    offset = Offset(region.x + 2, region.y + 1) - board.region.offset
    await sitting.pilot.click(board, offset=offset)
    await sitting.settle()


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_may_be_chosen_has_a_key_and_a_sign(size: tuple[int, int]) -> None:
    async with sitting_at(play_on(battle(), 8), size) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        keys = {place: index for index, one in enumerate(choice.options) for place in one.places}
        assert any(place.startswith("utility:") for place in keys)
        for place in board_of(sitting).regions():
            edge = on_tile(sitting, place.removeprefix("tile:")).splitlines()[0]
            assert (CHOOSE in edge) == (place in keys)
        for line in sitting.table.query(PieceLine).results(PieceLine):
            if line.display:
                assert (CHOOSE in line.render().plain) == (line.place in keys)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_click_on_a_troop_and_on_a_tile_moves_it(size: tuple[int, int]) -> None:
    one = play_on(battle(), 0)
    async with sitting_at(one, size) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        move = next(option for option in choice.options if option.key.startswith("move:"))
        await click_on(sitting, move.places[0])
        there = sitting.table.choice
        assert there is not None
        assert there.kind == "move-to"
        await click_on(sitting, there.options[0].places[0])
        assert [0, "action", move.key] in chosen(one)
        assert [0, "move-to", there.options[0].key] in chosen(one)


async def test_a_click_on_a_utility_casts_it() -> None:
    one = play_on(battle(), 0)
    async with sitting_at(one) as sitting:
        await sitting.pilot.click(piece_at(sitting, "utility:0:wall"))
        await sitting.settle()
        assert [0, "action", "cast:wall"] in chosen(one)


async def test_a_fire_line_is_placed_by_a_click_on_each_of_its_tiles() -> None:
    one = asked_for("line", form="fire-water")
    async with sitting_at(one) as sitting:
        await click_on(sitting, "tile:b3")
        assert signs.PICKED in on_tile(sitting, "b3")
        await click_on(sitting, "tile:b4")
        assert [0, "line", "line:b3-b4"] in chosen(one)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_arrows_walk_over_the_board_to_the_utilities_and_off_the_table(
    size: tuple[int, int],
) -> None:
    async with sitting_at(play_on(battle(), 0), size) as sitting:
        board = board_of(sitting)
        board.focus_on("tile:c2")
        await sitting.pilot.pause()
        for key, place in (("up", "c3"), ("right", "d3"), ("down", "d2"), ("left", "c2")):
            await sitting.press(key)
            assert board.place == f"tile:{place}"
            assert sitting.table.looked_at == f"tile:{place}"
        to_utilities = "down" if size == SIZES[0] else "left"
        for _ in range(6):
            if sitting.app.focused is board:
                await sitting.press(to_utilities)
        assert isinstance(sitting.app.focused, PieceLine)
        for _ in range(12):
            if isinstance(sitting.app.focused, Board | PieceLine):
                await sitting.press("down")
        assert isinstance(sitting.app.focused, OptionList)


async def test_enter_picks_the_tile_under_the_keyboard() -> None:
    one = play_on(battle(), 0)
    async with sitting_at(one) as sitting:
        await sitting.press("left", "enter")
        assert any(choice[2].startswith("move:") for choice in cast(list[list[str]], chosen(one)))


async def test_the_tile_looked_at_shows_its_card() -> None:
    one = play_on(battle(), 0)
    async with sitting_at(one, (140, 45)) as sitting:
        tile = next(tile for tile in table_seen(one)["tiles"] if "troop" in tile)
        region = board_of(sitting).regions()[tile["id"]]
        offset = Offset(region.x + 2, region.y + 1) - board_of(sitting).region.offset
        await sitting.pilot.hover(board_of(sitting), offset=offset)
        await sitting.pilot.pause()
        card = sitting.table.subject()
        assert card is not None
        assert card["name"] == tile["troop"]["name"]
        assert str(card["lore"]) in screen_text(sitting)


# ---------------------------------------------------------------- whole matches


async def test_a_match_can_be_played_by_keyboard_alone() -> None:
    one = battle("forest-fire", seed=11)
    async with sitting_at(one) as sitting:
        await sitting.play_to_the_end(Luck(1))
        assert one.match.outcome is not None
        assert isinstance(sitting.app.screen, EndWindow)


@pytest.mark.parametrize("form", ["choose", "mirror"])
async def test_nations_are_chosen_at_an_empty_board(form: str) -> None:
    async with sitting_at(battle(form)) as sitting:
        text = screen_text(sitting)
        assert "Player 1" in text
        assert "heavy" not in text
        await sitting.press("3")
        assert "Fire" in screen_text(sitting)
        assert table_seen(sitting.table.session)["armies"][0]["nation"] == "fire"


async def test_a_curtain_falls_before_secret_traps_are_shown() -> None:
    one = battle("rock-forest", seat=None)  # Rock begins; Forest is on the second seat
    async with sitting_at(one) as sitting:
        await sitting.press("1")  # Rock ends its turn
        assert sitting.shows(Curtain)
        assert "Lurking" not in screen_text(sitting)
        await sitting.press("enter")
        assert sitting.table.viewer == 1
        assert "Lurking" in screen_text(sitting)
        await sitting.press("1")  # Forest ends its turn
        assert sitting.table.viewer == 0
        assert "Lurking" not in screen_text(sitting)
        assert board_of(sitting).near == 0


async def test_somebody_who_only_looks_on_sees_no_trap() -> None:
    one = play_on(battle("rock-forest"), 20)
    app = BreakfallApp(replay=ReplayScreen(one.match.record(), None, 20))
    async with app.run_test(size=(100, 30)) as pilot:
        await pilot.pause()
        board = app.screen.query_one(BreakLayout)
        assert board.query_one(Board).near == 0
        places = [line.place for line in board.query(PieceLine).results(PieceLine) if line.display]
        assert "utility:1:arrow" in places
        assert "utility:1:lurking-rogue" not in places
        await pilot.press("home", "end", "left")
        piles = BreakLayout.piles(board.view_shown)
        assert not any("hand" in pile["title"] for pile in piles)


def test_the_piles_show_the_fallen_and_ones_own_traps() -> None:
    one = battle("rock-forest", seat=1)
    titles = [pile["title"] for pile in BreakLayout.piles(one.match.view(1))]
    assert titles == ["Fallen of Rock", "Fallen of Forest", "Traps in the hand of Forest"]
    assert "Traps in the hand of Forest" not in [
        pile["title"] for pile in BreakLayout.piles(one.match.view(0))
    ]


# ---------------------------------------------------------------- words


def test_every_card_is_told_with_what_its_icons_mean() -> None:
    info = breakfall.find_game("break")
    told = {
        face.key: "\n".join("".join(words for words, _ in line) for line in card_lines(card))
        for face in info.faces()
        for card in [info.describe(face)]
    }
    assert "Rock · Troop · Helmet, blade · Power 4" in told["golem"]
    assert "blade (+1 combat damage)" in told["golem"]
    assert "Name: rulebook." in told["golem"]
    assert "Rock · Utility · Consumable · Copies 2" in told["wall"]
    assert not any("Sources" in words for words in told.values())


def test_who_may_shoot_says_whom_the_shot_hits() -> None:
    story = table(
        """
        6  .  go .  ro .
        3  .  Ar .  Ha .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow")
    choice = story.match.choice
    assert choice is not None
    assert [option.label for option in choice.options] == [
        "Archer b3 (power 2), hits Golem b6",
        "Hawkeye d3 (power 2), hits Rock d6",
    ]
