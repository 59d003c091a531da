"""Stories about the last turn and who wins. (NB-10)"""

from __future__ import annotations

import pytest

from breakfall.core.outcome import Outcome
from tests.games.nightbreak.company import play_until
from tests.games.nightbreak.story import Standing, Story, fighter, table

LAST = 15  # Time cards turned before the last turn


def harmless(
    names: str, *, damage: tuple[int, int, int] = (0, 0, 0), hp: int = 8
) -> list[Standing]:
    """A row whose attacks change nothing."""
    heroes = zip(names.split(), damage, strict=True)
    return [fighter(name, strength=0, damage=hurt, hp=hp) for name, hurt in heroes]


def sun(*damage: int, hp: int = 8) -> list[Standing]:
    one, two, three = damage or (0, 0, 0)
    return harmless("Ann Bea Cat", damage=(one, two, three), hp=hp)


def moon(*damage: int, hp: int = 8) -> list[Standing]:
    one, two, three = damage or (0, 0, 0)
    return harmless("Uma Viv Wyn", damage=(one, two, three), hp=hp)


def last_turn(ours: list[Standing], theirs: list[Standing], *, points: int = 0) -> Story:
    return table(ours, theirs, turn="moon", hour=LAST, points=points)


def end_of(story: Story, *, sun_favor: int = 0, moon_favor: int = 0) -> Outcome:
    story.sun.favor = sun_favor
    story.moon.favor = moon_favor
    story.finish_turn()
    assert story.match.outcome is not None
    return story.match.outcome


@pytest.mark.rule("NB-10.1")
def test_the_battle_ends_when_the_last_time_card_is_turned_and_no_points_are_given() -> None:
    story = last_turn(sun(), moon(), points=3)
    for _ in range(3):
        assert story.asks("moon", "attack-target")
        story.match.choose(0)
    assert story.kind == "over"
    assert story.match.outcome is not None
    assert [hero.held for hero in story.moon.heroes] == [0, 0, 0]


@pytest.mark.rule("NB-10.1")
def test_the_battle_goes_on_while_a_time_card_is_face_up() -> None:
    story = table(sun(), moon(), hour=LAST - 1, points=0)
    play_until(story, "moon", "opening-move")
    assert story.match.outcome is None


@pytest.mark.rule("NB-10.2")
def test_more_favor_wins_whatever_the_damage() -> None:
    outcome = end_of(last_turn(sun(7, 7, 7), moon()), sun_favor=3, moon_favor=2)
    assert outcome.winners == [0]
    assert outcome.scores == [3, 2]
    assert outcome.ranking == [[0], [1]]


@pytest.mark.rule("NB-10.2")
def test_the_side_that_took_the_last_turn_wins_with_more_favor_too() -> None:
    outcome = end_of(last_turn(sun(), moon(7, 7, 7)), sun_favor=1, moon_favor=2)
    assert outcome.winners == [1]


@pytest.mark.rule("NB-10.3")
def test_with_equal_favor_less_damage_on_all_heroes_wins() -> None:
    outcome = end_of(last_turn(sun(5, 0, 0), moon(2, 2, 2)), sun_favor=2, moon_favor=2)
    assert outcome.winners == [0]  # 5 against 6, though one hero alone has the most


@pytest.mark.rule("NB-10.3")
def test_hit_points_do_not_matter_for_the_tie() -> None:
    outcome = end_of(last_turn(sun(2, 2, 2, hp=20), moon(2, 2, 1, hp=3)))
    assert outcome.winners == [1]  # 5 against 6, though its heroes are nearer to their end


@pytest.mark.rule("NB-10.4")
def test_equal_favor_and_equal_damage_are_a_draw() -> None:
    outcome = end_of(last_turn(sun(3, 0, 1), moon(0, 4, 0)), sun_favor=2, moon_favor=2)
    assert outcome.is_draw
    assert outcome.winners == []
    assert outcome.ranking == [[0, 1]]
