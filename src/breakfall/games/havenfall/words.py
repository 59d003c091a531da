"""Questions and their options in words."""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import Face
from breakfall.core.choice import Option, Question
from breakfall.games.havenfall.card import COLOURS, PlayCard, SpellCard
from breakfall.games.havenfall.cards import POOL
from breakfall.games.havenfall.describing import pixels
from breakfall.games.havenfall.options import LOCATIONS
from breakfall.games.havenfall.rules.fighting import (
    beats,
    is_boss,
    is_winning,
    monster_face,
    to_match,
)
from breakfall.games.havenfall.state import NOWHERE, Haven, InPlay, Side
from breakfall.games.havenfall.view import cards_meant

# The rule behind each question, and the question itself.
QUESTIONS: Final = {
    "turn": ("HF-5.4", "Your turn: {treasure} treasure, {damage} damage, {health} health.{action}"),
    "fighting": ("HF-8.3", "You fight {monster} with {damage} damage and {health} health."),
    "turn-begins": ("HF-10.16", "{active} begins the turn. Do you play a spell?"),
    "ability": ("HF-10.17", "{active} {does} Do you play a spell?"),
    "buying": ("HF-10.18", "{active} is buying {name}. Do you play a spell?"),
    "fight": ("HF-10.19", "{active} fights {monster} with {force}. Do you play a spell?"),
    "leaving": ("HF-10.20", "{active} {does} Do you play a spell?"),
    "turn-ends": ("HF-10.21", "{active} ends the turn. Do you play a spell?"),
    "spell-played": ("HF-10.25", "{active} has played a spell. Do you play one?"),
    "trash-which": ("HF-9.1", "Which card do you trash?"),
    "pay-with": ("HF-6.2", "Which pixel do you exhaust?"),
    "reset-pixel": ("HF-5.3", "Which pixel do you reset?"),
    "trade-for": ("HF-6.11", "Which pixel do you take for two {pixel} ones?"),
    "keep-spell": ("HF-10.1", "Which spell do you keep?"),
    "too-many-spells": ("HF-10.6", "You have six spells. Which one do you play or trash?"),
    "take-from": ("HF-11.3", "{name}: from whom do you take?"),
    "take-card": ("HF-11.3", "{name}: which card of {hand} do you take for this turn?"),
    "pass-off": ("HF-11.1", "{name}: who gets it?"),
    "discard-from-hand": ("HF-11.7", "{name}: which card of {hand} is discarded?"),
    "carry": ("HF-14.1", "{name}: which ability do you use for free?"),
    "carry-more": ("HF-14.1", "{name}: which other item do you use for free?"),
    "stance": ("HF-14.2", "{name}: how much of the {total} damage and health is damage?"),
    "trash-treasure": ("HF-14.4", "{name}: which treasure do you trash?"),
    "damage-or-health": ("HF-14.4", "{name}: more damage or more health?"),
    "rally": ("HF-14.8", "{name}: who gets +2 damage and +2 health?"),
    "keep-hero": ("HF-14.9", "{name}: which hero stays for your next turn?"),
    "upgrade": ("HF-13.1", "{name}: which card do you replace?"),
    "upgrade-to": ("HF-13.2", "{name}: by which card?"),
    "may-trash": ("HF-6.1", "{name}: which card do you trash?"),
    "tome": ("HF-14.15", "{name}: which one do you choose?"),
    "crown-from": ("HF-14.19", "{name}: which of your pixels count as another colour?"),
    "crown-to": ("HF-14.19", "As which colour do your {pixel} pixels count?"),
    "withdraw": ("HF-13.5", "{name}: which monster goes under the deck?"),
    "switch": ("HF-13.5", "{name}: which monsters change places?"),
    "harden": ("HF-14.28", "{name}: which monster?"),
    "strengthen": ("HF-14.28", "{name}: who becomes stronger?"),
    "delve": ("HF-13.6", "{name}: what do you put into play?"),
    "gain-card": ("HF-13.6", "{name}: which card do you gain?"),
    "call-back": ("HF-13.6", "{name}: which hero comes back?"),
    "whose-hand": ("HF-10.13", "{name}: whose hand?"),
    "whose-pixel": ("HF-10.13", "{name}: whose pixels?"),
    "take-pixel": ("HF-14.26", "{name}: which pixel do you take?"),
    "give-pixel": ("HF-14.27", "{name}: which of your pixels do you give?"),
    "exhaust-pixel": ("HF-10.13", "{name}: which pixel is exhausted?"),
    "whom-to-sweep": ("HF-10.13", "{name}: which hero goes back on the deck?"),
    "whom-to-unravel": ("HF-10.13", "{name}: which hero loses damage and health?"),
    "whom-to-strike": ("HF-14.24", "{name}: which hero is trashed?"),
    "whom-to-possess": ("HF-14.25", "{name}: which hero makes way?"),
}


def rule(question: Question) -> str:
    return QUESTIONS[question.prompt][0]


def prompt(haven: Haven, question: Question) -> str:
    side = haven.sides[question.seats[0]]
    active = haven.turn_side
    facts = {
        "treasure": str(side.treasure),
        "damage": str(total_damage(haven, side)),
        "health": str(total_health(haven, side)),
        "active": f"Player {active.seat + 1}",
        "force": f"{total_damage(haven, active)}/{total_health(haven, active)}",
    }
    facts["action"] = ACTION_WORDS[haven.turn.action]
    is_own = side.aimed_at == side.seat
    facts["hand"] = "your hand" if is_own else f"Player {side.aimed_at + 1}'s hand"
    if haven.turn.location != NOWHERE:
        facts["monster"] = monster_words(haven)
    about = question.about
    if isinstance(about, InPlay):
        facts["name"] = about.name
        facts["total"] = str(about.damage + about.health)
        facts["does"] = doing(haven, about)
    elif isinstance(about, Face):
        facts["name"] = about.name
    elif isinstance(about, Option):
        facts["pixel"] = about.target
    return QUESTIONS[question.prompt][1].format(**facts)


def doing(haven: Haven, me: InPlay) -> str:
    """What its player is about to do with it: use one of its lines, or trash it."""
    if haven.turn.activated is not me:
        return f"is trashing {me.name}."
    line = me.face.text if haven.turn.is_ability else line_played(me.face)
    return f"uses {me.name}: {line}"


def line_played(face: PlayCard) -> str:
    """The information but for the "+1 card" of an artifact, which is a line of its own."""
    return face.information.removeprefix("+1 card. ") if face.draws else face.information


# The one action of a turn, once it is announced. (HF-5.5)
ACTION_WORDS: Final = ("", " Your action: buy.", " Your action: fight.", " Your action: trash.")


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


# ---------------------------------------------------------------- options

LABELS: Final = {
    "end": "End your turn",
    "buy-spell": "Buy a spell (3 treasure)",
    "trash": "Trash a card (takes 1 pixel)",
    "done": "None",
    "pass": "Play no spell now",
    "pass:until-turn-ends": "Play no spell, and do not ask me again this turn",
    "gain:damage": "Damage",
    "gain:health": "Health",
    "gain:spell": "A spell",
}


def label(haven: Haven, question: Question, option: Option) -> str:
    if question.prompt == "tome" and option.key != "gain:spell":
        return f"4 {option.target}"
    if option.key in LABELS:
        return LABELS[option.key]
    kind = option.kind
    if kind in CARD_LABELS:
        return card_label(haven, question, option)
    if kind == "cast" and haven.turn.free_spells and question.seats[0] == haven.active:
        return "Play {0} (free). {3}".format(*face_words(option.target))
    if kind in FACE_LABELS:
        return FACE_LABELS[kind].format(*face_words(option.target))
    if kind in ("fight", "monster"):
        return place_label(haven, option)
    if kind == "strike":
        return strike_label(haven)
    return small_label(haven, question, option)


def small_label(haven: Haven, question: Question, option: Option) -> str:
    """Players, pixels and numbers."""
    kind = option.kind
    if kind == "player":
        return f"Player {(question.seats[0] + option.number) % haven.seats + 1}"
    if kind == "stance":
        return stance_label(question, option)
    if kind in ("pay", "pixel"):
        return pixel_label(option)
    if kind == "trade":
        return f"Trade two {option.target} pixels for another colour"
    return option.target.replace("-", " ").replace("+", " and ").capitalize()


CARD_LABELS: Final = {
    "ability": "Use {0}: {1} ({2}). {3}",
    "information": "Use {0}: {4}",
    "draw": "Use {0}: +1 card",
    "card": "{5}",
}
FACE_LABELS: Final = {
    "buy": "Buy {0} ({1} treasure){4}",
    "take": "{0}{4}",
    "cast": "Play {0} ({2}). {3}",
    "drop": "Trash the spell {0}",
    "keep": "Keep {0} ({2}). {3}",
}


def card_label(haven: Haven, question: Question, option: Option) -> str:
    asked = haven.sides[question.seats[0]]
    me = cards_meant(haven, asked, option)[0]
    face = me.face
    price = ", ".join(pixels(face.pixels))
    which = face.name if option.target == face.key else in_play_words(me, asked)
    return CARD_LABELS[option.kind].format(
        which, face.ability, price, face.text, line_played(face), in_play_words(me, asked)
    )


def in_play_words(me: InPlay, asked: Side) -> str:
    """ "Swordsman (3/2, used)", in words that differ wherever the keys of options do."""
    words: list[str] = []
    if me.damage or me.health:
        words.append(f"{me.damage}/{me.health}")
    if me.boss_damage or me.boss_health:
        words.append(f"+{me.boss_damage}/+{me.boss_health} against a boss")
    if me.is_used:
        words.append("used")
    if me.is_informed and me.printed.goes_back:
        words.append("played, goes back to its pile")
    if me.is_kept:
        words.append("stays for the next turn")
    if me.is_borrowed:
        words.append(f"taken from Player {me.owner.seat + 1}")
    if me.side is not asked:
        words.append(f"of Player {me.side.seat + 1}")
    return f"{me.name} ({', '.join(words)})" if words else me.name


def face_words(key: str) -> tuple[str, str, str, str, str]:
    """Name, cost, pixels, text, and what it gives in play."""
    face = FACES[key]
    if isinstance(face, SpellCard):
        return face.name, "", ", ".join(pixels(face.pixels)), face.text, ""
    card = cast(PlayCard, face)
    return card.name, str(card.cost), "", card.text, gifts(card)


def gifts(card: PlayCard) -> str:
    """ ": 3/4, Volley" """
    words = [f"{card.treasure} treasure"] if card.treasure else []
    if card.damage or card.health:
        words.append(f"{card.damage}/{card.health}")
    if card.ability:
        words.append(card.ability)
    return f": {', '.join(words)}" if words else ""


def place_label(haven: Haven, option: Option) -> str:
    """ "Fight Octopus, Minion 2 (5/3) for a blue pixel" """
    face, needed = monster_face(haven, option.number), to_match(haven, option.number)
    assert face is not None
    assert needed is not None
    where = option.target.replace("-", " ").capitalize()
    monster = f"{face.name}, {where} ({needed[0]}/{needed[1]})"
    if option.kind == "monster":
        return monster
    if not beats(haven, haven.turn_side, option.number):
        return f"Fight {monster}: not enough yet"
    points = f" and {face.rank} points" if is_boss(option.number) else ""
    if face.rank == 1:
        points = points.removesuffix("s")
    return f"Fight {monster} for a {COLOURS[face.gives]} pixel{points}"


def strike_label(haven: Haven) -> str:
    """ "Strike: 5/4 is not enough" """
    side = haven.turn_side
    force = f"{total_damage(haven, side)}/{total_health(haven, side)}"
    return f"Strike: {force} is {'enough' if is_winning(haven, side) else 'not enough'}"


def stance_label(question: Question, option: Option) -> str:
    """ "3 damage, 2 health" """
    hero = question.about
    assert isinstance(hero, InPlay)
    health = hero.damage + hero.health - option.number
    return f"{option.number} damage, {health} health"


def pixel_label(option: Option) -> str:
    """ "Blue pixel", "Blue pixel, exhausted" """
    colour = option.target.removeprefix("exhausted-")
    state = "" if colour == option.target else ", exhausted"
    return f"{colour.capitalize()} pixel{state}"


FACES: Final = {face.key: face for face in POOL}
