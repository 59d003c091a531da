"""The draft: four cards, three picks, and what is left over. (NF-4.3 to 4.6, NF-4.10)"""

from __future__ import annotations

import random

import pytest

from breakfall import BreakfallError
from breakfall.games.nightfall.cards import DRAFT_ORDERS
from tests.games.nightfall.drafting import (
    commons,
    drafted,
    finish_draft,
    new_table,
    night_of,
    packs,
    pick_all,
    private_archives,
    table_seen,
)

every_number = pytest.mark.parametrize("players", [2, 3, 4, 5])
EVERY_KEY = sorted(order.key for order in DRAFT_ORDERS)


def passed_to_the_left(hands: list[list[str]], picked: list[str]) -> list[list[str]]:
    """What everybody holds after these picks: the rest of what their right neighbour held."""
    rest = [[key for key in hand if key != pick] for hand, pick in zip(hands, picked, strict=True)]
    return rest[-1:] + rest[:-1]


# ---------------------------------------------------------------- dealing


@every_number
@pytest.mark.rule("NF-4.3")
def test_four_of_the_draft_cards_are_dealt_to_each_player(players: int) -> None:
    match = new_table(players, archives="draft")
    dealt = packs(match)
    assert [len(pack) for pack in dealt] == [4] * players
    set_aside = drafted(night_of(match).draft_deck)
    assert sorted([key for pack in dealt for key in pack] + set_aside) == EVERY_KEY


@pytest.mark.rule("NF-4.3")
def test_draft_cards_are_shuffled() -> None:
    assert len({str(packs(new_table(2, seed=seed))) for seed in range(10)}) == 10


@pytest.mark.rule("NF-4.3")
def test_dealt_draft_cards_are_for_your_own_eyes() -> None:
    match = new_table(3, archives="draft")
    for seat in range(3):
        shown = [player["pack"] for player in table_seen(match, seat)["players"]]
        assert sorted(shown[seat]) == packs(match)[seat]
        assert all(shown[other] == [None] * 4 for other in range(3) if other != seat)


@pytest.mark.rule("NF-4.3")
def test_draft_cards_set_aside_lie_face_down() -> None:
    night = night_of(new_table(3, archives="draft"))
    assert [card.known_to for card in night.draft_deck.cards] == [0] * 12


# ---------------------------------------------------------------- three picks


@pytest.mark.rule("NF-4.4")
def test_all_players_choose_at_the_same_time() -> None:
    """Nothing is passed on before the last of them has chosen, in whatever order they do."""
    match = new_table(3, archives="draft")
    before = packs(match)
    for seat in (2, 0):
        match.choose_key(f"draft:{before[seat][0]}", seat)
        assert packs(match) == before
    assert [choice.seat for choice in match.choices] == [1]
    match.choose_key(f"draft:{before[1][0]}", 1)
    assert [len(pack) for pack in packs(match)] == [3, 3, 3]


@every_number
@pytest.mark.rule("NF-4.4", "NF-1.3")
def test_what_you_do_not_choose_is_passed_to_the_left_twice(players: int) -> None:
    match = new_table(players, archives="draft")
    for left_over in (3, 2):
        hands = packs(match)
        picked = pick_all(match)
        assert packs(match) == passed_to_the_left(hands, picked)
        assert [len(pack) for pack in packs(match)] == [left_over] * players


@pytest.mark.rule("NF-4.4")
def test_you_choose_among_the_cards_you_hold() -> None:
    match = new_table(3, archives="draft")
    for _ in range(3):
        for seat in range(3):
            offered = sorted(key.removeprefix("draft:") for key in match.choice_of(seat).keys)
            assert offered == packs(match)[seat]
        pick_all(match)


@pytest.mark.rule("NF-4.4")
def test_picks_lie_face_down_until_the_draft_is_over() -> None:
    match = new_table(2, archives="draft")
    mine, _ = pick_all(match)
    assert table_seen(match, 0)["players"][0]["secret"] == [mine]
    assert table_seen(match, 1)["players"][0]["secret"] == [None]


@every_number
@pytest.mark.rule("NF-4.4", "NF-4.7")
def test_the_first_two_picks_are_your_private_archives(players: int) -> None:
    match = new_table(players, archives="draft")
    first, second = pick_all(match), pick_all(match)
    finish_draft(match)
    assert private_archives(match) == [list(pair) for pair in zip(first, second, strict=True)]


@every_number
@pytest.mark.rule("NF-4.5")
def test_the_third_pick_goes_to_the_commons_and_the_fourth_card_out_of_the_game(
    players: int,
) -> None:
    match = new_table(players, archives="draft")
    pick_all(match)
    pick_all(match)
    last_two = packs(match)
    third = pick_all(match)
    assert set(third) <= set(commons(match))
    for pair, pick in zip(last_two, third, strict=True):
        (unchosen,) = [key for key in pair if key != pick]
        assert unchosen not in commons(match)
        assert all(unchosen not in archives for archives in private_archives(match))


@every_number
@pytest.mark.rule("NF-4.6")
def test_commons_are_filled_up_to_eight_from_the_cards_set_aside(players: int) -> None:
    match = new_table(players, archives="draft")
    set_aside = drafted(night_of(match).draft_deck)
    pick_all(match)
    pick_all(match)
    third = pick_all(match)
    assert len(commons(match)) == len(set(commons(match))) == 8
    added = [key for key in commons(match) if key not in third]
    assert len(added) == 8 - players
    assert set(added) <= set(set_aside)


@every_number
@pytest.mark.rule("NF-4.6")
def test_nothing_else_of_the_draft_is_in_the_game(players: int) -> None:
    """Only so many archives can ever be claimed from or targeted."""
    shown = table_seen(finish_draft(new_table(players, archives="draft")), None)
    private = [archive for player in shown["players"] for archive in player["archives"]]
    assert len(private) == 2 * players
    assert len({archive["order"] for archive in private + shown["commons"]}) == 2 * players + 8


# ---------------------------------------------------------------- the two-player draft


@pytest.mark.rule("NF-4.10")
def test_the_draft_for_two_removes_the_first_pick_and_keeps_the_next_two() -> None:
    match = new_table(2, archives="two-player-draft")
    set_aside = drafted(night_of(match).draft_deck)
    hands = packs(match)
    assert [len(hand) for hand in hands] == [4, 4]
    first = pick_all(match)
    assert packs(match) == passed_to_the_left(hands, first)
    second = pick_all(match)
    hands = packs(match)
    third = pick_all(match)
    last = [key for hand, pick in zip(hands, third, strict=True) for key in hand if key != pick]
    assert private_archives(match) == [list(pair) for pair in zip(second, third, strict=True)]
    assert set(last) <= set(commons(match))
    assert set(commons(match)) <= {*last, *set_aside}
    assert len(commons(match)) == 8
    assert not set(first) & {*commons(match), *second, *third}


@pytest.mark.rule("NF-4.10")
@pytest.mark.parametrize("form", ["standard", "secret-archives", "series"])
def test_two_players_get_their_own_draft_unless_they_ask_for_another(form: str) -> None:
    match = new_table(2, form=form)
    first = pick_all(match)
    finish_draft(match)
    kept = [drafted(player.picks) for player in night_of(match).players]
    for archives, secret, removed in zip(private_archives(match), kept, first, strict=True):
        assert len(archives + secret) == 2
        assert removed not in archives + secret + commons(match)


@pytest.mark.rule("NF-4.10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_than_two_get_the_usual_draft(players: int) -> None:
    match = new_table(players)
    first = pick_all(match)
    finish_draft(match)
    assert [archives[0] for archives in private_archives(match)] == first


@pytest.mark.rule("NF-4.10")
def test_two_players_may_use_the_usual_draft() -> None:
    match = new_table(2, archives="draft")
    first = pick_all(match)
    finish_draft(match)
    assert [archives[0] for archives in private_archives(match)] == first


@pytest.mark.rule("NF-4.10")
@pytest.mark.parametrize("players", [3, 4, 5])
def test_more_than_two_may_not_use_the_draft_for_two(players: int) -> None:
    with pytest.raises(BreakfallError, match="for 2 players"):
        new_table(players, archives="two-player-draft")


@pytest.mark.rule("NF-16.7", "NF-4.10", "NF-14.7")
@pytest.mark.parametrize(
    ("form", "archives"), [("standard", "two-player-draft"), ("common-ground", "draft")]
)
def test_only_whoever_picked_a_card_to_be_removed_or_common_knows_it(
    form: str, archives: str
) -> None:
    """Each player's first pick, as either of them imagines it."""
    match = new_table(2, form=form, archives=archives)
    pick_all(match)
    for viewer in range(2):
        guessed: list[set[str]] = [set(), set()]
        for seed in range(20):
            guess = match.copy()
            guess.redeal(viewer, random.Random(seed))
            night = night_of(guess)
            for owner, key in enumerate(drafted(night.box) + drafted(night.common_picks)):
                guessed[owner].add(key)
        assert len(guessed[viewer]) == 1
        assert len(guessed[1 - viewer]) > 1
