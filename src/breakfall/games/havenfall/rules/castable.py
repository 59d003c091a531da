"""Which spells can be played now, and the questions that offer them. (HF-10)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, Question
from breakfall.core.reactions import PASS, PASS_UNTIL_TURN_ENDS
from breakfall.games.havenfall.rules.acts import Act
from breakfall.games.havenfall.rules.pixels import can_pay
from breakfall.games.havenfall.state import (
    NOWHERE,
    Haven,
    InPlay,
    PlayCard,
    Side,
    SpellCard,
    spell_card,
)
from breakfall.games.havenfall.terms import (
    ABILITY,
    BUYING,
    FIGHT,
    LEAVING,
    SPELL_PLAYED,
    TURN_BEGINS,
    TURN_ENDS,
)
from breakfall.games.havenfall.words import (
    force,
    line_played,
    monster_named,
    name_of,
    only_choice,
    price,
)


def can_cast(haven: Haven, side: Side, face: SpellCard) -> bool:
    """The pixels are available, and it finds what it needs. (HF-10.8, HF-10.13)"""
    if side.seat == haven.active:
        if not haven.turn.free_spells and not can_pay(side, face.price):
            return False
    elif face.is_for_own_turn or not can_pay(side, face.price):
        return False
    return face.can_be_cast(haven, side)


def why_not_cast(haven: Haven, side: Side, face: SpellCard) -> Barred | None:
    """What keeps a player from playing a spell now."""
    if side.seat != haven.active and face.is_for_own_turn:
        return Barred("HF-10.7", f"{face.name} can be played in your own turn only.")
    is_free = side.seat == haven.active and haven.turn.free_spells > 0
    if not is_free and not can_pay(side, face.price):
        return Barred(
            "HF-10.8",
            f"{face.name} takes {price(face.pixels)}; you do not have those pixels available.",
        )
    if not face.can_be_cast(haven, side):
        return Barred("HF-10.13", f"{face.name} has nothing to work on now: {face.effect}")
    return None


def add_spells(haven: Haven, side: Side, acts: list[Act]) -> None:
    """In one's own turn, of use or not. (HF-10.12, HF-10.14)"""
    if not side.has_available and not haven.turn.free_spells:
        return
    for card in side.piles.spells.cards:
        if can_cast(haven, side, spell_card(card)):
            acts.append(card)


def possible_reactions(haven: Haven, side: Side, moment: int) -> list[Card]:
    """Spells that could be played now and make a difference at such a moment. (HF-10.22)"""
    found: list[Card] = []
    for card in side.piles.spells.cards:
        face = spell_card(card)
        if moments_of(haven, side, face) & moment and can_cast(haven, side, face):
            found.append(card)
    return found


def moments_of(haven: Haven, side: Side, face: SpellCard) -> int:
    return face.answers_at if side.seat == haven.active else face.asked_at


def has_reaction(haven: Haven, side: Side, moment: int) -> bool:
    for card in side.piles.spells.cards:
        face = spell_card(card)
        if face.asked_at & moment and can_cast(haven, side, face):
            return True
    return False


# ---------------------------------------------------------------- spells as options


def spell_place(seat: int, card: Card) -> str:
    return f"spell:{seat}:{card.face.key}"


def cast_label(haven: Haven, seat: int, card: Card) -> str:
    """ "Play Riptide (blue). Put a hero …" """
    face, side = spell_card(card), haven.sides[seat]
    is_free = haven.turn.free_spells > 0 and seat == haven.active
    cost = "free" if is_free else price(face.pixels)
    choice = only_choice(haven, seat, face.candidates(haven, side))
    return f"Play {face.name} ({cost}). {face.effect}{choice}"


class WindowQuestion(Question[Haven, Answer | Card]):
    """A moment at which one may play a spell, or pass. Asked about what is about to happen."""

    def __init__(self, moment: int, kind: str, rule: str, prompt: str) -> None:
        super().__init__(kind, rule, prompt)
        self.moment = moment

    def option(self, asked: OpenQuestion, thing: Answer | Card) -> Option:
        return spell_card(thing).cast_option if isinstance(thing, Card) else thing

    def label(self, table: Haven, asked: OpenQuestion, thing: Answer | Card) -> str:
        if isinstance(thing, Card):
            return cast_label(table, asked.seats[0], thing)
        is_last = thing is PASS_UNTIL_TURN_ENDS
        return "Play no spell" + (", and do not ask me again this turn" if is_last else " now")

    def places(self, table: Haven, asked: OpenQuestion, thing: Answer | Card) -> tuple[str, ...]:
        return (spell_place(asked.seats[0], thing),) if isinstance(thing, Card) else ()

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        who = table.who(table.turn_side.seats, 1 << asked.seats[0])
        about = asked.about
        return {
            "who": who,
            "is": "are" if who.is_you else "is",
            "name": name_of(about),
            "cost": about.cost if isinstance(about, PlayCard) else 0,
            "funds": table.turn_side.treasure,
            "force": force(table, table.turn_side),
            "monster": "" if table.turn.location == NOWHERE else monster_named(table),
        }

    def in_words(self, table: Haven, asked: OpenQuestion) -> str:
        words = self.prompt_now(table, asked).format(**self.facts(table, asked))
        return words[0].upper() + words[1:]

    def prompt_now(self, table: Haven, asked: OpenQuestion) -> str:
        return self.prompt

    def again(self, table: Haven, asked: OpenQuestion) -> list[Answer | Card]:
        side = table.sides[asked.seats[0]]
        return [PASS, PASS_UNTIL_TURN_ENDS, *possible_reactions(table, side, self.moment)]

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Answer | Card]:
        held = table.sides[asked.seats[0]].piles.spells.cards
        return [PASS, PASS_UNTIL_TURN_ENDS, *held]

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Answer | Card) -> Barred | None:
        if not isinstance(thing, Card) or thing in asked.things:
            return None
        side, face = table.sides[asked.seats[0]], spell_card(thing)
        reason = why_not_cast(table, side, face)
        if reason is not None:
            return reason
        return Barred("HF-10.22", f"{face.name} makes no difference at this moment.")


class UseQuestion(WindowQuestion):
    """A window before a line of a card is carried out, or a card is trashed."""

    def prompt_now(self, table: Haven, asked: OpenQuestion) -> str:
        me = asked.about
        assert isinstance(me, InPlay)
        if table.turn.activated is not me:
            return "{who} {is} trashing {name}. Respond with a spell?"
        line = me.face.ability_text if table.turn.is_ability else line_played(me.face)
        return f"{{who}} {{who:uses|use}} {{name}}: {line} Respond with a spell?"


WINDOWS: Final = {
    question.moment: question
    for question in (
        WindowQuestion(
            TURN_BEGINS, "turn-begins", "HF-10.16", "{who:'s} turn begins. Play a spell?"
        ),
        UseQuestion(ABILITY, "ability", "HF-10.17", ""),
        WindowQuestion(
            BUYING,
            "buying",
            "HF-10.18",
            "{who} {is} buying {name}, cost {cost}, with {funds} treasure. Respond with a spell?",
        ),
        WindowQuestion(
            FIGHT,
            "fight",
            "HF-10.19",
            "{who} {who:fights|fight} {monster} with {force}. Respond with a spell?",
        ),
        UseQuestion(LEAVING, "leaving", "HF-10.20", ""),
        WindowQuestion(TURN_ENDS, "turn-ends", "HF-10.21", "{who:'s} turn ends. Play a spell?"),
        WindowQuestion(
            SPELL_PLAYED,
            "spell-played",
            "HF-10.25",
            "{who} {who:plays|play} {name}. Respond with a spell?",
        ),
    )
}


# ---------------------------------------------------------------- keeping and dropping


class KeepSpellQuestion(Question[Haven, Card]):
    """Which of the spells one looks at."""

    def option(self, asked: OpenQuestion, thing: Card) -> Option:
        return spell_card(thing).keep_option

    def label(self, table: Haven, asked: OpenQuestion, thing: Card) -> str:
        face = spell_card(thing)
        return f"Keep {face.name} ({price(face.pixels)}). {face.effect}"

    def places(self, table: Haven, asked: OpenQuestion, thing: Card) -> tuple[str, ...]:
        return (f"looked-at:{asked.seats[0]}:{thing.face.key}",)

    def again(self, table: Haven, asked: OpenQuestion) -> list[Card]:
        return table.sides[asked.seats[0]].piles.looked_at.cards.copy()


class Dropped:
    """A spell that is trashed unplayed."""

    def __init__(self, card: Card) -> None:
        self.card = card


class TooManyQuestion(Question[Haven, Dropped | Card]):
    """Which of six spells is trashed, or played (the card itself)."""

    def option(self, asked: OpenQuestion, thing: Dropped | Card) -> Option:
        if isinstance(thing, Dropped):
            return spell_card(thing.card).drop_option
        return spell_card(thing).cast_option

    def label(self, table: Haven, asked: OpenQuestion, thing: Dropped | Card) -> str:
        if isinstance(thing, Dropped):
            return f"Trash the spell {thing.card.face.name}"
        return cast_label(table, asked.seats[0], thing)

    def places(self, table: Haven, asked: OpenQuestion, thing: Dropped | Card) -> tuple[str, ...]:
        card = thing.card if isinstance(thing, Dropped) else thing
        return (spell_place(asked.seats[0], card),)

    def again(self, table: Haven, asked: OpenQuestion) -> list[Dropped | Card]:
        return ways_to_hold_five(table, table.sides[asked.seats[0]])

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Dropped | Card]:
        held = table.sides[asked.seats[0]].piles.spells.cards
        return [*asked.things, *(card for card in held if card not in asked.things)]

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Dropped | Card) -> Barred | None:
        if isinstance(thing, Dropped) or thing in asked.things:
            return None
        return why_not_cast(table, table.sides[asked.seats[0]], spell_card(thing))


KEEP_SPELL: Final = KeepSpellQuestion("keep-spell", "HF-10.1", "Keep which spell?")
TOO_MANY_SPELLS: Final = TooManyQuestion(
    "too-many-spells", "HF-10.6", "You hold six spells. Play or trash which one?"
)


def ways_to_hold_five(haven: Haven, side: Side) -> list[Dropped | Card]:
    """Each of six spells may be trashed, and played if it can be. (HF-10.6)"""
    ways: list[Dropped | Card] = []
    for card in side.piles.spells.cards:
        ways.append(Dropped(card))
        if can_cast(haven, side, spell_card(card)):
            ways.append(card)
    return ways
