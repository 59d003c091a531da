"""The terms of HELLBREAK: sides of a monster, stages, headings of abilities. (HB-2, HB-5.1)"""

from __future__ import annotations

from typing import Final, Literal

BOTH: Final = -1  # the location of a monster: it is in both (HB-4.2)
NOBODY: Final = -1

LURKING: Final = 0
UNLEASHED: Final = 1
SideUp = Literal["Lurking", "Unleashed"]
SIDES: Final[tuple[SideUp, ...]] = ("Lurking", "Unleashed")

# What the next step of the match is.
CHOOSE_LOCATIONS: Final = 0
STARTING_HANDS: Final = 1
COLLECT: Final = 2
BID_FOR_INITIATIVE: Final = 3
HORROR: Final = 4
REFRESH: Final = 5
Stage = Literal["set-up", "Feeding Phase", "Horror Phase", "Refresh Phase", "over"]
STAGES: Final[tuple[Stage, ...]] = (
    "set-up",
    "set-up",
    "Feeding Phase",
    "Feeding Phase",
    "Horror Phase",
    "Refresh Phase",
)

# The headings of abilities that the rules look for.
PLAYED: Final = 1
ATTACK: Final = 2
SCHEME: Final = 4
FLIP: Final = 8  # when your monster flips
COMBAT: Final = 16  # when it deals combat damage
CONTROL: Final = 32  # when its controller takes control of its location
BID: Final = 64  # when its controller wins the bid
ACTION: Final = 128
LURKING_ACTION: Final = 256
ENTERS: Final = 512  # ENTERS LOCATION

# What can be done with a card that is not in play.
PLAY: Final = 0
BID_IT: Final = 1
PUT_UNDER: Final = 2
DISCARD: Final = 3
TAKE: Final = 4
TO_TOP: Final = 5
TO_BOTTOM: Final = 6
VERBS: Final = ("play", "bid", "mulligan", "discard", "take", "top", "bottom")
