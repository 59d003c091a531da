"""The green and the yellow artifacts: each does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- green


@pytest.mark.rule("HF-14.14")
def test_the_cloak_replaces_a_hero_by_one_of_the_next_rank() -> None:
    story = table(player("Greg", play=["Champion's Cloak", "Squire", "Swordsman"]), player("Joe"))
    story.answer("information:champions-cloak", "card:swordsman", "take:elite-guard")
    assert story.cards("Greg") == ["Champion's Cloak", "Squire", "Elite Guard"]
    assert story.board("trash") == ["Swordsman"]
    assert story.left("Elite Guard") == 9


@pytest.mark.rule("HF-14.14")
def test_challenge_lets_you_fight_two_monsters_of_the_board() -> None:
    play = ["Champion's Cloak", *["Elite Guard"] * 3]
    story = table(player("Greg", play=play, pixels="GG"), player("Joe"), row=["Fish"] * 3)
    story.answer("ability:champions-cloak", "fight:minion-1", "strike", "fight:boss", "strike")
    assert story.board("defeated") == ["Fish", "Fish"]
    assert story.side("Greg").points == 1


def test_the_staff_gives_two_damage_and_two_health_and_binds_the_last_monster() -> None:
    greg = player("Greg", play=["Cursed Grall Staff"], pixels="GG")
    story = table(greg, player("Joe"), defeated=["Dragon", "Fish"])
    assert story.totals("Greg") == (2, 2)
    story.answer("ability:cursed-grall-staff")
    assert story.pile("Greg", "discard") == ["Dragon"]
    bare = table(greg, player("Joe"))
    assert not bare.offers("ability:cursed-grall-staff")


def test_the_helmet_holds_the_line() -> None:
    play = ["Trauss's Helmet", "Squire", "Archer", "Sword"]
    story = table(player("Greg", play=play, pixels="GG"), player("Joe"))
    assert story.totals("Greg") == (2 + 3 + 1, 4 + 1 + 4)
    story.answer("ability:trausss-helmet")
    assert story.totals("Greg") == (6 + 2, 9 + 2)  # two heroes


def test_the_jewel_makes_the_next_hand_bigger_and_calls_a_horde() -> None:
    greg = player("Greg", play=["Orken Jewel"], deck=["Gold", "Silver", *["Copper"] * 9])
    story = table(greg, player("Joe"))
    story.answer("information:orken-jewel", "end")
    assert len(story.pile("Greg", "hand")) == 6
    greg = player("Greg", play=["Orken Jewel"], deck=["Gold", "Silver", "Copper"], pixels="GG")
    story = table(greg, player("Joe"))
    story.answer("ability:orken-jewel")
    assert story.cards("Greg") == ["Orken Jewel", "Gold", "Silver"]


# ---------------------------------------------------------------- yellow


@pytest.mark.rule("HF-14.18")
def test_the_dwarven_stone_gives_six_treasure_and_a_second_buy() -> None:
    greg = player("Greg", play=["Dwarven Stone", "Gold", "Shield"], pixels="G")
    story = table(greg, player("Joe"))
    assert story.side("Greg").treasure == 6 + 3
    story.answer("buy:silver", "buy:squire")
    assert sorted(story.pile("Greg", "discard")) == ["Silver", "Squire"]
    assert story.side("Greg").treasure == 4
    assert not any(key.startswith("buy:") for key in story.options)


@pytest.mark.rule("HF-14.18")
def test_riches_draws_for_the_treasures_in_play_and_not_for_those_drawn() -> None:
    greg = player(
        "Greg", play=["Dwarven Stone", "Copper", "Silver"], deck=["Gold"] * 5, pixels="YY"
    )
    story = table(greg, player("Joe"))
    story.answer("ability:dwarven-stone")
    assert story.cards("Greg") == ["Dwarven Stone", "Copper", "Silver", "Gold", "Gold"]


@pytest.mark.rule("HF-14.18")
def test_the_second_buy_and_the_treasure_are_gone_with_the_stone() -> None:
    play = ["Dwarven Stone", "Mordell's Ring", "Gold", "Gold", "Shield"]
    story = table(player("Greg", play=play, pixels="G"), player("Joe"))
    story.answer("information:mordells-ring", "card:dwarven-stone")
    assert story.side("Greg").treasure == 6 + 3
    story.answer("buy:silver")
    assert not any(key.startswith("buy:") for key in story.options)


def test_mordells_ring_pays_for_a_trashed_card() -> None:
    greg = player("Greg", play=["Mordell's Ring", "Copper", "Shield"], pixels="G")
    story = table(greg, player("Joe"))
    story.answer("information:mordells-ring", "card:copper")
    assert story.board("trash") == ["Copper"]
    assert story.side("Greg").treasure == 3


def test_mordells_ring_takes_nothing_that_you_do_not_want_to_give() -> None:
    story = table(player("Greg", play=["Mordell's Ring", "Copper"]), player("Joe"))
    story.answer("information:mordells-ring", "done")
    assert story.board("trash") == []
    assert story.side("Greg").treasure == 1


@pytest.mark.parametrize(
    ("answers", "trashed"), [(["done"], 0), (["copper", "done"], 1), (["copper", "shield"], 2)]
)
def test_a_tithe_is_up_to_two_cards_more(answers: list[str], trashed: int) -> None:
    greg = player("Greg", play=["Mordell's Ring", "Copper", "Shield"], pixels="YY")
    story = table(greg, player("Joe"))
    story.answer("ability:mordells-ring")
    for one in answers:
        story.answer(one if one == "done" else f"card:{one}")
    assert len(story.board("trash")) == trashed
    assert story.side("Greg").treasure == 3 * trashed + story.cards("Greg").count("Copper")


@pytest.mark.parametrize("name", ["Silver", "Gold"])
def test_the_axe_delves_for_a_silver_or_a_gold(name: str) -> None:
    greg = player("Greg", play=["Axe of Kyrent Caverns"], pixels="YY")
    story = table(greg, player("Joe"))
    assert story.totals("Greg") == (2, 0)
    assert story.side("Greg").treasure == 2
    story.answer("ability:axe-of-kyrent-caverns")
    assert story.options == ["take:silver", "take:gold"]
    before = story.left(name)
    story.answer(f"take:{name.lower()}")
    assert story.cards("Greg") == ["Axe of Kyrent Caverns", name]
    assert story.left(name) == before - 1


def test_the_chains_may_trash_a_card_in_play() -> None:
    greg = player("Greg", play=["Chains of the Ancient", "Copper"])
    story = table(greg, player("Joe"))
    assert story.totals("Greg") == (0, 2)
    story.answer("information:chains-of-the-ancient")
    assert story.options == ["done", "card:chains-of-the-ancient", "card:copper"]
    story.answer("card:copper")
    assert story.board("trash") == ["Copper"]
    assert story.side("Greg").treasure == 0


@pytest.mark.parametrize("wanted", [0, 2, 3])
def test_unshackle_trashes_up_to_three_discarded_cards(wanted: int) -> None:
    greg = player("Greg", play=["Chains of the Ancient"], discard=["Copper"] * 5, pixels="YY")
    story = table(greg, player("Joe"))
    story.answer("ability:chains-of-the-ancient")
    for _ in range(wanted):
        story.answer("take:copper")
    if wanted < 3:
        story.answer("done")
    assert story.board("trash") == ["Copper"] * wanted
    assert story.asks("Greg", "turn")


def test_unshackle_needs_a_discarded_card() -> None:
    greg = player("Greg", play=["Chains of the Ancient"], pixels="YY")
    assert not table(greg, player("Joe")).offers("ability:chains-of-the-ancient")
