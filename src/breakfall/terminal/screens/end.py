"""The end of a match: who won and why, and what to do next."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Button, Static

BARS = "▁▂▃▄▅▆▇█"


@dataclass(frozen=True)
class Score:
    """A player at the end: points, and the chances to win at moments of the match."""

    name: str
    points: int
    chances: Sequence[float]


def bars(chances: Sequence[float]) -> str:
    """A small chart in one line."""
    return "".join(BARS[min(len(BARS) - 1, int(chance * len(BARS)))] for chance in chances)


class EndWindow(ModalScreen[str]):
    """Answers "rematch", "home", "save", "quit" or, to look at the table once more, "look"."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("m", "dismiss('rematch')", "Rematch"),
        Binding("n", "dismiss('home')", "New match"),
        Binding("s", "dismiss('save')", "Save"),
        Binding("q", "dismiss('quit')", "Quit"),
        Binding("escape", "dismiss('look')", "Look at the table"),
        Binding("right,down", "app.focus_next", show=False),
        Binding("left,up", "app.focus_previous", show=False),
    ]

    def __init__(self, headline: str, reason: str, scores: Sequence[Score]) -> None:
        super().__init__()
        self.headline = headline
        self.reason = reason
        self.scores = scores

    def compose(self) -> ComposeResult:
        with Vertical(classes="window end") as frame:
            frame.border_title = "The end"
            yield Static(Content.styled(self.headline, "bold $accent"), classes="headline")
            yield Static(Content(f"{self.reason}."))
            width = max(len(score.name) for score in self.scores) + 3
            lines = [
                Content.assemble(
                    f"{score.name:{width}}",
                    (f"{score.points:<5}", "bold"),
                    (bars(score.chances), "$accent"),
                )
                for score in self.scores
            ]
            yield Static(Content("\n").join(lines), classes="scores")
            yield Static(Content("The bars tell how likely each was to win, from first to last."))
            with Horizontal():
                yield Button("Rematch (m)", id="rematch", variant="primary", compact=True)
                yield Button("New (n)", id="home", compact=True)
                yield Button("Save (s)", id="save", compact=True)
                yield Button("Look (Esc)", id="look", compact=True)
                yield Button("Quit (q)", id="quit", compact=True)

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(str(event.button.id))
