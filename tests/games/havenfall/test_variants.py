"""Quick Play and Teams. (HF-17, HF-18)"""

from __future__ import annotations

import pytest

import breakfall
from breakfall.games.havenfall.formats import TEAMS
from breakfall.games.havenfall.terms import COLOURS
from tests.games.havenfall.story import Given, Story, player, table

# ---------------------------------------------------------------- Quick Play


@pytest.mark.rule("HF-17.1")
@pytest.mark.parametrize("format", ["standard", "beginners", "teams"])
def test_in_quick_play_everybody_has_the_next_colour_too(format: str) -> None:
    match = breakfall.new_match("havenfall", format=format, players=4, seed=3, pixels="two")
    board = match.view(None)["table"]
    assert isinstance(board, dict)
    for side in board["sides"]:
        own = COLOURS.index(side["colour"])
        after = {"blue": "red", "red": "green", "green": "yellow", "yellow": "blue"}
        wanted = {COLOURS[own], after[COLOURS[own]]}
        assert {name for name, number in side["available"].items() if number} == wanted
        assert sum(side["available"].values()) == 2
        assert sum(side["exhausted"].values()) == 0
    assert sum(board["supply"].values()) == 40 - 8


@pytest.mark.rule("HF-17.1")
def test_otherwise_everybody_has_one_pixel() -> None:
    board = breakfall.new_match("havenfall", players=4, seed=3).view(None)["table"]
    assert isinstance(board, dict)
    assert [sum(side["available"].values()) for side in board["sides"]] == [1] * 4


# ---------------------------------------------------------------- Teams


def teams(greg: Given, joe: Given, sarah: Given, emily: Given, **board: object) -> Story:
    """Greg and Sarah against Joe and Emily."""
    return table(greg, joe, sarah, emily, form=TEAMS, **board)  # type: ignore[arg-type]


STRONG = ["Elite Guard"] * 5


@pytest.mark.rule("HF-18.1")
def test_partners_sit_opposite_and_the_teams_take_turns() -> None:
    story = teams(player("Greg"), player("Joe"), player("Sarah"), player("Emily"))
    order = []
    for _ in range(4):
        order.append(story.names[story.haven.active])
        story.answer("end")
    assert order == ["Greg", "Joe", "Sarah", "Emily"]


@pytest.mark.rule("HF-18.1")
def test_teams_is_for_four_players_only() -> None:
    with pytest.raises(breakfall.BreakfallError):
        breakfall.new_match("havenfall", format="teams", players=2)
    board = breakfall.new_match("havenfall", format="teams", players=4, seed=1).view(None)["table"]
    assert isinstance(board, dict)
    assert sum(board["supply"].values()) == 40 - 4


@pytest.mark.rule("HF-18.2")
def test_ten_points_of_one_partner_are_not_enough() -> None:
    story = teams(
        player("Greg", play=STRONG, points=8),
        player("Joe"),
        player("Sarah", points=9),
        player("Emily"),
        row=["Fish", "Fish", "Octopus"],
    )
    story.answer("fight:boss")
    assert story.side("Greg").points == 10
    assert story.winners is None
    story.answer("end", "end", "end")
    assert story.asks("Greg", "turn")  # who plays on


@pytest.mark.rule("HF-18.2")
def test_the_team_wins_when_both_have_ten() -> None:
    story = teams(
        player("Greg", play=STRONG, points=8),
        player("Joe", points=9),
        player("Sarah", points=11),
        player("Emily", points=9),
        row=["Fish", "Fish", "Octopus"],
    )
    story.answer("fight:boss")
    assert story.winners == ["Greg", "Sarah"]
    assert story.told[-1] == "Player 1 and Player 3 win with 20 points."


@pytest.mark.rule("HF-18.3")
@pytest.mark.parametrize("attack", ["Sword", "Blade Master Quin"])
def test_no_attack_card_can_be_used_on_a_partner(attack: str) -> None:
    story = teams(
        player("Greg", play=[attack], pixels="R"),
        player("Joe", hand=["Copper"]),
        player("Sarah", hand=["Gold"]),
        player("Emily", hand=["Copper"]),
        leaders_are_free=True,
    )
    story.answer(f"ability:{attack.lower().replace(' ', '-')}")
    assert story.options == ["player:left-1", "player:left-3"]


@pytest.mark.rule("HF-18.3")
def test_attacks_on_each_opponent_leave_the_partner_alone() -> None:
    story = teams(
        player("Greg", play=["Quin's Daggers"]),
        player("Joe", hand=["Copper", "Copper"]),
        player("Sarah", hand=["Copper", "Copper"]),
        player("Emily", hand=["Copper", "Copper"]),
    )
    story.answer("information:quins-daggers")
    hands = [len(story.pile(name, "hand")) for name in ("Joe", "Sarah", "Emily")]
    assert hands == [0, 2, 0]


@pytest.mark.rule("HF-18.3")
def test_spells_that_speak_of_opponents_do_not_mean_the_partner() -> None:
    story = teams(
        player("Greg", play=["Gold", "Shield"], pixels="G"),
        player("Joe"),
        player("Sarah", spells=["Toll", "Grand Heist", "Hush"], pixels="YYRB"),
        player("Emily"),
    )
    story.answer("ability:shield", "buy:silver")  # Sarah is not asked
    assert story.haven.active == 1
    strike = teams(
        player("Greg", spells=["Lightning Strike", "Cheatcode"], pixels="BRRYY"),
        player("Joe"),
        player("Sarah", kept=["Archer"], pixels="G"),
        player("Emily"),
    )
    assert not strike.offers("cast:lightning-strike")
    assert not strike.offers("cast:cheatcode")


@pytest.mark.rule("HF-18.4")
def test_partners_see_each_others_spells_but_not_their_hands() -> None:
    story = teams(
        player("Greg"),
        player("Joe", spells=["Toll"]),
        player("Sarah", spells=["Hush"], hand=["Gold"]),
        player("Emily"),
    )
    sides = story.seen("Greg")["sides"]
    assert sides[2]["spells"] == ["hush"]
    assert sides[2]["hand"] == [None]
    assert sides[1]["spells"] == [None]
    assert story.seen("Joe")["sides"][2]["spells"] == [None]
    assert story.seen("Emily")["sides"][1]["spells"] == ["toll"]


@pytest.mark.rule("HF-18.5")
def test_partners_share_nothing() -> None:
    story = teams(
        player("Greg", play=["Spell Book", *STRONG], pixels="G", points=1),
        player("Joe"),
        player("Sarah", spells=["Windfall"], pixels="BY", points=2),
        player("Emily"),
        row=["Fish", "Fish", "Octopus"],
    )
    assert not story.offers("ability:spell-book")  # Sarah's blue pixel does not pay
    assert not story.offers("cast:windfall")  # nor is her spell his
    story.answer("fight:boss")
    assert (story.side("Greg").points, story.side("Sarah").points) == (3, 2)
    assert story.pixels("Sarah") == "BY/"


@pytest.mark.rule("HF-18.6")
@pytest.mark.parametrize(
    ("points", "winners"),
    [
        ((9, 2, 9, 17), ["Greg", "Sarah"]),  # 18 to 12: ten of Emily's seventeen count
        ((3, 4, 3, 3), ["Joe", "Emily"]),
    ],
)
def test_after_the_last_round_the_team_with_more_points_wins(
    points: tuple[int, int, int, int], winners: list[str]
) -> None:
    names = ("Greg", "Joe", "Sarah", "Emily")
    given = [player(name, points=points[seat]) for seat, name in enumerate(names)]
    story = teams(*given, round_now=50)
    story.answer("end", "end", "end", "end")
    assert sorted(story.winners or []) == sorted(winners)


@pytest.mark.rule("HF-18.6")
@pytest.mark.parametrize(
    ("emilys", "winners"), [("BR", ["Greg", "Sarah"]), ("BRGY", ["Joe", "Emily"]), ("BRG", [])]
)
def test_with_equal_points_the_team_with_more_pixels_wins(emilys: str, winners: list[str]) -> None:
    story = teams(
        player("Greg", points=2, exhausted="G"),
        player("Joe", points=3),
        player("Sarah", points=2, pixels="GY"),
        player("Emily", points=1, pixels=emilys),
        round_now=50,
    )
    story.answer("end", "end", "end", "end")
    assert story.kind == "over"
    assert sorted(story.winners or []) == sorted(winners)
