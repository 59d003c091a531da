"""What is printed on the cards. (HB-2.1 to HB-2.3, HB-2.8)

Every card says field by field where its values come from. A card that names no mark for a field
has it from published card faces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import PUBLIC, Card, Face
from breakfall.core.option import Option, option
from breakfall.core.wording import Count
from breakfall.games.hellbreak.pointer import Pointer
from breakfall.games.hellbreak.printed import CURSED, NO_JUMPSCARE, VOID, Bar, Icon, Printed

if TYPE_CHECKING:
    from breakfall.games.hellbreak.state import Character, Duel, Minion, Place, Side

# The headings of abilities that the rules look for.
PLAYED: Final = 1
ATTACK: Final = 2
SCHEME: Final = 4
FLIP: Final = 8  # when your monster flips
COMBAT: Final = 16  # when it deals combat damage
CONTROL: Final = 32  # when its controller takes control of its location
BID: Final = 64  # when its controller wins the bid
ACTION: Final = 128
LURKING_ACTION: Final = 256
ENTERS: Final = 512  # ENTERS LOCATION

# What can be done with a card that is not in play.
PLAY: Final = 0
BID_IT: Final = 1
PUT_UNDER: Final = 2
DISCARD: Final = 3
TAKE: Final = 4
TO_TOP: Final = 5
TO_BOTTOM: Final = 6
VERBS: Final = ("play", "bid", "mulligan", "discard", "take", "top", "bottom")

PLAYS_ITSELF: Final = "Play this card for 0 blood."  # a Jumpscare of many cards


def marked(**fields: str) -> dict[str, str]:
    """Where single fields of a card come from."""
    return fields


@mypyc_attr(allow_interpreted_subclasses=True)
class HellCard(Face):
    """Anything with a name, traits and a text."""

    codes = ("number", "aspect", "abilities", "lurking.abilities", "unleashed.abilities")
    source: ClassVar[str] = PUBLIC
    number: ClassVar[str] = ""  # in the published set
    subtitle: ClassVar[str] = ""
    traits: ClassVar[tuple[str, ...]] = ()
    text: ClassVar[str] = ""  # names its amounts: "Deal {amount} damage to a minion."
    amount: ClassVar[int] = 0  # how much its text does
    also: ClassVar[int] = 0  # of something else that it does
    price: ClassVar[int] = 0  # the malice that it may be paid for its text
    action_cost: ClassVar[int] = 0
    marks: ClassVar[dict[str, str]] = marked()  # fields that come from elsewhere than `source`
    unique: ClassVar[bool] = False
    abilities: ClassVar[int] = 0

    @property
    def printed_text(self) -> str:
        """The text with its amounts."""
        return self.with_amounts(self.text, self.amount)

    def with_amounts(self, text: str, amount: int) -> str:
        """A text of this card, with this amount and what else is printed on it."""
        return text.format(
            amount=Count(amount),
            also=self.also,
            price=self.price,
            action_cost=self.action_cost,
        )

    @property
    def full_name(self) -> str:
        """ "Renfield, Deranged Solicitor" """
        return f"{self.name}, {self.subtitle}" if self.subtitle else self.name


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


class MonsterSide:
    """One side of a monster card: Lurking or Unleashed. (HB-2.2)"""

    def __init__(
        self,
        *,
        combat: int,
        health: int,
        bar: Bar,
        scheme: tuple[Icon, ...] = (),
        abilities: int = 0,
        amount: int = 0,
        text: str = "",
    ) -> None:
        self.combat = combat
        self.health = health  # what its health stack is worth (HB-3.7)
        self.bar = bar
        self.scheme = scheme
        self.abilities = abilities
        self.amount = amount
        self.text = text


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
