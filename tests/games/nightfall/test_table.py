"""The aim, who sits around the table, and everybody's own cards. (NF-1, NF-3)"""

from __future__ import annotations

from typing import Any, cast

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.games.nightfall.terms import ACTION, WHITE
from tests.games.nightfall.printed import order
from tests.games.nightfall.story import Story, seat, table

# ---------------------------------------------------------------- the struggle and its aim


@pytest.mark.rule("NF-1.1")
@pytest.mark.parametrize(("before", "winner"), [(4, 0), (6, 1)])
def test_minions_and_actions_deal_wounds_and_the_fewest_wounds_win(
    before: int, winner: int
) -> None:
    """Two wounds by a minion and three by an action are the last ones there are."""
    story = table(
        seat(hand=["Death Grip"], minions=["Zacharias Sands"], discard=["bite"] * before),
        seat(),
        phase="combat",
        wounds=["bite"] * 5,
    )
    assert story.wounds(1) == 2
    story.answer("play:death-grip", "player:left-1")
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [before, 5]
    assert story.match.outcome.winners == [winner]


@pytest.mark.rule("NF-1.2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_two_to_five_can_play(players: int) -> None:
    match = breakfall.new_match("nightfall", players=players, seed=1)
    assert len(match.choices) == players


@pytest.mark.rule("NF-1.2")
@pytest.mark.parametrize("players", [1, 6])
def test_one_or_six_cannot_play(players: int) -> None:
    with pytest.raises(BreakfallError, match="players"):
        breakfall.new_match("nightfall", players=players, seed=1)


@pytest.mark.rule("NF-1.2")
def test_everybody_else_is_an_opponent() -> None:
    story = table(seat(minions=["Vulko"]), seat(), seat(), seat(), seat(), phase="combat")
    everybody_else = ["player:left-1", "player:left-2", "player:left-3", "player:left-4"]
    assert story.options == everybody_else


@pytest.mark.rule("NF-1.2")
def test_nobody_drops_out_however_many_wounds_they_have() -> None:
    story = table(
        seat(hand=["Death Grip"]), seat(hand=["Vulko"], discard=["burn"] * 25), seat(hand=["Vulko"])
    )
    story.answer("play:death-grip", "player:left-1")
    assert story.wounds(1) == 28
    assert story.asks(1, "start-chain")


# ---------------------------------------------------------------- clockwise


@pytest.mark.rule("NF-1.3", "NF-5.1")
def test_turns_go_to_the_left() -> None:
    story = table(*[seat(hand=["Vulko"]) for _ in range(3)], turn=1)
    turns = []
    for _ in range(4):
        turns.append(story.turn)
        story.answer("play:nothing", "claim:nothing")
    assert turns == [1, 2, 0, 1]


@pytest.mark.rule("NF-1.3", "NF-6.6")
def test_blocks_are_declared_to_the_left_of_the_attacker() -> None:
    story = table(
        seat(minions=["Vulko"]),
        seat(minions=["Vulko", "Vulko", "Vulko"]),
        seat(minions=["Vulko"]),
        seat(minions=["Vulko"]),
        phase="combat",
        turn=1,
    )
    story.answer("player:left-3", "player:left-2", "player:left-1")
    assert asked_in_turn(story, "block") == [2, 3, 0]


@pytest.mark.rule("NF-1.3", "NF-7.6")
def test_the_chance_to_add_to_a_chain_goes_to_the_left() -> None:
    white = order("White", links=(WHITE,), species=ACTION)
    story = table(*[seat(hand=[white, white]) for _ in range(4)], turn=1)
    story.answer("play:white")
    assert asked_in_turn(story, "link") == [1, 2, 3, 0]


def asked_in_turn(story: Story, kind: str) -> list[int]:
    """The seats that are asked this, one after the other, while all of them decline."""
    asked = []
    while story.kind == kind:
        assert story.match.choice is not None
        asked.append(story.match.choice.seat)
        story.match.choose(0)
    return asked


# ---------------------------------------------------------------- drawing


@pytest.mark.rule("NF-3.1")
def test_a_card_is_drawn_from_the_top_of_your_own_deck() -> None:
    story = table(
        seat(hand=["Charlotte Reyes", "bite"], deck=["Vulko", "Big Ghost"]),
        seat(deck=["Lilith Lawrence"]),
    )
    story.answer("play:charlotte-reyes")
    assert story.hand(0) == ["Vulko", "bite"]
    assert story.deck(0) == ["Big Ghost"]
    assert story.deck(1) == ["Lilith Lawrence"]


NEW_CARDS = ["Lilith Lawrence", "Franz Orlok", "Big Ghost"]


def draws_two(seed: int) -> Story:
    """Three in hand and one in the deck: the fifth comes from the discard pile."""
    story = table(
        seat(hand=["Vulko"] * 3, deck=["Alton Hickman"], discard=NEW_CARDS),
        seat(hand=["Vulko"]),
        phase="cleanup",
        seed=seed,
    )
    assert story.turn == 1
    return story


@pytest.mark.rule("NF-3.2")
def test_a_deck_that_runs_short_is_drawn_up_before_the_discard_pile_replaces_it() -> None:
    story = draws_two(seed=1)
    hand, deck = story.hand(0), story.deck(0)
    assert len(hand) == 5
    assert "Alton Hickman" in hand
    assert story.discard(0) == []
    assert sorted(deck + [name for name in hand if name in NEW_CARDS]) == sorted(NEW_CARDS)


@pytest.mark.rule("NF-3.2")
def test_the_discard_pile_is_shuffled_before_it_is_drawn_from() -> None:
    drawn = {name for seed in range(20) for name in draws_two(seed).hand(0)}
    assert drawn == {"Vulko", "Alton Hickman", *NEW_CARDS}


@pytest.mark.rule("NF-3.3")
def test_an_empty_deck_stays_empty_until_another_card_must_be_drawn() -> None:
    story = table(
        seat(hand=["Vulko"] * 4, deck=["Alton Hickman"], discard=NEW_CARDS),
        seat(hand=["Vulko"]),
        phase="cleanup",
    )
    assert len(story.hand(0)) == 5
    assert story.deck(0) == []
    assert story.discard(0) == NEW_CARDS


@pytest.mark.rule("NF-3.4", "NF-3.1")
def test_with_deck_and_discard_pile_empty_no_more_cards_are_drawn() -> None:
    """Not even from somebody else's deck."""
    story = table(
        seat(hand=["Vulko"], deck=["Alton Hickman"]),
        seat(hand=["Vulko"], deck=["Big Ghost"] * 5),
        phase="cleanup",
    )
    assert story.turn == 1
    assert story.hand(0) == ["Alton Hickman", "Vulko"]
    assert len(story.deck(1)) == 5


@pytest.mark.rule("NF-3.7")
def test_a_hand_may_be_as_large_as_it_comes() -> None:
    story = table(seat(hand=["Vulko"] * 9, deck=["Vulko"]), seat(hand=["Vulko"]), phase="cleanup")
    assert story.turn == 1
    assert len(story.hand(0)) == 9
    assert story.discard(0) == []


# ---------------------------------------------------------------- discarding


def top_seen(story: Story, owner: int, viewer: int) -> object:
    """The top of a discard pile as somebody else sees it."""
    shown = cast(dict[str, Any], story.match.view(viewer)["table"])
    return shown["players"][owner]["discard_top"]


@pytest.mark.rule("NF-3.5")
def test_discarded_and_claimed_cards_go_face_up_on_top_of_the_pile() -> None:
    story = table(
        seat(hand=["Vulko", "bite"], discard=["Big Ghost"]),
        seat(),
        phase="claim",
        commons=["Blaine Cordell"],
    )
    story.answer("discard:vulko")
    assert story.discard(0) == ["Vulko", "Big Ghost"]
    assert top_seen(story, owner=0, viewer=1) == "vulko"
    story.answer("claim:blaine-cordell")
    assert story.discard(0) == ["Blaine Cordell", "Vulko", "Big Ghost"]
    assert top_seen(story, owner=0, viewer=1) == "blaine-cordell"


def mesmerised() -> Story:
    """The first player has taken control of the second one's Alton, and ends the turn."""
    story = table(
        seat(hand=["Mesmeric Presence", "bite"]),
        seat(hand=["Shock and Awe", "bite"], minions=["Alton Hickman"]),
    )
    story.answer("play:mesmeric-presence", "claim:nothing", "wound:keep")
    assert story.minions(0) == ["Alton Hickman 3"]
    assert story.asks(1, "start-chain")
    return story


@pytest.mark.rule("NF-3.6", "NF-2.11")
def test_a_destroyed_minion_goes_to_its_owner_whoever_controls_it() -> None:
    story = mesmerised()
    story.answer("play:shock-and-awe")
    story.decline("link")
    assert story.minions(0) == []
    assert story.discard(1) == ["Shock and Awe", "Alton Hickman"]


@pytest.mark.rule("NF-3.6", "NF-6.16")
def test_a_discarded_minion_goes_to_its_owner_whoever_controls_it() -> None:
    story = mesmerised()
    story.answer("play:nothing", "claim:nothing", "wound:keep")
    assert story.turn == 0
    assert story.minions(0) == []
    assert story.discard(0) == []
    assert story.wounds(1) == 1 + 2  # the bite in hand, and what Alton dealt
    assert "Alton Hickman" in story.discard(1)


@pytest.mark.rule("NF-3.6")
def test_you_own_what_you_have_claimed() -> None:
    """A claimed minion is drawn, played, and at last discarded to the claimer's own pile."""
    story = table(seat(), seat(hand=["Vulko"]), phase="claim", commons=["Blaine Cordell"])
    story.answer("claim:blaine-cordell")
    assert story.hand(0) == ["Blaine Cordell"]
    story.answer("play:nothing", "claim:nothing", "play:blaine-cordell")
    story.decline("link")
    assert story.minions(0) == ["Blaine Cordell 1"]
    story.answer("claim:nothing", "play:nothing", "claim:nothing")
    assert story.turn == 0
    assert story.discard(0) == ["Blaine Cordell"]


@pytest.mark.rule("NF-3.6")
def test_you_own_the_wounds_you_have_received() -> None:
    """They come back in your own hand."""
    story = table(seat(hand=["Enraged Wight"]), seat(hand=["Vulko"]), wounds=["burn", "bite"])
    story.answer("play:enraged-wight")
    assert story.discard(1) == ["burn"]
    story.answer("play:nothing", "claim:nothing")
    assert story.asks(1, "throw-off")
    assert story.hand(1) == ["Vulko", "burn"]
