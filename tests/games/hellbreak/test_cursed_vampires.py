"""Lucy Weston, Countess Zaleska and Count Alucard, text by text."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.state import AssetCard
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, side, table

# ---------------------------------------------------------------- who is a Vampire


class FamilyCrypt(AssetCard):
    name = "Family Crypt"
    traits = ("Vampire",)


@pytest.mark.rule("HB-2.6")
def test_an_asset_counts_among_the_cards_with_a_trait_that_you_control() -> None:
    """Coven Feast counts Vampires: Dracula and the crypt."""
    story = table(
        dracula=side(assets=[FamilyCrypt()], hand=["Coven Feast"], blood=2),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("play:coven-feast")
    assert story.minion("Giant Octopus").damage == 2


# ---------------------------------------------------------------- Lucy Weston


def test_lucy_is_fearsome() -> None:
    story = table(dracula=side(hand=["Lucy Weston"], blood=6, malice=1, vault=["Renfield"]))
    story.answer("play:lucy-weston", "at:right")
    assert story.asks("jaws", "action")
    assert not story.minion("Lucy Weston").exhausted


def lucy_haunts(where: int) -> Story:
    story = table(
        dracula=side(minions=[at(where, "Lucy Weston")]),
        jaws=side(minions=[at(CARFAX, "Rogue Shark"), at(BEACH, "Giant Octopus")]),
        malice_at_carfax=(2, 0),
    )
    hand = "right" if where == CARFAX else "left"
    story.answer(f"scheme:ally:{hand}:lucy-weston")
    return story


def test_lucy_may_deal_two_damage_when_her_location_is_taken() -> None:
    story = lucy_haunts(CARFAX)
    story.answer("use:ally:right:lucy-weston:exhausted:scheming:waiting")
    assert story.options == [
        "target:enemy:right:rogue-shark",
        "target:ally:right:lucy-weston:exhausted:scheming",
    ]
    story.answer("target:enemy:right:rogue-shark")
    assert story.pile("jaws", "crypt") == ["Rogue Shark"]


def test_lucy_may_let_it_be() -> None:
    story = lucy_haunts(CARFAX)
    story.answer("use:no-more")
    assert story.in_play("jaws") == ["Rogue Shark", "Giant Octopus"]
    assert story.asks("jaws", "action")


def test_lucy_does_nothing_when_another_location_is_taken() -> None:
    story = table(
        dracula=side(minions=[at(BEACH, "Lucy Weston"), at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
        malice_at_carfax=(3, 0),
    )
    story.answer("scheme:ally:right:renfield")
    assert story.dracula.blood == 1  # for Carfax Abbey
    assert story.asks("jaws", "action")


def test_lucy_does_nothing_when_the_enemy_takes_her_location() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")]),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        malice_at_carfax=(0, 3),
        turn="jaws",
    )
    story.answer("scheme:ally:left:man-o-war")
    assert story.duel.places[CARFAX].controller == 1
    assert story.asks("dracula", "action")


# ---------------------------------------------------------------- Zaleska and Alucard


@pytest.mark.parametrize(
    ("controllers", "cost"),
    [(("dracula", "dracula"), 5), (("dracula", "jaws"), 6), (("jaws", "jaws"), 7)],
)
def test_zaleska_costs_one_less_for_each_location(controllers: tuple[str, str], cost: int) -> None:
    countess = side(hand=["Countess Zaleska"], blood=7, vault=["Renfield"])
    story = table(dracula=countess, controllers=controllers)
    story.answer("play:countess-zaleska", "at:right")
    assert story.dracula.blood == 7 - cost


def test_zaleska_gains_a_blood_for_a_kill() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Countess Zaleska")]),
        jaws=side(minions=[at(CARFAX, "Ravenous Predator", exhausted=True)], exhausted=True),
    )
    story.answer("attack:ally:right:countess-zaleska")
    story.answer("target:enemy:right:ravenous-predator:exhausted")
    assert story.pile("jaws", "crypt") == ["Ravenous Predator"]
    assert story.dracula.blood == 1


@pytest.mark.parametrize(("holder", "cost"), [("dracula", 7), ("jaws", 9)])
def test_alucard_costs_two_less_while_you_hold_initiative(holder: str, cost: int) -> None:
    story = table(
        dracula=side(hand=["Count Alucard"], blood=9, vault=["Coven Feast"]), initiative=holder
    )
    story.answer("play:count-alucard", "at:right")
    assert story.dracula.blood == 9 - cost
    assert not story.minion("Count Alucard").exhausted  # fearsome
    assert story.duel.places[CARFAX].malice == [3, 0]


def test_alucards_three_malice_may_take_his_location_at_once() -> None:
    """North Beach has a control value of 3 and yields 1 blood and 1 malice."""
    story = table(dracula=side(hand=["Count Alucard"], blood=7, vault=["Coven Feast"]))
    story.answer("play:count-alucard", "at:left")
    assert story.duel.places[BEACH].controller == 0
    assert story.duel.places[BEACH].malice == [0, 0]
    assert (story.dracula.blood, story.dracula.malice) == (1, 1)
