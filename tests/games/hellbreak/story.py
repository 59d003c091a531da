"""Tables for short stories: what each side has, where the duel stands, and what is asked.

    story = table(
        dracula=side(minions=[at(CARFAX, "Count Alucard"), at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:giant-octopus", "target:enemy:left:count-alucard")
    assert story.asks("dracula", "defend")

Dracula has seat 0 and brings Carfax Abbey (on his right), Jaws has seat 1 and brings North Beach.
Piles are listed from the top. A story begins with an action of the Horror Phase unless it names
another stage. Whatever is not named is plain: no blood, an empty hand, a deck and a health stack of
cards that have no Jumpscare.
"""

from __future__ import annotations

from typing import Any

from breakfall.core.cards import Face, Zone
from breakfall.core.luck import Luck
from breakfall.games.hellbreak.cards import DECK_CARDS, LOCATIONS, MONSTERS
from breakfall.games.hellbreak.formats import FORMATS
from breakfall.games.hellbreak.piles import new_piles
from breakfall.games.hellbreak.rules.resources import add_to_vault
from breakfall.games.hellbreak.state import (
    Asset,
    AssetCard,
    DeckCard,
    LocationCard,
    Minion,
    MinionCard,
    MonsterCard,
    Place,
    Side,
    minion_of,
)
from breakfall.games.hellbreak.table import HellbreakTable
from breakfall.games.hellbreak.terms import HORROR, LURKING, UNLEASHED
from tests.games import story
from tests.games.story import match_on

DEMO = next(form for form in FORMATS if form.key == "demo")
CARFAX = 0
BEACH = 1
SEATS = ("dracula", "jaws")
PLAIN = {"dracula": "Transylvanian Wolf", "jaws": "Giant Octopus"}  # no Jumpscare
CardName = str | DeckCard


def card(name: CardName) -> DeckCard:
    """The printed card of that name, or a card made for a story."""
    if isinstance(name, DeckCard):
        return name
    return next(face for face in DECK_CARDS if face.name == name)


def location(name: str | LocationCard) -> LocationCard:
    """The printed location of that name, or one made for a story."""
    if isinstance(name, LocationCard):
        return name
    return next(face for face in LOCATIONS if face.name == name)


def monster(name: str | MonsterCard) -> MonsterCard:
    """The printed monster of that name, or one made for a story."""
    if isinstance(name, MonsterCard):
        return name
    return next(face for face in MONSTERS if face.key == name)


def made_up(name: str, *, combat: int = 1, health: int = 3, **printed: Any) -> MinionCard:
    """A minion made for a story: plain unless told otherwise; methods may be given too."""
    fields: dict[str, Any] = {"name": name, "combat": combat, "health": health, "cost": 0}
    face = type(name, (MinionCard,), fields | {"loyalty": 0, "traits": ("Human",)} | printed)()
    assert isinstance(face, MinionCard)
    return face


class Standing:
    """A minion at a location when the story begins."""

    def __init__(self, where: int, name: CardName, damage: int, exhausted: bool) -> None:
        self.where = where
        self.face = card(name)
        self.damage = damage
        self.exhausted = exhausted


def at(where: int, name: CardName, *, damage: int = 0, exhausted: bool = False) -> Standing:
    return Standing(where, name, damage, exhausted)


class SideGiven:
    """What a side has when the story begins."""

    def __init__(self, given: dict[str, Any]) -> None:
        self.blood: int = given.pop("blood", 0)
        self.malice: int = given.pop("malice", 0)
        self.minions: list[Standing] = given.pop("minions", [])
        self.assets: list[CardName] = given.pop("assets", [])
        self.hand: list[CardName] = given.pop("hand", [])
        self.vault: list[CardName] = given.pop("vault", [])
        self.crypt: list[CardName] = given.pop("crypt", [])
        self.deck: list[CardName] | None = given.pop("deck", None)
        self.health: list[CardName] | None = given.pop("health", None)
        self.is_top_vertical: bool = given.pop("vertical", False)
        self.unleashed: bool = given.pop("unleashed", False)
        self.exhausted: bool = given.pop("exhausted", False)  # the monster
        self.monster: str | MonsterCard | None = given.pop("monster", None)
        assert not given, f"a side has no {sorted(given)}"


def side(**given: Any) -> SideGiven:
    return SideGiven(given)


class Story(story.Story[HellbreakTable]):
    names = SEATS

    @property
    def duel(self) -> HellbreakTable:
        return self.table

    @property
    def dracula(self) -> Side:
        return self.duel.sides[0]

    @property
    def jaws(self) -> Side:
        return self.duel.sides[1]

    def side(self, name: str) -> Side:
        return self.duel.sides[SEATS.index(name)]

    def minion(self, name: str) -> Minion:
        """The minion of that name in play, of either side; the first of several."""
        for one in self.duel.sides:
            for minion in one.minions:
                if minion.name == name:
                    return minion
        raise AssertionError(f"{name} is not in play")

    def in_play(self, name: str) -> list[str]:
        """The names of a side's minions, in the order in which they came."""
        return [minion.name for minion in self.side(name).minions]

    def pile(self, name: str, pile: str) -> list[str]:
        """Names in a pile ("deck", "hand", "health", "vault", "crypt", ...) from its top."""
        zone: Zone = getattr(self.side(name).piles, pile)
        return [card.face.name for card in reversed(zone.cards)]

    def bid_nothing(self, *, initiative: str = "dracula") -> None:
        """Neither side bids a card, and the winner gives this side the initiative."""
        for name in SEATS:
            if self.asks(name, "bid"):
                self.answer_as(name, "bid:nothing")
        self.answer("player:you" if self.asks(initiative, "take-initiative") else "player:opponent")

    def next_round(self, *, initiative: str = "dracula") -> None:
        """Both pass, nobody flips, nobody bids, and this side has the next action."""
        while self.kind == "action":
            self.answer("pass")
        self.answer("stay", "stay")
        self.bid_nothing(initiative=initiative)

    @property
    def winner(self) -> str | None:
        outcome = self.match.outcome
        return None if outcome is None else SEATS[outcome.winners[0]]


def table(
    dracula: SideGiven | None = None,
    jaws: SideGiven | None = None,
    *,
    turn: str = "dracula",
    initiative: str = "dracula",
    stage: int = HORROR,
    locations: tuple[str | LocationCard, str | LocationCard] = ("Carfax Abbey", "North Beach"),
    controllers: tuple[str, str] = SEATS,
    malice_at_carfax: tuple[int, int] = (0, 0),
    malice_at_beach: tuple[int, int] = (0, 0),
    last_card_scares: bool = True,
    seed: int = 1,
) -> Story:
    """A story that begins with this table; rows of malice are (Dracula's, Jaws')."""
    given = (dracula or side(), jaws or side())

    def lay() -> HellbreakTable:
        duel = HellbreakTable(2, Luck(seed), DEMO)
        duel.initiative = SEATS.index(initiative)
        duel.turn = SEATS.index(turn)
        duel.stage = stage
        duel.round = 1
        duel.last_card_scares = last_card_scares
        rows = (malice_at_carfax, malice_at_beach)
        for seat, name in enumerate(SEATS):
            duel.sides.append(lay_side(duel, seat, name, given[seat]))
            place = Place(seat, location(locations[seat]))
            place.controller = SEATS.index(controllers[seat])
            place.malice = list(rows[seat])
            duel.places.append(place)
        return duel

    return Story(match_on(lay, "hellbreak", DEMO, seed=seed))


def lay_side(duel: HellbreakTable, seat: int, name: str, given: SideGiven) -> Side:
    one = Side(seat, monster(given.monster or name), new_piles(duel, seat))
    one.blood = given.blood
    one.malice = given.malice
    one.is_top_vertical = given.is_top_vertical
    one.monster.up = UNLEASHED if given.unleashed else LURKING
    one.monster.exhausted = given.exhausted
    one.locations = LOCATIONS[2 * seat : 2 * seat + 2]
    piles = one.piles
    plain: list[CardName] = [PLAIN[name]] * 8
    duel.new_cards(faces(plain if given.deck is None else given.deck), piles.deck)
    duel.new_cards(faces(plain if given.health is None else given.health), piles.health)
    duel.new_cards(faces(given.hand), piles.hand)
    duel.mix_up([*piles.deck.cards, *piles.health.cards, *piles.hand.cards])
    duel.new_cards(faces(given.crypt), piles.crypt)
    for vaulted in duel.new_cards(faces(given.vault), piles.bid):
        add_to_vault(duel, one, vaulted)
    for standing in given.minions:
        (placed,) = duel.new_cards([standing.face], piles.play)
        minion = minion_of(placed, one, standing.where)
        minion.damage = standing.damage
        minion.exhausted = standing.exhausted
        one.minions.append(minion)
    for asset in given.assets:
        lay_asset(duel, one, asset)
    return one


def lay_asset(duel: HellbreakTable, one: Side, name: CardName) -> None:
    face = card(name)
    assert isinstance(face, AssetCard)
    (placed,) = duel.new_cards([face], one.piles.play)
    one.assets.append(Asset(placed, face, one))


def faces(listed: list[CardName]) -> list[Face]:
    return [card(name) for name in reversed(listed)]
