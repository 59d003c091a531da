"""The eighteen spells of one pixel: each does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table

# ---------------------------------------------------------------- blue


def test_tidal_shift_gives_a_fighter_another_monster() -> None:
    story = table(
        player("Greg", play=["Squire"]),
        player("Joe", spells=["Tidal Shift"], pixels="B"),
        row=["Fish", "Dragon", "Frog"],
    )
    story.answer("fight:minion-1")
    assert story.asks("Joe", "fight")
    story.answer("cast:tidal-shift")
    assert story.options == [
        "switch:minion-1+minion-2",
        "switch:minion-1+boss",
        "switch:minion-2+boss",
    ]
    story.answer("switch:minion-1+minion-2")
    assert story.row == ["Dragon", "Fish", "Frog"]
    assert "Player 1 cannot defeat Dragon." in story.told


def test_hush_makes_an_ability_come_to_nothing() -> None:
    story = table(
        player("Greg", play=["Shield", "Copper"], pixels="G"),
        player("Joe", spells=["Hush"], pixels="B"),
    )
    story.answer("ability:shield", "cast:hush")
    assert story.pixels("Greg") == "/G"  # paid for nothing
    assert story.side("Greg").more_cards == 0
    assert not story.offers("ability:shield")


def test_second_sight_discards_a_card_that_is_replaced_from_the_deck() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Second Sight"], pixels="B"),
        player("Joe", hand=["Gold", "Copper"], deck=["Squire", "Seer"]),
    )
    story.answer("cast:second-sight")
    assert sorted(story.options) == ["take:copper", "take:gold"]
    story.answer("take:gold")
    assert story.pile("Joe", "discard") == ["Gold"]
    assert sorted(story.pile("Joe", "hand")) == ["Copper", "Squire"]
    assert sorted(card or "-" for card in story.seen("Greg")["sides"][1]["hand"]) == ["-", "copper"]


@pytest.mark.rule("HF-14.21")
def test_second_sight_can_discard_a_monster() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Second Sight"], pixels="B"),
        player("Joe", hand=["Octopus"], deck=["Squire"]),
    )
    story.answer("cast:second-sight")
    assert story.pile("Joe", "discard") == ["Octopus"]
    assert story.pile("Joe", "hand") == ["Squire"]


def test_riptide_sweeps_a_hero_of_rank_one_or_two_onto_the_deck() -> None:
    story = table(
        player("Greg", play=["Squire", "Swordsman", "Archer"], deck=["Gold"] * 3),
        player("Joe", spells=["Riptide"], pixels="B"),
    )
    story.answer("fight:boss", "cast:riptide")
    assert story.options == ["card:squire:left-1", "card:swordsman:left-1"]  # the Archer is rank 3
    story.answer("card:swordsman:left-1")
    assert "Swordsman" in story.pile("Greg", "hand")  # the fight was lost, and it was on top
    assert "Swordsman" not in story.pile("Greg", "discard")


def test_moonlit_page_gains_two_spells() -> None:
    greg = player("Greg", play=["Copper"], spells=["Moonlit Page"], pixels="B")
    story = table(greg, player("Joe"), spells=["Toll", "Hush", "Purge"])
    story.answer("cast:moonlit-page")
    assert sorted(story.pile("Greg", "spells")) == ["Hush", "Toll"]
    assert story.board("spell_deck") == ["Purge"]


# ---------------------------------------------------------------- numbers


@pytest.mark.rule("HF-14.28")
@pytest.mark.parametrize(
    ("spell", "pixel", "more"), [("battle-fury", "R", (6, 0)), ("stone-skin", "G", (0, 6))]
)
def test_battle_fury_and_stone_skin_strengthen_a_hero_or_a_monster_of_yours(
    spell: str, pixel: str, more: tuple[int, int]
) -> None:
    name = spell.replace("-", " ").title()
    greg = player("Greg", play=["Squire", "Octopus", "Shield"], spells=[name], pixels=pixel)
    story = table(greg, player("Joe"))
    before = story.totals("Greg")
    story.answer(f"cast:{spell}")
    assert story.options == ["card:squire", "card:octopus"]  # not the Shield
    story.answer("card:octopus")
    assert story.totals("Greg") == (before[0] + more[0], before[1] + more[1])
    octopus = story.in_play("Octopus")
    assert (octopus.damage, octopus.health) == (5 + more[0], 3 + more[1])
    assert story.told[-1] == f"Octopus gets +6 {'damage' if more[0] else 'health'}."


@pytest.mark.rule("HF-14.28")
@pytest.mark.parametrize(
    ("spell", "pixel", "numbers"),
    [("Bloodrage", "R", (11, 3)), ("Thick Hide", "G", (5, 9))],
)
def test_bloodrage_and_thick_hide_harden_a_monster_of_the_row(
    spell: str, pixel: str, numbers: tuple[int, int]
) -> None:
    greg = player("Greg", play=["Copper"], spells=[spell], pixels=pixel)
    story = table(greg, player("Joe"), row=["Fish", "Octopus", "Frog"])
    story.answer(f"cast:{spell.lower().replace(' ', '-')}", "monster:minion-2")
    row = story.seen(None)["row"]
    assert (row[1]["damage"], row[1]["health"]) == numbers
    assert (row[0]["damage"], row[0]["health"]) == (1, 1)


# ---------------------------------------------------------------- red


def test_pickpocket_takes_a_card_for_this_turn() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Pickpocket"], pixels="R"),
        player("Sarah"),
        player("Joe", hand=["Gold"]),
    )
    story.answer("cast:pickpocket")
    assert story.cards("Greg") == ["Copper", "Gold"]
    story.answer("end")
    assert story.pile("Joe", "hand") == ["Gold"]


@pytest.mark.parametrize(
    ("top", "treasure", "damage"), [("Silver", 2 + 3, 0), ("Squire", 0, 2 + 3), ("Sword", 0, 1)]
)
def test_gamble_makes_more_of_the_card_it_draws(top: str, treasure: int, damage: int) -> None:
    greg = player("Greg", play=["Shield"], deck=[top, "Gold"], spells=["Gamble"], pixels="R")
    story = table(greg, player("Joe"))
    story.answer("cast:gamble")
    assert story.cards("Greg") == ["Shield", top]
    assert (story.side("Greg").treasure, story.side("Greg").damage) == (treasure, damage)


# ---------------------------------------------------------------- green


def test_second_wind_draws_two_cards_into_play_in_your_own_turn() -> None:
    greg = player(
        "Greg", play=["Copper"], deck=["Gold", "Silver"], spells=["Second Wind"], pixels="G"
    )
    story = table(greg, player("Joe"))
    story.answer("cast:second-wind")
    assert story.cards("Greg") == ["Copper", "Gold", "Silver"]


def test_second_wind_draws_two_cards_into_the_hand_in_the_turn_of_another() -> None:
    story = table(
        player("Greg", play=["Copper"]),
        player("Sarah"),
        player("Joe", hand=["Copper"], deck=["Gold", "Silver"], spells=["Second Wind"], pixels="G"),
    )
    story.answer("end")
    assert story.asks("Joe", "turn-ends")
    story.answer("cast:second-wind")
    assert sorted(story.pile("Joe", "hand")) == ["Copper", "Gold", "Silver"]


def attacked(answer: str) -> Story:
    story = table(
        player("Greg", play=["Sword", "Elemental Shard", "Copper"], pixels="RR"),
        player("Joe", hand=["Gold"], spells=["Bulwark"], pixels="GY"),
    )
    story.answer("ability:sword", answer)
    return story


def test_bulwark_wards_off_attacks_for_the_whole_turn() -> None:
    story = attacked("cast:bulwark")
    assert story.pile("Joe", "hand") == ["Gold"]
    story.answer("ability:elemental-shard")
    assert story.pixels("Joe") == "Y/G"
    story.answer("end", "end")
    assert story.asks("Greg", "turn")
    undefended = attacked("pass")
    assert undefended.pile("Joe", "hand") == []


def test_bulwark_is_not_asked_for_when_the_ability_is_no_attack() -> None:
    story = table(
        player("Greg", play=["Shield", "Copper"], pixels="G"),
        player("Joe", hand=["Gold"], spells=["Bulwark"], pixels="G"),
    )
    story.answer("ability:shield")
    assert story.asks("Greg", "turn")


def test_reinforcements_call_a_hero_of_rank_one_or_two_back() -> None:
    greg = player(
        "Greg",
        play=["Copper"],
        discard=["Archer", "Swordsman", "Gold", "Squire"],
        spells=["Reinforcements"],
        pixels="G",
    )
    story = table(greg, player("Joe"))
    story.answer("cast:reinforcements")
    assert sorted(story.options) == ["take:squire", "take:swordsman"]
    story.answer("take:swordsman")
    assert story.cards("Greg") == ["Copper", "Swordsman"]
    assert story.totals("Greg") == (3, 2)


# ---------------------------------------------------------------- yellow


def test_windfall_brings_four_treasure() -> None:
    story = table(player("Greg", play=["Copper"], spells=["Windfall"], pixels="Y"), player("Joe"))
    story.answer("cast:windfall")
    assert story.side("Greg").treasure == 1 + 4


def test_toll_takes_four_treasure_from_the_player_whose_turn_it_is() -> None:
    story = table(
        player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"),
        player("Joe", spells=["Toll"], pixels="Y"),
    )
    story.answer("buy:squire", "cast:toll")
    assert story.side("Greg").treasure == 6 - 4 - 2
    assert story.pile("Greg", "discard") == ["Squire"]


@pytest.mark.parametrize(
    ("answers", "trashed"), [([], 0), (["copper"], 1), (["copper", "sword"], 2)]
)
def test_purge_trashes_up_to_two_cards_in_play(answers: list[str], trashed: int) -> None:
    greg = player("Greg", play=["Copper", "Sword", "Gold"], spells=["Purge"], pixels="Y")
    story = table(greg, player("Joe"))
    story.answer("cast:purge", *(f"card:{one}" for one in answers))
    if trashed < 2:
        story.answer("done")
    assert len(story.board("trash")) == trashed
    assert story.asks("Greg", "turn")


def test_purge_trashes_from_the_hand_in_the_turn_of_another() -> None:
    story = table(
        player("Greg", play=["Copper"]),
        player("Sarah"),
        player("Joe", hand=["Copper", "Copper", "Gold"], spells=["Purge"], pixels="Y"),
    )
    story.answer("end", "cast:purge", "take:copper", "take:copper")
    assert story.pile("Joe", "hand") == ["Gold"]
    assert story.board("trash") == ["Copper", "Copper"]


def test_transmute_replaces_a_treasure_by_the_next_rank() -> None:
    greg = player("Greg", play=["Copper", "Silver"], spells=["Transmute"], pixels="Y")
    story = table(greg, player("Joe"))
    story.answer("cast:transmute", "card:silver")
    assert story.cards("Greg") == ["Copper", "Gold"]
    assert story.side("Greg").treasure == 4
