"""Stories about how a chain is resolved. (NF-8)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.rules.effects import (
    damage_each_opponent,
    damage_target_minion,
    damage_target_player,
    draw_cards,
    send_home,
)
from breakfall.games.nightfall.rules.piles import discard_from_hand
from breakfall.games.nightfall.state import Link, Night
from breakfall.games.nightfall.terms import (
    ACTION,
    BLOCKS_DAMAGE,
    BLUE,
    GREEN,
    PURPLE,
    RED,
    WHITE,
    YELLOW,
)
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import hurt, order
from tests.games.nightfall.story import seat, table


async def draw_one(night: Night, me: Link) -> None:
    draw_cards(night, me, 1)


async def discard_three_then_draw_one(night: Night, me: Link) -> None:
    for _ in range(3):
        await discard_from_hand(night, me.player)
    draw_cards(night, me, 1)


async def hit_a_minion_then_a_player(night: Night, me: Link) -> None:
    await damage_target_minion(night, me, 1)
    await damage_target_player(night, me, 1)


async def hit_everybody(night: Night, me: Link) -> None:
    await damage_each_opponent(night, me, 1)


# ---------------------------------------------------------------- last in, first out


@pytest.mark.rule("NF-8.1")
def test_the_last_order_resolves_first_and_one_players_orders_stay_together() -> None:
    story = table(
        seat([moon(WHITE), moon(RED)]), seat([moon(GREEN), moon(PURPLE)]), seat([moon(BLUE)])
    )
    story.answer("play:white", "link:red", "link:green", "link:purple", "link:blue")
    resolved = [line for line in story.told if line.endswith(" resolves.")]
    assert resolved == [
        "Player 3's Blue resolves.",
        "Player 2's Purple resolves.",
        "Player 2's Green resolves.",
        "Player 1's Red resolves.",
        "Player 1's White resolves.",
    ]


@pytest.mark.rule("NF-8.2")
def test_a_text_is_carried_out_to_its_end_before_the_next_order_is_resolved() -> None:
    """The second half of the text is asked for while the first order still waits."""
    both = order("Both", species=ACTION, on_chain=hit_a_minion_then_a_player)
    story = table(
        seat(["Enraged Wight"]),
        seat(["Shock and Awe"]),
        seat([both], minions=["Vulko", "Bad Smoke"]),
    )
    story.answer("play:enraged-wight", "link:shock-and-awe", "link:both")
    assert story.asks(2, "target-minion")  # by the player who played it
    story.answer("minion:you-1")
    assert story.asks(2, "target-player")
    assert story.chain == ["Enraged Wight", "Shock and Awe", "Both"]
    story.answer("player:left-1")
    assert story.asks(1, "target-minion")
    assert story.chain == ["Enraged Wight", "Shock and Awe"]


@pytest.mark.rule("NF-8.3")
def test_an_order_that_is_not_in_your_chain_does_without_your_chain_text_but_is_resolved() -> None:
    mine = order(
        "Mine",
        colour=RED,
        species=ACTION,
        your_chain=True,
        on_chain=hit_everybody,
        kicker=WHITE,
        on_kick=draw_one,
    )
    story = table(seat([moon(WHITE)]), seat([mine], deck=["burn", "bite"]), commons=SHOP)
    story.answer("play:white", "link:mine")
    assert story.wounds(0) == 0
    assert story.discard(1) == ["Mine"]
    assert story.hand(1) == ["burn"]  # a kicker works in any chain
    story = table(seat([moon(WHITE), mine], deck=["burn"]), seat(), commons=SHOP)
    resolve(story, "white", "mine")
    assert story.wounds(1) == 1


# ---------------------------------------------------------------- where orders go


@pytest.mark.rule("NF-8.4")
def test_an_action_goes_on_top_of_its_owners_discard_pile_when_it_is_resolved() -> None:
    story = table(seat(["Death Grip"], discard=["bite"]), seat(["Vulko"]), commons=SHOP)
    story.answer("play:death-grip")
    assert story.discard(0) == ["bite"]  # it has not been resolved yet
    story.answer("player:left-1")
    assert story.discard(0) == ["Death Grip", "bite"]


@pytest.mark.rule("NF-8.4")
def test_an_action_is_not_shuffled_on_its_own_account() -> None:
    digger = order("Digger", species=ACTION, on_chain=draw_one)
    story = table(seat([digger], discard=["bite", "burn"]), seat(), commons=SHOP)
    resolve(story, "digger")
    assert story.discard(0) == ["Digger"]
    assert sorted(story.hand(0) + story.deck(0)) == ["bite", "burn"]


@pytest.mark.rule("NF-8.5", "NF-8.6")
def test_a_minion_enters_play_before_its_owner_after_its_text_and_its_kicker() -> None:
    """Its texts need a target, and the minion itself is none yet."""
    late = order(
        "Late",
        colour=RED,
        health=4,
        on_chain=hit_a_minion_then_a_player,
        kicker=WHITE,
        on_kick=hit_a_minion_then_a_player,
    )
    story = table(seat([moon(WHITE), late]), seat(), commons=SHOP)
    resolve(story, "white", "late")
    assert story.asks(0, "target-player")  # no minion was there to target
    story.answer("player:left-1")
    assert story.minions(0) == []
    story.answer("player:left-1")
    assert story.minions(0) == ["Late 4"]
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-8.6", "NF-2.14")
def test_in_play_text_does_not_work_while_its_minion_is_in_the_chain() -> None:
    """The Wight hits while the guard still waits; once resolved, the guard would have blocked."""
    guard = order("Guard", links=(PURPLE,), health=2, in_play=BLOCKS_DAMAGE)
    story = table(seat([guard]), seat(["Enraged Wight"]), commons=SHOP)
    story.answer("play:guard", "link:enraged-wight")
    assert story.wounds(0) == 1
    assert story.minions(0) == ["Guard 2"]


@pytest.mark.rule("NF-8.6")
def test_a_minion_in_the_chain_is_not_reached_by_what_damages_each_minion() -> None:
    story = table(seat(["Alton Hickman", "Furious Melee"], minions=["Vulko"]), seat(), commons=SHOP)
    story.answer("play:alton-hickman", "link:furious-melee", "player:you")
    assert story.minions(0) == ["Vulko 1", "Alton Hickman 3"]


# ---------------------------------------------------------------- all of the text


@pytest.mark.rule("NF-8.7")
def test_what_cannot_be_done_in_full_is_done_as_far_as_possible() -> None:
    """Three discards with one card in hand: that one goes, a card is drawn, the chain goes on."""
    greedy = order("Greedy", species=ACTION, on_chain=discard_three_then_draw_one)
    story = table(
        seat(["Enraged Wight", moon(PURPLE), greedy, "bite"], deck=["burn"]), seat(), commons=SHOP
    )
    resolve(story, "enraged-wight", "purple", "greedy")
    assert story.discard(0) == ["Purple", "Greedy", "bite"]
    assert story.hand(0) == ["burn"]
    assert story.wounds(1) == 1


@pytest.mark.rule("NF-8.8", "NF-12.7")
def test_a_text_is_carried_out_though_it_now_harms_its_own_player() -> None:
    """Shock and Awe was meant for Vulko, but his player calls him back in time."""
    recall = order("Recall", species=ACTION, on_chain=send_home)
    story = table(
        seat(["Shock and Awe"], minions=["Alton Hickman"]),
        seat([recall], minions=["Vulko"]),
        commons=SHOP,
    )
    story.answer("play:shock-and-awe", "link:recall", "minion:you-1")
    assert story.hand(1) == ["Vulko"]
    assert story.minions(0) == []
    assert story.discard(0) == ["Shock and Awe", "Alton Hickman"]


# ---------------------------------------------------------------- damage


@pytest.mark.rule("NF-8.9")
def test_damage_from_a_text_lowers_health_and_what_a_minion_cannot_absorb_is_lost() -> None:
    story = table(seat(["Shock and Awe"]), seat(minions=[hurt("Vulko", 2)]), commons=SHOP)
    resolve(story, "shock-and-awe")
    assert story.minions(1) == []
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-8.9", "NF-11.1")
def test_damage_from_a_text_gives_a_player_a_wound_for_each_point() -> None:
    story = table(seat(["Death Grip"]), seat(), commons=SHOP)
    resolve(story, "death-grip")
    story.answer("player:left-1")
    assert story.wounds(1) == 3


# ---------------------------------------------------------------- kickers


@pytest.mark.rule("NF-8.10")
@pytest.mark.parametrize(("before", "wounds"), [(WHITE, 1), (RED, 0), (YELLOW, 0)])
def test_a_kicker_looks_at_the_large_moon_of_the_order_before(before: int, wounds: int) -> None:
    """Each of these has white among its small moons, and only one is white itself."""
    eager = order("Eager", colour=BLUE, species=ACTION, kicker=WHITE, on_kick=hit_everybody)
    key = ["white", "red", "", "", "yellow"][before]
    story = table(seat([moon(before), eager]), seat(), commons=SHOP)
    resolve(story, key, "eager")
    assert story.wounds(1) == wounds


@pytest.mark.rule("NF-8.10", "NF-8.11")
def test_a_kicker_looks_at_the_order_directly_before_and_nobody_elses() -> None:
    """White, red, then Eager: white is too far back."""
    eager = order("Eager", colour=BLUE, species=ACTION, kicker=WHITE, on_kick=hit_everybody)
    story = table(seat([moon(WHITE), moon(RED), eager]), seat(), commons=SHOP)
    resolve(story, "white", "red", "eager")
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-8.11")
def test_a_kicker_comes_from_an_opponents_order_as_well() -> None:
    eager = order("Eager", colour=BLUE, species=ACTION, kicker=WHITE, on_kick=hit_everybody)
    story = table(seat([moon(WHITE)]), seat([eager]), commons=SHOP)
    story.answer("play:white", "link:eager")
    assert story.wounds(0) == 1
    assert story.discard(0) == ["White", "bite"]  # white was resolved only after the kicker


@pytest.mark.rule("NF-8.11")
def test_the_order_that_starts_a_chain_has_no_kicker() -> None:
    eager = order("Eager", colour=WHITE, species=ACTION, kicker=WHITE, on_kick=hit_everybody)
    story = table(seat([eager]), seat(), commons=SHOP)
    resolve(story, "eager")
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-8.12", "NF-12.7")
def test_an_earned_kicker_is_not_optional() -> None:
    """There is only your own minion for Big Ghost to destroy."""
    story = table(seat([moon(PURPLE), "Big Ghost"], minions=["Vulko"]), seat(), commons=SHOP)
    resolve(story, "purple", "big-ghost")
    assert story.minions(0) == ["Big Ghost 4"]


@pytest.mark.rule("NF-8.13")
def test_the_kicker_comes_right_after_the_chain_text() -> None:
    story = table(
        seat([moon(GREEN), "Shock and Awe"], minions=["Vulko", "Big Ghost"]), seat(), commons=SHOP
    )
    resolve(story, "green", "shock-and-awe")
    assert story.asks(0, "target-minion")
    story.answer("minion:you-1")
    assert story.asks(0, "target-player")
    assert story.chain == ["Green", "Shock and Awe"]
