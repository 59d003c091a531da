"""What the table and a replay share: board, question, card and log, and the windows on top."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Footer, Static

from breakfall.client.card_text import Described, printed_cards
from breakfall.core.errors import BreakfallError
from breakfall.core.match import Match
from breakfall.core.view import MatchView
from breakfall.rulebook import rulebook
from breakfall.terminal.layouts import Layout, layout_for
from breakfall.terminal.screens.windows import CardWindow, HelpWindow, PilesWindow, RuleWindow
from breakfall.terminal.widgets.card import CardPanel
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.log import LogPanel
from breakfall.terminal.widgets.question import QuestionPanel
from breakfall.terminal.widgets.spot import Spot


class MatchScreen(Screen[None]):
    """A match as one viewer sees it. Everything shown goes through that viewer's view and log."""

    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    VERTICAL_BREAKPOINTS = [(0, "-short"), (36, "-tall")]  # noqa: RUF012
    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "help", "Help"),
        Binding("i", "card", "Card"),
        Binding("r,question_mark", "rule", "Rule", key_display="r"),
        Binding("d", "piles", "Piles"),
        Binding("t", "app.other_theme", "Light", show=False),
    ]

    def __init__(self, match: Match, players: Sequence[str], viewer: int | None) -> None:
        """`players` says who sits on each seat, as the board shows it."""
        super().__init__()
        self.match = match
        self.players = players
        self.viewer = viewer
        self.glow = Glow()
        self.seen_lines = 0  # of the log, before the news
        self.looked_at: str | None = None  # the place under the mouse or the focus
        self.considered: str | None = None  # the place of the highlighted option
        self.board_class = layout_for(match.setup.game.key)
        self.set_class(self.board_class.is_tall, "-beside")

    def compose(self) -> ComposeResult:
        yield Static(id="title")
        with Horizontal(id="upper"):
            yield self.board_class(self.view, self.players)
            yield CardPanel(id="card")
        with Horizontal(id="lower"):
            yield QuestionPanel(id="question")
            with Vertical(id="corner"):
                yield LogPanel(id="log")
                yield CardPanel(id="corner-card")
        yield Footer(show_command_palette=False)

    def on_mount(self) -> None:
        self.query_one("#log").border_title = "Log"
        self.query_one("#card").border_title = "Card"
        self.query_one("#corner-card").border_title = "Card"

    # ------------------------------------------------------------ showing

    @property
    def view(self) -> MatchView:
        return self.match.view(self.viewer)

    @property
    def board(self) -> Layout:
        return self.query_one("#board", Layout)

    @property
    def question_panel(self) -> QuestionPanel:
        return self.query_one(QuestionPanel)

    @property
    def cards(self) -> Mapping[str, Described]:
        """The printed cards of this game."""
        return printed_cards(self.match.setup.game.key)

    def show_table(self) -> None:
        """Everything but the question, as the viewer sees it now."""
        view = self.view
        setup = self.match.setup
        title = f"{setup.game.title} · {setup.format.title}"
        headline = self.board_class.headline(view)
        self.query_one("#title", Static).update(
            Content.assemble((title, "bold"), "  ", (headline, "$accent"), f"  {self.status()}")
        )
        self.board.show(view, self.glow)
        self.call_after_refresh(self.fit_card)
        self.query_one("#log", LogPanel).show(self.match.events(self.viewer), self.seen_lines)
        self.show_card()

    def status(self) -> str:
        """What else the title line says."""
        return ""

    def show_glow(self, glow: Glow) -> None:
        self.glow = glow
        self.board.show(self.view, glow)

    def name_of(self, seat: int) -> str:
        return self.board_class.seat_name(self.view, seat)

    # ------------------------------------------------------------ the card looked at

    def on_spot_looked_at(self, event: Spot.LookedAt) -> None:
        self.looked_at = event.place
        self.show_card()

    def show_card(self) -> None:
        """Beside the board; where that is too narrow, over the log while it is asked for."""
        card = self.subject()
        self.query_one("#card", CardPanel).show(card, compact=False)
        is_asked_for = self.looked_at is not None or not (self.considered or "rank").startswith(
            "rank"
        )
        covers_log = card is not None and is_asked_for and self.has_class("-narrow")
        self.query_one("#corner-card", CardPanel).show(card, compact=True)
        self.query_one("#corner-card").display = covers_log
        self.query_one("#log").display = not covers_log

    def fit_card(self) -> None:
        """Beside the board, a card is as high as the board."""
        if not self.board_class.is_tall:
            self.query_one("#card").styles.height = self.board.outer_size.height

    def subject(self) -> Described | None:
        """The card at the place looked at, else at that of the highlighted option."""
        for place in (self.looked_at, self.considered):
            if place is not None and (key := self.board_class.card_at(self.view, place)):
                return self.cards.get(key)
        return None

    def on_resize(self) -> None:
        if self.is_mounted:
            self.board.fit(*self.size)
            self.call_after_refresh(self.show_card)
            self.call_after_refresh(self.fit_card)

    # ------------------------------------------------------------ windows on top

    def rule_number(self) -> str:
        """The rule behind what is asked now."""
        choice = self.match.choice
        return "" if choice is None else choice.rule

    def action_rule(self) -> None:
        number = self.rule_number()
        try:
            book = rulebook(self.match.setup.game.key)
            self.app.push_screen(RuleWindow(book, number or book.chapters[0].rules[0].number))
        except BreakfallError as error:
            self.notify(str(error), severity="warning")

    def action_card(self) -> None:
        card = self.subject()
        if card is None:
            self.notify("Point at a card or an option first.", severity="warning")
        else:
            self.app.push_screen(CardWindow(card))

    def action_piles(self) -> None:
        piles = self.board_class.piles(self.view)
        self.app.push_screen(
            PilesWindow(
                [(pile["title"], [self.cards[key] for key in pile["cards"]]) for pile in piles]
            )
        )

    def action_help(self) -> None:
        self.app.push_screen(HelpWindow(self.board_class.legend))
