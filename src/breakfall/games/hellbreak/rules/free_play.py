"""Playing a card free: neither its cost nor its loyalty is needed. (HB-14.9, HB-16.1)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.modes import pass_over
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.hellbreak.questions import CardQuestion, has_title, side_asked, titles
from breakfall.games.hellbreak.rules.play import begin_to_play, enter
from breakfall.games.hellbreak.state import Duel, MinionCard, Side, printed_on
from breakfall.games.hellbreak.terms import PLAY
from breakfall.games.hellbreak.words import kind_words


class FreeSharkQuestion(CardQuestion):
    """Which Shark of the hand to play free. A guess may have none. (HB-16.1)"""

    def label(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> str:
        if thing is None:
            return self.none_label
        face = printed_on(thing)
        return f"Play {face.name}, {kind_words(face)}, for free"

    def again(self, table: Duel, asked: OpenQuestion) -> list[Card | None]:
        return super().again(table, asked) or [None]

    def offered(self, side: Side, about: object) -> list[Card | None]:
        found: list[Card | None] = []
        for card in side.piles.hand.cards:
            if is_common_shark(card) and not has_title(found, card):
                found.append(card)
        return found

    def all_things(self, table: Duel, asked: OpenQuestion) -> list[Card | None]:
        return titles(side_asked(table, asked).piles.hand, [])

    def barred(self, table: Duel, asked: OpenQuestion, thing: Card | None) -> Barred:
        assert thing is not None
        face = printed_on(thing)
        if face.unique and "Shark" in face.traits:
            return Barred(self.rule, f"{face.name} is unique.")
        return Barred(self.rule, f"{face.name} is not a Shark minion.")


FREE_SHARK: Final = FreeSharkQuestion(
    "free-shark",
    "HB-16.1",
    "Your opponent calls it a prank. Play which Shark for free?",
    PLAY,
    "",
)


async def play_free_shark(duel: Duel, side: Side, location: int) -> None:
    """A non-unique Shark minion from the hand, without cost or loyalty. (HB-16.1)"""
    hand = side.piles.hand
    sharks = FREE_SHARK.offered(side, location)
    if not sharks:
        pass_over(side.seats)
        return
    card = await choose(side.seats, FREE_SHARK, sharks, location)
    if card is not None:
        begin_to_play(duel, side, card, hand)
        await enter(duel, side, card, location)


def is_common_shark(card: Card) -> bool:
    face = card.face
    return (
        isinstance(face, MinionCard) and "Shark" in face.printed.traits and not face.printed.unique
    )
