"""Stories about the phases of a turn and the order of steps. (NB-8)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.rules.effects import apply, other_allies
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from breakfall.games.nightbreak.terms import MIDNIGHT, RIGHT, SHROUDED, STUNNED, WOUNDED
from tests.games.nightbreak.company import (
    at_allies,
    change_places,
    fighters,
    moon,
    move_the_outer_allies,
    play_until,
    sun,
    without_arrows,
)
from tests.games.nightbreak.story import Story, fighter, table

ATTACK_THE_FIRST = "target:enemy-1"


def attackers(story: Story) -> list[str]:
    """Who has attacked so far, in order."""
    return [line.split(" attacks ")[0] for line in story.told if " attacks " in line]


@pytest.mark.rule("NB-8.1")
def test_a_turn_has_three_phases_and_then_the_other_side_has_its_turn() -> None:
    story = table(sun(), moon())
    assert story.sun.points == 1  # the Resource Phase is over
    assert story.asks("sun", "opening-move")
    story.answer("move:nobody")
    for _ in range(3):
        assert story.asks("sun", "attack-target")
        story.answer(ATTACK_THE_FIRST)
    assert story.asks("sun", "give-point")
    story.answer("give:ally-1")
    assert story.asks("moon", "opening-move")
    assert story.moon.points == 2  # Dusk: the Moon's own Resource Phase


# ---------------------------------------------------------------- the Resource Phase

# With the Sun going first: Dusk, Dusk, Midnight, Midnight, Dawn, Dawn, Midday, Midday, ...
DUSK_CARD, MIDNIGHT_CARD, DAWN_CARD, MIDDAY_CARD = 0, 2, 4, 6


@pytest.mark.rule("NB-8.2")
@pytest.mark.parametrize(
    ("side", "hour", "income"),
    [
        ("sun", DAWN_CARD, 2),
        ("sun", MIDDAY_CARD, 3),
        ("sun", DUSK_CARD, 1),
        ("sun", MIDNIGHT_CARD, 1),
        ("moon", DAWN_CARD, 1),
        ("moon", MIDDAY_CARD, 1),
        ("moon", DUSK_CARD, 2),
        ("moon", MIDNIGHT_CARD, 3),
    ],
)
def test_income_is_one_point_or_the_symbols_of_your_own_hour(
    side: str, hour: int, income: int
) -> None:
    story = table(sun(), moon(), turn=side, hour=hour)
    assert story.side(side).points == income


@pytest.mark.rule("NB-8.3")
def test_each_prayer_of_your_heroes_is_answered_with_two_points() -> None:
    row = sun(fighter("Ann", prayers=1), fighter("Bea", prayers=2))
    story = table(row, moon(fighter("Uma", prayers=1)))
    assert story.sun.points == 1 + 3 * 2
    assert story.hero("Ann").prayers == 0
    assert story.hero("Bea").prayers == 0
    assert story.hero("Uma").prayers == 1  # it is not the Moon's turn
    assert story.moon.points == 0


# ---------------------------------------------------------------- the opening move


@pytest.mark.rule("NB-8.4")
def test_any_two_heroes_may_move_at_the_start_or_nobody() -> None:
    story = table(sun(), moon())
    assert set(story.options) == {
        "move:nobody",
        "move:ally-1+ally-2",
        "move:ally-1+ally-3",
        "move:ally-2+ally-3",
    }


@pytest.mark.rule("NB-8.4")
def test_the_opening_move_happens_once_and_before_anybody_acts() -> None:
    story = table(sun(), moon())
    story.answer("move:ally-1+ally-3")
    assert story.row("sun") == ["Cat", "Bea", "Ann"]
    assert story.asks("sun", "attack-target")
    assert story.acting == "Cat"


@pytest.mark.rule("NB-8.4")
def test_nobody_has_to_move() -> None:
    story = table(sun(), moon())
    story.answer("move:nobody")
    assert story.row("sun") == ["Ann", "Bea", "Cat"]


@pytest.mark.rule("NB-8.5")
def test_two_heroes_that_move_change_places_with_everything_on_them() -> None:
    ann = fighter("Ann", power=at_allies(RIGHT), on_activation=change_places, damage=1, held=1)
    bea = fighter("Bea", damage=3, held=2, prayers=1, markers=STUNNED | SHROUDED)
    story = table(sun(ann, bea), moon(), points=1)
    story.answer("activate", "pay:held-0")
    assert story.row("sun") == ["Bea", "Ann", "Cat"]
    moved = story.hero("Bea")
    assert (moved.damage, moved.held, moved.prayers) == (3, 2, 1)
    assert moved.markers == STUNNED | SHROUDED
    assert (story.hero("Ann").damage, story.hero("Ann").held) == (1, 1)


# ---------------------------------------------------------------- the order of steps


@pytest.mark.rule("NB-8.6")
@pytest.mark.parametrize(("side", "order"), [("sun", "Ann Bea Cat"), ("moon", "Uma Viv Wyn")])
def test_heroes_act_from_their_own_left_to_their_right(side: str, order: str) -> None:
    story = table(sun(), moon(), turn=side, points=0)
    for name in order.split():
        assert story.acting == name
        story.answer("target:enemy-2")
    assert attackers(story) == order.split()


@pytest.mark.rule("NB-8.7")
def test_the_next_step_belongs_to_the_leftmost_hero_that_has_not_attacked() -> None:
    mover = fighter("Bea", power=without_arrows(), on_activation=move_the_outer_allies)
    story = table(sun(fighter("Ann"), mover), moon(), points=1)
    story.answer(ATTACK_THE_FIRST)
    assert story.acting == "Bea"
    story.answer("activate")  # Ann, who has attacked, is right now and Cat is left
    assert story.row("sun") == ["Cat", "Bea", "Ann"]
    story.answer(ATTACK_THE_FIRST)
    assert story.acting == "Cat"
    story.answer(ATTACK_THE_FIRST)
    assert attackers(story) == ["Ann", "Bea", "Cat"]
    assert story.asks("moon", "opening-move")


@pytest.mark.rule("NB-8.7")
def test_a_hero_that_moves_in_its_own_step_goes_on_with_it() -> None:
    ann = fighter("Ann", power=at_allies(RIGHT), on_activation=change_places)
    story = table(sun(ann), moon(), points=1)
    story.answer("activate")
    assert story.row("sun") == ["Bea", "Ann", "Cat"]
    assert story.acting == "Ann"
    for _ in range(3):
        story.answer(ATTACK_THE_FIRST)
    assert attackers(story) == ["Ann", "Bea", "Cat"]


async def wound_and_move_the_others(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    for ally in other_allies(me):
        apply(battle, me, ally, WOUNDED)
    await move_the_outer_allies(battle, me, target)


@pytest.mark.rule("NB-8.8")
def test_a_newcomer_counts_as_having_attacked_if_the_last_hero_in_its_rank_had() -> None:
    bea = fighter("Bea", power=without_arrows(), on_activation=wound_and_move_the_others)
    row = [fighter("Ann", damage=7), bea, fighter("Cat", damage=7)]
    story = table(row, moon(), sun_deck=fighters("Dee", "Eve", "Fay"), points=1)
    story.answer(ATTACK_THE_FIRST)
    story.answer("activate")  # Ann and Cat change places, and their wounds overwhelm both
    story.answer("fill:rank-1", "place:top-hero")  # Cat fell here, before her attack
    story.answer("place:top-hero")  # Ann fell here, after hers
    assert story.row("sun") == ["Dee", "Bea", "Eve"]
    story.answer(ATTACK_THE_FIRST)
    assert story.acting == "Dee"
    story.answer(ATTACK_THE_FIRST)
    assert attackers(story) == ["Ann", "Bea", "Dee"]
    assert story.asks("moon", "opening-move")


@pytest.mark.rule("NB-8.9")
def test_a_newcomer_in_the_middle_of_a_step_uses_the_points_of_this_turn_and_attacks() -> None:
    ann = fighter("Ann", damage=7, held=2, markers=WOUNDED, power=without_arrows(cost=1))
    dee = fighter("Dee", power=without_arrows(cost=1))
    story = table(sun(ann), moon(), sun_deck=[dee, fighter("Eve")], points=2)
    story.answer("activate", "pay:held-0")  # her wound overwhelms her
    story.answer("place:top-hero")
    assert story.acting == "Dee"
    assert story.options == ["attack", "activate"]  # Ann's held points are gone
    story.answer("activate")
    assert story.sun.points == 0
    assert story.asks("sun", "attack-target")
    story.answer(ATTACK_THE_FIRST)
    assert story.acting == "Bea"


@pytest.mark.rule("NB-8.9")
def test_the_replacement_of_an_escaped_hero_neither_prays_nor_escapes() -> None:
    dee = fighter("Dee", power=without_arrows(cost=1))
    story = table(sun(fighter("Ann", held=3)), moon(), sun_deck=[dee, fighter("Eve")], points=1)
    story.answer("escape", "place:top-hero")
    assert story.acting == "Dee"
    assert story.options == ["attack", "activate"]


# ---------------------------------------------------------------- the Cycle Phase


@pytest.mark.rule("NB-8.10")
def test_the_time_card_is_turned_before_points_are_given() -> None:
    story = table(sun(), moon(), hour=1, points=1)  # the second Dusk
    story.finish_turn()
    assert story.asks("sun", "give-point")
    assert story.battle.time == MIDNIGHT
    story.answer("give:ally-1")
    assert story.moon.points == 3  # and this is the card of the next turn


@pytest.mark.rule("NB-8.11")
@pytest.mark.parametrize(
    ("given", "held"), [((3, 3), [0, 0, 2]), ((1, 3), [1, 0, 1]), ((2, 1), [1, 1, 0])]
)
def test_points_left_are_shared_out_freely(given: tuple[int, ...], held: list[int]) -> None:
    story = table(sun(), moon(), points=2)
    story.finish_turn()
    for place in given:
        assert story.asks("sun", "give-point")
        story.answer(f"give:ally-{place}")
    assert [hero.held for hero in story.sun.heroes] == held
    assert story.sun.points == 0
    assert story.asks("moon", "opening-move")


@pytest.mark.rule("NB-8.11")
def test_points_given_add_to_those_held_and_serve_in_the_next_turn() -> None:
    story = table(sun(fighter("Ann", held=1)), moon(), points=1)
    story.finish_turn()
    story.answer("give:ally-1")
    assert story.hero("Ann").held == 2
    play_until(story, "sun", "opening-move")
    story.answer("move:nobody")
    assert story.options == ["attack", "pray", "escape"]
