"""The end of the turn: discarding, drawing, decks that run out; and leaders."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

COPPER = "Copper"


# ---------------------------------------------------------------- discarding


@pytest.mark.rule("HF-5.12")
def test_all_cards_in_play_are_discarded_face_up_used_or_not() -> None:
    story = table(
        player("Greg", play=["Shield", "Gold", "Seer"], pixels="G", discard=["Squire"]),
        player("Joe"),
    )
    story.answer("ability:shield", "end")
    assert story.cards("Greg") == []
    assert sorted(story.pile("Greg", "discard")) == ["Gold", "Seer", "Shield", "Squire"]
    seen = story.seen("Joe")["sides"][0]["discard"]
    assert sorted(seen) == ["gold", "seer", "shield", "squire"]


@pytest.mark.rule("HF-5.13")
def test_the_window_comes_before_discarding_and_drawing() -> None:
    story = table(
        player("Greg", play=["Gold"], deck=[COPPER] * 5),
        player("Joe", spells=["Moonlit Page"], pixels="B"),
    )
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    assert story.cards("Greg") == ["Gold"]
    assert story.pile("Greg", "hand") == []
    story.answer("pass")
    assert story.pile("Greg", "discard") == ["Gold"]
    assert story.pile("Greg", "hand") == [COPPER] * 5


@pytest.mark.rule("HF-5.13")
def test_taken_cards_are_back_before_the_effects_of_the_end() -> None:
    story = table(
        player("Greg", play=["Sword", "Acolyte", "Elite Guard"], pixels="BR"),
        player("Joe", hand=["Gold"]),
        row=["Fish", "Fish", "Fish"],
    )
    story.answer("ability:sword", "ability:acolyte", "fight:minion-1", "end")
    assert story.asks("Greg", "keep-spell")
    assert story.pile("Joe", "hand") == ["Gold"]
    assert story.cards("Greg") == []
    assert story.pile("Greg", "hand") == []


@pytest.mark.rule("HF-5.13")
def test_what_was_for_this_turn_is_over() -> None:
    story = table(
        player("Greg", play=["Swordsman", COPPER], spells=["Battle Fury"], pixels="RY", deck=[]),
        player("Joe"),
    )
    story.answer("cast:battle-fury", "ability:copper")
    assert (story.totals("Greg"), story.side("Greg").treasure) == ((9, 2), 2)
    story.answer("end", "end")
    assert sorted(story.cards("Greg")) == [COPPER, "Swordsman"]  # the same two again
    assert (story.totals("Greg"), story.side("Greg").treasure) == ((3, 2), 1)


@pytest.mark.rule("HF-5.13", "HF-14.9")
def test_a_hero_that_stays_is_itself_again_when_the_turn_of_another_ends() -> None:
    story = table(
        player("Greg", play=["Elite Guard", "Shield"], pixels="G"),
        player("Joe", spells=["Unravel"], pixels="BB"),
        player("Sarah", kept=["Swordsman"]),
    )
    story.answer("fight:minion-1", "strike", "cast:unravel", "card:swordsman:left-1")
    swordsman = story.in_play("Swordsman")
    assert (swordsman.damage, swordsman.health) == (0, 0)
    story.answer("strike")  # lost; Greg's turn is over
    assert story.asks("Joe", "turn")
    assert (swordsman.damage, swordsman.health) == (3, 2)
    story.answer("end")
    assert story.totals("Sarah") == (3, 2)


# ---------------------------------------------------------------- the next hand


@pytest.mark.rule("HF-5.14")
def test_the_next_hand_has_five_cards_from_the_top() -> None:
    story = table(
        player("Greg", play=["Gold"], deck=["Seer", "Squire", "Shield", "Sword", COPPER, "Silver"]),
        player("Joe"),
    )
    story.answer("end")
    assert sorted(story.pile("Greg", "hand")) == [COPPER, "Seer", "Shield", "Squire", "Sword"]
    assert story.pile("Greg", "deck") == ["Silver"]
    assert story.asks("Joe", "turn")


@pytest.mark.rule("HF-5.15")
def test_several_bigger_hands_add_up_for_one_turn() -> None:
    story = table(
        player("Greg", play=["Shield", "Shield", "Orken Jewel"], pixels="GG", deck=[COPPER] * 20),
        player("Joe"),
    )
    story.answer("ability:shield", "ability:shield", "information:orken-jewel", "end")
    assert len(story.pile("Greg", "hand")) == 8
    story.answer("end", "end")
    assert len(story.pile("Greg", "hand")) == 5


@pytest.mark.rule("HF-5.16")
def test_a_deck_with_too_few_cards_is_drawn_first_then_the_discard_pile_is_shuffled() -> None:
    story = table(
        player("Greg", play=["Gold"], deck=["Seer", "Squire"], discard=[COPPER] * 5),
        player("Joe"),
    )
    story.answer("end")
    hand = story.pile("Greg", "hand")
    assert len(hand) == 5
    assert {"Seer", "Squire"} <= set(hand)
    assert story.pile("Greg", "discard") == []  # the Gold of this turn was shuffled too
    everything = sorted([*hand, *story.pile("Greg", "deck")])
    assert everything == [*[COPPER] * 5, "Gold", "Seer", "Squire"]


@pytest.mark.rule("HF-5.16")
def test_the_new_deck_is_really_shuffled() -> None:
    orders = set()
    for seed in range(6):
        story = table(
            player("Greg", play=["Gold"], deck=[], discard=["Seer", "Squire", "Shield", COPPER]),
            player("Joe"),
            seed=seed,
        )
        story.answer("end")
        orders.add(tuple(story.pile("Greg", "hand")))
    assert len(orders) > 3


@pytest.mark.rule("HF-5.16")
def test_an_empty_deck_is_not_refilled_before_a_card_has_to_be_drawn() -> None:
    story = table(player("Greg", play=["Gold"], deck=[COPPER] * 5), player("Joe"))
    story.answer("end")
    assert story.pile("Greg", "deck") == []
    assert story.pile("Greg", "discard") == ["Gold"]


@pytest.mark.rule("HF-5.16")
def test_the_deck_is_refilled_in_the_middle_of_a_draw_too() -> None:
    story = table(
        player("Greg", play=["Archer"], pixels="GY", deck=["Seer"], discard=["Gold"]),
        player("Joe"),
    )
    story.answer("ability:archer")
    assert story.cards("Greg") == ["Archer", "Seer", "Gold"]


@pytest.mark.rule("HF-5.17")
def test_with_nothing_left_to_draw_you_go_on_with_what_you_have() -> None:
    story = table(player("Greg", play=["Archer", "Gold"], pixels="GY", deck=[]), player("Joe"))
    story.answer("ability:archer")
    assert story.cards("Greg") == ["Archer", "Gold"]
    story.answer("end")
    assert sorted(story.pile("Greg", "hand")) == ["Archer", "Gold"]
    assert story.asks("Joe", "turn")


# ---------------------------------------------------------------- leaders


@pytest.mark.rule("HF-5.18")
def test_leaders_wait_beside_the_war_rooms() -> None:
    story = table(
        player("Greg", play=["Squire"], pixels="BBGG", colour="green"),
        player("Joe", colour="red"),
    )
    assert story.pile("Greg", "leader") == ["Commander Trauss"]
    assert story.cards("Greg") == ["Squire"]
    assert story.totals("Greg") == (2, 1)
    assert not story.offers("ability:commander-trauss")
    assert not story.offers("ability:squire")  # no leader in play that it could carry for


@pytest.mark.rule("HF-5.18")
def test_a_defeated_minion_does_not_release_them() -> None:
    story = table(player("Greg", play=["Elite Guard"] * 4), player("Joe"))
    story.answer("fight:minion-2")
    assert story.board("defeated") == ["Sea Serpent"]
    assert len(story.pile("Greg", "leader")) == len(story.pile("Joe", "leader")) == 1


@pytest.mark.rule("HF-5.19")
def test_the_first_boss_sends_every_leader_to_its_players_discard_pile_at_once() -> None:
    story = table(
        player("Greg", play=["Elite Guard"] * 4 + ["Shield"], pixels="G", colour="green"),
        player("Joe", colour="red"),
        player("Sarah", colour="yellow", discard=["Gold"]),
    )
    story.answer("fight:boss", "strike")
    assert story.asks("Greg", "turn")  # still his turn
    assert story.pile("Greg", "discard") == ["Commander Trauss"]
    assert story.pile("Joe", "discard") == ["Blade Master Quin"]
    assert story.pile("Sarah", "discard") == ["King Mordell", "Gold"]
    assert story.pile("Greg", "leader") == story.pile("Joe", "leader") == []


@pytest.mark.rule("HF-5.19")
def test_from_then_on_leaders_are_cards_like_any_others() -> None:
    story = table(
        player("Greg", play=["Elite Guard"] * 4, deck=[], colour="green"),
        player("Joe", colour="red"),
    )
    story.answer("fight:boss", "end")
    hand = story.cards("Greg")
    assert story.asks("Greg", "turn")
    assert sorted(hand) == ["Commander Trauss", *["Elite Guard"] * 4]
    assert story.totals("Greg") == (20, 19)
    assert story.offers("fight:boss")


@pytest.mark.rule("HF-5.19")
def test_a_defeated_monster_fought_again_as_a_boss_releases_them_too() -> None:
    story = table(
        player("Greg", play=["Ghost of Sen", *["Elite Guard"] * 4], pixels="G", colour="green"),
        player("Joe", colour="red"),
        defeated=["Fish"],
    )
    story.answer("ability:ghost-of-sen", "fight:defeated-as-boss")
    assert story.pile("Joe", "discard") == ["Blade Master Quin"]
    assert "Commander Trauss" in story.pile("Greg", "discard")


@pytest.mark.rule("HF-5.19")
def test_as_a_minion_it_does_not() -> None:
    story = table(
        player("Greg", play=["Ghost of Sen", *["Elite Guard"] * 4], pixels="G"),
        player("Joe"),
        defeated=["Fish"],
    )
    story.answer("ability:ghost-of-sen", "fight:defeated-as-minion")
    assert story.side("Greg").exhausted[0] == 1  # the Fish's pixel
    assert len(story.pile("Joe", "leader")) == 1
