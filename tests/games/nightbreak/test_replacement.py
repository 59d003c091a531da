"""Stories about heroes that fall and those that come in their place. (NB-6)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.rules.effects import (
    allies,
    apply,
    deal,
    deal_each,
    enemies,
    heal,
    hurt,
)
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Power, arrival
from breakfall.games.nightbreak.terms import ALLY, DEBUFFS, FORWARD, LEFT, RIGHT, SHIELDED
from tests.games.nightbreak.story import Standing, Story, fighter, table

BOLT = Power("Bolt", cost=1, arrows=FORWARD, text="Deal 1 damage. Heal 1 on this hero.")
STARFALL = Power("Starfall", cost=1, text="Deal 1 damage to each enemy.")
ECLIPSE = Power("Eclipse", cost=1, text="Deal 1 damage to each hero.")
SHIELD_ONE = arrival("Shield it.", arrows=LEFT | FORWARD | RIGHT, aims=ALLY)
STRIKE = arrival("Deal 1 damage.", arrows=FORWARD)


async def bolt(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)
    heal(battle, me, me, 1)


async def starfall(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal_each(battle, me, enemies(battle, me), 1)


async def eclipse(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal_each(battle, me, [*enemies(battle, me), *allies(me)], 1)


async def shield(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    apply(battle, me, target, SHIELDED)


async def deal_one(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)


async def fall(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await hurt(battle, me, me.hp)


def shieldbearer(name: str) -> Standing:
    """A hero whose arrival asks which ally it shields."""
    return fighter(name, arrives=SHIELD_ONE, on_arrival=shield)


def suns(leader: Standing | None = None) -> list[Standing]:
    return [leader or fighter("Ann"), fighter("Bea"), fighter("Cat")]


def a_duel(
    moon_deck: list[Standing],
    *,
    moon_discard: list[Standing] | None = None,
    seed: int = 1,
    held: int = 0,
    prayers: int = 0,
    markers: int = 0,
) -> Story:
    """Ann strikes Uma, the Moon's left hero, who falls."""
    uma = fighter("Uma", damage=7, held=held, prayers=prayers, markers=markers)
    story = table(
        sun=suns(),
        moon=[uma, fighter("Viv"), fighter("Wyn")],
        moon_deck=moon_deck,
        moon_discard=moon_discard,
        points=0,
        seed=seed,
    )
    story.answer("target:enemy-3")
    return story


def stars_fall(
    moon_deck: list[Standing], *, fallen: int = 2, sun_deck: list[Standing] | None = None
) -> Story:
    """Ann's power overwhelms so many Moon heroes at once, from the Moon's left."""
    moon = [fighter(name, damage=7) for name in ("Uma", "Viv", "Wyn")[:fallen]]
    moon += [fighter(name) for name in ("Uma", "Viv", "Wyn")[fallen:]]
    caster = fighter("Ann", power=STARFALL, on_activation=starfall)
    story = table(
        sun=[caster, fighter("Bea", damage=7), fighter("Cat", damage=7)],
        moon=moon,
        moon_deck=moon_deck,
        sun_deck=sun_deck,
        points=1,
    )
    story.answer("activate")
    return story


# ---------------------------------------------------------------- leaving and filling the gap


@pytest.mark.rule("NB-6.1")
def test_everything_is_taken_off_an_overwhelmed_hero_and_it_is_discarded() -> None:
    uma = fighter("Uma", damage=7, held=2, prayers=1, markers=DEBUFFS)
    story = table(
        sun=suns(),
        moon=[uma, fighter("Viv"), fighter("Wyn")],
        moon_discard=[fighter("Old")],
        points=0,
    )
    fallen = story.hero("Uma")
    story.answer("target:enemy-3")
    assert (fallen.damage, fallen.held, fallen.prayers, fallen.markers) == (0, 0, 0, 0)
    assert story.pile("moon", "discard") == ["Uma", "Old"]
    assert story.pile("sun", "discard") == []


@pytest.mark.rule("NB-6.1")
def test_a_hero_that_comes_back_has_nothing_of_its_former_life_on_it() -> None:
    story = a_duel([], held=2, prayers=1, markers=DEBUFFS)
    story.answer("place:top-hero")
    uma = story.hero("Uma")
    assert (uma.damage, uma.held, uma.prayers, uma.markers) == (0, 0, 0, 0)


@pytest.mark.rule("NB-6.2")
def test_nothing_goes_on_until_the_gap_is_filled_by_the_side_that_lost_a_hero() -> None:
    story = a_duel([fighter("Zoe"), fighter("Yve")])
    assert story.asks("moon", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.row("moon") == ["Zoe", "Viv", "Wyn"]
    assert story.asks("sun", "attack-target")  # now Bea


@pytest.mark.rule("NB-6.3")
def test_the_hero_on_top_of_the_deck_can_be_placed() -> None:
    story = a_duel([fighter("Zoe"), fighter("Yve"), fighter("Xia")])
    assert story.options == ["place:top-hero", "discard:top-hero"]
    story.answer("place:top-hero")
    assert story.row("moon") == ["Zoe", "Viv", "Wyn"]
    assert story.pile("moon", "deck") == ["Yve", "Xia"]
    assert story.pile("moon", "discard") == ["Uma"]


@pytest.mark.rule("NB-6.3")
def test_who_discards_the_top_hero_must_take_the_next_one() -> None:
    story = a_duel([fighter("Zoe"), fighter("Yve"), fighter("Xia")])
    story.answer("discard:top-hero")
    assert story.asks("sun", "attack-target")  # Bea; the Moon is not asked again
    assert story.row("moon") == ["Yve", "Viv", "Wyn"]
    assert story.pile("moon", "deck") == ["Xia"]
    assert story.pile("moon", "discard") == ["Zoe", "Uma"]


@pytest.mark.rule("NB-6.4")
def test_a_replacement_arrives_before_the_rest_of_the_power_that_is_under_way() -> None:
    caster = fighter("Ann", power=BOLT, on_activation=bolt, damage=3)
    story = table(
        sun=suns(caster),
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=7)],
        moon_deck=[shieldbearer("Zoe"), fighter("Yve")],
        points=1,
    )
    story.answer("activate", "place:top-hero")
    assert story.asks("moon", "arrival-target")
    assert story.hero("Ann").damage == 3  # not healed yet
    story.answer("target:ally-3")
    assert story.hero("Ann").damage == 2
    assert story.asks("sun", "attack-target")


@pytest.mark.rule("NB-6.4")
def test_a_replacement_arrives_before_the_turn_goes_on() -> None:
    story = a_duel([shieldbearer("Zoe"), fighter("Yve")])
    story.answer("place:top-hero")
    assert story.asks("moon", "arrival-target")
    story.answer("target:ally-1")
    assert story.asks("sun", "attack-target")


@pytest.mark.rule("NB-6.4")
def test_a_replacement_arrives_before_the_next_replacement() -> None:
    story = stars_fall([shieldbearer("Zoe"), fighter("Yve"), fighter("Xia")])
    story.answer("fill:rank-1", "place:top-hero")
    assert story.asks("moon", "keep-or-discard")  # for Viv's rank, which is still empty
    assert story.row("moon") == ["Zoe", "Wyn"]
    assert story.hero("Zoe").has(SHIELDED)  # so there was nobody else to shield


# ---------------------------------------------------------------- several at once


@pytest.mark.rule("NB-6.5")
def test_several_heroes_of_one_side_leave_together_and_each_gives_favor() -> None:
    story = stars_fall([fighter("Zoe"), fighter("Yve"), fighter("Xia")], fallen=3)
    assert story.row("moon") == []
    assert story.sun.favor == 3
    assert sorted(story.pile("moon", "discard")) == ["Uma", "Viv", "Wyn"]


@pytest.mark.rule("NB-6.5")
def test_with_several_ranks_empty_the_rank_is_chosen_before_looking() -> None:
    story = stars_fall([fighter("Zoe"), fighter("Yve"), fighter("Xia"), fighter("Val")], fallen=3)
    assert story.asks("moon", "empty-rank")
    assert story.options == ["fill:rank-1", "fill:rank-2", "fill:rank-3"]
    assert not any("looks" in line for line in story.told)
    story.answer("fill:rank-3")
    assert story.asks("moon", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.options == ["fill:rank-1", "fill:rank-2"]
    story.answer("fill:rank-1", "place:top-hero")
    assert story.asks("moon", "keep-or-discard")  # one rank is left: nothing to choose
    story.answer("place:top-hero")
    assert story.row("moon") == ["Yve", "Xia", "Zoe"]


@pytest.mark.rule("NB-6.6")
@pytest.mark.parametrize("turn", ["sun", "moon"])
def test_the_side_whose_turn_it_is_replaces_all_of_its_heroes_first(turn: str) -> None:
    """A power hurts everybody, and two heroes of each side fall."""
    other = "moon" if turn == "sun" else "sun"
    leader = fighter("Leader", power=ECLIPSE, on_activation=eclipse, damage=7)
    own = [leader, fighter("Bea", damage=7), fighter("Cat")]
    others = [fighter("Uma", damage=7), fighter("Viv", damage=7), fighter("Wyn")]
    rows = {turn: own, other: others}
    deck = [fighter("Dot"), fighter("Eve"), fighter("Fay")]
    story = table(
        sun=rows["sun"],
        moon=rows["moon"],
        sun_deck=deck,
        moon_deck=deck,
        turn=turn,
        points=1,
    )
    story.answer("activate")
    assert (story.side(turn).favor, story.side(other).favor) == (2, 2)
    assert story.asks(turn, "empty-rank")
    story.answer("fill:rank-1", "place:top-hero")
    assert story.asks(turn, "keep-or-discard")
    story.answer("place:top-hero")
    assert story.asks(other, "empty-rank")


# ---------------------------------------------------------------- chains


@pytest.mark.rule("NB-6.7")
def test_whoever_an_arrival_overwhelms_is_replaced_before_earlier_replacements_go_on() -> None:
    """Zoe takes Uma's rank and overwhelms Cat; Dot comes for Cat before Viv is replaced."""
    zoe = fighter("Zoe", arrives=STRIKE, on_arrival=deal_one)
    sun_deck = [shieldbearer("Dot"), fighter("Eve")]
    story = stars_fall([zoe, fighter("Yve"), fighter("Xia")], sun_deck=sun_deck)
    story.answer("fill:rank-1", "place:top-hero")
    assert story.asks("sun", "keep-or-discard")
    story.answer("place:top-hero")
    assert story.asks("sun", "arrival-target")  # Dot's arrival, too
    assert story.row("moon") == ["Zoe", "Wyn"]
    story.answer("target:ally-3")
    assert story.asks("moon", "keep-or-discard")  # and now for Viv
    story.answer("place:top-hero")
    assert story.row("sun") == ["Ann", "Bea", "Dot"]
    assert story.row("moon") == ["Zoe", "Yve", "Wyn"]


@pytest.mark.rule("NB-6.7")
def test_in_a_chain_any_empty_rank_can_be_filled_and_each_fallen_hero_is_replaced_once() -> None:
    """Zoe falls as she arrives in Uma's rank: again both ranks are open to choose from."""
    zoe = fighter("Zoe", on_arrival=fall)
    story = stars_fall([zoe, fighter("Yve"), fighter("Xia"), fighter("Val")])
    story.answer("fill:rank-1", "place:top-hero")
    assert story.asks("moon", "empty-rank")
    assert story.options == ["fill:rank-1", "fill:rank-2"]
    assert story.sun.favor == 3
    story.answer("fill:rank-2", "place:top-hero", "place:top-hero")
    assert story.row("moon") == ["Xia", "Yve", "Wyn"]
    assert story.pile("moon", "deck") == ["Val"]
    assert story.asks("sun", "attack-target")


# ---------------------------------------------------------------- refilling the deck


@pytest.mark.rule("NB-6.8")
def test_an_empty_deck_is_refilled_with_the_whole_discard_pile() -> None:
    story = a_duel([fighter("Zoe")], moon_discard=[fighter("Old"), fighter("Older")])
    assert story.pile("moon", "deck") == ["Zoe"]  # not empty while she is looked at
    story.answer("place:top-hero")
    assert sorted(story.pile("moon", "deck")) == ["Old", "Older", "Uma"]
    assert story.pile("moon", "discard") == []


@pytest.mark.rule("NB-6.8")
def test_the_refilled_deck_is_shuffled_and_nobody_knows_its_order() -> None:
    orders = set()
    for seed in range(12):
        story = a_duel([fighter("Zoe")], moon_discard=[fighter("Old")], seed=seed)
        story.answer("place:top-hero")
        orders.add(tuple(story.pile("moon", "deck")))
        assert not any(card.known_to for card in story.moon.piles.deck.cards)
    assert orders == {("Uma", "Old"), ("Old", "Uma")}


@pytest.mark.rule("NB-6.8")
def test_with_both_piles_empty_the_next_card_discarded_is_the_new_deck() -> None:
    story = a_duel([])
    assert story.asks("moon", "keep-or-discard")
    assert story.pile("moon", "deck") == ["Uma"]
    assert story.pile("moon", "discard") == []


@pytest.mark.rule("NB-6.9")
def test_a_last_card_that_is_discarded_is_shuffled_in_before_the_next_is_placed() -> None:
    placed = set()
    for seed in range(12):
        story = a_duel([fighter("Zoe")], seed=seed)
        story.answer("discard:top-hero")
        newcomer = story.row("moon")[0]
        assert [newcomer, *story.pile("moon", "deck")] in (["Uma", "Zoe"], ["Zoe", "Uma"])
        assert story.pile("moon", "discard") == []
        placed.add(newcomer)
    assert placed == {"Uma", "Zoe"}


@pytest.mark.rule("NB-6.9")
def test_the_deck_is_refilled_before_the_last_card_arrives() -> None:
    story = a_duel([shieldbearer("Zoe")])
    story.answer("place:top-hero")
    assert story.asks("moon", "arrival-target")
    assert story.pile("moon", "deck") == ["Uma"]
    assert story.pile("moon", "discard") == []
