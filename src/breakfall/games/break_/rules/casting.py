"""What several utilities share: shots, sacrifices, summoning. (BR-5, BR-12)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import Barred, OpenQuestion, choose
from breakfall.games.break_.board import NAMES, NEXT, OWN_SIDE, PATTERN, TILES
from breakfall.games.break_.events import APPEARS, SACRIFICED
from breakfall.games.break_.icons import ARCHER, MAGE, VOLATILE
from breakfall.games.break_.questions import (
    EmptyTileQuestion,
    NextTroopQuestion,
    Part,
    TroopQuestion,
    army_asked,
    utility_asked_about,
)
from breakfall.games.break_.rules.damage import explode, leave_board, remove_fallen
from breakfall.games.break_.state import Army, Battle, Troop, Utility
from breakfall.games.break_.terms import BLOCKED
from breakfall.games.break_.troop import TroopCard
from breakfall.games.break_.words import standing, whom

# ---------------------------------------------------------------- shots


class ShotQuestion(TroopQuestion):
    """Who shoots; asked about the card, whose icon says who can."""

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        hit = first_hit(battle, troop)
        return "" if hit is None else f", hits {whom(hit, seat)}{splash(battle, troop, hit)}"

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        utility = utility_asked_about(asked)
        if thing.army is not army_asked(table, asked):
            return Barred("BR-5.4", f"{thing.card.name} is not one of your troops.")
        if not thing.icons & utility.icons & SHOOTERS:
            who = "a mage" if utility.icons & MAGE else "an archer"
            return Barred("BR-5.4", f"{thing.card.name} is not {who}.")
        return Barred("BR-5.5", f"A shot from {NAMES[thing.tile]} would hit nobody.")


SHOOTERS: Final = MAGE | ARCHER
SHOOT: Final = ShotQuestion("shoot", "", "{about}: who shoots?")


def first_hit(battle: Battle, shooter: Troop) -> Troop | None:
    """The first troop ahead in the column, unless a wall or trees come before it. (BR-5.6)"""
    ahead = NEXT[shooter.army.ahead]
    tile = ahead[shooter.tile]
    while tile >= 0 and not battle.ground[tile] & BLOCKED:
        troop = battle.board[tile]
        if troop is not None:
            return troop
        tile = ahead[tile]
    return None


def splash(battle: Battle, shooter: Troop, hit: Troop) -> str:
    """Whom of one's own an explosion would hurt besides: " and your Rock c4, Golem b5"."""
    if not shooter.icons & MAGE:  # an arrow hits nobody else
        return ""
    names = [
        f"{troop.card.name} {NAMES[troop.tile]}"
        for troop in [battle.board[tile] for tile in PATTERN[hit.tile]]
        if troop is not None and troop is not hit and troop.army is shooter.army
    ]
    return f" and your {', '.join(names)}" if names else ""


def shooters(battle: Battle, army: Army, icon: int) -> list[Troop]:
    """Those who can use a shot and would hit somebody. (BR-5.4, BR-5.5)"""
    return [
        troop
        for troop in army.troops
        if troop.icons & icon and first_hit(battle, troop) is not None
    ]


def own_troops_hit(army: Army, troops: list[Troop | None]) -> list[Troop]:
    """Those of one's own among the troops that something would hit. (BR-5.8)"""
    return [troop for troop in troops if troop is not None and troop.army is army]


def can_shoot(battle: Battle, army: Army, icon: int) -> bool:
    return any(troop.icons & icon and first_hit(battle, troop) is not None for troop in army.troops)


# ---------------------------------------------------------------- sacrifices

ANY_NUMBER: Final = TILES


class SacrificeQuestion(TroopQuestion):
    """Which of one's own troops is killed for a card."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        facts = super().facts(table, asked)
        is_any = facts["out_of"] == ANY_NUMBER
        facts["how_many"] = (
            "each after the first burns a tile"
            if is_any
            else f"{facts['number']} of {facts['out_of']}"
        )
        return facts

    def words(self, battle: Battle, troop: Troop, seat: int) -> str:
        return standing(battle, troop) + (", explodes" if troop.icons & VOLATILE else "")

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop) -> Barred:
        return Barred("BR-7.11", f"{thing.card.name} is an enemy. You sacrifice your own troops.")


class NextSacrificeQuestion(NextTroopQuestion):
    """Whether to kill another one, for another tile that burns."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        assert isinstance(asked.about, Part)
        killed = asked.about.number - 1
        burning = "1 tile burns" if killed == 2 else f"{killed - 1} tiles burn"
        return {"about": asked.about.card.name, "killed": killed, "burning": burning}


SACRIFICE: Final = SacrificeQuestion(
    "sacrifice", "BR-7.11", "{about}: sacrifice which of your troops? ({how_many})"
)
SACRIFICE_MORE: Final = NextSacrificeQuestion(
    "sacrifice-more",
    "{about}: {killed} sacrificed, {burning}. Sacrifice another troop?",
    SACRIFICE,
    "BR-12.3",
)


async def sacrifice(battle: Battle, army: Army, utility: Utility, least: int, most: int) -> int:
    """Kill so many of one's own troops; explosions come after all of them. (BR-7.11, BR-12.1)

    Whether that ends the match is seen when the card is over. (BR-15.1)
    """
    explosions: list[int] = []
    killed = 0
    while killed < most and army.troops:
        part = Part(utility, killed + 1, most)
        troop: Troop | None = army.troops[0]
        if killed >= least:
            troop = await choose(army.seats, SACRIFICE_MORE, [None, *army.troops], part)
        elif len(army.troops) > least - killed:  # else all of them have to go
            troop = await choose(army.seats, SACRIFICE, army.troops.copy(), part)
        if troop is None:
            break
        SACRIFICED.tell(battle, army.mask, troop)
        leave_board(battle, troop)
        killed += 1
        if troop.icons & VOLATILE:
            explosions.append(troop.tile)
    for tile in explosions:
        explode(battle, tile)
    remove_fallen(battle)
    return killed


# ---------------------------------------------------------------- new troops

NOT_YOUR_SIDE: Final = "{tile} is not on your side of the board."
SUMMON: Final = EmptyTileQuestion(
    "summon", "BR-12.4", "{about}: where does the Blaze appear?", NOT_YOUR_SIDE
)
SUMMON_MORE: Final = EmptyTileQuestion(
    "summon-more",
    "BR-12.2",
    "{about}: place a Blaze on which tile? ({number} of up to {out_of})",
    NOT_YOUR_SIDE,
    stop="No more blazes",
)


def summoning_tiles(battle: Battle, army: Army) -> list[int]:
    """The empty tiles of one's own side. (BR-12.2)"""
    return [tile for tile in OWN_SIDE[army.seat] if battle.is_empty(tile)]


def summon(battle: Battle, army: Army, card: TroopCard, tile: int) -> None:
    """A fresh troop on the board."""
    APPEARS.tell(battle, army.mask, battle.stand(card, army, tile))
