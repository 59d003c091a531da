"""A match of Nightbreak on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from breakfall.core.cards import Card
from breakfall.core.choice import Option, Question
from breakfall.core.log import Entry
from breakfall.core.registry import Setup
from breakfall.games.nightbreak import telling, view, words
from breakfall.games.nightbreak.formats import Classic, Kingmaker, Twilight, Unity
from breakfall.games.nightbreak.rules.turn import (
    cycle_phase,
    hero_step,
    opening_move,
    resource_phase,
)
from breakfall.games.nightbreak.state import (
    CHOOSE_FACTIONS,
    CYCLE_PHASE,
    FIRST_CHOOSES_HEROES,
    HERO_STEP,
    LAY_DECKS,
    RESOURCE_PHASE,
    SECOND_CHOOSES_HEROES,
    Battle,
    HeroInPlay,
    Piles,
    Side,
)

FORMATS: dict[str, Classic] = {
    "classic": Classic(),
    "unity": Unity(),
    "kingmaker": Kingmaker(),
    "twilight": Twilight(),
}


def lay_table(setup: Setup) -> NightbreakTable:
    """The table before the first question. Chance decides who goes first. (NB-3.1)"""
    form = FORMATS[setup.format.key]
    table = NightbreakTable(setup.players, setup.luck(), form)
    table.field = table.new_zone("battle", table.everyone)
    piles = form.piles(table)
    for index, seats in enumerate(form.teams(setup.players)):
        table.sides.append(Side(index, seats, form.ranks, piles[index]))
    first = setup.settings["first"]
    table.first = table.luck.below(2) if first == "random" else int(first)
    table.active = table.first
    table.random_heroes = setup.settings["heroes"] == "random"
    table.note("first", table.sides[table.first].seats)
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
    elif battle.stage == LAY_DECKS:
        battle.format.lay_decks(battle)
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

    def let_go(self) -> None:
        for side in self.sides:
            side.row.clear()
            side.last_in_rank.clear()

    # ------------------------------------------------------------ showing

    def view(self, viewer: int) -> dict[str, object]:
        return view.table(self, viewer)

    def prompt(self, question: Question) -> str:
        return words.prompt(self, question)

    def rule(self, question: Question) -> str:
        return words.rule(question)

    def label(self, question: Question, option: Option) -> str:
        return words.label(self, question, option)

    def points_at(self, question: Question, option: Option) -> tuple[str, ...]:
        return view.points_at(self, question, option)

    def subject(self, question: Question) -> str:
        return view.subject(self, question)

    def tell(self, entry: Entry, viewer: int) -> str:
        return telling.tell(self, entry)


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
