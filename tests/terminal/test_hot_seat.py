"""People at one screen see only what their own seat may see."""

from __future__ import annotations

from breakfall import Luck
from breakfall.terminal.layouts import PlainLayout
from breakfall.terminal.layouts.nightbreak.hero_card import HeroCard
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.table import TableScreen
from breakfall.terminal.widgets.marks import mark
from tests.client.sessions import session
from tests.terminal.tables import Sitting, sitting_at
from tests.terminal.test_sizes import screen_text


async def play_on(sitting: Sitting, luck: Luck) -> None:
    """Answer one question at random, lifting the curtain if there is one."""
    if isinstance(sitting.app.screen, Curtain):
        await sitting.press("enter")
    choice = sitting.table.choice
    assert choice is not None
    await sitting.press(str(1 + luck.below(min(9, len(choice)))))


async def test_the_board_turns_to_whoever_is_asked() -> None:
    one = session(seat=None, heroes="random", first="0")
    async with sitting_at(one) as sitting:
        luck = Luck(5)
        sides: set[int] = set()
        while len(sides) < 2:
            await play_on(sitting, luck)
            table = sitting.table
            if table.choice is not None and table.choice.kind == "opening-move":
                near = list(table.query("#near-row HeroCard").results(HeroCard))
                side = table.viewer
                assert side is not None
                sides.add(side)
                columns = [0, 1, 2] if side == 0 else [2, 1, 0]
                assert [card.place for card in near] == [f"rank:{side}:{c}" for c in columns]
        assert "Curtain" not in screen_text(sitting)


async def test_a_curtain_falls_before_a_question_with_a_secret_of_another_side() -> None:
    one = session(seat=None, heroes="random", first="0", seed=12)
    async with sitting_at(one) as sitting:
        luck = Luck(8)
        with sitting.app.batch_update():
            while not sitting.shows(Curtain):
                choice = sitting.table.choice
                assert choice is not None
                await sitting.answer(mark(luck.below(len(choice))))
        await sitting.pilot.pause()
        choice = one.match.choice
        assert choice is not None
        assert choice.kind == "keep-or-discard"
        top = choice.prompt.split(" is on top")[0]
        assert top not in screen_text(sitting)
        assert sitting.table.choice is None
        await sitting.press("enter")
        assert sitting.shows(TableScreen)
        assert top in screen_text(sitting)


async def test_no_curtain_falls_for_a_team_of_people_against_bots() -> None:
    one = session("unity", 4, heroes="random", seed=12)
    async with sitting_at(one) as sitting:
        luck = Luck(8)
        with sitting.app.batch_update():
            for _ in range(25):
                await sitting.answer(mark(luck.below(len(one.match.choices[0]))))
                assert not sitting.shows(Curtain)


# ---------------------------------------------------------------- a game without a layout


async def test_a_game_without_a_layout_is_shown_in_plain_words() -> None:
    one = session("plain", 2, game="auction")
    async with sitting_at(one) as sitting:
        assert isinstance(sitting.table.board, PlainLayout)
        text = screen_text(sitting)
        assert "round: 0" in text
        assert "Your bid?" in text
        assert "hand-1: –, –, –, –" in text


async def test_simultaneous_secret_questions_each_get_a_curtain() -> None:
    one = session("plain", 2, game="auction", seat=None)
    async with sitting_at(one) as sitting:
        hands = [[str(option.label) for option in c.options] for c in one.match.choices]
        assert sitting.table.viewer == 0
        await sitting.press("1")
        assert isinstance(sitting.app.screen, Curtain)
        assert "Player 2" in screen_text(sitting)
        await sitting.press("space")
        choice = sitting.table.choice
        assert choice is not None
        assert [str(option.label) for option in choice.options] == hands[1]


async def test_a_game_without_a_layout_can_be_played_to_its_end() -> None:
    one = session("plain", 3, game="auction")
    async with sitting_at(one) as sitting:
        await sitting.play_to_the_end(Luck(1))
        assert one.match.outcome is not None
        await sitting.press("escape", "h", "escape", "d", "escape", "i", "r")
