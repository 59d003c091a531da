"""What must be on the screen, small and large."""

from __future__ import annotations

import pytest
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Footer, OptionList, Static

from breakfall.games.nightbreak.view import HeroView, SideView
from breakfall.terminal.layouts.nightbreak.bars import TimeTrack, side_words
from breakfall.terminal.layouts.nightbreak.hero_card import HeroCard, marker_line
from breakfall.terminal.layouts.nightbreak.signs import status_words
from breakfall.terminal.widgets.lines import StatusLine
from tests.client.sessions import play, session
from tests.terminal.tables import LARGE, SMALL, Sitting, sitting_at

TABLES = [
    ("classic", 2, SMALL),
    ("classic", 2, LARGE),
    ("classic", 2, (80, 50)),
    ("unity", 4, SMALL),
    ("unity", 4, LARGE),
    ("unity", 4, (160, 24)),
]

WORST: HeroView = {
    "id": "rank:0:0",
    "hero": "dawnblade-irsa",
    "name": "Dawnblade Irsa",
    "faction": "Sun",
    "kind": "Spellcaster",
    "hp": 10,
    "strength": 3,
    "damage": 0,
    "held": 12,
    "prayers": 1,
    "statuses": ["shielded", "shrouded", "immobilized", "stunned", "wounded"],
    "has_prayed": False,
    "has_attacked": True,
}


def screen_text(sitting: Sitting) -> str:
    """Every character on the screen, line by line."""
    width, height = sitting.app.size
    strips = sitting.app.screen._compositor.render_strips()
    lines = ["".join(segment.text for segment in strip) for strip in strips]
    assert all(len(line) >= width - 2 for line in lines)
    assert len(lines) == height
    return "\n".join(lines)


def is_whole(widget: Widget) -> bool:
    screen = Region(0, 0, *widget.app.size)
    return screen.contains_region(widget.region) and widget.region.area > 0


@pytest.mark.parametrize(("form", "players", "size"), TABLES, ids=str)
async def test_nothing_essential_is_cut(form: str, players: int, size: tuple[int, int]) -> None:
    one = session(form, players, heroes="random", first="0", seed=9)
    play(one, 12)
    async with sitting_at(one, size) as sitting:
        table = sitting.table
        await sitting.until(lambda: "Quit" in screen_text(sitting))
        for kind in (HeroCard, TimeTrack, StatusLine, OptionList, Footer):
            assert all(is_whole(widget) for widget in table.query(kind)), kind
        assert len(list(table.query(HeroCard))) == (8 if form == "unity" else 6)
        text = screen_text(sitting)
        choice = table.choice
        assert choice is not None
        for words in (choice.rule, "Favor", "Points", "Deck", "Discard", "Help", "Quit", "Undo"):
            assert words in text, words
        for card in table.query(HeroCard):
            if card.hero is None:
                continue
            left = card.hero["hp"] - card.hero["damage"]
            assert f"{left}/{card.hero['hp']}" in text
            assert f"Str {card.hero['strength']}" in text
            assert card.hero["name"][:9] in text
        assert table.query_one(OptionList).region.height >= 3


async def test_a_long_list_of_heroes_can_be_walked_to_its_end() -> None:
    one = session("twilight", first="0")
    async with sitting_at(one) as sitting:
        assert "Leave the rest to chance" not in screen_text(sitting)
        await sitting.press("end")
        assert "Leave the rest to chance" in screen_text(sitting)


async def test_a_hero_to_choose_is_shown_beside_the_list() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.press("1", "down", "down")
        text = screen_text(sitting)
        shown = sitting.table.subject()
        assert shown is not None
        power = shown["power"]
        assert isinstance(power, dict)
        assert power["name"] in text
        assert sitting.table.query_one("#corner-card", Static).display


@pytest.mark.parametrize("width", [16, 22, 24])
def test_everything_on_a_hero_fits_its_card(width: int) -> None:
    for count in range(6):
        hero: HeroView = {**WORST, "statuses": WORST["statuses"][:count]}
        line = marker_line(hero, width).plain
        assert "12" in line
        assert len(line) <= width


def test_what_a_side_has_fits_its_line() -> None:
    side: SideView = {
        "name": "The second player",
        "faction": None,
        "seats": [0],
        "favor": 12,
        "points": 14,
        "kingmaker": None,
        "row": [],
        "deck": [{"hero": None, "back": None}] * 12,
        "discard": [{"hero": None, "back": None}] * 12,
        "removed": [],
    }
    line = side_words(side, "greedy bot", roomy=False).plain
    assert line.endswith("Favor 12  Points 14  Deck 12  Discard 12")
    assert len(line) <= 78


def test_a_status_is_a_sign_and_a_word() -> None:
    assert status_words(["shielded", "stunned"], 24) == "◆ shield  ✶ stun"
    assert status_words(["shielded", "stunned"], 14) == "◆shield ✶stun"
    assert status_words(["shielded", "stunned"], 10) == "◆shi ✶stu"
    assert status_words(["shielded", "stunned"], 5) == "◆✶"
