"""Stories about the variants. (NF-14.1 to NF-14.8)"""

from __future__ import annotations

from typing import Any, cast

import pytest

import breakfall
from breakfall import BreakfallError, Match
from breakfall.games.nightfall.card import DraftCard
from breakfall.games.nightfall.cards import QUICK_START
from breakfall.games.nightfall.state import Night
from breakfall.games.nightfall.terms import BLUE
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.story import seat, table


def night_of(match: Match) -> Night:
    assert isinstance(match._table, Night)
    return match._table


def table_seen(match: Match, seat: int | None) -> dict[str, Any]:
    return cast(dict[str, Any], match.view(seat)["table"])


def player_seen(match: Match, seat: int | None, other: int) -> dict[str, Any]:
    return cast(dict[str, Any], table_seen(match, seat)["players"][other])


def draft(match: Match) -> list[list[str]]:
    """Everybody takes the first card offered, as long as a draft goes on: what each picked."""
    picked: list[list[str]] = [[] for _ in range(match.setup.players)]
    while match.choice is not None and match.choice.kind == "draft":
        choice = match.choice
        picked[choice.seat].append(choice.keys[0].removeprefix("draft:"))
        match.choose(0, choice.seat)
    return picked


def commons(match: Match) -> list[str]:
    return [archive.order.key for archive in night_of(match).commons]


def private(match: Match, seat: int) -> list[str]:
    return [archive.order.key for archive in night_of(match).players[seat].archives]


# ---------------------------------------------------------------- one at a time


@pytest.mark.rule("NF-14.1")
@pytest.mark.parametrize("format", ["open-archives", "common-ground"])
@pytest.mark.parametrize("archives", ["two-player-draft", "quick-start", "random"])
def test_a_variant_of_the_draft_goes_with_no_other_way_of_set_up(
    format: str, archives: str
) -> None:
    with pytest.raises(BreakfallError, match="is a way to draft"):
        breakfall.new_match("nightfall", format=format, players=2, seed=1, archives=archives)


@pytest.mark.rule("NF-14.1")
@pytest.mark.parametrize("format", ["secret-archives", "series"])
@pytest.mark.parametrize("archives", ["draft", "two-player-draft", "quick-start", "random"])
def test_secret_archives_and_a_series_go_with_every_way(format: str, archives: str) -> None:
    match = breakfall.new_match("nightfall", format=format, players=2, seed=1, archives=archives)
    draft(match)
    night = night_of(match)
    assert len(night.commons) == 8
    for player in night.players:
        assert len(player.archives) + len(player.picks.cards) == 2


@pytest.mark.rule("NF-14.1")
def test_a_series_may_be_played_with_secret_archives() -> None:
    match = breakfall.new_match(
        "nightfall",
        format="series",
        players=2,
        seed=1,
        archives="random",
        variant="secret-archives",
    )
    assert player_seen(match, 1, 0)["secret"] == [None, None]
    assert night_of(match).goal == 100


@pytest.mark.rule("NF-14.1")
@pytest.mark.parametrize(("variant", "own"), [("open-archives", 2), ("common-ground", 0)])
def test_a_series_may_be_played_with_another_draft(variant: str, own: int) -> None:
    match = breakfall.new_match("nightfall", format="series", players=5, seed=1, variant=variant)
    draft(match)
    assert [len(private(match, number)) for number in range(5)] == [own] * 5
    assert len(commons(match)) == 10 - own
    assert night_of(match).goal == 100


@pytest.mark.rule("NF-14.1")
def test_in_a_series_too_a_variant_of_the_draft_goes_with_no_other_way_of_set_up() -> None:
    with pytest.raises(BreakfallError, match="is a way to draft"):
        breakfall.new_match(
            "nightfall", format="series", players=2, archives="random", variant="open-archives"
        )


@pytest.mark.rule("NF-14.1", "NF-14.10")
@pytest.mark.parametrize("setting", [{"goal": "50"}, {"variant": "secret-archives"}])
def test_what_is_agreed_for_a_series_is_refused_without_one(setting: dict[str, Any]) -> None:
    with pytest.raises(BreakfallError, match="is for a series, and Common Ground is none"):
        breakfall.new_match("nightfall", format="common-ground", players=2, **setting)


# ---------------------------------------------------------------- Secret Archives


@pytest.mark.rule("NF-14.2", "NF-16.7")
@pytest.mark.parametrize("archives", ["draft", "quick-start", "random"])
def test_secret_archives_lie_face_down_and_only_their_player_knows_them(archives: str) -> None:
    match = breakfall.new_match(
        "nightfall", format="secret-archives", players=3, seed=5, archives=archives
    )
    picked = draft(match)
    for number in range(3):
        assert private(match, number) == []
        mine = player_seen(match, number, number)["secret"]
        assert None not in mine
        assert len(mine) == 2
        if archives == "draft":
            assert mine == picked[number][:2]
        for other in (None, (number + 1) % 3, (number + 2) % 3):
            assert player_seen(match, other, number)["secret"] == [None, None]
    assert len(commons(match)) == 8


@pytest.mark.rule("NF-14.2", "NF-4.11")
def test_with_quick_start_everybody_is_dealt_a_pair_face_down() -> None:
    match = breakfall.new_match(
        "nightfall", format="secret-archives", players=5, seed=5, archives="quick-start"
    )
    pairs = {tuple(sorted(pair)) for pair in QUICK_START}
    for player in night_of(match).players:
        names = sorted(cast(DraftCard, card.face).order.name for card in player.picks.cards)
        assert tuple(names) in pairs


@pytest.mark.rule("NF-14.3")
def test_claiming_from_a_secret_archive_turns_it_up_for_good() -> None:
    story = table(
        seat(["Vulko"] * 4, secret=["Indigo Six", "Big Ghost"]), seat(), phase="claim", commons=SHOP
    )
    story.answer("discard:vulko")
    assert story.options[:3] == ["claim:nothing", "claim:blaine-cordell", "claim:indigo-six"]
    story.answer("claim:indigo-six")
    assert story.discard(0) == ["Indigo Six", "Vulko"]
    seen = player_seen(story.match, 1, 0)
    assert [(a["order"], a["cards"]) for a in seen["archives"]] == [("indigo-six", 6)]
    assert seen["secret"] == [None]  # the other one is still face-down
    assert "Player 1 reveals a secret archive: “Indigo Six”." in story.told


@pytest.mark.rule("NF-14.3", "NF-12.16")
def test_a_free_order_opens_a_secret_archive_too() -> None:
    story = table(seat([moon(BLUE), "Flank Attack"], secret=["Big Ghost"]), seat(), commons=SHOP)
    resolve(story, "blue", "flank-attack")
    assert story.options == ["claim:blaine-cordell", "claim:big-ghost"]
    story.answer("claim:big-ghost")
    assert story.left_in("Big Ghost") == 6
    assert [a["order"] for a in player_seen(story.match, 1, 0)["archives"]] == ["big-ghost"]


@pytest.mark.rule("NF-14.4")
def test_a_secret_archive_is_no_target_until_it_is_opened() -> None:
    story = table(
        seat(["Lilith Lawrence"]),
        seat(archives=["Vulko"], secret=["Big Ghost"]),
        commons=SHOP,
    )
    resolve(story, "lilith-lawrence")
    assert story.options == ["archive:blaine-cordell", "archive:vulko"]


# ---------------------------------------------------------------- Open Archives


@pytest.mark.rule("NF-14.5")
def test_in_open_archives_eight_commons_lie_open_before_the_draft() -> None:
    match = breakfall.new_match("nightfall", format="open-archives", players=3, seed=2)
    assert match.choice is not None
    assert match.choice.kind == "draft"
    for viewer in (None, 0, 1, 2):
        assert len(table_seen(match, viewer)["commons"]) == 8


@pytest.mark.rule("NF-14.6")
@pytest.mark.parametrize("players", [2, 5])
def test_in_open_archives_both_picks_of_three_cards_become_private(players: int) -> None:
    match = breakfall.new_match("nightfall", format="open-archives", players=players, seed=2)
    before = commons(match)
    packs = [player_seen(match, number, number)["pack"] for number in range(players)]
    assert [len(pack) for pack in packs] == [3] * players
    picked = draft(match)
    for number in range(players):
        assert private(match, number) == picked[number]
        left = packs[(number - 1) % players]  # what the player on the right had
        assert picked[number][0] in packs[number]
        assert picked[number][1] in left
    assert commons(match) == before


# ---------------------------------------------------------------- Common Ground


@pytest.mark.rule("NF-14.7", "NF-14.8")
@pytest.mark.parametrize(("players", "archives"), [(2, 8), (3, 8), (4, 8), (5, 10)])
def test_in_common_ground_both_picks_of_everybody_are_commons(players: int, archives: int) -> None:
    match = breakfall.new_match("nightfall", format="common-ground", players=players, seed=4)
    packs = [player_seen(match, number, number)["pack"] for number in range(players)]
    assert [len(pack) for pack in packs] == [4] * players
    picked = draft(match)
    assert [len(picks) for picks in picked] == [2] * players
    chosen = {key for picks in picked for key in picks}
    assert chosen <= set(commons(match))
    assert len(commons(match)) == len(set(commons(match))) == archives
    assert [private(match, number) for number in range(players)] == [[]] * players


@pytest.mark.rule("NF-14.7")
@pytest.mark.parametrize("players", [2, 4, 5])
def test_in_common_ground_what_was_dealt_and_not_picked_is_out_of_the_game(players: int) -> None:
    match = breakfall.new_match("nightfall", format="common-ground", players=players, seed=4)
    packs = [player_seen(match, number, number)["pack"] for number in range(players)]
    picked = {key for picks in draft(match) for key in picks}
    dealt = {key for pack in packs for key in pack}
    assert not (dealt - picked) & set(commons(match))
