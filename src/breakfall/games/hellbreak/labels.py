"""The options of a question in words."""

from __future__ import annotations

from typing import Final

from breakfall.core.choice import Option, Question
from breakfall.games.hellbreak.card import DeckCard, HellCard, LocationCard, MinionCard
from breakfall.games.hellbreak.cards import POOL
from breakfall.games.hellbreak.describing import type_of
from breakfall.games.hellbreak.printed import SCHEMES, Bar, Icon
from breakfall.games.hellbreak.rules.attack import combat_of
from breakfall.games.hellbreak.rules.playing import cost_of
from breakfall.games.hellbreak.state import Duel, Minion, Side
from breakfall.games.hellbreak.view import minions_meant


def label(duel: Duel, question: Question, option: Option) -> str:
    side = duel.sides[question.seats[0]]
    if option.key in LABELS:
        return LABELS[option.key]
    if option.kind in CHARACTER_LABELS:
        words = CHARACTER_LABELS[option.kind].format(character_words(duel, side, option))
        return f"{words[0].upper()}{words[1:]}"
    if option.kind == "play":
        return play_label(duel, side, option, is_free=question.prompt == "free-shark")
    if option.kind == "bid":
        return bid_label(duel, side, option)
    if option.kind == "at":
        return place_words(duel, side, option.target)
    if option.kind == "use":
        return use_label(duel, side, option, is_trigger=question.prompt == "trigger")
    if option.kind == "pay":
        return f"{option.number} malice, the rest in blood"
    if option.kind == "damage":
        return f"{option.number} damage"
    return CARD_LABELS[option.kind].format(*card_words(option.target))


LABELS: Final = {
    "pass": "Pass",
    "slumber": "Slumber: 1 malice, then no more actions",
    "defend:nobody": "Nobody defends",
    "target:nobody": "Nobody",
    "player:you": "You",
    "player:opponent": "Your opponent",
    "yes": "Yes",
    "no": "No",
    "bid:nothing": "Bid nothing",
    "mulligan:done": "Keep this hand",
    "flip": "Flip it",
    "stay": "Leave it",
    "use:no-more": "None",
    "gain:blood": "1 blood",
    "gain:malice": "1 malice",
    "return": "Take it back to your hand",
    "call": "Call it a prank",
    "kill:old": "The one that was in play before",
    "kill:new": "The one that has just entered",
}

CHARACTER_LABELS: Final = {
    "attack": "Attack with {0}",
    "scheme": "Scheme with {0}",
    "defend": "{0} defends",
    "target": "{0}",
}

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
        return monster_words(duel, duel.enemy_of(side), option)
    minion = minions_meant(duel, side, option)[0]
    words = [f"{combat_of(duel, minion)}/{minion.printed.health}"]
    if minion.damage + minion.assigned:
        words.append(f"{minion.damage + minion.assigned} damage")
    if minion.exhausted:
        words.append("exhausted")
    if option.kind == "scheme":
        words = [scheme_words(minion.printed.scheme)]
    words.append(place_words(duel, side, sideways(side, minion)))
    owner = "" if minion.side is side else "enemy "
    return f"{owner}{minion.name} ({', '.join(words)})"


def monster_words(duel: Duel, side: Side, option: Option) -> str:
    monster = side.monster
    if option.kind == "scheme":
        return f"{monster.name} ({scheme_words(monster.face.scheme)})"
    return f"{monster.name} (combat {combat_of(duel, monster)}, health {side.health})"


def scheme_words(icons: tuple[Icon, ...]) -> str:
    """ "Prowl 2, Haunt 2" """
    return ", ".join(f"{SCHEMES[icon.kind]} {icon.value}" for icon in icons) or "no icons"


def sideways(side: Side, minion: Minion) -> str:
    return "right" if minion.location == side.seat else "left"


def place_words(duel: Duel, side: Side, hand: str) -> str:
    """The name of a location; with two of one name, on which hand it lies."""
    names = [place.face.name for place in duel.places]
    name = names[side.seat if hand == "right" else 1 - side.seat]
    return f"{name} on your {hand}" if names[0] == names[1] else name


def play_label(duel: Duel, side: Side, option: Option, *, is_free: bool) -> str:
    """ "Play Mina Harker, 1/3 minion, for 3 blood" """
    face = face_of_key(option.target)
    assert isinstance(face, DeckCard)
    cost = "free" if is_free else f"{cost_of(duel, side, face)} blood"
    kind = type_of(face)
    if isinstance(face, MinionCard):
        kind = f"{face.combat}/{face.health} {kind}"
    return f"Play {face.name}, {kind}, for {cost}"


def bid_label(duel: Duel, side: Side, option: Option) -> str:
    """What it is worth now, and what it will give in the vault."""
    face = face_of_key(option.target)
    assert isinstance(face, DeckCard)
    bonus = sum(place.face.bid_bonus for place in duel.places if place.controller == side.seat)
    return f"Bid {face.name}, worth {face.cost + bonus}, gives {bar_words(face.bar)}"


def bar_words(bar: Bar) -> str:
    """ "1 blood, 1 card" """
    words = [f"{bar.blood} blood"] if bar.blood else []
    if bar.malice:
        words.append(f"{bar.malice} malice")
    if bar.cards:
        words.append(f"{bar.cards} card{'' if bar.cards == 1 else 's'}")
    return ", ".join(words) or "nothing"


def use_label(duel: Duel, side: Side, option: Option, *, is_trigger: bool) -> str:
    """ "Use Dracula: Gain 1 malice." """
    name, text = source_words(duel, side, option)
    return f"Use {name}: {trigger_words(text) if is_trigger else action_words(text)}"


def source_words(duel: Duel, side: Side, option: Option) -> tuple[str, str]:
    """What has the ability, and the text of it."""
    if option.target == "monster":
        return side.monster.name, side.monster.face.text
    if option.target.startswith("location-"):
        hand = option.target.removeprefix("location-")
        place = duel.places[side.seat if hand == "right" else 1 - side.seat]
        return place_words(duel, side, hand), place.face.text
    minions = minions_meant(duel, side, option)
    if minions:
        where = place_words(duel, side, sideways(side, minions[0]))
        return f"{minions[0].name} at {where}", minions[0].face.text
    face = face_of_key(option.target)
    return face.name, face.text


def action_words(text: str) -> str:
    """An action without the heading that says when it can be used."""
    return text.removeprefix("Lurking ").removeprefix("Action, ")


def trigger_words(text: str) -> str:
    """What a triggered ability does, without what set it off."""
    _, found, after = text.partition("you may ")
    return f"{after[0].upper()}{after[1:]}" if found else text


def card_words(key: str) -> tuple[str, str]:
    face = face_of_key(key)
    return face.name, location_words(face) if isinstance(face, LocationCard) else face.text


def location_words(face: LocationCard) -> str:
    return f"control {face.control}, gives {bar_words(face.reward)}. {face.text}"


def face_of_key(key: str) -> HellCard:
    return FACES[key]


FACES: Final = {face.key: face for face in POOL}
