"""Small cards of the HELLBREAK table, how they lie, and printed cards in words."""

from __future__ import annotations

from typing import cast

import pytest

import breakfall
from breakfall.cli import run
from breakfall.client.card_text import card_lines, short_power
from breakfall.games.hellbreak.view import DuelView, MinionView, SideView
from breakfall.terminal.layouts.hellbreak import signs
from breakfall.terminal.layouts.hellbreak.cards import aspects, printed, yields
from breakfall.terminal.layouts.hellbreak.pieces import hand_piece, minion_piece, open_pieces
from breakfall.terminal.layouts.hellbreak.trays import few_columns, framed_or_lines
from breakfall.terminal.widgets.tray import FRAME_HEIGHT, Grid

# ---------------------------------------------------------------- small cards

WOUNDED: MinionView = {
    "id": "minion:0:0",
    "card": "mina-harker",
    "name": "Mina Harker",
    "location": 0,
    "combat": 3,
    "health": 3,
    "damage": 1,
    "assigned": 0,
    "exhausted": True,
    "scheming": False,
    "waiting": False,
}


def side_seen(seat: int) -> SideView:
    """At the very beginning, with nothing in play."""
    match = breakfall.new_match("hellbreak", format="demo", seed=3)
    return cast(DuelView, match.view(0)["table"])["sides"][seat]


def test_a_minion_shows_combat_health_damage_and_whether_it_is_ready() -> None:
    piece = minion_piece(WOUNDED)
    assert (piece.fact, piece.more_facts) == ("⚔3 ♥2/3", ("F1 H2",))
    assert (piece.sign, piece.words) == (signs.EXHAUSTED, "exhausted")
    fresh = minion_piece({**WOUNDED, "damage": 0, "combat": 1, "exhausted": False})
    assert fresh.fact == "⚔1 ♥3/3"
    assert (fresh.sign, fresh.words) == (signs.READY, "ready")
    busy = minion_piece({**WOUNDED, "scheming": True, "waiting": True})
    assert busy.words == "exhausted · scheming · waiting"


def test_damage_about_to_be_dealt_is_shown_too() -> None:
    assert minion_piece({**WOUNDED, "assigned": 1}).fact == "⚔3 ♥2/3−1"


def test_a_card_in_hand_shows_cost_and_loyalty_and_whether_the_vault_allows_it() -> None:
    side: SideView = {**side_seen(0), "vault": []}
    loyal = hand_piece(side, "mina-harker")
    assert (loyal.fact, loyal.more_facts[0]) == ("●3 C", "⚔1 ♥3")
    assert loyal.words == "vault ●1 ◆1"
    barred = hand_piece(side, "count-alucard")
    assert barred.fact == "●9 CC"
    assert (barred.sign, barred.words) == (signs.DISLOYAL, "needs CC · ●1")
    assert hand_piece({**side, "vault": ["drain-life"]}, "count-alucard").sign == ""


def test_the_vault_counts_resources_and_icons_with_those_of_the_monster() -> None:
    side: SideView = {**side_seen(0), "vault": ["drain-life", "swarm-of-rats"]}
    assert yields(side) == {"blood": 2 + 2 + 1, "malice": 1, "cards": 2}
    assert aspects(side) == {"Cursed": 2, "Revenant": 1}


def test_the_health_stack_lies_as_on_the_table() -> None:
    assert signs.health_stack(3, is_top_vertical=True) == "▮▬▬"
    assert signs.health_stack(2, is_top_vertical=False) == "▬▬"


def test_open_cards_say_what_they_are() -> None:
    side: SideView = {
        **side_seen(1),
        "bid": ["orca"],
        "hand": [None, "barracuda"],
    }
    shown = [(piece.sign, piece.name) for piece in open_pieces(side, is_near=False)]
    assert shown == [("Bid:", "Orca"), ("In hand:", "Barracuda")]
    assert len(open_pieces(side, is_near=True)) == 1


@pytest.mark.parametrize(
    ("count", "width", "height", "grid"),
    [
        (1, 29, 4, Grid(1, FRAME_HEIGHT, is_framed=True)),
        (2, 29, 4, Grid(1, 1)),
        (6, 29, 4, Grid(2, 1)),
        (4, 38, 8, Grid(2, FRAME_HEIGHT, is_framed=True)),
        (2, 38, 8, Grid(1, FRAME_HEIGHT, is_framed=True)),
        (30, 29, 4, Grid(2, 1)),
    ],
)
def test_minions_get_a_frame_where_all_have_room(
    count: int, width: int, height: int, grid: Grid
) -> None:
    assert framed_or_lines(count, width, height) == grid


def test_a_hand_takes_two_lines_at_most_while_names_can_be_read() -> None:
    assert [few_columns(count, 80) for count in (1, 3, 4, 6, 7, 8, 12)] == [3, 3, 2, 3, 4, 4, 4]


# ---------------------------------------------------------------- printed cards


def words_on(key: str, *, compact: bool = False) -> str:
    lines = card_lines(printed(key), compact=compact)
    return "\n".join("".join(words for words, _ in line) for line in lines)


def test_a_monster_is_shown_with_both_sides() -> None:
    text = words_on("dracula")
    assert text.startswith("Dracula, Transylvanian Terror\nMonster · Cursed · Unique · No. 001")
    assert "Traits  Undead, Vampire" in text
    assert "Lurking  Combat 0 · Health 16\nScheme  Foresee 1, Haunt 1\n" in text
    assert "Unleashed  Combat 3 · Health 16\nResources  1 blood, 1 card\nAction" in text


def test_a_minion_is_shown_with_its_jumpscare_and_the_source_of_each_field() -> None:
    text = words_on("bloodsucking-bat")
    assert "Cost 1 · Loyalty 1 · Combat 0 · Health 1" in text
    assert "Jumpscare  1 malice\nPlay this card" in text
    assert text.endswith(
        "Source: public (a published fact, in our own words). Cost, loyalty: house."
    )
    assert "No. 025" not in words_on("bloodsucking-bat", compact=True)


def test_a_card_without_a_power_is_told_by_its_text() -> None:
    assert short_power(printed("ancient-wisdom")) == "Draw 2 cards."


def test_the_command_line_lists_cards_of_every_type(capsys: pytest.CaptureFixture[str]) -> None:
    run(["cards", "hellbreak"])
    text = capsys.readouterr().out
    for name in ("Dracula", "Carfax Abbey", "Drain Life", "Orca", "Giant Octopus"):
        assert name in text
