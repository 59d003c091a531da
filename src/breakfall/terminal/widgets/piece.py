"""A small card on the table: its name, what matters where it lies, symbols and text."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import LineSpot
from breakfall.terminal.widgets.text import shortened, wrapped

SHORTEST_NAME = 8  # cells that a name keeps before symbols are left out of a line
NOTHING = Content("")


@dataclass(frozen=True)
class Piece:
    """What a card says: name and fact in its first line, symbols and words in the second."""

    place: str
    name: str
    sign: str = ""  # stands before the name
    color: Content = NOTHING  # a painted letter, between the sign and the name
    fact: str = ""
    short_fact: str = ""  # where there is little room
    more_facts: tuple[str, ...] = ()  # where there is room left, the most important one first
    symbols: Content = NOTHING
    words: str = ""
    text: str = ""  # from the third line on
    is_weak: bool = False  # it can do nothing now
    is_hurt: bool = False
    copies: tuple[str, ...] = ()  # the places of copies that lie on it


class PieceCard(LineSpot):
    """One piece: as many lines as its tray has given it, or a card with a frame."""

    DEFAULT_CSS = """
    PieceCard {
        width: 100%; height: 1; background: $surface; text-wrap: nowrap;
        &.weak { color: $foreground 65%; }
        &.glows { color: $accent; background: $accent 12%; }
        &.highlighted { color: $foreground; background: $accent 45%; }
        &:hover { background: $foreground 15%; }
        &:focus { background: $accent 40%; }
        &.framed {
            border: round $foreground 30%; padding: 0 1; background: transparent;
            border-title-color: $foreground; border-title-style: bold;
            border-subtitle-color: $foreground 80%; text-style: none;
            &.weak { border-title-color: $foreground 70%; }
            &.glows { border: heavy $accent; border-title-color: $accent; color: $foreground; }
            &.highlighted { border: double $accent; background: $accent 18%; }
            &.picked { border: outer $accent; }
            &:hover { background: $foreground 8%; }
            &:focus { background: $accent 25%; }
        }
    }
    """

    piece = Piece("", "")

    def show(self, piece: Piece, glow: Glow) -> None:
        if not self.has_changed(piece.place, glow, piece):
            return
        self.piece = piece
        self.set_place(piece.place, glow)
        self.set_class(piece.is_weak, "weak")
        self.border_title = Content(self.marked(piece.name))
        self.border_subtitle = Content(f"{piece.sign} {piece.words}".strip())
        self.refresh()

    def action_pick(self) -> None:
        """Copies are chosen together: an option that means one of them points at all."""
        for place in (self.place, *self.piece.copies):
            self.post_message(self.Picked(place))

    def render(self) -> Content:
        width, height = self.content_size
        piece = self.piece
        if self.has_class("framed"):
            return Content.styled(all_facts(piece, width), self.fact_style)
        has_more = height > 1 and bool(piece.symbols or piece.words or piece.text)
        lines = [self.first_line(width, has_more=has_more)]
        if piece.symbols or piece.words:
            lines.append(second_line(piece, width))
        below = wrapped(piece.text, width - 1, height - len(lines))
        lines += [Content.styled(f" {line}", "dim") for line in below]
        return Content("\n").join(lines[:height])

    def first_line(self, width: int, *, has_more: bool) -> Content:
        """Sign, name and facts; the symbols too where they have no line of their own."""
        piece = self.piece
        before = Content.assemble((f"{self.mark}{piece.sign}", "bold"), piece.color)
        before = before.append(" ") if before else before
        room = width - before.cell_length
        fact = fitting_fact(piece, room)
        room -= len(fact) + bool(fact)
        symbols = NOTHING if has_more else piece.symbols
        if room - symbols.cell_length - 1 < min(len(piece.name), SHORTEST_NAME):
            symbols = NOTHING
        room -= symbols.cell_length + bool(symbols)
        name = shortened(piece.name, room)
        return Content.assemble(
            before,
            f"{name:{max(0, room)}}",
            " " if symbols else "",
            symbols,
            " " if fact else "",
            (fact, self.fact_style),
        )

    @property
    def fact_style(self) -> str:
        is_lit = self.has_class("glows") or self.has_class("highlighted")
        return "bold $warning" if self.piece.is_hurt and not is_lit else "bold"


def fitting_fact(piece: Piece, room: int) -> str:
    """More facts where the name leaves room for them, the short one where it does not."""
    wanted = min(len(piece.name), 2 * SHORTEST_NAME)
    if piece.short_fact and room - len(piece.fact) <= wanted:
        return piece.short_fact
    return all_facts(piece, room - len(piece.name) - 1)


def all_facts(piece: Piece, room: int) -> str:
    """As many as there is room for, from the first on; one at least."""
    found = piece.fact
    for fact in filter(None, piece.more_facts):
        if len(found) + 1 + len(fact) > room:
            break
        found = f"{found} {fact}"
    return found


def second_line(piece: Piece, width: int) -> Content:
    before = Content(" ").append(piece.symbols).append(" ") if piece.symbols else Content(" ")
    words = shortened(piece.words, width - before.cell_length)
    return before.append(Content.styled(words, "dim"))
