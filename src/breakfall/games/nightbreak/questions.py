"""What can be chosen among in Nightbreak, and how each kind of thing is shown as an option."""

from __future__ import annotations

from typing import Final

from breakfall.core.ask import Answer, Ask, AskAnswer, Asked, Barred
from breakfall.core.choice import Option, option
from breakfall.games.nightbreak.hero import FACTIONS, KINDS, STATUSES, Hero
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side

MOST_RANKS: Final = 4


def places_of(kind: str, whose: str) -> list[Option]:
    """An option for each place of a row, counted from the left of the side that is asked."""
    return [option(kind, f"{whose}-{place + 1}", place) for place in range(MOST_RANKS)]


ENEMY_AT: Final[list[Option]] = places_of("target", "enemy")
ALLY_AT: Final[list[Option]] = places_of("target", "ally")
FILL_RANK: Final[list[Option]] = places_of("fill", "rank")


def rank_id(side: Side, column: int) -> str:
    """The place of the view where a rank lies."""
    return f"rank:{side.index}:{column}"


def place_of(hero: HeroInPlay) -> tuple[str, ...]:
    return (rank_id(hero.side, hero.column),)


def standing(hero: HeroInPlay) -> str:
    """A hero with what matters now: "Ravo Skycaller (4 of 6 HP, stunned)"."""
    words = [f"{hero.hp - hero.damage} of {hero.hp} HP"]
    words += [word for status, word in STATUSES.items() if hero.has(status)]
    if hero.held:
        words.append(f"holds {hero.held}")
    return f"{hero.name} ({', '.join(words)})"


class AskHero(Ask[Battle, HeroInPlay]):
    """Which hero in play. An enemy or an ally is called by its place, seen by who is asked."""

    def option(self, asked: Asked, thing: HeroInPlay) -> Option:
        is_ally = asked.seats[0] in thing.side.seats
        side_index = thing.side.index if is_ally else 1 - thing.side.index
        last = len(thing.side.row) - 1
        place = thing.column if side_index == 0 else last - thing.column
        return ALLY_AT[place] if is_ally else ENEMY_AT[place]

    def label(self, table: Battle, asked: Asked, thing: HeroInPlay) -> str:
        return standing(thing)

    def places(self, table: Battle, asked: Asked, thing: HeroInPlay) -> tuple[str, ...]:
        return place_of(thing)
