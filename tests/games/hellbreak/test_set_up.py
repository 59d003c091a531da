"""Stories about the aim, the formats, and the set-up of a match. (HB-1, HB-3)"""

from __future__ import annotations

from collections import Counter

import pytest

import breakfall
from breakfall import BreakfallError, Luck, Match
from breakfall.games.hellbreak.card import MonsterSide
from breakfall.games.hellbreak.cards import MONSTERS
from breakfall.games.hellbreak.decks import find_deck
from breakfall.games.hellbreak.state import Side
from tests.contract.playing import choose_randomly
from tests.games.hellbreak.story import side, table
from tests.games.hellbreak.tables import (
    answer,
    asked,
    at_mulligan,
    duel_of,
    laid_table,
    new_table,
    offered,
    play_until,
    real_pile,
    side_of,
    sides_seen,
    table_seen,
)

EVERYBODY = (0, 1, None)


# ---------------------------------------------------------------- HB-1 the aim and the formats


@pytest.mark.rule("HB-1.1")
def test_hellbreak_is_for_two_players() -> None:
    assert len(sides_seen(new_table(), None)) == 2
    for players in (1, 3):
        with pytest.raises(BreakfallError, match=f"is for 2 players, not {players}"):
            breakfall.new_match("hellbreak", players=players)


@pytest.mark.rule("HB-1.1")
@pytest.mark.parametrize("killer", ["dracula", "jaws"])
def test_whoever_kills_the_opposing_monster_wins(killer: str) -> None:
    hunter = side(unleashed=True)
    prey = side(health=["Giant Octopus"], vertical=True, exhausted=True)
    story = table(
        dracula=hunter if killer == "dracula" else prey,
        jaws=prey if killer == "dracula" else hunter,
        turn=killer,
    )
    assert story.kind == "action"
    story.answer("attack:ally:monster", "at:right")
    assert story.winner == killer
    assert story.kind == "over"


@pytest.mark.rule("HB-1.2")
@pytest.mark.parametrize("face", [one for monster in MONSTERS for one in monster.sides])
def test_every_side_of_every_monster_draws_a_card_in_each_feeding(face: MonsterSide) -> None:
    assert face.bar.cards >= 1


@pytest.mark.rule("HB-1.2")
def test_two_monsters_that_do_nothing_but_draw_still_end_their_match() -> None:
    """A deck of 28 gives 2 cards in round 1, then 1 a round: it is empty after round 27. From
    round 28 on each draw costs 2 of 16 health, so somebody is dead in round 35."""
    match = laid_table()
    while match.outcome is None:
        if "flip" in offered(match) and duel_of(match).round > 1:
            answer(match, "stay")  # Unleashed, one card a round
        elif "no" in offered(match):
            answer(match, "no")
        else:
            match.choose(0)  # nothing, pass, flip, discard
        if duel_of(match).round == 27:
            assert [side.health for side in duel_of(match).sides] == [16, 16]
    assert duel_of(match).round == 35
    assert match.outcome.winners == [1 - duel_of(match).initiative]


@pytest.mark.rule("HB-1.2")
@pytest.mark.parametrize("seed", range(10))
def test_nothing_adds_a_card_to_a_deck(seed: int) -> None:
    match, luck = laid_table(seed=seed), Luck(seed)
    before = [28, 28]
    while match.outcome is None:
        choose_randomly(match, luck)
        now = [len(side.piles.deck.cards + side.piles.looked_at.cards) for side in both(match)]
        assert now[0] <= before[0]
        assert now[1] <= before[1]
        before = now


def both(match: Match) -> list[Side]:
    return duel_of(match).sides


@pytest.mark.rule("HB-1.3")
def test_there_are_three_formats() -> None:
    formats = breakfall.find_game("hellbreak").formats
    assert sorted(form.key for form in formats) == ["demo", "first-game", "open"]


@pytest.mark.rule("HB-1.3")
@pytest.mark.parametrize("form", ["demo", "first-game", "open"])
def test_after_set_up_every_format_is_the_same_game(form: str) -> None:
    match = laid_table(form)
    assert table_seen(match, None)["phase"] == "Feeding Phase"
    for seat in (0, 1):
        assert side_of(match, seat).health == 16
        assert len(real_pile(match, seat, "hand")) == 6  # four, and two from the monster's bar
    kinds = []
    for _ in range(6):
        kinds.append(asked(match)[1])
        match.choose(0)  # bid nothing, take initiative, use nothing, pass
    play_until(match, "bid")
    assert kinds == ["bid", "bid", "take-initiative", "action", "action", "flip"]
    assert table_seen(match, None)["round"] == 2


# ---------------------------------------------------------------- HB-3.1 who has initiative


@pytest.mark.rule("HB-3.1")
def test_chance_gives_the_initiative_card_to_either_player() -> None:
    holders = [table_seen(new_table(seed=n, first="random"), None)["initiative"] for n in range(40)]
    assert 10 < holders.count(0) < 30
    assert set(holders) == {0, 1}


@pytest.mark.rule("HB-3.1")
@pytest.mark.parametrize("first", ["0", "1"])
def test_the_players_may_settle_who_begins_instead(first: str) -> None:
    match = new_table(first=first)
    for seat in EVERYBODY:
        assert table_seen(match, seat)["initiative"] == int(first)


# ---------------------------------------------------------------- HB-3.2 to HB-3.4


@pytest.mark.rule("HB-3.2")
def test_monsters_lurk_and_nobody_has_blood_or_malice_yet() -> None:
    seen = table_seen(at_mulligan(), None)
    for one in seen["sides"]:
        assert one["monster"]["side"] == "Lurking"
        assert (one["blood"], one["malice"]) == (0, 0)
    assert [place["malice"] for place in seen["locations"]] == [[0, 0], [0, 0]]


@pytest.mark.rule("HB-3.3")
def test_each_player_chooses_one_of_their_decks_two_locations() -> None:
    match = new_table()
    assert [choice.seats for choice in match.choices] == [(0,), (1,)]
    assert match.choice_of(0).keys == ["location:carfax-abbey", "location:castle-dracula"]
    assert match.choice_of(1).keys == ["location:north-beach", "location:amity-harbor"]


@pytest.mark.rule("HB-3.3")
@pytest.mark.rule("HB-13.7")
@pytest.mark.parametrize("early", [0, 1])
def test_a_chosen_location_stays_secret_until_both_have_chosen(early: int) -> None:
    match = new_table()
    choices = ["location:castle-dracula", "location:amity-harbor"]
    before = [(match.view(seat), match.log(seat)) for seat in EVERYBODY]
    match.choose_key(choices[early], early)
    assert [(match.view(seat), match.log(seat)) for seat in EVERYBODY] == before
    match.choose_key(choices[1 - early], 1 - early)
    shown = [place["card"] for place in table_seen(match, 1 - early)["locations"]]
    assert shown == ["castle-dracula", "amity-harbor"]  # and no other is left


@pytest.mark.rule("HB-3.4")
def test_a_location_lies_on_its_owners_right_and_under_their_control() -> None:
    match = at_mulligan()
    carfax, beach = table_seen(match, None)["locations"]
    assert (carfax["card"], carfax["brought_by"], carfax["controller"]) == ("carfax-abbey", 0, 0)
    assert (beach["card"], beach["brought_by"], beach["controller"]) == ("north-beach", 1, 1)


@pytest.mark.rule("HB-3.4")
@pytest.mark.parametrize(("seat", "right"), [(0, "Castle Dracula"), (1, "Amity Harbor")])
def test_the_location_on_your_right_is_the_one_you_brought(seat: int, right: str) -> None:
    match = new_table(first=str(seat))
    match.choose_key("location:castle-dracula", 0)
    match.choose_key("location:amity-harbor", 1)
    answer(match, "mulligan:done", "mulligan:done", "bid:nothing", "bid:nothing")
    answer(match, "player:opponent")  # the tie was won without initiative
    play_until(match, "action")
    answer(match, "attack:ally:monster")
    assert match.choice is not None
    assert match.choice.options[offered(match).index("at:right")].label == right


@pytest.mark.rule("HB-3.4")
def test_nobody_collects_for_the_location_they_bring_or_uses_its_take_control() -> None:
    match = new_table()
    match.choose_key("location:carfax-abbey", 0)  # worth 1 blood and 1 card when it is taken
    match.choose_key("location:amity-harbor", 1)  # TAKE CONTROL, worth 1 card
    assert asked(match) == (0, "mulligan")
    answer(match, "mulligan:done", "mulligan:done")
    assert asked(match)[1] == "bid"
    for one in both(match):
        assert (one.blood, one.malice, one.health) == (2, 0, 16)  # the monster's bar alone
        assert len(one.piles.hand.cards) == 6


# ---------------------------------------------------------------- HB-3.5 four cards


@pytest.mark.rule("HB-3.5")
def test_each_player_draws_four_cards_of_a_shuffled_deck() -> None:
    hands = set()
    for seed in range(5):
        match = at_mulligan(seed=seed)
        for seat, name in enumerate(("dracula", "jaws")):
            hand, deck = real_pile(match, seat, "hand"), real_pile(match, seat, "deck")
            assert (len(hand), len(deck)) == (4, 36)
            listed = [face.name for face in find_deck(name).cards]
            assert Counter(hand + deck) == Counter(listed)
            assert deck not in (listed, listed[::-1])
        hands.add(tuple(real_pile(match, 0, "hand")))
    assert len(hands) == 5


# ---------------------------------------------------------------- HB-3.6 the mulligan


@pytest.mark.rule("HB-3.6")
@pytest.mark.parametrize("first", [0, 1])
def test_the_player_with_initiative_decides_first_about_a_mulligan(first: int) -> None:
    match = at_mulligan(first=str(first))
    assert asked(match) == (first, "mulligan")
    answer(match, "mulligan:done")
    assert asked(match) == (1 - first, "mulligan")
    answer(match, "mulligan:done")
    assert asked(match)[1] == "bid"  # once only


@pytest.mark.rule("HB-3.6")
@pytest.mark.parametrize("count", range(5))
def test_any_number_of_cards_may_be_put_back_and_as_many_are_drawn(count: int) -> None:
    match = at_mulligan()
    deck = real_pile(match, 0, "deck")
    for _ in range(count):
        match.choose(1)
    if count < 4:
        answer(match, "mulligan:done")
    assert asked(match) == (1, "mulligan")
    assert len(real_pile(match, 0, "hand")) == 4
    assert set(real_pile(match, 0, "hand")) >= set(deck[:count])
    assert len(real_pile(match, 0, "deck")) == 36


@pytest.mark.rule("HB-3.6")
def test_cards_go_under_the_deck_in_the_order_in_which_they_are_named() -> None:
    match = at_mulligan()
    named = offered(match)[1:3]
    answer(match, named[1], named[0], "mulligan:done")
    under = [side_of(match, 0).piles.deck.cards[place].face.key for place in (1, 0)]
    assert [f"mulligan:{key}" for key in under] == [named[1], named[0]]


@pytest.mark.rule("HB-3.6")
def test_a_card_that_was_put_back_is_not_offered_again_and_new_ones_are_kept() -> None:
    match = at_mulligan()
    hand = Counter(real_pile(match, 0, "hand"))
    assert len(offered(match)) == 1 + len(hand)
    while asked(match)[0] == 0:
        assert len(offered(match)) - 1 == len(set(real_pile(match, 0, "hand")))
        match.choose(1)
    drawn = real_pile(match, 0, "hand")
    answer(match, "mulligan:done")
    assert real_pile(match, 0, "hand")[2:] == drawn  # two more from the first Feeding


@pytest.mark.rule("HB-3.6")
@pytest.mark.parametrize("other", [1, None])
def test_others_see_how_many_cards_are_replaced_and_not_which(other: int | None) -> None:
    match = at_mulligan()
    returned = [offered(match)[1], offered(match)[2]]
    names = real_pile(match, 0, "hand")
    answer(match, *returned, "mulligan:done")
    told = "\n".join(match.log(other))
    assert "replaces 2 cards" in told
    assert not any(name in told for name in names)
    seen = sides_seen(match, other)[0]
    assert seen["hand"] == [None] * 4
    assert seen["deck"] == [None] * 36


# ---------------------------------------------------------------- HB-3.7 the health stack


@pytest.mark.rule("HB-3.7")
def test_eight_cards_from_the_top_of_the_deck_become_the_health_stack() -> None:
    match = at_mulligan()
    answer(match, "mulligan:done")
    decks = [real_pile(match, seat, "deck") for seat in (0, 1)]
    answer(match, "mulligan:done")
    for seat in (0, 1):
        health = real_pile(match, seat, "health")
        assert health == decks[seat][:8][::-1]  # the card dealt last lies on top
        assert side_of(match, seat).health == 16
        assert not side_of(match, seat).is_top_vertical


@pytest.mark.rule("HB-3.7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_nobody_looks_at_a_health_stack(seat: int | None) -> None:
    match = laid_table()
    for one in sides_seen(match, seat):
        assert one["health_stack"] == [None] * 8


@pytest.mark.rule("HB-3.7")
def test_damage_reaches_the_card_on_top_first() -> None:
    story = table(
        dracula=side(unleashed=True),
        jaws=side(health=["Giant Octopus", "Barracuda", "Man O' War"], exhausted=True),
    )
    story.answer("attack:ally:monster", "at:right")  # 3 damage
    assert story.pile("jaws", "crypt") == ["Giant Octopus"]
    assert story.pile("jaws", "health") == ["Barracuda", "Man O' War"]
    assert story.jaws.is_top_vertical
