"""The table of HELLBREAK: two monsters between two locations, one's own side near."""

from __future__ import annotations

from typing import cast

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from breakfall.games.hellbreak.view import DuelView, SideView
from breakfall.terminal.layouts.base import Layout
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.bars import side_ways
from breakfall.terminal.layouts.hellbreak.location_card import LocationCard
from breakfall.terminal.layouts.hellbreak.monster_card import MonsterCard
from breakfall.terminal.layouts.hellbreak.pieces import hand_pieces, minion_piece, open_pieces
from breakfall.terminal.layouts.hellbreak.trays import Camp, Row
from breakfall.terminal.widgets.lines import StatusLine


class HellbreakLayout(Layout):
    """Your own location lies on your right, the enemy's on your left. (HB-3.4)"""

    SCOPED_CSS = False  # the size of things depends on that of the screen
    DEFAULT_CSS = """
    HellbreakLayout { height: 62vh; min-height: 14; layout: vertical; }
    HellbreakLayout #field { height: 1fr; }
    HellbreakLayout #middle { width: 22; }
    HellbreakLayout #left, HellbreakLayout #right { width: 1fr; }
    .-tall HellbreakLayout #hand { max-height: 6; }
    .-tall HellbreakLayout LocationCard { height: 5; }
    .-wide HellbreakLayout #middle { width: 26; }
    """

    legend = signs.LEGEND
    home = "#near-monster"

    @property
    def table(self) -> DuelView:
        return cast(DuelView, self.view_shown["table"])

    def compose(self) -> ComposeResult:
        yield StatusLine(id="far-side")
        yield Row("far-open")
        with Horizontal(id="field"):
            yield self.location_column("left")
            with Vertical(id="middle"):
                yield MonsterCard("far-monster")
                yield MonsterCard("near-monster")
            yield self.location_column("right")
        yield Row("near-open")
        yield StatusLine(id="near-side")
        yield Row("hand", may_be_framed=True)

    def location_column(self, hand: str) -> Vertical:
        """The enemy's minions, the location, one's own minions."""
        far, near = Camp(f"far-{hand}"), Camp(f"near-{hand}")
        far.add_class("far")
        return Vertical(far, LocationCard(f"{hand}-location"), near, id=hand)

    def draw(self) -> None:
        table, near = self.table, self.near_seat
        far_side, near_side = table["sides"][1 - near], table["sides"][near]
        self.draw_side(far_side, "far")
        self.draw_side(near_side, "near")
        locations = {one["brought_by"]: one for one in table["locations"]}
        for hand, location in (("left", 1 - near), ("right", near)):
            card = self.query_one(f"#{hand}-location", LocationCard)
            card.show(table, locations.get(location), near, self.glow)
            self.draw_camp(far_side, location, f"far-{hand}")
            self.draw_camp(near_side, location, f"near-{hand}")
        self.tray("hand").show(hand_pieces(near_side), self.glow)

    def draw_side(self, side: SideView, where: str) -> None:
        ways = side_ways(self.table, side, self.players[side["seat"]])
        is_active = self.table["turn"] == side["seat"]
        self.query_one(f"#{where}-side", StatusLine).show(ways, is_active=is_active)
        self.query_one(f"#{where}-monster", MonsterCard).show(side, self.glow)
        self.tray(f"{where}-open").show(open_pieces(side, is_near=where == "near"), self.glow)

    def draw_camp(self, side: SideView, location: int, where: str) -> None:
        here = [minion for minion in side["minions"] if minion["location"] == location]
        self.tray(where).show([minion_piece(one) for one in here], self.glow)
