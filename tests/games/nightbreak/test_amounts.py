"""An amount stands once on a card: its text and what it does both come from there."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

import breakfall
from breakfall.core.overlay import apply_overlay, remove_overlay
from breakfall.games.nightbreak.cards.moon_melee import VeyraSickleDancer
from breakfall.games.nightbreak.state import Hero
from tests.games.nightbreak.story import fighter, standing, table

INFO = breakfall.find_game("nightbreak")


@pytest.fixture(autouse=True)
def built_in_cards_afterwards() -> Iterator[None]:
    yield
    remove_overlay("nightbreak")


def veyra() -> Hero:
    """Hamstring, for one point: "Deal 1 damage. Immobilize it."."""
    face = next(face for face in INFO.faces() if isinstance(face, VeyraSickleDancer))
    assert isinstance(face, Hero)
    return face


def damage_of_hamstring() -> int:
    """Without what her attack, which follows at once, deals to the same hero."""
    story = table(
        sun=[standing(veyra()), fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn")],
        points=1,
    )
    story.answer("activate")
    return story.hero("Wyn").damage - veyra().strength


def test_another_amount_changes_what_a_card_says_and_what_it_does() -> None:
    assert veyra().power_text == "Deal 1 damage. Immobilize it."
    assert damage_of_hamstring() == 1
    apply_overlay("nightbreak", INFO.faces(), {"Veyra Sickle-Dancer": {"power.amount": 3}})
    assert veyra().power_text == "Deal 3 damage. Immobilize it."
    assert damage_of_hamstring() == 3


def test_more_than_one_point_is_told_in_the_plural() -> None:
    apply_overlay("nightbreak", INFO.faces(), {"Old Mother Tolva": {"arrival.also": 2}})
    tolva = next(face for face in INFO.faces() if face.name == "Old Mother Tolva")
    assert isinstance(tolva, Hero)
    assert tolva.arrival_text == "This hero takes 2 damage. Gain 2 Blessing Points."
