"""What each player may know. (HF-16)"""

from __future__ import annotations

from typing import Any

import pytest

from breakfall.games.havenfall.cards import SPELLS
from tests.games.havenfall.story import Story, player, table


def side(story: Story, viewer: str | None, name: str) -> dict[str, Any]:
    """The side of one player as another one sees it."""
    found = story.seen(viewer)["sides"][story.names.index(name)]
    assert isinstance(found, dict)
    return found


@pytest.mark.rule("HF-16.1")
def test_everybody_sees_the_open_table() -> None:
    story = table(
        player("Greg", play=["Gold"], exhausted="R", points=2),
        player("Joe", hand=["Silver"] * 4, spells=["Toll", "Hush"], pixels="Y", points=3),
        row=["Fish", "Octopus", "Dragon"],
        monsters=["Frog"] * 7,
        defeated=["Giant Worm", "Armadillo"],
        supply="BBR",
        artifacts=["Orken Jewel"],
    )
    for viewer in ("Greg", "Joe", None):
        seen = story.seen(viewer)
        assert [one["name"] for one in seen["row"]] == ["Fish", "Octopus", "Dragon"]
        assert seen["defeated"] == ["giant-worm", "armadillo"]
        assert seen["supply"] == {"blue": 2, "red": 1, "green": 0, "yellow": 0}
        assert len(seen["arcane"]) == 4
        assert {"silver", "orken-jewel"} <= {pile["card"] for pile in seen["piles"]}
        assert (len(seen["monster_deck"]), len(seen["spell_deck"])) == (7, 3)
        greg, joe = seen["sides"]
        assert [one["card"] for one in greg["play"]] == ["gold"]
        assert greg["exhausted"]["red"] == joe["available"]["yellow"] == 1
        assert (greg["points"], joe["points"]) == (2, 3)
        assert (greg["leader"], joe["leader"]) == (["sorceress-alira"], ["blade-master-quin"])
        assert (len(joe["hand"]), len(joe["spells"]), len(joe["deck"])) == (4, 2, 10)


@pytest.mark.rule("HF-16.1")
def test_trashed_cards_and_spells_lie_open() -> None:
    story = table(
        player("Greg", play=["Gold", "Copper"], spells=["Windfall"], pixels="YY"), player("Joe")
    )
    story.answer("cast:windfall", "trash", "card:gold")
    for viewer in ("Joe", None):
        assert story.seen(viewer)["trash"] == ["gold"]
        assert story.seen(viewer)["trashed_spells"] == ["windfall"]


@pytest.mark.rule("HF-16.2")
def test_a_hand_is_hidden_until_its_owners_turn_begins() -> None:
    story = table(player("Greg", play=["Copper"]), player("Joe", hand=["Gold", "Silver"]))
    assert side(story, "Joe", "Joe")["hand"] == ["gold", "silver"]
    assert side(story, "Greg", "Joe")["hand"] == [None, None]
    assert side(story, None, "Joe")["hand"] == [None, None]
    story.answer("end")
    play = [one["card"] for one in side(story, "Greg", "Joe")["play"]]
    assert sorted(play) == ["gold", "silver"]


@pytest.mark.rule("HF-16.3")
def test_nobody_sees_into_a_deck_not_even_into_their_own() -> None:
    story = table(player("Greg", deck=["Gold", "Silver"]), player("Joe", deck=["Gold"]))
    for viewer in ("Greg", "Joe", None):
        assert side(story, viewer, "Greg")["deck"] == [None, None]
        assert side(story, viewer, "Joe")["deck"] == [None]
        assert set(story.seen(viewer)["spell_deck"]) == {None}
        assert set(story.seen(viewer)["monster_deck"]) == {None}


@pytest.mark.rule("HF-16.4")
def test_everybody_may_look_through_all_discard_piles() -> None:
    story = table(player("Greg", discard=["Gold", "Squire"]), player("Joe", discard=["Seer"]))
    for viewer in ("Greg", "Joe", None):
        assert side(story, viewer, "Greg")["discard"] == ["gold", "squire"]
        assert side(story, viewer, "Joe")["discard"] == ["seer"]


@pytest.mark.rule("HF-16.5")
def test_spells_are_seen_by_their_owner_and_counted_by_others() -> None:
    story = table(player("Greg"), player("Joe", spells=["Toll", "Hush"]), player("Sarah"))
    assert side(story, "Joe", "Joe")["spells"] == ["toll", "hush"]
    assert side(story, "Greg", "Joe")["spells"] == [None, None]
    assert side(story, None, "Joe")["spells"] == [None, None]


@pytest.mark.rule("HF-16.5")
def test_the_log_names_a_gained_spell_only_to_its_owner() -> None:
    story = table(
        player("Greg", play=["Spell Book", "Shield"], pixels="BG"),
        player("Joe"),
        spells=["Stasis"],
    )
    story.answer("ability:spell-book")
    assert any("Stasis" in line for line in story.match.log(0))
    assert not any("Stasis" in line for line in story.match.log(1))
    assert not any("Stasis" in line for line in story.told)


# ---------------------------------------------------------------- what was seen


@pytest.mark.rule("HF-16.6")
def test_a_taken_card_that_has_gone_back_stays_known() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Sarah"),
        player("Joe", hand=["Gold", "Gold", "Silver"]),
    )
    story.answer("ability:sword", "end")
    for viewer in ("Greg", "Sarah", None):
        hand = side(story, viewer, "Joe")["hand"]
        assert hand.count(None) == 2
        assert hand[0] in ("gold", "silver")  # the one that was taken


@pytest.mark.rule("HF-16.6")
def test_a_hand_shown_for_backstab_stays_known_to_all() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers", "Shield"], pixels="RG"),
        player("Joe", hand=["Gold", "Silver"]),
        player("Sarah"),
    )
    story.answer("ability:quins-daggers")
    for viewer in ("Greg", "Sarah", None):
        assert side(story, viewer, "Joe")["hand"] == ["gold", "silver"]


@pytest.mark.rule("HF-16.6")
def test_a_hand_looked_at_is_known_to_the_one_who_looked() -> None:
    story = table(
        player("Greg", play=["Blade Master Quin"], pixels="R"),
        player("Joe", hand=["Gold", "Silver"]),
        player("Sarah"),
        leaders_are_free=True,
    )
    story.answer("ability:blade-master-quin")
    assert side(story, "Greg", "Joe")["hand"] == ["gold", "silver"]
    assert side(story, "Sarah", "Joe")["hand"] == [None, None]


@pytest.mark.rule("HF-16.6")
def test_a_spell_put_back_on_top_is_known_to_the_one_who_put_it_there() -> None:
    story = table(
        player("Greg", play=["Acolyte"], pixels="B"),
        player("Joe"),
        row=["Frog"] * 3,
        spells=["Toll", "Hush", "Purge"],
    )
    story.answer("fight:minion-1", "ability:acolyte", "keep:toll")
    assert story.seen("Greg")["spell_deck"] == ["hush", None]
    assert story.seen("Joe")["spell_deck"] == [None, None]
    assert story.seen(None)["spell_deck"] == [None, None]


@pytest.mark.rule("HF-16.6")
def test_what_is_shuffled_is_no_longer_known() -> None:
    greg = player("Greg", play=["Orken Jewel"], deck=[], discard=["Gold", "Silver", "Squire"])
    story = table(greg, player("Joe"))
    story.answer("draw:orken-jewel")
    assert side(story, "Greg", "Greg")["deck"] == [None, None]
    assert side(story, "Joe", "Greg")["deck"] == [None, None]


@pytest.mark.rule("HF-16.6")
def test_a_revealed_monster_under_the_deck_stays_known() -> None:
    story = table(
        player("Greg", play=["Rift Stone"]), player("Joe"), monsters=["Dragon", "Frog", "Fish"]
    )
    story.answer("information:rift-stone")
    assert story.seen("Joe")["monster_deck"] == [None, None, "dragon"]


@pytest.mark.rule("HF-16.7")
def test_a_monster_in_a_hand_is_open_to_all() -> None:
    greg = player("Greg", deck=["Gold", "Octopus", "Silver", "Copper", "Copper"])
    story = table(greg, player("Joe"))
    story.answer("end")
    assert story.pile("Greg", "hand").count("Octopus") == 1
    for viewer in ("Joe", None):
        assert sorted(card or "-" for card in side(story, viewer, "Greg")["hand"]) == [
            "-",
            "-",
            "-",
            "-",
            "octopus",
        ]


# ---------------------------------------------------------------- the log


@pytest.mark.rule("HF-16.8")
@pytest.mark.parametrize("act", ["buy:silver", "trash"])
def test_the_log_of_a_purchase_or_of_trashing_is_the_same_whatever_others_hold(act: str) -> None:
    logs: dict[str, list[str]] = {}
    asked = 0
    for spell in SPELLS:
        joe = player("Joe", spells=[spell.name], pixels="BBRRGGYY", hand=["Gold"])
        greg = player("Greg", play=["Silver", "Silver", "Squire"], pixels="GGG")
        story = table(greg, joe, player("Sarah", hand=["Copper"]), row=["Fish", "Frog", "Dragon"])
        story.answer(act, *(["card:squire"] if act == "trash" else []))
        if story.asks("Joe", "buying") or story.asks("Joe", "leaving"):
            asked += 1
            assert story.match.log(0) == []  # nothing is told before it is done
            story.answer("pass")
        logs[spell.name] = story.match.log(0)
    assert 0 < asked < len(SPELLS)  # or there would be nothing to give away
    assert len({tuple(log) for log in logs.values()}) == 1, logs


@pytest.mark.rule("HF-16.8")
def test_what_a_spell_answers_is_told_when_it_is_played() -> None:
    story = table(
        player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"),
        player("Joe", spells=["Toll"], pixels="Y"),
    )
    story.answer("buy:gold", "cast:toll")
    assert story.told == [
        "Player 1 is buying Gold.",
        "Player 2 plays Toll.",
        "Player 1 cannot buy Gold now.",
    ]
    story = table(
        player("Greg", play=["Archer", "Squire"], pixels="GG"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("trash", "card:squire", "cast:lightning-strike", "card:archer:left-1")
    assert story.told[:2] == ["Player 1 is trashing Squire.", "Player 2 plays Lightning Strike."]
