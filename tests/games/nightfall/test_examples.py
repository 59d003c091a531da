"""The rulebook's worked examples, to the letter."""

from __future__ import annotations

import pytest

from tests.games.nightfall.story import seat, table

JANET, SCOTT, BRAD = 0, 1, 2


@pytest.mark.rule("NF-8.1")
def test_the_example_chain() -> None:
    """Janet starts; Scott sits to her left; Brad declines."""
    story = table(
        seat(hand=["Alton Hickman", "Furious Melee"]),
        seat(
            hand=["Shock and Awe"], minions=["Vulko"], archives=["Shock and Awe", "Blaine Cordell"]
        ),
        seat(hand=["Alton Hickman"], minions=["Zacharias Sands"]),
    )
    story.answer("play:alton-hickman", "link:furious-melee")
    assert story.asks(SCOTT, "link")
    assert story.options == ["link:nothing", "link:shock-and-awe"]
    story.answer("link:shock-and-awe")
    assert story.asks(BRAD, "link")  # white follows purple, but he declines
    story.answer("link:nothing")
    assert story.asks(SCOTT, "target-minion")
    assert story.options == ["minion:you-1", "minion:left-1-1"]  # Alton is not in play yet
    story.answer("minion:left-1-1")
    assert story.minions(BRAD) == []
    assert story.asks(JANET, "target-player")
    story.answer("player:left-1")
    assert story.minions(SCOTT) == ["Vulko 1"]
    assert story.asks(JANET, "target-archive")
    story.answer("archive:shock-and-awe")
    assert story.left_in("Shock and Awe") == 5
    assert story.minions(JANET) == ["Alton Hickman 3"]


@pytest.mark.rule("NF-6.2", "NF-6.5", "NF-6.10", "NF-6.11")
def test_the_example_of_a_combat() -> None:
    """Scott sends Vulko and Ivan at Brad, who blocks, and Big Ghost at Janet, who cannot."""
    scott, brad, janet = 0, 1, 2
    story = table(
        seat(minions=["Vulko", "Ivan Radinsky", "Big Ghost"]),
        seat(minions=["Indigo Six", "Alton Hickman", "Zacharias Sands"]),
        seat(),
        phase="combat",
    )
    story.answer("player:left-1", "player:left-1", "player:left-2")
    assert story.asks(brad, "block")
    vulko, ivan = "minion:left-2-1", "minion:left-2-2"
    assert story.options == ["block:nobody", vulko, ivan]  # Big Ghost attacks somebody else
    story.answer(ivan, ivan, vulko)
    assert story.asks(scott, "next-blow")
    story.answer("minion:you-2")
    assert story.asks(brad, "absorb")
    story.answer("minion:you-1")  # Indigo Six first
    assert story.discard(brad) == ["Indigo Six"]
    assert story.minions(brad) == ["Alton Hickman 1", "Zacharias Sands 2"]
    story.answer("minion:you-1")  # Vulko
    assert story.minions(brad) == ["Alton Hickman 1"]
    assert story.wounds(brad) == 1
    assert story.discard(brad)[1:] == ["Zacharias Sands", "Indigo Six"]  # below the wound
    assert story.wounds(janet) == len(story.discard(janet)) == 5
    assert story.minions(scott) == []


@pytest.mark.rule("NF-7.6", "NF-7.3")
def test_the_example_of_linking_to_what_others_played() -> None:
    """Scott starts with Cordell, Brad links Orlok, Janet links Ivan and Charlotte."""
    scott, brad, janet = 0, 1, 2
    story = table(
        seat(hand=["Blaine Cordell"]),
        seat(hand=["Franz Orlok"]),
        seat(hand=["Ivan Radinsky", "Charlotte Reyes"], deck=["bite"]),
    )
    story.answer("play:blaine-cordell")
    assert story.asks(brad, "link")
    story.answer("link:franz-orlok")
    assert story.asks(janet, "link")
    assert story.options == ["link:nothing", "link:ivan-radinsky"]
    story.answer("link:ivan-radinsky")
    assert story.options == ["link:nothing", "link:charlotte-reyes"]
    story.answer("link:charlotte-reyes")
    resolved = [
        line.split("'s ")[1].removesuffix(" resolves.")
        for line in story.told
        if " resolves" in line
    ]
    assert resolved == ["Charlotte Reyes", "Ivan Radinsky", "Franz Orlok", "Blaine Cordell"]
    assert [story.minions(seat) for seat in (scott, brad)] == [
        ["Blaine Cordell 1"],
        ["Franz Orlok 1"],
    ]


@pytest.mark.rule("NF-12.4", "NF-8.12")
def test_the_example_of_a_kicker_that_finds_only_one_card() -> None:
    story = table(
        seat(hand=["Alton Hickman", "Furious Melee"]),
        seat(archives=["Blaine Cordell"]),
        left={"Blaine Cordell": 1},
    )
    story.answer("play:alton-hickman", "link:furious-melee", "player:left-1")
    assert story.left_in("Blaine Cordell") == 0
    assert story.exiled == ["Blaine Cordell"]


@pytest.mark.rule("NF-9.6")
def test_the_example_of_claiming_for_three() -> None:
    story = table(seat(hand=["bite"]), seat(), phase="claim", commons=["Alton Hickman"])
    assert story.options == ["claim:nothing", "discard:bite"]
    story.answer("discard:bite")
    assert story.options == ["claim:nothing", "claim:alton-hickman"]
    story.answer("claim:alton-hickman")
    assert "Alton Hickman" in story.discard(0) + story.hand(0) + story.deck(0)


@pytest.mark.rule("NF-10.3", "NF-10.4")
def test_the_example_of_two_wounds_for_four_cards() -> None:
    deck = ["bite", "burn", "Vulko", "Vulko", "Vulko", "bleed", "Vulko", "Vulko", "Vulko"]
    story = table(seat(deck=deck), seat(hand=["Vulko"]), phase="cleanup")
    story.answer("wound:bite", "wound:burn")
    assert story.turn == 1  # and no more is asked, though there is a bleed in hand
    assert story.hand(0) == ["Vulko", "Vulko", "Vulko", "Vulko", "Vulko", "Vulko", "bleed"]
    assert story.discard(0) == ["burn", "bite"]


@pytest.mark.rule("NF-13.1", "NF-13.3", "NF-13.4")
def test_the_example_of_the_last_two_wounds_and_a_third() -> None:
    """Brad's Death Grip gives Janet the last two and a face-down one; then the chain goes on."""
    scott, brad, janet = 0, 1, 2
    story = table(
        seat(hand=["Blaine Cordell"]),
        seat(hand=["Death Grip"]),
        seat(),
        wounds=["bite", "burn"],
        wounds_below=["bleed", "bite"],
        turn=scott,
    )
    story.answer("play:blaine-cordell")
    assert story.asks(brad, "link")
    story.answer("link:death-grip", "player:left-1")
    assert story.discard(janet) == ["bleed", "burn", "bite"]
    assert story.minions(scott) == ["Blaine Cordell 1"]  # the chain was finished
    assert story.kind == "over"


@pytest.mark.rule("NF-13.7")
def test_the_example_of_a_tie() -> None:
    """Seven wounds each: three, three and one beat four, two and one."""
    brad, janet = 0, 1
    brads = ["bite", "bite", "bite", "burn", "burn", "burn"]
    janets = ["bite", "burn", "burn", "burn", "burn", "bleed", "bleed"]
    story = table(
        seat(discard=brads),
        seat(discard=janets),
        seat(hand=["Enraged Wight"], discard=["bite"] * 8),
        turn=2,
        first=0,
        wounds=["bleed"],
    )
    story.answer("play:enraged-wight", "player:left-1")
    assert story.match.outcome is not None
    assert story.match.outcome.winners == [brad]
    assert story.match.outcome.ranking == [[brad], [janet], [2]]
