"""Spells: how one gets them, holds them, pays for them and plays them. (HF-10.1 to HF-10.14)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- gaining and buying


@pytest.mark.rule("HF-10.1")
def test_a_spell_is_gained_from_the_top_of_the_deck_and_lies_face_down() -> None:
    story = table(
        player("Emily", play=["Spell Book"], pixels="B"),
        player("Greg"),
        spells=["Stasis", "Gamble"],
    )
    story.answer("ability:spell-book")
    assert story.pile("Emily", "spells") == ["Stasis"]
    assert story.board("spell_deck") == ["Gamble"]
    assert story.seen("Emily")["sides"][0]["spells"] == ["stasis"]
    assert story.seen("Greg")["sides"][0]["spells"] == [None]


@pytest.mark.rule("HF-10.1")
def test_other_texts_give_spells_too() -> None:
    story = table(player("Emily", play=["Alira's Talisman"]), spells=["Stasis", "Gamble"])
    story.answer("information:aliras-talisman")
    assert story.pile("Emily", "spells") == ["Stasis"]


@pytest.mark.rule("HF-10.2")
def test_a_spell_costs_three_treasure() -> None:
    book = ["Spell Book", "Copper", "Copper"]
    assert not table(player("Emily", play=book)).offers("buy-spell")
    story = table(player("Emily", play=[*book, "Copper"]))
    story.answer("buy-spell")
    assert story.side("Emily").treasure == 0
    assert story.pile("Emily", "spells") == ["Windfall"]


@pytest.mark.rule("HF-10.2")
def test_without_a_spell_book_in_play_no_spell_is_for_sale() -> None:
    story = table(player("Emily", play=["Gold"], discard=["Spell Book"], deck=["Spell Book"] * 5))
    assert not story.offers("buy-spell")


@pytest.mark.rule("HF-10.2", "HF-10.3")
@pytest.mark.parametrize("action", ["buy:squire", "fight:minion-1", "trash", ""])
def test_a_spell_can_be_bought_in_any_action_and_in_none(action: str) -> None:
    story = table(
        player(
            "Emily", play=["Spell Book", "Gold", "Gold", "Elite Guard", "Elite Guard"], pixels="R"
        ),
        row=["Fish", "Fish", "Fish"],
    )
    if action:
        story.answer(action)
    if action == "trash":
        story.answer("card:elite-guard")
    assert story.offers("buy-spell")
    story.answer("buy-spell")
    assert story.pile("Emily", "spells") == ["Windfall"]


@pytest.mark.rule("HF-10.3")
def test_a_bought_spell_leaves_the_action_and_the_buy_untouched() -> None:
    story = table(player("Emily", play=["Spell Book", "Gold", "Silver"], pixels="R"))
    story.answer("buy-spell")
    assert story.offers("buy:squire", "fight:boss", "trash")
    story.answer("buy:squire")
    assert "Squire" in story.pile("Emily", "discard")


@pytest.mark.rule("HF-10.3")
def test_the_treasure_has_to_cover_both_purchases() -> None:
    story = table(player("Emily", play=["Spell Book", "Gold", "Copper"], pixels="R"))
    assert story.offers("buy:squire", "buy-spell")
    story.answer("buy:squire")
    assert story.side("Emily").treasure == 2
    assert not story.offers("buy-spell")


@pytest.mark.rule("HF-10.4")
@pytest.mark.parametrize("books", [1, 2])
def test_each_spell_book_sells_one_spell_a_turn(books: int) -> None:
    story = table(
        player("Emily", play=[*["Spell Book"] * books, *["Gold"] * 4], pixels="B"),
        spells=["Stasis", "Gamble", "Toll", "Hush"],
    )
    for _ in range(books):
        story.answer("buy-spell")
    assert story.side("Emily").treasure >= 3
    assert not story.offers("buy-spell")
    story.answer("ability:spell-book")  # this comes on top
    assert len(story.pile("Emily", "spells")) == books + 1


@pytest.mark.rule("HF-10.5")
def test_an_empty_spell_deck_gives_nothing_and_is_not_filled_again() -> None:
    story = table(
        player("Emily", play=["Spell Book", "Gold"], spells=["Moonlit Page"], pixels="BB"),
        spells=[],
    )
    assert not story.offers("buy-spell")
    assert not story.offers("ability:spell-book")
    story.answer("cast:moonlit-page")
    assert story.pile("Emily", "spells") == []
    assert story.board("spell_deck") == []
    assert story.board("trashed_spells") == ["Moonlit Page"]


# ---------------------------------------------------------------- playing


@pytest.mark.rule("HF-10.7")
def test_a_spell_can_be_played_in_ones_own_turn_and_in_others() -> None:
    def held() -> dict[str, object]:
        return {"spells": ["Stasis"], "pixels": "BB"}

    story = table(player("Greg", **held()), player("Joe", pixels="R"))
    assert story.offers("cast:stasis")
    story = table(player("Greg", pixels="R"), player("Joe", **held()))
    story.answer("fight:boss")
    assert story.asks("Joe", "fight")
    assert story.offers("cast:stasis")


@pytest.mark.rule("HF-10.8")
def test_a_grey_pixel_may_have_any_colour_and_the_others_must_match() -> None:
    spell = {"spells": ["Lightning Strike"]}
    hero = player("Joe", kept=["Archer"])
    assert not table(player("Greg", pixels="BBYG", **spell), hero).offers("cast:lightning-strike")
    assert not table(player("Greg", pixels="BR", **spell), hero).offers("cast:lightning-strike")
    assert not table(player("Greg", pixels="BR", exhausted="G", **spell), hero).offers(
        "cast:lightning-strike"
    )
    story = table(player("Greg", pixels="BRGY", **spell), hero)
    story.answer("cast:lightning-strike")
    assert story.asks("Greg", "pay-with")
    assert story.options == ["pay:green", "pay:yellow"]
    story.answer("pay:yellow")
    assert story.pixels("Greg") == "G/BRY"


@pytest.mark.rule("HF-10.8")
def test_pixels_left_over_in_ones_own_turn_pay_for_spells_in_the_next_one() -> None:
    story = table(
        player("Greg", play=["Shield"], spells=["Toll"], pixels="GY"),
        player("Joe", hand=["Gold"]),
        player("Sarah"),
    )
    story.answer("ability:shield", "end")
    assert story.pixels("Greg") == "Y/G"
    story.answer("buy:silver")
    assert story.asks("Greg", "buying")
    story.answer("cast:toll")
    assert story.pixels("Greg") == "/GY"


@pytest.mark.rule("HF-10.9")
def test_a_spell_is_carried_out_before_anybody_can_answer_it() -> None:
    story = table(
        player("Greg", play=["Archer"], spells=["Stampede"], pixels="RGB"),
        player("Joe", spells=["Lightning Strike", "Hush"], pixels="BBRY"),
    )
    story.answer("cast:stampede")
    assert story.totals("Greg") == (5, 6)  # it has worked before Joe is asked
    assert story.asks("Joe", "spell-played")
    assert story.options == ["pass", "pass:until-turn-ends", "cast:lightning-strike"]  # no Hush


@pytest.mark.rule("HF-10.10")
def test_what_a_spell_gives_is_gone_in_the_next_turn() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Bloodrage", "Windfall"], pixels="RY"),
        player("Joe"),
        row=["Fish", "Octopus", "Frog"],
    )
    story.answer("cast:bloodrage", "monster:minion-1", "cast:windfall")
    assert story.seen(None)["row"][0]["damage"] == 7
    assert story.side("Greg").treasure == 5
    story.answer("end")
    assert story.seen(None)["row"][0]["damage"] == 1
    story.answer("end")
    assert story.side("Greg").treasure == 5 * 1  # five Copper, and no Windfall


@pytest.mark.rule("HF-10.10")
def test_a_hero_that_stays_has_its_printed_numbers_in_the_next_turn() -> None:
    greg = player("Greg", play=["Archer", "Lookout"], spells=["Battle Fury"], pixels="GR")
    story = table(greg, player("Joe", hand=["Silver"]))
    story.answer("ability:lookout", "card:archer", "cast:battle-fury", "card:archer:stays")
    assert story.totals("Greg")[0] == 4 + 6
    story.answer("end", "end")
    assert story.cards("Greg")[0] == "Archer"
    assert story.totals("Greg") == (3, 4)


@pytest.mark.rule("HF-10.10")
def test_what_is_complete_remains_after_the_turn() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Tidal Shift", "Transmute"], pixels="BY"),
        player("Joe"),
        row=["Fish", "Octopus", "Frog"],
    )
    story.answer("cast:tidal-shift", "switch:minion-1+boss", "cast:transmute", "end")
    assert story.row == ["Frog", "Octopus", "Fish"]
    assert "Silver" in story.pile("Greg", "discard")
    assert story.board("trash") == ["Copper"]


@pytest.mark.rule("HF-10.11")
def test_a_spell_is_used_once_and_lies_open_afterwards() -> None:
    story = table(player("Greg", play=["Copper"], spells=["Windfall"], pixels="YY"), player("Joe"))
    story.answer("cast:windfall")
    assert not story.offers("cast:windfall")
    assert story.pile("Greg", "spells") == []
    assert story.seen("Joe")["trashed_spells"] == ["windfall"]
