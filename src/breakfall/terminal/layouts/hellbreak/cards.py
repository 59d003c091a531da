"""Printed cards of HELLBREAK, and what those of one side add up to."""

from __future__ import annotations

from collections import Counter
from typing import cast

from breakfall.client.card_text import printed_cards
from breakfall.games.hellbreak.description import CardDescription, MonsterSideDescription
from breakfall.games.hellbreak.view import MonsterView, SideView


def printed(key: str) -> CardDescription:
    return cast(CardDescription, printed_cards("hellbreak")[key])


def monster_side(monster: MonsterView) -> MonsterSideDescription:
    """The side of the monster card that is up."""
    card = printed(monster["card"])
    return card["unleashed"] if monster["side"] == "Unleashed" else card["lurking"]


def yields(side: SideView) -> Counter[str]:
    """What the vault and the monster give at the next Feeding."""
    bars = [monster_side(side["monster"])["resources"]]
    bars += [printed(key)["resources"] for key in side["vault"] if key]
    total: Counter[str] = Counter()
    for bar in bars:
        total.update(blood=bar["blood"], malice=bar["malice"], cards=bar["cards"])
    return total


def aspects(side: SideView) -> Counter[str]:
    """The aspect icons in the vault, the monster's included."""
    keys = [side["monster"]["card"], *(key for key in side["vault"] if key)]
    return Counter(printed(key)["aspect"] for key in keys)


def has_loyalty(side: SideView, card: CardDescription) -> bool:
    """The vault shows enough icons of the card's aspect."""
    return aspects(side)[card["aspect"]] >= card["loyalty"]
