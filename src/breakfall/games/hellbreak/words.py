"""Small pieces of text that HELLBREAK's questions and events share."""

from __future__ import annotations

from breakfall.core.cards import Located
from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.pointer import busy_words
from breakfall.games.hellbreak.printed import SCHEMES, Bar, Icon
from breakfall.games.hellbreak.rules.characters import combat_of
from breakfall.games.hellbreak.state import (
    AssetCard,
    Character,
    DeckCard,
    Duel,
    Minion,
    MinionCard,
    Monster,
    MonsterCard,
    Side,
)
from breakfall.games.hellbreak.terms import BOTH, LURKING, UNLEASHED

# ---------------------------------------------------------------- who and where


def character_name(duel: Duel, character: Character) -> str:
    """A monster like its player; a minion with its owner where both decks have such a card."""
    if not isinstance(character, Minion):
        return duel.name_of(character.side)
    if character.face.key in duel.enemy_of(character.side).deck_list:
        return f"{owner_words(duel, character.side.seat)} {character.name}"
    return character.name


def located_name(duel: Duel, located: Located, mask: int) -> str:
    """What the log calls a piece: with its owner where the other side may have the same."""
    kind, seat = located.place.split(":")[:2]
    owner, face = duel.sides[int(seat)], located.face
    if kind == "monster":
        return duel.name_of(owner)
    if kind == "location":
        is_twice = duel.places[0].face is duel.places[1].face
        return f"{owner_words(duel, owner.seat)} {face.name}" if is_twice else face.name
    if face.key not in duel.enemy_of(owner).deck_list:
        return face.name
    whose = "your" if owner.mask & mask else owner_words(duel, owner.seat)
    return f"{whose} {face.name}"


def owner_words(duel: Duel, seat: int) -> str:
    """ "Jaws'", "Dracula's", "Jaws 1's" """
    name = duel.name_of(duel.sides[seat])
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def place_words(duel: Duel, side: Side, location: int) -> str:
    """The name of a location; with two of one name, on which hand it lies."""
    name = duel.places[location].face.name
    if name != duel.places[1 - location].face.name:
        return name
    return f"{name} on your {'right' if location == side.seat else 'left'}"


def where_words(duel: Duel, side: Side, character: Character) -> str:
    """ "at Carfax Abbey" """
    if character.location == BOTH:
        return "at both locations"
    return f"at {place_words(duel, side, character.location)}"


def character_words(duel: Duel, side: Side, character: Character) -> str:
    """A character with what matters now: "Mina Harker (1/3, 2 damage, Carfax Abbey)"."""
    owner = "" if character.side is side else "enemy "
    if not isinstance(character, Minion):
        health = character.side.health
        return f"{owner}{character.name} (combat {combat_of(duel, character)}, health {health})"
    numbers = f"{combat_of(duel, character)}/{character.printed.health}"
    words = [numbers, *state_words(duel, side, character, character.busy)]
    return f"{owner}{character.name} ({', '.join(words)})"


def schemer_words(duel: Duel, side: Side, character: Character) -> str:
    """One of a side's own characters with its scheme: "Jaws (Prowl 1, Haunt 1)"."""
    if not isinstance(character, Minion):
        return f"{character.name} ({scheme_words(character.side.monster.face.scheme)})"
    words = [
        scheme_words(character.printed.scheme),
        *state_words(duel, side, character, character.busy),
    ]
    return f"{character.name} ({', '.join(words)})"


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


def other_side(monster: Monster) -> int:
    return LURKING if monster.up == UNLEASHED else UNLEASHED


# ---------------------------------------------------------------- what is printed


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


def kind_words(face: DeckCard) -> str:
    """ "1/3 minion" """
    if isinstance(face, MinionCard):
        return f"{face.combat}/{face.health} minion"
    return "asset" if isinstance(face, AssetCard) else "event"


def text_of(duel: Duel, side: Side, face: HellCard) -> str:
    """What a card that is being carried out says: its ability, or its Jumpscare."""
    if isinstance(face, MonsterCard):
        return ability(side.monster.card.text_of(side.monster.up))
    if isinstance(face, DeckCard) and is_jumpscare(duel, face):
        return face.printed_jumpscare
    return ability(face.printed_text)


def amount_of(duel: Duel, face: HellCard) -> int:
    """How much a card that is being carried out does."""
    if isinstance(face, DeckCard) and is_jumpscare(duel, face):
        return face.jumpscare_amount
    return face.amount


def is_jumpscare(duel: Duel, face: DeckCard) -> bool:
    """Its Jumpscare is what is being carried out."""
    return any(card.face is face for side in duel.sides for card in side.piles.revealed.cards)


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


def action_words(text: str) -> str:
    """An action without the heading that says when it can be used."""
    return text.removeprefix("Lurking ").removeprefix("Action, ")


def sentence(words: str) -> str:
    return f"{words[:1].upper()}{words[1:]}"
