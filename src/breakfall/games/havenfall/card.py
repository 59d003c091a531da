"""What is printed on the cards. (HF-2)

Every card says field by field where its values come from: `source` for all of them, `marks` for
the fields that come from elsewhere.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final, Literal

from mypy_extensions import mypyc_attr

from breakfall.core.cards import HOUSE, Card, Face
from breakfall.core.option import Option, option
from breakfall.core.wording import Count

if TYPE_CHECKING:
    from breakfall.games.havenfall.state import Haven, InPlay, Side

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
NO_COLOUR: Final = -1
Color = Literal["blue", "red", "green", "yellow"]
COLOURS: Final[tuple[Color, ...]] = ("blue", "red", "green", "yellow")

TREASURE: Final = 0
ITEM: Final = 1
HERO: Final = 2
ARTIFACT: Final = 3
LEADER: Final = 4
MONSTER: Final = 5  # a monster that fights for a player
Kind = Literal["treasure", "item", "hero", "artifact", "leader", "monster"]
KINDS: Final[tuple[Kind, ...]] = ("treasure", "item", "hero", "artifact", "leader", "monster")

# The moments at which others are asked for a spell. (HF-10.15)
TURN_BEGINS: Final = 1
ABILITY: Final = 2
BUYING: Final = 4
FIGHT: Final = 8
LEAVING: Final = 16
TURN_ENDS: Final = 32
SPELL_PLAYED: Final = 64
ALWAYS: Final = 127
NEVER: Final = 0


COLOUR_LETTERS: Final = ("B", "R", "G", "Y")


class Price:
    """The pixels that an ability or a spell takes: "BR*" is a blue, a red and any other one."""

    def __init__(self, pixels: str) -> None:
        self.pixels = pixels
        self.need = [pixels.count(letter) for letter in "BRGY"]
        self.colours = [colour for colour in range(4) if self.need[colour]]
        self.any = pixels.count("*")
        self.total = len(pixels)
        self.colour = "BRGY".index(pixels) if pixels in COLOUR_LETTERS else NO_COLOUR


def marked(**fields: str) -> dict[str, str]:
    """Where single fields of a card come from."""
    return fields


class Pointer:
    """The options of one kind that point at a card in play: made once, found by its state.

    Two copies that nothing tells apart share an option; it does not matter which is meant.
    """

    def __init__(self, kind: str, key: str) -> None:
        self.kind = kind
        self.key = key
        self.plain = option(kind, key)

    def at(self, me: InPlay, seat: int) -> Option:
        """The option for this card, as the seat that is asked sees it."""
        printed = me.printed
        if (
            me.side.seat == seat
            and me.owner is me.side
            and not me.is_used
            and not me.is_kept
            and not (me.is_informed and printed.goes_back)
            and me.damage == printed.damage
            and me.health == printed.health
        ):
            return self.plain
        return option(self.kind, ":".join([self.key, *me.differences(seat)]))


class Printed:
    """What the rules read off a card again and again, where compiled code reaches it fastest."""

    def __init__(self, kind: int, rank: int, cost: int, price: Price) -> None:
        self.kind = kind
        self.rank = rank
        self.cost = cost
        self.price = price
        self.treasure = 0
        self.damage = 0
        self.health = 0
        self.buys = 0
        self.draws = False
        self.has_ability = False
        self.has_information = False
        self.sells_spells = False
        self.can_be_trashed = True
        self.is_attack = False
        self.takes_cards_out = False
        self.goes_back = False
        self.announces_fight = False


@mypyc_attr(allow_interpreted_subclasses=True)
class PlayCard(Face):
    """Anything that can lie in play: a subclass for each, with numbers, texts and what they do."""

    codes = ("kind", "colour", "colours", "has_information", "takes_cards_out")
    kind: ClassVar[int] = HERO
    rank: ClassVar[int] = 0
    copies: ClassVar[int] = 1
    cost: ClassVar[int] = 0
    colours: ClassVar[tuple[int, ...]] = ()  # of an artifact or a leader: where it belongs
    damage: ClassVar[int] = 0
    health: ClassVar[int] = 0
    treasure: ClassVar[int] = 0
    buys: ClassVar[int] = 0  # additional ones in the buy action
    draws: ClassVar[bool] = False  # "+1 card"
    information: ClassVar[str] = ""
    has_information: ClassVar[bool] = False  # a line that is played, not just counted
    takes_cards_out: ClassVar[bool] = False  # that line makes a card leave play
    goes_back: ClassVar[bool] = False  # to its pile, once used
    sells_spells: ClassVar[bool] = False
    ability: ClassVar[str] = ""
    pixels: ClassVar[str] = ""
    text: ClassVar[str] = ""
    announces_fight: ClassVar[bool] = False  # its ability belongs to the fight action
    is_attack: ClassVar[bool] = False
    is_arcane: ClassVar[bool] = False
    can_be_trashed: ClassVar[bool] = True
    amount: ClassVar[int] = 0  # what an effect is worth; texts name it, so it stands once
    also: ClassVar[int] = 0  # a second amount
    marks: ClassVar[dict[str, str]] = marked()

    def __init__(self) -> None:
        super().__init__()
        self.back = "player"
        self.information_text = self.in_words(self.information)
        self.ability_text = self.in_words(self.text)
        printed = Printed(self.kind, self.rank, self.cost, Price(self.pixels))
        printed.treasure = self.treasure
        printed.damage = self.damage
        printed.health = self.health
        printed.buys = self.buys
        printed.draws = self.draws
        printed.has_ability = self.ability != ""
        printed.has_information = self.has_information
        printed.sells_spells = self.sells_spells
        printed.can_be_trashed = self.can_be_trashed
        printed.is_attack = self.is_attack
        printed.takes_cards_out = self.takes_cards_out
        printed.goes_back = self.goes_back
        printed.announces_fight = self.announces_fight
        self.printed = printed
        self.buy_option = option("buy", self.key)
        self.take_option = option("take", self.key)
        self.as_ability = Pointer("ability", self.key)
        self.information_option = option("information", self.key)
        self.information_of_borrowed = option("information", f"{self.key}:borrowed")
        self.draw_option = option("draw", self.key)
        self.as_target = Pointer("card", self.key)

    def in_words(self, text: str) -> str:
        """A text of this card with its numbers."""
        return text.format(
            amount=Count(self.amount),
            also=Count(self.also),
            damage=self.damage,
            health=self.health,
            treasure=self.treasure,
            buys=Count(self.buys),
        )

    def information_of(self, me: InPlay) -> Option:
        """The option of its line; a borrowed copy goes back elsewhere, so it has its own."""
        return self.information_option if me.owner is me.side else self.information_of_borrowed

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        """Whether the information has something to work on."""
        return True

    async def inform(self, haven: Haven, me: InPlay) -> None:
        """What the information says beyond numbers and cards."""

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        """Whether the ability has something to work on, its pixels aside. (HF-6.6)"""
        return True

    async def activate(self, haven: Haven, me: InPlay) -> None:
        """What the ability says; its pixels are paid."""

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        """The cards in play of which the ability has to choose one, for its words.

        Where the information takes cards out of play, those of the information.
        """
        return []


@mypyc_attr(allow_interpreted_subclasses=True)
class MonsterCard(PlayCard):
    """A monster: numbers for the boss and for the minion, and its rank, which is its points."""

    kind = MONSTER
    colour: ClassVar[int] = BLUE
    boss_damage: ClassVar[int] = 0
    boss_health: ClassVar[int] = 0

    def __init__(self) -> None:
        super().__init__()
        self.back = "monster"
        self.gives = self.colour
        self.as_boss = (self.boss_damage, self.boss_health)
        self.as_minion = (self.damage, self.health)


@mypyc_attr(allow_interpreted_subclasses=True)
class SpellCard(Face):
    """A spell: its pixels, its text and what it does."""

    source = HOUSE
    codes = ("moments", "answers")
    pixels: ClassVar[str] = ""
    text: ClassVar[str] = ""
    in_own_turn: ClassVar[bool] = False  # its text allows it in one's own turn only
    moments: ClassVar[int] = TURN_ENDS  # when it makes a difference in the turns of others
    answers: ClassVar[int] = NEVER  # when it does in one's own turn, after somebody else's spell
    amount: ClassVar[int] = 0  # what it is worth; the text names it, so it stands once
    also: ClassVar[int] = 0  # a second amount
    marks: ClassVar[dict[str, str]] = marked()

    def __init__(self) -> None:
        super().__init__()
        self.back = "spell"
        self.effect = self.text.format(amount=Count(self.amount), also=Count(self.also))
        self.price = Price(self.pixels)
        self.is_for_own_turn = self.in_own_turn
        self.asked_at = NEVER if self.in_own_turn else self.moments
        self.answers_at = self.asked_at | self.answers
        self.cast_option = option("cast", self.key)
        self.drop_option = option("drop", self.key)
        self.keep_option = option("keep", self.key)

    def can_be_cast(self, haven: Haven, side: Side) -> bool:
        """Whether it finds what it has to choose or to bring. (HF-10.13)"""
        return True

    async def cast(self, haven: Haven, side: Side) -> None:
        """What the text says; its pixels are paid."""

    def candidates(self, haven: Haven, side: Side) -> list[InPlay]:
        """The cards in play of which it has to choose one, for its words."""
        return []


# ---------------------------------------------------------------- what a card of a pile is


def play_card(card: Card) -> PlayCard:
    """What is printed on a card of a hand, a deck or a pile of the board."""
    face = card.face
    assert isinstance(face, PlayCard)
    return face


def monster_card(card: Card) -> MonsterCard:
    face = card.face
    assert isinstance(face, MonsterCard)
    return face


def spell_card(card: Card) -> SpellCard:
    face = card.face
    assert isinstance(face, SpellCard)
    return face
