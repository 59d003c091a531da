"""Stories about the fifteen heroes of the Moon: each does what its text says."""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.terms import IMMOBILIZED, SHIELDED, STUNNED, WOUNDED
from tests.games.nightbreak.scene import DAY, NIGHT, activates, arrives

INJURED = {"damage": 1}


def test_veyra_arrives_and_wounds_the_enemy_across() -> None:
    assert arrives("Veyra Sickle-Dancer") == {"across": "wounded"}


def test_veyra_strikes_and_immobilizes_the_enemy_across() -> None:
    assert activates("Veyra Sickle-Dancer") == {"across": "+1 damage, immobilized"}


def test_tosk_arrives_and_shrouds_an_ally_beside_him() -> None:
    tosk = "Tosk of the Barrow"
    assert arrives(tosk, "ally-3", among="ally-1 ally-3") == {"right": "shrouded"}


def test_tosk_heals_and_shrouds_the_ally_on_his_left() -> None:
    changes = activates("Tosk of the Barrow", left={"damage": 3})
    assert changes == {"left": "-2 damage, shrouded"}


@pytest.mark.rule("NB-2.6")
def test_morrow_arrives_and_hits_the_enemy_on_his_own_left() -> None:
    assert arrives("Morrow Tidebreaker") == {"enemy_left": "+1 damage"}


@pytest.mark.rule("NB-5.4")
def test_morrow_hits_the_enemy_across_and_moves_it_with_one_beside_it() -> None:
    changes = activates("Morrow Tidebreaker", "enemy-3", among="enemy-1 enemy-3")
    assert changes == {"across": "to 3, +2 damage", "enemy_right": "to 2"}


def test_morrow_moves_nobody_who_is_immobilized() -> None:
    held_fast = {"markers": IMMOBILIZED}
    assert activates("Morrow Tidebreaker", across=held_fast) == {"across": "+2 damage"}
    changes = activates("Morrow Tidebreaker", enemy_left=held_fast)
    assert changes == {"across": "to 3, +2 damage", "enemy_right": "to 2"}


def test_orla_arrives_and_stuns_an_enemy_only_if_it_is_injured() -> None:
    orla = "Orla Redmoon"
    assert arrives(orla, "enemy-2", among="enemy-1 enemy-2") == {}
    assert arrives(orla, "enemy-1", enemy_left=INJURED) == {"enemy_left": "stunned"}


def test_orla_heals_herself_only_when_she_hits_an_injured_enemy() -> None:
    orla, three = "Orla Redmoon", {"damage": 3}
    changes = activates(orla, "enemy-2", among="enemy-2 enemy-3", me=three)
    assert changes == {"across": "+2 damage"}
    changes = activates(orla, "enemy-3", me=three, enemy_right=INJURED)
    assert changes == {"self": "-2 damage", "enemy_right": "+2 damage"}


def test_dormund_arrives_and_the_enemy_across_loses_a_held_point() -> None:
    assert arrives("Dormund the Eclipsed", across={"held": 2}) == {"across": "-1 held"}
    assert arrives("Dormund the Eclipsed") == {}


def test_dormund_hits_hard_and_hurts_himself() -> None:
    changes = activates("Dormund the Eclipsed", "enemy-1", among="enemy-1 enemy-2")
    assert changes == {"self": "+2 damage", "enemy_left": "+3 damage"}


def test_dormund_hits_harder_when_he_is_injured() -> None:
    changes = activates("Dormund the Eclipsed", "enemy-1", me=INJURED)
    assert changes == {"self": "+2 damage", "enemy_left": "+5 damage"}


@pytest.mark.rule("NB-5.6")
def test_ilsaba_arrives_and_wounds_each_enemy_beside_her_column() -> None:
    assert arrives("Ilsaba Scarweaver") == {"enemy_left": "wounded", "enemy_right": "wounded"}


@pytest.mark.rule("NB-5.6")
@pytest.mark.parametrize(("hour", "harm"), [(DAY, "+1 damage"), (NIGHT, "+1 damage, wounded")])
def test_ilsaba_hits_each_enemy_around_and_wounds_them_by_night(hour: int, harm: str) -> None:
    changes = activates("Ilsaba Scarweaver", hour=hour)
    assert changes == {"enemy_left": harm, "across": harm, "enemy_right": harm}


def test_odalin_arrives_and_stuns_the_enemy_on_his_right() -> None:
    assert arrives("Odalin of Two Mirrors") == {"enemy_right": "stunned"}


def test_odalin_wounds_an_enemy_and_moves_it_so_that_the_wound_hurts() -> None:
    odalin, everybody = "Odalin of Two Mirrors", "enemy-1 enemy-2 enemy-3"
    assert activates(odalin, "enemy-1", among=everybody) == {
        "enemy_left": "to 2, +1 damage, wounded",
        "across": "to 1",
    }
    assert activates(odalin, "enemy-2", "enemy-3") == {
        "across": "to 3, +1 damage, wounded",
        "enemy_right": "to 2",
    }


def test_naeva_arrives_and_stuns_any_enemy_around() -> None:
    naeva = "Naeva Sleepsong"
    assert arrives(naeva, "enemy-1", among="enemy-1 enemy-2 enemy-3") == {"enemy_left": "stunned"}


@pytest.mark.rule("NB-5.6")
def test_naeva_hits_and_stuns_each_enemy_beside_her_column() -> None:
    harm = "+1 damage, stunned"
    assert activates("Naeva Sleepsong") == {"enemy_left": harm, "enemy_right": harm}


def test_sivane_arrives_and_an_enemy_loses_up_to_two_held_points() -> None:
    sivane = "Sivane Debtkeeper"
    changes = arrives(sivane, "enemy-2", among="enemy-2 enemy-3", across={"held": 3})
    assert changes == {"across": "-2 held"}
    assert arrives(sivane, "enemy-3", enemy_right={"held": 1}) == {"enemy_right": "-1 held"}


def test_sivane_takes_a_held_point_if_there_is_one_and_hits() -> None:
    sivane = "Sivane Debtkeeper"
    changes = activates(sivane, "enemy-1", among="enemy-1 enemy-3", enemy_left={"held": 1})
    assert changes == {"self": "+1 held", "enemy_left": "+1 damage, -1 held"}
    assert activates(sivane, "enemy-3") == {"enemy_right": "+1 damage"}


def test_nimoe_arrives_to_heal_and_shield_the_ally_on_her_right() -> None:
    changes = arrives("Nimoe of the Well", right={"damage": 2})
    assert changes == {"right": "-1 damage, shielded"}


def test_nimoe_heals_and_by_night_shrouds_her_left_ally_or_herself() -> None:
    nimoe, badly = "Nimoe of the Well", {"damage": 4}
    changes = activates(nimoe, "ally-1", among="ally-1 ally-2", hour=NIGHT, left=badly)
    assert changes == {"left": "-3 damage, shrouded"}
    assert activates(nimoe, "ally-2", hour=DAY, me=badly) == {"self": "-3 damage"}


def test_rell_arrives_and_hits_an_enemy_on_the_left_or_across() -> None:
    rell = "Rell the Hush"
    assert arrives(rell, "enemy-1", among="enemy-1 enemy-2") == {"enemy_left": "+1 damage"}


def test_rell_hits_and_stuns_by_night() -> None:
    rell = "Rell the Hush"
    changes = activates(rell, "enemy-3", among="enemy-2 enemy-3", hour=NIGHT)
    assert changes == {"enemy_right": "+2 damage, stunned"}
    assert activates(rell, "enemy-2", hour=DAY) == {"across": "+2 damage"}


@pytest.mark.rule("NB-5.6")
def test_pimora_arrives_and_immobilizes_each_enemy_beside_her_column() -> None:
    harm = "immobilized"
    assert arrives("Pimora Snarewife") == {"enemy_left": harm, "enemy_right": harm}


def test_pimora_hits_each_enemy_with_a_debuff_and_nobody_else() -> None:
    changes = activates(
        "Pimora Snarewife",
        enemy_left={"markers": STUNNED},
        across={"markers": SHIELDED},
        enemy_right={"markers": WOUNDED | IMMOBILIZED},
    )
    assert changes == {"enemy_left": "+1 damage", "enemy_right": "+1 damage"}


@pytest.mark.rule("NB-5.2")
def test_quillan_arrives_and_shrouds_herself() -> None:
    assert arrives("Quillan Mothrider") == {"self": "shrouded"}


def test_quillan_changes_places_with_her_left_ally_shrouds_it_and_heals_it_by_night() -> None:
    quillan, hurt = "Quillan Mothrider", {"damage": 3}
    by_day = activates(quillan, hour=DAY, left=hurt, me=hurt)
    assert by_day == {"self": "to 1", "left": "to 2, shrouded"}
    by_night = activates(quillan, hour=NIGHT, left=hurt, me=hurt)
    assert by_night == {"self": "to 1", "left": "to 2, -2 damage, shrouded"}


def test_ansel_arrives_to_hit_and_wound_the_enemy_on_his_left() -> None:
    assert arrives("Ansel Needle") == {"enemy_left": "+1 damage, wounded"}


def test_ansel_hits_an_injured_enemy_harder() -> None:
    assert activates("Ansel Needle") == {"enemy_right": "+2 damage"}
    assert activates("Ansel Needle", enemy_right=INJURED) == {"enemy_right": "+4 damage"}


def test_caul_arrives_and_hits_an_enemy_across_or_on_the_right() -> None:
    caul = "Caul Star-Eater"
    assert arrives(caul, "enemy-3", among="enemy-2 enemy-3") == {"enemy_right": "+1 damage"}


@pytest.mark.rule("NB-2.7")
def test_caul_hits_all_enemies_and_himself_and_no_other_ally() -> None:
    harm = "+3 damage"
    changes = activates("Caul Star-Eater")
    assert changes == {"self": harm, "enemy_left": harm, "across": harm, "enemy_right": harm}
