"""Small windows on top of a screen: help, a rule, a card, the discard piles, saving."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Input, Label, Markdown, Static

from breakfall.client.card_text import Described, facts_line, name_of, short_power
from breakfall.rulebook import Rulebook
from breakfall.terminal.widgets.card import card_content


class Window(ModalScreen[None]):
    """A frame with a title that scrolls; any of its keys closes it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,q", "dismiss", "Close")]

    def __init__(self, title: str) -> None:
        super().__init__()
        self.title_words = title

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="window") as frame:
            frame.border_title = Content(self.title_words)
            frame.border_subtitle = "Esc closes"
            yield from self.body()

    def body(self) -> ComposeResult:
        raise NotImplementedError

    def on_mount(self) -> None:
        self.query_one(".window").focus()

    async def action_dismiss(self, result: None = None) -> None:
        self.dismiss()


class CardWindow(Window):
    """A printed card with everything on it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("i", "dismiss", show=False)]

    def __init__(self, card: Described) -> None:
        super().__init__("Card")
        self.card = card

    def body(self) -> ComposeResult:
        yield Static(card_content(self.card))


class RuleWindow(Window):
    """A rule, and below it the rest of its chapter."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("r,question_mark", "dismiss", show=False)]

    def __init__(self, book: Rulebook, number: str) -> None:
        super().__init__(f"Rule {number}")
        self.book = book
        self.number = number

    def body(self) -> ComposeResult:
        chapter = self.book.chapter_of(self.number)
        this = [rule for rule in chapter.rules if rule.number == self.number]
        others = [rule for rule in chapter.rules if rule.number != self.number]
        text = [f"## {rule.number} {rule.title}\n\n{rule.text}" for rule in this]
        text.append(f"---\n\n## Also in chapter {chapter.number}, {chapter.title}")
        text += [f"**{rule.number} {rule.title}.** {rule.text}" for rule in others]
        yield Markdown("\n\n".join(text))


class PilesWindow(Window):
    """Piles that may be looked through, top card first."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("d", "dismiss", show=False)]

    def __init__(self, piles: Sequence[tuple[str, Sequence[Described]]]) -> None:
        super().__init__("Piles")
        self.piles = piles

    def body(self) -> ComposeResult:
        for title, cards in self.piles:
            yield Label(Content.styled(f"{title}: {len(cards)}", "bold $accent"))
            for card in cards:
                facts = "".join(words for words, _ in facts_line(card, brief=True))
                yield Static(Content.assemble((name_of(card), "bold"), f"  {facts}"))
                yield Static(Content.styled(f"    {short_power(card)}", "$foreground 70%"))
            if not cards:
                yield Label(Content.styled("empty", "$foreground 60%"))
            yield Label("")


KEYS = (
    ("1 … 9, A … Z", "choose the option of that number or letter"),
    ("↑ ↓ Enter", "walk through the options and choose one"),
    ("← →", "to the table; arrows walk on, Enter chooses, Esc goes back"),
    ("mouse", "click what glows, or an option"),
    ("i", "the card under the mouse, the focus or the highlighted option"),
    ("r or ?", "the rule behind the question"),
    ("d", "the piles that you may look through"),
    ("u", "undo your last choice, until another player is asked"),
    ("b", "ask the bot what it would do"),
    ("v", "how fast the bots play"),
    ("Space", "skip ahead to your next choice"),
    ("t", "dark or light"),
    ("s", "save elsewhere; each choice is kept anyway"),
    ("q", "quit; you can go on later"),
)


class HelpWindow(Window):
    """The keys, and the signs of this table."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("h", "dismiss", show=False)]

    def __init__(self, legend: Sequence[tuple[str, str]]) -> None:
        super().__init__("Help")
        self.legend = legend

    def body(self) -> ComposeResult:
        for title, lines in (("Keys", KEYS), ("Signs", self.legend)):
            if lines:
                yield Label(Content.styled(title, "bold $accent"))
                for sign, meaning in lines:
                    yield Horizontal(Label(Content(sign)), Static(meaning), classes="line")
                yield Label("")


class SaveWindow(ModalScreen[str | None]):
    """Where to save a copy."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", "Close")]

    def __init__(self, path: str) -> None:
        super().__init__()
        self.path = path

    def compose(self) -> ComposeResult:
        with Vertical(classes="window small") as frame:
            frame.border_title = "Save a copy to"
            frame.border_subtitle = "Enter saves, Esc does not"
            yield Input(self.path, select_on_focus=False)

    def on_input_submitted(self, event: Input.Submitted) -> None:
        self.dismiss(event.value.strip() or None)
