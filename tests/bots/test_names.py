"""What the log calls the players."""

from __future__ import annotations

from breakfall.bots import bot_name, player_names


def test_a_bot_in_a_sentence_is_called_by_its_level_or_what_it_is() -> None:
    assert [bot_name(bot) for bot in ("3", "greedy")] == ["Level 3", "Greedy bot"]


def test_a_seat_without_a_name_has_its_number() -> None:
    assert player_names(["Ann", ""]) == ("Ann", "Player 2")


def test_two_of_the_same_name_are_told_apart_by_their_seats() -> None:
    names = player_names(["Level 2", "Ann", "Level 2"])
    assert names == ("Level 2 (1)", "Ann", "Level 2 (3)")
