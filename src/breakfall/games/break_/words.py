"""BREAK's questions and options in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.break_.board import LINES, NAMES, NEXT, NORTH, PATTERN, SOUTH
from breakfall.games.break_.cards.fire import bomb_tile
from breakfall.games.break_.cards.fire_rites import BLAZES, EVERYBODY, RITE_BLAZES
from breakfall.games.break_.cards.forest import tile_behind
from breakfall.games.break_.cards.rock import landing_tile
from breakfall.games.break_.forecast import forecast
from breakfall.games.break_.icons import MAGE, THORNPROOF, VOLATILE
from breakfall.games.break_.nations import NATIONS, TROOPS, all_faces
from breakfall.games.break_.rules.casting import first_hit
from breakfall.games.break_.rules.combat import is_flipped
from breakfall.games.break_.rules.moving import tiles_to_enter
from breakfall.games.break_.state import BOMB, RIVER, SNARE, TRAP, Army, Battle
from breakfall.games.break_.troop import Troop, TroopCard
from breakfall.games.break_.utility import TrapCard, Utility

# The rule behind each question.
RULES: Final = {
    "nation": "BR-3.1",
    "arrange": "BR-3.4",
    "arrange-to": "BR-3.4",
    "action": "BR-4.1",
    "own-hit": "BR-5.8",
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
    "arrange": "Rearrange your set-up: move which troop? Changes left: {changes}.",
    "arrange-to": "Where does {about} start?",
    "action": "Your turn. Moves left: {moves}.",
    "own-hit": "{about}: this affects your own troops. Go ahead?",
    "move-to": "Where does {about} move?",
    "trap-tile": "{about}: under which of your troops?",
    "hurl": "Hurl: which Stone hurls?",
    "shoot": "{about}: who shoots?",
    "place": "{about}: on which tile?",
    "push": "{about}: push back which enemy?",
    "throw": "Bomb: which Bomb'O throws it?",
    "march": "March: which Blaze moves forward? (1 of up to 2)",
    "march-on": "March: does another Blaze move forward? (2 of up to 2)",
    "line": "Where do you place the Fire Line?",
    "sacrifice": "{about}: sacrifice which of your troops? ({number} of {out_of})",
    "sacrifice-more": "{about}: {killed} sacrificed, {burning}. Sacrifice another troop?",
    "summon": "{about}: where does the Blaze appear?",
    "summon-more": "{about}: place a Blaze on which tile? ({number} of up to {out_of})",
    "burn": "{about}: which tile burns? ({number} of {out_of})",
    "hurt-ally": "{about}: which of your troops takes 1 thorns damage?",
    "scorch": "{about}: which enemy takes 2 thorns damage?",
    "grow": "Grow: which coral?",
    "grow-at": "Grow: where does the {about} grow?",
    "river-from": "River: where does it begin?",
    "river-to": "From {about}, which way does the River run?",
    "whirlpool": "Whirlpool: on which empty tile?",
    "whirl": "Whirlpool: push which troop into {about}? (1 of up to 2)",
    "whirl-more": "Whirlpool: push another troop into {about}? (2 of up to 2)",
}
FIRST_OF_ANY: Final = "{about}: sacrifice which of your troops? (each after the first burns a tile)"


def rule(question: OptionQuestion) -> str:
    """The rule behind a question; where a utility asks for a tile, that utility's own."""
    if question.prompt in ("place", "shoot") and isinstance(question.about, Utility):
        return question.about.rule
    return RULES[question.prompt]


def prompt(battle: Battle, question: OptionQuestion) -> str:
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
    words = PROMPTS[question.prompt]
    if question.prompt == "sacrifice" and battle.out_of == EVERYBODY:
        words = FIRST_OF_ANY
    killed = battle.number - 1
    return words.format(
        about=name,
        moves=moves_left(army),
        changes=len(army.troops) - battle.changes,
        number=battle.number,
        out_of=battle.out_of,
        killed=killed,
        burning="1 tile burns" if killed == 2 else f"{killed - 1} tiles burn",
    )


def counted(count: int, noun: str) -> str:
    return f"{count} {noun}" if count == 1 else f"{count} {noun}s"


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
    "done": "Keep this set-up",
}
STOPS: Final = {
    "own-hit": "Do something else instead",
    "march-on": "Nobody else",
    "sacrifice-more": "Nobody else",
    "summon-more": "No more blazes",
    "whirl-more": "Nobody else",
}
# Questions about who takes thorns damage.
BY_THORNS: Final = ("burn", "hurt-ally", "scorch")
SACRIFICES: Final = ("sacrifice", "sacrifice-more")
# Questions that may be about troops of either side.
WHOSE_EVER: Final = ("burn", "whirl", "whirl-more")
# What a cast would do to troops of one's own. (BR-5.8)
OWN_HITS: Final = {
    "arrow": "hits your {}",
    "fire-bolt": "hits your {}",
    "flood": "hurts your {}",
    "gust": "pushes an enemy into your {}",
    "hurl": "your {} merges into your Golem",
    "kindle": "hits your {}",
    "pyre": "kills your {}",
    "rite": "kills your {}",
}
LYING: Final = {TRAP: "trap", SNARE: "snare", RIVER: "river", BOMB: "bomb"}
# Questions whose tiles stand for the troops on them.
ABOUT_TROOPS: Final = (
    "trap-tile",
    "burn",
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


def label(battle: Battle, question: OptionQuestion, option: Option) -> str:
    kind = option.kind
    if kind == "tile":
        return tile_label(battle, question, option.number)
    if kind == "stop":
        return STOPS[question.prompt]
    if kind in ("cast", "take"):
        return utility_label(battle, question, option)
    if kind == "nation":
        return nation_label(option.number)
    if kind == "line":
        one, other = LINES[option.number]
        return f"Between {NAMES[one]} and {NAMES[other]}"
    if kind == "coral":
        return next(card.name for card in TROOPS if card.key == option.target)
    if kind == "confirm":
        return own_hit_label(battle, question)
    if kind in PLAIN:
        return PLAIN[kind]
    return deed_label(battle, question, option)


def tile_label(battle: Battle, question: OptionQuestion, tile: int) -> str:
    troop = battle.board[tile]
    if question.prompt in ABOUT_TROOPS and troop is not None:
        return whom_label(battle, question.prompt, troop, question.seats[0])
    if troop is None:
        return f"{NAMES[tile]}{lying_words(battle.ground[tile])}"
    if question.prompt == "move-to":
        if troop.army.seat == question.seats[0]:
            return f"Merge into {standing(battle, troop)}"
        attack = attack_words(battle, question.about, troop)
        return f"Attack {standing(battle, troop)}{attack}{there_words(battle.ground[tile])}"
    if question.prompt == "arrange-to":
        return f"{NAMES[tile]}, in exchange for {troop.card.name}"
    return standing(battle, troop)


def whom_label(battle: Battle, prompt: str, troop: Troop, seat: int) -> str:
    """A troop that is asked for, with what follows: "Archer b2 (power 2), hits your Wolf b3"."""
    words = standing(battle, troop)
    if prompt in WHOSE_EVER and troop.army.seat == seat:
        words = f"your {words}"
    if prompt in BY_THORNS and troop.icons & THORNPROOF:
        return f"{words}, immune to thorns"
    dies = prompt in SACRIFICES or (prompt == "hurt-ally" and troop.power == 1)
    if dies and troop.icons & VOLATILE:
        return f"{words}, explodes"
    return words + outcome_words(battle, prompt, troop, seat)


def outcome_words(battle: Battle, prompt: str, troop: Troop, seat: int) -> str:
    """Whom a shot hits, or where something lands: ", hits your Wolf b3"."""
    if prompt == "shoot":
        hit = first_hit(battle, troop)
        return "" if hit is None else f", hits {whom(hit, seat)}{splash_words(battle, troop, hit)}"
    if prompt == "throw":
        return f", to {tile_and_whom(battle, bomb_tile(battle, troop), seat)}"
    if prompt == "hurl":
        hurled = battle.troop_at(NEXT[troop.army.ahead][troop.tile])
        where = tile_and_whom(battle, landing_tile(battle, troop), seat)
        return f", hurls {hurled.card.name} to {where}"
    if prompt == "push":
        return f", to {tile_and_whom(battle, tile_behind(battle, troop), seat)}"
    if prompt in ("march", "march-on"):
        return f", to {tile_and_whom(battle, NEXT[troop.army.ahead][troop.tile], seat)}"
    return ""


def whom(troop: Troop, seat: int) -> str:
    """ "your Wolf b3", or "Stone c5" if it is an enemy's."""
    whose = "your " if troop.army.seat == seat else ""
    return f"{whose}{troop.card.name} {NAMES[troop.tile]}"


def tile_and_whom(battle: Battle, tile: int, seat: int) -> str:
    """A tile, and who stands there: "c5 (your Golem)"."""
    troop = battle.board[tile]
    if troop is None:
        return NAMES[tile]
    whose = "your " if troop.army.seat == seat else ""
    return f"{NAMES[tile]} ({whose}{troop.card.name})"


def splash_words(battle: Battle, shooter: Troop, hit: Troop) -> str:
    """Whom of one's own an explosion would hurt besides: " and your Rock c4, Golem b5"."""
    if not shooter.icons & MAGE:  # an arrow hits nobody else
        return ""
    names = [
        f"{troop.card.name} {NAMES[troop.tile]}"
        for troop in [battle.board[tile] for tile in PATTERN[hit.tile]]
        if troop is not None and troop is not hit and troop.army is shooter.army
    ]
    return f" and your {', '.join(names)}" if names else ""


def attack_words(battle: Battle, attacker: object, defender: Troop) -> str:
    """What an attack deals and takes, as far as everybody can see: ": deals 3, takes 2"."""
    if not isinstance(attacker, Troop):
        return ""
    dealt, taken = forecast(battle, attacker, defender)
    return f": deals {dealt}, takes {taken}"


def own_hit_label(battle: Battle, question: OptionQuestion) -> str:
    """What is confirmed names every troop of one's own that it hits. (BR-5.8)"""
    army = battle.armies[question.seats[0]]
    about = question.about
    if isinstance(about, Troop):
        golem = battle.troop_at(tiles_to_enter(battle, about)[0])
        return f"Merge your {standing(battle, about)} into {whom(golem, army.seat)}"
    assert isinstance(about, Utility)
    names = ", ".join(standing(battle, troop) for troop in about.own_hit(battle, army))
    return f"Cast {about.name}: {OWN_HITS[about.key].format(names)}"


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


def deed_label(battle: Battle, question: OptionQuestion, option: Option) -> str:
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
    if question.prompt == "arrange":
        return who
    return f"Move {who}{sole_step(battle, question.seats[0], battle.troop_at(tile))}"


def sole_step(battle: Battle, seat: int, troop: Troop) -> str:
    """Where a troop goes that can go to one tile only: nobody asks for it."""
    tiles = tiles_to_enter(battle, troop)
    return f" to {tile_and_whom(battle, tiles[0], seat)}" if len(tiles) == 1 else ""


def utility_label(battle: Battle, question: OptionQuestion, option: Option) -> str:
    """What is cast, and what follows at once if nothing more is asked."""
    utility = UTILITIES[option.target]
    if option.kind == "take":
        return f"Take {utility.name} off the board"
    if isinstance(utility, TrapCard):
        return f"Lay a trap: {utility.name}"
    army = battle.armies[question.seats[0]]
    tiles = utility.users(battle, army)
    if len(tiles) == 1:
        sole = whom_label(battle, utility.asks, battle.troop_at(tiles[0]), army.seat)
        return f"Cast {utility.name}: {sole}"
    return f"Cast {utility.name}{price_words(utility, army)}"


def price_words(utility: Utility, army: Army) -> str:
    """What a cast costs or does to everybody, where it is not asked for first."""
    if utility.key == "rite":
        blazes = min(RITE_BLAZES, army.reserve[BLAZES])
        return f" (kills 2 of your troops, then place up to {counted(blazes, 'Blaze')})"
    if utility.key == "pyre":
        return " (kills your troops; each one after the first burns a tile)"
    if utility.key == "kindle":
        return " (1 damage to one of your troops, then place a Blaze)"
    if utility.key == "flood":
        line = "column" if army.current in (NORTH, SOUTH) else "row"
        return f" (pushes everybody in the {line} of {NAMES[army.river]}, yours too)"
    return ""


def nation_label(number: int) -> str:
    stars = NATIONS[number].stars
    return (
        f"{NATIONS[number].name} (complexity {stars.complexity}, spells {stars.spells}, "
        f"attack {stars.attack}, defense {stars.defence})"
    )
