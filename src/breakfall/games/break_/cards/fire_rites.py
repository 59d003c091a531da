"""Fire's rites: what is burnt to burn others. (BR-12)"""

from __future__ import annotations

from typing import ClassVar, Final

from breakfall.core.cards import INFERRED
from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.core.wording import Count
from breakfall.games.break_.board import NAMES, NEIGHBOURS, NOWHERE, PLACES, TILES
from breakfall.games.break_.cards.fire import (
    BLAZE_CARD,
    BOMBO_CARD,
    HERALD_CARD,
    SALAMANDER_CARD,
    Bomb,
    March,
)
from breakfall.games.break_.cards.fire_line import FireLine
from breakfall.games.break_.events import BURNS
from breakfall.games.break_.icons import MAGE, SACRIFICE, THORNPROOF, THORNS, VOLATILE
from breakfall.games.break_.nation import Stars
from breakfall.games.break_.questions import Part, TileQuestion, TroopQuestion, army_asked
from breakfall.games.break_.rules.casting import (
    ANY_NUMBER,
    SUMMON,
    SUMMON_MORE,
    sacrifice,
    summon,
    summoning_tiles,
)
from breakfall.games.break_.rules.damage import remove_fallen, settle, wound_with_thorns
from breakfall.games.break_.state import Army, Battle, Nation, Troop, Utility
from breakfall.games.break_.words import standing

BLAZES: Final = 0  # their place in the nation's reserve


class Rite(Utility):
    name = "Rite"
    nation = "Fire"
    icons = MAGE | SACRIFICE
    sacrifices: ClassVar[int] = 2
    blazes: ClassVar[int] = 3
    text = "Sacrifice {sacrifices} of your troops, then place up to {blazes} blazes on your side."
    rule = "BR-12.2"
    own_hits = "kills your {}"

    def amounts(self) -> dict[str, int]:
        return {"sacrifices": self.sacrifices, "blazes": self.blazes}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """Without a blaze in reserve there is nothing to pay for. (BR-5.5, BR-12.6)"""
        if army.reserve[BLAZES] == 0 or not army.has_any(MAGE):
            return False
        return len(army.troops) >= self.sacrifices

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        return army.troops.copy() if len(army.troops) == self.sacrifices else []

    def price(self, army: Army) -> str:
        blazes = Count(min(self.blazes, army.reserve[BLAZES]))
        return f" (kills {self.sacrifices} of your troops, then place up to {blazes:Blaze})"

    def why_not(self, battle: Battle, army: Army) -> Barred:
        barred = why_no_blaze(army)
        if barred is None and len(army.troops) < self.sacrifices:
            reason = f"Rite costs {self.sacrifices} troops; you have {len(army.troops)}."
            return Barred(self.rule, reason)
        return barred or super().why_not(battle, army)

    async def cast(self, battle: Battle, army: Army) -> None:
        await sacrifice(battle, army, self, self.sacrifices, self.sacrifices)
        blazes = min(self.blazes, army.reserve[BLAZES])
        for number in range(blazes):
            tiles = blaze_tiles(battle, army)
            if not tiles:
                return
            part = Part(self, number + 1, blazes)
            tile = await choose(army.seats, SUMMON_MORE, [NOWHERE, *tiles], part)
            if tile == NOWHERE:
                return
            light_blaze(battle, army, tile)


def why_no_blaze(army: Army) -> Barred | None:
    """There is none in reserve. (BR-5.5, BR-12.6)"""
    if army.reserve[BLAZES] > 0:
        return None
    return Barred("BR-12.6", "You have no Blaze left in reserve.")


def blaze_tiles(battle: Battle, army: Army) -> list[int]:
    """Where a blaze from the reserve could be placed. (BR-12.6)"""
    return summoning_tiles(battle, army) if army.reserve[BLAZES] > 0 else []


def light_blaze(battle: Battle, army: Army, tile: int) -> None:
    army.reserve[BLAZES] -= 1
    summon(battle, army, BLAZE_CARD, tile)


class Burning(Part):
    """The next of several connected tiles that burn, and those chosen so far."""

    def __init__(self, card: Utility, out_of: int, chosen: list[int]) -> None:
        super().__init__(card, len(chosen) + 1, out_of)
        self.chosen = chosen


class BurnQuestion(TileQuestion):
    """Which tile burns next."""

    def label(self, table: Battle, asked: OpenQuestion, thing: int) -> str:
        troop = table.board[thing]
        if troop is None:
            return super().label(table, asked, thing)
        whose = "your " if troop.army.seat == asked.seats[0] else ""
        return f"{whose}{standing(table, troop)}{immunity(troop)}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: int) -> Barred:
        assert isinstance(asked.about, Burning)
        if thing in asked.about.chosen:
            return Barred(self.rule, f"{NAMES[thing]} is chosen already.")
        return Barred(self.rule, f"{NAMES[thing]} is not connected to the tiles chosen so far.")


def immunity(troop: Troop) -> str:
    return ", immune to thorns" if troop.icons & THORNPROOF else ""


BURN: Final = BurnQuestion("burn", "BR-12.3", "{about}: which tile burns? ({number} of {out_of})")


class Pyre(Utility):
    name = "Pyre"
    nation = "Fire"
    icons = MAGE | SACRIFICE | THORNS
    text = (
        "Sacrifice X of your troops. Every troop on X - 1 connected tiles of your choosing takes "
        "{damage} thorns damage."
    )
    damage: ClassVar[int] = 1
    rule = "BR-12.3"
    own_hits = "kills your {}"
    text_source = INFERRED  # how much damage is not said
    designed = ("damage",)

    def amounts(self) -> dict[str, int]:
        return {"damage": self.damage}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return army.has_any(MAGE)

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        return army.troops.copy() if len(army.troops) == 1 else []

    def price(self, army: Army) -> str:
        return " (kills your troops; each one after the first burns a tile)"

    async def cast(self, battle: Battle, army: Army) -> None:
        burning = await sacrifice(battle, army, self, 1, ANY_NUMBER) - 1
        chosen: list[int] = []
        while len(chosen) < burning:
            about = Burning(self, burning, chosen)
            tile = await choose(army.seats, BURN, tiles_connected_to(chosen), about)
            BURNS.tell(battle, army.mask, PLACES[tile])
            chosen.append(tile)
        for tile in chosen:
            troop = battle.board[tile]
            if troop is not None:
                wound_with_thorns(battle, troop, self.damage, self)
        settle(battle)


def tiles_connected_to(chosen: list[int]) -> list[int]:
    """Beside one of those chosen and not chosen itself; at first, any tile. (BR-12.3)"""
    if not chosen:
        return list(range(TILES))
    beside = {tile for one in chosen for tile in NEIGHBOURS[one]}
    return sorted(beside.difference(chosen))


class HurtAllyQuestion(TroopQuestion):
    """Which of one's own troops pays for a blaze."""

    def words(self, battle: Battle, troop: Troop, seat: int) -> str:
        dies = troop.power == 1
        return standing(battle, troop) + (", explodes" if dies and troop.icons & VOLATILE else "")

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        if thing.army is not army_asked(table, asked):
            return Barred(self.rule, f"{thing.card.name} is an enemy. Kindle hurts one of yours.")
        return Barred(self.rule, f"{thing.card.name} is immune to thorns and cannot pay.")


HURT_ALLY: Final = HurtAllyQuestion(
    "hurt-ally", "BR-12.4", "{about}: which of your troops takes {damage} thorns damage?"
)


class Kindle(Utility):
    name = "Kindle"
    nation = "Fire"
    icons = MAGE | THORNS
    damage: ClassVar[int] = 1
    text = "Deal {damage} thorns damage to a troop of yours. Summon a blaze on your side."
    rule = "BR-12.4"
    own_hits = "hits your {}"

    def amounts(self) -> dict[str, int]:
        return {"damage": self.damage}

    def can_cast(self, battle: Battle, army: Army) -> bool:
        """Without a blaze in reserve there is nothing to pay for. (BR-5.5, BR-12.6)"""
        return army.reserve[BLAZES] > 0 and army.has_any(MAGE)

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return HURT_ALLY.words(battle, user, user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        """Who is immune takes no damage, and so cannot pay for the blaze. (BR-12.4)"""
        return [troop for troop in army.troops if not troop.icons & THORNPROOF]

    def own_hit(self, battle: Battle, army: Army) -> list[Troop]:
        payers = self.users(battle, army)
        return payers if len(payers) == 1 else []

    def price(self, army: Army) -> str:
        return f" ({self.damage} damage to one of your troops, then place a Blaze)"

    def why_not(self, battle: Battle, army: Army) -> Barred:
        return why_no_blaze(army) or super().why_not(battle, army)

    async def cast(self, battle: Battle, army: Army) -> None:
        """Whether the damage ends the match is seen when the blaze is there. (BR-15.1)"""
        payer = await choose(army.seats, HURT_ALLY, self.users(battle, army), self)
        wound_with_thorns(battle, payer, self.damage, self)
        remove_fallen(battle)
        places = blaze_tiles(battle, army)
        if places:
            light_blaze(battle, army, await choose(army.seats, SUMMON, places, self))


class ScorchQuestion(TroopQuestion):
    """Which enemy is scorched."""

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        return immunity(troop)

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        return Barred(self.rule, f"{thing.card.name} is one of your own. Scorch hits enemies.")


SCORCH: Final = ScorchQuestion(
    "scorch", "BR-12.5", "{about}: which enemy takes {damage} thorns damage?"
)


class Scorch(Utility):
    name = "Scorch"
    nation = "Fire"
    icons = MAGE | THORNS
    damage: ClassVar[int] = 2
    text = "An enemy anywhere takes {damage} thorns damage."
    rule = "BR-12.5"

    def amounts(self) -> dict[str, int]:
        return {"damage": self.damage}

    def sole_user(self, battle: Battle, user: Troop) -> str:
        return SCORCH.words(battle, user, 1 - user.army.seat)

    def users(self, battle: Battle, army: Army) -> list[Troop]:
        return battle.enemy_of(army).troops.copy()

    def can_cast(self, battle: Battle, army: Army) -> bool:
        return army.has_any(MAGE)

    async def cast(self, battle: Battle, army: Army) -> None:
        enemy = await choose(army.seats, SCORCH, self.users(battle, army), self)
        wound_with_thorns(battle, enemy, self.damage, self)
        settle(battle)


NATION: Final[Nation] = Nation(
    "Fire",
    priority=1,
    stars=Stars(complexity=5, spells=5, attack=5, defence=1),
    set_up=(
        (BLAZE_CARD, None, None, None, BLAZE_CARD),
        (None, BOMBO_CARD, None, BOMBO_CARD, None),
        (BLAZE_CARD, HERALD_CARD, SALAMANDER_CARD, HERALD_CARD, BLAZE_CARD),
    ),
    reserve=((BLAZE_CARD, 3),),
    utilities=(Bomb(), March(), FireLine(), Rite(), Pyre(), Kindle(), Scorch()),
)
