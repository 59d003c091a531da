"""What can happen in Nightbreak, as the log tells it."""

from __future__ import annotations

from typing import Final

from breakfall.core.event import Event1, Event2, Event3, Event4
from breakfall.games.nightbreak.state import Hero, HeroInPlay

Seats = tuple[int, ...]

GOES_FIRST: Final = Event1[Seats](
    "first", "who", "{who} will go first.", "You will go first.", goes_first=True
)
SPEAKS_FOR: Final = Event2[Seats, int](
    "faction",
    "who faction",
    "{who} will fight for the Goddess of the {faction}.",
    "You will fight for the Goddess of the {faction}.",
)
NAMES_KINGMAKER: Final = Event2[int, HeroInPlay](
    "kingmaker",
    "side hero",
    "{side} names {hero} as Kingmaker.",
    "You name {hero} as your Kingmaker.",
)
TURN_BEGINS: Final = Event3[int, int, int](
    "turn",
    "turn side points",
    "{turn}: {side} begins with {points}.",
    "{turn}: you begin with {points}.",
    heading=True,
)
PRAYERS_ANSWERED: Final = Event1[int](
    "answered", "count", "Prayers bring {count} more Blessing Points."
)
TAKES_DAMAGE: Final = Event2[HeroInPlay, int](
    "damage", "hero damage", "{hero} takes {damage} damage."
)
OVERWHELMED: Final = Event3[HeroInPlay, int, int](
    "overwhelmed",
    "hero side favor",
    "{hero} is overwhelmed. {side} has {favor} Favor.",
    "{hero} is overwhelmed. You have {favor} Favor.",
)
LOOKS: Final = Event1[int](
    "looks",
    "side",
    "{side} looks at the top of the deck.",
)
SEES: Final = Event2[int, Hero](
    "sees",
    "side hero",
    "{side} looks at the top of the deck: {hero}.",
    "You look at the top of the deck: {hero}.",
    draws="hero",
)
DISCARDS: Final = Event2[int, Hero](
    "discards", "side hero", "{side} discards {hero}.", "You discard {hero}."
)
REFILLS: Final = Event2[int, int](
    "refill",
    "side cards",
    "{side} shuffles the discard pile into a deck of {cards}.",
    "You shuffle the discard pile into a deck of {cards}.",
)
PLACED: Final = Event3[int, HeroInPlay, int](
    "placed",
    "side hero rank",
    "{side}: {hero} takes the {rank} rank.",
    "{hero} takes your {rank} rank.",
    plays="hero",
)
ARRIVES: Final = Event2[HeroInPlay, str]("arrives", "hero text", "{hero}: {text}")
ATTACKS: Final = Event3[HeroInPlay, HeroInPlay, int](
    "attacks",
    "hero target damage",
    "{hero} attacks {target} for {damage}.",
    "You attack {target} with {hero} for {damage}.",
)
SHIELD_HOLDS: Final = Event2[HeroInPlay, HeroInPlay](
    "shield-holds",
    "hero target",
    "{hero} attacks {target}, whose shield holds.",
    "You attack {target} with {hero}, but the shield holds.",
)
ACTIVATES: Final = Event2[HeroInPlay, str](
    "activates", "hero power", "{hero} activates {power}.", "You activate {power} with {hero}."
)
ACTIVATES_ON: Final = Event3[HeroInPlay, str, HeroInPlay](
    "activates-on",
    "hero power target",
    "{hero} activates {power} on {target}.",
    "You activate {power} with {hero} on {target}.",
)
ESCAPES: Final = Event1[HeroInPlay]("escapes", "hero", "{hero} escapes from the battle.")
PRAYS: Final = Event1[HeroInPlay]("prays", "hero", "{hero} prays.")
HEALS: Final = Event2[HeroInPlay, int](
    "heals", "hero damage", "{damage} damage is healed on {hero}."
)
GETS_STATUS: Final = Event2[HeroInPlay, int]("status", "hero status", "{hero} is {status}.")
SHROUD_HOLDS: Final = Event1[HeroInPlay]("shroud-holds", "hero", "{hero}'s shroud holds.")
SHEDS: Final = Event1[HeroInPlay]("sheds", "hero", "{hero} is free of buffs and debuffs.")
CLEANSED: Final = Event1[HeroInPlay]("cleansed", "hero", "{hero} is free of debuffs.")
SWAP_PLACES: Final = Event2[HeroInPlay, HeroInPlay](
    "move", "hero other", "{hero} and {other} swap places."
)
GAINS_POINTS: Final = Event2[int, int](
    "gains", "side points", "{side} gains {points} more.", "You gain {points} more."
)
BLESSED: Final = Event2[HeroInPlay, int](
    "blessed", "hero points", "{hero} is given {points} to hold."
)
DRAINED: Final = Event2[HeroInPlay, int]("drained", "hero points", "{hero} loses {points}.")
HOLDS: Final = Event2[HeroInPlay, int]("holds", "hero points", "{hero} now holds {points}.")

# ---------------------------------------------------------------- how a match ends (NB-10)

MORE_FAVOR: Final = Event3[int, int, int](
    "more-favor",
    "side favor other",
    "{side} wins with {favor} Favor to {other}.",
    "You win with {favor} Favor to {other}.",
    heading=True,
)
LESS_DAMAGE: Final = Event4[int, int, int, int](
    "less-damage",
    "side favor damage other",
    "{favor} Favor each. {side} wins with less damage on its heroes, {damage} to {other}.",
    "{favor} Favor each. You win with less damage on your heroes, {damage} to {other}.",
    heading=True,
)
DRAW: Final = Event2[int, int](
    "draw", "favor damage", "A draw: {favor} Favor and {damage} damage each.", heading=True
)
