"""A printed card as plain JSON: numbers, text, and field by field where they come from."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict

from breakfall.core.cards import Face
from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.printed import ASPECTS, SCHEMES, Aspect, Bar, Icon
from breakfall.games.hellbreak.state import (
    AssetCard,
    DeckCard,
    EventCard,
    LocationCard,
    MinionCard,
    MonsterCard,
)
from breakfall.games.hellbreak.terms import LURKING, UNLEASHED

CardType = Literal["monster", "minion", "asset", "event", "location"]


class BarDescription(TypedDict):
    """What a card yields at each Feeding, or a location when it is taken."""

    blood: int
    malice: int
    cards: int


class PriceDescription(TypedDict):
    malice: int


class JumpscareDescription(TypedDict):
    cost: PriceDescription
    text: str


class MonsterSideDescription(TypedDict):
    combat: int
    health: int
    scheme: list[str]
    resources: BarDescription
    text: str


class PartsDescription(TypedDict):
    """What only some kinds of cards have."""

    cost: NotRequired[int]
    loyalty: NotRequired[int]
    combat: NotRequired[int]
    health: NotRequired[int]
    scheme: NotRequired[list[str]]
    resources: NotRequired[BarDescription]
    copies: NotRequired[int]
    jumpscare: NotRequired[JumpscareDescription]
    control: NotRequired[int]
    reward: NotRequired[BarDescription]


class AspectDescription(TypedDict):
    aspect: NotRequired[Aspect]


class TextsDescription(TypedDict):
    lurking: NotRequired[MonsterSideDescription]
    unleashed: NotRequired[MonsterSideDescription]
    text: NotRequired[str]


class CardDescription(TypedDict):
    """What a card is, its numbers, then lists and texts."""

    key: str
    name: str
    subtitle: str
    type: CardType
    aspect: NotRequired[Aspect]
    unique: bool
    number: str
    cost: NotRequired[int]
    loyalty: NotRequired[int]
    combat: NotRequired[int]
    health: NotRequired[int]
    scheme: NotRequired[list[str]]
    resources: NotRequired[BarDescription]
    copies: NotRequired[int]
    jumpscare: NotRequired[JumpscareDescription]
    control: NotRequired[int]
    reward: NotRequired[BarDescription]
    traits: list[str]
    lurking: NotRequired[MonsterSideDescription]
    unleashed: NotRequired[MonsterSideDescription]
    text: NotRequired[str]
    source: str
    sources: dict[str, str]  # fields that come from elsewhere


def describe(face: Face) -> CardDescription:
    assert isinstance(face, HellCard)
    return {
        "key": face.key,
        "name": face.name,
        "subtitle": face.subtitle,
        "type": type_of(face),
        **aspect(face),
        "unique": face.unique,
        "number": face.number,
        **parts(face),
        "traits": list(face.traits),
        **texts(face),
        "source": face.source,
        "sources": dict(face.marks),
    }


def type_of(face: HellCard) -> CardType:
    if isinstance(face, MinionCard):
        return "minion"
    if isinstance(face, AssetCard):
        return "asset"
    if isinstance(face, EventCard):
        return "event"
    return "monster" if isinstance(face, MonsterCard) else "location"


def aspect(face: HellCard) -> AspectDescription:
    if isinstance(face, (DeckCard, MonsterCard)):
        return {"aspect": ASPECTS[face.aspect]}
    return {}


def parts(face: HellCard) -> PartsDescription:
    if isinstance(face, DeckCard):
        return deck_card(face)
    if isinstance(face, LocationCard):
        return {"control": face.control, "reward": bar(face.reward)}
    return {}


def texts(face: HellCard) -> TextsDescription:
    if isinstance(face, MonsterCard):
        return {"lurking": monster_side(face, LURKING), "unleashed": monster_side(face, UNLEASHED)}
    return {"text": face.printed_text}


def deck_card(face: DeckCard) -> PartsDescription:
    described: PartsDescription = {"cost": face.cost, "loyalty": face.loyalty}
    if isinstance(face, MinionCard):
        described["combat"] = face.combat
        described["health"] = face.health
        described["scheme"] = icons(face.scheme)
    described["resources"] = bar(face.bar)
    described["copies"] = face.copies
    if face.jumpscare_text:
        described["jumpscare"] = {
            "cost": {"malice": face.jumpscare_cost},
            "text": face.printed_jumpscare,
        }
    return described


def monster_side(face: MonsterCard, up: int) -> MonsterSideDescription:
    side = face.sides[up]
    return {
        "combat": side.combat,
        "health": side.health,
        "scheme": icons(side.scheme),
        "resources": bar(side.bar),
        "text": face.text_of(up),
    }


def icons(scheme: tuple[Icon, ...]) -> list[str]:
    return [f"{SCHEMES[icon.kind]} {icon.value}" for icon in scheme]


def bar(resources: Bar) -> BarDescription:
    return {
        "blood": resources.blood,
        "malice": resources.malice,
        "cards": resources.cards,
    }
