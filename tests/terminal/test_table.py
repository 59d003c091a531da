"""At the table: choosing, clicking, taking back, saving, looking things up."""

from __future__ import annotations

import re
import threading
from pathlib import Path
from typing import cast

import pytest
from textual.notifications import Notification
from textual.widgets import Input, OptionList, Static

from breakfall.bots import Sight
from breakfall.client import saves
from breakfall.client.session import Session, resume
from breakfall.terminal.bot_speed import SPEEDS
from breakfall.terminal.layouts.nightbreak.hero_card import HeroCard
from breakfall.terminal.screens.end import EndWindow, bars
from breakfall.terminal.screens.home import HomeScreen
from breakfall.terminal.screens.table import TableScreen
from breakfall.terminal.screens.windows import (
    CardWindow,
    HelpWindow,
    PilesWindow,
    RuleWindow,
    Window,
)
from tests.client.sessions import play_to_the_end, session
from tests.terminal.tables import LARGE, SMALL, Sitting, sitting_at


def glowing(sitting: Sitting) -> list[HeroCard]:
    return [card for card in sitting.table.query(HeroCard) if card.has_class("glows")]


# ---------------------------------------------------------------- keyboard


async def test_arrows_and_enter_choose_like_a_number() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.press("down", "enter")
        assert one.match.record()["choices"] == [[0, "faction", "faction:moon"]]


async def test_a_key_without_an_option_does_nothing() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.press("3", "9", "A", "0", "x")
        assert one.match.decisions == 0


async def test_capital_letters_go_on_where_the_digits_end() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.press("1")
        choice = sitting.table.choice
        assert choice is not None
        tenth = choice.keys[9]
        await sitting.press("A")
        made = one.match.record()["choices"]
        assert isinstance(made, list)
        assert made[-1] == [0, "choose-hero", tenth]


async def test_a_hero_can_be_chosen_on_the_board_with_arrows_and_enter() -> None:
    one = session(heroes="random", first="0")
    async with sitting_at(one) as sitting:
        await sitting.play_to("give-point")
        await sitting.press("right")
        focused = sitting.app.focused
        assert isinstance(focused, HeroCard)
        assert focused.has_class("glows")
        held = focused.hero["held"] if focused.hero else 0
        await sitting.press("right", "left", "enter")
        record = one.match.record()["choices"]
        assert isinstance(record, list)
        assert ["give-point", "give:ally-1"] in [choice[1:] for choice in record]
        assert held == 0


async def test_down_from_the_own_row_and_escape_lead_back_to_the_list() -> None:
    async with sitting_at(session(heroes="random", first="0")) as sitting:
        for way_back in ("down", "escape"):
            await sitting.press("right")
            assert isinstance(sitting.app.focused, HeroCard)
            await sitting.press(way_back)
            assert isinstance(sitting.app.focused, OptionList)


# ---------------------------------------------------------------- mouse


async def test_a_click_on_a_hero_that_glows_chooses_it() -> None:
    one = session(heroes="random", first="0", seed=6)
    clicks = 0
    async with sitting_at(one) as sitting:
        while clicks < 5:
            choice = sitting.table.choice
            assert choice is not None
            if choice.kind in ("attack-target", "give-point", "arrival-target", "power-target"):
                target = glowing(sitting)[0]
                wanted = next(o for o in choice.options if o.places == (target.place,))
                assert await sitting.pilot.click(target)
                await sitting.settle()
                made = one.match.record()["choices"]
                assert isinstance(made, list)
                assert [0, choice.kind, wanted.key] in made
                clicks += 1
            else:
                await sitting.answer("1")


async def test_two_clicks_move_two_heroes() -> None:
    one = session(heroes="random", first="0")
    async with sitting_at(one) as sitting:
        await sitting.play_to("opening-move")
        cards = glowing(sitting)
        assert len(cards) == 3
        await sitting.pilot.click(cards[0])
        assert cards[0].has_class("picked")
        await sitting.pilot.click(cards[2])
        made = one.match.record()["choices"]
        assert isinstance(made, list)
        assert made[-1] == [0, "opening-move", "move:ally-1+ally-3"]


async def test_a_second_click_on_the_same_hero_takes_it_back() -> None:
    one = session(heroes="random", first="0")
    async with sitting_at(one) as sitting:
        await sitting.play_to("opening-move")
        cards = glowing(sitting)
        decisions = one.match.decisions
        await sitting.pilot.click(cards[0])
        await sitting.pilot.click(cards[0])
        assert not cards[0].has_class("picked")
        assert one.match.decisions == decisions


async def test_a_click_on_an_option_chooses_it() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.pilot.click(OptionList, offset=(3, 1))
        assert one.match.record()["choices"] == [[0, "faction", "faction:moon"]]


async def test_a_click_on_what_does_not_glow_does_nothing() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.pilot.click(HeroCard)
        assert one.match.decisions == 0


# ---------------------------------------------------------------- taking back


async def test_undo_takes_back_my_choice() -> None:
    one = session(heroes="random", first="0", seed=5)
    async with sitting_at(one) as sitting:
        await sitting.play_to("action")
        before = one.match.record()
        choice = sitting.table.choice
        assert choice is not None
        question = (choice.kind, choice.keys)
        await sitting.press("1")
        assert one.match.record() != before
        await sitting.press("u")
        assert one.match.record() == before
        again = sitting.table.choice
        assert again is not None
        assert (again.kind, again.keys) == question
        assert saves.read(one.path)["choices"] == before["choices"]


async def test_undo_before_the_first_choice_says_so() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.press("u")
        assert one.match.decisions == 0
        assert any("Nothing to undo" in str(note.message) for note in notes(sitting))


def notes(sitting: Sitting) -> list[Notification]:
    return list(sitting.app._notifications)


# ---------------------------------------------------------------- saving


async def test_a_saved_match_goes_on_at_the_same_question(tmp_path: Path) -> None:
    one = session(seed=8)
    copy = tmp_path / "copy.json"
    async with sitting_at(one) as sitting:
        for _ in range(6):
            await sitting.answer("1")
        await sitting.press("s")
        sitting.app.screen.query_one(Input).value = str(copy)
        await sitting.press("enter")
        choice = sitting.table.choice
        assert choice is not None
        asked = (choice.prompt, [option.label for option in choice.options])
    async with sitting_at(resume(copy)) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        assert (choice.prompt, [option.label for option in choice.options]) == asked


async def test_quitting_says_how_to_go_on() -> None:
    one = session(first="0")
    async with sitting_at(one) as sitting:
        await sitting.press("1", "q")
    assert (
        sitting.app.return_value
        == f"Saved. Go on with: breakfall play --terminal --resume {one.path}"
    )
    assert resume(one.path).match.decisions == 1


async def test_a_disk_that_is_full_does_not_end_the_match(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    one = session(first="0")
    (tmp_path / "file").write_text("in the way")
    one.path = tmp_path / "file" / "match.json"
    async with sitting_at(one) as sitting:
        await sitting.press("1")
        assert one.match.decisions == 1
        assert sitting.table.choice is not None
        assert any("cannot save" in str(note.message) for note in notes(sitting))


# ---------------------------------------------------------------- looking things up


async def test_every_window_opens_by_its_key_and_closes_with_escape() -> None:
    async with sitting_at(session(heroes="random", first="0")) as sitting:
        await sitting.play_to("action")
        windows: list[tuple[str, type[Window]]] = [
            ("h", HelpWindow),
            ("r", RuleWindow),
            ("question_mark", RuleWindow),
            ("i", CardWindow),
            ("d", PilesWindow),
        ]
        for key, window in windows:
            await sitting.press(key)
            assert sitting.shows(window)
            await sitting.press("escape")
            assert sitting.shows(TableScreen)


async def test_the_rule_window_shows_the_rule_that_is_asked_for() -> None:
    async with sitting_at(session(heroes="random", first="0")) as sitting:
        await sitting.play_to("action")
        await sitting.press("r")
        window = sitting.app.screen
        assert isinstance(window, RuleWindow)
        assert window.number == "NB-7.1"


async def test_the_bot_gives_a_hint_without_choosing() -> None:
    one = session(heroes="random", first="0")
    async with sitting_at(one) as sitting:
        decisions = one.match.decisions
        await sitting.pilot.press("b")
        for worker in [worker for worker in sitting.app.workers if worker.group == "hint"]:
            await worker.wait()
        assert one.match.decisions == decisions
        assert any(
            re.search(
                r"Level 5 would choose: .+\nIt is \d+% sure, and sees \d+% to win",
                str(note.message),
            )
            for note in notes(sitting)
        )


async def test_hovering_a_hero_shows_its_card() -> None:
    async with sitting_at(session(heroes="random", first="0"), LARGE) as sitting:
        await sitting.play_to("action")
        card = sitting.table.query(HeroCard)[1]
        await sitting.pilot.hover(card)
        assert card.hero is not None
        shown = str(sitting.table.query_one("#card", Static).content)
        assert card.hero["name"] in shown
        assert "Source: " in shown


# ---------------------------------------------------------------- bots


async def test_bots_moves_are_shown_one_by_one_and_space_skips_ahead(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setitem(SPEEDS, "slow", 3600.0)
    one = session(first="1", heroes="random", bot="random")
    async with sitting_at(one, speed="slow") as sitting:
        await sitting.until(lambda: one.match.decisions > 0)
        assert one.match.decisions == 1
        assert not sitting.is_asked()
        await sitting.press("space")
        assert sitting.is_asked()
        assert one.match.decisions > 1


async def test_the_screen_answers_while_a_bot_is_thinking() -> None:
    one = session(first="1", heroes="random", bot="random")
    thinks_on = threading.Event()
    one._bots[1] = SlowThinker(thinks_on)
    async with sitting_at(one, speed="fast") as sitting:
        await sitting.pilot.press("h")
        assert sitting.shows(HelpWindow)
        await sitting.pilot.press("escape")
        assert one.match.decisions == 0
        thinks_on.set()
        await sitting.press("space")
        assert sitting.is_asked()


class SlowThinker:
    """A bot that thinks until it is told not to, then takes the first option."""

    def __init__(self, thinks_on: threading.Event) -> None:
        self.thinks_on = thinks_on

    def choose(self, sight: Sight) -> int:
        self.thinks_on.wait()
        return 0


# ---------------------------------------------------------------- the end


def at_the_last_choice() -> Session:
    """A match in which the next choice of the person is their last."""
    one = session(heroes="random", seed=2)
    play_to_the_end(one)
    made = cast(list[tuple[int, str, str]], one.match.record()["choices"])
    last = max(number for number, choice in enumerate(made) if choice[0] in one.people)
    one.match.undo(len(made) - last)
    return one


async def test_the_end_says_who_won_and_offers_a_rematch() -> None:
    one = at_the_last_choice()
    async with sitting_at(one) as sitting:
        await sitting.answer("1")
        end = sitting.app.screen
        assert isinstance(end, EndWindow)
        outcome = one.match.outcome
        assert outcome is not None
        assert end.headline == ("You win!" if 0 in outcome.winners else "You lose.")
        assert end.reason == outcome.reason
        assert [score.points for score in end.scores] == outcome.scores
        assert [score.chances[-1] for score in end.scores] == [
            float(seat in outcome.winners) for seat in (0, 1)
        ]
        await sitting.press("m")
        assert sitting.table.session is not one
        assert sitting.table.match.setup.seed != one.match.setup.seed
        assert sitting.table.match.outcome is None


def test_chances_are_drawn_as_bars() -> None:
    assert bars([0.0, 0.5, 0.99, 1.0]) == "▁▅██"


async def test_after_the_end_one_can_go_home() -> None:
    one = at_the_last_choice()
    async with sitting_at(one) as sitting:
        await sitting.answer("1")
        await sitting.pilot.press("n")
        await sitting.pilot.pause()
        assert isinstance(sitting.app.screen, HomeScreen)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_dark_and_light(size: tuple[int, int]) -> None:
    async with sitting_at(session(first="0"), size) as sitting:
        assert sitting.app.theme == "dark"
        await sitting.press("t")
        assert sitting.app.theme == "light"
