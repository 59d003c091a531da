"""Friendly and opposing: whose a minion, an order or an archive is. (NF-2.18)"""

from __future__ import annotations

import pytest

from breakfall.games.nightfall.terms import GREEN, PURPLE
from tests.games.nightfall.chains import moon
from tests.games.nightfall.printed import Named
from tests.games.nightfall.story import seat, table


@pytest.mark.rule("NF-2.18")
def test_friendly_are_your_minions_in_play_and_not_those_in_the_chain() -> None:
    """Vulko's kicker is for a friendly minion."""
    story = table(
        seat(hand=[moon(GREEN), "Vulko", "bite"], minions=["Alton Hickman", "Overwatch Two"]),
        seat(minions=["Marcus Toth"]),
    )
    story.answer("play:green", "link:vulko")
    assert story.asks(0, "target-minion")
    assert story.options == ["minion:you-1", "minion:you-2"]


@pytest.mark.rule("NF-2.18")
def test_opposing_are_the_minions_of_all_the_others() -> None:
    story = table(
        seat(hand=["Mesmeric Presence", "bite"], minions=["Alton Hickman"]),
        seat(minions=["Vulko"]),
        seat(minions=["Marcus Toth"]),
    )
    story.answer("play:mesmeric-presence")
    assert story.options == ["minion:left-1-1", "minion:left-2-1"]


@pytest.mark.rule("NF-2.18")
def test_a_minion_that_changed_sides_is_friendly_to_its_new_player() -> None:
    """Purple, Grim Siege with its kicker, and Mesmeric Presence, which takes Vulko first.

    Grim Siege then counts Vulko among your minions, and hurts the opposing ones only.
    """
    story = table(
        seat(hand=[moon(PURPLE), "Grim Siege", "Mesmeric Presence", "bite"]),
        seat(minions=["Vulko", "Alton Hickman"]),
    )
    story.answer("play:purple", "link:grim-siege", "link:mesmeric-presence")
    story.answer("minion:left-1-1", "player:left-1")
    assert story.wounds(1) == 1
    assert story.minions(0) == ["Vulko 3"]
    assert story.minions(1) == ["Alton Hickman 2"]


@pytest.mark.rule("NF-2.18")
@pytest.mark.parametrize(("players_yuri", "wounds"), [(0, 2), (1, 1)])
def test_an_order_in_the_chain_is_friendly_to_whoever_played_it(
    players_yuri: int, wounds: int
) -> None:
    """Yuri adds to the damage of your next order; an opposing Wight gains nothing by him."""
    yuris: list[list[Named]] = [[], []]
    yuris[players_yuri] = ["Yuri Koroviev"]
    story = table(
        seat(hand=["Enraged Wight", moon(PURPLE), "bite", *yuris[0]]), seat(hand=yuris[1])
    )
    story.answer("play:enraged-wight", "link:purple", "link:yuri-koroviev")
    assert story.wounds(1) == wounds


@pytest.mark.rule("NF-2.18", "NF-12.4")
def test_a_text_that_names_no_side_reaches_every_archive() -> None:
    """The commons are on no side, and the others' archives are within reach as your own."""
    story = table(
        seat(hand=["Lilith Lawrence", "bite"], archives=["Vulko"]),
        seat(archives=["Big Ghost"]),
        commons=["Death Grip"],
    )
    story.answer("play:lilith-lawrence")
    assert story.options == ["archive:death-grip", "archive:vulko", "archive:big-ghost"]
