"""Events as the rules declare them: what happened, with named facts and a sentence to tell it.

    ATTACKS = Event3[Hero, Hero, int](
        "attacks", "hero target damage", "{hero} attacks {target} for {damage}."
    )

    ATTACKS.tell(battle, side.seat_mask, hero.face, target.face, hero.strength)

Facts are printed cards, numbers and texts, never objects in play: entries are shared by copies of
a match and would keep old tables alive. What a fact is called says how it is put in words.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Face
from breakfall.core.game import Game
from breakfall.core.log import Entry, Reader

One = TypeVar("One")
Two = TypeVar("Two")
Three = TypeVar("Three")

NOBODY: Final = 0  # the mask of an event that is nobody's doing


class Event:
    """A kind of event: its name, the names of its facts, and how it is told.

    `you` tells it to those whose doing it is. A `heading` begins a part of the log. `draws`,
    `gains` and `plays` name the fact that is the card somebody drew, bought or won, or played;
    `goes_first` marks who begins.
    """

    def __init__(
        self,
        kind: str,
        facts: str,
        text: str,
        you: str = "",
        *,
        heading: bool = False,
        draws: str = "",
        gains: str = "",
        plays: str = "",
        goes_first: bool = False,
    ) -> None:
        self.kind = kind
        self.facts = facts.split()
        self.text = text
        self.you = you or text
        self.is_heading = heading
        self.draws = draws
        self.gains = gains
        self.plays = plays
        self.goes_first = goes_first

    def __repr__(self) -> str:
        return f"<event {self.kind}: {', '.join(self.facts)}>"


@mypyc_attr(acyclic=True)
class Happened(Entry):
    """An event that happened: what its facts were, and whose doing it was."""

    __slots__ = ("by", "declared")

    def __init__(
        self, seen_by: int, declared: Event, by: int, one: object, two: object, three: object
    ) -> None:
        super().__init__(seen_by, declared.kind, one, two, three)
        self.declared = declared
        self.by = by

    @property
    def seat(self) -> int:
        """Whose doing it was; of a team, its first seat."""
        return (self.by & -self.by).bit_length() - 1

    def cards(self, mark: str) -> list[str]:
        """The keys of the cards that it drew, gained or played: the fact that this mark names."""
        marked = {
            "draws": self.declared.draws,
            "gains": self.declared.gains,
            "plays": self.declared.plays,
        }[mark]
        if not marked:
            return []
        value = self.fact(marked)
        cards = value if isinstance(value, (list, tuple)) else (value,)
        return [card.key for card in cards if isinstance(card, Face)]

    def fact(self, name: str) -> object:
        """The fact of that name; raises ValueError where the event has none."""
        return (self.one, self.two, self.three)[self.declared.facts.index(name)]

    def text(self, game: Game, reader: Reader) -> str:
        """The sentence for this reader: "You …" to those whose doing it was."""
        declared = self.declared
        template = declared.you if self.by & reader.viewer else declared.text
        values = (self.one, self.two, self.three)
        return template.format(
            **{
                name: game.fact(name, value, reader)
                for name, value in zip(declared.facts, values, strict=False)
            }
        )

    @property
    def facts(self) -> dict[str, object]:
        """The facts as plain JSON: a printed card by its key."""
        values = (self.one, self.two, self.three)
        return {
            name: plain(value) for name, value in zip(self.declared.facts, values, strict=False)
        }


def plain(value: object) -> object:
    if isinstance(value, Face):
        return value.key
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value


class Event1(Event, Generic[One]):
    def tell(self, game: Game, by: int, one: One) -> None:
        """Everybody sees it happen."""
        if game.is_told:
            game.entries.append(Happened(game.everyone, self, by, one, None, None))

    def tell_to(self, seen_by: int, game: Game, by: int, one: One) -> None:
        """Only these viewers see it happen."""
        if game.is_told:
            game.entries.append(Happened(seen_by, self, by, one, None, None))


class Event2(Event, Generic[One, Two]):
    def tell(self, game: Game, by: int, one: One, two: Two) -> None:
        """Everybody sees it happen."""
        if game.is_told:
            game.entries.append(Happened(game.everyone, self, by, one, two, None))

    def tell_to(self, seen_by: int, game: Game, by: int, one: One, two: Two) -> None:
        """Only these viewers see it happen."""
        if game.is_told:
            game.entries.append(Happened(seen_by, self, by, one, two, None))


class Event3(Event, Generic[One, Two, Three]):
    def tell(self, game: Game, by: int, one: One, two: Two, three: Three) -> None:
        """Everybody sees it happen."""
        if game.is_told:
            game.entries.append(Happened(game.everyone, self, by, one, two, three))
