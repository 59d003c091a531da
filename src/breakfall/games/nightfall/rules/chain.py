"""The chain: playing cards, then resolving them, last in, first out. (NF-7, NF-8)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.nightfall.card import DeckCard, Order
from breakfall.games.nightfall.options import NO_CHAIN, NO_MORE_LINKS
from breakfall.games.nightfall.rules.piles import held, to_discard
from breakfall.games.nightfall.state import Link, Minion, Night, Player

# ---------------------------------------------------------------- playing cards


async def play_cards(night: Night, player: Player) -> None:
    """The player whose turn it is starts; then each in turn links on. (NF-7.1 to 7.8)"""
    if not night.chain:
        answer = await OptionQuestion(player.seats, "start-chain", start_options(player))
        if answer is NO_CHAIN:
            return
        add_to_chain(night, player, held(player, answer))
    while True:
        answer = await OptionQuestion(player.seats, "link", link_options(night, player))
        if answer is NO_MORE_LINKS:
            return
        add_to_chain(night, player, held(player, answer))


def start_options(player: Player) -> list[Option]:
    """Any order may start a chain; a wound is none. (NF-7.1, NF-7.2)"""
    options: list[Option] = [NO_CHAIN]
    for card in player.hand.cards:
        if not cast(DeckCard, card.face).is_wound:
            play = cast(Order, card.face).play
            offer(options, play)
    return options


def link_options(night: Night, player: Player) -> list[Option]:
    """Orders whose colour is a link colour of the last card played. (NF-7.3, NF-7.4)"""
    open_colours = night.chain[-1].printed.link_mask
    options: list[Option] = [NO_MORE_LINKS]
    for card in player.hand.cards:
        if not cast(DeckCard, card.face).is_wound:
            order = cast(Order, card.face)
            if open_colours >> order.printed.colour & 1:
                offer(options, order.link)
    return options


def add_to_chain(night: Night, player: Player, card: Card) -> None:
    """The card lies in the chain; its kicker looks at the card before. (NF-8.10, NF-8.11)"""
    put_on_top(card, night.chain_pile, out_of=player.hand)
    link = Link(card, player)
    if night.chain:
        link.is_kicked = night.chain[-1].printed.colour == link.printed.kicker
        night.note("links", player.seat, link.order, link.is_kicked)
    else:
        night.note("starts-chain", player.seat, link.order)
    night.chain.append(link)


# ---------------------------------------------------------------- resolving


async def resolve_last(night: Night) -> None:
    """The last card played: its texts, then where it goes. (NF-8.1 to 8.5)"""
    link = night.chain[-1]
    link.times += night.repeats
    night.repeats = 0
    night.note("resolves", link.player.seat, link.order, link.is_kicked)
    if link.is_silenced:
        night.note("silenced", link.order)
    else:
        link.more_damage = link.player.more_damage
        for _ in range(link.times):
            await carry_out(night, link)
        if link.dealt_damage:
            link.player.more_damage -= link.more_damage
    night.chain.pop()
    if link.printed.is_minion:
        enter_play(night, link.player, link.card, night.chain_pile)
    else:
        to_discard(link.player, link.card, night.chain_pile)


async def carry_out(night: Night, link: Link) -> None:
    """Chain text, then kicker text if it was earned. (NF-8.2, NF-8.12, NF-8.13)"""
    if not (link.is_kicked and link.printed.kicker_replaces_chain):
        await carry_out_chain_text(night, link)
    if link.is_kicked:
        link.in_kicker = True
        await link.order.kick(night, link)
        link.in_kicker = False


async def carry_out_chain_text(night: Night, link: Link) -> None:
    """Texts for your own chain happen only if you started it. (NF-8.3)"""
    if link.player.seat == night.active or not link.printed.is_your_chain:
        await link.order.chain(night, link)


def enter_play(night: Night, player: Player, card: Card, out_of: Zone) -> None:
    """A minion comes into play in front of its owner, unhurt. (NF-8.5)"""
    put_on_top(card, night.in_play, out_of=out_of)
    order = cast(Order, card.face)
    player.minions.append(Minion(card, order, player, player))
    night.note("enters", order, player.seat)


def end_chain(night: Night) -> None:
    """What was said of this chain is over with it."""
    night.repeats = 0
    for player in night.players:
        player.more_damage = 0
