"""What people can do at a table: choose, take back, look from elsewhere, talk, and so on."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

import breakfall
from breakfall import Luck
from breakfall.server.messages import (
    NOBODY,
    AskForHint,
    Call,
    Changed,
    Choose,
    FreeSeat,
    Hinted,
    LookAt,
    LookFrom,
    Past,
    Rematch,
    Reset,
    Say,
    Seated,
    Seats,
    Spoken,
    Undo,
)
from tests.server.client import Guest, House, play_together


async def two_at(house: House, game: str) -> tuple[Guest, Guest]:
    """The host, and a guest."""
    first, second = await house.full_table(game, 2)
    await first.until(Seats, lambda seats: all(one.is_here for one in seats.seats))
    return first, second


async def asked_at(house: House, game: str) -> tuple[Guest, int, Guest]:
    """The one who is asked first, their seat, and the other one."""
    first, second = await two_at(house, game)
    asked, other = (first, second) if first.questions else (second, first)
    assert asked.seat is not None
    return asked, asked.seat, other


# ---------------------------------------------------------------- choosing


async def test_a_choice_sent_again_does_nothing_more(house: House) -> None:
    ann, seat, _ = await asked_at(house, "break")
    option = ann.questions[0].options[0].key
    for _ in range(2):
        await ann.say(Choose(0, seat, option))
    assert (await ann.made()).decisions == 1
    again = await ann.until(Reset)
    assert (again.state.decisions, again.state.number) == (1, 1)


async def test_another_answer_to_an_answered_question_is_refused(house: House) -> None:
    ann, seat, _ = await asked_at(house, "break")
    one, other = [option.key for option in ann.questions[0].options[:2]]
    await ann.say(Choose(0, seat, one))
    await ann.say(Choose(0, seat, other))
    await ann.made()
    assert "moved on" in (await ann.refused()).why
    assert ann.decisions == 1


async def test_what_is_not_offered_is_refused_and_nothing_is_stored(house: House) -> None:
    ann, seat, bob = await asked_at(house, "break")
    await ann.say(Choose(0, seat, "resign"))
    assert "no option 'resign'" in (await ann.refused()).why
    await ann.say(Choose(7, seat, ann.questions[0].options[0].key))
    assert "moved on" in (await ann.refused()).why
    await ann.choose()
    assert (await bob.made()).number == 1


async def test_nobody_answers_for_a_seat_that_is_not_theirs(house: House) -> None:
    ann, bob = await two_at(house, "break")
    eve = await house.watch(ann)
    if bob.questions:
        ann, bob = bob, ann
    seat = ann.questions[0].seat
    for thief in (bob, eve):
        await thief.say(Choose(0, seat, ann.questions[0].options[0].key))
        assert (await thief.refused()).why == "that seat is not yours"
    assert (bob.questions, eve.questions) == ([], [])


# ---------------------------------------------------------------- together


async def test_secret_answers_are_shown_only_when_all_are_in(house: House) -> None:
    ann, bob = await two_at(house, "hellbreak")
    eve = await house.watch(ann)
    assert [guest.questions[0].kind for guest in (ann, bob)] == ["choose-location"] * 2
    before = {guest: (guest.view, guest.log) for guest in (bob, eve)}
    await ann.choose()
    for guest in (bob, eve):
        changed = await guest.made()
        assert (changed.by, changed.delta, changed.log) == (0, None, [])
        assert (guest.view, guest.log) == before[guest]
    own = await ann.made()
    assert own.questions == []  # she has answered
    await bob.say(Choose(0, 1, bob.questions[0].options[0].key))  # asked after 0 choices
    for guest in (ann, bob, eve):
        changed = await guest.made()
        assert (changed.by, changed.decisions) == (1, 2)
        assert changed.delta is not None


async def test_a_secret_answer_may_be_taken_back_until_all_are_in(house: House) -> None:
    ann, bob = await two_at(house, "hellbreak")
    one, other = [option.key for option in ann.questions[0].options[:2]]
    await ann.choose(one)
    assert (await ann.made()).can_undo
    await ann.say(Undo(ann.number))
    assert (await ann.until(Reset)).state.decisions == 0
    await ann.choose(other)
    await ann.made()
    await bob.until(Reset)
    await bob.made()
    await bob.choose()
    assert not (await bob.made()).can_undo
    await ann.made()
    assert not ann.can_undo
    await ann.say(Undo(ann.number))
    assert "no choice that can be undone" in (await ann.refused()).why


async def test_of_three_secret_answers_the_first_can_go_while_the_second_stays(
    house: House,
) -> None:
    ann, bob, cat = await house.full_table("nightfall", 3)
    await ann.choose()
    await bob.until(Changed)
    await bob.choose()
    await ann.until(Changed, lambda changed: changed.by == 1)
    assert ann.can_undo
    await ann.say(Undo(ann.number))
    assert (await ann.until(Reset)).state.decisions == 1
    assert (await bob.until(Reset)).state.questions == []  # his answer stands
    assert (await cat.until(Reset)).state.number == 3
    await ann.choose()
    await cat.until(Changed)
    await cat.choose()
    assert (await bob.until(Changed, lambda changed: changed.decisions == 3)).questions


# ---------------------------------------------------------------- taking back


async def test_one_takes_back_one_s_own_choices_one_after_the_other(house: House) -> None:
    guests = await two_at(house, "break")
    luck = Luck(2)
    views, in_a_row = [guests[0].view], 0
    last = ann = guests[0]
    while in_a_row < 2:
        ann = next(guest for guest in guests if guest.questions)
        options = ann.questions[0].options
        await ann.choose(options[luck.below(len(options))].key)
        for guest in guests:
            await guest.made()
        in_a_row = 0 if not ann.can_undo else in_a_row + 1 if ann is last else 1
        views.append(guests[0].view)
        last = ann
    assert ann.decisions == len(views) - 1
    for back in (2, 3):
        await ann.say(Undo(ann.number))
        for guest in guests:
            await guest.until(Reset)
        assert guests[0].view == views[-back]
        assert ann.decisions == len(views) - back


async def test_what_revealed_something_cannot_be_taken_back(house: House) -> None:
    ann = await house.sit(await house.create("havenfall", "me", "me", seed=3))
    luck = Luck(5)
    revealed = 0
    while revealed < 3:
        if not ann.questions:
            await ann.pass_the_screen()
        options = ann.questions[0].options
        hidden = hidden_cards(ann.view)
        await ann.choose(options[luck.below(len(options))].key)
        await ann.made()
        if not ann.can_undo:
            revealed += 1
            await ann.say(Undo(ann.number))
            await ann.refused()
        else:
            assert hidden_cards(ann.view) >= hidden - 1


def hidden_cards(view: Mapping[str, object]) -> int:
    return str(view).count("'card': None")


async def test_a_choice_cannot_be_taken_back_once_another_seat_was_asked(house: House) -> None:
    """Whom the rules ask may depend on hidden cards, so taking back would be a peek."""
    ann, _, bob = await asked_at(house, "break")
    await ann.choose()
    await ann.made()
    await bob.made()
    assert bob.questions
    for is_answered in (False, True):
        if is_answered:
            await bob.choose()
            await ann.made()
        assert not ann.can_undo
        await ann.say(Undo(ann.number))
        assert "no choice that can be undone" in (await ann.refused()).why


async def test_taking_back_twice_by_mistake_takes_back_once(house: House) -> None:
    guests = await two_at(house, "break")
    ann, luck = guests[0], Luck(2)
    while not ann.can_undo:
        ann = next(guest for guest in guests if guest.questions)
        options = ann.questions[0].options
        await ann.choose(options[luck.below(len(options))].key)
        for guest in guests:
            await guest.made()
    number = ann.number
    for _ in range(2):
        await ann.say(Undo(number))
    for _ in range(2):
        assert (await ann.until(Reset)).state.number == number + 1


# ---------------------------------------------------------------- whose eyes


async def test_at_one_screen_nobody_s_cards_lie_open_until_somebody_says_who_it_is(
    house: House,
) -> None:
    seated = await house.create("nightfall", "me", "me")
    ann = await house.sit(seated)
    assert (ann.seat, ann.questions, ann.you.may_look_from) == (None, [], [None, 0, 1])
    for seat in (0, 1):
        await ann.say(LookFrom(seat))
        await ann.until(Reset)
        assert ann.view["seat"] == seat
        assert [ask.seat for ask in ann.questions] == [seat]


async def test_those_who_share_a_screen_are_called_to_it_one_after_the_other(
    house: House,
) -> None:
    ann = await house.sit(await house.create("nightfall", "me", "me", "me"))
    called = [ann.call]
    for seat in (0, 1, 2):
        await ann.say(LookFrom(seat))
        await ann.until(Reset)
        assert ann.call is None
        await ann.choose()
        await ann.made()
        if seat < 2:
            await ann.until(Reset)
            assert (ann.seat, ann.questions) == (
                None,
                [],
            )  # nobody's cards lie open
        called.append(ann.call)
    assert called[:3] == [Call(0, True), Call(1, True), Call(2, True)]
    assert ann.seat == 2  # whose next pick is open at once
    assert ann.questions


async def test_where_nothing_is_secret_one_screen_shows_the_seat_that_is_asked(
    house: House,
) -> None:
    ann = await house.sit(await house.create("break", "me", "me"))
    assert [ask.seat for ask in ann.questions] == [ann.seat]


async def test_nobody_looks_through_the_eyes_of_others(house: House) -> None:
    ann, bob = await two_at(house, "nightfall")
    eve = await house.watch(ann)
    for thief, seat in ((bob, 0), (eve, 0), (eve, 1), (ann, 1), (ann, 99)):
        await thief.say(LookFrom(seat))
        assert "own seats only" in (await thief.refused()).why


async def test_a_team_question_may_be_answered_by_any_of_the_team(house: House) -> None:
    guests = await house.full_table("nightbreak", 4, "unity")
    teams = [one.team for one in guests[0].seats]
    assert teams == [0, 1, 0, 1]
    luck = Luck(4)
    is_shared, asked, chooser = False, guests, guests[0]
    while not is_shared:
        asked = [guest for guest in guests if guest.questions]
        chooser = asked[-1]
        is_shared = len(asked) > 1
        options = chooser.questions[0].options
        await chooser.choose(options[luck.below(len(options))].key)
        for guest in guests:
            await guest.made()
    assert {teams[guest.seat or 0] for guest in asked} == {teams[chooser.seat or 0]}


async def test_one_person_may_play_a_whole_team(house: House) -> None:
    ann = await house.sit(
        await house.create("nightbreak", "me", "random", "me", "random", form="unity")
    )
    assert ann.seat in (0, 2)  # one team: no curtain
    await ann.play_to_the_end(Luck(9))
    assert ann.is_over


# ---------------------------------------------------------------- coming, going, talking


async def test_everybody_sees_who_comes_and_goes(house: House) -> None:
    ann = await house.sit(await house.create("break", "me", "open"))
    assert [one.kind for one in ann.seats] == ["person", "open"]
    seated = await house.join(ann.you.invitations[0].code.lower(), " Bob  the Great ")
    seats = await ann.until(Seats)
    assert (seats.seats[1].kind, seats.seats[1].name) == ("person", "Bob the Great")
    assert (seats.seats[1].is_here, seats.you.invitations) == (False, [])
    bob = await house.sit(seated)
    assert (await ann.until(Seats)).seats[1].is_here
    assert (bob.you.is_host, bob.you.watch, bob.you.invitations) == (False, None, [])
    await bob._socket.close()
    assert not (await ann.until(Seats)).seats[1].is_here


async def test_a_code_is_used_once(house: House) -> None:
    ann = await house.sit(await house.create("break", "me", "open"))
    code = ann.you.invitations[0].code
    await house.join(code)
    again = await house.http.post("/api/join", json={"code": code})
    assert (again.status_code, "no seat waits" in again.text) == (400, True)


async def test_the_host_opens_a_seat_again_and_its_holder_looks_on_from_outside(
    house: House,
) -> None:
    ann, bob = await two_at(house, "nightfall")
    await ann.say(FreeSeat(1))
    reset = await bob.until(Reset, lambda reset: reset.state.seat is None)
    assert (reset.state.seat, bob.you.seats, bob.you.may_look_from) == (None, [], [None])
    await ann.until(Seats, lambda seats: bool(seats.you.invitations))
    await bob.say(Choose(0, 1, "x"))
    assert (await bob.refused()).why == "that seat is not yours"
    cat = await house.sit(await house.join(ann.you.invitations[0].code))
    assert cat.seat == 1


async def test_a_seat_given_to_a_bot_plays_on(house: House) -> None:
    ann, bob = await two_at(house, "nightfall")
    await ann.say(FreeSeat(1, "random"))
    changed = await ann.until(Changed)
    assert changed.by == 1
    await bob.say(FreeSeat(0))
    assert (await bob.refused()).why == "Only the host can open seats or give them to bots."


async def test_table_talk_reaches_all_and_is_there_for_who_comes_later(house: House) -> None:
    ann, bob = await two_at(house, "break")
    eve = await house.watch(ann)
    await bob.say(Say("  <b>Hello</b>  "))
    await eve.until(Spoken)
    await eve.say(Say("psst"))
    for guest in (ann, bob, eve):
        await guest.until(Spoken, lambda spoken: spoken.text == "psst")
        assert [(one.seat, one.name, one.text) for one in guest.talk] == [
            (NOBODY, "", "Guest takes seat 2."),
            (1, "Guest", "<b>Hello</b>"),
            (None, "Eve", "psst"),
        ]
    late = await house.watch(ann)
    assert late.talk == ann.talk


# ---------------------------------------------------------------- help, past, end


async def test_a_hint_is_one_of_the_options_and_for_one_s_own_seat(house: House) -> None:
    ann, seat, bob = await asked_at(house, "break")
    await ann.say(AskForHint(seat))
    hint = await ann.until(Hinted)
    assert hint.option in [option.key for option in ann.questions[0].options]
    assert hint.level == "5"
    assert 0 < hint.share <= 1
    assert 0 <= hint.chance <= 1
    await bob.say(AskForHint(seat))
    assert (await bob.refused()).why == "hints are for your own seats"
    await bob.say(AskForHint(1 - seat))
    assert "not asked now" in (await bob.refused()).why


async def test_the_past_is_seen_as_it_was_seen_then(house: House) -> None:
    ann = await house.sit(await house.create("havenfall", "me", "random"))
    seen = {0: (ann.view, len(ann.log))}
    luck = Luck(8)
    while len(seen) < 25:
        if ann.questions:
            options = ann.questions[0].options
            await ann.choose(options[luck.below(len(options))].key)
        await ann.made()
        seen[ann.decisions] = (ann.view, len(ann.log))
    for decisions in (20, 3, 4, 0):
        await ann.say(LookAt(decisions))
        past = await ann.until(Past)
        assert (past.decisions, (past.view, past.lines)) == (decisions, seen[decisions])
    await ann.say(LookAt(10_000))
    assert "choices to look back at" in (await ann.refused()).why


async def finished(house: House) -> tuple[Seated, Guest]:
    seated = await house.create("nightfall", "me", "random")
    ann = await house.sit(seated)
    await ann.play_to_the_end(Luck(6))
    return seated, ann


async def test_the_course_of_a_match_is_told_when_it_is_over(house: House) -> None:
    seated = await house.create("nightfall", "me", "random")
    path = f"/api/tables/{seated.room}/course"
    headers = {"Authorization": f"Bearer {seated.secret}"}
    assert (await house.http.get(path, headers=headers)).status_code == 409
    ann = await house.sit(seated)
    await ann.play_to_the_end(Luck(6))
    course = (await house.http.get(path, headers=headers)).json()
    assert len(course["decisions"]) <= 60
    assert (course["decisions"][0], course["decisions"][-1]) == (0, ann.decisions)
    outcome = ann.view["outcome"]
    assert isinstance(outcome, dict)
    ends = [chances[-1] for chances in course["chances"]]
    assert ends == [1.0 if seat in outcome["winners"] else 0.0 for seat in (0, 1)]


async def test_a_rematch_has_the_same_people_with_the_same_secrets_and_other_cards(
    house: House,
) -> None:
    seated, ann = await finished(house)
    eve = await house.watch(ann)
    await eve.say(Rematch())
    assert "those who played" in (await eve.refused()).why
    await ann.say(Rematch())
    table = (await eve.until(Seats, lambda seats: seats.info.next_room is not None)).info
    assert table.next_room is not None
    again = await house.sit(Seated(table.next_room, seated.secret, []))
    assert [(one.kind, one.name, one.bot) for one in again.seats] == [
        ("person", "Ann", ""),
        ("bot", "random bot", "random"),
    ]
    assert again.welcome.state.decisions < 3
    await again.say(Rematch())
    assert (await again.refused()).why == "the match is not over yet"
    await ann.say(Rematch())  # a second wish leads to the same table
    await ann.until(Seats, lambda seats: seats.info.next_room is not None)
    late = await house.sit(seated)
    assert late.welcome.info.next_room == table.next_room


async def test_a_record_is_opened_again_and_looked_at_from_every_seat(house: House) -> None:
    seated, ann = await finished(house)
    record = await house.record(seated)
    answer = await house.http.post("/api/replays", json={"record": record})
    assert answer.status_code == 201, answer.text
    replay = await house.sit(Seated(**answer.json()))
    assert replay.welcome.info.is_replay
    assert replay.you.may_look_from == [None, 0, 1]
    await replay.say(LookFrom(0))
    await replay.until(Reset)
    match = breakfall.load(record)  # which does not say who the people were
    assert (replay.view, [event.text for event in replay.log]) == (match.view(0), match.log(0))
    assert [event.facts for event in replay.log] == [event.facts for event in ann.log]
    await replay.say(LookAt(5))
    assert (await replay.until(Past)).decisions == 5
    await replay.say(Choose(5, 0, "x"))
    assert (await replay.refused()).why == "this is a replay: there is nothing to choose"


async def test_a_seed_sent_as_text_reaches_the_record_whole(house: House) -> None:
    for seed, text in (("0x7fffffffffffffe7", "0x7fffffffffffffe7"), (7, "0x0000000000000007")):
        seated = await house.create("nightbreak", "me", "random", seed=seed)
        guest = await house.sit(seated)
        await guest.play_to_the_end(Luck(5))
        assert (await house.record(seated))["seed"] == text


@pytest.mark.parametrize(
    ("seed", "why"),
    [
        (2**53 + 1, "a page rounds such a number"),
        ("seven", "a seed is a whole number"),
        ("-1", "a seed is a whole number"),
    ],
)
async def test_a_seed_that_cannot_be_is_refused(house: House, seed: object, why: str) -> None:
    body = {"game": "break", "seats": [{"kind": "me"}] * 2, "seed": seed}
    answer = await house.http.post("/api/tables", json=body)
    assert (answer.status_code, why in answer.json()["error"]) == (400, True)


async def test_a_broken_record_is_refused_in_words(house: House) -> None:
    seated, _ = await finished(house)
    record = await house.record(seated)
    choices = record["choices"]
    assert isinstance(choices, list)
    choices[3][2] = "win"
    for body, why in (
        ({"record": record}, "breaks at choice 4"),
        ({"record": {}}, "not a Breakfall record"),
        ({"record": 3}, "no request of ours"),
    ):
        answer = await house.http.post("/api/replays", json=body)
        assert (answer.status_code, why in answer.json()["error"]) == (400, True)


async def test_one_s_own_tables_are_listed_and_only_by_their_secrets(house: House) -> None:
    seated, _ = await finished(house)
    running = await house.create("break", "me", "open")
    wrong = {"room": running.room, "secret": seated.secret}
    keys = [{"room": one.room, "secret": one.secret} for one in (seated, running)]
    for _ in range(2):  # the second time from what was summed up
        answer = await house.http.post("/api/tables/mine", json={"keys": [*keys, wrong]})
        over, open_one = answer.json()
        assert (over["is_over"], over["names"], over["seats"]) == (True, ["Ann", "random bot"], [0])
        assert over["result"]
        assert not open_one["is_over"]
        assert (open_one["decisions"], open_one["names"]) == (0, ["Ann", ""])


async def test_bots_among_themselves_play_while_somebody_looks(house: House) -> None:
    seated = await house.create("nightfall", "random", "random")
    eve = await house.sit(seated)
    await eve.play_to_the_end(Luck(0))
    assert (eve.is_over, eve.you.seats) == (True, [])


async def test_two_people_watch_the_same_frames(house: House) -> None:
    guests = await house.full_table("nightfall", 2)
    eves = [await house.watch(guests[0]) for _ in range(2)]
    await play_together([*guests, *eves], Luck(3), most=30)
    changes = [[frame for frame in eve.frames if '"type":"changed"' in frame] for eve in eves]
    assert changes[0][:30] == changes[1][:30]


async def test_two_screens_at_one_seat_and_two_spectators_see_all_that_changes(
    house: House,
) -> None:
    seated = await house.create("break", "me", "open")
    screens = [await house.sit(seated, 0) for _ in range(2)]
    eves = [await house.watch(screens[0]) for _ in range(2)]
    across = await house.sit(await house.join(screens[0].you.invitations[0].code))
    for _ in range(6):
        asked = screens[0] if screens[0].questions else across
        await asked.choose()
        for guest in (*screens, *eves, across):
            await guest.made()
    for screen in screens:
        assert screen.view == (await house.sit(seated, 0)).view
    for eve in eves:
        assert eve.view == (await house.watch(screens[0])).view
