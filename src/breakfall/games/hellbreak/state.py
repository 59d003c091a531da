"""The nouns of HELLBREAK: the duel, its two sides, the characters and the two locations."""

from __future__ import annotations

from typing import Final, Literal

from mypy_extensions import i64, mypyc_attr

from breakfall.core.cards import Card, Located, Piece, Zone
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.core.table import Table
from breakfall.games.hellbreak.card import (
    AssetCard,
    HellCard,
    LocationCard,
    MinionCard,
    MonsterCard,
    MonsterSide,
)
from breakfall.games.hellbreak.printed import ASPECTS

BOTH: Final = -1  # the location of a monster: it is in both (HB-4.2)
NOBODY: Final = -1

LURKING: Final = 0
UNLEASHED: Final = 1
SideUp = Literal["Lurking", "Unleashed"]
SIDES: Final[tuple[SideUp, ...]] = ("Lurking", "Unleashed")

# What the next step of the match is.
CHOOSE_LOCATIONS: Final = 0
STARTING_HANDS: Final = 1
COLLECT: Final = 2
BID_FOR_INITIATIVE: Final = 3
HORROR: Final = 4
REFRESH: Final = 5
Stage = Literal["set-up", "Feeding Phase", "Horror Phase", "Refresh Phase", "over"]
STAGES: Final[tuple[Stage, ...]] = (
    "set-up",
    "set-up",
    "Feeding Phase",
    "Feeding Phase",
    "Horror Phase",
    "Refresh Phase",
)


class Character(Piece):
    """A monster or a minion in play."""

    __slots__ = ("busy", "exhausted", "is_monster", "location", "side")

    def __init__(self, side: Side, location: int, is_monster: bool) -> None:
        self.side = side
        self.location: i64 = location
        self.is_monster = is_monster
        self.exhausted = False
        self.busy: i64 = 0  # SCHEMING, or WAITING to use an ability, or both

    @property
    def name(self) -> str:
        raise NotImplementedError

    @property
    def place(self) -> str:
        """Where it lies in the view."""
        raise NotImplementedError

    @property
    def health_left(self) -> int:
        """What it can still take."""
        raise NotImplementedError


class Monster(Character):
    """A player's monster and the side that is up. (HB-2.2, HB-12.6)"""

    __slots__ = ("card", "up")

    def __init__(self, side: Side, card: MonsterCard) -> None:
        super().__init__(side, BOTH, True)
        self.card = card
        self.up: int = LURKING

    @property
    def name(self) -> str:
        return self.card.name

    @property
    def place(self) -> str:
        return f"monster:{self.side.seat}"

    def located(self) -> Located:
        return Located(self.card, self.place)

    @property
    def health_left(self) -> int:
        return self.side.health

    @property
    def face(self) -> MonsterSide:
        return self.card.sides[self.up]

    @property
    def is_lurking(self) -> bool:
        return self.up == LURKING


class Minion(Character):
    """A minion in play, with the damage on it. (HB-12.1)"""

    __slots__ = ("assigned", "card", "damage", "face", "in_play", "printed")

    def __init__(self, card: Card, face: MinionCard, side: Side, location: int) -> None:
        super().__init__(side, location, False)
        self.card = card
        self.face = face
        self.printed = face.printed
        self.damage: i64 = 0
        self.assigned: i64 = 0  # indirect damage that it is about to be dealt
        self.in_play = True

    def copy(self, card: Card, side: Side) -> Minion:
        twin = Minion(card, self.face, side, self.location)
        twin.damage = self.damage
        twin.exhausted = self.exhausted
        return twin

    @property
    def name(self) -> str:
        return self.face.name

    @property
    def place(self) -> str:
        return f"minion:{self.side.seat}:{self.side.minions.index(self)}"

    def located(self) -> Located:
        return Located(self.face, self.place)

    @property
    def is_damaged(self) -> bool:
        return self.damage > 0

    @property
    def health_left(self) -> int:
        return self.printed.health - self.damage - self.assigned


class Attack:
    """An attack that is under way: declared, and not yet resolved. (HB-8.1)"""

    __slots__ = ("attacker", "bonus", "evaded", "location", "target")

    def __init__(self, attacker: Character, bonus: int) -> None:
        self.attacker = attacker
        self.bonus = bonus
        self.location = attacker.location  # a monster's is chosen (HB-8.2)
        self.target: Character | None = None
        self.evaded: Character | None = None  # cannot defend (HB-14.4)


class Asset(Piece):
    """An asset in its row. It is at no location. (HB-7.8)"""

    __slots__ = ("card", "exhausted", "face", "side")

    def __init__(self, card: Card, face: AssetCard, side: Side) -> None:
        self.card = card
        self.face = face
        self.side = side
        self.exhausted = False

    def copy(self, card: Card, side: Side) -> Asset:
        twin = Asset(card, self.face, side)
        twin.exhausted = self.exhausted
        return twin

    @property
    def place(self) -> str:
        return f"asset:{self.side.seat}:{self.side.assets.index(self)}"

    def located(self) -> Located:
        return Located(self.face, self.place)


class Place(Piece):
    """A location card: who controls it, and the malice on either side. (HB-2.6, HB-4.5)"""

    __slots__ = ("controller", "face", "index", "malice")

    def __init__(self, index: int, face: LocationCard) -> None:
        self.index = index  # the seat that brought it, and on whose right it lies
        self.face = face
        self.controller = index
        self.malice = [0, 0]

    @property
    def place(self) -> str:
        return location_id(self.index)

    def located(self) -> Located:
        return Located(self.face, self.place)

    def copy(self) -> Place:
        twin = Place(self.index, self.face)
        twin.controller = self.controller
        twin.malice = self.malice.copy()
        return twin


def location_id(index: int) -> str:
    """Where a location lies in the view."""
    return f"location:{index}"


class Side:
    """A player: the monster with its vault, the cards, the resource pool."""

    __deletable__ = ("monster",)  # when the table is let go

    def __init__(self, seat: int, monster: MonsterCard, piles: Piles) -> None:
        self.seat = seat
        self.seats: tuple[int, ...] = (seat,)
        self.mask = 1 << seat
        self.monster = Monster(self, monster)
        self.piles = piles
        self.locations: tuple[LocationCard, ...] = ()  # those to choose from
        self.deck_list: dict[str, int] = {}  # how often each title is in the deck (HB-13.9)
        self.blood: i64 = 0
        self.malice: i64 = 0
        self.minions: list[Minion] = []
        self.assets: list[Asset] = []
        self.is_top_vertical = False  # the top card of the health stack has one health left
        self.prevented = 0  # damage to the monster that will not happen this phase
        self.is_revealing = False  # a health card is being revealed (HB-12.9)
        self.waiting = 0  # damage that strikes the monster when that card is gone
        self.played_creature = False  # in this phase
        self.has_used_monster = False  # its once-a-round action
        self.has_used_location = [False, False]
        # The vault without the monster, added up.
        self.vault_blood = 0
        self.vault_malice = 0
        self.vault_cards = 0
        self.vault_icons = [0] * len(ASPECTS)

    @property
    def health(self) -> int:
        """Two for a horizontal card, one for a vertical one, revealed or not. (HB-12.6, HB-12.9)"""
        health = 2 * len(self.piles.health.cards)
        return health + (1 if self.is_revealing else 0) - (1 if self.is_top_vertical else 0)

    def icons(self, aspect: int) -> int:
        """Aspect icons in the vault, the monster's included. (HB-7.2)"""
        return self.vault_icons[aspect] + (1 if self.monster.card.printed.aspect == aspect else 0)

    def minions_at(self, location: int) -> list[Minion]:
        return [minion for minion in self.minions if minion.location == location]


class Piles:
    """Where a player's cards lie."""

    def __init__(self, zones: list[Zone]) -> None:
        self.deck = zones[0]
        self.hand = zones[1]
        self.health = zones[2]
        self.revealed = zones[3]  # a health card that is being checked for a Jumpscare
        self.looked_at = zones[4]  # cards of the deck that are being looked at
        self.bid = zones[5]
        self.vault = zones[6]
        self.play = zones[7]
        self.being_played = zones[8]  # shown, and neither in hand nor in play yet
        self.crypt = zones[9]


def new_piles(duel: Table, seat: int) -> Piles:
    everybody, owner, nobody = duel.everyone, 1 << seat, 0
    return Piles(
        [
            duel.new_zone(f"deck-{seat}", nobody),
            duel.new_zone(f"hand-{seat}", owner),
            duel.new_zone(f"health-{seat}", nobody),
            duel.new_zone(f"revealed-{seat}", everybody),
            duel.new_zone(f"looked-at-{seat}", owner),
            duel.new_zone(f"bid-{seat}", everybody),
            duel.new_zone(f"vault-{seat}", everybody),
            duel.new_zone(f"play-{seat}", everybody),
            duel.new_zone(f"being-played-{seat}", everybody),
            duel.new_zone(f"crypt-{seat}", everybody),
        ]
    )


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelFormat(Format):
    """What a format decides about a duel; formats.py has them all. (HB-1.3)"""

    async def choose_locations(self, duel: Duel) -> None:
        raise NotImplementedError


class Duel(Table):
    """Everything on the table of a match of HELLBREAK."""

    def __init__(self, seats: int, luck: Luck, form: DuelFormat) -> None:
        super().__init__(seats, luck)
        self.format = form
        self.last_card_scares = True  # the Jumpscare of a last health card may be used
        self.sides: list[Side] = []
        self.places: list[Place] = []
        self.round = 0
        self.initiative = 0
        self.turn = 0  # whose action it is
        self.passes = 0  # in a row
        self.slumbering: int = NOBODY
        self.attack: Attack | None = None
        self.stage: int = CHOOSE_LOCATIONS

    def enemy_of(self, side: Side) -> Side:
        return self.sides[1 - side.seat]

    @property
    def in_initiative_order(self) -> list[Side]:
        """The player with initiative, then the opponent. (HB-5.6)"""
        first = self.initiative
        return [self.sides[first], self.sides[1 - first]]

    def holds_initiative(self, side: Side) -> bool:
        return self.initiative == side.seat

    def name_of(self, side: Side) -> str:
        """A player is called after the monster; where both have the same, by the seat as well."""
        name = side.monster.name
        return f"{name} {side.seat + 1}" if self.enemy_of(side).monster.name == name else name


def minion_of(card: Card, side: Side, location: int) -> Minion:
    face = card.face
    assert isinstance(face, MinionCard)
    return Minion(card, face, side, location)


def face_of(character: Character) -> HellCard:
    """The printed card."""
    if isinstance(character, Minion):
        return character.face
    return character.side.monster.card
