"""Stories about archives, exile, targets and timing. (NF-12)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.rules.effects import damage_each_opponent, damage_target_opponent
from breakfall.games.nightfall.state import Link, Night
from breakfall.games.nightfall.terms import ACTION, BLUE, GREEN, RED, WHITE
from tests.games.nightfall.chains import EVERY, SHOP, moon, resolve
from tests.games.nightfall.printed import hurt, order
from tests.games.nightfall.story import seat, table


async def hit_an_opponent(night: Night, me: Link) -> None:
    await damage_target_opponent(night, me, 1)


async def hit_everybody(night: Night, me: Link) -> None:
    await damage_each_opponent(night, me, 1)


# ---------------------------------------------------------------- archives and exile


@pytest.mark.rule("NF-12.1")
def test_an_archive_is_seven_copies_of_one_order_that_belong_to_nobody() -> None:
    story = table(seat(["bite"], archives=["Vulko"]), seat(), phase="claim", commons=SHOP)
    for archive in story.night.archives:
        faces = [card.face for card in archive.pile.cards]
        assert faces == [archive.order] * 7
    assert story.owned(0) == ["bite"]


@pytest.mark.rule("NF-12.2")
def test_an_empty_archive_stays_a_target_but_nothing_can_be_claimed_from_it() -> None:
    story = table(
        seat(["Lilith Lawrence", "bite"]),
        seat(archives=["Vulko"]),
        commons=SHOP,
        left={"Blaine Cordell": 0},
    )
    resolve(story, "lilith-lawrence")
    assert story.options == ["archive:blaine-cordell", "archive:vulko"]
    story.answer("archive:blaine-cordell")
    assert story.exiled == []
    assert story.left_in("Vulko") == 7
    assert story.options == ["claim:nothing", "discard:bite"]


@pytest.mark.rule("NF-12.3")
def test_an_exiled_card_comes_back_to_no_deck_pile_or_archive() -> None:
    """Two rounds later the Wight that died is still in exile."""
    story = table(
        seat(["Vulko"], minions=["Enraged Wight"]), seat(["Vulko"]), phase="combat", commons=SHOP
    )
    for _ in range(4):
        story.decline("start-chain")
        story.answer("claim:nothing")
        story.decline("throw-off")
    assert story.exiled == ["Enraged Wight"]
    assert "Enraged Wight" not in story.owned(0) + story.owned(1)


@pytest.mark.rule("NF-12.3", "NF-13.5")
def test_an_exiled_wound_no_longer_counts_and_does_not_return_to_the_stack() -> None:
    story = table(
        seat([moon(RED), "Zacharias Sands"], deck=["Vulko"], discard=["bite"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "red", "zacharias-sands")
    assert story.wounds(0) == 0
    assert "bite" not in story.owned(0)
    assert story.wounds_left == 20


@pytest.mark.rule("NF-12.4")
def test_exiled_archive_cards_are_not_replaced_and_no_more_than_are_there() -> None:
    story = table(
        seat([moon(WHITE), "Furious Melee"]),
        seat(archives=["Vulko"]),
        commons=SHOP,
        left={"Vulko": 1},
    )
    resolve(story, "white", "furious-melee")
    story.answer("player:left-1", "archive:vulko")
    assert story.left_in("Vulko") == 0
    assert story.exiled == ["Vulko"]


# ---------------------------------------------------------------- who and what can be a target


@pytest.mark.rule("NF-12.5")
def test_a_target_may_be_yourself_and_your_own_unless_the_text_says_opposing() -> None:
    story = table(
        seat(["Death Grip", moon(BLUE), "Indigo Six"], minions=["Vulko"]),
        seat(minions=["Big Ghost"]),
        commons=SHOP,
    )
    resolve(story, "death-grip", "blue", "indigo-six")
    assert story.options == ["minion:you-1", "minion:left-1-1"]
    story.answer("minion:left-1-1")
    assert story.options == ["player:you", "player:left-1"]
    story.answer("player:you")
    assert story.minions(0) == ["Indigo Six 2"]  # Vulko has blocked all three
    story = table(
        seat(["Mesmeric Presence"], minions=["Vulko"]),
        seat(minions=["Alton Hickman"]),
        commons=SHOP,
    )
    resolve(story, "mesmeric-presence")
    assert story.minions(0) == ["Vulko 3", "Alton Hickman 3"]  # Vulko was no choice


@pytest.mark.rule("NF-12.6")
def test_targets_are_chosen_when_the_text_is_carried_out() -> None:
    """When Shock and Awe was played there was no minion; when it is resolved there is one."""
    story = table(
        seat(["Shock and Awe"]), seat(["Ivan Radinsky"]), seat(["Charlotte Reyes"]), commons=SHOP
    )
    story.answer("play:shock-and-awe", "link:ivan-radinsky", "link:charlotte-reyes")
    assert story.minions(2) == []  # Ivan, resolved second, found her, and nobody was asked
    assert story.minions(1) == []  # Shock and Awe, resolved last, found him


@pytest.mark.rule("NF-12.7")
def test_a_target_must_be_chosen_though_it_is_your_own_minion() -> None:
    story = table(seat(["Genesis One"], minions=["Enraged Wight"]), seat(), commons=SHOP)
    resolve(story, "genesis-one")
    assert story.minions(0) == ["Genesis One 1"]
    assert story.exiled == ["Enraged Wight"]


@pytest.mark.rule("NF-12.8")
def test_without_a_target_that_part_does_nothing_and_the_rest_is_carried_out() -> None:
    """Shock and Awe finds no minion; its kicker still finds a player."""
    story = table(seat([moon(GREEN), "Shock and Awe"]), seat(), commons=SHOP)
    resolve(story, "green", "shock-and-awe")
    assert story.asks(0, "target-player")


@pytest.mark.rule("NF-12.9")
def test_a_card_to_be_discarded_from_hand_is_chosen_by_whoever_holds_it() -> None:
    """Choosing in your own hand is no targeting, so Leave Me! does not change who chooses."""
    story = table(
        seat([moon(BLUE), "Alton Hickman", moon(RED)]),
        seat(["Leave Me!"]),
        seat(["bite", "burn"]),
        commons=SHOP,
    )
    story.answer("play:blue", "link:alton-hickman", "link:red", "link:leave-me", "order:link-2")
    assert story.asks(1, "target-player")
    story.answer("player:left-1")
    assert story.asks(2, "discard")


@pytest.mark.rule("NF-12.9")
def test_minions_in_hand_or_deck_are_not_taken_for_minions_in_the_discard_pile() -> None:
    story = table(
        seat([moon(WHITE), "Marcus Toth", "Big Ghost"], deck=["Vulko"], discard=["Ivan Radinsky"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "white", "marcus-toth")
    assert story.hand(0) == ["Big Ghost", "Ivan Radinsky"]  # the only one to choose


@pytest.mark.rule("NF-12.10")
def test_an_order_that_has_been_resolved_is_no_target_any_more() -> None:
    """Flank Attack is resolved after blue, so white and red are left to choose from."""
    story = table(seat([moon(WHITE), moon(RED), "Flank Attack", moon(BLUE)]), seat(), commons=SHOP)
    resolve(story, "white", "red", "flank-attack", "blue")
    assert story.asks(0, "target-order")
    assert story.options == ["order:link-1", "order:link-2"]
    story = table(seat(["Flank Attack"]), seat(), commons=SHOP)
    resolve(story, "flank-attack")
    assert story.asks(0, "claim")  # it cannot target itself


@pytest.mark.rule("NF-12.11")
def test_what_affects_each_is_no_targeting_and_cannot_be_redirected() -> None:
    """Leave Me! changes who chooses targets; this order has none."""
    all_hit = order("All Hit", links=(WHITE,), species=ACTION, on_chain=hit_everybody)
    story = table(seat([all_hit]), seat(["Leave Me!"]), commons=SHOP)
    story.answer("play:all-hit", "link:leave-me")
    assert (story.wounds(0), story.wounds(1)) == (0, 1)


# ---------------------------------------------------------------- timing


@pytest.mark.rule("NF-12.12")
def test_the_player_of_a_card_decides_who_takes_damage_first() -> None:
    all_hit = order("All Hit", links=(WHITE,), species=ACTION, on_chain=hit_everybody)
    story = table(
        seat([moon(WHITE)]), seat([all_hit]), seat(), commons=SHOP, wounds=["bite", "burn", "bite"]
    )
    story.answer("play:white", "link:all-hit")
    assert story.asks(1, "next-player")
    story.answer("player:left-2")
    assert (story.discard(0), story.discard(2)) == (["White", "bite"], ["burn"])


@pytest.mark.rule("NF-12.12")
def test_nobody_is_asked_for_an_order_that_makes_no_difference() -> None:
    all_hit = order("All Hit", links=(WHITE,), species=ACTION, on_chain=hit_everybody)
    story = table(
        seat([all_hit, "Furious Melee"]), seat(minions=["Vulko", "Big Ghost"]), commons=SHOP
    )
    resolve(story, "all-hit")
    assert story.asks(0, "claim")  # a single opponent
    assert story.minions(1) == ["Vulko 2", "Big Ghost 4"]


@pytest.mark.rule("NF-12.13")
def test_a_minion_that_left_play_comes_back_without_its_damage() -> None:
    story = table(seat(["Vulko"], minions=[hurt("Vulko", 2)]), seat(), phase="combat", commons=SHOP)
    assert story.discard(0) == ["Vulko"]
    story.answer("play:vulko")
    assert story.minions(0) == ["Vulko 3"]


@pytest.mark.rule("NF-12.13")
def test_text_about_being_discarded_does_nothing_in_a_hand() -> None:
    story = table(seat(["Charlotte Reyes", "bite"]), seat(), phase="claim", commons=SHOP)
    story.answer("discard:charlotte-reyes")
    assert (story.discard(0), story.exiled) == (["Charlotte Reyes"], [])


@pytest.mark.rule("NF-12.14")
def test_effects_that_add_up_count_for_every_copy() -> None:
    story = table(seat(["J.J. McTeague", "J.J. McTeague", "J.J. McTeague"]), seat(), commons=SHOP)
    resolve(story, "j-j-mcteague", "j-j-mcteague", "j-j-mcteague")
    assert story.influence(0) == 5


@pytest.mark.rule("NF-12.15")
def test_two_repetitions_give_two_more_times_and_the_minion_still_enters_once() -> None:
    """Travail, linked to white, and Leave Me!, linked to red, each add one."""
    wight = order("White Wight", links=EVERY, on_chain=hit_an_opponent)

    story = table(
        seat([wight, "Sir John Travail", moon(RED), "Leave Me!"]), seat(), seat(), commons=SHOP
    )
    resolve(story, "white-wight", "sir-john-travail", "red", "leave-me")
    assert story.asks(0, "target-order")
    story.answer("order:link-1")
    story.answer("player:left-1", "player:left-2", "player:left-2")  # targets are chosen anew
    assert (story.wounds(1), story.wounds(2)) == (1, 2)
    assert story.minions(0) == ["Sir John Travail 3", "White Wight 1"]


@pytest.mark.rule("NF-12.15", "NF-15.3")
def test_text_that_does_not_take_effect_is_not_repeated_either() -> None:
    wight = order("White Wight", links=EVERY, on_chain=hit_an_opponent)
    story = table(
        seat([wight, "Sir John Travail", moon(RED)]), seat(["Flank Attack"]), commons=SHOP
    )
    story.answer("play:white-wight", "link:sir-john-travail", "link:red")
    story.answer("link:flank-attack", "order:link-1")
    assert story.wounds(1) == 0
    assert story.minions(0) == ["Sir John Travail 3", "White Wight 1"]


@pytest.mark.rule("NF-12.16")
def test_a_free_order_goes_on_top_of_the_discard_pile_whatever_it_costs() -> None:
    story = table(
        seat([moon(BLUE), "Flank Attack"], archives=["Big Ghost"], discard=["bite"]),
        seat(archives=["Death Grip"]),
        commons=SHOP,
    )
    resolve(story, "blue", "flank-attack")
    assert story.options == ["claim:blaine-cordell", "claim:big-ghost"]
    story.answer("claim:big-ghost")
    assert story.discard(0) == ["Blue", "Flank Attack", "Big Ghost", "bite"]
    assert story.left_in("Big Ghost") == 6
