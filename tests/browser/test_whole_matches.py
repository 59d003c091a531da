"""A whole match of each game against a bot: by clicking what glows, and with the keyboard alone."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from breakfall.bots import DEFAULT_BOT, title_of
from tests.browser.player import Person
from tests.browser.serving import Server

# Each game in a form that ends in reasonable time when somebody plays at random.
MATCHES: dict[str, dict[str, object]] = {
    "nightbreak": {},
    "break": {"format": "rock-forest", "settings": {"setup": "basic", "rounds": "40"}},
    "nightfall": {"settings": {"archives": "quick-start"}},
    "hellbreak": {"format": "first-game"},
    "havenfall": {"format": "beginners", "settings": {"rounds": "25", "pixels": "two"}},
}


@pytest.mark.parametrize("game", MATCHES)
@pytest.mark.parametrize("by", ["clicks", "keys"])
def test_a_match_against_a_bot_is_played_to_its_end(
    game: str, by: str, server: Server, person: Person
) -> None:
    seated = server.lay_table(game, ["me", "random"], seed=11, **MATCHES[game])
    person.sit_down(server.url, seated)
    person.play_on(by=by)
    person.page.wait_for_selector("dialog[open]")
    assert person.page.locator("dialog .reason").inner_text() != ""
    assert person.page.locator("dialog tbody tr").count() == 2


def test_one_click_on_the_first_page_lays_a_table_against_a_bot(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(reduced_motion="reduce")  # nothing that travels lies over what is asked
    person = Person(page, seed=7)
    page.goto(server.url)
    page.get_by_role("button", name="Play now: Nightbreak").click()
    assert person.wait_for_turn()
    page.get_by_role("button", name="How to play").click()
    expect(page.get_by_role("dialog")).to_contain_text("more Favor after sixteen turns wins")
    page.get_by_role("button", name="Close").click()
    expect(page.get_by_role("button", name="Help and settings")).to_be_visible()  # known by now
    page.get_by_role("tab", name="Seats").click()
    expect(page.get_by_role("tabpanel")).to_contain_text(title_of(DEFAULT_BOT))
    person.play_on(choices=4)
    assert person.wait_for_turn()
    assert person.decisions > 4  # the others are the bot's
