"""The claim phase: influence, and the orders it buys. (NF-9)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import put_on_top, show
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.nightfall.card import DISCOUNT, DraftCard, Order
from breakfall.games.nightfall.options import NO_MORE_CLAIMS
from breakfall.games.nightfall.rules.piles import discards, held, to_discard
from breakfall.games.nightfall.state import CLEANUP, Archive, Night, Player


async def claim_phase_step(night: Night) -> None:
    """Claim a card, discard one for influence, or stop. (NF-9.3, NF-9.6, NF-9.7)"""
    player = night.turn_player
    answer = await OptionQuestion(player.seats, "claim", claim_options(night, player))
    if answer is NO_MORE_CLAIMS:
        night.stage = CLEANUP
    elif answer.kind == "discard":
        discard_for_influence(night, player, answer)
    else:
        claim(night, player, answer)


def claim_options(night: Night, player: Player) -> list[Option]:
    options: list[Option] = [NO_MORE_CLAIMS]
    options += affordable(night, player)
    options += discards(player)
    return options


def discard_for_influence(night: Night, player: Player, answer: Option) -> None:
    """Any card from hand, a wound too, is worth one point. (NF-9.3 to 9.5)"""
    card = held(player, answer)
    player.influence += 1
    night.note("discards-for-influence", player.seat, card.face)
    to_discard(player, card, player.hand)


def affordable(night: Night, player: Player) -> list[Option]:
    """The top cards of commons and own archives that the influence left can buy. (NF-9.8)"""
    points = player.points + discount(player)
    options: list[Option] = []
    for archive in night.commons:
        if archive.pile.cards and archive.order.printed.cost <= points:
            options.append(archive.order.claim)
    for archive in player.archives:
        if archive.pile.cards and archive.order.printed.cost <= points:
            options.append(archive.order.claim)
    for card in player.picks.cards:
        order = cast(DraftCard, card.face).order
        if order.printed.cost <= points:
            options.append(order.claim)
    return options


def discount(player: Player) -> int:
    """One for each minion that says so. (NF-15.8)"""
    return player.count_minions_with(DISCOUNT)


def free_orders(night: Night, player: Player) -> list[Option]:
    """Everything that this player might claim, whatever it costs. (NF-9.8, NF-12.16)"""
    options = [a.order.claim for a in night.commons + player.archives if a.pile.cards]
    return options + [cast(DraftCard, card.face).order.claim for card in player.picks.cards]


def claim(night: Night, player: Player, answer: Option) -> None:
    """Pay, never less than nothing, and take the card. (NF-9.6, NF-15.8)"""
    archive = archive_named(night, player, answer)
    player.spent += max(0, archive.order.printed.cost - discount(player))
    take_from(night, player, archive)


def take_order(night: Night, player: Player, answer: Option) -> None:
    """Take a card without paying. (NF-12.16)"""
    take_from(night, player, archive_named(night, player, answer))


def take_from(night: Night, player: Player, archive: Archive) -> None:
    """The top card goes face-up onto the discard pile. (NF-9.6)"""
    night.note("claims", player.seat, archive.order)
    to_discard(player, archive.pile.top, archive.pile)


def archive_named(night: Night, player: Player, answer: Option) -> Archive:
    """The archive that an answer names; a secret one is opened. (NF-14.3)"""
    for archive in night.commons + player.archives:
        if archive.order.claim is answer:
            return archive
    for card in player.picks.cards:
        order = cast(DraftCard, card.face).order
        if order.claim is answer:
            show(card, night.everyone)
            put_on_top(card, night.box, out_of=player.picks)
            archive = archive_of(night, order)
            player.archives.append(archive)
            night.note("opens-archive", player.seat, order)
            return archive
    raise KeyError(answer.key)


def archive_of(night: Night, order: Order) -> Archive:
    for archive in night.archives:
        if archive.order is order:
            return archive
    raise KeyError(order.key)
