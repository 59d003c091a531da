"""An amount stands once on a card: its text and what it does both come from there."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import breakfall
from breakfall.core.overlay import apply_overlay, remove_overlay
from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.cards import (
    LOCATIONS,
    POOL,
    cursed,
    deranged,
    dracula,
    feral,
    jaws,
    revenant,
)
from breakfall.games.hellbreak.state import DeckCard, MonsterCard
from tests.games.hellbreak.story import BEACH, CARFAX, at, card, side, table

GAME = breakfall.find_game("hellbreak")
MODULES = (cursed, deranged, dracula, feral, jaws, revenant)


@pytest.fixture(autouse=True)
def built_in_cards_afterwards() -> Iterator[None]:
    yield
    remove_overlay("hellbreak")


def texts(face: HellCard) -> list[str]:
    """As they are written on the card's class, with its amounts by their names."""
    if isinstance(face, MonsterCard):
        return [printed.text for printed in face.sides]
    return [face.text, face.jumpscare_text] if isinstance(face, DeckCard) else [face.text]


@pytest.mark.rule("HB-2.8")
@pytest.mark.parametrize("face", POOL, ids=lambda face: face.key)
def test_a_text_names_every_amount_of_its_card_and_writes_none_out(face: HellCard) -> None:
    written = " ".join(texts(face)).replace("Play this card for 0 blood.", "")
    assert not any(letter.isdigit() for letter in written)
    for name in ("amount", "also", "price", "cut", "action_cost", "bid_bonus"):
        if getattr(face, name, 0):
            assert "{" + name in written
    if getattr(face, "jumpscare_amount", 0):
        assert isinstance(face, DeckCard)
        assert "{amount" in face.jumpscare_text


@pytest.mark.rule("HB-2.8")
def test_no_card_does_an_amount_that_is_not_printed_on_it() -> None:
    """The effects of the cards call nothing with a number of their own."""
    for module in MODULES:
        for node in ast.walk(ast.parse(source_of(module))):
            if isinstance(node, ast.AsyncFunctionDef):
                calls = [one for one in ast.walk(node) if isinstance(one, ast.Call)]
                values = [argument for one in calls for argument in one.args]
                values += [keyword.value for one in calls for keyword in one.keywords]
                assert not [one for one in values if is_number(one)], (module.__name__, node.name)


def source_of(module: ModuleType) -> str:
    """The text of a module, which lies beside it where it is compiled."""
    assert module.__file__ is not None
    return Path(module.__file__).with_name(f"{module.__name__.rpartition('.')[2]}.py").read_text()


def is_number(node: ast.expr) -> bool:
    return isinstance(node, ast.Constant) and type(node.value) is int


@pytest.mark.rule("HB-12.1")
def test_another_amount_changes_what_a_card_says_and_what_it_does() -> None:
    """North Beach, once a round: deal damage to a minion here."""
    for amount in (1, 3):
        apply_overlay("hellbreak", GAME.faces(), {"North Beach": {"amount": amount}})
        beach = next(face for face in LOCATIONS if face.name == "North Beach")
        assert f": Deal {amount} damage to a minion here." in beach.printed_text
        story = table(
            dracula=side(minions=[at(BEACH, "Count Alucard")]), jaws=side(malice=1), turn="jaws"
        )
        story.answer("use:location-right")
        assert story.minion("Count Alucard").damage == amount


@pytest.mark.rule("HB-13.5")
def test_another_bonus_changes_what_a_minion_deals() -> None:
    apply_overlay("hellbreak", GAME.faces(), {"Mina Harker": {"amount": 4}})
    assert "she has +4 combat" in card("Mina Harker").printed_text
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker", damage=1)]), jaws=side(exhausted=True)
    )
    story.answer("attack:ally:right:mina-harker:damage-1")
    assert story.jaws.health == 16 - (1 + 4)


@pytest.mark.rule("HB-12.8")
def test_a_jumpscare_has_an_amount_of_its_own() -> None:
    apply_overlay("hellbreak", GAME.faces(), {"Larry Vaughn": {"jumpscare_amount": 2}})
    larry = card("Larry Vaughn")
    assert larry.printed_jumpscare == "Deal 2 indirect damage to a player."
    assert "to deal 1 indirect damage" in larry.printed_text
