"""Nobody hits a troop of their own unasked: what would hit one names it first. (BR-5.8)"""

from __future__ import annotations

import re

import pytest

from breakfall.games.break_.board import NAMES
from tests.games.break_.story import Story, table


def labels(story: Story) -> dict[str, str]:
    choice = story.match.choice
    assert choice is not None
    return {option.key: option.label for option in choice.options}


def one_archer() -> Story:
    return table(
        """
        5  .  .  st .  .
        4  .  .  Wo .  .
        3  .  .  Ar .  .
        """,
        "forest",
        "rock",
    )


@pytest.mark.rule("BR-5.8")
def test_the_only_archer_asks_before_it_shoots_a_friend() -> None:
    story = one_archer()
    assert labels(story)["cast:arrow"] == "Cast Arrow: Archer c3 (power 2), hits your Wolf c4"
    story.answer("cast:arrow")
    assert story.asks(0, "own-hit")
    assert labels(story) == {
        "confirm": "Cast Arrow: hits your Wolf c4 (power 2)",
        "stop": "Do something else instead",
    }
    assert story.match.choice is not None
    assert [option.places for option in story.match.choice.options] == [("tile:c4",), ()]
    story.answer("confirm")
    assert story.at("c4") == "."


@pytest.mark.rule("BR-5.8", "BR-5.1")
def test_who_leaves_it_has_cast_nothing_and_may_do_so_after_something_else() -> None:
    story = one_archer()
    story.answer("cast:arrow", "stop")
    assert story.asks(0, "action")
    assert story.at("c4") == "Wo"
    assert not story.offers("cast:arrow")  # or a turn would have no end
    assert not any("casts" in line for line in story.told)
    assert story.match.copy().choices[0].keys == story.options
    story.answer("move:c4", "tile:b4")
    assert labels(story)["cast:arrow"] == "Cast Arrow: Archer c3 (power 2), hits Stone c5"
    story.answer("cast:arrow")  # an enemy is shot without a question
    assert story.at("c5") == "st1"


@pytest.mark.rule("BR-5.8")
def test_what_was_left_is_offered_again_in_the_next_turn() -> None:
    story = one_archer()
    story.answer("cast:arrow", "stop", "end-turn", "end-turn")
    assert story.offers("cast:arrow")


@pytest.mark.rule("BR-5.8")
def test_with_two_archers_each_label_says_whom_the_arrow_hits() -> None:
    story = table(
        """
        5  .  .  st .  .
        4  .  .  Wo .  .
        3  .  .  Ar .  .
        1  .  .  .  Ar .
        8  .  .  .  st .
        """,
        "forest",
        "rock",
    )
    story.answer("cast:arrow")
    assert labels(story) == {
        "tile:c3": "Archer c3 (power 2), hits your Wolf c4",
        "tile:d1": "Archer d1 (power 2), hits Stone d8",
    }


@pytest.mark.rule("BR-5.8", "BR-8.5")
def test_a_fire_bolt_asks_for_all_friends_that_its_explosion_reaches() -> None:
    story = table(
        """
        5  .  .  ar .  .
        4  .  Go Ro .  .
        2  .  .  Ru .  .
        """,
        "rock",
        "forest",
    )
    assert labels(story)["cast:fire-bolt"] == (
        "Cast Fire Bolt: Ruby c2 (power 3), hits your Rock c4 and your Golem b4"
    )
    story.answer("cast:fire-bolt")
    assert labels(story)["confirm"] == (
        "Cast Fire Bolt: hits your Rock c4 (power 2), Golem b4 (power 4)"
    )


@pytest.mark.rule("BR-5.8", "BR-8.1")
def test_a_rock_that_can_move_nowhere_but_into_a_golem_asks_first() -> None:
    story = table(
        """
        2  St .  .  .  ar
        1  Ro Go .  .  .
        """,
        "rock",
        "forest",
    )
    story.answer("move:a1")
    assert story.asks(0, "own-hit")
    assert labels(story)["confirm"] == "Merge your Rock a1 (power 2) into your Golem b1"
    story.answer("stop")
    assert not story.offers("move:a1")
    assert (story.first.heavy, story.first.nimble) == (2, 2)
    story.answer("move:a2", "tile:a3", "move:a1", "tile:a2")
    assert story.at("a2") == "Ro"


@pytest.mark.rule("BR-5.8")
@pytest.mark.parametrize(
    ("picture", "spell", "label"),
    [
        ("1  .  He .  .  go", "cast:pyre", "Cast Pyre: kills your Herald b1 (power 1)"),
        (
            "1  .  He Sa .  go",
            "cast:rite",
            "Cast Rite: kills your Herald b1 (power 1), Salamander c1 (power 3)",
        ),
        ("1  .  He Sa .  go", "cast:kindle", "Cast Kindle: hits your Herald b1 (power 1)"),
    ],
)
def test_fire_asks_before_it_burns_its_last_ones(picture: str, spell: str, label: str) -> None:
    story = table(picture, "fire", "rock")
    before = story.troops
    story.answer(spell)
    assert labels(story)["confirm"] == label
    story.answer("stop")
    assert story.troops == before
    assert not story.offers(spell)


@pytest.mark.rule("BR-5.8", "BR-10.5")
def test_a_gust_asks_before_it_pushes_an_enemy_into_a_friend() -> None:
    story = table(
        """
        6  .  .  Wo .  .
        5  .  .  go .  .
        3  Dr .  .  .  .
        """,
        "forest",
        "rock",
    )
    assert labels(story)["cast:gust"] == "Cast Gust: Golem c5 (power 4), to c6 (your Wolf)"
    story.answer("cast:gust")
    assert labels(story)["confirm"] == "Cast Gust: pushes an enemy into your Wolf c6 (power 2)"


@pytest.mark.rule("BR-5.8", "BR-8.2")
def test_a_stone_asks_before_it_hurls_a_rock_into_a_golem() -> None:
    story = table(
        """
        5  .  .  Go .  ar
        3  .  .  Ro .  .
        2  .  .  St .  .
        """,
        "rock",
        "forest",
    )
    label = "Cast Hurl: Stone c2 (power 3), hurls Rock to c5 (your Golem)"
    assert labels(story)["cast:hurl"] == label
    story.answer("cast:hurl")
    assert labels(story)["confirm"] == "Cast Hurl: your Rock c3 (power 2) merges into your Golem"


@pytest.mark.rule("BR-5.8", "BR-14.9")
@pytest.mark.parametrize(
    ("picture", "hurt"),
    [
        ("8  .  .  Se .  .", ["c8"]),  # against the edge
        ("8  .  .  Tu .  .", []),  # immune
        ("7  .  .  Se .  .", []),
        ("8  .  .  Se .  .\n7  .  .  st .  .", ["c8"]),  # once at the edge, once by the stone
        ("8  .  .  Se1 .  .\n7  .  .  Se .  .", ["c8"]),  # the other takes the place of the fallen
        ("8  .  .  Se .  .\n7  .  .  Se .  .\n5  .  .  Se .  .", ["c8"]),
        ("6  .  .  Co .  .\n5  .  .  Se .  .", ["c6"]),  # rooted, and hit
        ("8  .  .  st .  .\n7  .  .  Se .  .", []),
        ("8  .  .  st1 .  .\n7  .  .  Se .  .\n6  .  .  Se .  .", []),  # the stone falls
    ],
)
def test_a_flood_asks_before_it_hurts_a_friend(picture: str, hurt: list[str]) -> None:
    """Whoever is named loses power, and nobody else of one's own."""
    story = table(f"{picture}\n1  Ti .  .  .  st", "water", "rock", river="c3-c4")
    before = {troop.tile: (troop, troop.power) for troop in story.first.troops}
    story.answer("cast:flood")
    named = []
    if story.kind == "own-hit":
        label = labels(story)["confirm"]
        assert label.startswith("Cast Flood: hurts your ")
        named = [tile for tile in ("c8", "c7", "c6") if tile in label]
        story.answer("confirm")
    lost = [NAMES[tile] for tile, (troop, power) in before.items() if troop.power < power]
    assert sorted(named) == sorted(lost) == sorted(hurt)


@pytest.mark.rule("BR-5.8", "BR-11.7", "BR-14.8")
@pytest.mark.parametrize(
    ("picture", "hurt"),
    [
        ("6  .  .  Se .  .", ["c6"]),
        ("6  .  .  Tu .  .", []),  # immune
        ("6  .  .  bo .  .", []),  # the line is for the enemies of Fire
        ("6  .  .  Se1 .  .\n5  .  .  Se .  .", ["c6"]),  # who falls makes room for the next
        ("7  .  .  Co .  .\n6  .  .  Se .  .", ["c7"]),  # stopped before the line by a coral
    ],
)
def test_a_flood_asks_before_it_pushes_a_friend_through_a_fire_line(
    picture: str, hurt: list[str]
) -> None:
    board = f"{picture}\n1  Ti .  .  .  bo"
    story = table(board, "water", "fire", river="c3-c4", line="c6-c7")
    story.answer("cast:flood")
    assert story.asks(0, "own-hit") == bool(hurt)
    if hurt:
        assert [tile for tile in ("c7", "c6", "c5") if tile in labels(story)["confirm"]] == hurt


# ---------------------------------------------------------------- how many, and who is immune


@pytest.mark.rule("BR-12.2")
def test_a_rite_says_how_many_it_kills_and_places() -> None:
    story = table("1  He He Sa .  st", "fire", "rock", reserve=[2])
    words = "Cast Rite (kills 2 of your troops, then place up to 2 Blazes)"
    assert labels(story)["cast:rite"] == words
    prompts = []
    for key in ("cast:rite", "tile:a1", "tile:b1", "tile:a3"):
        story.answer(key)
        assert story.match.choice is not None
        prompts.append(story.match.choice.prompt)
    assert prompts == [
        "Rite: sacrifice which of your troops? (1 of 2)",
        "Rite: sacrifice which of your troops? (2 of 2)",
        "Rite: place a Blaze on which tile? (1 of up to 2)",
        "Rite: place a Blaze on which tile? (2 of up to 2)",
    ]


@pytest.mark.rule("BR-12.3")
def test_a_pyre_says_how_many_tiles_burn() -> None:
    story = table("1  He He Bo Bo st", "fire", "rock")
    prompts = []
    for key in ("cast:pyre", "tile:a1", "tile:b1", "tile:c1", "stop"):
        story.answer(key)
        assert story.match.choice is not None
        prompts.append(story.match.choice.prompt)
    assert prompts == [
        "Pyre: sacrifice which of your troops? (each after the first burns a tile)",
        "Pyre: 1 sacrificed, 0 tiles burn. Sacrifice another troop?",
        "Pyre: 2 sacrificed, 1 tile burns. Sacrifice another troop?",
        "Pyre: 3 sacrificed, 2 tiles burn. Sacrifice another troop?",
        "Pyre: which tile burns? (1 of 2)",
    ]


@pytest.mark.rule("BR-12.5", "BR-7.13")
def test_scorch_marks_who_is_immune_and_the_log_names_the_target() -> None:
    story = table("1  He .  tu .  se", "fire", "water")
    story.answer("cast:scorch")
    assert labels(story) == {
        "tile:c1": "Turtle c1 (power 5), immune to thorns",
        "tile:e1": "Seahorse e1 (power 3)",
    }
    story.answer("tile:c1")
    assert story.told[-2:] == [
        "Fire casts Scorch.",
        "Turtle (Water) on c1 takes no damage from Scorch: immune to thorns.",
    ]


@pytest.mark.rule("BR-12.4")
def test_the_log_names_whom_kindle_hurts() -> None:
    story = table("1  He .  Bo .  se", "fire", "water")
    story.answer("cast:kindle", "tile:c1", "tile:c3")
    assert story.told[-3:] == [
        "Fire casts Kindle.",
        "Bomb'O (Fire) on c1 takes 1 from Kindle, 1 left.",
        "Blaze (Fire) appears on c3.",
    ]


@pytest.mark.rule("BR-12.1", "BR-7.8")
def test_who_would_explode_is_marked() -> None:
    story = table("1  He .  Bl .  se", "fire", "water")
    story.answer("cast:kindle")
    assert labels(story)["tile:c1"] == "Blaze c1 (power 1), explodes"
    assert labels(story)["tile:a1"] == "Herald a1 (power 1)"


# ---------------------------------------------------------------- what an attack will do


@pytest.mark.rule("BR-4.5")
def test_a_move_to_the_only_tile_says_where_it_goes() -> None:
    story = table(
        """
        2  ar .  .  .  .
        1  St Go .  .  .
        """,
        "rock",
        "forest",
    )
    assert labels(story)["move:a1"] == "Move Stone a1 (power 3) to a2 (Archer)"


@pytest.mark.rule("BR-6.2", "BR-6.7", "BR-6.8", "BR-7.7", "BR-7.18", "BR-11.7", "BR-6.12")
@pytest.mark.parametrize(
    ("attacker", "defender", "behind", "line", "dealt", "taken"),
    [
        ("St", "co", ".", None, 3, 0),  # harmless
        ("Go", "go", ".", None, 4, 4),  # blade against helmet
        ("Wo", "st", "Wo", None, 3, 3),  # flipped where it comes from
        ("Wo", "st", ".", None, 2, 3),
        ("Rg", "st", ".", None, 3, 0),  # first strike: no answer
        ("Rg", "go", ".", None, 2, 3),  # first strike: the golem has 2 left, and its blade
        ("St", "bl", ".", None, 3, 2),  # 1, and the explosion
        ("Bl", "st", ".", None, 2, 3),
        ("Tu", "bl", ".", None, 5, 1),  # immune to the explosion
        ("St", "bo", ".", "c4-c5", 2, 3),  # the fire line comes before the combat
        ("St1", "bo", ".", "c4-c5", 0, 1),
    ],
)
def test_the_label_of_an_attack_says_what_it_deals_and_takes(
    attacker: str, defender: str, behind: str, line: str | None, dealt: int, taken: int
) -> None:
    """And that is what happens, by the log."""
    picture = f"""
        8  .  .  .  .  {spare(defender)}
        5  .  .  {defender} .  .
        4  .  .  {attacker} .  .
        3  .  .  {behind} .  .
        1  {spare(attacker)} .  .  .  .
        """
    story = table(picture, NATIONS[attacker[:2].lower()], NATIONS[defender], line=line)
    story.answer("move:c4")
    assert f": deals {dealt}, takes {taken}" in labels(story)["tile:c5"]
    sides = [story.battle.format.army_name(story.battle, army) for army in story.battle.armies]
    story.answer("tile:c5")
    lost = dict.fromkeys(sides, 0)
    for told in story.told:
        if found := re.match(r"\S+ \((.*?)\) on c\d takes (\d+)", told):
            lost[found[1]] += int(found[2])
    assert lost == dict(zip(sides, (taken, dealt), strict=True))


NATIONS = {
    **dict.fromkeys(("go", "st", "ro", "ru"), "rock"),
    **dict.fromkeys(("ar", "wo", "rg"), "forest"),
    **dict.fromkeys(("bl", "bo"), "fire"),
    **dict.fromkeys(("co", "tu"), "water"),
}
SPARE = {"rock": "ru", "forest": "ar", "fire": "bo", "water": "co"}


def spare(code: str) -> str:
    """Somebody of the same nation far away, so that the match goes on."""
    letters = SPARE[NATIONS[code[:2].lower()]]
    return letters.capitalize() if code[0].isupper() else letters
