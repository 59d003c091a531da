"""A card on the table: a name, its moons, and what matters where it lies."""

from __future__ import annotations

from dataclasses import dataclass

from textual.content import Content

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.hellbreak.spot import Spot
from breakfall.terminal.layouts.nightfall import signs

SHORTEST_NAME = 9  # cells that a name keeps before moons are left out of a line


@dataclass(frozen=True)
class Piece:
    """What a card says: name and fact in its first line, moons and words in the second."""

    place: str
    name: str
    colour: str = ""
    sign: str = ""  # stands before the name
    fact: str = ""
    short_fact: str = ""  # where there is little room
    links: tuple[str, ...] = ()
    kicker: str = ""
    is_kicked: bool = False
    words: str = ""
    text: str = ""  # from the third line on
    is_weak: bool = False  # it can do nothing now
    is_hurt: bool = False

    @property
    def moons(self) -> Content:
        if not self.links:
            return Content("")
        return signs.moons(self.links, self.kicker, is_kicked=self.is_kicked)


class PieceCard(Spot):
    """One piece, as many lines high as its tray has given it."""

    DEFAULT_CSS = """
    PieceCard {
        width: 100%; height: 1; padding: 0; border: none; background: $surface;
        &.weak { color: $foreground 65%; }
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

    def render(self) -> Content:
        width, height = self.content_size
        piece = self.piece
        lines = [self.first_line(width, has_more=height > 1)]
        if piece.links or piece.words:
            lines.append(second_line(piece, width))
        below = signs.wrapped(piece.text, width - 1, height - len(lines))
        lines += [Content.styled(f" {line}", "dim") for line in below]
        return Content("\n").join(lines[:height])

    def first_line(self, width: int, *, has_more: bool) -> Content:
        """Sign, colour, name and fact; the moons too where they have no line of their own."""
        piece = self.piece
        before = Content(f"{self.mark}{piece.sign}")
        if piece.colour:
            before = before.append(signs.moon(piece.colour))
        before = before.append(" ") if before else before
        room = width - before.cell_length
        wanted = min(len(piece.name), SHORTEST_NAME)
        fact = piece.fact if room - len(piece.fact) > wanted else piece.short_fact or piece.fact
        room -= len(fact) + bool(fact)
        moons = Content("") if has_more else piece.moons
        if moons and room - moons.cell_length - 1 < wanted:
            moons = Content("")
        room -= moons.cell_length + bool(moons)
        name = signs.shortened(piece.name, room)
        return Content.assemble(
            before,
            f"{name:{max(0, room)}}",
            " " if moons else "",
            moons,
            " " if fact else "",
            (fact, self.fact_style),
        )

    @property
    def fact_style(self) -> str:
        return "bold $warning" if self.piece.is_hurt and not self.has_class("glows") else "bold"


def second_line(piece: Piece, width: int) -> Content:
    moons = piece.moons
    before = Content(" ").append(moons).append(" ") if moons else Content(" ")
    words = signs.shortened(piece.words, width - before.cell_length)
    return before.append(Content.styled(words, "dim"))
