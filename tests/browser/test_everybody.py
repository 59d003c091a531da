"""For everybody: no serious finding of axe, light and dark; phones; a light page."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.player import Person
from tests.browser.serving import Server
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
            for theme in ("dark", "light"):
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


def test_home_and_one_table_are_light() -> None:
    found = weights()
    assert set(MATCHES) <= set(found)
    assert {what: bytes for what, bytes in found.items() if bytes > HEAVIEST} == {}
