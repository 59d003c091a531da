"""Whole matches over the wire, by players who answer whatever they are asked."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck
from tests.contract.playing import Table
from tests.server.client import House, play_together

GAMES = ["nightbreak", "break", "nightfall", "hellbreak", "havenfall"]


@pytest.mark.parametrize("game", GAMES)
async def test_people_play_a_whole_match_and_all_see_the_same_end(house: House, game: str) -> None:
    seated = await house.create(game, "me", "open")
    ann = await house.sit(seated)
    bob = await house.sit(await house.join(ann.you.invitations[0].code, "Bob"))
    eve = await house.watch(ann)
    await play_together([ann, bob, eve], Luck(1))

    match = breakfall.load(await house.record(seated))
    match.names = ("Ann", "Bob")
    outcomes = [guest.view["outcome"] for guest in (ann, bob, eve)]
    assert outcomes == [match.view(seat)["outcome"] for seat in (0, 1, None)]
    assert [guest.view for guest in (ann, bob, eve)] == [match.view(seat) for seat in (0, 1, None)]
    ends = [{**outcome, "reason": ""} for outcome in outcomes if isinstance(outcome, dict)]
    assert ends == [ends[0]] * 3  # only the sentence is told to each in their own way


@pytest.mark.parametrize("game", GAMES)
async def test_a_person_plays_a_whole_match_against_a_bot(house: House, game: str) -> None:
    seated = await house.create(game, "me", "random", seed=5)
    ann = await house.sit(seated)
    await ann.play_to_the_end(Luck(2))

    match = breakfall.load(await house.record(seated))  # it plays through, to the same outcome
    match.names = ("Ann", "Random bot")
    assert match.decisions == ann.decisions
    assert ann.view == match.view(0)
    assert [line.text for line in ann.log] == match.log(0)
    again = await house.sit(seated)
    assert (again.view, again.log) == (ann.view, ann.log)


@pytest.mark.parametrize(
    "table",
    [Table("nightbreak", "unity", 4), Table("nightfall", "standard", 5)],
    ids=str,
)
async def test_a_full_table_plays_a_whole_match(house: House, table: Table) -> None:
    guests = await house.full_table(table.game, table.players, table.form)
    await play_together(guests, Luck(3))
    assert all(guest.is_over for guest in guests)


async def test_the_log_calls_people_by_their_names(house: House) -> None:
    ann, guest = await house.full_table("havenfall", 2)
    await play_together([ann, guest], Luck(4))
    assert not any("Player " in event.text for event in guest.log)
    for own, other, reader in (("Ann", "Guest", ann), ("Guest", "Ann", guest)):
        told = [event.text for event in reader.log]
        assert any(line.startswith("You ") for line in told)
        assert any(line.startswith(f"{other} ") for line in told)
        assert not any(line.startswith(f"{own} ") for line in told)
