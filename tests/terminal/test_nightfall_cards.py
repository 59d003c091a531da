"""Nightfall in the terminal: what stays hidden, how cards find room, and how they read."""

from __future__ import annotations

import pytest

from breakfall import Luck
from breakfall.cli import run
from breakfall.client.card_text import card_lines
from breakfall.games.nightfall.view import LinkView, MinionView
from breakfall.terminal.app import BreakfallApp
from breakfall.terminal.layouts.nightfall import NightfallLayout, signs
from breakfall.terminal.layouts.nightfall.pieces import link_piece, minion_piece, name_of, printed
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.replay import ReplayScreen
from breakfall.terminal.widgets.lines import PlayerLine
from breakfall.terminal.widgets.text import fact_lines
from breakfall.terminal.widgets.tray import Grid, best_grid
from tests.client.sessions import play_bots, play_by_chance
from tests.terminal.tables import SMALL, sitting_at
from tests.terminal.test_nightfall_table import night, table_seen, words_at

# ---------------------------------------------------------------- what stays hidden


async def test_other_hands_and_secret_archives_are_backs() -> None:
    one = night(2, form="secret-archives", first="0")  # nobody has claimed from an archive yet
    play_bots(one)
    async with sitting_at(one, (140, 45)) as sitting:
        far = table_seen(one)["players"][1]
        assert far["hand"] is None
        assert far["secret"] == [None, None]
        text = words_at(sitting, sitting.table.query_one("#far").region)
        assert f"Hand {far['hand_size']} {signs.BACK * far['hand_size']}" in text
        assert text.count(f"{signs.BACK * 2} hidden archive") == 2
        own = table_seen(one)["players"][0]["secret"]
        near = words_at(sitting, sitting.table.query_one("#archives").region)
        assert all(key and name_of(key) in near for key in own)


async def test_a_spectator_sees_no_hand_at_all() -> None:
    one = night()
    play_by_chance(one, 10, Luck(1))
    app = BreakfallApp(replay=ReplayScreen(one.match.record(), None, 15))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        board = app.screen.query_one(NightfallLayout)
        assert board.query_one("#me", PlayerLine).place == "player:0"
        assert not board.query_one("#hand").display
        await pilot.press("home", "end", "left")
        assert not board.query_one("#hand").display


async def test_the_table_turns_to_whoever_is_asked_behind_a_curtain() -> None:
    one = night(2, seat=None)
    async with sitting_at(one) as sitting:
        seen = set()
        for _ in range(12):
            if sitting.shows(Curtain):
                await sitting.press("enter")
            viewer = sitting.table.viewer
            assert sitting.table.query_one("#me", PlayerLine).place == f"player:{viewer}"
            seen.add(viewer)
            await sitting.press("1")
        assert seen == {0, 1}


def test_piles_are_discard_piles_as_far_as_they_are_known_and_exile() -> None:
    one = night(2)
    play_by_chance(one, 30, Luck(1))
    piles = NightfallLayout.piles(one.match.view(0))
    assert [pile["title"] for pile in piles] == [
        "Your discard pile",
        "Player 2's discard pile, its top card",
        "Exile",
    ]
    assert len(piles[1]["cards"]) <= 1


# ---------------------------------------------------------------- cards on the table

LINK: LinkView = {
    "id": "link:2",
    "order": "vulko",
    "player": 1,
    "is_kicked": True,
    "is_silenced": False,
    "chooser": 1,
    "times": 1,
}


def test_a_link_tells_its_moons_its_player_and_that_it_is_kicked() -> None:
    piece = link_piece(LINK, 3, 0, is_next=True)
    assert piece.symbols.plain == "→PY +G✓"
    assert piece.fact == "P2◀"
    assert piece.words == "kicked · next"
    mine = link_piece({**LINK, "player": 0, "chooser": 2, "times": 2}, 1, 0, is_next=False)
    assert mine.fact == "you"
    assert mine.words == "kicked · ×2 · targets: P3"
    silent = link_piece({**LINK, "is_kicked": False, "is_silenced": True}, 1, 0, is_next=False)
    assert silent.symbols.plain == "→PY +G"
    assert silent.words == "✗ silenced"


def test_a_minion_under_the_control_of_another_tells_its_owner() -> None:
    minion: MinionView = {
        "id": "minion:0:0",
        "order": "vulko",
        "strength": 4,
        "health": 1,
        "full_health": 3,
        "owner": 2,
    }
    piece = minion_piece(table_seen(night()), 0, minion)
    assert piece.fact == "⚔4 ♥1/3"
    assert piece.is_hurt
    assert piece.words == "of Player 3 · Lycanthrope"


@pytest.mark.parametrize(
    ("count", "width", "lines", "highest", "grid"),
    [
        (8, 80, 2, 2, Grid(4, 1)),
        (8, 102, 4, 2, Grid(4, 2)),
        (5, 102, 5, 5, Grid(5, 5)),
        (1, 102, 5, 5, Grid(2, 5)),
        (30, 80, 2, 2, Grid(4, 1)),
    ],
)
def test_cards_are_as_high_and_then_as_wide_as_there_is_room_for(
    count: int, width: int, lines: int, highest: int, grid: Grid
) -> None:
    assert best_grid(count, width, lines, highest) == grid


def test_a_line_about_a_player_gets_short_from_the_end() -> None:
    facts = [("Player 2 (bot)", "Player 2"), ("no wounds", "✖0"), ("Deck 7", "D7")]
    assert fact_lines(facts, 40, 1) == ["Player 2 (bot)   no wounds   Deck 7"]
    assert fact_lines(facts, 30, 1) == ["Player 2 (bot)  no wounds  D7"]
    assert fact_lines(facts, 16, 1) == ["Player 2  ✖0  D7"]
    assert fact_lines(facts, 16, 2) == ["Player 2 (bot)", "no wounds  D7"]


# ---------------------------------------------------------------- printed cards


def words_on(key: str, *, compact: bool = False) -> str:
    lines = card_lines(printed(key), compact=compact)
    return "\n".join("".join(words for words, _ in line) for line in lines)


def test_an_order_is_shown_with_its_texts_and_the_source_of_each_field() -> None:
    text = words_on("vulko")
    assert text.startswith("Vulko\nMinion · Lycanthrope · Red · Cost 4 · Strength 3 · Health 3\n")
    assert "Links  purple, yellow" in text
    assert "In play\nMust block any damage inflicted on you." in text
    assert "Kicker\nAfter  green\nRestore 2 health" in text
    assert "Source: house" in text
    assert text.endswith("Name, strength, in play: rulebook.")
    assert "Kicker\nAfter  green\n" in words_on("vulko", compact=True)


def test_the_command_line_lists_every_kind_of_card(capsys: pytest.CaptureFixture[str]) -> None:
    run(["cards", "nightfall"])
    text = capsys.readouterr().out
    for words in ("Vulko", "Lycanthrope", "Death Grip", "Action", "Bleed", "Wound", "rulebook"):
        assert words in text
