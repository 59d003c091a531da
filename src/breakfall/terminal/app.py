"""The terminal application: home, the table, and replays."""

from __future__ import annotations

from textual.app import App

from breakfall.client.session import Session
from breakfall.terminal.screens.home import HomeScreen
from breakfall.terminal.screens.replay import ReplayScreen
from breakfall.terminal.screens.table import TableScreen
from breakfall.terminal.themes import DAY, NIGHT, VARIABLES


class BreakfallApp(App[str]):
    """Answers with the line to leave in the terminal."""

    CSS_PATH = "breakfall.tcss"
    TITLE = "Breakfall"
    ENABLE_COMMAND_PALETTE = False

    def __init__(
        self,
        session: Session | None = None,
        *,
        replay: ReplayScreen | None = None,
        speed: str = "normal",
        theme: str = "dark",
    ) -> None:
        super().__init__()
        self.session = session
        self.replay = replay
        self.speed = speed
        self.register_theme(NIGHT)
        self.register_theme(DAY)
        self.theme = theme

    def get_theme_variable_defaults(self) -> dict[str, str]:
        return VARIABLES

    def on_mount(self) -> None:
        self.install_screen(HomeScreen(self.speed), "home")
        if self.replay is not None:
            self.push_screen(self.replay)
        elif self.session is not None:
            self.push_screen(TableScreen(self.session, self.speed))
        else:
            self.push_screen("home")

    def on_table_screen_go_home(self) -> None:
        while isinstance(self.screen, TableScreen):
            self.pop_screen()
        if not isinstance(self.screen, HomeScreen):
            self.push_screen("home")

    async def action_quit(self) -> None:
        """Ctrl+Q, from anywhere: what is left is the same line as after q at the table."""
        tables = [screen for screen in self.screen_stack if isinstance(screen, TableScreen)]
        self.exit(tables[-1].goodbye() if tables else "")

    def action_other_theme(self) -> None:
        self.theme = "light" if self.theme == "dark" else "dark"


def run_table(session: Session | None, *, speed: str, theme: str) -> str:
    """Play; the answer is a line that says how to go on."""
    return BreakfallApp(session, speed=speed, theme=theme).run() or ""


def run_replay(record: dict[str, object], *, seat: int | None, start: int, theme: str) -> None:
    BreakfallApp(replay=ReplayScreen(record, seat, start), theme=theme).run()
