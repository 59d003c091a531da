"""What can be done with an action of the Horror Phase. (HB-6.1 to 6.5, HB-10.1 to 10.4)

Each kind of action knows how it is called, what bars it, and how it is carried out.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card
from breakfall.core.option import Option, option
from breakfall.core.question import Barred
from breakfall.games.hellbreak.events import PASSES, SLUMBERS
from breakfall.games.hellbreak.pointer import Pointer
from breakfall.games.hellbreak.questions import places_of
from breakfall.games.hellbreak.rules.attack import attack
from breakfall.games.hellbreak.rules.play import cost_of, play_card, why_not_play
from breakfall.games.hellbreak.rules.pool import gain_malice
from breakfall.games.hellbreak.rules.scheme import scheme
from breakfall.games.hellbreak.state import Character, DeckCard, Duel, EventCard, Minion, Side
from breakfall.games.hellbreak.terms import NOBODY, PLAY
from breakfall.games.hellbreak.warning import own_targets
from breakfall.games.hellbreak.words import character_words, kind_words, schemer_words

ATTACK_WITH_MONSTER: Final = option("attack", "ally:monster")
SCHEME_WITH_MONSTER: Final = option("scheme", "ally:monster")
TO_PASS: Final = option("pass")
TO_SLUMBER: Final = option("slumber")


@mypyc_attr(acyclic=True)
class Action:
    """One action of a side, whose turn it is."""

    @property
    def option(self) -> Option:
        raise NotImplementedError

    def label(self, duel: Duel, side: Side) -> str:
        raise NotImplementedError

    def places(self, side: Side) -> tuple[str, ...]:
        return ()

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        """What bars it now; None where it can be done."""
        return None

    async def take(self, duel: Duel, side: Side) -> None:
        """Carry it out."""


class Pass(Action):
    """Nothing is done, which is always allowed. (HB-6.2)"""

    @property
    def option(self) -> Option:
        return TO_PASS

    def label(self, duel: Duel, side: Side) -> str:
        return "Pass"

    async def take(self, duel: Duel, side: Side) -> None:
        PASSES.tell(duel, side.mask, side.seat)


class Slumber(Action):
    """A malice, and no more actions in this phase. (HB-6.3, HB-6.4)"""

    @property
    def option(self) -> Option:
        return TO_SLUMBER

    def label(self, duel: Duel, side: Side) -> str:
        return "Slumber: gain 1 malice, then no more actions this phase"

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        if duel.slumbering == NOBODY:
            return None
        sleeper = duel.name_of(duel.sides[duel.slumbering])
        return Barred("HB-6.4", f"{sleeper} has slumbered this round. Nobody can do so again.")

    async def take(self, duel: Duel, side: Side) -> None:
        duel.slumbering = side.seat
        SLUMBERS.tell(duel, side.mask, side.seat)
        gain_malice(duel, side, 1)


PASS: Final = Pass()
SLUMBER: Final = Slumber()


@mypyc_attr(acyclic=True)
class Play(Action):
    """A card of the hand is played. (HB-7.1)"""

    __slots__ = ("card", "face")

    def __init__(self, card: Card, face: DeckCard) -> None:
        self.card = card
        self.face = face

    @property
    def option(self) -> Option:
        return self.face.answers[PLAY]

    def label(self, duel: Duel, side: Side) -> str:
        """ "Play Mina Harker, 1/3 minion, for 3 blood" """
        face = self.face
        cost = price_words(duel, side, face)
        warning = own_targets(duel, side, face.printed_text) if isinstance(face, EventCard) else ""
        return f"Play {face.name}, {kind_words(face)}, for {cost}{'.' if warning else ''}{warning}"

    def places(self, side: Side) -> tuple[str, ...]:
        return (f"hand:{side.seat}:{self.face.key}",)

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        return why_not_play(duel, side, self.face)

    async def take(self, duel: Duel, side: Side) -> None:
        await play_card(duel, side, self.card)


def price_words(duel: Duel, side: Side, face: DeckCard) -> str:
    """ "4 blood, up to 2 of it in malice" """
    cost = cost_of(duel, side, face)
    in_malice = min(cost, face.printed.malicious, side.malice)
    return f"{cost} blood, up to {in_malice} of it in malice" if in_malice else f"{cost} blood"


@mypyc_attr(acyclic=True)
class CharacterAction(Action):
    """What a ready character does."""

    __slots__ = ("character",)

    def __init__(self, character: Character) -> None:
        self.character = character

    def places(self, side: Side) -> tuple[str, ...]:
        return places_of(self.character)

    def option_at(self, pointer: Pointer, minion: Minion) -> Option:
        on_the_right = minion.location == minion.side.seat
        return pointer.at(True, on_the_right, minion.exhausted, minion.damage, 0)


@mypyc_attr(acyclic=True)
class AttackWith(CharacterAction):
    """A ready character attacks. (HB-8.1)"""

    @property
    def option(self) -> Option:
        one = self.character
        if isinstance(one, Minion):
            return self.option_at(one.face.as_attacker, one)
        return ATTACK_WITH_MONSTER

    def label(self, duel: Duel, side: Side) -> str:
        return f"Attack with {character_words(duel, side, self.character)}"

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        if self.character.exhausted:
            return Barred("HB-8.1", f"{self.character.name} is exhausted and cannot attack.")
        return None

    async def take(self, duel: Duel, side: Side) -> None:
        await attack(duel, self.character)


@mypyc_attr(acyclic=True)
class SchemeWith(CharacterAction):
    """A ready character schemes. (HB-9.1)"""

    @property
    def option(self) -> Option:
        one = self.character
        if isinstance(one, Minion):
            return self.option_at(one.face.as_schemer, one)
        return SCHEME_WITH_MONSTER

    def label(self, duel: Duel, side: Side) -> str:
        return f"Scheme with {schemer_words(duel, side, self.character)}"

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        if self.character.exhausted:
            return Barred("HB-9.1", f"{self.character.name} is exhausted and cannot scheme.")
        return None

    async def take(self, duel: Duel, side: Side) -> None:
        await scheme(duel, self.character)
