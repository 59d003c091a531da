"""Stories about the end of the game. (NF-13)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import RED
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.story import Story, seat, table


def ranking(story: Story) -> list[int]:
    """The seats from the winner on."""
    assert story.match.outcome is not None
    return [seat for place in story.match.outcome.ranking for seat in place]


def after_the_last_wound(discards: list[list[str]], first: int = 0) -> Story:
    """Each player has these wounds, and a last one, a bite, goes to an extra player with many."""
    many = ["bite"] * 20
    players = [seat(discard=discard) for discard in discards]
    story = table(
        seat(["Enraged Wight"], discard=many),
        *players,
        seat(discard=many),
        first=first,
        wounds=["bite"],
    )
    story.answer("play:enraged-wight", f"player:left-{len(discards) + 1}")
    return story


# ---------------------------------------------------------------- finishing


@pytest.mark.rule("NF-13.1", "NF-13.2")
def test_when_the_last_face_up_wound_falls_in_combat_all_attacks_are_resolved_first() -> None:
    story = table(
        seat(["Vulko"], minions=["Vulko", "Zacharias Sands"]),
        seat(),
        seat(),
        phase="combat",
        commons=SHOP,
        wounds=["bite", "burn"],
    )
    story.answer("player:left-1", "player:left-2", "minion:you-1")
    assert story.kind == "over"
    assert (story.wounds(1), story.wounds(2)) == (3, 2)
    assert story.minions(0) == []
    assert story.discard(0) == ["Zacharias Sands", "Vulko"]  # there was no chain and no claim
    assert story.hand(0) == ["Vulko"]


@pytest.mark.rule("NF-13.1", "NF-13.3")
def test_when_it_falls_in_a_chain_the_chain_is_resolved_and_no_other_phase_follows() -> None:
    story = table(
        seat(["Alton Hickman", "Vulko"], deck=["Vulko"] * 5),
        seat([moon(RED)]),
        seat(["Enraged Wight", "bite"]),
        commons=SHOP,
        wounds=["burn"],
    )
    story.answer("play:alton-hickman", "link:nothing", "link:red", "link:enraged-wight")
    story.answer("player:left-1")
    assert story.kind == "over"
    assert story.minions(0) == ["Alton Hickman 3"]
    assert story.hand(0) == ["Vulko"]  # no claim, no cleanup
    assert story.phase == "over"


@pytest.mark.rule("NF-13.1")
def test_the_game_goes_on_as_long_as_a_face_up_wound_is_left() -> None:
    story = table(seat(["Enraged Wight"]), seat(), commons=SHOP, wounds=["bite", "burn"])
    resolve(story, "enraged-wight")
    assert story.asks(0, "claim")
    assert story.wounds_left == 1


@pytest.mark.rule("NF-13.4")
def test_wounds_beyond_come_from_below_then_from_exile_and_then_count_without_a_card() -> None:
    story = table(
        seat(minions=["Big Ghost"]),
        seat(),
        phase="combat",
        wounds=["bite"],
        wounds_below=["burn"],
        exiled_wounds=["bleed", "bite"],  # the bleed is the latest
    )
    assert story.kind == "over"
    assert story.discard(1) == ["bite", "bleed", "burn", "bite"]
    assert story.wounds(1) == 5
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [0, 5]


@pytest.mark.rule("NF-13.4", "NF-13.8")
def test_a_wound_without_a_card_has_no_type() -> None:
    """Five each: two, one, one and one without a type beat two, two and one."""
    story = table(
        seat(minions=["Big Ghost"]),
        seat(),
        seat(discard=["bite", "bite", "burn", "burn", "bleed"]),
        phase="combat",
        wounds=["bite"],
        wounds_below=["burn", "bleed", "bite"],
    )
    story.answer("player:left-1")
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [0, 5, 5]
    assert ranking(story) == [0, 1, 2]


# ---------------------------------------------------------------- counting


@pytest.mark.rule("NF-13.5", "NF-13.6")
def test_wounds_in_deck_hand_and_discard_pile_are_counted_and_exiled_ones_are_not() -> None:
    story = table(
        seat(["Enraged Wight", "bite"], deck=["burn"], discard=["bleed"]),
        seat(discard=["bite"]),
        wounds=["bite"],
        exiled_wounds=["bite"] * 5,
    )
    resolve(story, "enraged-wight")
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [3, 2]
    assert story.match.outcome.winners == [1]


@pytest.mark.rule("NF-13.6", "NF-1.1")
def test_the_fewest_wounds_win_whatever_their_types() -> None:
    story = after_the_last_wound([["bite", "burn", "bleed"], ["bite", "bite"]])
    assert ranking(story)[:2] == [2, 1]


@pytest.mark.rule("NF-13.7")
def test_among_those_tied_the_lowest_count_of_the_most_frequent_type_wins() -> None:
    """Two of a kind beat three; the second highest does not matter then."""
    story = after_the_last_wound(
        [["bite", "bite", "burn", "burn"], ["bite", "bite", "bite", "burn"]]
    )
    assert ranking(story)[:2] == [1, 2]


@pytest.mark.rule("NF-13.8")
def test_then_the_lowest_count_of_the_second_most_frequent_type_wins() -> None:
    """Three, one and one beat three, two and none, though that player sits further right."""
    story = after_the_last_wound(
        [["bleed", "bleed", "bleed", "burn", "bite"], ["bite", "bite", "bite", "burn", "burn"]]
    )
    assert ranking(story)[:2] == [1, 2]


@pytest.mark.rule("NF-13.9")
@pytest.mark.parametrize(
    ("first", "order"),
    [(0, [3, 2, 1]), (1, [3, 2, 1]), (2, [1, 3, 2]), (3, [2, 1, 3]), (4, [3, 2, 1])],
)
def test_then_the_first_to_the_right_of_the_first_player_wins(first: int, order: list[int]) -> None:
    """Seats 1 to 3 are level; the first player, if one of them, comes last."""
    story = after_the_last_wound([["bite"], ["burn"], ["bleed"]], first)
    assert ranking(story)[:3] == order


@pytest.mark.rule("NF-13.6", "NF-13.8", "NF-13.9")
@pytest.mark.parametrize(
    ("discards", "reason"),
    [
        ([["bite"], ["bite", "burn"]], "Player 2 wins with the fewest wounds, 1"),
        (
            [["bite", "burn"], ["bite", "bite"]],
            "Player 2 wins the tie on 2 wounds: they are spread more evenly over the types",
        ),
        (
            [["bite"], ["bite"]],
            "Player 3 wins the tie on 1 wound: seated closest to the first player's right",
        ),
    ],
)
def test_the_reason_names_what_decided(discards: list[list[str]], reason: str) -> None:
    outcome = after_the_last_wound(discards).match.outcome
    assert outcome is not None
    assert outcome.reason == f"{reason}."


# ---------------------------------------------------------------- a night that stands still


@pytest.mark.rule("NF-13.10")
def test_twenty_rounds_without_a_wound_end_the_game() -> None:
    story = table(
        seat(["Alton Hickman"]),
        seat(["Alton Hickman"], discard=["bite"]),
        seat(["Alton Hickman"]),
        phase="cleanup",
    )
    turns = 0
    while story.kind != "over":
        if story.kind == "start-chain":
            turns += 1
        story.match.choose(0)
    assert turns == 20 * 3
    assert story.match.outcome is not None
    assert story.match.outcome.winners == [2]


@pytest.mark.rule("NF-13.10")
def test_a_wound_starts_the_count_of_quiet_rounds_anew() -> None:
    """Player 1 strikes in the 31st turn; then it takes another twenty rounds."""
    story = table(seat(["Death Grip"]), seat(["Alton Hickman"]), phase="cleanup")
    while story.night.turn < 31:
        story.match.choose(0)
    assert story.asks(0, "start-chain")
    story.answer("play:death-grip", "player:left-1")
    while story.kind != "over":
        story.match.choose(0)
    assert story.night.turn == 31 + 20 * 2


@pytest.mark.rule("NF-13.10", "NF-6.14")
def test_damage_that_is_blocked_to_the_last_point_is_no_wound_and_starts_no_count_anew() -> None:
    story = table(seat(["Enraged Wight"]), seat(minions=["Bad Smoke"]), commons=SHOP)
    story.night.quiet_turns = 7
    resolve(story, "enraged-wight")
    assert story.minions(1) == ["Bad Smoke 1"]
    assert story.night.quiet_turns == 7
    assert not any("receives" in line for line in story.told)
