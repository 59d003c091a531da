"""Nightbreak in words: questions, options and what has happened."""

from __future__ import annotations

from typing import Final, cast

from breakfall.core.cards import Card, Face
from breakfall.core.choice import Option, Question
from breakfall.core.log import Entry
from breakfall.games.nightbreak.cards import HEROES
from breakfall.games.nightbreak.hero import FACTIONS, KINDS, STATUSES, Hero
from breakfall.games.nightbreak.options import MOST_RANKS
from breakfall.games.nightbreak.state import HOURS, Battle, HeroInPlay, Side
from breakfall.games.nightbreak.view import side_asked

# The rule behind each question.
RULES: Final = {
    "faction": "NB-3.2",
    "choose-hero": "NB-3.3",
    "name-kingmaker": "NB-12.1",
    "opening-move": "NB-8.4",
    "action": "NB-7.1",
    "pay": "NB-7.3",
    "power-target": "NB-7.2",
    "power-choice": "NB-5.8",
    "attack-target": "NB-7.11",
    "arrival-target": "NB-5.10",
    "empty-rank": "NB-6.5",
    "keep-or-discard": "NB-6.3",
    "call-kingmaker": "NB-12.2",
    "give-point": "NB-8.11",
}

PROMPTS: Final = {
    "faction": "You go first. Which Goddess do you speak for?",
    "choose-hero": "Choose your {place} hero.",
    "name-kingmaker": "Which of your heroes is your Kingmaker?",
    "opening-move": "Move two of your heroes before they act?",
    "action": "What does {hero} do?",
    "pay": "{hero} activates {power} for {cost}. Which points pay for it?",
    "power-target": "{power}: {text} Whom does {hero} choose?",
    "power-choice": "{power}: {text} Whom does {hero} choose?",
    "attack-target": "Whom does {hero} attack for {strength}?",
    "arrival-target": "{hero} arrives: {arrival} Whom?",
    "empty-rank": "Several of your ranks are empty. Which one do you fill first?",
    "keep-or-discard": "{top} is on top of your deck. Place this hero in your {place} rank?",
    "call-kingmaker": "Your Kingmaker lies in the discard pile. Call it back?",
    "give-point": "Who holds the next Blessing Point? ({points} left to give)",
}

PLACES: Final = {
    3: ("left", "centre", "right"),
    4: ("far left", "inner left", "inner right", "far right"),
}


def prompt(battle: Battle, question: Question) -> str:
    side = side_asked(battle, question)
    facts = {"points": str(side.points), "place": "", "top": ""}
    about = question.about
    if question.prompt == "choose-hero":
        facts["place"] = place_name(battle, len(side.heroes))
    elif isinstance(about, tuple):
        card, column = about
        facts["top"] = card.face.name if isinstance(card, Card) else ""
        facts["place"] = place_name(battle, side.place_of(column))
    elif isinstance(about, HeroInPlay):
        facts.update(hero_facts(about))
    return PROMPTS[question.prompt].format(**facts)


def hero_facts(hero: HeroInPlay) -> dict[str, str]:
    return {
        "hero": hero.name,
        "strength": str(hero.strength),
        "power": hero.face.power.name,
        "cost": str(hero.face.power.cost),
        "text": hero.face.power.text,
        "arrival": hero.face.arrival.text,
    }


def place_name(battle: Battle, place: int) -> str:
    return PLACES[battle.format.ranks][place]


# ---------------------------------------------------------------- options


def label(battle: Battle, question: Question, option: Option) -> str:
    side = side_asked(battle, question)
    about = question.about
    if option.kind == "target":
        row = side.row if option.target.startswith("ally") else battle.enemy_of(side).row
        return standing(row[side.columns[option.number]])
    if option.kind in ("give", "kingmaker"):
        return standing(side.row[side.columns[option.number]])
    if option.kind == "fill":
        return f"The {place_name(battle, option.number)} rank"
    if option.kind == "move":
        return move_label(side, option)
    if option.kind == "hero":
        return hero_label(option.target)
    if option.kind == "faction":
        return f"The {FACTIONS[option.number]}"
    if isinstance(about, HeroInPlay):
        return action_label(about, option)
    if option.key == "place:kingmaker" and side.kingmaker is not None:
        return f"Call back {side.kingmaker.name}"
    return LABELS[option.key]


LABELS: Final = {
    "heroes:rest-at-random": "Leave the rest to chance",
    "place:top-hero": "Place this hero",
    "discard:top-hero": "Discard this hero and place the next one, unseen",
    "look:deck": "No, look at the top of the deck",
}


def standing(hero: HeroInPlay | None) -> str:
    """A hero with what matters now: "Ravo Skycaller (4 of 6 HP, stunned)"."""
    if hero is None:
        return "nobody"
    words = [f"{hero.hp - hero.damage} of {hero.hp} HP"]
    words += [word for status, word in STATUSES.items() if hero.has(status)]
    if hero.held:
        words.append(f"holds {hero.held}")
    return f"{hero.name} ({', '.join(words)})"


def move_label(side: Side, option: Option) -> str:
    if option.target == "nobody":
        return "Nobody moves"
    one = side.row[side.columns[option.number // MOST_RANKS]]
    other = side.row[side.columns[option.number % MOST_RANKS]]
    names = [hero.name for hero in (one, other) if hero is not None]
    return f"Swap {' and '.join(names)}"


def hero_label(key: str) -> str:
    hero = next(hero for hero in HEROES if hero.key == key)
    return f"{hero.name} ({KINDS[hero.kind]}, HP {hero.hp}, Strength {hero.strength})"


def action_label(hero: HeroInPlay, option: Option) -> str:
    power = hero.face.power
    if option.kind == "attack":
        return f"Attack for {hero.strength}"
    if option.kind == "activate":
        return f"Activate {power.name} for {power.cost}: {power.text}"
    if option.kind == "pray":
        return "Pray: turn over a held point for two next turn"
    if option.kind == "escape":
        return "Escape: spend a held point and leave the battle"
    return f"{option.number} held by {hero.name}, {power.cost - option.number} of this turn"


# ---------------------------------------------------------------- the log

EVENTS: Final = {
    "first": "Seat {0} goes first.",
    "faction": "Seat {0} speaks for the Goddess of the {1}.",
    "kingmaker": "{0} names {1} as Kingmaker.",
    "turn": "{0}: {1} begins with {2}.",
    "damage": "{0} takes {1} damage.",
    "overwhelmed": "{0} is overwhelmed. {1} has {2} Favor.",
    "looks": "{0} looks at the top of the deck{1}.",
    "discards": "{0} discards {1}.",
    "refill": "{0} shuffles the discard pile into a deck of {1}.",
    "placed": "{0}: {1} takes the {2} rank.",
    "arrives": "{0}: {1}",
    "attacks": "{0} attacks {1} for {2}.",
    "shield-holds": "{0} attacks {1}, whose shield holds.",
    "activates": "{0} activates {1}{2}.",
    "escapes": "{0} escapes from the battle.",
    "prays": "{0} prays.",
    "heals": "{0} heals {1}.",
    "status": "{0} is {1}.",
    "cleansed": "{0} is free of debuffs.",
    "move": "{0} and {1} change places.",
    "gains": "{0} gains {1} more.",
    "blessed": "{0} is given {1} to hold.",
    "drained": "{0} loses {1} held.",
    "holds": "{0} now holds {1}.",
    "end": "The Ritual ends: {0}.",
}


def tell(battle: Battle, entry: Entry) -> str:
    one, two, three = (in_words(battle, fact) for fact in (entry.one, entry.two, entry.three))
    event = entry.event
    if event == "turn":
        turn = number(entry.one)
        one = f"Turn {turn + 1}, {HOURS[battle.time_deck[turn]]}"
        three = points(number(entry.three))
    elif event == "gains":
        two = points(number(entry.two))
    elif event == "status":
        two = STATUSES[number(entry.two)]
    elif event == "faction":
        two = FACTIONS[number(entry.two)]
    elif event == "placed":
        three = place_name(battle, number(entry.three))
    elif event == "looks":
        two = "" if entry.two is None else f": {two}"
    elif event == "end":
        one = two if entry.one is None else f"{one} wins, {two}"
    elif event == "arrives":
        two = cast(Hero, entry.one).arrival.text
    elif event == "activates":
        three = "" if entry.two is None else f" on {two}"
        two = cast(Hero, entry.one).power.name
    return EVENTS[event].format(one, two, three)


def in_words(battle: Battle, fact: object) -> str:
    if isinstance(fact, Face):
        return fact.name
    if isinstance(fact, Side):
        return battle.format.side_name(battle, battle.sides[fact.index])
    return str(fact)


def points(count: int) -> str:
    return f"{count} Blessing Point{'' if count == 1 else 's'}"


def number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact
