"""What one chooses among in Nightfall, and how each kind of thing is shown as an option.

Players are called by where they sit from the one who is asked, minions by their player and their
place in the row, orders in the chain by their place in it, all other cards by what is printed on
them. The questions themselves are declared beside the rules that ask them.
"""

from __future__ import annotations

from typing import Final, TypeVar

from breakfall.core.cards import Card
from breakfall.core.option import Option, option
from breakfall.core.question import Answer, Barred, OpenQuestion, Question
from breakfall.games.nightfall.card import DeckCard
from breakfall.games.nightfall.state import Link, Minion, Night, Player
from breakfall.games.nightfall.words import minion_label, named, player_label, text_of

Thing = TypeVar("Thing")

MOST_PLAYERS: Final = 5
MOST_IN_A_ROW: Final = 100  # more minions or links than anybody could ever own
SEATED: Final = ("you", *(f"left-{distance}" for distance in range(1, MOST_PLAYERS)))
PLAYER_AT: Final[list[Option]] = [option("player", who) for who in SEATED]
MINION_AT: Final[list[list[Option]]] = [
    [option("minion", f"{who}-{place + 1}") for place in range(MOST_IN_A_ROW)] for who in SEATED
]
ORDER_AT: Final[list[Option]] = [
    option("order", f"link-{place + 1}") for place in range(MOST_IN_A_ROW)
]


def player_asked(night: Night, asked: OpenQuestion) -> Player:
    return night.players[asked.seats[0]]


def link_asked_about(asked: OpenQuestion) -> Link:
    """The order whose text is being carried out."""
    assert isinstance(asked.about, Link)
    return asked.about


def minion_asked_about(asked: OpenQuestion) -> Minion:
    assert isinstance(asked.about, Minion)
    return asked.about


def text_asked_about(night: Night, asked: OpenQuestion) -> dict[str, object]:
    """The fact of every question that a text asks: the text itself."""
    return {"text": text_of(night, link_asked_about(asked), player_asked(night, asked))}


def option_of(asked: OpenQuestion, minion: Minion) -> Option:
    player = minion.controller
    return MINION_AT[player.distance_from(asked.seats[0])][player.minions.index(minion)]


# ---------------------------------------------------------------- players


class PlayerQuestion(Question[Night, Player]):
    """Which player. They are called by how far to the left they sit."""

    def option(self, asked: OpenQuestion, thing: Player) -> Option:
        return PLAYER_AT[thing.distance_from(asked.seats[0])]

    def label(self, table: Night, asked: OpenQuestion, thing: Player) -> str:
        return player_label(table, player_asked(table, asked), thing)

    def places(self, table: Night, asked: OpenQuestion, thing: Player) -> tuple[str, ...]:
        return (f"player:{thing.seat}",)

    def expected(self, table: Night, asked: OpenQuestion) -> list[Player]:
        return table.players

    def why_not(self, table: Night, asked: OpenQuestion, thing: Player) -> Barred | None:
        return None if thing in asked.things else self.barred(table, asked, thing)

    def barred(self, table: Night, asked: OpenQuestion, thing: Player) -> Barred:
        """Why this player cannot be chosen; asked only of those who cannot."""
        raise NotImplementedError


class TargetPlayerQuestion(PlayerQuestion):
    """Which player is the target of a text; asked about its order."""

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def barred(self, table: Night, asked: OpenQuestion, thing: Player) -> Barred:
        me = link_asked_about(asked)
        if thing is player_asked(table, asked):
            return Barred("NF-12.5", f"{me.order.name} targets an opponent, not you.")
        return Barred("NF-12.5", f"{me.order.name} targets an opponent of {named(table, thing)}.")


class NextPlayerQuestion(PlayerQuestion):
    """Who is next when a text affects one player after the other; asked about its order."""

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def barred(self, table: Night, asked: OpenQuestion, thing: Player) -> Barred:
        me = link_asked_about(asked)
        if thing is me.player:
            return Barred("NF-12.11", f"{me.order.name} affects your opponents only.")
        return Barred("NF-12.12", f"{named(table, thing)} has had a turn already.")


# ---------------------------------------------------------------- minions


class MinionQuestion(Question[Night, Minion]):
    """Which minion in play. Of those that nobody could tell apart, one is on offer."""

    def option(self, asked: OpenQuestion, thing: Minion) -> Option:
        return option_of(asked, thing)

    def label(self, table: Night, asked: OpenQuestion, thing: Minion) -> str:
        return minion_label(table, player_asked(table, asked), thing)

    def places(self, table: Night, asked: OpenQuestion, thing: Minion) -> tuple[str, ...]:
        return (thing.id,)

    def expected(self, table: Night, asked: OpenQuestion) -> list[Minion]:
        return table.minions

    def why_not(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        if thing in asked.things:
            return None
        return self.barred(table, asked, thing) or just_like_another(thing)

    def barred(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        """Why this minion cannot be chosen; None for one that is just like another."""
        raise NotImplementedError


def just_like_another(minion: Minion) -> Barred:
    return Barred("NF-12.12", f"It makes no difference: choose the other {minion.order.name}.")


class TargetMinionQuestion(MinionQuestion):
    """Which minion is the target of a text; asked about its order."""

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def barred(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        return None


# ---------------------------------------------------------------- cards in hand


class HandQuestion(Question[Night, "DeckCard | None"]):
    """Which card in hand, by what is printed on it; None is the answer that stops."""

    def __init__(self, kind: str, rule: str, prompt: str, stop: Answer) -> None:
        super().__init__(kind, rule, prompt)
        self.stop = stop

    def option(self, asked: OpenQuestion, thing: DeckCard | None) -> Option:
        return self.stop if thing is None else self.card_option(thing)

    def label(self, table: Night, asked: OpenQuestion, thing: DeckCard | None) -> str:
        return self.stop.label if thing is None else self.card_label(table, asked, thing)

    def places(self, table: Night, asked: OpenQuestion, thing: DeckCard | None) -> tuple[str, ...]:
        return () if thing is None else (f"hand:{thing.key}",)

    def again(self, table: Night, asked: OpenQuestion) -> list[DeckCard | None]:
        return self.on_offer(table, player_asked(table, asked))

    def expected(self, table: Night, asked: OpenQuestion) -> list[DeckCard | None]:
        return [None, *different_cards(player_asked(table, asked).hand.cards)]

    def why_not(self, table: Night, asked: OpenQuestion, thing: DeckCard | None) -> Barred | None:
        if thing is None or thing in asked.things:
            return None
        return self.barred(table, thing)

    def card_option(self, card: DeckCard) -> Option:
        raise NotImplementedError

    def card_label(self, table: Night, asked: OpenQuestion, card: DeckCard) -> str:
        raise NotImplementedError

    def on_offer(self, night: Night, player: Player) -> list[DeckCard | None]:
        """What this player can choose with the cards held now."""
        raise NotImplementedError

    def barred(self, night: Night, card: DeckCard) -> Barred:
        """Why this card in hand cannot be chosen; asked only of those that cannot."""
        raise NotImplementedError


def different_cards(cards: list[Card]) -> list[DeckCard]:
    """What is printed on these cards, copies once."""
    found: list[DeckCard] = []
    for card in cards:
        if isinstance(card.face, DeckCard):
            add_new(found, card.face)
    return found


def add_new(things: list[Thing], thing: Thing) -> None:
    """Add it, unless it is there already: nobody is asked about copies."""
    for there in things:
        if there is thing:
            return
    things.append(thing)
