"""BREAK's questions and options in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.choice import Option, Question
from breakfall.games.break_.board import LINES, NAMES
from breakfall.games.break_.cards.fire import bomb_tile
from breakfall.games.break_.cards.rock import landing_tile
from breakfall.games.break_.nations import NATIONS, TROOPS, all_faces
from breakfall.games.break_.rules.casting import first_hit
from breakfall.games.break_.rules.combat import is_flipped
from breakfall.games.break_.state import BOMB, RIVER, SNARE, TRAP, Army, Battle
from breakfall.games.break_.troop import Troop, TroopCard
from breakfall.games.break_.utility import TrapCard, Utility

# The rule behind each question.
RULES: Final = {
    "nation": "BR-3.1",
    "arrange": "BR-3.4",
    "arrange-to": "BR-3.4",
    "action": "BR-4.1",
    "move-to": "BR-4.5",
    "trap-tile": "BR-9.1",
    "hurl": "BR-8.2",
    "shoot": "BR-5.6",
    "place": "BR-5.5",
    "push": "BR-10.4",
    "throw": "BR-11.1",
    "march": "BR-11.4",
    "march-on": "BR-11.4",
    "line": "BR-11.5",
    "sacrifice": "BR-7.11",
    "sacrifice-more": "BR-12.3",
    "summon": "BR-12.4",
    "summon-more": "BR-12.2",
    "burn": "BR-12.3",
    "hurt-ally": "BR-12.4",
    "scorch": "BR-12.5",
    "grow": "BR-13.1",
    "grow-at": "BR-13.1",
    "river-from": "BR-14.1",
    "river-to": "BR-14.1",
    "whirlpool": "BR-14.10",
    "whirl": "BR-14.10",
    "whirl-more": "BR-14.10",
}

PROMPTS: Final = {
    "nation": "Which nation do you lead?",
    "arrange": "Rearrange your set-up: which troop do you take up? Changes left: {changes}.",
    "arrange-to": "Where does {about} start?",
    "action": "Your turn. Moves left: {moves}.",
    "move-to": "Where does {about} move?",
    "trap-tile": "{about}: under which of your troops?",
    "hurl": "Which stone hurls?",
    "shoot": "{about}: who shoots?",
    "place": "{about}: on which tile?",
    "push": "{about}: whom do you push back?",
    "throw": "Which Bomb'O throws the bomb?",
    "march": "Which blaze marches first?",
    "march-on": "Does another blaze march?",
    "line": "Where do you place the fire line?",
    "sacrifice": "{about}: whom do you sacrifice?",
    "sacrifice-more": "{about}: whom else do you sacrifice?",
    "summon": "{about}: where does the blaze appear?",
    "summon-more": "{about}: where does the next blaze appear?",
    "burn": "{about}: which tile burns?",
    "hurt-ally": "{about}: which of your troops takes 1 thorns damage?",
    "scorch": "{about}: which enemy takes 2 thorns damage?",
    "grow": "Which coral grows?",
    "grow-at": "Where does the {about} grow?",
    "river-from": "Where does the river begin?",
    "river-to": "From {about}, which way does it run?",
    "whirlpool": "On which empty tile is the whirlpool?",
    "whirl": "Who is pushed into {about} first?",
    "whirl-more": "Is another troop pushed into {about}?",
}


def rule(question: Question) -> str:
    """The rule behind a question; where a utility asks for a tile, that utility's own."""
    if question.prompt in ("place", "shoot") and isinstance(question.about, Utility):
        return question.about.rule
    return RULES[question.prompt]


def prompt(battle: Battle, question: Question) -> str:
    about = question.about
    name = ""
    if isinstance(about, Utility | TroopCard):
        name = about.name
    elif isinstance(about, Card):
        name = about.face.name
    elif isinstance(about, Troop):
        name = troop_name(about)
    elif isinstance(about, int):
        name = NAMES[about]
    army = battle.armies[question.seats[0]]
    changes = len(army.troops) - battle.changes
    return PROMPTS[question.prompt].format(about=name, moves=moves_left(army), changes=changes)


def moves_left(army: Army) -> str:
    return f"{army.heavy} heavy, {army.nimble} nimble"


def troop_name(troop: Troop) -> str:
    return f"{troop.card.name} ({NAMES[troop.tile]})"


# ---------------------------------------------------------------- options

UTILITIES: Final[dict[str, Utility]] = {
    face.key: face for face in all_faces() if isinstance(face, Utility)
}
PLAIN: Final = {
    "end-turn": "End the turn",
    "done": "Leave it so",
}
STOPS: Final = {
    "march-on": "Nobody else",
    "sacrifice-more": "Nobody else",
    "summon-more": "No more blazes",
    "whirl-more": "Nobody else",
}
LYING: Final = {TRAP: "trap", SNARE: "snare", RIVER: "river", BOMB: "bomb"}
# Questions whose tiles stand for the troops on them.
ABOUT_TROOPS: Final = (
    "trap-tile",
    "hurl",
    "shoot",
    "push",
    "throw",
    "march",
    "march-on",
    "sacrifice",
    "sacrifice-more",
    "hurt-ally",
    "scorch",
    "whirl",
    "whirl-more",
)


def label(battle: Battle, question: Question, option: Option) -> str:
    kind = option.kind
    if kind == "tile":
        return tile_label(battle, question, option.number)
    if kind == "stop":
        return STOPS[question.prompt]
    if kind in ("cast", "take"):
        return utility_label(option)
    if kind == "nation":
        return nation_label(option.number)
    if kind == "line":
        one, other = LINES[option.number]
        return f"Between {NAMES[one]} and {NAMES[other]}"
    if kind == "coral":
        return next(card.name for card in TROOPS if card.key == option.target)
    if kind in PLAIN:
        return PLAIN[kind]
    return deed_label(battle, question, option)


def tile_label(battle: Battle, question: Question, tile: int) -> str:
    troop = battle.board[tile]
    if question.prompt in ABOUT_TROOPS and troop is not None:
        return f"{standing(battle, troop)}{outcome_words(battle, question.prompt, troop)}"
    if troop is None:
        return f"{NAMES[tile]}{lying_words(battle.ground[tile])}"
    if question.prompt == "move-to":
        if troop.army.seat == question.seats[0]:
            return f"Merge into {standing(battle, troop)}"
        return f"Attack {standing(battle, troop)}{there_words(battle.ground[tile])}"
    if question.prompt == "arrange-to":
        return f"{NAMES[tile]}, in exchange for {troop.card.name}"
    return standing(battle, troop)


def outcome_words(battle: Battle, prompt: str, troop: Troop) -> str:
    """Whom a shot hits, or where something lands: ", hits Wolf b3"."""
    if prompt == "shoot":
        hit = first_hit(battle, troop)
        return "" if hit is None else f", hits {hit.card.name} {NAMES[hit.tile]}"
    if prompt == "throw":
        return f", to {NAMES[bomb_tile(battle, troop)]}"
    if prompt == "hurl":
        return f", to {NAMES[landing_tile(battle, troop)]}"
    return ""


def lying_words(ground: int) -> str:
    """What a troop would step into: " (trap, river)"."""
    found = lying_on(ground)
    return f" ({', '.join(found)})" if found else ""


def there_words(ground: int) -> str:
    """What else waits where a troop attacks: ", trap there"."""
    found = lying_on(ground)
    return f", {' and '.join(found)} there" if found else ""


def lying_on(ground: int) -> list[str]:
    return [word for bit, word in LYING.items() if ground & bit]


def standing(battle: Battle, troop: Troop) -> str:
    """A troop with what matters now: "Wolf b3 (power 1/2, flipped)"."""
    facts = [f"power {troop.power}"]
    if troop.power < troop.printed.power:
        facts[0] += f"/{troop.printed.power}"
    if is_flipped(battle, troop):
        facts.append("flipped")
    if troop.is_snared:
        facts.append("held by a snare")
    return f"{troop.card.name} {NAMES[troop.tile]} ({', '.join(facts)})"


def deed_label(battle: Battle, question: Question, option: Option) -> str:
    """What a troop, a trap or a wall on the board could do."""
    tile = option.number
    if option.kind == "leap":
        return f"The rogue on {NAMES[tile]} leaps out (1 heavy move)"
    if option.kind == "tear-down":
        return f"Tear down the wall on {NAMES[tile]}"
    who = standing(battle, battle.troop_at(tile))
    if option.kind == "free":
        return f"{who} destroys its snare (1 move)"
    if option.kind == "flip":
        return f"{who} becomes a snare (1 heavy move)"
    return who if question.prompt == "arrange" else f"Move {who}"


def utility_label(option: Option) -> str:
    utility = UTILITIES[option.target]
    if option.kind == "take":
        return f"Take {utility.name} off the board"
    if isinstance(utility, TrapCard):
        return f"Lay a trap: {utility.name}"
    return f"Cast {utility.name}"


def nation_label(number: int) -> str:
    stars = NATIONS[number].stars
    return (
        f"{NATIONS[number].name} (complexity {stars.complexity}, spells {stars.spells}, "
        f"attack {stars.attack}, defence {stars.defence})"
    )
