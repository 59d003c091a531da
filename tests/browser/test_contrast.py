"""Text can be read on gradients and pictures too, light and dark."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from tests.browser.contrast import hard_to_read
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_everybody import use_theme
from tests.browser.test_whole_matches import MATCHES

THEMES = ("dark", "light")


@pytest.mark.parametrize(
    ("ground", "is_fine"),
    [
        ("linear-gradient(90deg, #000, #222)", True),
        ("linear-gradient(90deg, #000, #eee)", False),  # the last letters drown
        ("url('data:image/svg+xml,<svg xmlns=\"http://www.w3.org/2000/svg\"/>') #999", False),
    ],
)
def test_the_worst_spot_behind_a_text_counts(
    ground: str, is_fine: bool, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    page.set_content('<main><p style="width: 9em; color: #fff">Fade to grey, my friend</p></main>')
    page.eval_on_selector("p", "(p, ground) => { p.style.background = ground; }", ground)
    assert (hard_to_read(page, "main") == []) is is_fine


@pytest.mark.parametrize("game", MATCHES)
def test_every_text_on_a_table_stands_out(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(1440, 1000, reduced_motion="reduce")  # so high that nothing lies over anything
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game]))
    for choices in (0, 25):
        person.play_on(choices=choices)
        person.wait_for_turn()
        person.page.mouse.move(0, 0)
        person.page.wait_for_selector('[role="tooltip"]', state="detached")
        for theme in THEMES:
            use_theme(person.page, theme)
            assert [str(one) for one in hard_to_read(person.page, "main.table")] == []


@pytest.mark.parametrize("game", MATCHES)
def test_every_text_on_a_printed_card_stands_out(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(f"{server.url}/cards/{game}")
    page.wait_for_selector("main li")
    for theme in THEMES:
        use_theme(page, theme)
        assert [str(one) for one in hard_to_read(page, "main")] == []


@pytest.mark.parametrize("theme", THEMES)
def test_every_text_on_the_first_page_stands_out(
    theme: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(reduced_motion="reduce")
    page.goto(server.url)
    page.wait_for_selector("article")
    use_theme(page, theme)
    assert [str(one) for one in hard_to_read(page, "main")] == []
