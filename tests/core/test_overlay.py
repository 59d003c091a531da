"""Cards of one's own over the built-in set."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.core.overlay import Changes, apply_overlay, overlay_of, paths, remove_overlay

INFO = breakfall.find_game("nightbreak")
IRSA: Changes = {"Dawnblade Irsa": {"hp": 14, "power.cost": 1}}


@pytest.fixture(autouse=True)
def built_in_cards_afterwards() -> Iterator[None]:
    yield
    for info in breakfall.games():
        remove_overlay(info.key)


def irsa() -> Mapping[str, object]:
    return next(
        card for card in map(INFO.describe, INFO.faces()) if card["name"] == "Dawnblade Irsa"
    )


def shown(key: str) -> list[Mapping[str, object]]:
    info = breakfall.find_game(key)
    return [info.describe(face) for face in info.faces()]


def to_the_end(match: breakfall.Match) -> breakfall.Match:
    while match.choice is not None:
        match.choose(0)
    return match


def test_a_changed_card_is_shown_and_played_so_until_it_is_lifted() -> None:
    before, built_in = irsa(), to_the_end(breakfall.new_match("nightbreak", seed=1)).record()
    apply_overlay("nightbreak", INFO.faces(), IRSA)
    assert irsa()["hp"] == 14
    assert irsa()["power"] == {**before["power"], "cost": 1}  # type: ignore[dict-item]
    match = breakfall.new_match("nightbreak", seed=1)
    match.choose_key("faction:sun")
    match.choose_key("hero:dawnblade-irsa")
    assert '"hp": 14' in str(match.view(None)).replace("'", '"')
    remove_overlay("nightbreak")
    assert irsa() == before
    assert to_the_end(breakfall.new_match("nightbreak", seed=1)).record() == built_in


@pytest.mark.parametrize("key", ["nightbreak", "break", "nightfall", "hellbreak", "havenfall"])
def test_every_number_of_every_game_can_be_changed_and_comes_back(key: str) -> None:
    info = breakfall.find_game(key)
    before = shown(key)
    played = to_the_end(breakfall.new_match(key, seed=2)).record()
    numbers: Changes = {}
    for face in info.faces():
        values: dict[str, object] = {
            path: value + 1
            for path in paths(face)
            if type(value := getattr(type(face), path, None)) is int
        }
        if values and face.name not in numbers and key_is_alone(info, face.name):
            numbers[face.name] = values
    apply_overlay(key, info.faces(), numbers)
    assert shown(key) != before
    remove_overlay(key)
    assert shown(key) == before
    assert to_the_end(breakfall.new_match(key, seed=2)).record() == played


def key_is_alone(info: breakfall.Game, name: str) -> bool:
    """The three wounds of Nightfall share a class, and no name."""
    return bool(name) and sum(face.name == name for face in info.faces()) == 1


def test_a_record_says_with_which_cards_it_was_played() -> None:
    built_in = to_the_end(breakfall.new_match("nightbreak", seed=1)).record()
    assert "cards" not in built_in
    apply_overlay("nightbreak", INFO.faces(), IRSA)
    changed = to_the_end(breakfall.new_match("nightbreak", seed=1)).record()
    assert changed["cards"] == IRSA
    assert breakfall.load(changed).decisions == len(changed["choices"])  # type: ignore[arg-type]
    with pytest.raises(BreakfallError, match="played with the built-in cards"):
        breakfall.load(built_in)
    remove_overlay("nightbreak")
    with pytest.raises(BreakfallError, match=r"cards of its own \(Dawnblade Irsa.hp=14"):
        breakfall.load(changed)


def test_no_match_outlives_its_cards() -> None:
    match = breakfall.new_match("nightbreak", seed=1)
    apply_overlay("nightbreak", INFO.faces(), IRSA)
    with pytest.raises(BreakfallError, match="since this match began"):
        match.record()


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"Dawnblade Isra": {"hp": 7}}, "no card 'Dawnblade Isra'; did you mean Dawnblade Irsa,"),
        ({"Dawnblade Irsa": {"hpp": 7}}, "nothing called 'hpp' to change; it has: "),
        ({"Dawnblade Irsa": {"power.cots": 7}}, "power.amount, power.cost,"),
        ({"Dawnblade Irsa": {"name": "Irsa"}}, "nothing called 'name'"),
        ({"Dawnblade Irsa": {"hp": "many"}}, "hp is a whole number, not 'many'"),
        ({"Dawnblade Irsa": {"hp": 7.5}}, "hp is a whole number, not 7.5"),
        ({"Dawnblade Irsa": {"hp": -1}}, "hp cannot be less than 0"),
        ({"Dawnblade Irsa": {"faction": 1}}, "nothing called 'faction'"),
        ({"Dawnblade Irsa": {"lore": 7}}, "lore is a text, not 7"),
        ({"Dawnblade Irsa": {"arrive": 7}}, "nothing called 'arrive'"),
    ],
)
def test_what_does_not_fit_is_told_and_changes_nothing(changes: Changes, words: str) -> None:
    before = shown("nightbreak")
    with pytest.raises(BreakfallError, match=words):
        apply_overlay("nightbreak", INFO.faces(), {"Sister Amarant": {"hp": 1}, **changes})
    assert shown("nightbreak") == before
    assert overlay_of("nightbreak") == {}
