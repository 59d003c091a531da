"""The Cursed cards, text by text, without the three great Vampires."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import REFRESH
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, side, table

# ---------------------------------------------------------------- Drain Life


def drain_life() -> Story:
    """Mina is badly hurt, and an Octopus is a little: Dracula has just played Drain Life."""
    story = table(
        dracula=side(hand=["Drain Life"], blood=1, minions=[at(CARFAX, "Mina Harker", damage=2)]),
        jaws=side(minions=[at(BEACH, "Giant Octopus", damage=3)]),
    )
    story.answer("play:drain-life")
    return story


def test_drain_life_hurts_one_minion_and_heals_another() -> None:
    story = drain_life()
    story.answer("target:enemy:left:giant-octopus:damage-3")
    assert story.minion("Giant Octopus").damage == 4
    assert story.asks("dracula", "heal-whom")
    story.answer("target:ally:right:mina-harker:damage-2")
    assert story.minion("Mina Harker").damage == 1
    assert story.minion("Giant Octopus").damage == 4
    assert story.pile("dracula", "crypt") == ["Drain Life"]


def test_drain_life_need_not_heal() -> None:
    story = drain_life()
    story.answer("target:enemy:left:giant-octopus:damage-3", "target:nobody")
    assert story.minion("Mina Harker").damage == 2
    assert story.asks("jaws", "action")


def test_drain_life_does_not_heal_the_minion_it_hurt() -> None:
    """Here the Octopus is healed, an enemy; Mina, whom it killed, is out of reach as well."""
    story = drain_life()
    story.answer("target:ally:right:mina-harker:damage-2")
    assert story.pile("dracula", "crypt") == ["Mina Harker"]
    assert story.options == ["target:nobody", "target:enemy:left:giant-octopus:damage-3"]
    story.answer("target:enemy:left:giant-octopus:damage-3")
    assert story.minion("Giant Octopus").damage == 2


def test_drain_life_comes_up_and_plays_itself_for_one_malice() -> None:
    story = scare("Drain Life", "dracula", side(malice=1))
    assert story.asks("dracula", "jumpscare")
    story.answer("yes")
    assert story.minion("Striker").damage == 1
    assert (story.dracula.malice, story.dracula.blood) == (0, 0)
    assert story.pile("dracula", "crypt") == ["Drain Life"]


def test_drain_life_does_not_come_up_without_the_malice() -> None:
    story = scare("Drain Life", "dracula", side(blood=3))
    assert story.asks("dracula", "action")
    assert story.minion("Striker").damage == 0
    assert story.pile("dracula", "crypt") == ["Drain Life"]


# ---------------------------------------------------------------- Vampire's Coffin


def test_each_coffin_may_yield_a_blood_when_the_monster_flips() -> None:
    story = table(dracula=side(assets=["Vampire's Coffin", "Vampire's Coffin"]), stage=REFRESH)
    story.answer("flip")
    assert story.options == ["use:no-more", "use:vampires-coffin"]
    story.answer("use:vampires-coffin")
    assert story.dracula.blood == 1
    story.answer("use:vampires-coffin")
    assert story.dracula.blood == 2
    assert story.asks("jaws", "flip")


def test_a_coffin_may_be_left_alone() -> None:
    story = table(dracula=side(assets=["Vampire's Coffin"]), stage=REFRESH)
    story.answer("flip", "use:no-more")
    assert story.dracula.blood == 0
    assert story.asks("jaws", "flip")


def test_a_coffin_waits_for_the_flip_of_its_own_monster() -> None:
    story = table(dracula=side(assets=["Vampire's Coffin"]), stage=REFRESH, initiative="jaws")
    story.answer("flip")
    assert story.asks("dracula", "flip")
    assert story.dracula.blood == 0


def test_a_coffin_is_an_asset_for_one_blood() -> None:
    story = table(dracula=side(hand=["Vampire's Coffin"], blood=1))
    story.answer("play:vampires-coffin")
    (coffin,) = story.dracula.assets
    assert coffin.face.name == "Vampire's Coffin"
    assert story.dracula.blood == 0


def test_a_coffin_comes_up_and_plays_itself_for_one_malice() -> None:
    story = scare("Vampire's Coffin", "dracula", side(malice=1))
    story.answer("yes")
    assert [asset.face.name for asset in story.dracula.assets] == ["Vampire's Coffin"]
    assert story.dracula.malice == 0
    assert story.pile("dracula", "crypt") == []


# ---------------------------------------------------------------- Bloodsucking Bat


@pytest.mark.parametrize(("holder", "left"), [("dracula", 2), ("jaws", 3)])
def test_the_bat_sucks_a_blood_if_its_player_holds_initiative(holder: str, left: int) -> None:
    story = table(
        dracula=side(hand=["Bloodsucking Bat"], blood=1),
        jaws=side(blood=3),
        initiative=holder,
    )
    story.answer("play:bloodsucking-bat", "at:left")
    assert story.jaws.blood == left
    assert story.dracula.blood == 0


def test_the_bat_comes_up_plays_itself_and_sucks() -> None:
    story = scare("Bloodsucking Bat", "dracula", side(malice=1), side(blood=1))
    story.answer("yes", "at:right")
    assert story.in_play("dracula") == ["Bloodsucking Bat"]
    assert story.minion("Bloodsucking Bat").exhausted
    assert story.jaws.blood == 0
    assert story.dracula.malice == 0


# ---------------------------------------------------------------- Coven Feast


def test_coven_feast_deals_one_damage_for_each_vampire() -> None:
    """Dracula, Aleera at one location, a damaged Mina at the other; Renfield does not count."""
    story = table(
        dracula=side(
            hand=["Coven Feast"],
            blood=2,
            minions=[
                at(CARFAX, "Aleera"),
                at(BEACH, "Mina Harker", damage=1),
                at(CARFAX, "Renfield"),
            ],
        ),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("play:coven-feast", "target:enemy:left:giant-octopus")
    assert story.minion("Giant Octopus").damage == 3


def test_coven_feast_does_not_count_the_enemys_vampires() -> None:
    story = table(
        dracula=side(hand=["Coven Feast"], blood=2),
        jaws=side(minions=[at(BEACH, "Lucy Weston")]),
    )
    story.answer("play:coven-feast")
    assert story.minion("Lucy Weston").damage == 1  # for Dracula alone


def test_coven_feast_comes_up_and_deals_one_damage_for_free() -> None:
    """One, however many Vampires there are."""
    story = scare("Coven Feast", "dracula", side(minions=[at(BEACH, "Aleera")]))
    story.answer("yes", "target:enemy:right:striker:exhausted")
    assert story.minion("Striker").damage == 1
    assert story.pile("dracula", "crypt") == ["Coven Feast"]


def test_coven_feast_comes_up_in_vain_without_a_vampire() -> None:
    story = scare("Coven Feast", "dracula", side(monster="jaws"))
    assert story.asks("dracula", "action")
    assert story.minion("Striker").damage == 0


# ---------------------------------------------------------------- the small minions


def test_the_wolf_is_fearsome_and_attacks_in_the_round_it_comes() -> None:
    story = table(dracula=side(hand=["Transylvanian Wolf"], blood=2, vault=["Coven Feast"]))
    story.answer("play:transylvanian-wolf", "at:right", "pass")
    assert "attack:ally:right:transylvanian-wolf" in story.options


def test_renfield_gains_a_blood_for_hurting_a_creature() -> None:
    """It survives, so there is nothing for Bloodlust."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")], exhausted=True),
    )
    story.answer("attack:ally:right:renfield", "target:enemy:right:giant-octopus")
    story.answer("defend:nobody")
    assert story.minion("Giant Octopus").damage == 2
    assert story.dracula.blood == 1


def test_renfield_gains_two_for_killing_a_creature() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(CARFAX, "Rogue Shark", exhausted=True)], exhausted=True),
    )
    story.answer("attack:ally:right:renfield", "target:enemy:right:rogue-shark:exhausted")
    assert story.pile("jaws", "crypt") == ["Rogue Shark"]
    assert story.dracula.blood == 2


def test_renfield_gains_one_for_killing_a_human() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(CARFAX, "Shark Spotter", exhausted=True)], exhausted=True),
    )
    story.answer("attack:ally:right:renfield", "target:enemy:right:shark-spotter:exhausted")
    assert story.pile("jaws", "crypt") == ["Shark Spotter"]
    assert story.dracula.blood == 1


def test_jaws_is_a_creature_for_renfield() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Renfield")]), jaws=side(exhausted=True))
    story.answer("attack:ally:right:renfield")
    assert story.jaws.health == 14
    assert story.dracula.blood == 1


def test_renfield_gains_nothing_from_a_creature_he_cannot_hurt() -> None:
    """An attacking monster takes no combat damage."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]), jaws=side(unleashed=True), turn="jaws"
    )
    story.answer("attack:ally:monster", "at:left", "target:enemy:monster")
    story.answer("defend:ally:right:renfield")
    assert story.pile("dracula", "crypt") == ["Renfield"]
    assert story.dracula.blood == 0


@pytest.mark.parametrize(("damage", "dealt"), [(0, 1), (1, 3), (2, 3)])
def test_mina_has_two_more_combat_while_she_is_damaged(damage: int, dealt: int) -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker", damage=damage)]), jaws=side(exhausted=True)
    )
    hurt = f":damage-{damage}" if damage else ""
    story.answer(f"attack:ally:right:mina-harker{hurt}")
    assert story.jaws.health == 16 - dealt


@pytest.mark.parametrize(("damage", "vampires"), [(0, 1), (1, 2)])
def test_mina_is_a_vampire_while_she_is_damaged(damage: int, vampires: int) -> None:
    story = table(
        dracula=side(
            hand=["Coven Feast"], blood=2, minions=[at(CARFAX, "Mina Harker", damage=damage)]
        ),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("play:coven-feast", "target:enemy:left:giant-octopus")
    assert story.minion("Giant Octopus").damage == vampires


# ---------------------------------------------------------------- Carpathian Wildcat


@pytest.mark.rule("HB-14.3")
def test_the_wildcat_takes_two_of_its_four_blood_in_malice() -> None:
    story = table(dracula=side(hand=["Carpathian Wildcat"], blood=2, malice=2))
    story.answer("play:carpathian-wildcat", "at:right")
    assert (story.dracula.blood, story.dracula.malice) == (0, 0)
    assert story.in_play("dracula") == ["Carpathian Wildcat"]


def test_the_wildcat_comes_up_and_deals_two_damage_for_one_malice() -> None:
    story = scare("Carpathian Wildcat", "dracula", side(malice=1))
    story.answer("yes")
    assert story.minion("Striker").damage == 2
    assert story.dracula.malice == 0
    assert story.pile("dracula", "crypt") == ["Carpathian Wildcat"]
    assert story.in_play("dracula") == []


# ---------------------------------------------------------------- Ferocious Wolfpack


def wolfpack(initiative: str) -> Story:
    story = table(
        dracula=side(hand=["Ferocious Wolfpack"], blood=6, vault=["Renfield"]),
        jaws=side(minions=[at(CARFAX, "Man O' War"), at(BEACH, "Giant Octopus")]),
        initiative=initiative,
    )
    story.answer("play:ferocious-wolfpack", "at:right")
    return story


def test_the_wolfpack_bites_a_character_here_if_its_player_holds_initiative() -> None:
    story = wolfpack("dracula")
    assert story.options == [
        "target:enemy:monster",
        "target:enemy:right:man-o-war",
        "target:ally:monster",
        "target:ally:right:ferocious-wolfpack",
    ]
    story.answer("target:enemy:right:man-o-war")
    assert story.pile("jaws", "crypt") == ["Man O' War"]


def test_the_wolfpack_may_bite_the_enemy_monster() -> None:
    story = wolfpack("dracula")
    story.answer("target:enemy:monster")
    assert story.jaws.health == 15


def test_the_wolfpack_does_not_bite_without_initiative() -> None:
    story = wolfpack("jaws")
    assert story.asks("jaws", "action")
    assert story.in_play("jaws") == ["Man O' War", "Giant Octopus"]
    assert not story.minion("Ferocious Wolfpack").exhausted  # fearsome all the same
