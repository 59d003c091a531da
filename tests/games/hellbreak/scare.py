"""A health card comes up: the beginning of every story about a Jumpscare."""

from __future__ import annotations

from typing import Any

from tests.games.hellbreak.story import (
    PLAIN,
    SEATS,
    CardName,
    SideGiven,
    Story,
    at,
    made_up,
    side,
    table,
)

STRIKER = made_up("Striker", combat=1, health=9)


def scare(
    name: CardName,
    victim: str,
    owner: SideGiven | None = None,
    enemy: SideGiven | None = None,
    *,
    below: list[CardName] | None = None,
    **given: Any,
) -> Story:
    """The enemy's Striker, on the victim's right, has just turned up that health card.

    Below it lie three plain cards unless told otherwise. Whoever could have defended did not.
    """
    owner, enemy = owner or side(), enemy or side()
    owner.health = [name, *([PLAIN[victim]] * 3 if below is None else below)]
    owner.is_top_vertical = True
    enemy.minions.append(at(SEATS.index(victim), STRIKER))
    if victim == "dracula":
        story = table(owner, enemy, turn="jaws", **given)
    else:
        story = table(enemy, owner, turn="dracula", **given)
    story.answer("attack:ally:left:striker")
    if story.kind == "attack-target":
        story.answer("target:enemy:monster")
    if story.kind == "defend":
        story.answer("defend:nobody")
    return story
