"""What holds for the thirty orders and the wounds as a set."""

from __future__ import annotations

import re
from collections import Counter
from itertools import permutations

import pytest

import breakfall
from breakfall.core.cards import HOUSE, INFERRED, PUBLIC, RULEBOOK, SOURCES
from breakfall.core.registry import find_game
from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.cards import DRAFT_ORDERS, ORDERS, QUICK_START, STARTERS, WOUND_CARDS
from breakfall.games.nightfall.description import source_of
from breakfall.games.nightfall.terms import (
    ACTION,
    BLOCKS_DAMAGE,
    BLUE,
    COLOURS,
    DISCOUNT,
    EXILE_WHEN_DESTROYED,
    EXILE_WHEN_DISCARDED,
    GHOUL,
    GREEN,
    LYCANTHROPE,
    NO_COLOUR,
    PURPLE,
    RED,
    STAYS,
    TO_HAND_WHEN_DESTROYED,
    VAMPIRE,
    WHITE,
    YELLOW,
)
from tests.games.nightfall.printed import face

MINIONS = [order for order in DRAFT_ORDERS if order.species != ACTION]
ACTIONS = [order for order in DRAFT_ORDERS if order.species == ACTION]
each_order = pytest.mark.parametrize("order", ORDERS, ids=lambda order: order.key)


def named(name: str) -> Order:
    printed = face(name)
    assert isinstance(printed, Order)
    return printed


# ---------------------------------------------------------------- what the rulebook says


@pytest.mark.rule("NF-2.1")
def test_there_are_six_starters_twelve_draft_minions_and_twelve_draft_actions() -> None:
    assert (len(STARTERS), len(MINIONS), len(ACTIONS)) == (6, 12, 12)
    assert len({order.key for order in ORDERS}) == len({order.name for order in ORDERS}) == 30
    match = breakfall.new_match("nightfall", players=5, seed=1)
    copies = Counter(card.face.key for card in match._table.cards)
    assert {copies[order.key] for order in STARTERS} == {10}
    assert {copies[order.key] for order in DRAFT_ORDERS} == {7}
    assert {copies[f"draft-{order.key}"] for order in DRAFT_ORDERS} == {1}


@pytest.mark.rule("NF-2.16")
def test_starters_are_one_of_each_colour_link_to_their_own_and_cost_nothing() -> None:
    assert sorted(order.colour for order in STARTERS) == list(range(6))
    for order in STARTERS:
        assert order.links == (order.colour,)
        assert order.cost == 0
        assert order.is_starter


@pytest.mark.rule("NF-2.17")
def test_starters_are_exiled_when_destroyed_and_all_but_one_when_discarded() -> None:
    assert all(order.in_play & EXILE_WHEN_DESTROYED for order in STARTERS)
    without = [order.name for order in STARTERS if not order.in_play & EXILE_WHEN_DISCARDED]
    assert without == ["“Bad Smoke”"]
    assert not any(order.in_play & EXILE_WHEN_DESTROYED for order in DRAFT_ORDERS)


@pytest.mark.rule("NF-17.2")
def test_colours_and_links_are_those_of_the_rulebook() -> None:
    assert (named("Alton Hickman").colour, named("Alton Hickman").links) == (WHITE, (RED, GREEN))
    melee = named("Furious Melee")
    assert (melee.colour, melee.links, melee.kicker) == (RED, (PURPLE, YELLOW), WHITE)
    assert named("Shock and Awe").colour == PURPLE
    assert named("Franz Orlok").colour == PURPLE
    assert WHITE in named("Franz Orlok").links
    assert named("Ivan Radinsky").colour == WHITE
    assert PURPLE in named("Blaine Cordell").links
    assert named("Charlotte Reyes").colour in named("Ivan Radinsky").links


@pytest.mark.rule("NF-17.2")
def test_numbers_are_those_of_the_rulebook() -> None:
    assert (named("Alton Hickman").cost, named("Alton Hickman").health) == (3, 3)
    strengths = {name: named(name).strength for name in ("Big Ghost", "Vulko", "Ivan Radinsky")}
    assert strengths == {"Big Ghost": 5, "Vulko": 3, "Ivan Radinsky": 4}
    assert named("Indigo Six").health == named("Zacharias Sands").health == 2


@pytest.mark.rule("NF-17.3")
def test_what_is_publicly_known_holds_too() -> None:
    assert named("Flank Attack").colour == YELLOW
    assert named("Enraged Wight").strength == 2
    assert named("Charlotte Reyes").strength < 2
    assert [order.name for order in ORDERS if order.species == GHOUL] == ["Enraged Wight"]
    assert named("Big Ghost").species == LYCANTHROPE
    for name in ("Franz Orlok", "Sir John Travail", "Zacharias Sands"):
        assert named(name).species == VAMPIRE
    assert BLUE in {order.colour for order in ORDERS}


@pytest.mark.rule("NF-17.2")
def test_in_play_texts_are_those_of_the_rulebook() -> None:
    blockers = {order.name for order in ORDERS if order.in_play & BLOCKS_DAMAGE}
    assert blockers == {"“Bad Smoke”", "Vulko"}
    assert named("Bad Smoke").in_play & STAYS
    assert [o.name for o in ORDERS if o.in_play & TO_HAND_WHEN_DESTROYED] == ["Marcus Toth"]
    assert [o.name for o in ORDERS if o.in_play & DISCOUNT] == ["Sir John Travail"]


@pytest.mark.rule("NF-4.11")
def test_each_quick_start_pair_is_a_minion_and_an_action() -> None:
    assert len(QUICK_START) == len({name for pair in QUICK_START for name in pair}) // 2 == 7
    for pair in QUICK_START:
        assert sorted(named(name).species == ACTION for name in pair) == [False, True]


@pytest.mark.rule("NF-17.8", "NF-11.3")
def test_there_are_sixty_wounds_twenty_of_each_type() -> None:
    match = breakfall.new_match("nightfall", seed=1)
    copies = Counter(card.face.key for card in match._table.cards)
    assert [wound.key for wound in WOUND_CARDS] == ["bite", "burn", "bleed"]
    assert {copies[wound.key] for wound in WOUND_CARDS} == {20}


# ---------------------------------------------------------------- what we designed


@pytest.mark.rule("NF-17.4")
@pytest.mark.parametrize("orders", [MINIONS, ACTIONS], ids=["minions", "actions"])
def test_there_are_two_minions_and_two_actions_of_each_colour(orders: list[Order]) -> None:
    assert Counter(order.colour for order in orders) == dict.fromkeys(range(6), 2)


@pytest.mark.rule("NF-17.5", "NF-2.4")
def test_every_colour_leads_on_to_every_other_and_is_led_to_equally_often() -> None:
    steps = Counter((order.colour, link) for order in DRAFT_ORDERS for link in order.links)
    others = [(one, other) for one in range(6) for other in range(6) if one != other]
    assert set(steps) == set(others)
    assert set(steps.values()) == {1, 2}
    for orders in (MINIONS, ACTIONS):
        led_to = Counter(link for order in orders for link in order.links)
        assert led_to == dict.fromkeys(range(6), 4)
    assert all(len(set(order.links)) == 2 for order in DRAFT_ORDERS)


@pytest.mark.rule("NF-17.9")
def test_every_kicker_can_be_earned_and_each_colour_earns_as_many() -> None:
    for order in DRAFT_ORDERS:
        befores = [o for o in DRAFT_ORDERS if o.colour == order.kicker and order.colour in o.links]
        assert befores, order.name
    for orders in (MINIONS, ACTIONS):
        assert Counter(order.kicker for order in orders) == dict.fromkeys(range(6), 2)
    assert {order.kicker for order in STARTERS} == {NO_COLOUR}


@pytest.mark.rule("NF-17.6", "NF-2.5")
def test_draft_orders_cost_from_two_to_six() -> None:
    for orders in (MINIONS, ACTIONS):
        assert {order.cost for order in orders} == {2, 3, 4, 5, 6}


@pytest.mark.rule("NF-2.8")
def test_health_is_from_one_to_four_and_strength_never_negative() -> None:
    for order in ORDERS:
        if order.species == ACTION:
            assert (order.strength, order.health, order.in_play) == (0, 0, 0)
        else:
            assert 1 <= order.health <= 4
            assert 0 <= order.strength <= 5


@pytest.mark.rule("NF-17.7")
@pytest.mark.parametrize("orders", [[*STARTERS, *MINIONS], ACTIONS], ids=["minions", "actions"])
def test_no_order_is_better_than_another_that_costs_as_much_or_more(orders: list[Order]) -> None:
    """Better: no weaker in strength and health, and each text of the other, or one with more."""
    for one, other in permutations(orders, 2):
        assert not is_better(one, other), f"{one.name} is better than {other.name}"


@pytest.mark.rule("NF-17.7")
def test_no_two_draft_orders_have_the_same_texts() -> None:
    texts = [(order.chain_text, order.in_play_text, order.kicker_text) for order in DRAFT_ORDERS]
    assert len(set(texts)) == len(DRAFT_ORDERS)


def is_better(one: Order, other: Order) -> bool:
    return (
        one.cost <= other.cost
        and one.strength >= other.strength
        and one.health >= other.health
        and all(any(does_as_much(mine, text) for mine in texts(one)) for text in texts(other))
    )


def does_as_much(text: str, other: str) -> bool:
    """The same words, and no number in them is smaller."""
    if re.sub(r"\d", "n", text) != re.sub(r"\d", "n", other):
        return False
    numbers = zip(re.findall(r"\d", text), re.findall(r"\d", other), strict=True)
    return all(mine >= theirs for mine, theirs in numbers)


def texts(order: Order) -> set[str]:
    """What is good about a card; that starters are exiled is not."""
    good = {order.chain_text, order.in_play_text, order.kicker_text} - {""}
    return {text for text in good if not text.startswith("Goes into exile")}


# ---------------------------------------------------------------- sources


@each_order
@pytest.mark.rule("NF-17.1")
def test_every_field_of_an_order_says_where_it_comes_from(order: Order) -> None:
    described = find_game("nightfall").describe(order)
    sources = described["sources"]
    assert isinstance(sources, dict)
    assert set(sources.values()) <= set(SOURCES)
    assert sources["name"] == RULEBOOK
    assert set(order.sources) <= set(sources), "a source for a field that is not there"
    assert order.lore


@pytest.mark.rule("NF-17.1")
def test_what_was_designed_here_is_marked_as_such() -> None:
    assert source_of(named("Alton Hickman"), "cost") == RULEBOOK
    assert source_of(named("Flank Attack"), "colour") == PUBLIC
    assert source_of(named("Big Ghost"), "health") == HOUSE
    assert source_of(named("Grim Siege"), "chain") == HOUSE
    assert len(COLOURS) == 6


@pytest.mark.rule("NF-17.1")
def test_what_the_rulebook_only_tells_a_story_about_is_inferred() -> None:
    """Its fiction calls them vampires and a werewolf; no card of theirs is shown."""
    for name in ("Franz Orlok", "Zacharias Sands", "Sir John Travail", "Big Ghost"):
        assert source_of(named(name), "species") == INFERRED
    # The rulebook says that it stays until destroyed, and not where it goes then.
    assert source_of(named("Bad Smoke"), "in_play") == INFERRED


@pytest.mark.rule("NF-17.1")
@pytest.mark.parametrize("name", ["Ivan Radinsky", "Franz Orlok", "Blaine Cordell"])
def test_two_links_of_which_only_one_is_known_are_house(name: str) -> None:
    assert source_of(named(name), "links") == HOUSE
