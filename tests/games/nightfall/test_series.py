"""Stories about an End-of-the-World Series. (NF-14.9 to NF-14.11)"""

from __future__ import annotations

import re
from collections import Counter

import pytest

import breakfall
from breakfall import Luck, Match
from breakfall.games.nightfall.card import DraftCard, Wound
from breakfall.games.nightfall.state import Night
from tests.games.nightfall.story import Story, seat, table


def night_of(match: Match) -> Night:
    assert isinstance(match._table, Night)
    return match._table


def play_until_game(match: Match, number: int) -> None:
    """Chance answers until that game of the series begins or the series is over."""
    luck = Luck(7)
    while match.choice is not None and night_of(match).game_number < number:
        match.choose(luck.below(len(match.choice)), match.choice.seat)


def series(players: int = 2, **options: object) -> Match:
    return breakfall.new_match(
        "nightfall", format="series", players=players, seed=3, archives="random", **options
    )


def last_game(totals: list[int], *discards: list[str], goal: int = 100) -> Story:
    """A game of a series whose last wound, a bite, goes to player 2."""
    first, *others = discards
    story = table(
        seat(["Enraged Wight"], discard=first),
        *(seat(discard=discard) for discard in others),
        wounds=["bite"],
    )
    story.night.goal = goal
    for player, total in zip(story.night.players, totals, strict=True):
        player.total = total
    story.answer("play:enraged-wight")
    if len(discards) > 2:
        story.answer("player:left-1")
    return story


# ---------------------------------------------------------------- game after game


@pytest.mark.rule("NF-14.9")
def test_the_next_game_has_a_new_set_up_and_the_player_to_the_left_goes_first() -> None:
    match = series(players=3, first="2")
    before = [archive.order.key for archive in night_of(match).commons]
    play_until_game(match, 2)
    night = night_of(match)
    assert (night.game_number, night.first, night.active) == (2, 0, 0)
    assert [archive.order.key for archive in night.commons] != before
    assert len(night.commons) == 8
    assert (len(night.wound_stack.cards), len(night.wounds_below.cards)) == (30, 30)
    for player in night.players:
        assert (len(player.hand.cards), len(player.deck.cards)) == (5, 7)
        faces = Counter(card.face.key for card in player.hand.cards + player.deck.cards)
        assert sorted(faces.values()) == [2] * 6  # two of each starting minion
        assert (player.wounds, player.minions, len(player.archives)) == (0, [], 2)
    assert all(len(archive.pile.cards) == 7 for archive in night.archives)


@pytest.mark.rule("NF-14.9")
def test_everybodys_wounds_at_the_end_of_each_game_are_added_up() -> None:
    match = series(players=2)
    totals = [0, 0]
    for number in (2, 3):
        play_until_game(match, number)
        ended = [line for line in match.log(None) if line.startswith("Game ")]
        assert len(ended) == number - 1
        now = [player.total for player in night_of(match).players]
        assert sum(now) - sum(totals) >= 20  # all face-up wounds, and perhaps some more
        assert ended[-1].endswith(f"Player 1 {now[0]}, Player 2 {now[1]}.")
        assert now[0] >= totals[0]
        assert now[1] >= totals[1]
        totals = now


@pytest.mark.rule("NF-14.9")
def test_no_card_is_lost_between_two_games() -> None:
    match = series(players=2)
    before = Counter(card.face.key for card in night_of(match).cards)
    play_until_game(match, 2)
    night = night_of(match)
    lying = [card for zone in night.zones for card in zone.cards]
    assert Counter(card.face.key for card in lying) == before
    wounds = [card for card in lying if isinstance(card.face, Wound)]
    drafts = [card for card in lying if isinstance(card.face, DraftCard)]
    assert (len(wounds), len(drafts)) == (60, 24)
    owned = [card for player in night.players for card in player.hand.cards + player.deck.cards]
    assert not any(isinstance(card.face, Wound) for card in owned)


# ---------------------------------------------------------------- the end of a series


@pytest.mark.rule("NF-14.10")
def test_the_series_ends_when_a_total_reaches_a_hundred_and_the_lowest_total_wins() -> None:
    """Player 1 loses this game but has fewer wounds in all; player 2 comes to 100 exactly."""
    story = last_game([80, 97], ["bite"] * 5, ["bite", "burn"])
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [85, 100]
    assert story.match.outcome.winners == [0]


@pytest.mark.rule("NF-14.10")
@pytest.mark.parametrize("goal", [50, 25])
def test_a_table_may_agree_on_a_shorter_series(goal: int) -> None:
    match = series(goal=str(goal))
    play_until_game(match, 99)
    assert match.outcome is not None
    assert max(match.outcome.scores) >= goal
    lines = [line for line in match.log(None) if line.startswith("Game ")]
    earlier = [int(total) for line in lines[:-1] for total in re.findall(r"Player \d (\d+)", line)]
    assert len(earlier) == 2 * (len(lines) - 1)
    assert all(total < goal for total in earlier)
    best = min(match.outcome.scores)
    assert match.outcome.scores[match.outcome.winners[0]] == best


@pytest.mark.rule("NF-14.10")
def test_a_series_is_played_to_a_hundred_unless_agreed_otherwise() -> None:
    assert night_of(series()).goal == 100


@pytest.mark.rule("NF-14.10")
def test_the_reason_counts_games_and_wounds() -> None:
    """A series to 25 that a single game ends, and one wound wins it."""
    story = last_game([0, 0], ["bite"], ["bite"] * 24, goal=25)
    assert story.match.outcome is not None
    reason = "Player 1 wins the series after 1 game with the fewest wounds in all, 1."
    assert story.match.outcome.reason == reason


@pytest.mark.rule("NF-14.11")
def test_a_level_series_is_won_by_whoever_did_best_in_the_last_game() -> None:
    """90 + 10, 94 + 6 and 88 + 20: players 1 and 2 are level, and player 2 has six this time."""
    story = last_game([90, 94, 88], ["bite"] * 10, ["bite"] * 5, ["burn"] * 20)
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [100, 100, 108]
    assert story.match.outcome.ranking == [[1], [0], [2]]


@pytest.mark.rule("NF-14.11", "NF-13.9")
def test_if_the_last_game_was_level_too_its_own_tie_breaks_decide() -> None:
    """Two bites each: whoever sits to the right of the first player, and that is player 2."""
    story = last_game([98, 98], ["bite", "bite"], ["bite"])
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [100, 100]
    assert story.match.outcome.winners == [1]


@pytest.mark.rule("NF-13.10")
def test_a_night_that_stands_still_ends_the_series_too() -> None:
    story = table(seat(["Alton Hickman"], discard=["bite"]), seat(["Alton Hickman"]))
    story.night.goal = 100
    while story.kind != "over":
        story.match.choose(0)
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [1, 0]
    assert story.night.game_number == 1
