"""What a designer would say after looking at the figures, in a few sentences."""

from __future__ import annotations

from breakfall.lab.balance import Balance, Chapter
from breakfall.lab.statistics import Share

FINDINGS = 6  # that are told; the plots show the rest
NAMED = 4  # cards


def findings(told: Balance) -> list[str]:
    """The sentences that stand at the top of a report, the clearest first."""
    found = [one for chapter in told.chapters for one in off_balance(chapter)]
    found.sort(key=lambda one: -one[0])
    sentences = [words for _, words in found[:FINDINGS]]
    if len(found) > FINDINGS:
        sentences.append(f"And {len(found) - FINDINGS} more formats are off balance, see below.")
    if not found:
        sentences.append(
            "Nothing is surely off balance: every side, seat and order may be fair in its range."
        )
    return sentences + cards_that_stand_out(told)


def off_balance(chapter: Chapter) -> list[tuple[float, str]]:
    """What is furthest from fair in this format, and how far."""
    named = [
        (distance(share, chapter.fair), group, name, share)
        for group in ("side", "order", "seat")
        for name, share in chapter.groups.get(group, {}).items()
    ]
    far, group, name, share = max(named, key=lambda one: one[0])
    if far <= 0:
        return []
    low, high = share.interval
    who = {"side": name, "order": f"whoever {name}", "seat": name}[group]
    word = "too often" if share.rate > chapter.fair else "too seldom"
    sentence = (
        f"{chapter.title}: {who} wins {word}, {share.rate:.1%} of the points "
        f"({low:.1%} to {high:.1%}) where {chapter.fair:.0%} would be fair."
    )
    return [(far, sentence)]


def distance(share: Share, fair: float) -> float:
    """How far the range keeps away from what is fair; below 0 where it holds it."""
    low, high = share.interval
    return max(low - fair, fair - high)


def cards_that_stand_out(told: Balance) -> list[str]:
    cards = [card for card in told.cards if card.effect.stands_out]
    found: list[str] = []
    for sign, words in ((1, "win more than others"), (-1, "win less than others")):
        group = [card for card in cards if card.effect.value * sign > 0]
        group.sort(key=lambda card: -abs(card.effect.value))
        if group:
            named = ", ".join(f"{card.name} ({card.effect.value:+.0%})" for card in group[:NAMED])
            more = f" and {len(group) - NAMED} more" if len(group) > NAMED else ""
            found.append(f"Those who play these cards {words}: {named}{more}.")
    return found
