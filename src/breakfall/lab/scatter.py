"""Cards on a plane: how often each is played, and how those fare who play it."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from breakfall.lab.card_lines import CardLine
from breakfall.lab.plots import WIDTH, Axis, line, percent, svg, text

HEIGHT = 420
NAMED = 12  # cards, at most, that have their name beside them
CHARACTER = 6.4  # pixels
Box = tuple[float, float, float, float]


def scatter(cards: Sequence[CardLine]) -> str:
    ends = [end for card in cards for end in card.effect.interval]
    rates = [card.played.rate for card in cards]
    across = Axis(min(rates), max(rates), 56, WIDTH - 20)
    up = Axis(min(-0.05, *ends), max(0.05, *ends), HEIGHT - 40, 12, ticks=6)
    parts = [line(56, up(tick), WIDTH - 20, up(tick), "grid") for tick in up.ticks]
    parts += [
        text(50, up(tick) + 4, percent(tick, signed=True), "tick", "end") for tick in up.ticks
    ]
    parts += [
        text(across(tick), HEIGHT - 22, percent(tick), "tick", "middle") for tick in across.ticks
    ]
    parts.append(line(56, up(0), WIDTH - 20, up(0), "fair"))
    parts.append(text(WIDTH - 20, HEIGHT - 4, "share of the sides that play it", "tick", "end"))
    for card in cards:
        parts += point(card, across(card.played.rate), up)
    parts += names(cards, across, up)
    return svg(HEIGHT, parts, "How often each card is played, and how those fare who play it")


def point(card: CardLine, x: float, up: Axis) -> list[str]:
    low, high = card.effect.interval
    kind = "off" if card.effect.stands_out else "mark"
    told = (
        f"{card.name}: played by {card.played.rate:.0%}; {card.effect.value:+.1%} "
        f"({low:+.1%} to {high:+.1%}), {card.won_with.total} with, {card.won_without.total} without"
    )
    return [
        f"<g><title>{escape(told)}</title>",
        line(x, up(low), x, up(high), f"{kind} thin range"),
        f'<circle cx="{x}" cy="{up(card.effect.value)}" r="4.5" class="{kind}"/></g>',
    ]


def names(cards: Sequence[CardLine], across: Axis, up: Axis) -> list[str]:
    """The names of those that matter most, wherever there is room for them."""
    chosen = sorted(cards, key=lambda card: -abs(card.effect.value) / card.effect.error)[:NAMED]
    dots = [(across(card.played.rate), up(card.effect.value)) for card in cards]
    taken: list[Box] = [(x - 5, y - 5, x + 5, y + 5) for x, y in dots]
    parts: list[str] = []
    for card in chosen:
        x, y = across(card.played.rate), up(card.effect.value)
        width = CHARACTER * len(card.name)
        for left, anchor in ((x + 9, "start"), (x - 9 - width, "end")):
            box = (left, y - 8, left + width, y + 6)
            if left > 56 and left + width < WIDTH and not any(meets(box, other) for other in taken):
                parts.append(
                    text(x + 9 if anchor == "start" else x - 9, y + 4, card.name, "label", anchor)
                )
                taken.append(box)
                break
    return parts


def meets(one: Box, two: Box) -> bool:
    return one[0] < two[2] and two[0] < one[2] and one[1] < two[3] and two[1] < one[3]
