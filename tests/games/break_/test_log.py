"""What happened, as each of the players and the spectators read it."""

from __future__ import annotations

from breakfall.core.event import Happened
from tests.games.break_.story import table

PICTURE = """
    5  .  .  st .  .
    4  .  .  Wa .  .
    """


def test_everybody_reads_their_own_troops_as_theirs() -> None:
    story = table(PICTURE, "forest", "rock")
    story.answer("move:c4", "tile:c5")  # 3 against 3
    own, enemy, watcher = story.told_to(0), story.told_to(1), story.told
    assert own[:2] == [
        "You move your Warden from c4 to c5.",
        "Your Warden attacks Stone (Rock) on c5, 3 against 3.",
    ]
    assert enemy[:2] == [
        "Warden (Forest) moves from c4 to c5.",
        "Warden (Forest) attacks your Stone on c5, 3 against 3.",
    ]
    assert watcher[1] == "Warden (Forest) attacks Stone (Rock) on c5, 3 against 3."
    assert watcher[2] == "Stone (Rock) on c5 takes 3 from Warden (Forest) and is defeated."


def test_the_winner_reads_that_they_have_won() -> None:
    story = table(PICTURE.replace("st", "st1"), "forest", "rock")
    story.answer("move:c4", "tile:c5")
    assert story.told_to(0)[-1] == "You win: no enemy troops are left."
    assert story.told_to(1)[-1] == "Forest wins: no enemy troops are left."


def test_who_lays_a_trap_reads_which_and_others_that_there_is_one() -> None:
    story = table(PICTURE, "forest", "rock")
    story.answer("cast:leaves")
    assert story.told_to(0) == ["You lay Leaves on c4."]
    assert story.told_to(1) == story.told == ["Forest lays a trap on c4."]


def test_events_know_where_they_happened() -> None:
    story = table(PICTURE, "forest", "rock")
    story.answer("move:c4", "tile:d4")
    moved = story.battle.events[-1]
    assert isinstance(moved, Happened)
    assert moved.facts == {"troop": {"card": "warden", "place": "tile:c4"}, "to": "tile:d4"}
