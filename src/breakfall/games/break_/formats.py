"""The formats: nations chosen at the table, six pairings, and the mirror. (BR-3.1, BR-3.2)"""

from __future__ import annotations

from breakfall.core.game import Format
from breakfall.games.break_.nation import Nation
from breakfall.games.break_.nations import NATIONS
from breakfall.games.break_.rules.setup import choose_nation, lead
from breakfall.games.break_.state import Army, Battle


class OpenChoice:
    """Each player chooses a nation; the second one of those that are left. (BR-3.1)"""

    key = "choose"
    title = "Choose nations"
    summary = "Each player chooses one of the four nations."
    trap_sets = 1  # one set of cards a nation

    def form(self) -> Format:
        return Format(self.key, self.title, (2,), self.summary)

    async def choose_nations(self, battle: Battle) -> None:
        first = battle.armies[battle.chooser]
        second = battle.enemy_of(first)
        nation = await choose_nation(battle, first, None)
        lead(battle, first, nation)
        lead(battle, second, await choose_nation(battle, second, nation))

    def army_name(self, battle: Battle, army: Army) -> str:
        return army.leads.name


class Pairing(OpenChoice):
    """Two nations named beforehand; the one who would choose first leads the first. (BR-3.1)"""

    def __init__(self, one: Nation, other: Nation) -> None:
        self.one = one
        self.other = other
        self.key = f"{one.key}-{other.key}"
        self.title = f"{one.name} against {other.name}"
        self.summary = f"{self.title}; chance says who leads which."
        self.trap_sets = 1 if one.traps or other.traps else 0

    async def choose_nations(self, battle: Battle) -> None:
        first = battle.armies[battle.chooser]
        lead(battle, first, self.one)
        lead(battle, battle.enemy_of(first), self.other)


class Mirror(OpenChoice):
    """Both lead the nation that one of them chooses. (BR-3.2)"""

    key = "mirror"
    title = "Mirror"
    summary = "Both players lead the same nation; one of them chooses it."
    trap_sets = 2

    async def choose_nations(self, battle: Battle) -> None:
        first = battle.armies[battle.chooser]
        nation = await choose_nation(battle, first, None)
        lead(battle, first, nation)
        lead(battle, battle.enemy_of(first), nation)

    def army_name(self, battle: Battle, army: Army) -> str:
        """Both have the same name, so the one who begins is the first of it."""
        number = "Second" if army.seat == battle.lower else "First"
        return f"{number} {army.leads.name}"


PAIRINGS: list[Pairing] = [
    Pairing(one, other) for place, one in enumerate(NATIONS) for other in NATIONS[place + 1 :]
]
FORMATS: dict[str, OpenChoice] = {form.key: form for form in [OpenChoice(), *PAIRINGS, Mirror()]}
