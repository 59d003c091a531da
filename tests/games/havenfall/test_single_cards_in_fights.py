"""Single cards that belong to fights and to what comes after them. (HF-14.8 to HF-14.14)"""

from __future__ import annotations

import pytest

from tests.games.havenfall.story import Story, player, table

# ---------------------------------------------------------------- Elite Guard and Lookout


@pytest.mark.rule("HF-14.8")
def test_rally_strengthens_three_others_of_your_choice() -> None:
    play = ["Elite Guard", "Squire", "Squire", "Archer", "Seer"]
    story = table(player("Greg", play=play, pixels="RG"))
    before = story.totals("Greg")
    story.answer("ability:elite-guard")
    assert story.options == ["card:squire", "card:archer", "card:seer"]  # not the Guard itself
    story.answer("card:squire", "card:squire", "card:seer")
    assert story.totals("Greg") == (before[0] + 6, before[1] + 6)
    numbers = [(me.damage, me.health) for me in story.side("Greg").play]
    assert numbers == [(4, 4), (4, 3), (4, 3), (3, 4), (5, 6)]


@pytest.mark.rule("HF-14.8")
def test_rally_with_fewer_heroes_strengthens_all_others_and_nobody_who_comes_later() -> None:
    greg = player("Greg", play=["Elite Guard", "Squire", "Bard"], deck=["Archer"], pixels="RGG")
    story = table(greg, heroes=["Bard"], spells=[])
    story.answer("ability:elite-guard", "ability:bard:4-5", "information:lute")
    assert story.totals("Greg") == (4 + 4 + 4 + 3, 4 + 3 + 5 + 4)
    archer = story.in_play("Archer")
    assert (archer.damage, archer.health) == (3, 4)


@pytest.mark.rule("HF-14.9")
def test_a_hero_that_stays_comes_on_top_of_the_next_hand_and_can_be_used_again() -> None:
    greg = player("Greg", play=["Lookout", "Swordsman"], pixels="GR")
    story = table(greg, player("Joe"))
    story.answer("ability:swordsman", "stance:damage-5", "ability:lookout")
    assert story.options == ["card:lookout:used", "card:swordsman:5-0:used"]
    story.answer("card:swordsman:5-0:used", "end", "end")
    assert story.cards("Greg") == ["Swordsman", *["Copper"] * 5]
    assert story.totals("Greg") == (3, 2)
    assert story.offers("ability:swordsman")


@pytest.mark.rule("HF-14.9")
def test_a_hero_that_stays_is_discarded_a_turn_later() -> None:
    greg = player("Greg", play=["Lookout", "Swordsman"], pixels="G")
    story = table(greg, player("Joe"))
    story.answer("ability:lookout", "card:swordsman", "end", "end")
    assert "Swordsman" in story.cards("Greg")
    story.answer("end")
    assert story.cards("Greg") == []
    assert "Swordsman" in story.pile("Greg", "discard")


@pytest.mark.rule("HF-14.9")
def test_a_hero_that_stays_can_be_chosen_again() -> None:
    greg = player("Greg", kept=["Swordsman"], play=["Lookout"], pixels="G")
    story = table(greg, player("Joe"))
    story.answer("ability:lookout", "card:swordsman", "end")
    assert story.cards("Greg") == ["Swordsman"]


@pytest.mark.rule("HF-14.9", "HF-14.24")
def test_spells_find_a_hero_that_stays_in_the_turns_of_others() -> None:
    story = table(
        player("Greg", play=["Lookout", "Archer"], pixels="G"),
        player("Joe", hand=["Copper"], spells=["Lightning Strike"], exhausted="BRY"),
    )
    story.answer("ability:lookout", "card:archer", "end")
    story.answer("cast:lightning-strike")
    assert story.board("trash") == ["Archer"]
    story.answer("end")
    assert story.cards("Greg") == ["Copper"] * 5


@pytest.mark.rule("HF-14.10")
def test_a_hero_that_leaves_play_is_not_kept() -> None:
    greg = player("Greg", play=["Lookout", "Archer"], pixels="GR")
    story = table(greg, player("Joe"))
    story.answer("ability:lookout", "card:archer", "trash", "card:archer:stays")
    assert story.cards("Greg") == []
    assert story.board("trash") == ["Archer"]


# ---------------------------------------------------------------- Ghost of Sen


def ghost(*, more: str = "", pixels: str = "G", defeated: tuple[str, ...] = ("Octopus",)) -> Story:
    play = ["Ghost of Sen", *["Elite Guard"] * 3, *([more] if more else [])]
    return table(
        player("Greg", play=play, pixels=pixels),
        player("Joe"),
        row=["Fish", "Frog", "Armadillo"],
        defeated=defeated,
        monsters=["Dragon"],
    )


@pytest.mark.rule("HF-14.11")
def test_revenge_announces_the_fight_and_leaves_the_choice() -> None:
    story = ghost()
    story.answer("ability:ghost-of-sen")
    assert [key for key in story.options if key.startswith("fight")] == [
        "fight:minion-1",
        "fight:minion-2",
        "fight:boss",
        "fight:defeated-as-minion",
        "fight:defeated-as-boss",
    ]
    assert not any(key.startswith(("buy", "trash")) for key in story.options)
    story.answer("fight:minion-1")
    assert story.board("defeated") == ["Fish", "Octopus"]


@pytest.mark.rule("HF-14.11")
def test_revenge_needs_a_fight_and_a_defeated_monster() -> None:
    assert not ghost(defeated=()).offers("ability:ghost-of-sen")
    story = ghost(more="Gold", pixels="GR")
    story.answer("buy:silver")
    assert not story.offers("ability:ghost-of-sen")


@pytest.mark.rule("HF-14.11")
@pytest.mark.parametrize(("place", "points"), [("minion", 0), ("boss", 2)])
def test_you_say_whether_it_is_a_minion_or_a_boss(place: str, points: int) -> None:
    story = ghost()
    story.answer("ability:ghost-of-sen", f"fight:defeated-as-{place}")
    assert "Player 1 defeats Octopus." in story.told
    assert story.side("Greg").points == points


@pytest.mark.rule("HF-14.11")
def test_the_chosen_monster_stays_though_the_ghost_leaves_and_the_row_is_switched() -> None:
    story = table(
        player("Greg", play=["Ghost of Sen", "Elite Guard", "Elite Guard"], pixels="G"),
        player("Joe", spells=["Tidal Shift", "Lightning Strike"], pixels="BBRY"),
        row=["Fish", "Frog", "Armadillo"],
        defeated=["Octopus"],
    )
    story.answer("ability:ghost-of-sen", "pass", "fight:defeated-as-minion")
    story.answer("cast:lightning-strike", "pay:yellow", "card:ghost-of-sen:used:left-1")
    story.answer("cast:tidal-shift", "switch:minion-1+boss")
    assert "Player 1 defeats Octopus." in story.told
    assert story.row == ["Armadillo", "Frog", "Fish"]


@pytest.mark.rule("HF-14.11")
def test_a_chosen_monster_that_the_staff_takes_away_cannot_be_defeated() -> None:
    story = ghost(more="Cursed Grall Staff", pixels="GGG", defeated=("Octopus", "Frog"))
    story.answer("ability:ghost-of-sen", "fight:defeated-as-boss")
    assert "Octopus" in story.prompt
    story.answer("ability:cursed-grall-staff", "strike")
    assert "Octopus" in story.pile("Greg", "discard")
    assert story.side("Greg").points == 0  # not the Frog below it
    assert "Player 1 defeats Frog." not in story.told
    assert "Player 1 finds nobody to fight." in story.told


@pytest.mark.rule("HF-14.12")
def test_a_monster_fought_again_stays_on_its_pile_and_gives_its_pixel() -> None:
    story = ghost()
    story.answer("ability:ghost-of-sen", "fight:defeated-as-boss")
    assert story.board("defeated") == ["Octopus"]
    assert story.row == ["Fish", "Frog", "Armadillo"]
    assert story.side("Greg").exhausted[0] == 1  # a blue pixel


@pytest.mark.rule("HF-14.12")
def test_what_fell_in_this_turn_cannot_be_chosen_but_the_one_below_can() -> None:
    story = ghost(more="Champion's Cloak", pixels="GGG")
    story.answer("ability:ghost-of-sen", "ability:champions-cloak", "fight:minion-1", "strike")
    assert "Octopus" in story.label("fight:defeated-as-boss")  # not the Fish on top of it


@pytest.mark.rule("HF-14.12")
def test_the_same_monster_cannot_be_fought_again_twice() -> None:
    story = ghost(more="Champion's Cloak", pixels="GGG", defeated=("Octopus", "Frog"))
    story.answer("ability:ghost-of-sen", "ability:champions-cloak")
    story.answer("fight:defeated-as-boss", "strike")
    assert "Frog" in story.label("fight:defeated-as-boss")
    story = ghost(more="Champion's Cloak", pixels="GGG")
    story.answer("ability:ghost-of-sen", "ability:champions-cloak")
    story.answer("fight:defeated-as-boss", "strike")
    assert not story.offers("fight:defeated-as-boss")


# ---------------------------------------------------------------- Conquer and Challenge


@pytest.mark.rule("HF-14.13")
@pytest.mark.parametrize("before", [True, False])
def test_conquer_is_worth_a_point_before_or_after_the_victory(before: bool) -> None:
    play = ["Commander Trauss", *["Elite Guard"] * 3]
    greg = player("Greg", play=play, pixels="G")
    story = table(greg, player("Joe"), row=["Fish", "Fish", "Octopus"], leaders_are_free=True)
    if before:
        story.answer("ability:commander-trauss", "fight:boss")
    else:
        story.answer("fight:boss", "strike", "ability:commander-trauss")
    assert story.side("Greg").points == 2 + 1


@pytest.mark.rule("HF-14.13")
def test_conquer_without_a_boss_or_with_a_minion_is_worth_nothing() -> None:
    greg = player("Greg", play=["Commander Trauss", "Elite Guard"], pixels="G")
    story = table(greg, player("Joe"), row=["Fish", "Fish", "Octopus"], leaders_are_free=True)
    story.answer("ability:commander-trauss", "fight:minion-1")
    assert "Player 1 defeats Fish." in story.told
    assert story.side("Greg").points == 0


@pytest.mark.rule("HF-14.13")
@pytest.mark.parametrize("before", [True, False])
def test_with_two_bosses_conquer_is_still_one_point(before: bool) -> None:
    greg = player(
        "Greg",
        play=["Commander Trauss", "Ghost of Sen", "Champion's Cloak", *["Elite Guard"] * 3],
        pixels="GGGG",
    )
    story = table(
        greg,
        player("Joe"),
        row=["Fish", "Fish", "Octopus"],
        defeated=["Frog"],
        leaders_are_free=True,
    )
    story.answer("ability:ghost-of-sen", "ability:champions-cloak")
    if before:
        story.answer("ability:commander-trauss", "fight:boss", "strike")
        story.answer("fight:defeated-as-boss", "strike")
    else:
        story.answer("fight:boss", "strike", "fight:defeated-as-boss", "strike")
        story.answer("ability:commander-trauss")
    assert story.side("Greg").points == 2 + 1 + 1


@pytest.mark.rule("HF-14.14")
def test_challenge_announces_the_fight() -> None:
    play = ["Champion's Cloak", "Gold", *["Elite Guard"] * 3]
    story = table(player("Greg", play=play, pixels="GGR"), row=["Fish"] * 3)
    story.answer("ability:champions-cloak")
    assert not any(key.startswith(("buy", "trash")) for key in story.options)
    bought = table(player("Greg", play=play, pixels="GGR"), row=["Fish"] * 3)
    bought.answer("buy:silver")
    assert not bought.offers("ability:champions-cloak")
