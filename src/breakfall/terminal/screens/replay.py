"""A match gone by, choice by choice."""

from __future__ import annotations

from typing import ClassVar, cast

from textual.binding import Binding, BindingType

import breakfall
from breakfall.terminal.screens.match import MatchScreen


class ReplayScreen(MatchScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right,space,enter", "go(1)", "Next", key_display="→"),
        Binding("left,backspace", "go(-1)", "Back", key_display="←"),
        Binding("pagedown", "go(10)", "Next 10", show=False),
        Binding("pageup", "go(-10)", "Back 10", show=False),
        Binding("home", "go(-100000)", "First", key_display="Home"),
        Binding("end", "go(100000)", "Last", key_display="End"),
        Binding("q,escape", "app.exit", "Quit", key_display="q"),
    ]

    def __init__(self, record: dict[str, object], viewer: int | None, start: int) -> None:
        match = breakfall.load(record)
        self.choices = cast(list[tuple[int, str, str]], match.record()["choices"])
        if start < len(self.choices):
            match.undo(len(self.choices) - start)
        names = [f"player {seat + 1}" for seat in range(match.setup.players)]
        super().__init__(match, names, viewer)

    def on_mount(self) -> None:
        super().on_mount()
        self.show_step()

    def action_go(self, steps: int) -> None:
        """Forward or back, as far as there is something."""
        here = self.match.decisions
        there = max(0, min(len(self.choices), here + steps))
        self.seen_lines = len(self.match.log(self.viewer)) if there > here else 0
        if there < here:
            self.match.undo(here - there)
        for seat, _, key in self.choices[here:there]:
            self.match.choose_key(key, seat)
        self.show_step()

    def show_step(self) -> None:
        self.show_table()
        lines = self.match.log(self.viewer)
        if not self.seen_lines:
            self.seen_lines = len(lines)
        where = f"Choice {self.match.decisions} of {len(self.choices)}"
        self.question_panel.tell(f"{where}. {self.next_words()}", lines[self.seen_lines :])

    def next_words(self) -> str:
        """What comes next, without what the viewer may not know."""
        if self.match.outcome is not None:
            return self.match.outcome.reason
        if self.match.decisions == len(self.choices):
            return "The record ends here."
        seat = self.choices[self.match.decisions][0]
        choice = self.match.choice_of(seat)
        if self.viewer in choice.seats:
            return f"Next, {self.name_of(seat)}: {choice.prompt}"
        return f"Next, {self.name_of(seat)} chooses ({choice.kind.replace('-', ' ')})."
