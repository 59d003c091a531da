"""A printed card in words, for any game: lines of text, each piece with the part it plays.

The command line and the table give these parts their colours, each in its own way.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Literal, cast

import breakfall
from breakfall.core.cards import SOURCES

Part = Literal["name", "fact", "label", "text", "lore", "note"]
Line = list[tuple[str, Part]]
Described = Mapping[str, object]

ARROWS = {"left": "←", "forward": "↑", "right": "→"}
POINT = "●"
NOT_FACTS = {"key", "name", "subtitle", "text", "lore", "source", "number", "aims"}
ONLY_IN_FULL = {"number", "copies"}  # left out where a card has to be short
LONG_LABEL = 7  # letters; longer ones are cut where a card has to be compact


@cache
def printed_cards(game: str) -> Mapping[str, Described]:
    """Every card of a game as printed, by its key."""
    found = breakfall.find_game(game)
    return {face.key: found.describe(face) for face in found.faces()}


def card_lines(card: Described, *, compact: bool = False) -> list[Line]:
    """Name, numbers, powers; lore and source too unless it has to be compact."""
    facts = short_facts(card) if compact else facts_line(card)
    lines: list[Line] = [name_line(card), facts]
    if not compact:
        lines += list_lines(card)
    if card.get("text"):
        lines += [[], [(str(card["text"]), "text")]]
    for key, value in card.items():
        if key not in NOT_LISTED and isinstance(value, dict) and "text" in value:
            power = cast(Described, value)
            lines += short_power_lines(key, power) if compact else power_lines(key, power)
    if compact:
        return lines + list_lines(card)
    if card.get("lore"):
        lines += [[], [(f"“{card['lore']}”", "lore")]]
    return [*lines, [], [(source_line(card), "note")]]


def name_line(card: Described) -> Line:
    """ "Renfield, Deranged Solicitor" """
    line: Line = [(name_of(card), "name")]
    if card.get("subtitle"):
        line.append((f", {card['subtitle']}", "lore"))
    return line


def name_of(card: Described) -> str:
    return str(card.get("name") or card["key"])


# ---------------------------------------------------------------- facts


def facts_line(card: Described, *, brief: bool = False) -> Line:
    """Words first, then numbers: "Sun · Melee · HP 8 · Strength 2"."""
    if brief:
        card = {key: value for key, value in card.items() if key not in ONLY_IN_FULL}
    numbers = [f"{as_label(key)} {value}" for key, value in numbers_of(card).items()]
    return [(" · ".join(words_of(card) + numbers), "fact")]


def short_facts(card: Described) -> Line:
    """The last word and the numbers, with short names: "Melee · HP 8 · Str 2"."""
    words = [as_word(value) for key, value in card.items() if is_fact(key, value, str) and value]
    numbers = [
        f"{as_short_label(key)} {value}"
        for key, value in numbers_of(card).items()
        if key not in ONLY_IN_FULL
    ]
    return [(" · ".join(words[-1:] + numbers), "fact")]


def words_of(card: Described) -> list[str]:
    """What it is, in words; a yes or no is told only where it is yes."""
    words = []
    for key, value in card.items():
        if key == "number" and value:
            words.append(f"No. {value}")
        elif is_fact(key, value, str) and value:
            words.append(as_word(value))
        elif is_fact(key, value, bool) and value:
            words.append(as_label(key))
    return words


def as_word(value: object) -> str:
    return str(value)[0].upper() + str(value)[1:]


def numbers_of(card: Described) -> dict[str, int]:
    return {key: cast(int, value) for key, value in card.items() if is_fact(key, value, int)}


def is_fact(key: str, value: object, kind: type) -> bool:
    return key not in NOT_FACTS and type(value) is kind


def list_lines(card: Described) -> list[Line]:
    """Lists and amounts, a line each: "Traits  Undead, Vampire", "Reward  1 blood, 1 card"."""
    return [
        [(as_label(key), "label"), (f"  {words}", "fact")]
        for key, value in card.items()
        if key not in NOT_LISTED and (words := list_words(value))
    ]


NOT_LISTED = {"arrows", "sources"}


def list_words(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(map(str, value))
    if isinstance(value, dict) and all(type(amount) is int for amount in value.values()):
        return amounts(cast(dict[str, int], value))
    return ""


def amounts(counted: dict[str, int]) -> str:
    """What there is of each kind: "1 blood, 2 cards"."""
    return ", ".join(
        f"{amount} {kind.removesuffix('s') if amount == 1 else kind}"
        for kind, amount in counted.items()
        if amount
    )


def as_label(key: str) -> str:
    return key.upper() if len(key) <= 2 else key.replace("_", " ").capitalize()


def as_short_label(key: str) -> str:
    label = as_label(key)
    return label if len(label) <= LONG_LABEL else label[:3]


# ---------------------------------------------------------------- powers and sides


def power_lines(key: str, power: Described) -> list[Line]:
    heading: Line = [(as_label(key), "label")]
    if power.get("name"):
        heading.append((f"  {power['name']}", "name"))
    heading += [
        (f"  {words}", "fact") for words in (cost_words(power), other_facts(power)) if words
    ]
    if power.get("arrows"):
        heading.append((f"  {arrows(power)} {power.get('aims', '')}".rstrip(), "fact"))
    return [[], heading, *list_lines(without_cost(power)), [(str(power["text"]), "text")]]


def short_power_lines(key: str, power: Described) -> list[Line]:
    """Cost, name and arrows closer together: "●2 Sunder ←↑· enemies"."""
    cost = f"{cost_words(power)} " if cost_words(power) else ""
    pointing = f" {other_facts(power)}".rstrip()
    if power.get("arrows"):
        pointing = f" {arrows(power).replace(' ', '')} {power.get('aims', '')}".rstrip()
    heading: Line = [(cost, "fact"), (str(power.get("name") or as_label(key)), "label")]
    return [
        [*heading, (pointing, "fact")],
        *list_lines(without_cost(power)),
        [(str(power["text"]), "text")],
    ]


def cost_words(power: Described) -> str:
    """In points, or in what it says: "●2", "1 malice"."""
    cost = power.get("cost")
    if isinstance(cost, dict):
        return amounts(cast(dict[str, int], cost))
    return f"{POINT}{cost}" if cost else ""


def without_cost(power: Described) -> Described:
    return {key: value for key, value in power.items() if key != "cost"}


def other_facts(power: Described) -> str:
    """The numbers of one side of a card: "Combat 3"."""
    numbers = numbers_of(without_cost(power))
    return " · ".join(f"{as_label(key)} {value}" for key, value in numbers.items())


def arrows(power: Described) -> str:
    """The arrows in their places, with a dot where there is none: "← · →"."""
    pointing = cast(list[str], power.get("arrows", []))
    return " ".join(arrow if word in pointing else "·" for word, arrow in ARROWS.items())


def short_power(card: Described) -> str:
    """The activated power in one short line, "Sunder ●2 ←↑·"; without one, the text."""
    power = card.get("power")
    if not isinstance(power, dict):
        return str(card.get("text", ""))
    cost = f" {cost_words(power)}" if cost_words(power) else ""
    pointing = f" {arrows(power).replace(' ', '')}" if power.get("arrows") else ""
    return f"{power.get('name', '')}{cost}{pointing}"


# ---------------------------------------------------------------- sources


def source_line(card: Described) -> str:
    """ "Source: public (…). Cost, loyalty: house." """
    source = str(card.get("source", ""))
    words = [f"Source: {source} ({SOURCES.get(source, 'unknown')})."]
    fields: dict[str, list[str]] = {}
    for field, other in cast(dict[str, str], card.get("sources", {})).items():
        fields.setdefault(other, []).append(field.replace("_", " "))
    words += [f"{', '.join(names).capitalize()}: {other}." for other, names in fields.items()]
    return " ".join(words)
