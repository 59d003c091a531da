"""A hand on a mouse, and a finger on a screen."""

from __future__ import annotations

from playwright.sync_api import CDPSession, Locator, Page

from tests.browser.player import SPOT


class Mouse:
    """The hand on a mouse: press, move, let go."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y)
        self.page.mouse.down()

    def move(self, x: float, y: float) -> None:
        self.page.mouse.move(x, y, steps=4)

    def release(self) -> None:
        self.page.mouse.up()


class Finger:
    """A finger, as Chromium gets it from the screen."""

    def __init__(self, page: Page) -> None:
        self.screen: CDPSession = page.context.new_cdp_session(page)

    def press(self, x: float, y: float) -> None:
        self._send("touchStart", x, y)

    def move(self, x: float, y: float) -> None:
        self._send("touchMove", x, y)

    def release(self) -> None:
        self.screen.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _send(self, what: str, x: float, y: float) -> None:
        point = {"x": x, "y": y}
        self.screen.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": [point]})


def spot(piece: Locator) -> tuple[float, float]:
    """A point of it that nothing covers."""
    x, y = piece.evaluate(SPOT)
    return x, y
