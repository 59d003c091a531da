"""The blue and the red artifacts: each does what is printed on it."""

from __future__ import annotations

import pytest

from breakfall.games.havenfall.cards import ARTIFACTS
from tests.games.havenfall.story import Story, monster, player, table


@pytest.mark.parametrize("artifact", [one.name for one in ARTIFACTS])
def test_every_artifact_draws_a_card(artifact: str) -> None:
    key = next(one.key for one in ARTIFACTS if one.name == artifact)
    story = table(player("Greg", play=[artifact], deck=["Squire", "Copper"]), player("Joe"))
    story.answer(f"draw:{key}")
    assert story.cards("Greg") == [artifact, "Squire"]
    assert not story.offers(f"draw:{key}")


# ---------------------------------------------------------------- Tome of Serpents


def tome() -> Story:
    greg = player("Greg", play=["Tome of Serpents"], pixels="BB")
    return table(greg, player("Joe"), spells=["Toll", "Hush"])


def pages(story: Story) -> tuple[list[str], int, tuple[int, int]]:
    return story.pile("Greg", "spells"), story.side("Greg").treasure, story.totals("Greg")


@pytest.mark.rule("HF-14.15")
@pytest.mark.parametrize(
    ("page", "given"),
    [
        ("spell", (["Toll"], 0, (0, 0))),
        ("treasure", ([], 4, (0, 0))),
        ("damage", ([], 0, (4, 0))),
        ("health", ([], 0, (0, 4))),
    ],
)
def test_the_tome_gives_one_of_four(
    page: str, given: tuple[list[str], int, tuple[int, int]]
) -> None:
    story = tome()
    story.answer("information:tome-of-serpents", f"gain:{page}")
    assert pages(story) == given
    assert not story.offers("information:tome-of-serpents")
    story.answer(
        "ability:tome-of-serpents"
        + (":4-0" if page == "damage" else "")
        + (":0-4" if page == "health" else "")
    )
    assert pages(story) == (["Toll"], 4, (4, 4))  # now all of them, none twice


@pytest.mark.rule("HF-5.8", "HF-14.15")
def test_each_line_of_the_tome_is_offered_in_its_own_words() -> None:
    story = tome()
    assert story.label("draw:tome-of-serpents") == "Use Tome of Serpents: +1 card"
    line = story.label("information:tome-of-serpents")
    assert line.startswith("Use Tome of Serpents: Choose one: +1 spell")  # and no card
    story.answer("information:tome-of-serpents")
    labels = [story.label(key) for key in story.options]
    assert labels == ["A spell", "+4 treasure", "+4 damage", "+4 health"]


@pytest.mark.rule("HF-14.15")
def test_with_proficiency_first_the_tome_gives_all_four() -> None:
    story = tome()
    story.answer("ability:tome-of-serpents")
    assert pages(story) == (["Toll"], 4, (4, 4))
    assert not story.offers("information:tome-of-serpents")


# ---------------------------------------------------------------- the other blue ones


@pytest.mark.rule("HF-14.19")
def test_the_crown_lets_pixels_of_one_colour_be_paid_as_another_for_this_turn() -> None:
    greg = player("Greg", play=["Crown of Nyra", "Swordsman", "Spell Book"], pixels="RG")
    story = table(greg, player("Joe"))
    story.answer("information:crown-of-nyra")
    assert story.options == ["pixel:red", "pixel:green"]
    story.answer("pixel:red")
    assert story.options == ["pixel:blue", "pixel:green", "pixel:yellow"]
    story.answer("pixel:blue")
    assert story.offers("ability:spell-book", "ability:crown-of-nyra")
    assert not story.offers("ability:swordsman")  # red is no longer red
    assert not story.offers("information:crown-of-nyra")  # once a turn
    story.answer("ability:spell-book")
    assert story.pixels("Greg") == "G/R"  # a red pixel it was all the same
    story.answer("end")
    assert story.seen(None)["sides"][0]["colour_change"] is None


@pytest.mark.rule("HF-14.19")
def test_for_trading_and_trashing_changed_pixels_keep_their_colour() -> None:
    greg = player("Greg", play=["Crown of Nyra", "Copper"], pixels="RRB")
    story = table(greg, player("Joe"))
    story.answer("information:crown-of-nyra", "pixel:red", "pixel:blue")
    trades = [key for key in story.options if key.startswith("trade")]
    assert trades == ["trade:red"]  # one blue and two red ones, not three blue ones


@pytest.mark.rule("HF-14.19")
def test_pixels_exhausted_before_the_crown_are_not_affected() -> None:
    greg = player("Greg", play=["Crown of Nyra", "Swordsman"], pixels="R", exhausted="R")
    story = table(greg, player("Joe"))
    story.answer("ability:swordsman", "stance:damage-0")
    assert not story.offers("information:crown-of-nyra")  # no available pixel to change


def test_regency_resets_two_pixels() -> None:
    story = table(player("Greg", play=["Crown of Nyra"], pixels="B", exhausted="RG"))
    story.answer("ability:crown-of-nyra", "pixel:red", "pixel:green")
    assert story.pixels("Greg") == "RG/B"


def test_the_talisman_gives_a_spell_and_insight_two_of_four() -> None:
    greg = player("Greg", play=["Alira's Talisman"], pixels="BB")
    spells = ["Toll", "Hush", "Purge", "Stasis", "Gamble", "Riptide"]
    story = table(greg, player("Joe"), spells=spells)
    story.answer("information:aliras-talisman")
    assert story.pile("Greg", "spells") == ["Toll"]
    story.answer("ability:aliras-talisman")
    assert story.options == ["keep:hush", "keep:purge", "keep:stasis", "keep:gamble"]
    story.answer("keep:gamble", "keep:hush")
    assert sorted(story.pile("Greg", "spells")) == ["Gamble", "Hush", "Toll"]
    deck = story.board("spell_deck")
    assert deck[0] == "Riptide"
    assert sorted(deck[1:]) == ["Purge", "Stasis"]


def test_the_trident_switches_two_monsters() -> None:
    greg = player("Greg", play=["Trident of the Lost Seas"])
    story = table(greg, player("Joe"), row=["Fish", "Octopus", "Dragon"])
    story.answer("information:trident-of-the-lost-seas", "switch:minion-1+boss")
    assert story.row == ["Dragon", "Octopus", "Fish"]


@pytest.mark.rule("HF-8.16")
def test_undertow_withdraws_a_monster_and_the_next_one_can_be_fought_at_once() -> None:
    greg = player("Greg", play=["Trident of the Lost Seas"], pixels="B")
    story = table(
        greg, player("Joe"), row=["Fish", "Octopus", "Dragon"], monsters=["Frog", "Armadillo"]
    )
    story.answer("ability:trident-of-the-lost-seas", "monster:boss")
    assert story.row == ["Fish", "Octopus", "Frog"]
    assert story.board("monster_deck") == ["Armadillo", "Dragon"]
    assert story.offers("fight:minion-1", "fight:boss")


# ---------------------------------------------------------------- Quin's Daggers


def daggers(**joe: object) -> Story:
    return table(
        player("Greg", play=["Quin's Daggers", "Shield"], pixels="RG"),
        player("Joe", **joe),
        player("Sarah", hand=["Silver"]),
        player("Emily", hand=["Copper", "Gold", "Squire"]),
    )


@pytest.mark.rule("HF-14.16")
def test_each_opponent_discards_two_cards_of_their_choice_clockwise() -> None:
    story = daggers(hand=["Copper", "Gold", "Squire"])
    story.answer("information:quins-daggers")
    assert story.asks("Joe", "discard-from-hand")
    story.answer("take:copper", "take:squire")
    assert story.pile("Joe", "hand") == ["Gold"]
    assert story.pile("Sarah", "hand") == []  # she discards what she has
    assert story.asks("Emily", "discard-from-hand")
    story.answer("take:copper", "take:squire")
    assert story.pile("Emily", "discard") == ["Squire", "Copper"]
    assert story.asks("Greg", "turn")


@pytest.mark.rule("HF-14.17")
def test_with_backstab_the_attacker_chooses_one_and_the_owner_the_other() -> None:
    story = daggers(hand=["Copper", "Gold", "Squire"])
    story.answer("ability:quins-daggers")
    assert story.seen("Sarah")["sides"][3]["hand"] == ["copper", "gold", "squire"]  # shown to all
    assert story.pile("Joe", "discard") == []  # nothing is discarded yet
    story.answer("information:quins-daggers")
    assert story.asks("Greg", "discard-from-hand")
    story.answer("take:gold")
    assert story.asks("Joe", "discard-from-hand")
    story.answer("take:copper")
    assert story.pile("Joe", "hand") == ["Squire"]


@pytest.mark.rule("HF-14.17")
def test_backstab_cannot_be_used_after_the_discarding() -> None:
    story = daggers()
    story.answer("information:quins-daggers", "take:copper", "take:gold")
    assert story.offers("ability:shield")
    assert not story.offers("ability:quins-daggers")


@pytest.mark.rule("HF-14.17")
def test_a_backstab_that_came_to_nothing_leaves_the_choice_to_the_owners() -> None:
    story = daggers(hand=["Copper", "Gold", "Squire"], spells=["Hush"], pixels="B")
    story.answer("ability:quins-daggers", "cast:hush")
    assert story.seen("Greg")["sides"][1]["hand"] == [None, None, None]
    story.answer("information:quins-daggers")
    assert story.asks("Joe", "discard-from-hand")


@pytest.mark.rule("HF-14.17")
def test_a_card_drawn_after_backstab_is_shown_before_the_choice() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers"], spells=["Second Sight"], pixels="RB"),
        player("Joe", hand=["Copper", "Gold"], deck=["Seer"] * 5),
    )
    story.answer("ability:quins-daggers", "cast:second-sight", "take:gold")
    assert story.seen("Greg")["sides"][1]["hand"].count(None) == 1
    story.answer("information:quins-daggers")
    assert story.asks("Greg", "discard-from-hand")
    assert sorted(story.seen("Greg")["sides"][1]["hand"]) == ["copper", "seer"]


# ---------------------------------------------------------------- the other red ones


def test_the_rift_stone_lends_the_strength_of_monsters() -> None:
    greg = player("Greg", play=["Rift Stone"], pixels="R")
    story = table(greg, player("Joe"), monsters=["Dragon", "Octopus", "Fish"])
    story.answer("information:rift-stone")
    assert story.totals("Greg") == (monster("Dragon").damage, 0)
    story.answer("ability:rift-stone:7-0")
    assert story.totals("Greg") == (7, monster("Octopus").health)
    assert story.board("monster_deck") == ["Fish", "Dragon", "Octopus"]


def test_scorch_makes_each_opponent_exhaust_two_pixels_of_their_choice() -> None:
    story = table(
        player("Greg", play=["Elemental Shard"], pixels="R"),
        player("Joe", pixels="BRG"),
        player("Sarah", pixels="Y"),
    )
    assert story.totals("Greg") == (3, 0)
    story.answer("ability:elemental-shard")
    assert story.asks("Joe", "pay-with")
    story.answer("pay:red", "pay:blue")
    assert (story.pixels("Joe"), story.pixels("Sarah")) == ("G/BR", "/Y")


@pytest.mark.parametrize(
    ("top", "given"),
    [
        ("Copper", ([], 5, (0, 0))),
        ("Squire", ([], 0, (3, 3))),
        ("Shield", (["Toll"], 0, (0, 0))),
    ],
)
def test_the_talon_gives_what_fate_turns_over(
    top: str, given: tuple[list[str], int, tuple[int, int]]
) -> None:
    greg = player("Greg", play=["Talon of Fate"], deck=[top, "Gold"], pixels="RR")
    story = table(greg, player("Joe"), spells=["Toll"])
    story.answer("information:talon-of-fate")
    assert pages(story) == given
    assert story.pile("Greg", "discard") == [top]


def test_twist_tempts_fate_twice_more() -> None:
    greg = player("Greg", play=["Talon of Fate"], deck=["Silver", "Archer", "Gold"], pixels="RR")
    story = table(greg, player("Joe"))
    story.answer("ability:talon-of-fate")
    assert pages(story) == ([], 5, (3, 3))
    assert story.pile("Greg", "discard") == ["Archer", "Silver"]
