"""Stories about what each player may know: views, logs and re-deals. (NF-16)"""

from __future__ import annotations

import json
import random
from collections import Counter
from collections.abc import Callable
from typing import Any, cast

import pytest

import breakfall
from breakfall import Match
from breakfall.games.nightfall.cards import DRAFT_ORDERS
from breakfall.games.nightfall.state import Night
from breakfall.games.nightfall.terms import RED
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import Story, names, seat, table

EVERYBODY = (0, 1, None)
Look = Callable[[Night], object]
each_viewer = pytest.mark.parametrize("viewer", EVERYBODY)


def seen(match: Match, viewer: int | None) -> dict[str, Any]:
    return cast(dict[str, Any], match.view(viewer)["table"])


def player_seen(match: Match, viewer: int | None, number: int) -> dict[str, Any]:
    return cast(dict[str, Any], seen(match, viewer)["players"][number])


def imagined(match: Match, viewer: int | None, look: Look, guesses: int = 40) -> set[object]:
    """What this viewer, guessing often, could find there."""
    found: set[object] = set()
    for seed in range(guesses):
        guess = match.copy()
        guess.redeal(viewer, random.Random(seed))
        assert isinstance(guess._table, Night)
        found.add(look(guess._table))
    return found


# ---------------------------------------------------------------- the open table


@each_viewer
@pytest.mark.rule("NF-16.1")
def test_everybody_sees_minions_chain_archives_influence_and_the_size_of_piles(
    viewer: int | None,
) -> None:
    story = table(
        seat(["Death Grip", "bite"], deck=["Vulko"] * 3, minions=[hurt("Vulko", 1)]),
        seat(["bite"], discard=["bite", "burn"], archives=["Big Ghost"]),
        commons=SHOP,
        left={"Blaine Cordell": 4},
    )
    story.answer("play:death-grip")
    view = seen(story.match, viewer)
    assert [link["order"] for link in view["chain"]] == ["death-grip"]
    assert [(a["order"], a["cards"]) for a in view["commons"]] == [("blaine-cordell", 4)]
    mine, theirs = view["players"]
    (vulko,) = mine["minions"]
    assert (vulko["order"], vulko["health"], vulko["full_health"]) == ("vulko", 2, 3)
    assert [(a["order"], a["cards"]) for a in theirs["archives"]] == [("big-ghost", 7)]
    assert mine["influence"] == 2
    assert (mine["hand_size"], mine["deck"], mine["discard_size"]) == (1, 3, 0)
    assert (theirs["hand_size"], theirs["deck"], theirs["discard_size"]) == (1, 0, 2)


# ---------------------------------------------------------------- hands and decks


@pytest.mark.rule("NF-16.2")
def test_only_you_see_the_cards_in_your_hand() -> None:
    story = table(seat(["Vulko", "bite"]), seat(["Vulko"]), commons=SHOP)
    assert player_seen(story.match, 0, 0)["hand"] == ["vulko", "bite"]
    for viewer in (1, None):
        assert player_seen(story.match, viewer, 0)["hand"] is None


@pytest.mark.rule("NF-16.2", "NF-16.3")
def test_an_opponent_cannot_tell_hand_from_deck() -> None:
    story = table(seat(["Vulko"], deck=["bite", "burn"]), seat(["bite"]), commons=SHOP)

    def hand(night: Night) -> object:
        return tuple(names(night.players[0].hand))

    assert imagined(story.match, 1, hand) == {("Vulko",), ("bite",), ("burn",)}
    assert imagined(story.match, 0, hand) == {("Vulko",)}


@pytest.mark.rule("NF-16.2")
@pytest.mark.parametrize("phase", ["chain", "claim", "cleanup"])
def test_who_imagines_anothers_hand_imagines_the_choices_that_go_with_it(phase: str) -> None:
    hand = ["Vulko", "Big Ghost", "bite", "burn", "Marcus Toth"]
    story = table(
        seat(hand, deck=["Death Grip", "bleed", "bleed"]),
        seat(["Vulko"]),
        phase=phase,
        commons=SHOP,
    )
    for seed in range(20):
        guess = story.match.copy()
        guess.redeal(1, random.Random(seed))
        assert isinstance(guess._table, Night)
        assert guess.choice is not None
        held = {card.face.key for card in guess._table.players[0].hand.cards}
        offered = {key.split(":")[1] for key in guess.choice.keys} - {"nothing", "keep"}
        orders = held - {"bite", "burn", "bleed"}
        wanted = {"chain": orders, "claim": held | {"blaine-cordell"}, "cleanup": held - orders}
        assert offered == wanted[phase]


@pytest.mark.rule("NF-16.3")
def test_nobody_sees_into_a_deck_not_even_its_owner() -> None:
    story = table(seat(["Vulko"], deck=["bite", "burn", "bleed"]), seat(), commons=SHOP)
    assert player_seen(story.match, 0, 0)["deck"] == 3  # a number, and nothing else

    def top(night: Night) -> object:
        return night.players[0].deck.top.face.key

    assert imagined(story.match, 0, top) == {"bite", "burn", "bleed"}


@pytest.mark.rule("NF-16.2")
def test_what_is_drawn_is_told_to_its_player_alone() -> None:
    story = table(seat(["Zacharias Sands"], deck=["Vulko"]), seat(), commons=SHOP)
    resolve(story, "zacharias-sands")
    assert "You draw Vulko." in story.match.log(0)
    for viewer in (1, None):
        told = story.match.log(viewer)
        assert "Player 1 draws 1 card." in told
        assert not any("Vulko" in line for line in told)


@pytest.mark.rule("NF-16.2", "NF-16.1")
def test_a_minion_that_went_to_a_hand_before_everybody_is_known_to_be_there() -> None:
    story = table(
        seat([moon(RED), "Lilith Lawrence"]),
        seat(["bite"], deck=["burn"], minions=["Vulko"]),
        commons=SHOP,
    )
    resolve(story, "red", "lilith-lawrence")

    def hand(night: Night) -> object:
        return tuple(sorted(names(night.players[1].hand)))

    assert imagined(story.match, 0, hand) == {("Vulko", "bite"), ("Vulko", "burn")}


# ---------------------------------------------------------------- discard piles and wounds


@pytest.mark.rule("NF-16.4")
def test_you_look_through_your_own_discard_pile_and_see_the_top_of_others() -> None:
    story = table(seat(["Vulko"], discard=["bite", "Big Ghost", "burn"]), seat(), commons=SHOP)
    mine = player_seen(story.match, 0, 0)
    assert mine["discard"] == ["bite", "big-ghost", "burn"]
    for viewer in (1, None):
        theirs = player_seen(story.match, viewer, 0)
        assert (theirs["discard"], theirs["discard_top"]) == (None, "bite")


@pytest.mark.rule("NF-16.5")
def test_everybody_sees_the_top_wound_and_how_many_are_left_and_no_more() -> None:
    story = table(
        seat(["Enraged Wight"]),
        seat(),
        commons=SHOP,
        wounds=["bite", "burn", "bleed"],
        wounds_below=["bite", "bite"],
    )
    for viewer in EVERYBODY:
        wounds = seen(story.match, viewer)["wounds"]
        assert (wounds["top"], wounds["face_up"], wounds["face_down"]) == ("bite", 3, 2)

    def second(night: Night) -> object:
        return night.wound_stack.cards[-2].face.key

    assert imagined(story.match, 0, second) == {"bite", "burn", "bleed"}
    resolve(story, "enraged-wight")
    for viewer in EVERYBODY:
        wounds = seen(story.match, viewer)["wounds"]
        assert (wounds["top"], wounds["face_up"]) == ("burn", 2)


@pytest.mark.rule("NF-16.5")
def test_when_no_face_up_wound_is_left_there_is_no_top_one_to_see() -> None:
    story = table(seat(["Enraged Wight"]), seat(), wounds=["bite"], wounds_below=["burn"])
    resolve(story, "enraged-wight")
    wounds = seen(story.match, 0)["wounds"]
    assert (wounds["top"], wounds["face_up"], wounds["face_down"]) == (None, 0, 1)


@each_viewer
@pytest.mark.rule("NF-16.6")
def test_wounds_and_their_types_are_open_whichever_pile_they_are_in(viewer: int | None) -> None:
    story = table(
        seat(["Vulko", "bite"], deck=["bite", "burn", "Vulko"], discard=["bleed"]),
        seat(["Vulko"]),
        commons=SHOP,
    )
    counted = player_seen(story.match, viewer, 0)
    assert counted["wounds"] == 4
    assert counted["wound_types"] == {"bite": 2, "burn": 1, "bleed": 1}


@pytest.mark.rule("NF-16.6")
def test_where_the_wounds_are_is_not_open() -> None:
    story = table(seat(["Vulko", "bite"], deck=["bite", "Vulko"]), seat(["Vulko"]), commons=SHOP)

    def wounds_in_hand(night: Night) -> object:
        return Counter(names(night.players[0].hand))["bite"]

    assert imagined(story.match, 1, wounds_in_hand) == {0, 1, 2}


# ---------------------------------------------------------------- draft cards


def pack(match: Match, viewer: int | None, number: int) -> list[str | None]:
    return cast(list[str | None], player_seen(match, viewer, number)["pack"])


def pick(match: Match, players: int) -> None:
    """Everybody takes the first card offered."""
    for number in range(players):
        match.choose(0, number)


@pytest.mark.rule("NF-16.7")
def test_in_the_draft_you_see_your_own_cards_and_picks_and_nobody_elses() -> None:
    match = breakfall.new_match("nightfall", players=3, seed=6)
    assert None not in pack(match, 0, 0)
    assert pack(match, 0, 1) == pack(match, None, 0) == [None] * 4
    first = pack(match, 0, 0)[0]
    pick(match, 3)
    assert player_seen(match, 0, 0)["secret"] == [first]
    assert player_seen(match, 1, 0)["secret"] == player_seen(match, None, 0)["secret"] == [None]
    assert None not in pack(match, 1, 1)  # what player 1 passed on


@pytest.mark.rule("NF-16.7")
def test_which_of_the_cards_you_passed_on_were_taken_is_not_shown() -> None:
    """Player 1's three cards: player 2 takes one, and two go on to player 3."""
    match = breakfall.new_match("nightfall", players=3, seed=6)
    pick(match, 3)
    passed_on = set(pack(match, 0, 1))
    assert len(passed_on) == 3
    pick(match, 3)
    assert pack(match, 0, 2) == [None, None]
    assert player_seen(match, 0, 1)["secret"] == [None, None]

    def taken(night: Night) -> object:
        return night.players[1].picks.top.face.key.removeprefix("draft-")

    assert imagined(match, 0, taken) == passed_on


@pytest.mark.rule("NF-16.7")
def test_after_the_draft_picks_and_commons_are_open_and_the_rest_is_never_shown() -> None:
    match = breakfall.new_match("nightfall", players=3, seed=6)
    for _ in range(3):
        pick(match, 3)
    view = seen(match, None)
    open_now = {archive["order"] for archive in view["commons"]}
    for player in view["players"]:
        assert len(player["archives"]) == 2
        open_now |= {archive["order"] for archive in player["archives"]}
    assert len(open_now) == 8 + 3 * 2
    hidden = [order for order in DRAFT_ORDERS if order.key not in open_now]
    for order in hidden:
        assert order.key not in json.dumps(view)
        assert not any(order.name in line for line in match.log(None))


# ---------------------------------------------------------------- exile


@each_viewer
@pytest.mark.rule("NF-16.8")
def test_exiled_cards_lie_open_to_all(viewer: int | None) -> None:
    story: Story = table(
        seat(["Vulko"]),
        seat(),
        commons=SHOP,
        exiled=["Enraged Wight", "Big Ghost"],
        exiled_wounds=["bleed"],
    )
    view = seen(story.match, viewer)
    assert sorted(view["exile"]) == ["big-ghost", "enraged-wight"]
    assert view["wounds"]["exiled"] == ["bleed"]
