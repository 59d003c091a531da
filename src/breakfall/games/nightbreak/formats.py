"""The four formats. Each is a small object that overrides what is different. (NB-1, 11 to 13)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card
from breakfall.core.question import Answer, choose
from breakfall.games.nightbreak.cards import HEROES, MOON_HEROES, SUN_HEROES
from breakfall.games.nightbreak.events import NAMES_KINGMAKER
from breakfall.games.nightbreak.questions import AllyQuestion, EmptyRank
from breakfall.games.nightbreak.rules.replacement import AboutTopHeroQuestion
from breakfall.games.nightbreak.rules.setup import (
    choose_factions,
    choose_heroes,
    prepare_deck,
    prepare_time_deck,
)
from breakfall.games.nightbreak.state import Battle, BattleFormat, Hero, Piles, Side
from breakfall.games.nightbreak.terms import FACTIONS, HOUR_FACTION, HOUR_SYMBOLS, MOON, SUN

NAME_KINGMAKER: Final = AllyQuestion(
    "name-kingmaker",
    "NB-12.1",
    "Which of your heroes is your Kingmaker?",
    "Your Kingmaker is one of your own heroes.",
    "kingmaker",
)
CALL_KINGMAKER: Final = AboutTopHeroQuestion(
    "call-kingmaker",
    "NB-12.2",
    "Your Kingmaker lies in the discard pile. Call it to your {place} rank?",
)
CALL: Final = Answer("place", "kingmaker", "Call back {kingmaker}")
LOOK_AT_DECK: Final = Answer("look", "deck", "No, look at the top of the deck")


class Classic(BattleFormat):
    """Two players, a faction each, three heroes. (NB-1 to NB-10)"""

    removed = 6

    def teams(self, players: int) -> list[tuple[int, ...]]:
        """The seats of the two sides."""
        return [(0,), (1,)]

    def piles(self, battle: Battle) -> list[Piles]:
        """A deck for each side; before the set-up it holds a whole faction, open to all."""
        return [new_piles(battle, "sun", SUN_HEROES), new_piles(battle, "moon", MOON_HEROES)]

    async def choose_factions(self, battle: Battle) -> None:
        await choose_factions(battle)

    async def choose_heroes(self, battle: Battle, side: Side) -> None:
        await choose_heroes(battle, side)

    def prepare_decks(self, battle: Battle) -> None:
        for side in battle.sides:
            prepare_deck(battle, side, self.removed)
        prepare_time_deck(battle, battle.sides[battle.first].faction)

    def income(self, battle: Battle, side: Side) -> int:
        """One point, or the symbols of a Time card of one's own faction. (NB-8.2)"""
        return HOUR_SYMBOLS[battle.time] if self.owns_the_hour(battle, side) else 1

    def owns_the_hour(self, battle: Battle, side: Side) -> bool:
        return HOUR_FACTION[battle.time] == side.faction

    async def called_kingmaker(self, battle: Battle, side: Side, column: int) -> Card | None:
        """Nobody has a Kingmaker, except in the format of that name."""
        return None

    def side_name(self, battle: Battle, side: Side) -> str:
        if side.faction == SUN or side.faction == MOON:
            return FACTIONS[side.faction]
        return "The first player" if side.index == battle.first else "The second player"


class Unity(Classic):
    """Three or four players in two teams, four heroes a team. (NB-11)"""

    ranks = 4

    def teams(self, players: int) -> list[tuple[int, ...]]:
        return [(0,), (1, 2)] if players == 3 else [(0, 2), (1, 3)]


class Kingmaker(Classic):
    """Two players; each names a hero that may return from the discard pile. (NB-12)"""

    async def choose_heroes(self, battle: Battle, side: Side) -> None:
        """When the three are chosen, one of them is announced. (NB-12.1)"""
        await choose_heroes(battle, side)
        kingmaker = await choose(side.seats, NAME_KINGMAKER, side.heroes)
        side.kingmaker = kingmaker.face
        NAMES_KINGMAKER.tell(battle, side.seat_mask, side.index, kingmaker)

    async def called_kingmaker(self, battle: Battle, side: Side, column: int) -> Card | None:
        """If it lies in the discard pile, it may take the empty rank. (NB-12.2 to NB-12.6)"""
        for card in side.piles.discard.cards:
            if card.face is side.kingmaker:
                about = EmptyRank(side, column)
                answer = await choose(side.seats, CALL_KINGMAKER, [CALL, LOOK_AT_DECK], about)
                return card if answer is CALL else None
        return None


class Twilight(Classic):
    """Two players, heroes of both factions, one deck for both. (NB-13)"""

    removed = 12

    def piles(self, battle: Battle) -> list[Piles]:
        shared = new_piles(battle, "shared", HEROES)
        return [shared, shared]

    async def choose_factions(self, battle: Battle) -> None:
        """Nobody chooses a faction."""

    def prepare_decks(self, battle: Battle) -> None:
        """One deck; the first player's majority orders the Time deck."""
        first = battle.sides[battle.first]
        prepare_deck(battle, first, self.removed)
        prepare_time_deck(battle, SUN if self.heroes_of(first, SUN) >= 2 else MOON)

    def heroes_of(self, side: Side, faction: int) -> int:
        return sum(1 for hero in side.heroes if hero.face.faction == faction)

    def owns_the_hour(self, battle: Battle, side: Side) -> bool:
        """At least two heroes have the faction of the Time card."""
        return self.heroes_of(side, HOUR_FACTION[battle.time]) >= 2


FORMATS: Final[tuple[Classic, ...]] = (
    Classic("classic", "Classic", (2,), "Sun against Moon, three heroes a side."),
    Unity("unity", "Unity", (3, 4), "Two teams, four heroes a team."),
    Kingmaker("kingmaker", "Kingmaker", (2,), "One of your heroes may return again and again."),
    Twilight("twilight", "Twilight", (2,), "Heroes of both factions from one deck for both."),
)


def new_piles(battle: Battle, name: str, heroes: tuple[Hero, ...]) -> Piles:
    deck = battle.new_zone(f"{name}-deck", 0)
    discard = battle.new_zone(f"{name}-discard", battle.everyone)
    removed = battle.new_zone(f"{name}-removed", 0)
    for card in battle.new_cards(heroes, deck):
        card.known_to = battle.everyone
    return Piles(deck, discard, removed)
