"""Decks as small texts: read, checked, and written again in one form. (HB-15.1 to 15.4)

    monster: Dracula
    location: Carfax Abbey
    location: Castle Dracula
    3 Drain Life
    2 Vampire's Coffin

A name may be written as it is printed, with or without its subtitle, or as its key; what follows
a # is a remark.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import key_of
from breakfall.core.errors import BreakfallError
from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.cards import DECK_CARDS, LOCATIONS, MONSTERS, POOL
from breakfall.games.hellbreak.printed import ASPECTS
from breakfall.games.hellbreak.state import DeckCard, LocationCard, MonsterCard

CARDS_IN_DECK: Final = 40
LOCATIONS_IN_DECK: Final = 2
LONGEST_COUNT: Final = 18  # digits, before a card's name


class Deck:
    """A monster, two locations, and forty cards: each title with how often it is in."""

    def __init__(
        self,
        monster: MonsterCard,
        locations: tuple[LocationCard, ...],
        counts: dict[str, int],
    ) -> None:
        self.monster = monster
        self.locations = locations
        self.counts = counts
        self.cards: list[DeckCard] = []  # each as often as it is in, in the order of the pool
        for face in DECK_CARDS:
            self.cards += [face] * counts.get(face.key, 0)

    def text(self) -> str:
        """The deck as a file, always in the same form."""
        lines = [f"monster: {self.monster.name}"]
        lines += [f"location: {location.name}" for location in self.locations]
        for face in DECK_CARDS:
            if face.key in self.counts:
                lines.append(f"{self.counts[face.key]} {face.name}")
        return "\n".join(lines) + "\n"


def read_deck(text: str) -> Deck:
    """The deck that a text describes; a clear error if it is none. (HB-15.1 to 15.4)"""
    monsters: list[MonsterCard] = []
    locations: list[LocationCard] = []
    counts: dict[str, int] = {}
    for number, line in enumerate(text.splitlines(), start=1):
        words = line.split("#")[0].strip()
        if not words:
            continue
        try:
            read_line(words, monsters, locations, counts)
        except BreakfallError as error:
            raise BreakfallError(f"line {number} of this deck: {error}") from None
    return checked(monsters, locations, counts)


def read_line(
    words: str,
    monsters: list[MonsterCard],
    locations: list[LocationCard],
    counts: dict[str, int],
) -> None:
    heading, colon, name = words.partition(":")
    if colon and heading.strip().lower() == "monster":
        monsters.append(named_monster(name))
    elif colon and heading.strip().lower() in ("location", "locations"):
        locations += [named_location(one) for one in name.split(",")]
    else:
        count, *rest = words.split(maxsplit=1)
        if not count.isdecimal() or not rest:
            raise BreakfallError(
                f"{words!r} is neither 'monster: NAME', 'location: NAME' nor 'COUNT NAME'"
            )
        if len(count) > LONGEST_COUNT:
            raise BreakfallError(f"a deck has {CARDS_IN_DECK} cards, not {count[:LONGEST_COUNT]}…")
        face = named_card(rest[0])
        counts[face.key] = counts.get(face.key, 0) + int(count)


def checked(
    monsters: list[MonsterCard], locations: list[LocationCard], counts: dict[str, int]
) -> Deck:
    """One monster, two different locations, exactly forty cards. (HB-15.1)"""
    if len(monsters) != 1:
        raise BreakfallError(
            f"a deck has one monster, this one has {len(monsters)}: write one line 'monster: NAME'"
        )
    if len(locations) != LOCATIONS_IN_DECK or locations[0] is locations[1]:
        names = ", ".join(location.name for location in locations) or "none"
        raise BreakfallError(
            f"a deck has two different locations, this one has: {names}; write two lines "
            "'location: NAME'"
        )
    check_copies(counts)
    deck = Deck(monsters[0], tuple(locations), {key: n for key, n in counts.items() if n > 0})
    check_aspects(deck)
    total = len(deck.cards)
    if total != CARDS_IN_DECK:
        missing = CARDS_IN_DECK - total
        advice = f"add {missing}" if missing > 0 else f"take {-missing} out"
        raise BreakfallError(
            f"a deck has exactly {CARDS_IN_DECK} cards, this one has {total}: {advice}"
        )
    return deck


def check_copies(counts: dict[str, int]) -> None:
    """Three of a title, or what the card says. (HB-15.3)"""
    for face in DECK_CARDS:
        count = counts.get(face.key, 0)
        if count > face.copies:
            raise BreakfallError(
                f"a deck may hold {face.copies} of {face.name}, this one has {count}: take "
                f"{count - face.copies} out"
            )


def check_aspects(deck: Deck) -> None:
    """The monster's aspect and one other. (HB-15.4)"""
    others = {face.aspect: face for face in reversed(deck.cards)}
    others.pop(deck.monster.aspect, None)
    if len(others) > 1:
        names = ", ".join(f"{ASPECTS[aspect]} ({others[aspect].name})" for aspect in sorted(others))
        own = ASPECTS[deck.monster.aspect]
        raise BreakfallError(
            f"a deck has the aspect of its monster ({own}) and at most one other: keep only one "
            f"of {names}"
        )


# ---------------------------------------------------------------- names


def is_called(face: HellCard, name: str) -> bool:
    """By its key, its name, or its name and subtitle. (HB-15.2)"""
    return key_of(name) in (face.key, key_of(face.full_name))


def named_monster(name: str) -> MonsterCard:
    for face in MONSTERS:
        if is_called(face, name):
            return face
    raise unknown(name, "monster", list(MONSTERS))


def named_location(name: str) -> LocationCard:
    for face in LOCATIONS:
        if is_called(face, name):
            return face
    raise unknown(name, "location", list(LOCATIONS))


def named_card(name: str) -> DeckCard:
    for face in DECK_CARDS:
        if is_called(face, name):
            return face
    raise unknown(name, "card for a deck", list(DECK_CARDS))


def unknown(name: str, kind: str, known: list[HellCard]) -> BreakfallError:
    """Say what it is, or what it could have been. (HB-15.2)"""
    plain = name.strip()
    for face in POOL:
        if is_called(face, plain):
            return BreakfallError(f"{face.name} is not a {kind}: write {line_for(face)!r}")
    begins = key_of(plain)[:3]
    close = [face.name for face in known if face.key.startswith(begins)] or [
        face.name for face in known
    ]
    return BreakfallError(f"there is no {kind} {plain!r}; there is: {', '.join(close)}")


def line_for(face: HellCard) -> str:
    """How a card of the pool is written into a deck."""
    if isinstance(face, MonsterCard):
        return f"monster: {face.name}"
    if isinstance(face, LocationCard):
        return f"location: {face.name}"
    return f"COUNT {face.name}"


# ---------------------------------------------------------------- the demo decks

DRACULA: Final = """
monster: Dracula
location: Carfax Abbey
location: Castle Dracula
3 Drain Life
2 Vampire's Coffin
2 Bloodsucking Bat
6 Swarm of Rats
2 Coven Feast
3 Transylvanian Wolf
1 Renfield
2 Ancient Wisdom
2 Aleera
1 Mina Harker
2 Carpathian Wildcat
2 Marishka
3 Carriage Driver
2 Verona
3 Ferocious Wolfpack
1 Lucy Weston
2 Countess Zaleska
1 Count Alucard
"""

JAWS: Final = """
monster: Jaws
location: North Beach
location: Amity Harbor
3 Barracuda
1 Shark in the Pond
2 Orca
3 Shark Spotter
3 Man O' War
3 Rogue Shark
3 Narrow Escape
2 Deputy Hendricks
3 Veteran Harpooner
2 Larry Vaughn
3 Ravenous Predator
3 Roughtail Stingray
2 A Panic on Our Hands
3 Threat From Below
3 Giant Octopus
1 Killer Whale
"""

DEMO_DECKS: Final[dict[str, Deck]] = {"dracula": read_deck(DRACULA), "jaws": read_deck(JAWS)}


def find_deck(value: str) -> Deck:
    """A demo deck by its name, or the deck that the text describes."""
    return DEMO_DECKS[value] if value in DEMO_DECKS else read_deck(value)
