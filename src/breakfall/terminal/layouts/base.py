"""What a game brings to the terminal: a widget that shows its table, and signs for the help."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.message import Message
from textual.widget import Widget

from breakfall.client.card_text import printed_cards
from breakfall.core.view import MatchView, PileView
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.spot import Spot, Target, next_target, targets
from breakfall.terminal.widgets.tray import Tray


class Layout(Widget):
    """A game's table. It shows a view and what glows; its spots tell what was clicked.

    Everything it shows comes from the view that it is given. Arrow keys walk from spot to spot.
    """

    legend: ClassVar[tuple[tuple[str, str], ...]] = ()  # for the help: a sign and what it means
    is_tall: ClassVar[bool] = False  # the question stands beside it, not below
    walks_along_rows: ClassVar[bool] = False  # left and right never lead to another row
    home: ClassVar[str] = ""  # CSS selector: where the keyboard comes in when nothing glows

    class Exited(Message):
        """The keyboard has walked off the table."""

    def __init__(self, view: MatchView, players: Sequence[str]) -> None:
        """`players` says who sits on each seat: "you", "greedy bot"."""
        super().__init__(id="board")
        self.view_shown = view
        self.players = players
        self.glow = Glow()

    def on_mount(self) -> None:
        self.draw()

    def on_resize(self) -> None:
        for tray in self.query(Tray):
            tray.lay_out()

    def show(self, view: MatchView, glow: Glow) -> None:
        """Show this, now."""
        self.view_shown = view
        self.glow = glow
        self.draw()

    def draw(self) -> None:
        """Bring what `view_shown` and `glow` say onto the widgets."""
        raise NotImplementedError

    def fit(self, width: int, height: int) -> None:
        """The screen has this size now."""

    @property
    def near_seat(self) -> int:
        """The seat at the lower edge; a spectator looks from behind the first."""
        return self.view_shown["seat"] or 0

    def tray(self, name: str) -> Tray:
        return self.query_one(f"#{name}", Tray)

    # ------------------------------------------------------------ the keyboard

    def targets(self) -> list[Target]:
        return targets(self.query(Spot).results(Spot))

    def focus_places(self) -> bool:
        """Move the keyboard to the first place that glows, else home; false if there is none."""
        there = self.targets()
        glowing = [target for target in there if target.place in self.glow.keys]
        if glowing:
            self.go_to(glowing[0].spot, glowing[0].place)
        elif there:
            home = next(iter(self.query(self.home).results(Spot)), there[0].spot)
            self.go_to(home, home.place)
        return bool(there)

    def go_to(self, spot: Spot, place: str) -> None:
        """A spot with many places may have the focus already and tells of no new one."""
        spot.focus_on(place)
        self.post_message(Spot.LookedAt(place))

    def on_spot_stepped(self, event: Spot.Stepped) -> None:
        """Arrows move to what lies next that way, and towards the question off the table."""
        event.stop()
        spot, right, down = event.spot, event.right, event.down
        here = spot.regions()[spot.place]
        there = self.targets()
        if right and self.walks_along_rows:
            rows = set(here.line_range)
            there = [one for one in there if rows.intersection(one.region.line_range)]
        target = next_target(there, here, right, down)
        if target is not None:
            self.go_to(target.spot, target.place)
        elif down > 0 or (right > 0 and self.is_tall):
            self.post_message(Layout.Exited())

    # ------------------------------------------------------------ words about a view

    @classmethod
    def headline(cls, view: MatchView) -> str:
        """Where the match stands, in a few words."""
        return view["shell"]["headline"]

    @classmethod
    def seat_name(cls, view: MatchView, seat: int) -> str:
        """Who sits there, as everybody calls them; a team with all its players."""
        seats = view["shell"]["seats"]
        name = seats[seat]["name"]
        if name is None:
            return f"Player {seat + 1}"
        team = [str(one["seat"] + 1) for one in seats if one["name"] == name]
        return name if len(team) == 1 else f"{name} (players {' and '.join(team)})"

    @classmethod
    def card_at(cls, view: MatchView, place: str) -> str | None:
        """The printed card that lies at a place, by its key, if the viewer knows it."""
        for zone in view["shell"]["zones"]:
            for found in zone["places"]:
                if found["id"] == place:
                    return found["card"]
        key = place.rpartition(":")[2]
        return key if key in printed_cards(view["game"]) else None

    @classmethod
    def piles(cls, view: MatchView) -> list[PileView]:
        """The piles that this viewer may look through."""
        return view["shell"]["piles"]
