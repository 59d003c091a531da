"""The terms of Nightfall: colors, species, in-play texts, wounds and the steps of a match."""

from __future__ import annotations

from typing import Final, Literal

from breakfall.core.cards import INFERRED, PUBLIC, RULEBOOK

WHITE: Final = 0
RED: Final = 1
GREEN: Final = 2
PURPLE: Final = 3
YELLOW: Final = 4
BLUE: Final = 5
NO_COLOUR: Final = -1
Color = Literal["white", "red", "green", "purple", "yellow", "blue"]
COLOURS: Final[tuple[Color, ...]] = ("white", "red", "green", "purple", "yellow", "blue")

ACTION: Final = -1
VAMPIRE: Final = 0
LYCANTHROPE: Final = 1
HUNTER: Final = 2
GHOUL: Final = 3
SPECIES: Final = ("Vampire", "Lycanthrope", "Hunter", "Ghoul")

# In-play texts that the rules look up. (NF-2.14)
BLOCKS_DAMAGE: Final = 1  # blocks damage inflicted on its player
STAYS: Final = 2  # stays in play until destroyed
EXILE_WHEN_DESTROYED: Final = 4
EXILE_WHEN_DISCARDED: Final = 8
TO_HAND_WHEN_DESTROYED: Final = 16
DISCOUNT: Final = 32  # what its player claims costs 1 less
UNBLOCKABLE: Final = 64  # minions cannot be assigned to block it
LEADS_VAMPIRES: Final = 128  # other friendly Vampires have 1 strength more
LARGER_HAND: Final = 256  # its player draws up to one card more
EXILE: Final = EXILE_WHEN_DESTROYED | EXILE_WHEN_DISCARDED

BITE: Final = 0
BURN: Final = 1
BLEED: Final = 2
WoundType = Literal["bite", "burn", "bleed"]
WOUND_TYPES: Final[tuple[WoundType, ...]] = ("bite", "burn", "bleed")
WOUND_TEXT: Final = "In your cleanup: discard any number of wounds and draw two cards for each."

# What the next step of the match is.
LAY_OUT: Final = 0
DRAFT: Final = 1
OPEN_ARCHIVES: Final = 2
ATTACK: Final = 3
BLOCK: Final = 4
BLOWS: Final = 5
AFTER_COMBAT: Final = 6
LINKING: Final = 7
RESOLVING: Final = 8
CLAIM: Final = 9
CLEANUP: Final = 10
END: Final = 11
Phase = Literal["set-up", "combat", "chain", "claim", "cleanup", "end", "over"]
PHASES: Final[tuple[Phase, ...]] = (
    "set-up",
    "set-up",
    "set-up",
    "combat",
    "combat",
    "combat",
    "combat",
    "chain",
    "chain",
    "claim",
    "cleanup",
    "end",
)

HAND_SIZE: Final = 5
COMMONS: Final = 8
COPIES: Final = 7
STARTER_COPIES: Final = 2
WOUNDS_A_PLAYER: Final = 10
WOUNDS: Final = 60
INFLUENCE: Final = 2
QUIET_ROUNDS: Final = 20
NOT_DRAWN: Final = -1  # who goes first is decided last (NF-4.9)
NOT_IN_CHAIN: Final = -1  # the place of an order that lends its text from elsewhere


def known(rulebook: str = "", public: str = "", inferred: str = "") -> dict[str, str]:
    """Where fields of a card come from, by their names; all others were designed here."""
    sources: dict[str, str] = {}
    for source, fields in ((RULEBOOK, rulebook), (PUBLIC, public), (INFERRED, inferred)):
        for field in fields.split():
            sources[field] = source
    return sources
