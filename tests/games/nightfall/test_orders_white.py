"""Stories about the white orders."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import BLUE, GREEN, PURPLE, RED
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- Alton Hickman


def test_alton_hickmans_kicker_makes_a_target_opponent_discard_a_card_of_their_choice() -> None:
    story = table(
        seat([moon(BLUE), "Alton Hickman"]),
        seat(["bite", "burn"]),
        seat(["burn"]),
        commons=SHOP,
    )
    resolve(story, "blue", "alton-hickman")
    assert story.asks(0, "target-player")
    assert story.options == ["player:left-1", "player:left-2"]  # not oneself
    story.answer("player:left-1")
    assert story.asks(1, "discard")
    story.answer("discard:burn")
    assert (story.hand(1), story.hand(2)) == (["bite"], ["burn"])
    assert story.discard(1) == ["burn"]


def test_alton_hickman_does_nothing_without_his_kicker_but_enter_play() -> None:
    story = table(seat([moon(RED), "Alton Hickman"]), seat(["bite", "burn"]), commons=SHOP)
    resolve(story, "red", "alton-hickman")
    assert story.asks(0, "claim")
    assert story.hand(1) == ["bite", "burn"]
    assert story.minions(0) == ["Alton Hickman 3"]


@pytest.mark.rule("NF-2.15", "NF-12.14")
@pytest.mark.parametrize("copies", [0, 1, 2])
def test_each_alton_hickman_in_play_lets_you_draw_up_to_one_card_more(copies: int) -> None:
    story = table(
        seat(["Vulko"], deck=["Vulko"] * 9, minions=["Alton Hickman"] * copies),
        seat(["Vulko"], deck=["Vulko"] * 9),
        phase="cleanup",
    )
    assert story.asks(1, "start-chain")
    assert len(story.hand(0)) == 5 + copies
    story.answer("play:nothing", "claim:nothing")
    assert len(story.hand(1)) == 5  # he works for his own player only


# ---------------------------------------------------------------- Ivan Radinsky


def test_ivan_radinsky_inflicts_two_damage_on_a_target_minion() -> None:
    story = table(
        seat(["Ivan Radinsky"], minions=["Vulko"]), seat(minions=["Alton Hickman"]), commons=SHOP
    )
    resolve(story, "ivan-radinsky")
    assert story.options == ["minion:you-1", "minion:left-1-1"]
    story.answer("minion:left-1-1")
    assert story.minions(1) == ["Alton Hickman 1"]
    assert story.minions(0) == ["Vulko 3", "Ivan Radinsky 2"]


@pytest.mark.rule("NF-12.12", "NF-12.11")
def test_ivan_radinskys_kicker_makes_each_opponent_discard_in_the_order_you_choose() -> None:
    story = table(
        seat([moon(GREEN), "Ivan Radinsky", "bleed"]),
        seat(["bite", "burn"]),
        seat(["bite", "burn"]),
        commons=SHOP,
    )
    resolve(story, "green", "ivan-radinsky")
    assert story.asks(0, "next-player")
    story.answer("player:left-2")
    assert story.asks(2, "discard")
    story.answer("discard:bite")
    assert story.asks(1, "discard")
    story.answer("discard:burn")
    assert (story.hand(0), story.hand(1), story.hand(2)) == (["bleed"], ["bite"], ["burn"])


# ---------------------------------------------------------------- Leave Me!


@pytest.mark.rule("NF-15.5")
def test_under_leave_me_opponents_are_still_those_of_the_orders_own_player() -> None:
    """Player 1's Wight has opponents 2 and 3, though player 3 says who of them is hit."""
    story = table(seat(["Enraged Wight", moon(PURPLE)]), seat(), seat(["Leave Me!"]), commons=SHOP)
    story.answer("play:enraged-wight", "link:purple", "link:leave-me", "order:link-1")
    assert story.asks(2, "target-player")
    assert story.options == ["player:you", "player:left-2"]
    story.answer("player:left-2")
    assert [story.wounds(number) for number in range(3)] == [0, 1, 0]


@pytest.mark.rule("NF-15.5", "NF-14.4")
def test_leave_me_gives_targets_only_so_a_free_order_is_still_chosen_by_its_player() -> None:
    """So nobody else looks into a secret archive either."""
    blue = moon(BLUE)
    story = table(
        seat([blue, "Flank Attack", blue], secret=["Big Ghost"]),
        seat(["Leave Me!"]),
        commons=SHOP,
    )
    story.answer("play:blue", "link:flank-attack", "link:blue", "link:leave-me", "order:link-2")
    assert story.asks(0, "free-order")


@pytest.mark.rule("NF-15.5", "NF-12.12")
def test_leave_me_gives_targets_only_so_an_order_of_events_is_still_chosen_by_its_player() -> None:
    story = table(
        seat([moon(BLUE), "Blood Rage", moon(GREEN)], minions=["Vulko"]),
        seat(["Leave Me!"]),
        seat(),
        commons=SHOP,
    )
    story.answer("play:blue", "link:blood-rage", "link:green", "link:leave-me", "order:link-2")
    assert story.asks(1, "target-player")
    story.answer("player:left-1")
    assert story.asks(0, "next-player")


@pytest.mark.rule("NF-15.5")
def test_a_leave_me_whose_target_another_chose_still_gives_the_targets_to_its_own_player() -> None:
    story = table(
        seat(["Enraged Wight", moon(PURPLE)]),
        seat(["Leave Me!", moon(BLUE)]),
        seat(["Leave Me!"]),
        commons=SHOP,
    )
    story.answer("play:enraged-wight", "link:purple", "link:leave-me", "link:blue")
    story.answer("link:leave-me", "order:link-3")
    assert story.asks(2, "target-order")  # on behalf of player 2
    story.answer("order:link-1")
    assert story.asks(1, "target-player")


@pytest.mark.rule("NF-12.8")
def test_leave_me_that_starts_a_chain_finds_no_order() -> None:
    story = table(seat(["Leave Me!"]), seat(), commons=SHOP)
    resolve(story, "leave-me")
    assert story.asks(0, "claim")
    assert story.discard(0) == ["Leave Me!"]


# ---------------------------------------------------------------- Mesmeric Presence


def test_mesmeric_presence_takes_control_of_an_opposing_minion_that_is_not_too_strong() -> None:
    """Lilith makes the other Vampire a 3: still weak enough; Ivan with 4 is not."""
    story = table(
        seat(["Mesmeric Presence"], minions=["Vulko"]),
        seat(minions=["Ivan Radinsky", "Lilith Lawrence", "Zacharias Sands", "Franz Orlok"]),
        commons=SHOP,
    )
    resolve(story, "mesmeric-presence")
    assert story.options == ["minion:left-1-2", "minion:left-1-3"]  # Orlok is a 4 beside Lilith
    story.answer("minion:left-1-3")
    assert story.minions(0) == ["Vulko 3", "Zacharias Sands 2"]
    assert story.minions(1) == ["Ivan Radinsky 2", "Lilith Lawrence 3", "Franz Orlok 1"]


@pytest.mark.rule("NF-3.6", "NF-10.5", "NF-2.18")
def test_a_minion_under_mesmeric_presence_stays_attacks_for_you_and_goes_to_its_owners_pile() -> (
    None
):
    story = table(
        seat(["Mesmeric Presence"], deck=["bite"] * 5),
        seat(["Vulko"], deck=["bite"] * 5, minions=["Zacharias Sands"]),
        commons=SHOP,
    )
    resolve(story, "mesmeric-presence")
    story.answer("claim:nothing", "wound:keep")
    assert story.asks(1, "start-chain")  # its owner could not attack with it
    story.answer("play:nothing", "claim:nothing", "wound:keep")
    assert story.wounds(1) == 5 + 2  # it has attacked its owner, and there was no choice
    assert story.discard(1) == ["Zacharias Sands", "burn", "bite"]
    assert story.minions(0) == []


def test_mesmeric_presences_kicker_draws_a_card() -> None:
    story = table(
        seat([moon(PURPLE), "Mesmeric Presence"], deck=["bite", "burn"]), seat(), commons=SHOP
    )
    resolve(story, "purple", "mesmeric-presence")
    assert story.hand(0) == ["bite"]
