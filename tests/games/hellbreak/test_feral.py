"""The Feral cards, text by text; Shark in the Pond has a file of its own."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import REFRESH
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, side, table

# ---------------------------------------------------------------- Barracuda


def barracuda_sees_a_flip() -> Story:
    story = table(
        dracula=side(minions=[at(BEACH, "Renfield"), at(CARFAX, "Verona")]),
        jaws=side(minions=[at(BEACH, "Barracuda")]),
        stage=REFRESH,
        initiative="jaws",
    )
    story.answer("flip")
    return story


def test_the_barracuda_may_bite_a_character_here_when_its_monster_flips() -> None:
    story = barracuda_sees_a_flip()
    story.answer("use:ally:right:barracuda:waiting")
    assert story.options == [
        "target:enemy:monster",
        "target:enemy:right:renfield",
        "target:ally:monster",
        "target:ally:right:barracuda",
    ]
    story.answer("target:enemy:right:renfield")
    assert story.minion("Renfield").damage == 1


def test_the_barracuda_may_bite_the_enemy_monster() -> None:
    story = barracuda_sees_a_flip()
    story.answer("use:ally:right:barracuda:waiting", "target:enemy:monster")
    assert story.dracula.health == 15


def test_the_barracuda_need_not_bite() -> None:
    story = barracuda_sees_a_flip()
    story.answer("use:no-more")
    assert story.asks("dracula", "flip")
    assert story.minion("Renfield").damage == 0


def test_the_barracuda_waits_for_the_flip_of_its_own_monster() -> None:
    story = table(jaws=side(minions=[at(BEACH, "Barracuda")]), stage=REFRESH)
    story.answer("flip")
    assert story.asks("jaws", "flip")


# ---------------------------------------------------------------- Shark Spotter


def spotter(deck: list[CardName]) -> Story:
    story = table(jaws=side(hand=["Shark Spotter"], blood=2, deck=deck), turn="jaws")
    story.answer("play:shark-spotter", "at:right")
    return story


SIX: list[CardName] = [
    "Barracuda",
    "Ravenous Predator",
    "Orca",
    "Shark in the Pond",
    "Shark Spotter",
    "Rogue Shark",
]


@pytest.mark.rule("HB-16.5")
def test_the_spotter_takes_one_shark_out_of_six_cards() -> None:
    """By trait: Shark in the Pond and the Spotter have only the name. The seventh is not seen."""
    story = spotter([*SIX, "Threat From Below"])
    assert story.asks("jaws", "take-card")
    assert sorted(story.options) == ["take:ravenous-predator", "take:rogue-shark"]
    story.answer("take:rogue-shark")
    assert story.pile("jaws", "hand") == ["Rogue Shark"]
    deck = story.pile("jaws", "deck")
    assert deck[0] == "Threat From Below"
    assert sorted(deck[1:]) == sorted(str(name) for name in SIX if name != "Rogue Shark")


@pytest.mark.rule("HB-16.5")
def test_the_spotter_must_take_the_only_shark() -> None:
    story = spotter(["Barracuda", "Rogue Shark", "Orca", "Orca", "Orca", "Orca", "Killer Whale"])
    assert story.asks("dracula", "action")
    assert story.pile("jaws", "hand") == ["Rogue Shark"]
    assert any("takes Rogue Shark" in line for line in story.told)  # shown to everybody


@pytest.mark.rule("HB-16.5")
def test_the_spotter_may_find_no_shark() -> None:
    story = spotter(["Barracuda", "Orca", "Orca", "Orca", "Orca", "Orca", "Rogue Shark"])
    assert story.pile("jaws", "hand") == []
    assert story.pile("jaws", "deck")[0] == "Rogue Shark"
    assert len(story.pile("jaws", "deck")) == 7


@pytest.mark.rule("HB-16.5")
def test_the_rest_goes_under_the_deck_in_random_order() -> None:
    orders = set()
    for seed in range(1, 13):
        story = table(
            jaws=side(hand=["Shark Spotter"], blood=2, deck=[*SIX[:5], "Giant Octopus"]),
            turn="jaws",
            seed=seed,
        )
        story.answer("play:shark-spotter", "at:right")
        orders.add(tuple(story.pile("jaws", "deck")))
    assert len(orders) > 1


# ---------------------------------------------------------------- the sharks and the whale


@pytest.mark.parametrize(("damage", "dealt"), [(0, 1), (1, 2)])
def test_the_rogue_shark_smells_a_damaged_enemy_minion(damage: int, dealt: int) -> None:
    """Anywhere, and any number of them is as good as one."""
    prey = [at(BEACH, "Verona", damage=damage), at(CARFAX, "Mina Harker", damage=damage)]
    story = table(
        dracula=side(minions=prey, exhausted=True),
        jaws=side(minions=[at(CARFAX, "Rogue Shark")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:rogue-shark", "target:enemy:monster", "defend:nobody")
    assert story.dracula.health == 16 - dealt


def test_the_rogue_shark_does_not_smell_its_own_side() -> None:
    story = table(
        dracula=side(exhausted=True),
        jaws=side(minions=[at(CARFAX, "Rogue Shark"), at(CARFAX, "Killer Whale", damage=1)]),
        turn="jaws",
    )
    story.answer("attack:ally:left:rogue-shark")
    assert story.dracula.health == 15


def test_the_rogue_shark_comes_up_and_plays_itself_for_one_malice() -> None:
    story = scare("Rogue Shark", "jaws", side(malice=1))
    assert story.asks("jaws", "jumpscare")
    story.answer("yes", "at:left")
    assert story.minion("Rogue Shark").location == CARFAX
    assert (story.jaws.malice, story.jaws.blood) == (0, 0)
    assert story.pile("jaws", "crypt") == []


def predator(damage: int) -> Story:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona", damage=damage)]),
        jaws=side(hand=["Ravenous Predator"], blood=4),
        turn="jaws",
    )
    story.answer("play:ravenous-predator", "at:right")
    return story


@pytest.mark.parametrize(("gain", "pool"), [("blood", (1, 0)), ("malice", (0, 1))])
def test_the_predator_gains_blood_or_malice_from_a_damaged_enemy(
    gain: str, pool: tuple[int, int]
) -> None:
    story = predator(damage=1)
    assert story.options == ["gain:blood", "gain:malice"]
    story.answer(f"gain:{gain}")
    assert (story.jaws.blood, story.jaws.malice) == pool


def test_the_predator_gains_nothing_from_healthy_enemies() -> None:
    story = predator(damage=0)
    assert story.asks("dracula", "action")
    assert (story.jaws.blood, story.jaws.malice) == (0, 0)


@pytest.mark.parametrize(("damage", "dealt"), [(0, 4), (1, 6)])
def test_threat_from_below_has_two_more_combat_against_the_wounded(damage: int, dealt: int) -> None:
    story = table(
        dracula=side(minions=[at(BEACH, "Verona", damage=damage)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Threat From Below")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:threat-from-below")
    assert story.dracula.health == 16 - dealt


def test_threat_from_below_overkills() -> None:
    """Renfield has 2 health; 2 of the 4 damage go on to Dracula."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield", exhausted=True)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Threat From Below")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:threat-from-below", "target:enemy:left:renfield:exhausted")
    assert story.in_play("dracula") == []
    assert story.dracula.health == 14


def test_the_man_o_war_has_stealth() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:man-o-war", "target:enemy:monster")
    assert story.dracula.health == 14
    assert not story.minion("Renfield").exhausted


def test_the_octopus_foresees_eight_cards() -> None:
    story = table(
        jaws=side(
            minions=[at(BEACH, "Giant Octopus")], deck=[*SIX, "Orca", "Orca", "Killer Whale"]
        ),
        turn="jaws",
    )
    story.answer("scheme:ally:right:giant-octopus")
    assert story.asks("jaws", "foresee")
    assert story.pile("jaws", "deck") == ["Killer Whale"]


def whale_arrives() -> Story:
    story = table(
        dracula=side(
            minions=[
                at(CARFAX, "Count Alucard", damage=1),
                at(CARFAX, "Renfield"),
                at(BEACH, "Verona", damage=1),
            ]
        ),
        jaws=side(
            hand=["Killer Whale"],
            blood=8,
            vault=["Barracuda"],
            minions=[at(CARFAX, "Giant Octopus", damage=1)],
        ),
        turn="jaws",
    )
    story.answer("play:killer-whale", "at:left")
    return story


def test_the_whale_may_kill_a_damaged_minion_here() -> None:
    """Not Renfield, who is unhurt, and not Verona, who is elsewhere."""
    story = whale_arrives()
    assert story.options == [
        "target:nobody",
        "target:enemy:left:count-alucard:damage-1",
        "target:ally:left:giant-octopus:damage-1",
    ]
    story.answer("target:enemy:left:count-alucard:damage-1")
    assert story.pile("dracula", "crypt") == ["Count Alucard"]


def test_the_whale_may_spare_everybody() -> None:
    story = whale_arrives()
    story.answer("target:nobody")
    assert story.in_play("dracula") == ["Count Alucard", "Renfield", "Verona"]
    assert story.asks("dracula", "action")


def test_the_whale_overkills() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield", exhausted=True)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Killer Whale")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:killer-whale", "target:enemy:left:renfield:exhausted")
    assert story.dracula.health == 14


# ---------------------------------------------------------------- Larry Vaughn


def larry_schemes(malice: int) -> Story:
    story = table(jaws=side(minions=[at(BEACH, "Larry Vaughn")], malice=malice), turn="jaws")
    story.answer("scheme:ally:right:larry-vaughn")
    return story


@pytest.mark.parametrize(("player", "health"), [("opponent", (15, 16)), ("you", (16, 15))])
def test_larry_may_spend_a_malice_on_indirect_damage_to_a_player(
    player: str, health: tuple[int, int]
) -> None:
    """Whoever is dealt it decides who takes it."""
    story = larry_schemes(malice=2)
    story.answer("yes", f"player:{player}")
    if player == "you":
        assert story.asks("jaws", "assign-damage")
        story.answer("target:ally:monster")
    assert (story.dracula.health, story.jaws.health) == health
    assert story.jaws.malice == 1
    assert story.duel.places[BEACH].malice == [0, 2]


def test_larry_may_keep_his_malice() -> None:
    story = larry_schemes(malice=2)
    story.answer("no")
    assert story.jaws.malice == 2
    assert story.dracula.health == 16


def test_larry_needs_a_malice() -> None:
    story = larry_schemes(malice=0)
    assert story.asks("dracula", "action")
    assert story.duel.places[BEACH].malice == [0, 2]


def test_larry_comes_up_and_deals_one_indirect_damage_for_free() -> None:
    story = scare("Larry Vaughn", "jaws", side())
    story.answer("yes")
    assert story.asks("jaws", "indirect-whom")
    story.answer("player:opponent")
    assert story.asks("dracula", "assign-damage")
    story.answer("target:ally:monster")
    assert story.dracula.health == 15
    assert story.pile("jaws", "crypt") == ["Larry Vaughn"]
