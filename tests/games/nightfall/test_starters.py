"""Stories about the six starting minions."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.rules.effects import damage_target_opponent
from breakfall.games.nightfall.state import Link, Night
from breakfall.games.nightfall.terms import GREEN, PURPLE, RED, WHITE, YELLOW
from tests.games.nightfall.chains import EVERY, SHOP, moon, resolve
from tests.games.nightfall.printed import order
from tests.games.nightfall.story import seat, table

EXILED_WHEN_DISCARDED = [
    "Charlotte Reyes",
    "Enraged Wight",
    "Genesis One",
    "J.J. McTeague",
    "Yuri Koroviev",
]


def white_wight() -> Order:
    """Like Enraged Wight, but white, and everything links to it."""

    async def hit_an_opponent(night: Night, me: Link) -> None:
        await damage_target_opponent(night, me, 1)

    return order("White Wight", links=EVERY, on_chain=hit_an_opponent)


@pytest.mark.rule("NF-2.17", "NF-12.3")
@pytest.mark.parametrize("name", EXILED_WHEN_DISCARDED)
def test_a_starter_discarded_after_combat_is_exiled(name: str) -> None:
    story = table(seat(minions=[name]), seat(), phase="combat", commons=SHOP)
    assert story.minions(0) == []
    assert story.exiled == [name]
    assert story.discard(0) == []


@pytest.mark.rule("NF-2.17", "NF-2.11")
@pytest.mark.parametrize("name", ["Bad Smoke", *EXILED_WHEN_DISCARDED])
def test_a_starter_that_is_destroyed_is_exiled(name: str) -> None:
    story = table(seat([moon(PURPLE), "Big Ghost"]), seat(minions=[name]), commons=SHOP)
    resolve(story, "purple", "big-ghost")
    assert story.minions(1) == []
    assert story.exiled == [name]
    assert story.discard(1) == []


# ---------------------------------------------------------------- “Bad Smoke”


@pytest.mark.rule("NF-6.17", "NF-2.17")
def test_bad_smoke_stays_after_combat_and_attacks_again() -> None:
    story = table(
        seat(["Death Grip"], minions=["Bad Smoke"]),
        seat(["Death Grip"]),
        phase="combat",
    )
    assert story.wounds(1) == 1
    assert story.minions(0) == ["Bad Smoke 2"]
    story.answer("play:nothing", "claim:nothing")
    story.answer("play:nothing", "claim:nothing", "wound:keep")  # the bite comes to hand
    assert story.asks(0, "start-chain")
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-6.14", "NF-17.2")
def test_bad_smoke_blocks_damage_inflicted_on_its_player() -> None:
    story = table(seat(["Enraged Wight"]), seat(minions=["Bad Smoke"]), commons=SHOP)
    resolve(story, "enraged-wight")
    assert story.wounds(1) == 0
    assert story.minions(1) == ["Bad Smoke 1"]


# ---------------------------------------------------------------- the other five


def test_charlotte_reyes_draws_a_card() -> None:
    story = table(seat(["Charlotte Reyes"], deck=["burn", "bite"]), seat(), commons=SHOP)
    resolve(story, "charlotte-reyes")
    assert story.hand(0) == ["burn"]
    assert story.minions(0) == ["Charlotte Reyes 2"]


@pytest.mark.rule("NF-17.3")
def test_enraged_wight_inflicts_a_damage_on_an_opponent_of_your_choice() -> None:
    story = table(seat(["Enraged Wight"]), seat(), seat(), commons=SHOP)
    resolve(story, "enraged-wight")
    assert story.options == ["player:left-1", "player:left-2"]
    story.answer("player:left-2")
    assert [story.wounds(number) for number in range(3)] == [0, 0, 1]
    assert story.minions(0) == ["Enraged Wight 1"]


def test_genesis_one_inflicts_a_damage_on_a_target_minion() -> None:
    story = table(
        seat(["Genesis One"], minions=["Vulko"]), seat(minions=["Big Ghost"]), commons=SHOP
    )
    resolve(story, "genesis-one")
    assert story.options == ["minion:you-1", "minion:left-1-1"]
    story.answer("minion:you-1")
    assert story.minions(0) == ["Vulko 2", "Genesis One 1"]


@pytest.mark.rule("NF-8.3")
@pytest.mark.parametrize(("turn", "influence"), [(0, 3), (1, 0)])
def test_jj_mcteague_gives_influence_in_your_own_chain_only(turn: int, influence: int) -> None:
    story = table(
        seat([moon(WHITE), "J.J. McTeague"]), seat([moon(GREEN)]), turn=turn, commons=SHOP
    )
    if turn == 0:
        resolve(story, "white", "j-j-mcteague")
    else:
        story.answer("play:green", "link:j-j-mcteague", "link:nothing")
    assert story.influence(0) == influence
    assert story.minions(0) == ["J.J. McTeague 2"]


@pytest.mark.rule("NF-12.14")
def test_yuri_koroviev_adds_to_your_next_order_that_inflicts_damage_and_to_that_alone() -> None:
    """Yuri, a moon that inflicts nothing, then two Wights: two damage and one."""
    story = table(
        seat(["Enraged Wight", "Enraged Wight", moon(PURPLE), "Yuri Koroviev"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "enraged-wight", "enraged-wight", "purple", "yuri-koroviev")
    assert story.wounds(1) == 2 + 1


def test_yuri_koroviev_adds_nothing_to_the_orders_of_others() -> None:
    story = table(seat(["Enraged Wight", moon(PURPLE)]), seat(["Yuri Koroviev"]), commons=SHOP)
    story.answer("play:enraged-wight", "link:purple", "link:yuri-koroviev")
    assert story.wounds(1) == 1


@pytest.mark.rule("NF-10.5")
def test_what_yuri_koroviev_adds_is_gone_with_the_chain() -> None:
    story = table(
        seat([moon(GREEN), "Yuri Koroviev"], deck=["Enraged Wight"]),
        seat([moon(GREEN)]),
    )
    resolve(story, "green", "yuri-koroviev")
    story.answer("play:green", "link:enraged-wight")
    assert story.wounds(1) == 1


@pytest.mark.rule("NF-15.10")
def test_what_yuri_koroviev_adds_goes_to_every_damage_of_that_order() -> None:
    """Rend and Tear inflicts two on each minion and two on their player, instead of one."""
    story = table(
        seat(["Rend and Tear", moon(WHITE), "Yuri Koroviev"]),
        seat(minions=["Alton Hickman", "Big Ghost"]),
        commons=SHOP,
    )
    resolve(story, "rend-and-tear", "white", "yuri-koroviev")
    story.answer("player:left-1")
    assert story.minions(1) == ["Alton Hickman 1", "Big Ghost 2"]
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-15.10", "NF-12.15")
def test_what_yuri_koroviev_adds_goes_to_repeated_text_as_well() -> None:
    """White Wight, then Travail with his kicker, then Yuri: two damage, and two again."""
    story = table(
        seat([white_wight(), "Sir John Travail", moon(RED), "Yuri Koroviev"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "white-wight", "sir-john-travail", "red", "yuri-koroviev")
    assert story.wounds(1) == 2 + 2


@pytest.mark.rule("NF-15.10", "NF-11.2")
def test_yuri_koroviev_passes_over_an_order_that_gives_wounds_outright() -> None:
    """The Wight opens, Death Grip has its kicker after yellow: two wounds, then two damage."""
    story = table(
        seat(["Enraged Wight", moon(PURPLE), moon(YELLOW), "Death Grip", "Yuri Koroviev"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "enraged-wight", "purple", "yellow", "death-grip", "yuri-koroviev")
    story.answer("player:left-1")
    assert story.wounds(1) == 2 + 2
