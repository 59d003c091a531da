"""What can happen in BREAK, as the log tells it.

A troop in a sentence is "your Golem" to its owner and "Golem (Rock)" to others; `{troop:on}` adds
the tile it is on and `{troop:tile}` is that tile alone. Tiles are facts as places of the view.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.core.event import Event1, Event2, Event3, Event4
from breakfall.games.break_.state import TrapCard, Troop, Utility
from breakfall.games.break_.troop import TroopThere

Seats = tuple[int, ...]
Source = Troop | Face | str  # what deals damage: a troop, a card, or "the explosion"

# ---------------------------------------------------------------- set-up and turns

LEADS: Final = Event2[Seats, str](
    "leads", "who nation", "{who} leads {nation}.", "You lead {nation}.", leads="nation"
)
BEGINS: Final = Event1[int](
    "begins",
    "army",
    "{army} has the higher starting priority and begins.",
    "You have the higher starting priority and begin.",
    goes_first=True,
)
ARRANGED: Final = Event2[Troop, str](
    "arranged", "troop to", "{troop} starts on {to} instead of {troop:tile}."
)
TURN_BEGINS: Final = Event2[int, int](
    "turn", "round army", "Round {round}: {army}'s turn.", "Round {round}: your turn.", heading=True
)

# ---------------------------------------------------------------- moving

MOVES: Final = Event2[Troop, str](
    "moves",
    "troop to",
    "{troop} moves from {troop:tile} to {to}.",
    "You move {troop} from {troop:tile} to {to}.",
)
BLOWN_BACK: Final = Event2[Troop, str](
    "blown", "troop to", "{troop} is blown back from {troop:tile} to {to}."
)
HURLED: Final = Event2[Troop, str](
    "hurled",
    "troop to",
    "{troop} is hurled from {troop:tile} to {to}.",
    "You hurl {troop} from {troop:tile} to {to}.",
)
PUSHED: Final = Event2[Troop, str](
    "pushed", "troop to", "{troop} is pushed from {troop:tile} to {to}."
)
PUSHED_INTO: Final = Event2[Troop, Troop](
    "hits", "troop target", "{troop} is pushed into {target:on}."
)
MERGES: Final = Event2[Troop, Troop](
    "merges", "troop golem", "{troop} merges into {golem:on}.", "You merge {troop} into {golem:on}."
)
MERGES_AND_HEALS: Final = Event2[Troop, Troop](
    "heals",
    "troop golem",
    "{troop} merges into {golem:on}, which heals 1.",
    "You merge {troop} into {golem:on}, which heals 1.",
)

# ---------------------------------------------------------------- combat and damage

COMBAT: Final = Event4[Troop, Troop, int, int](
    "combat",
    "troop target damage answer",
    "{troop} attacks {target:on}, {damage} against {answer}.",
)
STRIKES_FIRST: Final = Event3[Troop, Troop, int](
    "strikes-first",
    "troop target damage",
    "{troop} attacks {target:on} and strikes first with {damage}.",
)
STRUCK_FIRST: Final = Event3[Troop, Troop, int](
    "struck-first",
    "troop target answer",
    "{troop} attacks {target:on}, which strikes first with {answer}.",
)
GOES_BACK: Final = Event2[Troop, str]("goes-back", "troop to", "{troop} goes back to {to}.")
WOUNDED: Final = Event4[Troop, Source, int, int](
    "wounded",
    "troop source damage left",
    "{troop:on} takes {damage} from {source}, {left} left.",
)
WOUNDED_IN_HELMET: Final = Event4[Troop, Source, int, int](
    "wounded-in-helmet",
    "troop source damage left",
    "{troop:on} takes {damage} (1 less for its helmet) from {source}, {left} left.",
)
DEFEATED: Final = Event3[Troop, Source, int](
    "defeated",
    "troop source damage",
    "{troop:on} takes {damage} from {source} and is defeated.",
)
DEFEATED_IN_HELMET: Final = Event3[Troop, Source, int](
    "defeated-in-helmet",
    "troop source damage",
    "{troop:on} takes {damage} (1 less for its helmet) from {source} and is defeated.",
)
FLIPPED: Final = Event3[Troop, Source, int](
    "flipped", "troop source damage", "{troop:on} takes {damage} from {source} and flips."
)
HELMET_HOLDS: Final = Event2[Troop, Source](
    "helmet-holds",
    "troop source",
    "{troop:on} takes no damage from {source}: its helmet stops 1.",
)
IMMUNE: Final = Event2[Troop, Source](
    "immune", "troop source", "{troop:on} takes no damage from {source}: immune to thorns."
)
EXPLOSION: Final = Event1[str]("explosion", "tile", "An explosion on {tile}.")

# ---------------------------------------------------------------- utilities

CASTS: Final = Event2[int, Utility](
    "casts", "army card", "{army} casts {card}.", "You cast {card}.", plays="card"
)
SHOOTS: Final = Event2[Troop, Troop]("shot", "troop target", "{troop} shoots {target:on}.")
PLACES_CARD: Final = Event3[int, Utility, str](
    "placed", "army card tile", "{army} places {card} on {tile}.", "You place {card} on {tile}."
)
TAKES_BACK: Final = Event3[int, Utility, str](
    "taken",
    "army card tile",
    "{army} takes {card} back from {tile}.",
    "You take {card} back from {tile}.",
)
WALL_GONE: Final = Event1[str]("wall-gone", "tile", "The wall on {tile} is gone.")
APPEARS: Final = Event1[Troop]("appears", "troop", "{troop} appears on {troop:tile}.")

# ---------------------------------------------------------------- traps and snares

LAYS_A_TRAP: Final = Event2[int, str]("trap-laid", "army tile", "{army} lays a trap on {tile}.")
LAYS_THIS_TRAP: Final = Event2[TrapCard, str](
    "trap-known",
    "card tile",
    "{card} is laid on {tile}.",
    "You lay {card} on {tile}.",
    plays="card",
)
SPRINGS: Final = Event3[Troop, str, TrapCard](
    "sprung", "troop tile card", "{troop} springs a trap on {tile}: {card}."
)
HELD: Final = Event1[Troop]("held", "troop", "{troop:on} is held by a snare.")
GETS_FREE: Final = Event1[Troop]("gets-free", "troop", "{troop:on} spends a move to get free.")
SNARE_DESTROYED: Final = Event1[str]("snare-destroyed", "tile", "The snare on {tile} is destroyed.")
BECOMES_SNARE: Final = Event1[TroopThere]("becomes-snare", "troop", "{troop:on} becomes a snare.")
LEAPS_OUT: Final = Event1[Troop]("leaps", "troop", "{troop} leaps out of the trap on {troop:tile}.")

# ---------------------------------------------------------------- Fire

BOMB_THROWN: Final = Event2[Troop, str](
    "bomb-thrown", "troop tile", "{troop} throws the bomb to {tile}."
)
BOMB_STICKS: Final = Event1[Troop]("bomb-sticks", "troop", "The bomb sticks to {troop:on}.")
BOMB_EXPLODES: Final = Event1[str]("bomb-explodes", "tile", "The bomb on {tile} explodes.")
LINE_PLACED: Final = Event3[int, str, str](
    "line-placed",
    "army tile other",
    "{army} places the fire line between {tile} and {other}.",
    "You place the fire line between {tile} and {other}.",
)
LINE_TAKEN: Final = Event3[int, str, str](
    "line-taken",
    "army tile other",
    "{army} takes back the fire line between {tile} and {other}.",
    "You take back the fire line between {tile} and {other}.",
)
SACRIFICED: Final = Event1[Troop]("sacrificed", "troop", "{troop:on} is sacrificed.")
BURNS: Final = Event1[str]("burns", "tile", "Pyre burns {tile}.")

# ---------------------------------------------------------------- Water

RIVER_LAID: Final = Event2[str, str]("river-laid", "tile to", "A river runs from {tile} to {to}.")
FLOODS: Final = Event2[str, str]("flood", "tile to", "The river from {tile} to {to} floods.")

# ---------------------------------------------------------------- how a match ends (BR-15)

NO_ENEMY_LEFT: Final = Event1[int](
    "no-enemy-left",
    "army",
    "{army} wins: no enemy troops are left.",
    "You win: no enemy troops are left.",
    heading=True,
)
NOBODY_LEFT: Final = Event1[int](
    "nobody-left",
    "army",
    "Both armies are defeated. {army} wins by the lower starting priority.",
    "Both armies are defeated. You win by the lower starting priority.",
    heading=True,
)
QUIET_AND_STRONGER: Final = Event4[int, int, int, int](
    "quiet-and-stronger",
    "rounds army power other",
    "{rounds} rounds without damage are over. {army} wins on total power, {power} to {other}.",
    "{rounds} rounds without damage are over. You win on total power, {power} to {other}.",
    heading=True,
)
QUIET_AND_EQUAL: Final = Event3[int, int, int](
    "quiet-and-equal",
    "rounds army power",
    "{rounds} rounds without damage are over. {army} wins with equal power, {power} each, by the "
    "lower starting priority.",
    "{rounds} rounds without damage are over. You win with equal power, {power} each, by the lower "
    "starting priority.",
    heading=True,
)
LAST_ROUND_AND_STRONGER: Final = Event4[int, int, int, int](
    "last-round-and-stronger",
    "round army power other",
    "Round {round} is over. {army} wins on total power, {power} to {other}.",
    "Round {round} is over. You win on total power, {power} to {other}.",
    heading=True,
)
LAST_ROUND_AND_EQUAL: Final = Event3[int, int, int](
    "last-round-and-equal",
    "round army power",
    "Round {round} is over. {army} wins with equal power, {power} each, by the lower starting "
    "priority.",
    "Round {round} is over. You win with equal power, {power} each, by the lower starting "
    "priority.",
    heading=True,
)
