"""A monster's health stack: point by point, prevention, and death. (HB-12.6 to 12.13)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import haunt, prowl
from breakfall.games.hellbreak.state import Duel, Minion
from breakfall.games.hellbreak.terms import BID_FOR_INITIATIVE, COLLECT, PLAYED
from tests.games.hellbreak.story import (
    BEACH,
    CARFAX,
    SideGiven,
    Story,
    at,
    made_up,
    side,
    table,
)


def struck(points: int, jaws: SideGiven, dracula: SideGiven | None = None) -> Story:
    """A minion of Dracula's deals so much combat damage to Jaws, who cannot defend."""
    dracula = dracula or side()
    dracula.minions.append(at(BEACH, made_up("Striker", combat=points, health=9)))
    jaws.exhausted = True
    story = table(dracula, jaws)
    story.answer("attack:ally:left:striker")
    return story


async def prevent_a_point(face: object, duel: Duel, me: Minion) -> None:
    me.side.prevented += 1


# ---------------------------------------------------------------- the cards and the points


@pytest.mark.rule("HB-12.6")
@pytest.mark.rule("HB-12.7")
@pytest.mark.parametrize(
    ("points", "cards", "is_vertical"),
    [(0, 8, False), (1, 8, True), (2, 7, False), (3, 7, True), (4, 6, False)],
)
def test_a_health_card_takes_two_points(points: int, cards: int, is_vertical: bool) -> None:
    story = struck(points, side())
    assert story.jaws.health == 16 - points
    assert len(story.pile("jaws", "health")) == cards
    assert story.jaws.is_top_vertical == is_vertical
    assert len(story.pile("jaws", "crypt")) == 8 - cards


@pytest.mark.rule("HB-12.6")
def test_the_vertical_card_takes_the_next_damage_even_rounds_later() -> None:
    """One point in this round and one in the next cost one card together."""
    story = struck(1, side(health=["Rogue Shark", "Barracuda"]), side(unleashed=True))
    story.next_round()
    story.answer("attack:ally:left:striker", "defend:nobody")
    assert story.pile("jaws", "crypt") == ["Rogue Shark"]
    assert story.jaws.health == 2


@pytest.mark.rule("HB-12.7")
def test_the_top_card_goes_first_and_ends_up_in_its_owners_crypt() -> None:
    story = struck(4, side(health=["Man O' War", "Barracuda", "Giant Octopus"]))
    assert story.pile("jaws", "crypt") == ["Barracuda", "Man O' War"]
    assert story.pile("jaws", "health") == ["Giant Octopus"]
    assert story.pile("dracula", "crypt") == []


@pytest.mark.rule("HB-12.7")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_struck_card_is_shown_to_both_players_and_a_turned_one_is_not(seat: int) -> None:
    story = struck(3, side(health=["Man O' War", "Barracuda"]))
    assert any("Man O' War" in line for line in story.match.log(seat))
    assert not any("Barracuda" in line for line in story.match.log(seat))
    assert story.jaws.is_top_vertical


@pytest.mark.rule("HB-12.7")
def test_one_point_is_finished_before_the_next_one_strikes() -> None:
    """Both cards of a hit for four may scare, one after the other."""
    story = struck(4, side(health=["Deputy Hendricks", "Larry Vaughn", "Barracuda"]))
    assert story.asks("jaws", "jumpscare")
    assert story.pile("jaws", "revealed") == ["Deputy Hendricks"]
    assert story.pile("jaws", "crypt") == []
    assert not story.jaws.is_top_vertical
    story.answer("no")
    assert story.asks("jaws", "jumpscare")
    assert story.pile("jaws", "revealed") == ["Larry Vaughn"]
    assert story.pile("jaws", "crypt") == ["Deputy Hendricks"]


# ---------------------------------------------------------------- prevention


@pytest.mark.rule("HB-12.11")
def test_a_protection_works_against_the_rest_of_the_damage_that_revealed_it() -> None:
    """Of three points one reveals Hendricks, one is prevented and one turns the next card."""
    story = struck(3, side(health=["Deputy Hendricks", "Barracuda"], vertical=True))
    story.answer("yes")
    assert story.jaws.health == 1
    assert story.pile("jaws", "crypt") == ["Deputy Hendricks"]


@pytest.mark.rule("HB-12.11")
def test_a_protection_that_is_not_wanted_protects_from_nothing() -> None:
    story = struck(2, side(health=["Deputy Hendricks", "Barracuda"], vertical=True))
    story.answer("no")
    assert story.jaws.health == 1


def hendricks_is_waiting(dracula: SideGiven) -> Story:
    """Hendricks was the last point of a hit and will prevent one more in this phase."""
    story = struck(1, side(health=["Deputy Hendricks", "Barracuda"], vertical=True), dracula)
    story.answer("yes")
    return story


@pytest.mark.rule("HB-12.11")
def test_a_protection_waits_for_the_next_damage_and_is_used_up_by_it() -> None:
    minions = [at(BEACH, made_up(name)) for name in ("First", "Second")]
    story = hendricks_is_waiting(side(minions=minions))
    story.answer("pass", "attack:ally:left:first", "pass")
    assert story.jaws.health == 2
    story.answer("attack:ally:left:second")
    assert story.jaws.health == 1


@pytest.mark.rule("HB-12.11")
def test_a_protection_protects_the_monster_and_not_its_minions() -> None:
    prowler = made_up("Prowler", scheme=(prowl(1),))
    story = struck(
        1,
        side(
            health=["Deputy Hendricks", "Barracuda"],
            vertical=True,
            minions=[at(CARFAX, "Rogue Shark")],
        ),
        side(minions=[at(CARFAX, prowler)]),
    )
    story.answer("yes", "pass", "scheme:ally:right:prowler", "target:ally:left:rogue-shark")
    assert story.minion("Rogue Shark").damage == 1
    assert story.jaws.prevented == 1


@pytest.mark.rule("HB-12.11")
@pytest.mark.parametrize(("prevented", "blood"), [(0, 1), (1, 1), (2, 0)])
def test_prevented_damage_is_not_dealt_so_renfield_gains_nothing_for_it(
    prevented: int, blood: int
) -> None:
    """He deals 2, and gains 1 blood for combat damage to a Creature, which Jaws is."""
    jaws = side(health=["Barracuda"] * 4, exhausted=True)
    story = table(side(minions=[at(BEACH, "Renfield")]), jaws)
    story.jaws.prevented = prevented
    story.answer("attack:ally:left:renfield")
    assert story.jaws.health == 8 - 2 + prevented
    assert story.dracula.blood == blood


@pytest.mark.rule("HB-12.11")
@pytest.mark.parametrize(("prevented", "blood"), [(1, 1), (2, 0)])
def test_nor_does_he_gain_anything_if_a_defending_monster_is_protected(
    prevented: int, blood: int
) -> None:
    jaws = side(health=["Barracuda"] * 4, minions=[at(BEACH, "Rogue Shark")])
    story = table(side(minions=[at(BEACH, "Renfield")]), jaws)
    story.jaws.prevented = prevented
    story.answer(
        "attack:ally:left:renfield", "target:enemy:left:rogue-shark", "defend:ally:monster"
    )
    assert story.dracula.blood == blood


@pytest.mark.rule("HB-12.11")
def test_the_log_tells_of_prevented_damage_once_and_never_as_dealt() -> None:
    minions = [at(BEACH, made_up("First"))]
    story = hendricks_is_waiting(side(minions=minions))
    story.answer("pass", "attack:ally:left:first")
    assert story.told[-2:] == [
        "First targets Jaws at North Beach.",
        "1 damage to Jaws is prevented.",
    ]


@pytest.mark.rule("HB-12.7", "HB-12.11")
def test_a_hit_is_one_line_and_the_part_that_was_prevented_another() -> None:
    story = struck(4, side(health=["Man O' War", "Barracuda", "Giant Octopus"]))
    assert story.told[-1] == "Jaws takes 4 damage and reveals Man O' War and Barracuda."
    story = struck(3, side(health=["Deputy Hendricks", "Barracuda"], vertical=True))
    assert story.told[-1] == "Jaws takes 1 damage and reveals Deputy Hendricks."
    story.answer("yes")
    assert story.told[-3:] == [
        "Jumpscare: Deputy Hendricks!",
        "1 damage to Jaws is prevented.",
        "Jaws takes 1 damage.",
    ]


@pytest.mark.rule("HB-12.11")
def test_several_protections_add_up() -> None:
    """Hendricks is waiting, and a guard adds a second point; the third one counts."""
    guard = made_up("Guard", abilities=PLAYED, played=prevent_a_point)
    hitter = at(CARFAX, made_up("Hitter", combat=3))
    story = struck(
        1,
        side(health=["Deputy Hendricks", "Barracuda"], vertical=True, hand=[guard]),
        side(minions=[hitter]),
    )
    story.answer("yes", "play:guard", "at:right", "attack:ally:right:hitter")
    assert story.jaws.health == 1


@pytest.mark.rule("HB-12.11")
def test_what_is_left_of_a_protection_ends_with_the_horror_phase() -> None:
    """Dracula's Barracuda bites when he flips, which is in the Refresh Phase."""
    story = hendricks_is_waiting(side(minions=[at(BEACH, "Barracuda")]))
    story.answer("pass", "pass", "flip", "use:ally:left:barracuda:waiting", "target:enemy:monster")
    assert story.jaws.health == 1


@pytest.mark.rule("HB-12.11")
def test_what_is_left_of_a_protection_ends_with_the_feeding_phase() -> None:
    """Jaws has nothing to draw and loses Hendricks; in the Horror Phase he is no help."""
    story = table(
        dracula=side(minions=[at(BEACH, "Renfield")]),
        jaws=side(unleashed=True, deck=[], health=["Deputy Hendricks", "Barracuda", "Barracuda"]),
        stage=COLLECT,
    )
    story.answer("yes")
    story.bid_nothing()
    story.answer("attack:ally:left:renfield", "defend:nobody")
    assert story.jaws.health == 2


@pytest.mark.rule("HB-12.11")
def test_what_is_left_of_a_protection_ends_with_the_refresh_phase() -> None:
    """The Barracuda's bite turns Hendricks up; then Jaws has nothing to draw."""
    story = table(
        dracula=side(minions=[at(BEACH, "Barracuda")]),
        jaws=side(
            unleashed=True, deck=[], health=["Deputy Hendricks", "Barracuda", "Orca"], vertical=True
        ),
    )
    story.answer("pass", "pass", "flip", "use:ally:left:barracuda:waiting", "target:enemy:monster")
    story.answer("yes", "stay")
    assert story.duel.stage == BID_FOR_INITIATIVE
    assert story.jaws.health == 2


# ---------------------------------------------------------------- death


@pytest.mark.rule("HB-12.13")
def test_a_monster_without_health_cards_is_killed_and_its_opponent_wins() -> None:
    story = struck(4, side(health=["Rogue Shark", "Barracuda"]))
    assert story.winner == "dracula"
    assert story.kind == "over"
    outcome = story.match.outcome
    assert outcome is not None
    assert not outcome.is_draw
    assert outcome.winners == [0]


@pytest.mark.rule("HB-12.13")
def test_one_health_is_enough_to_live() -> None:
    story = struck(3, side(health=["Rogue Shark", "Barracuda"]))
    assert story.winner is None
    assert story.jaws.health == 1


@pytest.mark.rule("HB-12.13")
def test_nothing_more_happens_not_even_the_rest_of_the_action() -> None:
    """The prowling kills Jaws, so the haunting does not take Carfax Abbey any more."""
    schemer = made_up("Schemer", scheme=(prowl(1), haunt(4)))
    story = table(
        dracula=side(minions=[at(CARFAX, schemer)]),
        jaws=side(health=["Barracuda"], vertical=True),
        controllers=("jaws", "jaws"),
    )
    story.answer("scheme:ally:right:schemer")
    assert story.winner == "dracula"
    assert story.duel.places[CARFAX].controller == 1
    assert story.duel.places[CARFAX].malice == [0, 0]
    assert story.dracula.blood == 0
    assert "Dracula wins" in story.told[-1]


@pytest.mark.rule("HB-12.13")
def test_of_two_monsters_in_danger_the_one_that_dies_first_loses() -> None:
    """Both decks are empty and both monsters would die; the holder of initiative draws first."""
    dying = ["Barracuda"]
    story = table(
        dracula=side(deck=[], health=dying),
        jaws=side(deck=[], health=dying),
        initiative="jaws",
        stage=COLLECT,
    )
    assert story.winner == "dracula"
    assert story.dracula.health == 2
