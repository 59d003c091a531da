"""A match of Havenfall on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from typing import Final

from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.question import choose
from breakfall.core.view import Shell
from breakfall.games.havenfall import shell, view
from breakfall.games.havenfall.events import GOES_FIRST
from breakfall.games.havenfall.formats import Standard
from breakfall.games.havenfall.places import Board, Piles
from breakfall.games.havenfall.rules.acting import (
    FIGHTING,
    TURN,
    act,
    act_at_once,
    possible_acts,
)
from breakfall.games.havenfall.rules.fighting import STRIKE
from breakfall.games.havenfall.rules.setup import (
    deal_first_hands,
    set_up_board,
    set_up_players,
)
from breakfall.games.havenfall.rules.spells import may_react, react
from breakfall.games.havenfall.rules.turn import begin_turn, end_turn
from breakfall.games.havenfall.state import ACT, BEGIN_TURN, NOWHERE, Haven, Pile, Side
from breakfall.games.havenfall.terms import COLOURS, TURN_BEGINS
from breakfall.games.havenfall.view import HavenView
from breakfall.games.havenfall.words import PLACES


def lay_table(setup: Setup) -> HavenfallTable:
    """Board, players and first hands, before the first turn. (HF-3, HF-4)"""
    form = setup.format
    assert isinstance(form, Standard)
    settings = setup.settings
    table = HavenfallTable(setup.players, setup.luck(), form)
    set_up_board(table, form.layout(table, settings["heroes"]))
    set_up_players(table, 2 if settings["pixels"] == "two" else 1)
    table.first = who_goes_first(table, settings["first"])
    table.active = table.first
    table.last_round = 0 if settings["rounds"] == "endless" else int(settings["rounds"])
    first = table.sides[table.first]
    GOES_FIRST.tell(table, first.mask, first.seats)
    deal_first_hands(table)
    return table


def who_goes_first(table: HavenfallTable, wanted: str) -> int:
    """Chance decides, unless a seat was agreed on. (HF-4.5)"""
    if wanted == "random":
        return table.luck.below(table.seats)
    seat = int(wanted)
    if seat >= table.seats:
        raise BreakfallError(f"setting first cannot be {wanted!r} with {table.seats} players")
    return seat


class HavenfallTable(Haven):
    async def play(self) -> None:
        while self.outcome is None and self.steps != self.stop_at_step:
            if self.stage == ACT:
                side = self.sides[self.active]
                acts = possible_acts(self, side)
                chosen = acts[0]
                if len(acts) > 1:
                    question = TURN if self.turn.location == NOWHERE else FIGHTING
                    chosen = await choose(side.seats, question, acts)
                if chosen is not STRIKE:
                    self.turn.all_passed = False
                if not act_at_once(self, side, chosen):
                    await act(self, side, chosen)
            elif self.stage == BEGIN_TURN:
                begin_turn(self)
                if may_react(self, TURN_BEGINS):
                    await react(self, TURN_BEGINS)
            else:
                await end_turn(self)
            self.steps += 1

    # ------------------------------------------------------------ copying

    def copy(self) -> HavenfallTable:
        twin = HavenfallTable(self.seats, self.luck.copy(), self.format)
        self.copy_table_to(twin)
        zones = twin.zones
        first = self.board.spell_deck.index
        twin.zones_of_board = Board(zones[first : self.board.arcane.index + 1])
        twin.piles = [Pile(pile.face, zones[pile.zone.index]) for pile in self.piles]
        twin.items = [Pile(pile.face, zones[pile.zone.index]) for pile in self.items]
        twin.row = [None if one is None else one.copy(twin.cards) for one in self.row]
        twin.supply = self.supply.copy()
        twin.first = self.first
        twin.active = self.active
        twin.round = self.round
        twin.last_round = self.last_round
        twin.stage = self.stage
        twin.turn = self.turn.copy()
        twin.are_leaders_free = self.are_leaders_free
        twin.spell_holders = self.spell_holders
        for side in self.sides:
            twin.sides.append(copy_side(side, twin))
        for side, other in zip(self.sides, twin.sides, strict=True):
            copy_play(side, other, twin)
        return twin

    def release(self) -> None:
        for side in self.sides:
            side.play.clear()
            side.bonuses.clear()

    # ------------------------------------------------------------ showing

    def view(self, mask: int) -> HavenView:
        return view.table(self, mask)

    def shell(self, mask: int) -> Shell:
        return shell.shell(self, mask)

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact by its name: a color, a place of the row, why the match ended."""
        if isinstance(value, int) and name in FACTS:
            return FACTS[name][value]
        return super().fact(name, value, mask)


FACTS: Final[dict[str, tuple[str, ...]]] = {
    "color": COLOURS,
    "gained": COLOURS,
    "counts_as": COLOURS,
    "location": tuple(place.lower() for place in PLACES),
    "why": ("No monsters are left.", "The last round is over."),
}


def copy_side(side: Side, twin: Haven) -> Side:
    first = side.piles.deck.index
    piles = Piles(twin.zones[first : side.piles.away.index + 1])
    other = Side(side.seat, twin.seats, side.colour, piles)
    other.available = side.available.copy()
    other.exhausted = side.exhausted.copy()
    other.points = side.points
    other.treasure = side.treasure
    other.damage = side.damage
    other.health = side.health
    other.boss_damage = side.boss_damage
    other.boss_health = side.boss_health
    other.more_cards = side.more_cards
    other.has_monsters = side.has_monsters
    other.colour_changed = side.colour_changed
    other.counts_as = side.counts_as
    return other


def copy_play(side: Side, other: Side, twin: Haven) -> None:
    """The cards in play, and the bonuses between them."""
    other.play = [me.copy(twin.cards[me.card.index], twin.sides) for me in side.play]
    for bonus in side.bonuses:
        source = other.play[side.play.index(bonus.source)]
        target = other.play[side.play.index(bonus.target)]
        other.bonuses.append(bonus.copy(source, target))
