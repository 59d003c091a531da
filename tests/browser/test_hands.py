"""With a mouse and with fingers: tapping, pressing long, and cards that overlap."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.browser.hand import Finger, spot
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_whole_matches import MATCHES

ASKED = '.shell[data-moment="asked"]'
TOUCH = {"has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}
PHONE = {"width": 390, "height": 844, **TOUCH}
PHONES = {"upright": PHONE, "lying": {"width": 844, "height": 390, **TOUCH}}
NARROWEST = 24  # pixels of a card in a hand that nothing covers


def at_table(server: Server, page: Page, game: str, **plan: object) -> Person:
    person = Person(page, seed=5)
    person.sit_down(server.url, server.lay_table(game, ["me", "random"], seed=11, **plan))
    return person


def test_a_whole_match_is_played_with_taps_on_a_phone(
    server: Server, new_page: Callable[..., Page]
) -> None:
    person = at_table(server, new_page(**PHONE), "nightbreak")
    person.play_on(by="taps")
    person.page.wait_for_selector("dialog[open]")
    assert person.page.locator("dialog tbody tr").count() == 2


def test_a_long_press_shows_a_card_large_and_the_next_tap_only_puts_it_away(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(**PHONE)
    person = at_table(server, page, "havenfall", **MATCHES["havenfall"])
    person.wait_for_turn()
    before = person.decisions
    finger = Finger(page)
    finger.press(*spot(page.locator('.piece.glows[data-place^="pile:"]').first))
    expect(page.get_by_role("tooltip")).to_be_visible()
    finger.release()
    expect(page.get_by_role("tooltip")).to_be_visible()
    page.touchscreen.tap(195, 300)
    expect(page.get_by_role("tooltip")).to_have_count(0)
    assert person.decisions == before
    assert page.locator(".piece.picked").count() == 0


def test_a_finger_pushes_a_row_sideways_and_what_glows_there_is_not_dragged(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(**PHONE)
    person = at_table(server, page, "havenfall", **MATCHES["havenfall"])
    person.wait_for_turn()
    before = person.decisions
    shelf = page.locator(".shelf").first
    x, y = spot(shelf.locator(".piece.glows").first)
    finger = Finger(page)
    finger.press(x, y)
    for step in range(1, 6):
        finger.move(x - 30 * step, y)
    finger.release()
    page.wait_for_function("shelf => shelf.scrollLeft > 60", arg=shelf.element_handle())
    assert (person.decisions, page.locator(".piece.picked").count()) == (before, 0)


# The next question may bring another card to where the mouse is, which is then shown.
NOTHING_LARGE_BUT_WHAT_IS_UNDER_THE_MOUSE = """() =>
  !document.querySelector('[role="tooltip"]') ||
  document.querySelector('.option:hover, .piece:hover')"""


def test_a_card_shown_large_goes_when_what_was_under_the_mouse_is_gone(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(1280, 720, reduced_motion="reduce")
    person = at_table(server, page, "nightfall", **MATCHES["nightfall"])
    person.wait_for_turn()
    shown = page.get_by_role("tooltip")
    option = page.locator('.option[data-option^="play:"]:not([data-option="play:nothing"])').last
    option.hover()
    expect(shown).to_be_visible()
    before = person.decisions
    page.keyboard.press(option.get_attribute("aria-keyshortcuts") or "no key")
    page.wait_for_selector(f'{ASKED}:not([data-decisions="{before}"])')
    page.wait_for_function(NOTHING_LARGE_BUT_WHAT_IS_UNDER_THE_MOUSE)


@pytest.mark.parametrize("phone", PHONES)
@pytest.mark.parametrize("game", MATCHES)
def test_on_a_phone_a_question_brings_what_it_is_about_into_sight(
    game: str, phone: str, server: Server, new_page: Callable[..., Page]
) -> None:
    person = at_table(server, new_page(**PHONES[phone]), game, **MATCHES[game])
    page = person.page
    for _ in range(12):
        person.play_on(choices=1, by="taps")
        if not person.wait_for_turn() or not page.locator(".table .piece.glows").count():
            continue
        page.wait_for_function(SOME_GLOW_IS_IN_SIGHT)
        if page.evaluate(GO_TO_NEXT):
            page.wait_for_function(FOCUS_IS_IN_SIGHT)


# At once: the way there is gone as soon as everything is in sight.
GO_TO_NEXT = """() => {
  const next = document.querySelector('.acts .next');
  next?.click();
  return next !== null;
}"""
IN_SIGHT = """piece => {
  const box = piece.getBoundingClientRect();
  let [top, bottom] = [box.top, box.bottom];
  for (let around = piece; around.matches('main *'); ) {
    around = around.parentElement;
    if (getComputedStyle(around).overflowY === 'visible') continue;
    const edge = around.getBoundingClientRect();
    [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)];
  }
  return bottom - top >= 0.5 * box.height;
}"""
SOME_GLOW_IS_IN_SIGHT = (
    f"() => [...document.querySelectorAll('main .piece.glows')].some({IN_SIGHT})"
)
FOCUS_IS_IN_SIGHT = (
    f"() => document.activeElement.matches('.glows') && ({IN_SIGHT})(document.activeElement)"
)


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1024, 700)])
def test_every_card_of_a_hand_can_be_clicked_however_many_there_are(
    width: int, height: int, server: Server, new_page: Callable[..., Page]
) -> None:
    person = at_table(server, new_page(), "nightfall", **MATCHES["nightfall"])
    for _ in range(5):
        person.play_on(choices=4)
        assert person.wait_for_turn()
        person.page.set_viewport_size({"width": width, "height": height})
        for strip in person.page.evaluate(STRIPS):
            assert strip >= NARROWEST
        person.page.set_viewport_size({"width": 1440, "height": 900})


# How wide the widest part of each card is that nothing lies over, at its upper edge.
STRIPS = """() => [...document.querySelectorAll('.hand .piece')].map(piece => {
  piece.scrollIntoView({block: 'center', inline: 'center'});
  const box = piece.getBoundingClientRect();
  let widest = 0, here = 0;
  for (let x = Math.ceil(box.left); x < box.right; x += 1) {
    const hit = document.elementFromPoint(x, box.top + 0.3 * box.height);
    here = piece.contains(hit) ? here + 1 : 0;
    widest = Math.max(widest, here);
  }
  return widest;
})"""


def test_a_card_of_the_hand_rises_and_its_neighbour_keeps_its_strip(
    server: Server, new_page: Callable[..., Page]
) -> None:
    person = at_table(server, new_page(390, 844), "nightfall", **MATCHES["nightfall"])
    person.play_on(choices=3)
    person.wait_for_turn()
    cards = person.page.locator(".hand .piece")
    for index in range(cards.count()):
        _, y = spot(cards.nth(index))
        left = cards.nth(index).evaluate("piece => piece.getBoundingClientRect().left") + 12
        person.page.mouse.move(left, y)  # from the card on its left, which has risen
        assert cards.nth(index).evaluate("piece => piece.matches(':hover')"), index
