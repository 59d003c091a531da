"""What can be done in a turn, one thing at a time. (BR-4, BR-5)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.action import Action
from breakfall.games.break_.board import DISTANCE, NAMES, PLACES, TILES
from breakfall.games.break_.cards.rock import remove_wall
from breakfall.games.break_.events import CASTS, GETS_FREE
from breakfall.games.break_.forecast import forecast
from breakfall.games.break_.icons import NIMBLE, TURNCOAT
from breakfall.games.break_.nations import NATIONS
from breakfall.games.break_.questions import TileQuestion, troop_asked_about, why_it_stays
from breakfall.games.break_.rules.damage import destroy_snare, leave_board
from breakfall.games.break_.rules.moving import (
    can_be_moved,
    can_step,
    can_use_a_move,
    tiles_to_enter,
    use_a_move,
    walk,
)
from breakfall.games.break_.state import Army, Battle, Troop, Utility
from breakfall.games.break_.words import (
    standing,
    there_words,
    tile_and_whom,
    troop_name,
    what_is_there,
    whom,
)

# ---------------------------------------------------------------- troops


class TroopAction(Action):
    """Something that a troop on this tile does for a move."""

    def __init__(self, kind: str, tile: int) -> None:
        super().__init__(kind, NAMES[tile])
        self.tile = tile

    def places(self, army: Army) -> tuple[str, ...]:
        return (PLACES[self.tile],)


def why_no_move(army: Army, troop: Troop) -> Barred | None:
    """No move of this turn is left for it. (BR-4.2, BR-4.3)"""
    if can_use_a_move(army, troop):
        return None
    if army.nimble > 0:
        reason = f"{troop.card.name} is not nimble, and your heavy moves are used up."
        return Barred("BR-4.3", reason)
    left = "moves" if troop.icons & NIMBLE else "heavy moves"
    return Barred("BR-4.2", f"You have no {left} left this turn.")


class MoveToQuestion(TileQuestion):
    """Where a troop moves; asked about the troop."""

    def label(self, table: Battle, asked: OpenQuestion, thing: int) -> str:
        mover, there = troop_asked_about(asked), table.board[thing]
        if there is None:
            return super().label(table, asked, thing)
        if there.army is mover.army:
            return f"Merge into {standing(table, there)}"
        dealt, taken = forecast(table, mover, there)
        waits = there_words(table.ground[thing])
        return f"Attack {standing(table, there)}: deals {dealt}, takes {taken}{waits}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: int) -> Barred:
        mover = troop_asked_about(asked)
        name = mover.card.name
        if DISTANCE[mover.tile * TILES + thing] != 1:
            return Barred(self.rule, f"{name} moves to a tile beside it, not diagonally.")
        if table.is_blocked(thing):
            return Barred("BR-2.3", what_is_there(table, thing))
        return Barred(self.rule, f"{what_is_there(table, thing)} Your troops cannot share a tile.")


MOVE_TO: Final = MoveToQuestion("move-to", "BR-4.5", "Where does {about} move?")


class Move(TroopAction):
    """The troop there moves. (BR-4.3 to BR-4.5)"""

    def label(self, battle: Battle, army: Army) -> str:
        """With the tile where a troop goes that can go to one tile only: nobody asks for it."""
        troop = battle.troop_at(self.tile)
        tiles = tiles_to_enter(battle, troop)
        sole = f" to {tile_and_whom(battle, tiles[0], army.seat)}" if len(tiles) == 1 else ""
        return f"Move {standing(battle, troop)}{sole}"

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        troop = battle.troop_at(self.tile)
        name = troop.card.name
        if troop.army is not army:
            return Barred("BR-4.3", f"{name} is an enemy. You move your own troops.")
        if not can_be_moved(troop):
            return why_it_stays(troop)
        if not can_step(battle, troop):
            return Barred("BR-4.5", f"{name} has no tile beside it that it can move to.")
        return why_no_move(army, troop)

    async def carry_out(self, battle: Battle, army: Army) -> None:
        """Which tile, then what happens there. (BR-4.3 to BR-4.5)"""
        troop = battle.troop_at(self.tile)
        tile = await choose(army.seats, MOVE_TO, tiles_to_enter(battle, troop), troop)
        use_a_move(army, troop)
        walk(battle, troop, tile)

    def hits_own(self, battle: Battle, army: Army) -> bool:
        tiles = tiles_to_enter(battle, battle.troop_at(self.tile))
        there = battle.board[tiles[0]]
        return len(tiles) == 1 and there is not None and there.army is army

    def name(self, battle: Battle) -> str:
        return troop_name(battle.troop_at(self.tile))

    def warning(self, battle: Battle, army: Army) -> str:
        rock = battle.troop_at(self.tile)
        golem = battle.troop_at(tiles_to_enter(battle, rock)[0])
        return f"Merge your {standing(battle, rock)} into {whom(golem, army.seat)}"

    def place_hit(self, battle: Battle, army: Army) -> str:
        """The golem, as in "move-to"."""
        return PLACES[tiles_to_enter(battle, battle.troop_at(self.tile))[0]]


class Free(TroopAction):
    """The troop there destroys its snare. (BR-9.10, BR-13.5)"""

    def label(self, battle: Battle, army: Army) -> str:
        return f"{standing(battle, battle.troop_at(self.tile))} destroys its snare (1 move)"

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        return why_no_move(army, battle.troop_at(self.tile))

    async def carry_out(self, battle: Battle, army: Army) -> None:
        troop = battle.troop_at(self.tile)
        use_a_move(army, troop)
        troop.is_snared = False
        GETS_FREE.tell(battle, army.mask, troop)
        destroy_snare(battle, battle.enemy_of(army), self.tile)


class Flip(TroopAction):
    """The turncoat there is turned over. (BR-7.17, BR-13.2)"""

    def label(self, battle: Battle, army: Army) -> str:
        return f"{standing(battle, battle.troop_at(self.tile))} becomes a snare (1 heavy move)"

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        troop = battle.troop_at(self.tile)
        if troop.is_snared:
            return Barred("BR-9.9", f"{troop.card.name} is held by a snare.")
        return why_no_move(army, troop)

    async def carry_out(self, battle: Battle, army: Army) -> None:
        troop = battle.troop_at(self.tile)
        use_a_move(army, troop)
        leave_board(battle, troop)


class TearDown(TroopAction):
    """The wall there is removed, for free. (BR-8.8)"""

    def label(self, battle: Battle, army: Army) -> str:
        return f"Tear down the wall on {NAMES[self.tile]}"

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        if any(wall.tile == self.tile for wall in army.walls):
            return None
        return Barred("BR-8.8", "This wall is the enemy's. You tear down your own.")

    async def carry_out(self, battle: Battle, army: Army) -> None:
        remove_wall(battle, army, self.tile)


# ---------------------------------------------------------------- utilities


class UtilityAction(Action):
    def __init__(self, kind: str, utility: Utility) -> None:
        super().__init__(kind, utility.key)
        self.utility = utility

    def places(self, army: Army) -> tuple[str, ...]:
        return (f"utility:{army.seat}:{self.utility.key}",)


class Cast(UtilityAction):
    """Cast a utility. (BR-5)"""

    def label(self, battle: Battle, army: Army) -> str:
        """What is cast, and what follows at once if nothing more is asked."""
        utility = self.utility
        users = utility.users(battle, army)
        if len(users) == 1:
            return f"Cast {utility.name}: {utility.sole_user(battle, users[0])}"
        return f"Cast {utility.name}{utility.price(army)}"

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        utility = self.utility
        if army.ready_copies(utility) == 0:
            return why_not_ready(utility)
        if utility.is_out(army):
            return Barred(utility.take_rule, f"You have {utility.name} on the board already.")
        return None if utility.can_cast(battle, army) else utility.why_not(battle, army)

    async def carry_out(self, battle: Battle, army: Army) -> None:
        """It is used when its text has been carried out. (BR-5.1)"""
        army.use(self.utility)
        CASTS.tell(battle, army.mask, army.seat, self.utility)
        await self.utility.cast(battle, army)

    def hits_own(self, battle: Battle, army: Army) -> bool:
        return bool(self.utility.own_hit(battle, army))

    def name(self, battle: Battle) -> str:
        return self.utility.name

    def warning(self, battle: Battle, army: Army) -> str:
        hit = self.utility.own_hit(battle, army)
        names = ", ".join(standing(battle, troop) for troop in hit)
        return f"Cast {self.utility.name}: {self.utility.own_hits.format(names)}"

    def place_hit(self, battle: Battle, army: Army) -> str:
        return PLACES[self.utility.own_hit(battle, army)[0].tile]


def why_not_ready(utility: Utility) -> Barred:
    if utility.recharges:
        reason = f"You have used {utility.name} this turn. It recharges when your next one starts."
        return Barred("BR-5.1", reason)
    return Barred("BR-5.3", f"{utility.name} is consumable, and you have used all you had.")


class Take(UtilityAction):
    """Take trees or the fire line off the board, instead of placing them. (BR-10.2, BR-11.6)"""

    def label(self, battle: Battle, army: Army) -> str:
        return f"Take {self.utility.name} off the board"

    def why_not(self, battle: Battle, army: Army) -> Barred | None:
        utility = self.utility
        if army.ready_copies(utility) == 0:
            reason = f"You have placed or taken {utility.name} this turn already."
            return Barred(utility.take_rule, reason)
        if not utility.is_out(army):
            return Barred(utility.take_rule, f"You have no {utility.name} on the board.")
        return None

    async def carry_out(self, battle: Battle, army: Army) -> None:
        army.use(self.utility)
        self.utility.take(battle, army)


MOVE: Final[list[Move]] = [Move("move", tile) for tile in range(TILES)]
FREE: Final[list[Free]] = [Free("free", tile) for tile in range(TILES)]
FLIP: Final[list[Flip]] = [Flip("flip", tile) for tile in range(TILES)]
TEAR_DOWN: Final[list[TearDown]] = [TearDown("tear-down", tile) for tile in range(TILES)]
UTILITIES: Final[list[Utility]] = [one for nation in NATIONS for one in nation.utilities]
CAST: Final[dict[str, Cast]] = {utility.key: Cast("cast", utility) for utility in UTILITIES}
TAKE: Final[dict[str, Take]] = {
    utility.key: Take("take", utility) for utility in UTILITIES if utility.take_rule
}


def actions_of(troop: Troop) -> list[Action]:
    """What a player might expect a troop of their own to do."""
    actions: list[Action] = [MOVE[troop.tile]]
    if troop.is_snared:
        actions.append(FREE[troop.tile])
    if troop.icons & TURNCOAT:
        actions.append(FLIP[troop.tile])
    return actions
