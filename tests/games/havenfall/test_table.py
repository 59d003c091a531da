"""What the game is about, for whom it is, and what lies on the table."""

from __future__ import annotations

from typing import Any

import pytest

import breakfall
from breakfall.core.errors import BreakfallError
from breakfall.games.havenfall.cards import MONSTERS, PLAYER_CARDS
from breakfall.games.havenfall.terms import COLOURS, KINDS
from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- the aim


def laid(players: int = 2, **options: Any) -> dict[str, Any]:
    """The table of a new match as a spectator sees it."""
    seen = breakfall.new_match("havenfall", players=players, seed=3, **options).view(None)["table"]
    assert isinstance(seen, dict)
    return seen


@pytest.mark.rule("HF-1.1")
def test_the_tenth_point_wins() -> None:
    story = table(
        player("Greg", play=["Elite Guard"] * 5, points=9),
        player("Joe", points=9),
        row=["Octopus", "Octopus", "Fish"],
    )
    story.answer("fight:boss")
    assert story.side("Greg").points == 10
    assert story.winners == ["Greg"]


@pytest.mark.rule("HF-1.1")
def test_nine_points_do_not_win_yet() -> None:
    story = table(
        player("Greg", play=["Elite Guard"] * 5, points=8),
        player("Joe"),
        row=["Octopus", "Octopus", "Fish"],
    )
    story.answer("fight:boss")
    assert story.side("Greg").points == 9
    assert story.winners is None


@pytest.mark.rule("HF-1.2")
def test_two_three_or_four_can_play() -> None:
    for players in (2, 3, 4):
        assert len(laid(players)["sides"]) == players
    for players in (1, 5):
        with pytest.raises(BreakfallError, match="2 or 3 or 4"):
            laid(players)


@pytest.mark.rule("HF-1.2")
def test_all_the_others_are_opponents() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Joe", hand=["Gold"]),
        player("Sarah", hand=["Gold"]),
        player("Emily", hand=["Gold"]),
    )
    story.answer("ability:sword")
    assert story.options == ["player:left-1", "player:left-2", "player:left-3"]


@pytest.mark.rule("HF-1.3")
def test_the_game_for_beginners_is_the_standard_game_but_for_heroes_and_monsters() -> None:
    standard, beginners = laid(), laid(format="beginners")
    for same in ("arcane", "round", "last_round", "defeated", "trash"):
        assert beginners[same] == standard[same]
    for same in ("monster_deck", "spell_deck"):
        assert len(beginners[same]) == len(standard[same])
    assert sum(beginners["supply"].values()) == sum(standard["supply"].values())
    for one, other in zip(standard["sides"], beginners["sides"], strict=True):
        assert sum(one["available"].values()) == sum(other["available"].values()) == 1
        assert len(one["deck"]) == len(other["deck"]) == 5
    kinds = [[pile["type"] for pile in seen["piles"]] for seen in (standard, beginners)]
    assert kinds[0].count("hero") == kinds[1].count("hero") == 6
    assert kinds[0].count("artifact") == kinds[1].count("artifact") == 8


@pytest.mark.rule("HF-1.3")
def test_quick_play_is_the_standard_game_with_one_pixel_more() -> None:
    standard, quick = laid(), laid(pixels="two")
    assert quick["piles"] == standard["piles"]
    assert quick["row"] == standard["row"]
    assert sum(quick["supply"].values()) == sum(standard["supply"].values()) - 2
    assert [sum(side["available"].values()) for side in quick["sides"]] == [2, 2]


@pytest.mark.rule("HF-1.3")
def test_teams_are_set_up_like_the_standard_game_for_four() -> None:
    teams, standard = laid(4, format="teams"), laid(4)
    assert [side.pop("partners") for side in teams["sides"]] == [[2], [3], [0], [1]]
    assert [side.pop("partners") for side in standard["sides"]] == [[], [], [], []]
    assert teams == standard


# ---------------------------------------------------------------- cards and pixels


@pytest.mark.rule("HF-2.1")
def test_there_are_ten_pixels_of_each_colour() -> None:
    seen = laid(4)
    for colour in COLOURS:
        held = sum(side["available"][colour] for side in seen["sides"])
        assert seen["supply"][colour] + held == 10


@pytest.mark.rule("HF-2.2")
def test_every_player_card_is_of_one_of_five_types() -> None:
    types = {KINDS[one.kind] for one in PLAYER_CARDS}
    assert types == {"treasure", "item", "hero", "artifact", "leader"}
    for one in PLAYER_CARDS:
        assert one.name
        assert (one.ability != "") == (one.pixels != "") == (one.text != ""), one.name


@pytest.mark.rule("HF-2.3")
def test_the_above_is_what_stands_above_on_the_same_card() -> None:
    story = table(
        player("Greg", play=["Talon of Fate"], pixels="RR", deck=["Gold", "Silver", "Squire"])
    )
    story.answer("information:talon-of-fate")
    assert story.side("Greg").treasure == 5
    story.answer("ability:talon-of-fate")  # "do the above twice more"
    assert story.pile("Greg", "discard") == ["Squire", "Silver", "Gold"]
    assert story.side("Greg").treasure == 10
    assert story.totals("Greg") == (3, 3)


@pytest.mark.rule("HF-2.4")
def test_a_higher_rank_is_a_stronger_monster() -> None:
    for rank in range(1, 5):
        weaker = [one for one in MONSTERS if one.rank == rank]
        stronger = [one for one in MONSTERS if one.rank == rank + 1]
        for one in weaker:
            assert all(sum(one.as_boss) < sum(other.as_boss) for other in stronger)
            assert all(sum(one.as_minion) < sum(other.as_minion) for other in stronger)


@pytest.mark.rule("HF-2.7")
def test_a_used_pixel_lies_on_the_exhausted_side_and_can_be_used_again_next_turn() -> None:
    story = table(
        player("Greg", play=["Shield"], pixels="BG", deck=["Shield", *["Copper"] * 9]),
        player("Joe"),
    )
    story.answer("ability:shield")
    assert story.pixels("Greg") == "B/G"
    story.answer("end", "end")
    assert story.asks("Greg", "turn")
    assert story.pixels("Greg") == "BG/"
    assert story.offers("ability:shield")


@pytest.mark.rule("HF-2.8")
@pytest.mark.parametrize(
    ("pixel", "name", "key"),
    [("B", "Spell Book", "spell-book"), ("R", "Sword", "sword"), ("G", "Shield", "shield")],
)
def test_a_starting_card_serves_its_own_colour_and_no_other(
    pixel: str, name: str, key: str
) -> None:
    for other in "BRGY":
        story = table(player("Greg", play=[name], pixels=other), player("Joe", hand=["Gold"]))
        assert story.offers(f"ability:{key}") == (other == pixel)
