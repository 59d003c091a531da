"""Every answer that Nightbreak knows, made once."""

from __future__ import annotations

from typing import Final

from breakfall.core.choice import Option, option

MOST_RANKS: Final = 4
MOST_POINTS: Final = 10  # no power costs as much

SUN_FACTION: Final = option("faction", "sun", 0)
MOON_FACTION: Final = option("faction", "moon", 1)
REST_AT_RANDOM: Final = option("heroes", "rest-at-random")

STAY: Final = option("move", "nobody")

ACTIVATE: Final = option("activate")
ESCAPE: Final = option("escape")
PRAY: Final = option("pray")
ATTACK: Final = option("attack")
# What a hero may do, by whether it can activate (1), pray (2) and escape (4).
ACTIONS: Final[list[list[Option]]] = [
    [ATTACK] + [ACTIVATE] * (can & 1) + [PRAY] * (can >> 1 & 1) + [ESCAPE] * (can >> 2 & 1)
    for can in range(8)
]

KEEP: Final = option("place", "top-hero")
DISCARD: Final = option("discard", "top-hero")
KEEP_OR_DISCARD: Final[list[Option]] = [KEEP, DISCARD]
CALL_KINGMAKER: Final = option("place", "kingmaker")
LOOK_AT_DECK: Final = option("look", "deck")

# Places are counted from the left of the side that is asked.
ENEMY_AT: Final[list[Option]] = [
    option("target", f"enemy-{place + 1}", place) for place in range(MOST_RANKS)
]
ALLY_AT: Final[list[Option]] = [
    option("target", f"ally-{place + 1}", place) for place in range(MOST_RANKS)
]
FILL_RANK: Final[list[Option]] = [
    option("fill", f"rank-{place + 1}", place) for place in range(MOST_RANKS)
]
GIVE_TO: Final[list[Option]] = [
    option("give", f"ally-{place + 1}", place) for place in range(MOST_RANKS)
]
KINGMAKER_AT: Final[list[Option]] = [
    option("kingmaker", f"ally-{place + 1}", place) for place in range(MOST_RANKS)
]


# Pay with that many held points, the rest with points of this turn.
PAY_WITH_HELD: Final[list[Option]] = [
    option("pay", f"held-{held}", held) for held in range(MOST_POINTS + 1)
]
# Two allies change places, the one further left first; the number holds both places.
SWAP: Final[list[Option]] = [
    option("move", f"ally-{one + 1}+ally-{other + 1}", one * MOST_RANKS + other)
    for one in range(MOST_RANKS)
    for other in range(MOST_RANKS)
]
# Every opening move when all heroes can move, by the number of ranks.
ALL_MOVES: Final[dict[int, list[Option]]] = {
    ranks: [STAY]
    + [SWAP[one * MOST_RANKS + other] for one in range(ranks) for other in range(one + 1, ranks)]
    for ranks in (3, 4)
}
