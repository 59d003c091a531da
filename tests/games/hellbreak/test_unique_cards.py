"""Unique cards: of two with one name, their controller kills one. (HB-7.10)"""

from __future__ import annotations

import pytest

from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table


def two_renfields(*, malice: int = 1, old_is_exhausted: bool = False) -> Story:
    """Dracula has just played Renfield at Carfax Abbey while another one was in play there."""
    minions = [at(CARFAX, "Renfield", exhausted=old_is_exhausted)]
    story = table(dracula=side(hand=["Renfield"], blood=2, malice=malice, minions=minions))
    story.answer("play:renfield", "at:right")
    return story


@pytest.mark.rule("HB-7.10")
def test_of_two_unique_minions_one_is_killed_before_the_new_one_can_be_readied() -> None:
    story = two_renfields()
    assert story.asks("dracula", "unique")
    assert [story.points_at(key) for key in story.options] == [("minion:0:0",), ("minion:0:1",)]
    story.answer("kill:old")
    assert story.pile("dracula", "crypt") == ["Renfield"]
    assert story.asks("dracula", "pay-to-ready")
    assert story.minion("Renfield").exhausted  # the new one


@pytest.mark.rule("HB-7.10")
def test_the_new_one_may_be_killed_as_well() -> None:
    story = two_renfields()
    story.answer("kill:new")
    assert story.in_play("dracula") == ["Renfield"]
    assert not story.minion("Renfield").exhausted  # the old one
    assert story.asks("jaws", "action")
    assert story.dracula.malice == 1


@pytest.mark.rule("HB-7.10")
def test_one_chooses_even_if_the_two_look_alike() -> None:
    """Killing the new Alucard spares Dracula the reward that an empty deck makes deadly."""
    story = table(
        dracula=side(
            hand=["Count Alucard"],
            blood=7,
            vault=["Renfield"],
            minions=[at(CARFAX, "Count Alucard")],
            deck=[],
            health=["Renfield"],
        ),
        malice_at_carfax=(1, 0),
    )
    story.answer("play:count-alucard", "at:right")
    assert story.asks("dracula", "unique")
    story.answer("kill:new")
    assert story.in_play("dracula") == ["Count Alucard"]
    assert story.duel.places[CARFAX].malice == [1, 0]
    assert story.winner is None


@pytest.mark.rule("HB-7.10")
def test_malice_makes_the_new_one_worth_more_than_an_old_one_that_looks_alike() -> None:
    """Both are exhausted, but only the new one may be readied."""
    story = two_renfields(malice=1, old_is_exhausted=True)
    assert story.options == ["kill:old", "kill:new"]
    story.answer("kill:old", "yes")
    assert not story.minion("Renfield").exhausted


@pytest.mark.rule("HB-7.10")
def test_nothing_is_asked_when_it_cannot_matter_which_of_the_two_is_killed() -> None:
    story = two_renfields(malice=0, old_is_exhausted=True)
    assert story.pile("dracula", "crypt") == ["Renfield"]
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-7.10")
def test_the_subtitle_makes_no_difference() -> None:
    namesake = made_up("Renfield", unique=True, subtitle="Another One")
    story = table(dracula=side(hand=[namesake], minions=[at(BEACH, "Renfield")]))
    story.answer("play:renfield", "at:right")
    assert story.asks("dracula", "unique")
    story.answer("kill:old")
    assert story.minion("Renfield").location == CARFAX
    assert len(story.dracula.minions) == 1


@pytest.mark.rule("HB-7.10")
def test_cards_without_the_bullet_come_in_any_number() -> None:
    rats = [at(CARFAX, "Swarm of Rats")]
    dracula = side(hand=["Swarm of Rats"], blood=2, vault=["Aleera"], minions=rats)
    story = table(dracula)
    story.answer("play:swarm-of-rats", "at:right")
    assert story.in_play("dracula") == ["Swarm of Rats", "Swarm of Rats"]


@pytest.mark.rule("HB-7.10")
def test_the_opponents_cards_do_not_count() -> None:
    story = table(
        dracula=side(hand=["Renfield"], blood=2),
        jaws=side(minions=[at(CARFAX, "Renfield")]),
    )
    story.answer("play:renfield", "at:right")
    assert story.in_play("dracula") == ["Renfield"]
    assert story.in_play("jaws") == ["Renfield"]


@pytest.mark.rule("HB-7.10")
@pytest.mark.rule("HB-12.2")
@pytest.mark.parametrize(("key", "is_exhausted"), [("kill:old", False), ("kill:new", True)])
def test_of_two_unique_assets_one_is_killed_too(key: str, is_exhausted: bool) -> None:
    jaws = side(hand=["Orca"], assets=["Orca"], blood=1, malice=1, vault=["Orca"])
    story = table(jaws=jaws, turn="jaws")
    story.answer("use:orca", "at:right", "defend:nobody", "pass", "play:orca")
    assert story.asks("jaws", "unique-asset")
    assert [story.points_at(one) for one in story.options] == [("asset:1:0",), ("asset:1:1",)]
    story.answer(key)
    assert [asset.exhausted for asset in story.jaws.assets] == [is_exhausted]
    assert story.pile("jaws", "crypt") == ["Orca"]
    assert any("Orca is killed" in line for line in story.told)


@pytest.mark.rule("HB-7.10")
def test_of_two_unique_assets_that_are_alike_either_is_killed() -> None:
    jaws = side(hand=["Orca"], assets=["Orca"], blood=1, vault=["Orca"])
    story = table(jaws=jaws, turn="jaws")
    story.answer("play:orca")
    assert story.asks("dracula", "action")
    assert len(story.jaws.assets) == 1
    assert story.pile("jaws", "crypt") == ["Orca"]


@pytest.mark.rule("HB-7.10")
def test_assets_without_the_bullet_come_in_any_number() -> None:
    dracula = side(hand=["Vampire's Coffin"], assets=["Vampire's Coffin"], blood=1)
    story = table(dracula)
    story.answer("play:vampires-coffin")
    assert len(story.dracula.assets) == 2
