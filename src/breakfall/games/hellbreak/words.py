"""Questions in words: the prompt, and the rule behind it."""

from __future__ import annotations

from typing import Final

from breakfall.core.choice import OptionQuestion
from breakfall.games.hellbreak.card import DeckCard, HellCard, MinionCard, MonsterCard
from breakfall.games.hellbreak.description import type_of
from breakfall.games.hellbreak.printed import SCHEMES, Bar, Icon
from breakfall.games.hellbreak.rules.attack import combat_of
from breakfall.games.hellbreak.state import (
    LURKING,
    SIDES,
    UNLEASHED,
    Attack,
    Character,
    Duel,
    Monster,
    Side,
)
from breakfall.games.hellbreak.telling import character_name
from breakfall.games.hellbreak.warning import own_targets

# The rule behind each question.
RULES: Final = {
    "choose-location": "HB-3.3",
    "mulligan": "HB-3.6",
    "bid": "HB-5.4",
    "take-initiative": "HB-5.6",
    "trigger": "HB-13.2",
    "action": "HB-6.1",
    "pay": "HB-14.3",
    "play-where": "HB-7.5",
    "pay-to-ready": "HB-7.6",
    "unique": "HB-7.10",
    "unique-asset": "HB-7.10",
    "attack-with": "HB-10.5",
    "stealth": "HB-14.4",
    "attack-where": "HB-8.2",
    "attack-target": "HB-8.2",
    "defend": "HB-8.3",
    "foresee": "HB-9.4",
    "haunt-where": "HB-9.5",
    "take-control": "HB-9.9",
    "flip": "HB-11.2",
    "hand-limit": "HB-11.4",
    "assign-damage": "HB-12.4",
    "jumpscare": "HB-12.8",
    "spend-malice": "HB-13.3",
    "discard-top": "HB-16.3",
    "damage-whom": "HB-13.4",
    "how-much": "HB-13.4",
    "heal-whom": "HB-14.6",
    "kill-whom": "HB-12.2",
    "exhaust-whom": "HB-13.4",
    "move-whom": "HB-14.7",
    "panic-whom": "HB-14.7",
    "indirect-whom": "HB-13.4",
    "blood-or-malice": "HB-13.4",
    "scare-whom": "HB-16.1",
    "return-or-call": "HB-16.1",
    "free-shark": "HB-16.1",
    "take-card": "HB-16.5",
}

PROMPTS: Final = {
    "choose-location": "Which location do you bring? Your opponent chooses at the same time.",
    "mulligan": "Mulligan: which card goes under your deck?",
    "bid": "Which card do you bid for initiative?",
    "take-initiative": "You won the bid. Who takes the initiative?",
    "trigger": "Which ability do you use?",
    "action": "Your action: {blood} blood, {malice} malice.",
    "pay": "Malice may stand in for blood. How do you pay for {name}?",
    "play-where": "Where does {name} enter?",
    "pay-to-ready": "Pay 1 malice to ready {name} at once?",
    "unique": "You control two of the unique {name}. Which one is killed?",
    "unique-asset": "You control two of the unique {name}. Which one is killed?",
    "attack-with": "{name}: who attacks with +2 combat?",
    "stealth": "{name} attacks by stealth. Who cannot defend?",
    "attack-where": "Through which location does {name} attack?",
    "attack-target": "{name} attacks for {combat}. Attack which enemy?",
    "defend": "{name} attacks {target} for {combat} at {place}. Who defends?",
    "foresee": "{foresee}",
    "haunt-where": "Which location do you haunt with {number} malice?",
    "take-control": "You take control of {name}: {text} Use this ability?",
    "flip": "Flip {monster} to {down} ({numbers})? {text}",
    "hand-limit": "You hold more than six cards. Which one do you discard?",
    "assign-damage": "Who takes the next point of indirect damage? ({number} left)",
    "jumpscare": "Jumpscare, {name}: {jumpscare}{warning} Use it{price}?",
    "spend-malice": "{name}: {text} Do you?",
    "discard-top": "{name}: {text} Do you?",
    "damage-whom": "{name}: {text} Choose who takes the damage.",
    "how-much": "{name}: how much damage?",
    "heal-whom": "{name}: who is healed?",
    "kill-whom": "{name}: {text} Choose a minion to kill.",
    "exhaust-whom": "{name}: {text} Which one?",
    "move-whom": "{name}: who moves?",
    "panic-whom": "{name}: {text} Which minion?",
    "indirect-whom": "{name}: which player is dealt 1 indirect damage?",
    "blood-or-malice": "{name}: {text} Which one?",
    "scare-whom": "{name}: which enemy minion?",
    "return-or-call": "Shark in the Pond: return {name} to your hand, or call it a prank?",
    "free-shark": "Your opponent calls it a prank. Play which Shark for free?",
    "take-card": "Which Shark card do you show and take?",
}


def rule(question: OptionQuestion) -> str:
    return RULES[question.prompt]


def prompt(duel: Duel, question: OptionQuestion) -> str:
    side = duel.sides[question.seats[0]]
    facts = {
        "blood": str(side.blood),
        "malice": str(side.malice),
        "monster": side.monster.name,
    }
    if question.prompt == "flip":
        facts.update(flip_facts(side))
    elif question.prompt == "foresee":
        facts["foresee"] = foresee_words(side, is_on_top=bool(question.about))
    about = question.about
    if isinstance(about, Attack):
        facts.update(attack_facts(duel, side, about))
    elif isinstance(about, Character):
        facts["name"] = about.name
    elif isinstance(about, HellCard):
        facts.update(card_facts(duel, side, about))
        if isinstance(about, MonsterCard):
            facts["text"] = ability(side.monster.face.text)
    elif isinstance(about, int):
        facts["number"] = str(about)
    return PROMPTS[question.prompt].format(**facts)


def attack_facts(duel: Duel, side: Side, attack: Attack) -> dict[str, str]:
    facts = {
        "name": character_name(duel, attack.attacker),
        "combat": str(combat_of(duel, attack.attacker) + attack.bonus),
        "place": place_words(duel, side, attack.location),
    }
    if attack.target is not None:
        facts["target"] = character_name(duel, attack.target)
    return facts


def place_words(duel: Duel, side: Side, location: int) -> str:
    """The name of a location; with two of one name, on which hand it lies."""
    name = duel.places[location].face.name
    if name != duel.places[1 - location].face.name:
        return name
    return f"{name} on your {'right' if location == side.seat else 'left'}"


def flip_facts(side: Side) -> dict[str, str]:
    """The side that lies face down, and what is printed on it."""
    monster = side.monster
    down = other_side(monster)
    printed = monster.card.unleashed if down == UNLEASHED else monster.card.lurking
    words = [f"combat {printed.combat}"]
    if printed.scheme:
        words.append(f"scheme {scheme_words(printed.scheme)}")
    words.append(f"each Feeding {bar_words(printed.bar)}")
    return {"down": SIDES[down], "numbers": "; ".join(words), "text": printed.text}


def other_side(monster: Monster) -> int:
    return LURKING if monster.up == UNLEASHED else UNLEASHED


def foresee_words(side: Side, *, is_on_top: bool) -> str:
    """One card has only to be put somewhere; with several, the order matters. (HB-9.4)"""
    if is_on_top:
        return "Foresee: put the rest on top of your deck. The last card you choose ends up on top."
    if len(side.piles.looked_at.cards) == 1:
        return "Foresee: put this card on top or on the bottom of your deck."
    return (
        "Foresee: put each card on the top or the bottom of your deck. Choose the bottom cards "
        "first; each goes under the one before."
    )


def bar_words(bar: Bar) -> str:
    """ "1 blood, 1 card" """
    words = [f"{bar.blood} blood"] if bar.blood else []
    if bar.malice:
        words.append(f"{bar.malice} malice")
    if bar.cards:
        words.append(f"{bar.cards} card{'' if bar.cards == 1 else 's'}")
    return ", ".join(words) or "nothing"


def scheme_words(icons: tuple[Icon, ...]) -> str:
    """ "Prowl 2, Haunt 2" """
    return ", ".join(f"{SCHEMES[icon.kind]} {icon.value}" for icon in icons) or "no icons"


def card_facts(duel: Duel, side: Side, face: HellCard) -> dict[str, str]:
    facts = {"name": face.name, "text": ability(face.text)}
    if isinstance(face, DeckCard):
        price = face.jumpscare_cost
        facts["jumpscare"] = jumpscare_words(face)
        does = face.text if face.jumpscare_plays_it else face.jumpscare_text
        facts["warning"] = own_targets(duel, side, does)
        facts["price"] = f" for {price} malice" if price > 0 else ""
        if is_jumpscare(duel, face):
            facts["text"] = face.jumpscare_text
    return facts


def is_jumpscare(duel: Duel, face: DeckCard) -> bool:
    """Its Jumpscare is what is being carried out."""
    return any(card.face is face for side in duel.sides for card in side.piles.revealed.cards)


def jumpscare_words(face: DeckCard) -> str:
    """What it does; of a card that plays itself, also what will be in play."""
    if not face.jumpscare_plays_it:
        return face.jumpscare_text
    kind = kind_words(face)
    article = "an" if kind[0] in "ae" else "a"
    return f"{face.jumpscare_text} It is {article} {kind}. {face.text}"


def kind_words(face: DeckCard) -> str:
    """ "1/3 minion" """
    kind = type_of(face)
    return f"{face.combat}/{face.health} {kind}" if isinstance(face, MinionCard) else kind


def ability(text: str) -> str:
    """A text from the heading of its ability on: what stands before it goes on all the time."""
    for heading in ("Played: ", "Attack: ", "Scheme: ", "Take control: "):
        _, found, after = text.partition(heading)
        if found:
            return after
    if "Action, " in text:
        return text.partition(": ")[2]
    return trigger_words(text) if "When " in text else text


def trigger_words(text: str) -> str:
    """What a triggered ability does, without what set it off."""
    _, found, after = text.partition("you may ")
    return f"{after[0].upper()}{after[1:]}" if found else text
