"""Stories about the red orders."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import BLUE, GREEN, PURPLE, RED, WHITE
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- “Big Ghost”


@pytest.mark.rule("NF-2.11")
def test_big_ghosts_kicker_destroys_a_target_minion_however_healthy() -> None:
    story = table(
        seat([moon(PURPLE), "Big Ghost"], minions=["Vulko"]),
        seat(minions=["Overwatch Two", "Bad Smoke"]),
        commons=SHOP,
    )
    resolve(story, "purple", "big-ghost")
    assert story.options == ["minion:you-1", "minion:left-1-1", "minion:left-1-2"]
    story.answer("minion:left-1-1")
    assert story.minions(1) == ["Bad Smoke 2"]
    assert story.discard(1) == ["Overwatch Two"]
    assert story.minions(0) == ["Vulko 3", "Big Ghost 4"]


@pytest.mark.rule("NF-8.5", "NF-12.8")
def test_big_ghost_cannot_destroy_himself_for_he_is_not_in_play_yet() -> None:
    story = table(seat([moon(PURPLE), "Big Ghost"]), seat(), commons=SHOP)
    resolve(story, "purple", "big-ghost")
    assert story.minions(0) == ["Big Ghost 4"]


# ---------------------------------------------------------------- Vulko


@pytest.mark.rule("NF-6.14")
def test_vulko_blocks_damage_inflicted_on_his_player_by_a_text() -> None:
    story = table(
        seat(["Enraged Wight"]), seat(minions=[hurt("Vulko", 1), "Alton Hickman"]), commons=SHOP
    )
    resolve(story, "enraged-wight")
    assert story.wounds(1) == 0
    assert story.minions(1) == ["Vulko 1", "Alton Hickman 3"]


@pytest.mark.rule("NF-6.15")
def test_of_two_equal_vulkos_the_one_that_blocks_nobody_can_take_the_damage() -> None:
    """The first blocks Bad Smoke; so the second had better stop Sands, and both live."""
    story = table(
        seat(minions=["Zacharias Sands", "Bad Smoke"]),
        seat(minions=["Vulko", "Vulko"]),
        phase="combat",
        commons=SHOP,
    )
    story.answer("minion:left-1-2", "block:nobody", "minion:you-1")
    assert story.asks(1, "absorb")
    assert story.options == ["minion:you-1", "minion:you-2"]
    story.answer("minion:you-2")
    assert story.minions(1) == ["Vulko 2", "Vulko 1"]
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-2.12", "NF-2.18")
@pytest.mark.parametrize(("damage", "health"), [(3, 3), (1, 4), (0, 4)])
def test_vulkos_kicker_restores_two_health_to_a_friendly_minion(damage: int, health: int) -> None:
    story = table(
        seat([moon(GREEN), "Vulko"], minions=[hurt("Big Ghost", damage), "Bad Smoke"]),
        seat(minions=[hurt("Vulko", 2)]),
        commons=SHOP,
    )
    resolve(story, "green", "vulko")
    assert story.options == ["minion:you-1", "minion:you-2"]
    story.answer("minion:you-1")
    assert story.minions(0) == [f"Big Ghost {health}", "Bad Smoke 2", "Vulko 3"]
    assert story.minions(1) == ["Vulko 1"]


# ---------------------------------------------------------------- Blood Rage


def test_blood_rage_has_a_friendly_minion_damage_an_opponent_by_its_strength() -> None:
    story = table(
        seat(["Blood Rage"], minions=["Bad Smoke", "Big Ghost"]),
        seat(minions=["Ivan Radinsky"]),
        seat(),
        commons=SHOP,
    )
    resolve(story, "blood-rage")
    assert story.options == ["minion:you-1", "minion:you-2"]
    story.answer("minion:you-2")
    assert story.asks(0, "target-player")
    assert story.options == ["player:left-1", "player:left-2"]
    story.answer("player:left-2")
    assert (story.wounds(0), story.wounds(1), story.wounds(2)) == (0, 0, 5)
    assert story.minions(0) == ["Bad Smoke 2", "Big Ghost 4"]


@pytest.mark.rule("NF-12.8", "NF-8.7")
def test_blood_rage_without_a_friendly_minion_does_nothing_but_its_kicker_still_works() -> None:
    story = table(seat([moon(BLUE), "Blood Rage"]), seat(minions=["Big Ghost"]), commons=SHOP)
    resolve(story, "blue", "blood-rage")
    assert story.wounds(1) == 1


@pytest.mark.rule("NF-12.12")
def test_blood_rages_kicker_damages_each_opponent_in_the_order_you_choose() -> None:
    story = table(
        seat([moon(BLUE), "Blood Rage"]),
        seat(),
        seat(),
        seat(),
        commons=SHOP,
        wounds=["bite", "burn", "bleed", "bite"],
    )
    resolve(story, "blue", "blood-rage")
    assert story.asks(0, "next-player")
    assert story.options == ["player:left-1", "player:left-2", "player:left-3"]
    story.answer("player:left-3", "player:left-1")
    discards = [story.discard(number) for number in range(1, 4)]
    assert discards == [["burn"], ["bleed"], ["bite"]]
    assert story.wounds(0) == 0


# ---------------------------------------------------------------- Furious Melee


@pytest.mark.rule("NF-17.2")
def test_furious_melee_damages_each_minion_of_one_player_by_two() -> None:
    story = table(
        seat(["Furious Melee"], minions=["Vulko"]),
        seat(minions=["Zacharias Sands", "Vulko", "Big Ghost"]),
        seat(minions=["Vulko"]),
        commons=SHOP,
    )
    resolve(story, "furious-melee")
    assert story.options == ["player:you", "player:left-1", "player:left-2"]
    story.answer("player:left-1")
    assert story.minions(1) == ["Vulko 1", "Big Ghost 2"]
    assert (story.minions(0), story.minions(2)) == (["Vulko 3"], ["Vulko 3"])
    assert story.wounds(1) == 0


@pytest.mark.rule("NF-12.4", "NF-17.2")
def test_furious_melees_kicker_exiles_two_cards_from_any_archive() -> None:
    story = table(
        seat([moon(WHITE), "Furious Melee"], archives=["Vulko"]),
        seat(archives=["Lilith Lawrence"]),
        commons=SHOP,
    )
    resolve(story, "white", "furious-melee")
    story.answer("player:left-1")
    keys = ["archive:blaine-cordell", "archive:vulko", "archive:lilith-lawrence"]
    assert story.options == keys
    story.answer("archive:lilith-lawrence")
    assert story.left_in("Lilith Lawrence") == 5
    assert story.exiled == ["Lilith Lawrence", "Lilith Lawrence"]


@pytest.mark.rule("NF-8.10")
def test_furious_melee_has_no_kicker_after_red() -> None:
    story = table(seat([moon(RED), "Furious Melee"]), seat(), commons=SHOP)
    resolve(story, "red", "furious-melee")
    story.answer("player:left-1")
    assert story.asks(0, "claim")
    assert story.left_in("Blaine Cordell") == 7
