"""Stories about the yellow orders."""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.rules.effects import damage_target_opponent
from breakfall.games.nightfall.state import Link, Night
from breakfall.games.nightfall.terms import ACTION, BLUE, PURPLE, RED, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import hurt, order
from tests.games.nightfall.story import seat, table

# ---------------------------------------------------------------- Lilith Lawrence


@pytest.mark.rule("NF-12.4")
def test_lilith_lawrence_exiles_the_top_card_of_an_archive() -> None:
    story = table(seat(["Lilith Lawrence"]), seat(archives=["Vulko"]), commons=SHOP)
    resolve(story, "lilith-lawrence")
    assert story.options == ["archive:blaine-cordell", "archive:vulko"]
    story.answer("archive:vulko")
    assert (story.left_in("Vulko"), story.left_in("Blaine Cordell")) == (6, 7)
    assert story.exiled == ["Vulko"]


@pytest.mark.rule("NF-2.6", "NF-2.7", "NF-2.14", "NF-12.14")
def test_lilith_lawrence_makes_your_other_vampires_stronger() -> None:
    """Two of them: Sands has 2 + 2, each Lilith 2 + 1, and Vulko is no Vampire."""
    story = table(
        seat(minions=["Zacharias Sands", "Lilith Lawrence", "Lilith Lawrence", "Vulko"]),
        seat(),
        phase="combat",
        commons=SHOP,
    )
    assert story.wounds(1) == 4 + 3 + 3 + 3


def test_lilith_lawrence_does_nothing_for_the_vampires_of_others() -> None:
    story = table(
        seat(minions=["Zacharias Sands"]),
        seat(minions=["Lilith Lawrence"]),
        phase="combat",
        commons=SHOP,
    )
    story.answer("block:nobody")
    assert story.wounds(1) == 2


@pytest.mark.rule("NF-12.13", "NF-3.6", "NF-2.17")
def test_lilith_lawrences_kicker_puts_a_minion_into_its_owners_hand() -> None:
    """Even a starting minion is saved from exile like this."""
    story = table(
        seat([moon(RED), "Lilith Lawrence"], minions=["Vulko"]),
        seat(["bite"], minions=[hurt("Yuri Koroviev", 1)]),
        commons=SHOP,
    )
    resolve(story, "red", "lilith-lawrence")
    assert story.options == ["minion:you-1", "minion:left-1-1"]
    story.answer("minion:left-1-1")
    assert story.hand(1) == ["Yuri Koroviev", "bite"]
    assert story.exiled == ["Blaine Cordell"]  # by her chain text


# ---------------------------------------------------------------- Sir John Travail


@pytest.mark.rule("NF-15.8", "NF-2.14")
def test_sir_john_travail_lowers_costs_from_the_turn_he_enters_play() -> None:
    story = table(seat(["Sir John Travail", "bite"]), seat(), commons=["Shock and Awe", "Vulko"])
    resolve(story, "sir-john-travail")
    assert story.options == ["claim:nothing", "claim:shock-and-awe", "discard:bite"]
    story.answer("claim:shock-and-awe")
    assert story.influence(0) == 0


@pytest.mark.rule("NF-9.6", "NF-15.8")
def test_a_cost_never_falls_below_nothing() -> None:
    story = table(
        seat(["bite"], minions=["Sir John Travail"] * 3), seat(), phase="claim", commons=SHOP
    )
    story.answer("claim:blaine-cordell", "claim:blaine-cordell")
    assert story.influence(0) == 2


@pytest.mark.rule("NF-15.9", "NF-12.15")
def test_sir_john_travails_kicker_repeats_the_next_order_though_it_is_another_players() -> None:
    """The other player, who played it, chooses its targets, both times anew."""
    white = order("White Shock", links=(YELLOW,), species=ACTION, on_chain=hit_an_opponent)
    story = table(seat([white]), seat(["Sir John Travail"]), seat(), commons=SHOP)
    story.answer("play:white-shock", "link:sir-john-travail")
    assert story.asks(0, "target-player")
    story.answer("player:left-1")
    assert story.asks(0, "target-player")
    story.answer("player:left-2")
    assert [story.wounds(number) for number in range(3)] == [0, 1, 1]
    assert story.discard(0) == ["White Shock"]


async def hit_an_opponent(night: Night, me: Link) -> None:
    await damage_target_opponent(night, me, 1)


# ---------------------------------------------------------------- Flank Attack


@pytest.mark.rule("NF-15.3", "NF-12.10")
def test_flank_attack_stops_chain_text_and_kicker_but_not_the_minion() -> None:
    story = table(
        seat([moon(RED), "Zacharias Sands", moon(YELLOW)], deck=["bite"], discard=["burn"]),
        seat(["Flank Attack"]),
        commons=SHOP,
    )
    story.answer("play:red", "link:zacharias-sands", "link:yellow", "link:flank-attack")
    assert story.asks(1, "target-order")
    assert story.options == ["order:link-1", "order:link-2", "order:link-3"]  # not itself
    story.answer("order:link-2")
    assert story.minions(0) == ["Zacharias Sands 2"]
    assert story.hand(0) == []
    assert story.wounds(0) == 2
    assert story.night.exiled_wounds.is_empty


@pytest.mark.rule("NF-15.3", "NF-2.14")
def test_the_in_play_text_of_a_minion_that_was_flanked_works_as_ever() -> None:
    """Player 2 flanks Sir John Travail, who still makes Zacharias Sands cost two."""
    story = table(
        seat(["Sir John Travail", moon(RED)]), seat(["Flank Attack"]), commons=["Zacharias Sands"]
    )
    story.answer("play:sir-john-travail", "link:red", "link:flank-attack", "order:link-1")
    assert story.minions(0) == ["Sir John Travail 3"]
    assert "claim:zacharias-sands" in story.options


@pytest.mark.rule("NF-15.3")
def test_an_action_that_was_flanked_is_discarded() -> None:
    story = table(
        seat(["Death Grip", moon(BLUE)]), seat(["Flank Attack"], archives=["Vulko"]), commons=SHOP
    )
    story.answer("play:death-grip", "link:blue", "link:flank-attack", "order:link-1")
    story.answer("claim:vulko")
    assert (story.wounds(0), story.wounds(1)) == (0, 0)
    assert story.discard(0) == ["Death Grip", "Blue"]


@pytest.mark.rule("NF-12.16", "NF-9.9", "NF-9.8")
def test_flank_attacks_kicker_is_labelled_as_free() -> None:
    story = table(seat([moon(BLUE), "Flank Attack"], archives=["Big Ghost"]), seat(), commons=SHOP)
    resolve(story, "blue", "flank-attack")
    assert story.match.choice is not None
    labels = [offered.label for offered in story.match.choice.options]
    assert labels == ["Take Blaine Cordell", "Take “Big Ghost”"]
    story.answer("claim:big-ghost")
    assert story.influence(0) == 2


@pytest.mark.rule("NF-12.16", "NF-8.7")
def test_there_is_no_free_order_from_empty_archives() -> None:
    story = table(
        seat([moon(BLUE), "Flank Attack", "bite"]),
        seat(archives=["Vulko"]),
        commons=SHOP,
        left={"Blaine Cordell": 0},
    )
    resolve(story, "blue", "flank-attack")
    assert story.asks(0, "claim")
    assert story.discard(0) == ["Blue", "Flank Attack"]


# ---------------------------------------------------------------- Grim Siege


@pytest.mark.parametrize("minions", [0, 1, 3])
def test_grim_siege_inflicts_a_damage_for_each_minion_you_control(minions: int) -> None:
    story = table(
        seat(["Grim Siege"], minions=["Alton Hickman"] * minions),
        seat(minions=["Ivan Radinsky"]),
        commons=SHOP,
    )
    resolve(story, "grim-siege")
    assert story.options == ["player:you", "player:left-1"]
    story.answer("player:left-1")
    assert story.wounds(1) == minions


@pytest.mark.rule("NF-12.11", "NF-2.18")
def test_grim_sieges_kicker_damages_each_opposing_minion() -> None:
    story = table(
        seat([moon(PURPLE), "Grim Siege"], minions=["Vulko"]),
        seat(minions=["Ivan Radinsky", "Genesis One"]),
        seat(minions=["Big Ghost"]),
        commons=SHOP,
    )
    resolve(story, "purple", "grim-siege")
    story.answer("player:you")
    assert story.minions(0) == ["Vulko 2"]  # only by the chain text, which it blocked
    assert story.minions(1) == ["Ivan Radinsky 1"]
    assert story.minions(2) == ["Big Ghost 3"]
    assert story.exiled == ["Genesis One"]
