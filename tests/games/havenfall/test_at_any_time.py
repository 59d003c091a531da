"""Spells in the turns of others: when one is asked, and what they do then. (HF-10.7, HF-10.22)"""

from __future__ import annotations

import pytest

from breakfall.games.havenfall.cards import SPELLS
from tests.games.havenfall.story import Story, player, table

FULL = ["Hush", "Toll", "Bulwark", "Grand Heist"]


def key(spell: str) -> str:
    return next(f"cast:{one.key}" for one in SPELLS if one.name == spell)


def at_the_end_of_gregs_turn(spell: str, **joe: object) -> Story:
    """Greg and Sarah have turns before Joe, who plays a spell when Greg's turn ends."""
    story = table(
        player("Greg", play=["Copper"]),
        player("Sarah"),
        player("Joe", **{"spells": [spell], "pixels": "BBRRGGYY", "deck": ["Gold"] * 4, **joe}),
        heroes=["Thief", "Bard", "Healer", "Blacksmith", "Seer", "Elite Guard"],
    )
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer(key(spell))
    while story.asks("Joe", "pay-with"):
        story.answer(story.options[-1])
    return story


# ---------------------------------------------------------------- the row


@pytest.mark.rule("HF-10.22")
@pytest.mark.parametrize(
    ("spell", "pixels", "answer", "row"),
    [
        ("Tidal Shift", "B", "switch:minion-1+boss", ["Dragon", "Frog", "Fish"]),
        ("Mirage", "BG", "monster:boss", ["Fish", "Frog", "Octopus"]),
    ],
)
@pytest.mark.parametrize("moment", ["turn-begins", "turn-ends"])
def test_the_row_can_be_changed_before_and_after_what_others_do(
    spell: str, pixels: str, answer: str, row: list[str], moment: str
) -> None:
    story = table(
        player("Greg", hand=["Shield"], exhausted="G"),
        player("Sarah", hand=["Gold"]),
        player("Joe", spells=[spell], pixels=pixels),
        begins=True,
        row=["Fish", "Frog", "Dragon"],
    )
    assert story.asks("Joe", "turn-begins")
    if moment == "turn-ends":
        story.answer("pass", "end")
        assert story.asks("Joe", "turn-ends")
    story.answer(key(spell), answer)
    assert story.row == row
    if moment == "turn-begins":
        assert story.asks("Greg", "turn")
        story.answer("end")
    assert story.asks("Sarah", "turn")
    assert story.row == row  # for good


# ---------------------------------------------------------------- pixels and heroes


@pytest.mark.rule("HF-10.22", "HF-14.27")
def test_frostfire_takes_a_pixel_that_a_fighter_would_need() -> None:
    story = table(
        player("Greg", play=["Shape Shifter", "Elite Guard", "Elite Guard"], pixels="G"),
        player("Joe", spells=["Frostfire"], pixels="BRY"),
        row=["Fish", "Frog", "Dragon Whelp"],  # as the boss 12/8
    )
    story.answer("fight:boss", "strike")
    assert story.asks("Joe", "fight")
    story.answer("cast:frostfire", "pixel:yellow")
    assert story.haven.active == 1  # 10/11, and no pixel for Feral: the fight is lost
    assert "Player 1 cannot defeat Dragon Whelp." in story.told


@pytest.mark.rule("HF-10.22")
def test_riptide_sweeps_a_hero_away_before_it_is_discarded() -> None:
    story = table(
        player("Greg", play=["Squire", "Copper"], deck=["Gold"] * 5),
        player("Joe", spells=["Riptide"], pixels="B"),
    )
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer("cast:riptide")
    assert "Squire" in story.pile("Greg", "hand")
    assert story.pile("Greg", "discard") == ["Copper"]


@pytest.mark.rule("HF-10.18", "HF-10.22")
def test_stasis_after_a_toll_keeps_the_buyer_from_using_wealth() -> None:
    story = table(
        player("Greg", play=["Gold", "Copper"], pixels="YY"),
        player("Joe", spells=["Toll", "Stasis"], pixels="YBB"),
    )
    story.answer("buy:silver", "cast:toll", "cast:stasis")
    assert story.options == ["trade:yellow", "end"]  # nothing is left to buy with
    assert story.left("Silver") == 16


# ---------------------------------------------------------------- cards for one's next hand


@pytest.mark.rule("HF-5.11", "HF-10.7")
@pytest.mark.parametrize(("spell", "cards"), [("Gamble", 1), ("Harvest", 2)])
def test_cards_drawn_in_the_turn_of_another_go_to_the_hand(spell: str, cards: int) -> None:
    story = at_the_end_of_gregs_turn(spell)
    assert story.pile("Joe", "hand") == ["Gold"] * cards
    assert story.asks("Sarah", "turn")
    story.answer("end")
    assert story.side("Joe").treasure == 3 * cards  # what the cards show, and nothing more


@pytest.mark.rule("HF-5.11", "HF-10.7")
def test_bounty_of_the_wilds_trashes_from_the_hand_in_the_turn_of_another() -> None:
    story = at_the_end_of_gregs_turn("Bounty of the Wilds", hand=["Copper"])
    assert sorted(story.options) == ["done", "take:copper", "take:gold"]
    story.answer("take:copper", "done")
    assert story.pile("Joe", "hand") == ["Gold"] * 3
    assert story.board("trash") == ["Copper"]


@pytest.mark.rule("HF-5.11", "HF-10.7")
def test_reinforcements_come_to_the_hand_in_the_turn_of_another() -> None:
    story = at_the_end_of_gregs_turn("Reinforcements", discard=["Squire", "Archer"])
    assert story.pile("Joe", "hand") == ["Squire"]
    assert story.pile("Joe", "discard") == ["Archer"]
    assert "Player 3 takes Squire into hand." in story.told


@pytest.mark.rule("HF-10.7", "HF-14.25")
def test_a_hero_that_was_kept_can_be_possessed_in_the_turn_of_another() -> None:
    story = at_the_end_of_gregs_turn("Possess", kept=["Archer"], hand=["Gold"])
    assert story.cards("Joe") == ["Ghost of Sen"]
    assert story.board("trash") == ["Archer"]
    story.answer("end")  # Sarah
    assert sorted(story.cards("Joe")) == ["Ghost of Sen", "Gold"]
    assert story.totals("Joe") == (4, 4)


# ---------------------------------------------------------------- Turn of the Tide


@pytest.mark.rule("HF-10.7", "HF-10.22")
def test_turn_of_the_tide_pays_for_another_spell_in_a_fight() -> None:
    story = table(
        player("Greg", play=["Elite Guard"]),
        player(
            "Joe", spells=["Turn of the Tide", "Lightning Strike"], pixels="BGY", exhausted="BRY"
        ),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1")
    assert story.asks("Joe", "fight")
    assert not story.offers("cast:lightning-strike")  # no red pixel is available
    story.answer("cast:turn-of-the-tide")
    assert story.pixels("Joe") == "BBRGYY/"
    assert story.asks("Joe", "fight")
    story.answer("cast:lightning-strike", "pay:yellow")
    assert story.board("trash") == ["Elite Guard"]


@pytest.mark.rule("HF-10.22")
def test_turn_of_the_tide_is_not_asked_for_when_nothing_is_exhausted() -> None:
    joe = player("Joe", spells=["Turn of the Tide"], pixels="BGY")
    story = table(player("Greg", play=["Squire"]), joe, row=["Fish", "Frog", "Dragon"])
    story.answer("fight:minion-1")
    assert story.board("defeated") == ["Fish"]


# ---------------------------------------------------------------- one of six, in another's turn


@pytest.mark.rule("HF-10.6", "HF-10.7")
@pytest.mark.parametrize("spell", ["Golden Hour", "Second Charge", "Windfall", "Stampede"])
def test_what_is_for_ones_own_turn_gives_nothing_to_whoever_is_at_turn(spell: str) -> None:
    story = at_the_end_of_gregs_turn("Moonlit Page", spells=["Moonlit Page", *FULL, spell])
    assert story.asks("Joe", "too-many-spells")
    assert story.offers(key(spell))
    story.answer(key(spell))
    while story.asks("Joe", "pay-with"):
        story.answer(story.options[0])
    turn = story.haven.turn
    assert (turn.more_buys, turn.more_fights) == (0, 0)
    assert story.side("Greg").treasure <= 1


# ---------------------------------------------------------------- how often one is asked


@pytest.mark.rule("HF-8.4")
def test_nobody_is_asked_twice_about_the_same_fight() -> None:
    story = table(
        player("Greg", play=["Archer", "Adventurer", "Shield"], pixels="G"),
        player("Joe", spells=["Bloodrage"], pixels="R"),
        player("Sarah", spells=["Thick Hide"], pixels="G"),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1", "strike")
    assert story.asks("Joe", "fight")
    story.answer("pass")
    assert story.asks("Sarah", "fight")
    story.answer("cast:thick-hide", "monster:minion-2")  # not the one that is fought
    assert story.asks("Joe", "fight")  # something has happened
    story.answer("pass")
    assert story.asks("Greg", "fighting")
    story.answer("strike")  # nothing has happened since
    assert story.board("defeated") == ["Fish"]


@pytest.mark.rule("HF-8.4")
def test_a_fighter_who_does_something_after_a_spell_asks_again() -> None:
    story = table(
        player("Greg", play=["Archer", "Adventurer", "Shield"], pixels="G"),
        player("Joe", spells=["Bloodrage"], pixels="R"),
        player("Sarah", spells=["Thick Hide"], pixels="G"),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1", "strike", "pass", "cast:thick-hide", "monster:minion-2", "pass")
    story.answer("ability:shield")  # which leaves nothing to do but to strike
    assert story.asks("Joe", "fight")
    story.answer("pass")
    assert story.board("defeated") == ["Fish"]


@pytest.mark.rule("HF-8.4")
def test_a_copy_knows_that_all_have_passed() -> None:
    story = table(
        player("Greg", play=["Archer", "Adventurer", "Shield"], pixels="G"),
        player("Joe", spells=["Bloodrage", "Thick Hide"], pixels="RG"),
        row=["Fish", "Frog", "Dragon"],
    )
    story.answer("fight:minion-1", "strike", "cast:thick-hide", "monster:minion-2", "pass")
    twin = story.match.copy()
    twin.choose_key("strike")
    assert any("defeats Fish" in line for line in twin.log(None))
