"""For everybody: no serious finding of axe, light and dark; phones; a light page."""

from __future__ import annotations

from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_hands import PHONES
from tests.browser.test_whole_matches import MATCHES
from tests.browser.weight import weights

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
SHOTS = ROOT / "build/screenshots"
SIZES = {
    "desk": (1440, 900),
    "wide": (1280, 720),
    "small": (1024, 700),
    "phone": (390, 844),
    "lying": (844, 390),
}
FITTING = ("desk", "wide", "small")  # here nothing of the table is out of sight
LAPTOPS = {"wide": (1280, 800), "small": (1024, 700)}
# More than two players: the game, how many, how they play, and what everybody has on the table.
MANY: dict[str, tuple[str, int, dict[str, object], str]] = {
    "nightfall-3": ("nightfall", 3, MATCHES["nightfall"], "section.seat, section.near"),
    "nightfall-4": ("nightfall", 4, MATCHES["nightfall"], "section.seat, section.near"),
    "nightfall-5": ("nightfall", 5, MATCHES["nightfall"], "section.seat, section.near"),
    "havenfall-3": ("havenfall", 3, MATCHES["havenfall"], ".mat, .war-room"),
    "havenfall-4": ("havenfall", 4, MATCHES["havenfall"], ".mat, .war-room"),
    "havenfall-teams": ("havenfall", 4, {"format": "teams"}, ".mat, .war-room"),
    "nightbreak-3": ("nightbreak", 3, {"format": "unity"}, ".row ol"),
    "nightbreak-4": ("nightbreak", 4, {"format": "unity"}, ".row ol"),
}
A_PUSH = 180  # pixels that a table for two may be higher than a phone
HEAVIEST = 200_000  # bytes of script and style, gzipped, for home and one table


def serious_findings(page: Page) -> list[str]:
    page.evaluate(AXE.read_text())
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{one['id']}: {one['help']}: {node['html'][:160]} {node['failureSummary'][:200]}"
        for one in found["violations"]
        if one["impact"] in ("serious", "critical")
        for node in one["nodes"][:3]
    ]


def overflow(page: Page) -> int:
    """How far the page can be pushed sideways."""
    return int(
        page.evaluate(
            "Math.max(...[document.documentElement, document.querySelector('.table')]"
            ".filter(Boolean).map(one => one.scrollWidth - one.clientWidth))"
        )
    )


def out_of_sight(page: Page) -> int:
    """How far the table can be pushed up and down."""
    return int(
        page.evaluate(
            "Math.max(...[...document.querySelectorAll('main.table, main.table *')]"
            ".filter(one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))"
            ".map(one => one.scrollHeight - one.clientHeight))"
        )
    )


def use_theme(page: Page, theme: str) -> None:
    page.evaluate("theme => { document.documentElement.dataset.theme = theme; }", theme)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize(
    "path", ["/", "/new/nightfall", "/join/ABC", "/rules/break", "/replay", "/credits"]
)
def test_axe_finds_nothing_serious_on_a_page(
    theme: str, path: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    page.goto(server.url + path)
    page.wait_for_selector("main h1")
    page.wait_for_load_state("networkidle")
    use_theme(page, theme)
    assert serious_findings(page) == []


@pytest.mark.parametrize("game", MATCHES)
def test_cards_are_readable_for_everybody(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    page.goto(f"{server.url}/cards/{game}")
    page.wait_for_selector("main li")
    for theme in ("dark", "light"):
        use_theme(page, theme)
        assert serious_findings(page) == []
    assert overflow(page) == 0


@pytest.mark.parametrize("game", MATCHES)
def test_a_table_suits_every_screen_and_theme(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    seated = server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game])
    person = Person(new_page(), seed=3)
    person.sit_down(server.url, seated)
    SHOTS.mkdir(parents=True, exist_ok=True)
    for moment, choices in (("start", 0), ("early", 12), ("middle", 25)):
        person.play_on(choices=choices)
        person.wait_for_turn()
        for name, (width, height) in SIZES.items():
            person.page.set_viewport_size({"width": width, "height": height})
            for theme in ("dark", "light") if name in ("desk", "phone") else ("dark",):
                use_theme(person.page, theme)
                person.page.screenshot(
                    path=SHOTS / f"{game}-{moment}-{name}-{theme}.png", animations="disabled"
                )
            assert overflow(person.page) == 0, f"{moment}, {name}"
            if moment != "start" and name in FITTING:
                assert out_of_sight(person.page) <= 1, f"{moment}, {name}"
        person.page.set_viewport_size({"width": 1440, "height": 900})
        for theme in ("light", "dark"):
            use_theme(person.page, theme)
            assert serious_findings(person.page) == []


# Texts that the edge of something around them cuts off at its side, unless it shows that by dots.
CUT_OFF = """() => {
  const found = [];
  const table = document.querySelector('main.table');
  const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT);
  for (let text; (text = walker.nextNode()); ) {
    const range = document.createRange();
    range.selectNodeContents(text);
    const box = range.getBoundingClientRect();
    if (!text.data.trim() || box.width === 0) continue;
    for (let around = text.parentElement; around !== table; around = around.parentElement) {
      const { overflowX, textOverflow, clipPath } = getComputedStyle(around);
      if (textOverflow === 'ellipsis' || clipPath !== 'none') break; // clipped: for listeners only
      const edge = around.getBoundingClientRect();
      if (overflowX !== 'visible' && (box.left < edge.left - 2 || box.right > edge.right + 2)) {
        found.push(`${text.data.trim()} (${around.className})`);
        break;
      }
    }
  }
  return found;
}"""
# Where something lies, as [left, top, right, bottom].
BOXES = """(found) => found.map(one => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""


def lie_over_one_another(one: list[float], other: list[float]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


@pytest.mark.parametrize("table", MANY)
def test_a_table_of_many_fits_a_laptop(
    table: str, server: Server, new_page: Callable[..., Page]
) -> None:
    game, players, plan, everybody = MANY[table]
    person = Person(new_page(), seed=3)
    page = person.page
    seats = ["me"] + ["random"] * (players - 1)
    person.sit_down(server.url, server.lay_table(game, seats, seed=9, **plan))
    for choices in (12, 12):
        person.play_on(choices=choices)
        person.wait_for_turn()
        page.mouse.move(0, 0)
        for name, (width, height) in LAPTOPS.items():
            page.set_viewport_size({"width": width, "height": height})
            page.screenshot(path=SHOTS / f"{table}-{name}.png", animations="disabled")
            assert overflow(page) == 0, name
            assert out_of_sight(page) <= 1, name
            assert page.evaluate(CUT_OFF) == [], name
            mats = page.locator(f"main.table :is({everybody})").evaluate_all(BOXES)
            assert len(mats) == (players if game != "nightbreak" else 2)
            assert not any(lie_over_one_another(*two) for two in combinations(mats, 2)), name
        page.set_viewport_size({"width": 1440, "height": 900})


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("game", MATCHES)
def test_a_phone_shows_table_and_question_together(
    game: str, phone: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(**PHONES[phone])
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game]))
    for choices in (0, 16):
        person.play_on(choices=choices, by="taps")
        person.wait_for_turn()
        page.screenshot(path=SHOTS / f"{game}-{choices}-{phone}.png", animations="disabled")
        assert overflow(page) == 0
        assert out_of_sight(page) <= A_PUSH
        assert page.viewport_size is not None
        screen: list[float] = [0, 0, page.viewport_size["width"], page.viewport_size["height"]]
        [table], [question], [asked] = (
            page.locator(where).evaluate_all(BOXES)
            for where in ("main.table", ".question", ".prompt")
        )
        assert is_within(question, screen)
        assert is_within(asked, question)
        beside, below = question[0] >= table[2] - 1, question[1] >= table[3] - 1
        assert (beside, below) == ((True, False) if phone == "lying" else (False, True))
        if phone == "lying":
            assert table[3] - table[1] == screen[3]  # all the height is the table's
        if game == "break":
            [board] = page.locator(".frame").evaluate_all(BOXES)
            assert is_within(board, table)


def is_within(inner: list[float], outer: list[float]) -> bool:
    return all(
        one >= other - 1 if index < 2 else one <= other + 1
        for index, (one, other) in enumerate(zip(inner, outer, strict=True))
    )


def test_home_and_one_table_are_light() -> None:
    found = weights()
    assert set(MATCHES) <= set(found)
    assert {what: bytes for what, bytes in found.items() if bytes > HEAVIEST} == {}
