"""ACTION abilities: whose they are, what they cost, how often they can be used. (HB-10)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.rules.pool import gain_blood
from breakfall.games.hellbreak.state import Duel, LocationCard, Minion
from breakfall.games.hellbreak.terms import ACTION, LURKING_ACTION
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table


async def gain_a_blood(face: object, duel: Duel, me: Minion) -> None:
    gain_blood(duel, me.side, 1)


ALCHEMIST = made_up("Alchemist", abilities=ACTION, act=gain_a_blood, action_cost=2)
LURKER = made_up("Lurker", abilities=LURKING_ACTION, act=gain_a_blood)


def uses(story: Story) -> list[str]:
    """The abilities that can be used now."""
    return [key for key in story.options if key.startswith("use:")]


# ---------------------------------------------------------------- whose they are


@pytest.mark.rule("HB-10.1")
def test_a_monster_uses_its_action_even_if_it_is_exhausted() -> None:
    """Jaws deals 2 damage to a minion."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker")]),
        jaws=side(unleashed=True, exhausted=True, malice=4),
        turn="jaws",
    )
    story.answer("use:monster")
    assert story.minion("Mina Harker").damage == 2
    assert story.asks("dracula", "action")


@pytest.mark.rule("HB-10.1")
def test_an_action_does_not_exhaust_its_card_unless_it_says_so() -> None:
    story = table(jaws=side(unleashed=True, malice=4), turn="jaws")
    story.answer("use:monster")
    assert not story.jaws.monster.exhausted


@pytest.mark.rule("HB-10.1")
def test_dracula_readies_himself() -> None:
    story = table(dracula=side(unleashed=True, exhausted=True, malice=4))
    story.answer("use:monster")
    assert not story.dracula.monster.exhausted


@pytest.mark.rule("HB-10.1")
@pytest.mark.parametrize("exhausted", [False, True])
def test_a_minion_may_have_an_action_and_need_not_be_ready(exhausted: bool) -> None:
    story = table(dracula=side(minions=[at(CARFAX, ALCHEMIST, exhausted=exhausted)], malice=2))
    (use,) = uses(story)
    story.answer(use)
    assert story.dracula.blood == 1
    assert story.dracula.malice == 0
    assert story.minion("Alchemist").exhausted == exhausted
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-10.1")
def test_the_opponent_cannot_use_my_minions_and_assets() -> None:
    jaws = side(minions=[at(CARFAX, ALCHEMIST)], assets=["Orca"])
    assert uses(table(dracula=side(malice=9), jaws=jaws)) == []


@pytest.mark.rule("HB-10.1")
def test_only_the_controller_of_a_location_uses_it() -> None:
    """North Beach is brought by Jaws; it serves the player it faces."""
    malice = side(malice=1)
    assert uses(table(dracula=malice)) == []
    assert uses(table(dracula=malice, controllers=("dracula", "dracula"))) == ["use:location-left"]
    assert uses(table(jaws=malice, turn="jaws")) == ["use:location-right"]
    assert uses(table(jaws=malice, turn="jaws", controllers=("jaws", "dracula"))) == []


@pytest.mark.rule("HB-10.1")
def test_an_ability_that_exhausts_its_card_needs_it_ready() -> None:
    story = table(jaws=side(assets=["Orca"], malice=9), turn="jaws")
    story.answer("use:orca", "at:right", "defend:nobody", "pass")
    assert story.jaws.assets[0].exhausted
    assert "use:orca" not in story.options


# ---------------------------------------------------------------- conditions and prices


@pytest.mark.rule("HB-10.2")
def test_a_lurking_action_needs_the_lurking_side() -> None:
    def jaws(*, unleashed: bool) -> Story:
        given = side(assets=["Orca"], minions=[at(BEACH, LURKER)], malice=1, unleashed=unleashed)
        return table(jaws=given, turn="jaws", controllers=("jaws", "dracula"))

    assert uses(jaws(unleashed=False)) == ["use:orca", "use:ally:right:lurker"]
    assert uses(jaws(unleashed=True)) == []


@pytest.mark.rule("HB-10.2")
def test_an_action_does_not_ask_for_the_lurking_side() -> None:
    """Dracula's own is even printed on the other one."""
    minions = [at(CARFAX, ALCHEMIST)]
    lurking = table(dracula=side(minions=minions, malice=4))
    assert uses(lurking) == ["use:ally:right:alchemist"]
    unleashed = table(dracula=side(minions=minions, malice=4, unleashed=True))
    assert uses(unleashed) == ["use:monster", "use:ally:right:alchemist"]


@pytest.mark.rule("HB-10.2")
@pytest.mark.parametrize(("malice", "offered"), [(3, []), (4, ["use:monster"])])
def test_the_whole_price_must_be_in_the_pool(malice: int, offered: list[str]) -> None:
    """What lies at a location cannot be spent."""
    story = table(dracula=side(unleashed=True, malice=malice, blood=9), malice_at_carfax=(3, 0))
    assert uses(story) == offered


@pytest.mark.rule("HB-10.2")
@pytest.mark.parametrize("given", [{"assets": ["Orca"]}, {"minions": [at(BEACH, ALCHEMIST)]}, {}])
def test_without_malice_assets_minions_and_locations_cannot_be_used(
    given: dict[str, object],
) -> None:
    assert uses(table(jaws=side(**given), turn="jaws")) == []


@pytest.mark.rule("HB-10.2")
def test_the_price_is_paid_first() -> None:
    story = table(
        dracula=side(minions=[at(BEACH, "Renfield")]),
        jaws=side(minions=[at(BEACH, "Rogue Shark")], malice=3),
        turn="jaws",
    )
    story.answer("use:location-right")
    assert story.asks("jaws", "damage-whom")
    assert story.jaws.malice == 2


@pytest.mark.rule("HB-10.2")
def test_the_price_of_a_monster_and_of_an_asset_is_paid_first_too() -> None:
    minions = [at(BEACH, "Rogue Shark"), at(BEACH, "Barracuda")]
    story = table(jaws=side(minions=minions, unleashed=True, malice=5), turn="jaws")
    story.answer("use:monster")
    assert story.asks("jaws", "damage-whom")
    assert story.jaws.malice == 1
    story = table(jaws=side(minions=minions, assets=["Orca"], malice=3), turn="jaws")
    story.answer("use:orca")
    assert story.asks("jaws", "attack-with")
    assert story.jaws.malice == 2
    assert story.jaws.assets[0].exhausted


# ---------------------------------------------------------------- how often


@pytest.mark.rule("HB-10.3")
def test_once_a_round_is_once_until_the_next_round() -> None:
    story = table(dracula=side(unleashed=True, malice=8))
    story.answer("use:monster", "scheme:ally:monster", "at:right")
    assert story.dracula.malice == 4
    assert "use:monster" not in story.options
    story.next_round()
    assert story.asks("dracula", "action")
    assert "use:monster" in story.options


@pytest.mark.rule("HB-10.3")
def test_a_location_may_be_used_once_a_round_by_each_player() -> None:
    """North Beach goes from Jaws to Dracula and back, and each of them uses it once."""
    story = table(
        dracula=side(minions=[at(BEACH, "Aleera")], malice=1),
        jaws=side(minions=[at(BEACH, "Larry Vaughn"), at(BEACH, "Roughtail Stingray")], malice=4),
        turn="jaws",
        malice_at_beach=(1, 0),
    )
    story.answer("use:location-right", "target:enemy:right:aleera")
    story.answer("scheme:ally:left:aleera:damage-1", "no")
    assert story.duel.places[BEACH].controller == 0
    story.answer("scheme:ally:right:roughtail-stingray")
    story.answer("use:location-left", "target:ally:left:aleera:damage-1:exhausted")
    assert story.minion("Aleera").damage == 2
    story.answer("scheme:ally:right:larry-vaughn", "no")
    assert story.duel.places[BEACH].controller == 1
    story.answer("pass")
    assert story.jaws.malice > 0
    assert uses(story) == []


@pytest.mark.rule("HB-10.3")
def test_a_location_that_was_used_can_be_used_again_in_the_next_round() -> None:
    story = table(jaws=side(malice=2), turn="jaws")
    story.answer("use:location-right", "pass")
    assert uses(story) == []
    story.next_round(initiative="jaws")
    assert uses(story) == ["use:location-right"]


class Cove(LocationCard):
    name = "Cove"
    abilities = ACTION


@pytest.mark.rule("HB-10.4")
def test_a_location_without_a_limit_is_used_as_often_as_you_like() -> None:
    story = table(locations=(Cove(), "North Beach"))
    story.answer("use:location-right", "pass")
    assert uses(story) == ["use:location-right"]


@pytest.mark.rule("HB-10.3")
def test_two_locations_of_one_name_are_each_used_once_a_round() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")], malice=9),
        locations=("North Beach", "North Beach"),
        controllers=("dracula", "dracula"),
    )
    assert uses(story) == ["use:location-right", "use:location-left"]
    story.answer("use:location-right", "pass")
    assert uses(story) == ["use:location-left"]
    story.answer("use:location-left", "pass")
    assert uses(story) == []


@pytest.mark.rule("HB-10.4")
def test_without_a_limit_an_ability_is_used_as_often_as_it_can_be_paid() -> None:
    """Jaws has malice for two; each use is an action of its own, even without any minion."""
    story = table(jaws=side(unleashed=True, malice=9), turn="jaws")
    story.answer("use:monster")
    assert story.asks("dracula", "action")
    story.answer("pass", "use:monster")
    assert story.jaws.malice == 1
    assert story.asks("dracula", "action")
    story.answer("pass")
    assert "use:monster" not in story.options


@pytest.mark.rule("HB-10.4")
def test_a_minion_without_a_limit_is_used_again_too() -> None:
    story = table(dracula=side(minions=[at(CARFAX, ALCHEMIST)], malice=4))
    story.answer("use:ally:right:alchemist", "pass", "use:ally:right:alchemist")
    assert story.dracula.blood == 2
    assert story.dracula.malice == 0


# ---------------------------------------------------------------- an attack by an ability


def orca(**given: object) -> Story:
    """Jaws has Orca, which attacks with +2 combat for 1 malice."""
    story = table(
        dracula=side(minions=[at(BEACH, "Mina Harker", exhausted=True)], exhausted=True),
        jaws=side(assets=["Orca"], malice=1, **given),
        turn="jaws",
    )
    story.answer("use:orca")
    return story


@pytest.mark.rule("HB-10.5")
def test_the_attack_of_an_ability_is_a_complete_attack_within_the_same_action() -> None:
    """Stealth, target, defender: Man O' War does everything it would do otherwise."""
    sting = at(BEACH, "Man O' War")
    story = table(
        dracula=side(minions=[at(BEACH, "Mina Harker"), at(BEACH, "Count Alucard")]),
        jaws=side(minions=[sting], assets=["Orca"], malice=1, exhausted=True),
        turn="jaws",
    )
    story.answer("use:orca")
    assert story.asks("jaws", "stealth")
    assert story.minion("Man O' War").exhausted
    story.answer("target:enemy:right:mina-harker", "target:enemy:right:mina-harker")
    assert story.options == [
        "defend:nobody",
        "defend:ally:monster",
        "defend:ally:left:count-alucard",
    ]
    story.answer("defend:ally:left:count-alucard")
    assert story.minion("Count Alucard").damage == 4
    assert story.in_play("jaws") == []
    assert story.asks("dracula", "action")


@pytest.mark.rule("HB-10.5")
def test_only_ready_characters_can_be_sent_to_attack_the_monster_included() -> None:
    story = orca(minions=[at(BEACH, "Barracuda", exhausted=True), at(CARFAX, "Rogue Shark")])
    assert story.asks("jaws", "attack-with")
    assert story.options == ["target:ally:monster", "target:ally:left:rogue-shark"]
    story = orca(minions=[at(BEACH, "Barracuda"), at(CARFAX, "Rogue Shark")], exhausted=True)
    assert story.options == ["target:ally:right:barracuda", "target:ally:left:rogue-shark"]


@pytest.mark.rule("HB-10.5")
def test_the_bonus_ends_with_the_attack() -> None:
    """Jaws readies Rogue Shark in the next round; then it deals its own 1 combat again."""
    story = orca(minions=[at(BEACH, "Rogue Shark")], exhausted=True)
    story.answer("target:enemy:monster")
    assert story.dracula.health == 13
    story.next_round()
    story.answer("pass")
    story.answer("attack:ally:right:rogue-shark", "target:enemy:monster", "defend:nobody")
    assert story.dracula.health == 12


@pytest.mark.rule("HB-10.5")
def test_without_a_ready_character_there_is_no_attack() -> None:
    story = orca(exhausted=True)
    assert story.asks("dracula", "action")
    assert story.jaws.malice == 0
    assert story.dracula.health == 16
