"""What one chooses among in Havenfall, and how each kind of thing is shown as an option.

The questions themselves are declared beside the rules that ask them.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Face, Zone
from breakfall.core.option import Option, option
from breakfall.core.question import Answer, AnswerQuestion, Barred, OpenQuestion, Question
from breakfall.games.havenfall.state import (
    LOCATIONS,
    Haven,
    InPlay,
    Pile,
    PlayCard,
    Side,
    play_card,
    row_place,
    stock_place,
)
from breakfall.games.havenfall.terms import COLOURS, KINDS
from breakfall.games.havenfall.words import (
    PLACES,
    all_it_does,
    in_play_words,
    in_short,
    monster_at,
    name_of,
    pixel_name,
    with_article,
)

ALL_KINDS: Final = tuple(range(len(KINDS)))
DONE: Final = option("done")
MOST_PLAYERS: Final = 4
# Other players by how far they sit to the left of the one who is asked.
PLAYER: Final[list[Option]] = [
    option("player", f"left-{distance}", distance) for distance in range(MOST_PLAYERS)
]
MONSTER_AT: Final[list[Option]] = [
    option("monster", name, place) for place, name in enumerate(LOCATIONS[:3])
]


# ---------------------------------------------------------------- cards in play


def distinct(cards: list[InPlay]) -> list[InPlay]:
    """Of copies that nothing tells apart, the first."""
    found: list[InPlay] = []
    for me in cards:
        for other in found:
            if me.is_like(other):
                break
        else:
            found.append(me)
    return found


def all_in_play(haven: Haven) -> list[InPlay]:
    return [me for side in haven.sides for me in side.play]


OWN: Final = 0
OF_OPPONENTS: Final = 1


class CardQuestion(Question[Haven, InPlay | None]):
    """Which card in play; None where one may choose none. Asked about the card that asks.

    It says whose cards it is about and of which types; `reason` is why {card}, which is one of
    those, cannot be chosen all the same.
    """

    def __init__(
        self,
        kind: str,
        rule: str,
        prompt: str,
        reason: str,
        *,
        reason_rule: str = "",
        whose: int = OWN,
        kinds: tuple[int, ...] = ALL_KINDS,
        nothing: str = "Trash nothing",
    ) -> None:
        super().__init__(kind, rule, prompt)
        self.reason = reason
        self.reason_rule = reason_rule or rule
        self.whose = whose
        self.kinds = kinds
        self.nothing = nothing

    def option(self, asked: OpenQuestion, thing: InPlay | None) -> Option:
        return DONE if thing is None else thing.face.as_target.at(thing, asked.seats[0])

    def label(self, table: Haven, asked: OpenQuestion, thing: InPlay | None) -> str:
        return self.nothing if thing is None else in_play_words(table, thing, asked.seats[0])

    def places(self, table: Haven, asked: OpenQuestion, thing: InPlay | None) -> tuple[str, ...]:
        """Copies that nothing tells apart, all of them."""
        if thing is None:
            return ()
        return tuple(me.place for me in thing.side.play if me.is_like(thing))

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        by = asked.about
        return {"name": name_of(by), "amount": by.amount if isinstance(by, PlayCard) else 0}

    def expected(self, table: Haven, asked: OpenQuestion) -> list[InPlay | None]:
        offered: list[InPlay | None] = list(asked.things)
        return offered + [
            me
            for me in distinct(all_in_play(table))
            if not any(one is not None and me.is_like(one) for one in offered)
        ]

    def why_not(self, table: Haven, asked: OpenQuestion, thing: InPlay | None) -> Barred | None:
        if thing is None or thing in asked.things:
            return None
        seat, card = asked.seats[0], thing.name
        if self.whose == OWN and thing.side.seat != seat:
            return Barred("HF-5.10", f"{card} of {table.names[thing.side.seat]} is not your card.")
        if self.whose == OF_OPPONENTS:
            if thing.side.seat == seat:
                return Barred(self.rule, f"{card} is yours. Choose a card of an opponent.")
            if table.format.are_partners(seat, thing.side.seat):
                return Barred("HF-18.3", f"{table.names[thing.side.seat]} is your partner.")
        if thing.printed.kind not in self.kinds:
            wanted = " or ".join(with_article(kind) for kind in self.kinds)
            return Barred(
                self.rule, f"{card} is {with_article(thing.printed.kind)}. Choose {wanted}."
            )
        reason = self.reason.format(card=card, name=name_of(asked.about))
        return Barred(self.reason_rule, reason)


# ---------------------------------------------------------------- cards of piles


class Search:
    """A card of a hand or a discard pile is chosen: by which card, whose, and among which."""

    def __init__(self, by: object, owner: Side, zone: Zone, cards: list[Card]) -> None:
        self.by = by
        self.owner = owner
        self.zone = zone
        self.cards = cards  # that can be chosen


def search_of(asked: OpenQuestion) -> Search:
    assert isinstance(asked.about, Search)
    return asked.about


def first_of_each(cards: list[Card]) -> list[Card | None]:
    """Of copies of a card, the first."""
    found: list[Card | None] = []
    faces: list[Face] = []
    for card in cards:
        if card.face not in faces:
            faces.append(card.face)
            found.append(card)
    return found


class FromPileQuestion(Question[Haven, Card | None]):
    """Which card of a hand or a discard pile, by what it is; None where one may choose none."""

    def __init__(self, kind: str, rule: str, prompt: str, reason: str, *, trashes: bool) -> None:
        super().__init__(kind, rule, prompt)
        self.reason = reason  # why {card} cannot be chosen
        self.trashes = trashes

    def option(self, asked: OpenQuestion, thing: Card | None) -> Option:
        return DONE if thing is None else play_card(thing).take_option

    def label(self, table: Haven, asked: OpenQuestion, thing: Card | None) -> str:
        return "Trash nothing" if thing is None else in_short(play_card(thing))

    def places(self, table: Haven, asked: OpenQuestion, thing: Card | None) -> tuple[str, ...]:
        return () if thing is None else (f"card:{thing.face.key}",)

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        search = search_of(asked)
        is_own = search.owner.seat == asked.seats[0]
        hand = "your hand" if is_own else f"{table.names[search.owner.seat]}'s hand"
        return {"name": name_of(search.by), "hand": hand}

    def again(self, table: Haven, asked: OpenQuestion) -> list[Card | None]:
        cards = search_of(asked).cards
        if self.trashes:
            cards = [card for card in cards if play_card(card).can_be_trashed]
        nothing: list[Card | None] = [None] if None in asked.things else []
        return nothing + first_of_each(cards)

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Card | None]:
        offered: list[Card | None] = list(asked.things)
        faces = [card.face for card in offered if card is not None]
        others = [card for card in search_of(asked).zone.cards if card.face not in faces]
        return offered + first_of_each(others)

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Card | None) -> Barred | None:
        if thing is None or thing in asked.things:
            return None
        return Barred(self.rule, self.reason.format(card=thing.face.name))


# ---------------------------------------------------------------- piles of the board


class PileQuestion(Question[Haven, Pile]):
    """Which card of the board. Asked about the card that asks."""

    def __init__(self, kind: str, rule: str, prompt: str, reason: str) -> None:
        super().__init__(kind, rule, prompt)
        self.reason = reason  # why {card} cannot be chosen

    def option(self, asked: OpenQuestion, thing: Pile) -> Option:
        return thing.face.take_option

    def label(self, table: Haven, asked: OpenQuestion, thing: Pile) -> str:
        return f"{thing.face.name}{all_it_does(thing.face)}"

    def places(self, table: Haven, asked: OpenQuestion, thing: Pile) -> tuple[str, ...]:
        return (stock_place(thing),)

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"name": name_of(asked.about)}

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Pile]:
        return table.piles

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Pile) -> Barred | None:
        if thing in asked.things:
            return None
        if not thing.zone.cards:
            return Barred("HF-7.5", f"No {thing.face.name} is left on the board.")
        name = name_of(asked.about)
        return Barred(
            self.rule, self.reason.format(card=thing.face.name, cost=thing.cost, name=name)
        )


# ---------------------------------------------------------------- players


class PlayerQuestion(Question[Haven, Side]):
    """Which opponent, by how far to the left they sit. Asked about the card that asks."""

    def __init__(self, kind: str, rule: str, prompt: str, reason: str) -> None:
        super().__init__(kind, rule, prompt)
        self.reason = reason  # why {who} cannot be chosen

    def option(self, asked: OpenQuestion, thing: Side) -> Option:
        return PLAYER[(thing.seat - asked.seats[0]) % thing.table]

    def label(self, table: Haven, asked: OpenQuestion, thing: Side) -> str:
        return table.names[thing.seat]

    def places(self, table: Haven, asked: OpenQuestion, thing: Side) -> tuple[str, ...]:
        return (f"side:{thing.seat}",)

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"name": name_of(asked.about)}

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Side]:
        return [side for side in table.sides if side.seat != asked.seats[0]]

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Side) -> Barred | None:
        if thing in asked.things:
            return None
        who = table.names[thing.seat]
        if table.format.are_partners(asked.seats[0], thing.seat):
            return Barred("HF-18.3", f"{who} is your partner.")
        if table.turn.guarded & thing.mask:
            return Barred("HF-11.1", f"Attacks do nothing to {who} this turn.")
        return Barred(self.rule, self.reason.format(who=who))


# ---------------------------------------------------------------- monsters


class MonsterQuestion(Question[Haven, int]):
    """Which monster of the row, by its place. Asked about the card that asks."""

    def option(self, asked: OpenQuestion, thing: int) -> Option:
        return MONSTER_AT[thing]

    def label(self, table: Haven, asked: OpenQuestion, thing: int) -> str:
        return monster_at(table, thing)

    def places(self, table: Haven, asked: OpenQuestion, thing: int) -> tuple[str, ...]:
        return (row_place(thing),)

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"name": name_of(asked.about)}

    def expected(self, table: Haven, asked: OpenQuestion) -> list[int]:
        return [0, 1, 2]

    def why_not(self, table: Haven, asked: OpenQuestion, thing: int) -> Barred | None:
        if thing in asked.things:
            return None
        return Barred(self.rule, f"No monster stands at {PLACES[thing]}.")


# ---------------------------------------------------------------- pixels


class Pixel(Answer):
    """A pixel by its color and the side of the war room where it lies."""

    def __init__(self, kind: str, colour: int, *, is_exhausted: bool = False) -> None:
        name = COLOURS[colour]
        target = f"exhausted-{name}" if is_exhausted else name
        super().__init__(kind, target, pixel_name(colour, is_exhausted=is_exhausted))
        self.colour = colour
        self.name = name
        self.is_exhausted = is_exhausted


PAY_WITH: Final[list[Pixel]] = [Pixel("pay", colour) for colour in range(4)]
PIXEL: Final[list[Pixel]] = [Pixel("pixel", colour) for colour in range(4)]
EXHAUSTED_PIXEL: Final[list[Pixel]] = [
    Pixel("pixel", colour, is_exhausted=True) for colour in range(4)
]


class WarRoom:
    """A pixel of somebody's war room is chosen: by which card, and whose."""

    def __init__(self, by: object, owner: Side) -> None:
        self.by = by
        self.owner = owner


class PixelQuestion(AnswerQuestion[Haven, Pixel]):
    """Which pixel of a war room, one's own unless it is asked about another."""

    def __init__(
        self, kind: str, rule: str, prompt: str, *, pays: bool = False, sides: str = "available"
    ) -> None:
        super().__init__(kind, rule, prompt)
        self.all = PAY_WITH if pays else PIXEL
        self.sides = sides  # "available", "exhausted" or "both"
        if sides == "both":
            self.all = PIXEL + EXHAUSTED_PIXEL

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        about = asked.about
        return {"name": name_of(about.by if isinstance(about, WarRoom) else about)}

    def label(self, table: Haven, asked: OpenQuestion, thing: Pixel) -> str:
        return thing.label

    def places(self, table: Haven, asked: OpenQuestion, thing: Pixel) -> tuple[str, ...]:
        seat = self.owner(table, asked).seat
        is_exhausted = thing.is_exhausted or self.sides == "exhausted"
        return (f"pixel:{seat}:{'exhausted-' if is_exhausted else ''}{thing.name}",)

    def owner(self, table: Haven, asked: OpenQuestion) -> Side:
        about = asked.about
        return about.owner if isinstance(about, WarRoom) else table.sides[asked.seats[0]]

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Pixel]:
        return self.all

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Pixel) -> Barred | None:
        if thing in asked.things:
            return None
        owner = self.owner(table, asked)
        who = "You have" if owner.seat == asked.seats[0] else f"{table.names[owner.seat]} has"
        is_exhausted = thing.is_exhausted or self.sides == "exhausted"
        state = "exhausted" if is_exhausted else "available"
        if state == "available" and owner.available[thing.colour]:
            return Barred("HF-14.19", f"Your {thing.name} pixels do not count as that color.")
        return Barred(self.rule, f"{who} no {state} {thing.name} pixel.")


class ColorQuestion(AnswerQuestion[Haven, Pixel]):
    """Which color, of pixels that lie nowhere yet. Asked about the pixel that is given up."""

    def __init__(self, kind: str, rule: str, prompt: str, reason: str) -> None:
        super().__init__(kind, rule, prompt)
        self.reason = reason  # why {pixel} cannot be chosen though it is another color

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"pixel": COLOURS[self.given(asked)]}

    def given(self, asked: OpenQuestion) -> int:
        assert isinstance(asked.about, int)
        return asked.about

    def label(self, table: Haven, asked: OpenQuestion, thing: Pixel) -> str:
        return thing.label

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Pixel]:
        return PIXEL

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Pixel) -> Barred | None:
        if thing in asked.things:
            return None
        if thing.colour == self.given(asked):
            return Barred(self.rule, "Choose another color.")
        return Barred(self.rule, self.reason.format(pixel=thing.name))
