"""The table of Nightbreak: two rows facing each other, the enemy far, one's own near."""

from __future__ import annotations

import re

from textual.app import ComposeResult
from textual.containers import Horizontal

from breakfall.terminal.layouts.base import Glow, Layout, Pile, View
from breakfall.terminal.layouts.nightbreak import signs
from breakfall.terminal.layouts.nightbreak.bars import SideLine, TimeTrack
from breakfall.terminal.layouts.nightbreak.hero_card import HeroCard
from breakfall.terminal.layouts.nightbreak.view import (
    HeroSeen,
    SideSeen,
    TableSeen,
    columns,
    near_side,
    side_of,
    table_of,
)

ROWS = ("far-row", "near-row")
HEADING = re.compile(r"Turn \d+\b")


class NightbreakLayout(Layout):
    SCOPED_CSS = False  # the size of the cards depends on that of the screen
    DEFAULT_CSS = """
    NightbreakLayout { height: auto; layout: vertical; }
    NightbreakLayout .row { height: auto; }
    .-tall NightbreakLayout HeroCard { height: 9; }
    """

    legend = signs.LEGEND

    def compose(self) -> ComposeResult:
        ranks = len(columns(self.view_shown))
        yield TimeTrack()
        yield SideLine(id="far-side")
        yield Horizontal(*(HeroCard() for _ in range(ranks)), id="far-row", classes="row")
        yield Horizontal(*(HeroCard() for _ in range(ranks)), id="near-row", classes="row")
        yield SideLine(id="near-side")

    def on_mount(self) -> None:
        self.show(self.view_shown, self.glow)

    def show(self, view: View, glow: Glow) -> None:
        self.view_shown = view
        self.glow = glow
        table = table_of(view)
        near = near_side(view)
        self.query_one(TimeTrack).show(table)
        self.show_side(table, 1 - near, "far")
        self.show_side(table, near, "near")

    def show_side(self, table: TableSeen, index: int, where: str) -> None:
        side = table["sides"][index]
        who = " + ".join(dict.fromkeys(self.players[seat] for seat in side["seats"]))
        is_active = index == table["active"] and table["phase"] != "over"
        self.query_one(f"#{where}-side", SideLine).show(side, who, is_active=is_active)
        cards = self.query(f"#{where}-row HeroCard").results(HeroCard)
        for card, column in zip(cards, columns(self.view_shown), strict=True):
            place = f"rank:{index}:{column}"
            hero = side["row"][column]
            acts = is_active and table["phase"] == "Action Phase"
            before = [] if hero is None else signs_before(hero, side, table, acts=acts)
            card.show(place, hero, self.glow, signs_before=before)

    # ------------------------------------------------------------ the keyboard

    def focus_places(self) -> bool:
        """To the first hero that glows, else to the first of one's own."""
        cards = list(self.query(HeroCard))
        glowing = [card for card in cards if card.has_class("glows")]
        (glowing or cards[len(cards) // 2 :])[0].focus()
        return True

    def on_hero_card_stepped(self, event: HeroCard.Stepped) -> None:
        """Arrows move among the heroes, and down from one's own row off the table."""
        event.stop()
        rows = [list(self.query(f"#{row} HeroCard").results(HeroCard)) for row in ROWS]
        y = next(at for at, row in enumerate(rows) if event.card in row)
        x = rows[y].index(event.card)
        if y + event.down >= len(rows):
            self.post_message(Layout.Left())
        else:
            rows[max(0, y + event.down)][(x + event.right) % len(rows[y])].focus()

    # ------------------------------------------------------------ words about a view

    @classmethod
    def headline(cls, view: View) -> str:
        table = table_of(view)
        if not table["turns"]:
            return "Set-up"
        if table["hour"] is None:
            return "The Ritual is over"
        return f"Turn {table['turn']} of {table['turns']} · {table['hour']} · {table['phase']}"

    @classmethod
    def seat_name(cls, view: View, seat: int) -> str:
        side = table_of(view)["sides"][side_of(view, seat)]
        if len(side["seats"]) == 1:
            return side["name"]
        return f"{side['name']} (players {' and '.join(str(one + 1) for one in side['seats'])})"

    @classmethod
    def card_at(cls, view: View, place: str) -> str | None:
        kind, _, rest = place.partition(":")
        sides = table_of(view)["sides"]
        if kind == "hero":
            return rest
        if kind == "rank":
            side, column = map(int, rest.split(":"))
            hero = sides[side]["row"][column]
            return None if hero is None else hero["hero"]
        if kind == "deck" and sides[int(rest)]["deck"]:
            return sides[int(rest)]["deck"][0]["hero"]
        return None

    @classmethod
    def piles(cls, view: View) -> list[Pile]:
        """The discard piles, and what is known of the decks; in Twilight both sides share them."""
        sides = table_of(view)["sides"]
        if view["format"] == "twilight":
            return piles_of(sides[0], "both")
        return [pile for side in sides for pile in piles_of(side, side["name"])]

    @classmethod
    def is_heading(cls, line: str) -> bool:
        return HEADING.match(line) is not None


def piles_of(side: SideSeen, whose: str) -> list[Pile]:
    """Cards that everybody saw go under the deck are known there until it is shuffled."""
    discard = tuple(card["hero"] for card in side["discard"] if card["hero"])
    known = tuple(card["hero"] for card in side["deck"] if card["hero"])
    piles = [Pile(f"Discard pile of {whose}", discard)]
    if known and len(known) < len(side["deck"]):
        piles.append(Pile(f"Known in the deck of {whose}", known))
    return piles


def signs_before(hero: HeroSeen, side: SideSeen, table: TableSeen, *, acts: bool) -> list[str]:
    """It acts now, or has attacked in this turn; it is a Kingmaker."""
    found: list[str] = []
    if acts and table["acting"] == hero["id"]:
        found.append(signs.ACTING)
    elif acts and hero["has_attacked"]:
        found.append(signs.DONE)
    if hero["hero"] == side["kingmaker"]:
        found.append(signs.KINGMAKER)
    return found
