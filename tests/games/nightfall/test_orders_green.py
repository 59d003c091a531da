"""Stories about the green orders."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import PURPLE, RED, WHITE, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- Blaine Cordell


@pytest.mark.rule("NF-8.3", "NF-9.2")
def test_blaine_cordell_gives_influence_in_your_own_chain_only() -> None:
    story = table(seat([moon(WHITE), "Blaine Cordell"]), seat(["Blaine Cordell"]), commons=SHOP)
    story.answer("play:white", "link:nothing", "link:blaine-cordell")
    assert (story.influence(0), story.influence(1)) == (2, 0)
    assert story.minions(1) == ["Blaine Cordell 1"]  # though its text did nothing
    story = table(seat([moon(WHITE), "Blaine Cordell"]), seat(), commons=SHOP)
    resolve(story, "white", "blaine-cordell")
    assert story.influence(0) == 3


@pytest.mark.rule("NF-8.3")
def test_blaine_cordells_kicker_draws_a_card_in_anybodys_chain() -> None:
    story = table(seat([moon(YELLOW)]), seat(["Blaine Cordell"], deck=["burn"]), commons=SHOP)
    story.answer("play:yellow", "link:blaine-cordell")
    assert story.hand(1) == ["burn"]


# ---------------------------------------------------------------- Marcus Toth


def test_marcus_toths_kicker_takes_a_minion_from_your_discard_pile() -> None:
    story = table(
        seat(
            [moon(WHITE), "Marcus Toth"],
            discard=["bite", "Death Grip", "Vulko", "Big Ghost", "Vulko"],
        ),
        seat(discard=["Ivan Radinsky"]),
        commons=SHOP,
    )
    resolve(story, "white", "marcus-toth")
    assert story.asks(0, "target-card")
    assert story.options == ["card:vulko", "card:big-ghost"]
    story.answer("card:big-ghost")
    assert story.hand(0) == ["Big Ghost"]
    assert story.discard(0) == ["White", "bite", "Death Grip", "Vulko", "Vulko"]


@pytest.mark.rule("NF-15.7", "NF-3.6")
def test_marcus_toth_goes_to_his_owners_hand_when_destroyed_whoever_controls_him() -> None:
    """Mesmeric Presence takes him over; then Big Ghost's kicker destroys him."""
    story = table(
        seat([moon(PURPLE), "Big Ghost", "Mesmeric Presence"]),
        seat(minions=["Marcus Toth"]),
        commons=SHOP,
    )
    resolve(story, "purple", "big-ghost", "mesmeric-presence")
    assert story.minions(0) == ["Big Ghost 4"]
    assert (story.hand(0), story.hand(1)) == ([], ["Marcus Toth"])


@pytest.mark.rule("NF-12.13")
def test_marcus_toth_is_whole_again_when_he_comes_back_from_the_hand() -> None:
    story = table(
        seat(minions=["Enraged Wight"]),
        seat(minions=[hurt("Marcus Toth", 1)]),
        phase="combat",
    )
    story.answer("minion:left-1-1")
    assert (story.hand(1), story.wounds(1)) == (["Marcus Toth"], 1)
    story.answer("play:marcus-toth")
    assert story.minions(1) == ["Marcus Toth 2"]


# ---------------------------------------------------------------- Ghoul Summoning


@pytest.mark.rule("NF-15.1")
def test_ghoul_summoning_carries_out_the_chain_text_of_an_exiled_minion() -> None:
    story = table(
        seat(["Ghoul Summoning"]),
        seat(),
        seat(),
        commons=SHOP,
        exiled=["Enraged Wight", "Death Grip", "Charlotte Reyes"],
    )
    resolve(story, "ghoul-summoning")
    assert story.asks(0, "target-card")
    assert sorted(story.options) == ["exiled:charlotte-reyes", "exiled:enraged-wight"]
    story.answer("exiled:enraged-wight")
    assert story.options == ["player:left-1", "player:left-2"]
    story.answer("player:left-2")
    assert story.wounds(2) == 1
    assert story.exiled == ["Enraged Wight", "Death Grip", "Charlotte Reyes"]  # it stays there
    assert story.minions(0) == []


@pytest.mark.rule("NF-15.1", "NF-12.14")
def test_a_summoned_text_is_part_of_your_own_order_so_yuri_koroviev_adds_to_it() -> None:
    story = table(
        seat(["Ghoul Summoning", moon(RED), "Yuri Koroviev"]),
        seat(),
        commons=SHOP,
        exiled=["Enraged Wight"],
    )
    resolve(story, "ghoul-summoning", "red", "yuri-koroviev")
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-15.1", "NF-8.3")
@pytest.mark.parametrize(("turn", "gained"), [(0, 1), (1, 0)])
def test_your_chain_on_a_summoned_card_asks_who_uses_it(turn: int, gained: int) -> None:
    story = table(
        seat(["Ghoul Summoning"]),
        seat([moon(RED)]),
        turn=turn,
        commons=SHOP,
        exiled=["J.J. McTeague"],
    )
    before = story.influence(0)
    story.answer(*(["play:ghoul-summoning"] if turn == 0 else ["play:red", "link:ghoul-summoning"]))
    story.decline("link")
    assert story.influence(0) == before + gained


@pytest.mark.rule("NF-8.7")
def test_ghoul_summoning_with_nobody_in_exile_still_has_its_kicker() -> None:
    story = table(seat([moon(RED), "Ghoul Summoning"]), seat(), seat(), commons=SHOP)
    resolve(story, "red", "ghoul-summoning")
    assert story.options == ["player:left-1", "player:left-2"]  # one of the opponents
    story.answer("player:left-1")
    assert (story.wounds(1), story.wounds(2)) == (1, 0)


# ---------------------------------------------------------------- Rend and Tear


def test_rend_and_tear_damages_each_minion_of_a_player_and_then_that_player() -> None:
    """Bad Smoke takes one as a minion and one more as a blocker for its player."""
    story = table(
        seat(["Rend and Tear"], minions=["Vulko"]),
        seat(minions=["Bad Smoke", "Alton Hickman", "Genesis One"]),
        seat(minions=["Vulko"]),
        commons=SHOP,
    )
    resolve(story, "rend-and-tear")
    assert story.options == ["player:you", "player:left-1", "player:left-2"]
    story.answer("player:left-1")
    assert story.minions(1) == ["Alton Hickman 2"]
    assert story.wounds(1) == 0
    assert (story.minions(0), story.minions(2)) == (["Vulko 3"], ["Vulko 3"])


def test_rend_and_tear_wounds_a_player_whom_nobody_protects() -> None:
    story = table(seat(["Rend and Tear"]), seat(), commons=SHOP)
    resolve(story, "rend-and-tear")
    story.answer("player:left-1")
    assert (story.wounds(0), story.wounds(1)) == (0, 1)


def test_rend_and_tears_kicker_makes_a_target_opponent_discard() -> None:
    story = table(
        seat([moon(YELLOW), "Rend and Tear"]), seat(["bite"]), seat(["burn"]), commons=SHOP
    )
    resolve(story, "yellow", "rend-and-tear")
    story.answer("player:you")
    assert story.asks(0, "target-player")
    assert story.options == ["player:left-1", "player:left-2"]
    story.answer("player:left-2")
    assert (story.hand(1), story.hand(2)) == (["bite"], [])
    assert story.wounds(0) == 1
