"""The table of BREAK: where everything lies, and what stays hidden."""

from __future__ import annotations

import pytest
from textual.widgets import Footer, OptionList

from breakfall.terminal.layouts.break_ import BreakLayout, signs
from breakfall.terminal.layouts.break_.army import ArmyPanel
from breakfall.terminal.layouts.break_.board import Board
from breakfall.terminal.layouts.break_.pieces import PieceLine
from breakfall.terminal.layouts.break_.plan import plan_for
from breakfall.terminal.widgets.glow import Glow
from tests.games.break_.story import Story, table
from tests.terminal.break_tables import (
    SIZES,
    battle,
    board_of,
    on_edge,
    on_tile,
    piece_at,
    play_on,
    table_seen,
)
from tests.terminal.tables import SMALL, Sitting, sitting_at
from tests.terminal.test_sizes import is_whole, screen_text


async def lay(sitting: Sitting, story: Story, viewer: int | None = 0) -> None:
    """Show this story's table instead of the match that is played."""
    sitting.table.board.show(story.match.view(viewer), Glow())
    await sitting.pilot.pause()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("form", ["rock-forest", "fire-water"])
async def test_nothing_essential_is_cut(form: str, size: tuple[int, int]) -> None:
    one = battle(form)
    play_on(one, 12)
    async with sitting_at(one, size) as sitting:
        await sitting.until(lambda: "Quit" in screen_text(sitting))
        for kind in (Board, ArmyPanel, PieceLine, OptionList, Footer):
            widgets = [widget for widget in sitting.table.query(kind) if widget.display]
            assert widgets
            assert all(is_whole(widget) for widget in widgets), kind
        for tile in table_seen(one)["tiles"]:
            shown = on_tile(sitting, tile["name"])
            assert shown.startswith(tile["name"])
            if "troop" in tile:
                troop = tile["troop"]
                assert signs.arrow(troop["seat"], 0) + troop["name"][:4] in shown
                assert str(troop["power"]) in shown
        for words in ("Round", "heavy", "nimble", "BR-"):
            assert words in screen_text(sitting), words
        assert sitting.table.query_one(OptionList).region.height >= 8


@pytest.mark.parametrize("seat", [0, 1])
async def test_your_own_rows_are_near_and_your_left_is_on_the_left(seat: int) -> None:
    async with sitting_at(battle(seat=seat)) as sitting:
        regions = board_of(sitting).regions()
        near, far, left, right = "a1", "a8", "a4", "b4"
        if seat == 1:
            near, far, left, right = far, near, right, left
        assert regions[f"tile:{far}"].bottom <= regions[f"tile:{near}"].y
        assert regions[f"tile:{left}"].right < regions[f"tile:{right}"].x


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_troop_shows_its_owner_its_power_left_and_its_icons(size: tuple[int, int]) -> None:
    story = table(
        """
        5  .  .  go1 .  .
        4  .  .  Wo .  .
        """,
        "forest",
        "rock",
    )
    async with sitting_at(battle(), size) as sitting:
        await lay(sitting, story)
        golem, wolf = on_tile(sitting, "c5"), on_tile(sitting, "c4")
        assert f"{signs.FAR}Gol" in golem
        assert "1/4" in golem
        assert signs.ICONS["helmet"] in golem
        assert f"{signs.NEAR}Wolf" in wolf
        assert signs.ICONS["nimble"] in wolf
        await lay(sitting, story, viewer=1)
        assert f"{signs.NEAR}Gol" in on_tile(sitting, "c5")


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_walls_and_trees_show_whose_they_are(size: tuple[int, int]) -> None:
    story = table(
        """
        5  .  .  go .  .
        4  .  .  Wo .  .
        """,
        "forest",
        "rock",
        walls={"b5": 1, "d5": 2},
        trees="a3",
    )
    async with sitting_at(battle(), size) as sitting:
        await lay(sitting, story)
        assert f"{signs.FAR}{signs.WALL}Wall" in on_tile(sitting, "b5")
        assert on_tile(sitting, "b5").count(signs.TOKEN) == 1
        assert on_tile(sitting, "d5").count(signs.TOKEN) == 2
        assert f"{signs.NEAR}{signs.TREES}Trees" in on_tile(sitting, "a3")
        whose = piece_at(sitting, "utility:0:trees").render().plain
        assert "a3" in whose or size == SMALL


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_trap_shows_its_kind_to_its_owner_only(size: tuple[int, int]) -> None:
    story = table(
        """
        5  .  .  go .  .
        4  .  .  Wo .  .
        """,
        "forest",
        "rock",
        traps={"b3": "leaves", "c4": "snare"},
        hand=["lurking-rogue"],
    )
    async with sitting_at(battle(), size) as sitting:
        await lay(sitting, story)
        assert f"{signs.NEAR}{signs.TRAP}leaves" in on_tile(sitting, "b3")
        assert f"{signs.TRAP}s" in on_tile(sitting, "c4").replace(" ", "")
        assert "Lurking" in screen_text(sitting)
        for viewer in (1, None):
            await lay(sitting, story, viewer)
            assert signs.TRAP in on_tile(sitting, "c4")
            assert "trap" in on_tile(sitting, "b3")
            assert "leaves" not in on_tile(sitting, "b3")
            assert f"{signs.TRAP}s" not in on_tile(sitting, "c4").replace(" ", "")
            assert "Lurking" not in screen_text(sitting)


async def test_a_snare_a_bomb_and_who_is_held_are_told() -> None:
    story = table(
        """
        6  .  .  bl .  .
        5  .  .  bo .  .
        4  .  .  Se .  .
        """,
        "water",
        "fire",
        snares=["b5", "b6"],
        bomb="d4",
        turn=1,
    )
    story.answer("move:c6", "tile:b6")
    async with sitting_at(battle()) as sitting:
        await lay(sitting, story)
        assert f"{signs.NEAR}{signs.SNARE}snare" in on_tile(sitting, "b5")
        assert f"{signs.FAR}{signs.BOMB}bomb" in on_tile(sitting, "d4")
        assert signs.HELD in on_tile(sitting, "b6")
        assert f"{signs.FAR}Blaze" in on_tile(sitting, "b6")
    assert BreakLayout.card_at(story.match.view(0), "tile:b5") == "snare-coral"


# ---------------------------------------------------------------- between tiles


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("viewer", [0, 1])
@pytest.mark.parametrize("line", ["c4-c5", "c4-d4"])
async def test_a_fire_line_is_drawn_between_its_two_tiles(
    line: str, viewer: int, size: tuple[int, int]
) -> None:
    story = table(
        """
        5  .  .  .  .  go
        4  Bl .  .  .  .
        """,
        "fire",
        "rock",
        line=line,
    )
    async with sitting_at(battle(), size) as sitting:
        await lay(sitting, story, viewer)
        one, other = line.split("-")
        assert signs.FIRE in on_edge(sitting, one, other)
        assert signs.arrow(0, viewer) in on_edge(sitting, one, other)
        assert signs.FIRE not in on_edge(sitting, "b2", "b3")
        assert signs.FIRE not in on_edge(sitting, "b2", "c2")


@pytest.mark.parametrize(("viewer", "sign"), [(0, "↑"), (1, "↓"), (None, "↑")])
async def test_a_current_points_as_the_viewer_sees_it(viewer: int | None, sign: str) -> None:
    story = table(
        """
        5  .  .  .  .  go
        4  Se .  .  .  .
        """,
        "water",
        "rock",
        river="c4-c5",
    )
    async with sitting_at(battle()) as sitting:
        await lay(sitting, story, viewer)
        assert sign in on_tile(sitting, "c4")
        assert sign in on_tile(sitting, "c5")
        assert signs.RIVER in on_edge(sitting, "c4", "c5")
        assert signs.RIVER not in on_edge(sitting, "c3", "c4")


# ---------------------------------------------------------------- armies


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_an_army_tells_its_moves_utilities_and_losses(size: tuple[int, int]) -> None:
    story = table(
        """
        5  .  .  go .  .
        4  Bl .  .  .  .
        """,
        "fire",
        "rock",
        heavy=1,
        nimble=0,
        used=["march"],
        reserve=[3],
        fallen=["blaze", "blaze", "bombo"],
    )
    async with sitting_at(battle(), size) as sitting:
        await lay(sitting, story)
        text = screen_text(sitting)
        assert f"{signs.MOVE_LEFT}{signs.MOVE_GONE}" in text
        assert signs.USED in piece_at(sitting, "utility:0:march").render().plain
        assert signs.READY in piece_at(sitting, "utility:0:kindle").render().plain
        expected = ("reserve 3", "lost 3") if size == SMALL else ("Reserve Blaze 3", "Blaze 2")
        for words in expected:
            assert words in text, words


def test_the_headline_says_round_and_turn() -> None:
    one = battle("rock-forest")
    assert BreakLayout.headline(one.match.view(0)) == "Round 1 of 80 · Rock's turn"
    chosen = battle("choose")
    assert BreakLayout.headline(chosen.match.view(0)) == "Choosing nations"
    assert BreakLayout.seat_name(chosen.match.view(0), 1) == "Player 2"


def test_tiles_grow_with_the_screen() -> None:
    assert plan_for(80, 24)[:2] == (8, 1)
    assert plan_for(100, 30)[:2] == (8, 2)
    assert plan_for(140, 45)[:2] == (13, 3)
    for width, height in SIZES:
        plan = plan_for(width, height)
        assert plan.board_width + plan.panel <= width - 33
        assert plan.board_height <= height - 2
