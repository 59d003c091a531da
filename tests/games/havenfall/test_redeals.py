"""A re-deal while somebody else is asked: the answers offered are of the cards held now."""

from __future__ import annotations

import breakfall
from breakfall import Luck, Match
from breakfall.games.havenfall.places import Piles
from breakfall.games.havenfall.table import HavenfallTable
from tests.games.havenfall.story import Story, player, table

FROM_SPELLS = ("cast", "drop")


def redealt(story: Story, viewer: str, seed: int) -> Match:
    """The same moment, as it could be for all that this player knows."""
    guess = story.match.copy()
    guess.redeal(story.names.index(viewer), Luck(seed))
    return guess


def piles(match: Match, seat: int) -> Piles:
    game = match._table
    assert isinstance(game, HavenfallTable)
    return game.sides[seat].piles


def keys(match: Match) -> list[str]:
    return match.choices[0].keys


def test_a_discard_is_chosen_from_the_hand_that_was_dealt_again() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers"]),
        player("Joe", hand=["Gold", "Archer", "Seer"], deck=["Copper", "Silver", "Sword"]),
    )
    story.answer("information:quins-daggers")
    for seed in range(10):
        guess = redealt(story, "Greg", seed)
        hand = piles(guess, 1).hand
        assert keys(guess) == [f"take:{card.face.key}" for card in hand.cards]
        guess.choose(2)
        guess.choose(0)
        assert len(hand.cards) == 1


def test_a_third_players_guess_at_second_sight_offers_the_hand_it_guesses() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Second Sight"], pixels="B"),
        player("Joe", hand=["Gold", "Archer"], deck=["Shield", "Silver", "Sword"]),
        player("Emily"),
    )
    story.answer("cast:second-sight")
    for seed in range(10):
        guess = redealt(story, "Emily", seed)
        assert keys(guess) == [f"take:{card.face.key}" for card in piles(guess, 1).hand.cards]


def test_a_spell_kept_is_one_of_those_that_are_looked_at_now() -> None:
    story = table(
        player("Emily", play=["Wizard"], pixels="BR"),
        player("Greg"),
        spells=["Windfall", "Toll", "Purge", "Hush", "Gamble", "Bulwark"],
    )
    story.answer("ability:wizard")
    for seed in range(10):
        guess = redealt(story, "Greg", seed)
        looked_at = piles(guess, 0).looked_at.cards
        assert keys(guess) == [f"keep:{card.face.key}" for card in looked_at]
        guess.choose(0)
        guess.choose(0)
        assert len(piles(guess, 0).spells.cards) == 2


def test_spells_offered_are_spells_held_in_any_guess_of_any_seat() -> None:
    checked = 0
    for seed in range(6):
        match, luck = breakfall.new_match("havenfall", players=3, seed=seed), Luck(seed)
        while match.outcome is None:
            if any(key.startswith("cast:") for key in keys(match)):
                for seat in (None, 0, 1, 2):
                    guess = match.copy()
                    guess.redeal(seat, luck)
                    assert set(spells_offered(guess)) <= set(spells_held(guess))
                    checked += 1
            match.choose(luck.below(len(match.choices[0])))
    assert checked > 100


def spells_offered(match: Match) -> list[str]:
    parts = [key.split(":") for key in keys(match)]
    return [part[1] for part in parts if part[0] in FROM_SPELLS]


def spells_held(match: Match) -> list[str]:
    return [card.face.key for card in piles(match, match.choices[0].seat).spells.cards]
