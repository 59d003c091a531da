"""Options in words. A label promises nothing that the rules will not give."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, cast

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.havenfall.card import COLOURS, MonsterCard, PlayCard, SpellCard
from breakfall.games.havenfall.cards import POOL
from breakfall.games.havenfall.description import pixels
from breakfall.games.havenfall.rules.fighting import (
    is_boss,
    monster_face,
    points_for_boss,
    to_match,
)
from breakfall.games.havenfall.rules.targets import trashable
from breakfall.games.havenfall.state import MOST_SPELLS, Haven, InPlay, Side
from breakfall.games.havenfall.view import PILE_PROMPTS, cards_meant
from breakfall.games.havenfall.words import line_played, total_damage, total_health

FACES: Final = {face.key: face for face in POOL}
PLAIN: Final = {
    "end": "End your turn",
    "pass": "Play no spell now",
    "pass:until-turn-ends": "Play no spell, and do not ask me again this turn",
}


def label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    if option.key in PLAIN:
        return PLAIN[option.key]
    return WRITERS[option.kind](haven, question, option)


# ---------------------------------------------------------------- cards in play


def ability_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "Use Squire: Carry (blue). Use the ability of …" """
    side, me = asked(haven, question), card_meant(haven, question, option)
    face = me.face
    choice = "" if face.takes_cards_out else only_choice(side, face.candidates(haven, side))
    price = ", ".join(pixels(face.pixels))
    return f"Use {which(me, side, option)}: {face.ability} ({price}). {face.text}{choice}"


def information_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    side, me = asked(haven, question), card_meant(haven, question, option)
    face = me.face
    choice = only_choice(side, face.candidates(haven, side)) if face.takes_cards_out else ""
    return f"Use {which(me, side, option)}: {line_played(face)}{choice}"


def draw_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    me = card_meant(haven, question, option)
    return f"Use {which(me, asked(haven, question), option)}: +1 card"


def card_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    return in_play_words(card_meant(haven, question, option), asked(haven, question))


def asked(haven: Haven, question: OptionQuestion) -> Side:
    return haven.sides[question.seats[0]]


def card_meant(haven: Haven, question: OptionQuestion, option: Option) -> InPlay:
    return cards_meant(haven, asked(haven, question), option)[0]


def which(me: InPlay, side: Side, option: Option) -> str:
    """Its name alone, unless a copy differs."""
    return me.name if option.target == me.face.key else in_play_words(me, side)


def only_choice(side: Side, candidates: list[InPlay]) -> str:
    """A choice that would not be asked because there is only one is named beforehand."""
    name = the_only_one(side, candidates)
    return f" Only choice: {name}." if name else ""


def the_only_one(side: Side, candidates: list[InPlay]) -> str:
    """The card meant, if all candidates are alike; nothing if there is a choice, or nobody."""
    if len({me.face.as_target.at(me, side) for me in candidates}) != 1:
        return ""
    return in_play_words(candidates[0], side)


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


# ---------------------------------------------------------------- cards of piles, spells


def buy_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "Buy Silver (3 treasure): 2 treasure. Fortune (yellow): +2 treasure." """
    face = cast(PlayCard, FACES[option.target])
    return f"Buy {face.name} ({face.cost} treasure){all_it_does(face)}"


def take_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """From the board with all that it does, from a hand or a discard pile in short."""
    face = cast(PlayCard, FACES[option.target])
    if question.prompt in PILE_PROMPTS:
        return f"{face.name}{all_it_does(face)}"
    words = [*numbers(face), face.ability] if face.ability else numbers(face)
    return f"{face.name}: {', '.join(words)}" if words else face.name


def all_it_does(face: PlayCard) -> str:
    """Its numbers or its information, then its ability."""
    sentences = [face.information or f"{', '.join(numbers(face))}."]
    if face.ability:
        sentences.append(f"{face.ability} ({', '.join(pixels(face.pixels))}): {face.text}")
    return f": {' '.join(sentences)}"


def numbers(face: PlayCard) -> list[str]:
    words = [f"{face.treasure} treasure"] if face.treasure else []
    return [*words, f"{face.damage}/{face.health}"] if face.damage or face.health else words


def cast_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    face, side = spell_meant(option), asked(haven, question)
    is_free = haven.turn.free_spells > 0 and side.seat == haven.active
    price = "free" if is_free else ", ".join(pixels(face.pixels))
    choice = only_choice(side, face.candidates(haven, side))
    return f"Play {face.name} ({price}). {face.text}{choice}"


def keep_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    face = spell_meant(option)
    return f"Keep {face.name} ({', '.join(pixels(face.pixels))}). {face.text}"


def drop_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    return f"Trash the spell {spell_meant(option).name}"


def spell_meant(option: Option) -> SpellCard:
    return cast(SpellCard, FACES[option.target])


def buy_spell_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """A sixth spell makes one go. (HF-10.6)"""
    is_full = len(asked(haven, question).piles.spells.cards) >= MOST_SPELLS
    more = "; you hold five, so play or trash one" if is_full else ""
    return f"Buy a spell (3 treasure{more})"


def trash_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """If there is only one card to trash, that one is named: nobody asks any more."""
    side = asked(haven, question)
    return f"Trash {the_only_one(side, trashable(side)) or 'a card'} (takes 1 pixel)"


def done_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    return "No other item" if question.prompt == "carry-more" else "Trash nothing"


# ---------------------------------------------------------------- monsters


def fight_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "Fight Octopus, Minion 2 (5/3) for a blue pixel" """
    monster = monster_label(haven, question, option)
    short = shortage(haven, option.number)
    if short:
        return f"Fight {monster}: short {short}; you lose the fight if nothing changes"
    return f"Fight {monster} for {reward(haven, option.number)}"


def monster_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    face, needed = monster_face(haven, option.number), to_match(haven, option.number)
    assert face is not None
    assert needed is not None
    where = option.target.replace("-", " ").capitalize()
    return f"{face.name}, {where} ({needed[0]}/{needed[1]})"


def shortage(haven: Haven, location: int) -> str:
    """ "1 damage and 2 health": what the player at turn still needs there."""
    needed, side = to_match(haven, location), haven.turn_side
    assert needed is not None
    damage, health = needed[0] - side.damage, needed[1] - side.health
    if is_boss(location):
        damage, health = damage - side.boss_damage, health - side.boss_health
    words = [f"{damage} damage"] if damage > 0 else []
    return " and ".join([*words, f"{health} health"] if health > 0 else words)


def reward(haven: Haven, location: int) -> str:
    """What a victory there brings now: a pixel if the supply has it, points with Conquer."""
    face = cast(MonsterCard, monster_face(haven, location))
    pixel = f"{COLOURS[face.gives]} pixel"
    points = ""
    if is_boss(location):
        amount = points_for_boss(haven, face)
        points = f"{amount} point{'' if amount == 1 else 's'}"
    if haven.supply[face.gives]:
        return f"a {pixel} and {points}" if points else f"a {pixel}"
    return f"{points or 'nothing'} (no {pixel} is left)"


def strike_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "Strike: 5/4 is not enough; you lose the fight" """
    side, location = haven.turn_side, haven.turn.location
    if to_match(haven, location) is None:
        return "Strike: nobody is there; you lose the fight"
    force = f"{total_damage(haven, side)}/{total_health(haven, side)}"
    if shortage(haven, location):
        return f"Strike: {force} is not enough; you lose the fight and your turn ends"
    return f"Strike: {force} is enough for {reward(haven, location)}"


def switch_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "Minion 1 (Fish) and Boss (Dragon)" """
    words: list[str] = []
    for place in divmod(option.number, 3):
        monster = haven.row[place]
        assert monster is not None
        words.append(f"{PLACES[place]} ({monster.face.name})")
    return " and ".join(words)


PLACES: Final = ("Minion 1", "Minion 2", "Boss")

# ---------------------------------------------------------------- players, pixels, numbers


def player_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    return f"Player {(question.seats[0] + option.number) % haven.seats + 1}"


def pixel_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "Blue pixel", "Blue pixel, exhausted" """
    colour = option.target.removeprefix("exhausted-")
    state = "" if colour == option.target else ", exhausted"
    return f"{colour.capitalize()} pixel{state}"


def trade_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """What is given, available ones above all, and what comes. (HF-6.11)"""
    given = max(0, 2 - asked(haven, question).exhausted[option.number])
    found = [c for c in range(4) if c != option.number and haven.supply[c]]
    gained = f"a {COLOURS[found[0]]} one" if len(found) == 1 else "another color"
    count = f" ({given} available)" if given else ""
    return f"Trade two {option.target} pixels{count} for {gained}, which comes exhausted"


def stance_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """ "3 damage, 2 health" """
    hero = question.about
    assert isinstance(hero, InPlay)
    health = hero.damage + hero.health - option.number
    return f"{option.number} damage, {health} health"


def gain_label(haven: Haven, question: OptionQuestion, option: Option) -> str:
    """Of the Tome 4, else 2; a spell only while the deck has one."""
    if option.target == "spell":
        return "A spell" if haven.board.spell_deck.cards else "A spell (none is left)"
    return f"+{4 if question.prompt == 'tome' else 2} {option.target}"


WRITERS: Final[dict[str, Callable[[Haven, OptionQuestion, Option], str]]] = {
    "ability": ability_label,
    "information": information_label,
    "draw": draw_label,
    "card": card_label,
    "buy": buy_label,
    "take": take_label,
    "cast": cast_label,
    "keep": keep_label,
    "drop": drop_label,
    "buy-spell": buy_spell_label,
    "trash": trash_label,
    "done": done_label,
    "fight": fight_label,
    "monster": monster_label,
    "strike": strike_label,
    "switch": switch_label,
    "player": player_label,
    "pay": pixel_label,
    "pixel": pixel_label,
    "trade": trade_label,
    "stance": stance_label,
    "gain": gain_label,
}
