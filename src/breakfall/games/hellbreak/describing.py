"""A printed card as plain JSON: numbers, text, and field by field where they come from."""

from __future__ import annotations

from breakfall.core.cards import Face
from breakfall.games.hellbreak.card import (
    AssetCard,
    DeckCard,
    EventCard,
    HellCard,
    LocationCard,
    MinionCard,
    MonsterCard,
    MonsterSide,
)
from breakfall.games.hellbreak.printed import ASPECTS, SCHEMES, Bar, Icon


def describe(face: Face) -> dict[str, object]:
    """What it is, its numbers, then lists and texts."""
    assert isinstance(face, HellCard)
    described: dict[str, object] = {
        "key": face.key,
        "name": face.name,
        "subtitle": face.subtitle,
        "type": type_of(face),
    }
    if isinstance(face, (DeckCard, MonsterCard)):
        described["aspect"] = ASPECTS[face.aspect]
    described.update({"unique": face.unique, "number": face.number})
    if isinstance(face, DeckCard):
        described.update(deck_card(face))
    elif isinstance(face, LocationCard):
        described.update({"control": face.control, "reward": bar(face.reward)})
    described["traits"] = list(face.traits)
    if isinstance(face, MonsterCard):
        described["lurking"] = monster_side(face.lurking)
        described["unleashed"] = monster_side(face.unleashed)
    else:
        described["text"] = face.text
    described.update({"source": face.source, "sources": dict(face.marks)})
    return described


def type_of(face: HellCard) -> str:
    if isinstance(face, MinionCard):
        return "minion"
    if isinstance(face, AssetCard):
        return "asset"
    if isinstance(face, EventCard):
        return "event"
    return "monster" if isinstance(face, MonsterCard) else "location"


def deck_card(face: DeckCard) -> dict[str, object]:
    described: dict[str, object] = {"cost": face.cost, "loyalty": face.loyalty}
    if isinstance(face, MinionCard):
        described.update(
            {"combat": face.combat, "health": face.health, "scheme": icons(face.scheme)}
        )
    described.update({"resources": bar(face.bar), "copies": face.copies})
    if face.jumpscare_text:
        described["jumpscare"] = {
            "cost": {"malice": face.jumpscare_cost},
            "text": face.jumpscare_text,
        }
    return described


def monster_side(side: MonsterSide) -> dict[str, object]:
    return {
        "combat": side.combat,
        "health": side.health,
        "scheme": icons(side.scheme),
        "resources": bar(side.bar),
        "text": side.text,
    }


def icons(scheme: tuple[Icon, ...]) -> list[str]:
    return [f"{SCHEMES[icon.kind]} {icon.value}" for icon in scheme]


def bar(resources: Bar) -> dict[str, int]:
    return {
        "blood": resources.blood,
        "malice": resources.malice,
        "cards": resources.cards,
    }
