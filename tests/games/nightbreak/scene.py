"""A real hero in the centre of its row with plain heroes around it, and what its powers change.

    assert arrives("Bastor Noonhammer") == {"across": "+1 damage"}
    assert activates("Calla Sunrider", "ally-1") == {
        "self": "to 1", "left": "to 2", "enemy_left": "+2 damage"
    }

Left and right are seen from the hero's own side, and so are the places 1 to 3. What lies on the
others is named by their place: `across={"damage": 1}`. All that changed is told, and nothing else.
"""

from __future__ import annotations

from breakfall.games.nightbreak.cards import HEROES
from breakfall.games.nightbreak.state import Hero, HeroInPlay
from breakfall.games.nightbreak.terms import MELEE, STATUSES, SUN
from tests.games.nightbreak.story import Standing, Story, fighter, standing, table

NIGHT = 0  # with the Sun first, the first four Time cards are hours of the Moon
DAY = 4
On = dict[str, int]
ENEMIES = ("enemy_right", "across", "enemy_left")  # from their own left


def arrives(
    name: str, *targets: str, among: str = "", hour: int = NIGHT, **on: On
) -> dict[str, str]:
    """It comes for an ally that escapes. `among` names all who can be the first target."""
    face = hero_named(name)
    story = around(fighter("guest", held=1), face, hour, face.power.cost, on)
    before = Snapshot(story, face.power.cost)
    before.lying["self"] = {"place": 2, "damage": 0, "held": 0, "markers": 0}
    story.answer("escape", "place:top-hero")
    choose(story, targets, among)
    return before.changes(story)


def activates(
    name: str, *targets: str, among: str = "", hour: int = NIGHT, **on: On
) -> dict[str, str]:
    """It pays and activates its power. `among` names all who can be the first target."""
    face = hero_named(name)
    story = around(standing(face, **on.get("me", {})), face, hour, 2 * face.power.cost, on)
    before = Snapshot(story, face.power.cost)  # what is left after paying
    story.answer("activate")
    choose(story, targets, among)
    return before.changes(story)


def hero_named(name: str) -> Hero:
    return next(hero for hero in HEROES if hero.name == name)


def around(centre: Standing, face: Hero, hour: int, points: int, on: dict[str, On]) -> Story:
    """The left ally strikes at once and for nothing, so the story begins in the centre.

    There are points for one power more than needed, so that nobody else has to strike.
    """
    left = fighter("left", kind=MELEE, strength=0)
    own = [
        standing(left.face, **on.get("left", {})),
        centre,
        standing(fighter("right").face, **on.get("right", {})),
    ]
    others = [standing(fighter(name).face, **on.get(name, {})) for name in ENEMIES]
    deck = [standing(face)]
    if face.faction == SUN:
        return table(sun=own, moon=others, sun_deck=deck, points=points, hour=hour)
    return table(sun=others, moon=own, moon_deck=deck, turn="moon", points=points, hour=hour)


def choose(story: Story, targets: tuple[str, ...], among: str) -> None:
    if among:
        assert sorted(story.options) == [f"target:{place}" for place in among.split()]
    for place in targets:
        story.answer(f"target:{place}")
    assert story.kind in ("action", "attack-target")  # nothing more is asked about the power


class Snapshot:
    """The table as it was, to tell what has changed since."""

    def __init__(self, story: Story, points: int) -> None:
        self.points = points
        self.lying = lying(story)

    def changes(self, story: Story) -> dict[str, str]:
        told = {name: in_words(self.lying[name], now) for name, now in lying(story).items()}
        gained = story.battle.turn_side.points - self.points
        told["you"] = f"{gained:+} point" if gained else ""
        return {name: words for name, words in told.items() if words}


def lying(story: Story) -> dict[str, On]:
    """What lies on everybody, and where they stand as the side sees it whose turn it is."""
    heroes = story.sun.heroes + story.moon.heroes
    return {name_of(hero): lying_on(story, hero) for hero in heroes}


def name_of(hero: HeroInPlay) -> str:
    return hero.name if hero.name in (*ENEMIES, "left", "right") else "self"


def lying_on(story: Story, hero: HeroInPlay) -> On:
    place = 1 + story.battle.turn_side.place_of(hero.column)
    return {"place": place, "damage": hero.damage, "held": hero.held, "markers": hero.markers}


def in_words(before: On, now: On) -> str:
    """As in "to 1, +2 damage, -1 held, stunned, not wounded"."""
    words = [f"to {now['place']}"] if now["place"] != before["place"] else []
    for what in ("damage", "held"):
        if now[what] != before[what]:
            words.append(f"{now[what] - before[what]:+} {what}")
    for status, word in STATUSES.items():
        if now["markers"] & status and not before["markers"] & status:
            words.append(word)
        if before["markers"] & status and not now["markers"] & status:
            words.append(f"not {word}")
    return ", ".join(words)
