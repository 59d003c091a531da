"""How soon the page is there: the first paint of home and of each table, and what they weigh.

.venv/bin/python -m benchmarks.page [--rounds 5]

A real server on loopback and a real Chromium that remembers nothing. "Paint" is the browser's own
first contentful paint, "glow" the moment when the first thing to choose glows on the table; both
count from the start of the navigation, in milliseconds: the median and the worst of all rounds.
"""

from __future__ import annotations

import argparse
import json
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright
from tests.browser.conftest import ARGUMENTS, CHROMIUM
from tests.browser.serving import Server
from tests.browser.test_whole_matches import MATCHES
from tests.browser.weight import weights

PAINT = """() => new Promise(resolve => new PerformanceObserver((list, watcher) => {
  const paint = list.getEntriesByName('first-contentful-paint')[0];
  if (paint) { watcher.disconnect(); resolve(paint.startTime); }
}).observe({type: 'paint', buffered: true}))"""
# Asked for before the page loads, so that nobody's waiting is measured along with it.
WATCH_FOR_GLOW = """new MutationObserver((changes, watcher) => {
  if (window.glowed || !document.querySelector('main .piece.glows')) return;
  watcher.disconnect();
  requestAnimationFrame(() => { window.glowed = performance.now(); });
}).observe(document, {subtree: true, childList: true, attributes: true})"""

AT_ONCE = json.dumps({"speed": "instant"})  # what a bot does before it is one's turn is not slowed


@contextmanager
def fresh_page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(viewport={"width": 1440, "height": 900})
    context.add_init_script(WATCH_FOR_GLOW)
    yield context.new_page()
    context.close()


def home(browser: Browser, server: Server) -> float:
    with fresh_page(browser) as page:
        page.goto(server.url)
        page.wait_for_selector("article")
        return float(page.evaluate(PAINT))


def table(browser: Browser, server: Server, game: str) -> tuple[float, float]:
    seated = server.lay_table(game, ["me", "random"], seed=9, **MATCHES[game])
    keys = json.dumps([{"room": seated["room"], "secret": seated["secret"]}])
    with fresh_page(browser) as page:
        page.add_init_script(f"localStorage.setItem('breakfall.keys', {json.dumps(keys)})")
        page.add_init_script(f"localStorage.setItem('breakfall.settings', {json.dumps(AT_ONCE)})")
        page.goto(f"{server.url}/table/{seated['room']}")
        glow = page.wait_for_function("() => window.glowed").json_value()
        return float(page.evaluate(PAINT)), float(glow)


def figures(times: list[float]) -> str:
    return f"{median(times):.0f} ({max(times):.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, allow_abbrev=False)
    parser.add_argument("--rounds", type=int, default=5)
    rounds = range(parser.parse_args().rounds)
    chromium = next(found for name in CHROMIUM if (found := shutil.which(name)))
    heavy = weights()
    print("| page | first paint, ms (worst) | first glow, ms (worst) | kB gzipped |")
    print("|---|---|---|---|")
    with (
        tempfile.TemporaryDirectory() as folder,
        Server(Path(folder)) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        home(browser, server)  # the server and the browser warm up
        paints = [home(browser, server) for _ in rounds]
        print(f"| home | {figures(paints)} | | {heavy['home'] / 1000:.0f} |")
        for game in MATCHES:
            seen = [table(browser, server, game) for _ in rounds]
            paints, glows = ([one[index] for one in seen] for index in (0, 1))
            size = heavy[game] / 1000
            print(f"| home and {game} | {figures(paints)} | {figures(glows)} | {size:.0f} |")
        browser.close()


if __name__ == "__main__":
    main()
