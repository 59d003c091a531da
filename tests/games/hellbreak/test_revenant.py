"""The Revenant cards, text by text."""

from __future__ import annotations

import pytest

from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, side, table

REVENANT_VAULT: list[CardName] = ["Ancient Wisdom"] * 2  # icons that Dracula himself lacks

# ---------------------------------------------------------------- Swarm of Rats


@pytest.mark.parametrize("others", [0, 1, 2])
def test_each_other_swarm_adds_one_combat(others: int) -> None:
    """Wherever the others are."""
    swarms = [at(BEACH, "Swarm of Rats", exhausted=True) for _ in range(others)]
    story = table(
        dracula=side(minions=[at(CARFAX, "Swarm of Rats"), *swarms]), jaws=side(exhausted=True)
    )
    story.answer("attack:ally:right:swarm-of-rats")
    assert story.jaws.health == 16 - 1 - others


def test_the_enemys_swarms_do_not_help() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Swarm of Rats")]),
        jaws=side(minions=[at(BEACH, "Swarm of Rats")], exhausted=True),
    )
    story.answer("attack:ally:right:swarm-of-rats")
    assert story.jaws.health == 15


# ---------------------------------------------------------------- Ancient Wisdom


def test_ancient_wisdom_draws_two() -> None:
    story = table(
        dracula=side(
            hand=["Ancient Wisdom"],
            blood=3,
            vault=["Swarm of Rats"],
            deck=["Renfield", "Drain Life", "Verona"],
        )
    )
    story.answer("play:ancient-wisdom")
    assert sorted(story.pile("dracula", "hand")) == ["Drain Life", "Renfield"]
    assert story.pile("dracula", "deck") == ["Verona"]


# ---------------------------------------------------------------- the three Brides


@pytest.mark.parametrize(("name", "full"), [("Aleera", 3), ("Marishka", 4), ("Verona", 5)])
@pytest.mark.parametrize("brides", [0, 1, 2])
def test_a_bride_costs_one_less_for_each_bride_in_play(name: str, full: int, brides: int) -> None:
    """At either location; a Vampire who is no Bride does not help, nor does an enemy Bride."""
    sisters = [one for one in ("Aleera", "Marishka", "Verona") if one != name]
    waiting = [at(where, sisters[where]) for where in range(brides)]
    story = table(
        dracula=side(
            hand=[name],
            blood=5,
            vault=REVENANT_VAULT,
            minions=[*waiting, at(CARFAX, "Lucy Weston")],
        ),
        jaws=side(minions=[at(CARFAX, "Verona")]),
    )
    story.answer(f"play:{name.lower()}", "at:right")
    assert story.dracula.blood == 5 - (full - brides)


def aleera_schemes(malice: int) -> Story:
    story = table(dracula=side(minions=[at(CARFAX, "Aleera")], malice=malice))
    story.answer("scheme:ally:right:aleera")
    return story


@pytest.mark.parametrize(("hand", "carfax", "beach"), [("right", 3, 0), ("left", 2, 1)])
def test_aleera_may_turn_a_malice_into_one_at_either_location(
    hand: str, carfax: int, beach: int
) -> None:
    """Her own Haunt 2 follows, where she is."""
    story = aleera_schemes(malice=2)
    story.answer("yes", f"at:{hand}")
    assert story.dracula.malice == 1
    assert story.duel.places[CARFAX].malice == [carfax, 0]
    assert story.duel.places[BEACH].malice == [beach, 0]


def test_aleera_may_keep_her_malice() -> None:
    story = aleera_schemes(malice=2)
    story.answer("no")
    assert story.dracula.malice == 2
    assert story.duel.places[CARFAX].malice == [2, 0]


def test_aleera_is_not_asked_without_malice() -> None:
    story = aleera_schemes(malice=0)
    assert story.asks("jaws", "action")
    assert story.duel.places[CARFAX].malice == [2, 0]


@pytest.mark.rule("HB-16.3")
def test_marishka_plunders_the_deck_when_she_attacks() -> None:
    """Before there is a target; the resources are those of the discarded card."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Marishka")], deck=["Drain Life", "Renfield"]),
        jaws=side(minions=[at(CARFAX, "Man O' War")], exhausted=True),
    )
    story.answer("attack:ally:right:marishka")
    assert story.asks("dracula", "discard-top")
    story.answer("yes")
    assert story.asks("dracula", "attack-target")
    assert story.dracula.blood == 2
    assert story.pile("dracula", "crypt") == ["Drain Life"]
    assert story.pile("dracula", "deck") == ["Renfield"]


@pytest.mark.rule("HB-16.3")
def test_marishka_plunders_the_deck_when_she_schemes() -> None:
    """Lucy's bar shows a card to draw. Her own Haunt 1 comes after it."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Marishka")], deck=["Lucy Weston", "Renfield", "Verona"])
    )
    story.answer("scheme:ally:right:marishka")
    assert story.duel.places[CARFAX].malice == [0, 0]
    story.answer("yes")
    assert story.pile("dracula", "crypt") == ["Lucy Weston"]
    assert story.pile("dracula", "hand") == ["Renfield"]
    assert story.duel.places[CARFAX].malice == [1, 0]


@pytest.mark.rule("HB-16.3")
def test_marishka_may_leave_the_deck_alone() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Marishka")], deck=["Drain Life"]))
    story.answer("scheme:ally:right:marishka", "no")
    assert story.pile("dracula", "deck") == ["Drain Life"]
    assert story.dracula.blood == 0


@pytest.mark.rule("HB-16.3")
def test_marishka_finds_nothing_in_an_empty_deck() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Marishka")], deck=[]))
    story.answer("scheme:ally:right:marishka")
    assert story.asks("jaws", "action")
    assert story.dracula.health == 16


@pytest.mark.rule("HB-16.3")
def test_the_last_card_may_ask_marishka_for_a_draw_that_hurts() -> None:
    """A draw icon is collected as always, also from a deck that is now empty."""
    story = table(dracula=side(minions=[at(CARFAX, "Marishka")], deck=["Lucy Weston"]))
    story.answer("scheme:ally:right:marishka", "yes")
    assert story.dracula.health == 14


def verona_attacks() -> Story:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona"), at(CARFAX, "Renfield")]),
        jaws=side(
            minions=[at(CARFAX, "Ravenous Predator"), at(BEACH, "Giant Octopus")], exhausted=True
        ),
    )
    story.answer("attack:ally:right:verona")
    return story


@pytest.mark.parametrize("amount", [1, 2])
def test_verona_deals_up_to_two_damage_to_a_minion_here(amount: int) -> None:
    """Before she has a target; not the Octopus, which is elsewhere, and no monster."""
    story = verona_attacks()
    assert story.options == [
        "target:nobody",
        "target:enemy:right:ravenous-predator",
        "target:ally:right:verona:exhausted",
        "target:ally:right:renfield",
    ]
    story.answer("target:enemy:right:ravenous-predator", f"damage:{amount}")
    assert story.minion("Ravenous Predator").damage == amount
    assert story.asks("dracula", "attack-target")


def test_verona_may_deal_none() -> None:
    story = verona_attacks()
    story.answer("target:nobody")
    assert story.minion("Ravenous Predator").damage == 0
    assert story.asks("dracula", "attack-target")


# ---------------------------------------------------------------- Carriage Driver


def driver_arrives() -> Story:
    story = table(
        dracula=side(
            hand=["Carriage Driver"],
            blood=4,
            vault=REVENANT_VAULT,
            minions=[at(CARFAX, "Renfield"), at(BEACH, "Verona")],
        ),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
    )
    story.answer("play:carriage-driver", "at:right")
    return story


def test_the_driver_takes_a_minion_to_the_other_location() -> None:
    """An allied one from here; nobody else gets in."""
    story = driver_arrives()
    assert story.options == ["target:nobody", "target:ally:right:renfield"]
    story.answer("target:ally:right:renfield")
    assert story.minion("Renfield").location == BEACH
    assert story.minion("Carriage Driver").location == BEACH


def test_the_driver_may_stay_with_everybody_else() -> None:
    story = driver_arrives()
    story.answer("target:nobody")
    assert story.minion("Renfield").location == CARFAX
    assert story.minion("Carriage Driver").location == CARFAX


def test_the_driver_does_not_leave_alone() -> None:
    story = table(
        dracula=side(
            hand=["Carriage Driver"],
            blood=4,
            vault=REVENANT_VAULT,
            minions=[at(BEACH, "Verona")],
        )
    )
    story.answer("play:carriage-driver", "at:right")
    assert story.asks("jaws", "action")
    assert story.minion("Carriage Driver").location == CARFAX


def test_the_driver_comes_up_and_moves_an_allied_minion_for_free() -> None:
    owner = side(minions=[at(CARFAX, "Renfield"), at(BEACH, "Verona")])
    story = scare("Carriage Driver", "dracula", owner)
    story.answer("yes")
    assert story.options == ["target:ally:right:renfield", "target:ally:left:verona"]
    story.answer("target:ally:left:verona")
    assert story.minion("Verona").location == CARFAX
    assert story.minion("Renfield").location == CARFAX
    assert story.pile("dracula", "crypt") == ["Carriage Driver"]
