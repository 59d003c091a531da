"""The table of Nightfall: where everything lies, and what may be chosen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import cast

import pytest
from textual.geometry import Region
from textual.widgets import Footer, OptionList

from breakfall import Luck
from breakfall.client.session import Session
from breakfall.games.nightfall.view import NightView
from breakfall.terminal.layouts.nightfall import NightfallLayout, signs
from breakfall.terminal.layouts.nightfall.bars import MiddleLine
from breakfall.terminal.layouts.nightfall.seats import Seat
from breakfall.terminal.screens.end import EndWindow
from breakfall.terminal.widgets.lines import PlayerLine
from breakfall.terminal.widgets.piece import PieceCard
from breakfall.terminal.widgets.spot import CHOOSE
from tests.client.sessions import play_bots, play_by_chance, session
from tests.terminal.tables import SMALL, Sitting, sitting_at
from tests.terminal.test_sizes import is_whole, screen_text

SIZES = [SMALL, (100, 30), (140, 45)]


def night(
    players: int = 3,
    *,
    seed: int = 3,
    seat: int | None = 0,
    form: str = "standard",
    **settings: str,
) -> Session:
    return session(
        form, players, game="nightfall", seed=seed, seat=seat, archives="random", **settings
    )


def table_seen(one: Session, viewer: int | None = 0) -> NightView:
    return cast(NightView, one.match.view(viewer)["table"])


def night_with(kind: str, is_wanted: Callable[[NightView], bool], players: int = 3) -> Session:
    """A person is asked a question of this kind at a table like that."""
    for seed in range(60):
        one, luck = night(players, seed=seed), Luck(seed)
        for _ in range(80):
            play_by_chance(one, 1, luck)
            choice = one.match.choice
            if choice is not None and choice.kind == kind and is_wanted(table_seen(one)):
                return one
    raise AssertionError("no match like that")


def night_with_chain(links: int) -> Session:
    return night_with("link", lambda table: len(table["chain"]) >= links)


def night_with_attacks() -> Session:
    return night_with("block", lambda table: len(table["attacks"]) >= 2)


def cards_on(sitting: Sitting) -> Iterator[PieceCard]:
    return (card for card in sitting.table.query(PieceCard) if card.display and card.region)


def card_at(sitting: Sitting, place: str, under: str = "#board") -> PieceCard:
    cards = sitting.table.query_one(under).query(PieceCard)
    return next(card for card in cards if card.place == place and card.display)


def words_at(sitting: Sitting, region: Region) -> str:
    lines = screen_text(sitting).splitlines()[region.y : region.bottom]
    return "\n".join(line[region.x : region.right] for line in lines)


# ---------------------------------------------------------------- where everything lies


@pytest.mark.parametrize("size", [*SIZES, (120, 36)], ids=str)
@pytest.mark.parametrize("players", [2, 3, 5])
async def test_nothing_essential_is_cut(players: int, size: tuple[int, int]) -> None:
    one = night(players, seed=9)
    play_by_chance(one, 16, Luck(9))
    async with sitting_at(one, size) as sitting:
        await sitting.until(lambda: "Quit" in screen_text(sitting))
        table = sitting.table
        assert len(table.query(Seat)) == players - 1
        for kind in (PlayerLine, MiddleLine, OptionList, Footer):
            assert all(is_whole(widget) for widget in table.query(kind)), kind
        for tray in ("#commons", "#archives", "#hand"):
            assert all(is_whole(card) for card in table.query(f"{tray} PieceCard") if card.display)
        assert table.query_one(OptionList).region.height >= 3
        text = screen_text(sitting)
        seen = table_seen(one)
        assert f"Wound stack {signs.WOUND}{seen['wounds']['face_up']}" in text
        for player in seen["players"]:
            assert f"Player {player['seat'] + 1}" in text


async def test_the_player_on_your_left_sits_at_the_left_and_you_are_near() -> None:
    one = night(4, seat=2)
    play_bots(one)
    async with sitting_at(one) as sitting:
        lines = [line.place for line in sitting.table.query(PlayerLine)]
        assert lines == ["player:3", "player:0", "player:1", "player:2"]
        far, near = sitting.table.query_one("#far"), sitting.table.query_one("#me")
        assert far.region.bottom <= near.region.y


async def test_a_minion_lies_in_front_of_its_player_with_the_health_left() -> None:
    one = night_with("start-chain", lambda table: all(one["minions"] for one in table["players"]))
    async with sitting_at(one, (140, 45)) as sitting:
        seats = {seat.query_one(PlayerLine).place: seat for seat in sitting.table.query(Seat)}
        for player in table_seen(one)["players"]:
            home = seats.get(player["id"]) or sitting.table.query_one("#minions")
            for minion in player["minions"]:
                card = card_at(sitting, minion["id"])
                assert home in card.ancestors
                health = f"{signs.HEALTH}{minion['health']}/{minion['full_health']}"
                assert health in words_at(sitting, card.region)


@pytest.mark.parametrize("size", SIZES, ids=str)
async def test_the_chain_runs_across_in_order_with_moons_and_players(
    size: tuple[int, int],
) -> None:
    one = night_with_chain(3)
    async with sitting_at(one, size) as sitting:
        chain = table_seen(one)["chain"]
        cards = [card_at(sitting, link["id"]) for link in chain]
        where = [(card.region.y, card.region.x) for card in cards]
        assert where == sorted(where)
        for number, (link, card) in enumerate(zip(chain, cards, strict=True), start=1):
            words = words_at(sitting, card.region)
            whose = "you" if link["player"] == 0 else f"P{link['player'] + 1}"
            assert f"#{number}" in words
            assert whose in words
            assert signs.LINKS in words
            assert (signs.KICKED in words) == link["is_kicked"]
            assert (signs.NEXT in words) == (number == len(chain))


async def test_an_attack_is_tied_to_its_minion_and_its_blockers_by_a_number() -> None:
    one = night_with(
        "next-blow", lambda table: any(attack["blockers"] for attack in table["attacks"])
    )
    async with sitting_at(one, (140, 45)) as sitting:
        for number, attack in enumerate(table_seen(one)["attacks"], start=1):
            line = words_at(sitting, card_at(sitting, attack["minion"], "#attacks").region)
            assert f"#{number}" in line
            assert f"{signs.ATTACKS} Player {attack['defender'] + 1}" in line
            attacker = card_at(sitting, attack["minion"], "#minions")
            assert f"#{number}{signs.LINKS}" in words_at(sitting, attacker.region)
            for place in attack["blockers"]:
                blocker = card_at(sitting, place)
                assert f"#{number}{signs.BLOCKS}" in words_at(sitting, blocker.region)
                assert blocker.piece.name in line


def test_the_headline_tells_turn_player_and_phase() -> None:
    one = night_with_chain(1)
    seen = table_seen(one)
    whose = "Your" if seen["active"] == 0 else f"Player {seen['active'] + 1}'s"
    words = f"Turn {seen['turn']} · {whose} turn · Chain"
    assert NightfallLayout.headline(one.match.view(0)) == words
    drafting = session("standard", 2, game="nightfall", first="1")
    assert NightfallLayout.headline(drafting.match.view(0)) == "Set-up · Player 2 goes first"
    drafting = session("standard", 2, game="nightfall")
    assert NightfallLayout.headline(drafting.match.view(0)) == "Set-up"


# ---------------------------------------------------------------- choosing


@pytest.mark.parametrize("make", [night_with_attacks, lambda: night_with_chain(2)])
async def test_what_glows_has_a_sign_besides_its_colour(make: Callable[[], Session]) -> None:
    async with sitting_at(make()) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        pointed_at = {place for option in choice.options for place in option.places}
        assert pointed_at
        for card in cards_on(sitting):
            assert (CHOOSE in card.mark) == (card.place in pointed_at)
            if card.place in pointed_at and is_whole(card):
                assert CHOOSE in words_at(sitting, card.region)


@pytest.mark.parametrize("kind", ["attack", "block", "start-chain", "link", "claim"])
async def test_a_click_on_what_glows_chooses_it(kind: str) -> None:
    one = night_with(kind, lambda table: True)
    async with sitting_at(one, (100, 30)) as sitting:
        asked = sitting.table.choice
        assert asked is not None
        wanted = next(option for option in asked.options if option.places)
        spots = [spot for spot in sitting.table.query("Spot") if spot.has_class("glows")]
        target = next(s for s in spots if getattr(s, "place", "") == wanted.places[0])
        assert await sitting.pilot.click(target)
        await sitting.settle()
        assert [0, kind, wanted.key] in cast(list[object], one.match.record()["choices"])


async def test_a_card_to_draft_can_be_read_and_clicked() -> None:
    one = session("standard", 3, game="nightfall")
    async with sitting_at(one) as sitting:
        choice = sitting.table.choice
        assert choice is not None
        assert choice.kind == "draft"
        assert await sitting.pilot.click(card_at(sitting, choice.options[1].places[0]))
        await sitting.settle()
        assert [0, "draft", choice.options[1].key] in cast(
            list[object], one.match.record()["choices"]
        )


async def test_arrows_walk_over_the_table_and_down_off_it() -> None:
    one = night_with_chain(1)
    async with sitting_at(one) as sitting:
        sitting.table.query_one("#me", PlayerLine).focus()
        await sitting.pilot.pause()
        await sitting.press("up")
        focused = sitting.app.focused
        assert isinstance(focused, PieceCard)
        for _ in range(8):
            if not isinstance(sitting.app.focused, OptionList):
                await sitting.press("down")
        assert isinstance(sitting.app.focused, OptionList)


async def test_a_card_under_the_focus_is_shown_big() -> None:
    one = night_with_chain(1)
    async with sitting_at(one) as sitting:
        for place in ("link:0", table_seen(one)["commons"][0]["id"]):
            card = card_at(sitting, place)
            await sitting.look_at(card)
            shown = sitting.table.subject()
            assert shown is not None
            assert shown["name"] == card.piece.name


async def test_a_match_can_be_played_by_keyboard_alone() -> None:
    async with sitting_at(night(3, seed=11)) as sitting:
        assert await sitting.play_to_the_end(Luck(1)) > 20
        assert isinstance(sitting.app.screen, EndWindow)
