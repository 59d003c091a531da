"""Action: fighting, from naming a monster to what the winner gets."""

from __future__ import annotations

import pytest

from breakfall.core.cards import put_on_top
from tests.games.havenfall.story import Story, player, table

COPPER = "Copper"
GUARD = "Elite Guard"  # 4 damage, 4 health


def fights(story: Story) -> list[str]:
    return [key for key in story.options if key.startswith("fight")]


# ---------------------------------------------------------------- naming the monster


@pytest.mark.rule("HF-8.1")
def test_a_monster_is_weaker_as_a_minion_than_as_a_boss() -> None:
    as_minion = table(player("Greg", play=[GUARD]), row=["Fish", "Dragon", "Fish"])
    as_minion.answer("fight:minion-1")  # 1 and 1
    assert as_minion.board("defeated") == ["Fish"]
    as_boss = table(player("Greg", play=[GUARD]), row=["Fish", "Dragon", "Fish"])
    as_boss.answer("fight:boss")  # 10 and 10
    assert as_boss.board("defeated") == []


@pytest.mark.rule("HF-8.2")
def test_once_named_the_place_stays() -> None:
    story = table(
        player("Greg", play=[GUARD, "Shield"], pixels="G"),
        player("Joe"),
        row=["Fish", "Dragon", "Dragon"],
    )
    assert fights(story) == ["fight:minion-1", "fight:minion-2", "fight:boss"]
    story.answer("fight:boss")
    assert story.asks("Greg", "fighting")
    assert story.options == ["ability:shield", "strike"]


@pytest.mark.rule("HF-8.2")
def test_the_fight_may_be_announced_before_the_monster_is_named() -> None:
    story = table(player("Greg", play=["Assassin", COPPER], pixels="Y"), player("Joe"))
    story.answer("ability:assassin", "gain:damage")
    assert story.seen("Joe")["turn"]["action"] == "fight"
    assert fights(story) == ["fight:minion-1", "fight:minion-2", "fight:boss"]


@pytest.mark.rule("HF-8.3")
def test_before_the_blow_you_may_play_lines_abilities_and_spells_and_trade() -> None:
    greg = player(
        "Greg",
        play=["Orken Jewel", "Swordsman", "Spell Book", "Gold"],
        spells=["Battle Fury"],
        pixels="RRR",
    )
    story = table(greg, player("Joe"))
    story.answer("fight:minion-1")
    assert story.options == [
        "draw:orken-jewel",
        "information:orken-jewel",
        "ability:swordsman",
        "strike",
        "cast:battle-fury",
        "buy-spell",
        "trade:red",
    ]
    story.answer("cast:battle-fury", "ability:swordsman:9-2", "stance:damage-6", "strike")
    assert story.board("defeated") == ["Sea Serpent"]  # 5 and 5 against 6 and 5


# ---------------------------------------------------------------- asking the opponents


@pytest.mark.rule("HF-8.4")
def test_opponents_are_asked_again_after_an_answer_to_their_spell() -> None:
    story = table(
        player("Greg", play=["Cavalry", "Cavalry"], pixels="BG"),
        player("Joe", spells=["Bloodrage", "Thick Hide"], pixels="RG"),
        row=["Djiran Grunt", "Fish", "Fish"],
    )
    story.answer("fight:minion-1", "strike")
    assert story.asks("Joe", "fight")
    story.answer("cast:bloodrage", "monster:minion-1", "pass")
    assert story.asks("Greg", "fighting")  # 8 and 8 against 10 and 4
    story.answer("ability:cavalry")
    assert story.asks("Joe", "fight")
    story.answer("pass")
    assert story.board("defeated") == ["Djiran Grunt"]


@pytest.mark.rule("HF-8.4")
def test_when_nobody_plays_a_spell_the_fight_is_decided() -> None:
    story = table(
        player("Greg", play=[GUARD]),
        player("Joe", spells=["Bloodrage"], pixels="R"),
        player("Sarah", spells=["Thick Hide"], pixels="G"),
        row=["Djiran Grunt", "Fish", "Fish"],
    )
    story.answer("fight:minion-1")
    assert story.asks("Joe", "fight")
    story.answer("pass")
    assert story.asks("Sarah", "fight")
    story.answer("pass")
    assert story.board("defeated") == ["Djiran Grunt"]


# ---------------------------------------------------------------- comparing


@pytest.mark.rule("HF-8.5")
def test_all_cards_in_play_add_up_not_only_heroes() -> None:
    cards = ["Elemental Shard", "Sword", "Shield", "Trauss's Helmet"]
    story = table(player("Greg", play=cards), player("Joe"), row=["Djiran Grunt", "Fish", "Fish"])
    assert story.totals("Greg") == (3 + 1, 1 + 4)
    story.answer("fight:minion-1", "strike")
    assert story.board("defeated") == ["Djiran Grunt"]  # 4 and 4


@pytest.mark.rule("HF-8.5")
def test_bonuses_are_included() -> None:
    story = table(
        player("Greg", play=["Swordsman"], spells=["Giant's Draught"], pixels="BG"),
        player("Joe"),
    )
    story.answer("cast:giants-draught", "fight:minion-1")
    assert story.board("defeated") == ["Sea Serpent"]  # 5 and 5 against 8 and 7


@pytest.mark.rule("HF-8.6")
@pytest.mark.parametrize(
    ("monster", "wins"),
    [
        ("Djiran Grunt", True),  # 4 and 4: matched
        ("Fish", True),  # 1 and 1: exceeded
        ("Octopus", False),  # 5 and 3: not enough damage
        ("Grall Summoner", False),  # 3 and 5: not enough health
    ],
)
def test_both_numbers_have_to_be_matched(monster: str, wins: bool) -> None:
    story = table(player("Greg", play=[GUARD]), player("Joe"), row=[monster, "Fish", "Fish"])
    story.answer("fight:minion-1")
    assert (story.board("defeated") == [monster]) == wins
    assert sum(story.side("Greg").exhausted) == int(wins)


# ---------------------------------------------------------------- winning


@pytest.mark.rule("HF-8.7")
def test_a_defeated_monster_lies_face_up_on_top_of_the_others() -> None:
    story = table(
        player("Greg", play=[GUARD]),
        player("Joe"),
        row=["Frog", "Fish", "Fish"],
        defeated=["Dragon"],
    )
    story.answer("fight:minion-1")
    assert story.seen("Joe")["defeated"] == ["frog", "dragon"]


@pytest.mark.rule("HF-8.8")
@pytest.mark.parametrize(
    ("place", "after"),
    [
        ("minion-1", ["Frog", "Armadillo", "Dragon"]),
        ("minion-2", ["Fish", "Armadillo", "Dragon"]),
        ("boss", ["Fish", "Frog", "Dragon"]),
    ],
)
def test_the_row_closes_the_gap_and_the_next_monster_is_the_boss(
    place: str, after: list[str]
) -> None:
    story = table(
        player("Greg", play=[GUARD] * 5),
        player("Joe"),
        row=["Fish", "Frog", "Armadillo"],
        monsters=["Dragon", "Octopus"],
    )
    story.answer(f"fight:{place}")
    assert story.row == after
    assert story.board("monster_deck") == ["Octopus"]


@pytest.mark.rule("HF-8.9", "HF-8.10")
@pytest.mark.parametrize(("place", "points"), [("minion-1", 0), ("minion-2", 0), ("boss", 3)])
def test_every_monster_gives_its_pixel_and_only_the_boss_its_points(
    place: str, points: int
) -> None:
    story = table(
        player("Greg", play=[GUARD] * 5),
        player("Joe"),
        row=["Giant Worm", "Giant Worm", "Giant Worm"],
    )
    story.answer(f"fight:{place}")
    assert story.pixels("Greg") == "/Y"
    assert (story.side("Greg").points, story.side("Joe").points) == (points, 0)


# ---------------------------------------------------------------- losing


@pytest.mark.rule("HF-8.11")
def test_a_lost_fight_ends_the_turn_at_once() -> None:
    story = table(
        player("Greg", play=["Squire", "Gold", "Shield"], pixels="BG"),
        player("Joe", spells=["Moonlit Page"], pixels="B"),
        row=["Dragon", "Fish", "Fish"],
    )
    story.answer("fight:minion-1", "strike")
    assert story.asks("Joe", "turn-ends")  # the window, before Greg discards
    assert story.cards("Greg") == ["Squire", "Gold", "Shield"]
    story.answer("pass")
    assert story.asks("Joe", "turn")  # Greg was asked nothing more
    assert sorted(story.pile("Greg", "discard")) == ["Gold", "Shield", "Squire"]
    assert story.pixels("Greg") == "BG/"
    assert story.row == ["Dragon", "Fish", "Fish"]
    assert story.board("defeated") == []


@pytest.mark.rule("HF-8.12")
def test_you_fight_whoever_stands_in_the_place_you_named() -> None:
    story = table(
        player("Greg", play=[GUARD]),
        player("Joe", spells=["Tidal Shift"], pixels="B"),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1", "cast:tidal-shift", "switch:minion-1+boss")
    assert "Player 1 cannot defeat Dragon." in story.told
    assert story.row == ["Dragon", "Frog", "Fish"]
    assert story.haven.active == 1


@pytest.mark.rule("HF-8.12")
def test_the_newcomer_may_be_defeated_as_well() -> None:
    story = table(
        player("Greg", play=[GUARD]),
        player("Joe", spells=["Tidal Shift"], pixels="B"),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1", "cast:tidal-shift", "switch:minion-1+minion-2")
    assert story.board("defeated") == ["Frog"]
    assert story.pixels("Greg") == "/G"


@pytest.mark.rule("HF-8.12")
def test_a_fight_against_nobody_is_lost() -> None:
    """No card of today empties a place of the row, so we do it by hand."""
    story = table(
        player("Greg", play=[GUARD, "Shield"], pixels="G"),
        player("Joe"),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1")
    fish, board = story.haven.row[0], story.haven.board
    assert fish is not None
    put_on_top(fish.card, board.monster_deck, out_of=board.row)
    story.haven.row[0] = None
    story.answer("strike")
    assert story.haven.active == 1
    assert story.pixels("Greg") == "G/"
