"""The table of HELLBREAK: two monsters between two locations, one's own side near."""

from __future__ import annotations

import re

from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical

from breakfall.terminal.layouts.base import Glow, Layout, Pile, View
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.bars import SideLine
from breakfall.terminal.layouts.hellbreak.location_card import LocationCard
from breakfall.terminal.layouts.hellbreak.monster_card import MonsterCard
from breakfall.terminal.layouts.hellbreak.pieces import hand_pieces, minion_piece, open_pieces
from breakfall.terminal.layouts.hellbreak.spot import Spot, next_spot
from breakfall.terminal.layouts.hellbreak.trays import Camp, Row
from breakfall.terminal.layouts.hellbreak.view import (
    CardSeen,
    SideSeen,
    TableSeen,
    name_of_seat,
    near_seat,
    place_at,
    table_of,
)

HEADING = re.compile(r"Round \d+\b")


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

    def compose(self) -> ComposeResult:
        yield SideLine(id="far-side")
        yield Row("far-open")
        with Horizontal(id="field"):
            yield self.location_column("left")
            with Vertical(id="middle"):
                yield MonsterCard("far-monster")
                yield MonsterCard("near-monster")
            yield self.location_column("right")
        yield Row("near-open")
        yield SideLine(id="near-side")
        yield Row("hand", may_be_framed=True)

    def location_column(self, hand: str) -> Vertical:
        """The enemy's minions, the location, one's own minions."""
        far, near = Camp(f"far-{hand}"), Camp(f"near-{hand}")
        far.add_class("far")
        return Vertical(far, LocationCard(f"{hand}-location"), near, id=hand)

    def on_mount(self) -> None:
        self.show(self.view_shown, self.glow)

    # ------------------------------------------------------------ showing

    def show(self, view: View, glow: Glow) -> None:
        self.view_shown = view
        self.glow = glow
        table, near = table_of(view), near_seat(view)
        self.show_side(table, table["sides"][1 - near], "far")
        self.show_side(table, table["sides"][near], "near")
        for hand, location in (("left", 1 - near), ("right", near)):
            card = self.query_one(f"#{hand}-location", LocationCard)
            card.show(table, place_at(table, location), near, glow)
            self.show_camp(table["sides"][1 - near], location, f"far-{hand}")
            self.show_camp(table["sides"][near], location, f"near-{hand}")
        self.query_one("#hand", Row).show(hand_pieces(table["sides"][near]), glow)

    def show_side(self, table: TableSeen, side: SideSeen, where: str) -> None:
        who = self.players[side["seat"]]
        self.query_one(f"#{where}-side", SideLine).show(table, side, who)
        self.query_one(f"#{where}-monster", MonsterCard).show(side, self.glow)
        pieces = open_pieces(side, is_near=where == "near")
        self.query_one(f"#{where}-open", Row).show(pieces, self.glow)

    def show_camp(self, side: SideSeen, location: int, where: str) -> None:
        here = [minion for minion in side["minions"] if minion["location"] == location]
        self.query_one(f"#{where}", Camp).show([minion_piece(one) for one in here], self.glow)

    # ------------------------------------------------------------ the keyboard

    def spots(self) -> list[Spot]:
        return [spot for spot in self.query(Spot).results(Spot) if spot.display and spot.region]

    def focus_places(self) -> bool:
        """To the first place that glows, else to one's own monster."""
        glowing = [spot for spot in self.spots() if spot.has_class("glows")]
        (glowing or [self.query_one("#near-monster", MonsterCard)])[0].focus()
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
        holder = f"initiative: {name_of_seat(table, table['initiative'])}"
        if not table["round"]:
            return f"Set-up · {holder}"
        words = f"Round {table['round']} · {table['phase']} · {holder}"
        if table["slumbering"] is not None:
            words += f" · {name_of_seat(table, table['slumbering'])} slumbers"
        return words

    @classmethod
    def seat_name(cls, view: View, seat: int) -> str:
        return name_of_seat(table_of(view), seat)

    @classmethod
    def card_at(cls, view: View, place: str) -> str | None:
        kind, _, rest = place.partition(":")
        seat, _, which = rest.partition(":")
        table = table_of(view)
        if kind == "location":
            seen = place_at(table, int(seat))
            return None if seen is None else seen["card"]
        if kind == "monster":
            return table["sides"][int(seat)]["monster"]["card"]
        if kind in ("minion", "asset"):
            side = table["sides"][int(seat)]
            in_play = {one["id"]: one["card"] for one in [*side["minions"], *side["assets"]]}
            return in_play.get(place)
        return which or None

    @classmethod
    def piles(cls, view: View) -> list[Pile]:
        """Crypts and vaults, and what is known of hands and decks."""
        table = table_of(view)
        return [
            pile
            for side in table["sides"]
            for pile in piles_of(side, name_of_seat(table, side["seat"]))
        ]

    @classmethod
    def is_heading(cls, line: str) -> bool:
        return HEADING.match(line) is not None


def piles_of(side: SideSeen, whose: str) -> list[Pile]:
    piles = [Pile(f"Crypt of {whose}", known(side["crypt"]))]
    piles.append(Pile(f"Vault of {whose}", known(side["vault"])))
    if known(side["deck"]):
        piles.append(Pile(f"Known in the deck of {whose}", known(side["deck"])))
    return piles


def known(cards: list[CardSeen]) -> tuple[str, ...]:
    return tuple(key for key in cards if key)
