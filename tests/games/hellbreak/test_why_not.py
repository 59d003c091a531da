"""Why something is not on offer: the reason, and the rule behind it."""

from __future__ import annotations

import pytest

from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, side, table


def why_not(story: Story, name: str, what: str) -> list[str]:
    seat = ("dracula", "jaws").index(name)
    return [str(barred) for barred in story.match.why_not(seat, what)]


# ---------------------------------------------------------------- playing a card


@pytest.mark.rule("HB-7.1")
def test_a_card_that_costs_too_much_says_what_is_there() -> None:
    story = table(dracula=side(blood=2, hand=["Mina Harker"]))
    wanted = ["Mina Harker costs 3 blood; you have 2. (HB-7.1)"]
    assert why_not(story, "dracula", "play:mina-harker") == wanted
    assert why_not(story, "dracula", "hand:0:mina-harker") == wanted


@pytest.mark.rule("HB-7.2")
def test_a_card_without_loyalty_says_how_many_icons_it_needs() -> None:
    story = table(dracula=side(blood=9, hand=["Verona", "Countess Zaleska"]))
    assert why_not(story, "dracula", "play:verona") == [
        "Verona needs 2 Revenant icons; your vault shows 0. (HB-7.2)"
    ]
    assert why_not(story, "dracula", "play:countess-zaleska") == [
        "Countess Zaleska needs 2 Cursed icons; your vault shows 1. (HB-7.2)"
    ]


@pytest.mark.rule("HB-7.4")
def test_a_card_for_the_lurking_side_says_so() -> None:
    story = table(
        jaws=side(blood=1, hand=["Shark in the Pond"], unleashed=True),
        turn="jaws",
    )
    assert why_not(story, "jaws", "play:shark-in-the-pond") == [
        "Shark in the Pond cannot be played while you are Unleashed. (HB-7.4)"
    ]


@pytest.mark.rule("HB-14.3")
def test_a_malicious_card_counts_the_malice_that_may_pay() -> None:
    story = table(dracula=side(blood=1, malice=5, hand=["Carpathian Wildcat"]))
    assert why_not(story, "dracula", "play:carpathian-wildcat") == [
        (
            "Carpathian Wildcat costs 4 blood; you have 1 and 5 malice, of which 2 may pay for it. "
            "(HB-7.1)"
        )
    ]


@pytest.mark.rule("HB-14.3")
def test_too_little_malice_in_place_of_blood_says_what_blood_there_is() -> None:
    story = table(dracula=side(blood=3, malice=2, hand=["Carpathian Wildcat"]))
    story.answer("play:carpathian-wildcat")
    assert why_not(story, "dracula", "pay:malice-0") == [
        "Carpathian Wildcat costs 4; you have only 3 blood. (HB-14.3)"
    ]


# ---------------------------------------------------------------- other actions


@pytest.mark.rule("HB-6.4")
def test_a_second_slumber_says_who_has_slumbered() -> None:
    story = table()
    story.answer("slumber")
    wanted = ["Dracula has slumbered this round. Nobody can do so again. (HB-6.4)"]
    assert why_not(story, "jaws", "slumber") == wanted


@pytest.mark.rule("HB-8.1", "HB-9.1")
def test_an_exhausted_minion_neither_attacks_nor_schemes() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Renfield", exhausted=True)]))
    assert why_not(story, "dracula", "minion:0:0") == [
        "Renfield is exhausted and cannot attack. (HB-8.1)",
        "Renfield is exhausted and cannot scheme. (HB-9.1)",
    ]


@pytest.mark.rule("HB-10.1", "HB-10.2", "HB-10.3")
def test_a_location_says_whether_control_malice_or_the_round_bars_its_action() -> None:
    story = table(jaws=side(malice=2))
    wanted = ["You do not control North Beach. (HB-10.1)"]
    assert why_not(story, "dracula", "use:location-left") == wanted
    story.answer("pass", "use:location-right", "pass")
    wanted = ["You have used North Beach this round. (HB-10.3)"]
    assert why_not(story, "jaws", "location:1") == wanted
    story = table(turn="jaws")
    assert why_not(story, "jaws", "location:1") == [
        "The action of North Beach costs 1 malice; you have 0. (HB-10.2)"
    ]


@pytest.mark.rule("HB-2.2", "HB-10.2")
def test_the_action_of_the_other_side_of_a_monster_cannot_be_used() -> None:
    story = table(dracula=side(malice=4))
    assert "The action of Dracula is on its other side. (HB-2.2)" in why_not(
        story, "dracula", "use:monster"
    )
    story = table(jaws=side(malice=1, assets=["Orca"], unleashed=True), turn="jaws")
    assert why_not(story, "jaws", "use:orca") == [
        "Orca has a Lurking Action; Jaws is Unleashed. (HB-10.2)"
    ]


# ---------------------------------------------------------------- targets


@pytest.mark.rule("HB-8.2")
def test_an_attack_reaches_enemies_at_its_own_location_only() -> None:
    story = table(
        dracula=side(minions=[at(BEACH, "Renfield"), at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, "Barracuda")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:barracuda")
    assert why_not(story, "jaws", "minion:0:0") == [
        "Renfield is at North Beach; the attack is at Carfax Abbey. (HB-8.2)"
    ]
    assert why_not(story, "jaws", "monster:1") == [
        "Jaws is yours. Attack an enemy character. (HB-8.2)"
    ]
    assert why_not(story, "jaws", "minion:0:1") == []  # Mina can be attacked


@pytest.mark.rule("HB-8.3", "HB-14.4")
def test_who_cannot_defend_and_why() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield", exhausted=True), at(CARFAX, "Mina Harker")]),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:man-o-war", "target:enemy:left:mina-harker")
    story.answer("target:enemy:monster")
    assert story.asks("dracula", "defend")
    assert why_not(story, "dracula", "minion:0:0") == [
        "Renfield is exhausted. Only a ready character defends. (HB-8.3)"
    ]
    assert why_not(story, "dracula", "minion:0:1") == [
        "Man O' War slipped past Mina Harker, who cannot defend. (HB-14.4)"
    ]


@pytest.mark.rule("HB-12.4")
def test_indirect_damage_is_for_ones_own_and_no_more_than_their_health() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Count Alucard")]),
        jaws=side(minions=[at(BEACH, "Barracuda"), at(BEACH, "Man O' War")]),
    )
    story.answer("scheme:ally:right:count-alucard", "target:ally:right:barracuda")
    assert why_not(story, "jaws", "minion:1:0") == [
        "Barracuda cannot be given more than its remaining health. (HB-12.4)"
    ]
    assert why_not(story, "jaws", "monster:0") == [
        "You divide indirect damage among your own characters. (HB-12.4)"
    ]


@pytest.mark.rule("HB-2.1", "HB-13.4")
def test_a_text_about_a_minion_here_says_whom_it_cannot_target() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield"), at(BEACH, "Mina Harker")]),
        jaws=side(malice=1, minions=[at(BEACH, "Barracuda")]),
        turn="jaws",
    )
    story.answer("use:location-right")
    assert why_not(story, "jaws", "monster:0") == [
        "Dracula is a monster and not a minion. (HB-2.1)"
    ]
    assert why_not(story, "jaws", "minion:0:0") == [
        "North Beach cannot target Renfield: Deal 1 damage to a minion here. (HB-13.4)"
    ]


# ---------------------------------------------------------------- cards that are looked at


@pytest.mark.rule("HB-16.5")
def test_only_sharks_are_taken() -> None:
    deck = ["Rogue Shark", "Ravenous Predator", "Orca", *["Giant Octopus"] * 5]
    story = table(jaws=side(hand=["Shark Spotter"], blood=2, deck=deck), turn="jaws")
    story.answer("play:shark-spotter", "at:right")
    assert why_not(story, "jaws", "take:orca") == ["Orca is not a Shark card. (HB-16.5)"]


@pytest.mark.rule("HB-9.4")
def test_once_a_card_is_back_on_top_none_goes_to_the_bottom() -> None:
    deck = ["Rogue Shark", "Orca", "Barracuda", *["Giant Octopus"] * 7]
    story = table(jaws=side(minions=[at(BEACH, "Giant Octopus")], deck=deck), turn="jaws")
    story.answer("scheme:ally:right:giant-octopus", "top:orca")
    assert why_not(story, "jaws", "bottom:barracuda") == [
        "A card is back on top already. The rest follow it there. (HB-9.4)"
    ]
