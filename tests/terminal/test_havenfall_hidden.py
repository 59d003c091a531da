"""What a Havenfall table hides, and to whom it turns."""

from __future__ import annotations

from breakfall.games.havenfall.terms import COLOURS
from breakfall.terminal.app import BreakfallApp
from breakfall.terminal.layouts.havenfall import HavenfallLayout, signs
from breakfall.terminal.layouts.havenfall.sides import PixelSpot, SideBar
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.replay import ReplayScreen
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.piece import PieceCard
from tests.terminal.tables import SMALL, sitting_at
from tests.terminal.test_havenfall_table import (
    LARGE,
    cards_on,
    haven,
    haven_with,
    table_seen,
    words_at,
)


async def test_hands_and_spells_of_others_are_backs() -> None:
    one = haven_with("turn", lambda table: len(table["sides"][1]["spells"]) > 0)
    async with sitting_at(one, LARGE) as sitting:
        side = table_seen(one)["sides"][1]
        assert set(side["spells"]) == {None}
        line = words_at(sitting, sitting.table.query(SideBar).first().region)
        for word, cards in (("Spells", side["spells"]), ("Hand", side["hand"])):
            assert f"{word} {len(cards)} {signs.BACK * cards.count(None)}".strip() in line
        places = [card.place for card in cards_on(sitting)]
        assert not [place for place in places if place.startswith("spell:1")]


async def test_a_spectator_sees_no_spell_and_no_hand() -> None:
    one = haven_with("turn", lambda table: len(table["sides"][0]["spells"]) > 0)
    app = BreakfallApp(replay=ReplayScreen(one.match.record(), None, 15))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        board = app.screen.query_one(HavenfallLayout)
        await pilot.press("home", "end")
        assert board.query_one("#me", SideBar).place == "side:0"
        assert not board.query_one("#spells").display
        places = {card.place.split(":")[0] for card in board.query(PieceCard) if card.display}
        assert not places & {"spell", "card", "looked-at"}


async def test_the_table_turns_to_whoever_is_asked() -> None:
    async with sitting_at(haven(seat=None, seed=1)) as sitting:
        near = set()
        for _ in range(30):
            if sitting.shows(Curtain):
                await sitting.press("enter")
            choice = sitting.table.choice
            assert choice is not None
            bar = sitting.table.query_one("#me", SideBar)
            assert bar.place == f"side:{choice.seat}"
            near.add(bar.place)
            await sitting.press("end", "enter")
        assert near == {"side:0", "side:1"}


async def test_exhausted_pixels_have_a_place_of_their_own_while_they_may_be_chosen() -> None:
    one = haven_with("turn")
    async with sitting_at(one) as sitting:
        bar = sitting.table.query_one("#me", SideBar)
        table = table_seen(one)
        side = table["sides"][0]
        side["available"] = {**dict.fromkeys(COLOURS, 0), "blue": 1}
        side["exhausted"] = {**dict.fromkeys(COLOURS, 0), "blue": 2, "red": 1}
        bar.show(table, side, "you", Glow())
        assert [(spot.place, spot.render().plain) for spot in pixels_in(bar)] == [
            ("pixel:0:blue", "B●○○"),
            ("pixel:0:red", "R○"),
        ]
        bar.show(table, side, "you", Glow({"pixel:0:blue": "1", "pixel:0:exhausted-blue": "2"}))
        assert [(spot.place, spot.render().plain) for spot in pixels_in(bar)] == [
            ("pixel:0:blue", "1▸B●"),
            ("pixel:0:exhausted-blue", "2▸B○○"),
            ("pixel:0:red", "R○"),
        ]


def pixels_in(bar: SideBar) -> list[PixelSpot]:
    return [spot for spot in bar.query(PixelSpot) if spot.display]
