"""The table of Nightfall: opponents far, the chain across the middle, one's own side near."""

from __future__ import annotations

import re

from textual.app import ComposeResult
from textual.containers import Horizontal

from breakfall.terminal.layouts.base import Glow, Layout, Pile, View
from breakfall.terminal.layouts.hellbreak.spot import Spot, next_spot
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
from breakfall.terminal.layouts.nightfall.seats import PlayerLine, Seat
from breakfall.terminal.layouts.nightfall.trays import Tray, Widths
from breakfall.terminal.layouts.nightfall.view import (
    CardSeen,
    PlayerSeen,
    TableSeen,
    far_players,
    minions_in_play,
    near_seat,
    seat_name,
    table_of,
)

HEADING = re.compile(r"Turn \d+:")


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

    def compose(self) -> ComposeResult:
        with Horizontal(id="far"):
            others = len(self.players) - 1
            for _ in range(others):
                yield Seat(is_wide=others <= 2)
        yield MiddleLine()
        yield Tray("attacks", (4, 4, 6), highest=(1, 1, 1), widths=Widths(38, 60, 110))
        yield Tray("chain", (4, 4, 6), highest=(2, 2, 4), widths=Widths(18, 18, 40))
        yield Tray("commons", (2, 2, 4), title="Commons")
        with Horizontal(id="near"):
            yield Tray("minions", (2, 2, 4), highest=(2, 2, 2), title="Your minions")
            yield Tray("archives", (2, 2, 4), title="Your archives")
        yield PlayerLine("me", most=1)
        yield Tray("pile", (2, 2, 2))
        yield Tray("pack", (6, 8, 8), highest=(6, 8, 8))
        yield Tray("hand", (2, 3, 5), highest=(2, 3, 5))

    def on_mount(self) -> None:
        self.show(self.view_shown, self.glow)

    def on_resize(self) -> None:
        for tray in self.query(Tray):
            tray.lay_out()

    # ------------------------------------------------------------ showing

    def show(self, view: View, glow: Glow) -> None:
        self.view_shown = view
        self.glow = glow
        table, near = table_of(view), near_seat(view)
        for seat, player in zip(self.query(Seat), far_players(table, near), strict=True):
            seat.show(table, player, self.players[player["seat"]], glow)
        self.query_one(MiddleLine).show(table)
        self.tray("attacks").show(attack_pieces(table), glow)
        self.tray("chain").show(chain_pieces(table, near), glow)
        self.tray("commons").show([archive_piece(one) for one in table["commons"]], glow)
        self.show_near(table, table["players"][near], glow)

    def show_near(self, table: TableSeen, player: PlayerSeen, glow: Glow) -> None:
        self.query_one("#near").set_class(not player["minions"], "deserted")
        self.tray("minions").show(minion_pieces(table, player), glow)
        self.tray("archives").show(archive_pieces(player), glow)
        who = self.players[player["seat"]]
        self.query_one("#me", PlayerLine).show(table, player, who, glow)
        self.tray("pile").show(pile_pieces(glow.marks), glow)
        self.tray("pack").show(pack_pieces(player), glow)
        self.tray("hand").show(hand_pieces(player), glow)

    def tray(self, name: str) -> Tray:
        return self.query_one(f"#{name}", Tray)

    # ------------------------------------------------------------ the keyboard

    def spots(self) -> list[Spot]:
        return [spot for spot in self.query(Spot).results(Spot) if spot.display and spot.region]

    def focus_places(self) -> bool:
        """To the first place that glows, else to one's own line."""
        glowing = [spot for spot in self.spots() if spot.has_class("glows")]
        (glowing or [self.query_one("#me", PlayerLine)])[0].focus()
        return True

    def on_spot_stepped(self, event: Spot.Stepped) -> None:
        """Arrows move to what lies next that way, and down from the last row off the table."""
        event.stop()
        there = next_spot(self.spots(), event.spot, event.right, event.down)
        if there is not None:
            there.focus()
        elif event.down > 0:
            self.post_message(Layout.Left())

    # ------------------------------------------------------------ words about a view

    @classmethod
    def headline(cls, view: View) -> str:
        table = table_of(view)
        if table["phase"] == "over":
            return "The match is over"
        if not table["turn"]:
            first = table["first"]
            return "Set-up" if first is None else f"Set-up · {seat_name(first)} goes first"
        game = f"Game {table['game']} · " if table["goal"] is not None else ""
        ending = " · the last wound is taken" if table["is_ending"] else ""
        return (
            f"{game}Turn {table['turn']} · {seat_name(table['active'])} · {table['phase']}{ending}"
        )

    @classmethod
    def seat_name(cls, view: View, seat: int) -> str:
        return seat_name(seat)

    @classmethod
    def card_at(cls, view: View, place: str) -> str | None:
        kind, _, which = place.partition(":")
        table = table_of(view)
        if kind == "minion":
            minion = minions_in_play(table).get(place)
            return None if minion is None else minion["order"]
        if kind == "link":
            return next((link["order"] for link in table["chain"] if link["id"] == place), None)
        return which if kind in ("archive", "hand", "pack", "discard", "exile") else None

    @classmethod
    def piles(cls, view: View) -> list[Pile]:
        """One's own discard pile, the top of the others, and exile."""
        table = table_of(view)
        piles = [discard_pile(player) for player in table["players"]]
        return [*piles, Pile("Exile", known([*table["exile"], *table["wounds"]["exiled"]]))]

    @classmethod
    def is_heading(cls, line: str) -> bool:
        return HEADING.match(line) is not None


def discard_pile(player: PlayerSeen) -> Pile:
    whose = f"the discard pile of {seat_name(player['seat'])}"
    if player["discard"] is not None:
        return Pile(whose.capitalize().replace("player", "Player"), known(player["discard"]))
    return Pile(f"Top of {whose}", known([player["discard_top"]]))


def known(cards: list[CardSeen]) -> tuple[str, ...]:
    return tuple(key for key in cards if key)
