"""Copying a night between two steps: the same cards, players, minions, attacks and links."""

from __future__ import annotations

from breakfall.games.nightfall.state import Archive, Attack, Link, Minion, Night, Piles, Player


def copy_night(night: Night, twin: Night) -> None:
    night.copy_table_to(twin)
    copy_places(night, twin)
    copy_progress(night, twin)
    twin.archives = [Archive(a.order, twin.zones[a.pile.index]) for a in night.archives]
    by_pile = {archive.pile.index: archive for archive in twin.archives}
    twin.commons = [by_pile[archive.pile.index] for archive in night.commons]
    for player in night.players:
        other = copy_player(player, twin)
        other.archives = [by_pile[archive.pile.index] for archive in player.archives]
        twin.players.append(other)
    minions: dict[int, Minion] = {}  # by their card
    for player in night.players:
        for minion in player.minions:
            minions[minion.card.index] = copy_minion(minion, twin)
    for attack in night.attacks:
        twin.attacks.append(copy_attack(attack, minions, twin))
    for link in night.chain:
        twin.chain.append(copy_link(link, twin))


def copy_places(night: Night, twin: Night) -> None:
    twin.wound_stack = twin.zones[night.wound_stack.index]
    twin.wounds_below = twin.zones[night.wounds_below.index]
    twin.exile = twin.zones[night.exile.index]
    twin.exiled_wounds = twin.zones[night.exiled_wounds.index]
    twin.in_play = twin.zones[night.in_play.index]
    twin.chain_pile = twin.zones[night.chain_pile.index]
    twin.draft_deck = twin.zones[night.draft_deck.index]
    twin.common_picks = twin.zones[night.common_picks.index]
    twin.box = twin.zones[night.box.index]


def copy_progress(night: Night, twin: Night) -> None:
    twin.is_secret = night.is_secret
    twin.stage = night.stage
    twin.first = night.first
    twin.active = night.active
    twin.turn = night.turn
    twin.quiet_turns = night.quiet_turns
    twin.draft_round = night.draft_round
    twin.linking = night.linking
    twin.repeats = night.repeats
    twin.is_ending = night.is_ending
    twin.game_number = night.game_number
    twin.goal = night.goal


def copy_player(player: Player, twin: Night) -> Player:
    piles = Piles(
        twin.zones[player.deck.index],
        twin.zones[player.hand.index],
        twin.zones[player.discard.index],
        twin.zones[player.pack.index],
        twin.zones[player.picks.index],
    )
    other = Player(player.seat, piles, player.players)
    other.wounds = player.wounds
    other.wounds_beyond = player.wounds_beyond
    other.influence = player.influence
    other.spent = player.spent
    other.worth = player.worth
    other.more_damage = player.more_damage
    other.total = player.total
    return other


def copy_minion(minion: Minion, twin: Night) -> Minion:
    """In the row of the player who controls it."""
    owner = twin.players[minion.owner.seat]
    controller = twin.players[minion.controller.seat]
    other = Minion(twin.cards[minion.card.index], minion.order, owner, controller)
    other.health = minion.health
    controller.minions.append(other)
    return other


def copy_attack(attack: Attack, minions: dict[int, Minion], twin: Night) -> Attack:
    other = Attack(minions[attack.minion.card.index], twin.players[attack.defender.seat])
    for blocker in attack.standing:
        other.blockers.append(minions[blocker.card.index])
    return other


def copy_link(link: Link, twin: Night) -> Link:
    other = Link(twin.cards[link.card.index], twin.players[link.player.seat], link.place)
    other.chooser = twin.players[link.chooser.seat]
    other.is_kicked = link.is_kicked
    other.is_silenced = link.is_silenced
    other.times = link.times
    return other
