"""Stories about words: what is told apart by the rules is told apart by its label, too."""

from __future__ import annotations

from typing import Any, cast

import pytest

import breakfall
from breakfall.games.nightfall.terms import BLUE, GREEN, RED, YELLOW
from tests.games.nightfall.chains import SHOP, moon, resolve
from tests.games.nightfall.printed import hurt
from tests.games.nightfall.story import Story, seat, table


def labels(story: Story) -> list[str]:
    assert story.match.choice is not None
    return [offer.label for offer in story.match.choice.options]


def prompt(story: Story) -> str:
    assert story.match.choice is not None
    return story.match.choice.prompt


@pytest.mark.rule("NF-6.15")
def test_of_two_equals_the_label_tells_which_one_blocks_an_attacker() -> None:
    story = table(
        seat(hand=["bite"], minions=["Zacharias Sands", "Bad Smoke"]),
        seat(minions=["Vulko", "Vulko"]),
        phase="combat",
    )
    story.answer("minion:left-1-2", "block:nobody", "minion:you-1")
    assert story.asks(1, "absorb")
    assert labels(story) == [
        "Your Vulko (strength 3, health 3, blocks #2 “Bad Smoke”)",
        "Your Vulko (strength 3, health 3)",
    ]


@pytest.mark.rule("NF-3.6")
def test_of_two_equals_the_label_tells_which_one_belongs_to_somebody_else() -> None:
    """Mesmeric Presence takes player 2's Vulko; then Genesis One has two to choose from."""
    story = table(
        seat(["Genesis One", moon(BLUE), "Mesmeric Presence"], minions=["Vulko"]),
        seat(minions=["Vulko"]),
        commons=SHOP,
    )
    resolve(story, "genesis-one", "blue", "mesmeric-presence")
    assert story.asks(0, "target-minion")
    assert labels(story) == [
        "Your Vulko (strength 3, health 3)",
        "Your Vulko (strength 3, health 3, owned by Player 2)",
    ]


@pytest.mark.rule("NF-6.4")
def test_a_blocker_is_asked_for_with_the_health_it_has_left() -> None:
    story = table(
        seat(hand=["bite"], minions=["Big Ghost"]),
        seat(minions=[hurt("Alton Hickman", 2), "Alton Hickman"]),
        phase="combat",
    )
    assert prompt(story) == "Block with Alton Hickman (health 1): which attack?"
    story.answer("block:nobody")
    assert prompt(story) == "Block with Alton Hickman (health 3): which attack?"


@pytest.mark.rule("NF-10.3")
def test_a_wound_effect_is_offered_and_then_counted() -> None:
    story = table(seat(hand=["bite", "bite", "burn"]), seat(), phase="cleanup")
    assert prompt(story) == "Discard wounds and draw two cards for each?"
    assert labels(story) == [
        "Keep your wounds",
        "Discard a Bite wound and draw two cards",
        "Discard a Burn wound and draw two cards",
    ]
    story.answer("wound:bite")
    assert story.told[-1] == "Player 1 discards a Bite wound."
    assert prompt(story) == "Discard another wound? You will draw 2 cards so far."
    assert labels(story)[0] == "Discard no more wounds"


@pytest.mark.rule("NF-15.1")
def test_an_exiled_minion_is_offered_with_the_text_it_lends() -> None:
    story = table(
        seat(["Ghoul Summoning"]), seat(), exiled=["Enraged Wight", "Bad Smoke"], commons=SHOP
    )
    resolve(story, "ghoul-summoning")
    assert sorted(labels(story)) == [
        "Enraged Wight: Inflict 1 damage on target opponent.",
        "“Bad Smoke”: no chain text",
    ]


@pytest.mark.rule("NF-12.4")
def test_an_archive_to_exile_from_is_named_with_its_place_and_what_is_left() -> None:
    story = table(
        seat(["Lilith Lawrence"], archives=["Death Grip"]),
        seat(archives=["Vulko"]),
        commons=SHOP,
        left={"Vulko": 1},
    )
    resolve(story, "lilith-lawrence")
    assert labels(story) == [
        "Blaine Cordell: commons, 7 cards",
        "Death Grip: your archive, 7 cards",
        "Vulko: Player 2's archive, 1 card",
    ]


@pytest.mark.rule("NF-15.5")
def test_whoever_chooses_for_somebody_else_reads_whose_order_it_is() -> None:
    """Sands exiles a wound from his own player's pile, though player 2 chooses which."""
    story = table(
        seat(
            [moon(RED), "Zacharias Sands", moon(YELLOW)], deck=["Vulko"], discard=["bite", "burn"]
        ),
        seat(["Leave Me!"]),
        commons=SHOP,
    )
    story.answer("play:red", "link:zacharias-sands", "link:yellow", "link:leave-me", "order:link-2")
    assert story.asks(1, "target-wound")
    assert prompt(story) == (
        "Kicker of Player 1's Zacharias Sands: Exile target wound in your discard pile."
        " Which wound?"
    )
    assert labels(story) == ["A Burn wound", "A Bite wound"]


@pytest.mark.rule("NF-15.5")
def test_a_chain_text_and_a_kicker_are_told_apart() -> None:
    story = table(
        seat([moon(GREEN), "Shock and Awe"], minions=["Vulko", "Big Ghost"]), seat(), commons=SHOP
    )
    resolve(story, "green", "shock-and-awe")
    assert prompt(story) == "Shock and Awe: Inflict 3 damage on target minion. Which minion?"
    story.answer("minion:you-1")
    assert prompt(story) == (
        "Kicker of Shock and Awe: Inflict 1 damage on target player. Which player?"
    )


@pytest.mark.rule("NF-12.15", "NF-16.1")
def test_everybody_sees_how_often_an_order_is_carried_out() -> None:
    """Sir John Travail, linked to white, has Ivan Radinsky carried out twice."""
    story = table(
        seat([moon(RED), moon(BLUE), "Ivan Radinsky", "Sir John Travail"]),
        seat(minions=["Vulko", "Big Ghost"]),
        commons=SHOP,
    )
    resolve(story, "red", "blue", "ivan-radinsky", "sir-john-travail")
    for viewer in (0, 1, None):
        shown = cast(dict[str, Any], story.match.view(viewer)["table"])
        assert [(link["order"], link["times"]) for link in shown["chain"]] == [
            ("red", 1),
            ("blue", 1),
            ("ivan-radinsky", 2),
        ]


@pytest.mark.rule("NF-7.6")
def test_the_exclamation_mark_of_leave_me_ends_a_sentence() -> None:
    story = table(seat([moon(RED)]), seat(["Leave Me!"]), commons=SHOP)
    story.answer("play:red", "link:leave-me")
    assert "Player 2 links Leave Me! with its kicker." in story.told
    story = table(seat([moon(BLUE)]), seat(["Leave Me!"]), commons=SHOP)
    story.answer("play:blue", "link:leave-me")
    assert "Player 2 links Leave Me!" in story.told


@pytest.mark.rule("NF-2.18", "NF-3.6")
def test_who_takes_a_minion_back_takes_it_from_the_one_who_controlled_it() -> None:
    """Player 2 has taken player 1's Vulko, who calls him back."""
    story = table(
        seat(["Mesmeric Presence"], minions=["Vulko"]),
        seat(["Mesmeric Presence"]),
        turn=1,
        commons=SHOP,
    )
    story.answer("play:mesmeric-presence", "claim:nothing")
    story.answer("play:mesmeric-presence")
    assert story.minions(0) == ["Vulko 3"]
    assert [line for line in story.told if "takes control" in line] == [
        "Player 2 takes control of Vulko (Player 1).",
        "Player 1 takes control of Vulko (Player 2).",
    ]


@pytest.mark.rule("NF-4.4", "NF-4.10", "NF-14.6", "NF-14.7")
@pytest.mark.parametrize(
    ("form", "archives", "rules"),
    [
        ("standard", "draft", ["NF-4.4", "NF-4.4", "NF-4.5"]),
        ("standard", "two-player-draft", ["NF-4.10", "NF-4.10", "NF-4.10"]),
        ("open-archives", "draft", ["NF-14.6", "NF-14.6"]),
        ("common-ground", "draft", ["NF-14.7", "NF-14.7"]),
    ],
)
def test_a_pick_is_explained_by_the_rule_of_its_own_draft(
    form: str, archives: str, rules: list[str]
) -> None:
    match = breakfall.new_match("nightfall", format=form, players=2, seed=1, archives=archives)
    found: list[str] = []
    while match.choice is not None and match.choice.kind == "draft":
        if match.choice.seat == 0:
            found.append(match.choice.rule)
        match.choose(0, match.choice.seat)
    assert found == rules


@pytest.mark.rule("NF-12.7")
def test_an_order_that_could_only_hit_ones_own_minion_says_so_before_it_is_played() -> None:
    """Shock and Awe must target a minion, and the only one in play is Vulko."""
    hand = ["Shock and Awe", "bite"]
    story = table(seat(hand, minions=["Vulko"]), seat(), phase="chain")
    wanted = "Shock and Awe (purple → white, red; the only minion in play is your Vulko)"
    assert wanted in labels(story)
    story = table(seat(hand, minions=["Vulko", "Vulko"]), seat(), phase="chain")
    assert "Shock and Awe (purple → white, red; all minions in play are yours)" in labels(story)
    story = table(seat(hand, minions=["Vulko"]), seat(minions=["Vulko"]), phase="chain")
    assert "Shock and Awe (purple → white, red)" in labels(story)
