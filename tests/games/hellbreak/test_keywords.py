"""Keywords (HB-14.1 to HB-14.5), each on cards that show it best."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.state import Duel, Side
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table

# ---------------------------------------------------------------- Fearsome


@pytest.mark.rule("HB-14.1")
def test_a_fearsome_minion_enters_ready_and_nothing_is_asked() -> None:
    story = table(
        dracula=side(hand=["Transylvanian Wolf"], blood=2, malice=2, vault=["Coven Feast"])
    )
    story.answer("play:transylvanian-wolf", "at:right")
    assert story.asks("jaws", "action")
    assert not story.minion("Transylvanian Wolf").exhausted
    assert story.dracula.malice == 2


@pytest.mark.rule("HB-14.1")
def test_a_minion_that_is_not_fearsome_enters_exhausted() -> None:
    story = table(dracula=side(hand=["Renfield"], blood=2, malice=2))
    story.answer("play:renfield", "at:right")
    assert story.asks("dracula", "pay-to-ready")
    assert story.minion("Renfield").exhausted


# ---------------------------------------------------------------- Bloodlust


def zaleska_attacks(target: str, **damage: int) -> Story:
    """Zaleska, with Bloodlust 1 and combat 4, attacks somebody who cannot defend."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Countess Zaleska")]),
        jaws=side(minions=[at(CARFAX, target, exhausted=True, **damage)], exhausted=True),
    )
    hurt = f":damage-{damage['damage']}" if damage else ""
    key = target.lower().replace(" ", "-")
    story.answer("attack:ally:right:countess-zaleska")
    story.answer(f"target:enemy:right:{key}{hurt}:exhausted")
    return story


@pytest.mark.rule("HB-14.2")
@pytest.mark.parametrize(("damage", "blood"), [(3, 0), (4, 1)])
def test_bloodlust_pays_for_a_kill_and_not_for_a_wound(damage: int, blood: int) -> None:
    story = zaleska_attacks("Giant Octopus", damage=damage)
    assert (story.in_play("jaws") == []) is (blood == 1)
    assert story.dracula.blood == blood


@pytest.mark.rule("HB-14.2")
def test_bloodlust_pays_the_number_after_the_word() -> None:
    glutton = made_up("Glutton", combat=3, bloodlust=3)
    story = table(
        dracula=side(minions=[at(CARFAX, glutton)]),
        jaws=side(minions=[at(CARFAX, "Shark Spotter", exhausted=True)], exhausted=True),
    )
    story.answer("attack:ally:right:glutton", "target:enemy:right:shark-spotter:exhausted")
    assert story.dracula.blood == 3


@pytest.mark.rule("HB-14.2")
def test_bloodlust_pays_a_defender_that_is_killed_itself() -> None:
    glutton = made_up("Glutton", combat=3, health=1, bloodlust=1)
    story = table(
        dracula=side(minions=[at(CARFAX, glutton)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Veteran Harpooner")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:veteran-harpooner", "target:enemy:monster")
    story.answer("defend:ally:right:glutton")
    assert story.in_play("dracula") == story.in_play("jaws") == []
    assert story.dracula.blood == 1


@pytest.mark.rule("HB-14.2")
def test_bloodlust_is_for_minions_and_not_for_striking_a_monster() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Countess Zaleska")]), jaws=side(exhausted=True))
    story.answer("attack:ally:right:countess-zaleska")
    assert story.jaws.health == 12
    assert story.dracula.blood == 0


@pytest.mark.rule("HB-14.2")
@pytest.mark.rule("HB-13.1")
def test_bloodlust_does_not_pay_for_a_kill_that_a_jumpscare_makes_in_the_same_fight() -> None:
    """The Glutton leaves the shark 2 health; the rest of its Overkill brings up a Wildcat."""
    glutton = made_up("Glutton", combat=2, health=2, bloodlust=1)
    story = table(
        dracula=side(
            minions=[at(CARFAX, glutton)],
            malice=1,
            health=["Carpathian Wildcat", "Drain Life"],
            exhausted=True,
        ),
        jaws=side(minions=[at(CARFAX, "Threat From Below")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:threat-from-below", "target:enemy:monster")
    story.answer("defend:ally:right:glutton")
    assert story.asks("dracula", "jumpscare")
    story.answer("yes")
    assert story.pile("jaws", "crypt") == ["Threat From Below"]
    assert story.dracula.blood == 0


# ---------------------------------------------------------------- Malicious


def wildcat(blood: int, malice: int) -> Story:
    return table(dracula=side(hand=["Carpathian Wildcat"], blood=blood, malice=malice))


@pytest.mark.rule("HB-14.3")
@pytest.mark.parametrize("malice", [0, 1, 2])
def test_malicious_lets_you_choose_how_much_malice_you_pay(malice: int) -> None:
    """Of a cost of 4; one malice for one blood."""
    story = wildcat(blood=4, malice=3)
    story.answer("play:carpathian-wildcat")
    assert story.options == ["pay:malice-0", "pay:malice-1", "pay:malice-2"]
    story.answer(f"pay:malice-{malice}", "at:right")
    assert story.dracula.blood == 4 - (4 - malice)
    assert story.dracula.malice == 3 - malice


@pytest.mark.rule("HB-14.3")
@pytest.mark.parametrize(
    ("blood", "malice", "offered"), [(2, 2, True), (3, 1, True), (2, 1, False), (1, 9, False)]
)
def test_malicious_is_never_worth_more_than_its_number(
    blood: int, malice: int, offered: bool
) -> None:
    assert ("play:carpathian-wildcat" in wildcat(blood, malice).options) is offered


@pytest.mark.rule("HB-14.3")
def test_one_who_has_too_little_blood_must_pay_some_malice() -> None:
    story = wildcat(blood=3, malice=2)
    story.answer("play:carpathian-wildcat")
    assert story.options == ["pay:malice-1", "pay:malice-2"]


def one_for_each_minion(self: object, duel: Duel, side: Side) -> int:
    return len(side.minions)


@pytest.mark.rule("HB-14.3")
def test_cost_cuts_come_before_malicious() -> None:
    """A cost of 3 less 2 leaves 1, and no more than that can be paid in malice."""
    mule = made_up("Mule", cost=3, malicious=3, changes_cost=True, cost_cut=one_for_each_minion)
    story = table(
        dracula=side(
            hand=[mule], blood=3, malice=3, minions=[at(CARFAX, "Verona"), at(BEACH, "Renfield")]
        )
    )
    story.answer("play:mule")
    assert story.options == ["pay:malice-0", "pay:malice-1"]


# ---------------------------------------------------------------- Stealth


def man_o_war() -> Story:
    """It attacks at Carfax Abbey, where Renfield is; Verona is at North Beach."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield"), at(BEACH, "Verona")]),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:man-o-war")
    return story


@pytest.mark.rule("HB-14.4")
def test_stealth_keeps_one_ready_character_here_from_defending() -> None:
    story = man_o_war()
    assert story.asks("jaws", "stealth")
    assert story.options == ["target:enemy:monster", "target:enemy:left:renfield"]
    story.answer("target:enemy:left:renfield", "target:enemy:monster")
    assert story.asks("dracula", "defend")
    assert story.options == ["defend:nobody", "defend:ally:monster"]


@pytest.mark.rule("HB-14.4")
def test_stealth_may_keep_the_monster_from_defending() -> None:
    story = man_o_war()
    story.answer("target:enemy:monster", "target:enemy:left:renfield")
    assert story.options == ["defend:nobody", "defend:ally:right:renfield"]


@pytest.mark.rule("HB-14.4")
def test_stealth_is_for_one_attack() -> None:
    """Renfield, who could not defend, defends against the next attacker."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Man O' War"), at(CARFAX, "Barracuda")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:man-o-war", "target:enemy:monster", "pass")
    story.answer("attack:ally:left:barracuda", "target:enemy:monster")
    assert story.asks("dracula", "defend")
    assert "defend:ally:right:renfield" in story.options


@pytest.mark.rule("HB-14.4")
def test_stealth_has_nothing_to_choose_where_nobody_is_ready() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield", exhausted=True)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:man-o-war")
    assert story.asks("jaws", "attack-target")


# ---------------------------------------------------------------- Overkill


RAM = made_up("Ram", combat=5, health=9, overkill=True)


def ram_attacks(target: str, defender: str | None = None, *, damage: int = 0) -> Story:
    """The Ram attacks at Carfax Abbey, where Verona, perhaps damaged, and Renfield are."""
    hurt = f":damage-{damage}" if damage else ""
    story = table(
        dracula=side(
            minions=[at(CARFAX, "Verona", damage=damage), at(CARFAX, "Renfield")], exhausted=True
        ),
        jaws=side(minions=[at(CARFAX, RAM)]),
        turn="jaws",
    )
    story.answer("attack:ally:left:ram", f"target:enemy:{target}{hurt}")
    story.answer(f"defend:ally:right:{defender}" if defender else "defend:nobody")
    return story


@pytest.mark.rule("HB-14.5")
@pytest.mark.parametrize(("damage", "beyond"), [(0, 1), (2, 3)])
def test_overkill_passes_on_what_the_target_did_not_need(damage: int, beyond: int) -> None:
    """Verona has 4 health, less the damage that is on her already."""
    story = ram_attacks("left:verona", damage=damage)
    assert story.in_play("dracula") == ["Renfield"]
    assert story.dracula.health == 16 - beyond


@pytest.mark.rule("HB-14.5")
def test_overkill_passes_on_what_the_defender_did_not_need() -> None:
    """Renfield has 2 health; Verona, the target, is out of it."""
    story = ram_attacks("left:verona", defender="renfield")
    assert story.in_play("dracula") == ["Verona"]
    assert story.dracula.health == 16 - 3


@pytest.mark.rule("HB-14.5")
def test_overkill_has_nothing_left_over_from_a_monster() -> None:
    story = ram_attacks("monster")
    assert story.dracula.health == 16 - 5


@pytest.mark.rule("HB-14.5")
def test_overkill_has_nothing_left_over_from_a_minion_that_holds_it_all() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona", exhausted=True)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Killer Whale")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:killer-whale", "target:enemy:left:verona:exhausted")
    assert story.in_play("dracula") == []
    assert story.dracula.health == 16


@pytest.mark.rule("HB-14.5")
def test_a_defender_has_no_use_for_overkill() -> None:
    story = table(
        dracula=side(minions=[at(BEACH, "Swarm of Rats")]),
        jaws=side(minions=[at(BEACH, "Killer Whale")], exhausted=True),
    )
    story.answer("attack:ally:left:swarm-of-rats", "target:enemy:monster")
    story.answer("defend:ally:right:killer-whale")
    assert story.pile("dracula", "crypt") == ["Swarm of Rats"]
    assert story.dracula.health == 16


@pytest.mark.rule("HB-14.5")
def test_the_monsters_part_comes_after_the_minion_has_been_killed() -> None:
    """A Coven Feast that comes up finds one minion only: Renfield is gone."""
    story = table(
        dracula=side(
            minions=[at(CARFAX, "Renfield", exhausted=True)],
            health=["Coven Feast", "Drain Life"],
            exhausted=True,
        ),
        jaws=side(minions=[at(CARFAX, "Threat From Below")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:threat-from-below", "target:enemy:left:renfield:exhausted")
    story.answer("yes")
    assert story.asks("dracula", "action")
    assert story.minion("Threat From Below").damage == 1
    assert story.pile("dracula", "crypt") == ["Coven Feast", "Renfield"]
