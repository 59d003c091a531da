"""Prompts and labels say what is asked, and what an answer means."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import foresee
from breakfall.games.hellbreak.terms import BID_FOR_INITIATIVE
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
        "Foresee: put each card on the top or the bottom of your deck. Choose the bottom cards "
        "first; each goes under the one before."
    )


@pytest.mark.rule("HB-9.4")
def test_one_foreseen_card_is_put_on_top_or_on_the_bottom() -> None:
    story = table()
    story.answer("scheme:ally:monster")
    wanted = "Foresee: put this card on top or on the bottom of your deck."
    assert prompt(story) == wanted


@pytest.mark.rule("HB-11.2")
def test_a_flip_says_what_the_other_side_does() -> None:
    story = table(dracula=side(), jaws=side(unleashed=True))
    story.answer("pass", "pass")
    assert prompt(story) == (
        "Flip Dracula to Unleashed (combat 3; each Feeding 1 blood, 1 card)? "
        "Action, 4 malice, once a round: Ready Dracula."
    )
    assert (label(story, "flip"), label(story, "stay")) == ("Flip to Unleashed", "Stay Lurking")
    story.answer("stay")
    assert prompt(story).startswith(
        "Flip Jaws to Lurking (combat 0; scheme Prowl 1, Haunt 1; each Feeding 2 blood, 2 cards)?"
    )


@pytest.mark.rule("HB-5.4", "HB-7.2")
def test_a_bid_shows_the_aspect_icon_it_adds_to_the_vault() -> None:
    story = table(dracula=side(hand=["Swarm of Rats"]), stage=BID_FOR_INITIATIVE)
    wanted = "Bid Swarm of Rats, worth 2: in your vault 1 blood, 1 malice, 1 Revenant icon"
    assert label(story, "bid:swarm-of-rats") == wanted


@pytest.mark.rule("HB-16.1")
def test_the_prank_says_what_calling_it_does() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(hand=["Shark in the Pond"], blood=1),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond")
    wanted = "Shark in the Pond: return Renfield to your hand, or call it a prank?"
    assert prompt(story) == wanted
    assert label(story, "return") == "Return Renfield to your hand"
    assert label(story, "call") == (
        "Call it a prank: Renfield stays, and your opponent plays a Shark minion from hand for "
        "free at its location, if they hold one"
    )


@pytest.mark.rule("HB-5.6")
def test_the_log_tells_who_gives_the_initiative_to_whom() -> None:
    for answer, told in (
        ("player:opponent", "Jaws gives the initiative to Dracula."),
        ("player:you", "Jaws takes the initiative."),
    ):
        story = table(
            dracula=side(hand=["Renfield"]), jaws=side(hand=["Orca"]), stage=BID_FOR_INITIATIVE
        )
        story.answer_as("dracula", "bid:nothing")
        story.answer_as("jaws", "bid:nothing")
        story.answer(answer)
        assert told in story.told


# ---------------------------------------------------------------- only one's own to hit


@pytest.mark.rule("HB-13.3", "HB-13.4")
def test_an_event_that_could_only_hit_ones_own_minion_names_it() -> None:
    mina, renfield = at(CARFAX, "Mina Harker"), at(CARFAX, "Renfield")
    events = ["Drain Life", "Coven Feast"]
    story = table(dracula=side(hand=events, blood=3, minions=[mina]))
    for key in ("play:drain-life", "play:coven-feast"):
        assert label(story, key).endswith(" blood. The only target is your own Mina Harker.")
    story = table(dracula=side(hand=events, blood=3, minions=[mina, renfield]))
    assert label(story, "play:drain-life").endswith("The only targets are your own minions.")
    story = table(
        dracula=side(hand=events, blood=3, minions=[mina]),
        jaws=side(minions=[at(BEACH, "Barracuda")]),
    )
    assert label(story, "play:drain-life") == "Play Drain Life, event, for 1 blood"


@pytest.mark.rule("HB-10.1", "HB-13.4")
def test_an_action_that_could_only_hit_ones_own_minion_names_it() -> None:
    jaws = side(unleashed=True, malice=5, minions=[at(BEACH, "Barracuda")])
    story = table(jaws=jaws, turn="jaws")
    wanted = "4 malice: Deal 2 damage to a minion. The only target is your own Barracuda."
    assert label(story, "use:monster") == f"Use Jaws: {wanted}"
    assert label(story, "use:location-right").endswith("The only target is your own Barracuda.")
    enemy = side(minions=[at(CARFAX, "Renfield")])
    jaws = side(unleashed=True, malice=5, minions=[at(BEACH, "Barracuda")])
    story = table(dracula=enemy, jaws=jaws, turn="jaws")
    assert label(story, "use:monster") == "Use Jaws: 4 malice: Deal 2 damage to a minion."
    assert label(story, "use:location-right").endswith("The only target is your own Barracuda.")


@pytest.mark.rule("HB-12.8", "HB-13.4")
@pytest.mark.parametrize(
    ("scary", "own"), [("Carpathian Wildcat", "Renfield"), ("Veteran Harpooner", "Swarm of Rats")]
)
def test_a_jumpscare_that_could_only_hit_ones_own_minion_names_it(scary: str, own: str) -> None:
    """Jaws himself attacks, so no enemy minion is there; a harpoon is for Creatures only."""
    story = table(
        dracula=side(
            health=[scary, "Renfield"],
            vertical=True,
            malice=1,
            exhausted=True,
            minions=[at(CARFAX, own, exhausted=True)],
        ),
        jaws=side(unleashed=True),
        turn="jaws",
    )
    story.answer("attack:ally:monster", "at:left", "target:enemy:monster")
    assert story.asks("dracula", "jumpscare")
    assert f"The only target is your own {own}. Use it" in prompt(story)


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
    story.answer("bottom:verona", "top:renfield")
    assert prompt(story) == (
        "Foresee: put the rest on top of your deck. The last card you choose ends up on top."
    )
    story.answer("top:aleera")
    assert story.pile("dracula", "deck") == ["Marishka", "Aleera", "Renfield", "Orca", "Verona"]


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
    assert prompt(story) == "Jaws: Deal 2 damage to a minion. Choose who takes the damage."
    story.answer("target:ally:right:barracuda", "pass")
    story = table(jaws=side(malice=1, minions=minions), turn="jaws")
    story.answer("use:location-right")
    wanted = "North Beach: Deal 1 damage to a minion here. Choose who takes the damage."
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
    wanted = "Amity Harbor: Deal 2 damage to a monster. Choose who takes the damage."
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
