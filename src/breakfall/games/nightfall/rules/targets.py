"""Choosing targets: players, minions, archives, orders in the chain, cards in a pile. (NF-12)

Whoever chooses the targets of an order is asked; mostly that is its player. A target must be chosen
while there is any (NF-12.7); where there is none, nothing happens (NF-12.8).
"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.nightfall.options import ORDER_AT, PLAYER_AT
from breakfall.games.nightfall.rules.damage import choose_minion
from breakfall.games.nightfall.state import Archive, Link, Minion, Night, Player


async def target_player(night: Night, me: Link) -> Player:
    """Any player, oneself too."""
    return await choose_player(night, me, me.chooser, night.players, "target-player")


async def target_opponent(night: Night, me: Link) -> Player:
    """An opponent of the order's player, whoever chooses."""
    opponents = night.opponents_of(me.player)
    return await choose_player(night, me, me.chooser, opponents, "target-player")


async def next_player(night: Night, me: Link, left: list[Player]) -> Player:
    """Who is next when each has a turn: no target, so its own player says. (NF-12.12, NF-15.5)"""
    return await choose_player(night, me, me.player, left, "next-player")


async def choose_player(
    night: Night, me: Link, asked: Player, among: list[Player], prompt: str
) -> Player:
    if len(among) == 1:
        return among[0]
    seats = sorted(night.distance(asked, player) for player in among)
    options = [PLAYER_AT[distance] for distance in seats]
    answer = await OptionQuestion(asked.seats, prompt, options, me)
    return night.players[(asked.seat + answer.number) % night.seats]


def all_minions(night: Night) -> list[Minion]:
    return [minion for player in night.players for minion in player.minions]


def opposing_minions(night: Night, player: Player) -> list[Minion]:
    return [minion for other in night.opponents_of(player) for minion in other.minions]


async def target_minion(night: Night, me: Link, among: list[Minion]) -> Minion | None:
    """One of these minions in play. (NF-8.6)"""
    if not among:
        return None
    return await choose_minion(night, me.chooser, "target-minion", among, me)


def open_archives(night: Night) -> list[Archive]:
    """The commons and every private archive that lies open, also empty ones. (NF-14.4)"""
    archives = list(night.commons)
    for player in night.players:
        archives += player.archives
    return archives


async def target_archive(night: Night, me: Link, among: list[Archive]) -> Archive | None:
    if not among:
        return None
    options: list[Option] = [archive.order.archive for archive in among]
    answer = await OptionQuestion(me.chooser.seats, "target-archive", options, me)
    for archive in among:
        if archive.order.archive is answer:
            return archive
    raise KeyError(answer.key)


async def target_order(night: Night, me: Link) -> Link | None:
    """An order in the chain that has yet to resolve; the last one is resolving. (NF-12.10)"""
    if len(night.chain) < 2:
        return None
    answer = await OptionQuestion(
        me.chooser.seats, "target-order", ORDER_AT[: len(night.chain) - 1], me
    )
    return night.chain[answer.number]
