"""The three formats: small objects that override what is different. (HB-1.3, HB-15.6 to 15.8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.errors import BreakfallError
from breakfall.games.hellbreak.decks import DEMO_DECKS, Deck, find_deck
from breakfall.games.hellbreak.rules.setup import choose_locations, place_locations
from breakfall.games.hellbreak.state import Duel, DuelFormat


class Open(DuelFormat):
    """Two decks written by the players. (HB-15.8)"""

    def decks(self, chosen: tuple[str, str]) -> list[Deck]:
        return [find_deck(text) for text in chosen]

    def initiative(self, duel: Duel, wanted: str) -> int:
        """Chance decides, unless the table was set up otherwise. (HB-3.1)"""
        return duel.luck.below(2) if wanted == "random" else int(wanted)

    async def choose_locations(self, duel: Duel) -> None:
        """In secret. (HB-3.3)"""
        await choose_locations(duel)


class Demo(Open):
    """The two demo decks. (HB-15.7)"""

    def decks(self, chosen: tuple[str, str]) -> list[Deck]:
        if sorted(chosen) != sorted(DEMO_DECKS):
            raise BreakfallError(
                "this format is Dracula against Jaws: set deck0=dracula and deck1=jaws, or the "
                "other way round; the format 'open' plays any two decks"
            )
        return super().decks(chosen)


class FirstGame(Demo):
    """The demo decks with everything fixed. (HB-15.6)"""

    def initiative(self, duel: Duel, wanted: str) -> int:
        """The Dracula player begins with it. (HB-15.6)"""
        holder = next(side.seat for side in duel.sides if side.monster.card.key == "dracula")
        if wanted not in ("random", str(holder)):
            raise BreakfallError(
                f"in the first game Dracula has initiative, that is seat {holder}: leave out "
                f"first={wanted}"
            )
        return holder

    async def choose_locations(self, duel: Duel) -> None:
        """Carfax Abbey and North Beach, the first of each deck. (HB-15.6)"""
        place_locations(duel, [side.locations[0] for side in duel.sides])


FORMATS: Final[tuple[Open, ...]] = (
    Demo("demo", "Demo", (2,), "Dracula against Jaws; locations are chosen in secret."),
    FirstGame("first-game", "First game", (2,), "Dracula against Jaws with a fixed set-up."),
    Open("open", "Open", (2,), "Two decks of the players' own."),
)
