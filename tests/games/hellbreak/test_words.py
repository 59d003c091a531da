"""Prompts and labels say what is asked, and what an answer means."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import foresee
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table
from tests.games.hellbreak.tables import at_mulligan, offered


def label(story: Story, key: str) -> str:
    assert story.match.choice is not None
    return next(one.label for one in story.match.choice.options if one.key == key)


def prompt(story: Story) -> str:
    assert story.match.choice is not None
    return story.match.choice.prompt


@pytest.mark.rule("HB-9.4")
def test_foresee_says_in_which_order_the_cards_are_named() -> None:
    story = table(jaws=side(minions=[at(BEACH, "Giant Octopus")]), turn="jaws")
    story.answer("scheme:ally:right:giant-octopus")
    assert prompt(story) == (
        "You look at the top of your deck. First what goes to the bottom, each beneath the one "
        "before; then what goes on top, the last one uppermost."
    )


@pytest.mark.rule("HB-9.4")
def test_the_foreseen_cards_lie_as_the_question_says() -> None:
    seer = made_up("Seer", scheme=(foresee(4),))
    story = table(
        dracula=side(
            minions=[at(CARFAX, seer)],
            deck=["Verona", "Renfield", "Aleera", "Marishka", "Orca"],
        )
    )
    story.answer("scheme:ally:right:seer")
    story.answer("bottom:verona", "bottom:renfield", "top:aleera")
    assert story.pile("dracula", "deck") == ["Marishka", "Aleera", "Orca", "Verona", "Renfield"]


@pytest.mark.rule("HB-9.1")
def test_two_schemers_with_different_damage_are_told_apart() -> None:
    minions = [at(BEACH, "Man O' War"), at(BEACH, "Larry Vaughn", damage=1)]
    story = table(jaws=side(minions=[*minions, at(BEACH, "Larry Vaughn")]), turn="jaws")
    whole, hurt = "scheme:ally:right:larry-vaughn", "scheme:ally:right:larry-vaughn:damage-1"
    assert label(story, whole) == "Scheme with Larry Vaughn (Haunt 2, North Beach)"
    assert label(story, hurt) == "Scheme with Larry Vaughn (Haunt 2, 1 damage, North Beach)"


@pytest.mark.rule("HB-6.3")
def test_slumber_is_offered_as_a_gain() -> None:
    wanted = "Slumber: gain 1 malice, then no more actions this phase"
    assert label(table(), "slumber") == wanted


@pytest.mark.rule("HB-3.6")
def test_a_mulligan_that_has_begun_says_how_many_cards_will_be_drawn() -> None:
    match = at_mulligan()
    for wanted in ("Keep this hand", "Done, draw 1", "Done, draw 2"):
        assert match.choice is not None
        done = match.choice.options[offered(match).index("mulligan:done")]
        assert done.label == wanted
        match.choose(1)


@pytest.mark.rule("HB-13.4")
def test_whoever_is_aimed_at_by_an_action_is_asked_for_without_its_price() -> None:
    minions = [at(BEACH, "Barracuda"), at(BEACH, "Man O' War")]
    story = table(jaws=side(unleashed=True, malice=5, minions=minions), turn="jaws")
    story.answer("use:monster")
    assert prompt(story) == "Jaws: Deal 2 damage to a minion. Who is dealt the damage?"
    story.answer("target:ally:right:barracuda", "pass")
    story = table(jaws=side(malice=1, minions=minions), turn="jaws")
    story.answer("use:location-right")
    wanted = "North Beach: Deal 1 damage to a minion here. Who is dealt the damage?"
    assert prompt(story) == wanted


@pytest.mark.rule("HB-9.9")
def test_whoever_has_said_yes_to_a_take_control_ability_is_not_told_that_they_may() -> None:
    story = table(
        jaws=side(minions=[at(BEACH, "Man O' War")]),
        turn="jaws",
        locations=("Carfax Abbey", "Amity Harbor"),
        malice_at_beach=(0, 3),
    )
    story.answer("scheme:ally:right:man-o-war")
    wanted = "You take control of Amity Harbor: Deal 2 damage to a monster. Use this ability?"
    assert prompt(story) == wanted
    story.answer("yes")
    wanted = "Amity Harbor: Deal 2 damage to a monster. Who is dealt the damage?"
    assert prompt(story) == wanted


@pytest.mark.rule("HB-14.3")
@pytest.mark.parametrize(
    ("malice", "price"),
    [
        (0, "4 blood"),
        (1, "4 blood, up to 1 of it in malice"),
        (5, "4 blood, up to 2 of it in malice"),
    ],
)
def test_a_malicious_card_says_how_much_of_its_cost_may_be_malice(malice: int, price: str) -> None:
    story = table(dracula=side(blood=4, malice=malice, hand=["Carpathian Wildcat"]))
    wanted = f"Play Carpathian Wildcat, 2/4 minion, for {price}"
    assert label(story, "play:carpathian-wildcat") == wanted


@pytest.mark.rule("HB-12.10")
def test_a_jumpscare_that_plays_its_card_says_what_the_card_does() -> None:
    bat = scare("Bloodsucking Bat", "dracula", side(malice=1))
    assert prompt(bat) == (
        "Jumpscare, Bloodsucking Bat: Play this card for 0 blood. It is a 0/1 minion. Played: If "
        "you hold initiative, your opponent loses 1 blood. Use it for 1 malice?"
    )
    drain = scare("Drain Life", "dracula", side(malice=1))
    assert "It is an event. Deal 1 damage to a minion." in prompt(drain)
