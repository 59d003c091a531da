"""The formats: nations chosen at the table, six pairings, and the mirror. (BR-3.1, BR-3.2)"""

from __future__ import annotations

from itertools import combinations
from typing import Final

from breakfall.games.break_.nations import NATIONS
from breakfall.games.break_.rules.setup import choose_nation, lead
from breakfall.games.break_.state import Army, Battle, BattleFormat, Nation


class OpenChoice(BattleFormat):
    """Each player chooses a nation; the second one of those that are left. (BR-3.1)"""

    async def choose_nations(self, battle: Battle) -> None:
        first = battle.armies[battle.chooser]
        second = battle.enemy_of(first)
        nation = await choose_nation(first, None)
        lead(battle, first, nation)
        lead(battle, second, await choose_nation(second, nation))


class Pairing(OpenChoice):
    """Two nations named beforehand; the one who would choose first leads the first. (BR-3.1)"""

    def __init__(self, one: Nation, other: Nation) -> None:
        title = f"{one.name} against {other.name}"
        summary = f"{title}; chance says who leads which."
        trap_sets = 1 if one.traps or other.traps else 0
        super().__init__(f"{one.key}-{other.key}", title, summary, trap_sets)
        self.one = one
        self.other = other

    async def choose_nations(self, battle: Battle) -> None:
        first = battle.armies[battle.chooser]
        lead(battle, first, self.one)
        lead(battle, battle.enemy_of(first), self.other)


class Mirror(OpenChoice):
    """Both lead the nation that one of them chooses. (BR-3.2)"""

    async def choose_nations(self, battle: Battle) -> None:
        first = battle.armies[battle.chooser]
        nation = await choose_nation(first, None)
        lead(battle, first, nation)
        lead(battle, battle.enemy_of(first), nation)

    def army_name(self, battle: Battle, army: Army) -> str:
        """Both have the same name, so the one who begins is the first of it."""
        number = "Second" if army.seat == battle.lower else "First"
        return f"{number} {army.leads.name}"


FORMATS: Final[tuple[OpenChoice, ...]] = (
    OpenChoice("choose", "Choose nations", "Each player chooses one of the four nations."),
    *(Pairing(one, other) for one, other in combinations(NATIONS, 2)),
    Mirror(
        "mirror",
        "Mirror",
        "Both players lead the same nation; one of them chooses it.",
        trap_sets=2,
    ),
)
