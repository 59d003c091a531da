"""One thing after another, choosing, may and must (HB-13.1 to HB-13.5)."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import haunt, prowl
from breakfall.games.hellbreak.rules.death import damage_minion
from breakfall.games.hellbreak.state import Duel, Minion
from breakfall.games.hellbreak.terms import (
    ATTACK,
    BID_FOR_INITIATIVE,
    ENTERS,
    FLIP,
    PLAYED,
    REFRESH,
)
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table

# ---------------------------------------------------------------- one after another


async def gain_a_blood(self: object, duel: Duel, me: Minion) -> None:
    me.side.blood += 1


async def count_company(self: object, duel: Duel, me: Minion) -> None:
    """A malice for each minion that is with it when its ability is used."""
    me.side.malice += len(me.side.minions_at(me.location)) - 1


@pytest.mark.rule("HB-13.1")
def test_two_minions_that_move_together_arrive_before_an_ability_is_used() -> None:
    ghost = made_up("Ghost", abilities=ENTERS, enters=count_company)
    story = table(
        dracula=side(
            hand=["Carriage Driver"],
            blood=4,
            vault=["Ancient Wisdom"],
            minions=[at(CARFAX, ghost)],
        )
    )
    story.answer("play:carriage-driver", "at:right", "target:ally:right:ghost")
    assert story.dracula.malice == 1  # the Driver is there with it


@pytest.mark.rule("HB-13.1")
def test_taking_control_is_finished_before_lucy_strikes() -> None:
    """The reward of Carfax Abbey is in the pool and in the hand when she is asked."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston")], deck=["Drain Life"]),
        malice_at_carfax=(2, 1),
    )
    story.answer("scheme:ally:right:lucy-weston")
    assert story.asks("dracula", "trigger")
    assert story.duel.places[CARFAX].malice == [0, 0]
    assert story.dracula.blood == 1
    assert story.pile("dracula", "hand") == ["Drain Life"]


@pytest.mark.rule("HB-13.1")
def test_a_fight_is_finished_before_renfield_is_paid_for_it() -> None:
    """Jaws' Jumpscare belongs to the fight and comes first."""
    story = table(
        dracula=side(minions=[at(BEACH, "Renfield")]),
        jaws=side(health=["Deputy Hendricks", "Orca"], exhausted=True),
    )
    story.answer("attack:ally:left:renfield")
    assert story.asks("jaws", "jumpscare")
    assert story.dracula.blood == 0
    story.answer("no")
    assert story.dracula.blood == 1


@pytest.mark.rule("HB-13.1")
def test_a_bid_is_finished_before_dracula_is_paid_for_it() -> None:
    story = table(
        dracula=side(hand=["Verona"]), jaws=side(hand=["Barracuda"]), stage=BID_FOR_INITIATIVE
    )
    story.answer_as("dracula", "bid:verona")
    story.answer_as("jaws", "bid:barracuda")
    story.answer("player:opponent")
    assert story.asks("dracula", "trigger")
    assert story.duel.initiative == 1
    assert story.pile("dracula", "vault") == ["Verona"]
    assert story.pile("jaws", "vault") == ["Barracuda"]


@pytest.mark.rule("HB-13.1")
def test_killing_does_not_wait() -> None:
    """Verona's ATTACK ability kills the Barracuda, which is then no target any more."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona")]),
        jaws=side(minions=[at(CARFAX, "Barracuda"), at(CARFAX, "Giant Octopus")], exhausted=True),
    )
    story.answer("attack:ally:right:verona", "target:enemy:right:barracuda", "damage:1")
    assert story.asks("dracula", "attack-target")
    assert story.options == ["target:enemy:monster", "target:enemy:right:giant-octopus"]


@pytest.mark.rule("HB-13.1")
def test_the_choice_between_two_unique_cards_does_not_wait() -> None:
    """It comes before the malice and before the PLAYED ability."""
    queen = made_up("Queen", unique=True, abilities=PLAYED, played=gain_a_blood)
    story = table(dracula=side(hand=[queen], malice=1, minions=[at(CARFAX, queen, damage=1)]))
    story.answer("play:queen", "at:right")
    assert story.asks("dracula", "unique")
    assert (story.dracula.blood, story.dracula.malice) == (0, 1)


@pytest.mark.rule("HB-13.1")
def test_taking_control_does_not_wait_for_the_rest_of_a_scheme() -> None:
    banshee = made_up("Banshee", scheme=(haunt(1), prowl(1)))
    story = table(
        dracula=side(minions=[at(CARFAX, banshee)]),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
        controllers=("jaws", "jaws"),
        malice_at_carfax=(3, 0),
    )
    story.answer("scheme:ally:right:banshee")
    assert story.asks("jaws", "assign-damage")
    assert story.duel.places[CARFAX].controller == 0
    assert story.dracula.blood == 1


@pytest.mark.rule("HB-13.1")
def test_a_jumpscare_does_not_wait_for_the_rest_of_the_damage() -> None:
    story = table(
        dracula=side(unleashed=True),
        jaws=side(health=["Larry Vaughn", "Orca"], vertical=True, exhausted=True),
    )
    story.answer("attack:ally:monster", "at:left")
    assert story.asks("jaws", "jumpscare")
    assert story.jaws.health == 3  # of three points, none has cost a card yet


# ---------------------------------------------------------------- several at once


def three_bites() -> Story:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona")]),
        jaws=side(
            minions=[at(BEACH, "Barracuda"), at(BEACH, "Barracuda"), at(CARFAX, "Barracuda")],
            assets=["Vampire's Coffin"],
        ),
        stage=REFRESH,
        initiative="jaws",
    )
    story.answer("flip")
    return story


@pytest.mark.rule("HB-13.2")
def test_several_abilities_are_used_in_an_order_of_your_choice() -> None:
    story = three_bites()
    assert set(story.options) == {
        "use:no-more",
        "use:vampires-coffin",
        "use:ally:right:barracuda:waiting",
        "use:ally:left:barracuda:waiting",
    }
    story.answer("use:ally:left:barracuda:waiting", "target:enemy:left:verona")
    assert "use:ally:left:barracuda:waiting" not in story.options
    story.answer("use:vampires-coffin")
    assert story.jaws.blood == 1
    assert set(story.options) == {"use:no-more", "use:ally:right:barracuda:waiting"}


@pytest.mark.rule("HB-13.2")
def test_one_ability_is_finished_before_the_next() -> None:
    """The bite brings up a Jumpscare of the other side, which is dealt with first."""
    story = table(
        dracula=side(health=["Coven Feast", "Verona"], vertical=True),
        jaws=side(minions=[at(BEACH, "Barracuda"), at(CARFAX, "Barracuda")]),
        stage=REFRESH,
        initiative="jaws",
    )
    story.answer("flip", "use:ally:right:barracuda:waiting", "target:enemy:monster")
    assert story.asks("dracula", "jumpscare")
    story.answer("no")
    assert story.asks("jaws", "trigger")


@pytest.mark.rule("HB-13.2")
def test_an_ability_whose_card_has_left_play_is_lost() -> None:
    """The Barracuda bites the Piranha, which was set off by the same flip."""
    piranha = made_up("Piranha", health=1, abilities=FLIP, monster_flips=gain_a_blood)
    story = table(
        jaws=side(minions=[at(BEACH, "Barracuda"), at(BEACH, piranha)]),
        stage=REFRESH,
        initiative="jaws",
    )
    story.answer("flip")
    assert "use:ally:right:piranha:waiting" in story.options
    story.answer("use:ally:right:barracuda:waiting", "target:ally:right:piranha:waiting")
    assert story.asks("dracula", "flip")
    assert story.jaws.blood == 0


# ---------------------------------------------------------------- may and must


@pytest.mark.rule("HB-13.3")
def test_what_you_may_do_can_be_declined_and_what_you_must_do_cannot() -> None:
    """The Harpooner may hit a Creature here; the Wolfpack must bite, if only itself or Dracula."""
    may = table(
        dracula=side(minions=[at(BEACH, "Swarm of Rats")]),
        jaws=side(hand=["Veteran Harpooner"], blood=3, vault=["Orca"]),
        turn="jaws",
    )
    may.answer("play:veteran-harpooner", "at:right")
    assert may.options == ["target:nobody", "target:enemy:right:swarm-of-rats"]
    must = table(dracula=side(hand=["Ferocious Wolfpack"], blood=6, vault=["Renfield"]))
    must.answer("play:ferocious-wolfpack", "at:right")
    assert "target:nobody" not in must.options


@pytest.mark.rule("HB-13.3")
def test_a_must_can_hurt_its_own_side() -> None:
    """Coven Feast finds no minion but Dracula's own Renfield."""
    story = table(
        dracula=side(hand=["Coven Feast"], blood=2, minions=[at(CARFAX, "Renfield")]),
    )
    story.answer("play:coven-feast")
    assert story.minion("Renfield").damage == 1


@pytest.mark.rule("HB-13.3")
def test_a_part_that_finds_nothing_to_do_is_skipped() -> None:
    """Drain Life has nobody to hurt, or nobody to heal."""
    nobody = table(dracula=side(hand=["Drain Life"], blood=1))
    nobody.answer("play:drain-life")
    assert nobody.asks("jaws", "action")
    assert nobody.pile("dracula", "crypt") == ["Drain Life"]
    one = table(
        dracula=side(hand=["Drain Life"], blood=1), jaws=side(minions=[at(BEACH, "Giant Octopus")])
    )
    one.answer("play:drain-life")
    assert one.asks("jaws", "action")
    assert one.minion("Giant Octopus").damage == 1


# ---------------------------------------------------------------- choosing


@pytest.mark.rule("HB-13.4")
def test_you_choose_for_your_own_card_also_in_the_others_turn() -> None:
    """Dracula's Jumpscare in Jaws' turn: Dracula chooses the minion."""
    owner = side(minions=[at(BEACH, "Aleera")])
    story = scare("Coven Feast", "dracula", owner)
    story.answer("yes")
    assert story.asks("dracula", "damage-whom")


@pytest.mark.rule("HB-13.4")
def test_a_text_may_give_the_choice_to_somebody_else() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona")]),
        jaws=side(hand=["Shark in the Pond"], blood=1),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond")
    assert story.asks("dracula", "return-or-call")


@pytest.mark.rule("HB-13.4")
def test_a_minion_can_be_any_minion() -> None:
    story = table(
        dracula=side(hand=["Coven Feast"], blood=2, minions=[at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("play:coven-feast")
    assert story.options == ["target:enemy:left:giant-octopus", "target:ally:right:renfield"]


@pytest.mark.rule("HB-13.4")
def test_a_player_can_be_yourself() -> None:
    story = scare("Larry Vaughn", "jaws")
    story.answer("yes")
    assert story.options == ["player:you", "player:opponent"]
    story.answer("player:you")
    assert story.jaws.health == 5


# ---------------------------------------------------------------- while something is so


@pytest.mark.rule("HB-13.5")
def test_a_bonus_comes_and_goes_with_its_reason() -> None:
    """Rogue Shark is stronger while Mina is damaged; then Drain Life heals her."""
    story = table(
        dracula=side(
            minions=[at(CARFAX, "Mina Harker", damage=1)],
            hand=["Drain Life"],
            blood=1,
            exhausted=True,
        ),
        jaws=side(minions=[at(CARFAX, "Rogue Shark"), at(BEACH, "Rogue Shark")]),
        turn="jaws",
    )
    story.answer("attack:ally:right:rogue-shark")
    assert story.dracula.health == 14
    story.answer("play:drain-life", "target:enemy:left:rogue-shark:exhausted")
    story.answer("target:ally:right:mina-harker:damage-1")
    story.answer("attack:ally:left:rogue-shark", "target:enemy:monster", "defend:nobody")
    assert story.dracula.health == 13


@pytest.mark.rule("HB-13.5")
def test_mina_is_a_vampire_no_more_when_she_is_healed() -> None:
    story = table(
        dracula=side(
            minions=[at(CARFAX, "Mina Harker", damage=1)],
            hand=["Drain Life", "Coven Feast"],
            blood=3,
        ),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("play:drain-life", "target:enemy:left:giant-octopus")
    story.answer("target:ally:right:mina-harker:damage-1", "pass")
    story.answer("play:coven-feast", "target:enemy:left:giant-octopus:damage-1")
    assert story.minion("Giant Octopus").damage == 2


async def claw_everybody(self: object, duel: Duel, me: Minion) -> None:
    for minion in duel.enemy_of(me.side).minions.copy():
        damage_minion(duel, minion, 1)


def one_for_each_wounded(self: object, duel: Duel, me: Minion) -> int:
    return sum(1 for minion in duel.enemy_of(me.side).minions if minion.is_damaged)


@pytest.mark.rule("HB-13.5")
def test_numbers_are_counted_when_their_part_is_carried_out() -> None:
    """Its own ATTACK ability makes the wounds for which it strikes harder."""
    claw = made_up(
        "Claw",
        combat=0,
        abilities=ATTACK,
        attacks=claw_everybody,
        changes_combat=True,
        combat_bonus=one_for_each_wounded,
    )
    story = table(
        dracula=side(minions=[at(BEACH, "Verona"), at(BEACH, "Renfield")], exhausted=True),
        jaws=side(minions=[at(CARFAX, claw)]),
        turn="jaws",
    )
    story.answer("attack:ally:left:claw")
    assert story.dracula.health == 14
