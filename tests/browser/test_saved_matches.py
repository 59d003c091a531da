"""A match saved in one place opens in every other: the page, the terminal, a program."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

import breakfall
from breakfall import Luck, Match
from breakfall.client import saves
from breakfall.client.session import PERSON, Session
from breakfall.server.messages import Seated
from tests.browser.player import Person
from tests.browser.serving import Server
from tests.browser.test_whole_matches import MATCHES
from tests.server.client import House

SEED = "0x7fffffffffffffe7"  # JavaScript has no such number


@pytest.mark.parametrize("game", MATCHES)
def test_a_match_saved_in_the_page_opens_everywhere(
    game: str, server: Server, person: Person, tmp_path: Path
) -> None:
    seated = server.lay_table(game, ["me", "random"], seed=SEED, **MATCHES[game])
    play_to_the_end(server, seated)
    person.sit_down(server.url, seated)
    with person.page.expect_download() as download:
        person.page.get_by_role("button", name="Save the match").click()
    path = tmp_path / download.value.suggested_filename
    download.value.save_as(path)

    match = breakfall.load(json.loads(path.read_text()))
    assert match.setup.seed == int(SEED, 16)
    assert match.outcome is not None
    assert f"After {match.decisions} choices: {match.outcome.reason}" in replayed(path)
    open_in_page(person.page, server, path)
    step_through(person, match)


def test_a_match_saved_in_the_terminal_opens_in_the_page(
    server: Server, person: Person, tmp_path: Path
) -> None:
    """One that is not over, too; and one of yesterday, whose seed is a number."""
    match = breakfall.new_match("nightfall", seed=int(SEED, 16))
    luck = Luck(3)
    while match.decisions < 40 and (choice := match.choice) is not None:
        match.choose(luck.below(len(choice)))
    path = tmp_path / "match.json"
    Session(match, [PERSON, PERSON], path).save()
    open_in_page(person.page, server, path)
    step_through(person, match)
    saves.write(path, saves.read(path) | {"breakfall": 1, "seed": int(SEED, 16)})
    open_in_page(person.page, server, path)
    step_through(person, match)


def test_a_file_that_is_no_match_is_refused_in_words(
    server: Server, person: Person, tmp_path: Path
) -> None:
    path = tmp_path / "notes.json"
    for text, told in (("Dear diary", "it is not JSON"), ("{}", "not a Breakfall record")):
        path.write_text(text)
        choose_file(person.page, server, path)
        expect(person.page.get_by_role("alert")).to_contain_text(told)


def play_to_the_end(server: Server, seated: dict[str, object]) -> None:
    """By luck, over the wire; in a thread, since Playwright has a loop in this one."""

    async def play() -> None:
        house = House(server.url)
        try:
            guest = await house.sit(Seated(**seated))  # type: ignore[arg-type]
            await guest.play_to_the_end(Luck(11))
        finally:
            await house.close()

    with ThreadPoolExecutor(1) as pool:
        pool.submit(asyncio.run, play()).result()


def replayed(path: Path) -> str:
    """What `breakfall replay` prints where there is no terminal."""
    command = [sys.executable, "-m", "breakfall", "replay", str(path)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def choose_file(page: Page, server: Server, path: Path) -> None:
    page.goto(f"{server.url}/replay")
    page.get_by_label("Choose the file").set_input_files(path)


def open_in_page(page: Page, server: Server, path: Path) -> None:
    choose_file(page, server, path)
    page.wait_for_url("**/table/*")


def step_through(person: Person, match: Match) -> None:
    """Step back and forth: at each stop the page tells as many lines as the match had by then."""
    page, total = person.page, match.decisions
    expect(page.locator(".shell")).to_have_attribute("data-decisions", str(total))
    earlier = page.get_by_role("button", name="One choice earlier")
    later = page.get_by_role("button", name="One choice later")
    slider = page.get_by_role("slider", name="Timeline")
    steps: list[tuple[Callable[[], None], int]] = [
        (earlier.click, total - 1),
        (earlier.click, total - 2),
        (later.click, total - 1),
        (lambda: slider.fill(str(total // 2)), total // 2),
        (lambda: slider.fill("0"), 0),
        (later.click, 1),
    ]
    for step, there in steps:
        step()
        expect(page.locator(".question")).to_contain_text(
            f"The table after choice {there} of {total}"
        )
        then = match.copy()
        then.undo(total - there)
        lines = page.get_by_role("list", name="Log").locator("li:not(.later)")
        expect(lines).to_have_text(then.log(None))
    assert person.problems == []
