"""For everybody: no serious finding of axe, light and dark; a light page."""

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


@pytest.mark.parametrize("game", MATCHES)
def test_axe_finds_nothing_serious_on_a_table(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    seated = server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game])
    person = Person(new_page(), seed=3)
    person.sit_down(server.url, seated)
    for choices in (0, 12, 25):
        person.play_on(choices=choices)
        person.wait_for_turn()
        for theme in ("light", "dark"):
            use_theme(person.page, theme)
            assert serious_findings(person.page) == []


def test_home_and_one_table_are_light() -> None:
    found = weights()
    assert set(MATCHES) <= set(found)
    assert {what: bytes for what, bytes in found.items() if bytes > HEAVIEST} == {}
