"""The formats: small objects that override what is different. (HF-1.3, HF-18)"""

from __future__ import annotations

from typing import Final

from breakfall.games.havenfall.layouts import BEGINNERS, LAYOUTS, RANDOM, Layout, read_layout
from breakfall.games.havenfall.state import Haven, HavenFormat, MonsterCard, Side

GOAL: Final = 10


class Standard(HavenFormat):
    """Everybody for themselves on a random board. (HF-3)"""

    def layout(self, haven: Haven, wanted: str) -> Layout:
        """One of the legal rows, all equally likely, or the one agreed on. (HF-3.4)"""
        if wanted == RANDOM:
            return LAYOUTS[haven.luck.below(len(LAYOUTS))]
        return read_layout(wanted)

    def may_begin(self, monster: MonsterCard, row: list[MonsterCard]) -> bool:
        """No rank 5 and at most one rank 4 among the first three. (HF-3.9)"""
        if monster.rank == 4:
            return all(other.rank < 4 for other in row)
        return monster.rank < 4

    # ------------------------------------------------------------ who plays with whom

    def are_partners(self, one: int, other: int) -> bool:
        return False

    def eyes_on_spells(self, seat: int) -> int:
        return 1 << seat

    def has_won(self, haven: Haven, side: Side) -> bool:
        return side.points >= GOAL

    def goal_points(self, side: Side) -> int:
        return side.points

    def team_points(self, haven: Haven, team: tuple[int, ...]) -> int:
        return haven.sides[team[0]].points


class Beginners(Standard):
    """The recommended heroes, and nothing above rank 3 at first. (HF-3.5, HF-3.10)"""

    def layout(self, haven: Haven, wanted: str) -> Layout:
        return read_layout("+".join(BEGINNERS) if wanted == RANDOM else wanted)

    def may_begin(self, monster: MonsterCard, row: list[MonsterCard]) -> bool:
        return monster.rank <= 3


class Teams(Standard):
    """Two against two; partners sit opposite each other. (HF-18)"""

    def teams(self, players: int) -> list[tuple[int, ...]]:
        return [(0, 2), (1, 3)]

    def are_partners(self, one: int, other: int) -> bool:
        return one != other and (one - other) % 2 == 0

    def eyes_on_spells(self, seat: int) -> int:
        """Partners too. (HF-18.4)"""
        return 1 << seat | 1 << (seat + 2) % 4

    def has_won(self, haven: Haven, side: Side) -> bool:
        """Both need ten. (HF-18.2)"""
        partner = haven.sides[(side.seat + 2) % 4]
        return side.points >= GOAL and partner.points >= GOAL

    def goal_points(self, side: Side) -> int:
        """At most ten for each. (HF-18.6)"""
        return min(side.points, GOAL)

    def team_points(self, haven: Haven, team: tuple[int, ...]) -> int:
        return sum(self.goal_points(haven.sides[seat]) for seat in team)


STANDARD: Final = Standard(
    "standard", "Standard", (2, 3, 4), "A board of chance: 240 rows of heroes."
)
FIRST_GAME: Final = Beginners(
    "beginners", "First game", (2, 3, 4), "The heroes and monsters for beginners."
)
TEAMS: Final = Teams("teams", "Teams", (4,), "Two against two; both partners need ten points.")
FORMATS: Final[tuple[Standard, ...]] = (STANDARD, FIRST_GAME, TEAMS)
