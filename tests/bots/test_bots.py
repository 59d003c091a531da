"""Bots: fair, repeatable, and blind to what their seat may not see."""

from __future__ import annotations

from collections import Counter

import pytest

import breakfall
from breakfall import BreakfallError, Luck, Match
from breakfall.bots import Bot, Budget, SearchBot, Sight, make_bot
from tests.contract.playing import Table, all_tables, play_to_the_end

SHORT = "short search"  # the levels from 2 on, with so little patience that tests are quick


def new_bot(name: str, seed: int) -> Bot:
    return SearchBot(seed, Budget(5)) if name == SHORT else make_bot(name, seed)


def cases() -> list[tuple[str, Table]]:
    """The simple bots at every table; those that take longer at the first one of each game."""
    everywhere = all_tables()
    games = [table.game for table in everywhere]
    first = [table for at, table in enumerate(everywhere) if table.game not in games[:at]]
    found = [(name, table) for name in ("random", "greedy") for table in everywhere]
    return found + [(name, table) for name in ("1", SHORT) for table in first]


bots_at_tables = pytest.mark.parametrize(("name", "table"), cases(), ids=str)


def play(match: Match, players: list[Bot]) -> None:
    while match.outcome is None:
        seat = match.choices[0].seat
        match.choose(players[seat].choose(Sight(match, seat)), seat)


@bots_at_tables
def test_a_bot_plays_a_whole_match(name: str, table: Table) -> None:
    match = table.match(2)
    play(match, [new_bot(name, seat) for seat in range(table.players)])
    assert match.outcome is not None


@bots_at_tables
def test_the_same_seed_makes_the_same_choices(name: str, table: Table) -> None:
    records = []
    for _ in range(2):
        match = table.match(4)
        play(match, [new_bot(name, 7 + seat) for seat in range(table.players)])
        records.append(match.record())
    assert records[0] == records[1]


@bots_at_tables
def test_hidden_cards_do_not_change_a_choice(name: str, table: Table) -> None:
    """Deal everything hidden anew before each choice: the bot chooses the same all the same.

    Its guesses are made by its own luck from what its seat knows, so the truth plays no part.
    """
    match = table.match(9)
    luck = Luck(3)
    decisions = 0
    while match.outcome is None and decisions < 60:
        seat = match.choices[0].seat
        told = [new_bot(name, decisions).choose(Sight(match, seat))]
        for _ in range(2):
            other = match.copy()
            other.redeal(seat, luck)
            told.append(new_bot(name, decisions).choose(Sight(other, seat)))
        assert len(set(told)) == 1
        match.choose(told[0], seat)
        decisions += 1


def test_a_sight_shows_only_what_its_seat_may_see() -> None:
    match = breakfall.new_match("nightbreak", seed=1)
    sight = Sight(match, match.choices[0].seat)
    assert sight.view() == match.view(sight.seat)
    assert sight.log() == match.log(sight.seat)
    public = {name for name in dir(sight) if not name.startswith("_")}
    assert public == {"choice", "game", "determinize", "log", "seat", "settled", "teams", "view"}


def test_what_a_bot_imagines_is_a_guess() -> None:
    match = breakfall.new_match("nightbreak", seed=1)
    for _ in range(20):
        match.choose(0)
    assert match.choice is not None
    sight = Sight(match, match.choice.seat)
    luck = Luck(5)
    decks = Counter(
        tuple(card.face.key for card in sight.determinize(luck)._table.cards) for _ in range(30)
    )
    assert len(decks) == 30
    assert sight.determinize(luck).is_determinization
    assert not match.is_determinization


def test_the_random_bot_takes_every_option_alike() -> None:
    match = breakfall.new_match("nightbreak", seed=1, heroes="random")
    sight = Sight(match, match.choices[0].seat)
    bot = make_bot("random", 3)
    taken = Counter(bot.choose(sight) for _ in range(1000))
    assert sorted(taken) == list(range(len(sight.choice)))
    assert max(taken.values()) < 1000 / len(sight.choice) * 1.3


def test_greedy_beats_random() -> None:
    """Thirty matches, each seat alike. By chance, 24 wins come once in fourteen hundred tries."""
    wins = 0
    for seed in range(30):
        match = breakfall.new_match("nightbreak", seed=seed)
        greedy = seed % 2
        players = [make_bot("greedy" if seat == greedy else "random", seed) for seat in (0, 1)]
        play(match, players)
        assert match.outcome is not None
        wins += match.outcome.winners == [greedy]
    assert wins >= 24


def test_an_unknown_bot() -> None:
    with pytest.raises(BreakfallError, match="there is no bot 'deep-blue'; there are: 1, 2, 3"):
        make_bot("deep-blue", 1)


def test_a_sight_needs_a_question() -> None:
    match = breakfall.new_match("nightbreak", seed=1)
    play_to_the_end(match, Luck(1))
    with pytest.raises(BreakfallError, match="the match is over"):
        Sight(match, 0)
