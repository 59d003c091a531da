"""A match of Nightbreak on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from collections.abc import Callable

from breakfall.core.cards import Card
from breakfall.core.game import Setup
from breakfall.core.view import Shell
from breakfall.games.nightbreak import view
from breakfall.games.nightbreak.events import GOES_FIRST
from breakfall.games.nightbreak.formats import Classic
from breakfall.games.nightbreak.rules.step import hero_step
from breakfall.games.nightbreak.rules.turn import cycle_phase, opening_move, resource_phase
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Piles, Side
from breakfall.games.nightbreak.terms import (
    CHOOSE_FACTIONS,
    CYCLE_PHASE,
    FACTIONS,
    FIRST_CHOOSES_HEROES,
    HERO_STEP,
    HOURS,
    PREPARE_DECKS,
    RESOURCE_PHASE,
    SECOND_CHOOSES_HEROES,
    STATUSES,
)
from breakfall.games.nightbreak.view import BattleView
from breakfall.games.nightbreak.words import place_name, points


def new_table(setup: Setup) -> NightbreakTable:
    """The table before the first question. Chance decides who goes first. (NB-3.1)"""
    form = setup.format
    assert isinstance(form, Classic)
    table = NightbreakTable(setup.players, setup.luck(), form)
    table.field = table.new_zone("battle", table.everyone)
    piles = form.piles(table)
    for index, seats in enumerate(form.teams(setup.players)):
        table.sides.append(Side(index, seats, form.ranks, piles[index]))
    wanted = setup.settings["first"]
    table.first = table.luck.below(2) if wanted == "random" else int(wanted)
    table.active = table.first
    table.random_heroes = setup.settings["heroes"] == "random"
    first = table.sides[table.first]
    GOES_FIRST.tell(table, first.seat_mask, first.seats)
    return table


async def set_up(battle: Battle) -> None:
    """The set-up, one part at a time. (NB-3)"""
    first = battle.sides[battle.first]
    if battle.stage == CHOOSE_FACTIONS:
        await battle.format.choose_factions(battle)
    elif battle.stage == FIRST_CHOOSES_HEROES:
        await battle.format.choose_heroes(battle, first)
    elif battle.stage == SECOND_CHOOSES_HEROES:
        await battle.format.choose_heroes(battle, battle.enemy_of(first))
    elif battle.stage == PREPARE_DECKS:
        battle.format.prepare_decks(battle)
    battle.stage += 1


class NightbreakTable(Battle):
    async def play(self) -> None:
        while self.outcome is None and self.steps != self.stop_at_step:
            if self.stage == HERO_STEP:
                await hero_step(self)
            elif self.stage == RESOURCE_PHASE:
                resource_phase(self)
                await opening_move(self)
            elif self.stage == CYCLE_PHASE:
                await cycle_phase(self)
            else:
                await set_up(self)
            self.steps += 1

    # ------------------------------------------------------------ copying

    def copy(self) -> NightbreakTable:
        twin = NightbreakTable(self.seats, self.luck.copy(), self.format)
        self.copy_table_to(twin)
        if self.field is not None:
            twin.field = twin.zones[self.field.index]
        twin.random_heroes = self.random_heroes
        twin.first = self.first
        twin.active = self.active
        twin.stage = self.stage
        twin.turn = self.turn
        twin.time_deck = self.time_deck
        for side in self.sides:
            twin.sides.append(copy_side(side, twin))
        if self.acting is not None and self.acting.in_play:
            twin.acting = twin.sides[self.acting.side.index].row[self.acting.column]
        return twin

    def release(self) -> None:
        for side in self.sides:
            side.row.clear()
            side.last_in_rank.clear()

    # ------------------------------------------------------------ showing

    def view(self, mask: int) -> BattleView:
        return view.table(self, mask)

    def shell(self, mask: int) -> Shell:
        return view.shell(self, mask)

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact by its name: a side, a rank, points, a status."""
        if isinstance(value, int) and name in FACTS:
            return FACTS[name](self, value)
        return super().fact(name, value, mask)


FACTS: dict[str, Callable[[Battle, int], str]] = {
    "side": lambda battle, index: battle.format.side_name(battle, battle.sides[index]),
    "rank": place_name,
    "points": lambda battle, count: points(count),
    "status": lambda battle, status: STATUSES[status],
    "faction": lambda battle, faction: FACTIONS[faction],
    "turn": lambda battle, turn: f"Turn {turn + 1}, {HOURS[battle.time_deck[turn]]}",
}


def copy_side(side: Side, twin: Battle) -> Side:
    """Between two steps nobody is being replaced, so the heroes in the row are all there are."""
    piles = Piles(
        twin.zones[side.piles.deck.index],
        twin.zones[side.piles.discard.index],
        twin.zones[side.piles.removed.index],
    )
    other = Side(side.index, side.seats, len(side.row), piles)
    other.faction = side.faction
    other.favor = side.favor
    other.points = side.points
    other.kingmaker = side.kingmaker
    cards: list[Card] = twin.cards
    row: list[HeroInPlay | None] = [
        None if hero is None else hero.copy(cards[hero.card.index], other) for hero in side.row
    ]
    other.row = row
    return other
