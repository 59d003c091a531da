"""Stories about wounds. (NF-11)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.story import seat, table


@pytest.mark.rule("NF-11.1", "NF-3.5")
def test_every_point_of_damage_is_the_top_wound_of_the_stack_put_on_the_discard_pile() -> None:
    story = table(
        seat(["Death Grip"]),
        seat(discard=["Vulko"]),
        commons=SHOP,
        wounds=["bleed", "bite", "burn", "bite"],
    )
    resolve(story, "death-grip")
    story.answer("player:left-1")
    assert story.discard(1) == ["burn", "bite", "bleed", "Vulko"]
    assert story.wounds_left == 1


@pytest.mark.rule("NF-11.1")
def test_wounds_are_shuffled_and_drawn_with_the_other_cards() -> None:
    story = table(
        seat(minions=["Enraged Wight"]),
        seat(discard=["Vulko"]),
        phase="combat",
        wounds=["bleed", "bite", "burn", "bite"],
    )
    story.decline("start-chain")
    assert story.asks(1, "throw-off")  # in the cleanup of the other player, who drew them
    assert story.hand(1) == ["Vulko", "bite", "bleed"]


@pytest.mark.rule("NF-11.2")
def test_wounds_received_outright_come_from_the_stack_and_no_minion_blocks_them() -> None:
    story = table(
        seat([moon(YELLOW), "Death Grip"]),
        seat(minions=["Vulko", "Bad Smoke"]),
        commons=SHOP,
        wounds=["bleed", "bite", "burn"],
    )
    resolve(story, "yellow", "death-grip")
    story.answer("player:left-1")
    assert story.discard(1) == ["bite", "bleed"]
    assert story.minions(1) == ["Vulko 3", "Bad Smoke 2"]


@pytest.mark.rule("NF-11.3")
@pytest.mark.parametrize("kind", ["bite", "burn", "bleed"])
def test_a_wound_of_any_type_counts_as_one_and_pays_as_one(kind: str) -> None:
    story = table(seat([kind]), seat(), phase="claim", commons=SHOP)
    assert story.wounds(0) == 1
    story.answer(f"discard:{kind}")
    assert story.influence(0) == 3


@pytest.mark.rule("NF-11.3", "NF-7.2")
@pytest.mark.parametrize("kind", ["bite", "burn", "bleed"])
def test_a_wound_of_any_type_is_no_order_to_play(kind: str) -> None:
    story = table(seat([kind, "Vulko"]), seat(), commons=SHOP)
    assert story.options == ["play:nothing", "play:vulko"]
