"""What can happen in HELLBREAK, as the log tells it.

`side` and `other` are seats; a player is called after the monster.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face, Piece
from breakfall.core.event import Event0, Event1, Event2, Event3
from breakfall.games.hellbreak.state import Character, Minion, Monster, Place

# ---------------------------------------------------------------- before the first round (HB-3)

HAS_INITIATIVE: Final = Event1[int](
    "initiative",
    "side",
    "{side} has the initiative.",
    "You have the initiative.",
    goes_first=True,
)
BRINGS: Final = Event2[int, Place](
    "location", "side brought", "{side} brings {brought}.", "You bring {brought}."
)
DRAWS: Final = Event2[int, list[Face]](
    "draws", "side cards", "{side} draws {cards}.", "You draw {cards}.", draws="cards"
)
DRAWS_UNSEEN: Final = Event2[int, int]("draws-cards", "side count", "{side} draws {count:card}.")
RETURNS: Final = Event2[int, Face](
    "returns",
    "side card",
    "{side} puts {card} under the deck.",
    "You put {card} under your deck.",
)
KEEPS_HAND: Final = Event1[int](
    "keeps-hand", "side", "{side} keeps the starting hand.", "You keep your starting hand."
)
REPLACES: Final = Event2[int, int](
    "mulligan",
    "side count",
    "{side} replaces {count:card} of the starting hand.",
    "You replace {count:card} of your starting hand.",
)

# ---------------------------------------------------------------- the pool (HB-2.4)

GAINS_BLOOD: Final = Event2[int, int](
    "blood", "side amount", "{side} gains {amount} blood.", "You gain {amount} blood."
)
LOSES_BLOOD: Final = Event2[int, int](
    "loses-blood", "side amount", "{side} loses {amount} blood.", "You lose {amount} blood."
)
GAINS_MALICE: Final = Event2[int, int](
    "malice", "side amount", "{side} gains {amount} malice.", "You gain {amount} malice."
)
PAYS_MALICE: Final = Event2[int, int](
    "pays", "side amount", "{side} pays {amount} malice.", "You pay {amount} malice."
)
EMPTY_DECK: Final = Event1[int](
    "empty-deck", "side", "{side} has no card to draw.", "You have no card to draw."
)

# ---------------------------------------------------------------- the Feeding Phase (HB-5)

ROUND_BEGINS: Final = Event1[int]("round", "round", "Round {round}.", heading=True)
BIDS: Final = Event3[int, Face, int](
    "bids",
    "side card worth",
    "{side} bids {card}, worth {worth}.",
    "You bid {card}, worth {worth}.",
)
BIDS_NOTHING: Final = Event1[int](
    "bids-nothing", "side", "{side} bids nothing.", "You bid nothing."
)
WINS_BID: Final = Event1[int]("wins-bid", "side", "{side} wins the bid.", "You win the bid.")
TAKES_INITIATIVE: Final = Event1[int](
    "takes-initiative", "side", "{side} takes the initiative.", "You take the initiative."
)
GIVES_INITIATIVE: Final = Event2[int, int](
    "gives-initiative",
    "side other",
    "{side} gives the initiative to {other}.",
    "You give the initiative to {other}.",
)

# ---------------------------------------------------------------- the Horror Phase (HB-6 to 10)

PASSES: Final = Event1[int]("passes", "side", "{side} passes.", "You pass.")
SLUMBERS: Final = Event1[int]("slumbers", "side", "{side} slumbers.", "You slumber.")
PLAYS: Final = Event2[int, Face](
    "plays", "side card", "{side} plays {card}.", "You play {card}.", plays="card"
)
ENTERS_PLAY: Final = Event2[Minion, Place](
    "enters", "minion location", "{minion} enters at {location}."
)
READIED: Final = Event1[Character]("readied", "character", "{character} is ready.")
ATTACKS: Final = Event1[Character](
    "attacks", "character", "{character} attacks.", "You attack with {character}."
)
EVADES: Final = Event2[Character, Character](
    "evades", "character target", "{character} slips past {target}, who cannot defend."
)
TARGETS: Final = Event3[Character, Character, Place](
    "targets",
    "character target location",
    "{character} targets {target} at {location}.",
    "Your target is {target} at {location}.",
)
DEFENDS: Final = Event1[Character](
    "defends", "character", "{character} defends.", "You defend with {character}."
)
SCHEMES: Final = Event1[Character](
    "schemes", "character", "{character} schemes.", "You scheme with {character}."
)
LOOKS: Final = Event2[int, int](
    "looks",
    "side count",
    "{side} looks at {count:card} from the top of the deck.",
    "You look at {count:card} from the top of your deck.",
)
PUTS_ON_TOP: Final = Event2[int, Face](
    "to-top",
    "side card",
    "{side} puts {card} on top of the deck.",
    "You put {card} on top of your deck.",
)
PUTS_ON_TOP_UNSEEN: Final = Event1[int](
    "to-top-unseen", "side", "{side} puts a card on top of the deck."
)
PUTS_AT_BOTTOM: Final = Event2[int, Face](
    "to-bottom",
    "side card",
    "{side} puts {card} at the bottom of the deck.",
    "You put {card} at the bottom of your deck.",
)
PUTS_AT_BOTTOM_UNSEEN: Final = Event1[int](
    "to-bottom-unseen", "side", "{side} puts a card at the bottom of the deck."
)
HAUNTS: Final = Event3[int, Place, int](
    "haunts",
    "side location malice",
    "{side} puts {malice} malice on {location}.",
    "You put {malice} malice on {location}.",
)
TAKES_CONTROL: Final = Event2[int, Place](
    "control",
    "side location",
    "{side} takes control of {location}.",
    "You take control of {location}.",
)
USES: Final = Event2[int, Piece]("uses", "side card", "{side} uses {card}.", "You use {card}.")
USES_MONSTER: Final = Event2[int, Monster](
    "uses-monster",
    "side monster",
    "{side} uses the monster's own ability.",
    "You use the ability of {monster}.",
)

# ---------------------------------------------------------------- the Refresh Phase (HB-11)

ALL_READY: Final = Event0("refresh", "", "Everything is ready again.")
FLIPS: Final = Event2[Monster, int](
    "flips", "monster up", "{monster} flips to {up}.", "You flip {monster} to {up}."
)
DISCARDS: Final = Event2[int, Face](
    "discards", "side card", "{side} discards {card}.", "You discard {card}.", discards="card"
)

# ---------------------------------------------------------------- damage, and death (HB-12)

TAKES_DAMAGE: Final = Event2[Minion, int](
    "damage", "minion damage", "{minion} takes {damage} damage."
)
KILLED: Final = Event1[Piece]("killed", "card", "{card} is killed.")
LOSES_HEALTH: Final = Event3[Monster, int, list[Face]](
    "hit", "monster damage revealed", "{monster} takes {damage} damage{revealed}."
)
PREVENTED: Final = Event2[Monster, int](
    "prevented", "monster damage", "{damage} damage to {monster} is prevented."
)
JUMPSCARES: Final = Event1[Face]("jumpscare", "card", "Jumpscare: {card}!")
DEALT_INDIRECT: Final = Event2[int, int](
    "indirect",
    "side damage",
    "{side} is dealt {damage} indirect damage.",
    "You are dealt {damage} indirect damage.",
)

# ---------------------------------------------------------------- what texts do (HB-14, HB-16)

HEALED: Final = Event2[Minion, int](
    "heals", "minion damage", "{damage} damage is healed on {minion}."
)
MOVES: Final = Event2[Minion, Place]("moves", "minion location", "{minion} moves to {location}.")
EXHAUSTED: Final = Event1[Minion]("exhausts", "minion", "{minion} is exhausted.")
TERRIFIED: Final = Event1[Minion](
    "returns-to-hand", "minion", "{minion} returns to its owner's hand."
)
SHOWS_AND_TAKES: Final = Event2[int, Face](
    "takes", "side card", "{side} shows and takes {card}.", "You show and take {card}."
)
CALLS_PRANK: Final = Event1[int](
    "prank", "side", "{side} calls it a prank.", "You call it a prank."
)

# ---------------------------------------------------------------- how a match ends (HB-12.13)

MONSTER_KILLED: Final = Event2[int, int](
    "monster-killed",
    "side other",
    "{other} {other:is|are} killed. {side} wins.",
    "{other} {other:is|are} killed. You win.",
    heading=True,
)
