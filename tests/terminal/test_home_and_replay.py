"""Home, and matches gone by."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from textual.pilot import Pilot
from textual.widgets import OptionList, Select, Static

from breakfall.client.session import PERSON
from breakfall.games.hellbreak.decks import DRACULA
from breakfall.terminal.app import BreakfallApp
from breakfall.terminal.screens.home import HOT_SEAT, HomeScreen
from breakfall.terminal.screens.replay import ReplayScreen
from tests.client.sessions import play, play_to_the_end, session
from tests.terminal.tables import LARGE, SMALL, sitting_at

# ---------------------------------------------------------------- home


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_home_starts_the_match_that_was_chosen(size: tuple[int, int]) -> None:
    async with sitting_at(None, size) as sitting:
        home = sitting.app.screen
        assert isinstance(home, HomeScreen)
        home.query_one("#format", Select).value = "unity"
        await sitting.pilot.pause()
        home.query_one("#players", Select).value = 4
        home.query_one("#opponent", Select).value = "random"
        home.query_one("#setting-heroes", Select).value = "random"
        await sitting.pilot.pause()
        assert "Two teams" in str(home.query_one("#summary", Static).content)
        await sitting.press("p")
        table = sitting.table
        assert table.match.setup.format.key == "unity"
        assert table.match.setup.settings["heroes"] == "random"
        assert table.session.seats == [PERSON, "random", PERSON, "random"]


async def test_home_offers_the_decks_that_a_player_has_written(data_folder: Path) -> None:
    own = data_folder / "decks" / "two-rats.deck"
    own.parent.mkdir(parents=True)
    rats = DRACULA.replace("6 Swarm of Rats", "5 Swarm of Rats").replace("1 Renf", "2 Renf")
    own.write_text(rats)
    async with sitting_at(None) as sitting:
        home = sitting.app.screen
        home.query_one("#game", Select).value = "hellbreak"
        await sitting.pilot.pause()
        home.query_one("#format", Select).value = "open"
        home.query_one("#setting-deck0", Select).value = rats
        await sitting.pilot.pause()
        await sitting.press("p")
        assert "5 Swarm of Rats" in sitting.table.match.setup.settings["deck0"]


async def test_home_says_so_when_a_deck_cannot_be_played(data_folder: Path) -> None:
    own = data_folder / "decks" / "wrong.deck"
    own.parent.mkdir(parents=True)
    own.write_text("monster: Godzilla\n")
    async with sitting_at(None) as sitting:
        home = sitting.app.screen
        home.query_one("#game", Select).value = "hellbreak"
        await sitting.pilot.pause()
        home.query_one("#setting-deck0", Select).value = "monster: Godzilla\n"
        await sitting.pilot.pause()
        await sitting.press("p")
        assert sitting.app.screen is home
        (said,) = sitting.app._notifications
        assert "line 1 of this deck: there is no monster 'Godzilla'" in said.message


async def test_home_offers_people_at_one_screen() -> None:
    async with sitting_at(None) as sitting:
        sitting.app.screen.query_one("#opponent", Select).value = HOT_SEAT
        await sitting.pilot.click("#play")
        assert sitting.table.session.seats == [PERSON, PERSON]


async def test_home_goes_on_with_a_saved_match() -> None:
    one = session(seed=21)
    play(one, 3)
    async with sitting_at(None) as sitting:
        saved = sitting.app.screen.query_one("#saved", OptionList)
        saved.focus()
        await sitting.press("down", "enter")
        assert sitting.table.match.record() == one.match.record()


async def test_home_says_so_when_a_saved_match_is_broken() -> None:
    one = session(seed=21)
    play(one, 3)
    record = json.loads(one.path.read_text())
    one.path.write_text(json.dumps(record | {"rules": 99}))
    async with sitting_at(None) as sitting:
        home = sitting.app.screen
        home.query_one("#saved", OptionList).focus()
        await sitting.press("down", "enter")
        assert sitting.app.screen is home
        notes = [str(note.message) for note in sitting.app._notifications]
        assert any("rules version 99" in note for note in notes)


# ---------------------------------------------------------------- replay


async def press(pilot: Pilot[str], *keys: str) -> ReplayScreen:
    await pilot.press(*keys)
    screen = pilot.app.screen
    assert isinstance(screen, ReplayScreen)
    return screen


async def test_a_replay_walks_forward_and_back_through_the_match() -> None:
    one = session(heroes="random", seed=2)
    play_to_the_end(one)
    record = one.match.record()
    app = BreakfallApp(replay=ReplayScreen(record, None, 0))
    async with app.run_test(size=LARGE) as pilot:
        screen = await press(pilot, "right", "right", "right")
        assert screen.match.decisions == 3
        await press(pilot, "left")
        assert screen.match.decisions == 2
        await press(pilot, "end")
        assert screen.match.decisions == one.match.decisions
        assert screen.match.record() == record
        await press(pilot, "pageup")
        assert screen.match.decisions == one.match.decisions - 10
        await press(pilot, "home", "left")
        assert screen.match.decisions == 0


async def test_a_replay_begins_where_it_is_told_to() -> None:
    one = session(heroes="random", seed=2)
    play(one, 4)
    app = BreakfallApp(replay=ReplayScreen(one.match.record(), 1, 3))
    async with app.run_test(size=SMALL) as pilot:
        screen = await press(pilot)
        assert screen.match.decisions == 3
        assert screen.view["seat"] == 1


async def test_a_replay_shows_a_spectator_no_secret() -> None:
    one = session(heroes="random", seed=12, bot="greedy")
    secrets = 0
    play_to_the_end(one)
    app = BreakfallApp(replay=ReplayScreen(one.match.record(), None, 0))
    async with app.run_test(size=SMALL) as pilot:
        screen = await press(pilot)
        while screen.match.outcome is None and secrets < 2:
            choice = screen.match.choice
            assert choice is not None
            if choice.kind == "keep-or-discard":
                secrets += 1
                top = choice.prompt.split(" is on top")[0]
                assert top not in screen.next_words()
            screen.action_go(1)
    assert secrets
