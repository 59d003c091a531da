"""Two people who play one side: they see each other point, and nobody answers what is unread."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page, expect

from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.wire import play_until

ASKED = '.shell[data-moment="asked"]'
POINTED = ".option.pointed"


def join(server: Server, page: Page, code: str, name: str) -> Person:
    """Somebody who has a code, at a screen of their own."""
    person = Person(page, seed=1)
    person.sit_down(server.url, server.post("/api/join", {"code": code, "name": name}))
    return person


class Team:
    """Ann and Ben against two bots, and Eve, who watches; Ann and Ben are asked the same thing."""

    def __init__(self, server: Server, new_page: Callable[..., Page]) -> None:
        pages = [new_page(reduced_motion="reduce") for _ in range(3)]
        seated = server.lay_table(
            "nightbreak", ["me", "random", "open", "random"], format="unity", name="Ann"
        )
        self.ann = Person(pages[0], seed=1)
        self.ann.sit_down(server.url, seated)
        pages[0].get_by_role("tab", name="Seats").click()
        codes = [code.split()[-1] for code in pages[0].locator(".code").all_inner_texts()]
        self.ben = join(server, pages[1], codes[0], "Ben")
        self.eve = join(server, pages[2], codes[-1], "Eve")
        play_until(server, seated, lambda ask: ask["kind"] == "opening-move")
        for person in (self.ann, self.ben):
            person.page.wait_for_selector(ASKED)
            expect(person.page.locator(".option").nth(1)).to_be_visible()


def test_partners_see_each_other_point_and_who_answered_and_others_see_nothing(
    server: Server, new_page: Callable[..., Page]
) -> None:
    team = Team(server, new_page)
    ann, ben, eve = team.ann.page, team.ben.page, team.eve.page
    option = ann.locator(".option").nth(1)
    label = option.locator("span").inner_text()
    option.hover()
    expect(ben.locator(POINTED)).to_contain_text(label)
    expect(ben.locator(POINTED)).to_contain_text("Ann points here")
    expect(ben.locator(".table .piece.pointed").first).to_be_visible()
    assert eve.locator(POINTED).count() == eve.locator(".pointed").count() == 0
    option.click()
    expect(ben.locator(".ask")).to_contain_text(f"Ann answered: {label}")
    assert "Ann answered" not in eve.locator(".ask").inner_text()


def test_a_click_meant_for_what_a_partner_has_answered_answers_nothing(
    server: Server, new_page: Callable[..., Page]
) -> None:
    team = Team(server, new_page)
    ann, ben = team.ann.page, team.ben.page
    before = team.ann.decisions
    # Ben clicks as soon as the next question is there, which he cannot have read.
    ben.evaluate(CLICK_AT_ONCE)
    box = ben.locator(".option").first.bounding_box()
    assert box is not None
    ben.mouse.move(box["x"] + 5, box["y"] + 5)
    ben.mouse.down()  # and presses the mouse on the old one
    ann.locator(".option").first.click()
    ben.wait_for_function("() => window.tried > 0")
    ben.mouse.up()
    ben.wait_for_selector(ASKED)
    assert team.ben.decisions == before + 1
    ben.locator(".option").first.click()  # which he has read now
    ben.wait_for_selector(f'.shell:not([data-decisions="{before + 1}"])')


# A click on the first option each time that the page changes while a question is new.
CLICK_AT_ONCE = """() => {
  window.tried = 0;
  new MutationObserver(() => {
    const isNew = document.querySelector('.shell').dataset.moment === 'reading';
    const option = isNew && document.querySelector('.option');
    if (!option) return;
    window.tried += 1;
    option.click();
  }).observe(document.querySelector('.shell'), {subtree: true, childList: true, attributes: true});
}"""


def test_one_leaves_the_decisions_to_the_other_and_they_talk_unheard(
    server: Server, new_page: Callable[..., Page]
) -> None:
    team = Team(server, new_page)
    ann, ben, eve = team.ann.page, team.ben.page, team.eve.page
    ann.get_by_role("switch", name="Let Ben decide").click()
    expect(ben.locator(".ask")).to_contain_text("Ann leaves the decisions to you.")
    expect(ann.locator(".question .option")).to_have_count(0)
    expect(ann.locator(".ask")).to_contain_text("Waiting for")
    before = team.ben.decisions
    ben.locator(".option").first.click()
    ben.wait_for_selector(f'.shell:not([data-decisions="{before}"])')
    ann.get_by_role("switch", name="Decide again").click()
    expect(ben.locator(".ask")).not_to_contain_text("leaves the decisions")
    for page in (ann, ben, eve):
        page.get_by_role("tab", name="Talk").click()
    ann.get_by_label("Only Ben sees it").check()
    ann.get_by_label("Say something").fill("let us pray")
    ann.get_by_role("button", name="Send").click()
    expect(ben.get_by_role("tabpanel")).to_contain_text("let us pray")
    ben.get_by_label("Say something").fill("good game")
    ben.get_by_role("button", name="Send").click()
    expect(eve.get_by_role("tabpanel")).to_contain_text("good game")
    assert "pray" not in eve.content()
    assert eve.get_by_label("Only").count() == 0
