"""What the log tells: open facts, and who is who where both sides have the same. (HB-13.6)"""

from __future__ import annotations

import pytest

from breakfall import Luck
from breakfall.games.hellbreak.terms import BID_FOR_INITIATIVE, COLLECT, REFRESH
from tests.contract.playing import choose_randomly
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, side, table
from tests.games.hellbreak.tables import laid_table, sides_seen, table_seen


def mirror(**given: object) -> Story:
    """Jaws against Jaws; the first has one health left."""
    return table(
        dracula=side(monster="jaws", health=["Giant Octopus"], vertical=True),
        jaws=side(**given),
        turn="jaws",
        initiative="jaws",
    )


# ---------------------------------------------------------------- attacks


@pytest.mark.rule("HB-14.4")
def test_all_learn_who_cannot_defend_against_stealth() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:man-o-war", "target:enemy:left:renfield")
    assert story.told[-1] == "Man O' War slips past Renfield, who cannot defend."
    assert table_seen(story.match, 0)["attack"]["cannot_defend"] == "minion:0:0"


@pytest.mark.rule("HB-8.2")
def test_all_learn_where_a_monster_attacks() -> None:
    story = table(dracula=side(unleashed=True), jaws=side(minions=[at(BEACH, "Barracuda")]))
    story.answer("attack:ally:monster")
    assert table_seen(story.match, 1)["attack"]["location"] is None
    story.answer("at:left")
    assert table_seen(story.match, 1)["attack"]["location"] == "location:1"
    story.answer("target:enemy:monster")
    assert story.told[-1] == "Dracula targets Jaws at North Beach."
    assert story.match.choice is not None
    wanted = "Dracula attacks Jaws for 3 at North Beach. Who defends?"
    assert story.match.choice.prompt == wanted


# ---------------------------------------------------------------- abilities and prices


@pytest.mark.rule("HB-13.6")
def test_all_learn_which_ability_is_used_when_several_were_set_off() -> None:
    story = table(stage=BID_FOR_INITIATIVE, initiative="jaws")
    story.bid_nothing()
    story.answer("use:monster")
    assert "Dracula uses the monster's own ability." in story.told
    story.answer("use:location-right")
    assert story.told[-1] == "Dracula uses Carfax Abbey."


@pytest.mark.rule("HB-13.6")
def test_all_learn_whose_ability_follows_a_flip() -> None:
    story = table(
        dracula=side(assets=["Vampire's Coffin"], minions=[at(CARFAX, "Barracuda")]),
        stage=REFRESH,
    )
    story.answer("flip", "use:vampires-coffin", "use:ally:right:barracuda:waiting")
    assert "Dracula uses Vampire's Coffin." in story.told
    assert story.told[-1] == "Dracula uses Barracuda."


@pytest.mark.rule("HB-13.6")
def test_all_learn_whose_ability_follows_taking_control() -> None:
    """Amity Harbor's own, and then Lucy's."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Lucy Weston"), at(CARFAX, "Mina Harker")]),
        locations=("Amity Harbor", "North Beach"),
        malice_at_carfax=(2, 0),
    )
    story.answer("scheme:ally:right:lucy-weston", "yes", "target:enemy:monster")
    story.answer("use:ally:right:lucy-weston:exhausted:scheming:waiting")
    used = [line for line in story.told if " uses " in line]
    assert used == ["Dracula uses Amity Harbor.", "Dracula uses Lucy Weston."]


@pytest.mark.rule("HB-2.4")
def test_all_learn_how_much_malice_is_paid() -> None:
    story = table(
        dracula=side(blood=3, malice=3, hand=["Carpathian Wildcat"]),
        jaws=side(minions=[at(BEACH, "Larry Vaughn")], malice=2),
    )
    story.answer("play:carpathian-wildcat", "pay:malice-2")
    assert story.told[-1] == "Dracula pays 2 malice."
    story.answer("at:right", "yes")
    assert story.told[-2:] == ["Dracula pays 1 malice.", "Carpathian Wildcat is ready."]
    story.answer("scheme:ally:right:larry-vaughn", "yes")
    assert story.told[-1] == "Jaws pays 1 malice."


@pytest.mark.rule("HB-12.8")
def test_all_learn_the_price_of_a_jumpscare() -> None:
    story = scare("Carpathian Wildcat", "dracula", side(malice=1))
    story.answer("yes")
    assert "Dracula pays 1 malice." in story.told


@pytest.mark.rule("HB-2.4")
def test_nothing_is_told_where_nothing_is_lost_or_looked_at() -> None:
    bat = table(dracula=side(blood=1, hand=["Bloodsucking Bat"]))
    bat.answer("play:bloodsucking-bat", "at:right")
    assert bat.told[-1] == "Bloodsucking Bat enters at Carfax Abbey."
    spotter = table(jaws=side(blood=2, hand=["Shark Spotter"], deck=[]), turn="jaws")
    spotter.answer("play:shark-spotter", "at:right")
    assert spotter.told[-1] == "Shark Spotter enters at North Beach."


@pytest.mark.rule("HB-13.6")
def test_all_see_what_is_used_up_and_whether_a_creature_was_played() -> None:
    story = table(
        dracula=side(unleashed=True, malice=4),
        jaws=side(malice=1, blood=1, hand=["Barracuda"]),
    )
    story.answer("use:monster", "use:location-right", "pass", "play:barracuda", "at:right")
    ours, theirs = sides_seen(story.match, None)
    assert (ours["has_used_monster"], theirs["has_used_monster"]) == (True, False)
    assert ours["has_used_location"] == [False, False]
    assert theirs["has_used_location"] == [False, True]
    assert (ours["played_creature"], theirs["played_creature"]) == (False, True)


# ---------------------------------------------------------------- who is who


@pytest.mark.rule("HB-15.5")
def test_two_monsters_of_one_name_are_told_apart() -> None:
    story = mirror(unleashed=True)
    story.answer("attack:ally:monster", "at:right")
    assert story.told[-2:] == ["Jaws 2 attacks.", "Jaws 2 targets Jaws 1 at North Beach."]
    story.answer("defend:nobody")
    assert "Jaws 1 takes 1 damage and reveals Giant Octopus." in story.told
    assert story.told[-1] == "Jaws 1 is killed. Jaws 2 wins."
    assert story.match.outcome is not None
    assert story.match.outcome.reason == "Jaws 1 is killed. Jaws 2 wins."


@pytest.mark.rule("HB-15.5")
def test_it_is_told_which_of_two_equal_monsters_flips() -> None:
    story = mirror()
    story.answer("pass", "pass", "flip")
    assert story.told[-1] == "Jaws 2 flips to Unleashed."


@pytest.mark.rule("HB-15.5")
def test_the_enemy_monster_is_called_so() -> None:
    story = table(
        dracula=side(monster="jaws", minions=[at(CARFAX, "Renfield")]),
        jaws=side(unleashed=True),
        turn="jaws",
    )
    story.answer("attack:ally:monster", "at:left")
    assert story.match.choice is not None
    labels = [option.label for option in story.match.choice.options]
    assert labels == ["Enemy Jaws (combat 0, health 16)", "Enemy Renfield (2/2, Carfax Abbey)"]


@pytest.mark.rule("HB-15.5")
def test_two_locations_of_one_name_are_told_apart() -> None:
    story = table(
        dracula=side(blood=1, hand=["Bloodsucking Bat"]),
        locations=("North Beach", "North Beach"),
    )
    story.answer("play:bloodsucking-bat", "at:left")
    assert story.told[-1] == "Bloodsucking Bat enters at Jaws' North Beach."


@pytest.mark.rule("HB-15.5")
def test_a_minion_that_both_decks_hold_is_told_with_its_owner() -> None:
    match, luck = laid_table("open", seed=3, deck0="jaws", deck1="jaws"), Luck(3)
    while not any(" enters at " in line for line in match.log(None)):
        choose_randomly(match, luck)
    entered = next(line for line in match.log(None) if " enters at " in line)
    assert entered.startswith(("Jaws 1's ", "Jaws 2's "))


@pytest.mark.rule("HB-15.5")
def test_one_of_two_equal_minions_is_yours_to_you() -> None:
    match, luck = laid_table("open", seed=3, deck0="jaws", deck1="jaws"), Luck(3)
    while not any(" enters at " in line for line in match.log(None)):
        choose_randomly(match, luck)
    (owner,) = (event.seat for event in match.events(None) if event.kind == "enters")
    assert any(line.startswith("Your ") for line in match.log(owner) if " enters at " in line)
    assert not any("your " in line.lower() for line in match.log(1 - owner) if " enters " in line)


# ---------------------------------------------------------------- you


@pytest.mark.rule("HB-8.1", "HB-8.3")
def test_an_attack_is_told_to_either_side_as_its_own_doing() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:giant-octopus", "target:enemy:monster")
    story.answer("defend:ally:right:mina-harker")
    assert story.match.log(1)[:3] == [
        "You attack with Giant Octopus.",
        "Your target is Dracula at Carfax Abbey.",
        "Mina Harker defends.",
    ]
    assert story.match.log(0)[:3] == [
        "Giant Octopus attacks.",
        "Giant Octopus targets Dracula at Carfax Abbey.",
        "You defend with Mina Harker.",
    ]


@pytest.mark.rule("HB-5.6")
def test_a_player_reads_who_gives_them_the_initiative() -> None:
    story = table(stage=BID_FOR_INITIATIVE)
    story.bid_nothing(initiative="dracula")
    assert story.match.log(0)[-1] == "Jaws gives the initiative to you."
    assert story.match.log(1)[-1] == "You give the initiative to Dracula."


@pytest.mark.rule("HB-5.2", "HB-13.7")
def test_drawn_cards_are_one_line_and_named_only_to_their_owner() -> None:
    story = table(dracula=side(deck=["Renfield", "Verona", "Aleera"]), stage=COLLECT)
    assert "You draw Renfield, Verona." in story.match.log(0)
    assert "Dracula draws 2 cards." in story.match.log(1)


@pytest.mark.rule("HB-12.13")
def test_winner_and_loser_each_read_of_their_own_end() -> None:
    story = mirror(unleashed=True)
    story.answer("attack:ally:monster", "at:right", "defend:nobody")
    assert story.match.log(0)[-1] == "You are killed. Jaws 2 wins."
    assert story.match.log(1)[-1] == "Jaws 1 is killed. You win."
    assert story.match.outcome is not None
    assert story.match.outcome.ending == "monster-killed"


@pytest.mark.rule("HB-13.6")
def test_an_event_knows_where_it_happened() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield"), at(CARFAX, "Mina Harker")], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:barracuda", "target:enemy:left:mina-harker", "defend:nobody")
    targets = next(event for event in story.match.events(None) if event.kind == "targets")
    assert targets.facts == {
        "character": {"card": "barracuda", "place": "minion:1:0"},
        "target": {"card": "mina-harker", "place": "minion:0:1"},
        "location": {"card": "carfax-abbey", "place": "location:0"},
    }
