"""Several people at one screen: what the next one hides is not in the page before they say so."""

from __future__ import annotations

import json
from typing import Any
from urllib.request import urlopen

import pytest
from websockets.sync.client import connect

from breakfall.server.messages import VERSION
from tests.browser.listening import heard_on
from tests.browser.player import Person
from tests.browser.serving import Server

# Everything that was in the page since the last look, with whether a curtain hung before it.
REMEMBER = """() => {
  window.pictures = [];
  new MutationObserver(() => {
    const curtain = document.querySelector('.curtain') !== null;
    window.pictures.push([curtain, document.documentElement.outerHTML]);
  }).observe(document.documentElement, {subtree: true, childList: true, characterData: true});
}"""
LOOK = "() => window.pictures.splice(0)"
READY = '.curtain, .shell[data-moment="asked"]'


class Secrets:
    """What each seat of a table holds in its hand that nobody else can know."""

    def __init__(self, server: Server, game: str, seated: dict[str, object]) -> None:
        self.address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{seated['room']}/socket"
        self.secret = seated["secret"]
        with urlopen(f"{server.url}/api/games/{game}/cards") as cards:
            self.names = {card["key"]: card["name"] for card in json.load(cards)}

    def of(self, seat: int) -> set[str]:
        own, _ = self._seen_from(seat)
        table, log = self._seen_from(None)
        known = json.dumps(table) + json.dumps(log)
        sides = own.get("sides") or own["players"]
        hand = [key for zone in ("hand", "pack") for key in sides[seat].get(zone, [])]
        return {self.names[key] for key in hand if key and f'"{key}"' not in known
                and self.names[key] not in known}  # fmt: skip

    def _seen_from(self, seat: int | None) -> tuple[dict[str, Any], list[Any]]:
        with connect(self.address, proxy=None, max_size=None) as socket:
            hello = {"type": "hello", "version": VERSION, "secret": self.secret}
            for message in (hello, {"type": "look-from", "seat": seat}):
                socket.send(json.dumps(message))
            while (heard := json.loads(socket.recv()))["type"] != "reset":
                pass
        table = heard["state"]["view"]["table"]
        for side in table.get("sides", []):
            side.pop("deck_list", None)  # its titles are no secret, and nothing shows them unasked
        return table, heard["log"]


@pytest.mark.parametrize(
    ("game", "plan", "alike"),
    [
        ("hellbreak", {}, False),
        ("nightfall", {"settings": {"archives": "quick-start"}}, True),  # both hold the same cards
    ],
)
def test_nothing_of_the_next_seat_is_in_the_page_before_the_curtain_is_lifted(
    game: str, plan: dict[str, object], alike: bool, server: Server, person: Person
) -> None:
    seated = server.lay_table(game, ["me", "me"], seed=3, **plan)
    person.sit_down(server.url, seated)
    page = person.page
    page.evaluate(REMEMBER)
    secrets = Secrets(server, game, seated)
    lifted: list[str] = []
    for _ in range(9):
        page.wait_for_selector(READY)
        curtain = page.locator(".curtain")
        if curtain.count():
            name = curtain.get_by_role("heading").inner_text()
            seat = 0 if "Dracula" in name or "Player 1" in name else 1
            hidden = secrets.of(seat)
            assert hidden, "there is nothing to hide"
            pictures = [html for hung, html in page.evaluate(LOOK) if hung or not alike]
            pictures.append(page.content())
            heard = "\n".join(node.name for node in heard_on(page).walk())
            for name in hidden:
                assert not any(name in html for html in pictures), name
                assert name not in heard
            lifted.append(curtain.get_by_role("heading").inner_text())
            curtain.get_by_role("button").click()
            page.wait_for_selector(".curtain", state="detached")
            page.wait_for_selector('.shell[data-moment="asked"]')
            assert any(name in page.content() for name in hidden)  # now it is there
            page.evaluate(LOOK)
        before = person.decisions
        page.locator(".option").first.click()
        page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    assert len(set(lifted)) == 2
    assert person.problems == []
