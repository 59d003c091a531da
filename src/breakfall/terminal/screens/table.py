"""The table: people and bots play a match."""

from __future__ import annotations

import asyncio
import shlex
from pathlib import Path
from typing import ClassVar

from textual import events, work
from textual.binding import Binding, BindingType
from textual.message import Message

from breakfall.bots import STRONGEST, bot_name, player_names, title_of
from breakfall.client.session import PERSON, Session
from breakfall.core.errors import BreakfallError
from breakfall.core.seen import QuestionSeen
from breakfall.terminal.bot_speed import SPEEDS, next_speed
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.end import EndWindow, Score
from breakfall.terminal.screens.match import MatchScreen
from breakfall.terminal.screens.windows import SaveWindow
from breakfall.terminal.selection import NOWHERE, glow_for
from breakfall.terminal.selection import pick as pick_place
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.marks import index_of
from breakfall.terminal.widgets.question import QuestionPanel
from breakfall.terminal.widgets.spot import Spot


class TableScreen(MatchScreen):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("u", "undo", "Undo"),
        Binding("b", "hint", "Hint"),
        Binding("v", "speed", "Speed", show=False),
        Binding("s", "save", "Save"),
        Binding("q", "quit", "Quit"),
        Binding("space", "skip", "Skip", show=False),
        Binding("m", "rematch", "Rematch", show=False),
        Binding("left,right", "to_board", show=False),
        Binding("escape", "to_options", show=False),
    ]

    class GoHome(Message):
        """Enough of this table: back to where matches are chosen."""

    def __init__(self, session: Session, speed: str = "normal") -> None:
        names = ["you" if who == PERSON else title_of(who) for who in session.seats]
        if session.is_hot_seat:
            names = [
                f"player {seat + 1}" if who == "you" else who for seat, who in enumerate(names)
            ]
        session.match.names = player_names(
            ["" if who == PERSON else bot_name(who) for who in session.seats]
        )
        super().__init__(session.match, names, session.people[0])
        self.session = session
        self.speed = speed
        self.skip = asyncio.Event()
        self.choice: QuestionSeen | None = None  # what a person is asked now
        self.question = 0  # the number of that question: answers to an older one are ignored
        self.considered_index = 0
        self.picked = NOWHERE

    def on_mount(self) -> None:
        super().on_mount()
        if not self.match.decisions:
            self.notify("Choose by number, by arrows and Enter, or click what glows. h is help.")
        self.go_on()

    def status(self) -> str:
        has_bots = len(self.session.people) < len(self.session.seats)
        return f"bots: {self.speed}" if has_bots and self.speed != "normal" else ""

    # ------------------------------------------------------------ going on

    def go_on(self) -> None:
        """Ask whoever is asked: bots, a person, or nobody when it is over."""
        self.question += 1
        self.choice = None
        self.picked = NOWHERE
        self.considered = None
        self.glow = Glow()
        if self.session.is_over:
            self.end()
        elif self.session.bot_turn() is not None:
            self.let_bots_play()
        else:
            self.call_person()

    def make_choice(self, index: int, seat: int) -> None:
        try:
            self.session.choose(index, seat)
        except BreakfallError as error:
            self.notify(str(error), severity="error")

    @work(exclusive=True, group="bots")
    async def let_bots_play(self) -> None:
        """One move after the other, each shown for a while. They think in another thread."""
        self.skip.clear()
        while (turn := self.session.bot_turn()) is not None:
            who = f"{self.name_of(turn.seat)} ({title_of(turn.name)})"
            before = len(self.match.log(self.viewer))
            if self.delay:
                self.show_table()
                self.question_panel.tell(f"{who} is thinking …", [])
            index = await asyncio.to_thread(turn.think)
            self.make_choice(index, turn.seat)
            if self.delay:
                self.show_table()
                news = self.match.log(self.viewer)[before:]
                self.question_panel.tell(f"{who} plays. Space skips ahead.", news)
                await self.rest()
        self.go_on()

    @property
    def delay(self) -> float:
        return 0.0 if self.skip.is_set() else SPEEDS[self.speed]

    async def rest(self) -> None:
        """Leave a move on the screen, unless somebody wants to skip ahead."""
        try:
            await asyncio.wait_for(self.skip.wait(), self.delay)
        except TimeoutError:
            return

    # ------------------------------------------------------------ asking people

    def call_person(self) -> None:
        """Ask the person; behind a curtain if they see what others at the screen may not."""
        seat = self.session.person_asked()
        assert seat is not None
        is_another = self.session.is_hot_seat and self.is_of_another_team(seat)
        if is_another and self.session.shows_a_secret(seat):
            self.app.push_screen(Curtain(self.name_of(seat)), lambda _: self.ask(seat))
        else:
            self.ask(seat)

    def is_of_another_team(self, seat: int) -> bool:
        setup = self.match.setup
        teams = setup.teams
        return not any(seat in team and self.viewer in team for team in teams)

    def ask(self, seat: int) -> None:
        self.viewer = seat
        self.choice = self.match.choice_of(seat)
        who = self.name_of(seat) if self.session.is_hot_seat else ""
        self.question_panel.ask(self.choice, self.question, who)
        self.consider(0)
        self.show_table()

    def on_question_panel_answered(self, event: QuestionPanel.Answered) -> None:
        if event.question == self.question:
            self.answer(event.index)

    def on_question_panel_considered(self, event: QuestionPanel.Considered) -> None:
        is_new = event.index != self.considered_index or self.looked_at is not None
        if event.question == self.question and self.choice is not None and is_new:
            self.looked_at = None
            self.consider(event.index)
            self.show_glow(self.glow)
            self.show_card()

    def on_key(self, event: events.Key) -> None:
        """A digit or a capital letter chooses."""
        index = index_of(event.character or "")
        if self.choice is not None and 0 <= index < len(self.choice):
            event.stop()
            self.answer(index)

    def answer(self, index: int) -> None:
        if self.choice is None or self.viewer is None:
            return
        self.seen_lines = len(self.match.log(self.viewer))
        seat, self.choice = self.viewer, None
        self.make_choice(index, seat)
        self.go_on()

    def consider(self, index: int) -> None:
        """Let glow what may be chosen, and what this option points at more than the rest."""
        assert self.choice is not None
        self.considered_index = index
        places = self.choice.options[index].places
        self.considered = places[0] if places else None
        self.glow = glow_for(self.choice, index, self.picked)

    # ------------------------------------------------------------ picking on the board

    def on_spot_picked(self, event: Spot.Picked) -> None:
        """A click narrows the options down to those that point there; the last one is chosen."""
        if self.choice is None:
            return
        pick = pick_place(self.choice, self.picked, event.place)
        if pick.answer is not None:
            self.answer(pick.answer)
            return
        self.picked = pick.picked
        considered = pick.fitting[0] if pick.fitting else self.considered_index
        self.question_panel.options.highlighted = considered
        self.consider(considered)
        self.show_glow(self.glow)
        if pick.is_for_the_list:
            self.question_panel.options.focus()

    def on_layout_exited(self) -> None:
        self.action_to_options()

    def action_to_board(self) -> None:
        self.board.focus_places()

    def action_to_options(self) -> None:
        self.picked = NOWHERE
        self.show_glow(Glow(self.glow.keys, self.glow.highlighted))
        self.question_panel.options.focus()

    # ------------------------------------------------------------ the end

    def end(self) -> None:
        outcome = self.match.outcome
        assert outcome is not None
        self.show_table()
        self.question_panel.tell(
            "The match is over.", [f"{outcome.reason}.", "", "m plays it again, q quits."]
        )
        story = self.session.course()
        scores = {
            self.name_of(seat): Score(self.name_of(seat), points, story[seat])
            for seat, points in enumerate(outcome.scores)
        }
        window = EndWindow(self.end_words(outcome.winners), outcome.reason, list(scores.values()))
        self.app.push_screen(window, self.after_the_end)

    def end_words(self, winners: list[int]) -> str:
        if not winners:
            return "A draw."
        if self.session.is_hot_seat:
            return f"{self.name_of(winners[0])} wins!"
        return "You win!" if set(winners) & set(self.session.people) else "You lose."

    def after_the_end(self, answer: str | None) -> None:
        if answer == "rematch":
            self.action_rematch()
        elif answer == "home":
            self.post_message(self.GoHome())
        elif answer == "save":
            self.action_save()
        elif answer == "quit":
            self.action_quit()

    def action_rematch(self) -> None:
        if self.session.is_over:
            self.app.switch_screen(TableScreen(self.session.rematch(), self.speed))

    # ------------------------------------------------------------ other keys

    def action_undo(self) -> None:
        self.workers.cancel_group(self, "bots")
        try:
            self.notify(self.session.undo())
        except BreakfallError as error:
            self.notify(str(error), severity="warning")
        self.seen_lines = len(self.match.log(self.viewer))
        self.go_on()

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """The bot's advice, from what this seat may know."""
        choice, seat, question = self.choice, self.viewer, self.question
        if choice is None or seat is None:
            return
        advice = await asyncio.to_thread(self.session.suggestion(seat))
        if question == self.question:
            self.question_panel.options.highlighted = advice.index
            self.notify(
                f"Level {STRONGEST} would choose: {choice.options[advice.index].label}\n"
                f"It is {advice.share:.0%} sure, and sees {advice.chance:.0%} to win."
            )

    def action_speed(self) -> None:
        self.speed = next_speed(self.speed)
        self.notify(f"The bots play at this speed: {self.speed}")

    def action_skip(self) -> None:
        self.skip.set()

    def action_save(self) -> None:
        self.app.push_screen(SaveWindow(str(self.session.path)), self.save_to)

    def save_to(self, where: str | None) -> None:
        if where is None:
            return
        try:
            self.notify(f"Saved to {self.session.save(Path(where).expanduser())}")
        except BreakfallError as error:
            self.notify(str(error), severity="error")

    def action_quit(self) -> None:
        self.app.exit(self.goodbye())

    def goodbye(self) -> str:
        """The line that is left in the terminal."""
        if not self.match.decisions:
            return ""
        try:
            path = shlex.quote(str(self.session.save()))
        except BreakfallError as error:
            return str(error)
        if self.session.is_over:
            return f"See this match again with: breakfall replay {path}"
        return f"Saved. Go on with: breakfall play --terminal --resume {path}"
