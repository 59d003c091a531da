"""Nightbreak's questions and options in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.choice import Option, Question
from breakfall.games.nightbreak.cards import HEROES
from breakfall.games.nightbreak.hero import FACTIONS, KINDS, SPELLCASTER, STATUSES
from breakfall.games.nightbreak.options import MOST_RANKS
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side
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


def rule(question: Question) -> str:
    """The rule behind a question; for an attack, that of the attacker's type."""
    if question.prompt == "attack-target" and isinstance(question.about, HeroInPlay):
        return "NB-7.13" if question.about.printed.kind == SPELLCASTER else "NB-7.14"
    return RULES[question.prompt]


PROMPTS: Final = {
    "faction": "You go first. Which Goddess do you speak for?",
    "choose-hero": "Choose your {place} hero.",
    "name-kingmaker": "Which of your heroes is your Kingmaker?",
    "opening-move": "Move two of your heroes before they act?",
    "action": "What does {hero} do?",
    "pay": "{power} costs {cost}. Which points pay for it?",
    "power-target": "{power}: {text} Whom does {hero} choose?",
    "power-choice": "{power}: {text} Whom does {hero} choose?",
    "attack-target": "Whom does {hero} attack for {strength}?",
    "arrival-target": "{hero} arrives: {arrival} Whom?",
    "empty-rank": "Several of your ranks are empty. Which one do you fill first?",
    "keep-or-discard": "{top} is on top of the deck. Place this hero in your {place} rank?",
    "call-kingmaker": "Your Kingmaker lies in the discard pile. Call it to your {place} rank?",
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
    elif isinstance(about, int):
        facts["place"] = place_name(battle, side.place_of(about))
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
    kind = f"{FACTIONS[hero.faction]}, {KINDS[hero.kind]}"
    return f"{hero.name} ({kind}, HP {hero.hp}, Strength {hero.strength})"


def action_label(hero: HeroInPlay, option: Option) -> str:
    power = hero.face.power
    if option.kind == "attack":
        return f"Attack: {hero.strength} damage"
    if option.kind == "activate":
        return f"Activate {power.name} ({points(power.cost)}): {power.text}"
    if option.kind == "pray":
        return "Pray: turn over a held point for two next turn"
    if option.kind == "escape":
        return "Escape: spend a held point and leave the battle"
    return f"{option.number} held by {hero.name}, {power.cost - option.number} of this turn"


def points(count: int) -> str:
    return f"{count} Blessing Point{'' if count == 1 else 's'}"
