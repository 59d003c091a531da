"""Stories about what each player may know: views, logs and re-deals. (HB-13.6 to 13.9)"""

from __future__ import annotations

import random
from collections import Counter

import pytest

from breakfall import Luck, Match
from breakfall.games.hellbreak.decks import read_deck
from tests.contract.playing import choose_randomly, seen_by
from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, side, table
from tests.games.hellbreak.tables import (
    answer,
    at_mulligan,
    laid_table,
    new_table,
    offered,
    real_pile,
    side_of,
    sides_seen,
    table_seen,
)

DRACULA, JAWS, SPECTATOR = 0, 1, None
EVERYBODY = (DRACULA, JAWS, SPECTATOR)
everybody = pytest.mark.parametrize("seat", EVERYBODY, ids=["dracula", "jaws", "spectator"])


def redealt(match: Match, seat: int | None, seed: int) -> Match:
    """What this seat could imagine the match to be."""
    guess = match.copy()
    guess.redeal(seat, random.Random(seed))
    return guess


def imagined(match: Match, seat: int | None, side: int, pile: str, place: int) -> set[str]:
    """Every card that this seat, guessing often, finds in that place of a pile."""
    return {real_pile(redealt(match, seat, seed), side, pile)[place] for seed in range(60)}


# ---------------------------------------------------------------- HB-13.6 the open table


@pytest.mark.rule("HB-13.6")
@everybody
def test_all_see_what_lies_on_the_table_with_every_token(seat: int | None) -> None:
    story = table(
        dracula=side(
            unleashed=True,
            exhausted=True,
            minions=[at(BEACH, "Mina Harker", damage=2), at(CARFAX, "Renfield", exhausted=True)],
            assets=["Vampire's Coffin"],
        ),
        malice_at_carfax=(3, 1),
        controllers=("jaws", "jaws"),
    )
    seen = table_seen(story.match, seat)
    dracula = seen["sides"][0]
    assert dracula["monster"] == {
        "id": "monster:0",
        "card": "dracula",
        "name": "Dracula",
        "side": "Unleashed",
        "combat": 3,
        "exhausted": True,
    }
    mina, renfield = dracula["minions"]
    assert (mina["card"], mina["location"], mina["damage"]) == ("mina-harker", BEACH, 2)
    assert (mina["combat"], mina["health"], mina["exhausted"]) == (3, 3, False)  # she is hurt
    assert (renfield["card"], renfield["exhausted"]) == ("renfield", True)
    assert [asset["card"] for asset in dracula["assets"]] == ["vampires-coffin"]
    carfax = seen["locations"][CARFAX]
    assert (carfax["card"], carfax["controller"], carfax["malice"]) == ("carfax-abbey", 1, [3, 1])


@pytest.mark.rule("HB-13.6")
@everybody
def test_all_see_pools_vaults_crypts_initiative_and_whether_a_health_card_is_vertical(
    seat: int | None,
) -> None:
    story = table(
        dracula=side(blood=3, malice=1, vault=["Drain Life", "Renfield"], vertical=True),
        jaws=side(blood=1, crypt=["Orca", "Barracuda"]),
        initiative="jaws",
    )
    seen = table_seen(story.match, seat)
    assert seen["initiative"] == 1
    dracula, jaws = seen["sides"]
    assert (dracula["blood"], dracula["malice"]) == (3, 1)
    assert (jaws["blood"], jaws["malice"]) == (1, 0)
    assert sorted(dracula["vault"]) == ["drain-life", "renfield"]
    assert jaws["crypt"] == ["orca", "barracuda"]
    assert (dracula["is_top_vertical"], jaws["is_top_vertical"]) == (True, False)
    assert (dracula["health"], jaws["health"]) == (15, 16)


@pytest.mark.rule("HB-13.6")
@everybody
def test_all_may_count_hands_decks_and_health_stacks(seat: int | None) -> None:
    ours = side(hand=["Renfield"], deck=["Verona", "Aleera"], health=["Drain Life"] * 3)
    story = table(dracula=ours)
    dracula, jaws = sides_seen(story.match, seat)
    assert [len(dracula[pile]) for pile in ("hand", "deck", "health_stack")] == [1, 2, 3]
    assert [len(jaws[pile]) for pile in ("hand", "deck", "health_stack")] == [0, 8, 8]


@pytest.mark.rule("HB-13.6")
def test_a_card_on_its_way_through_the_open_table_is_seen_by_all() -> None:
    jaws = side(health=["Larry Vaughn", "Orca", "Barracuda"], vertical=True, exhausted=True)
    story = table(dracula=side(unleashed=True), jaws=jaws)
    story.answer("attack:ally:monster", "at:right")
    assert story.asks("jaws", "jumpscare")
    for seat in EVERYBODY:
        assert sides_seen(story.match, seat)[JAWS]["revealed"] == ["larry-vaughn"]
    story.answer("no")
    for seat in EVERYBODY:
        assert sides_seen(story.match, seat)[JAWS]["crypt"] == ["orca", "larry-vaughn"]


# ---------------------------------------------------------------- HB-13.7 what is hidden


@pytest.mark.rule("HB-13.7")
def test_a_hand_is_known_to_its_owner_alone() -> None:
    match = laid_table()
    for owner in (DRACULA, JAWS):
        hand = real_pile(match, owner, "hand")
        own = sides_seen(match, owner)[owner]["hand"]
        assert own == [card.face.key for card in reversed(side_of(match, owner).piles.hand.cards)]
        for other in (1 - owner, SPECTATOR):
            assert sides_seen(match, other)[owner]["hand"] == [None] * 6
            assert not any(name in line for name in hand for line in match.log(other))


@pytest.mark.rule("HB-13.7")
@everybody
def test_nobody_sees_the_faces_of_a_deck_or_a_health_stack(seat: int | None) -> None:
    for one in sides_seen(laid_table(), seat):
        assert one["deck"] == [None] * 26
        assert one["health_stack"] == [None] * 8


@pytest.mark.rule("HB-13.7")
def test_a_health_card_could_be_any_card_that_its_owner_has_not_seen() -> None:
    match = laid_table()
    unseen = {*real_pile(match, DRACULA, "deck"), *real_pile(match, DRACULA, "health")}
    found = imagined(match, DRACULA, DRACULA, "health", 0)
    assert len(found) > 5
    assert found <= unseen
    hand = real_pile(match, DRACULA, "hand")
    assert real_pile(redealt(match, DRACULA, 1), DRACULA, "hand") == hand
    assert len(imagined(match, JAWS, DRACULA, "hand", 0)) > 5  # to the opponent it is open


@pytest.mark.rule("HB-13.7")
@pytest.mark.parametrize("early", [DRACULA, JAWS])
def test_a_guess_at_the_table_does_not_know_a_bid_that_was_made_already(early: int) -> None:
    """Nor does anything else that the other player is shown depend on it."""
    shown = set()
    for index in range(3):
        match = laid_table()
        match.choose(index, early)
        shown.add(seen_by(match, 1 - early))
        guess = redealt(match, 1 - early, 1)
        assert len(guess.choices) == 2  # the bid is forgotten, and asked for again
    assert len(shown) == 1


@pytest.mark.rule("HB-13.7")
@pytest.mark.parametrize("seed", range(3))
def test_a_redeal_changes_nothing_that_a_seat_sees_in_a_match_of_own_decks(seed: int) -> None:
    match, luck = new_table("open", seed=seed, deck0="jaws", deck1="jaws"), Luck(seed)
    while match.outcome is None:
        for seat in EVERYBODY:
            assert seen_by(redealt(match, seat, seed), seat) == seen_by(match, seat)
        for _ in range(7):
            if match.outcome is None:
                choose_randomly(match, luck)


# ---------------------------------------------------------------- HB-13.8 what you have seen


FOUR: list[CardName] = ["Verona", "Aleera", "Marishka", "Renfield"]
KEYS = ["renfield", "marishka", "aleera", "verona"]  # in the order in which they are picked up


@pytest.mark.rule("HB-13.8")
def test_cards_put_on_top_or_at_the_bottom_stay_known_to_their_owner_alone() -> None:
    story = table(jaws=side(minions=[at(BEACH, "Giant Octopus")], deck=FOUR), turn="jaws")
    story.answer("scheme:ally:right:giant-octopus")  # foresee all four
    assert sides_seen(story.match, JAWS)[JAWS]["looked_at"] == KEYS
    story.answer("bottom:aleera", "top:renfield", "top:verona")  # Marishka is left for the top
    known = ["marishka", "verona", "renfield", "aleera"]
    assert sides_seen(story.match, JAWS)[JAWS]["deck"] == known
    for other in (DRACULA, SPECTATOR):
        assert sides_seen(story.match, other)[JAWS]["deck"] == [None] * 4
        assert not any(str(name) in line for name in FOUR for line in story.match.log(other))
    anything = {"Verona", "Aleera", "Marishka", "Renfield", "Giant Octopus"}  # his health cards
    assert imagined(story.match, DRACULA, JAWS, "deck", 0) == anything
    assert imagined(story.match, JAWS, JAWS, "deck", 0) == {"Marishka"}


@pytest.mark.rule("HB-13.8")
def test_a_card_under_the_deck_is_known_until_it_is_drawn() -> None:
    match = at_mulligan()
    returned = offered(match)[1].removeprefix("mulligan:")
    answer(match, f"mulligan:{returned}", "mulligan:done", "mulligan:done")
    assert sides_seen(match, DRACULA)[DRACULA]["deck"] == [None] * 25 + [returned]
    assert sides_seen(match, JAWS)[DRACULA]["deck"] == [None] * 26
    for seed in range(5):
        assert side_of(redealt(match, DRACULA, seed), 0).piles.deck.cards[0].face.key == returned


def spotting(hand: list[CardName]) -> Story:
    """Jaws plays Shark Spotter, who finds a Rogue Shark among six cards."""
    deck: list[CardName] = ["Orca", "Barracuda", "Rogue Shark", "Man O' War", "Killer Whale"]
    jaws = side(hand=[*hand, "Shark Spotter"], blood=4, deck=[*deck, "Larry Vaughn", "Verona"])
    story = table(jaws=jaws, turn="jaws")
    story.answer("play:shark-spotter", "at:right")
    return story


@pytest.mark.rule("HB-13.8")
def test_a_card_shown_on_its_way_to_a_hand_is_remembered_by_all() -> None:
    story = spotting(hand=["Barracuda"])
    for seat in (DRACULA, SPECTATOR):
        assert sides_seen(story.match, seat)[JAWS]["hand"] == [None, "rogue-shark"]
        assert "Rogue Shark" in "\n".join(story.match.log(seat))
    guess = redealt(story.match, DRACULA, 1)
    assert "Rogue Shark" in real_pile(guess, JAWS, "hand")


@pytest.mark.rule("HB-13.8")
def test_cards_put_back_in_random_order_are_unknown_again() -> None:
    story = spotting(hand=[])
    assert sides_seen(story.match, JAWS)[JAWS]["deck"] == [None] * 6  # Verona and five others
    assert story.pile("jaws", "deck")[0] == "Verona"
    put_back = {"Orca", "Barracuda", "Man O' War", "Killer Whale", "Larry Vaughn"}
    assert set(story.pile("jaws", "deck")[1:]) == put_back
    assert imagined(story.match, JAWS, JAWS, "deck", 5) == put_back


@pytest.mark.rule("HB-13.8")
def test_of_two_copies_the_one_that_all_know_is_used_so_that_the_other_stays_secret() -> None:
    """The opponent cannot tell which of two Rogue Sharks is played, nor that there are two."""
    story = spotting(hand=["Rogue Shark"])
    assert sides_seen(story.match, DRACULA)[JAWS]["hand"] == [None, "rogue-shark"]
    story.answer("pass", "play:rogue-shark", "at:right")
    assert sides_seen(story.match, DRACULA)[JAWS]["hand"] == [None]
    assert story.pile("jaws", "hand") == ["Rogue Shark"]


@pytest.mark.rule("HB-13.8")
def test_a_minion_that_goes_back_to_a_hand_is_remembered_by_all() -> None:
    story = table(
        dracula=side(hand=["Verona"], minions=[at(CARFAX, "Renfield")]),
        jaws=side(hand=["Shark in the Pond"], blood=1),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond", "return")
    for seat in (JAWS, SPECTATOR):
        assert sides_seen(story.match, seat)[DRACULA]["hand"] == [None, "renfield"]


# ---------------------------------------------------------------- HB-13.9 open deck lists


@pytest.mark.rule("HB-13.9")
@everybody
def test_both_players_know_the_monster_locations_and_cards_of_both_decks(seat: int | None) -> None:
    own = read_deck(
        "monster: Dracula\nlocation: Carfax Abbey\nlocation: North Beach\n"
        "3 Drain Life\n3 Vampire's Coffin\n3 Bloodsucking Bat\n3 Coven Feast\n"
        "3 Transylvanian Wolf\n3 Renfield\n3 Mina Harker\n3 Carpathian Wildcat\n"
        "3 Ferocious Wolfpack\n3 Lucy Weston\n"
        "3 Countess Zaleska\n3 Count Alucard\n4 Swarm of Rats"
    )
    match = new_table("open", deck0=own.text(), deck1="jaws")
    dracula, jaws = sides_seen(match, seat)
    assert dracula["monster"]["card"] == "dracula"
    assert dracula["deck_list"]["locations"] == ["carfax-abbey", "north-beach"]
    assert dracula["deck_list"]["cards"] == own.counts
    assert jaws["deck_list"]["locations"] == ["north-beach", "amity-harbor"]
    assert sum(jaws["deck_list"]["cards"].values()) == 40
    assert jaws["deck_list"]["cards"]["barracuda"] == 3


@pytest.mark.rule("HB-13.9")
def test_the_deck_lists_stay_open_to_the_end() -> None:
    match, luck = laid_table(seed=5), Luck(5)
    before = [one["deck_list"] for one in sides_seen(match, JAWS)]
    for _ in range(60):
        choose_randomly(match, luck)
    assert [one["deck_list"] for one in sides_seen(match.copy(), JAWS)] == before


@pytest.mark.rule("HB-13.9")
def test_a_guess_at_a_hidden_deck_is_always_made_of_its_forty_cards() -> None:
    match = laid_table()
    listed = sides_seen(match, DRACULA)[JAWS]["deck_list"]["cards"]
    hands = set()
    for seed in range(5):
        jaws = side_of(redealt(match, DRACULA, seed), JAWS).piles
        hidden = [*jaws.deck.cards, *jaws.hand.cards, *jaws.health.cards]
        assert Counter(card.face.key for card in hidden) == listed
        hands.add(tuple(card.face.key for card in jaws.hand.cards))
    assert len(hands) == 5
