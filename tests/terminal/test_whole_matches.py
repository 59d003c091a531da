"""Whole matches at the table."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck
from breakfall.client import saves
from breakfall.terminal.screens.end import EndWindow
from tests.client.sessions import session
from tests.terminal.tables import sitting_at

FORMATS = [("classic", 2), ("kingmaker", 2), ("twilight", 2), ("unity", 3), ("unity", 4)]


@pytest.mark.parametrize(("form", "players"), FORMATS)
async def test_a_match_can_be_played_by_keyboard_alone(form: str, players: int) -> None:
    one = session(form, players, seed=11)
    async with sitting_at(one) as sitting:
        asked = await sitting.play_to_the_end(Luck(1))
        assert asked > 20
        assert one.match.outcome is not None
        assert isinstance(sitting.app.screen, EndWindow)
    kept = breakfall.load(saves.read(one.path))
    assert kept.record() == one.match.record()
