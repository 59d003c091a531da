"""Who asks."""

from __future__ import annotations

from starlette.requests import HTTPConnection

LONGEST_ADDRESS = 64


def address_of(asker: HTTPConnection) -> str:
    """By which limits tell people apart, over HTTP and over a WebSocket."""
    return "" if asker.client is None else asker.client.host[:LONGEST_ADDRESS]
