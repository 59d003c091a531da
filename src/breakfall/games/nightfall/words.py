"""Small pieces of text that Nightfall's questions and events share."""

from __future__ import annotations

from breakfall.games.nightfall.card import DeckCard, Order, Wound
from breakfall.games.nightfall.state import Archive, Attack, Link, Minion, Night, Player
from breakfall.games.nightfall.terms import COLOURS, NO_COLOUR


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def capital(words: str) -> str:
    return words[:1].upper() + words[1:]


def colours(order: Order, last: str) -> str:
    """Its link colors: "red or green"."""
    return f" {last} ".join(COLOURS[colour] for colour in order.links)


# ---------------------------------------------------------------- players


def named(night: Night, player: Player) -> str:
    return night.names[player.seat]


def whose(night: Night, player: Player, asked: Player) -> str:
    return "your" if player is asked else f"{named(night, player)}'s"


def player_label(night: Night, asked: Player, player: Player) -> str:
    name = "Yourself" if player is asked else named(night, player)
    return f"{name} ({count(player.wounds, 'wound')})"


# ---------------------------------------------------------------- minions and attacks


def minion_label(night: Night, asked: Player, minion: Minion) -> str:
    """ "Ann's Vulko (strength 3, health 2)", and what sets it apart from its like."""
    facts = f"strength {minion.strength}, health {minion.health}"
    if minion.owner is not minion.controller:
        owner = "you" if minion.owner is asked else named(night, minion.owner)
        facts += f", owned by {owner}"
    attack = night.attack_blocked_by(minion)
    if attack is not None:
        facts += f", blocks #{night.attacks.index(attack) + 1} {attack.minion.order.name}"
    return f"{capital(whose(night, minion.controller, asked))} {minion.order.name} ({facts})"


def attack_label(night: Night, asked: Player, attack: Attack) -> str:
    """An attack with whom it will meet: "#1 Vulko: 3 on you, blocked by Alton Hickman"."""
    minion, defender = attack.minion, attack.defender
    whom = "you" if defender is asked else named(night, defender)
    label = f"#{night.attacks.index(attack) + 1} {minion.order.name}: {minion.strength} on {whom}"
    blockers = [blocker.order.name for blocker in attack.standing]
    return f"{label}, blocked by {' and '.join(blockers)}" if blockers else label


# ---------------------------------------------------------------- cards


def card_name(card: DeckCard) -> str:
    """ "Vulko", "a Bite wound"."""
    return f"a {card.name} wound" if isinstance(card, Wound) else card.name


def moons(order: Order) -> str:
    links = ", ".join(COLOURS[colour] for colour in order.links)
    return f"{COLOURS[order.colour]} → {links}"


def order_label(night: Night, asked: Player, order: Order, *, linked: bool) -> str:
    """An order that may be played, with what matters for it."""
    kicks = linked and night.chain[-1].order.colour == order.kicker != NO_COLOUR
    texts = [order.chain, order.kick] if kicks else [order.chain]
    harms = any(text is not None and text.does.harms_a_minion for text in texts)
    warning = own_minions_only(night, asked) if harms else ""
    return f"{order.name} ({moons(order)}{'; kicker' if kicks else ''}{warning})"


def own_minions_only(night: Night, asked: Player) -> str:
    """A word of warning while a harmful text could hit nobody but one's own. (NF-12.7)"""
    minions = night.minions
    if not minions or any(minion.controller is not asked for minion in minions):
        return ""
    if len(minions) == 1:
        return f"; the only minion in play is your {minions[0].order.name}"
    return "; all minions in play are yours"


def archive_label(night: Night, asked: Player, archive: Archive) -> str:
    """ "Vulko: Ann's archive, 5 cards" """
    where = "commons"
    for player in night.players:
        if archive in player.archives:
            where = f"{whose(night, player, asked)} archive"
    return f"{archive.order.name}: {where}, {count(len(archive.pile.cards), 'card')}"


def text_of(night: Night, link: Link, asked: Player) -> str:
    """What is being carried out: "Kicker of Vulko: Restore 2 health to target friendly minion."

    Whoever chooses for somebody else reads whose order it is, for "you" in it is its player.
    """
    name = link.order.name
    if link.player is not asked:
        name = f"{whose(night, link.player, asked)} {name}"
    if link.in_kicker:
        return f"Kicker of {name}: {link.order.kicker_text}"
    return f"{capital(name)}: {link.order.chain_text}"
