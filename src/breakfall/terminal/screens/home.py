"""Home: choose a game and how to play it, or go on with a match."""

from __future__ import annotations

from typing import Any, ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Footer, Label, OptionList, Select, Static
from textual.widgets.option_list import Option

import breakfall
from breakfall.bots import BOTS, DEFAULT_BOT, title_of
from breakfall.client.saves import Unfinished, own_decks, unfinished_matches
from breakfall.client.session import Session, resume, seating
from breakfall.core.errors import BreakfallError
from breakfall.core.game import DeckSetting
from breakfall.terminal.screens.table import TableScreen

HOT_SEAT = "people"


class HomeScreen(Screen[None]):
    HORIZONTAL_BREAKPOINTS = [(0, "-narrow"), (110, "-wide")]  # noqa: RUF012
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("p", "play", "Play"),
        Binding("t", "app.other_theme", "Dark or light"),
        Binding("q", "app.exit", "Quit"),
    ]

    def __init__(self, speed: str) -> None:
        super().__init__()
        self.speed = speed
        self.unfinished: list[Unfinished] = []

    # ------------------------------------------------------------ what is on it

    def compose(self) -> ComposeResult:
        yield Static(
            Content.assemble(("Breakfall", "bold $accent"), "   a table in your terminal"),
            id="title",
        )
        with Horizontal(id="choices"):
            with VerticalScroll(id="new", can_focus=False) as new:
                new.border_title = "A new match"
                games = [(info.title, info.key) for info in breakfall.games()]
                yield from self.row(
                    "Game", Select(games, id="game", allow_blank=False, compact=True)
                )
                yield from self.row(
                    "Format", Select([("", "")], id="format", allow_blank=False, compact=True)
                )
                yield from self.row(
                    "Players", Select([("", 0)], id="players", allow_blank=False, compact=True)
                )
                yield from self.row("Against", self.opponents())
                yield Vertical(id="settings")
                yield Static(id="summary")
                yield Button("Play (p)", id="play", variant="primary")
            with Vertical(id="old") as old:
                old.border_title = "Go on with"
                yield OptionList(id="saved", markup=False)
        yield Footer(show_command_palette=False)

    def row(self, label: str, select: Select[str] | Select[int]) -> ComposeResult:
        with Horizontal(classes="row"):
            yield Label(label)
            yield select

    def opponents(self) -> Select[str]:
        bots = [(title_of(name), name) for name in BOTS]
        people = ("people at this screen", HOT_SEAT)
        return Select(
            [*bots, people], value=DEFAULT_BOT, id="opponent", allow_blank=False, compact=True
        )

    def on_screen_resume(self) -> None:
        """The list of matches may have changed since."""
        self.unfinished = unfinished_matches()
        saved = self.query_one("#saved", OptionList)
        saved.set_options(
            Option(saved_words(one), id=str(number)) for number, one in enumerate(self.unfinished)
        )
        if not self.unfinished:
            saved.add_option(Option("No match is waiting for you.", disabled=True))
        self.query_one("#game").focus()

    # ------------------------------------------------------------ choosing

    @property
    def info(self) -> breakfall.Game:
        return breakfall.find_game(self.chosen("game"))

    def chosen(self, name: str) -> str:
        return str(self.query_one(f"#{name}", Select).value)

    async def on_select_changed(self, event: Select.Changed) -> None:
        if event.select.id == "game":
            forms = [(form.title, form.key) for form in self.info.formats]
            self.query_one("#format", Select).set_options(forms)
            await self.offer_settings()
        elif event.select.id == "format" and self.chosen("format"):
            form = self.info.format(self.chosen("format"))
            self.query_one("#players", Select).set_options([(str(n), n) for n in form.players])
            self.query_one("#summary", Static).update(
                f"{self.info.summary} {form.title}: {form.summary}"
            )

    async def offer_settings(self) -> None:
        box = self.query_one("#settings", Vertical)
        await box.remove_children()
        for setting in self.info.settings:
            options = [(value, value) for value in setting.values]
            if isinstance(setting, DeckSetting):
                options += list(own_decks().items())
            select = Select(options, id=f"setting-{setting.key}", allow_blank=False, compact=True)
            select.tooltip = setting.summary
            await box.mount(Horizontal(Label(setting.key.capitalize()), select, classes="row"))

    def action_play(self) -> None:
        players = int(self.chosen("players"))
        opponent = self.chosen("opponent")
        bot = DEFAULT_BOT if opponent == HOT_SEAT else opponent
        settings: dict[str, Any] = {
            one.key: self.chosen(f"setting-{one.key}") for one in self.info.settings
        }
        try:
            match = breakfall.new_match(
                self.info.key, format=self.chosen("format"), players=players, **settings
            )
        except BreakfallError as error:
            self.notify(str(error), severity="error")
            return
        seats = seating(match.setup, seat=None if opponent == HOT_SEAT else 0, bot=bot)
        self.app.push_screen(TableScreen(Session(match, seats), self.speed))

    def on_button_pressed(self) -> None:
        self.action_play()

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        one = self.unfinished[int(str(event.option.id))]
        try:
            self.app.push_screen(TableScreen(resume(one.path), self.speed))
        except BreakfallError as error:
            self.notify(f"{one.path.name}: {error}", severity="error")


def saved_words(one: Unfinished) -> str:
    return f"{one.game.capitalize()} {one.format}\n  {one.when}, {one.choices} choices"
