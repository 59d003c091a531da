"""Playing cards into a chain. (NF-7)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.cards import ORDERS
from breakfall.games.nightfall.terms import BLUE, GREEN, PURPLE, RED, WHITE, YELLOW
from tests.games.nightfall.chains import moon
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- starting a chain


@pytest.mark.rule("NF-7.1")
def test_a_chain_may_start_with_any_order_in_hand_whatever_its_colour_and_cost() -> None:
    story = table(seat(hand=list(ORDERS)), seat())
    assert story.asks(0, "start-chain")
    assert story.options[0] == "play:nothing"
    assert sorted(story.options[1:]) == sorted(f"play:{printed.key}" for printed in ORDERS)


@pytest.mark.rule("NF-7.1")
def test_a_chain_starts_with_a_card_from_your_own_hand() -> None:
    story = table(
        seat(hand=["Vulko", "Vulko"], deck=["Big Ghost"], discard=["Death Grip"]),
        seat(hand=["Alton Hickman"]),
    )
    assert story.options == ["play:nothing", "play:vulko"]
    story.answer("play:vulko")
    assert story.hand(0) == ["Vulko"]
    assert story.minions(0) == ["Vulko 3"]


@pytest.mark.rule("NF-7.1", "NF-5.1")
def test_the_chain_phase_begins_with_the_choice_to_start_a_chain() -> None:
    story = table(seat(hand=["Vulko"], minions=["Alton Hickman"]), seat(), phase="combat")
    assert story.phase == "chain"
    assert story.asks(0, "start-chain")


@pytest.mark.rule("NF-7.2")
def test_a_wound_cannot_start_a_chain() -> None:
    story = table(seat(hand=["bite", "Vulko", "burn"]), seat())
    assert story.options == ["play:nothing", "play:vulko"]


@pytest.mark.rule("NF-7.2", "NF-7.8")
def test_a_hand_of_wounds_starts_nothing() -> None:
    story = table(seat(hand=["bite", "burn", "bleed"]), seat(hand=["Vulko"]))
    assert story.asks(0, "claim")


@pytest.mark.rule("NF-7.2")
@pytest.mark.parametrize("colour", [WHITE, RED, GREEN, PURPLE, YELLOW, BLUE])
def test_a_wound_can_be_linked_to_nothing(colour: int) -> None:
    story = table(seat(hand=[moon(colour), "bite", "burn"]), seat(hand=["bite", "Vulko"]))
    story.answer(story.options[1])
    assert story.asks(1, "link")
    assert story.options == ["link:nothing", "link:vulko"]


# ---------------------------------------------------------------- linking


@pytest.mark.rule("NF-7.3")
def test_only_the_link_colours_of_the_latest_order_fit() -> None:
    """Alton Hickman is white and leads to red and green."""
    hand = ["Alton Hickman", "Ivan Radinsky", "Vulko", "Marcus Toth", "Death Grip", "Grim Siege"]
    story = table(seat(hand=[*hand, "Indigo Six"]), seat())
    story.answer("play:alton-hickman")
    assert story.options == ["link:nothing", "link:vulko", "link:marcus-toth"]


@pytest.mark.rule("NF-7.3")
def test_a_starter_leads_to_its_own_colour_only() -> None:
    story = table(seat(hand=["Yuri Koroviev", "Marcus Toth", "Alton Hickman", "Vulko"]), seat())
    story.answer("play:yuri-koroviev")
    assert story.options == ["link:nothing", "link:marcus-toth"]


@pytest.mark.rule("NF-7.3")
def test_a_linked_order_comes_from_the_hand_and_lies_after_the_latest() -> None:
    story = table(
        seat(hand=["Alton Hickman", "Furious Melee", "Vulko"]), seat(hand=["Shock and Awe"])
    )
    story.answer("play:alton-hickman", "link:furious-melee")
    assert story.chain == ["Alton Hickman", "Furious Melee"]
    assert story.hand(0) == ["Vulko"]


@pytest.mark.rule("NF-7.4")
def test_no_order_is_passed_over_to_link_to_an_earlier_one() -> None:
    """Marcus Toth is green: he fits Alton Hickman, but no longer when Vulko came after."""
    story = table(seat(hand=["Alton Hickman", "Vulko", "Marcus Toth", "Death Grip"]), seat())
    story.answer("play:alton-hickman")
    assert "link:marcus-toth" in story.options
    story.answer("link:vulko")
    assert story.options == ["link:nothing", "link:death-grip"]


LONG = ["Alton Hickman", "Vulko", "Shock and Awe", "Leave Me!", "Overwatch Two"]
KEYS = ["alton-hickman", "vulko", "shock-and-awe", "leave-me", "overwatch-two"]


@pytest.mark.rule("NF-7.5")
@pytest.mark.parametrize("length", [1, 2, 3, 4, 5])
def test_you_may_go_on_linking_or_stop_at_any_time(length: int) -> None:
    """The second player could go on everywhere, which keeps the chain where it is."""
    everywhere = [moon(colour) for colour in (WHITE, RED, GREEN, PURPLE, YELLOW, BLUE)]
    story = table(seat(hand=LONG), seat(hand=list(everywhere)))
    story.answer(f"play:{KEYS[0]}", *(f"link:{key}" for key in KEYS[1:length]))
    if length < 5:
        assert story.asks(0, "link")
        story.answer("link:nothing")
    assert story.asks(1, "link")
    assert story.chain == LONG[:length]


# ---------------------------------------------------------------- the opponents


@pytest.mark.rule("NF-7.6")
def test_an_opponent_may_link_any_number_of_orders() -> None:
    story = table(
        seat(hand=["Alton Hickman"]),
        seat(hand=["Vulko", "Zacharias Sands", "Lilith Lawrence"]),
        seat(hand=[moon(WHITE)]),
    )
    story.answer("play:alton-hickman", "link:vulko", "link:zacharias-sands")
    assert story.asks(1, "link")
    story.answer("link:lilith-lawrence")
    assert story.asks(2, "link")
    assert story.chain == ["Alton Hickman", "Vulko", "Zacharias Sands", "Lilith Lawrence"]


@pytest.mark.rule("NF-7.6")
def test_opponents_are_asked_only_when_you_have_finished() -> None:
    story = table(seat(hand=["Alton Hickman", "Vulko", "Furious Melee"]), seat(hand=["Vulko"]))
    story.answer("play:alton-hickman")
    assert story.asks(0, "link")
    story.answer("link:nothing")
    assert story.asks(1, "link")


@pytest.mark.rule("NF-7.6")
def test_an_opponents_first_order_must_fit_the_latest_whoever_played_it() -> None:
    """Red fitted Alton, but the second player has linked Vulko, who leads to purple and yellow."""
    story = table(
        seat(hand=["Alton Hickman"]),
        seat(hand=["Vulko"]),
        seat(hand=["Furious Melee", "Marcus Toth", "Death Grip"]),
    )
    story.answer("play:alton-hickman", "link:vulko")
    assert story.asks(2, "link")
    assert story.options == ["link:nothing", "link:death-grip"]


@pytest.mark.rule("NF-7.6", "NF-7.7")
def test_an_opponent_without_a_card_that_fits_is_passed_by() -> None:
    story = table(
        seat(hand=["Alton Hickman"]), seat(hand=["Death Grip", "bite"]), seat(hand=["Vulko"])
    )
    story.answer("play:alton-hickman")
    assert story.asks(2, "link")


@pytest.mark.rule("NF-7.7")
def test_whoever_has_passed_cannot_come_back() -> None:
    """Then Shock and Awe, to which both others could link their white cards, is the last."""
    story = table(
        seat(hand=["Vulko", "Alton Hickman", "bite"]),
        seat(hand=["Death Grip", "Ivan Radinsky"]),
        seat(hand=["Shock and Awe"]),
        commons=["Blaine Cordell"],
    )
    story.answer("play:vulko")
    assert story.asks(1, "link")
    story.answer("link:nothing", "link:shock-and-awe")
    assert story.asks(0, "claim")
    assert story.discard(2) == ["Shock and Awe"]
    assert story.minions(0) == ["Vulko 3"]


@pytest.mark.rule("NF-7.7")
@pytest.mark.parametrize("drawer", [0, 1])
def test_a_card_drawn_while_the_chain_is_resolved_cannot_be_added(drawer: int) -> None:
    """Charlotte draws Lilith, who is yellow and would fit her."""
    story = table(
        seat(hand=[moon(WHITE), "Charlotte Reyes"], deck=["Lilith Lawrence"]),
        seat(hand=["Charlotte Reyes"], deck=["Lilith Lawrence"]),
        commons=["Blaine Cordell"],
    )
    story.answer("play:white")
    story.answer("link:charlotte-reyes" if drawer == 0 else "link:nothing")
    story.answer("link:nothing" if drawer == 0 else "link:charlotte-reyes")
    assert story.asks(0, "claim")
    assert "Lilith Lawrence" in story.hand(drawer)
    assert story.minions(drawer) == ["Charlotte Reyes 2"]


@pytest.mark.rule("NF-7.7")
def test_nothing_is_resolved_before_the_last_opponent_has_had_a_chance() -> None:
    story = table(seat(hand=["Death Grip"]), seat(), seat(hand=["Marcus Toth"]))
    story.answer("play:death-grip")
    assert story.asks(2, "link")
    assert story.chain == ["Death Grip"]
    story.answer("link:nothing")
    assert story.asks(0, "target-player")


# ---------------------------------------------------------------- no chain


@pytest.mark.rule("NF-7.8")
def test_without_a_start_there_is_no_chain_and_nobody_else_plays() -> None:
    story = table(
        seat(hand=["Vulko"]), seat(hand=["Vulko", "Death Grip"]), seat(hand=["Alton Hickman"])
    )
    story.answer("play:nothing")
    assert story.asks(0, "claim")
    assert story.chain == []
    assert story.hand(1) == ["Death Grip", "Vulko"]
