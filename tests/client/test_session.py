"""A match at one screen, without the screen."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.bots import DEFAULT_BOT
from breakfall.client import saves
from breakfall.client.session import PERSON, resume
from tests.client.sessions import play, play_bots, play_to_the_end, session


def test_a_team_sits_together() -> None:
    assert session("unity", 4, seat=0).seats == [PERSON, "random", PERSON, "random"]
    assert session("unity", 3, seat=2).seats == ["random", PERSON, PERSON]
    assert session("classic", 2, seat=1).seats == ["random", PERSON]


def test_people_of_one_team_need_no_curtain() -> None:
    assert not session("unity", 4, seat=0).is_hot_seat
    assert session("unity", 4, seat=None).is_hot_seat


def test_a_seat_that_is_not_there_is_refused() -> None:
    with pytest.raises(BreakfallError, match="there is no seat 2"):
        session("classic", 2, seat=2)


def test_a_match_is_kept_after_every_choice() -> None:
    one = session()
    play(one, 3)
    data = saves.read(one.path)
    assert data["seats"] == [PERSON, "random"]
    assert breakfall.load(data).record() == one.match.record()


def test_a_match_goes_on_where_it_was_left() -> None:
    one = session()
    play(one, 5)
    again = resume(one.path)
    assert again.match.record() == one.match.record()
    assert again.seats == one.seats
    assert again.path == one.path


def test_a_bare_record_can_be_resumed_too(tmp_path: Path) -> None:
    match = breakfall.new_match("nightbreak", seed=1)
    path = tmp_path / "bare.json"
    saves.write(path, match.record())
    assert resume(path).seats == [PERSON, DEFAULT_BOT]


def test_a_finished_match_is_not_resumed() -> None:
    one = session()
    play_to_the_end(one)
    with pytest.raises(BreakfallError, match="this match is over"):
        resume(one.path)


def test_undo_takes_back_the_persons_own_last_choice() -> None:
    one = session()
    seat: int | None = None
    label, before = "", one.match.record()["choices"]
    while seat is None or one.person_asked() != seat or one.bot_turn() is not None:
        play_bots(one)
        seat = one.person_asked()
        assert seat is not None
        label, before = one.match.choice_of(seat).options[0].label, one.match.record()["choices"]
        one.choose(0, seat)
    words = one.undo()
    assert words.startswith("Taken back: ")
    assert label in words
    assert one.match.record()["choices"] == before
    assert saves.read(one.path)["choices"] == before


def test_undo_ends_where_a_bot_was_asked() -> None:
    """Who is asked may depend on hidden cards, so that it would be a peek."""
    one = session(seed=4, first="1")
    play_bots(one)
    with pytest.raises(BreakfallError, match="you have not made a choice yet"):
        one.undo()
    while one.bot_turn() is None:
        seat = one.person_asked()
        assert seat is not None
        one.choose(0, seat)
    for _ in range(2):  # before the bot has answered, and afterwards
        made = one.match.record()["choices"]
        with pytest.raises(BreakfallError, match="another player was asked"):
            one.undo()
        assert one.match.record()["choices"] == made
        play_bots(one)


def test_undo_at_one_screen_tells_nobodys_secret() -> None:
    one = session("plain", 2, game="auction", seat=None)
    one.choose(0, 0)
    assert one.undo() == "Taken back: a choice that only its player may see"


def test_a_rematch_has_the_same_table_and_another_seed() -> None:
    one = session("kingmaker", heroes="random", first="1")
    other = one.rematch()
    assert other.match.setup.seed != one.match.setup.seed
    assert other.match.setup.settings == one.match.setup.settings
    assert (other.match.setup.format, other.seats) == (one.match.setup.format, one.seats)


def test_a_bot_thinks_about_a_copy_of_the_match() -> None:
    one = session(first="1", bot="greedy")
    turn = one.bot_turn()
    assert turn is not None
    before = one.match.record()
    assert turn.think() in range(2)
    assert one.match.record() == before


# ---------------------------------------------------------------- files


def test_a_save_that_fails_leaves_the_old_file(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    saves.write(path, {"one": 1})
    with pytest.raises(TypeError):
        saves.write(path, {"two": object()})
    assert saves.read(path) == {"one": 1}
    assert list(tmp_path.iterdir()) == [path]


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("in the way")
    with pytest.raises(BreakfallError, match="cannot save to"):
        saves.write(tmp_path / "file" / "match.json", {})


@pytest.mark.parametrize("text", ["", "{", "[1]", "\ufeff{}", "null"])
def test_a_broken_file_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "broken.json"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(BreakfallError, match="not a Breakfall record"):
        saves.read(path)


def test_unfinished_matches_are_listed_and_others_passed_over(data_folder: Path) -> None:
    assert saves.unfinished_matches() == []
    waiting, finished = session(seed=1), session(seed=2)
    play(waiting, 2)
    play_to_the_end(finished)
    (data_folder / "matches" / "broken.json").write_text("{")
    (data_folder / "matches" / "other.json").write_text(json.dumps({"some": "thing"}))
    assert [one.path for one in saves.unfinished_matches()] == [waiting.path]
    assert saves.newest() == waiting.path


def test_no_two_matches_share_a_file() -> None:
    assert len({session().path for _ in range(20)}) == 20
