"""Every value says where it comes from, and claims no more than that. (HF-2.9)"""

from __future__ import annotations

import pytest

from breakfall.core.cards import SOURCES, Face
from breakfall.core.registry import find_game
from breakfall.games.havenfall.cards import HEROES, POOL
from breakfall.games.havenfall.state import PlayCard, SpellCard
from tests.games.havenfall.story import face


@pytest.mark.rule("HF-2.9")
def test_every_card_says_field_by_field_where_it_comes_from() -> None:
    game = find_game("havenfall")
    for one in POOL:
        described = game.describe(one)
        sources = described["sources"]
        assert isinstance(sources, dict)
        assert described["source"] in SOURCES
        assert set(sources.values()) <= set(SOURCES)
        assert all(hasattr(one, field) for field in sources), one.name


@pytest.mark.rule("HF-2.9")
def test_the_colours_of_a_hero_are_as_certain_as_its_pixels() -> None:
    for hero in HEROES:
        colours = hero.marks.get("colours", hero.source)
        assert colours == hero.marks.get("pixels", hero.source), hero.name


def source_of(one: Face, field: str) -> str:
    assert isinstance(one, PlayCard | SpellCard)
    return one.marks.get(field, one.source)


SHOWN = {
    # What the board's picture, an example or the FAQ states, not what we made of it.
    "text": "Squire, Shape Shifter, Swordsman, Assassin, Acolyte, Seer, Elite Guard, Shield, "
    "Spell Book, Copper, Silver, Gold, Tome of Serpents, Quin's Daggers, Champion's Cloak, "
    "Dwarven Stone, Ghost of Sen, Lightning Strike, Cheatcode",
    "information": "Spell Book, Family Heirloom, Tome of Serpents, Quin's Daggers, "
    "Champion's Cloak, Dwarven Stone",
    "pixels": "Squire, Thief, Lookout, Shape Shifter, Swordsman, Assassin, Blacksmith, Acolyte, "
    "Healer, Bard, Necromancer, Shield, Spell Book, Copper, Gold, Lightning Strike",
    "cost": "Squire, Thief, Shape Shifter, Swordsman, Assassin, Blacksmith, Seer, Elite Guard, "
    "Silver, Gold, Tome of Serpents, Quin's Daggers, Champion's Cloak, Dwarven Stone",
    "damage": "Squire, Adventurer, Shape Shifter, Swordsman, Assassin, Seer, Elite Guard, "
    "Dragon Whelp, Octopus, Giant Worm, The Ancient",
    "treasure": "Copper, Silver, Gold, Dwarven Stone",
}


@pytest.mark.rule("HF-2.9")
@pytest.mark.parametrize("field", SHOWN)
def test_only_what_the_rulebook_shows_is_marked_as_its_own(field: str) -> None:
    claimed = {
        one.name
        for one in POOL
        if getattr(one, field, None) and source_of(one, field) == "rulebook"
    }
    assert claimed == set(SHOWN[field].split(", "))


@pytest.mark.rule("HF-2.9")
@pytest.mark.parametrize(
    ("name", "field", "source"),
    [
        ("Cursed Grall Staff", "text", "house"),  # the FAQ does not say which monster
        ("Crown of Nyra", "information", "inferred"),  # nor in which of the two texts it stands
        ("Possess", "text", "inferred"),  # the example has a hero of rank 2
        ("Frostfire", "text", "inferred"),  # nor how many pixels
        ("Sword", "text", "inferred"),  # nor that chance chooses the card
        ("Lookout", "text", "inferred"),  # the FAQ only tells of a Seer that is not kept
        ("Commander Trauss", "text", "inferred"),  # from the six points of an example
        ("Blacksmith", "text", "public"),  # the example has a Silver only
    ],
)
def test_what_we_concluded_or_made_up_says_so(name: str, field: str, source: str) -> None:
    assert source_of(face(name), field) == source


@pytest.mark.rule("HF-2.9")
def test_what_the_rulebook_does_not_show_is_not_claimed_to_be_from_it() -> None:
    thief = find_game("havenfall").describe(face("Thief"))
    assert thief["source"] == "house"
    assert thief["sources"] == {
        "name": "rulebook",
        "rank": "rulebook",
        "copies": "rulebook",
        "cost": "rulebook",
        "colours": "rulebook",
        "pixels": "rulebook",
    }
