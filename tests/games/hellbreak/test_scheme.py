"""Scheming: prowl, foresee and haunt. (HB-9.1 to 9.6)"""

from __future__ import annotations

from itertools import permutations

import pytest

from breakfall.games.hellbreak.card import MonsterSide
from breakfall.games.hellbreak.printed import Bar, foresee, haunt, prowl
from breakfall.games.hellbreak.rules.effects import move, return_to_hand
from breakfall.games.hellbreak.rules.pool import gain_malice
from breakfall.games.hellbreak.state import DeckCard, Duel, Minion, MonsterCard
from breakfall.games.hellbreak.terms import SCHEME
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, made_up, side, table


class Ghost(MonsterCard):
    name = "Ghost"
    lurking = MonsterSide(combat=0, health=16, bar=Bar(), scheme=(haunt(3),))


async def gain_a_malice(face: object, duel: Duel, me: Minion) -> None:
    gain_malice(duel, me.side, 1)


async def move_oneself(face: object, duel: Duel, me: Minion) -> None:
    await move(duel, [me])


async def terrify_oneself(face: object, duel: Duel, me: Minion) -> None:
    return_to_hand(duel, me)


def malice(story: Story) -> list[list[int]]:
    """What lies at Carfax Abbey and at North Beach, (Dracula's, Jaws') each."""
    return [place.malice for place in story.duel.places]


# ---------------------------------------------------------------- the schemer


@pytest.mark.rule("HB-9.1")
def test_only_ready_characters_of_ones_own_can_scheme() -> None:
    standing = [at(CARFAX, "Renfield", exhausted=True), at(BEACH, "Mina Harker")]
    jaws = side(minions=[at(CARFAX, "Shark Spotter")])
    story = table(dracula=side(minions=standing, exhausted=True), jaws=jaws)
    schemes = [key for key in story.options if key.startswith("scheme:")]
    assert schemes == ["scheme:ally:left:mina-harker"]


@pytest.mark.rule("HB-9.1")
def test_a_schemer_becomes_exhausted_and_fights_nobody() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Renfield")]))
    story.answer("scheme:ally:right:renfield")
    assert story.minion("Renfield").exhausted
    assert story.asks("jaws", "action")
    assert story.jaws.health == 16
    story.answer("pass")
    assert "scheme:ally:right:renfield" not in story.options


@pytest.mark.rule("HB-9.1")
def test_a_monster_can_scheme_and_becomes_exhausted() -> None:
    story = table()
    story.answer("scheme:ally:monster")
    assert story.dracula.monster.exhausted


@pytest.mark.rule("HB-9.1")
def test_a_scheme_without_icons_does_nothing_and_is_not_a_pass() -> None:
    """Jaws passes before and after it, and the phase goes on."""
    story = table(dracula=side(minions=[at(CARFAX, "Transylvanian Wolf")]), turn="jaws")
    story.answer("pass", "scheme:ally:right:transylvanian-wolf")
    assert story.minion("Transylvanian Wolf").exhausted
    assert malice(story) == [[0, 0], [0, 0]]
    story.answer("pass")
    assert story.asks("dracula", "action")


# ---------------------------------------------------------------- the order


@pytest.mark.rule("HB-9.2")
def test_the_scheme_ability_comes_before_the_icons() -> None:
    """Larry Vaughn asks for a malice before he haunts."""
    story = table(jaws=side(minions=[at(BEACH, "Larry Vaughn")], malice=1), turn="jaws")
    story.answer("scheme:ally:right:larry-vaughn")
    assert story.asks("jaws", "spend-malice")
    assert malice(story) == [[0, 0], [0, 0]]
    story.answer("no")
    assert malice(story) == [[0, 0], [0, 2]]


@pytest.mark.rule("HB-9.2")
def test_a_monster_uses_its_scheme_ability_first_too() -> None:
    """Jaws has played a Creature; the malice is there before his prowling is divided."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(hand=["Barracuda"], blood=1),
        turn="jaws",
    )
    story.answer("play:barracuda", "at:right", "pass", "scheme:ally:monster")
    assert story.asks("dracula", "assign-damage")
    assert story.jaws.malice == 1


@pytest.mark.rule("HB-9.2")
def test_a_scheme_ability_is_not_used_by_others_who_scheme() -> None:
    schemer = made_up("Schemer", abilities=SCHEME, schemes=gain_a_malice)
    minions = [at(CARFAX, schemer), at(CARFAX, "Renfield")]
    story = table(dracula=side(minions=minions))
    story.answer("scheme:ally:right:renfield")
    assert story.dracula.malice == 0
    story.answer("pass", "scheme:ally:right:schemer")
    assert story.dracula.malice == 1


@pytest.mark.rule("HB-9.2")
def test_icons_are_resolved_from_left_to_right_each_one_completely() -> None:
    """Haunt 1, then Foresee 2 card by card, then Prowl 3, then Haunt 2."""
    icons = (haunt(1), foresee(2), prowl(3), haunt(2))
    schemer = made_up("Schemer", scheme=icons)
    story = table(
        dracula=side(minions=[at(CARFAX, schemer)], deck=["Renfield", "Aleera"]),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("scheme:ally:right:schemer")
    assert story.asks("dracula", "foresee")
    assert malice(story)[CARFAX] == [1, 0]
    story.answer("bottom:renfield")
    assert story.asks("dracula", "foresee")
    story.answer("bottom:aleera")
    assert story.asks("jaws", "assign-damage")
    assert malice(story)[CARFAX] == [1, 0]
    story.answer(*["target:ally:monster"] * 3)
    assert story.jaws.health == 13
    assert malice(story)[CARFAX] == [3, 0]


# ---------------------------------------------------------------- prowl and foresee


@pytest.mark.rule("HB-9.3")
def test_prowl_deals_its_value_to_the_opponent_who_divides_it() -> None:
    prowler = made_up("Prowler", scheme=(prowl(3),))
    story = table(
        dracula=side(minions=[at(CARFAX, prowler), at(CARFAX, "Renfield")]),
        jaws=side(minions=[at(BEACH, "Rogue Shark")]),
    )
    story.answer("scheme:ally:right:prowler")
    assert story.asks("jaws", "assign-damage")
    assert story.options == ["target:ally:monster", "target:ally:right:rogue-shark"]
    story.answer("target:ally:right:rogue-shark", "target:ally:monster", "target:ally:monster")
    assert story.minion("Rogue Shark").damage == 1
    assert story.jaws.health == 14
    assert story.dracula.health == 16


THREE = ("Renfield", "Aleera", "Verona")


def foreseeing(deck: list[str], value: int = 3) -> Story:
    seer = made_up("Seer", scheme=(foresee(value),))
    story = table(dracula=side(minions=[at(CARFAX, seer)], deck=deck))
    story.answer("scheme:ally:right:seer")
    return story


def arrangements(answers: tuple[str, ...] = ()) -> set[tuple[str, ...]]:
    """Every order of the deck that some series of answers leads to."""
    story = foreseeing([*THREE, "Drain Life"])
    story.answer(*answers)
    if story.kind != "foresee":
        return {tuple(story.pile("dracula", "deck"))}
    return set().union(*(arrangements((*answers, key)) for key in story.options))


@pytest.mark.rule("HB-9.4")
def test_each_card_goes_to_the_top_or_the_bottom_in_any_order() -> None:
    """Three cards and one below them: that one may end up in any of four places."""
    wanted = {
        (*order[:above], "Drain Life", *order[above:])
        for order in permutations(THREE)
        for above in range(4)
    }
    assert len(wanted) == 24
    assert arrangements() == wanted


@pytest.mark.rule("HB-9.4")
def test_foresee_looks_at_as_many_cards_as_its_value() -> None:
    story = foreseeing(["Renfield", "Aleera", "Verona"], value=2)
    assert story.pile("dracula", "looked_at") == ["Aleera", "Renfield"]
    assert story.options == ["top:renfield", "bottom:renfield", "top:aleera", "bottom:aleera"]
    story.answer("bottom:renfield", "top:aleera")
    assert story.pile("dracula", "deck") == ["Aleera", "Verona", "Renfield"]


@pytest.mark.rule("HB-9.4")
def test_only_the_deck_of_the_schemer_is_looked_at() -> None:
    """Jaws cannot tell which card lies on top of Dracula's deck, and his own is left alone."""
    story = foreseeing(["Renfield", "Aleera"], value=1)
    assert story.pile("jaws", "looked_at") == []
    story.answer("top:renfield")
    assert any("Renfield" in line for line in story.match.log(0))
    assert not any("Renfield" in line for line in story.match.log(1))


# ---------------------------------------------------------------- haunt


@pytest.mark.rule("HB-9.5")
def test_a_minion_haunts_its_own_location_with_malice_from_the_supply() -> None:
    story = table(dracula=side(minions=[at(BEACH, "Aleera")]), malice_at_beach=(0, 1))
    story.answer("scheme:ally:left:aleera")
    assert malice(story) == [[0, 0], [2, 1]]
    assert story.dracula.malice == 0


@pytest.mark.rule("HB-9.5")
def test_the_pool_is_not_touched_by_haunting() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Renfield")], malice=2))
    story.answer("scheme:ally:right:renfield")
    assert malice(story)[CARFAX] == [1, 0]
    assert story.dracula.malice == 2


@pytest.mark.rule("HB-9.5")
@pytest.mark.parametrize(("key", "where"), [("at:right", CARFAX), ("at:left", BEACH)])
def test_a_monster_haunts_one_location_of_its_choice_with_everything(key: str, where: int) -> None:
    story = table(dracula=side(monster=Ghost()), locations=("Carfax Abbey", "Amity Harbor"))
    story.answer("scheme:ally:monster")
    assert story.asks("dracula", "haunt-where")
    story.answer(key)
    assert malice(story)[where] == [3, 0]
    assert malice(story)[1 - where] == [0, 0]
    assert story.asks("jaws", "action")


# ---------------------------------------------------------------- the schemer is gone


def wildcat_in_wait(schemer: DeckCard) -> Story:
    """The schemer prowls, and in Jaws' health stack a wildcat is next: 2 damage to a minion."""
    story = table(
        dracula=side(minions=[at(CARFAX, schemer), at(CARFAX, "Giant Octopus")]),
        jaws=side(health=["Carpathian Wildcat", "Barracuda"], vertical=True, malice=1),
    )
    story.answer(f"scheme:ally:right:{schemer.key}", "yes")
    assert story.asks("jaws", "damage-whom")
    return story


@pytest.mark.rule("HB-9.6")
def test_a_jumpscare_that_kills_the_schemer_ends_the_scheme() -> None:
    story = wildcat_in_wait(made_up("Schemer", health=2, scheme=(prowl(1), haunt(2), prowl(2))))
    story.answer("target:enemy:left:schemer:exhausted:scheming")
    assert story.in_play("dracula") == ["Giant Octopus"]
    assert malice(story)[CARFAX] == [0, 0]
    assert story.jaws.health == 2
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-9.6")
def test_a_schemer_that_survives_the_jumpscare_goes_on() -> None:
    story = wildcat_in_wait(made_up("Schemer", health=3, scheme=(prowl(1), haunt(2))))
    story.answer("target:enemy:left:schemer:exhausted:scheming")
    assert story.minion("Schemer").damage == 2
    assert malice(story)[CARFAX] == [2, 0]


@pytest.mark.rule("HB-9.6")
def test_a_jumpscare_that_kills_somebody_else_does_not_end_the_scheme() -> None:
    story = wildcat_in_wait(made_up("Schemer", health=1, scheme=(prowl(1), haunt(2))))
    story.answer("target:enemy:left:giant-octopus")
    assert malice(story)[CARFAX] == [2, 0]


@pytest.mark.rule("HB-9.6")
def test_a_schemer_that_leaves_play_otherwise_loses_the_rest_too() -> None:
    shy = made_up("Shy", abilities=SCHEME, schemes=terrify_oneself, scheme=(haunt(2),))
    story = table(dracula=side(minions=[at(CARFAX, shy)]))
    story.answer("scheme:ally:right:shy")
    assert story.pile("dracula", "hand") == ["Shy"]
    assert malice(story) == [[0, 0], [0, 0]]


@pytest.mark.rule("HB-9.6")
def test_a_schemer_that_has_moved_haunts_the_location_where_it_is_now() -> None:
    rider = made_up("Rider", abilities=SCHEME, schemes=move_oneself, scheme=(haunt(2),))
    story = table(dracula=side(minions=[at(CARFAX, rider)]))
    story.answer("scheme:ally:right:rider")
    assert malice(story) == [[0, 0], [2, 0]]


@pytest.mark.rule("HB-12.14")
@pytest.mark.rule("HB-9.4")
def test_a_short_deck_is_looked_at_as_far_as_it_goes() -> None:
    story = foreseeing(["Renfield", "Aleera"])
    assert story.pile("dracula", "looked_at") == ["Aleera", "Renfield"]
    story.answer("bottom:aleera", "top:renfield")
    assert story.pile("dracula", "deck") == ["Renfield", "Aleera"]
    assert story.dracula.health == 16


@pytest.mark.rule("HB-12.14")
def test_an_empty_deck_shows_nothing_and_does_not_hurt() -> None:
    story = foreseeing([])
    assert story.asks("jaws", "action")
    assert story.dracula.health == 16
