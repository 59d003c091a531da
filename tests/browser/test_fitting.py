"""Every page and every game's table at five sizes: nothing is cut, broken or covered."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from pathlib import Path

import pytest
from playwright.sync_api import Page

from tests.browser.fitting import cramped
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_whole_matches import MATCHES

SHOTS = Path(__file__).resolve().parents[2] / "build/screenshots"
SIZES = {
    "phone": (390, 844),
    "lying": (844, 390),
    "wide": (1280, 720),
    "desk": (1440, 900),
    "full": (1920, 1080),
}
PHONES = ("phone", "lying")  # on all others nothing of the table is out of sight
A_PUSH = 180  # pixels that a table for two may be higher than a phone
# The game, who sits against us (a name as long as bots have them), the plan, and what everybody
# has on the table where there are many.
TABLES: dict[str, tuple[str, list[str], dict[str, object], str]] = {
    "nightbreak": ("nightbreak", ["random"], {}, ".row ol"),
    "nightbreak-4": ("nightbreak", ["random"] * 3, {"format": "unity"}, ".row ol"),
    "break": ("break", ["1"], MATCHES["break"], "section.mat"),
    "nightfall": ("nightfall", ["1"], MATCHES["nightfall"], "section.seat, section.near"),
    "nightfall-5": (
        "nightfall",
        ["1", "random", "1", "random"],
        MATCHES["nightfall"],
        "section.seat, section.near",
    ),
    "hellbreak": ("hellbreak", ["1"], {"format": "demo"}, "section.tray"),
    "havenfall": ("havenfall", ["1"], {"format": "standard"}, ".mat, .war-room"),
    "havenfall-4": ("havenfall", ["1"] + ["random"] * 2, {"format": "teams"}, ".mat, .war-room"),
}
PAGES = ["/", "/join/ABC", "/replay", "/credits"]
PAGES += [f"/{what}/{game}" for what in ("new", "rules", "cards") for game in MATCHES]

# So many choices in the page itself, quicker than any hand: an option by a little luck of its own.
FAST_FORWARD = """async choices => {
  let luck = 7;
  const shell = document.querySelector('.shell');
  const until = async is => { while (!is()) await new Promise(resolve => setTimeout(resolve, 5)); };
  const isAsked = () => ['asked', 'over'].includes(shell.dataset.moment);
  for (let made = 0; made < choices; made += 1) {
    await until(isAsked);
    if (shell.dataset.moment === 'over') return;
    const before = shell.dataset.decisions;
    const options = [...document.querySelectorAll('.question li:not([hidden]) .option')];
    luck = (luck * 1103515245 + 12345) % 2147483648;
    options[Math.floor(luck / 2147483648 * options.length)].click();
    await until(() => shell.dataset.decisions !== before);
  }
  await until(isAsked);
}"""
SETTLED = "async () => { for (const _ of [1, 2]) await new Promise(requestAnimationFrame); }"
# Where something lies, as [left, top, right, bottom].
BOXES = """found => found.map(one => {
  const box = one.getBoundingClientRect();
  return [box.left, box.top, box.right, box.bottom];
})"""
# How far the table can be pushed up and down. While Havenfall spreads cards to choose from, one's
# own lie below them.
OUT_OF_SIGHT = """() => document.querySelector('main.table section.choices')
  ? 0
  : Math.max(...[...document.querySelectorAll('main.table, main.table *')]
  .filter(one => ['auto', 'scroll'].includes(getComputedStyle(one).overflowY))
  .map(one => one.scrollHeight - one.clientHeight))"""

# Games on the first page whose buttons are not all on one line.
WRAPPED_TILES = """() => [...document.querySelectorAll('article .acts')].filter(acts => {
  const middles = [...acts.children].map(one => one.getBoundingClientRect())
    .map(box => box.top + box.height / 2);
  return Math.max(...middles) - Math.min(...middles) > 4;
}).length"""

Box = list[float]


@pytest.mark.parametrize("table", TABLES)
def test_everything_on_a_table_has_room(
    table: str, server: Server, new_page: Callable[..., Page]
) -> None:
    game, others, plan, mats = TABLES[table]
    page = new_page(1440, 900, reduced_motion="reduce")
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table(game, ["me", *others], seed=9, **plan))
    person.wait_for_turn()
    found: list[str] = []
    for choices in (0, 8, 14):
        page.evaluate(FAST_FORWARD, choices)
        for size in at_all_sizes(page):
            if choices == 14:
                take_picture(page, f"{table}-{size}")
            where = f"{size} after {person.decisions}"
            wrong = cramped(page)
            if choices > 0:
                wrong += misplaced(page, size, mats, is_for_two=len(others) == 1)
            found += [f"{where}: {one}" for one in wrong]
    assert not found, "\n".join(found)
    assert person.problems == []


def at_all_sizes(page: Page) -> Iterator[str]:
    """One after the other; then as large as it was."""
    before = page.viewport_size
    for name, (width, height) in SIZES.items():
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(SETTLED)
        yield name
    assert before is not None
    page.set_viewport_size(before)


def take_picture(page: Page, name: str) -> None:
    SHOTS.mkdir(parents=True, exist_ok=True)
    page.screenshot(path=SHOTS / f"{name}.png", animations="disabled")


def misplaced(page: Page, size: str, mats: str, *, is_for_two: bool) -> Iterator[str]:
    """What of table and question is not where it belongs at that size."""
    out = page.evaluate(OUT_OF_SIGHT)
    if out > (A_PUSH if size in PHONES and is_for_two else 1e9 if size in PHONES else 1):
        yield f"{out} pixels of the table are out of sight"
    everybody = page.locator(f"main.table :is({mats})").evaluate_all(BOXES)
    if len(everybody) < 2 or any(lie_over_one_another(*two) for two in combinations(everybody, 2)):
        yield f"players lie over one another: {everybody}"
    width, height = SIZES[size]
    [table], [bar], [asked] = (
        page.locator(where).evaluate_all(BOXES)
        for where in ("main.table", ".question > .bar", ".ask")
    )
    if not (is_within(bar, [0, 0, width, height]) and is_within(asked, bar)):
        yield "the question is not on the screen"
    cut = page.locator(".ask").evaluate("asked => asked.scrollHeight - asked.clientHeight")
    if cut > 1:
        yield f"{cut} pixels of the question are cut"
    if (bar[0] >= table[2] - 1) is not (size == "lying"):
        yield "the question is on the wrong side"
    if size == "lying" and table[3] - table[1] != height:
        yield "not all the height is the table's"


def lie_over_one_another(one: Box, other: Box) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    down = min(one[3], other[3]) - max(one[1], other[1])
    return across > 1 and down > 1


def is_within(inner: Box, outer: Box) -> bool:
    return all(
        one >= other - 1 if index < 2 else one <= other + 1
        for index, (one, other) in enumerate(zip(inner, outer, strict=True))
    )


def test_everything_on_a_page_has_room(server: Server, new_page: Callable[..., Page]) -> None:
    page = new_page(reduced_motion="reduce")
    person = Person(page, seed=3)
    person.sit_down(server.url, server.lay_table("nightbreak", ["me", "1"], name=""))
    person.wait_for_turn()  # the first page has a table to go on with
    found = []
    for path in PAGES:
        page.goto(server.url + path)
        page.wait_for_selector("main li" if path.startswith("/cards") else "main h1")
        if path == "/":
            page.wait_for_selector("article")
            page.wait_for_selector("ul.tables")
        if path.startswith("/new"):
            page.get_by_text("More settings").click()
        for size in at_all_sizes(page):
            found += [f"{path}, {size}: {one}" for one in cramped(page)]
            if path == "/" and page.evaluate(WRAPPED_TILES):
                found.append(f"{size}: the buttons of a game wrap")
    assert not found, "\n".join(found)


def test_the_end_of_a_match_and_its_replay_have_room(
    server: Server, new_page: Callable[..., Page], tmp_path: Path
) -> None:
    page = new_page(reduced_motion="reduce")
    person = Person(page, seed=3)
    plan = MATCHES["hellbreak"]
    person.sit_down(server.url, server.lay_table("hellbreak", ["me", "random"], seed=9, **plan))
    person.wait_for_turn()
    page.evaluate(FAST_FORWARD, 1000)
    page.wait_for_selector("dialog[open] figure svg")
    found = []
    for size in at_all_sizes(page):
        take_picture(page, f"end-{size}")
        found += [f"end, {size}: {one}" for one in cramped(page, "dialog")]
    with page.expect_download() as download:
        page.get_by_role("button", name="Save the match").click()
    download.value.save_as(tmp_path / "match.json")
    page.goto(f"{server.url}/replay")
    page.get_by_label("Choose the file").set_input_files(tmp_path / "match.json")
    page.wait_for_selector(".shell")
    for size in at_all_sizes(page):
        take_picture(page, f"replay-{size}")
        found += [f"replay, {size}: {one}" for one in cramped(page)]
    assert not found, "\n".join(found)
