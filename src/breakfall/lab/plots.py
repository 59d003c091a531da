"""Small plots as SVG, drawn for reports: they take their colours from the page's style.

Everything is in the pixels of a drawing 720 wide; the page scales it. Each mark has a title, so
that pointing at it tells its numbers.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape

from breakfall.lab.statistics import Share

WIDTH = 720
LEFT = 170  # for the labels of a forest
RIGHT = 170
ROW = 21
GAP = 8
CLASSES = 24


@dataclass(frozen=True)
class Row:
    """A labelled value with its range."""

    label: str
    value: float
    low: float
    high: float
    note: str = ""
    is_off: bool = False  # to be looked at

    @classmethod
    def of(cls, label: str, share: Share, fair: float) -> Row:
        low, high = share.interval
        is_off = not low <= fair <= high
        return cls(label, share.rate, low, high, f"{share.total:,} matches", is_off)


class Axis:
    """From a range of values to pixels, with round ticks."""

    def __init__(self, low: float, high: float, start: float, end: float, ticks: int = 5) -> None:
        if high <= low:
            low, high = low - 0.5, high + 0.5
        rough = (high - low) / ticks
        power = math.pow(10, math.floor(math.log10(rough)))
        self.step = next(power * one for one in (1, 2, 2.5, 5, 10) if power * one >= rough)
        self.low = math.floor(low / self.step + 1e-9) * self.step
        self.high = math.ceil(high / self.step - 1e-9) * self.step
        self.start, self.end = start, end

    def __call__(self, value: float) -> float:
        part = (value - self.low) / (self.high - self.low)
        return round(self.start + part * (self.end - self.start), 1)

    @property
    def ticks(self) -> list[float]:
        count = round((self.high - self.low) / self.step)
        return [round(self.low + at * self.step, 9) for at in range(count + 1)]


def svg(height: float, parts: list[str], label: str) -> str:
    return (
        f'<svg viewBox="0 0 {WIDTH} {height:.0f}" role="img" aria-label="{escape(label)}">'
        + "".join(parts)
        + "</svg>"
    )


def text(x: float, y: float, words: str, kind: str = "", anchor: str = "start") -> str:
    place = f'x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}"'
    return f'<text {place} class="{kind}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, kind: str) -> str:
    return f'<line x1="{x1}" y1="{y1}" x2="{x2}" y2="{y2}" class="{kind}"/>'


def percent(value: float, *, signed: bool = False) -> str:
    digits = 0 if abs(value * 100 - round(value * 100)) < 1e-9 else 1
    return f"{value:+.{digits}%}" if signed and value else f"{value:.{digits}%}"


def forest(
    groups: Sequence[Sequence[Row]], middle: float, label: str, *, signed: bool = False
) -> str:
    """Values one under the other with their ranges, and the line on which all is fair."""
    rows = [row for group in groups for row in group]
    low = min([middle, *[row.low for row in rows]])
    high = max([middle, *[row.high for row in rows]])
    axis = Axis(low, high, LEFT, WIDTH - RIGHT)
    height = len(rows) * ROW + (len(groups) - 1) * GAP + 30
    bottom = height - 22
    parts = [line(axis(tick), 0, axis(tick), bottom, "grid") for tick in axis.ticks]
    parts += [
        text(axis(tick), height - 6, percent(tick, signed=signed), "tick", "middle")
        for tick in axis.ticks
    ]
    parts.append(line(axis(middle), 0, axis(middle), bottom, "fair"))
    y = ROW / 2
    for group in groups:
        for row in group:
            parts += forest_row(row, axis, y, signed=signed)
            y += ROW
        y += GAP
    return svg(height, parts, label)


def forest_row(row: Row, axis: Axis, y: float, *, signed: bool) -> list[str]:
    kind = "off" if row.is_off else "mark"
    told = f"{row.label}: {row.value:.1%} ({row.low:.1%} to {row.high:.1%})"
    figure = f"{row.value:+.1%}" if signed else f"{row.value:.1%}"
    return [
        f"<g><title>{escape(told)}</title>",
        text(LEFT - 12, y + 4, row.label, "label", "end"),
        line(axis(row.low), y, axis(row.high), y, f"{kind} range"),
        f'<circle cx="{axis(row.value)}" cy="{y}" r="4" class="{kind}"/>',
        text(WIDTH - RIGHT + 16, y + 4, figure, f"figure {kind}"),
        text(WIDTH - 4, y + 4, row.note, "tick note", "end"),
        "</g>",
    ]


def histogram(values: Sequence[float], label: str, *, as_percent: bool = False) -> str:
    """How many of them lie where."""
    low, high = min(values), max(values)
    whole = not as_percent
    width = max(1.0, math.ceil((high - low + 1) / CLASSES)) if whole else 0.05
    start = low - 0.5 if whole else 0.0
    end = start + width * math.ceil((high - start + 1e-9) / width) if whole else 1.0
    bins = [0] * max(1, round((end - start) / width))
    for value in values:
        bins[min(len(bins) - 1, int((value - start) / width))] += 1
    across = Axis(start, end, 46, WIDTH - 10)
    across.low, across.high = start, end
    up = Axis(0, max(bins) / len(values), 176, 12, ticks=3)
    parts = [line(46, up(tick), WIDTH - 10, up(tick), "grid") for tick in up.ticks]
    parts += [text(40, up(tick) + 4, percent(tick), "tick", "end") for tick in up.ticks]
    for at, count in enumerate(bins):
        left, right = across(start + at * width), across(start + (at + 1) * width)
        top = up(count / len(values))
        first, last = math.ceil(start + at * width), math.ceil(start + (at + 1) * width) - 1
        name = f"{first}" if first == last else f"{first} to {last}"
        if as_percent:
            name = f"{at * width:.0%} to {(at + 1) * width:.0%}"
        parts.append(
            f'<rect x="{left + 1}" y="{top}" width="{max(1.0, right - left - 2):.1f}" '
            f'height="{176 - top:.1f}" class="bar"><title>{name}: {count} of {len(values)}'
            "</title></rect>"
        )
    ticks = Axis(start, end, 0, 1, ticks=8).ticks
    for tick in ticks:
        if start <= tick <= end:
            words = percent(tick) if as_percent else f"{tick:g}"
            parts.append(text(across(tick), 194, words, "tick", "middle"))
    return svg(200, parts, label)


def curve(shares: Sequence[Share], label: str) -> str:
    """A share from the start to the end, with the band of its ranges."""
    last = len(shares) - 1
    across, up = Axis(0, 1, 46, WIDTH - 14), Axis(0.4, 1, 196, 12, ticks=4)
    if min(share.interval[0] for share in shares) < 0.4:
        up = Axis(0, 1, 196, 12, ticks=4)
    parts = [line(46, up(tick), WIDTH - 14, up(tick), "grid") for tick in up.ticks]
    parts += [text(40, up(tick) + 4, percent(tick), "tick", "end") for tick in up.ticks]
    parts += [text(across(tick), 214, percent(tick), "tick", "middle") for tick in across.ticks]
    parts.append(line(46, up(0.5), WIDTH - 14, up(0.5), "fair"))
    at = [across(number / last) for number in range(last + 1)]
    highs = [f"{x},{up(share.interval[1])}" for x, share in zip(at, shares, strict=True)]
    lows = [f"{x},{up(share.interval[0])}" for x, share in zip(at, shares, strict=True)]
    parts.append(f'<polygon points="{" ".join(highs + lows[::-1])}" class="band"/>')
    middle = " ".join(f"{x},{up(share.rate)}" for x, share in zip(at, shares, strict=True))
    parts.append(f'<polyline points="{middle}" class="curve"/>')
    for x, share, number in zip(at, shares, range(last + 1), strict=True):
        told = f"after {number / last:.0%}: {share.rate:.0%}"
        parts.append(
            f'<circle cx="{x}" cy="{up(share.rate)}" r="6" class="hidden"><title>{told}</title>'
            "</circle>"
        )
    return svg(220, parts, label)
