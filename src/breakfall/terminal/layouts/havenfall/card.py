"""A card on the table: its name, the numbers that count where it lies, its pixels and its text."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from breakfall.terminal.layouts.base import Glow, Layout
from breakfall.terminal.layouts.havenfall import signs
from breakfall.terminal.layouts.hellbreak.spot import Spot

SHORTEST_NAME = 8  # cells that a name keeps before pixels are left out of a line


@dataclass(frozen=True)
class Piece:
    """What a card says: name and fact in its first line, pixels and words in the second."""

    place: str
    name: str
    sign: str = ""  # stands before the name
    fact: str = ""
    short_fact: str = ""  # where there is little room
    pixels: tuple[str, ...] = ()
    words: str = ""
    text: str = ""  # from the third line on
    is_weak: bool = False  # it can do nothing now
    copies: tuple[str, ...] = ()  # the places of copies that lie on it

    @property
    def price(self) -> Content:
        return signs.pixels(self.pixels)


class PieceCard(Spot):
    """One piece, as many lines high as its tray has given it."""

    DEFAULT_CSS = """
    PieceCard {
        width: 100%; height: 1; padding: 0; border: none; background: $surface; text-wrap: nowrap;
        &.weak { color: $foreground 60%; }
        &.glows { color: $accent; text-style: bold; border: none; background: $accent 12%; }
        &.aimed {
            color: $foreground; text-style: bold underline; border: none; background: $accent 45%;
        }
        &.picked { text-style: bold reverse; border: none; }
        &:hover { background: $foreground 15%; }
        &:focus { background: $accent 40%; }
    }
    """

    piece = Piece("", "")

    def show(self, piece: Piece, glow: Glow) -> None:
        if not self.is_news(piece.place, glow, piece):
            return
        self.piece = piece
        self.light(piece.place, glow)
        self.set_class(piece.is_weak, "weak")
        self.refresh()

    def action_pick(self) -> None:
        """Copies are chosen together: an option that means one of them points at all."""
        for place in (self.place, *self.piece.copies):
            self.post_message(Layout.Picked(place))

    def render(self) -> Content:
        width, height = self.content_size
        piece = self.piece
        has_more = height > 1 and bool(piece.pixels or piece.words or piece.text)
        lines = [self.first_line(width, has_more=has_more)]
        if piece.pixels or piece.words:
            lines.append(second_line(piece, width))
        below = signs.wrapped(piece.text, width - 1, height - len(lines))
        lines += [Content.styled(f" {line}", "dim") for line in below]
        return Content("\n").join(lines[:height])

    def first_line(self, width: int, *, has_more: bool) -> Content:
        """Sign, name and fact; the pixels too where they have no line of their own."""
        piece = self.piece
        before = f"{self.mark}{piece.sign}"
        before += " " if before else ""
        room = width - len(before)
        wanted = min(len(piece.name), SHORTEST_NAME)
        fact = piece.fact
        if piece.short_fact and room - len(fact) <= min(len(piece.name), 2 * SHORTEST_NAME):
            fact = piece.short_fact
        room -= len(fact) + bool(fact)
        price = Content("") if has_more else piece.price
        if price and room - price.cell_length - 1 < wanted:
            price = Content("")
        room -= price.cell_length + bool(price)
        name = signs.shortened(piece.name, room)
        return Content.assemble(
            (before, "bold"),
            f"{name:{max(0, room)}}",
            " " if price else "",
            price,
            " " if fact else "",
            (fact, "bold"),
        )


def second_line(piece: Piece, width: int) -> Content:
    before = Content(" ").append(piece.price).append(" ") if piece.pixels else Content(" ")
    words = signs.shortened(piece.words, width - before.cell_length)
    return before.append(Content.styled(words, "dim"))
