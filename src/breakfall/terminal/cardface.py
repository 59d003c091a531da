"""A printed card in words, for any game: lines of text, each piece with the part it plays.

The command line and the table give these parts their colours, each in its own way.
"""

from __future__ import annotations

from typing import Literal, cast

from breakfall.core.cards import SOURCES

Part = Literal["name", "fact", "label", "text", "lore", "note"]
Line = list[tuple[str, Part]]
Described = dict[str, object]

ARROWS = {"left": "←", "forward": "↑", "right": "→"}
POINT = "●"
NOT_FACTS = {"key", "name", "text", "lore", "source"}


def card_lines(card: Described, *, compact: bool = False) -> list[Line]:
    """Name, numbers, powers; lore and source too unless it has to be compact."""
    facts = short_facts(card) if compact else facts_line(card)
    lines: list[Line] = [[(name_of(card), "name")], facts]
    if isinstance(card.get("text"), str):
        lines += [[], [(str(card["text"]), "text")]]
    for key, value in card.items():
        if isinstance(value, dict) and "text" in value:
            power = cast(Described, value)
            lines += short_power_lines(key, power) if compact else power_lines(key, power)
    if not compact:
        if card.get("lore"):
            lines += [[], [(f"“{card['lore']}”", "lore")]]
        lines += [[], [(source_line(card), "note")]]
    return lines


def name_of(card: Described) -> str:
    return str(card.get("name") or card["key"])


def facts_line(card: Described) -> Line:
    """Words first, then numbers: "Sun · Melee · HP 8 · Strength 2"."""
    words = [str(value) for key, value in card.items() if is_fact(key, value, str)]
    numbers = [
        f"{as_label(key)} {value}" for key, value in card.items() if is_fact(key, value, int)
    ]
    return [(" · ".join(words + numbers), "fact")]


def short_facts(card: Described) -> Line:
    """The last word and the numbers, with short names: "Melee · HP 8 · Str 2"."""
    words = [str(value) for key, value in card.items() if is_fact(key, value, str)][-1:]
    numbers = [
        f"{as_label(key)[:3]} {value}" for key, value in card.items() if is_fact(key, value, int)
    ]
    return [(" · ".join(words + numbers), "fact")]


def is_fact(key: str, value: object, kind: type) -> bool:
    return key not in NOT_FACTS and type(value) is kind


def as_label(key: str) -> str:
    return key.upper() if len(key) <= 2 else key.replace("_", " ").capitalize()


def power_lines(key: str, power: Described) -> list[Line]:
    heading: Line = [(as_label(key), "label")]
    if power.get("name"):
        heading.append((f"  {power['name']}", "name"))
    if power.get("cost"):
        heading.append((f"  {POINT}{power['cost']}", "fact"))
    if power.get("arrows"):
        heading.append((f"  {arrows(power)} {power.get('aims', '')}".rstrip(), "fact"))
    return [[], heading, [(str(power["text"]), "text")]]


def short_power_lines(key: str, power: Described) -> list[Line]:
    """Cost, name and arrows closer together: "●2 Sunder ←↑· enemies"."""
    cost = f"{POINT}{power['cost']} " if power.get("cost") else ""
    pointing = ""
    if power.get("arrows"):
        pointing = f" {arrows(power).replace(' ', '')} {power.get('aims', '')}".rstrip()
    heading: Line = [(cost, "fact"), (str(power.get("name") or as_label(key)), "label")]
    return [[*heading, (pointing, "fact")], [(str(power["text"]), "text")]]


def arrows(power: Described) -> str:
    """The arrows in their places, with a dot where there is none: "← · →"."""
    pointing = cast(list[str], power.get("arrows", []))
    return " ".join(arrow if word in pointing else "·" for word, arrow in ARROWS.items())


def source_line(card: Described) -> str:
    source = str(card.get("source", ""))
    return f"Source: {source} ({SOURCES.get(source, 'unknown')})."


def short_power(card: Described) -> str:
    """The activated power in one short line: "Sunder ●2 ←↑·"."""
    power = card.get("power")
    if not isinstance(power, dict):
        return ""
    cost = f" {POINT}{power['cost']}" if power.get("cost") else ""
    pointing = f" {arrows(power).replace(' ', '')}" if power.get("arrows") else ""
    return f"{power.get('name', '')}{cost}{pointing}"
