"""Set-up: factions, heroes, decks and the Time deck. (NB-3)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_on_top
from breakfall.core.option import Option, option
from breakfall.core.question import Answer, AnswerQuestion, Barred, OpenQuestion, Question, choose
from breakfall.games.nightbreak.events import SPEAKS_FOR
from breakfall.games.nightbreak.questions import side_asked
from breakfall.games.nightbreak.rules.replacement import place, settle_deck
from breakfall.games.nightbreak.state import Battle, Side, hero_on
from breakfall.games.nightbreak.terms import (
    DAWN,
    DUSK,
    FACTIONS,
    KINDS,
    MIDDAY,
    MIDNIGHT,
    MOON,
    SUN,
)
from breakfall.games.nightbreak.words import place_name

SUN_HOURS = [DAWN, DAWN, MIDDAY, MIDDAY]
MOON_HOURS = [DUSK, DUSK, MIDNIGHT, MIDNIGHT]


class Faction(Answer):
    """One of the two Goddesses to fight for."""

    def __init__(self, faction: int) -> None:
        name = FACTIONS[faction]
        super().__init__("faction", name.lower(), f"The {name}")
        self.faction = faction


BOTH_FACTIONS: Final[list[Faction]] = [Faction(SUN), Faction(MOON)]
FACTION: Final = AnswerQuestion[Battle, Faction](
    "faction", "NB-3.2", "You go first. Which Goddess do you speak for?"
)


class HeroCardQuestion(Question[Battle, "Card | None"]):
    """Which hero of the deck to begin with; None leaves the rest to chance."""

    def option(self, asked: OpenQuestion, thing: Card | None) -> Option:
        return REST_AT_RANDOM if thing is None else hero_on(thing).option

    def label(self, table: Battle, asked: OpenQuestion, thing: Card | None) -> str:
        if thing is None:
            return "Leave the rest to chance"
        hero = hero_on(thing)
        kind = f"{FACTIONS[hero.faction]}, {KINDS[hero.kind]}"
        return f"{hero.name} ({kind}, HP {hero.hp}, Strength {hero.strength})"

    def places(self, table: Battle, asked: OpenQuestion, thing: Card | None) -> tuple[str, ...]:
        return () if thing is None else (f"hero:{thing.face.key}",)

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        return {"place": place_name(table, len(side_asked(table, asked).heroes))}

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Card | None]:
        """Every hero, wherever its card lies."""
        return [*table.cards, None]

    def why_not(self, table: Battle, asked: OpenQuestion, thing: Card | None) -> Barred | None:
        if thing in asked.things or thing is None:
            return None
        hero = hero_on(thing)
        if thing in table.in_play.cards:
            return Barred("NB-3.4", f"{hero.name} is in the battle already.")
        return Barred(self.rule, f"{hero.name} fights for the {FACTIONS[hero.faction]}.")


REST_AT_RANDOM: Final = option("heroes", "rest-at-random")
STARTING_HERO: Final = HeroCardQuestion("choose-hero", "NB-3.3", "Choose your {place} hero.")


async def choose_factions(battle: Battle) -> None:
    """The first side chooses its faction and takes that deck. (NB-3.2)"""
    first = battle.sides[battle.first]
    second = battle.enemy_of(first)
    chosen = await choose(first.seats, FACTION, BOTH_FACTIONS)
    first.faction = chosen.faction
    second.faction = MOON if first.faction == SUN else SUN
    if first.faction != first.index:
        first.piles, second.piles = second.piles, first.piles
    SPEAKS_FOR.tell(battle, first.seat_mask, first.seats, first.faction)


async def choose_heroes(battle: Battle, side: Side) -> None:
    """Heroes are chosen one at a time and stand left to right. (NB-3.3 to NB-3.5)"""
    at_random = battle.random_heroes
    pool = side.piles.deck
    for column in side.columns:
        card: Card | None = None
        if not at_random:
            offered: list[Card | None] = [*pool.cards, None]
            card = await choose(side.seats, STARTING_HERO, offered)
        if card is None:
            at_random = True
            card = pool.cards[battle.luck.below(len(pool.cards))]
        place(battle, side, card, pool, column)


def prepare_deck(battle: Battle, side: Side, removed: int) -> None:
    """Shuffle what is left and take the top cards out of the game unseen. (NB-3.6)"""
    piles = side.piles
    battle.shuffle(piles.deck)
    for _ in range(removed):
        card = piles.deck.top
        card.back_seen = True
        put_on_top(card, piles.removed, out_of=piles.deck)
    settle_deck(battle, side)


def prepare_time_deck(battle: Battle, starting_faction: int) -> None:
    """The hours of the second side's Goddess come first, twice over. (NB-3.7)"""
    if starting_faction == SUN:
        battle.time_deck = (MOON_HOURS + SUN_HOURS) * 2
    else:
        battle.time_deck = (SUN_HOURS + MOON_HOURS) * 2
