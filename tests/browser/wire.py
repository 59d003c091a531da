"""Choices made without a browser: to bring a table quickly to where a test begins."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from websockets.sync.client import connect

from breakfall.server.messages import VERSION
from tests.browser.serving import Server

Question = dict[str, Any]
PATIENCE = 60  # seconds
MOST = 600  # choices; a match that has not come there by then never will


def play_until(
    server: Server,
    seated: dict[str, object],
    is_there: Callable[[Question], bool],
    prefer: Callable[[str], bool] = lambda _option: True,
) -> Question:
    """Choose the first option that is preferred, or else the first, until the question fits.

    Where there is a screen for several seats, whoever is asked sits down at it.
    """
    address = f"{server.url.replace('http', 'ws', 1)}/api/tables/{seated['room']}/socket"
    with connect(address, proxy=None, max_size=None) as socket:

        def say(**message: object) -> None:
            socket.send(json.dumps(message))

        say(type="hello", version=VERSION, secret=seated["secret"])
        for _ in range(MOST):
            state = asked(socket.recv, say)
            question: Question = state["questions"][0]
            if is_there(question):
                return question
            keys = [option["key"] for option in question["options"]]
            key = next(filter(prefer, keys), keys[0])
            say(type="choose", decisions=state["decisions"], seat=question["seat"], option=key)
    raise AssertionError("the question never came")


def asked(hear: Callable[..., str | bytes], say: Callable[..., None]) -> dict[str, Any]:
    """Until something is asked."""
    while True:
        message = json.loads(hear(timeout=PATIENCE))
        assert message["type"] != "refused", message
        state = message.get("state", message)
        if state.get("questions"):
            return dict(state)
        if state.get("call"):
            say(type="look-from", seat=state["call"]["seat"])
