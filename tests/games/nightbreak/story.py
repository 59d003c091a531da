"""Tables for short stories: who stands where, whose turn it is, and what is asked.

    story = table(sun=[fighter("Ann"), fighter("Bea"), fighter("Cat")],
                  moon=[fighter("Uma", damage=7), fighter("Viv"), fighter("Wyn")],
                  moon_deck=[fighter("Zoe")], points=2)
    story.answer("activate", "target:enemy-3")
    assert story.asks("moon", "keep-or-discard")

Rows are listed from their own side's left, decks from the top. With `points` the story begins in
the step of the leftmost hero; without, at the start of the turn.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from breakfall.core.cards import Face
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.games.nightbreak.formats import FORMATS as ALL_FORMATS
from breakfall.games.nightbreak.formats import Classic
from breakfall.games.nightbreak.rules.setup import prepare_time_deck
from breakfall.games.nightbreak.state import (
    Battle,
    Hero,
    HeroInPlay,
    Piles,
    Power,
    Side,
    arrival,
    stand,
)
from breakfall.games.nightbreak.table import NightbreakTable
from breakfall.games.nightbreak.terms import HERO_STEP, MOON, RANGED, RESOURCE_PHASE, SUN
from tests.games import story
from tests.games.story import match_on

Effect = Callable[[Battle, HeroInPlay, HeroInPlay], Awaitable[None]]
FORMATS: dict[str, Classic] = {form.key: form for form in ALL_FORMATS}
NO_ARRIVAL = arrival("Nothing happens.")
NO_POWER = Power("Idle", cost=9, text="Nothing happens.")


class Standing:
    """A hero and what lies on it when the story begins."""

    def __init__(self, face: Hero, *, damage: int, held: int, prayers: int, markers: int) -> None:
        self.face = face
        self.damage = damage
        self.held = held
        self.prayers = prayers
        self.markers = markers


def fighter(
    name: str,
    *,
    faction: int = SUN,
    kind: int = RANGED,
    hp: int = 8,
    strength: int = 2,
    arrives: Power = NO_ARRIVAL,
    on_arrival: Effect | None = None,
    power: Power = NO_POWER,
    on_activation: Effect | None = None,
    **on_it: int,
) -> Standing:
    """A hero made for a story: plain unless told otherwise.

    Ranged by default, so that its attack asks for a target and the story waits there.
    """

    async def arrive(self: Hero, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        if on_arrival is not None:
            await on_arrival(battle, me, target)

    async def activate(self: Hero, battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
        if on_activation is not None:
            await on_activation(battle, me, target)

    printed: dict[str, Any] = {
        "name": name,
        "faction": faction,
        "kind": kind,
        "hp": hp,
        "strength": strength,
        "arrival": arrives,
        "power": power,
        "arrive": arrive,
        "activate": activate,
    }
    return standing(type(name, (Hero,), printed)(), **on_it)


def standing(face: Hero, **on_it: int) -> Standing:
    """A real hero with something on it."""
    kept = {"damage": 0, "held": 0, "prayers": 0, "markers": 0} | on_it
    return Standing(face, **kept)


class Story(story.Story[NightbreakTable]):
    names = ("sun", "moon")

    @property
    def battle(self) -> NightbreakTable:
        return self.table

    @property
    def sun(self) -> Side:
        return self.battle.sides[0]

    @property
    def moon(self) -> Side:
        return self.battle.sides[1]

    def hero(self, name: str) -> HeroInPlay:
        """The hero of that name in play."""
        for side in self.battle.sides:
            for hero in side.heroes:
                if hero.name == name:
                    return hero
        raise AssertionError(f"{name} is not in the battle")

    @property
    def acting(self) -> str:
        """Whose step it is."""
        hero = self.battle.acting
        return "nobody" if hero is None else hero.name

    def row(self, side: str) -> list[str]:
        """Names from that side's own left to its right."""
        return [hero.name for hero in self.side(side).heroes]

    def side(self, name: str) -> Side:
        return self.battle.sides[self.names.index(name)]

    def pile(self, side: str, pile: str) -> list[str]:
        """Names in a pile ("deck", "discard", "removed") from its top."""
        zone = getattr(self.side(side).piles, pile)
        return [card.face.name for card in reversed(zone.cards)]

    def seat(self, who: int | str) -> int:
        """The first seat of a side."""
        return who if isinstance(who, int) else self.side(who).seats[0]

    def finish_turn(self) -> None:
        """Answer with the first option (attack, stay, place, ...) until the Time card is turned."""
        turn = self.battle.turn
        while self.battle.turn == turn and self.match.outcome is None:
            self.match.choose(0)


def table(
    sun: list[Standing],
    moon: list[Standing],
    *,
    sun_deck: list[Standing] | None = None,
    moon_deck: list[Standing] | None = None,
    sun_discard: list[Standing] | None = None,
    moon_discard: list[Standing] | None = None,
    turn: str = "sun",
    points: int | None = None,
    hour: int = 0,
    first: str = "sun",
    form: str = "classic",
    players: int = 2,
    seed: int = 1,
    sun_kingmaker: str | None = None,
) -> Story:
    """A story that begins with this table. `hour` counts the Time cards already turned."""

    def lay() -> NightbreakTable:
        rules = FORMATS[form]
        battle = NightbreakTable(players, Luck(seed), rules)
        battle.field = battle.new_zone("battle", battle.everyone)
        sun_piles = lay_piles(battle, "sun", sun_deck, sun_discard)
        moon_piles = sun_piles
        if form != "twilight":
            moon_piles = lay_piles(battle, "moon", moon_deck, moon_discard)
        rows = ((sun, sun_piles, SUN), (moon, moon_piles, MOON))
        for index, (row, piles, faction) in enumerate(rows):
            side = Side(index, rules.teams(players)[index], len(row), piles)
            side.faction = faction if form != "twilight" else -1
            battle.sides.append(side)
            for given, column in zip(row, side.columns, strict=True):
                stand_up(battle, side, given, column)
        for card in battle.cards:
            if card.face.name == sun_kingmaker:
                battle.sides[0].kingmaker = cast(Hero, card.face)
        prepare_time_deck(battle, SUN if first == "sun" else MOON)
        battle.turn = hour
        battle.active = ("sun", "moon").index(turn)
        battle.first = ("sun", "moon").index(first)
        battle.stage = RESOURCE_PHASE if points is None else HERO_STEP
        battle.turn_side.points = points or 0
        return battle

    rules = Format(form, form, (players,), "")
    return Story(match_on(lay, "nightbreak", rules, players=players, seed=seed))


def stand_up(battle: NightbreakTable, side: Side, given: Standing, column: int) -> None:
    (card,) = battle.new_cards([given.face], battle.in_play)
    hero = stand(card, side, column)
    hero.damage = given.damage
    hero.held = given.held
    hero.prayers = given.prayers
    hero.markers = given.markers
    side.row[column] = hero


def lay_piles(
    battle: NightbreakTable,
    name: str,
    deck: list[Standing] | None,
    discard: list[Standing] | None,
) -> Piles:
    """A deck and a discard pile as listed from the top; nobody knows the deck."""
    spare = [fighter(f"{name} reserve {n}", faction=SUN if name == "sun" else MOON) for n in (1, 2)]
    piles = Piles(
        battle.new_zone(f"{name}-deck", 0),
        battle.new_zone(f"{name}-discard", battle.everyone),
        battle.new_zone(f"{name}-removed", 0),
    )
    battle.new_cards(faces(spare if deck is None else deck), piles.deck)
    battle.new_cards(faces(discard or []), piles.discard)
    battle.mix_up(piles.deck.cards)
    return piles


def faces(listed: list[Standing]) -> list[Face]:
    return [given.face for given in reversed(listed)]
