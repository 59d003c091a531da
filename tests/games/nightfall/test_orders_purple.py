"""Stories about the purple orders."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import BLUE, GREEN, RED, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- Franz Orlok


@pytest.mark.rule("NF-2.15", "NF-6.14")
def test_nobody_can_be_assigned_to_block_franz_orlok() -> None:
    """But a minion that blocks damage inflicted on its player still does."""
    story = table(
        seat(minions=["Franz Orlok", "Bad Smoke"]),
        seat(minions=["Big Ghost", "Bad Smoke"]),
        phase="combat",
        commons=SHOP,
    )
    assert story.asks(1, "block")
    assert story.options == ["block:nobody", "minion:left-1-2"]
    story.decline("block")
    story.answer("minion:you-1")
    assert story.minions(1) == ["Big Ghost 4"]
    assert story.wounds(1) == 3 - 2 + 1


@pytest.mark.rule("NF-2.15")
def test_franz_orlok_alone_leaves_nothing_to_block() -> None:
    story = table(
        seat(minions=["Franz Orlok"]), seat(minions=["Big Ghost"]), phase="combat", commons=SHOP
    )
    assert story.asks(0, "claim")
    assert story.wounds(1) == 3
    assert story.minions(1) == ["Big Ghost 4"]


def test_franz_orloks_kicker_inflicts_a_damage_on_a_target_player() -> None:
    story = table(seat([moon(BLUE), "Franz Orlok"]), seat(), seat(), commons=SHOP)
    resolve(story, "blue", "franz-orlok")
    assert story.options == ["player:you", "player:left-1", "player:left-2"]
    story.answer("player:left-2")
    assert [story.wounds(number) for number in range(3)] == [0, 0, 1]


# ---------------------------------------------------------------- Zacharias Sands


def test_zacharias_sands_draws_a_card() -> None:
    story = table(seat(["Zacharias Sands"], deck=["burn", "bite"]), seat(), commons=SHOP)
    resolve(story, "zacharias-sands")
    assert story.hand(0) == ["burn"]
    assert story.minions(0) == ["Zacharias Sands 2"]


@pytest.mark.rule("NF-12.9", "NF-12.3", "NF-12.5")
def test_zacharias_sands_kicker_exiles_a_wound_from_your_discard_pile_and_nowhere_else() -> None:
    """The bleed in hand and the one in the deck are no targets."""
    story = table(
        seat(
            [moon(RED), "Zacharias Sands", "bleed"],
            deck=["Vulko", "bleed"],
            discard=["bite", "burn", "Vulko", "burn"],
        ),
        seat(discard=["bleed"]),
        commons=SHOP,
    )
    resolve(story, "red", "zacharias-sands")
    assert story.asks(0, "target-wound")
    assert sorted(story.options) == ["target-wound:bite", "target-wound:burn"]
    story.answer("target-wound:burn")
    assert story.discard(0) == ["Red", "bite", "Vulko", "burn"]
    assert story.wounds(0) == 4
    assert len(story.night.exiled_wounds.cards) == 1


# ---------------------------------------------------------------- Death Grip


@pytest.mark.rule("NF-17.2", "NF-12.5")
def test_death_grip_inflicts_three_damage_on_a_target_player_in_anybodys_chain() -> None:
    story = table(seat([moon(RED)]), seat(["Death Grip"]), seat(), commons=SHOP)
    story.answer("play:red", "link:death-grip")
    assert story.asks(1, "target-player")
    assert story.options == ["player:you", "player:left-1", "player:left-2"]
    story.answer("player:left-2")
    assert [story.wounds(number) for number in range(3)] == [3, 0, 0]


@pytest.mark.rule("NF-15.2", "NF-8.12", "NF-8.13")
def test_death_grips_kicker_happens_instead_and_is_not_optional() -> None:
    story = table(seat([moon(YELLOW), "Death Grip"]), seat(), commons=SHOP)
    resolve(story, "yellow", "death-grip")
    story.answer("player:left-1")
    assert story.asks(0, "claim")  # no second target, and nothing to choose between
    assert story.wounds(1) == 2


# ---------------------------------------------------------------- Shock and Awe


@pytest.mark.rule("NF-17.2")
def test_shock_and_awe_inflicts_three_damage_on_a_target_minion_in_anybodys_chain() -> None:
    story = table(
        seat([moon(RED)], minions=["Big Ghost"]),
        seat(["Shock and Awe"], minions=["Vulko"]),
        commons=SHOP,
    )
    story.answer("play:red", "link:shock-and-awe")
    assert story.asks(1, "target-minion")
    story.answer("minion:left-1-1")
    assert story.minions(0) == ["Big Ghost 1"]


def test_shock_and_awes_kicker_inflicts_a_damage_on_a_target_player_besides() -> None:
    story = table(seat([moon(GREEN), "Shock and Awe"]), seat(minions=["Big Ghost"]), commons=SHOP)
    resolve(story, "green", "shock-and-awe")
    assert story.minions(1) == ["Big Ghost 1"]
    assert story.options == ["player:you", "player:left-1"]
    story.answer("player:left-1")
    assert story.wounds(1) == 1
