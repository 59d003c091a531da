"""The report as one page: nothing but this file is needed to read, print or send it."""

from __future__ import annotations

from html import escape
from importlib.resources import files

from breakfall.lab.balance import Balance, Chapter, spread_of
from breakfall.lab.card_lines import CardLine
from breakfall.lab.findings import findings
from breakfall.lab.plots import Row, curve, forest, histogram
from breakfall.lab.scatter import scatter
from breakfall.lab.statistics import Share, mean
from breakfall.lab.what_if import Shift, WhatIf

GROUPS = ("side", "pairing", "order", "side and order", "seat")
MET = ("drawn", "bought", "played")


def page(told: Balance, what_if: WhatIf | None = None) -> str:
    """The balance of a game; or, with a change of cards, what it changes and what comes of it."""
    shown = told if what_if is None else what_if.after
    title = f"{told.info.title}: how fair is it?"
    if what_if is not None:
        title = f"{told.info.title}: what if {what_if.title}?"
    who = f"{shown.matches:,} matches of <b>{escape(told.bots)}</b> against itself"
    rules, seed = f"rules version {told.info.rules_version}", told.chapters[0].experiment.seed
    body = [
        f"<header><h1>{escape(title)}</h1>",
        f"<p class=lead>{who}; {rules}, deals from seed {seed}.</p></header>",
        "" if what_if is None else what_if_part(what_if),
        "<section class=short><h2>In short</h2><ul>",
        *[f"<li>{escape(one)}</li>" for one in findings(shown)],
        "</ul></section>",
        *[chapter_part(chapter) for chapter in shown.chapters],
        cards_part(shown.cards),
        READING,
    ]
    style = files("breakfall.lab").joinpath("page.css").read_text(encoding="utf-8")
    return (
        '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width, initial-scale=1">'
        f"<title>{escape(title)}</title><style>{style}</style></head>"
        f"<body><main>{''.join(body)}</main></body></html>\n"
    )


def what_if_part(what_if: WhatIf) -> str:
    """The differences on the same deals, format by format."""
    parts = ["<section><h2>What it changes</h2>"]
    for at, chapter in enumerate(what_if.before.chapters):
        rows = [shift_row(one) for one in what_if.shifts(at)]
        caption = (
            f"{chapter.title}: points with the change, less those with the built-in cards, on "
            "the same deals"
        )
        parts.append(figure(forest([rows], 0.0, caption, signed=True), caption))
    return "".join([*parts, "</section>"])


def shift_row(one: Shift) -> Row:
    low, high = one.effect.interval
    note = f"{one.before:.1%} → {one.after:.1%}"
    return Row(one.name, one.effect.value, low, high, note, low > 0 or high < 0)


def figure(plot: str, caption: str) -> str:
    return f"<figure><figcaption>{escape(caption)}</figcaption>{plot}</figure>"


def facts(pairs: list[tuple[str, str]]) -> str:
    cells = [f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in pairs]
    return f"<dl>{''.join(cells)}</dl>"


def chapter_part(chapter: Chapter) -> str:
    parts = [f"<section><h2>{escape(chapter.title)}</h2>", facts(facts_of(chapter))]
    groups = [
        [Row.of(name, share, chapter.fair) for name, share in shares.items()]
        for group in GROUPS
        if len(shares := chapter.groups.get(group, {})) > 1
    ]
    caption = f"Share of the points with its range; the dashed line is fair, {chapter.fair:.0%}"
    parts.append(figure(forest(groups, chapter.fair, caption), caption))
    parts.append("<div class=pair>")
    if chapter.decided:
        parts.append(
            figure(
                curve(chapter.course, "How often the later winner is ahead"),
                "How often the later winner is ahead, from the first decision to the last",
            )
        )
        parts.append(
            figure(
                histogram(chapter.clear_at, "When the winner was clear", as_percent=True),
                "After which part of the match the winner was never behind again",
            )
        )
    if len(set(chapter.lengths)) > 1:
        caption = "Length of the matches, in rounds or turns"
        parts.append(figure(histogram(chapter.lengths, caption), caption))
    if len(set(chapter.lead_changes)) > 1:
        caption = "How often the lead changed"
        parts.append(figure(histogram(chapter.lead_changes, caption), caption))
    return "".join([*parts, "</div></section>"])


def facts_of(chapter: Chapter) -> list[tuple[str, str]]:
    told = [("Matches", f"{len(chapter.matches):,}"), ("Draws", rate(chapter.draws))]
    if chapter.lengths:
        told.append(("Length", spread_of(chapter.lengths)))
    told.append(("Decisions a match", f"{chapter.decisions:.0f}"))
    if chapter.decided:
        told.append(("Lead changes", f"{mean(chapter.lead_changes):.1f} a match"))
        told.append(("Behind at half-time, yet won", rate(chapter.comebacks)))
    return told


def rate(share: Share) -> str:
    low, high = share.interval
    return f"{share.rate:.1%} ({low:.1%} to {high:.1%})"


# ---------------------------------------------------------------- cards


def cards_part(cards: list[CardLine]) -> str:
    known = [card for card in cards if card.won_with.total and card.won_without.total]
    if not known:
        return ""
    caption = "How often a card is played, and how much more those win who play it"
    met = [name for name in MET if any(getattr(card, name).count for card in cards)]
    heads = "".join(f"<th>{name.capitalize()}" for name in met)
    rows = "".join(card_row(card, met) for card in cards)
    return (
        f"<section><h2>Cards</h2>{figure(scatter(known), caption)}"
        "<p>Orange cards stand out: by chance alone that happens three times in a thousand. A card "
        "that is played by those who are ahead anyway looks better than it is; what those win who "
        "merely had it, drawn or bought, is a fairer test.</p><div class=wide><table><thead><tr>"
        f"<th>Card<th>Side{heads}<th>Won with<th>Won without<th>Difference<th>If had"
        f"</thead><tbody>{rows}</tbody></table></div></section>"
    )


def card_row(card: CardLine, met: list[str]) -> str:
    cells = [
        f"<th scope=row>{escape(card.name)}",
        escape(", ".join(card.sides)),
        *[f"{getattr(card, name).rate:.0%}" for name in met],
        points(card.won_with),
        points(card.won_without),
        effect_cell(card),
        f"{card.effect_of_having.value:+.1%}" if card.won_never_had.total else "always",
    ]
    kind = " class=off" if card.effect.stands_out else ""
    return f"<tr{kind}>" + "<td>".join(cells)


def points(share: Share) -> str:
    return f"{share.rate:.1%} <small>of {share.total}</small>" if share.total else "–"


def effect_cell(card: CardLine) -> str:
    if not card.won_with.total or not card.won_without.total:
        return "–"
    low, high = card.effect.interval
    return f"{card.effect.value:+.1%} <small>± {(high - low) / 2:.1%}</small>"


READING = """<section class=reading><h2>How to read this</h2>
<p>Every figure is an estimate with a range in which the truth lies 95 times of 100. A mark in blue
may be fair; one in orange is surely not, or nearly so: of twenty ranges about one misses the truth.
A win is one point, a draw is shared.</p>
<p>Sides and seats have Wilson's interval. A card is compared within one format and side only, so
that a strong side makes none of its cards look strong. Who is ahead is the game's own estimate, the
one that bots look at; a lead of less than 5 % is nobody's.</p>
<p>Bots are not people: what a bot overlooks looks weak, and what it handles well looks strong. Ask
a stronger bot before you change a card.</p></section>"""
