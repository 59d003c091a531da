"""What orders do: the verbs that their texts are written in. (NF-8, NF-12)"""

from __future__ import annotations

from breakfall.core.cards import put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.question import choose
from breakfall.games.nightfall.card import Wound, order_on
from breakfall.games.nightfall.events import (
    AWAKENS,
    CANCELS,
    CHOOSES_FOR,
    DOUBLES_INFLUENCE,
    EXILES_WOUND,
    FETCHES,
    GAINS_INFLUENCE,
    REPEATS,
    REPEATS_NEXT,
    STRENGTHENS,
    SUMMONS,
    TAKES_CONTROL,
)
from breakfall.games.nightfall.rules.chain import carry_out_chain_text, enter_play
from breakfall.games.nightfall.rules.claim import FREE_ORDER, free_archives, take_from
from breakfall.games.nightfall.rules.damage import (
    destroy,
    hurt_minion,
    hurt_player,
    receive_wounds,
    restore,
    return_to_hand,
)
from breakfall.games.nightfall.rules.pile_targets import (
    target_discarded_minion,
    target_exiled_minion,
    target_wound,
)
from breakfall.games.nightfall.rules.piles import (
    discard_from_hand,
    draw,
    exile,
    exile_from_archive,
)
from breakfall.games.nightfall.rules.targets import (
    TARGET_ANOTHER,
    TARGET_FRIENDLY,
    TARGET_WEAK,
    next_player,
    opposing_minions,
    target_archive,
    target_minion,
    target_opponent,
    target_order,
    target_player,
)
from breakfall.games.nightfall.state import Link, Minion, Night, Player
from breakfall.games.nightfall.terms import NOT_IN_CHAIN

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
    minion = await target_minion(night, me, night.minions)
    if minion is not None:
        damage_minion(night, me, minion, amount)
    return minion


async def damage_another_minion(night: Night, me: Link, other: Minion, amount: int) -> None:
    minions = [minion for minion in night.minions if minion is not other]
    minion = await target_minion(night, me, minions, TARGET_ANOTHER)
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
    minion = await target_minion(night, me, night.minions)
    if minion is not None:
        destroy(night, minion)


def strengthen_next(night: Night, me: Link, amount: int) -> None:
    """The next friendly order that deals damage deals more; this adds up. (NF-12.14)"""
    me.player.more_damage += amount
    STRENGTHENS.tell(night, me.player.bit, me.player.seats, amount)


# ---------------------------------------------------------------- minions


async def restore_target_minion(night: Night, me: Link, amount: int) -> None:
    """A friendly minion, hurt or not. (NF-2.12)"""
    minion = await friendly_target(night, me)
    if minion is not None:
        restore(night, minion, amount)


async def send_home(night: Night, me: Link) -> None:
    """A minion goes back to its owner's hand. (NF-3.6)"""
    minion = await target_minion(night, me, night.minions)
    if minion is not None:
        return_to_hand(night, minion)


async def take_control(night: Night, me: Link, strength: int) -> None:
    """An opposing minion, not stronger than that, changes sides; its owner stays. (NF-2.18)"""
    weak = [m for m in opposing_minions(night, me.player) if m.strength <= strength]
    minion = await target_minion(night, me, weak, TARGET_WEAK)
    if minion is not None:
        TAKES_CONTROL.tell(night, me.player.bit, me.player.seats, minion)
        minion.controller.minions.remove(minion)
        minion.controller = me.player
        me.player.minions.append(minion)


async def friendly_target(night: Night, me: Link) -> Minion | None:
    return await target_minion(night, me, list(me.player.minions), TARGET_FRIENDLY)


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
    """A wound in the discard pile leaves the game. (NF-12.3, NF-12.5)"""
    card = await target_wound(me)
    if card is not None:
        wound = card.face
        assert isinstance(wound, Wound)
        exile(night, card, me.player.discard)
        me.player.wounds -= 1
        EXILES_WOUND.tell(night, me.player.bit, me.player.seats, wound)


async def exile_from_target_archive(night: Night, me: Link, count: int) -> None:
    archive = await target_archive(night, me)
    if archive is not None:
        exile_from_archive(night, archive, count)


async def fetch_minion(night: Night, me: Link) -> None:
    """A minion from the discard pile to the hand."""
    player = me.player
    card = await target_discarded_minion(me)
    if card is not None:
        FETCHES.tell(night, player.bit, player.seats, order_on(card))
        put_on_top(card, player.hand, out_of=player.discard)


# ---------------------------------------------------------------- influence and archives


def gain_influence(night: Night, me: Link, points: int) -> None:
    """For this turn; in somebody else's turn it buys nothing. (NF-9.2, NF-9.10)"""
    me.player.influence += points
    GAINS_INFLUENCE.tell(night, me.player.bit, me.player.seats, points)


def double_influence(night: Night, me: Link) -> None:
    """Set to double its worth, however often that happens. (NF-15.4)"""
    me.player.worth = 2
    DOUBLES_INFLUENCE.tell(night, me.player.bit, me.player.seats)


async def claim_for_free(night: Night, me: Link) -> None:
    """An order from the commons or one's own archives, in whosever turn; no target. (NF-12.16)"""
    archives = free_archives(night, me.player)
    if archives:
        take_from(night, me.player, await choose(me.player.seats, FREE_ORDER, archives, me))


# ---------------------------------------------------------------- orders that act on orders


async def silence(night: Night, me: Link) -> None:
    """The target's texts do nothing; its colour stays what it is. (NF-15.3)"""
    link = await target_order(night, me)
    if link is not None:
        link.is_silenced = True
        CANCELS.tell(night, me.player.bit, me.player.seats, link)


async def choose_for(night: Night, me: Link) -> None:
    """The target's own targets are chosen by this order's player. (NF-15.5)"""
    me.target = await target_order(night, me)
    if me.target is not None:
        me.target.chooser = me.player
        CHOOSES_FOR.tell(night, me.player.bit, me.player.seats, me.target)


def repeat_target(night: Night, me: Link) -> None:
    """The target of this order's chain text does everything once more. (NF-15.6)"""
    if me.target is not None:
        me.target.times += 1
        REPEATS.tell(night, NOBODY, me.target)


def repeat_next(night: Night, me: Link) -> None:
    """The order that resolves next does so once more. (NF-15.9)"""
    night.repeats += 1
    REPEATS_NEXT.tell(night, NOBODY)


async def summon(night: Night, me: Link) -> None:
    """The chain text of an exiled minion, never its kicker; the card stays there. (NF-15.1)"""
    card = await target_exiled_minion(night, me)
    if card is not None:
        SUMMONS.tell(night, me.player.bit, me.player.seats, order_on(card))
        await text_outside_the_chain(night, me, Link(card, me.player, NOT_IN_CHAIN))


async def text_outside_the_chain(night: Night, me: Link, borrowed: Link) -> None:
    """A chain text carried out for this order, as if it stood there. (NF-15.1)"""
    borrowed.chooser = me.chooser
    borrowed.more_damage = me.more_damage
    await carry_out_chain_text(night, borrowed)
    if borrowed.dealt_damage:
        me.dealt_damage = True


async def awaken(night: Night, me: Link) -> None:
    """A minion in the discard pile: its chain text, then it enters play. (NF-15.1)"""
    player = me.player
    card = await target_discarded_minion(me)
    if card is None:
        return
    AWAKENS.tell(night, player.bit, player.seats, order_on(card))
    await text_outside_the_chain(night, me, Link(card, player, NOT_IN_CHAIN))
    if card in player.discard.cards:  # its own text may have had the pile shuffled
        enter_play(night, player, card, player.discard)
