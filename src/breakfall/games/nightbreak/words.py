"""Small pieces of text that Nightbreak's questions and events share."""

from __future__ import annotations

from typing import Final

from breakfall.games.nightbreak.state import Battle, HeroInPlay
from breakfall.games.nightbreak.terms import STATUSES

PLACES: Final = {
    3: ("left", "center", "right"),
    4: ("far left", "inner left", "inner right", "far right"),
}


def place_name(battle: Battle, place: int) -> str:
    """A rank, counted from its own side's left: "left", "inner right"."""
    return PLACES[battle.format.ranks][place]


def points(count: int) -> str:
    return f"{count} Blessing Point{'' if count == 1 else 's'}"


def standing(hero: HeroInPlay) -> str:
    """A hero with what matters now: "Ravo Skycaller (4 of 6 HP, stunned)"."""
    words = [f"{hero.hp - hero.damage} of {hero.hp} HP"]
    words += [word for status, word in STATUSES.items() if hero.has(status)]
    if hero.held:
        words.append(f"holds {hero.held}")
    return f"{hero.name} ({', '.join(words)})"


def text_about(hero: HeroInPlay, text: str) -> str:
    """A power's text with the hero's own name in place of "this hero"."""
    return text.replace("This hero", hero.name).replace("this hero", hero.name)
