"""For everybody: no serious finding of axe, light and dark; phones; a light page."""

from __future__ import annotations

import gzip
import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_whole_matches import MATCHES

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
DIST = ROOT / "web/dist"
SHOTS = ROOT / "build/screenshots"
SIZES = {"desk": (1440, 900), "small": (1024, 700), "phone": (390, 844), "lying": (844, 390)}
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
        person.page.set_viewport_size({"width": 1440, "height": 900})
        for theme in ("light", "dark"):
            use_theme(person.page, theme)
            assert serious_findings(person.page) == []


def test_home_and_one_table_are_light() -> None:
    manifest = json.loads((DIST / ".vite/manifest.json").read_text())
    entry = next(key for key, part in manifest.items() if part.get("isEntry"))
    always = files_of(manifest, entry) | files_of(manifest, "src/pages/TablePage.svelte")
    faces = [key for key in manifest if key.startswith("src/games/") and key.endswith("/index.ts")]
    assert len(faces) >= 5
    for face in faces:
        weight = sum(
            len(gzip.compress((DIST / file).read_bytes()))
            for file in always | files_of(manifest, face)
        )
        assert weight <= HEAVIEST, f"{face}: {weight} bytes"


def files_of(manifest: dict[str, dict[str, object]], key: str) -> set[str]:
    """A part's script and styles, and those of all that it brings with it."""
    part = manifest[key]
    files = {str(part["file"]), *map(str, part.get("css", []))}  # type: ignore[call-overload]
    for inner in part.get("imports", []):  # type: ignore[attr-defined]
        files |= files_of(manifest, str(inner))
    return files
