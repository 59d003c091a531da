"""What a player may do in their turn. (HF-5.4 to 5.8)"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card
from breakfall.core.question import Answer
from breakfall.games.havenfall.state import InPlay, Pile


@mypyc_attr(acyclic=True)
class Line:
    """A line of a card in play that may be played: its "+1 card", its information, its ability."""

    __slots__ = ("me", "part")

    def __init__(self, me: InPlay, part: int) -> None:
        self.me = me
        self.part = part

    def is_also(self, me: InPlay, part: int) -> bool:
        """Copies that nothing tells apart have a line in common; it does not matter whose it is."""
        if part != self.part or self.me.face is not me.face:
            return False
        if part == ABILITY_LINE:
            return self.me.is_like(me)
        return part == DRAW_LINE or (self.me.owner is self.me.side) == (me.owner is me.side)


DRAW_LINE: Final = 0
INFORMATION_LINE: Final = 1
ABILITY_LINE: Final = 2


Act = Line | Pile | Card | Answer  # a line of a card, a purchase, a spell, or something else
