"""Small cards on the table: minions, assets, the hand, and whatever else lies open."""

from __future__ import annotations

from dataclasses import dataclass
from typing import cast

from textual.content import Content

from breakfall.terminal.layouts.base import Glow
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.spot import Spot
from breakfall.terminal.layouts.hellbreak.view import (
    AssetSeen,
    MinionSeen,
    SideSeen,
    has_loyalty,
    printed,
)

NARROW = 17  # cells for a line in which everything stands closer together


@dataclass(frozen=True)
class Piece:
    """What a small card says, the most important facts first."""

    place: str
    name: str
    facts: tuple[str, ...] = ()
    sign: str = ""  # stands before the name
    words: str = ""  # what the sign means; only where there is room
    is_weak: bool = False  # it can do nothing now
    is_hurt: bool = False


class PieceCard(Spot):
    """One piece: a line of its own, or a card with a frame where there is room for it."""

    DEFAULT_CSS = """
    PieceCard {
        width: 100%; height: 3;
        &.weak { color: $foreground 70%; border-title-color: $foreground 70%; }
        &.weak.glows { border-title-color: $accent; }
        &.line {
            height: 1; border: none; padding: 0; background: $surface;
            &.glows { color: $accent; text-style: bold; border: none; }
            &.aimed { text-style: bold reverse; border: none; }
            &.picked { text-style: bold underline; border: none; }
            &:focus { background: $accent 40%; }
            &:hover { background: $foreground 15%; }
        }
    }
    """

    piece = Piece("", "")

    def show(self, piece: Piece, glow: Glow) -> None:
        if not self.is_news(piece.place, glow, piece):
            return
        self.piece = piece
        self.light(piece.place, glow)
        self.set_class(piece.is_weak, "weak")
        self.border_title = Content(self.marked(piece.name))
        self.border_subtitle = Content(f"{piece.sign} {piece.words}".strip())
        self.refresh()

    def render(self) -> Content:
        width = self.content_size.width
        if not self.has_class("line"):
            facts = fitting(self.piece.facts, width)
            return Content.styled(facts, self.fact_style)
        if width < NARROW:
            before = f"{self.mark}{self.piece.sign}"
            facts = self.piece.facts[0].replace(signs.COMBAT, "").replace(" ", "")
        else:
            before = f"{self.mark}{self.piece.sign} ".lstrip()
            facts = fitting(self.piece.facts, width - len(before) - len(self.piece.name) - 1)
        room = width - len(before) - len(facts) - 1
        name = signs.shortened(self.piece.name, room)
        return Content.assemble(before, f"{name:{room}} ", (facts, self.fact_style))

    @property
    def fact_style(self) -> str:
        return "bold $warning" if self.piece.is_hurt and not self.has_class("aimed") else "bold"


def fitting(facts: tuple[str, ...], width: int) -> str:
    """As many of them, from the first on, as there is room for; one at least."""
    found = "".join(facts[:1])
    for fact in filter(None, facts[1:]):
        if len(found) + 1 + len(fact) > width:
            break
        found = f"{found} {fact}"
    return found


# ---------------------------------------------------------------- what becomes a piece


def minion_piece(minion: MinionSeen) -> Piece:
    left = minion["health"] - minion["damage"]
    facts = [f"{signs.COMBAT}{minion['combat']} {signs.HEALTH}{left}/{minion['health']}"]
    if minion["assigned"]:
        facts[0] += f"−{minion['assigned']}"
    facts.append(signs.scheme(printed()[minion["card"]]))
    return Piece(
        minion["id"],
        minion["name"],
        tuple(facts),
        signs.turned(minion["exhausted"]),
        signs.state(minion["exhausted"]) + busy_words(minion),
        is_weak=minion["exhausted"],
        is_hurt=minion["damage"] + minion["assigned"] > 0,
    )


def busy_words(minion: MinionSeen) -> str:
    """What it is in the middle of."""
    words = " · scheming" if minion["scheming"] else ""
    return f"{words} · waiting" if minion["waiting"] else words


def asset_piece(asset: AssetSeen) -> Piece:
    sign, words = signs.turned(asset["exhausted"]), signs.state(asset["exhausted"])
    return Piece(asset["id"], asset["name"], ("asset",), sign, words, is_weak=asset["exhausted"])


def hand_piece(side: SideSeen, key: str) -> Piece:
    """Cost and loyalty; a minion's numbers where there is room."""
    card = printed()[key]
    loyalty = signs.loyalty(card)
    facts = [f"{signs.BLOOD}{card['cost']} {loyalty}"]
    if card["type"] == "minion":
        facts += [f"{signs.COMBAT}{card['combat']} {signs.HEALTH}{card['health']}"]
        facts += [signs.scheme(card)]
    else:
        facts += [str(card["type"])]
    is_loyal = has_loyalty(side, card)
    gives = signs.resources(cast(dict[str, int], card["resources"]))
    return Piece(
        f"hand:{side['seat']}:{key}",
        str(card["name"]),
        tuple(facts),
        "" if is_loyal else signs.DISLOYAL,
        f"vault {gives}" if is_loyal else f"needs {loyalty} · {gives}",
        is_weak=not is_loyal,
    )


def open_pieces(side: SideSeen, *, is_near: bool) -> list[Piece]:
    """Assets, and cards that lie open for a moment; of the other hand, what is known."""
    pieces = [asset_piece(asset) for asset in side["assets"]]
    passing = [("Bid", side["bid"]), ("Played", side["being_played"])]
    passing += [("Health card", side["revealed"]), ("Looked at", side["looked_at"])]
    if not is_near:
        passing.append(("In hand", side["hand"]))
    for kind, cards in passing:
        pieces += [open_piece(side["seat"], kind, key) for key in cards if key]
    return pieces


def open_piece(seat: int, kind: str, key: str) -> Piece:
    card = printed()[key]
    worth = f"{signs.BLOOD}{card['cost']}"
    place = f"{kind.lower().replace(' ', '-')}:{seat}:{key}"
    return Piece(place, str(card["name"]), (worth,), f"{kind}:")


def hand_pieces(side: SideSeen) -> list[Piece]:
    """What the viewer holds, the newest card last; nothing where all are backs."""
    return [hand_piece(side, key) for key in reversed(side["hand"]) if key]
