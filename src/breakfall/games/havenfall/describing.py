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
    """What it is and its numbers, where it has them; then its two texts."""
    described: dict[str, object] = {"key": face.key, "name": face.name, "type": KINDS[face.kind]}
    described.update(numbers(face))
    described["copies"] = face.copies
    described["attack"] = face.is_attack
    described["arcane"] = face.is_arcane
    described["colours"] = [COLOURS[colour] for colour in face.colours]
    if face.information:
        described["information"] = {"text": face.information}
    if face.ability:
        price = pixels(face.pixels)
        described["ability"] = {"name": face.ability, "pixels": price, "text": face.text}
    described.update({"source": face.source, "sources": dict(face.marks)})
    return described


def numbers(face: PlayCard) -> dict[str, object]:
    """Rank, cost, and what it gives in play, each where it has one."""
    found: dict[str, object] = {}
    if face.rank:
        found["rank"] = face.rank
    if face.cost:
        found["cost"] = face.cost
    if face.treasure:
        found["treasure"] = face.treasure
    if face.damage or face.health:
        found.update({"damage": face.damage, "health": face.health})
    return found


def monster(face: MonsterCard) -> dict[str, object]:
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
