"""Choosing targets on the table: players, minions, archives, orders in the chain. (NF-12)

Whoever chooses the targets of an order is asked; mostly that is its player. A target must be chosen
while there is any (NF-12.7); where there is none, nothing happens (NF-12.8).
"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option
from breakfall.core.question import Barred, OpenQuestion, Question, choose
from breakfall.games.nightfall.questions import (
    ORDER_AT,
    NextPlayerQuestion,
    PlayerQuestion,
    TargetMinionQuestion,
    TargetPlayerQuestion,
    link_asked_about,
    player_asked,
    text_asked_about,
)
from breakfall.games.nightfall.rules.claim import secret_archives
from breakfall.games.nightfall.rules.damage import choose_minion, is_alike
from breakfall.games.nightfall.state import Archive, Link, Minion, Night, Player
from breakfall.games.nightfall.words import archive_label, whose

# ---------------------------------------------------------------- players

TARGET_PLAYER: Final = TargetPlayerQuestion("target-player", "NF-12.6", "{text} Which player?")
NEXT_PLAYER: Final = NextPlayerQuestion("next-player", "NF-12.12", "{text} Who is next?")


async def target_player(night: Night, me: Link) -> Player:
    """Any player, oneself too."""
    return await choose_player(night, me, TARGET_PLAYER, me.chooser, night.players)


async def target_opponent(night: Night, me: Link) -> Player:
    """An opponent of the order's player, whoever chooses."""
    return await choose_player(night, me, TARGET_PLAYER, me.chooser, night.opponents_of(me.player))


async def next_player(night: Night, me: Link, left: list[Player]) -> Player:
    """Who is next when each has a turn: no target, so its own player says. (NF-12.12, NF-15.5)"""
    return await choose_player(night, me, NEXT_PLAYER, me.player, left)


async def choose_player(
    night: Night, me: Link, question: PlayerQuestion, asked: Player, among: list[Player]
) -> Player:
    """One of these, who are offered clockwise from the one who is asked."""
    if len(among) == 1:
        return among[0]
    seat, players = asked.seat, night.players
    clockwise = [player for player in players[seat:] + players[:seat] if player in among]
    return await choose(asked.seats, question, clockwise, me)


# ---------------------------------------------------------------- minions


class FriendlyMinionQuestion(TargetMinionQuestion):
    """Which minion of the order's own player."""

    def barred(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        me = link_asked_about(asked)
        if thing.controller is me.player:
            return None
        owner = whose(table, me.player, player_asked(table, asked))
        return Barred("NF-12.5", f"The target is one of {owner} own minions.")


class WeakMinionQuestion(TargetMinionQuestion):
    """Which opposing minion that is not too strong."""

    def barred(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        if thing.controller is link_asked_about(asked).player:
            return Barred("NF-12.5", "The target is an opposing minion.")
        if any(is_alike(table, thing, offered) for offered in asked.things):
            return None
        return Barred("NF-12.5", f"{thing.order.name} is too strong: strength {thing.strength}.")


class AnotherMinionQuestion(TargetMinionQuestion):
    """Which minion besides the one that was a target before."""

    def barred(self, table: Night, asked: OpenQuestion, thing: Minion) -> Barred | None:
        if any(is_alike(table, thing, offered) for offered in asked.things):
            return None
        return Barred("NF-12.5", f"The target is a minion other than this {thing.order.name}.")


WHICH_MINION: Final = "{text} Which minion?"
TARGET_MINION: Final = TargetMinionQuestion("target-minion", "NF-12.6", WHICH_MINION)
TARGET_FRIENDLY: Final = FriendlyMinionQuestion("target-minion", "NF-12.6", WHICH_MINION)
TARGET_WEAK: Final = WeakMinionQuestion("target-minion", "NF-12.6", WHICH_MINION)
TARGET_ANOTHER: Final = AnotherMinionQuestion("target-minion", "NF-12.6", WHICH_MINION)


async def target_minion(
    night: Night, me: Link, among: list[Minion], question: TargetMinionQuestion = TARGET_MINION
) -> Minion | None:
    """One of these minions in play. (NF-8.6)"""
    if not among:
        return None
    return await choose_minion(night, me.chooser, question, among, me)


def opposing_minions(night: Night, player: Player) -> list[Minion]:
    return [minion for other in night.opponents_of(player) for minion in other.minions]


# ---------------------------------------------------------------- archives


class ArchiveQuestion(Question[Night, Archive]):
    """Which archive is the target of a text; asked about its order."""

    def option(self, asked: OpenQuestion, thing: Archive) -> Option:
        return thing.order.archive

    def label(self, table: Night, asked: OpenQuestion, thing: Archive) -> str:
        return archive_label(table, player_asked(table, asked), thing)

    def places(self, table: Night, asked: OpenQuestion, thing: Archive) -> tuple[str, ...]:
        return (thing.id,)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def expected(self, table: Night, asked: OpenQuestion) -> list[Archive]:
        return table.open_archives + secret_archives(table, player_asked(table, asked))

    def why_not(self, table: Night, asked: OpenQuestion, thing: Archive) -> Barred | None:
        if thing in asked.things:
            return None
        return Barred("NF-14.4", "A secret archive cannot be a target.")


TARGET_ARCHIVE: Final = ArchiveQuestion("target-archive", "NF-12.6", "{text} Which archive?")


async def target_archive(night: Night, me: Link) -> Archive | None:
    """Any that lies open, also an opposing or an empty one. (NF-12.2, NF-12.4)"""
    archives = night.open_archives
    if not archives:
        return None
    return await choose(me.chooser.seats, TARGET_ARCHIVE, archives, me)


# ---------------------------------------------------------------- orders in the chain


class OrderQuestion(Question[Night, Link]):
    """Which order in the chain is the target of a text; asked about its order."""

    def option(self, asked: OpenQuestion, thing: Link) -> Option:
        return ORDER_AT[thing.place]

    def label(self, table: Night, asked: OpenQuestion, thing: Link) -> str:
        owned = whose(table, thing.player, player_asked(table, asked))
        return f"#{thing.place + 1} {owned} {thing.order.name}"

    def places(self, table: Night, asked: OpenQuestion, thing: Link) -> tuple[str, ...]:
        return (thing.id,)

    def facts(self, table: Night, asked: OpenQuestion) -> dict[str, object]:
        return text_asked_about(table, asked)

    def expected(self, table: Night, asked: OpenQuestion) -> list[Link]:
        return table.chain

    def why_not(self, table: Night, asked: OpenQuestion, thing: Link) -> Barred | None:
        if thing in asked.things:
            return None
        reason = f"{thing.order.name} is resolving. An order cannot target itself."
        return Barred("NF-12.10", reason)


TARGET_ORDER: Final = OrderQuestion("target-order", "NF-12.10", "{text} Which order?")


async def target_order(night: Night, me: Link) -> Link | None:
    """An order in the chain that has yet to resolve; the last one is resolving. (NF-12.10)"""
    if len(night.chain) < 2:
        return None
    return await choose(me.chooser.seats, TARGET_ORDER, night.chain[:-1], me)
