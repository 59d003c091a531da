"""Stories about the fifteen heroes of the Sun: each does what its text says."""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.terms import DEBUFFS, IMMOBILIZED, SHROUDED, STUNNED, WOUNDED
from tests.games.nightbreak.scene import DAY, NIGHT, activates, arrives

INJURED = {"damage": 1}


def test_irsa_arrives_and_shields_an_ally_beside_her() -> None:
    irsa = "Dawnblade Irsa"
    assert arrives(irsa, "ally-1", among="ally-1 ally-3") == {"left": "shielded"}


def test_irsa_stuns_whom_she_sunders_only_if_it_was_injured() -> None:
    irsa = "Dawnblade Irsa"
    assert activates(irsa, "enemy-2", among="enemy-1 enemy-2") == {"across": "+2 damage"}
    assert activates(irsa, "enemy-1", enemy_left=INJURED) == {"enemy_left": "+2 damage, stunned"}


def test_oduan_arrives_and_immobilizes_the_enemy_across() -> None:
    assert arrives("Oduan of the Gate") == {"across": "immobilized"}


def test_oduan_shields_the_ally_on_his_left() -> None:
    assert activates("Oduan of the Gate") == {"left": "shielded"}


def test_bastor_arrives_and_hits_the_enemy_across() -> None:
    assert arrives("Bastor Noonhammer") == {"across": "+1 damage"}


def test_bastor_hits_harder_by_day() -> None:
    assert activates("Bastor Noonhammer", hour=NIGHT) == {"across": "+3 damage"}
    assert activates("Bastor Noonhammer", hour=DAY) == {"across": "+4 damage"}


def test_calla_arrives_and_immobilizes_the_enemy_on_her_right() -> None:
    assert arrives("Calla Sunrider") == {"enemy_right": "immobilized"}


@pytest.mark.rule("NB-5.4")
def test_calla_rides_to_an_ally_s_place_and_hits_the_enemy_who_is_then_across() -> None:
    assert activates("Calla Sunrider", "ally-1", among="ally-1 ally-3") == {
        "self": "to 1",
        "left": "to 2",
        "enemy_left": "+1 damage",
    }


def test_calla_hits_harder_for_an_injured_ally() -> None:
    assert activates("Calla Sunrider", "ally-1", left=INJURED) == {
        "self": "to 1",
        "left": "to 2",
        "enemy_left": "+2 damage",
    }


def test_calla_stays_where_she_is_with_an_immobilized_ally_and_hits_all_the_same() -> None:
    held_fast = {"markers": IMMOBILIZED}
    assert activates("Calla Sunrider", "ally-3", right=held_fast) == {"across": "+1 damage"}


@pytest.mark.rule("NB-5.7")
def test_tolva_arrives_hurts_herself_and_brings_a_point() -> None:
    assert arrives("Old Mother Tolva") == {"self": "+2 damage", "you": "+1 point"}


@pytest.mark.rule("NB-5.6")
def test_tolva_burns_two_enemies_and_herself() -> None:
    assert activates("Old Mother Tolva") == {
        "self": "+2 damage",
        "across": "+2 damage",
        "enemy_right": "+2 damage",
    }


def test_amarant_arrives_and_heals_each_ally_a_little() -> None:
    changes = arrives("Sister Amarant", left={"damage": 3}, right={"damage": 1})
    assert changes == {"left": "-1 damage", "right": "-1 damage"}


def test_amarant_heals_an_ally_or_herself_and_more_by_day() -> None:
    amarant, badly = "Sister Amarant", {"damage": 6}
    changes = activates(amarant, "ally-3", among="ally-1 ally-2 ally-3", right=badly)
    assert changes == {"right": "-3 damage"}
    assert activates(amarant, "ally-1", hour=DAY, left=badly) == {"left": "-5 damage"}
    assert activates(amarant, "ally-2", me=badly) == {"self": "-3 damage"}


@pytest.mark.rule("NB-5.7")
def test_ysenne_arrives_and_brings_a_point() -> None:
    assert arrives("Ysenne Lampkeeper") == {"you": "+1 point"}


def test_ysenne_gives_a_point_to_the_ally_on_her_right_and_takes_its_debuffs_away() -> None:
    burdened = {"markers": STUNNED | WOUNDED | SHROUDED}
    changes = activates("Ysenne Lampkeeper", right=burdened)
    assert changes == {"right": "+1 held, not stunned, not wounded"}


def test_ravo_arrives_and_hits_an_enemy_beside_his_column() -> None:
    changes = arrives("Ravo Skycaller", "enemy-3", among="enemy-1 enemy-3")
    assert changes == {"enemy_right": "+1 damage"}


@pytest.mark.rule("NB-5.6")
@pytest.mark.parametrize(("hour", "damage"), [(NIGHT, "+2 damage"), (DAY, "+3 damage")])
def test_ravo_hits_each_enemy_around_and_harder_by_day(hour: int, damage: str) -> None:
    changes = activates("Ravo Skycaller", hour=hour)
    assert changes == {"enemy_left": damage, "across": damage, "enemy_right": damage}


def test_imre_arrives_and_stuns_the_enemy_across() -> None:
    assert arrives("Imre Prism-Eye") == {"across": "stunned"}


def test_imre_stuns_the_enemy_on_his_right_and_burns_it_by_day() -> None:
    assert activates("Imre Prism-Eye", hour=NIGHT) == {"enemy_right": "stunned"}
    assert activates("Imre Prism-Eye", hour=DAY) == {"enemy_right": "+2 damage, stunned"}


def test_haldis_arrives_to_heal_and_shroud_her_left_ally_or_herself() -> None:
    haldis = "Haldis First-Singer"
    changes = arrives(haldis, "ally-1", among="ally-1 ally-2", left={"damage": 3})
    assert changes == {"left": "-1 damage, shrouded"}
    assert arrives(haldis, "ally-2") == {"self": "shrouded"}


@pytest.mark.rule("NB-2.7")
def test_haldis_heals_each_ally_and_herself_among_them() -> None:
    three = {"damage": 3}
    changes = activates("Haldis First-Singer", me=three, left=INJURED, right=three, across=three)
    assert changes == {"self": "-2 damage", "left": "-1 damage", "right": "-2 damage"}


def test_teodar_arrives_and_hits_the_enemy_on_his_right() -> None:
    assert arrives("Teodar Longsight") == {"enemy_right": "+1 damage"}


def test_teodar_hits_harder_by_day() -> None:
    teodar = "Teodar Longsight"
    assert activates(teodar, "enemy-2", among="enemy-2 enemy-3") == {"across": "+2 damage"}
    assert activates(teodar, "enemy-3", hour=DAY) == {"enemy_right": "+3 damage"}


def test_brisa_arrives_and_hits_an_injured_enemy_harder() -> None:
    brisa, everybody = "Brisa the Falconer", "enemy-1 enemy-2 enemy-3"
    assert arrives(brisa, "enemy-3", among=everybody) == {"enemy_right": "+1 damage"}
    assert arrives(brisa, "enemy-1", enemy_left=INJURED) == {"enemy_left": "+2 damage"}


def test_brisa_hits_all_injured_enemies_and_nobody_else() -> None:
    changes = activates("Brisa the Falconer", enemy_left=INJURED, enemy_right={"damage": 4})
    assert changes == {"enemy_left": "+1 damage", "enemy_right": "+1 damage"}


def test_tamsel_arrives_and_frees_an_ally_of_a_wound_and_all_debuffs() -> None:
    burdened = {"damage": 2, "markers": DEBUFFS | SHROUDED}
    changes = arrives("Tamsel Wayfinder", "ally-3", among="ally-1 ally-3", right=burdened)
    assert changes == {"right": "-1 damage, not immobilized, not stunned, not wounded"}


def test_tamsel_changes_places_with_her_left_ally_and_heals_it() -> None:
    changes = activates("Tamsel Wayfinder", left={"damage": 3}, me={"damage": 3})
    assert changes == {"self": "to 1", "left": "to 2, -2 damage"}


def test_okka_arrives_and_gives_a_point_to_the_ally_on_her_right() -> None:
    assert arrives("Okka Bannerhand") == {"right": "+1 held"}


def test_okka_shields_the_others_and_not_herself() -> None:
    assert activates("Okka Bannerhand") == {"left": "shielded", "right": "shielded"}


@pytest.mark.rule("NB-5.2")
def test_jacca_arrives_and_shields_herself() -> None:
    assert arrives("Little Jacca") == {"self": "shielded"}


def test_jacca_wounds_and_hits_harder_whom_she_finds_wounded() -> None:
    jacca, wounded = "Little Jacca", {"markers": WOUNDED}
    changes = activates(jacca, "enemy-1", among="enemy-1 enemy-3")
    assert changes == {"enemy_left": "+1 damage, wounded"}
    assert activates(jacca, "enemy-3", enemy_right=wounded) == {"enemy_right": "+2 damage"}
