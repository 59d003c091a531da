"""A printed card, shown big."""

from __future__ import annotations

from textual.content import Content
from textual.widgets import Static

from breakfall.client.card_text import Described, Part, card_lines

STYLES: dict[Part, str] = {
    "name": "bold",
    "fact": "$accent",
    "label": "bold $primary",
    "text": "",
    "lore": "italic $foreground 70%",
    "note": "$foreground 60%",
}


def card_content(card: Described, *, compact: bool = False) -> Content:
    lines = [
        Content.assemble(*[(words, STYLES[part]) for words, part in line])
        for line in card_lines(card, compact=compact)
    ]
    return Content("\n").join(lines)


class CardPanel(Static):
    """The card that is being looked at."""

    DEFAULT_CSS = """
    CardPanel { padding: 0 1; }
    """

    shown: object = ()

    def show(self, card: Described | None, *, compact: bool) -> None:
        if card is self.shown:
            return
        self.shown = card
        if card is None:
            self.update(Content.styled("Point at a card to see it here.", "$foreground 60%"))
        else:
            self.update(card_content(card, compact=compact))
