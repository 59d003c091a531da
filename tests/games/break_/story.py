"""Boards for short stories: who stands where, whose turn it is, and what is asked.

    story = table('''
        5  .  .  go .  .
        4  .  .  Wo .  .
        3  .  .  Wo .  .
        ''', "forest", "rock")
    story.answer("move:c4", "tile:c5")
    assert story.at("c5") == "go1"

A picture shows the rows it needs, each with its number, from column a to e. A troop is two
letters (CODES in laying.py): capital for the first seat, small for the second, and a digit if its
power is not the printed one. The first seat is at row 1. Everything else that lies on the board is
named: it belongs to whoever leads the nation it comes from.
"""

from __future__ import annotations

from collections.abc import Sequence

from breakfall.core.luck import Luck
from breakfall.games.break_.board import NAMES, TILE_NAMED
from breakfall.games.break_.formats import FORMATS, OpenChoice
from breakfall.games.break_.rules.setup import take_nation
from breakfall.games.break_.state import Army, Troop
from breakfall.games.break_.table import BreakTable, lay_zones
from breakfall.games.break_.terms import ACTION, BEGIN_TURN
from tests.games import story
from tests.games.break_.laying import (
    CODE_OF,
    NATION_NAMED,
    keep_back,
    lay_fire,
    lay_river,
    lay_rock_and_trees,
    lay_snares,
    lay_traps,
    stand_up,
    troops_in,
    use_up,
)
from tests.games.story import match_on


class Story(story.Story[BreakTable]):
    @property
    def battle(self) -> BreakTable:
        return self.table

    # ------------------------------------------------------------ the board

    def troop(self, tile: str) -> Troop:
        """The troop on that tile."""
        troop = self.battle.board[TILE_NAMED[tile]]
        assert troop is not None, f"nobody on {tile}: {self.troops}"
        return troop

    def at(self, tile: str) -> str:
        """Who stands there, as in a picture: "Wo", "go1", or "."."""
        troop = self.battle.board[TILE_NAMED[tile]]
        return "." if troop is None else code(troop)

    @property
    def troops(self) -> dict[str, str]:
        """Everybody on the board, as in a picture, by tile."""
        return {name: self.at(name) for name in NAMES if self.at(name) != "."}

    def lies(self, tile: str) -> list[str]:
        """What lies on a tile besides a troop, as a spectator sees it: ["trap"], ["wall"]."""
        seen = self.tile_seen(tile, None)
        return [word for word in seen if word not in ("id", "name", "troop")]

    def tile_seen(self, tile: str, seat: int | None) -> dict[str, object]:
        """A tile in the view of a seat (None: a spectator)."""
        table = self.match.view(seat)["table"]
        assert isinstance(table, dict)
        seen = table["tiles"][TILE_NAMED[tile]]
        assert isinstance(seen, dict)
        return seen

    @property
    def first(self) -> Army:
        return self.battle.armies[0]

    @property
    def second(self) -> Army:
        return self.battle.armies[1]

    def end_turn(self) -> None:
        self.answer("end-turn")

    @property
    def winner(self) -> int | None:
        return None if self.match.outcome is None else self.match.outcome.winners[0]


def code(troop: Troop) -> str:
    letters = CODE_OF[troop.card.key]
    letters = letters.capitalize() if troop.army.seat == 0 else letters
    return letters if troop.power == troop.printed.power else f"{letters}{troop.power}"


# ---------------------------------------------------------------- laying the board


def table(
    picture: str,
    first: str,
    second: str,
    *,
    turn: int = 0,
    begins: bool = False,
    heavy: int = 2,
    nimble: int = 2,
    hand: Sequence[str] | None = None,
    traps: dict[str, str] | None = None,
    snares: Sequence[str] = (),
    walls: dict[str, int] | None = None,
    trees: str | None = None,
    line: str | None = None,
    river: str | None = None,
    bomb: str | None = None,
    used: Sequence[str] = (),
    reserve: Sequence[int] | None = None,
    fallen: Sequence[str] = (),
    rounds: int = 0,
    last_round: int = 0,
    quiet_turns: int = 0,
    seed: int = 1,
) -> Story:
    """A story that begins with this board, in the middle of the turn of a seat.

    With `begins`, it starts with that turn instead. `hand`: the traps in hand (all, unless laid).
    `traps`: hidden ones, tile to kind. `walls`: tile to tokens. `line` "c4-c5"; `river` "c4-c5",
    in the direction of the current. `used`: utilities that have no copy ready. `reserve` and
    `fallen`: of the nation that has a reserve. `rounds`: how many are over;
    `last_round`: the limit that was agreed on, if any.
    """

    def lay() -> BreakTable:
        battle = BreakTable(Luck(seed), format_for(first, second))
        lay_zones(battle)
        for army, nation in zip(battle.armies, (first, second), strict=True):
            take_nation(battle, army, NATION_NAMED[nation])
        for tile, troop in troops_in(picture):
            stand_up(battle, tile, troop)
        battle.lower = 0 if battle.armies[0].priority < battle.armies[1].priority else 1
        battle.active = turn
        battle.turn = 2 * rounds + (turn != 1 - battle.lower)
        battle.quiet_turns = quiet_turns
        battle.last_round = last_round
        battle.stage = BEGIN_TURN if begins else ACTION
        battle.turn_army.heavy, battle.turn_army.nimble = heavy, nimble
        lay_traps(battle, traps or {}, hand)
        lay_snares(battle, snares)
        lay_rock_and_trees(battle, walls or {}, trees)
        lay_fire(battle, line, bomb)
        lay_river(battle, river)
        use_up(battle.turn_army, used)
        keep_back(battle, reserve, fallen)
        return battle

    form = format_for(first, second)
    return Story(match_on(lay, "break", form, seed=seed))


def format_for(first: str, second: str) -> OpenChoice:
    keys = ("mirror",) if first == second else (f"{first}-{second}", f"{second}-{first}")
    return next(form for form in FORMATS if form.key in keys)
