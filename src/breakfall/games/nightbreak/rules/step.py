"""A hero's step: one action after the other, until it has attacked. (NB-7.1, NB-8.9)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import Answer, AnswerQuestion, Barred, OpenQuestion, choose
from breakfall.games.nightbreak.questions import hero_asked_about, rank_asked_about
from breakfall.games.nightbreak.rules.actions import (
    activate,
    attack,
    attack_targets,
    can_activate,
    can_escape,
    can_pray,
    escape,
    pray,
    why_no_activation,
    why_no_escape,
    why_no_prayer,
)
from breakfall.games.nightbreak.rules.targets import ARROWS, at_arrow, is_immune
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power, Side
from breakfall.games.nightbreak.terms import (
    CYCLE_PHASE,
    FORWARD,
    LEFT,
    NONE,
    RIGHT,
    SHIELDED,
    WOUNDED,
)
from breakfall.games.nightbreak.words import points, text_about

ATTACK: Final = Answer("attack")
ACTIVATE: Final = Answer("activate")
PRAY: Final = Answer("pray", label="Pray: turn over a held point for two next turn")
ESCAPE: Final = Answer(
    "escape", label="Escape: spend a held point; {hero} leaves the battle and is replaced"
)
# What a hero may do, by whether it can activate (1), pray (2) and escape (4).
ACTIONS: Final[list[list[Answer]]] = [
    [ATTACK] + [ACTIVATE] * (can & 1) + [PRAY] * (can >> 1 & 1) + [ESCAPE] * (can >> 2 & 1)
    for can in range(8)
]
ARROW_NAMES: Final = {LEFT: "left", FORWARD: "forward", RIGHT: "right"}


class ActionQuestion(AnswerQuestion[Battle, Answer]):
    """What the hero does that it is asked about."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        return {"hero": hero_asked_about(asked).name}

    def label(self, table: Battle, asked: OpenQuestion, thing: Answer) -> str:
        hero = hero_asked_about(asked)
        if thing is ATTACK:
            return attack_label(table, hero)
        if thing is ACTIVATE:
            return activation_label(table, hero)
        return super().label(table, asked, thing)

    def places(self, table: Battle, asked: OpenQuestion, thing: Answer) -> tuple[str, ...]:
        return (rank_asked_about(asked),)

    def subject(self, table: Battle, asked: OpenQuestion) -> str:
        return rank_asked_about(asked)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Answer]:
        return ACTIONS[7]

    def why_not(self, table: Battle, asked: OpenQuestion, thing: Answer) -> Barred | None:
        hero = hero_asked_about(asked)
        if thing is ACTIVATE and not can_activate(table, hero):
            return why_no_activation(table, hero)
        if thing is PRAY and not can_pray(hero):
            return why_no_prayer(hero)
        if thing is ESCAPE and not can_escape(hero):
            return why_no_escape(hero)
        return None


ACTION: Final = ActionQuestion("action", "NB-7.1", "What does {hero} do?")


def possible_actions(battle: Battle, hero: HeroInPlay) -> list[Answer]:
    """It must attack; before that it may do what it can. (NB-7.1, NB-7.11)"""
    can = 1 if can_activate(battle, hero) else 0
    if hero.held > 0:
        can |= (2 if can_pray(hero) else 0) | (4 if can_escape(hero) else 0)
    return ACTIONS[can]


def next_to_act(side: Side) -> HeroInPlay | None:
    """The leftmost allied hero that has not attacked yet. (NB-8.6, NB-8.7)"""
    for column in side.columns:
        hero = side.row[column]
        if hero is not None and not hero.has_attacked:
            return hero
    return None


async def hero_step(battle: Battle) -> None:
    """One action of the hero whose step it is; its attack ends the step. (NB-7.1, NB-8.9)"""
    hero = battle.acting
    if hero is None or hero.has_attacked:
        hero = battle.acting = next_to_act(battle.sides[battle.active])
    if hero is None:
        battle.stage = CYCLE_PHASE
        return
    action = await choose(hero.side.seats, ACTION, possible_actions(battle, hero), hero)
    if action is ATTACK:
        await attack(battle, hero)
    elif action is ACTIVATE:
        await activate(battle, hero)
    elif action is PRAY:
        pray(battle, hero)
    else:
        await escape(battle, hero)


# ---------------------------------------------------------------- actions in words


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
    text = text_about(hero, hero.face.power_text)
    return f"Activate {power.name} ({points(power.cost)}){reached}: {text}{wound}"


def reach(battle: Battle, hero: HeroInPlay, power: Power) -> str:
    """The heroes that a power's arrows point at, with the arrow: " on Wyn (forward)"."""
    if power.arrows == NONE:
        return ""
    found: list[str] = []
    for arrow in ARROWS:
        there = at_arrow(battle, hero, power, arrow) if power.arrows & arrow else None
        if there is not None:
            shroud = ", shrouded: unaffected" if is_immune(hero, there) else ""
            found.append(f"{there.name} ({ARROW_NAMES[arrow]}{shroud})")
    last = " and " if power.each else " or "
    return " on " + last.join(filter(None, [", ".join(found[:-1]), found[-1]]))
