"""Without eyes: names for everything, and a match that is played by role and name alone."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from urllib.request import urlopen

import pytest
from playwright.sync_api import Page, expect

from tests.browser.listening import heard_on, troubles
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_whole_matches import MATCHES


@pytest.mark.parametrize("game", MATCHES)
def test_everything_on_a_table_has_a_name_and_nothing_is_read_twice(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    person = Person(new_page(), seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game]))
    for choices in (0, 1, 9, 15):
        person.play_on(choices=choices)
        person.wait_for_turn()
        person.page.mouse.move(0, 0)
        tree = heard_on(person.page)
        assert troubles(tree) == []
        table = next(node for node in tree.walk() if node.role == "main")
        pieces = [node for node in table.walk() if node.role == "button"]
        assert len(pieces) == person.page.locator("main .piece").count()
        for piece in pieces:
            assert piece.texts in ([piece.name], []), f"more is read than {piece.name!r}"
        zones = [node for node in table.walk() if node.role in ("region", "list", "group")]
        assert len(zones) >= 2
        assert len({zone.name for zone in zones if zone.role == "region"}) >= 2


@pytest.mark.parametrize("game", MATCHES)
def test_some_choices_are_made_by_role_and_name_and_the_page_says_what_came_of_it(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game]))
    question = page.get_by_role("region", name="Your choice")
    log = page.get_by_role("log")
    for number in range(12):
        person.wait_for_turn()
        tree = heard_on(page)
        live = [node for node in tree.walk() if node.live == "polite"]
        prompt = page.locator(".prompt").inner_text().split("\n")[0].strip()
        spoken = [" ".join(node.texts) for node in live]
        assert any(prompt.split(".")[0] in text for text in spoken), (prompt, spoken)
        lists = question.get_by_role("list", name=re.compile("Answers|on the table"))
        options = lists.get_by_role("button")
        assert options.count() == len(set(options.all_inner_texts())) > 1
        before, newest = person.decisions, log.get_by_role("paragraph").all_inner_texts()
        option = options.nth(number % options.count())
        name = option.locator("span").inner_text()
        question.get_by_role("button", name=name, exact=True).first.click()
        page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
        person.wait_for_turn()
        if page.evaluate(LOG_LENGTH) > len(newest):
            last = page.get_by_role("tabpanel", name="Log").get_by_role("button").last
            expect(log.get_by_role("paragraph").last).to_have_text(last.inner_text())


LOG_LENGTH = "document.querySelectorAll('#tab-panel li').length"


def test_a_card_is_chosen_on_the_table_by_its_name(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table("nightbreak", ["me", "random"], seed=9))
    heroes = page.get_by_role("list", name=re.compile("Heroes"))
    while person.wait_for_turn() and not heroes.count():
        person.play_on(choices=1)
    hero = heroes.get_by_role("button", name=re.compile("Can be chosen")).first
    called = hero.locator(".hidden").inner_text().split(",")[0]
    before = person.decisions
    hero.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    person.wait_for_turn()
    expect(page.get_by_role("log")).to_contain_text(called)


# What the live region of the question says, and where the focus is, whenever the page has changed.
FOLLOW = """() => {
  window.said = new Set();
  window.lost = 0;
  new MutationObserver(() => {
    window.said.add(document.querySelector('.ask').innerText);
    if (document.activeElement === document.body) window.lost += 1;
  }).observe(document.body, {subtree: true, childList: true, characterData: true});
}"""


@pytest.mark.parametrize("game", MATCHES)
def test_after_an_answer_the_focus_stays_with_the_question_and_people_are_named(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game]))
    person.wait_for_turn()
    page.locator(".option").first.focus()
    page.evaluate(FOLLOW)
    for _ in range(6):
        page.locator(".question li:not([hidden]) .option").first.focus()
        before = person.decisions
        page.keyboard.press("Enter")
        page.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
        person.wait_for_turn()
        assert page.evaluate(IS_AT_THE_QUESTION)
    assert page.evaluate("() => window.lost") == 0
    said = page.evaluate("() => [...window.said]")
    assert any("moment" in text or "thinking" in text or "Waiting" in text for text in said)
    assert not [text for text in said if re.search(r"(for|,) *[.,]|^ *is thinking", text)]


IS_AT_THE_QUESTION = "() => document.activeElement.closest('.question, main .piece') !== null"


def test_a_large_card_is_read_with_what_it_belongs_to_and_copies_have_names_of_their_own(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page()
    person = Person(page, seed=3)
    person.sit_down(
        server.url, server.lay_table("havenfall", ["me", "random"], seed=9, **MATCHES["havenfall"])
    )
    person.wait_for_turn()
    names = page.locator(".play-card .hidden").all_inner_texts()
    assert len(names) == len(set(names)) > 1
    assert any("copy 2 of" in name for name in names)
    squire = page.locator('.piece[data-face="squire"]').first
    assert "Carry takes blue. " in squire.locator(".hidden").inner_text()  # and what it does
    squire.hover()
    expect(page.get_by_role("tooltip")).to_be_visible()
    large = page.get_by_role("tooltip").get_attribute("id")
    assert large is not None
    expect(squire).to_have_attribute("aria-describedby", large)


HANDS = {"nightfall": ".hand .piece .hidden", "hellbreak": ".near-tray .hb-held .hidden"}


@pytest.mark.parametrize("game", HANDS)
def test_cards_of_a_hand_are_read_with_what_they_do(
    game: str, server: Server, new_page: Callable[..., Page]
) -> None:
    person = Person(new_page(), seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game]))
    person.wait_for_turn()
    with urlopen(f"{server.url}/api/games/{game}/cards") as cards:
        described = {card["name"]: card for card in json.load(cards)}
    names = person.page.locator(HANDS[game]).all_inner_texts()
    assert names
    for name in names:
        card = described[name.split(",")[0]]
        for part in ("text", "chain", "your_chain", "kicker"):
            told = card.get(part, "")
            assert (told if isinstance(told, str) else told["text"]).rstrip(".") in name
    assert " of You" not in person.page.locator("main").inner_html()
