"""A printed card as plain JSON: numbers, text, and field by field where they come from."""

from __future__ import annotations

from typing import Final, Literal, NotRequired, TypedDict

from breakfall.core.cards import Face
from breakfall.games.havenfall.state import MonsterCard, PlayCard, SpellCard
from breakfall.games.havenfall.terms import COLOURS, KINDS, Color, Kind

Pixel = Literal["blue", "red", "green", "yellow", "any"]


class InformationDescription(TypedDict):
    text: str


class AbilityDescription(TypedDict):
    name: str
    pixels: list[Pixel]
    text: str


class StrengthDescription(TypedDict):
    damage: int
    health: int


class NumbersDescription(TypedDict):
    rank: NotRequired[int]
    cost: NotRequired[int]
    treasure: NotRequired[int]
    damage: NotRequired[int]
    health: NotRequired[int]


class TextsDescription(TypedDict):
    information: NotRequired[InformationDescription]
    ability: NotRequired[AbilityDescription]


class PlayDescription(TypedDict):
    """A card of the players: what it is and its numbers, where it has them; then its two texts."""

    key: str
    name: str
    type: Kind
    rank: NotRequired[int]
    cost: NotRequired[int]
    treasure: NotRequired[int]
    damage: NotRequired[int]
    health: NotRequired[int]
    copies: int
    attack: bool
    arcane: bool
    colours: list[Color]
    information: NotRequired[InformationDescription]
    ability: NotRequired[AbilityDescription]
    source: str
    sources: dict[str, str]  # fields that come from elsewhere


class MonsterDescription(TypedDict):
    key: str
    name: str
    type: Literal["monster"]
    rank: int
    copies: int
    colours: list[Color]
    boss: StrengthDescription
    minion: StrengthDescription
    source: str
    sources: dict[str, str]


class SpellDescription(TypedDict):
    key: str
    name: str
    type: Literal["spell"]
    pixels: list[Pixel]
    text: str
    source: str
    sources: dict[str, str]


CardDescription = PlayDescription | MonsterDescription | SpellDescription


def describe(face: Face) -> CardDescription:
    if isinstance(face, MonsterCard):
        return monster(face)
    if isinstance(face, SpellCard):
        return spell(face)
    assert isinstance(face, PlayCard)
    return player_card(face)


def player_card(face: PlayCard) -> PlayDescription:
    return {
        "key": face.key,
        "name": face.name,
        "type": KINDS[face.kind],
        **numbers(face),
        "copies": face.copies,
        "attack": face.is_attack,
        "arcane": face.is_arcane,
        "colours": [COLOURS[colour] for colour in face.colours],
        **texts(face),
        "source": face.source,
        "sources": dict(face.marks),
    }


def numbers(face: PlayCard) -> NumbersDescription:
    """Rank, cost, and what it gives in play, each where it has one."""
    found: NumbersDescription = {}
    if face.rank:
        found["rank"] = face.rank
    if face.cost:
        found["cost"] = face.cost
    if face.treasure:
        found["treasure"] = face.treasure
    if face.damage or face.health:
        found["damage"] = face.damage
        found["health"] = face.health
    return found


def texts(face: PlayCard) -> TextsDescription:
    found: TextsDescription = {}
    if face.information:
        found["information"] = {"text": face.information_text}
    if face.ability:
        price = pixels(face.pixels)
        found["ability"] = {"name": face.ability, "pixels": price, "text": face.ability_text}
    return found


def monster(face: MonsterCard) -> MonsterDescription:
    return {
        "key": face.key,
        "name": face.name,
        "type": "monster",
        "rank": face.rank,
        "copies": face.copies,
        "colours": [COLOURS[face.colour]],
        "boss": {"damage": face.boss_damage, "health": face.boss_health},
        "minion": {"damage": face.damage, "health": face.health},
        "source": face.source,
        "sources": dict(face.marks),
    }


def spell(face: SpellCard) -> SpellDescription:
    return {
        "key": face.key,
        "name": face.name,
        "type": "spell",
        "pixels": pixels(face.pixels),
        "text": face.effect,
        "source": face.source,
        "sources": dict(face.marks),
    }


PIXELS: Final[dict[str, Pixel]] = {
    "B": "blue",
    "R": "red",
    "G": "green",
    "Y": "yellow",
    "*": "any",
}


def pixels(letters: str) -> list[Pixel]:
    """ "BR*" in words: blue, red, any."""
    return [PIXELS[letter] for letter in letters]
