"""Cards and troops are seen to travel from where they were to where they are."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Page

from tests.browser.player import Person
from tests.browser.serving import Server

ASKED = '.shell[data-moment="asked"]'
# What travels now, and where it is seen: by name, its left and upper edge.
TRAVELLING = """() => Object.fromEntries(
  document.getAnimations()
    .filter(one => one.constructor === Animation && one.effect.target.matches('[data-piece]'))
    .map(({ effect: { target } }) => [target.dataset.piece, target.getBoundingClientRect()])
    .map(([name, box]) => [name, [Math.round(box.left), Math.round(box.top)]]))"""
NOTHING_TRAVELS = f"() => Object.keys(({TRAVELLING})()).length === 0"
TREMBLE = 6  # pixels: a troop that is asked about is lifted a little


def corner(page: Page, piece: str) -> list[float]:
    box = page.locator(f'[data-piece="{piece}"]').bounding_box()
    assert box is not None
    return [box["x"], box["y"]]


def are_near(one: list[float], other: list[float]) -> bool:
    return all(abs(a - b) <= TREMBLE for a, b in zip(one, other, strict=True))


def my_troops(page: Page) -> set[str]:
    return set(page.locator(".token.near").evaluate_all("all => all.map(one => one.dataset.piece)"))


def at_a_table_of_break(server: Server, page: Page, **settings: str) -> Person:
    person = Person(page, seed=5)
    plan: dict[str, object] = {"settings": {"setup": "basic", "first": "0"}}
    seated = server.lay_table("break", ["me", "random"], seed=11, format="rock-forest", **plan)
    person.sit_down(server.url, seated, **settings)
    person.wait_for_turn()
    return person


def pick_a_troop_up(person: Person) -> str:
    before = person.decisions
    option = person.page.locator('.option[data-option^="move:"]').first
    key = option.get_attribute("data-option") or ""
    option.click()
    person.page.wait_for_selector(f'{ASKED}[data-decisions="{before + 1}"]')
    return f"troop:{key.partition(':')[2]}"


def put_it_down(person: Person) -> None:
    before = person.decisions
    person.page.locator(".question .options .option").first.click()
    person.page.wait_for_selector(f'{ASKED}[data-decisions="{before + 1}"]')


def test_a_troop_travels_from_its_old_tile_to_the_new_one(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(1280, 720, reduced_motion="no-preference")
    person = at_a_table_of_break(server, page, speed="slow")
    troop = pick_a_troop_up(person)
    page.wait_for_function(NOTHING_TRAVELS)
    start, troops = corner(page, troop), my_troops(page)
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})  # time stands still
    put_it_down(person)
    [moved] = my_troops(page) - troops
    travelling = page.evaluate(TRAVELLING)
    assert are_near(travelling[moved], start)
    clock.send("Animation.setPlaybackRate", {"playbackRate": 1})
    page.wait_for_function(NOTHING_TRAVELS)
    assert not are_near(corner(page, moved), start)


def test_nothing_travels_for_somebody_who_wants_no_motion(
    server: Server, new_page: Callable[..., Page]
) -> None:
    page = new_page(1280, 720, reduced_motion="reduce")
    person = at_a_table_of_break(server, page, speed="slow")
    clock = page.context.new_cdp_session(page)
    clock.send("Animation.enable")
    clock.send("Animation.setPlaybackRate", {"playbackRate": 0})
    pick_a_troop_up(person)
    put_it_down(person)
    assert page.evaluate(TRAVELLING) == {}
