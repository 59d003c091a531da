"""The curtain between two people at one screen: nothing of the table is seen behind it."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Center, Middle
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Button, Static


class Curtain(Screen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("enter,space", "lift", "I am alone with it", priority=True)
    ]

    def __init__(self, name: str) -> None:
        super().__init__()
        self.person = name

    def compose(self) -> ComposeResult:
        with Middle():
            yield Static(Content.styled(f"Pass the device to {self.person}.", "bold $accent"))
            yield Static("The next question shows something that only they may see.")
            yield Center(Button("Ready (Enter)", id="lift", variant="primary"))

    def on_button_pressed(self) -> None:
        self.action_lift()

    def action_lift(self) -> None:
        self.dismiss()
