"""What is printed on orders, and what it means in play. (NF-2)"""

from __future__ import annotations

import pytest

from breakfall.core.registry import find_game
from breakfall.games.nightfall.cards import ORDERS
from breakfall.games.nightfall.terms import ACTION, COLOURS, GREEN, PURPLE, RED
from tests.games.nightfall.chains import moon
from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import seat, table

STARTERS = ["Charlotte Reyes", "Enraged Wight", "Genesis One", "J.J. McTeague", "Yuri Koroviev"]


# ---------------------------------------------------------------- two kinds of orders


@pytest.mark.rule("NF-2.2")
def test_a_minion_stays_and_an_action_has_its_effect_once() -> None:
    story = table(seat(hand=["Death Grip", "Yuri Koroviev", "bite"]), seat())
    story.answer("play:death-grip", "link:yuri-koroviev", "player:left-1")
    assert story.minions(0) == ["Yuri Koroviev 3"]
    assert story.discard(0) == ["Death Grip"]
    assert story.chain == []


@pytest.mark.rule("NF-2.2")
def test_only_minions_have_strength_health_a_species_and_in_play_text() -> None:
    for printed in ORDERS:
        described = find_game("nightfall").describe(printed)
        if printed.species == ACTION:
            assert not {"strength", "health", "in_play"} & set(described)
            assert described["kind"] == "Action"
        else:
            assert {"strength", "health"} <= set(described)
            assert described["kind"] != "Action"
    assert any("in_play" in find_game("nightfall").describe(printed) for printed in ORDERS)


@pytest.mark.rule("NF-2.3")
def test_every_order_has_one_of_six_colours() -> None:
    assert COLOURS == ("white", "red", "green", "purple", "yellow", "blue")
    shown = [find_game("nightfall").describe(printed)["colour"] for printed in ORDERS]
    assert set(shown) == {"White", "Red", "Green", "Purple", "Yellow", "Blue"}
    assert len(shown) == 30


@pytest.mark.rule("NF-2.5", "NF-7.1")
def test_playing_an_order_costs_nothing() -> None:
    """Death Grip would cost six, and there are only two points."""
    story = table(seat(hand=["Death Grip", "bite"]), seat())
    story.answer("play:death-grip", "player:left-1")
    assert story.asks(0, "claim")
    assert story.influence(0) == 2


@pytest.mark.rule("NF-2.6", "NF-6.8", "NF-6.11")
@pytest.mark.parametrize(("name", "strength"), [("Big Ghost", 5), ("Vulko", 3), ("Bad Smoke", 1)])
def test_a_minion_inflicts_its_strength_when_it_attacks(name: str, strength: int) -> None:
    story = table(seat(hand=["bite"], minions=[name]), seat(), phase="combat")
    assert story.wounds(1) == strength


@pytest.mark.rule("NF-2.7")
def test_there_are_four_species() -> None:
    minions = [printed for printed in ORDERS if printed.species != ACTION]
    keywords = {find_game("nightfall").describe(printed)["species"] for printed in minions}
    assert keywords == {"Vampire", "Lycanthrope", "Hunter", "Ghoul"}


@pytest.mark.rule("NF-2.7", "NF-2.6")
@pytest.mark.parametrize(
    ("company", "wounds"),
    [(["Zacharias Sands"], 2 + 3), (["Indigo Six"], 2 + 3), (["Alton Hickman"], 2 + 2)],
)
def test_a_species_matters_only_where_a_text_asks_for_it(company: list[str], wounds: int) -> None:
    """Lilith makes the vampire Sands stronger, and neither a hunter nor herself."""
    story = table(
        seat(hand=["bite"], minions=["Lilith Lawrence", *company]), seat(), phase="combat"
    )
    assert story.wounds(1) == wounds


# ---------------------------------------------------------------- health


@pytest.mark.rule("NF-2.8")
def test_a_minion_comes_into_play_with_its_full_health() -> None:
    story = table(seat(hand=["Overwatch Two", "bite"]), seat())
    story.answer("play:overwatch-two")
    assert story.minions(0) == ["Overwatch Two 4"]


@pytest.mark.rule("NF-2.9")
def test_each_point_of_damage_takes_a_point_of_health() -> None:
    story = table(seat(hand=["Ivan Radinsky", "bite"]), seat(minions=["Alton Hickman"]))
    story.answer("play:ivan-radinsky")
    assert story.minions(1) == ["Alton Hickman 1"]


@pytest.mark.rule("NF-2.9", "NF-6.9")
def test_a_minion_absorbs_no_more_than_the_health_it_has_left() -> None:
    """Alton was hurt before, so he takes two of the five."""
    story = table(
        seat(hand=["bite"], minions=["Big Ghost"]),
        seat(minions=[hurt("Alton Hickman", 1)]),
        phase="combat",
    )
    story.answer("minion:left-1-1")
    assert story.minions(1) == []
    assert story.wounds(1) == 3


@pytest.mark.rule("NF-2.10", "NF-10.5")
def test_damage_stays_in_later_turns() -> None:
    story = table(
        seat(hand=["Genesis One", "bite"]), seat(hand=["Vulko"], minions=["Overwatch Two"])
    )
    story.answer("play:genesis-one", "claim:nothing", "wound:keep")
    assert story.asks(0, "block")  # in the next turn
    story.answer("block:nobody", "play:nothing", "claim:nothing")
    assert story.turn == 0
    assert story.minions(1) == ["Overwatch Two 3"]


@pytest.mark.rule("NF-2.10", "NF-12.13")
def test_damage_is_gone_when_the_minion_has_left_play() -> None:
    story = table(seat(hand=["Shock and Awe"]), seat(minions=[hurt("Marcus Toth", 1)]))
    story.answer("play:shock-and-awe")
    assert story.hand(1) == ["Marcus Toth"]
    story.answer("play:marcus-toth")
    assert story.minions(1) == ["Marcus Toth 2"]


@pytest.mark.rule("NF-2.11")
@pytest.mark.parametrize(("damage", "left"), [(0, ["Vulko 1"]), (1, [])])
def test_a_minion_without_health_is_destroyed(damage: int, left: list[str]) -> None:
    story = table(seat(hand=["Ivan Radinsky", "bite"]), seat(minions=[hurt("Vulko", damage)]))
    story.answer("play:ivan-radinsky")
    assert story.minions(1) == left
    assert story.discard(1) == ([] if left else ["Vulko"])


@pytest.mark.rule("NF-2.11")
def test_a_minion_that_a_text_destroys_goes_the_same_way() -> None:
    story = table(seat(hand=[moon(PURPLE), "Big Ghost", "bite"]), seat(minions=["Overwatch Two"]))
    story.answer("play:purple", "link:big-ghost")
    assert story.minions(1) == []
    assert story.discard(1) == ["Overwatch Two"]


@pytest.mark.rule("NF-2.12")
@pytest.mark.parametrize(("damage", "health"), [(3, 3), (2, 4), (1, 4), (0, 4)])
def test_health_is_restored_point_by_point_and_never_beyond_the_full(
    damage: int, health: int
) -> None:
    """Vulko's kicker restores two."""
    story = table(
        seat(hand=[moon(GREEN), "Vulko", "bite"], minions=[hurt("Overwatch Two", damage)]), seat()
    )
    story.answer("play:green", "link:vulko")
    assert story.minions(0) == [f"Overwatch Two {health}", "Vulko 3"]


# ---------------------------------------------------------------- starting minions


@pytest.mark.rule("NF-2.16")
def test_there_are_six_starters() -> None:
    starters = [printed.name.strip("“”") for printed in ORDERS if printed.cost == 0]
    assert sorted(starters) == sorted([*STARTERS, "Bad Smoke"])


@pytest.mark.rule("NF-2.17")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_is_exiled_when_it_is_discarded_after_combat(name: str) -> None:
    story = table(seat(hand=["bite"], minions=[name]), seat(), phase="combat")
    assert story.minions(0) == []
    assert story.exiled == [name]
    assert story.discard(0) == []


@pytest.mark.rule("NF-2.17")
@pytest.mark.parametrize("name", [*STARTERS, "Bad Smoke"])
def test_a_starter_is_exiled_when_it_is_destroyed(name: str) -> None:
    story = table(seat(hand=["Shock and Awe", "bite"]), seat(minions=[name]))
    story.answer("play:shock-and-awe")
    assert story.minions(1) == []
    assert story.exiled == [name]
    assert story.discard(1) == []


@pytest.mark.rule("NF-2.17")
def test_a_starter_that_an_effect_returns_to_hand_can_appear_again() -> None:
    """Red lets Lilith send Yuri home."""
    story = table(
        seat(hand=[moon(RED), "Lilith Lawrence", "bite"]), seat(minions=["Yuri Koroviev"])
    )
    story.answer("play:red", "link:lilith-lawrence")
    assert story.hand(1) == ["Yuri Koroviev"]
    assert story.exiled == []
    story.answer("claim:nothing", "wound:keep", "play:yuri-koroviev")
    assert story.minions(1) == ["Yuri Koroviev 3"]
