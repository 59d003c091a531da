"""Stories about cards of two nations that meet on one tile. (BR-8 to BR-14)"""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import breakfall
from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.break_ import Break
from breakfall.games.break_.nations import all_faces
from tests.games.break_.story import table

# ---------------------------------------------------------------- bombs


@pytest.mark.rule("BR-8.1", "BR-11.2")
def test_a_rock_cannot_shake_off_a_bomb_by_merging() -> None:
    story = table(
        """
        6  .  .  go2 ro .
        1  .  .  Sa .  .
        """,
        "fire",
        "rock",
        turn=1,
        bomb="d6",
    )
    story.answer("move:d6", "tile:c6")
    assert story.troops == {"c6": "go3", "c1": "Sa"}
    assert story.lies("d6") == []
    assert story.first.bomb_on is story.troop("c6")


@pytest.mark.rule("BR-9.6", "BR-11.2")
def test_a_rogue_that_leaps_out_onto_a_bomb_carries_it() -> None:
    story = table(
        """
        6  .  .  .  .  wo
        3  .  .  Bo .  .
        """,
        "fire",
        "forest",
        traps={"c6": "lurking-rogue"},
    )
    story.answer("cast:bomb")
    story.end_turn()
    story.answer("leap:c6")
    assert story.first.bomb_on is story.troop("c6")
    story.answer("move:c6", "tile:b6")
    story.end_turn()
    assert story.at("b6") == "rg2"


@pytest.mark.rule("BR-11.2")
def test_a_bomb_under_a_friend_sticks_to_nobody_until_an_enemy_takes_the_tile() -> None:
    story = table(
        """
        7  .  .  go .  .
        6  .  .  Bl .  .
        3  .  .  Bo .  .
        """,
        "fire",
        "rock",
    )
    story.answer("cast:bomb")
    assert story.first.bomb_on is None
    assert story.lies("c6") == ["bomb"]
    story.end_turn()
    story.answer("move:c7", "tile:c6")
    assert story.first.bomb_on is story.troop("c6")


@pytest.mark.rule("BR-11.2", "BR-6.12")
def test_a_bomb_sticks_to_an_attacker_that_has_moved_onto_its_tile_and_goes_back() -> None:
    story = table(
        """
        7  .  .  ti .  .
        6  .  .  Bo .  .
        """,
        "fire",
        "water",
        turn=1,
        bomb="c6",
    )
    story.answer("move:c7", "tile:c6")
    assert story.troops == {"c7": "ti1", "c6": "Bo1"}
    assert story.first.bomb_on is story.troop("c7")
    assert story.lies("c6") == []


@pytest.mark.rule("BR-11.2", "BR-6.12")
def test_a_bomb_lies_on_its_tile_again_if_the_attacker_falls_there() -> None:
    story = table(
        """
        7  .  .  ro1 .  go
        6  .  .  Sa .  .
        """,
        "fire",
        "rock",
        turn=1,
        bomb="c6",
    )
    story.answer("move:c7", "tile:c6")
    assert story.troops == {"c6": "Sa2", "e7": "go"}
    assert story.lies("c6") == ["bomb"]


# ---------------------------------------------------------------- fire lines


@pytest.mark.rule("BR-11.7")
def test_an_attacker_that_goes_back_through_the_line_is_hurt_once() -> None:
    story = table(
        """
        6  .  .  se2 .  .
        5  .  .  He .  .
        """,
        "fire",
        "water",
        turn=1,
        line="c5-c6",
    )
    story.answer("move:c6", "tile:c5")
    # 2 less 1 for the line; both frail, they strike for nothing.
    assert story.troops == {"c6": "se1", "c5": "He"}


@pytest.mark.rule("BR-11.7", "BR-14.3")
def test_the_current_carries_a_troop_through_the_fire_line() -> None:
    story = table(
        """
        8  .  .  .  .  Bo
        3  .  .  ti .  .
        """,
        "fire",
        "water",
        turn=1,
        line="c5-c6",
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.troops == {"c6": "ti1", "e8": "Bo"}


@pytest.mark.rule("BR-8.3")
def test_a_hurled_rock_flies_over_the_fire_line() -> None:
    story = table(
        """
        4  .  .  ro .  .
        5  .  .  st .  .
        1  Bo .  .  .  .
        """,
        "fire",
        "rock",
        turn=1,
        line="c3-c4",
    )
    story.answer("cast:hurl")
    assert story.at("c2") == "ro"


# ---------------------------------------------------------------- traps and snares


@pytest.mark.rule("BR-9.3", "BR-14.3")
def test_the_current_carries_a_friend_of_the_river_into_a_snare() -> None:
    story = table(
        """
        8  .  .  .  .  Wo
        3  .  .  tu .  .
        """,
        "forest",
        "water",
        turn=1,
        traps={"c6": "snare"},
        river="c4-c5",
    )
    story.answer("move:c3", "tile:c4")
    assert story.lies("c6") == ["snare"]
    assert story.troop("c6").is_snared
    assert not story.offers("move:c6")


@pytest.mark.rule("BR-9.5", "BR-7.8")
def test_a_blaze_that_dies_by_a_lurking_rogue_burns_the_troop_above_it() -> None:
    story = table(
        """
        5  .  .  wa .  .
        4  .  .  Bl .  .
        1  .  .  Bo .  .
        """,
        "fire",
        "forest",
        traps={"c5": "lurking-rogue"},
    )
    story.answer("move:c4", "tile:c5")
    assert story.troops == {"c5": "wa2", "c1": "Bo"}
    assert story.lies("c5") == []


@pytest.mark.rule("BR-9.9")
def test_neither_wind_nor_water_moves_who_is_held() -> None:
    windy = table(
        """
        5  .  .  st .  .
        1  .  .  Dr .  .
        """,
        "forest",
        "rock",
        snares=["c5"],
    )
    assert not windy.offers("cast:gust")
    wet = table(
        """
        5  .  .  Ro .  .
        1  .  .  .  .  tu
        2  .  .  .  .  ti
        """,
        "rock",
        "water",
        turn=1,
        snares=["c5"],
        river="c6-c7",
    )
    assert not wet.offers("cast:flood")
    wet.answer("cast:whirlpool")
    assert not {"tile:b5", "tile:c4", "tile:d5"} & set(wet.options)


@pytest.mark.rule("BR-9.9")
def test_who_is_held_can_still_cast() -> None:
    story = table(
        """
        5  .  .  ru .  .
        3  .  .  Wo .  .
        """,
        "forest",
        "rock",
        turn=1,
        snares=["c5"],
    )
    story.answer("cast:fire-bolt")
    assert story.at("c3") == "Wo1"


@pytest.mark.rule("BR-10.3", "BR-5.6")
def test_an_arrow_hits_a_friend_who_stands_first() -> None:
    story = table(
        """
        5  .  .  st .  .
        4  .  .  Wa .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow", "confirm")
    assert story.troops == {"c5": "st", "c4": "Wa1", "c3": "Ar"}


# ---------------------------------------------------------------- what is said


@pytest.mark.rule("BR-8.1")
def test_nobody_says_that_a_whole_golem_heals() -> None:
    story = table("3  .  .  Go Ro tu", "rock", "water")
    story.answer("move:d3", "tile:c3")
    assert story.told[-1] == "Rock (Rock) merges into Golem (Rock) on c3."


@pytest.mark.rule("BR-12.3")
def test_everybody_sees_the_tiles_of_a_pyre_as_they_are_chosen() -> None:
    story = table(
        """
        7  .  .  st .  .
        1  He He Sa .  Sa
        """,
        "fire",
        "rock",
    )
    story.answer("cast:pyre", "tile:a1", "tile:b1", "tile:c1", "stop", "tile:c7")
    assert story.told[-1] == "Pyre burns c7."
    assert story.at("c7") == "st"  # all of them burn together


@pytest.mark.rule("BR-3.4")
def test_who_rearranges_is_told_how_many_changes_are_left() -> None:
    match = breakfall.new_match("break", format="rock-fire", first="0", seed=1)
    assert match.choice is not None
    assert match.choice.prompt.endswith("Changes left: 7.")
    match.choose_key("move:a3")
    match.choose_key("tile:b3")
    assert match.choice.prompt.endswith("Changes left: 6.")


def described(key: str) -> Mapping[str, object]:
    return Break().describe(next(face for face in all_faces() if face.key == key))


@pytest.mark.rule("BR-3.5", "BR-7.3")
def test_a_card_says_to_which_column_it_is_bound() -> None:
    assert described("ruby")["icons"] == "helmet, mage, column 3"


@pytest.mark.rule("BR-12.3")
def test_a_card_says_that_the_damage_of_a_pyre_is_not_the_rulebooks() -> None:
    ours = {"name": HOUSE, "icons": HOUSE, "copies": INFERRED}
    assert described("pyre")["sources"] == {**ours, "damage": HOUSE, "text": INFERRED}
    assert described("kindle")["sources"] == ours


@pytest.mark.rule("BR-12.3", "BR-17.6", "BR-17.8")
def test_a_card_says_what_else_of_it_is_the_rulebooks_or_ours() -> None:
    assert described("seahorse")["sources"] == {"name": RULEBOOK, "text": RULEBOOK}
    assert described("rock")["sources"] == {"name": RULEBOOK, "text": INFERRED}
    assert described("wolf")["sources"] == {}
    assert described("leaves")["sources"] == {"copies": HOUSE, "icons": HOUSE}
    assert described("trees")["sources"] == {"copies": HOUSE, "icons": HOUSE}
    assert described("wall")["sources"] == {"icons": HOUSE}
    for ruled in ("hurl", "fire-bolt", "river"):
        sources = described(ruled)["sources"]
        assert isinstance(sources, dict)
        assert sources["text"] == INFERRED
