"""Small pieces of text that Havenfall's questions, answers and reasons share."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.games.havenfall.description import pixels
from breakfall.games.havenfall.rules.strength import (
    is_boss,
    monster_face,
    points_for_boss,
    to_match,
)
from breakfall.games.havenfall.state import NOWHERE, Haven, InPlay, PlayCard, Side
from breakfall.games.havenfall.terms import COLOURS, KINDS

PLACES: Final = ("Minion 1", "Minion 2", "Boss", "Defeated as minion", "Defeated as boss")

# ---------------------------------------------------------------- cards


def name_of(about: object) -> str:
    """The card that a question is about."""
    if isinstance(about, InPlay):
        return about.name
    return about.name if isinstance(about, Face) else ""


def in_play_words(haven: Haven, me: InPlay, seat: int) -> str:
    """ "Swordsman (3/2, used)", in words that differ wherever the keys of options do."""
    words: list[str] = []
    if me.damage or me.health:
        words.append(f"{me.damage}/{me.health}")
    if me.boss_damage or me.boss_health:
        words.append(f"+{me.boss_damage}/+{me.boss_health} against a boss")
    if me.is_used:
        words.append("used")
    if me.is_informed and me.printed.goes_back:
        words.append("played, goes back to its pile")
    if me.is_kept:
        words.append("stays for the next turn")
    if me.is_borrowed:
        words.append(f"taken from {haven.names[me.owner.seat]}")
    if me.side.seat != seat:
        words.append(f"of {haven.names[me.side.seat]}")
    return f"{me.name} ({', '.join(words)})" if words else me.name


def only_choice(haven: Haven, seat: int, candidates: list[InPlay]) -> str:
    """A choice that would not be asked because there is only one is named beforehand."""
    name = the_only_one(haven, seat, candidates)
    return f" Only choice: {name}." if name else ""


def the_only_one(haven: Haven, seat: int, candidates: list[InPlay]) -> str:
    """The card meant, if all candidates are alike; nothing if there is a choice, or nobody."""
    if not candidates or not all(me.is_like(candidates[0]) for me in candidates):
        return ""
    return in_play_words(haven, candidates[0], seat)


def with_article(kind: int) -> str:
    """ "an item", "a hero" """
    return f"{'an' if KINDS[kind][0] in 'ai' else 'a'} {KINDS[kind]}"


def price(letters: str) -> str:
    """ "blue, any" """
    return ", ".join(pixels(letters))


def all_it_does(face: PlayCard) -> str:
    """Its numbers or its information, then its ability."""
    sentences = [face.information_text or f"{', '.join(numbers(face))}."]
    if face.ability:
        sentences.append(f"{face.ability} ({price(face.pixels)}): {face.ability_text}")
    return f": {' '.join(sentences)}"


def in_short(face: PlayCard) -> str:
    words = [*numbers(face), face.ability] if face.ability else numbers(face)
    return f"{face.name}: {', '.join(words)}" if words else face.name


def numbers(face: PlayCard) -> list[str]:
    words = [f"{face.treasure} treasure"] if face.treasure else []
    return [*words, f"{face.damage}/{face.health}"] if face.damage or face.health else words


def line_played(face: PlayCard) -> str:
    """The information but for the "+1 card" of an artifact, which is a line of its own."""
    text = face.information_text
    return text.removeprefix("+1 card. ") if face.draws else text


def pixel_name(colour: int, *, is_exhausted: bool) -> str:
    """ "Blue pixel", "Blue pixel, exhausted" """
    return f"{COLOURS[colour].capitalize()} pixel{', exhausted' if is_exhausted else ''}"


# ---------------------------------------------------------------- damage and health


def against_boss(side: Side) -> str:
    """ " (5/6 against a boss)", where that is more."""
    if not side.boss_damage and not side.boss_health:
        return ""
    damage, health = side.damage + side.boss_damage, side.health + side.boss_health
    return f" ({damage}/{health} against a boss)"


def total_damage(haven: Haven, side: Side) -> int:
    return side.damage + (side.boss_damage if is_against_boss(haven) else 0)


def total_health(haven: Haven, side: Side) -> int:
    return side.health + (side.boss_health if is_against_boss(haven) else 0)


def is_against_boss(haven: Haven) -> bool:
    location = haven.turn.location
    return location != NOWHERE and is_boss(location)


def force(haven: Haven, side: Side) -> str:
    """ "5/4" """
    return f"{total_damage(haven, side)}/{total_health(haven, side)}"


# ---------------------------------------------------------------- monsters


def monster_named(haven: Haven) -> str:
    """The monster that is being fought: "Octopus (5/3)"."""
    location = haven.turn.location
    face, needed = monster_face(haven, location), to_match(haven, location)
    if face is None or needed is None:
        return "nobody"
    return f"{face.name} ({needed[0]}/{needed[1]})"


def monster_at(haven: Haven, location: int) -> str:
    """ "Octopus, Minion 2 (5/3)" """
    face, needed = monster_face(haven, location), to_match(haven, location)
    if face is None or needed is None:
        return PLACES[location]
    return f"{face.name}, {PLACES[location]} ({needed[0]}/{needed[1]})"


def shortage(haven: Haven, location: int) -> str:
    """ "1 damage and 2 health": what the player at turn still needs there."""
    needed, side = to_match(haven, location), haven.turn_side
    assert needed is not None
    damage, health = needed[0] - side.damage, needed[1] - side.health
    if is_boss(location):
        damage, health = damage - side.boss_damage, health - side.boss_health
    words = [f"{damage} damage"] if damage > 0 else []
    return " and ".join([*words, f"{health} health"] if health > 0 else words)


def reward(haven: Haven, location: int) -> str:
    """What a victory there brings now: a pixel if the supply has it, points with Conquer."""
    face = monster_face(haven, location)
    assert face is not None
    pixel = f"{COLOURS[face.gives]} pixel"
    points = ""
    if is_boss(location):
        amount = points_for_boss(haven, face)
        points = f"{amount} point{'' if amount == 1 else 's'}"
    if haven.supply[face.gives]:
        return f"a {pixel} and {points}" if points else f"a {pixel}"
    return f"{points or 'nothing'} (no {pixel} is left)"
