"""A browser, a server, and pages at tables."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, sync_playwright

from tests.browser.player import Person
from tests.browser.serving import Server

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 60_000  # milliseconds; the machine may be busy


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    path = next(found for name in CHROMIUM if (found := shutil.which(name)))
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One for all tests of a process: each has tables of its own."""
    with Server(tmp_path_factory.mktemp("server")) as running:
        yield running


@pytest.fixture
def mortal_server(tmp_path: Path) -> Iterator[Server]:
    """For a test that kills it."""
    with Server(tmp_path) as running:
        yield running


@pytest.fixture
def new_page(browser: Browser) -> Iterator[Callable[..., Page]]:
    """Pages of their own, each with an own memory, as in different browsers."""
    contexts = []

    def make(width: int = 1440, height: int = 900, **options: object) -> Page:
        context = browser.new_context(viewport={"width": width, "height": height}, **options)  # type: ignore[arg-type]
        context.set_default_timeout(PATIENCE)
        contexts.append(context)
        return context.new_page()

    yield make
    for context in contexts:
        context.close()


@pytest.fixture
def person(new_page: Callable[..., Page]) -> Person:
    return Person(new_page(), seed=7)
