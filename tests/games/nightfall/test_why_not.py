"""Stories about what is not on offer, and the rule that says why."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import BLUE, GREEN, PURPLE, RED, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import Named, hurt
from tests.games.nightfall.story import Story, seat, table


def why_not(story: Story, what: str) -> list[str]:
    """What whoever is asked hears about an option, or about a place of the view."""
    assert story.match.choice is not None
    return [str(barred) for barred in story.match.why_not(story.match.choice.seat, what)]


# ---------------------------------------------------------------- the chain


@pytest.mark.rule("NF-7.2")
def test_a_wound_starts_no_chain() -> None:
    story = table(seat(["bite", "Vulko"]), seat())
    assert why_not(story, "play:bite") == ["A wound cannot be played into a chain. (NF-7.2)"]
    assert why_not(story, "hand:bite") == why_not(story, "play:bite")
    assert why_not(story, "play:vulko") == []


@pytest.mark.rule("NF-7.3", "NF-7.4")
def test_an_order_of_the_wrong_color_cannot_be_linked() -> None:
    """Alton Hickman links to red and green; Big Ghost before him to white and green."""
    hand = ["Big Ghost", "Alton Hickman", "Ivan Radinsky", "Vulko", "burn"]
    story = table(seat(hand), seat(), commons=SHOP)
    story.answer("play:big-ghost", "link:alton-hickman")
    assert story.options == ["link:nothing", "link:vulko"]
    assert why_not(story, "link:ivan-radinsky") == [
        "Ivan Radinsky is white; Alton Hickman links to red or green. (NF-7.3)"
    ]
    assert why_not(story, "link:burn") == ["A wound cannot be played into a chain. (NF-7.2)"]


@pytest.mark.rule("NF-12.10")
def test_an_order_cannot_target_itself() -> None:
    story = table(seat([moon(RED), moon(BLUE), "Flank Attack"]), seat(), commons=SHOP)
    resolve(story, "red", "blue", "flank-attack")
    assert story.options == ["order:link-1", "order:link-2"]
    assert why_not(story, "link:2") == [
        "Flank Attack is resolving. An order cannot target itself. (NF-12.10)"
    ]


# ---------------------------------------------------------------- combat


@pytest.mark.rule("NF-6.2")
def test_nobody_attacks_themselves() -> None:
    story = table(seat(minions=["Vulko"]), seat(), seat(), phase="combat")
    assert story.asks(0, "attack")
    assert why_not(story, "player:you") == ["Your minions attack your opponents, not you. (NF-6.2)"]


@pytest.mark.rule("NF-6.4")
def test_minions_block_only_those_that_attack_their_own_player() -> None:
    """Vulko attacks player 2 and Ivan player 3; Franz cannot be blocked by anybody."""
    story = table(
        seat(minions=["Vulko", "Ivan Radinsky", "Franz Orlok"]),
        seat(minions=["Alton Hickman"]),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-2", "player:left-1")
    assert story.asks(1, "block")
    assert story.options == ["block:nobody", "minion:left-2-1"]
    assert why_not(story, "minion:0:1") == ["Ivan Radinsky attacks Player 3, not you. (NF-6.4)"]
    assert why_not(story, "minion:0:2") == [
        "Minions cannot be assigned to block Franz Orlok. (NF-2.15)"
    ]


@pytest.mark.rule("NF-12.12")
def test_of_two_equals_one_is_offered_and_the_other_says_so() -> None:
    story = table(
        seat(minions=["Ivan Radinsky", "Ivan Radinsky"]),
        seat(minions=["Alton Hickman"]),
        phase="combat",
    )
    assert story.options == ["block:nobody", "minion:left-1-1"]
    assert why_not(story, "minion:left-1-2") == [
        "It makes no difference: choose the other Ivan Radinsky. (NF-12.12)"
    ]


@pytest.mark.rule("NF-6.9", "NF-6.14")
def test_only_minions_that_block_damage_take_it_for_you() -> None:
    """Death Grip hits player 1, whose Vulko and Bad Smoke stand before the damage."""
    story = table(
        seat(["Death Grip"], minions=["Vulko", "Bad Smoke", "Alton Hickman"]), seat(), commons=SHOP
    )
    resolve(story, "death-grip")
    story.answer("player:you")
    assert story.asks(0, "absorb")
    assert why_not(story, "minion:you-3") == [
        "Alton Hickman does not block damage inflicted on you. (NF-6.14)"
    ]


# ---------------------------------------------------------------- targets


@pytest.mark.rule("NF-12.5")
def test_a_text_that_asks_for_an_opponent_does_not_target_you() -> None:
    story = table(seat(["Enraged Wight"]), seat(), seat(), commons=SHOP)
    resolve(story, "enraged-wight")
    assert why_not(story, "player:0") == ["Enraged Wight targets an opponent, not you. (NF-12.5)"]


@pytest.mark.rule("NF-12.12")
def test_who_has_had_a_turn_is_not_next() -> None:
    """Overwatch Two damages each opponent; player 2 is chosen first."""
    story = table(seat([moon(PURPLE), "Overwatch Two"]), seat(), seat(), seat(), commons=SHOP)
    resolve(story, "purple", "overwatch-two")
    assert story.asks(0, "next-player")
    story.answer("player:left-1")
    assert why_not(story, "player:left-1") == ["Player 2 has had a turn already. (NF-12.12)"]
    assert why_not(story, "player:you") == [
        "“Overwatch Two” affects your opponents only. (NF-12.11)"
    ]


@pytest.mark.rule("NF-12.5")
def test_friendly_opposing_and_too_strong_minions() -> None:
    """Vulko's kicker wants a friendly minion, Mesmeric Presence an opposing one up to 3."""
    story = table(
        seat([moon(GREEN), "Vulko"], minions=["Alton Hickman", hurt("Big Ghost", 1)]),
        seat(minions=["Ivan Radinsky"]),
        commons=SHOP,
    )
    resolve(story, "green", "vulko")
    assert why_not(story, "minion:left-1-1") == ["The target is one of your own minions. (NF-12.5)"]
    story = table(
        seat(["Mesmeric Presence"], minions=["Big Ghost"]),
        seat(minions=["Ivan Radinsky", "Vulko", "Alton Hickman"]),
        commons=SHOP,
    )
    resolve(story, "mesmeric-presence")
    assert why_not(story, "minion:left-1-1") == [
        "Ivan Radinsky is too strong: strength 4. (NF-12.5)"
    ]
    assert why_not(story, "minion:you-1") == ["The target is an opposing minion. (NF-12.5)"]


@pytest.mark.rule("NF-12.9", "NF-16.4")
def test_the_other_cards_of_a_pile_are_explained_to_its_owner_alone() -> None:
    """Sands exiles a wound from player 1's pile; once player 1 chooses it, once player 2."""
    hand: list[Named] = [moon(RED), "Zacharias Sands", moon(YELLOW)]
    pile = ["bite", "burn", "Vulko"]
    story = table(seat(hand, deck=["Vulko"], discard=pile), seat(), commons=SHOP)
    resolve(story, "red", "zacharias-sands")
    assert story.asks(0, "target-wound")
    assert why_not(story, "discard:vulko") == ["Vulko is not a wound. (NF-12.9)"]
    story = table(seat(hand, deck=["Vulko"], discard=pile), seat(["Leave Me!"]), commons=SHOP)
    story.answer("play:red", "link:zacharias-sands", "link:yellow", "link:leave-me", "order:link-2")
    assert story.asks(1, "target-wound")
    assert why_not(story, "discard:vulko") == []


# ---------------------------------------------------------------- claiming and cleaning up


@pytest.mark.rule("NF-9.6", "NF-9.8", "NF-12.2")
def test_what_is_too_dear_too_far_or_gone_cannot_be_claimed() -> None:
    story = table(
        seat(["Vulko"], archives=["Death Grip"]),
        seat(archives=["Leave Me!"]),
        phase="claim",
        commons=["Blaine Cordell", "Shock and Awe"],
        left={"Blaine Cordell": 0},
    )
    assert why_not(story, "claim:death-grip") == [
        "Death Grip costs 6; you have 2 influence. (NF-9.6)"
    ]
    assert why_not(story, "archive:leave-me") == [
        "You cannot claim from Player 2's private archive. (NF-9.8)"
    ]
    assert why_not(story, "claim:blaine-cordell") == [
        "The archive of Blaine Cordell is empty. (NF-12.2)"
    ]


@pytest.mark.rule("NF-15.8", "NF-9.6")
def test_the_price_that_is_named_is_the_one_to_pay() -> None:
    """Sir John Travail takes one off."""
    story = table(
        seat(["bite"], minions=["Sir John Travail"]),
        seat(),
        phase="claim",
        commons=["Death Grip", "Blaine Cordell"],
    )
    assert why_not(story, "claim:death-grip") == [
        "Death Grip costs 5; you have 2 influence. (NF-9.6)"
    ]


@pytest.mark.rule("NF-14.4")
def test_a_secret_archive_is_no_target_and_only_its_owner_is_told() -> None:
    seats = [seat(["Lilith Lawrence"], secret=["Vulko"]), seat(secret=["Death Grip"])]
    story = table(*seats, commons=["Blaine Cordell", "Shock and Awe"])
    resolve(story, "lilith-lawrence")
    assert story.asks(0, "target-archive")
    assert why_not(story, "archive:vulko") == ["A secret archive cannot be a target. (NF-14.4)"]
    assert why_not(story, "archive:death-grip") == []


@pytest.mark.rule("NF-10.3")
def test_only_wounds_have_a_wound_effect() -> None:
    hand = ["bite", "Vulko", "Vulko", "Vulko", "Vulko"]
    story = table(seat(hand), seat(), phase="cleanup")
    assert why_not(story, "wound:vulko") == ["Vulko is not a wound. (NF-10.3)"]
