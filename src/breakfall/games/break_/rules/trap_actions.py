"""What the owner of traps can do with them: lay one, or let the rogue leap out. (BR-9)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_on_top
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.action import Action
from breakfall.games.break_.board import NAMES, PLACES, TILES
from breakfall.games.break_.events import LAYS_A_TRAP, LAYS_THIS_TRAP, LEAPS_OUT
from breakfall.games.break_.nations import NATIONS
from breakfall.games.break_.questions import TroopQuestion, army_asked
from breakfall.games.break_.rules.damage import stick
from breakfall.games.break_.rules.traps import discard, reveal
from breakfall.games.break_.state import Army, Battle, Trap, TrapCard, Troop
from breakfall.games.break_.terms import OBSTRUCTED, TRAP
from breakfall.games.break_.words import what_lies_on


class TrapTileQuestion(TroopQuestion):
    """Under which of one's own troops a trap is laid; asked about its card."""

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        if thing.army is not army_asked(table, asked):
            return Barred(self.rule, "Traps are laid under your own troops.")
        return Barred(self.rule, what_lies_on(table, thing.tile))


TRAP_TILE: Final = TrapTileQuestion("trap-tile", "BR-9.1", "{about}: under which of your troops?")


class LayTrap(Action):
    """Lay a trap of this kind from the hand. (BR-9.1)"""

    def __init__(self, trap: TrapCard) -> None:
        super().__init__("cast", trap.key)
        self.trap = trap

    def label(self, battle: Battle, army: Army) -> str:
        return f"Lay a trap: {self.trap.name}"

    def places(self, army: Army) -> tuple[str, ...]:
        return (f"utility:{army.seat}:{self.trap.key}",)

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        if card_in_hand(battle, army, self.trap) is None:
            return Barred("BR-9.2", f"You have no {self.trap.name} left in hand.")
        if not can_lay_traps(battle, army):
            reason = "Every tile under your troops has a trap, a snare or a river already."
            return Barred("BR-9.1", reason)
        return None

    async def carry_out(self, battle: Battle, army: Army) -> None:
        """The enemy sees the marker only. (BR-9.1, BR-16.2)"""
        card = card_in_hand(battle, army, self.trap)
        assert card is not None
        troops = [troop for troop in army.troops if not battle.ground[troop.tile] & OBSTRUCTED]
        tile = (await choose(army.seats, TRAP_TILE, troops, card)).tile
        put_on_top(card, battle.laid_by(army), out_of=battle.hand_of(army))
        army.traps.append(Trap(card, tile))
        battle.ground[tile] |= TRAP
        others = battle.everyone & ~army.mask
        LAYS_A_TRAP.tell_to(others, battle, army.mask, army.seat, PLACES[tile])
        LAYS_THIS_TRAP.tell_to(army.mask, battle, army.mask, army.traps[-1].face, PLACES[tile])


def card_in_hand(battle: Battle, army: Army, trap: TrapCard) -> Card | None:
    for card in battle.hand_of(army).cards:
        if card.face is trap:
            return card
    return None


def can_lay_traps(battle: Battle, army: Army) -> bool:
    """There is a troop of one's own on a tile that is not obstructed. (BR-9.1)"""
    return any(not battle.ground[troop.tile] & OBSTRUCTED for troop in army.troops)


class Leap(Action):
    """For one heavy move the rogue in the trap there becomes a troop. (BR-9.6)"""

    def __init__(self, tile: int) -> None:
        super().__init__("leap", NAMES[tile])
        self.tile = tile

    def label(self, battle: Battle, army: Army) -> str:
        return f"The rogue on {NAMES[self.tile]} leaps out (1 heavy move)"

    def places(self, army: Army) -> tuple[str, ...]:
        return (PLACES[self.tile],)

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        there = battle.board[self.tile]
        trap = trap_on(army, self.tile)
        if not trap.is_rogue:
            return Barred("BR-9.6", f"This trap is {trap.face.name}. Only a rogue leaps out.")
        if army.heavy == 0:
            return Barred("BR-9.6", "Leaping out takes a heavy move; you have none left.")
        if there is not None:
            return Barred("BR-9.6", f"{there.card.name} stands on the rogue's tile.")
        return None

    async def carry_out(self, battle: Battle, army: Army) -> None:
        """The trap is turned over; a bomb there sticks to the rogue. (BR-9.6, BR-11.2)"""
        army.heavy -= 1
        trap = trap_on(army, self.tile)
        reveal(battle, army, trap)
        discard(battle, army, trap)
        rogue = trap.face.turned_over
        assert rogue is not None
        troop = battle.stand(rogue, army, self.tile)
        LEAPS_OUT.tell(battle, army.mask, troop)
        stick(battle, troop)


def trap_on(army: Army, tile: int) -> Trap:
    return next(trap for trap in army.traps if trap.tile == tile)


def can_leap(battle: Battle, trap: Trap) -> bool:
    """A rogue leaps onto its own tile, if nobody stands there. (BR-9.6)"""
    return trap.is_rogue and battle.board[trap.tile] is None


LAY: Final[dict[str, LayTrap]] = {
    trap.key: LayTrap(trap) for nation in NATIONS for trap in nation.traps
}
LEAP: Final[list[Leap]] = [Leap(tile) for tile in range(TILES)]
