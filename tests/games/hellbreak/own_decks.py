"""Deck files for stories: two that are odd but legal."""

from __future__ import annotations

CURSED = (
    "Drain Life",
    "Vampire's Coffin",
    "Bloodsucking Bat",
    "Coven Feast",
    "Transylvanian Wolf",
    "Renfield",
    "Mina Harker",
    "Carpathian Wildcat",
    "Ferocious Wolfpack",
    "Lucy Weston",
    "Countess Zaleska",
    "Count Alucard",
)
FERAL = (
    "Barracuda",
    "Shark in the Pond",
    "Shark Spotter",
    "Man O' War",
    "Rogue Shark",
    "Larry Vaughn",
    "Ravenous Predator",
    "Threat From Below",
    "Giant Octopus",
    "Killer Whale",
)
PLACES = ("Carfax Abbey", "North Beach")


def threes(titles: tuple[str, ...]) -> dict[str, int]:
    return dict.fromkeys(titles, 3)


def written(monster: str, places: tuple[str, ...], cards: dict[str, int]) -> str:
    """A deck file."""
    lines = [f"monster: {monster}", *(f"location: {place}" for place in places)]
    return "\n".join([*lines, *(f"{count} {title}" for title, count in cards.items())])


# All that is Cursed three times, and four stingers from the deep.
DRACULA_AT_SEA = written("Dracula", PLACES, threes(CURSED) | {"Roughtail Stingray": 3, "Orca": 1})
# A shark among rats and brides, at home with Dracula.
JAWS_IN_THE_CRYPT = written(
    "Jaws",
    ("Castle Dracula", "Carfax Abbey"),
    threes(FERAL) | {"Swarm of Rats": 6, "Verona": 3, "Aleera": 1},
)
