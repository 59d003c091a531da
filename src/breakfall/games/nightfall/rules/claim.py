"""The claim phase: influence, and the orders it buys. (NF-9)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top, show
from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, Question, choose
from breakfall.games.nightfall.card import DeckCard, drafted_on
from breakfall.games.nightfall.events import CLAIMS, DISCARDS_FOR_INFLUENCE, OPENS_ARCHIVE
from breakfall.games.nightfall.questions import different_cards, player_asked, text_asked_about
from breakfall.games.nightfall.rules.piles import held, to_discard
from breakfall.games.nightfall.state import Archive, Night, Player
from breakfall.games.nightfall.terms import CLEANUP
from breakfall.games.nightfall.words import card_name, named


def secret_archives(night: Night, player: Player) -> list[Archive]:
    """What this player's face-down draft cards stand for. (NF-14.2)"""
    return [night.archive_of(drafted_on(card)) for card in player.picks.cards]


def why_no_claim(night: Night, player: Player, archive: Archive) -> Barred | None:
    """Why a player cannot take anything from an archive, whatever it costs. (NF-9.8)"""
    for other in night.opponents_of(player):
        if archive in other.archives:
            whose = f"{named(night, other)}'s private archive"
            return Barred("NF-9.8", f"You cannot claim from {whose}.")
    if not archive.pile.cards:
        return Barred("NF-12.2", f"The archive of {archive.order.name} is empty.")
    return None


# ---------------------------------------------------------------- the claim phase


class ClaimQuestion(Question[Night, "Archive | DeckCard | None"]):
    """An archive to claim from, a card to discard for influence, or the end of it."""

    def option(self, asked: OpenQuestion, thing: Archive | DeckCard | None) -> Option:
        if thing is None:
            return NO_MORE_CLAIMS
        return thing.order.claim if isinstance(thing, Archive) else thing.discard

    def label(self, table: Night, asked: OpenQuestion, thing: Archive | DeckCard | None) -> str:
        player = player_asked(table, asked)
        if thing is None:
            return NO_MORE_CLAIMS.label
        if isinstance(thing, Archive):
            return f"Claim {thing.order.name} for {cost(player, thing)}"
        return f"Discard {card_name(thing)} for {player.worth}"

    def places(
        self, table: Night, asked: OpenQuestion, thing: Archive | DeckCard | None
    ) -> tuple[str, ...]:
        if thing is None:
            return ()
        return (thing.id,) if isinstance(thing, Archive) else (f"hand:{thing.key}",)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return {"points": player_asked(table, asked).points}

    def again(self, table: Night, asked: OpenQuestion) -> list[Archive | DeckCard | None]:
        return claims(table, player_asked(table, asked))

    def expected(self, table: Night, asked: OpenQuestion) -> list[Archive | DeckCard | None]:
        player = player_asked(table, asked)
        cards = different_cards(player.hand.cards)
        return [None, *table.open_archives, *secret_archives(table, player), *cards]

    def why_not(
        self, table: Night, asked: OpenQuestion, thing: Archive | DeckCard | None
    ) -> Barred | None:
        if thing in asked.things or not isinstance(thing, Archive):
            return None
        player = player_asked(table, asked)
        barred = why_no_claim(table, player, thing)
        if barred is not None:
            return barred
        price = f"{thing.order.name} costs {cost(player, thing)}"
        return Barred("NF-9.6", f"{price}; you have {player.points} influence.")


NO_MORE_CLAIMS: Final = Answer("claim", "nothing", "That is all")
CLAIM: Final = ClaimQuestion(
    "claim", "NF-9.6", "You have {points} influence. Claim, or discard for more?"
)


async def claim_phase_step(night: Night) -> None:
    """Claim a card, discard one for influence, or stop. (NF-9.3, NF-9.6, NF-9.7)"""
    player = night.turn_player
    chosen = await choose(player.seats, CLAIM, claims(night, player))
    if chosen is None:
        night.stage = CLEANUP
    elif isinstance(chosen, Archive):
        claim(night, player, chosen)
    else:
        discard_for_influence(night, player, chosen)


def claims(night: Night, player: Player) -> list[Archive | DeckCard | None]:
    """All that a player can do in the claim phase."""
    found: list[Archive | DeckCard | None] = [None]
    found += affordable(night, player)
    found += different_cards(player.hand.cards)
    return found


def discard_for_influence(night: Night, player: Player, face: DeckCard) -> None:
    """Any card from hand, a wound too, is worth one point. (NF-9.3 to 9.5)"""
    player.influence += 1
    DISCARDS_FOR_INFLUENCE.tell(night, player.bit, player.seats, face, player.worth)
    to_discard(player, held(player, face), player.hand)


def affordable(night: Night, player: Player) -> list[Archive]:
    """Commons and own archives whose top card the influence left can buy. (NF-9.8)"""
    points = player.points + player.discount
    found: list[Archive] = []
    for archive in night.commons:
        if archive.pile.cards and archive.order.printed.cost <= points:
            found.append(archive)
    for archive in player.archives:
        if archive.pile.cards and archive.order.printed.cost <= points:
            found.append(archive)
    for card in player.picks.cards:
        order = drafted_on(card)
        if order.printed.cost <= points:
            found.append(night.archive_of(order))
    return found


def cost(player: Player, archive: Archive) -> int:
    """What is printed, less each discount, and never less than nothing. (NF-9.6, NF-15.8)"""
    return max(0, archive.order.printed.cost - player.discount)


def claim(night: Night, player: Player, archive: Archive) -> None:
    """Pay, and take the card. (NF-9.6)"""
    player.spent += cost(player, archive)
    take_from(night, player, archive)


def take_from(night: Night, player: Player, archive: Archive) -> None:
    """The top card goes face-up onto the discard pile. (NF-9.6)"""
    if player.picks.cards:
        open_secret_archive(night, player, archive)
    CLAIMS.tell(night, player.bit, player.seats, archive.order)
    to_discard(player, archive.pile.top, archive.pile)


def open_secret_archive(night: Night, player: Player, archive: Archive) -> None:
    """Whoever claims from a face-down archive turns it up. (NF-14.3)"""
    for card in list(player.picks.cards):
        if drafted_on(card) is archive.order:
            show(card, night.everyone)
            put_on_top(card, night.box, out_of=player.picks)
            player.archives.append(archive)
            OPENS_ARCHIVE.tell(night, player.bit, player.seats, archive.order)


# ---------------------------------------------------------------- orders for free


class FreeOrderQuestion(Question[Night, Archive]):
    """An archive to take an order from; asked about the order that gives it."""

    def option(self, asked: OpenQuestion, thing: Archive) -> Option:
        return thing.order.claim

    def label(self, table: Night, asked: OpenQuestion, thing: Archive) -> str:
        return f"Take {thing.order.name}"

    def places(self, table: Night, asked: OpenQuestion, thing: Archive) -> tuple[str, ...]:
        return (thing.id,)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def again(self, table: Night, asked: OpenQuestion) -> list[Archive]:
        return free_archives(table, player_asked(table, asked))

    def expected(self, table: Night, asked: OpenQuestion) -> list[Archive]:
        return table.open_archives + secret_archives(table, player_asked(table, asked))

    def why_not(self, table: Night, asked: OpenQuestion, thing: Archive) -> Barred | None:
        return why_no_claim(table, player_asked(table, asked), thing)


FREE_ORDER: Final = FreeOrderQuestion("free-order", "NF-12.16", "{text} Which one?")


def free_archives(night: Night, player: Player) -> list[Archive]:
    """Everything that this player might claim from, whatever it costs. (NF-9.8, NF-12.16)"""
    found = [archive for archive in night.commons + player.archives if archive.pile.cards]
    return found + secret_archives(night, player)
