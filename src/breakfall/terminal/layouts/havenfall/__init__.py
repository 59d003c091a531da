"""The table of Havenfall: opponents far, monsters and market between, one's war room near."""

from __future__ import annotations

from typing import cast

from textual.app import ComposeResult
from textual.containers import Horizontal

from breakfall.core.view import MatchView
from breakfall.games.havenfall.view import HavenView, SideView
from breakfall.terminal.layouts.base import Layout
from breakfall.terminal.layouts.havenfall import signs
from breakfall.terminal.layouts.havenfall.pieces import (
    artifact_pieces,
    far_pieces,
    hand_pieces,
    hero_pieces,
    monster_pieces,
    more_pieces,
    play_pieces,
    spell_pieces,
    stock_pieces,
)
from breakfall.terminal.layouts.havenfall.sides import SideBar
from breakfall.terminal.widgets.tray import Tray, Widths

ANY_CARD = Widths(15, 19, 34, 19)
THIRDS = Widths(20, 24, 60, 24)  # three side by side
FOR_SALE = Widths(18, 20, 34, 20)  # a key, a name, what it costs and how many are left


class HavenfallLayout(Layout):
    """The player on your left is the first line, and so on clockwise."""

    SCOPED_CSS = False  # the size of things depends on that of the screen
    DEFAULT_CSS = """
    HavenfallLayout { height: 66vh; min-height: 16; layout: vertical; }
    .-tall HavenfallLayout { height: 70vh; }
    HavenfallLayout #market { height: 1fr; }
    HavenfallLayout #heroes { width: 1fr; }
    HavenfallLayout #artifacts { width: 1fr; margin-left: 1; }
    .-wide HavenfallLayout #artifacts { width: 1.5fr; }
    """

    legend = signs.LEGEND
    walks_along_rows = True
    home = "#me PlayerLine"

    @property
    def table(self) -> HavenView:
        return cast(HavenView, self.view_shown["table"])

    def compose(self) -> ComposeResult:
        for _ in range(len(self.players) - 1):
            yield SideBar(most=1)
        yield Tray("far-play", (2, 2, 4), highest=(2, 2, 4), widths=ANY_CARD)
        yield Tray("monsters", (2, 2, 3), highest=(2, 2, 3), widths=THIRDS)
        yield Tray("stock", (1, 1, 1), highest=(1, 1, 1), widths=ANY_CARD)
        with Horizontal(id="market"):
            yield Tray("heroes", None, (2, 2, 4), title="Heroes and treasure", widths=FOR_SALE)
            yield Tray("artifacts", None, (2, 2, 4), title="Artifacts and items", widths=FOR_SALE)
        yield Tray("more", (3, 4, 6), highest=(3, 4, 6), widths=ANY_CARD)
        yield Tray(
            "play", (2, 4, 6), highest=(2, 2, 5), widths=ANY_CARD, title="War room", titled_from=2
        )
        yield SideBar("me", most=2)
        yield Tray(
            "spells", (1, 1, 4), highest=(1, 1, 4), widths=ANY_CARD, title="Spells", titled_from=2
        )

    def draw(self) -> None:
        table, near, glow = self.table, self.near_seat, self.glow
        sides = table["sides"]
        far = [sides[(near + distance) % len(sides)] for distance in range(1, len(sides))]
        mine = sides[near]
        for bar, side in zip(self.query(SideBar), [*far, mine], strict=True):
            bar.show(table, side, self.players[side["seat"]], glow)
        self.tray("far-play").show(far_pieces(far, is_alone=len(far) == 1), glow)
        self.tray("monsters").show(monster_pieces(table), glow)
        self.tray("stock").show(stock_pieces(table), glow)
        self.tray("heroes").show(hero_pieces(table), glow)
        self.tray("artifacts").show(artifact_pieces(table), glow)
        self.draw_near(mine)

    def draw_near(self, side: SideView) -> None:
        """What lies in one's war room, or else one's next hand; spells; what else to choose."""
        glow = self.glow
        in_play = play_pieces(side)
        self.tray("play").border_title = "War room" if in_play else "Next hand"
        self.tray("play").show(in_play or hand_pieces(side), glow)
        self.tray("spells").show(spell_pieces(side), glow)
        shown = [
            piece.place for tray in self.query(Tray) for piece in tray.pieces if tray.id != "more"
        ]
        self.tray("more").show(more_pieces(side, glow.keys, shown), glow)

    @classmethod
    def card_at(cls, view: MatchView, place: str) -> str | None:
        """A leader lies beside the war room; its card is shown for the player."""
        kind, _, seat = place.partition(":")
        if kind != "side":
            return super().card_at(view, place)
        table = cast(HavenView, view["table"])
        return next(iter(table["sides"][int(seat)]["leader"]), None)
