"""What a player can do in a turn: the shape of an action. (BR-4.1)"""

from __future__ import annotations

from breakfall.core.option import Option
from breakfall.core.question import Barred
from breakfall.games.break_.state import Army, Battle


class Action(Option):
    """Something to do in one's turn, made once for each tile or card: it is its own option."""

    def __init__(self, kind: str, target: str = "") -> None:
        super().__init__(kind, target, 0)

    def label(self, battle: Battle, army: Army) -> str:
        """What it does, for the player whose turn it is."""
        raise NotImplementedError

    def places(self, army: Army) -> tuple[str, ...]:
        """Where one clicks for it."""
        return ()

    async def carry_out(self, battle: Battle, army: Army) -> None:
        raise NotImplementedError

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        """What keeps it from being on offer."""
        return None

    # ------------------------------------------------------------ asked first (BR-5.8)

    def hits_own(self, battle: Battle, army: Army) -> bool:
        """It would hit a troop of one's own with nothing more to choose."""
        return False

    def name(self, battle: Battle) -> str:
        """What it is called where it has to be confirmed."""
        raise NotImplementedError

    def warning(self, battle: Battle, army: Army) -> str:
        """What is confirmed: it names every troop of one's own that is hit."""
        raise NotImplementedError

    def place_hit(self, battle: Battle, army: Army) -> str:
        """Where one clicks to confirm it."""
        raise NotImplementedError
