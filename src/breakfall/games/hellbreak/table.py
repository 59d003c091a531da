"""A match of HELLBREAK on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from breakfall.core.cards import Located
from breakfall.core.game import Setup
from breakfall.core.view import Shell
from breakfall.core.wording import Who
from breakfall.games.hellbreak import shell, view
from breakfall.games.hellbreak.events import HAS_INITIATIVE
from breakfall.games.hellbreak.formats import Open
from breakfall.games.hellbreak.piles import Piles, new_piles
from breakfall.games.hellbreak.rules.feeding import bid_for_initiative, collect_resources
from breakfall.games.hellbreak.rules.horror import begin_horror, horror_action
from breakfall.games.hellbreak.rules.refresh import refresh
from breakfall.games.hellbreak.rules.setup import starting_hands
from breakfall.games.hellbreak.state import Duel, Side
from breakfall.games.hellbreak.terms import (
    BID_FOR_INITIATIVE,
    CHOOSE_LOCATIONS,
    COLLECT,
    HORROR,
    REFRESH,
    SIDES,
    STARTING_HANDS,
)
from breakfall.games.hellbreak.view import DuelView
from breakfall.games.hellbreak.words import located_name


def new_table(setup: Setup) -> HellbreakTable:
    """Decks, monsters and the initiative card, before the first question. (HB-3.1, HB-3.2)"""
    form = setup.format
    assert isinstance(form, Open)
    settings = setup.settings
    table = HellbreakTable(setup.players, setup.luck(), form)
    for seat, deck in enumerate(form.decks((settings["deck0"], settings["deck1"]))):
        side = Side(seat, deck.monster, new_piles(table, seat))
        side.locations = deck.locations
        side.deck_list = deck.counts
        table.new_cards(deck.cards, side.piles.deck)
        table.sides.append(side)
    table.last_card_scares = settings["last_card"] == "jumpscare"
    table.initiative = form.initiative(table, settings["first"])
    holder = table.sides[table.initiative]
    HAS_INITIATIVE.tell(table, holder.mask, holder.seat)
    return table


async def other_phases(duel: Duel) -> None:
    """Each part of a phase is a step, and so is each action of the Horror Phase."""
    if duel.stage == COLLECT:
        await collect_resources(duel)
        duel.stage = BID_FOR_INITIATIVE
    elif duel.stage == BID_FOR_INITIATIVE:
        await bid_for_initiative(duel)
        begin_horror(duel)
        duel.stage = HORROR
    elif duel.stage == REFRESH:
        await refresh(duel)
        duel.stage = COLLECT
    elif duel.stage == CHOOSE_LOCATIONS:
        await duel.format.choose_locations(duel)
        duel.stage = STARTING_HANDS
    else:
        await starting_hands(duel)
        duel.stage = COLLECT


class HellbreakTable(Duel):
    async def play(self) -> None:
        while self.steps != self.stop_at_step:
            if self.stage == HORROR:
                await horror_action(self)
            else:
                await other_phases(self)
            self.steps += 1

    # ------------------------------------------------------------ copying

    def copy(self) -> HellbreakTable:
        twin = HellbreakTable(self.seats, self.luck.copy(), self.format)
        self.copy_table_to(twin)
        twin.last_card_scares = self.last_card_scares
        twin.round = self.round
        twin.initiative = self.initiative
        twin.turn = self.turn
        twin.passes = self.passes
        twin.slumbering = self.slumbering
        twin.stage = self.stage
        twin.places = [place.copy() for place in self.places]
        for side in self.sides:
            twin.sides.append(copy_side(side, twin))
        return twin

    def release(self) -> None:
        for side in self.sides:
            side.minions.clear()
            side.assets.clear()
            del side.monster

    # ------------------------------------------------------------ showing

    def view(self, mask: int) -> DuelView:
        return view.table(self, mask)

    def shell(self, mask: int) -> Shell:
        return shell.shell(self, mask)

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact by its name: a player, a card with its owner, the side of a monster."""
        if isinstance(value, Located):
            return value.face.name if name == "brought" else located_name(self, value, mask)
        if isinstance(value, list) and name == "revealed":
            names = " and ".join(face.name for face in value)
            return f" and reveals {names}" if names else ""
        if isinstance(value, int):
            if name in ("side", "other"):
                name_of_side = self.name_of(self.sides[value])
                return Who(name_of_side, is_you=mask >> value & 1 == 1)
            if name == "up":
                return SIDES[value]
        return super().fact(name, value, mask)


def copy_side(side: Side, twin: Duel) -> Side:
    first = side.piles.deck.index
    piles = Piles(twin.zones[first : side.piles.crypt.index + 1])
    other = Side(side.seat, side.monster.card, piles)
    other.monster.up = side.monster.up
    other.monster.exhausted = side.monster.exhausted
    other.locations = side.locations
    other.deck_list = side.deck_list
    other.blood = side.blood
    other.malice = side.malice
    other.minions = [minion.copy(twin.cards[minion.card.index], other) for minion in side.minions]
    other.assets = [asset.copy(twin.cards[asset.card.index], other) for asset in side.assets]
    other.is_top_vertical = side.is_top_vertical
    other.prevented = side.prevented
    other.played_creature = side.played_creature
    other.has_used_monster = side.has_used_monster
    other.has_used_location = side.has_used_location.copy()
    other.vault_blood = side.vault_blood
    other.vault_malice = side.vault_malice
    other.vault_cards = side.vault_cards
    other.vault_icons = side.vault_icons.copy()
    return other
