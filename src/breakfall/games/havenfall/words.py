"""Questions in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.havenfall.card import PlayCard
from breakfall.games.havenfall.options import LOCATIONS
from breakfall.games.havenfall.rules.fighting import monster_face, to_match
from breakfall.games.havenfall.state import NOWHERE, Haven, InPlay, Side

# The rule behind each question, and the question itself.
QUESTIONS: Final = {
    "turn": ("HF-5.4", "Your turn: {treasure} treasure, {damage} damage, {health} health{boss}."),
    "fighting": ("HF-8.3", "You fight {monster} with {damage} damage and {health} health."),
    "turn-begins": ("HF-10.16", "{actives} turn begins. Play a spell?"),
    "ability": ("HF-10.17", "{does} Respond with a spell?"),
    "buying": (
        "HF-10.18",
        "{active_is} buying {name}, cost {cost}, with {funds} treasure. Respond with a spell?",
    ),
    "fight": ("HF-10.19", "{active} fight{s} {monster} with {force}. Respond with a spell?"),
    "leaving": ("HF-10.20", "{does} Respond with a spell?"),
    "turn-ends": ("HF-10.21", "{actives} turn ends. Play a spell?"),
    "spell-played": ("HF-10.25", "{active} play{s} {name}. Respond with a spell?"),
    "trash-which": ("HF-9.1", "Trash which card?"),
    "pay-with": ("HF-6.2", "Exhaust which pixel?"),
    "reset-pixel": ("HF-5.3", "Reset which pixel?"),
    "trade-for": ("HF-6.11", "Trade two {pixel} pixels for which color?"),
    "keep-spell": ("HF-10.1", "Keep which spell?"),
    "too-many-spells": ("HF-10.6", "You hold six spells. Play or trash which one?"),
    "take-from": ("HF-11.3", "{name}: take from which opponent?"),
    "take-card": ("HF-11.3", "{name}: take which card of {hand} for this turn?"),
    "pass-off": ("HF-11.1", "{name}: put it on whose discard pile?"),
    "discard-from-hand": ("HF-11.7", "{name}: discard which card of {hand}?"),
    "carry": ("HF-14.1", "{name}: use which ability for free?"),
    "carry-more": ("HF-14.1", "{name}: use which other item for free?"),
    "stance": ("HF-14.2", "{name}: split {total} between damage and health."),
    "trash-treasure": ("HF-14.4", "{name}: trash which treasure?"),
    "damage-or-health": ("HF-14.4", "{name}: more damage or more health?"),
    "rally": ("HF-14.8", "{name}: give +2 damage and +2 health to which hero?"),
    "keep-hero": ("HF-14.9", "{name}: keep which hero in play for your next turn?"),
    "upgrade": ("HF-13.1", "{name}: replace which card?"),
    "upgrade-to": ("HF-13.2", "{name}: replace it with which card?"),
    "may-trash": ("HF-6.1", "{name}: trash which card?"),
    "tome": ("HF-14.15", "{name}: choose one."),
    "crown-from": ("HF-14.19", "{name}: which of your pixels count as another color?"),
    "crown-to": ("HF-14.19", "Your {pixel} pixels count as which color this turn?"),
    "withdraw": ("HF-13.5", "{name}: put which monster under the deck?"),
    "switch": ("HF-13.5", "{name}: switch which two monsters?"),
    "harden": ("HF-14.28", "{name}: strengthen which monster?"),
    "strengthen": ("HF-14.28", "{name}: strengthen which of your cards?"),
    "delve": ("HF-13.6", "{name}: put which card into play?"),
    "gain-card": ("HF-13.6", "{name}: gain which card?"),
    "call-back": ("HF-13.6", "{name}: bring back which hero?"),
    "whose-hand": ("HF-10.13", "{name}: choose an opponent's hand."),
    "whose-pixel": ("HF-10.13", "{name}: choose an opponent's pixels."),
    "take-pixel": ("HF-14.26", "{name}: take which pixel?"),
    "give-pixel": ("HF-14.27", "{name}: give which of your pixels?"),
    "exhaust-pixel": ("HF-10.13", "{name}: exhaust which pixel?"),
    "whom-to-sweep": ("HF-10.13", "{name}: put which hero on its owner's deck?"),
    "whom-to-unravel": ("HF-10.13", "{name}: which hero loses its damage and health?"),
    "whom-to-strike": ("HF-14.24", "{name}: trash which hero?"),
    "whom-to-possess": ("HF-14.25", "{name}: replace which hero with the Ghost of Sen?"),
}


def rule(question: OptionQuestion) -> str:
    return QUESTIONS[question.prompt][0]


def prompt(haven: Haven, question: OptionQuestion) -> str:
    side = haven.sides[question.seats[0]]
    facts = {
        "treasure": str(side.treasure),
        "damage": str(total_damage(haven, side)),
        "health": str(total_health(haven, side)),
        "boss": against_boss(side),
        "hand": whose_hand(side),
    }
    facts.update(player_at_turn(haven, side))
    if haven.turn.location != NOWHERE:
        facts["monster"] = monster_words(haven)
    facts.update(subject(haven, side, question.about))
    words = QUESTIONS[question.prompt][1].format(**facts)
    return words + ACTION_WORDS[haven.turn.action] if question.prompt == "turn" else words


# The one action of a turn, once it is announced. (HF-5.5)
ACTION_WORDS: Final = ("", " Your action: buy.", " Your action: fight.", " Your action: trash.")


def player_at_turn(haven: Haven, asked: Side) -> dict[str, str]:
    """Whose turn it is, as the asked player calls them, and what they have."""
    active = haven.turn_side
    force = f"{total_damage(haven, active)}/{total_health(haven, active)}"
    facts = {"force": force, "funds": str(active.treasure)}
    if active is asked:
        facts.update({"active": "You", "actives": "Your", "active_is": "You are", "s": ""})
    else:
        name = f"Player {active.seat + 1}"
        facts.update({"active": name, "actives": f"{name}'s", "active_is": f"{name} is", "s": "s"})
    return facts


def subject(haven: Haven, asked: Side, about: object) -> dict[str, str]:
    """What the question is about: a card in play, a printed card, or a pixel."""
    if isinstance(about, InPlay):
        total = str(about.damage + about.health)
        return {"name": about.name, "total": total, "does": doing(haven, asked, about)}
    if isinstance(about, PlayCard):
        return {"name": about.name, "cost": str(about.cost)}
    if isinstance(about, Face):
        return {"name": about.name}
    return {"pixel": about.target} if isinstance(about, Option) else {}


def whose_hand(side: Side) -> str:
    return "your hand" if side.aimed_at == side.seat else f"Player {side.aimed_at + 1}'s hand"


def doing(haven: Haven, asked: Side, me: InPlay) -> str:
    """What its player is about to do with it: use one of its lines, or trash it."""
    who = player_at_turn(haven, asked)
    if haven.turn.activated is not me:
        return f"{who['active_is']} trashing {me.name}."
    line = me.face.text if haven.turn.is_ability else line_played(me.face)
    return f"{who['active']} use{who['s']} {me.name}: {line}"


def line_played(face: PlayCard) -> str:
    """The information but for the "+1 card" of an artifact, which is a line of its own."""
    return face.information.removeprefix("+1 card. ") if face.draws else face.information


# ---------------------------------------------------------------- numbers


def against_boss(side: Side) -> str:
    """ " (5/6 against a boss)", where that is more."""
    if not side.boss_damage and not side.boss_health:
        return ""
    damage, health = side.damage + side.boss_damage, side.health + side.boss_health
    return f" ({damage}/{health} against a boss)"


def total_damage(haven: Haven, side: Side) -> int:
    return side.damage + (side.boss_damage if is_against_boss(haven) else 0)


def total_health(haven: Haven, side: Side) -> int:
    return side.health + (side.boss_health if is_against_boss(haven) else 0)


def is_against_boss(haven: Haven) -> bool:
    location = haven.turn.location
    return location != NOWHERE and LOCATIONS[location].endswith("boss")


def monster_words(haven: Haven) -> str:
    """ "Octopus (5/3)" """
    location = haven.turn.location
    face, needed = monster_face(haven, location), to_match(haven, location)
    if face is None or needed is None:
        return "nobody"
    return f"{face.name} ({needed[0]}/{needed[1]})"
