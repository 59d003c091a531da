"""The nouns of HELLBREAK: printed cards, characters and locations in play, the players, the duel.

Printed cards act on duels, which hold characters, which are printed cards: so they are together.
"""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from breakfall.core.cards import Card, Located, Piece
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.core.option import Option, option
from breakfall.core.places import Places, SeatPlaces, position
from breakfall.core.table import Table
from breakfall.core.wording import Count
from breakfall.games.hellbreak.card import HellCard, MonsterSide
from breakfall.games.hellbreak.piles import Piles
from breakfall.games.hellbreak.pointer import Pointer
from breakfall.games.hellbreak.printed import (
    ASPECTS,
    CURSED,
    NO_JUMPSCARE,
    VOID,
    Bar,
    Icon,
    Printed,
)
from breakfall.games.hellbreak.terms import (
    BOTH,
    CHOOSE_LOCATIONS,
    LURKING,
    NOBODY,
    VERBS,
)

MONSTER_PLACES: Final = Places("monster")
LOCATION_PLACES: Final = Places("location")
MINION_PLACES: Final = SeatPlaces("minion")
ASSET_PLACES: Final = SeatPlaces("asset")

# ---------------------------------------------------------------- what is printed


@mypyc_attr(allow_interpreted_subclasses=True)
class DeckCard(HellCard):
    """A card of a deck: a minion, an asset or an event. (HB-2.1)"""

    aspect: ClassVar[int] = CURSED
    cost: ClassVar[int] = 0
    loyalty: ClassVar[int] = 1
    bar: ClassVar[Bar] = Bar()
    copies: ClassVar[int] = 3  # how many a deck may hold
    lurking_only: ClassVar[bool] = False
    unleashed_only: ClassVar[bool] = False
    changes_cost: ClassVar[bool] = False
    cut: ClassVar[int] = 0  # "Costs {cut} less"
    bloodlust: ClassVar[int] = 0
    malicious: ClassVar[int] = 0
    jumpscare_cost: ClassVar[int] = NO_JUMPSCARE
    jumpscare_text: ClassVar[str] = ""
    jumpscare_amount: ClassVar[int] = 0
    jumpscare_plays_it: ClassVar[bool] = False  # for no blood (HB-12.10)

    def __init__(self) -> None:
        super().__init__()
        self.printed = Printed(self.cost, self.loyalty, self.aspect, self.bar)
        self.printed.traits = frozenset(self.traits)
        self.printed.unique = self.unique
        self.printed.abilities = self.abilities
        self.printed.lurking_only = self.lurking_only
        self.printed.unleashed_only = self.unleashed_only
        self.printed.changes_cost = self.changes_cost
        self.printed.jumpscare = self.jumpscare_cost
        self.printed.amount = self.amount
        self.printed.cut = self.cut
        self.answers: list[Option] = [option(verb, self.key) for verb in VERBS]

    @property
    def printed_jumpscare(self) -> str:
        """The text of its Jumpscare with its amount."""
        return self.with_amounts(self.jumpscare_text, self.jumpscare_amount)

    def with_amounts(self, text: str, amount: int) -> str:
        return text.format(
            amount=Count(amount),
            also=self.also,
            price=self.price,
            action_cost=self.action_cost,
            cut=self.cut,
            bloodlust=self.bloodlust,
            malicious=self.malicious,
        )

    def cost_cut(self, duel: Duel, side: Side) -> int:
        """How much less it costs this side now. (HB-7.3)"""
        return 0

    def can_jumpscare(self, duel: Duel, side: Side) -> bool:
        """Whether the Jumpscare could be used now, its price aside. (HB-12.8)"""
        return True

    async def jumpscare(self, duel: Duel, side: Side) -> None:
        """What the Jumpscare text says. (HB-12.8)"""


def printed_on(card: Card) -> DeckCard:
    """What a card of a deck is."""
    face = card.face
    assert isinstance(face, DeckCard)
    return face


@mypyc_attr(allow_interpreted_subclasses=True)
class MinionCard(DeckCard):
    """A minion. What its headings announce is in the method of the same name."""

    combat: ClassVar[int] = 0
    health: ClassVar[int] = 1
    scheme: ClassVar[tuple[Icon, ...]] = ()
    fearsome: ClassVar[bool] = False
    stealth: ClassVar[bool] = False
    overkill: ClassVar[bool] = False
    deadly: ClassVar[bool] = False
    changes_combat: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        printed = self.printed
        printed.combat = self.combat
        printed.health = self.health
        printed.scheme = self.scheme
        printed.fearsome = self.fearsome
        printed.stealth = self.stealth
        printed.overkill = self.overkill
        printed.deadly = self.deadly
        printed.bloodlust = self.bloodlust
        printed.malicious = self.malicious
        printed.changes_combat = self.changes_combat
        printed.action_cost = self.action_cost
        self.as_attacker = Pointer("attack", self.key)
        self.as_schemer = Pointer("scheme", self.key)
        self.as_defender = Pointer("defend", self.key)
        self.as_target = Pointer("target", self.key)
        self.as_source = Pointer("use", self.key)

    def combat_bonus(self, duel: Duel, me: Minion) -> int:
        return 0

    def gains_trait(self, me: Minion, trait: str) -> bool:
        """Whether its text gives it a trait that is not printed."""
        return False

    async def played(self, duel: Duel, me: Minion) -> None:
        """PLAYED (HB-7.7)"""

    async def enters(self, duel: Duel, me: Minion) -> None:
        """ENTERS LOCATION (HB-7.7)"""

    async def attacks(self, duel: Duel, me: Minion) -> None:
        """ATTACK (HB-8.1)"""

    async def schemes(self, duel: Duel, me: Minion) -> None:
        """SCHEME (HB-9.2)"""

    async def monster_flips(self, duel: Duel, me: Minion) -> None:
        """When your monster flips."""

    def deals_combat_damage(self, duel: Duel, me: Minion, other: Character) -> None:
        """When it has dealt combat damage to another character. (HB-8.7)"""

    async def control_taken(self, duel: Duel, me: Minion) -> None:
        """When you take control of its location."""

    async def act(self, duel: Duel, me: Minion) -> None:
        """ACTION or LURKING ACTION; the price is paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class AssetCard(DeckCard):
    """An asset."""

    def __init__(self) -> None:
        super().__init__()
        self.printed.action_cost = self.action_cost

    async def monster_flips(self, duel: Duel, side: Side) -> None:
        """When your monster flips."""

    async def act(self, duel: Duel, side: Side) -> None:
        """ACTION or LURKING ACTION; the price is paid, the asset exhausted. (HB-10.2)"""


@mypyc_attr(allow_interpreted_subclasses=True)
class EventCard(DeckCard):
    """An event."""

    async def resolve(self, duel: Duel, side: Side) -> None:
        """What the text says."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MonsterCard(HellCard):
    """A monster, printed on both sides. (HB-2.2)"""

    unique = True
    aspect: ClassVar[int] = CURSED
    lurking: ClassVar[MonsterSide] = MonsterSide(combat=0, health=16, bar=Bar())
    unleashed: ClassVar[MonsterSide] = MonsterSide(combat=0, health=16, bar=Bar())
    once_a_round: ClassVar[bool] = False

    def __init__(self) -> None:
        super().__init__()
        self.sides: list[MonsterSide] = [self.lurking, self.unleashed]
        self.printed = Printed(0, 0, self.aspect, Bar())
        self.printed.action_cost = self.action_cost
        self.printed.once_a_round = self.once_a_round

    def text_of(self, up: int) -> str:
        """The text of its Lurking (0) or Unleashed (1) side, with its amounts."""
        side = self.sides[up]
        return self.with_amounts(side.text, side.amount)

    async def bid_won(self, duel: Duel, side: Side) -> None:
        """When you win the initiative bid, on the side that says so."""

    async def schemes(self, duel: Duel, side: Side) -> None:
        """SCHEME (HB-9.2)"""

    async def act(self, duel: Duel, side: Side) -> None:
        """ACTION; the price is paid."""


@mypyc_attr(allow_interpreted_subclasses=True)
class LocationCard(HellCard):
    """A location."""

    control: ClassVar[int] = 1
    reward: ClassVar[Bar] = Bar()
    bid_bonus: ClassVar[int] = 0
    once_a_round: ClassVar[bool] = False  # for each player

    def __init__(self) -> None:
        super().__init__()
        self.printed = Printed(0, 0, VOID, self.reward)
        self.printed.abilities = self.abilities
        self.printed.action_cost = self.action_cost
        self.printed.once_a_round = self.once_a_round

    def with_amounts(self, text: str, amount: int) -> str:
        return text.format(
            amount=Count(amount), action_cost=self.action_cost, bid_bonus=self.bid_bonus
        )

    async def bid_won(self, duel: Duel, side: Side, here: Place) -> None:
        """When its controller wins the initiative bid."""

    async def act(self, duel: Duel, side: Side, here: Place) -> None:
        """ACTION; the price is paid."""

    async def taken(self, duel: Duel, side: Side, here: Place) -> None:
        """TAKE CONTROL (HB-9.9)"""


# ---------------------------------------------------------------- what is in play


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
        return MONSTER_PLACES.at(self.side.seat)

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
        return MINION_PLACES.at(self.side.seat, position(self.side.minions, self))

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
        return ASSET_PLACES.at(self.side.seat, position(self.side.assets, self))

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
    return LOCATION_PLACES.at(index)


# ---------------------------------------------------------------- the players and the table


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
