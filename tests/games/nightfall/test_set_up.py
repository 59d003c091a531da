"""Set-up: wounds, starting decks, archives, first hands, and who begins. (NF-4)"""

from __future__ import annotations

from collections import Counter

import pytest

from breakfall import BreakfallError, Luck, Match
from breakfall.games.nightfall.cards import DRAFT_ORDERS, QUICK_START, STARTERS
from tests.games.nightfall.drafting import (
    commons,
    finish_draft,
    new_table,
    night_of,
    private_archives,
    table_seen,
)
from tests.games.nightfall.printed import face
from tests.games.nightfall.story import names, seat, table

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])
SEVEN_PAIRS = {
    frozenset(("alton-hickman", "ghoul-summoning")),
    frozenset(("death-grip", "ivan-radinsky")),
    frozenset(("blood-rage", "lilith-lawrence")),
    frozenset(("flank-attack", "franz-orlok")),
    frozenset(("grim-siege", "vulko")),
    frozenset(("marcus-toth", "rend-and-tear")),
    frozenset(("shock-and-awe", "zacharias-sands")),
}


# ---------------------------------------------------------------- wounds and starting decks


@every_number
@pytest.mark.rule("NF-4.1")
def test_sixty_wounds_are_stacked_ten_for_each_player_face_up(players: int) -> None:
    wounds = table_seen(new_table(players), None)["wounds"]
    assert wounds["face_up"] == 10 * players
    assert wounds["face_down"] == 60 - 10 * players
    assert wounds["top"] in ("bite", "burn", "bleed")


@pytest.mark.rule("NF-4.1")
def test_wounds_are_shuffled() -> None:
    stacks = set()
    for seed in range(10):
        night = night_of(new_table(2, seed=seed))
        stacks.add(str(names(night.wound_stack) + names(night.wounds_below)))
    assert len(stacks) == 10


@pytest.mark.rule("NF-4.1", "NF-11.1")
def test_the_face_up_wounds_lie_on_top_of_the_others() -> None:
    story = table(
        seat(hand=["Death Grip", "bite"]),
        seat(),
        wounds=["burn", "bite", "burn", "bite"],
        wounds_below=["bleed"] * 40,
    )
    story.answer("play:death-grip", "player:left-1")
    assert story.discard(1) == ["burn", "bite", "burn"]


@every_number
@pytest.mark.rule("NF-4.2")
def test_every_player_has_two_of_each_starting_minion_and_nobody_has_others(players: int) -> None:
    night = night_of(finish_draft(new_table(players)))
    for player in night.players:
        deck = Counter(card.face.key for card in player.deck.cards + player.hand.cards)
        assert deck == dict.fromkeys([starter.key for starter in STARTERS], 2)
    in_the_game = Counter(card.face.key for card in night.cards)
    assert {in_the_game[starter.key] for starter in STARTERS} == {2 * players}


@every_number
@pytest.mark.rule("NF-4.8")
def test_every_player_begins_with_five_cards_of_a_shuffled_deck(players: int) -> None:
    decks = set()
    for seed in range(5):
        night = night_of(finish_draft(new_table(players, seed=seed)))
        for player in night.players:
            assert (len(player.hand.cards), len(player.deck.cards)) == (5, 7)
            assert player.discard.cards == []
            decks.add(str(names(player.deck) + names(player.hand)))
    assert len(decks) == 5 * players


# ---------------------------------------------------------------- archives


@every_number
@pytest.mark.rule("NF-4.7", "NF-12.1")
def test_draft_cards_become_archives_of_seven_copies_for_all_to_see(players: int) -> None:
    match = finish_draft(new_table(players))
    for viewer in (None, *range(players)):
        shown = table_seen(match, viewer)
        for player in shown["players"]:
            assert len(player["archives"]) == 2
            assert {archive["cards"] for archive in player["archives"]} == {7}
        assert [archive["cards"] for archive in shown["commons"]] == [7] * 8
    for archive in night_of(match).commons:
        assert {card.face for card in archive.pile.cards} == {archive.order}


@pytest.mark.rule("NF-4.7")
def test_draft_cards_play_no_further_part() -> None:
    night = night_of(finish_draft(new_table(3)))
    assert not any(player.picks.cards or player.pack.cards for player in night.players)
    assert len(night.box.cards) + len(night.draft_deck.cards) == 24


# ---------------------------------------------------------------- who goes first


@pytest.mark.rule("NF-4.9")
@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_first_player_may_be_agreed_on(first: int) -> None:
    match = finish_draft(new_table(3, first=first))
    assert match.choice is not None
    assert match.choice.seat == first
    assert table_seen(match, None)["active"] == first


@pytest.mark.rule("NF-4.9")
def test_otherwise_chance_decides_who_goes_first() -> None:
    firsts = {table_seen(finish_draft(new_table(3, seed=s)), None)["active"] for s in range(20)}
    assert firsts == {0, 1, 2}


@every_number
@pytest.mark.rule("NF-4.9")
def test_nobody_knows_who_goes_first_while_archives_are_drafted(players: int) -> None:
    match = new_table(players)
    assert table_seen(match, None)["first"] is None
    told = finish_draft(match).log(None)
    first = table_seen(match, None)["first"]
    assert told[-2:] == [f"Player {first + 1} goes first.", f"Turn 1: Player {first + 1}."]


@pytest.mark.rule("NF-4.9")
def test_who_goes_first_is_drawn_anew_in_a_guess_from_the_draft() -> None:
    """It is settled by chance after the draft, so no guess may take it from the real table."""
    match = new_table(2, seed=5)
    firsts = set()
    for seed in range(12):
        guess = match.copy()
        guess.redeal(0, Luck(seed))
        firsts.add(table_seen(finish_draft(guess), None)["first"])
    assert firsts == {0, 1}


@pytest.mark.rule("NF-4.9")
def test_the_same_deal_gives_the_same_first_player_whatever_is_picked() -> None:
    """The lab plays a deal in every seating, so going first must be part of the deal."""
    for seed in range(8):
        one = finish_draft(new_table(2, seed=seed))
        other = new_table(2, seed=seed)
        while other.choice is not None and other.choice.kind == "draft":
            other.choose(len(other.choice) - 1)
        assert table_seen(one, None)["first"] == table_seen(other, None)["first"]


@pytest.mark.rule("NF-4.9")
def test_a_first_player_that_was_agreed_on_is_known_from_the_start() -> None:
    match = new_table(3, first=2)
    assert table_seen(match, None)["first"] == 2
    assert match.log(None) == ["Player 3 goes first."]


@pytest.mark.rule("NF-4.9")
def test_a_seat_that_is_not_there_cannot_go_first() -> None:
    with pytest.raises(BreakfallError, match="cannot go first"):
        new_table(2, first=2)


# ---------------------------------------------------------------- without a draft


def undrafted(players: int, archives: str, seed: int = 1) -> Match:
    """A match without a draft: its first question belongs to the first turn."""
    match = new_table(players, archives=archives, seed=seed)
    assert match.choice is not None
    assert match.choice.kind == "start-chain"
    return match


@every_number
@pytest.mark.rule("NF-4.11")
def test_quick_start_gives_everybody_one_of_the_seven_pairs(players: int) -> None:
    match = undrafted(players, "quick-start")
    pairs = [frozenset(archives) for archives in private_archives(match)]
    assert len(set(pairs)) == players
    assert set(pairs) <= SEVEN_PAIRS


@pytest.mark.rule("NF-4.11")
def test_the_pairs_of_a_quick_start_are_those_of_the_rulebook() -> None:
    assert {frozenset((face(one).key, face(two).key)) for one, two in QUICK_START} == SEVEN_PAIRS


@every_number
@pytest.mark.rule("NF-4.11", "NF-4.12")
@pytest.mark.parametrize("archives", ["quick-start", "random"])
def test_without_a_draft_the_commons_are_eight_orders_that_nobody_has(
    players: int, archives: str
) -> None:
    match = undrafted(players, archives)
    taken = [key for pair in private_archives(match) for key in pair]
    assert len(set(commons(match))) == len(commons(match)) == 8
    assert not set(commons(match)) & set(taken)


@pytest.mark.rule("NF-4.11")
def test_pairs_and_commons_of_a_quick_start_are_left_to_chance() -> None:
    """Every pair turns up, and every order among the commons, those of unused pairs too."""
    dealt, common = set(), set()
    for seed in range(30):
        match = undrafted(2, "quick-start", seed)
        dealt.add(frozenset(private_archives(match)[0]))
        common.update(commons(match))
    assert dealt == SEVEN_PAIRS
    assert common == {order.key for order in DRAFT_ORDERS}


@every_number
@pytest.mark.rule("NF-4.12")
def test_random_archives_deal_two_to_each_player(players: int) -> None:
    archives = [key for pair in private_archives(undrafted(players, "random")) for key in pair]
    assert len(archives) == len(set(archives)) == 2 * players


@pytest.mark.rule("NF-4.12")
def test_every_order_can_turn_up_among_random_archives() -> None:
    private: set[str] = set()
    common: set[str] = set()
    for seed in range(40):
        match = undrafted(5, "random", seed)
        private.update(key for pair in private_archives(match) for key in pair)
        common.update(commons(match))
    assert private == common == {order.key for order in DRAFT_ORDERS}


# ---------------------------------------------------------------- too few draft cards


def table_with(count: int, players: int, form: str, archives: str) -> Match:
    """A table with so many orders to draft; those of the seven pairs are left out last."""
    paired = [face(name) for pair in QUICK_START for name in pair]
    others = [order for order in DRAFT_ORDERS if order not in paired]
    left_out = [printed.key for printed in (*others, *paired)][: 24 - count]
    without = ",".join(left_out) or "nothing"
    return new_table(players, form=form, archives=archives, without=without)


NEEDS = [
    ("standard", "draft", 2, 8 + 6),
    ("standard", "draft", 5, 20 + 3),
    ("standard", "two-player-draft", 2, 8 + 6),
    ("open-archives", "draft", 2, 6 + 8),
    ("open-archives", "draft", 5, 15 + 8),
    ("standard", "quick-start", 2, 4 + 8),
    ("standard", "random", 2, 4 + 8),
    ("standard", "random", 5, 10 + 8),
]


@pytest.mark.rule("NF-4.13")
@pytest.mark.parametrize(("form", "archives", "players", "needed"), NEEDS)
def test_a_set_up_with_too_few_draft_cards_cannot_be_played(
    form: str, archives: str, players: int, needed: int
) -> None:
    match = finish_draft(table_with(needed, players, form, archives))
    assert len(commons(match)) == 8
    assert [len(pair) for pair in private_archives(match)] == [2] * players
    with pytest.raises(BreakfallError, match=f"needs {needed} draft cards"):
        table_with(needed - 1, players, form, archives)


@pytest.mark.rule("NF-4.13")
def test_a_quick_start_needs_a_whole_pair_for_each_player() -> None:
    """Without these six, only Shock and Awe and Zacharias Sands are still together."""
    halves = [
        "vulko",
        "ghoul-summoning",
        "death-grip",
        "blood-rage",
        "franz-orlok",
        "rend-and-tear",
    ]
    with pytest.raises(BreakfallError, match="needs 2 pairs"):
        new_table(2, archives="quick-start", without=",".join(halves))


@every_number
@pytest.mark.rule("NF-4.13")
@pytest.mark.parametrize("archives", ["draft", "quick-start", "random"])
def test_with_all_draft_cards_there_are_always_enough(players: int, archives: str) -> None:
    match = finish_draft(new_table(players, archives=archives))
    assert len(commons(match)) == 8


@every_number
@pytest.mark.rule("NF-4.13")
@pytest.mark.parametrize("form", ["open-archives", "common-ground"])
def test_with_all_draft_cards_there_are_enough_for_the_variants_too(
    players: int, form: str
) -> None:
    match = finish_draft(new_table(players, form=form))
    assert len(commons(match)) >= 8
