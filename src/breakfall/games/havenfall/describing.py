"""A printed card as plain JSON: numbers, text, and field by field where they come from."""

from __future__ import annotations

from breakfall.core.cards import Face
from breakfall.games.havenfall.card import COLOURS, KINDS, MonsterCard, PlayCard, SpellCard


def describe(face: Face) -> dict[str, object]:
    if isinstance(face, MonsterCard):
        return monster(face)
    if isinstance(face, SpellCard):
        return spell(face)
    assert isinstance(face, PlayCard)
    return player_card(face)


def player_card(face: PlayCard) -> dict[str, object]:
    return {
        "key": face.key,
        "name": face.name,
        "type": KINDS[face.kind],
        "rank": face.rank or None,
        "copies": face.copies,
        "cost": face.cost or None,
        "colours": [COLOURS[colour] for colour in face.colours],
        "treasure": face.treasure,
        "damage": face.damage,
        "health": face.health,
        "information": face.information,
        "ability": face.ability,
        "pixels": pixels(face.pixels),
        "text": face.text,
        "attack": face.is_attack,
        "arcane": face.is_arcane,
        "source": face.source,
        "sources": dict(face.marks),
    }


def monster(face: MonsterCard) -> dict[str, object]:
    return {
        "key": face.key,
        "name": face.name,
        "type": "monster",
        "rank": face.rank,
        "copies": face.copies,
        "colour": COLOURS[face.colour],
        "boss": {"damage": face.boss_damage, "health": face.boss_health},
        "minion": {"damage": face.damage, "health": face.health},
        "source": face.source,
        "sources": dict(face.marks),
    }


def spell(face: SpellCard) -> dict[str, object]:
    return {
        "key": face.key,
        "name": face.name,
        "type": "spell",
        "pixels": pixels(face.pixels),
        "text": face.text,
        "source": face.source,
        "sources": dict(face.marks),
    }


def pixels(letters: str) -> list[str]:
    """ "BR*" in words: blue, red, any."""
    names = dict(zip("BRGY", COLOURS, strict=True)) | {"*": "any"}
    return [names[letter] for letter in letters]
