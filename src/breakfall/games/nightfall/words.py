"""Nightfall's questions and options in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.choice import Option, Question
from breakfall.games.nightfall.card import COLOURS, NO_COLOUR, Order
from breakfall.games.nightfall.options import MOST_IN_A_ROW
from breakfall.games.nightfall.rules.claim import discount
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


DRAFT_RULES: Final = ("NF-4.4", "NF-4.5", "NF-4.10")


def rule(night: Night, question: Question) -> str:
    """The rule behind a question; what is drafted, and whose chain it is, make a difference."""
    if isinstance(question.about, int) and question.prompt == "draft":
        return DRAFT_RULES[question.about]
    if question.prompt == "link" and question.seats[0] != night.active:
        return "NF-7.6"
    return RULES[question.prompt]


PROMPTS: Final = {
    "draft": "{draft}",
    "attack": "Whom does {minion} attack for {strength}?",
    "block": "Whom does {minion} block?",
    "next-blow": "Which attack is resolved next?",
    "absorb": "{amount} damage. Which of your minions takes it first?",
    "start-chain": "Start a chain?",
    "link": "Link to {last} ({links})?",
    "target-player": "{text} Which player?",
    "next-player": "{text} Who is next?",
    "target-minion": "{text} Which minion?",
    "target-archive": "{text} Which archive?",
    "target-order": "{text} Which order?",
    "target-wound": "Which wound in the discard pile is exiled?",
    "target-card": "{text} Which card?",
    "discard": "You must discard a card.",
    "free-order": "{text} Which one?",
    "claim": "Claim orders? You have {points}.",
    "throw-off": "Use a wound? Discard wounds, and draw two cards for each.",
}
DRAFT_PROMPTS: Final = (
    "Choose a private archive.",
    "Choose an archive for the commons.",
    "Choose a draft card to be removed.",
)


def prompt(night: Night, question: Question) -> str:
    player = night.players[question.seats[0]]
    facts = {"points": points(player.points)}
    about = question.about
    if isinstance(about, Minion):
        facts["minion"] = about.order.name
        facts["strength"] = str(about.strength)
    elif isinstance(about, Link):
        facts["text"] = text_of(about)
    elif isinstance(about, int):
        facts["amount"] = str(about)
        if question.prompt == "draft":
            facts["draft"] = DRAFT_PROMPTS[about]
    if question.prompt == "link":
        last = night.chain[-1].order
        facts["last"] = last.name
        facts["links"] = " or ".join(COLOURS[colour] for colour in last.links)
    return PROMPTS[question.prompt].format(**facts)


def text_of(link: Link) -> str:
    """What is being carried out: "Vulko's kicker: Restore 2 health to target friendly minion."."""
    if link.in_kicker:
        return f"Kicker of {link.order.name}: {link.order.kicker_text}"
    return f"{link.order.name}: {link.order.chain_text}"


# ---------------------------------------------------------------- options


def label(night: Night, question: Question, option: Option) -> str:
    asked = night.players[question.seats[0]]
    kind = option.kind
    if option.key in LABELS:
        return LABELS[option.key]
    if kind == "player":
        return player_label(night, asked, option.number)
    if kind == "minion" and question.prompt == "next-blow":
        return attack_label(night, asked.minions[option.number])
    if kind == "minion":
        return minion_label(night, asked, option.number)
    if kind == "order":
        link = night.chain[option.number]
        return f"{link.order.name} of player {link.player.seat + 1}"
    if option.target in WOUNDS:
        return f"A {option.target}"
    order = order_named(night, option.target)
    if question.prompt == "free-order":
        return f"Take {order.name}"
    return order_label(night, asked, kind, order)


LABELS: Final = {
    "play:nothing": "No chain this turn",
    "link:nothing": "No more cards",
    "block:nobody": "Nobody",
    "claim:nothing": "That is all",
    "wound:keep": "No more wounds",
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


def minion_label(night: Night, asked: Player, number: int) -> str:
    player = night.players[(asked.seat + number // MOST_IN_A_ROW) % night.seats]
    minion = player.minions[number % MOST_IN_A_ROW]
    whose = "yours" if player is asked else f"player {player.seat + 1}"
    numbers = f"strength {minion.strength}, health {minion.health}"
    return f"{minion.order.name} ({whose}, {numbers})"


def attack_label(night: Night, minion: Minion) -> str:
    """An attack with whom it will meet: "Vulko against player 2, blocked by Alton Hickman"."""
    for attack in night.attacks:
        if attack.minion is minion:
            label = f"{minion.order.name} against player {attack.defender.seat + 1}"
            blockers = [blocker.order.name for blocker in attack.standing]
            return f"{label}, blocked by {' and '.join(blockers)}" if blockers else label
    raise KeyError(minion.order.key)


def order_label(night: Night, asked: Player, kind: str, order: Order) -> str:
    """An order with what matters for this choice."""
    moons = f"{COLOURS[order.colour]} → {', '.join(COLOURS[colour] for colour in order.links)}"
    if kind == "discard":
        return f"Discard {order.name}"
    if kind == "claim":
        cost = max(0, order.cost - discount(asked))
        return f"Claim {order.name} for {cost}"
    if kind == "link" and night.chain[-1].order.colour == order.kicker != NO_COLOUR:
        return f"{order.name} ({moons}; kicker)"
    return f"{order.name} ({moons})"


def points(number: int) -> str:
    return f"{number} influence"


def count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"
