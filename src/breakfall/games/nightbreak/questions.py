"""What one chooses among in Nightbreak, and how each kind of thing is shown as an option.

The questions themselves are declared beside the rules that ask them.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.option import Option, option
from breakfall.core.question import Barred, OpenQuestion, Question
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side, rank_id
from breakfall.games.nightbreak.terms import MOST_RANKS, SHIELDED, SHROUDED
from breakfall.games.nightbreak.words import place_name, standing, text_about


def ranks_as(kind: str, whose: str) -> list[Option]:
    """An option for each rank of a row, counted from the left of the side that is asked."""
    return [option(kind, f"{whose}-{place + 1}") for place in range(MOST_RANKS)]


def side_asked(battle: Battle, asked: OpenQuestion) -> Side:
    return battle.sides[0] if asked.seats[0] in battle.sides[0].seats else battle.sides[1]


def rank_asked_about(asked: OpenQuestion) -> str:
    """Where the hero stands that acts or arrives, or the rank that is to be filled; or ""."""
    about = asked.about
    if isinstance(about, HeroInPlay):
        return rank_id(about.side, about.column)
    if isinstance(about, EmptyRank):
        return rank_id(about.side, about.column)
    return ""


class EmptyRank:
    """A rank that is to be filled."""

    def __init__(self, side: Side, column: int) -> None:
        self.side = side
        self.column = column


def everybody(battle: Battle) -> list[HeroInPlay]:
    return battle.sides[0].heroes + battle.sides[1].heroes


ALLY_AT: Final[list[Option]] = ranks_as("target", "ally")
ENEMY_AT: Final[list[Option]] = ranks_as("target", "enemy")
FILL_RANK: Final[list[Option]] = ranks_as("fill", "rank")


class HeroQuestion(Question[Battle, HeroInPlay]):
    """Which hero in play. It is called by its place, as those who are asked count."""

    def option(self, asked: OpenQuestion, thing: HeroInPlay) -> Option:
        side = thing.side
        if asked.seats[0] in side.seats:
            return ALLY_AT[side.place_of(thing.column)]
        return ENEMY_AT[len(side.row) - 1 - side.place_of(thing.column)]

    def label(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> str:
        return standing(thing)

    def subject(self, table: Battle, asked: OpenQuestion) -> str:
        return rank_asked_about(asked)

    def places(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> tuple[str, ...]:
        return (rank_id(thing.side, thing.column),)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[HeroInPlay]:
        return everybody(table)

    def why_not(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> Barred | None:
        if thing in asked.things:
            return None
        return self.barred(table, asked, thing)

    def barred(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> Barred:
        """Why this hero cannot be chosen; asked only of those that cannot."""
        raise NotImplementedError


class AllyQuestion(HeroQuestion):
    """Which of one's own heroes, for something that is given or named: with a key of its own."""

    def __init__(self, kind: str, rule: str, prompt: str, reason: str, key: str) -> None:
        super().__init__(kind, rule, prompt)
        self.reason = reason
        self.at = ranks_as(key, "ally")

    def option(self, asked: OpenQuestion, thing: HeroInPlay) -> Option:
        if asked.seats[0] in thing.side.seats:
            return self.at[thing.side.place_of(thing.column)]
        return super().option(asked, thing)

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        return {"points": side_asked(table, asked).points}

    def barred(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> Barred:
        return Barred(self.rule, self.reason)


class PowerTargetQuestion(HeroQuestion):
    """Which of the heroes that the arrows of a power point at; asked about its hero."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        hero = hero_asked_about(asked)
        return {
            "hero": hero.name,
            "power": hero.face.power.name,
            "text": text_about(hero, hero.face.power_text),
            "arrival": text_about(hero, hero.face.arrival_text),
        }

    def label(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> str:
        is_immune = thing.has(SHROUDED) and asked.seats[0] not in thing.side.seats
        return standing(thing) + (": unaffected" if is_immune else "")

    def barred(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> Barred:
        hero = hero_asked_about(asked)
        if self.kind == "power-choice":
            return Barred(self.rule, f"{hero.face.power.name} does not reach {thing.name}.")
        power = hero.face.arrival if self.kind == "arrival-target" else hero.face.power
        if (thing.side is hero.side) == bool(power.aims):
            whom = "enemies" if power.aims else "allies"
            return Barred("NB-5.2", f"The arrows of this power point at {whom}.")
        return Barred("NB-5.1", f"No arrow of this power points at {thing.name}.")


class AttackTargetQuestion(HeroQuestion):
    """Which of the enemies that an attacker reaches; asked about the attacker."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        hero = hero_asked_about(asked)
        return {"hero": hero.name, "strength": hero.strength}

    def rule_for(self, table: Battle, asked: OpenQuestion) -> str:
        return REACH_RULES[hero_asked_about(asked).printed.kind]

    def label(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> str:
        return standing(thing) + (": takes no damage" if thing.has(SHIELDED) else "")

    def barred(self, table: Battle, asked: OpenQuestion, thing: HeroInPlay) -> Barred:
        hero = hero_asked_about(asked)
        if thing.side is hero.side:
            return Barred("NB-7.11", f"{thing.name} is an ally. Heroes attack enemies.")
        return Barred("NB-7.13", f"{hero.name} is a Spellcaster and cannot attack straight ahead.")


REACH_RULES: Final = ("NB-7.12", "NB-7.13", "NB-7.14")  # by type of hero


def hero_asked_about(asked: OpenQuestion) -> HeroInPlay:
    assert isinstance(asked.about, HeroInPlay)
    return asked.about


class RankQuestion(Question[Battle, int]):
    """Which of one's own empty ranks, by its column."""

    def option(self, asked: OpenQuestion, thing: int) -> Option:
        return FILL_RANK[self.place(asked, thing)]

    def label(self, table: Battle, asked: OpenQuestion, thing: int) -> str:
        return f"The {place_name(table, self.place(asked, thing))} rank"

    def places(self, table: Battle, asked: OpenQuestion, thing: int) -> tuple[str, ...]:
        return (rank_id(side_asked(table, asked), thing),)

    def place(self, asked: OpenQuestion, column: int) -> int:
        assert isinstance(asked.about, Side)
        return asked.about.place_of(column)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[int]:
        return side_asked(table, asked).columns

    def why_not(self, table: Battle, asked: OpenQuestion, thing: int) -> Barred | None:
        hero = side_asked(table, asked).row[thing]
        return None if hero is None else Barred(self.rule, f"{hero.name} stands there.")
