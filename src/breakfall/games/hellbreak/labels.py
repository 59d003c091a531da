"""The options of a question in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.hellbreak.card import DeckCard, EventCard, HellCard, LocationCard
from breakfall.games.hellbreak.cards import POOL
from breakfall.games.hellbreak.options import KEEP_HAND
from breakfall.games.hellbreak.pointing import WAITING, busy_words
from breakfall.games.hellbreak.printed import ASPECTS
from breakfall.games.hellbreak.rules.attack import combat_of
from breakfall.games.hellbreak.rules.playing import cost_of
from breakfall.games.hellbreak.state import BOTH, SIDES, Character, Duel, Minion, Side
from breakfall.games.hellbreak.view import minions_meant
from breakfall.games.hellbreak.warning import own_targets
from breakfall.games.hellbreak.words import (
    bar_words,
    kind_words,
    other_side,
    place_words,
    scheme_words,
    trigger_words,
)


def label(duel: Duel, question: OptionQuestion, option: Option) -> str:
    side = duel.sides[question.seats[0]]
    if option is KEEP_HAND and question.about:
        return f"Done, draw {question.about}"
    if option.key in LABELS:
        return LABELS[option.key]
    if option.kind in ABOUT_LABELS:
        return about_label(side, question, option)
    if option.kind in CHARACTER_LABELS:
        words = CHARACTER_LABELS[option.kind].format(character_words(duel, side, option))
        return f"{words[0].upper()}{words[1:]}"
    if option.kind == "play":
        return play_label(duel, side, option, is_free=question.prompt == "free-shark")
    if option.kind == "bid":
        return bid_label(duel, side, option)
    if option.kind == "at":
        return place_words(duel, side, location_meant(side, option.target))
    if option.kind == "use":
        return use_label(duel, side, option, is_trigger=question.prompt == "trigger")
    if option.kind in NUMBER_LABELS:
        return NUMBER_LABELS[option.kind].format(option.number)
    return CARD_LABELS[option.kind].format(*card_words(option.target))


LABELS: Final = {
    "pass": "Pass",
    "slumber": "Slumber: gain 1 malice, then no more actions this phase",
    "defend:nobody": "Nobody defends",
    "target:nobody": "Nobody",
    "player:you": "You",
    "player:opponent": "Your opponent",
    "yes": "Yes",
    "no": "No",
    "bid:nothing": "Bid nothing",
    "mulligan:done": "Keep this hand",
    "use:no-more": "None",
    "none": "There is none",
    "gain:blood": "1 blood",
    "gain:malice": "1 malice",
    "kill:old": "The one that was in play before",
    "kill:new": "The one that has just entered",
}

ABOUT_LABELS: Final = {
    "flip": "Flip to {side}",
    "stay": "Stay {up}",
    "return": "Return {name} to your hand",
    "call": "Call it a prank: {name} stays, and your opponent plays a Shark minion from hand for "
    "free at its location, if they hold one",
}


def about_label(side: Side, question: OptionQuestion, option: Option) -> str:
    """An answer about one's monster, or about the minion in question."""
    about, monster = question.about, side.monster
    name = about.name if isinstance(about, Character) else monster.name
    up, other = SIDES[monster.up], SIDES[other_side(monster)]
    return ABOUT_LABELS[option.kind].format(name=name, side=other, up=up)


CHARACTER_LABELS: Final = {
    "attack": "Attack with {0}",
    "scheme": "Scheme with {0}",
    "defend": "{0} defends",
    "target": "{0}",
}

NUMBER_LABELS: Final = {"pay": "{0} malice, the rest in blood", "damage": "{0} damage"}
CARD_LABELS: Final = {
    "location": "{0}: {1}",
    "mulligan": "Put {0} under the deck",
    "discard": "Discard {0}",
    "top": "{0} on top",
    "bottom": "{0} to the bottom",
    "take": "Take {0}",
}


def character_words(duel: Duel, side: Side, option: Option) -> str:
    """A character with what matters now: "Mina Harker (1/3, 2 damage, Carfax Abbey)"."""
    if option.target == "ally:monster":
        return monster_words(duel, side, option)
    if option.target == "enemy:monster":
        return f"enemy {monster_words(duel, duel.enemy_of(side), option)}"
    minion = minions_meant(duel, side, option)[0]
    if option.kind == "scheme":
        numbers = scheme_words(minion.printed.scheme)
    else:
        numbers = f"{combat_of(duel, minion)}/{minion.printed.health}"
    owner = "" if minion.side is side else "enemy "
    words = [numbers, *state_words(duel, side, minion, minion.busy)]
    return f"{owner}{minion.name} ({', '.join(words)})"


def state_words(duel: Duel, side: Side, minion: Minion, busy: int) -> list[str]:
    """All that may tell it from another copy."""
    words: list[str] = []
    if minion.damage + minion.assigned:
        words.append(f"{minion.damage + minion.assigned} damage")
    if minion.exhausted:
        words.append("exhausted")
    words += busy_words(busy)
    words.append(place_words(duel, side, minion.location))
    return words


def monster_words(duel: Duel, side: Side, option: Option) -> str:
    monster = side.monster
    if option.kind == "scheme":
        return f"{monster.name} ({scheme_words(monster.face.scheme)})"
    return f"{monster.name} (combat {combat_of(duel, monster)}, health {side.health})"


def location_meant(side: Side, hand: str) -> int:
    """Your own lies on your right. (HB-3.4)"""
    return side.seat if hand == "right" else 1 - side.seat


def play_label(duel: Duel, side: Side, option: Option, *, is_free: bool) -> str:
    """ "Play Mina Harker, 1/3 minion, for 3 blood" """
    face = face_of_key(option.target)
    assert isinstance(face, DeckCard)
    cost = "free" if is_free else price_words(duel, side, face)
    warning = own_targets(duel, side, face.text) if isinstance(face, EventCard) else ""
    return f"Play {face.name}, {kind_words(face)}, for {cost}{'.' if warning else ''}{warning}"


def price_words(duel: Duel, side: Side, face: DeckCard) -> str:
    """ "4 blood, up to 2 of it in malice" """
    cost = cost_of(duel, side, face)
    in_malice = min(cost, face.printed.malicious, side.malice)
    return f"{cost} blood, up to {in_malice} of it in malice" if in_malice else f"{cost} blood"


def bid_label(duel: Duel, side: Side, option: Option) -> str:
    """What it is worth now, and what it will give in the vault, its aspect icon too. (HB-7.2)"""
    face = face_of_key(option.target)
    assert isinstance(face, DeckCard)
    bonus = sum(place.face.bid_bonus for place in duel.places if place.controller == side.seat)
    icon = f"1 {ASPECTS[face.aspect]} icon"
    return (
        f"Bid {face.name}, worth {face.cost + bonus}: in your vault {bar_words(face.bar)}, {icon}"
    )


def use_label(duel: Duel, side: Side, option: Option, *, is_trigger: bool) -> str:
    """ "Use Dracula: Gain 1 malice." """
    name, text = source_words(duel, side, option)
    if is_trigger:
        return f"Use {name}: {trigger_words(text)}"
    location = BOTH
    if option.target.startswith("location-"):
        location = location_meant(side, option.target.removeprefix("location-"))
    return f"Use {name}: {action_words(text)}{own_targets(duel, side, text, location)}"


def source_words(duel: Duel, side: Side, option: Option) -> tuple[str, str]:
    """What has the ability, and the text of it."""
    if option.target == "monster":
        return side.monster.name, side.monster.face.text
    if option.target.startswith("location-"):
        location = location_meant(side, option.target.removeprefix("location-"))
        return place_words(duel, side, location), duel.places[location].face.text
    minions = minions_meant(duel, side, option)
    if minions:
        minion = minions[0]
        state = ", ".join(state_words(duel, side, minion, minion.busy & ~WAITING))
        return f"{minion.name} ({state})", minion.face.text
    face = face_of_key(option.target)
    return face.name, face.text


def action_words(text: str) -> str:
    """An action without the heading that says when it can be used."""
    return text.removeprefix("Lurking ").removeprefix("Action, ")


def card_words(key: str) -> tuple[str, str]:
    face = face_of_key(key)
    return face.name, location_words(face) if isinstance(face, LocationCard) else face.text


def location_words(face: LocationCard) -> str:
    return f"control {face.control}, gives {bar_words(face.reward)}. {face.text}"


def face_of_key(key: str) -> HellCard:
    return FACES[key]


FACES: Final = {face.key: face for face in POOL}
