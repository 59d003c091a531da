"""The table of HELLBREAK: where everything lies, what may be chosen, what stays hidden."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

import pytest
from textual.geometry import Region
from textual.widget import Widget
from textual.widgets import Footer, OptionList

import breakfall
from breakfall import Luck
from breakfall.client.session import Session
from breakfall.games.hellbreak.view import DuelView, LocationView
from breakfall.terminal.app import BreakfallApp
from breakfall.terminal.layouts.hellbreak import HellbreakLayout, signs
from breakfall.terminal.layouts.hellbreak.location_card import LocationCard
from breakfall.terminal.layouts.hellbreak.monster_card import MonsterCard
from breakfall.terminal.screens.curtain import Curtain
from breakfall.terminal.screens.end import EndWindow
from breakfall.terminal.screens.replay import ReplayScreen
from breakfall.terminal.widgets.glow import Glow
from breakfall.terminal.widgets.lines import StatusLine
from breakfall.terminal.widgets.piece import PieceCard
from breakfall.terminal.widgets.spot import CHOOSE, Spot
from tests.client.sessions import play_by_chance, session
from tests.terminal.tables import SMALL, Sitting, sitting_at
from tests.terminal.test_sizes import is_whole, screen_text

SIZES = [SMALL, (100, 30), (140, 45)]


def duel(form: str = "demo", *, seed: int = 3, seat: int | None = 0) -> Session:
    return session(form, game="hellbreak", seed=seed, seat=seat)


def with_minions(count: int) -> Session:
    """So many minions are in play, and a person is asked for an action and can attack."""
    for seed in range(40):
        one, luck = duel(seed=seed), Luck(seed)
        for _ in range(120):
            play_by_chance(one, 1, luck)
            choice = one.match.choice
            in_play = sum(len(side["minions"]) for side in table_seen(one)["sides"])
            if choice is None or choice.kind != "action" or in_play < count:
                continue
            if any(key.startswith("attack:") for key in choice.keys):
                return one
    raise AssertionError("no match like that")


def table_seen(one: Session, viewer: int | None = 0) -> DuelView:
    return cast(DuelView, one.match.view(viewer)["table"])


def pieces_on(sitting: Sitting) -> Iterator[PieceCard]:
    return (card for card in sitting.table.query(PieceCard) if card.display and card.region)


def spot_at(sitting: Sitting, place: str) -> Spot:
    return next(spot for spot in sitting.table.query(Spot) if spot.place == place and spot.display)


# ---------------------------------------------------------------- where everything lies


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize("form", ["demo", "first-game"])
async def test_nothing_essential_is_cut(form: str, size: tuple[int, int]) -> None:
    one = duel(form, seed=9)
    play_by_chance(one, 25, Luck(9))
    async with sitting_at(one, size) as sitting:
        await sitting.until(lambda: "Quit" in screen_text(sitting))
        table = sitting.table
        for kind in (StatusLine, MonsterCard, LocationCard, OptionList, Footer):
            assert all(is_whole(widget) for widget in table.query(kind)), kind
        text = screen_text(sitting).lower()
        for words in ("blood", "malice", "hand", "deck", "crypt", "vault", "a round", "dracula"):
            assert words in text, words
        for place in table_seen(one)["locations"]:
            assert place["name"].lower() in text
            assert f"of {place['control']}" in text
        assert table.query_one(OptionList).region.height >= 4


@pytest.mark.parametrize("seat", [0, 1])
async def test_your_own_side_is_near_and_your_location_on_your_right(seat: int) -> None:
    one = duel("first-game", seat=seat, seed=1)
    play_by_chance(one, 6, Luck(1))
    async with sitting_at(one) as sitting:
        mine, theirs = f":{seat}", f":{1 - seat}"
        assert above(spot_at(sitting, f"monster{theirs}"), spot_at(sitting, f"monster{mine}"))
        own, other = spot_at(sitting, f"location{mine}"), spot_at(sitting, f"location{theirs}")
        monster = spot_at(sitting, f"monster{mine}")
        assert other.region.right <= monster.region.x
        assert monster.region.right <= own.region.x


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_minions_lie_at_their_location_on_the_side_of_their_player(
    size: tuple[int, int],
) -> None:
    one = with_minions(5)
    async with sitting_at(one, size) as sitting:
        for seat, side in enumerate(table_seen(one)["sides"]):
            for minion in side["minions"]:
                card = spot_at(sitting, minion["id"])
                location = spot_at(sitting, f"location:{minion['location']}")
                pair = (location, card) if seat == 0 else (card, location)
                assert above(*pair)
                assert location.region.column_span[0] <= card.region.x < location.region.right
                if is_whole(card):
                    assert minion["name"][:3] in screen_text(sitting)


def above(upper: Widget, lower: Widget) -> bool:
    return upper.region.bottom <= lower.region.y


async def test_a_location_tells_who_controls_it_and_the_malice_on_both_sides() -> None:
    one = duel("first-game", seed=1)
    play_by_chance(one, 6, Luck(1))
    async with sitting_at(one) as sitting:
        card = sitting.table.query_one("#right-location", LocationCard)
        seen: LocationView = {**table_seen(one)["locations"][0], "malice": [3, 1], "controller": 1}
        card.show(table_seen(one), seen, 0, Glow())
        await sitting.pilot.pause()
        lines = screen_text(sitting).splitlines()
        top = card.region.y
        assert "◆··· Jaws 1 of 4" in lines[top]
        assert "Carfax Abbey" in lines[top + 1]
        assert "▲ Jaws" in lines[top + 1]
        assert "◆◆◆· Dracula 3 of 4" in lines[top + 2]


def test_a_player_is_called_after_the_monster() -> None:
    mirror = breakfall.new_match(
        "hellbreak", format="open", seed=1, deck0="dracula", deck1="dracula"
    )
    assert HellbreakLayout.seat_name(mirror.view(0), 1) == "Dracula 2"
    assert HellbreakLayout.seat_name(duel().match.view(0), 1) == "Jaws"


# ---------------------------------------------------------------- choosing


async def test_what_glows_has_a_sign_besides_its_colour() -> None:
    async with sitting_at(with_minions(4)) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        pointed_at = {place for option in choice.options for place in option.places}
        assert pointed_at
        for spot in sitting.table.query(Spot):
            if spot.display:
                assert (CHOOSE in spot.mark) == (spot.place in pointed_at)
        lines = screen_text(sitting).splitlines()
        for card in pieces_on(sitting):
            if card.place in pointed_at and is_whole(card):
                assert CHOOSE in on_screen(lines, card.region)


def on_screen(lines: list[str], region: Region) -> str:
    return "\n".join(line[region.x : region.right] for line in lines[region.y : region.bottom])


@pytest.mark.parametrize("kind", ["bid", "play-where", "attack-target"])
async def test_a_click_on_what_glows_chooses_it(kind: str) -> None:
    one, luck = duel(seed=5), Luck(5)
    play_by_chance(one, 1, luck)
    while (choice := one.match.choice) is not None and choice.kind != kind:
        play_by_chance(one, 1, luck)
    async with sitting_at(one) as sitting:
        asked = sitting.table.choice
        assert asked is not None
        wanted = next(option for option in asked.options if len(option.places) == 1)
        assert await sitting.pilot.click(spot_at(sitting, wanted.places[0]))
        await sitting.settle()
        assert [0, kind, wanted.key] in cast(list[object], one.match.record()["choices"])


async def test_a_click_on_a_minion_that_may_attack_or_scheme_leads_to_the_list() -> None:
    one = with_minions(4)
    async with sitting_at(one) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        attack = next(option for option in choice.options if option.key.startswith("attack:"))
        await sitting.pilot.click(spot_at(sitting, attack.places[0]))
        options = sitting.table.query_one(OptionList)
        assert options.highlighted == attack.index
        assert sitting.app.focused is options


async def test_arrows_walk_over_the_table_and_down_off_it() -> None:
    one = duel("first-game", seed=1)
    play_by_chance(one, 6, Luck(1))
    async with sitting_at(one) as sitting:
        sitting.table.query_one("#far-monster", MonsterCard).focus()
        await sitting.pilot.pause()
        for key, place in (
            ("down", "monster:0"),
            ("right", "location:0"),
            ("left", "monster:0"),
            ("left", "location:1"),
            ("right", "monster:1"),
        ):
            await sitting.press(key)
            focused = sitting.app.focused
            assert isinstance(focused, Spot)
            assert focused.place.split(":")[0] == place.split(":")[0], key
        for _ in range(6):
            if isinstance(sitting.app.focused, Spot):
                await sitting.press("down")
        assert isinstance(sitting.app.focused, OptionList)


async def test_a_card_under_the_focus_is_shown_big() -> None:
    one = duel("first-game", seed=1)
    play_by_chance(one, 6, Luck(1))
    async with sitting_at(one) as sitting:
        for place, name in (("location:1", "North Beach"), ("monster:0", "Dracula")):
            await sitting.look_at(spot_at(sitting, place))
            shown = sitting.table.subject()
            assert shown is not None
            assert shown["name"] == name


@pytest.mark.parametrize("form", ["demo", "first-game"])
async def test_a_match_can_be_played_by_keyboard_alone(form: str) -> None:
    one = duel(form, seed=11)
    async with sitting_at(one) as sitting:
        assert await sitting.play_to_the_end(Luck(1)) > 20
        assert isinstance(sitting.app.screen, EndWindow)


# ---------------------------------------------------------------- what stays hidden


async def test_the_other_hand_is_shown_as_backs() -> None:
    one = duel("first-game", seed=1)
    play_by_chance(one, 6, Luck(1))
    async with sitting_at(one, (140, 45)) as sitting:
        hidden = table_seen(one)["sides"][1]["hand"]
        assert hidden
        assert set(hidden) == {None}
        line = screen_text(sitting).splitlines()[sitting.table.query_one("#far-side").region.y]
        assert f"Hand {len(hidden)} {signs.BACK * len(hidden)}" in line
        held = {piece.place for piece in pieces_on(sitting)}
        assert not [place for place in held if place.startswith("hand:1")]


async def test_a_spectator_sees_no_hand_at_all() -> None:
    one = duel("first-game", seed=1)
    play_by_chance(one, 20, Luck(1))
    record = one.match.record()
    app = BreakfallApp(replay=ReplayScreen(record, None, 15))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        board = app.screen.query_one(HellbreakLayout)
        assert not board.query_one("#hand").display
        assert board.query_one("#near-monster", MonsterCard).place == "monster:0"
        await pilot.press("home", "end", "left")
        assert not board.query_one("#hand").display


async def test_the_table_turns_to_whoever_is_asked_behind_a_curtain() -> None:
    one = duel("first-game", seat=None, seed=1)
    async with sitting_at(one) as sitting:
        for seat in (0, 1):
            if seat == 1:
                await sitting.until(lambda: sitting.shows(Curtain))
                await sitting.press("enter")
            assert sitting.is_asked()
            near = sitting.table.query_one("#near-monster", MonsterCard)
            assert near.place == f"monster:{seat}"
            hands = {card.place for card in pieces_on(sitting) if card.place.startswith("hand:")}
            assert {place.split(":")[1] for place in hands} == {str(seat)}
            await sitting.press("1")


def test_piles_are_crypts_and_vaults() -> None:
    one = duel("first-game", seed=1)
    play_by_chance(one, 30, Luck(1))
    titles = [pile["title"] for pile in HellbreakLayout.piles(one.match.view(0))]
    assert titles[:2] == ["Crypt of Dracula", "Vault of Dracula"]
    assert "Crypt of Jaws" in titles
