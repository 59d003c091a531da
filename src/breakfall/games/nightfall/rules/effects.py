"""What orders do: the verbs that their texts are written in. (NF-8, NF-12)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.rules.chain import carry_out_chain_text, enter_play
from breakfall.games.nightfall.rules.claim import free_orders, take_order
from breakfall.games.nightfall.rules.damage import (
    destroy,
    hurt_minion,
    hurt_player,
    receive_wounds,
    restore,
    return_to_hand,
)
from breakfall.games.nightfall.rules.piles import (
    discard_from_hand,
    draw,
    exile_from_archive,
    exile_wound,
    lying_in,
    minions_in,
)
from breakfall.games.nightfall.rules.targets import (
    all_minions,
    next_player,
    open_archives,
    opposing_minions,
    target_archive,
    target_minion,
    target_opponent,
    target_order,
    target_player,
)
from breakfall.games.nightfall.state import Link, Minion, Night, Player

# ---------------------------------------------------------------- damage


def amount_by(me: Link, amount: int) -> int:
    """What friendly orders have added is part of every damage this order deals. (NF-12.14)"""
    if amount <= 0:
        return 0
    me.dealt_damage = True
    return amount + me.more_damage


async def damage_player(night: Night, me: Link, player: Player, amount: int) -> None:
    await hurt_player(night, player, amount_by(me, amount))


async def damage_target_player(night: Night, me: Link, amount: int) -> None:
    await damage_player(night, me, await target_player(night, me), amount)


async def damage_target_opponent(night: Night, me: Link, amount: int) -> None:
    await damage_player(night, me, await target_opponent(night, me), amount)


async def damage_each_opponent(night: Night, me: Link, amount: int) -> None:
    """One after the other, in an order that is chosen. (NF-12.11, NF-12.12)"""
    left = night.opponents_of(me.player)
    while left:
        player = await next_player(night, me, left)
        left.remove(player)
        await damage_player(night, me, player, amount)


def damage_minion(night: Night, me: Link, minion: Minion, amount: int) -> None:
    hurt_minion(night, minion, amount_by(me, amount))


async def damage_target_minion(night: Night, me: Link, amount: int) -> Minion | None:
    """Any minion in play, one's own if there is no other. (NF-12.7)"""
    minion = await target_minion(night, me, all_minions(night))
    if minion is not None:
        damage_minion(night, me, minion, amount)
    return minion


async def damage_another_minion(night: Night, me: Link, other: Minion, amount: int) -> None:
    minions = [minion for minion in all_minions(night) if minion is not other]
    minion = await target_minion(night, me, minions)
    if minion is not None:
        damage_minion(night, me, minion, amount)


def damage_each_minion(night: Night, me: Link, minions: list[Minion], amount: int) -> None:
    """Each of them; in which order makes no difference. (NF-12.11)"""
    for minion in list(minions):
        damage_minion(night, me, minion, amount)


def wound(night: Night, player: Player, count: int) -> None:
    """Wounds received outright, which nothing blocks. (NF-11.2)"""
    receive_wounds(night, player, count)


async def destroy_target_minion(night: Night, me: Link) -> None:
    minion = await target_minion(night, me, all_minions(night))
    if minion is not None:
        destroy(night, minion)


def strengthen_next(night: Night, me: Link, amount: int) -> None:
    """The next friendly order that deals damage deals more; this adds up. (NF-12.14)"""
    me.player.more_damage += amount
    night.note("strengthens", me.player.seat, amount)


# ---------------------------------------------------------------- minions


async def restore_target_minion(night: Night, me: Link, amount: int) -> None:
    """A friendly minion, hurt or not. (NF-2.12)"""
    minion = await target_minion(night, me, list(me.player.minions))
    if minion is not None:
        restore(night, minion, amount)


async def send_home(night: Night, me: Link) -> None:
    """A minion goes back to its owner's hand. (NF-3.6)"""
    minion = await target_minion(night, me, all_minions(night))
    if minion is not None:
        return_to_hand(night, minion)


async def take_control(night: Night, me: Link, strength: int) -> None:
    """An opposing minion, not stronger than that, changes sides; its owner stays. (NF-2.18)"""
    weak = [m for m in opposing_minions(night, me.player) if m.strength <= strength]
    minion = await target_minion(night, me, weak)
    if minion is not None:
        night.note("takes-control", me.player.seat, minion.order, minion.controller.seat)
        minion.controller.minions.remove(minion)
        minion.controller = me.player
        me.player.minions.append(minion)


async def friendly_target(night: Night, me: Link) -> Minion | None:
    return await target_minion(night, me, list(me.player.minions))


# ---------------------------------------------------------------- cards


def draw_cards(night: Night, me: Link, count: int) -> None:
    draw(night, me.player, count)


async def target_opponent_discards(night: Night, me: Link) -> None:
    """Which card, the opponent chooses. (NF-12.9)"""
    await discard_from_hand(night, await target_opponent(night, me))


async def each_opponent_discards(night: Night, me: Link) -> None:
    """One after the other, in an order that is chosen. (NF-12.12)"""
    left = night.opponents_of(me.player)
    while left:
        player = await next_player(night, me, left)
        left.remove(player)
        await discard_from_hand(night, player)


async def exile_target_wound(night: Night, me: Link) -> None:
    await exile_wound(night, me)


async def exile_from_target_archive(night: Night, me: Link, count: int) -> None:
    archive = await target_archive(night, me, open_archives(night))
    if archive is not None:
        exile_from_archive(night, archive, count)


async def fetch_minion(night: Night, me: Link) -> None:
    """A minion from the discard pile to the hand."""
    pile = me.player.discard
    options = minions_in(pile)
    if options:
        answer = await OptionQuestion(me.chooser.seats, "target-card", options, me)
        card = lying_in(pile, answer)
        night.note("fetches", me.player.seat, card.face)
        put_on_top(card, me.player.hand, out_of=pile)


# ---------------------------------------------------------------- influence and archives


def gain_influence(night: Night, me: Link, points: int) -> None:
    """For this turn; in somebody else's turn it buys nothing. (NF-9.2, NF-9.10)"""
    me.player.influence += points
    night.note("influence", me.player.seat, points)


def double_influence(night: Night, me: Link) -> None:
    """Set to double its worth, however often that happens. (NF-15.4)"""
    me.player.worth = 2
    night.note("double-influence", me.player.seat)


async def claim_for_free(night: Night, me: Link) -> None:
    """An order from the commons or one's own archives, in whosever turn; no target. (NF-12.16)"""
    options = free_orders(night, me.player)
    if options:
        answer = await OptionQuestion(me.player.seats, "free-order", options, me)
        take_order(night, me.player, answer)


# ---------------------------------------------------------------- orders that act on orders


async def silence(night: Night, me: Link) -> None:
    """The target's texts do nothing; its colour stays what it is. (NF-15.3)"""
    link = await target_order(night, me)
    if link is not None:
        link.is_silenced = True
        night.note("silences", me.player.seat, link.order)


async def choose_for(night: Night, me: Link) -> None:
    """The target's own targets are chosen by this order's player. (NF-15.5)"""
    me.target = await target_order(night, me)
    if me.target is not None:
        me.target.chooser = me.player
        night.note("chooses-for", me.player.seat, me.target.order)


def repeat_target(night: Night, me: Link) -> None:
    """The target of this order's chain text does everything once more. (NF-15.6)"""
    if me.target is not None:
        me.target.times += 1
        night.note("twice", me.target.order)


def repeat_next(night: Night, me: Link) -> None:
    """The order that resolves next does so once more. (NF-15.9)"""
    night.repeats += 1
    night.note("repeats")


async def summon(night: Night, me: Link) -> None:
    """The chain text of an exiled minion, never its kicker; the card stays there. (NF-15.1)"""
    options: list[Option] = []
    for card in night.exile.cards:
        order = cast(Order, card.face)
        if order.printed.is_minion:
            offer(options, order.in_exile)
    if options:
        answer = await OptionQuestion(me.chooser.seats, "target-card", options, me)
        card = lying_in(night.exile, answer)
        night.note("summons", me.player.seat, card.face)
        await text_outside_the_chain(night, me, Link(card, me.player))


async def text_outside_the_chain(night: Night, me: Link, borrowed: Link) -> None:
    """A chain text carried out for this order, as if it stood there. (NF-15.1)"""
    borrowed.chooser = me.chooser
    borrowed.more_damage = me.more_damage
    await carry_out_chain_text(night, borrowed)
    if borrowed.dealt_damage:
        me.dealt_damage = True


async def awaken(night: Night, me: Link) -> None:
    """A minion in the discard pile: its chain text, then it enters play. (NF-15.1)"""
    pile = me.player.discard
    options = minions_in(pile)
    if not options:
        return
    answer = await OptionQuestion(me.chooser.seats, "target-card", options, me)
    card = lying_in(pile, answer)
    night.note("awakens", me.player.seat, cast(Order, card.face))
    await text_outside_the_chain(night, me, Link(card, me.player))
    if card in pile.cards:  # its own text may have had the pile shuffled
        enter_play(night, me.player, card, pile)
