"""The answers of Nightfall that are not printed on a card, made once.

Players are named by where they sit from the one who is asked, minions by their player and their
place in the row, orders in the chain by their place in it.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option, option

MOST_PLAYERS: Final = 5
MOST_IN_A_ROW: Final = 100  # more minions or links than anybody could ever own

NO_CHAIN: Final = option("play", "nothing")
NO_MORE_LINKS: Final = option("link", "nothing")
NO_BLOCK: Final = option("block", "nobody")
NO_MORE_CLAIMS: Final = option("claim", "nothing")
KEEP_WOUNDS: Final = option("wound", "keep")

# How a player is called by the one who is asked, by how far to the left they sit.
SEATED: Final = ("you", *(f"left-{distance}" for distance in range(1, MOST_PLAYERS)))
PLAYER_AT: Final[list[Option]] = [
    option("player", who, distance) for distance, who in enumerate(SEATED)
]
MINION_AT: Final[list[list[Option]]] = [
    [
        option("minion", f"{who}-{place + 1}", distance * MOST_IN_A_ROW + place)
        for place in range(MOST_IN_A_ROW)
    ]
    for distance, who in enumerate(SEATED)
]
ORDER_AT: Final[list[Option]] = [
    option("order", f"link-{place + 1}", place) for place in range(MOST_IN_A_ROW)
]
