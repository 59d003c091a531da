"""Events as the rules declare them: what happened, with named facts and a sentence to tell it.

    ATTACKS = Event3[HeroInPlay, HeroInPlay, int](
        "attacks", "hero target damage", "{hero} attacks {target} for {damage}."
    )

    ATTACKS.tell(battle, side.seat_mask, hero, target, hero.strength)

A fact is a printed card, a piece in play (kept as its face and its place), a number, a text, or
seats (a tuple); a list of printed cards is one fact. What a fact is called says how it is put in
words (`Table.fact`). Facts never hold objects in play: events are shared by the copies of a match
and would keep old tables alive.
"""

from __future__ import annotations

from typing import Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Face, Located, Piece
from breakfall.core.wording import Count, Who, counted

One = TypeVar("One")
Two = TypeVar("Two")
Three = TypeVar("Three")
Four = TypeVar("Four")

NOBODY: Final = 0  # the mask of an event that is nobody's doing
PLAYERS: Final = tuple(f"Player {number}" for number in range(1, 17))


class Event:
    """A kind of event: its name, the names of its facts, and how it is told.

    `by` in `tell` is the mask of those who are the subject of the sentence; `you` tells it to
    them. A `heading` begins a part of the log. `draws`, `gains`, `plays` and `discards` name the
    fact that is the card (or cards) somebody drew, bought or won, played or discarded;
    `goes_first` marks who begins; `leads` names the fact that says whom or what a seat plays.
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
        discards: str = "",
        leads: str = "",
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
        self.discards = discards
        self.leads = leads
        self.goes_first = goes_first

    def __repr__(self) -> str:
        return f"<event {self.kind}: {', '.join(self.facts)}>"


@mypyc_attr(acyclic=True)
class Happened:
    """An event that happened: who saw it, whose doing it was, and its facts."""

    __slots__ = ("by", "declared", "four", "one", "seen_by", "three", "two")

    def __init__(
        self,
        seen_by: int,
        declared: Event,
        by: int,
        one: object = None,
        two: object = None,
        three: object = None,
        four: object = None,
    ) -> None:
        self.seen_by = seen_by
        self.declared = declared
        self.by = by
        self.one = one
        self.two = two
        self.three = three
        self.four = four

    @property
    def values(self) -> list[object]:
        """The facts in the order in which they are declared."""
        return [self.one, self.two, self.three, self.four][: len(self.declared.facts)]

    @property
    def seat(self) -> int:
        """Whose doing it was; of a team, its first seat; -1 where it was nobody's."""
        return (self.by & -self.by).bit_length() - 1

    def cards(self, mark: str) -> list[str]:
        """The keys of the cards that it drew, gained or played: the fact that this mark names."""
        marked = {
            "draws": self.declared.draws,
            "gains": self.declared.gains,
            "plays": self.declared.plays,
            "discards": self.declared.discards,
        }[mark]
        if not marked:
            return []
        value = self.fact(marked)
        cards = value if isinstance(value, (list, tuple)) else (value,)
        return [face.key for face in map(face_of, cards) if face is not None]

    def fact(self, name: str) -> object:
        """The fact of that name; raises ValueError where the event has none."""
        return self.values[self.declared.facts.index(name)]

    def text(self, table: EventLog, mask: int) -> str:
        """The sentence for this reader: "You …" to those whose doing it was.

        It ends with one mark, also where the name of a card has brought its own.
        """
        declared = self.declared
        template = declared.you if self.by & mask else declared.text
        words = template.format(
            **{
                name: table.fact(name, value, mask)
                for name, value in zip(declared.facts, self.values, strict=True)
            }
        )
        if words.endswith("!."):
            words = words[:-1]
        return words[:1].upper() + words[1:]

    def seen(self, table: EventLog, mask: int) -> EventSeen:
        """The event as this reader sees it."""
        declared = self.declared
        return EventSeen(
            declared.kind, self.facts, self.text(table, mask), declared.is_heading, self.seat
        )

    @property
    def facts(self) -> dict[str, object]:
        """The facts as plain JSON; see `plain`."""
        return {
            name: plain(value) for name, value in zip(self.declared.facts, self.values, strict=True)
        }

    @property
    def places(self) -> list[str]:
        """The places of the view where it happened, in the order of its facts."""
        return [value.place for value in self.values if isinstance(value, Located)]


@mypyc_attr(allow_interpreted_subclasses=True)
class EventLog:
    """What happened at a table, and how it is put in words. A table is one."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.everyone = (1 << (seats + 1)) - 1  # a bit for each seat and one for the spectators
        self.events: list[Happened] = []
        self.is_told = True  # what happens is written down; nobody reads the log of a guess
        self.names = PLAYERS[:seats]  # what the people in the seats are called

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact of an event as its sentence puts it. What it is called says what it is.

        `mask` is the bit of whoever reads it. Games add what they know: a side, a rank, a status.
        """
        if isinstance(value, Face):
            return value.name
        if isinstance(value, Located):
            return value.face.name
        if isinstance(value, tuple):
            return self.who(value, mask)
        if isinstance(value, list):
            return counted([str(self.fact(name, one, mask)) for one in value])
        if isinstance(value, int):
            return Count(value)
        return "" if value is None else value

    def who(self, seats: tuple[int, ...], mask: int) -> Who:
        """These people as this reader calls them: "you", "Ann", "Ann and Bo"."""
        is_you = any(mask >> seat & 1 for seat in seats)
        names = " and ".join(self.names[seat] for seat in seats)
        return Who(names, is_you=is_you, is_many=len(seats) > 1)


class EventSeen:
    """An event as somebody sees it: facts as plain JSON, and the sentence that tells it.

    `seat` is whose doing it was, -1 where it was nobody's.
    """

    def __init__(
        self, kind: str, facts: dict[str, object], text: str, is_heading: bool, seat: int
    ) -> None:
        self.kind = kind
        self.facts = facts
        self.text = text
        self.is_heading = is_heading
        self.seat = seat

    def __repr__(self) -> str:
        return f"<{self.kind}: {self.text}>"


def face_of(value: object) -> Face | None:
    if isinstance(value, Located):
        return value.face
    return value if isinstance(value, Face) else None


def plain(value: object) -> object:
    """A fact as plain JSON: a card by its key, a piece by its card and its place."""
    if isinstance(value, Face):
        return value.key
    if isinstance(value, Located):
        return {"card": value.face.key, "place": value.place}
    if isinstance(value, (list, tuple)):
        return [plain(one) for one in value]
    return value


def kept(value: object) -> object:
    """A fact as an event keeps it: of a piece in play, what it is and where it lies now."""
    return value.located() if isinstance(value, Piece) else value


class Event0(Event):
    def happened(self, table: EventLog, by: int) -> Happened:
        return Happened(table.everyone, self, by)

    def tell(self, table: EventLog, by: int) -> None:
        """Everybody sees it happen."""
        if table.is_told:
            table.events.append(Happened(table.everyone, self, by))

    def tell_to(self, seen_by: int, table: EventLog, by: int) -> None:
        """Only these see it happen."""
        if table.is_told:
            table.events.append(Happened(seen_by, self, by))


class Event1(Event, Generic[One]):
    def happened(self, table: EventLog, by: int, one: One) -> Happened:
        return Happened(table.everyone, self, by, kept(one))

    def tell(self, table: EventLog, by: int, one: One) -> None:
        """Everybody sees it happen."""
        if table.is_told:
            table.events.append(Happened(table.everyone, self, by, kept(one)))

    def tell_to(self, seen_by: int, table: EventLog, by: int, one: One) -> None:
        """Only these see it happen."""
        if table.is_told:
            table.events.append(Happened(seen_by, self, by, kept(one)))


class Event2(Event, Generic[One, Two]):
    def happened(self, table: EventLog, by: int, one: One, two: Two) -> Happened:
        return Happened(table.everyone, self, by, kept(one), kept(two))

    def tell(self, table: EventLog, by: int, one: One, two: Two) -> None:
        """Everybody sees it happen."""
        if table.is_told:
            table.events.append(Happened(table.everyone, self, by, kept(one), kept(two)))

    def tell_to(self, seen_by: int, table: EventLog, by: int, one: One, two: Two) -> None:
        """Only these see it happen."""
        if table.is_told:
            table.events.append(Happened(seen_by, self, by, kept(one), kept(two)))


class Event3(Event, Generic[One, Two, Three]):
    def happened(self, table: EventLog, by: int, one: One, two: Two, three: Three) -> Happened:
        return Happened(table.everyone, self, by, kept(one), kept(two), kept(three))

    def tell(self, table: EventLog, by: int, one: One, two: Two, three: Three) -> None:
        """Everybody sees it happen."""
        if table.is_told:
            happened = Happened(table.everyone, self, by, kept(one), kept(two), kept(three))
            table.events.append(happened)

    def tell_to(
        self, seen_by: int, table: EventLog, by: int, one: One, two: Two, three: Three
    ) -> None:
        """Only these see it happen."""
        if table.is_told:
            table.events.append(Happened(seen_by, self, by, kept(one), kept(two), kept(three)))


class Event4(Event, Generic[One, Two, Three, Four]):
    def happened(
        self, table: EventLog, by: int, one: One, two: Two, three: Three, four: Four
    ) -> Happened:
        return Happened(table.everyone, self, by, kept(one), kept(two), kept(three), kept(four))

    def tell(self, table: EventLog, by: int, one: One, two: Two, three: Three, four: Four) -> None:
        """Everybody sees it happen."""
        if table.is_told:
            table.events.append(self.happened(table, by, one, two, three, four))
