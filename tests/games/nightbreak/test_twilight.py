"""Stories about heroes of both factions and one deck. (NB-13)"""

from __future__ import annotations

import pytest

import breakfall
from breakfall import BreakfallError, Match
from breakfall.games.nightbreak.cards import HEROES, MOON_HEROES, SUN_HEROES
from breakfall.games.nightbreak.rules.effects import gain
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from breakfall.games.nightbreak.terms import MOON, SUN, WOUNDED
from tests.games.nightbreak.company import fighters, moon, play_until, sun, without_arrows
from tests.games.nightbreak.story import Standing, Story, fighter, table
from tests.games.nightbreak.tables import (
    laid_table,
    new_table,
    rows_of,
    sides_of,
    table_of,
    table_seen,
)

SUN_NAMES = [hero.key for hero in SUN_HEROES]
MOON_NAMES = [hero.key for hero in MOON_HEROES]


def twilight(
    ours: list[Standing],
    theirs: list[Standing],
    *,
    deck: list[Standing] | None = None,
    points: int | None = 0,
    turn: str = "sun",
    hour: int = 0,
) -> Story:
    return table(ours, theirs, sun_deck=deck, points=points, turn=turn, hour=hour, form="twilight")


def of(*factions: int) -> list[Standing]:
    """A row of these factions."""
    return [
        fighter(name, faction=faction)
        for name, faction in zip(("Ann", "Bea", "Cat"), factions, strict=True)
    ]


def choose(match: Match, *heroes: str) -> None:
    for key in heroes:
        match.choose_key(f"hero:{key}")


# ---------------------------------------------------------------- set-up


@pytest.mark.rule("NB-13.1")
def test_the_first_player_chooses_three_of_thirty_and_the_second_of_twenty_seven() -> None:
    match = new_table("twilight", first=1)
    assert match.choice is not None
    assert (match.choice.seat, match.choice.kind) == (1, "choose-hero")  # no faction is asked
    assert set(match.choice.keys) >= {f"hero:{hero.key}" for hero in HEROES}
    mixture = [SUN_NAMES[0], MOON_NAMES[0], SUN_NAMES[1]]
    choose(match, *mixture)
    assert match.choice is not None
    assert (match.choice.seat, match.choice.kind) == (0, "choose-hero")
    left = {f"hero:{hero.key}" for hero in HEROES if hero.key not in mixture}
    assert set(match.choice.keys) - {"heroes:rest-at-random"} == left
    assert len(left) == 27
    choose(match, MOON_NAMES[1], SUN_NAMES[2], MOON_NAMES[2])
    assert match.choice is not None
    assert match.choice.kind == "opening-move"
    assert {hero["hero"] for hero in rows_of(match)[1]} == set(mixture)


@pytest.mark.rule("NB-13.1")
def test_who_goes_first_is_decided_as_usual() -> None:
    firsts = {
        table_seen(breakfall.new_match("nightbreak", format="twilight", seed=seed), None)["first"]
        for seed in range(20)
    }
    assert firsts == {0, 1}


@pytest.mark.rule("NB-13.1")
def test_twilight_is_for_two_players() -> None:
    with pytest.raises(BreakfallError):
        breakfall.new_match("nightbreak", format="twilight", players=3, seed=1)


@pytest.mark.rule("NB-13.2")
def test_twelve_heroes_are_one_deck_for_both_and_twelve_are_out() -> None:
    match = laid_table("twilight")
    ours, theirs = table_of(match).sides
    assert ours.piles.deck is theirs.piles.deck
    assert ours.piles.discard is theirs.piles.discard
    assert len(ours.piles.deck.cards) == 12
    assert len(ours.piles.removed.cards) == 12
    backs = {card.face.back for card in (*ours.piles.deck.cards, *ours.piles.removed.cards)}
    assert backs == {"sun", "moon"}  # shuffled together
    for side in sides_of(match, None):
        assert len(side["deck"]) == 12


@pytest.mark.rule("NB-13.2")
def test_fallen_and_discarded_heroes_of_both_sides_share_a_pile_and_a_deck() -> None:
    wounded = fighter("Ann", damage=7, markers=WOUNDED, power=without_arrows())
    theirs = moon(fighter("Uma", damage=6))
    story = twilight(sun(wounded), theirs, deck=fighters("Dee", "Eve", "Fay", "Gus"), points=1)
    story.answer("activate", "discard:top-hero")  # Ann falls by her wound, Dee is discarded
    assert story.row("sun") == ["Eve", "Bea", "Cat"]
    story.answer("target:enemy-3")  # Uma falls
    assert story.asks("moon", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.row("moon") == ["Fay", "Viv", "Wyn"]
    assert story.pile("sun", "discard") == ["Uma", "Dee", "Ann"]
    assert story.pile("moon", "discard") == ["Uma", "Dee", "Ann"]
    assert story.pile("moon", "deck") == ["Gus"]


@pytest.mark.rule("NB-13.2")
@pytest.mark.parametrize("turn", ["sun", "moon"])
def test_escaped_heroes_of_either_side_go_under_the_one_deck(turn: str) -> None:
    ours = sun(fighter("Ann", held=1))
    theirs = moon(fighter("Uma", held=1))
    story = twilight(ours, theirs, deck=fighters("Dee", "Eve"), turn=turn)
    story.answer("escape", "place:top-hero")
    assert story.pile("sun", "deck") == ["Eve", "Ann" if turn == "sun" else "Uma"]


@pytest.mark.rule("NB-13.3")
def test_a_hero_you_lost_may_come_back_on_the_other_side() -> None:
    ann = fighter("Ann", damage=6)
    dying = fighter("Viv", damage=7, markers=WOUNDED, power=without_arrows())
    story = twilight(
        sun(ann), moon(fighter("Uma"), dying), deck=fighters("Dee"), turn="moon", points=1
    )
    story.answer("target:enemy-3", "place:top-hero")  # Ann falls, Dee empties the deck
    assert story.pile("sun", "deck") == ["Ann"]
    story.answer("activate", "place:top-hero")  # Viv falls by her wound
    assert story.row("moon") == ["Uma", "Ann", "Wyn"]
    assert story.hero("Ann").side is story.moon
    assert story.acting == "Ann"
    story.answer("target:enemy-1")
    assert story.hero("Cat").damage == 2  # she fights her old friends now


@pytest.mark.rule("NB-13.4")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize(
    ("suns", "first_hour"), [(3, "Dusk"), (2, "Dusk"), (1, "Dawn"), (0, "Dawn")]
)
def test_the_majority_of_the_first_three_heroes_orders_the_time_deck(
    first: int, suns: int, first_hour: str
) -> None:
    match = new_table("twilight", first=first)
    choose(match, *SUN_NAMES[:suns], *MOON_NAMES[: 3 - suns])
    choose(match, *SUN_NAMES[3 : 3 + 3 - suns], *MOON_NAMES[3 : 3 + suns])
    table_now = table_seen(match, None)
    assert len(table_now["time_deck"]) == 16
    assert table_now["hour"] == first_hour


@pytest.mark.rule("NB-13.4")
def test_the_order_of_the_time_deck_stays_when_heroes_change() -> None:
    match = new_table("twilight", first=0)
    choose(match, *SUN_NAMES[:3])
    choose(match, *MOON_NAMES[:3])
    order = table_seen(match, None)["time_deck"]
    began = {hero["hero"] for hero in rows_of(match)[0]}
    while match.outcome is None:
        now = table_seen(match, None)
        assert now["time_deck"] == order[16 - len(now["time_deck"]) :]
        match.choose(0)
    assert began != {hero["hero"] for hero in rows_of(match)[0]}


# ---------------------------------------------------------------- Blessing Points

DUSK_CARD, DAWN_CARD = 0, 4


@pytest.mark.rule("NB-13.5")
@pytest.mark.parametrize(
    ("row", "hour", "income"),
    [
        ((MOON, MOON, SUN), DUSK_CARD, 2),
        ((MOON, SUN, SUN), DUSK_CARD, 1),
        ((SUN, MOON, SUN), DAWN_CARD, 2),
        ((SUN, MOON, MOON), DAWN_CARD, 1),
    ],
)
def test_two_heroes_of_the_hours_faction_bring_its_symbols(
    row: tuple[int, ...], hour: int, income: int
) -> None:
    story = twilight(of(*row), moon(), hour=hour, points=None)
    assert story.sun.points == income


@pytest.mark.rule("NB-13.5")
def test_the_income_is_checked_anew_every_turn() -> None:
    frail = fighter("Ann", faction=MOON, damage=7)
    ours = [frail, fighter("Bea", faction=MOON), fighter("Cat", faction=SUN)]
    deck = [fighter("Dee", faction=SUN), fighter("Eve", faction=SUN)]
    story = twilight(ours, moon(), deck=deck, points=None)
    assert story.sun.points == 2  # Dusk
    play_until(story, "moon", "attack-target")
    story.answer("target:enemy-3", "place:top-hero")  # Ann falls, and one Moon hero is left
    assert story.row("sun") == ["Dee", "Bea", "Cat"]
    play_until(story, "sun", "opening-move")
    assert table_seen(story.match, None)["hour"] == "Midnight"
    assert story.sun.points == 1


async def gain_one(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    gain(battle, me, 1)


@pytest.mark.rule("NB-13.5")
def test_points_from_powers_are_not_multiplied() -> None:
    ann = fighter("Ann", faction=MOON, power=without_arrows(cost=0), on_activation=gain_one)
    story = twilight([ann, *of(MOON, MOON, MOON)[1:]], moon())
    story.answer("activate")
    assert story.sun.points == 1


@pytest.mark.rule("NB-13.6")
def test_heroes_of_either_faction_spend_and_hold_points() -> None:
    ours = [
        fighter("Ann", faction=SUN, power=without_arrows(cost=1)),
        fighter("Bea", faction=MOON, power=without_arrows(cost=1)),
        fighter("Cat", faction=MOON),
    ]
    story = twilight(ours, moon(), points=None)
    assert story.sun.points == 2  # from Dusk
    story.answer("move:nobody", "activate")  # Ann of the Sun spends one of the Moon's
    assert story.sun.points == 1
    story.answer("attack", "target:enemy-1", "attack", "target:enemy-1", "target:enemy-1")
    assert story.asks("sun", "give-point")
    assert story.options == ["give:ally-1", "give:ally-2", "give:ally-3"]
    story.answer("give:ally-1")
    assert story.hero("Ann").held == 1


@pytest.mark.rule("NB-13.6")
@pytest.mark.parametrize("faction", [SUN, MOON])
def test_held_points_serve_heroes_of_either_faction(faction: int) -> None:
    ann = fighter("Ann", faction=faction, held=1, power=without_arrows(cost=1))
    story = twilight([ann, *sun()[1:]], moon())
    assert story.options == ["attack", "activate", "pray", "escape"]
