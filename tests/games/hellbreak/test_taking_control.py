"""Taking control of a location: when, in which order, and what for. (HB-9.7 to 9.11)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import haunt, prowl
from breakfall.games.hellbreak.rules.scheme import add_malice
from breakfall.games.hellbreak.state import Duel, Minion
from breakfall.games.hellbreak.terms import SCHEME
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table

HARBOR = ("Carfax Abbey", "Amity Harbor")  # control 4 each


def haunted(value: int, **given: object) -> Story:
    """Jaws controls Carfax Abbey, whose control value is 4; a minion of Dracula's haunts it."""
    haunter = made_up("Haunter", scheme=(haunt(value),))
    story = table(
        dracula=side(minions=[at(CARFAX, haunter)], deck=["Renfield"], **given),
        controllers=("jaws", "jaws"),
        malice_at_carfax=(1, 3),
    )
    story.answer("scheme:ally:right:haunter")
    return story


async def haunt_here_and_there(face: object, duel: Duel, me: Minion) -> None:
    await add_malice(duel, me.side, me.location, 3)


# ---------------------------------------------------------------- when


@pytest.mark.rule("HB-9.7")
@pytest.mark.parametrize(("value", "controller"), [(2, 1), (3, 0), (4, 0)])
def test_malice_that_reaches_or_passes_the_control_value_takes_the_location(
    value: int, controller: int
) -> None:
    story = haunted(value)
    assert story.duel.places[CARFAX].controller == controller


@pytest.mark.rule("HB-9.7")
def test_only_ones_own_malice_counts() -> None:
    """One more of Dracula's makes six in all, but only three are his."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        controllers=("jaws", "jaws"),
        malice_at_carfax=(2, 3),
    )
    story.answer("scheme:ally:right:renfield")
    assert story.duel.places[CARFAX].controller == 1
    assert story.duel.places[CARFAX].malice == [3, 3]


@pytest.mark.rule("HB-9.7")
def test_each_location_has_its_own_control_value() -> None:
    """North Beach falls to three malice."""
    story = table(dracula=side(minions=[at(BEACH, "Renfield")]), malice_at_beach=(2, 0))
    story.answer("scheme:ally:left:renfield")
    assert story.duel.places[BEACH].controller == 0
    assert (story.dracula.blood, story.dracula.malice) == (1, 1)


@pytest.mark.rule("HB-9.7")
def test_malice_from_a_played_ability_takes_control_as_well() -> None:
    """Count Alucard puts 3 malice at his location."""
    story = table(
        dracula=side(hand=["Count Alucard"], blood=7, vault=["Renfield"]),
        controllers=("jaws", "jaws"),
        malice_at_carfax=(1, 0),
    )
    story.answer("play:count-alucard", "at:right")
    assert story.duel.places[CARFAX].controller == 0
    assert story.duel.places[CARFAX].malice == [0, 0]
    assert story.dracula.blood == 1


@pytest.mark.rule("HB-9.7")
def test_control_is_taken_in_the_middle_of_a_scheme() -> None:
    """The reward is there before the next icon is resolved."""
    schemer = made_up("Schemer", scheme=(haunt(4), prowl(1), haunt(1)))
    story = table(
        dracula=side(minions=[at(CARFAX, schemer)]),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
        controllers=("jaws", "jaws"),
    )
    story.answer("scheme:ally:right:schemer")
    assert story.asks("jaws", "assign-damage")
    assert story.duel.places[CARFAX].controller == 0
    assert story.dracula.blood == 1
    story.answer("target:ally:monster")
    assert story.duel.places[CARFAX].malice == [1, 0]


@pytest.mark.rule("HB-9.7")
def test_one_scheme_may_take_control_twice() -> None:
    """The ability takes North Beach with 3 malice, and the icon takes it again."""
    pair = made_up("Pair", abilities=SCHEME, schemes=haunt_here_and_there, scheme=(haunt(3),))
    story = table(dracula=side(minions=[at(BEACH, pair)]))
    story.answer("scheme:ally:left:pair")
    assert story.duel.places[BEACH].malice == [0, 0]
    assert (story.dracula.blood, story.dracula.malice) == (2, 2)


@pytest.mark.rule("HB-9.7")
def test_malice_that_a_scheme_ability_spends_elsewhere_takes_that_location() -> None:
    """Aleera haunts Carfax Abbey and spends her malice on North Beach."""
    story = table(dracula=side(minions=[at(CARFAX, "Aleera")], malice=1), malice_at_beach=(2, 2))
    story.answer("scheme:ally:right:aleera", "yes", "at:left")
    assert story.duel.places[BEACH].controller == 0
    assert story.duel.places[BEACH].malice == [0, 0]
    assert story.duel.places[CARFAX].malice == [2, 0]
    assert (story.dracula.blood, story.dracula.malice) == (1, 1)


# ---------------------------------------------------------------- in this order


@pytest.mark.rule("HB-9.8")
def test_both_rows_are_cleared_with_all_that_is_too_much() -> None:
    story = haunted(6)
    assert story.duel.places[CARFAX].malice == [0, 0]
    assert story.duel.places[CARFAX].controller == 0


@pytest.mark.rule("HB-9.8")
def test_the_other_location_keeps_its_malice() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        malice_at_carfax=(3, 0),
        malice_at_beach=(2, 1),
    )
    story.answer("scheme:ally:right:renfield")
    assert story.duel.places[BEACH].malice == [2, 1]


def harbor_taken(health: list[str] | None = None) -> Story:
    """Dracula takes Amity Harbor: he may deal 2 damage to a monster, and he draws a card."""
    dracula = side(minions=[at(BEACH, "Renfield")], deck=["Aleera"])
    story = table(dracula, side(health=health), locations=HARBOR, malice_at_beach=(3, 2))
    story.answer("scheme:ally:left:renfield")
    return story


@pytest.mark.rule("HB-9.8")
@pytest.mark.rule("HB-9.9")
@pytest.mark.rule("HB-9.10")
def test_the_card_has_turned_before_take_control_and_the_reward_comes_after_it() -> None:
    story = harbor_taken()
    assert story.asks("dracula", "take-control")
    assert story.duel.places[BEACH].malice == [0, 0]
    assert story.duel.places[BEACH].controller == 0
    assert story.pile("dracula", "hand") == []
    story.answer("yes")
    assert story.pile("dracula", "hand") == []
    story.answer("target:enemy:monster")
    assert story.jaws.health == 14
    assert story.pile("dracula", "hand") == ["Aleera"]


@pytest.mark.rule("HB-9.9")
def test_take_control_may_be_declined() -> None:
    story = harbor_taken()
    story.answer("no")
    assert (story.dracula.health, story.jaws.health) == (16, 16)
    assert story.pile("dracula", "hand") == ["Aleera"]


@pytest.mark.rule("HB-9.9")
@pytest.mark.rule("HB-9.10")
def test_a_monster_killed_by_take_control_leaves_no_time_for_the_reward() -> None:
    story = harbor_taken(health=["Barracuda"])
    story.answer("yes", "target:enemy:monster")
    assert story.winner == "dracula"
    assert story.pile("dracula", "hand") == []


@pytest.mark.rule("HB-9.10")
def test_the_reward_is_what_the_icons_show() -> None:
    """Carfax Abbey shows 1 blood and 1 card."""
    story = haunted(3)
    assert (story.dracula.blood, story.dracula.malice) == (1, 0)
    assert story.pile("dracula", "hand") == ["Renfield"]


@pytest.mark.rule("HB-9.10")
def test_tokens_come_before_cards() -> None:
    """The deck is empty, so the card costs health; the blood is in the pool by then."""
    haunter = made_up("Haunter", scheme=(haunt(4),))
    story = table(
        dracula=side(
            minions=[at(CARFAX, haunter)],
            deck=[],
            health=["Deputy Hendricks", "Renfield"],
            vertical=True,
        )
    )
    story.answer("scheme:ally:right:haunter")
    assert story.asks("dracula", "jumpscare")
    assert story.dracula.blood == 1


@pytest.mark.rule("HB-9.10")
def test_the_reward_goes_to_whoever_takes_control() -> None:
    """Jaws takes Dracula's location."""
    story = table(
        jaws=side(minions=[at(CARFAX, "Larry Vaughn")], deck=["Barracuda"]),
        malice_at_carfax=(1, 2),
        turn="jaws",
    )
    story.answer("scheme:ally:left:larry-vaughn")
    assert story.duel.places[CARFAX].controller == 1
    assert (story.dracula.blood, story.jaws.blood) == (0, 1)
    assert story.pile("jaws", "hand") == ["Barracuda"]


def lucy_is_moved(where: int) -> Story:
    """Dracula takes Carfax Abbey; the missing card turns up a driver, who moves Lucy away."""
    haunter = made_up("Haunter", scheme=(haunt(4),))
    story = table(
        dracula=side(
            minions=[at(CARFAX, haunter), at(where, "Lucy Weston")],
            deck=[],
            health=["Carriage Driver", "Renfield"],
        ),
        jaws=side(minions=[at(CARFAX, "Barracuda"), at(BEACH, "Rogue Shark")]),
    )
    lucy = "right:lucy-weston:waiting" if where == CARFAX else "left:lucy-weston"
    story.answer("scheme:ally:right:haunter", "yes", f"target:ally:{lucy}")
    assert story.minion("Lucy Weston").location == 1 - where
    return story


@pytest.mark.rule("HB-9.7")
def test_who_arrives_with_the_reward_was_not_there_when_control_was_taken() -> None:
    """Lucy has an ability for the moment in which you take control of her location."""
    story = lucy_is_moved(BEACH)
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-9.7")
def test_who_leaves_with_the_reward_was_there_when_control_was_taken() -> None:
    story = lucy_is_moved(CARFAX)
    assert story.asks("dracula", "trigger")
    story.answer("use:ally:left:lucy-weston:waiting", "target:enemy:left:rogue-shark")
    assert story.pile("jaws", "crypt") == ["Rogue Shark"]


# ---------------------------------------------------------------- what is yours


@pytest.mark.rule("HB-9.11")
def test_taking_ones_own_location_clears_the_rows_and_pays_again() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")], deck=["Aleera"]), malice_at_carfax=(3, 2)
    )
    story.answer("scheme:ally:right:renfield")
    assert story.duel.places[CARFAX].controller == 0
    assert story.duel.places[CARFAX].malice == [0, 0]
    assert story.dracula.blood == 1
    assert story.pile("dracula", "hand") == ["Aleera"]


@pytest.mark.rule("HB-9.11")
def test_taking_ones_own_location_offers_take_control_again() -> None:
    story = table(
        jaws=side(minions=[at(BEACH, "Larry Vaughn")]),
        locations=HARBOR,
        malice_at_beach=(0, 3),
        turn="jaws",
    )
    story.answer("scheme:ally:right:larry-vaughn")
    assert story.asks("jaws", "take-control")
