"""The answers that the rulebook gives to frequent questions, to the letter."""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import player, table

# ---------------------------------------------------------------- general


@pytest.mark.rule("HF-16.3", "HF-16.4")
def test_discard_piles_and_face_up_piles_are_open_but_decks_are_not() -> None:
    story = table(
        player("Greg", discard=["Gold", "Squire"], deck=["Silver", "Copper"]),
        player("Joe", discard=["Seer"], deck=["Gold"]),
        defeated=["Fish"],
    )
    seen = story.seen("Greg")
    greg, joe = seen["sides"]
    assert greg["discard"] == ["gold", "squire"]
    assert joe["discard"] == ["seer"]
    assert seen["defeated"] == ["fish"]
    assert greg["deck"] == [None, None]
    assert joe["deck"] == [None]
    assert set(seen["spell_deck"]) == {None}
    assert set(seen["monster_deck"]) == {None}


@pytest.mark.rule("HF-5.16")
def test_who_has_only_a_discard_pile_shuffles_it_and_draws() -> None:
    story = table(player("Greg", play=["Orken Jewel"], deck=[], discard=["Gold", "Gold"]))
    story.answer("draw:orken-jewel")
    assert story.cards("Greg") == ["Orken Jewel", "Gold"]
    assert story.pile("Greg", "deck") == ["Gold"]
    assert story.pile("Greg", "discard") == []


@pytest.mark.rule("HF-10.11", "HF-10.12")
def test_a_spell_without_effect_is_trashed_all_the_same() -> None:
    story = table(
        player("Greg", play=["Copper"], deck=[], spells=["Second Wind"], pixels="G"),
        player("Joe"),
    )
    story.answer("cast:second-wind")
    assert story.cards("Greg") == ["Copper"]
    assert story.board("trashed_spells") == ["Second Wind"]
    assert story.pixels("Greg") == "/G"


@pytest.mark.rule("HF-14.28")
def test_a_spell_may_strengthen_the_monster_that_fights_for_you() -> None:
    story = table(
        player("Greg", play=["Giant Worm"], spells=["Bloodrage", "Thick Hide"], pixels="RG"),
    )
    assert story.totals("Greg") == (4, 6)
    story.answer("cast:bloodrage", "card:giant-worm")
    assert story.totals("Greg") == (10, 6)
    story.answer("cast:thick-hide", "card:giant-worm:10-6")
    assert story.totals("Greg") == (10, 12)
    assert story.told[-1] == "Giant Worm gets +6 health."


@pytest.mark.rule("HF-5.8")
def test_artifacts_in_a_waiting_hand_draw_nothing() -> None:
    story = table(
        player("Greg", play=["Copper"]),
        player("Joe", hand=["Orken Jewel", "Dwarven Stone"], deck=["Gold", "Gold"]),
    )
    assert not any(key.startswith("draw") for key in story.options)
    story.answer("end")
    assert story.asks("Joe", "turn")
    assert story.offers("draw:orken-jewel", "draw:dwarven-stone")


# ---------------------------------------------------------------- single cards


@pytest.mark.rule("HF-14.10")
def test_a_seer_that_has_discarded_itself_cannot_be_carried_over() -> None:
    greg = player("Greg", play=["Lookout", "Seer"], pixels="GBY", deck=["Copper"] * 9)
    story = table(greg, player("Joe"))
    story.answer("ability:lookout", "card:seer")
    story.answer("ability:seer:stays", "pixel:blue")
    story.answer("end")
    assert "Seer" not in story.cards("Greg")
    assert "Seer" in story.pile("Greg", "discard")


@pytest.mark.rule("HF-14.9")
def test_a_seer_that_is_still_there_is_carried_over() -> None:
    greg = player("Greg", play=["Lookout", "Seer"], pixels="GBY", deck=["Copper"] * 9)
    story = table(greg, player("Joe"))
    story.answer("ability:lookout", "card:seer", "end")
    assert story.cards("Greg") == ["Seer"]
    assert story.pile("Greg", "discard") == ["Lookout"]


@pytest.mark.rule("HF-14.22")
@pytest.mark.parametrize(("item", "hero"), [("Shadow", "Necromancer"), ("Lute", "Bard")])
def test_an_unused_shadow_or_lute_goes_to_the_discard_pile(item: str, hero: str) -> None:
    story = table(player("Greg", play=[item]), player("Joe"), heroes=[hero])
    before = story.left(item)
    story.answer("end")
    assert story.pile("Greg", "discard") == [item]
    assert story.left(item) == before


@pytest.mark.rule("HF-14.22")
@pytest.mark.parametrize(("item", "hero"), [("Shadow", "Necromancer"), ("Lute", "Bard")])
def test_a_used_shadow_or_lute_goes_back_to_its_pile(item: str, hero: str) -> None:
    story = table(player("Greg", play=[item]), player("Joe"), heroes=[hero])
    before = story.left(item)
    story.answer(f"information:{item.lower()}", "end")
    assert item not in story.pile("Greg", "discard")
    assert story.left(item) == before + 1


@pytest.mark.rule("HF-8.14", "HF-8.15", "HF-14.14")
def test_the_cloak_lets_you_fight_two_monsters_of_the_board() -> None:
    story = table(
        player("Greg", play=["Champion's Cloak", *["Elite Guard"] * 4], pixels="GG"),
        player("Joe"),
        row=["Fish", "Octopus", "Frog"],
        monsters=["Dragon", "The Ancient"],
    )
    story.answer("ability:champions-cloak", "fight:minion-1", "strike")
    assert story.row == [None, "Octopus", "Frog"]
    assert not story.offers("fight:minion-1")
    story.answer("fight:boss", "strike")
    assert story.row == ["Octopus", "Dragon", "The Ancient"]
    assert story.side("Greg").points == 1
    assert not any(key.startswith("fight") for key in story.options)


@pytest.mark.rule("HF-8.16")
def test_the_second_monster_cannot_be_one_that_was_just_drawn() -> None:
    story = table(
        player("Greg", play=["Champion's Cloak", *["Elite Guard"] * 4], pixels="GG"),
        player("Joe"),
        row=["Fish", "Octopus", "Frog"],
        monsters=["Dragon"],
    )
    story.answer("fight:boss", "strike")
    assert story.row == ["Fish", "Octopus", "Dragon"]
    story.answer("ability:champions-cloak")
    fights = [key for key in story.options if key.startswith("fight")]
    assert fights == ["fight:minion-1", "fight:minion-2"]


@pytest.mark.rule("HF-14.12")
def test_with_the_ghost_you_fight_the_boss_and_the_defeated_monster_as_a_boss() -> None:
    story = table(
        player(
            "Greg",
            play=["Champion's Cloak", "Ghost of Sen", *["Elite Guard"] * 4],
            pixels="GGG",
        ),
        player("Joe"),
        row=["Fish", "Fish", "Octopus"],
        defeated=["Giant Worm"],
        monsters=["Dragon"],
    )
    story.answer("ability:champions-cloak", "ability:ghost-of-sen")
    story.answer("fight:boss", "strike", "fight:defeated-as-boss", "strike")
    assert story.side("Greg").points == 2 + 3
    assert story.board("defeated") == ["Octopus", "Giant Worm"]
    assert story.row == ["Fish", "Fish", "Dragon"]


@pytest.mark.rule("HF-14.19")
def test_the_crown_makes_the_remaining_red_pixels_blue() -> None:
    story = table(
        player("Greg", play=["Crown of Nyra", "Swordsman", "Spell Book", "Squire"], pixels="RRR"),
    )
    assert not story.offers("ability:spell-book")
    story.answer("ability:swordsman", "stance:damage-5")
    story.answer("information:crown-of-nyra", "pixel:blue")
    assert story.offers("ability:spell-book")
    story.answer("ability:spell-book")
    story.answer("ability:crown-of-nyra")
    assert not story.offers("information:crown-of-nyra")
    assert story.side("Greg").exhausted == [0, 1, 0, 0]  # two of three came back


@pytest.mark.rule("HF-14.20", "HF-14.21")
def test_no_opponent_can_take_or_fight_the_monster_of_the_staff() -> None:
    story = table(
        player("Greg", play=["Sword"], pixels="R"),
        player("Joe", hand=["Octopus", "Octopus"]),
        row=["Fish", "Fish", "Fish"],
    )
    assert not story.offers("ability:sword")
    assert story.offers("fight:minion-1", "fight:minion-2", "fight:boss")


@pytest.mark.rule("HF-14.20")
def test_the_staff_puts_a_defeated_monster_into_the_deck() -> None:
    story = table(
        player("Greg", play=["Cursed Grall Staff"], pixels="GG"),
        player("Joe"),
        defeated=["Giant Worm", "Fish"],
    )
    story.answer("ability:cursed-grall-staff")
    assert story.pile("Greg", "discard") == ["Giant Worm"]
    assert story.board("defeated") == ["Fish"]


@pytest.mark.rule("HF-14.26")
@pytest.mark.parametrize(("pixel", "left"), [("blue", "/G"), ("exhausted-green", "B/")])
def test_cheatcode_takes_a_pixel_from_either_side(pixel: str, left: str) -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Cheatcode"], pixels="RY"),
        player("Joe", pixels="B", exhausted="G"),
    )
    story.answer("cast:cheatcode", f"pixel:{pixel}")
    assert story.pixels("Joe") == left
    assert story.pixels("Greg") == f"/{'BRY' if pixel == 'blue' else 'RGY'}"


@pytest.mark.rule("HF-14.27")
@pytest.mark.parametrize(
    ("theirs", "own"), [("green", "yellow"), ("exhausted-yellow", "exhausted-blue")]
)
def test_frostfire_switches_pixels_from_either_side(theirs: str, own: str) -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Frostfire"], pixels="BRY"),
        player("Joe", pixels="G", exhausted="Y"),
    )
    story.answer("cast:frostfire", f"pixel:{theirs}", f"pixel:{own}")
    if theirs == "green":
        assert (story.pixels("Greg"), story.pixels("Joe")) == ("/BRG", "/YY")
    else:
        assert (story.pixels("Greg"), story.pixels("Joe")) == ("Y/RY", "G/B")
