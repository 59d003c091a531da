"""The seven moments at which the table asks for spells. (HF-10.15 to HF-10.21, HF-10.25)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Given, Story, player, table


def thief(name: str = "Joe") -> Given:
    """Somebody with a spell that is asked for in every window."""
    return player(name, spells=["Cheatcode"], pixels="RR")


def castable(story: Story) -> list[str]:
    return [key for key in story.options if key.startswith("cast:")]


@pytest.mark.rule("HF-10.15", "HF-10.16")
def test_the_turn_begins() -> None:
    story = table(
        player("Greg", hand=["Gold"], exhausted="G"),
        thief(),
        begins=True,
    )
    assert story.asks("Joe", "turn-begins")
    assert story.cards("Greg") == ["Gold"]  # the hand is open
    assert story.pixels("Greg") == "G/"  # and the pixels are reset
    story.answer("pass")
    assert story.asks("Greg", "turn")


@pytest.mark.rule("HF-10.15", "HF-10.17")
def test_an_ability_is_activated() -> None:
    story = table(player("Greg", play=["Shield"], pixels="G"), thief())
    story.answer("ability:shield")
    assert story.asks("Joe", "ability")
    assert story.pixels("Greg") == "/G"  # paid
    assert story.side("Greg").more_cards == 0  # but not carried out
    story.answer("pass")
    assert story.side("Greg").more_cards == 1


@pytest.mark.rule("HF-10.17")
def test_an_ability_used_for_free_can_be_answered_too() -> None:
    story = table(
        player("Greg", play=["Squire", "Shield"], pixels="B"),
        player("Joe", spells=["Hush"], pixels="B"),
    )
    story.answer("ability:squire")
    assert story.asks("Joe", "ability")
    assert "Squire" in story.prompt
    story.answer("pass")  # the Shield is the only thing to carry
    assert story.asks("Joe", "ability")
    assert "Shield" in story.prompt
    story.answer("cast:hush")
    assert story.side("Greg").more_cards == 0


@pytest.mark.rule("HF-10.17")
def test_the_information_of_an_attack_card_can_be_warded_off() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers"]),
        player("Joe", hand=["Gold", "Silver"], spells=["Bulwark", "Hush"], pixels="GB"),
    )
    story.answer("information:quins-daggers")
    assert story.asks("Joe", "ability")
    assert "discards 2 cards" in story.prompt
    assert castable(story) == ["cast:bulwark"]  # Hush is for abilities
    story.answer("cast:bulwark")
    assert story.pile("Joe", "hand") == ["Gold", "Silver"]


@pytest.mark.rule("HF-10.17")
def test_hush_cannot_silence_information_after_the_ability_was_used() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers"], pixels="R"),
        player("Joe", hand=["Gold", "Silver"], spells=["Bulwark", "Hush"], pixels="GB"),
    )
    story.answer("ability:quins-daggers", "pass", "information:quins-daggers")
    assert story.asks("Joe", "ability")
    assert castable(story) == ["cast:bulwark"]
    assert "discards 2 cards" in story.prompt


@pytest.mark.rule("HF-10.17")
def test_the_information_of_other_cards_opens_no_such_window() -> None:
    story = table(player("Greg", play=["Tome of Serpents"], deck=["Gold"] * 9), thief())
    story.answer("information:tome-of-serpents")
    assert story.asks("Greg", "tome")
    story.answer("gain:treasure", "draw:tome-of-serpents")
    assert story.asks("Greg", "turn")


@pytest.mark.rule("HF-10.15", "HF-10.18")
def test_a_card_is_being_bought() -> None:
    story = table(player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"), thief())
    story.answer("buy:silver")
    assert story.asks("Joe", "buying")
    assert "Silver" in story.prompt
    assert story.side("Greg").treasure == 6  # not yet paid
    story.answer("pass")
    assert story.pile("Greg", "discard") == ["Silver"]
    assert story.side("Greg").treasure == 3


@pytest.mark.rule("HF-10.18")
def test_buying_a_spell_opens_no_window() -> None:
    story = table(player("Greg", play=["Spell Book", "Gold"]), thief())
    story.answer("buy-spell")
    assert story.asks("Greg", "turn")
    assert story.pile("Greg", "spells") == ["Windfall"]


@pytest.mark.rule("HF-10.15", "HF-10.19")
def test_a_fight_is_asked_about_when_the_fighter_is_ready() -> None:
    story = table(player("Greg", play=["Shield"], pixels="G"), thief())
    story.answer("fight:minion-1")
    assert story.asks("Greg", "fighting")  # not when the monster is named
    story.answer("strike")
    assert story.asks("Joe", "fight")
    assert "Sea Serpent" in story.prompt


@pytest.mark.rule("HF-10.15", "HF-10.20")
def test_a_card_leaves_play_in_a_trash_action() -> None:
    story = table(
        player("Greg", play=["Archer", "Squire"], pixels="GG"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("trash", "card:archer")
    assert story.asks("Joe", "leaving")
    assert story.prompt == "Player 1 is trashing Archer. Respond with a spell?"
    assert story.pixels("Greg") == "G/G"  # paid
    assert "Archer" in story.cards("Greg")  # still there
    story.answer("cast:lightning-strike", "card:archer:left-1")
    assert story.board("trash") == ["Archer"]  # by the spell
    assert story.pixels("Greg") == "G/G"  # and the pixel is gone
    story.answer("trash")
    assert story.board("trash") == ["Squire", "Archer"]


@pytest.mark.rule("HF-10.20")
def test_a_line_that_takes_a_card_out_chooses_after_the_window() -> None:
    story = table(
        player("Greg", play=["Champion's Cloak", "Squire", "Thief"], pixels="G"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("information:champions-cloak")
    assert story.asks("Joe", "leaving")
    assert story.prompt.startswith("Player 1 uses Champion's Cloak: Replace a hero")  # it stays
    story.answer("cast:lightning-strike", "card:squire:left-1")
    assert story.asks("Greg", "upgrade-to")  # only the Thief is left to be replaced
    story.answer("take:swordsman")
    assert story.cards("Greg") == ["Champion's Cloak", "Swordsman"]


@pytest.mark.rule("HF-10.20")
def test_a_line_that_finds_nobody_after_the_window_does_nothing() -> None:
    story = table(
        player("Greg", play=["Champion's Cloak", "Squire"]),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("information:champions-cloak", "cast:lightning-strike")
    assert story.cards("Greg") == ["Champion's Cloak"]
    assert story.asks("Greg", "turn")
    assert not story.offers("information:champions-cloak")


@pytest.mark.rule("HF-10.20")
def test_abilities_that_take_a_card_out_have_only_their_own_window() -> None:
    story = table(player("Greg", play=["Assassin", "Copper"], pixels="Y"), thief())
    story.answer("ability:assassin")
    assert story.asks("Joe", "ability")
    story.answer("pass")
    assert story.asks("Greg", "damage-or-health")
    assert story.board("trash") == ["Copper"]


@pytest.mark.rule("HF-10.20")
def test_a_spell_that_takes_cards_out_is_not_interrupted() -> None:
    greg = player("Greg", play=["Copper", "Silver", "Gold"], spells=["Purge"], pixels="Y")
    story = table(greg, thief())
    story.answer("cast:purge", "card:copper")
    assert story.asks("Greg", "may-trash")
    story.answer("card:silver")
    assert story.asks("Joe", "spell-played")
    assert story.board("trash") == ["Silver", "Copper"]


@pytest.mark.rule("HF-10.15", "HF-10.21")
def test_the_turn_ends() -> None:
    story = table(player("Greg", play=["Archer"], pixels="GYY"), thief())
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    assert story.cards("Greg") == ["Archer"]  # not yet discarded
    story.answer("cast:cheatcode", "pixel:yellow")
    assert story.haven.active == 1  # Greg's pixels are of no use any more
    assert story.pile("Greg", "discard") == ["Archer"]


@pytest.mark.rule("HF-10.15", "HF-10.25")
def test_a_spell_has_been_played() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Windfall"], pixels="Y"),
        thief(),
    )
    story.answer("cast:windfall")
    assert story.asks("Joe", "spell-played")
    story.answer("cast:cheatcode")
    assert story.asks("Greg", "turn")


@pytest.mark.rule("HF-10.25")
def test_a_spell_played_in_a_window_opens_no_other_one() -> None:
    story = table(player("Greg", play=["Archer"], pixels="GYY"), thief("Joe"), thief("Sarah"))
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer("cast:cheatcode", "player:left-2", "pixel:green")
    assert story.asks("Sarah", "turn-ends")  # that window goes on
