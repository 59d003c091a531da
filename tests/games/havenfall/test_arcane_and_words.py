"""Arcane cards, and what the words on cards mean. (HF-12, HF-13)"""

from __future__ import annotations

import pytest

from breakfall.core.cards import put_all_on_top
from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- arcane cards


@pytest.mark.rule("HF-12.1")
def test_arcane_cards_cannot_be_bought_and_no_upgrade_reaches_them() -> None:
    story = table(
        player(
            "Greg",
            play=["Gold", "Gold", "Gold", "Gold", "Blacksmith", "Champion's Cloak", "Seer"],
            spells=["Transmute", "Philosopher's Stone"],
            pixels="YYYBB",
        ),
    )
    buys = {key for key in story.options if key.startswith("buy:")}
    assert not buys & {"buy:diamond", "buy:family-heirloom", "buy:ghost-of-sen"}
    assert not story.offers("ability:blacksmith")  # Gold is as high as it goes
    assert not story.offers("cast:transmute")
    story.answer("information:champions-cloak")  # the Blacksmith, for the Seer is of rank 3
    assert story.asks("Greg", "upgrade-to")
    assert story.options == ["take:seer", "take:elite-guard"]
    story.answer("take:seer", "cast:philosophers-stone", "pay:yellow")
    assert not {"take:diamond", "take:astral-descent"} & set(story.options)


@pytest.mark.rule("HF-12.2")
@pytest.mark.parametrize(
    ("spell", "pixels", "card"),
    [
        ("Possess", "GGGG", "Ghost of Sen"),
        ("Astral Gate", "BBBB", "Astral Descent"),
        ("Dragon's Hoard", "YYYY", "Diamond"),
        ("Inheritance", "RRRR", "Family Heirloom"),
    ],
)
def test_a_spell_that_brings_an_arcane_card_cannot_be_played_once_it_is_gone(
    spell: str, pixels: str, card: str
) -> None:
    key = f"cast:{spell.lower().replace(' ', '-').replace(chr(39), '')}"
    greg = {"play": ["Archer"], "spells": [spell], "pixels": pixels}
    joe = {"hand": ["Copper"]}
    assert table(player("Greg", **greg), player("Joe", **joe), arcane=[card]).offers(key)
    assert not table(player("Greg", **greg), player("Joe", **joe), arcane=[]).offers(key)


@pytest.mark.rule("HF-12.2")
def test_an_arcane_card_leaves_the_board_for_the_player() -> None:
    story = table(player("Greg", play=["Copper"], spells=["Dragon's Hoard"], pixels="YYYY"))
    story.answer("cast:dragons-hoard")
    assert "Diamond" not in story.board("arcane")
    assert story.cards("Greg") == ["Copper", "Diamond"]


@pytest.mark.rule("HF-12.3")
def test_an_arcane_card_is_discarded_and_drawn_like_any_other() -> None:
    greg = player("Greg", play=["Diamond"], deck=[], discard=[])
    story = table(greg, player("Joe"), arcane=[])
    story.answer("end")
    assert story.pile("Greg", "hand") == ["Diamond"]
    story.answer("end")
    assert story.cards("Greg") == ["Diamond"]


@pytest.mark.rule("HF-12.3")
def test_a_trashed_arcane_card_does_not_go_back_to_the_board() -> None:
    story = table(
        player("Greg", play=["Ghost of Sen", "Copper"], pixels="R"), player("Joe"), arcane=[]
    )
    story.answer("trash", "card:ghost-of-sen")
    assert story.board("trash") == ["Ghost of Sen"]
    assert story.board("arcane") == []


# ---------------------------------------------------------------- replace


@pytest.mark.rule("HF-13.1")
def test_a_replaced_card_is_trashed_and_another_is_in_play() -> None:
    story = table(player("Greg", play=["Silver"], spells=["Transmute"], pixels="Y"))
    story.answer("cast:transmute")
    assert story.board("trash") == ["Silver"]
    assert story.cards("Greg") == ["Gold"]
    assert story.left("Gold") == 9
    assert story.left("Silver") == 16  # the old one does not go back


@pytest.mark.rule("HF-13.2")
@pytest.mark.parametrize(("old", "new"), [("Copper", "Silver"), ("Silver", "Gold")])
def test_treasure_goes_up_one_rank(old: str, new: str) -> None:
    story = table(player("Greg", play=["Blacksmith", old], pixels="Y"), player("Joe"))
    story.answer("ability:blacksmith")
    assert story.cards("Greg") == ["Blacksmith", new]


@pytest.mark.rule("HF-13.2")
@pytest.mark.parametrize(
    ("old", "choice"),
    [
        ("Squire", ["take:shape-shifter", "take:swordsman", "take:assassin"]),
        ("Swordsman", ["take:seer", "take:elite-guard"]),
    ],
)
def test_you_choose_among_the_heroes_that_are_exactly_one_rank_higher(
    old: str, choice: list[str]
) -> None:
    story = table(player("Greg", play=["Champion's Cloak", old]), player("Joe"))
    story.answer("information:champions-cloak")
    assert story.options == choice
    story.answer(choice[0])
    assert len(story.cards("Greg")) == 2


@pytest.mark.rule("HF-13.2")
@pytest.mark.parametrize("hero", ["Seer", "Ghost of Sen"])
def test_heroes_of_rank_three_and_arcane_ones_have_no_next_rank(hero: str) -> None:
    story = table(player("Greg", play=["Champion's Cloak", hero]), player("Joe"))
    assert not story.offers("information:champions-cloak")


@pytest.mark.rule("HF-13.2")
def test_a_treasure_does_not_become_a_hero_and_items_have_no_rank() -> None:
    story = table(player("Greg", play=["Blacksmith", "Shield", "Sword"], pixels="Y"))
    assert not story.offers("ability:blacksmith")


@pytest.mark.rule("HF-13.3")
def test_a_card_cannot_be_chosen_if_no_card_can_take_its_place() -> None:
    story = table(
        player("Greg", play=["Champion's Cloak", "Squire", "Swordsman"]),
        player("Joe"),
        heroes=["Squire", "Seer"],  # no set of rank 2
    )
    story.answer("information:champions-cloak")
    assert story.board("trash") == ["Swordsman"]  # nobody asked: the Squire cannot be chosen
    assert story.cards("Greg") == ["Champion's Cloak", "Squire", "Seer"]


@pytest.mark.rule("HF-13.3")
def test_an_empty_pile_is_nobody_to_take_the_place() -> None:
    story = table(player("Greg", play=["Blacksmith", "Silver", "Shield"], pixels="YG"))
    assert story.offers("ability:blacksmith")
    gold = next(pile for pile in story.haven.piles if pile.face.name == "Gold")
    put_all_on_top(story.haven.board.trash, out_of=gold.zone)
    story.answer("ability:shield")
    assert not story.offers("ability:blacksmith")


@pytest.mark.rule("HF-13.4")
def test_the_new_card_can_be_used_though_the_old_one_was() -> None:
    story = table(
        player("Greg", play=["Silver"], spells=["Transmute"], pixels="YYYY"), player("Joe")
    )
    story.answer("ability:silver")
    assert story.side("Greg").treasure == 2 + 2
    story.answer("cast:transmute")
    assert story.side("Greg").treasure == 3 + 2  # what was gained stays
    story.answer("ability:gold")
    assert story.side("Greg").treasure == 3 + 2 + 5


# ---------------------------------------------------------------- switch and gain


@pytest.mark.rule("HF-13.5")
def test_switched_monsters_take_each_others_place_for_good() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Tidal Shift"], pixels="B"),
        player("Joe"),
        row=["Fish", "Octopus", "Dragon"],
    )
    story.answer("cast:tidal-shift", "switch:minion-2+boss")
    assert story.row == ["Fish", "Dragon", "Octopus"]
    numbers = [(one["damage"], one["health"]) for one in story.seen(None)["row"]]
    assert numbers == [(1, 1), (7, 5), (12, 10)]  # the Dragon a minion, the Octopus a boss
    story.answer("end")
    assert story.row == ["Fish", "Dragon", "Octopus"]


@pytest.mark.rule("HF-13.5")
def test_switched_pixels_stay_switched() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Frostfire"], pixels="BR"),
        player("Joe", pixels="G"),
    )
    story.answer("cast:frostfire", "pixel:exhausted-red")
    assert (story.pixels("Greg"), story.pixels("Joe")) == ("/BG", "/R")
    story.answer("end")
    assert story.pixels("Joe") == "R/"
    story.answer("end")
    assert story.pixels("Greg") == "BG/"


@pytest.mark.rule("HF-13.6")
def test_a_gained_card_goes_to_the_discard_pile() -> None:
    story = table(player("Greg", play=["Copper"], spells=["Appraise"], pixels="BY"), player("Joe"))
    story.answer("cast:appraise", "take:swordsman")
    assert story.pile("Greg", "discard") == ["Swordsman"]
    assert story.totals("Greg") == (0, 0)


@pytest.mark.rule("HF-13.6")
def test_gained_treasure_damage_and_health_are_for_this_turn() -> None:
    greg = player("Greg", play=["Cavalry", "Lookout", "King Mordell"], pixels="BGGY", deck=[])
    story = table(greg, player("Joe"), leaders_are_free=True)
    story.answer("ability:lookout", "card:cavalry")
    story.answer("ability:cavalry:stays", "ability:king-mordell")
    assert story.totals("Greg") == (4 + 3 + 1 + 1, 4 + 3 + 2 + 2)
    assert story.side("Greg").treasure == 3
    story.answer("end", "end")
    assert sorted(story.cards("Greg")) == ["Cavalry", "King Mordell", "Lookout"]
    assert story.totals("Greg") == (6, 8)
    assert story.side("Greg").treasure == 0
