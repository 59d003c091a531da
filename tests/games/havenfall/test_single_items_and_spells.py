"""Monsters of one's own, single items and single spells. (HF-14.20 to HF-14.28)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import monster, player, table

# ---------------------------------------------------------------- a monster of one's own


@pytest.mark.rule("HF-14.20")
def test_a_bound_monster_is_drawn_and_fights_with_its_numbers_as_a_minion() -> None:
    greg = player("Greg", play=["Cursed Grall Staff"], deck=[], pixels="GG")
    story = table(greg, player("Joe"), defeated=["Dragon"])
    story.answer("ability:cursed-grall-staff", "end", "end")
    assert sorted(story.cards("Greg")) == ["Cursed Grall Staff", "Dragon"]
    assert story.totals("Greg") == (2 + 7, 2 + 5)


@pytest.mark.rule("HF-14.21")
def test_attacks_and_spells_that_take_cards_leave_out_a_monster() -> None:
    for seed in range(8):
        story = table(
            player("Greg", play=["Cloaks of Order"], pixels="RY"),
            player("Joe", hand=["Octopus", "Copper"]),
            seed=seed,
        )
        story.answer("ability:cloaks-of-order")
        assert story.cards("Greg") == ["Cloaks of Order", "Copper"]
        assert story.pile("Joe", "hand") == ["Octopus"]


@pytest.mark.rule("HF-14.21")
def test_quin_finds_a_monster_in_the_hand_but_cannot_take_it() -> None:
    story = table(
        player("Greg", play=["Blade Master Quin"], pixels="R"),
        player("Joe", hand=["Octopus", "Copper", "Silver"]),
        leaders_are_free=True,
    )
    story.answer("ability:blade-master-quin")
    assert sorted(story.options) == ["take:copper", "take:silver"]


@pytest.mark.rule("HF-14.21")
def test_a_monster_is_no_hero() -> None:
    story = table(
        player(
            "Greg",
            play=["Octopus", "Elite Guard", "Lookout"],
            spells=["Stampede"],
            pixels="RRGGGG",
        ),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("cast:stampede", "pay:green")
    assert story.asks("Joe", "spell-played")
    story.answer("cast:lightning-strike")
    assert not any("octopus" in key for key in story.options)
    story.answer("card:lookout:3-4:left-1")
    octopus = story.in_play("Octopus")
    assert (octopus.damage, octopus.health) == (5, 3)


# ---------------------------------------------------------------- items


@pytest.mark.rule("HF-14.22")
def test_a_fake_diamond_goes_to_the_discard_pile() -> None:
    story = table(player("Greg", play=["Fake Diamond"]), player("Joe"), heroes=["Thief"])
    story.answer("end")
    assert story.pile("Greg", "discard") == ["Fake Diamond"]
    assert story.left("Fake Diamond") == 6


@pytest.mark.rule("HF-14.23")
def test_the_heirloom_cannot_be_trashed_in_a_trash_action() -> None:
    greg = player("Greg", play=["Family Heirloom", "Copper", "Silver"], pixels="R")
    story = table(greg, arcane=[])
    story.answer("trash")
    assert story.options == ["card:copper", "card:silver"]
    alone = table(player("Greg", play=["Family Heirloom", "Shield"], pixels="R"), arcane=[])
    alone.answer("trash")
    assert alone.board("trash") == ["Shield"]


@pytest.mark.rule("HF-14.23")
def test_the_heirloom_cannot_be_trashed_by_abilities_or_information() -> None:
    greg = player(
        "Greg",
        play=["Mordell's Ring", "Chains of the Ancient", "Family Heirloom"],
        discard=["Copper"],
        pixels="YY",
    )
    story = table(greg, arcane=[])
    story.answer("information:mordells-ring")
    assert "card:family-heirloom" not in story.options
    story.answer("done", "information:chains-of-the-ancient")
    assert "card:family-heirloom" not in story.options
    discarded = table(
        player("Greg", play=["Adventurer"], discard=["Family Heirloom", "Copper"], pixels="Y"),
        arcane=[],
    )
    discarded.answer("ability:adventurer")
    assert discarded.options == ["done", "take:copper"]


@pytest.mark.rule("HF-14.23")
def test_the_heirloom_cannot_be_trashed_by_a_spell() -> None:
    story = table(
        player("Greg", play=["Family Heirloom", "Copper"], spells=["Purge"], pixels="Y"),
        player("Joe"),
        arcane=[],
    )
    story.answer("cast:purge")
    assert story.options == ["done", "card:copper"]
    waiting = table(
        player("Greg"),
        player("Joe", hand=["Family Heirloom", "Copper"], spells=["Purge"], pixels="Y"),
        arcane=[],
    )
    waiting.answer("end", "cast:purge")
    assert waiting.options == ["done", "take:copper"]


# ---------------------------------------------------------------- spells


@pytest.mark.rule("HF-14.24")
def test_lightning_takes_numbers_and_bonuses_and_the_unfinished_ability() -> None:
    story = table(
        player("Greg", play=["Elite Guard", "Archer"], pixels="RGGY"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("ability:elite-guard", "pass")
    assert story.totals("Greg") == (4 + 5, 4 + 6)
    story.answer("ability:archer:5-6", "cast:lightning-strike", "card:archer:5-6:used:left-1")
    assert story.totals("Greg") == (4, 4)
    assert story.cards("Greg") == ["Elite Guard"]  # and no cards were drawn
    assert story.pixels("Greg") == "/RGGY"


@pytest.mark.rule("HF-14.24")
def test_lightning_takes_the_bonuses_that_a_hero_gave() -> None:
    story = table(
        player("Greg", play=["Elite Guard", "Archer", "Shield"], pixels="RGG"),
        player("Joe", spells=["Lightning Strike"], pixels="BRY"),
    )
    story.answer("ability:elite-guard", "pass", "ability:shield", "cast:lightning-strike")
    story.answer("card:elite-guard:used:left-1")
    assert story.totals("Greg") == (3, 4 + 1)


@pytest.mark.rule("HF-14.25")
def test_possess_takes_heroes_of_rank_two_and_three_only() -> None:
    play = ["Squire", "Swordsman", "Archer", "Astral Descent"]
    greg = player("Greg", play=play, spells=["Possess"], pixels="GGGGG")
    story = table(greg, player("Joe"), defeated=["Fish"])
    story.answer("cast:possess")
    assert story.options == ["card:swordsman", "card:archer"]
    story.answer("card:archer")
    assert story.board("trash") == ["Archer"]
    assert story.offers("ability:ghost-of-sen")


@pytest.mark.rule("HF-14.26")
def test_a_pixel_taken_by_cheatcode_can_be_used_from_the_next_turn_on() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Cheatcode"], pixels="RR"),
        player("Joe", pixels="G"),
    )
    story.answer("cast:cheatcode")
    assert (story.pixels("Greg"), story.pixels("Joe")) == ("/RRG", "/")
    story.answer("end", "end")
    assert story.pixels("Greg") == "RRG/"


@pytest.mark.rule("HF-14.28")
@pytest.mark.parametrize(("spell", "pixel"), [("Bloodrage", "R"), ("Thick Hide", "G")])
def test_a_spell_makes_a_monster_of_the_row_harder_to_defeat(spell: str, pixel: str) -> None:
    story = table(
        player("Greg", play=["Elite Guard", "Elite Guard"]),  # 8/8
        player("Joe", spells=[spell], pixels=pixel),
        row=["Octopus", "Fish", "Frog"],
    )
    story.answer("fight:minion-1")
    story.answer(f"cast:{spell.lower().replace(' ', '-')}", "monster:minion-1")
    assert "Player 1 cannot defeat Octopus." in story.told
    row = story.seen(None)["row"][0]
    assert (row["damage"], row["health"]) == (5, 3)  # the turn is over


@pytest.mark.rule("HF-14.28")
def test_it_follows_the_monster_to_another_place() -> None:
    story = table(
        player("Greg", play=["Copper"], spells=["Bloodrage", "Tidal Shift"], pixels="RB"),
        player("Joe"),
        row=["Fish", "Octopus", "Frog"],
    )
    story.answer("cast:bloodrage", "monster:minion-1", "cast:tidal-shift", "switch:minion-1+boss")
    row = story.seen(None)["row"]
    assert [one["name"] for one in row] == ["Frog", "Octopus", "Fish"]
    assert row[0]["damage"] == 1
    assert row[2]["damage"] == monster("Fish").boss_damage + 6


@pytest.mark.rule("HF-14.28")
def test_nobody_can_strengthen_the_monster_of_another_player() -> None:
    story = table(
        player("Greg", play=["Giant Worm", "Archer"]),
        player("Joe", spells=["Bloodrage"], pixels="R"),
        row=["Fish", "Octopus", "Frog"],
    )
    story.answer("fight:minion-1", "cast:bloodrage")
    assert story.options == ["monster:minion-1", "monster:minion-2", "monster:boss"]
