"""The line at each edge of the table: who it is, and what they have."""

from __future__ import annotations

from textual.content import Content

from breakfall.games.hellbreak.view import DuelView, SideView
from breakfall.terminal.layouts.hellbreak import signs


def side_ways(table: DuelView, side: SideView, who: str) -> list[Content]:
    """All about a side in one line, the longest way to say it first."""
    name = name_words(table, side)
    pale = Content.styled(who, "dim")
    return [
        Content("   ").join([name, pale, *roomy_words(side)]),
        Content("  ").join([name, pale, *plain_words(side)]),
        Content("  ").join([name, *plain_words(side)]),
    ]


def name_words(table: DuelView, side: SideView) -> Content:
    """The name, behind the signs for turn, initiative and slumber."""
    seat, before = side["seat"], ""
    if table["turn"] == seat:
        before += signs.TURN
    if table["initiative"] == seat:
        before += signs.INITIATIVE
    if table["slumbering"] == seat:
        before += signs.SLUMBER
    return Content.styled(f"{before} {side['name']}".strip(), "bold $accent")


def health_words(side: SideView) -> Content:
    cards = len(side["health_stack"])
    stack = signs.health_stack(cards, is_top_vertical=side["is_top_vertical"])
    shield = f" prevents {side['prevented']}" if side["prevented"] else ""
    return Content.assemble(
        (f"{signs.HEALTH}{side['health']} ", "bold"), (stack, "$error"), (shield, "$warning")
    )


def roomy_words(side: SideView) -> list[Content]:
    """In words, with a sign for each drop of blood and each malice while they are few."""
    pools = [("Blood", signs.BLOOD, side["blood"], "$error")]
    pools.append(("Malice", signs.MALICE, side["malice"], "$accent"))
    found = [health_words(side)]
    for word, sign, number, colour in pools:
        pips = f" {sign * number}" if 0 < number <= 10 else ""
        found.append(Content.assemble((f"{word} ", "dim"), (str(number), "bold"), (pips, colour)))
    hidden = signs.BACK * sum(card is None for card in side["hand"])
    hand = f"{len(side['hand'])} {hidden}".strip()
    found.append(Content.assemble(("Hand ", "dim"), hand))
    return found + pile_words(side)


def plain_words(side: SideView) -> list[Content]:
    blood = Content.assemble((signs.BLOOD, "$error"), (f"{side['blood']} blood", "bold"))
    malice = Content.assemble((signs.MALICE, "$accent"), (f"{side['malice']} malice", "bold"))
    hand = Content.assemble(("Hand ", "dim"), str(len(side["hand"])))
    return [health_words(side), blood, malice, hand, *pile_words(side)]


def pile_words(side: SideView) -> list[Content]:
    return [
        Content.assemble(("Deck ", "dim"), str(len(side["deck"]))),
        Content.assemble(("Crypt ", "dim"), str(len(side["crypt"]))),
    ]
