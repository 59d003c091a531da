"""Stories about combat, damage and explosions. (BR-6, BR-7)"""

from __future__ import annotations

import pytest

from tests.games.break_.story import table

# ---------------------------------------------------------------- combat


@pytest.mark.rule("BR-6.2")
def test_both_attack_at_once_and_lose_the_others_power() -> None:
    story = table(
        """
        5  .  .  st .  .
        4  .  .  Ar .  Ar
        """,
        "forest",
        "rock",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "st1", "e4": "Ar"}  # 3 - 2, and 2 - 3


@pytest.mark.rule("BR-6.5")
def test_an_attacker_that_survives_with_its_enemy_goes_back() -> None:
    story = table(
        """
        5  .  .  dr .  .
        4  .  .  Dr .  .
        """,
        "forest",
        "forest",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "dr1", "c4": "Dr1"}


@pytest.mark.rule("BR-6.1")
def test_a_wounded_troop_deals_less() -> None:
    story = table(
        """
        5  .  .  tu .  .
        4  .  .  St1 .  .
        3  .  .  St .  .
        """,
        "rock",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.at("c5") == "tu4"


@pytest.mark.rule("BR-6.3", "BR-6.4")
def test_an_attacker_that_defeats_its_enemy_stays_on_its_tile() -> None:
    story = table(
        """
        5  .  .  ro .  .
        4  .  .  Tu .  .
        3  .  .  .  .  st
        """,
        "water",
        "rock",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "Tu3", "e3": "st"}


@pytest.mark.rule("BR-6.6")
def test_if_both_fall_the_tile_is_left_empty() -> None:
    story = table(
        """
        5  .  .  ro .  st
        4  .  .  Ar .  Ar
        """,
        "forest",
        "rock",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"e5": "st", "e4": "Ar"}


@pytest.mark.rule("BR-6.7", "BR-7.12", "BR-7.1")
def test_frail_and_marksman_deal_one_less_in_combat() -> None:
    story = table(
        """
        5  .  .  tu .  tu
        4  .  .  Dr .  Ha
        """,
        "forest",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    story.answer("move:e4", "tile:e5")
    assert story.troops == {"c5": "tu4", "e5": "tu4"}


@pytest.mark.rule("BR-6.8", "BR-7.5")
def test_a_helmet_takes_one_off_and_never_below_nothing() -> None:
    story = table(
        """
        5  .  .  ru .  .
        4  .  .  Bl .  St
        """,
        "fire",
        "rock",
    )
    story.answer("move:c4", "tile:c5")
    # The blaze's 1 is stopped; its explosion is thorns and is not.
    assert story.at("c5") == "ru2"


# ---------------------------------------------------------------- icons in combat


@pytest.mark.rule("BR-7.7", "BR-7.6")
def test_a_wolf_that_leaves_its_pack_to_attack_stays_flipped_for_that_combat() -> None:
    story = table(
        """
        5  .  .  tu .  .
        4  .  .  Wo .  .
        3  .  .  Wo .  .
        """,
        "forest",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.at("c5") == "tu2"  # 2 and the blade


@pytest.mark.rule("BR-7.7")
def test_a_lone_wolf_has_no_blade() -> None:
    story = table(
        """
        5  .  .  tu .  .
        4  .  .  Wo .  .
        3  .  Wo .  .  .
        """,
        "forest",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.at("c5") == "tu3"


@pytest.mark.rule("BR-7.18", "BR-9.7")
def test_a_rogue_strikes_first_in_its_own_turn() -> None:
    story = table(
        """
        5  .  .  ro .  st
        4  .  .  Rg .  .
        """,
        "forest",
        "rock",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "Rg", "e5": "st"}


@pytest.mark.rule("BR-7.18")
def test_who_survives_a_first_strike_answers_with_what_is_left() -> None:
    story = table(
        """
        5  .  .  tu .  .
        4  .  .  Rg .  .
        """,
        "forest",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "tu2", "c4": "Rg1"}
    assert story.told[-4:] == [  # no number that the first strike changes
        "Rogue (Forest) attacks Turtle (Water) on c5 and strikes first with 3.",
        "Turtle (Water) on c5 takes 3 from Rogue (Forest), 2 left.",
        "Rogue (Forest) on c5 takes 2 from Turtle (Water), 1 left.",
        "Rogue (Forest) goes back to c4.",
    ]


@pytest.mark.rule("BR-7.18")
def test_a_rogue_does_not_strike_first_in_the_enemys_turn() -> None:
    story = table(
        """
        5  .  .  ro .  st
        4  .  .  Rg .  Ar
        """,
        "forest",
        "rock",
        turn=1,
    )
    story.answer("move:c5", "tile:c4")
    assert story.troops == {"c4": "Rg1", "e5": "st", "e4": "Ar"}  # struck first, it would have 3


@pytest.mark.rule("BR-7.15", "BR-7.16")
def test_corals_deal_nothing_and_stay_where_they_are() -> None:
    story = table(
        """
        5  .  .  co .  .
        4  .  .  Dr .  .
        """,
        "forest",
        "water",
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "co1", "c4": "Dr"}
    story.end_turn()
    assert not story.offers("move:c5")


# ---------------------------------------------------------------- explosions


@pytest.mark.rule("BR-6.10", "BR-6.11", "BR-7.8", "BR-7.14")
def test_blazes_explode_in_waves_and_hurt_their_own_side() -> None:
    story = table(
        """
        6  .  .  bo .  .
        5  .  bl bl .  .
        4  .  .  Go .  St
        """,
        "rock",
        "fire",
    )
    story.answer("move:c4", "tile:c5")
    # The golem takes 1 - 1 in combat, then 1 from each of the two explosions that reach it on c5.
    assert story.troops == {"c5": "Go2", "c6": "bo1", "e4": "St"}


@pytest.mark.rule("BR-6.12")
def test_a_hurled_attacker_is_on_the_enemys_tile_when_it_explodes() -> None:
    story = table(
        """
        6  .  .  .  .  he
        5  .  .  bl .  .
        4  .  .  .  .  .
        3  .  .  Ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "fire",
    )
    story.answer("cast:hurl")
    # 2 - 1 in combat, 1 - 1 by the explosion, far from where it was hurled.
    assert story.troops == {"c2": "St", "e6": "he"}


@pytest.mark.rule("BR-2.6", "BR-7.10", "BR-7.13")
def test_thorns_ignore_helmets_but_not_the_thornproof() -> None:
    story = table(
        """
        6  .  .  tu .  .
        5  .  co se .  .
        4  .  .  .  .  .
        3  .  .  .  .  .
        2  .  .  Ru .  .
        """,
        "rock",
        "water",
    )
    story.answer("cast:fire-bolt")
    assert story.troops == {"c6": "tu", "b5": "co1", "c5": "se2", "c2": "Ru"}
