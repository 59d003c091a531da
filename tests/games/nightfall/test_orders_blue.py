"""Stories about the blue orders."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import GREEN, PURPLE, WHITE, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- “Indigo Six”


def test_indigo_six_inflicts_a_damage_on_a_target_minion() -> None:
    story = table(
        seat(["Indigo Six"], minions=["Vulko"]), seat(minions=["Big Ghost"]), commons=SHOP
    )
    resolve(story, "indigo-six")
    assert story.options == ["minion:you-1", "minion:left-1-1"]
    story.answer("minion:left-1-1")
    assert story.minions(1) == ["Big Ghost 3"]
    assert story.influence(0) == 2


@pytest.mark.rule("NF-15.4")
def test_indigo_six_doubles_what_came_before_and_what_comes_after() -> None:
    """Two points, one of Cordell's (resolved after Indigo Six), one discarded: eight."""
    story = table(
        seat(["Blaine Cordell", moon(PURPLE), moon(YELLOW), "Indigo Six", "bite"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "blaine-cordell", "purple", "yellow", "indigo-six")
    assert story.influence(0) == 6
    story.answer("discard:bite")
    assert story.influence(0) == 8
    story.answer("claim:blaine-cordell")
    assert story.influence(0) == 6


@pytest.mark.rule("NF-10.5", "NF-9.2")
def test_doubled_influence_ends_with_the_turn_also_for_an_opponent() -> None:
    story = table(seat([moon(YELLOW)]), seat(["Indigo Six", "bite"]), commons=SHOP)
    story.answer("play:yellow", "link:indigo-six", "claim:nothing")
    assert story.asks(1, "claim")
    assert story.influence(1) == 2


# ---------------------------------------------------------------- “Overwatch Two”


@pytest.mark.rule("NF-6.17")
def test_overwatch_two_stays_in_play_after_combat_until_destroyed() -> None:
    story = table(seat(minions=["Overwatch Two", "Vulko"]), seat(), phase="combat", commons=SHOP)
    assert story.wounds(1) == 4
    assert story.minions(0) == ["Overwatch Two 4"]
    assert story.discard(0) == ["Vulko"]


@pytest.mark.rule("NF-2.11")
def test_overwatch_two_goes_to_the_discard_pile_when_destroyed() -> None:
    story = table(
        seat(minions=["Big Ghost"]), seat(minions=["Overwatch Two"]), phase="combat", commons=SHOP
    )
    story.answer("minion:left-1-1")
    assert story.discard(1) == ["bite", "Overwatch Two"]  # and a wound, for 5 is more than 4


def test_overwatch_twos_kicker_damages_each_opponent() -> None:
    story = table(seat([moon(PURPLE), "Overwatch Two"]), seat(), seat(), commons=SHOP)
    resolve(story, "purple", "overwatch-two")
    assert story.asks(0, "next-player")
    story.answer("player:left-2")
    assert [story.wounds(number) for number in range(3)] == [0, 1, 1]


# ---------------------------------------------------------------- Dark Awakening


@pytest.mark.rule("NF-15.1", "NF-8.5")
def test_dark_awakening_carries_out_a_text_and_then_puts_the_minion_into_play() -> None:
    story = table(
        seat(["Dark Awakening"], discard=["bite", "Death Grip", "Ivan Radinsky", "Vulko"]),
        seat(minions=["Big Ghost"], discard=["Marcus Toth"]),
        commons=SHOP,
    )
    resolve(story, "dark-awakening")
    assert story.asks(0, "target-card")
    assert story.options == ["card:ivan-radinsky", "card:vulko"]  # minions, and your own pile
    story.answer("card:ivan-radinsky")
    assert story.minions(1) == ["Big Ghost 2"]  # the only minion in play at that moment
    assert story.minions(0) == ["Ivan Radinsky 2"]
    assert story.discard(0) == ["Dark Awakening", "bite", "Death Grip", "Vulko"]


@pytest.mark.rule("NF-15.1", "NF-8.7")
def test_dark_awakening_whose_minion_was_shuffled_away_by_its_own_text_does_no_more() -> None:
    story = table(seat(["Dark Awakening"], discard=["Zacharias Sands"]), seat(), commons=SHOP)
    resolve(story, "dark-awakening")
    assert story.hand(0) == ["Zacharias Sands"]
    assert story.minions(0) == []


def test_dark_awakenings_kicker_draws_a_card() -> None:
    story = table(seat([moon(WHITE), "Dark Awakening"], deck=["burn"]), seat(), commons=SHOP)
    resolve(story, "white", "dark-awakening")
    assert story.hand(0) == ["burn"]


# ---------------------------------------------------------------- Tag Team Takedown


def test_tag_team_takedown_inflicts_two_damage_on_each_of_two_minions() -> None:
    story = table(
        seat(["Tag Team Takedown"], minions=["Bad Smoke"]),
        seat(minions=["Big Ghost", "Vulko"]),
        commons=SHOP,
    )
    resolve(story, "tag-team-takedown")
    assert story.options == ["minion:you-1", "minion:left-1-1", "minion:left-1-2"]
    story.answer("minion:left-1-1")
    assert story.options == ["minion:you-1", "minion:left-1-2"]  # another one
    story.answer("minion:left-1-2")
    assert story.minions(0) == ["Bad Smoke 2"]
    assert story.minions(1) == ["Big Ghost 2", "Vulko 1"]


@pytest.mark.rule("NF-12.8")
def test_tag_team_takedown_hits_a_single_minion_once() -> None:
    story = table(seat(["Tag Team Takedown"]), seat(minions=["Big Ghost"]), commons=SHOP)
    resolve(story, "tag-team-takedown")
    assert story.minions(1) == ["Big Ghost 2"]


def test_tag_team_takedowns_kicker_draws_two_cards() -> None:
    story = table(
        seat([moon(GREEN), "Tag Team Takedown"], deck=["burn", "bite", "bleed"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "green", "tag-team-takedown")
    assert story.hand(0) == ["bite", "burn"]
