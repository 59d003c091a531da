"""Short cuts for stories about what orders do when a chain is resolved."""

from __future__ import annotations

from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.terms import ACTION, BLUE, COLOURS, GREEN, PURPLE, RED, WHITE, YELLOW
from tests.games.nightfall.printed import order
from tests.games.nightfall.story import Story

EVERY: tuple[int, ...] = (WHITE, RED, GREEN, PURPLE, YELLOW, BLUE)
SHOP = ["Blaine Cordell"]  # in the commons: something to claim, so a story pauses there


def moon(colour: int) -> Order:
    """An action that has no text and leads to every colour; its key is that of its colour."""
    return order(COLOURS[colour].capitalize(), colour=colour, links=EVERY, species=ACTION)


def resolve(story: Story, *keys: str) -> None:
    """The player whose turn it is plays these cards; nobody adds any, and the chain begins."""
    first, *linked = keys
    story.answer(f"play:{first}", *(f"link:{key}" for key in linked))
    story.decline("link")
