"""What a session may have received: the frames that a re-dealt match would have given as well."""

from __future__ import annotations

from typing import cast

import msgspec

from breakfall import Luck, Match
from breakfall.bots import player_names
from breakfall.core.record import begin, listed_choices
from breakfall.server.messages import Changed, FromServer, Question, Seats, Welcome
from breakfall.server.rooms.delta import delta
from breakfall.server.rooms.history import event_of, question_of
from breakfall.server.rooms.session import encode

GUESSES = 2  # at what could have happened, for each choice


def guess_at(match: Match, seat: int | None, luck: Luck) -> Match:
    """The match as it could be, for all that this seat can know."""
    guess = match.copy()
    guess.redeal(seat, luck)
    return guess


def leaks(record: dict[str, object], seat: int | None, frames: list[str]) -> list[str]:
    """The frames that tell this seat something it must not know, each with what it should be.

    The match is played again from its record. At every decision everything hidden from the seat
    is dealt anew, and the frame is made again from that. What has happened keeps its faces in a
    re-deal, so the log is looked at in another way: everything hidden is dealt anew before the
    choice, and where the seat then sees the same table after it, it must also read the same. That
    is so unless cards are shuffled: what was open for a moment before stands in the log alone.
    """
    decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
    messages = [(frame, decoder.decode(frame)) for frame in frames]
    changes = {message.decisions: (frame, message) for frame, message in messages
               if isinstance(message, Changed)}  # fmt: skip
    luck = Luck(77)
    match = begin(record)
    found: list[str] = []
    guess = guess_at(match, seat, luck)
    before = guess.view(seat)
    for frame, message in messages:
        if isinstance(message, Welcome | Seats) and message.seats:
            match.names = player_names([one.name for one in message.seats])
        if isinstance(message, Welcome):
            assert message.state.decisions == 0, "the session was there from the start"
            guess.names = match.names
            before = guess.view(seat)
            state = msgspec.structs.replace(
                message.state, view=before, questions=questions_of(guess, seat)
            )
            log = [event_of(seen, 0) for seen in guess.events(seat)]
            expected = encode(msgspec.structs.replace(message, state=state, log=log))
            found += [] if frame == expected else [f"{frame}\n{expected}"]
    choices = [Made(made) for made in listed_choices(record)]
    for number, made in enumerate(choices, start=1):
        others = [guess_at(match, seat, luck) for _ in range(GUESSES)]
        secret = choices[match.settled : match.decisions]
        events, lots = match.event_count, match._table.lots
        match.choose_key(made.option, made.seat)
        guess = guess_at(match, seat, luck)
        frame, changed = changes[number]
        after = guess.view(seat)
        expected = encode(
            Changed(
                number=number,
                decisions=number,
                by=made.seat,
                delta=delta(before, after),
                log=[event_of(seen, number) for seen in guess.events(seat, events)],
                questions=questions_of(guess, seat),
                call=None,
                can_undo=changed.can_undo,
                thinking=[],
            )
        )
        if frame != expected:
            found.append(f"{frame}\n{expected}")
        elif match._table.lots == lots:
            read = changed.log
            alike = [
                [event_of(seen, number) for seen in other.events(seat, events)]
                for other in others
                if happens(other, [*secret, made], luck) and looks_alike(other, match, seat)
            ]
            found += [f"{read}\n{told}" for told in alike if told != read][:1]
        before = after
    return found


class Made:
    """A choice of the record."""

    def __init__(self, made: object) -> None:
        seat, _, option = cast(list[object], made)
        self.seat = int(str(seat))
        self.option = str(option)


def happens(guess: Match, choices: list[Made], luck: Luck) -> bool:
    """The last of these choices can be made in the guess, which forgot the secret ones before it.

    Those are made again, as they were or, where they were about cards not held there, anyhow.
    """
    *secret, last = choices
    for one in secret:
        if any(one.seat in question.seats for question in guess.questions):
            keys = guess.choice_of(one.seat).keys
            any_key = keys[luck.below(len(keys))]
            guess.choose_key(one.option if one.option in keys else any_key, one.seat)
    if last.option not in guess.choice_of(last.seat).keys:
        return False
    guess.choose_key(last.option, last.seat)
    return True


def looks_alike(guess: Match, match: Match, seat: int | None) -> bool:
    """For all that the seat sees, and for how far the rules have come."""
    return seen_of(guess, seat) == seen_of(match, seat)


def seen_of(match: Match, seat: int | None) -> list[object]:
    asked = [(question.seats, question.kind) for question in match.questions]
    return [match.view(seat), questions_of(match, seat), asked, match.settled]


def questions_of(match: Match, seat: int | None) -> list[Question]:
    return [
        question_of(choice, seat)
        for choice in match.choices
        if seat is not None and seat in choice.seats
    ]
