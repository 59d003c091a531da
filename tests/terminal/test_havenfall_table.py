"""The table of Havenfall: where everything lies, what may be chosen, what stays hidden."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from textual.geometry import Region
from textual.widgets import Footer, OptionList

from breakfall import Luck
from breakfall.client.session import Session
from breakfall.games.havenfall.terms import COLOURS
from breakfall.games.havenfall.view import HavenView
from breakfall.terminal.layouts.havenfall import signs
from breakfall.terminal.layouts.havenfall.pieces import name_of
from breakfall.terminal.layouts.havenfall.sides import SideBar
from breakfall.terminal.screens.end import EndWindow
from breakfall.terminal.widgets.piece import PieceCard
from breakfall.terminal.widgets.spot import CHOOSE, Spot
from tests.client.sessions import play_bots, play_by_chance, session
from tests.terminal.tables import SMALL, Sitting, sitting_at
from tests.terminal.test_sizes import is_whole, screen_text

SIZES = [SMALL, (100, 30), (140, 45)]
LARGE = (140, 45)


def haven(
    players: int = 2, *, seed: int = 3, seat: int | None = 0, form: str = "standard"
) -> Session:
    return session(form, players, game="havenfall", seed=seed, seat=seat, first="0")


def table_seen(one: Session, viewer: int | None = 0) -> HavenView:
    return cast(HavenView, one.match.view(viewer)["table"])


def haven_with(
    kind: str, is_wanted: Callable[[HavenView], bool] = lambda table: True, players: int = 2
) -> Session:
    """The first player is asked a question of this kind at a table like that."""
    for seed in range(40):
        one, luck = haven(players, seed=seed), Luck(seed)
        for _ in range(100):
            play_by_chance(one, 1, luck)
            choice = one.match.choice
            if choice is not None and choice.kind == kind and is_wanted(table_seen(one)):
                return one
    raise AssertionError("no match like that")


def cards_on(sitting: Sitting) -> Iterator[PieceCard]:
    return (card for card in sitting.table.query(PieceCard) if card.display and card.region)


def spot_at(sitting: Sitting, place: str) -> Spot:
    return next(spot for spot in sitting.table.query(Spot) if spot.place == place and spot.display)


def words_at(sitting: Sitting, region: Region) -> str:
    lines = screen_text(sitting).splitlines()[region.y : region.bottom]
    return "\n".join(line[region.x : region.right] for line in lines)


# ---------------------------------------------------------------- where everything lies


@pytest.mark.parametrize("size", [*SIZES, (120, 36)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 4])
async def test_nothing_essential_is_cut(players: int, size: tuple[int, int]) -> None:
    one = haven(players, seed=9)
    play_by_chance(one, 20, Luck(9))
    async with sitting_at(one, size) as sitting:
        await sitting.until(lambda: "Quit" in screen_text(sitting))
        table = sitting.table
        assert len(table.query(SideBar)) == players
        for kind in (SideBar, OptionList, Footer):
            assert all(is_whole(widget) for widget in table.query(kind)), kind
        for tray in ("#monsters", "#stock", "#heroes", "#artifacts", "#play", "#spells"):
            cards = [card for card in table.query(f"{tray} PieceCard") if card.display]
            assert all(is_whole(card) for card in cards), tray
        assert table.query_one(OptionList).region.height >= 3
        text = screen_text(sitting)
        for side in table_seen(one)["sides"]:
            assert f"Player {side['seat'] + 1}" in text


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_row_shows_the_numbers_that_count_there(size: tuple[int, int]) -> None:
    one = haven_with("turn")
    async with sitting_at(one, size) as sitting:
        left = -1
        for place, monster in zip(
            ("Minion 1", "Minion 2", "Boss"), table_seen(one)["row"], strict=True
        ):
            assert monster is not None
            region = spot_at(sitting, monster["id"]).region
            words = words_at(sitting, region)
            for expected in (place, signs.strength(monster["damage"], monster["health"])):
                assert expected in words
            assert f" {monster['colour'][0].upper()} {place}" in words  # the pixel it gives
            assert (f"{signs.POINTS}{monster['rank']}" in words) == (place == "Boss")
            assert region.x > left
            left = region.x


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_everything_for_sale_has_its_cost_and_the_copies_left(size: tuple[int, int]) -> None:
    one = haven_with("turn", players=4)
    async with sitting_at(one, size) as sitting:
        table = table_seen(one)
        for pile in table["piles"]:
            words = words_at(sitting, spot_at(sitting, pile["id"]).region)
            assert pile["name"][:7] in words
            if pile["left"] > 1:
                assert f"{signs.TREASURE}{pile['cost']}" in words
                assert f"×{pile['left']}" in words
            assert ("none" in words) == (pile["left"] == 0)
        stock = words_at(sitting, sitting.table.query_one("#stock").region)
        for number in (len(table["monster_deck"]), len(table["spell_deck"])):
            assert str(number) in stock
        for colour, number in table["supply"].items():
            assert f"{colour[0].upper()}{number}" in stock


async def test_the_player_on_your_left_comes_first_and_you_are_near() -> None:
    one = haven(4, seat=2)
    play_bots(one)
    async with sitting_at(one) as sitting:
        bars = list(sitting.table.query(SideBar))
        assert [bar.place for bar in bars] == ["side:3", "side:0", "side:1", "side:2"]
        market = sitting.table.query_one("#market")
        assert bars[2].region.bottom <= market.region.y
        assert market.region.bottom <= bars[3].region.y


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_a_war_room_shows_its_cards_totals_and_pixels(size: tuple[int, int]) -> None:
    one = haven_with("turn", lambda table: sum(table["sides"][0]["exhausted"].values()) > 0)
    async with sitting_at(one, size) as sitting:
        side = table_seen(one)["sides"][0]
        in_the_tray = {
            place
            for card in sitting.table.query_one("#play").query(PieceCard)
            if card.display
            for place in (card.place, *card.piece.copies)
        }
        assert in_the_tray == {card["id"] for card in side["play"]}
        words = words_at(sitting, sitting.table.query_one("#me").region)
        for total in (f"◆{side['treasure']}", f"⚔{side['damage']}", f"♥{side['health']}"):
            assert total in words
        for colour in COLOURS:
            available, exhausted = side["available"][colour], side["exhausted"][colour]
            if available + exhausted > 0 and available <= 3 and exhausted <= 3:
                pips = signs.AVAILABLE * available + signs.EXHAUSTED * exhausted
                assert f"{colour[0].upper()}{pips}" in words


async def test_a_used_card_has_a_sign_and_a_word() -> None:
    one = haven_with("turn", lambda table: any(c["is_used"] for c in table["sides"][0]["play"]))
    async with sitting_at(one, LARGE) as sitting:
        for card in table_seen(one)["sides"][0]["play"]:
            if card["is_used"]:
                words = words_at(sitting, spot_at(sitting, card["id"]).region)
                assert signs.USED in words
                assert "used" in words


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_what_glows_has_a_sign_besides_its_colour(size: tuple[int, int]) -> None:
    async with sitting_at(haven_with("turn"), size) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        pointed_at = {place for option in choice.options for place in option.places}
        assert pointed_at
        for spot in sitting.table.query(Spot):
            if spot.display:
                assert (CHOOSE in spot.mark) == (spot.place in pointed_at)
        for card in cards_on(sitting):
            if card.place in pointed_at:
                assert CHOOSE in words_at(sitting, card.region)


@pytest.mark.parametrize("kind", ["turn", "trash-which", "keep-spell", "pay-with", "fighting"])
async def test_a_click_on_what_glows_chooses_it(kind: str) -> None:
    async with sitting_at(haven_with(kind)) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        places = [option.places for option in choice.options]
        wanted = next(one for one in choice.options if one.places and places.count(one.places) == 1)
        assert await sitting.pilot.click(spot_at(sitting, wanted.places[0]))
        await sitting.settle()
        record = cast(list[object], sitting.table.match.record()["choices"])
        assert [0, kind, wanted.key] in record


async def test_copies_lie_on_one_another_and_one_click_chooses_one_of_them() -> None:
    one = haven_with(
        "trash-which",
        lambda table: sum(card["card"] == "copper" for card in table["sides"][0]["play"]) > 2,
    )
    async with sitting_at(one) as sitting:
        copper = next(card for card in cards_on(sitting) if card.piece.name == "Copper")
        assert len(copper.piece.copies) >= 2
        assert await sitting.pilot.click(copper)
        await sitting.settle()
        assert [0, "trash-which", "card:copper"] in cast(
            list[object], one.match.record()["choices"]
        )


async def test_spells_that_are_looked_at_can_be_read_and_chosen() -> None:
    one = haven_with("keep-spell")
    async with sitting_at(one, LARGE) as sitting:
        seen = table_seen(one)["sides"][0]["looked_at"]
        words = words_at(sitting, sitting.table.query_one("#more").region)
        for key in seen:
            assert key is not None
            assert name_of(key) in words


async def test_arrows_walk_over_the_table_and_down_off_it() -> None:
    async with sitting_at(haven_with("turn")) as sitting:
        await sitting.press("left")
        assert isinstance(sitting.app.focused, Spot)
        spot_at(sitting, "row:minion-1").focus()
        await sitting.press("right")
        assert sitting.app.focused is spot_at(sitting, "row:minion-2")
        for _ in range(16):
            if isinstance(sitting.app.focused, Spot):
                await sitting.press("down")
        assert isinstance(sitting.app.focused, OptionList)


async def test_a_card_under_the_focus_is_shown_big() -> None:
    one = haven_with("turn")
    boss = table_seen(one)["row"][2]
    assert boss is not None
    async with sitting_at(one) as sitting:
        for place, name in (("row:boss", boss["name"]), ("pile:silver", "Silver")):
            await sitting.look_at(spot_at(sitting, place))
            shown = sitting.table.subject()
            assert shown is not None
            assert shown["name"] == name


async def test_a_match_can_be_played_by_keyboard_alone() -> None:
    async with sitting_at(haven(3, seed=11, form="beginners")) as sitting:
        assert await sitting.play_to_the_end(Luck(1)) > 20
        assert isinstance(sitting.app.screen, EndWindow)
