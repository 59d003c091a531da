"""Nightbreak's questions and options in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.choice import Option, Question
from breakfall.games.nightbreak.cards import HEROES
from breakfall.games.nightbreak.hero import (
    FACTIONS,
    FORWARD,
    KINDS,
    LEFT,
    NONE,
    RIGHT,
    SHIELDED,
    SPELLCASTER,
    STATUSES,
    WOUNDED,
    Power,
)
from breakfall.games.nightbreak.options import MOST_RANKS
from breakfall.games.nightbreak.rules.actions import attack_targets
from breakfall.games.nightbreak.rules.targets import ARROWS, at_arrow, is_immune
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
    "pay": "Pay {cost} for {power}",
    "power-target": "Choose a target for {power}: {text}",
    "power-choice": "{power}: {text} Choose the hero beside it.",
    "attack-target": "{hero} attacks for {strength}. Attack which enemy?",
    "arrival-target": "{hero} arrives: {arrival} Choose a target.",
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
        "text": text_of(hero, hero.face.power),
        "arrival": text_of(hero, hero.face.arrival),
    }


def place_name(battle: Battle, place: int) -> str:
    return PLACES[battle.format.ranks][place]


# ---------------------------------------------------------------- options


def label(battle: Battle, question: Question, option: Option) -> str:
    side = side_asked(battle, question)
    about = question.about
    if option.kind == "target":
        row = side.row if option.target.startswith("ally") else battle.enemy_of(side).row
        return standing(row[side.columns[option.number]]) + outcome_for(question, row, side, option)
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
        return action_label(battle, about, option)
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
    moved = [hero for hero in (one, other) if hero is not None]
    hurt = "".join(f" {hero.name} is wounded and takes 1." for hero in moved if hero.has(WOUNDED))
    return f"Swap {' and '.join(hero.name for hero in moved)}{'.' + hurt if hurt else ''}"


def hero_label(key: str) -> str:
    hero = next(hero for hero in HEROES if hero.key == key)
    kind = f"{FACTIONS[hero.faction]}, {KINDS[hero.kind]}"
    return f"{hero.name} ({kind}, HP {hero.hp}, Strength {hero.strength})"


def action_label(battle: Battle, hero: HeroInPlay, option: Option) -> str:
    if option.kind == "attack":
        return attack_label(battle, hero)
    if option.kind == "activate":
        return activation_label(battle, hero)
    if option.kind == "pray":
        return "Pray: turn over a held point for two next turn"
    if option.kind == "escape":
        return f"Escape: spend a held point; {hero.name} leaves the battle and is replaced"
    return payment_label(hero, option.number)


def attack_label(battle: Battle, hero: HeroInPlay) -> str:
    """The damage, and the enemy where there is only one to attack."""
    targets = attack_targets(battle, hero)
    if len(targets) > 1:
        return f"Attack for {hero.strength}"
    shield = ", whose shield holds" if targets[0].has(SHIELDED) else ""
    return f"Attack {targets[0].name} for {hero.strength}{shield}"


def activation_label(battle: Battle, hero: HeroInPlay) -> str:
    """The power, its cost, the heroes its arrows reach, its text, and what it costs the hero."""
    power = hero.face.power
    wound = f" {hero.name} is wounded and takes 1." if hero.has(WOUNDED) else ""
    reached = reach(battle, hero, power)
    return f"Activate {power.name} ({points(power.cost)}){reached}: {text_of(hero, power)}{wound}"


ARROW_NAMES: Final = {LEFT: "left", FORWARD: "forward", RIGHT: "right"}


def reach(battle: Battle, hero: HeroInPlay, power: Power) -> str:
    """The heroes that a power's arrows point at, with the arrow: " on Wyn (forward)"."""
    if power.arrows == NONE:
        return ""
    found: list[str] = []
    for arrow in ARROWS:
        there = at_arrow(battle, hero, power, arrow) if power.arrows & arrow else None
        if there is not None:
            found.append(f"{there.name} ({ARROW_NAMES[arrow]})")
    last = " and " if power.each else " or "
    return " on " + last.join(filter(None, [", ".join(found[:-1]), found[-1]]))


def text_of(hero: HeroInPlay, power: Power) -> str:
    """A power's text with the hero's own name in place of "this hero"."""
    return power.text.replace("This hero", hero.name).replace("this hero", hero.name)


def outcome_for(
    question: Question, row: list[HeroInPlay | None], side: Side, option: Option
) -> str:
    """What a target's shield or shroud will do about it."""
    target, source = row[side.columns[option.number]], question.about
    if target is None or not isinstance(source, HeroInPlay):
        return ""
    if question.prompt == "attack-target":
        return ": takes no damage" if target.has(SHIELDED) else ""
    return ": unaffected" if is_immune(source, target) else ""


def payment_label(hero: HeroInPlay, held: int) -> str:
    """Which points are spent: "Spend 1 point held by Ysenne and 2 points from this turn"."""
    rest = hero.face.power.cost - held
    parts = [f"{count_of(held)} held by {hero.name}"] if held else []
    if rest:
        parts.append(f"{count_of(rest)} from this turn")
    return f"Spend {' and '.join(parts)}"


def count_of(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}"


def points(count: int) -> str:
    return f"{count} Blessing Point{'' if count == 1 else 's'}"
