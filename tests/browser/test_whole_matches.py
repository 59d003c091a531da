"""A whole match of each game against a bot: by clicking what glows, and with the keyboard alone."""

from __future__ import annotations

import pytest

from tests.browser.player import Person
from tests.browser.serving import Server

# Each game in a form that ends in reasonable time when somebody plays at random.
MATCHES: dict[str, dict[str, object]] = {
    "nightbreak": {},
    "break": {"format": "rock-forest", "options": {"setup": "basic"}},
    "nightfall": {"options": {"archives": "quick-start"}},
    "hellbreak": {"format": "first-game"},
    "havenfall": {"format": "beginners", "options": {"rounds": "25", "pixels": "two"}},
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
