"""What one chooses among in HELLBREAK, and how each kind of thing is shown as an option.

The questions themselves are declared beside the rules that ask them.
"""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Final, TypeVar, cast

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Zone
from breakfall.core.option import Option, option
from breakfall.core.question import (
    AnswerQuestion,
    AnyAnswer,
    Barred,
    OpenQuestion,
    Question,
    choose,
)
from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.rules.characters import are_twins, everybody, twins_of
from breakfall.games.hellbreak.state import Character, Duel, Minion, Place, Side, printed_on
from breakfall.games.hellbreak.words import (
    amount_of,
    character_words,
    place_words,
    sentence,
    text_of,
)

Thing = TypeVar("Thing")


def side_asked(duel: Duel, asked: OpenQuestion) -> Side:
    return duel.sides[asked.seats[0]]


def facts_about(duel: Duel, asked: OpenQuestion) -> dict[str, object]:
    """What a prompt can name: the card whose text asks, or the amount that is left."""
    about = asked.about
    if isinstance(about, HellCard):
        return {
            "name": about.name,
            "text": text_of(duel, side_asked(duel, asked), about),
            "amount": amount_of(duel, about),
        }
    if isinstance(about, Character):
        return {"name": about.name}
    return {"number": about} if isinstance(about, int) else {}


@mypyc_attr(allow_interpreted_subclasses=True)
class DuelQuestion(Question[Duel, Thing]):
    """A question that offers some of what a player might expect."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        return facts_about(table, asked)

    def expected(self, table: Duel, asked: OpenQuestion) -> list[Thing]:
        found: list[Thing] = list(asked.things)
        keys = {self.option(asked, thing).key for thing in found}
        for thing in self.all_things(table, asked):
            key = self.option(asked, thing).key
            if key not in keys:
                keys.add(key)
                found.append(thing)
        return found

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Thing]:
        """What a player might click, on offer or not."""
        return []

    def why_not(self, table: Duel, asked: OpenQuestion, thing: Thing) -> Barred | None:
        return None if thing in asked.things else self.barred(table, asked, thing)

    def barred(self, table: Duel, asked: OpenQuestion, thing: Thing) -> Barred:
        """Why this cannot be chosen; asked only of what cannot."""
        raise NotImplementedError


class FixedQuestion(AnswerQuestion[Duel, AnyAnswer]):
    """A question among fixed answers, whose prompt names the card that asks."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        return facts_about(table, asked)


# ---------------------------------------------------------------- yes or no

YES: Final = option("yes")
NO: Final = option("no")
YES_OR_NO: Final[list[bool]] = [True, False]


class YesOrNoQuestion(DuelQuestion[bool]):
    """Whether to do what a text says you may. (HB-13.3)"""

    def option(self, asked: OpenQuestion, thing: bool) -> Option:
        return YES if thing else NO

    def label(self, table: Duel, asked: OpenQuestion, thing: bool) -> str:
        return "Yes" if thing else "No"


def wants_to(side: Side, question: YesOrNoQuestion, about: object) -> Awaitable[bool]:
    """Whether the side does what it may; about the card whose text says so. (HB-13.3)"""
    return choose(side.seats, question, YES_OR_NO, about)


# ---------------------------------------------------------------- players and locations

YOU: Final = option("player", "you")
OPPONENT: Final = option("player", "opponent")


class PlayerQuestion(DuelQuestion[Side]):
    """Which of the two players, oneself included. (HB-13.4)"""

    def option(self, asked: OpenQuestion, thing: Side) -> Option:
        return YOU if thing.seat in asked.seats else OPPONENT

    def label(self, table: Duel, asked: OpenQuestion, thing: Side) -> str:
        return "You" if thing.seat in asked.seats else "Your opponent"


def both_players(duel: Duel, side: Side) -> list[Side]:
    return [side, duel.enemy_of(side)]


# Your own location lies on your right, your opponent's on your left. (HB-3.4)
RIGHT: Final = option("at", "right")
LEFT: Final = option("at", "left")


class PlaceQuestion(DuelQuestion[Place]):
    """Which of the two locations."""

    def option(self, asked: OpenQuestion, thing: Place) -> Option:
        return RIGHT if thing.index in asked.seats else LEFT

    def label(self, table: Duel, asked: OpenQuestion, thing: Place) -> str:
        return place_words(table, side_asked(table, asked), thing.index)

    def places(self, table: Duel, asked: OpenQuestion, thing: Place) -> tuple[str, ...]:
        return (thing.place,)


def both_places(duel: Duel, side: Side) -> list[Place]:
    """One's own first. (HB-3.4)"""
    return [duel.places[side.seat], duel.places[1 - side.seat]]


# ---------------------------------------------------------------- characters

OWN_MONSTER: Final = option("target", "ally:monster")
ENEMY_MONSTER: Final = option("target", "enemy:monster")
NO_TARGET: Final = option("target", "nobody")


class CharacterQuestion(DuelQuestion[Character | None]):
    """Which monster or minion; None is nobody, where a text says that you may. (HB-13.3)"""

    def option(self, asked: OpenQuestion, thing: Character | None) -> Option:
        seat = asked.seats[0]
        if thing is None:
            return NO_TARGET
        if isinstance(thing, Minion):
            return thing.face.as_target.at(
                thing.side.seat == seat,
                thing.location == seat,
                thing.exhausted,
                thing.damage + thing.assigned,
                thing.busy,
            )
        return OWN_MONSTER if thing.side.seat == seat else ENEMY_MONSTER

    def label(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> str:
        if thing is None:
            return "Nobody"
        return sentence(character_words(table, side_asked(table, asked), thing))

    def places(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> tuple[str, ...]:
        return () if thing is None else places_of(thing)

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Character | None]:
        return [*everybody(table, side_asked(table, asked))]

    def barred(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> Barred:
        """The text of the card that asks says whom it can mean."""
        assert isinstance(thing, Character)
        assert isinstance(asked.about, HellCard)
        text = text_of(table, side_asked(table, asked), asked.about)
        if thing.is_monster and "minion" in text:
            return Barred("HB-2.1", f"{thing.name} is a monster and not a minion.")
        return Barred(self.rule, f"{asked.about.name} cannot target {thing.name}: {text}")


def places_of(character: Character) -> tuple[str, ...]:
    """Where it lies; of copies that nothing tells apart, all of them."""
    if isinstance(character, Minion):
        return tuple(minion.place for minion in twins_of(character))
    return (character.place,)


Picked = TypeVar("Picked", bound=Character)


def distinct(characters: list[Picked], found: list[Character | None]) -> list[Character | None]:
    """These, and one of each that something tells apart."""
    for character in characters:
        if not is_twin_of_any(character, found):
            found.append(character)
    return found


def is_twin_of_any(character: Character, others: list[Character | None]) -> bool:
    if isinstance(character, Minion):
        for other in others:
            if isinstance(other, Minion) and are_twins(character, other):
                return True
    return False


async def choose_character(
    side: Side, question: CharacterQuestion, candidates: list[Picked], about: object = None
) -> Picked | None:
    """One of them; nobody when there is nobody. (HB-13.3)"""
    if not candidates:
        return None
    things = distinct(candidates, [])
    return cast("Picked | None", await choose(side.seats, question, things, about))


async def may_choose_character(
    side: Side, question: CharacterQuestion, candidates: list[Picked], about: object = None
) -> Picked | None:
    """One of them, or nobody. (HB-13.3)"""
    if not candidates:
        return None
    things = distinct(candidates, [None])
    return cast("Picked | None", await choose(side.seats, question, things, about))


# ---------------------------------------------------------------- cards that only their owner sees


class CardQuestion(DuelQuestion[Card | None]):
    """Which card in hand, or of those looked at; None is none of them.

    Copies are one thing: the first of them, since those that all know lie first. (HB-13.8)
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        prompt: str,
        verb: int,
        label: str,
        *,
        none: Option | None = None,
        none_label: str = "",
        zone: str = "hand",
    ) -> None:
        super().__init__(kind, rule, prompt)
        self.verb = verb
        self.card_label = label
        self.none = option("none") if none is None else none  # only in an imagined match
        self.none_label = none_label or "There is none"
        self.zone = zone

    def option(self, asked: OpenQuestion, thing: Card | None) -> Option:
        return self.none if thing is None else printed_on(thing).answers[self.verb]

    def label(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> str:
        if thing is None:
            return self.none_label
        return self.card_label.format(printed_on(thing).name)

    def places(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> tuple[str, ...]:
        if thing is None:
            return ()
        return (f"{self.zone}:{asked.seats[0]}:{thing.face.key}",)

    def again(self, table: Duel, asked: OpenQuestion) -> list[Card | None]:
        return self.offered(side_asked(table, asked), asked.about)

    def offered(self, side: Side, about: object) -> list[Card | None]:
        """The cards to choose among, as they lie now."""
        raise NotImplementedError


def titles(zone: Zone, found: list[Card | None]) -> list[Card | None]:
    """These, and the first card of each title in the zone."""
    for card in zone.cards:
        if not has_title(found, card):
            found.append(card)
    return found


def has_title(cards: list[Card | None], card: Card) -> bool:
    return any(other is not None and other.face is card.face for other in cards)
