"""Nightfall's questions and options in words."""

from __future__ import annotations

import re
from typing import Final

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.nightfall.card import COLOURS, NO_COLOUR, Order
from breakfall.games.nightfall.options import KEEP_WOUNDS
from breakfall.games.nightfall.rules.claim import archive_of, discount
from breakfall.games.nightfall.rules.damage import attack_of, minion_at
from breakfall.games.nightfall.rules.targets import all_minions
from breakfall.games.nightfall.state import Link, Minion, Night, Player

# The rule behind each question.
RULES: Final = {
    "draft": "NF-4.4",
    "attack": "NF-6.2",
    "block": "NF-6.4",
    "next-blow": "NF-6.7",
    "absorb": "NF-6.10",
    "start-chain": "NF-7.1",
    "link": "NF-7.5",
    "target-player": "NF-12.6",
    "next-player": "NF-12.12",
    "target-minion": "NF-12.6",
    "target-archive": "NF-12.6",
    "target-order": "NF-12.10",
    "target-wound": "NF-12.9",
    "target-card": "NF-12.5",
    "discard": "NF-8.7",
    "free-order": "NF-12.16",
    "claim": "NF-9.6",
    "throw-off": "NF-10.2",
}


def rule(night: Night, question: OptionQuestion) -> str:
    """The rule behind a question; what is drafted, and whose chain it is, make a difference."""
    if isinstance(question.about, int) and question.prompt == "draft":
        return night.way.rules[question.about]
    if question.prompt == "link" and question.seats[0] != night.active:
        return "NF-7.6"
    return RULES[question.prompt]


PROMPTS: Final = {
    "draft": "{draft}",
    "attack": "{minion} attacks for {strength}. Attack which player?",
    "block": "Block with {minion} (health {health}): which attack?",
    "next-blow": "Which attack is resolved next?",
    "absorb": "{amount} damage. Which of your minions takes it first?",
    "start-chain": "Start a chain?",
    "link": "Link a card to {last} ({links})?",
    "target-player": "{text} Which player?",
    "next-player": "{text} Who is next?",
    "target-minion": "{text} Which minion?",
    "target-archive": "{text} Which archive?",
    "target-order": "{text} Which order?",
    "target-wound": "{text} Which wound?",
    "target-card": "{text} Which card?",
    "discard": "Which card do you discard?",
    "free-order": "{text} Which one?",
    "claim": "You have {points}. Claim, or discard for more?",
    "throw-off": "Discard wounds and draw two cards for each?",
    "throw-off-more": "Discard another wound? You will draw {cards} so far.",
}
DRAFT_PROMPTS: Final = (
    "Choose a private archive.",
    "Choose an archive for the commons.",
    "Choose a draft card to be removed.",
)


def prompt(night: Night, question: OptionQuestion) -> str:
    player = night.players[question.seats[0]]
    facts = {"points": points(player.points)}
    about = question.about
    if isinstance(about, Minion):
        facts["minion"] = about.order.name
        facts["strength"] = str(about.strength)
        facts["health"] = str(about.health)
    elif isinstance(about, Link):
        facts["text"] = text_of(about, player)
    elif isinstance(about, int):
        facts["amount"] = str(about)
        if question.prompt == "draft":
            facts["draft"] = DRAFT_PROMPTS[about]
        elif question.prompt == "throw-off" and about:
            return PROMPTS["throw-off-more"].format(cards=count(2 * about, "card"))
    if question.prompt == "link":
        last = night.chain[-1]
        facts["last"] = f"{whose(last.player, player)} {last.order.name}"
        facts["links"] = " or ".join(COLOURS[colour] for colour in last.order.links)
    return PROMPTS[question.prompt].format(**facts)


def text_of(link: Link, asked: Player) -> str:
    """What is being carried out: "Kicker of Vulko: Restore 2 health to target friendly minion."

    Whoever chooses for somebody else reads whose order it is, for "you" in it is its player.
    """
    name = link.order.name
    if link.player is not asked:
        name = f"{whose(link.player, asked)} {name}"
    if link.in_kicker:
        return f"Kicker of {name}: {link.order.kicker_text}"
    return f"{name[0].upper()}{name[1:]}: {link.order.chain_text}"


# ---------------------------------------------------------------- options


def label(night: Night, question: OptionQuestion, option: Option) -> str:
    asked = night.players[question.seats[0]]
    kind = option.kind
    if option is KEEP_WOUNDS and not question.about:
        return "Keep your wounds"
    if option.key in LABELS:
        return LABELS[option.key]
    if kind == "player":
        return player_label(night, asked, option.number)
    if kind == "minion":
        minion = minion_at(night, asked, option.number)
        if question.prompt in ("block", "next-blow"):
            return attack_label(night, minion)
        return minion_label(night, asked, minion)
    if kind == "order":
        link = night.chain[option.number]
        return f"#{option.number + 1} {whose(link.player, asked)} {link.order.name}"
    if option.target in WOUNDS:
        return card_label(asked, question.prompt, kind, f"a {option.target.capitalize()} wound")
    order = order_named(night, option.target)
    if question.prompt == "free-order":
        return f"Take {order.name}"
    if kind == "discard":
        return card_label(asked, question.prompt, kind, order.name)
    return order_label(night, asked, kind, order)


LABELS: Final = {
    "play:nothing": "No chain this turn",
    "link:nothing": "No more cards",
    "block:nobody": "Do not block with it",
    "claim:nothing": "That is all",
    "wound:keep": "Discard no more wounds",
}
WOUNDS: Final = ("bite", "burn", "bleed")


def order_named(night: Night, key: str) -> Order:
    for card in night.cards:
        if card.face.key == key and isinstance(card.face, Order):
            return card.face
    raise KeyError(key)


def player_label(night: Night, asked: Player, distance: int) -> str:
    player = night.players[(asked.seat + distance) % night.seats]
    name = "Yourself" if player is asked else f"Player {player.seat + 1}"
    return f"{name} ({count(player.wounds, 'wound')})"


def minion_label(night: Night, asked: Player, minion: Minion) -> str:
    """ "Player 2's Vulko (strength 3, health 2)", and what sets it apart from its like."""
    facts = f"strength {minion.strength}, health {minion.health}"
    if minion.owner is not minion.controller:
        facts += f", owned by {'you' if minion.owner is asked else named(minion.owner)}"
    attack = attack_of(night, minion)
    if attack is not None:
        facts += f", blocks #{night.attacks.index(attack) + 1} {attack.minion.order.name}"
    owned = whose(minion.controller, asked)
    return f"{owned[0].upper()}{owned[1:]} {minion.order.name} ({facts})"


def archive_label(night: Night, asked: Player, order: Order) -> str:
    """ "Vulko: player 2's archive, 5 cards" """
    where = "commons"
    for player in night.players:
        if archive_of(night, order) in player.archives:
            where = f"{whose(player, asked)} archive"
    return f"{order.name}: {where}, {count(len(archive_of(night, order).pile.cards), 'card')}"


def card_label(asked: Player, prompt: str, kind: str, card: str) -> str:
    """A card of any kind that leaves the hand or a pile."""
    if kind == "discard":
        return f"Discard {card} for {asked.worth}" if prompt == "claim" else f"Discard {card}"
    if kind == "wound":
        return f"Discard {card} and draw two cards"
    return f"{card[0].upper()}{card[1:]}"


def whose(player: Player, asked: Player) -> str:
    return "your" if player is asked else f"{named(player)}'s"


def named(player: Player) -> str:
    return f"player {player.seat + 1}"


def attack_label(night: Night, minion: Minion) -> str:
    """An attack with whom it will meet: "#1 Vulko 3 on player 2, blocked by Alton Hickman"."""
    for number, attack in enumerate(night.attacks):
        if attack.minion is minion:
            whom = f"{minion.strength} on player {attack.defender.seat + 1}"
            label = f"#{number + 1} {minion.order.name}: {whom}"
            blockers = [blocker.order.name for blocker in attack.standing]
            return f"{label}, blocked by {' and '.join(blockers)}" if blockers else label
    raise KeyError(minion.order.key)


def order_label(night: Night, asked: Player, kind: str, order: Order) -> str:
    """An order with what matters for this choice."""
    moons = f"{COLOURS[order.colour]} → {', '.join(COLOURS[colour] for colour in order.links)}"
    if kind == "claim":
        cost = max(0, order.cost - discount(asked))
        return f"Claim {order.name} for {cost}"
    if kind == "archive":
        return archive_label(night, asked, order)
    if kind == "exiled":
        return f"{order.name}: {order.chain_text or 'no chain text'}"
    if kind == "draft":
        return f"{order.name} ({moons}; cost {order.cost})"
    kicks = kind == "link" and night.chain[-1].order.colour == order.kicker != NO_COLOUR
    text = f"{order.chain_text} {order.kicker_text}" if kicks else order.chain_text
    warning = own_minions_only(night, asked, text)
    return f"{order.name} ({moons}{'; kicker' if kicks else ''}{warning})"


HARMS_A_MINION: Final = re.compile(r"(damage on|Destroy) target minion")


def own_minions_only(night: Night, asked: Player, text: str) -> str:
    """A word of warning while a harmful text could hit nobody but one's own. (NF-12.7)"""
    minions = all_minions(night)
    if not HARMS_A_MINION.search(text) or not minions:
        return ""
    if any(minion.controller is not asked for minion in minions):
        return ""
    if len(minions) == 1:
        return f"; the only minion in play is your {minions[0].order.name}"
    return "; all minions in play are yours"


def points(number: int) -> str:
    return f"{number} influence"


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
