"""What options and the log say: who acts, who is hit, and what it costs."""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.cards.moon_melee import OrlaRedmoon
from breakfall.games.nightbreak.cards.moon_ranged import CaulStarEater
from breakfall.games.nightbreak.state import Power
from breakfall.games.nightbreak.terms import (
    ENEMY,
    FORWARD,
    MELEE,
    RIGHT,
    SHIELDED,
    SHROUDED,
    WOUNDED,
)
from tests.games.nightbreak.company import ALL, at_enemies, moon, play_until, sun, without_arrows
from tests.games.nightbreak.story import Story, fighter, standing, table


def labels(story: Story) -> list[str]:
    choice = story.match.choice
    assert choice is not None
    return [option.label for option in choice.options]


def prompt(story: Story) -> str:
    choice = story.match.choice
    assert choice is not None
    return choice.prompt


def test_a_power_names_the_heroes_its_arrows_reach_and_its_own_hero() -> None:
    story = table(sun(standing(OrlaRedmoon())), moon(), points=2)
    assert labels(story)[1] == (
        "Activate Blood Scent (2 Blessing Points) on Wyn (forward) or Viv (right): "
        "Deal 2 damage. If it was injured, heal 2 on Orla Redmoon."
    )


def test_a_power_that_affects_each_names_all_of_them() -> None:
    power = Power("Rain", cost=1, arrows=ALL, aims=ENEMY, each=True, text="Deal 1 damage to each.")
    story = table(sun(fighter("Ann"), fighter("Bea", power=power)), moon(), points=1)
    story.answer("target:enemy-1")
    assert labels(story)[1] == (
        "Activate Rain (1 Blessing Point) on Wyn (left), Viv (forward) and Uma (right): "
        "Deal 1 damage to each."
    )


def test_a_power_without_arrows_says_whom_it_hurts_in_its_text() -> None:
    story = table(sun(standing(CaulStarEater())), moon(), points=4)
    assert labels(story)[1] == (
        "Activate Starfall (4 Blessing Points): Deal 3 damage to each enemy and to Caul Star-Eater."
    )


def test_an_attack_with_one_possible_target_names_it() -> None:
    ann = fighter("Ann", kind=MELEE, power=without_arrows())
    story = table(sun(ann), moon(), points=1)
    assert labels(story)[0] == "Attack Wyn for 2"
    shielded = fighter("Wyn", markers=SHIELDED)
    story = table(sun(ann), moon(fighter("Uma"), fighter("Viv"), shielded), points=1)
    assert labels(story)[0] == "Attack Wyn for 2, whose shield holds"


@pytest.mark.rule("NB-9.8")
def test_a_wounded_hero_is_told_what_its_power_costs_it() -> None:
    story = table(sun(fighter("Ann", power=without_arrows(), markers=WOUNDED)), moon(), points=1)
    assert labels(story)[1].endswith("Something. Ann is wounded and takes 1.")


@pytest.mark.rule("NB-9.9")
def test_a_move_says_which_wound_will_hurt() -> None:
    story = table(sun(fighter("Ann", markers=WOUNDED)), moon())
    assert labels(story)[1:] == [
        "Swap Ann and Bea. Ann is wounded and takes 1.",
        "Swap Ann and Cat. Ann is wounded and takes 1.",
        "Swap Bea and Cat",
    ]


@pytest.mark.rule("NB-9.5")
def test_a_shrouded_target_is_marked_as_unaffected() -> None:
    ann = fighter("Ann", power=at_enemies(FORWARD | RIGHT))
    wyn = fighter("Wyn", markers=SHROUDED)
    story = table(sun(ann), moon(fighter("Uma"), fighter("Viv"), wyn), points=1)
    story.answer("activate")
    assert prompt(story) == "Choose a target for Harm: Something bad."
    assert labels(story) == ["Wyn (8 of 8 HP, shrouded): unaffected", "Viv (8 of 8 HP)"]


@pytest.mark.rule("NB-9.5")
def test_a_power_whose_only_target_is_shrouded_says_so_before_it_is_paid() -> None:
    ann = fighter("Ann", power=at_enemies(FORWARD))
    wyn = fighter("Wyn", markers=SHROUDED)
    story = table(sun(ann), moon(fighter("Uma"), fighter("Viv"), wyn), points=1)
    assert labels(story)[1] == (
        "Activate Harm (1 Blessing Point) on Wyn (forward, shrouded: unaffected): Something bad."
    )


@pytest.mark.rule("NB-9.3")
def test_a_shielded_target_of_an_attack_is_marked() -> None:
    wyn = fighter("Wyn", markers=SHIELDED | SHROUDED)
    story = table(sun(), moon(fighter("Uma"), fighter("Viv"), wyn), points=0)
    assert prompt(story) == "Ann attacks for 2. Attack which enemy?"
    assert labels(story)[0] == "Wyn (8 of 8 HP, shielded, shrouded): takes no damage"


@pytest.mark.rule("NB-7.3")
def test_a_payment_says_whose_points_are_spent() -> None:
    story = table(sun(fighter("Ann", power=without_arrows(cost=2), held=2)), moon(), points=2)
    story.answer("activate")
    assert prompt(story) == "Pay 2 for Deed"
    assert labels(story) == [
        "Spend 2 points from this turn",
        "Spend 1 point held by Ann and 1 point from this turn",
        "Spend 2 points held by Ann",
    ]


@pytest.mark.rule("NB-4.7", "NB-9.8")
def test_whoever_gains_the_favor_is_not_told_to_have_overwhelmed_the_hero() -> None:
    """Ann dies of her own wound, and nobody else has done anything."""
    ann = fighter("Ann", power=without_arrows(), damage=7, markers=WOUNDED)
    story = table(sun(ann), moon(), points=1)
    story.answer("activate")
    assert "Ann is overwhelmed. You have 1 Favor." in story.match.log(1)
    assert "Ann is overwhelmed. Moon has 1 Favor." in story.match.log(0)


@pytest.mark.rule("NB-8.3")
def test_points_from_prayers_are_told_on_top_of_the_income() -> None:
    story = table(sun(), moon(fighter("Uma", prayers=1)), points=0)
    play_until(story, "moon", "opening-move")
    income = next(line for line in story.told if line.startswith("Turn 2"))
    assert income.endswith("Moon begins with 2 Blessing Points.")
    assert "Prayers bring 2 more Blessing Points." in story.told
    assert story.moon.points == 4
