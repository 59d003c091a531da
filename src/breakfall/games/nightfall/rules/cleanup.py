"""The cleanup phase: draw, one wound effect, and effects end. (NF-10)"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, choose
from breakfall.games.nightfall.card import DeckCard
from breakfall.games.nightfall.events import DISCARDS_WOUND
from breakfall.games.nightfall.questions import HandQuestion
from breakfall.games.nightfall.rules.piles import draw, held, to_discard, wounds_in
from breakfall.games.nightfall.state import Night, Player
from breakfall.games.nightfall.terms import HAND_SIZE, LARGER_HAND
from breakfall.games.nightfall.words import card_name, count


class WoundQuestion(HandQuestion):
    """Which wound to discard for its effect; asked about how many were discarded before."""

    def card_option(self, card: DeckCard) -> Option:
        return card.throw_off

    def card_label(self, table: Night, asked: OpenQuestion, card: DeckCard) -> str:
        return f"Discard {card_name(card)} and draw two cards"

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        assert isinstance(asked.about, int)
        return {"cards": count(2 * asked.about, "card")}

    def on_offer(self, night: Night, player: Player) -> list[DeckCard | None]:
        return [None, *wounds_in(player.hand)]

    def barred(self, night: Night, card: DeckCard) -> Barred:
        return Barred("NF-10.3", f"{card.name} is not a wound.")


DISCARD_WOUND: Final = WoundQuestion(
    "throw-off",
    "NF-10.2",
    "Discard wounds and draw two cards for each?",
    Answer("wound", "keep", "Keep your wounds"),
)
DISCARD_ANOTHER: Final = WoundQuestion(
    "throw-off",
    "NF-10.2",
    "Discard another wound? You will draw {cards} so far.",
    Answer("wound", "keep", "Discard no more wounds"),
)


async def clean_up(night: Night) -> None:
    """Draw up to five, use one wound effect, forget the turn's effects. (NF-10.1 to 10.5)"""
    player = night.turn_player
    size = HAND_SIZE + player.count_minions_with(LARGER_HAND)
    draw(night, player, size - len(player.hand.cards))
    await use_wound_effect(night, player)
    end_effects(night)


async def use_wound_effect(night: Night, player: Player) -> None:
    """Wounds are discarded one by one; then two cards are drawn for each. (NF-10.2 to 10.4)"""
    thrown = 0
    while True:
        question = DISCARD_ANOTHER if thrown else DISCARD_WOUND
        wound = await choose(player.seats, question, question.on_offer(night, player), thrown)
        if wound is None:
            break
        DISCARDS_WOUND.tell(night, player.bit, player.seats, wound)
        to_discard(player, held(player, wound), player.hand)
        thrown += 1
    if thrown:
        draw(night, player, 2 * thrown)


def end_effects(night: Night) -> None:
    """Whatever cards said of this turn is over, for everybody; influence does not keep.

    (NF-10.5, NF-9.10)
    """
    for player in night.players:
        player.influence = 0
        player.spent = 0
        player.worth = 1
        player.more_damage = 0
