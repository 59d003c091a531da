"""The question: what is asked, by which rule, and the numbered list of answers."""

from __future__ import annotations

import textwrap
from collections.abc import Sequence

from textual.app import ComposeResult
from textual.content import Content
from textual.message import Message
from textual.widget import Widget
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from breakfall.core.seen import QuestionSeen
from breakfall.terminal.widgets.marks import mark


class QuestionPanel(Widget):
    DEFAULT_CSS = """
    QuestionPanel {
        layout: vertical; height: 100%; padding: 0 1;
        & > #prompt { height: auto; max-height: 4; }
        & > #news { height: auto; max-height: 100%; color: $foreground 80%; }
        & > OptionList {
            height: 1fr; border: none; padding: 0; background: transparent;
            scrollbar-size-vertical: 1;
        }
        & > OptionList:focus { border: none; background-tint: transparent; }
        & > OptionList > .option-list--option { padding: 0; }
    }
    """

    class Answered(Message):
        """Somebody chose an option of the question that was asked as number `question`."""

        def __init__(self, question: int, index: int) -> None:
            super().__init__()
            self.question = question
            self.index = index

    class Considered(Message):
        """The highlight is on this option."""

        def __init__(self, question: int, index: int) -> None:
            super().__init__()
            self.question = question
            self.index = index

    def __init__(self, id: str) -> None:
        super().__init__(id=id)
        self.labels: list[str] = []
        self.question = 0

    def compose(self) -> ComposeResult:
        yield Static(id="prompt")
        yield OptionList(markup=False)
        yield Static(id="news")

    @property
    def options(self) -> OptionList:
        return self.query_one(OptionList)

    def ask(self, choice: QuestionSeen, question: int, who: str = "") -> None:
        """Show a question; answers to it carry its number."""
        parts: list[tuple[str, str]] = [(f"{who}: ", "bold")] if who else []
        parts += [(choice.prompt, "bold $accent"), (f"  {choice.rule}", "dim")]
        self.query_one("#prompt", Static).update(Content.assemble(*parts))
        self.query_one("#news", Static).display = False
        self.labels = [option.label for option in choice.options]
        self.question = question
        self.options.display = True
        self.list_options(0)
        self.options.focus()

    def list_options(self, highlighted: int | None) -> None:
        """Write the options down, long ones over several lines, indented behind their key."""
        width = self.content_size.width - 1  # the scrollbar
        self.options.set_options(
            Option(option_words(index, label, width), id=f"{self.question}-{index}")
            for index, label in enumerate(self.labels)
        )
        self.options.highlighted = highlighted

    def on_resize(self) -> None:
        self.list_options(self.options.highlighted)

    def tell(self, heading: str, lines: Sequence[str]) -> None:
        """Nothing is asked here: say what goes on."""
        self.query_one("#prompt", Static).update(Content.styled(heading, "bold"))
        self.labels = []
        self.options.clear_options()
        self.options.display = False
        news = self.query_one("#news", Static)
        news.display = True
        news.update(Content("\n").join(Content(line) for line in lines))

    def on_option_list_option_selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Answered(*numbers(event.option)))

    def on_option_list_option_highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Considered(*numbers(event.option)))


def option_words(index: int, label: str, width: int) -> Content:
    lines = textwrap.wrap(label, width - 2) if width > 10 else [label]
    return Content.assemble((f"{mark(index) or ' '} ", "bold"), "\n  ".join(lines))


def numbers(option: Option) -> tuple[int, int]:
    question, index = str(option.id).split("-")
    return int(question), int(index)
