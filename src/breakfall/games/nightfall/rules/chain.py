"""The chain: playing cards, then resolving them, last in, first out. (NF-7, NF-8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.option import Option
from breakfall.core.question import Answer, Barred, OpenQuestion, choose
from breakfall.games.nightfall.card import DeckCard, Order, Text, order_on
from breakfall.games.nightfall.events import ENTERS, LINKS, NO_EFFECT, RESOLVES, STARTS_CHAIN
from breakfall.games.nightfall.questions import HandQuestion, add_new, player_asked
from breakfall.games.nightfall.rules.piles import held, to_discard
from breakfall.games.nightfall.state import Effect, Link, Minion, Night, Player
from breakfall.games.nightfall.terms import COLOURS
from breakfall.games.nightfall.words import colours, order_label, whose

# ---------------------------------------------------------------- playing cards


class StartQuestion(HandQuestion):
    """Which order starts a chain."""

    def card_option(self, card: DeckCard) -> Option:
        return card.play

    def card_label(self, table: Night, asked: OpenQuestion, card: DeckCard) -> str:
        assert isinstance(card, Order)
        return order_label(table, player_asked(table, asked), card, linked=False)

    def on_offer(self, night: Night, player: Player) -> list[DeckCard | None]:
        return possible_starts(player)

    def barred(self, night: Night, card: DeckCard) -> Barred:
        return Barred("NF-7.2", "A wound cannot be played into a chain.")


class LinkQuestion(HandQuestion):
    """Which order is linked to the latest one."""

    def card_option(self, card: DeckCard) -> Option:
        return card.link

    def card_label(self, table: Night, asked: OpenQuestion, card: DeckCard) -> str:
        assert isinstance(card, Order)
        return order_label(table, player_asked(table, asked), card, linked=True)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        last = table.chain[-1]
        owned = whose(table, last.player, player_asked(table, asked))
        return {"last": f"{owned} {last.order.name}", "links": colours(last.order, "or")}

    def rule_for(self, table: Night, asked: OpenQuestion) -> str:
        return self.rule if asked.seats[0] == table.active else "NF-7.6"

    def on_offer(self, night: Night, player: Player) -> list[DeckCard | None]:
        return possible_links(night, player)

    def barred(self, night: Night, card: DeckCard) -> Barred:
        if not isinstance(card, Order):
            return Barred("NF-7.2", "A wound cannot be played into a chain.")
        last = night.chain[-1].order
        links = f"{last.name} links to {colours(last, 'or')}"
        return Barred("NF-7.3", f"{card.name} is {COLOURS[card.colour]}; {links}.")


START_CHAIN: Final = StartQuestion(
    "start-chain", "NF-7.1", "Start a chain?", Answer("play", "nothing", "No chain this turn")
)
LINK: Final = LinkQuestion(
    "link",
    "NF-7.5",
    "Link a card to {last} ({links})?",
    Answer("link", "nothing", "No more cards"),
)


async def play_cards(night: Night, player: Player) -> None:
    """The player whose turn it is starts; then each in turn links on. (NF-7.1 to 7.8)"""
    if not night.chain:
        order = await choose(player.seats, START_CHAIN, possible_starts(player))
        if order is None:
            return
        add_to_chain(night, player, held(player, order))
    while True:
        order = await choose(player.seats, LINK, possible_links(night, player))
        if order is None:
            return
        add_to_chain(night, player, held(player, order))


def possible_starts(player: Player) -> list[DeckCard | None]:
    """Any order may start a chain; a wound is none. (NF-7.1, NF-7.2)"""
    found: list[DeckCard | None] = [None]
    for card in player.hand.cards:
        if isinstance(card.face, Order):
            add_new(found, card.face)
    return found


def possible_links(night: Night, player: Player) -> list[DeckCard | None]:
    """Orders whose color is a link color of the last card played. (NF-7.3, NF-7.4)"""
    open_colours = night.chain[-1].printed.link_mask
    found: list[DeckCard | None] = [None]
    for card in player.hand.cards:
        order = card.face
        if isinstance(order, Order) and open_colours >> order.printed.colour & 1:
            add_new(found, order)
    return found


def add_to_chain(night: Night, player: Player, card: Card) -> None:
    """The card lies in the chain; its kicker looks at the card before. (NF-8.10, NF-8.11)"""
    put_on_top(card, night.chain_pile, out_of=player.hand)
    link = Link(card, player, len(night.chain))
    if night.chain:
        link.is_kicked = night.chain[-1].printed.colour == link.printed.kicker
        LINKS.tell(night, player.bit, player.seats, link.order, link.is_kicked)
    else:
        STARTS_CHAIN.tell(night, player.bit, player.seats, link.order)
    night.chain.append(link)


# ---------------------------------------------------------------- resolving


async def resolve_last(night: Night) -> None:
    """The last card played: its texts, then where it goes. (NF-8.1 to 8.5)"""
    link = night.chain[-1]
    link.times += night.repeats
    night.repeats = 0
    RESOLVES.tell(night, link.player.bit, link.player.seats, link, link.is_kicked)
    if link.is_silenced:
        NO_EFFECT.tell(night, NOBODY, link)
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
    kick = link.printed.kick
    if link.is_kicked and kick is not None:
        link.in_kicker = True
        await effect_of(kick).use(night, link, kick)
        link.in_kicker = False


async def carry_out_chain_text(night: Night, link: Link) -> None:
    """Texts for your own chain happen only if you started it. (NF-8.3)"""
    chain = link.printed.chain
    if chain is not None and (link.player.seat == night.active or not link.printed.is_your_chain):
        await effect_of(chain).use(night, link, chain)


def effect_of(text: Text) -> Effect:
    effect = text.does
    assert isinstance(effect, Effect)
    return effect


def enter_play(night: Night, player: Player, card: Card, out_of: Zone) -> None:
    """A minion comes into play in front of its owner, unhurt. (NF-8.5)"""
    put_on_top(card, night.in_play, out_of=out_of)
    minion = Minion(card, order_on(card), player, player)
    player.minions.append(minion)
    ENTERS.tell(night, player.bit, minion)


def end_chain(night: Night) -> None:
    """What was said of this chain is over with it."""
    night.repeats = 0
    for player in night.players:
        player.more_damage = 0
