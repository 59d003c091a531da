"""Damage to minions, killing, and indirect damage. (HB-12.1 to 12.5)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import prowl
from tests.games.hellbreak.story import (
    BEACH,
    CARFAX,
    SideGiven,
    Standing,
    Story,
    at,
    made_up,
    side,
    table,
)


def prowled(value: int, jaws: SideGiven) -> Story:
    """A minion of Dracula's prowls, and Jaws is about to divide the damage."""
    prowler = made_up("Prowler", scheme=(prowl(value),))
    story = table(dracula=side(minions=[at(CARFAX, prowler)]), jaws=jaws)
    story.answer("scheme:ally:right:prowler")
    return story


# ---------------------------------------------------------------- damage on minions


@pytest.mark.rule("HB-12.1")
def test_damage_stays_on_a_minion_from_round_to_round() -> None:
    story = table(
        dracula=side(hand=["Drain Life"], blood=1),
        jaws=side(minions=[at(BEACH, "Rogue Shark")]),
    )
    story.answer("play:drain-life")
    story.next_round()
    assert story.duel.round == 2
    assert story.minion("Rogue Shark").damage == 1


@pytest.mark.rule("HB-12.1")
@pytest.mark.parametrize(("health", "crypt"), [(4, []), (3, ["Crab"]), (2, ["Crab"])])
def test_a_minion_is_killed_when_its_damage_reaches_or_passes_its_health(
    health: int, crypt: list[str]
) -> None:
    """Dracula has 3 combat."""
    crab = at(CARFAX, made_up("Crab", health=health))
    story = table(dracula=side(unleashed=True), jaws=side(minions=[crab], exhausted=True))
    story.answer("attack:ally:monster", "at:right", "target:enemy:right:crab", "defend:nobody")
    assert story.pile("jaws", "crypt") == crypt
    assert len(story.in_play("jaws")) == 1 - len(crypt)


@pytest.mark.rule("HB-12.1")
def test_damage_adds_up_and_kills() -> None:
    """Mina has 3 health and 1 damage, and Jaws deals her 2."""
    story = table(
        dracula=side(minions=[at(BEACH, "Mina Harker", damage=1)]),
        jaws=side(malice=4, unleashed=True),
        turn="jaws",
    )
    story.answer("use:monster")
    assert story.in_play("dracula") == []
    assert story.pile("dracula", "crypt") == ["Mina Harker"]
    assert story.pile("jaws", "crypt") == []


@pytest.mark.rule("HB-12.1")
def test_a_minion_that_leaves_play_leaves_its_tokens_behind() -> None:
    """Shark in the Pond scares Mina back to Dracula's hand, and he plays her again."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker", damage=2)], blood=3),
        jaws=side(hand=["Shark in the Pond"], blood=1),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond", "return", "play:mina-harker", "at:right")
    assert story.minion("Mina Harker").damage == 0


@pytest.mark.rule("HB-12.1")
def test_assets_and_locations_cannot_be_damaged() -> None:
    story = table(
        dracula=side(hand=["Drain Life"], blood=1, assets=["Vampire's Coffin"]),
        jaws=side(assets=["Orca"], minions=[at(BEACH, "Barracuda"), at(BEACH, "Rogue Shark")]),
    )
    story.answer("play:drain-life")
    assert story.options == ["target:enemy:left:barracuda", "target:enemy:left:rogue-shark"]


@pytest.mark.rule("HB-12.2")
def test_a_text_that_says_kill_kills_whatever_health_is_left() -> None:
    """Killer Whale kills a damaged minion here."""
    story = table(
        dracula=side(minions=[at(BEACH, "Count Alucard", damage=1)]),
        jaws=side(hand=["Killer Whale"], blood=8, vault=["Barracuda"]),
        turn="jaws",
    )
    story.answer("play:killer-whale", "at:right", "target:enemy:right:count-alucard:damage-1")
    assert story.pile("dracula", "crypt") == ["Count Alucard"]
    assert "Count Alucard is killed." in story.told


@pytest.mark.rule("HB-12.2")
def test_events_and_discarded_cards_go_to_the_crypt_without_being_killed() -> None:
    """Marishka discards the top card of the deck, and Drain Life has been carried out."""
    dracula = side(
        minions=[at(CARFAX, "Marishka")], deck=["Renfield"], hand=["Drain Life"], blood=1
    )
    story = table(dracula, jaws=side(minions=[at(BEACH, "Giant Octopus")]))
    story.answer("scheme:ally:right:marishka", "yes", "pass")
    story.answer("play:drain-life", "target:enemy:left:giant-octopus")
    assert story.pile("dracula", "crypt") == ["Drain Life", "Renfield"]
    assert not any("killed" in line for line in story.told)


@pytest.mark.rule("HB-12.2")
def test_a_health_card_that_is_discarded_has_not_been_killed() -> None:
    story = prowled(1, side(health=["Barracuda", "Rogue Shark"], vertical=True))
    assert story.pile("jaws", "crypt") == ["Barracuda"]
    assert not any("killed" in line for line in story.told)


# ---------------------------------------------------------------- several at once


@pytest.mark.rule("HB-12.3")
def test_the_dead_have_left_before_the_damage_to_a_monster_is_resolved() -> None:
    """Renfield strikes Jaws, who defends and kills him; the wildcat cannot scratch him again."""
    story = table(
        dracula=side(minions=[at(BEACH, "Renfield"), at(BEACH, "Mina Harker")]),
        jaws=side(
            unleashed=True, malice=1, health=["Carpathian Wildcat", "Barracuda"], vertical=True
        ),
    )
    story.answer("attack:ally:left:renfield", "defend:ally:monster")
    assert story.asks("jaws", "jumpscare")
    assert story.in_play("dracula") == ["Mina Harker"]
    assert story.pile("dracula", "crypt") == ["Renfield"]
    story.answer("yes")
    assert story.minion("Mina Harker").damage == 2


@pytest.mark.rule("HB-12.3")
def test_minions_in_a_fight_leave_together_before_the_rest_goes_on_to_the_monster() -> None:
    """Threat From Below deals 6 to Verona, who has 3 health left and kills it as well."""
    story = table(
        dracula=side(
            minions=[at(BEACH, "Verona", damage=1)],
            malice=1,
            health=["Carpathian Wildcat", "Renfield"],
            vertical=True,
        ),
        jaws=side(minions=[at(BEACH, "Threat From Below", damage=2), at(CARFAX, "Barracuda")]),
        turn="jaws",
    )
    story.answer("attack:ally:right:threat-from-below:damage-2", "target:enemy:monster")
    story.answer("defend:ally:left:verona:damage-1")
    assert story.asks("dracula", "jumpscare")
    assert story.in_play("dracula") == []
    assert story.in_play("jaws") == ["Barracuda"]


@pytest.mark.rule("HB-12.3")
def test_indirect_damage_reaches_the_minions_before_the_monster() -> None:
    story = prowled(
        2,
        side(
            minions=[at(BEACH, "Barracuda")],
            malice=1,
            health=["Carpathian Wildcat", "Rogue Shark"],
            vertical=True,
        ),
    )
    story.answer("target:ally:monster", "target:ally:right:barracuda")
    assert story.asks("jaws", "jumpscare")
    assert story.pile("jaws", "crypt") == ["Barracuda"]


# ---------------------------------------------------------------- indirect damage


def rats(*damage: int) -> list[Standing]:
    return [at(BEACH, "Swarm of Rats", damage=one) for one in damage]  # 2 health each


RATS = "target:ally:right:swarm-of-rats"


@pytest.mark.rule("HB-12.4")
def test_indirect_damage_may_be_divided_among_all_characters() -> None:
    story = prowled(3, side(minions=[at(BEACH, "Rogue Shark"), at(CARFAX, "Killer Whale")]))
    story.answer("target:ally:monster", "target:ally:right:rogue-shark")
    story.answer("target:ally:left:killer-whale")
    assert story.jaws.health == 15
    assert [minion.damage for minion in story.jaws.minions] == [1, 1]


@pytest.mark.rule("HB-12.4")
def test_all_of_it_may_go_to_one() -> None:
    story = prowled(3, side(minions=[at(BEACH, "Rogue Shark"), at(CARFAX, "Killer Whale")]))
    story.answer("target:ally:left:killer-whale", "target:ally:left:killer-whale:damage-1")
    story.answer("target:ally:left:killer-whale:damage-2")
    assert [minion.damage for minion in story.jaws.minions] == [0, 3]
    assert story.jaws.health == 16


@pytest.mark.rule("HB-12.4")
def test_exhausted_characters_can_be_given_damage_too() -> None:
    story = prowled(1, side(minions=[at(BEACH, "Rogue Shark", exhausted=True)], exhausted=True))
    assert story.options == [
        "target:ally:monster",
        "target:ally:right:rogue-shark:exhausted",
    ]


@pytest.mark.rule("HB-12.4")
def test_two_copies_that_are_alike_are_one_answer_until_they_differ() -> None:
    story = prowled(3, side(minions=rats(0, 0)))
    assert story.options == ["target:ally:monster", RATS]
    story.answer(RATS)
    assert sorted(story.options) == sorted(["target:ally:monster", RATS, f"{RATS}:damage-1"])
    story.answer(RATS)
    assert story.options == ["target:ally:monster", f"{RATS}:damage-1"]
    story.answer(f"{RATS}:damage-1")
    assert [minion.damage for minion in story.jaws.minions] == [1]
    assert story.pile("jaws", "crypt") == ["Swarm of Rats"]


@pytest.mark.rule("HB-12.4")
def test_damage_that_is_there_and_damage_that_is_coming_fill_a_minion_alike() -> None:
    """One swarm has 1 damage, the other is given 1: either of them can hold one more."""
    story = prowled(3, side(minions=rats(1, 0)))
    story.answer(RATS)
    assert story.options == ["target:ally:monster", f"{RATS}:damage-1"]
    story.answer(f"{RATS}:damage-1", f"{RATS}:damage-1")
    assert story.in_play("jaws") == []
    assert story.jaws.health == 16


@pytest.mark.rule("HB-12.4")
def test_a_minion_cannot_be_given_more_than_its_remaining_health() -> None:
    """The shark has 2 health and 1 damage, so it can hold one point only."""
    story = prowled(2, side(minions=[at(BEACH, "Rogue Shark", damage=1), *rats(0)]))
    story.answer("target:ally:right:rogue-shark:damage-1")
    assert story.options == ["target:ally:monster", RATS]


@pytest.mark.rule("HB-12.5")
def test_nothing_is_dealt_before_everything_is_assigned() -> None:
    story = prowled(2, side(minions=[at(BEACH, "Barracuda"), *rats(0)]))
    story.answer("target:ally:right:barracuda")
    assert story.asks("jaws", "assign-damage")
    assert story.in_play("jaws") == ["Barracuda", "Swarm of Rats"]
    assert story.minion("Barracuda").damage == 0
    assert story.jaws.health == 16
    story.answer("target:ally:monster")
    assert story.in_play("jaws") == ["Swarm of Rats"]
    assert story.jaws.health == 15


@pytest.mark.rule("HB-12.5")
def test_a_monster_that_is_given_the_first_point_is_hurt_only_when_all_are_assigned() -> None:
    jaws = side(minions=rats(0), health=["Larry Vaughn", "Barracuda"], vertical=True)
    story = prowled(2, jaws)
    story.answer("target:ally:monster")
    assert story.asks("jaws", "assign-damage")
    assert story.jaws.health == 3
    story.answer(RATS)
    assert story.asks("jaws", "jumpscare")
    assert story.minion("Swarm of Rats").damage == 1


@pytest.mark.rule("HB-12.5")
def test_what_the_minions_cannot_hold_goes_to_the_monster() -> None:
    """The monster takes any amount, and no point may be dropped."""
    story = prowled(5, side(minions=[at(BEACH, "Barracuda")]))
    story.answer("target:ally:right:barracuda")
    assert story.in_play("jaws") == []
    assert story.jaws.health == 12
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-12.5")
def test_a_monster_may_be_given_everything_although_a_minion_could_hold_it() -> None:
    story = prowled(3, side(minions=[at(BEACH, "Killer Whale")]))
    story.answer(*["target:ally:monster"] * 3)
    assert story.jaws.health == 13
    assert story.minion("Killer Whale").damage == 0
