"""What a card asks for before it can be played: loyalty and its cost. (HB-7.1 to 7.3)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.printed import CURSED, FERAL
from tests.games.hellbreak.story import BEACH, CARFAX, at, made_up, side, table

# ---------------------------------------------------------------- price and loyalty


@pytest.mark.rule("HB-7.1")
def test_a_card_comes_from_the_hand_and_its_cost_from_the_pool() -> None:
    story = table(dracula=side(hand=["Renfield", "Drain Life"], blood=3))
    story.answer("play:renfield", "at:right")
    assert story.dracula.blood == 1
    assert story.pile("dracula", "hand") == ["Drain Life"]
    assert story.in_play("dracula") == ["Renfield"]


@pytest.mark.rule("HB-7.1")
def test_without_the_full_cost_in_blood_a_card_cannot_be_played() -> None:
    """Renfield costs 2; neither malice nor what lies at a location helps."""
    dracula = side(hand=["Renfield", "Drain Life"], blood=1, malice=5)
    story = table(dracula, malice_at_carfax=(3, 0))
    assert "play:renfield" not in story.options
    assert "play:drain-life" in story.options


@pytest.mark.rule("HB-7.1")
def test_only_cards_in_the_hand_can_be_played() -> None:
    elsewhere = ["Renfield"]
    dracula = side(blood=9, vault=elsewhere, crypt=elsewhere, deck=elsewhere)
    story = table(dracula)
    assert "play:renfield" not in story.options


@pytest.mark.rule("HB-7.1")
@pytest.mark.rule("HB-7.2")
def test_blood_does_not_stand_in_for_loyalty() -> None:
    """Swarm of Rats asks for a Revenant icon, and Cursed icons are none."""
    cursed = ["Drain Life", "Renfield", "Coven Feast"]
    story = table(dracula=side(hand=["Swarm of Rats"], blood=9, vault=cursed))
    assert "play:swarm-of-rats" not in story.options
    story = table(dracula=side(hand=["Swarm of Rats"], blood=9, vault=["Aleera"]))
    assert "play:swarm-of-rats" in story.options


@pytest.mark.rule("HB-7.2")
@pytest.mark.parametrize("unleashed", [False, True])
def test_the_monster_shows_an_icon_whichever_side_is_up(unleashed: bool) -> None:
    """Renfield asks for one Cursed icon, the wolf for two; Dracula has one of them himself."""
    hand = ["Renfield", "Transylvanian Wolf"]
    story = table(dracula=side(hand=hand, blood=9, unleashed=unleashed))
    assert "play:renfield" in story.options
    assert "play:transylvanian-wolf" not in story.options
    story = table(dracula=side(hand=hand, blood=9, unleashed=unleashed, vault=["Drain Life"]))
    assert "play:transylvanian-wolf" in story.options


@pytest.mark.rule("HB-7.2")
def test_a_monster_shows_no_icon_of_another_aspect() -> None:
    story = table(jaws=side(hand=["Barracuda", "Renfield"], blood=9), turn="jaws")
    assert story.jaws.icons(FERAL) == 1
    assert "play:barracuda" in story.options
    assert "play:renfield" not in story.options


@pytest.mark.rule("HB-7.2")
def test_more_icons_than_needed_are_welcome() -> None:
    vault = ["Drain Life", "Renfield", "Coven Feast"]
    story = table(dracula=side(hand=["Renfield"], blood=2, vault=vault))
    assert "play:renfield" in story.options


@pytest.mark.rule("HB-7.2")
def test_icons_are_not_used_up() -> None:
    wolves = ["Transylvanian Wolf", "Transylvanian Wolf"]
    story = table(dracula=side(hand=wolves, blood=4, vault=["Drain Life"]))
    story.answer("play:transylvanian-wolf", "at:right", "pass")
    assert story.dracula.icons(CURSED) == 2
    story.answer("play:transylvanian-wolf", "at:right")
    assert story.in_play("dracula") == wolves


# ---------------------------------------------------------------- cost cuts


@pytest.mark.rule("HB-7.3")
def test_two_brides_cut_the_cost_of_the_third_by_two() -> None:
    """Verona costs 5, and 1 less for each Bride."""
    sisters = [at(CARFAX, "Aleera"), at(BEACH, "Marishka")]
    vault = ["Swarm of Rats", "Swarm of Rats"]
    story = table(dracula=side(hand=["Verona"], blood=2, vault=vault, minions=sisters))
    assert "play:verona" not in story.options
    story = table(dracula=side(hand=["Verona"], blood=3, vault=vault, minions=sisters))
    story.answer("play:verona", "at:right")
    assert story.dracula.blood == 0


@pytest.mark.rule("HB-7.3")
def test_a_cost_cut_below_nothing_brings_no_blood() -> None:
    """Aleera costs 3; five Brides would make that -2."""
    brides = [at(CARFAX, made_up(f"Bride {n}", traits=("Bride",))) for n in range(5)]
    vault = ["Swarm of Rats"]
    story = table(dracula=side(hand=["Aleera"], vault=vault, minions=brides))
    story.answer("play:aleera", "at:right")
    assert story.dracula.blood == 0


@pytest.mark.rule("HB-7.3")
@pytest.mark.rule("HB-7.1")
def test_malicious_pays_what_the_cuts_have_left() -> None:
    """Cost 3, cut by 2, Malicious 2: one malice at most, and none is needed."""
    cat = made_up("Cat", cost=3, malicious=2, changes_cost=True, cost_cut=lambda *_: 2)
    story = table(dracula=side(hand=[cat], blood=1, malice=2))
    story.answer("play:cat")
    assert story.options == ["pay:malice-0", "pay:malice-1"]
    story.answer("pay:malice-1")
    assert (story.dracula.blood, story.dracula.malice) == (1, 1)


@pytest.mark.rule("HB-7.3")
def test_a_card_that_the_cuts_have_made_free_takes_no_malice() -> None:
    cat = made_up("Cat", cost=3, malicious=2, changes_cost=True, cost_cut=lambda *_: 5)
    story = table(dracula=side(hand=[cat], blood=1, malice=2))
    story.answer("play:cat")
    assert story.asks("dracula", "play-where")
    assert (story.dracula.blood, story.dracula.malice) == (1, 2)


@pytest.mark.rule("HB-7.1")
def test_malicious_helps_out_where_blood_is_short() -> None:
    """The wildcat costs 4: with 3 blood one malice is a must, and two are allowed."""
    story = table(dracula=side(hand=["Carpathian Wildcat"], blood=3, malice=5))
    story.answer("play:carpathian-wildcat")
    assert story.options == ["pay:malice-1", "pay:malice-2"]
    story.answer("pay:malice-2", "at:right", "no")
    assert (story.dracula.blood, story.dracula.malice) == (1, 3)


@pytest.mark.rule("HB-7.1")
def test_malicious_cannot_pay_more_than_its_number() -> None:
    story = table(dracula=side(hand=["Carpathian Wildcat"], blood=1, malice=5))
    assert "play:carpathian-wildcat" not in story.options


@pytest.mark.rule("HB-7.3")
def test_a_cut_counts_when_the_card_is_played_and_not_before() -> None:
    """A Bride makes Aleera cheap enough, until the Octopus kills the Bride."""
    bride = at(CARFAX, made_up("Bride", traits=("Bride",)))
    story = table(
        dracula=side(hand=["Aleera"], blood=2, vault=["Swarm of Rats"], minions=[bride]),
        jaws=side(minions=[at(CARFAX, "Giant Octopus")]),
    )
    assert "play:aleera" in story.options
    story.answer("pass", "attack:ally:left:giant-octopus")
    story.answer("target:enemy:left:bride", "defend:nobody")
    assert story.asks("dracula", "action")
    assert "play:aleera" not in story.options
