"""The table of Nightbreak: two rows facing each other, the enemy far, one's own near."""

from __future__ import annotations

from typing import cast

from textual.app import ComposeResult
from textual.containers import Horizontal

from breakfall.games.nightbreak.view import BattleView, HeroView, SideView
from breakfall.terminal.layouts.base import Layout
from breakfall.terminal.layouts.nightbreak import signs
from breakfall.terminal.layouts.nightbreak.bars import TimeTrack, side_words
from breakfall.terminal.layouts.nightbreak.hero_card import HeroCard
from breakfall.terminal.widgets.lines import StatusLine


class NightbreakLayout(Layout):
    SCOPED_CSS = False  # the size of the cards depends on that of the screen
    DEFAULT_CSS = """
    NightbreakLayout { height: auto; layout: vertical; }
    NightbreakLayout .row { height: auto; }
    .-tall NightbreakLayout HeroCard { height: 9; }
    """

    legend = signs.LEGEND
    home = "#near-row HeroCard"

    @property
    def table(self) -> BattleView:
        return cast(BattleView, self.view_shown["table"])

    @property
    def near_side(self) -> int:
        """The side at the lower edge; a spectator looks from behind the first."""
        return int(self.near_seat in self.table["sides"][1]["seats"])

    def compose(self) -> ComposeResult:
        ranks = len(self.table["sides"][0]["row"])
        yield TimeTrack()
        yield StatusLine(id="far-side")
        yield Horizontal(*(HeroCard() for _ in range(ranks)), id="far-row", classes="row")
        yield Horizontal(*(HeroCard() for _ in range(ranks)), id="near-row", classes="row")
        yield StatusLine(id="near-side")

    def draw(self) -> None:
        self.query_one(TimeTrack).show(self.table)
        self.draw_side(1 - self.near_side, "far")
        self.draw_side(self.near_side, "near")

    def draw_side(self, index: int, where: str) -> None:
        table = self.table
        side = table["sides"][index]
        who = " + ".join(dict.fromkeys(self.players[seat] for seat in side["seats"]))
        is_active = index == table["active"] and table["phase"] != "over"
        ways = [side_words(side, who, roomy=True), side_words(side, who, roomy=False)]
        self.query_one(f"#{where}-side", StatusLine).show(ways, is_active=is_active)
        acts = is_active and table["phase"] == "Action Phase"
        cards = self.query(f"#{where}-row HeroCard").results(HeroCard)
        for card, column in zip(cards, self.columns(), strict=True):
            hero = side["row"][column]
            before = [] if hero is None else signs_before(hero, side, table, acts=acts)
            card.show(f"rank:{index}:{column}", hero, self.glow, signs_before=before)

    def columns(self) -> list[int]:
        """The columns from the viewer's left to right: for the second side the row is turned."""
        ranks = list(range(len(self.table["sides"][0]["row"])))
        return ranks[::-1] if self.near_side else ranks


def signs_before(hero: HeroView, side: SideView, table: BattleView, *, acts: bool) -> list[str]:
    """It acts now, or has attacked in this turn; it is a Kingmaker."""
    found: list[str] = []
    if acts and table["acting"] == hero["id"]:
        found.append(signs.ACTING)
    elif acts and hero["has_attacked"]:
        found.append(signs.DONE)
    if hero["hero"] == side["kingmaker"]:
        found.append(signs.KINGMAKER)
    return found
