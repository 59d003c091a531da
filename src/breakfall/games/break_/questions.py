"""What one chooses among in BREAK, and how each kind of thing is shown as an option.

The questions themselves are declared beside the rules and cards that ask them.
"""

from __future__ import annotations

from typing import Final, TypeVar

from breakfall.core.cards import Card, Face
from breakfall.core.option import Option, option
from breakfall.core.question import Barred, OpenQuestion, Question
from breakfall.games.break_.board import NAMES, NOWHERE, PLACES, TILES
from breakfall.games.break_.hidden import guess_again
from breakfall.games.break_.icons import ROOTED
from breakfall.games.break_.state import Army, Battle, Troop, Utility
from breakfall.games.break_.words import lying_words, standing, troop_name, what_is_there

Thing = TypeVar("Thing")

STOP: Final = option("stop")


def at_every_tile(kind: str) -> list[Option]:
    return [option(kind, NAMES[tile]) for tile in range(TILES)]


TILE: Final[list[Option]] = at_every_tile("tile")  # that tile, whatever is asked


class Part:
    """One of several that a card asks for, one after the other: "2 of 3"."""

    def __init__(self, card: Utility, number: int, out_of: int) -> None:
        self.card = card
        self.number = number
        self.out_of = out_of


def army_asked(battle: Battle, asked: OpenQuestion) -> Army:
    return battle.armies[asked.seats[0]]


def called(about: object) -> str:
    """What a question is about, in words."""
    if isinstance(about, Part):
        return about.card.name
    if isinstance(about, Troop):
        return troop_name(about)
    if isinstance(about, Face):
        return about.name
    if isinstance(about, Card):
        return about.face.name
    return NAMES[about] if isinstance(about, int) else ""


class BattleQuestion(Question[Battle, Thing]):
    """Any question of BREAK."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        about = asked.about
        facts: dict[str, object] = {"about": called(about)}
        if isinstance(about, Utility):
            facts.update(about.amounts())
        if isinstance(about, Part):
            facts["number"], facts["out_of"] = about.number, about.out_of
        return facts

    def subject(self, table: Battle, asked: OpenQuestion) -> str:
        """The tile of the troop that the question is about, or the tile itself."""
        about = asked.about
        if isinstance(about, Troop):
            return PLACES[about.tile]
        return PLACES[about] if isinstance(about, int) else ""

    def rule_for(self, table: Battle, asked: OpenQuestion) -> str:
        """Where several cards ask the same, the rule of the one that does."""
        return self.rule or utility_asked_about(asked).rule

    def again(self, table: Battle, asked: OpenQuestion) -> list[Thing]:
        """After a re-deal other traps are in hand and on the board. (BR-16.2, BR-16.4)"""
        for army in table.armies:
            guess_again(table, army)
        return super().again(table, asked)

    def why_not(self, table: Battle, asked: OpenQuestion, thing: Thing) -> Barred | None:
        return None if thing in asked.things else self.barred(table, asked, thing)

    def barred(self, table: Battle, asked: OpenQuestion, thing: Thing) -> Barred:
        """Why this cannot be chosen; asked only of what cannot."""
        raise NotImplementedError


def utility_asked_about(asked: OpenQuestion) -> Utility:
    about = asked.about.card if isinstance(asked.about, Part) else asked.about
    assert isinstance(about, Utility)
    return about


def troop_asked_about(asked: OpenQuestion) -> Troop:
    assert isinstance(asked.about, Troop)
    return asked.about


# ---------------------------------------------------------------- tiles


class TileQuestion(BattleQuestion[int]):
    """Which tile; NOWHERE is to stop, where that is offered."""

    def __init__(self, kind: str, rule: str, prompt: str, stop: str = "") -> None:
        super().__init__(kind, rule, prompt)
        self.stop = stop

    def option(self, asked: OpenQuestion, thing: int) -> Option:
        return STOP if thing == NOWHERE else TILE[thing]

    def label(self, table: Battle, asked: OpenQuestion, thing: int) -> str:
        if thing == NOWHERE:
            return self.stop
        return f"{NAMES[thing]}{lying_words(table.ground[thing])}"

    def places(self, table: Battle, asked: OpenQuestion, thing: int) -> tuple[str, ...]:
        return () if thing == NOWHERE else (PLACES[thing],)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[int]:
        return list(range(TILES))


class EmptyTileQuestion(TileQuestion):
    """Which empty tile, of those where the card may be placed."""

    def __init__(self, kind: str, rule: str, prompt: str, where: str, stop: str = "") -> None:
        super().__init__(kind, rule, prompt, stop)
        self.where = where  # why an empty tile is not on offer

    def barred(self, table: Battle, asked: OpenQuestion, thing: int) -> Barred:
        reason = what_is_there(table, thing) or self.where.format(tile=NAMES[thing])
        return Barred(self.rule_for(table, asked), reason)


# ---------------------------------------------------------------- troops


class TroopQuestion(BattleQuestion[Troop]):
    """Which troop on the board. It is called by its tile."""

    def option(self, asked: OpenQuestion, thing: Troop) -> Option:
        return TILE[thing.tile]

    def label(self, table: Battle, asked: OpenQuestion, thing: Troop) -> str:
        return self.words(table, thing, asked.seats[0])

    def words(self, battle: Battle, troop: Troop, seat: int) -> str:
        """A troop as it is asked for, with what follows: "Archer b2 (power 2), hits …"."""
        return standing(battle, troop) + self.outcome(battle, troop, seat)

    def outcome(self, battle: Battle, troop: Troop, seat: int) -> str:
        """What follows if this one is chosen: ", hits your Wolf b3"."""
        return ""

    def places(self, table: Battle, asked: OpenQuestion, thing: Troop) -> tuple[str, ...]:
        return (PLACES[thing.tile],)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Troop]:
        return table.armies[0].troops + table.armies[1].troops


class NextTroopQuestion(BattleQuestion["Troop | None"]):
    """Which troop next, or nobody: as for the first one, and one may stop."""

    def __init__(self, kind: str, prompt: str, first: TroopQuestion, rule: str = "") -> None:
        super().__init__(kind, rule or first.rule, prompt)
        self.first = first

    def option(self, asked: OpenQuestion, thing: Troop | None) -> Option:
        return STOP if thing is None else TILE[thing.tile]

    def label(self, table: Battle, asked: OpenQuestion, thing: Troop | None) -> str:
        return "Nobody else" if thing is None else self.first.label(table, asked, thing)

    def places(self, table: Battle, asked: OpenQuestion, thing: Troop | None) -> tuple[str, ...]:
        return () if thing is None else (PLACES[thing.tile],)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Troop | None]:
        return [None, *self.first.expected(table, asked)]

    def barred(self, table: Battle, asked: OpenQuestion, thing: Troop | None) -> Barred:
        assert thing is not None  # to stop is always offered
        return self.first.barred(table, asked, thing)


def why_it_stays(troop: Troop) -> Barred:
    """What keeps a troop in its place that can neither move nor be moved. (BR-7.16, BR-9.9)"""
    if troop.icons & ROOTED:
        return Barred("BR-7.16", f"{troop.card.name} is rooted and cannot be moved.")
    return Barred("BR-9.9", f"{troop.card.name} is held by a snare.")
