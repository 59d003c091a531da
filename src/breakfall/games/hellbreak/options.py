"""Every answer that HELLBREAK knows apart from those that point at a printed card, made once."""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option, option

MOST_MALICE: Final = 4  # no card takes more malice for blood

PASS: Final = option("pass")
SLUMBER: Final = option("slumber")
USE_MONSTER: Final = option("use", "monster")

# Your own location lies on your right, your opponent's on your left.
RIGHT: Final = option("at", "right")
LEFT: Final = option("at", "left")
EITHER_PLACE: Final[list[Option]] = [RIGHT, LEFT]
USE_RIGHT: Final = option("use", "location-right")
USE_LEFT: Final = option("use", "location-left")

ATTACK_WITH_MONSTER: Final = option("attack", "ally:monster")
SCHEME_WITH_MONSTER: Final = option("scheme", "ally:monster")
DEFEND_WITH_MONSTER: Final = option("defend", "ally:monster")
OWN_MONSTER: Final = option("target", "ally:monster")
ENEMY_MONSTER: Final = option("target", "enemy:monster")
NO_DEFENDER: Final = option("defend", "nobody")
NO_TARGET: Final = option("target", "nobody")

YOU: Final = option("player", "you")
OPPONENT: Final = option("player", "opponent")
EITHER_PLAYER: Final[list[Option]] = [YOU, OPPONENT]

YES: Final = option("yes")
NO: Final = option("no")
YES_OR_NO: Final[list[Option]] = [YES, NO]

NO_BID: Final = option("bid", "nothing")
KEEP_HAND: Final = option("mulligan", "done")
FLIP: Final = option("flip")
STAY: Final = option("stay")
FLIP_OR_STAY: Final[list[Option]] = [FLIP, STAY]
NO_MORE: Final = option("use", "no-more")
NO_SUCH_CARD: Final = option("none")  # only in an imagined match
KILL_OLD: Final = option("kill", "old")  # of two unique cards the one that was in play before
KILL_NEW: Final = option("kill", "new")
OLD_OR_NEW: Final[list[Option]] = [KILL_OLD, KILL_NEW]

GAIN_BLOOD: Final = option("gain", "blood")
GAIN_MALICE: Final = option("gain", "malice")
BLOOD_OR_MALICE: Final[list[Option]] = [GAIN_BLOOD, GAIN_MALICE]
RETURN_TO_HAND: Final = option("return")
CALL_THE_PRANK: Final = option("call")
RETURN_OR_CALL: Final[list[Option]] = [RETURN_TO_HAND, CALL_THE_PRANK]

PAY_WITH_MALICE: Final[list[Option]] = [
    option("pay", f"malice-{amount}", amount) for amount in range(MOST_MALICE + 1)
]
ONE_OR_TWO_DAMAGE: Final[list[Option]] = [option("damage", "1", 1), option("damage", "2", 2)]
