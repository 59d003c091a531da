"""The table of Nightfall: opponents far, the chain across the middle, one's own side near."""

from __future__ import annotations

from typing import cast

from textual.app import ComposeResult
from textual.containers import Horizontal

from breakfall.games.nightfall.view import NightView, PlayerView
from breakfall.terminal.layouts.base import Layout
from breakfall.terminal.layouts.nightfall import signs
from breakfall.terminal.layouts.nightfall.bars import MiddleLine
from breakfall.terminal.layouts.nightfall.pieces import (
    archive_piece,
    archive_pieces,
    attack_pieces,
    chain_pieces,
    hand_pieces,
    minion_pieces,
    pack_pieces,
    pile_pieces,
)
from breakfall.terminal.layouts.nightfall.seats import Seat, show_player
from breakfall.terminal.widgets.lines import PlayerLine
from breakfall.terminal.widgets.tray import Tray, Widths


class NightfallLayout(Layout):
    """The player on your left sits at the left, and so on clockwise. (NF-1.3)"""

    SCOPED_CSS = False  # the size of things depends on that of the screen
    DEFAULT_CSS = """
    NightfallLayout { height: 66vh; min-height: 16; layout: vertical; }
    .-tall NightfallLayout { height: 70vh; }
    NightfallLayout #far { height: 1fr; min-height: 2; }
    NightfallLayout #near { height: auto; }
    NightfallLayout #minions { width: 1fr; }
    NightfallLayout #archives { width: 30%; min-width: 20; margin-left: 1; }
    NightfallLayout .deserted #archives { width: 1fr; margin-left: 0; }
    NightfallLayout Seat { margin-left: 1; }
    NightfallLayout Seat:first-child { margin-left: 0; }
    """

    legend = signs.LEGEND
    home = "#me"

    @property
    def table(self) -> NightView:
        return cast(NightView, self.view_shown["table"])

    def compose(self) -> ComposeResult:
        with Horizontal(id="far"):
            others = len(self.players) - 1
            for _ in range(others):
                yield Seat(is_wide=others <= 2)
        yield MiddleLine()
        yield Tray("attacks", (4, 4, 6), highest=(1, 1, 1), widths=Widths(38, 60, 110, 38))
        yield Tray("chain", (4, 4, 6), highest=(2, 2, 4), widths=Widths(roomy=18))
        yield Tray("commons", (2, 2, 4), title="Commons")
        with Horizontal(id="near"):
            yield Tray("minions", (2, 2, 4), highest=(2, 2, 2), title="Your minions")
            yield Tray("archives", (2, 2, 4), title="Your archives")
        yield PlayerLine("me", most=1)
        yield Tray("pile", (2, 2, 2))
        yield Tray("pack", (6, 8, 8), highest=(6, 8, 8))
        yield Tray("hand", (2, 3, 5), highest=(2, 3, 5))

    def draw(self) -> None:
        table, near, glow = self.table, self.near_seat, self.glow
        players = table["players"]
        for distance, seat in enumerate(self.query(Seat), start=1):
            player = players[(near + distance) % len(players)]
            seat.show(table, player, self.players[player["seat"]], glow)
        self.query_one(MiddleLine).show(table)
        self.tray("attacks").show(attack_pieces(table), glow)
        self.tray("chain").show(chain_pieces(table, near), glow)
        self.tray("commons").show([archive_piece(one) for one in table["commons"]], glow)
        self.draw_near(players[near])

    def draw_near(self, player: PlayerView) -> None:
        """One's own side."""
        table, glow = self.table, self.glow
        self.query_one("#near").set_class(not player["minions"], "deserted")
        self.tray("minions").show(minion_pieces(table, player), glow)
        self.tray("archives").show(archive_pieces(player), glow)
        line = self.query_one("#me", PlayerLine)
        show_player(line, table, player, self.players[player["seat"]], glow)
        self.tray("pile").show(pile_pieces(glow.keys), glow)
        self.tray("pack").show(pack_pieces(player), glow)
        self.tray("hand").show(hand_pieces(player), glow)
