"""Stories about the Refresh Phase. (HB-11)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import COLLECT, REFRESH
from tests.games.hellbreak.story import BEACH, CARFAX, at, side, table
from tests.games.hellbreak.tables import sides_seen

EIGHT = [
    "Verona",
    "Aleera",
    "Marishka",
    "Renfield",
    "Verona",
    "Lucy Weston",
    "Drain Life",
    "Mina Harker",
]


# ---------------------------------------------------------------- HB-11.1 everything readies


@pytest.mark.rule("HB-11.1")
def test_first_all_exhausted_cards_of_both_players_become_ready() -> None:
    story = table(
        dracula=side(
            exhausted=True,
            minions=[at(CARFAX, "Renfield", exhausted=True), at(BEACH, "Verona")],
        ),
        jaws=side(
            exhausted=True,
            assets=["Orca"],
            malice=2,
            minions=[at(BEACH, "Barracuda")],
        ),
        turn="jaws",
    )
    story.answer("use:orca")  # the Barracuda attacks: both are exhausted
    story.answer("target:enemy:right:verona", "defend:nobody")
    assert story.jaws.assets[0].exhausted
    assert story.minion("Barracuda").exhausted
    story.answer("pass", "pass")
    assert story.asks("dracula", "flip")  # before anybody decides anything
    for one in sides_seen(story.match, None):
        cards = [one["monster"], *one["minions"], *one["assets"]]
        assert [card["exhausted"] for card in cards] == [False] * len(cards)


# ---------------------------------------------------------------- HB-11.2 flipping your monster


@pytest.mark.rule("HB-11.2")
@pytest.mark.parametrize(("first", "second"), [("dracula", "jaws"), ("jaws", "dracula")])
def test_each_may_flip_once_in_initiative_order(first: str, second: str) -> None:
    story = table(initiative=first, stage=REFRESH)
    assert story.asks(first, "flip")
    story.answer("flip")
    assert not story.side(first).monster.is_lurking
    assert story.side(second).monster.is_lurking
    assert story.asks(second, "flip")
    story.answer("stay")
    assert story.side(second).monster.is_lurking
    assert story.kind == "bid"  # nobody is asked again


@pytest.mark.rule("HB-11.2")
@pytest.mark.parametrize(("unleashed", "now"), [(False, "Unleashed"), (True, "Lurking")])
def test_a_monster_flips_from_either_side_to_the_other(unleashed: bool, now: str) -> None:
    story = table(dracula=side(unleashed=unleashed), stage=REFRESH)
    story.answer("flip")
    assert sides_seen(story.match, None)[0]["monster"]["side"] == now


@pytest.mark.rule("HB-11.2")
def test_a_flip_changes_neither_readiness_nor_the_health_stack() -> None:
    story = table(
        dracula=side(health=["Verona", "Renfield", "Drain Life"], vertical=True), stage=REFRESH
    )
    before = sides_seen(story.match, None)[0]
    story.answer("flip")
    after = sides_seen(story.match, None)[0]
    assert story.pile("dracula", "health") == ["Verona", "Renfield", "Drain Life"]
    assert after["is_top_vertical"]
    assert (after["health"], after["monster"]["exhausted"]) == (5, False)
    assert after.pop("monster") != before.pop("monster")
    assert after == before


@pytest.mark.rule("HB-11.2")
def test_the_new_side_counts_at_once_and_feeds_in_the_next_round() -> None:
    story = table(stage=REFRESH)
    story.answer("flip")
    assert sides_seen(story.match, None)[0]["monster"]["combat"] == 3  # he had 0
    story.answer("stay")
    assert story.kind == "bid"
    assert (story.dracula.blood, story.jaws.blood) == (1, 2)
    assert len(story.pile("dracula", "hand")) == 1
    assert len(story.pile("jaws", "hand")) == 2


# ---------------------------------------------------------------- HB-11.3 when a monster flips


@pytest.mark.rule("HB-11.3")
def test_an_ability_that_waits_for_a_flip_is_used_before_the_other_player_decides() -> None:
    story = table(
        dracula=side(assets=["Vampire's Coffin"]),
        jaws=side(minions=[at(BEACH, "Barracuda")]),
        stage=REFRESH,
    )
    story.answer("flip")
    assert story.asks("dracula", "trigger")
    story.answer("use:vampires-coffin")
    assert story.dracula.blood == 1
    assert story.asks("jaws", "flip")
    story.answer("flip")
    assert story.asks("jaws", "trigger")
    story.answer("use:ally:right:barracuda:waiting", "target:enemy:monster")
    assert story.dracula.health == 15


@pytest.mark.rule("HB-11.3")
def test_without_a_flip_nothing_is_set_off() -> None:
    story = table(dracula=side(assets=["Vampire's Coffin"]), stage=REFRESH)
    story.answer("stay")
    assert story.asks("jaws", "flip")
    assert story.dracula.blood == 0


@pytest.mark.rule("HB-11.3")
def test_a_flip_may_kill_the_other_monster_before_it_decides() -> None:
    story = table(
        dracula=side(health=["Verona"], vertical=True),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
        initiative="jaws",
        stage=REFRESH,
    )
    story.answer("flip", "use:ally:left:barracuda:waiting", "target:enemy:monster")
    assert story.winner == "jaws"


# ---------------------------------------------------------------- HB-11.4 six cards


@pytest.mark.rule("HB-11.4")
def test_whoever_holds_more_than_six_chooses_what_goes_to_the_crypt() -> None:
    story = table(dracula=side(hand=EIGHT), stage=REFRESH)
    story.answer("stay", "stay")
    assert story.asks("dracula", "hand-limit")
    assert sorted(story.options) == sorted(
        {f"discard:{name.lower().replace(' ', '-')}" for name in EIGHT}
    )
    story.answer("discard:verona")
    assert story.asks("dracula", "hand-limit")
    story.answer("discard:drain-life")
    assert story.kind == "bid"
    assert story.pile("dracula", "crypt") == ["Drain Life", "Verona"]
    kept = story.pile("dracula", "hand")[2:]  # two more have just been drawn
    assert sorted([*kept, "Verona", "Drain Life"]) == sorted(EIGHT)


@pytest.mark.rule("HB-11.4")
def test_six_cards_are_not_too_many() -> None:
    story = table(dracula=side(hand=EIGHT[:6]), stage=REFRESH)
    story.answer("stay", "stay")
    assert story.kind == "bid"
    assert story.pile("dracula", "crypt") == []


@pytest.mark.rule("HB-11.4")
@pytest.mark.parametrize(("first", "second"), [("dracula", "jaws"), ("jaws", "dracula")])
def test_the_player_with_initiative_discards_first_after_both_have_flipped(
    first: str, second: str
) -> None:
    story = table(side(hand=EIGHT[:7]), side(hand=EIGHT[:7]), initiative=first, stage=REFRESH)
    assert story.asks(first, "flip")
    story.answer("stay")
    assert story.asks(second, "flip")
    story.answer("stay")
    assert story.asks(first, "hand-limit")
    story.answer("discard:verona")
    assert story.asks(second, "hand-limit")
    story.answer("discard:aleera")
    assert story.pile(first, "crypt") == ["Verona"]
    assert story.pile(second, "crypt") == ["Aleera"]


@pytest.mark.rule("HB-11.4")
def test_at_no_other_time_is_a_hand_too_large() -> None:
    story = table(dracula=side(hand=EIGHT), jaws=side(hand=EIGHT), stage=COLLECT)
    assert len(story.pile("dracula", "hand")) == 10
    story.answer_as("dracula", "bid:nothing")
    story.answer_as("jaws", "bid:nothing")
    story.answer("player:you", "pass", "pass")
    assert story.kind == "flip"
    assert len(story.pile("dracula", "hand")) == len(story.pile("jaws", "hand")) == 10
