"""Stories about teams. (NB-11)"""

from __future__ import annotations

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.games.nightbreak.terms import FORWARD, LEFT, RANGED, RIGHT, SPELLCASTER
from tests.games.nightbreak.company import at_enemies, dealing, fighters, without_arrows
from tests.games.nightbreak.story import Standing, Story, fighter, table
from tests.games.nightbreak.tables import rows_of, sides_of

SUN_ROW = ("Ann", "Bea", "Cat", "Dot")
MOON_ROW = ("Uma", "Viv", "Wyn", "Zed")  # so Zed faces Ann


def unity(
    ours: list[Standing] | None = None,
    *,
    players: int = 4,
    points: int | None = 0,
    hour: int = 0,
    turn: str = "sun",
) -> Story:
    return table(
        ours or fighters(*SUN_ROW),
        fighters(*MOON_ROW),
        form="unity",
        players=players,
        points=points,
        hour=hour,
        turn=turn,
    )


@pytest.mark.rule("NB-11.1")
@pytest.mark.parametrize(("players", "teams"), [(3, [[0], [1, 2]]), (4, [[0, 2], [1, 3]])])
def test_three_or_four_players_form_two_teams(players: int, teams: list[list[int]]) -> None:
    match = breakfall.new_match("nightbreak", format="unity", players=players, seed=1)
    assert [side["seats"] for side in sides_of(match, None)] == teams


@pytest.mark.rule("NB-11.1")
@pytest.mark.parametrize("players", [2, 5])
def test_unity_is_for_no_other_number_of_players(players: int) -> None:
    with pytest.raises(BreakfallError):
        breakfall.new_match("nightbreak", format="unity", players=players, seed=1)


@pytest.mark.rule("NB-11.1")
@pytest.mark.parametrize(("players", "winners"), [(3, [1, 2]), (4, [1, 3])])
def test_a_team_wins_together(players: int, winners: list[int]) -> None:
    story = unity(players=players, hour=15, turn="moon")
    story.moon.favor = 1
    story.finish_turn()
    assert story.match.outcome is not None
    assert story.match.outcome.winners == winners


@pytest.mark.rule("NB-11.2")
@pytest.mark.parametrize("players", [3, 4])
def test_each_team_has_four_heroes_and_a_deck_of_five(players: int) -> None:
    match = breakfall.new_match(
        "nightbreak", format="unity", players=players, seed=1, heroes="random"
    )
    match.choose(0)  # the faction
    for side, row in zip(sides_of(match, None), rows_of(match), strict=True):
        assert len(row) == 4
        assert len(side["deck"]) == 5
        assert len(side["removed"]) == 6


@pytest.mark.rule("NB-11.3")
def test_a_team_takes_one_turn_with_one_income_and_four_steps_from_its_left() -> None:
    story = unity(points=None)
    assert story.sun.points == 1  # not one for each of them
    story.answer("move:nobody")
    for place, name in enumerate(SUN_ROW, start=1):
        assert story.acting == name
        story.answer(f"target:enemy-{place}")
    story.answer("give:ally-4")
    assert story.hero("Dot").held == 1
    assert story.asks("moon", "opening-move")
    assert story.moon.points == 2


@pytest.mark.rule("NB-11.3")
def test_the_second_team_acts_from_its_own_left() -> None:
    story = unity(turn="moon")
    for place, name in enumerate(MOON_ROW, start=1):
        assert story.acting == name
        story.answer(f"target:enemy-{place}")


@pytest.mark.rule("NB-11.3")
def test_all_heroes_of_a_team_spend_from_one_store() -> None:
    spenders = [fighter(name, power=without_arrows(cost=1)) for name in SUN_ROW]
    story = unity(spenders, points=2)
    story.answer("activate", "attack", "target:enemy-1")
    story.answer("activate")
    assert story.sun.points == 0


@pytest.mark.rule("NB-11.4")
@pytest.mark.parametrize("seat", [0, 2])
def test_any_teammate_may_answer_and_the_first_answer_counts(seat: int) -> None:
    story = unity()
    assert story.match.choice is not None
    assert story.match.choice.seats == (0, 2)
    story.match.choose_key("target:enemy-1", seat)
    assert story.hero("Zed").damage == 2
    assert story.acting == "Bea"


@pytest.mark.rule("NB-11.4")
def test_nobody_answers_for_the_other_team() -> None:
    story = unity()
    for seat in (1, 3):
        with pytest.raises(BreakfallError):
            story.match.choose_key("target:enemy-1", seat)


def targets_of_bea(kind: int) -> list[str]:
    """Whom Bea, second from the left, may attack."""
    story = unity([fighter("Ann"), fighter("Bea", kind=kind), *fighters("Cat", "Dot")])
    story.answer("target:enemy-1")
    return story.options


@pytest.mark.rule("NB-11.5")
def test_a_spellcaster_chooses_among_the_three_enemies_outside_its_column() -> None:
    assert targets_of_bea(SPELLCASTER) == ["target:enemy-1", "target:enemy-3", "target:enemy-4"]


@pytest.mark.rule("NB-11.5")
def test_a_ranged_hero_chooses_among_all_four_enemies() -> None:
    places = ["target:enemy-1", "target:enemy-2", "target:enemy-3", "target:enemy-4"]
    assert targets_of_bea(RANGED) == places


@pytest.mark.rule("NB-11.5")
@pytest.mark.parametrize(("place", "reached"), [(0, "12"), (1, "123"), (2, "234"), (3, "34")])
def test_a_side_arrow_reaches_one_column_away_among_four(place: int, reached: str) -> None:
    row = fighters(*SUN_ROW)
    power = at_enemies(LEFT | FORWARD | RIGHT)
    row[place] = fighter("Max", power=power, on_activation=dealing(1))
    story = unity(row, points=1)
    while story.acting != "Max":
        story.answer("target:enemy-1")
    story.answer("activate")
    assert story.options == [f"target:enemy-{column}" for column in reached]
