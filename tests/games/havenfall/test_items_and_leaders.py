"""Treasures, items and leaders: each does what is printed on it."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- treasure


@pytest.mark.parametrize(
    ("name", "pixels", "printed", "more"),
    [("Copper", "Y", 1, 1), ("Silver", "Y", 2, 2), ("Gold", "YY", 3, 5), ("Diamond", "YY", 5, 6)],
)
def test_a_treasure_is_worth_more_for_yellow_pixels(
    name: str, pixels: str, printed: int, more: int
) -> None:
    story = table(player("Greg", play=[name], pixels=pixels), player("Joe"))
    assert story.side("Greg").treasure == printed
    story.answer(f"ability:{name.lower()}")
    assert story.side("Greg").treasure == printed + more
    assert story.pixels("Greg") == f"/{pixels}"


# ---------------------------------------------------------------- items


def test_the_sword_strikes_for_a_card_of_an_opponent() -> None:
    story = table(player("Greg", play=["Sword"], pixels="R"), player("Joe", hand=["Gold"]))
    assert story.totals("Greg") == (1, 0)
    story.answer("ability:sword")
    assert story.cards("Greg") == ["Sword", "Gold"]


def test_the_shield_prepares_a_bigger_hand() -> None:
    story = table(player("Greg", play=["Shield"], pixels="G"), player("Joe"))
    assert story.totals("Greg") == (0, 1)
    story.answer("ability:shield", "end")
    assert len(story.pile("Greg", "hand")) == 6


def test_the_spell_book_deciphers_a_spell() -> None:
    story = table(player("Greg", play=["Spell Book"], pixels="B"), player("Joe"), spells=["Toll"])
    story.answer("ability:spell-book")
    assert story.pile("Greg", "spells") == ["Toll"]


def test_a_fake_diamond_pays_once_and_is_passed_off() -> None:
    story = table(
        player("Greg", play=["Fake Diamond"], pixels="R"),
        player("Joe"),
        player("Sarah"),
        heroes=["Thief"],
    )
    assert story.side("Greg").treasure == 1
    story.answer("ability:fake-diamond", "player:left-2")
    assert story.side("Greg").treasure == 3  # its own one has gone with it
    assert story.cards("Greg") == []
    assert story.pile("Sarah", "discard") == ["Fake Diamond"]


def test_a_fake_diamond_stays_if_nobody_can_be_attacked() -> None:
    story = table(
        player("Greg", play=["Fake Diamond"], pixels="R"),
        player("Joe", spells=["Bulwark"], pixels="G"),
        heroes=["Thief"],
    )
    story.answer("ability:fake-diamond", "cast:bulwark")
    assert story.cards("Greg") == ["Fake Diamond"]
    assert story.side("Greg").treasure == 4


def test_a_lute_draws_a_card() -> None:
    greg = player("Greg", play=["Lute"], deck=["Gold", "Silver"])
    story = table(greg, player("Joe"), heroes=["Bard"])
    story.answer("information:lute")
    assert story.cards("Greg") == ["Lute", "Gold"]


@pytest.mark.parametrize(
    ("top", "numbers"), [("Archer", (3, 4)), ("Gold", (0, 0)), ("Octopus", (0, 0))]
)
def test_a_shadow_has_the_numbers_of_the_hero_it_finds(top: str, numbers: tuple[int, int]) -> None:
    greg = player("Greg", play=["Shadow"], deck=[top, "Copper"])
    story = table(greg, player("Joe"), heroes=["Necromancer"])
    story.answer("information:shadow")
    assert story.pile("Greg", "discard") == [top]
    assert story.totals("Greg") == numbers
    assert story.cards("Greg") == ["Shadow"]


def test_the_heirloom_does_nothing() -> None:
    story = table(player("Greg", play=["Family Heirloom"]), player("Joe"), arcane=[])
    assert story.totals("Greg") == (0, 0)
    assert story.side("Greg").treasure == 0
    assert not any("family-heirloom" in key for key in story.options)


# ---------------------------------------------------------------- leaders


def test_alira_lets_the_next_spell_be_played_without_pixels() -> None:
    greg = player("Greg", play=["Sorceress Alira"], spells=["Windfall", "Stampede"], pixels="B")
    story = table(greg, player("Joe"), leaders_are_free=True)
    assert not story.offers("cast:stampede")
    story.answer("ability:sorceress-alira")
    assert story.offers("cast:windfall", "cast:stampede")
    assert story.label("cast:stampede").startswith("Play Stampede (free).")
    assert story.seen("Joe")["turn"]["free_spells"] == 1
    story.answer("cast:stampede")
    assert story.pixels("Greg") == "/B"
    assert story.board("trashed_spells") == ["Stampede"]
    assert not story.offers("cast:windfall")  # only the next one was free


def test_aliras_spell_is_for_this_turn_only() -> None:
    story = table(
        player("Greg", play=["Sorceress Alira"], spells=["Second Wind"], pixels="B"),
        player("Joe"),
        leaders_are_free=True,
    )
    story.answer("ability:sorceress-alira", "end")
    assert story.asks("Joe", "turn")
    story.answer("end")
    assert story.asks("Greg", "turn")  # not asked at the end of Joe's turn
    assert not story.offers("cast:second-wind")


def test_quin_looks_at_a_hand_and_takes_the_best_card() -> None:
    story = table(
        player("Greg", play=["Blade Master Quin"], pixels="R"),
        player("Sarah"),
        player("Joe", hand=["Copper", "Gold"]),
        leaders_are_free=True,
    )
    story.answer("ability:blade-master-quin")
    assert story.options == ["take:gold", "take:copper"]
    story.answer("take:gold")
    assert story.cards("Greg") == ["Blade Master Quin", "Gold"]
    assert story.totals("Greg") == (3, 2)
    story.answer("end")
    assert sorted(story.pile("Joe", "hand")) == ["Copper", "Gold"]


def test_trauss_has_four_damage_and_three_health_and_conquers_for_a_green_pixel() -> None:
    play = ["Commander Trauss", *["Elite Guard"] * 3]
    greg = player("Greg", play=play, pixels="G")
    story = table(greg, player("Joe"), row=["Fish", "Fish", "Fish"], leaders_are_free=True)
    assert story.totals("Greg") == (16, 15)
    story.answer("ability:commander-trauss")
    assert story.pixels("Greg") == "/G"
    assert story.seen("Joe")["turn"]["conquests"] == 1
    story.answer("fight:boss")
    assert story.side("Greg").points == 1 + 1


def test_mordell_decrees_treasure_and_a_second_buy() -> None:
    greg = player("Greg", play=["King Mordell", "Gold"], pixels="Y")
    story = table(greg, player("Joe"), leaders_are_free=True)
    assert story.totals("Greg") == (1, 2)
    story.answer("ability:king-mordell")
    assert story.side("Greg").treasure == 6
    story.answer("buy:silver", "buy:silver")
    assert story.pile("Greg", "discard").count("Silver") == 2
    assert story.left("Silver") == 14
