"""What a viewer sees of the table, and where it lies. An allow-list: nothing else is shown."""

from __future__ import annotations

from typing import TypedDict

from breakfall.core.cards import Card, Zone
from breakfall.games.nightfall.card import Wound, drafted_on
from breakfall.games.nightfall.state import Archive, Attack, Link, Minion, Night, Player
from breakfall.games.nightfall.terms import NOT_DRAWN, PHASES, WOUND_TYPES, Phase, WoundType


class WoundStackView(TypedDict):
    """How many are left, and the top one while it lies face-up."""

    face_up: int
    top: str | None
    face_down: int
    exiled: list[str | None]


class ArchiveView(TypedDict):
    id: str
    order: str
    cards: int


class MinionView(TypedDict):
    """A minion in play."""

    id: str
    order: str
    strength: int
    health: int
    full_health: int
    owner: int


class PlayerView(TypedDict):
    id: str
    seat: int
    wounds: int
    wound_types: dict[WoundType, int]
    total: int  # wounds of the earlier games of a series
    influence: int
    is_doubled: bool
    more_damage: int
    deck: int
    hand_size: int
    hand: list[str | None] | None  # None: somebody else's
    discard_size: int
    discard_top: str | None
    discard: list[str | None] | None  # from its top; None: somebody else's
    archives: list[ArchiveView]
    secret: list[str | None]
    pack: list[str | None]
    minions: list[MinionView]


class AttackView(TypedDict):
    """A minion on its way to a player, and who stands in between."""

    minion: str
    defender: int
    blockers: list[str]


class LinkView(TypedDict):
    """An order in the chain."""

    id: str
    order: str
    player: int
    is_kicked: bool
    is_silenced: bool
    chooser: int
    times: int


class NightView(TypedDict):
    phase: Phase
    turn: int
    first: int | None  # decided last in the set-up
    active: int
    is_ending: bool
    game: int
    goal: int | None  # the wounds that end a series
    wounds: WoundStackView
    commons: list[ArchiveView]
    players: list[PlayerView]
    attacks: list[AttackView]
    chain: list[LinkView]
    exile: list[str | None]


def table(night: Night, mask: int) -> NightView:
    """The open table, and of the piles what this viewer may know. (NF-16)"""
    return {
        "phase": phase(night),
        "turn": night.turn,
        "first": None if night.first == NOT_DRAWN else night.first,
        "active": night.active,
        "is_ending": night.is_ending,
        "game": night.game_number,
        "goal": night.goal or None,
        "wounds": wound_stack(night, mask),
        "commons": [archive_view(archive) for archive in night.commons],
        "players": [player_view(night, player, mask) for player in night.players],
        "attacks": [attack_view(attack) for attack in night.attacks],
        "chain": [link_view(link) for link in night.chain],
        "exile": faces(night.exile, mask),
    }


def phase(night: Night) -> Phase:
    return "over" if night.outcome is not None else PHASES[night.stage]


def wound_stack(night: Night, mask: int) -> WoundStackView:
    """How many are left, and the top one while it lies face-up. (NF-16.5)"""
    stack = night.wound_stack
    return {
        "face_up": len(stack.cards),
        "top": face(stack.top, mask) if stack.cards else None,
        "face_down": len(night.wounds_below.cards),
        "exiled": faces(night.exiled_wounds, mask),
    }


def archive_view(archive: Archive) -> ArchiveView:
    return {
        "id": archive.id,
        "order": archive.order.key,
        "cards": len(archive.pile.cards),
    }


def player_view(night: Night, player: Player, mask: int) -> PlayerView:
    """A player's own things; hand and discard pile for their own eyes only. (NF-16.2, 16.4)"""
    is_mine = mask == player.bit
    discard = player.discard
    return {
        "id": f"player:{player.seat}",
        "seat": player.seat,
        "wounds": player.wounds,
        "wound_types": wound_types(player),
        "total": player.total,
        "influence": player.points,
        "is_doubled": player.worth > 1,
        "more_damage": player.more_damage,
        "deck": len(player.deck.cards),
        "hand_size": len(player.hand.cards),
        "hand": faces(player.hand, mask) if is_mine else None,
        "discard_size": len(discard.cards),
        "discard_top": face(discard.top, mask) if discard.cards else None,
        "discard": faces(discard, mask)[::-1] if is_mine else None,
        "archives": [archive_view(archive) for archive in player.archives],
        "secret": draft_faces(player.picks, mask),
        "pack": draft_faces(player.pack, mask),
        "minions": [minion_view(minion) for minion in player.minions],
    }


def wound_types(player: Player) -> dict[WoundType, int]:
    """How many wounds of each type a player has in all. (NF-16.6)"""
    counts = dict.fromkeys(WOUND_TYPES, 0)
    for pile in (player.deck, player.hand, player.discard):
        for card in pile.cards:
            if isinstance(card.face, Wound):
                counts[WOUND_TYPES[card.face.kind]] += 1
    return counts


def minion_view(minion: Minion) -> MinionView:
    return {
        "id": minion.id,
        "order": minion.order.key,
        "strength": minion.strength,
        "health": minion.health,
        "full_health": minion.printed.health,
        "owner": minion.owner.seat,
    }


def attack_view(attack: Attack) -> AttackView:
    return {
        "minion": attack.minion.id,
        "defender": attack.defender.seat,
        "blockers": [blocker.id for blocker in attack.standing],
    }


def link_view(link: Link) -> LinkView:
    return {
        "id": link.id,
        "order": link.order.key,
        "player": link.player.seat,
        "is_kicked": link.is_kicked,
        "is_silenced": link.is_silenced,
        "chooser": link.chooser.seat,
        "times": link.times,
    }


def face(card: Card, mask: int) -> str | None:
    return card.face.key if card.known_to & mask else None


def faces(zone: Zone, mask: int) -> list[str | None]:
    return [face(card, mask) for card in zone.cards]


def draft_faces(zone: Zone, mask: int) -> list[str | None]:
    """The orders that draft cards stand for."""
    return [drafted_on(card).key if card.known_to & mask else None for card in zone.cards]
