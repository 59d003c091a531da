"""Action: buying."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table

COPPER = "Copper"
ITEM_HEROES = ("Thief", "Bard", "Necromancer", "Acolyte", "Seer", "Archer")


def for_sale(story: Story) -> list[str]:
    return sorted(key.removeprefix("buy:") for key in story.options if key.startswith("buy:"))


@pytest.mark.rule("HF-7.1")
def test_a_buy_action_buys_one_card() -> None:
    story = table(player("Greg", play=["Gold", "Gold", "Shield"], pixels="G"), player("Joe"))
    story.answer("buy:silver")
    assert story.side("Greg").treasure == 3
    assert for_sale(story) == []
    assert story.left("Silver") == 15


@pytest.mark.rule("HF-7.2")
def test_treasure_comes_from_cards_texts_abilities_and_spells() -> None:
    greg = player(
        "Greg",
        play=["Silver", COPPER, "Tome of Serpents"],
        spells=["Windfall"],
        pixels="YY",
    )
    story = table(greg)
    assert story.side("Greg").treasure == 2 + 1
    story.answer("information:tome-of-serpents", "gain:treasure")
    assert story.side("Greg").treasure == 3 + 4
    story.answer("ability:silver")
    assert story.side("Greg").treasure == 7 + 2
    story.answer("cast:windfall")
    assert story.side("Greg").treasure == 9 + 4


@pytest.mark.rule("HF-7.3")
def test_gained_treasure_stays_when_its_card_leaves_and_printed_treasure_goes() -> None:
    story = table(player("Greg", play=["Chains of the Ancient", "Silver"], pixels="Y"))
    story.answer("ability:silver")
    assert story.side("Greg").treasure == 4
    story.answer("information:chains-of-the-ancient", "card:silver:used")
    assert story.side("Greg").treasure == 2


@pytest.mark.rule("HF-7.3")
def test_what_is_spent_stays_spent() -> None:
    story = table(player("Greg", play=["Dwarven Stone", "Gold", "Chains of the Ancient"]))
    story.answer("buy:elite-guard")
    assert story.side("Greg").treasure == 6 + 3 - 7
    story.answer("information:chains-of-the-ancient", "card:gold")
    assert story.side("Greg").treasure == -1
    assert for_sale(story) == []


@pytest.mark.rule("HF-7.4")
def test_a_card_costs_all_that_is_printed_on_it() -> None:
    story = table(player("Greg", play=["Gold", COPPER, COPPER]))
    assert for_sale(story) == ["assassin", "shape-shifter", "silver", "squire", "swordsman"]
    with_one_more = table(player("Greg", play=["Gold", "Gold"]))
    assert {"seer", "gold"} <= set(for_sale(with_one_more))
    assert "elite-guard" not in for_sale(with_one_more)  # 7


@pytest.mark.rule("HF-7.4")
def test_treasure_left_over_pays_for_further_purchases_of_this_turn_only() -> None:
    story = table(
        player("Greg", play=["Dwarven Stone", "Silver"], deck=[COPPER] * 5),
        player("Joe"),
    )
    story.answer("buy:swordsman")
    assert story.side("Greg").treasure == 4
    story.answer("buy:silver")
    assert story.side("Greg").treasure == 1
    story.answer("end", "end")
    assert story.asks("Greg", "turn")
    assert story.side("Greg").treasure == 5


@pytest.mark.rule("HF-7.5")
def test_heroes_silver_gold_and_artifacts_are_for_sale_and_nothing_else() -> None:
    story = table(
        player("Greg", play=["Gold"] * 4, discard=["Squire"]),
        player("Joe"),
        heroes=ITEM_HEROES,
        artifacts=["Orken Jewel", "Rift Stone"],
    )
    assert story.side("Greg").treasure == 12
    assert story.left("Lute") == 8  # beside the board
    assert for_sale(story) == [
        "acolyte",
        "archer",
        "bard",
        "gold",
        "necromancer",
        "orken-jewel",
        "rift-stone",
        "seer",
        "silver",
        "thief",
    ]


@pytest.mark.rule("HF-7.5")
def test_an_empty_pile_sells_nothing() -> None:
    story = table(
        player("Greg", play=["Dwarven Stone", *["Gold"] * 4]),
        player("Joe"),
        artifacts=["Orken Jewel", "Rift Stone"],
    )
    story.answer("buy:orken-jewel")
    assert story.left("Orken Jewel") == 0
    assert story.offers("buy:rift-stone")
    assert not story.offers("buy:orken-jewel")


@pytest.mark.rule("HF-7.5")
def test_a_trashed_card_is_not_for_sale() -> None:
    story = table(
        player("Greg", play=["Archer", "Gold", "Gold", "Chains of the Ancient"]), player("Joe")
    )
    story.answer("information:chains-of-the-ancient", "card:archer")
    assert story.board("trash") == ["Archer"]
    assert not story.offers("buy:archer")


@pytest.mark.rule("HF-7.6")
def test_a_bought_card_goes_to_the_discard_pile_at_once_and_for_good() -> None:
    story = table(
        player("Greg", play=["Gold", "Shield"], pixels="G", discard=["Squire"]), player("Joe")
    )
    story.answer("buy:silver")
    assert story.asks("Greg", "turn")
    assert story.pile("Greg", "discard") == ["Silver", "Squire"]
    assert story.cards("Greg") == ["Gold", "Shield"]
    assert story.options == ["ability:shield", "end"]  # nothing takes it back


@pytest.mark.rule("HF-7.6")
def test_a_bought_card_is_among_those_shuffled_in_the_same_turn() -> None:
    story = table(
        player("Greg", play=["Gold", "Orken Jewel"], deck=[], discard=[]),
        player("Joe"),
    )
    story.answer("buy:silver", "draw:orken-jewel")
    assert story.cards("Greg") == ["Gold", "Orken Jewel", "Silver"]


@pytest.mark.rule("HF-7.7")
def test_an_additional_buy_buys_one_more_card_that_has_to_be_paid_for() -> None:
    story = table(player("Greg", play=["Dwarven Stone", "Silver"]), player("Joe"))
    story.answer("buy:swordsman")
    assert for_sale(story) == ["assassin", "shape-shifter", "silver", "squire", "swordsman"]
    story.answer("buy:squire")
    assert for_sale(story) == []
    assert sorted(story.pile("Greg", "discard")) == ["Squire", "Swordsman"]


@pytest.mark.rule("HF-7.7")
def test_an_additional_buy_may_come_after_the_first_purchase() -> None:
    story = table(player("Greg", play=["King Mordell", "Gold"], pixels="Y"), player("Joe"))
    story.answer("buy:silver")
    assert for_sale(story) == []
    story.answer("ability:king-mordell")
    assert for_sale(story) == ["silver", "squire"]


@pytest.mark.rule("HF-7.7")
@pytest.mark.parametrize(
    "action", [["fight:minion-1", "strike"], ["trash", "card:elite-guard", "pay:blue"]]
)
def test_it_is_of_no_use_in_other_actions(action: list[str]) -> None:
    story = table(
        player("Greg", play=["Dwarven Stone", "Elite Guard", "Elite Guard"], pixels="BG"),
        player("Joe"),
    )
    assert for_sale(story) != []
    story.answer(*action)
    assert story.asks("Greg", "turn")
    assert for_sale(story) == []


@pytest.mark.rule("HF-14.18", "HF-5.9")
def test_the_additional_buy_goes_with_the_dwarven_stone() -> None:
    story = table(player("Greg", play=["Dwarven Stone", "Gold", "Mordell's Ring"]))
    story.answer("buy:silver")
    assert story.offers("buy:silver")
    story.answer("information:mordells-ring", "card:dwarven-stone")
    assert story.side("Greg").treasure == 9 - 3 - 6 + 3
    assert not story.offers("buy:silver")
