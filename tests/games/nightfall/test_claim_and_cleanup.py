"""Stories about the claim phase and the cleanup phase. (NF-9, NF-10)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.rules.effects import gain_influence
from breakfall.games.nightfall.state import Link, Night
from breakfall.games.nightfall.terms import ACTION, RED, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import order
from tests.games.nightfall.story import seat, table


async def gain_three(night: Night, me: Link) -> None:
    gain_influence(night, me, 3)


# ---------------------------------------------------------------- influence


@pytest.mark.rule("NF-9.1")
def test_two_points_are_yours_in_every_turn_of_your_own_and_no_other() -> None:
    story = table(seat(["bite"]), seat(["bite"]), phase="claim", commons=SHOP)
    assert (story.influence(0), story.influence(1)) == (2, 0)
    story.answer("claim:nothing", "wound:keep")
    assert story.asks(1, "claim")
    assert (story.influence(0), story.influence(1)) == (0, 2)


@pytest.mark.rule("NF-9.2")
def test_influence_from_an_effect_adds_to_the_two_points() -> None:
    rich = order("Rich", species=ACTION, on_chain=gain_three)
    story = table(seat([rich]), seat(), commons=["Ivan Radinsky", "Big Ghost"])
    resolve(story, "rich")
    assert story.influence(0) == 5
    assert story.options == ["claim:nothing", "claim:ivan-radinsky"]


@pytest.mark.rule("NF-9.2", "NF-10.5")
def test_influence_gained_in_another_players_turn_is_lost_when_that_turn_ends() -> None:
    rich = order("Rich", species=ACTION, on_chain=gain_three)
    story = table(seat([moon(RED)]), seat([rich, "bite"]), commons=SHOP)
    story.answer("play:red", "link:rich")
    assert story.influence(1) == 3
    story.answer("claim:nothing")
    assert story.asks(1, "claim")
    assert story.influence(1) == 2


@pytest.mark.rule("NF-9.3")
def test_each_card_discarded_gives_a_point_and_one_may_claim_in_between() -> None:
    story = table(
        seat(["Vulko", "Vulko", "Big Ghost"]), seat(), phase="claim", commons=["Shock and Awe"]
    )
    assert story.options == ["claim:nothing", "discard:vulko", "discard:big-ghost"]
    story.answer("discard:vulko", "claim:shock-and-awe", "discard:big-ghost")
    assert story.influence(0) == 1
    assert story.discard(0) == ["Big Ghost", "Shock and Awe", "Vulko"]


@pytest.mark.rule("NF-9.3")
def test_one_may_discard_everything_without_spending_anything() -> None:
    story = table(
        seat(["Vulko", "bite"], deck=["burn"] * 5), seat(["bite"]), phase="claim", commons=SHOP
    )
    story.answer("discard:vulko", "discard:bite")
    assert story.influence(0) == 4
    story.answer("claim:nothing", "wound:keep")
    assert story.discard(0) == ["bite", "Vulko"]
    assert story.left_in("Blaine Cordell") == 7


@pytest.mark.rule("NF-9.4")
def test_wounds_pay_like_any_other_card() -> None:
    story = table(seat(["bite"]), seat(), phase="claim", commons=SHOP)
    story.answer("discard:bite")
    assert story.influence(0) == 3
    assert story.discard(0) == ["bite"]
    assert story.wounds(0) == 1  # discarded, not gone


@pytest.mark.rule("NF-9.10")
def test_what_is_left_of_influence_is_gone_when_the_turn_ends() -> None:
    story = table(
        seat(["Vulko"], deck=["Vulko"] * 5),
        seat(["Vulko"], deck=["Vulko"] * 4),
        phase="claim",
    )
    story.answer("discard:vulko")  # three points, and nothing to claim
    assert story.influence(0) == 0
    story.answer("play:nothing", "claim:nothing", "play:nothing")
    assert story.asks(0, "claim")
    assert story.influence(0) == 2


# ---------------------------------------------------------------- claiming


@pytest.mark.rule("NF-9.6")
def test_claiming_costs_influence_and_puts_the_top_card_on_the_discard_pile() -> None:
    story = table(
        seat(["bite", "bite"], discard=["burn"]), seat(), phase="claim", commons=["Alton Hickman"]
    )
    assert "claim:alton-hickman" not in story.options  # it costs 3
    story.answer("discard:bite", "claim:alton-hickman")
    assert story.influence(0) == 0
    assert story.discard(0) == ["Alton Hickman", "bite", "burn"]
    assert story.left_in("Alton Hickman") == 6


@pytest.mark.rule("NF-9.7")
def test_one_may_claim_several_orders_also_from_one_archive() -> None:
    story = table(
        seat(["Vulko"] * 6), seat(), phase="claim", commons=["Blaine Cordell", "Shock and Awe"]
    )
    story.answer(*["discard:vulko"] * 5)
    story.answer("claim:blaine-cordell", "claim:shock-and-awe", "claim:blaine-cordell")
    assert story.discard(0)[:3] == ["Blaine Cordell", "Shock and Awe", "Blaine Cordell"]
    assert (story.left_in("Blaine Cordell"), story.influence(0)) == (5, 0)


@pytest.mark.rule("NF-9.8", "NF-12.3")
def test_one_claims_from_the_commons_and_ones_own_archives_only() -> None:
    story = table(
        seat(["Vulko"] * 6, archives=["Indigo Six"]),
        seat(archives=["Zacharias Sands"]),
        phase="claim",
        commons=SHOP,
        exiled=["Leave Me!"],
    )
    story.answer("discard:vulko")
    claims = [key for key in story.options if key.startswith("claim:")]
    assert claims == ["claim:nothing", "claim:blaine-cordell", "claim:indigo-six"]


@pytest.mark.rule("NF-9.9")
def test_nobody_claims_in_another_players_turn() -> None:
    story = table(seat(["bite"]), seat(["bite"], archives=["Vulko"]), phase="claim", commons=SHOP)
    assert [choice.seat for choice in story.match.choices] == [0]
    story.answer("claim:nothing", "wound:keep")
    assert story.turn == 1
    assert story.owned(1) == ["bite"]


# ---------------------------------------------------------------- cleanup


@pytest.mark.rule("NF-10.1")
@pytest.mark.parametrize(("held", "after"), [(0, 5), (3, 5), (5, 5), (7, 7)])
def test_one_draws_up_to_five_and_nothing_with_five_or_more(held: int, after: int) -> None:
    story = table(seat(["Vulko"] * held, deck=["Vulko"] * 9), seat(["Vulko"]), phase="cleanup")
    assert story.asks(1, "start-chain")
    assert len(story.hand(0)) == after
    assert len(story.deck(0)) == 9 - (after - held)


@pytest.mark.rule("NF-10.1", "NF-3.2")
def test_an_order_claimed_this_turn_may_be_drawn_in_the_same_turn() -> None:
    story = table(seat(deck=["Vulko"]), seat(["Vulko"]), phase="claim", commons=SHOP)
    story.answer("claim:blaine-cordell")
    assert story.asks(1, "start-chain")
    assert story.hand(0) == ["Blaine Cordell", "Vulko"]


@pytest.mark.rule("NF-10.2")
def test_a_wound_effect_may_be_used_only_after_drawing() -> None:
    """The wound comes with the draw, and is offered at once."""
    deck = ["Vulko", "Vulko", "Vulko", "Vulko", "bite", "Big Ghost", "Big Ghost"]
    story = table(seat(deck=deck), seat(["Vulko"]), phase="cleanup")
    assert story.asks(0, "throw-off")
    assert len(story.hand(0)) == 5
    assert story.options == ["wound:keep", "wound:bite"]
    story.answer("wound:keep")
    assert story.asks(1, "start-chain")
    assert "bite" in story.hand(0)


@pytest.mark.rule("NF-10.2")
def test_only_the_player_whose_turn_it_is_uses_a_wound_effect() -> None:
    story = table(seat(["Vulko"]), seat(["bite", "Vulko"]), phase="cleanup")
    assert story.asks(1, "start-chain")
    assert story.hand(1) == ["Vulko", "bite"]


@pytest.mark.rule("NF-10.3", "NF-11.3")
@pytest.mark.parametrize("kind", ["bite", "burn", "bleed"])
def test_each_type_of_wound_is_discarded_for_two_cards(kind: str) -> None:
    story = table(
        seat([kind, "Vulko"], deck=["Vulko"] * 3 + ["Big Ghost"] * 3),
        seat(["Vulko"]),
        phase="cleanup",
    )
    story.answer(f"wound:{kind}")
    assert story.discard(0) == [kind]
    assert story.hand(0) == ["Big Ghost"] * 2 + ["Vulko"] * 4
    assert story.wounds(0) == 1


@pytest.mark.rule("NF-10.3")
def test_wounds_of_several_types_go_together_and_before_the_first_card_is_drawn() -> None:
    """With an empty deck, the two wounds are shuffled and drawn again."""
    story = table(
        seat(["bite", "burn", "Vulko", "Vulko", "Vulko"]), seat(["Vulko"]), phase="cleanup"
    )
    assert story.options == ["wound:keep", "wound:bite", "wound:burn"]
    story.answer("wound:bite", "wound:burn")
    assert story.asks(1, "start-chain")
    assert story.hand(0) == ["Vulko", "Vulko", "Vulko", "bite", "burn"]
    assert story.deck(0) == story.discard(0) == []


@pytest.mark.rule("NF-10.4")
def test_wounds_that_were_kept_or_drawn_stay_in_hand() -> None:
    story = table(
        seat(["bite", "burn", "Vulko", "Vulko", "Vulko"], deck=["bleed", "bleed", "bleed"]),
        seat(["Vulko"]),
        phase="cleanup",
    )
    story.answer("wound:bite", "wound:keep")
    assert story.asks(1, "start-chain")
    assert story.hand(0) == ["Vulko", "Vulko", "Vulko", "bleed", "bleed", "burn"]


@pytest.mark.rule("NF-10.5", "NF-2.10")
def test_effects_end_with_the_turn_but_in_play_text_and_damage_do_not() -> None:
    """Lilith still makes Sands stronger in a later turn, and hurt he stays."""
    story = table(
        seat(["Indigo Six"], minions=["Zacharias Sands", "Lilith Lawrence"]),
        seat(["Vulko"]),
        commons=SHOP,
    )
    resolve(story, "indigo-six")
    story.answer("minion:you-1", "claim:nothing", "play:nothing")
    assert story.minions(0)[0] == "Zacharias Sands 1"
    story.answer("claim:nothing")
    assert story.turn == 0
    assert story.wounds(1) == (2 + 1) + 2 + 3  # Sands with Lilith, Lilith, Indigo Six


@pytest.mark.rule("NF-10.5")
def test_a_doubled_influence_is_worth_no_more_than_any_other_in_the_next_turn() -> None:
    story = table(seat([moon(YELLOW), "Indigo Six"]), seat(["Vulko"]), commons=SHOP)
    resolve(story, "yellow", "indigo-six")
    assert story.influence(0) == 4
    story.answer("claim:nothing", "play:nothing", "claim:nothing")
    story.decline("block", "start-chain")
    assert story.asks(0, "claim")
    assert story.influence(0) == 2
