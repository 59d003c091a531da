"""Attack cards, and cards that belong to somebody else for a turn. (HF-11)"""

from __future__ import annotations

from collections import Counter

import pytest

from tests.games.havenfall.story import player, table


@pytest.mark.rule("HF-11.1")
def test_a_guarded_player_is_not_reached_by_attacks_but_others_are() -> None:
    story = table(
        player("Greg", play=["Elemental Shard"], pixels="R"),
        player("Joe", spells=["Bulwark"], pixels="GY"),
        player("Sarah", pixels="BB"),
    )
    story.answer("ability:elemental-shard", "cast:bulwark")
    assert story.pixels("Joe") == "Y/G"  # only the Bulwark was paid for
    assert story.pixels("Sarah") == "/BB"


@pytest.mark.rule("HF-11.2")
def test_a_spell_is_no_attack_and_cannot_be_warded_off() -> None:
    story = table(
        player("Greg", play=["Sword", "Copper"], spells=["Pickpocket"], pixels="RR"),
        player("Joe", hand=["Gold"], spells=["Bulwark"], pixels="G"),
    )
    story.answer("ability:sword", "cast:bulwark")
    assert story.cards("Greg") == ["Sword", "Copper"]  # the attack did nothing
    story.answer("cast:pickpocket")
    assert story.cards("Greg") == ["Sword", "Copper", "Gold"]  # the spell does


@pytest.mark.rule("HF-11.2")
def test_a_spell_that_touches_an_opponent_does_not_let_bulwark_be_played() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Pickpocket"], pixels="R"),
        player("Joe", hand=["Gold"], spells=["Bulwark"], pixels="G"),
    )
    story.answer("cast:pickpocket")
    assert story.asks("Greg", "turn")
    assert "Gold" in story.cards("Greg")


@pytest.mark.rule("HF-11.3")
def test_you_choose_the_opponent_and_chance_chooses_the_card() -> None:
    taken = Counter[str]()
    for seed in range(60):
        story = table(
            player("Greg", play=["Sword"], pixels="R"),
            player("Joe", hand=["Gold", "Silver", "Copper"]),
            player("Sarah", hand=["Seer"]),
            player("Emily"),
            seed=seed,
        )
        story.answer("ability:sword")
        assert story.asks("Greg", "take-from")
        assert story.options == ["player:left-1", "player:left-2"]  # Emily has no card to take
        story.answer("player:left-1")
        taken[story.cards("Greg")[1]] += 1
    assert set(taken) == {"Gold", "Silver", "Copper"}
    assert min(taken.values()) >= 8


@pytest.mark.rule("HF-11.3")
def test_a_taken_card_lies_open_on_the_side_of_the_one_who_took_it() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Joe", hand=["Gold"]),
        player("Sarah"),
    )
    story.answer("ability:sword")
    seen = story.seen("Sarah")["sides"]
    assert [one["card"] for one in seen[0]["play"]] == ["sword", "gold"]
    assert seen[0]["play"][1]["owner"] == 1
    assert seen[1]["hand"] == []


@pytest.mark.rule("HF-11.4")
def test_numbers_information_and_ability_of_a_taken_card_serve_you() -> None:
    story = table(
        player("Greg", play=["Sword"], deck=["Silver"] * 9, pixels="RGG"),
        player("Joe", hand=["Orken Jewel"], deck=["Copper"] * 9),
    )
    story.answer("ability:sword", "draw:orken-jewel", "ability:orken-jewel:borrowed")
    assert story.cards("Greg") == ["Sword", "Orken Jewel", "Silver", "Silver", "Silver"]
    assert story.pixels("Greg") == "/RGG"
    story = table(player("Greg", play=["Sword"], pixels="R"), player("Joe", hand=["Archer"]))
    story.answer("ability:sword")
    assert story.totals("Greg") == (1 + 3, 4)


@pytest.mark.rule("HF-11.5")
def test_a_taken_card_goes_back_to_the_hand_at_the_end_of_the_turn() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Sarah"),
        player("Joe", hand=["Gold"]),
    )
    story.answer("ability:sword", "end")
    assert story.pile("Joe", "hand") == ["Gold"]
    assert story.pile("Greg", "discard") == ["Sword"]


@pytest.mark.rule("HF-11.6")
def test_it_goes_back_when_it_was_trashed_for_a_bounty() -> None:
    story = table(
        player("Greg", play=["Sword", "Assassin"], pixels="RY"),
        player("Sarah"),
        player("Joe", hand=["Gold"]),
    )
    story.answer("ability:sword", "ability:assassin", "gain:damage")
    assert story.board("trash") == []
    assert story.pile("Joe", "away") == ["Gold"]  # aside
    story.answer("end")
    assert story.pile("Joe", "hand") == ["Gold"]
    assert story.pile("Joe", "away") == []


@pytest.mark.rule("HF-11.6")
def test_it_goes_back_when_it_has_discarded_itself() -> None:
    story = table(
        player("Greg", play=["Sword"], deck=["Copper"] * 9, pixels="RBY"),
        player("Sarah"),
        player("Joe", hand=["Seer"]),
    )
    story.answer("ability:sword", "ability:seer:borrowed", "pixel:red")
    assert "Seer" not in story.pile("Greg", "discard")
    story.answer("end")
    assert story.pile("Joe", "hand") == ["Seer"]


@pytest.mark.rule("HF-11.6")
def test_it_goes_back_when_it_was_used_up() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Sarah"),
        player("Joe", hand=["Lute"]),
        heroes=["Bard"],
    )
    story.answer("ability:sword", "information:lute:borrowed", "end")
    assert story.pile("Joe", "hand") == ["Lute"]
    assert story.left("Lute") == 8


@pytest.mark.rule("HF-11.6")
def test_it_goes_back_when_it_should_stay_in_play() -> None:
    story = table(
        player("Greg", play=["Sword", "Lookout"], pixels="RG"),
        player("Sarah"),
        player("Joe", hand=["Archer"]),
    )
    story.answer("ability:sword", "ability:lookout", "card:archer:borrowed", "end")
    assert story.cards("Greg") == []
    assert story.pile("Joe", "hand") == ["Archer"]


@pytest.mark.rule("HF-11.6")
def test_it_goes_back_when_it_was_passed_off() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="RR"),
        player("Sarah"),
        player("Joe", hand=["Fake Diamond"]),
        heroes=["Thief"],
    )
    story.answer("ability:sword", "ability:fake-diamond:borrowed", "player:left-1")
    assert story.cards("Greg") == ["Sword"]
    assert story.side("Greg").treasure == 3
    story.answer("end")
    assert story.pile("Joe", "hand") == ["Fake Diamond"]
    assert story.pile("Sarah", "discard") == []


@pytest.mark.rule("HF-11.6")
@pytest.mark.parametrize(("spell", "pixels"), [("Lightning Strike", "BRY"), ("Riptide", "B")])
def test_it_goes_back_when_a_spell_has_hit_it(spell: str, pixels: str) -> None:
    story = table(
        player("Greg", play=["Sword", "Copper"], pixels="R"),
        player("Sarah", spells=[spell], pixels=pixels),
        player("Joe", hand=["Squire"], deck=["Copper"] * 5),
    )
    story.answer("ability:sword", "fight:minion-1")
    assert story.asks("Sarah", "fight")
    story.answer(f"cast:{spell.lower().replace(' ', '-')}")
    assert story.pile("Joe", "hand") == ["Squire"]  # the fight is lost, the turn over
    assert story.board("trash") == []
    assert story.pile("Joe", "deck") == ["Copper"] * 5


@pytest.mark.rule("HF-11.6")
def test_what_has_taken_its_place_is_yours() -> None:
    story = table(
        player("Greg", play=["Sword", "Champion's Cloak"], pixels="R"),
        player("Sarah"),
        player("Joe", hand=["Squire"]),
    )
    story.answer("ability:sword", "information:champions-cloak", "take:assassin", "end")
    assert "Assassin" in story.pile("Greg", "discard")
    assert story.pile("Joe", "hand") == ["Squire"]


@pytest.mark.rule("HF-11.7")
def test_cards_discarded_by_an_attack_are_missing_in_the_next_turn() -> None:
    story = table(
        player("Greg", play=["Quin's Daggers"]),
        player("Joe", hand=["Gold", "Silver", "Copper", "Copper", "Copper"]),
    )
    story.answer("information:quins-daggers", "take:copper", "take:copper")
    assert story.pile("Joe", "discard") == ["Copper", "Copper"]
    assert sorted(story.pile("Joe", "hand")) == ["Copper", "Gold", "Silver"]
    story.answer("end")
    assert sorted(story.cards("Joe")) == ["Copper", "Gold", "Silver"]
