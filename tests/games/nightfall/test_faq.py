"""The rulebook's FAQ, entry by entry. (NF-15)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.card import DeckCard, Order
from breakfall.games.nightfall.terms import ACTION, BLUE, GREEN, PURPLE, RED, WHITE, YELLOW
from tests.games.nightfall.printed import order
from tests.games.nightfall.story import Story, seat, table

EVERY: tuple[int, ...] = (WHITE, RED, GREEN, PURPLE, YELLOW, BLUE)
STARTERS = ["Charlotte Reyes", "Enraged Wight", "Genesis One", "J.J. McTeague", "Yuri Koroviev"]


def opening(colour: int) -> str:
    """The key of `opener`."""
    return f"play:opener-{colour}"


def opener(colour: int) -> Order:
    """An action of that colour without texts, which everything links to."""
    return order(f"Opener {colour}", colour=colour, links=EVERY, species=ACTION)


def chain_of(story: Story, *keys: str) -> None:
    """The first seat plays these cards and nobody adds any."""
    story.answer(*keys)
    story.decline("link")


@pytest.mark.rule("NF-9.5", "NF-12.13")
@pytest.mark.parametrize("name", STARTERS)
def test_a_starter_discarded_from_hand_is_not_exiled(name: str) -> None:
    story = table(seat(hand=[name, "bite"]), seat(hand=["bite"]), phase="claim")
    story.answer(story.options[1])
    assert story.discard(0) == [name]
    assert story.exiled == []


@pytest.mark.rule("NF-9.5")
def test_a_starter_discarded_from_hand_by_an_effect_is_not_exiled() -> None:
    plain = order("Plain", colour=GREEN, links=(WHITE,), species=ACTION)
    story = table(
        seat(hand=[plain, "Ivan Radinsky", "Vulko"]), seat(hand=["Charlotte Reyes", "bite"])
    )
    chain_of(story, "play:plain", "link:ivan-radinsky")
    assert story.asks(1, "discard")
    story.answer("discard:charlotte-reyes")
    assert story.discard(1) == ["Charlotte Reyes"]


@pytest.mark.rule("NF-15.1")
def test_dark_awakening_never_carries_out_a_kicker() -> None:
    """Charlotte's text draws; the awakened Sands draws, but exiles no wound."""
    story = table(
        seat(
            hand=[opener(RED), "Dark Awakening", "Vulko"],
            deck=["Vulko", "Vulko", "Vulko"],
            discard=["bite", "Zacharias Sands"],
        ),
        seat(),
    )
    chain_of(story, opening(RED), "link:dark-awakening")
    assert story.minions(0) == ["Zacharias Sands 2"]
    assert story.wounds(0) == 1
    assert story.hand(0) == ["Vulko", "Vulko"]


@pytest.mark.rule("NF-15.1")
def test_ghoul_summoning_never_carries_out_a_kicker() -> None:
    """Red brings about the kickers of both; that of the exiled Sands does not count."""
    story = table(
        seat(
            hand=[opener(RED), "Ghoul Summoning", "Vulko"],
            deck=["Vulko", "Vulko"],
            discard=["bite"],
        ),
        seat(),
        exiled=["Zacharias Sands", "Death Grip"],
    )
    chain_of(story, opening(RED), "link:ghoul-summoning")
    assert story.hand(0) == ["Vulko", "Vulko"]
    assert story.exiled == ["Zacharias Sands", "Death Grip"]
    assert (story.wounds(0), story.wounds(1)) == (1, 1)


@pytest.mark.rule("NF-15.2", "NF-11.2")
def test_death_grips_kicker_gives_fewer_wounds_which_nothing_blocks() -> None:
    story = table(
        seat(hand=[opener(YELLOW), "Death Grip", "Vulko"]),
        seat(minions=["Bad Smoke"]),
    )
    chain_of(story, opening(YELLOW), "link:death-grip", "player:left-1")
    assert story.wounds(1) == 2
    assert story.minions(1) == ["Bad Smoke 2"]


@pytest.mark.rule("NF-15.2", "NF-6.14")
def test_death_grip_without_its_kicker_can_be_blocked_in_part() -> None:
    story = table(
        seat(hand=[opener(WHITE), "Death Grip", "Vulko"]),
        seat(minions=["Bad Smoke"]),
    )
    chain_of(story, opening(WHITE), "link:death-grip", "player:left-1")
    assert story.wounds(1) == 1
    assert story.minions(1) == []
    assert story.exiled == ["Bad Smoke"]


@pytest.mark.rule("NF-15.3", "NF-8.11")
def test_flank_attack_stops_a_text_but_not_the_kicker_that_another_card_gets_from_it() -> None:
    """Opener (white) ← Furious Melee (kicker white) ← Flank Attack on the opener."""
    loud = order("Loud", links=(RED,), species=ACTION)
    story = table(
        seat(hand=[loud, "Furious Melee", "Flank Attack", "bite"], archives=["Vulko"]),
        seat(),
    )
    chain_of(story, "play:loud", "link:furious-melee", "link:flank-attack", "order:link-1")
    assert "The texts of Loud do nothing." not in story.told  # not resolved yet
    story.answer("player:left-1")
    assert story.left_in("Vulko") == 5
    assert "The texts of Loud do nothing." in story.told


@pytest.mark.rule("NF-15.3", "NF-12.16", "NF-9.9")
def test_flank_attacks_kicker_takes_an_order_for_free_in_somebody_elses_turn() -> None:
    story = table(
        seat(hand=[opener(BLUE), "Vulko"], archives=["Vulko"]),
        seat(hand=["Flank Attack"], archives=["Big Ghost"]),
        commons=["Death Grip"],
    )
    story.answer(opening(BLUE), "link:nothing")
    assert story.asks(1, "link")
    story.answer("link:flank-attack")
    assert story.asks(1, "free-order")
    assert story.options == ["claim:death-grip", "claim:big-ghost"]
    story.answer("claim:big-ghost")
    assert story.discard(1) == ["Flank Attack", "Big Ghost"]


@pytest.mark.rule("NF-15.4", "NF-12.14")
@pytest.mark.parametrize("copies", [1, 2])
def test_indigo_six_doubles_influence_once_however_many_there_are(copies: int) -> None:
    yellow = order("Yellow", colour=YELLOW, links=EVERY, species=ACTION)
    other = order("Other", colour=GREEN, links=(YELLOW,), species=ACTION)
    hand: list[str | DeckCard] = [yellow, "Indigo Six", "Vulko", "bite"]
    if copies == 2:
        hand += ["Indigo Six", other, yellow]
    story = table(seat(hand=hand), seat())
    story.answer("play:yellow", "link:indigo-six")
    if copies == 2:
        story.answer("link:other", "link:yellow", "link:indigo-six")
    story.decline("link")
    while story.kind == "target-minion":
        story.match.choose(0)
    assert story.asks(0, "claim")
    assert story.influence(0) == 4
    story.answer("discard:vulko")
    assert story.influence(0) == 6


@pytest.mark.rule("NF-15.5", "NF-12.6")
def test_leave_me_lets_you_choose_the_targets_of_somebody_elses_order() -> None:
    story = table(
        seat(hand=[opener(RED), "Shock and Awe", "bite"], minions=["Vulko"]),
        seat(hand=["Leave Me!"], minions=["Vulko"]),
    )
    story.answer(opening(RED), "link:shock-and-awe")
    story.answer("link:leave-me", "order:link-2")
    assert story.asks(1, "target-minion")
    story.answer("minion:left-1-1")
    assert story.minions(0) == []
    assert story.minions(1) == ["Vulko 3"]


@pytest.mark.rule("NF-15.6", "NF-12.15")
def test_leave_me_with_its_kicker_has_chain_and_kicker_text_happen_twice() -> None:
    """Green ← Shock and Awe with its kicker ← red ← Leave Me! with its kicker."""
    red = order("Red", colour=RED, links=(WHITE,), species=ACTION)
    green = order("Green", colour=GREEN, links=(PURPLE,), species=ACTION)
    story = table(
        seat(hand=[green, "Shock and Awe", red, "bite"], minions=["Vulko", "Vulko"]),
        seat(hand=["Leave Me!"], minions=["Vulko"]),
    )
    story.answer("play:green", "link:shock-and-awe", "link:red")
    assert story.asks(1, "link")
    story.answer("link:leave-me", "order:link-2")
    story.answer("minion:left-1-1", "player:left-1")
    assert story.asks(1, "target-minion")
    story.answer("minion:left-1-1", "player:left-1")
    assert story.minions(0) == []
    assert story.wounds(0) == 2


@pytest.mark.rule("NF-15.7")
def test_marcus_toth_returns_when_destroyed_but_not_when_discarded_after_combat() -> None:
    story = table(
        seat(hand=["bite"], minions=["Marcus Toth"]),
        seat(hand=["bite"], minions=["Marcus Toth"]),
        phase="combat",
    )
    story.answer("minion:left-1-1")
    assert story.hand(1) == ["Marcus Toth", "bite"]
    assert "Marcus Toth goes to Player 2's hand." in story.told
    assert story.discard(0) == ["Marcus Toth"]


@pytest.mark.rule("NF-15.8", "NF-12.14")
def test_each_sir_john_travail_makes_orders_cheaper_by_one() -> None:
    story = table(
        seat(hand=["bite"], minions=["Sir John Travail", "Sir John Travail"]),
        seat(minions=["Sir John Travail"]),
        phase="claim",
        commons=["Shock and Awe", "Vulko", "Ivan Radinsky"],
    )
    assert story.options == ["claim:nothing", "claim:shock-and-awe", "claim:vulko", "discard:bite"]
    story.answer("claim:shock-and-awe")
    assert story.influence(0) == 1


@pytest.mark.rule("NF-15.9", "NF-12.15")
def test_sir_john_travails_kicker_repeats_chain_and_kicker_text_of_the_next_card() -> None:
    """Purple, then Mesmeric Presence with its kicker, then Travail with his."""
    purple = order("Purple", colour=PURPLE, links=(WHITE,), species=ACTION)
    story = table(
        seat(
            hand=[purple, "Mesmeric Presence", "Sir John Travail", "bite"],
            deck=["burn", "bleed", "burn"],
        ),
        seat(minions=["Vulko", "Alton Hickman"]),
    )
    story.answer("play:purple", "link:mesmeric-presence", "link:sir-john-travail")
    assert story.asks(0, "target-minion")
    story.answer("minion:left-1-1")
    assert story.minions(0) == ["Sir John Travail 3", "Vulko 3", "Alton Hickman 3"]
    assert story.hand(0) == ["bite", "bleed", "burn"]  # and one card for each time


@pytest.mark.rule("NF-12.14")
def test_two_copies_of_yuri_koroviev_add_up() -> None:
    wide = order("Wide", colour=PURPLE, links=(GREEN,), species=ACTION)
    story = table(seat(hand=["Enraged Wight", wide, "Yuri Koroviev", "Yuri Koroviev"]), seat())
    story.answer("play:enraged-wight", "link:wide", "link:yuri-koroviev", "link:yuri-koroviev")
    assert story.wounds(1) == 3
