"""The table of Havenfall: opponents far, monsters and market between, one's war room near."""

from __future__ import annotations

import re

from textual.app import ComposeResult
from textual.containers import Horizontal

from breakfall.terminal.layouts.base import Glow, Layout, Pile, View
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
from breakfall.terminal.layouts.havenfall.sides import PlayerLine, SideBar
from breakfall.terminal.layouts.havenfall.trays import Tray, Widths
from breakfall.terminal.layouts.havenfall.view import (
    SideSeen,
    TableSeen,
    far_sides,
    known,
    near_seat,
    seat_name,
    table_of,
)
from breakfall.terminal.layouts.hellbreak.spot import Spot, next_spot

HEADING = re.compile(r"Round \d+:")
THIRDS = Widths(20, 24, 60)  # three side by side
FOR_SALE = Widths(18, 20, 34)  # a key, a name, what it costs and how many are left


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

    def compose(self) -> ComposeResult:
        for _ in range(len(self.players) - 1):
            yield SideBar(most=1)
        yield Tray("far-play", (2, 2, 4), highest=(2, 2, 4))
        yield Tray("monsters", (2, 2, 3), highest=(2, 2, 3), widths=THIRDS)
        yield Tray("stock", (1, 1, 1), highest=(1, 1, 1))
        with Horizontal(id="market"):
            yield Tray("heroes", None, (2, 2, 4), title="Heroes and treasure", widths=FOR_SALE)
            yield Tray("artifacts", None, (2, 2, 4), title="Artifacts and items", widths=FOR_SALE)
        yield Tray("more", (3, 4, 6), highest=(3, 4, 6))
        yield Tray("play", (2, 4, 6), highest=(2, 2, 5), title="War room")
        yield SideBar("me", most=2)
        yield Tray("spells", (1, 1, 4), highest=(1, 1, 4), title="Spells")

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
        far = far_sides(table, near)
        mine = table["sides"][near]
        for bar, side in zip(self.query(SideBar), [*far, mine], strict=True):
            bar.show(table, side, self.players[side["seat"]], glow)
        self.tray("far-play").show(far_pieces(far, is_alone=len(far) == 1), glow)
        self.tray("monsters").show(monster_pieces(table), glow)
        self.tray("stock").show(stock_pieces(table), glow)
        self.tray("heroes").show(hero_pieces(table), glow)
        self.tray("artifacts").show(artifact_pieces(table), glow)
        self.show_near(mine, glow)

    def show_near(self, side: SideSeen, glow: Glow) -> None:
        """What lies in one's war room, or else one's next hand; spells; what else to choose."""
        in_play = play_pieces(side)
        self.tray("play").border_title = "War room" if in_play else "Next hand"
        self.tray("play").show(in_play or hand_pieces(side), glow)
        self.tray("spells").show(spell_pieces(side), glow)
        shown = [
            piece.place for tray in self.query(Tray) for piece in tray.pieces if tray.id != "more"
        ]
        self.tray("more").show(more_pieces(side, glow.marks, shown), glow)

    def tray(self, name: str) -> Tray:
        return self.query_one(f"#{name}", Tray)

    # ------------------------------------------------------------ the keyboard

    def spots(self) -> list[Spot]:
        return [spot for spot in self.query(Spot).results(Spot) if spot.display and spot.region]

    def focus_places(self) -> bool:
        """To the first place that glows, else to one's own line."""
        glowing = [spot for spot in self.spots() if spot.has_class("glows")]
        (glowing or [self.query_one("#me").query_one(PlayerLine)])[0].focus()
        return True

    def on_spot_stepped(self, event: Spot.Stepped) -> None:
        """Arrows move along a row or on to the next, and down from the last off the table."""
        event.stop()
        spots = self.spots()
        if event.right:
            rows = set(event.spot.region.line_range)
            spots = [spot for spot in spots if rows.intersection(spot.region.line_range)]
        there = next_spot(spots, event.spot, event.right, event.down)
        if there is not None:
            there.focus()
        elif event.down > 0:
            self.post_message(Layout.Left())

    # ------------------------------------------------------------ words about a view

    @classmethod
    def headline(cls, view: View) -> str:
        table = table_of(view)
        turn = table["turn"]
        last = f" of {table['last_round']}" if table["last_round"] else ""
        action = f" · {turn['action']} action" if turn["action"] else ""
        return f"Round {table['round']}{last} · {seat_name(turn['seat'])}'s turn{action}"

    @classmethod
    def card_at(cls, view: View, place: str) -> str | None:
        kind, _, which = place.partition(":")
        table = table_of(view)
        if kind == "play":
            in_play = {one["id"]: one["card"] for side in table["sides"] for one in side["play"]}
            return in_play.get(place)
        if kind == "row":
            return next((one["card"] for one in table["row"] if one and one["id"] == place), None)
        if kind in ("defeated", "trash"):
            pile = table["defeated"] if kind == "defeated" else table["trash"]
            return pile[0] if pile else None
        if kind == "side":
            return next(iter(known(table["sides"][int(which)]["leader"])), None)
        return which.split(":")[-1] if kind in ("pile", "card", "spell", "looked-at") else None

    @classmethod
    def piles(cls, view: View) -> list[Pile]:
        """Discard piles, defeated monsters, arcane cards, and what has left the game."""
        table = table_of(view)
        piles = [pile for side in table["sides"] for pile in piles_of(side)]
        return piles + board_piles(table)

    @classmethod
    def is_heading(cls, line: str) -> bool:
        return HEADING.match(line) is not None


def piles_of(side: SideSeen) -> list[Pile]:
    """The discard pile, and what this viewer has seen of what is hidden."""
    whose = seat_name(side["seat"])
    piles = [Pile(f"Discard pile of {whose}", known(side["discard"]))]
    for name, cards in (("Spells", side["spells"]), ("Hand", side["hand"]), ("Deck", side["deck"])):
        if known(cards):
            piles.append(Pile(f"{name} of {whose}, as far as you know", known(cards)))
    return piles


def board_piles(table: TableSeen) -> list[Pile]:
    return [
        Pile("Defeated monsters", known(table["defeated"])),
        Pile("Arcane cards", known(table["arcane"])),
        Pile("Trash", known(table["trash"])),
        Pile("Trashed spells", known(table["trashed_spells"])),
    ]
