"""A person at the page: looks at what is asked, and clicks, taps or presses keys."""

from __future__ import annotations

import json
import random

from playwright.sync_api import Locator, Page

READY = '.shell[data-moment="asked"], .shell[data-moment="over"]'
GLOWING = ".table .piece.glows:not(.picked)"
OPTIONS = ".question li:not([hidden]) .option"
MOST_CHOICES = 1500
# Some point of an element that nothing lies over, the middle first. A table that comes by itself to
# what is asked about begins to when two pictures have been drawn, and is there when the element
# lies still from one picture to the next.
SPOT = """async piece => {
  for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  piece.scrollIntoView({block: 'nearest', inline: 'nearest'});
  let box = piece.getBoundingClientRect();
  for (let pictures = 0, moved = 1; pictures < 120 && moved > 0.5; pictures += 1) {
    await new Promise(requestAnimationFrame);
    const now = piece.getBoundingClientRect();
    moved = Math.abs(now.left - box.left) + Math.abs(now.top - box.top);
    box = now;
  }
  for (const x of [0.5, 0.25, 0.75, 0.1, 0.9])
    for (const y of [0.5, 0.25, 0.75, 0.1, 0.9]) {
      const [left, top] = [box.left + x * box.width, box.top + y * box.height];
      if (piece.contains(document.elementFromPoint(left, top))) return [left, top];
    }
  return null;
}"""

# A click has been taken in: the choice was made, or half of it, and the other half is waited for.
TAKEN_IN = """before => {
  const shell = document.querySelector('.shell');
  if (shell.dataset.decisions !== before) return true;
  return shell.dataset.moment === 'asked' && document.querySelector('.table .picked') !== null;
}"""


def set_up(page: Page, url: str, *, speed: str, keys: list[dict[str, object]]) -> None:
    """What the browser remembers: how fast others' moves are shown, and the keys of seats."""
    kept = {
        "breakfall.keys": json.dumps(keys),
        "breakfall.settings": json.dumps({"speed": speed, "theme": "dark"}),
    }
    page.goto(f"{url}/credits")
    page.evaluate(
        "kept => { for (const name in kept) localStorage.setItem(name, kept[name]); }", kept
    )


class Person:
    """Plays at random, but only with what a person sees and touches."""

    def __init__(self, page: Page, seed: int) -> None:
        self.page = page
        self.luck = random.Random(seed)
        self.problems: list[str] = []
        page.on("pageerror", lambda error: self.problems.append(str(error)))

    def sit_down(self, url: str, seated: dict[str, object], *, speed: str = "instant") -> None:
        """Open the table with the seat's secret already in the browser's pocket."""
        keys = [{"room": seated["room"], "secret": seated["secret"]}]
        set_up(self.page, url, speed=speed, keys=keys)
        self.page.goto(f"{url}/table/{seated['room']}")

    # ------------------------------------------------------------ looking

    def wait_for_turn(self) -> bool:
        """Until something is asked; false when the match is over."""
        self.page.wait_for_selector(READY)
        return self.moment == "asked"

    @property
    def moment(self) -> str:
        return self.page.get_attribute(".shell", "data-moment") or ""

    @property
    def decisions(self) -> int:
        return int(self.page.get_attribute(".shell", "data-decisions") or 0)

    # ------------------------------------------------------------ choosing

    def click_once(self, *, by_tap: bool = False) -> None:
        """Click or tap something that glows; where words decide, an option of the list."""
        glowing = self.page.locator(GLOWING)
        places = glowing.count()
        has_picked = self.page.locator(".table .piece.picked").count() > 0
        options = self.page.locator(OPTIONS)
        if places and self.luck.random() < (0.5 if has_picked else 0.85):
            self._click_what_is_seen(glowing.nth(self.luck.randrange(places)), by_tap)
            return
        option = options.nth(self.luck.randrange(options.count()))
        if by_tap:
            option.tap()
        else:
            option.click()

    def _click_what_is_seen(self, piece: Locator, by_tap: bool) -> None:
        """Cards overlap: a person clicks where one can be seen. It must be somewhere."""
        spot = piece.evaluate(SPOT)
        assert spot is not None, f"covered: {piece.evaluate('piece => piece.outerHTML')[:200]}"
        if by_tap:
            self.page.touchscreen.tap(spot[0], spot[1])
        else:
            self.page.mouse.click(spot[0], spot[1])

    def press_once(self) -> None:
        """The same with keys alone: an option's own key, or Tab to it and Enter."""
        options = self.page.locator(OPTIONS)
        key = options.nth(self.luck.randrange(options.count())).get_attribute("aria-keyshortcuts")
        if key and self.luck.random() < 0.7:
            self.page.keyboard.press(key)
            return
        self.page.locator(".question .ask").evaluate(
            "here => here.ownerDocument.activeElement?.blur()"
        )
        for _ in range(400):
            self.page.keyboard.press("Tab")
            focused = self.page.evaluate("document.activeElement?.className ?? ''")
            if "option" in focused.split() or "glows" in focused.split():
                self.page.keyboard.press("Enter")
                return
        raise AssertionError("no option and no piece can be reached with Tab")

    def play_on(self, *, by: str = "clicks", choices: int = MOST_CHOICES) -> None:
        """So many choices of one's own, or to the end of the match."""
        made = 0
        while made < choices and self.wait_for_turn():
            before = self.decisions
            if by == "keys":
                self.press_once()
            else:
                self.click_once(by_tap=by == "taps")
            self.page.wait_for_function(TAKEN_IN, arg=str(before))
            made += self.decisions != before
        assert self.problems == []
        assert made < MOST_CHOICES
