"""The line at each edge of the table: who it is, and what they have."""

from __future__ import annotations

from collections.abc import Sequence

from textual.content import Content
from textual.widget import Widget

from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.view import SideSeen, TableSeen, name_of_seat

Count = tuple[str, str, int, str]  # word, sign, number, colour


class SideLine(Widget):
    DEFAULT_CSS = """
    SideLine { height: 1; width: 100%; padding: 0 1; background: $panel; text-wrap: nowrap; }
    SideLine.active { background: $primary 30%; }
    """

    ways: Sequence[Content] = ()
    seen: object = None

    def show(self, table: TableSeen, side: SideSeen, who: str) -> None:
        seat = side["seat"]
        seen = (side, who, table["turn"], table["initiative"], table["slumbering"])
        if seen == self.seen:
            return
        self.seen = seen
        self.set_class(table["turn"] == seat, "active")
        name = name_words(table, seat)
        self.ways = [
            Content("   ").join([name, Content.styled(who, "dim"), *roomy_words(side)]),
            Content("  ").join([name, Content.styled(who, "dim"), *plain_words(side)]),
            Content("  ").join([name, *plain_words(side)]),
        ]
        self.refresh()

    def render(self) -> Content:
        """The longest way to say it that fits."""
        width = self.content_size.width
        fitting = [words for words in self.ways if words.cell_length <= width]
        return (fitting or list(self.ways[-1:]) or [Content("")])[0]


def name_words(table: TableSeen, seat: int) -> Content:
    """The name, behind the signs for turn, initiative and slumber."""
    before = ""
    if table["turn"] == seat:
        before += signs.TURN
    if table["initiative"] == seat:
        before += signs.INITIATIVE
    if table["slumbering"] == seat:
        before += signs.SLUMBER
    return Content.styled(f"{before} {name_of_seat(table, seat)}".strip(), "bold $accent")


def health_words(side: SideSeen) -> Content:
    cards = len(side["health_stack"])
    stack = signs.health_stack(cards, is_top_vertical=side["is_top_vertical"])
    shield = f" prevents {side['prevented']}" if side["prevented"] else ""
    return Content.assemble(
        (f"{signs.HEALTH}{side['health']} ", "bold"), (stack, "$error"), (shield, "$warning")
    )


def roomy_words(side: SideSeen) -> list[Content]:
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


def plain_words(side: SideSeen) -> list[Content]:
    blood = Content.assemble((signs.BLOOD, "$error"), (f"{side['blood']} blood", "bold"))
    malice = Content.assemble((signs.MALICE, "$accent"), (f"{side['malice']} malice", "bold"))
    hand = Content.assemble(("Hand ", "dim"), str(len(side["hand"])))
    return [health_words(side), blood, malice, hand, *pile_words(side)]


def pile_words(side: SideSeen) -> list[Content]:
    return [
        Content.assemble(("Deck ", "dim"), str(len(side["deck"]))),
        Content.assemble(("Crypt ", "dim"), str(len(side["crypt"]))),
    ]
