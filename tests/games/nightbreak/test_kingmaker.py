"""Stories about Kingmakers. (NB-12)"""

from __future__ import annotations

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.games.nightbreak.rules.effects import deal_each, enemies
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from tests.games.nightbreak.company import (
    arrival_at_enemies,
    dealing,
    fighters,
    moon,
    sun,
    without_arrows,
)
from tests.games.nightbreak.story import Standing, Story, fighter, table
from tests.games.nightbreak.tables import new_table, sides_of, table_of

AT_THE_LEFT = "target:enemy-3"  # the Sun's left hero, as the Moon counts


def kay(*, hp: int = 8, damage: int = 0) -> Standing:
    """The Kingmaker; her arrival deals 1 damage to the enemy across."""
    arrives = arrival_at_enemies()
    return fighter("Kay", arrives=arrives, on_arrival=dealing(1), hp=hp, damage=damage)


def moon_attacks(
    ours: list[Standing],
    *,
    deck: list[Standing] | None = None,
    discard: list[Standing] | None = None,
    first_moon: Standing | None = None,
    points: int = 0,
) -> Story:
    """It is the Moon's turn, and the Sun's Kingmaker is Kay."""
    return table(
        ours,
        moon(first_moon or fighter("Uma")),
        sun_deck=deck or fighters("Dee", "Eve", "Fay"),
        sun_discard=discard,
        turn="moon",
        points=points,
        form="kingmaker",
        sun_kingmaker="Kay",
    )


@pytest.mark.rule("NB-12.1")
def test_each_player_names_a_kingmaker_after_choosing_and_the_first_before_the_second() -> None:
    match = new_table("kingmaker")
    asked = []
    while match.choice is not None and match.choice.kind != "opening-move":
        asked.append((match.choice.seat, match.choice.kind))
        is_naming = match.choice.kind == "name-kingmaker"
        match.choose(1 if is_naming else 0)
    choosing = [(0, "choose-hero")] * 3 + [(0, "name-kingmaker")]
    answering = [(1, "choose-hero")] * 3 + [(1, "name-kingmaker")]
    assert asked == [(0, "faction"), *choosing, *answering]
    for side in table_of(match).sides:
        assert side.kingmaker is side.hero_at(1).face


@pytest.mark.rule("NB-12.1")
def test_kingmaker_is_for_two_players() -> None:
    with pytest.raises(BreakfallError):
        breakfall.new_match("nightbreak", format="kingmaker", players=3, seed=1)


@pytest.mark.rule("NB-12.1")
def test_a_kingmaker_is_announced_and_stays_one_when_it_has_fallen() -> None:
    story = moon_attacks([kay(damage=7), *sun()[1:]])
    story.answer(AT_THE_LEFT, "look:deck", "place:top-hero")
    assert story.pile("sun", "discard") == ["Kay"]
    for seat in (0, 1, None):
        assert sides_of(story.match, seat)[0]["kingmaker"] == "kay"


@pytest.mark.rule("NB-12.2")
def test_a_kingmaker_in_the_discard_pile_may_replace_an_overwhelmed_hero() -> None:
    story = moon_attacks(sun(fighter("Ann", damage=7)), discard=[kay()])
    story.answer(AT_THE_LEFT)
    assert story.asks("sun", "call-kingmaker")
    assert story.options == ["place:kingmaker", "look:deck"]
    story.answer("place:kingmaker")
    assert story.row("sun") == ["Kay", "Bea", "Cat"]
    assert story.pile("sun", "deck") == ["Dee", "Eve", "Fay"]  # untouched
    assert story.pile("sun", "discard") == ["Ann"]
    assert story.hero("Wyn").damage == 1  # her arrival power


@pytest.mark.rule("NB-12.2")
def test_a_kingmaker_in_the_battle_is_not_offered() -> None:
    story = moon_attacks([fighter("Ann", damage=7), kay(), fighter("Cat")])
    story.answer(AT_THE_LEFT)
    assert story.asks("sun", "keep-or-discard")


@pytest.mark.rule("NB-12.2")
def test_nobody_has_to_call_a_kingmaker() -> None:
    story = moon_attacks(sun(fighter("Ann", damage=7)), discard=[kay()])
    story.answer(AT_THE_LEFT, "look:deck")
    assert story.asks("sun", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.row("sun") == ["Dee", "Bea", "Cat"]


async def harm_each_enemy(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal_each(battle, me, enemies(battle, me), 1)


def two_suns_fall_together() -> Story:
    ours = sun(fighter("Ann", damage=7), fighter("Bea", damage=7))
    storm = fighter("Uma", power=without_arrows(), on_activation=harm_each_enemy)
    story = moon_attacks(ours, discard=[kay()], first_moon=storm, points=1)
    story.answer("activate")
    return story


@pytest.mark.rule("NB-12.3")
def test_with_several_empty_ranks_the_rank_is_chosen_before_the_kingmaker() -> None:
    story = two_suns_fall_together()
    assert story.asks("sun", "empty-rank")
    story.answer("fill:rank-2")
    assert story.asks("sun", "call-kingmaker")
    story.answer("place:kingmaker")
    assert story.asks("sun", "keep-or-discard")  # for the rank that is left
    story.answer("place:top-hero")
    assert story.row("sun") == ["Dee", "Kay", "Cat"]


@pytest.mark.rule("NB-12.3")
def test_once_the_deck_was_looked_at_the_kingmaker_cannot_be_called_for_this_rank() -> None:
    story = two_suns_fall_together()
    story.answer("fill:rank-1", "look:deck")
    assert story.asks("sun", "keep-or-discard")
    assert story.options == ["place:top-hero", "discard:top-hero"]
    story.answer("discard:top-hero")
    assert story.row("sun") == ["Eve", "Cat"]  # the second card had to be taken
    assert story.asks("sun", "call-kingmaker")  # the next replacement is a new one


@pytest.mark.rule("NB-12.4")
def test_an_overwhelmed_kingmaker_may_replace_itself_without_damage() -> None:
    story = moon_attacks([kay(damage=7), *sun()[1:]])
    story.answer(AT_THE_LEFT)
    assert story.asks("sun", "call-kingmaker")
    story.answer("place:kingmaker")
    assert story.row("sun") == ["Kay", "Bea", "Cat"]
    assert story.hero("Kay").damage == 0
    assert story.moon.favor == 1
    assert story.hero("Wyn").damage == 1  # it arrived again


@pytest.mark.rule("NB-12.5")
def test_a_kingmaker_cannot_replace_an_escaped_hero() -> None:
    story = table(
        sun(fighter("Ann", held=1)),
        moon(),
        sun_deck=fighters("Dee", "Eve"),
        sun_discard=[kay()],
        form="kingmaker",
        sun_kingmaker="Kay",
        points=0,
    )
    story.answer("escape")
    assert story.asks("sun", "keep-or-discard")
    story.answer("discard:top-hero")
    assert story.row("sun") == ["Eve", "Bea", "Cat"]


@pytest.mark.rule("NB-12.6")
def test_a_kingmaker_returns_as_often_as_it_falls() -> None:
    story = moon_attacks([kay(hp=2), *sun()[1:]])
    for favor, attacker in enumerate(("Uma", "Viv", "Wyn"), start=1):
        assert story.acting == attacker
        story.answer(AT_THE_LEFT, "place:kingmaker")
        assert story.moon.favor == favor
        assert story.row("sun") == ["Kay", "Bea", "Cat"]


@pytest.mark.rule("NB-12.6")
def test_a_kingmaker_in_the_deck_cannot_be_called_but_may_turn_up() -> None:
    story = moon_attacks(sun(fighter("Ann", damage=7)), deck=[kay(), fighter("Dee")])
    story.answer(AT_THE_LEFT)
    assert story.asks("sun", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.row("sun") == ["Kay", "Bea", "Cat"]
    assert story.hero("Wyn").damage == 1
