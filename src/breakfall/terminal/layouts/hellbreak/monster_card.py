"""A monster between the two locations, with its vault."""

from __future__ import annotations

from textual.content import Content

from breakfall.games.hellbreak.view import SideView
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.cards import aspects, monster_side, yields
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import CardSpot
from breakfall.terminal.widgets.text import spread, wrapped


class MonsterCard(CardSpot):
    DEFAULT_CSS = """
    MonsterCard {
        width: 100%; height: 1fr; border-title-align: center; border-subtitle-align: center;
        &.unleashed { background: $error 12%; }
        &.highlighted { background: $accent 18%; }
    }
    """

    side: SideView | None = None

    def show(self, side: SideView, glow: Glow) -> None:
        monster = side["monster"]
        if not self.has_changed(monster["id"], glow, monster, side["vault"]):
            return
        self.side = side
        self.set_place(monster["id"], glow)
        self.set_class(monster["side"] == "Unleashed", "unleashed")
        self.border_title = Content(self.marked(monster["name"]))
        icons = " ".join(f"{aspect[0]}{count}" for aspect, count in aspects(side).items())
        self.border_subtitle = Content(f"Vault {icons}")
        self.refresh()

    def render(self) -> Content:
        width, height = self.content_size
        if self.side is None or width < 8:
            return Content("")
        lines = monster_lines(self.side, width)
        text = wrapped(monster_side(self.side["monster"])["text"], width, height - 3)
        if height - len(lines) > len(text):
            lines.append(Content(""))
        lines += [Content.styled(line, "dim") for line in text]
        return Content("\n").join(lines[:height])


def monster_lines(side: SideView, width: int) -> list[Content]:
    """Its side, combat and state; what the vault gives; its scheme icons."""
    monster = side["monster"]
    state = f"{signs.turned(monster['exhausted'])} {signs.state(monster['exhausted'])}"
    words = f"{monster['side']} {signs.COMBAT}{monster['combat']}"
    if len(words) + 1 + len(state) > width:
        state = f"{signs.EXHAUSTED} exh" if monster["exhausted"] else signs.READY
    left, right = Content.styled(words, "bold"), Content.styled(state, "$foreground 80%")
    scheme = signs.scheme(monster_side(monster)["scheme"])
    return [
        spread(left, right, width),
        Content.styled(shorter(f"{signs.resources(yields(side))} a round", width), "$accent"),
        Content.assemble(("Scheme ", "dim"), scheme or "–"),
    ]


def shorter(words: str, width: int) -> str:
    """Without its last words where they do not fit."""
    return words if len(words) <= width else words.removesuffix(" a round")
