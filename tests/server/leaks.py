"""What a viewer may have received: the frames that a re-dealt match would have given as well."""

from __future__ import annotations

from typing import cast

import msgspec

from breakfall import Luck, Match
from breakfall.core.record import begin, listed_choices
from breakfall.server.delta import delta
from breakfall.server.messages import Ask, Changed, FromServer, Line, Welcome
from breakfall.server.playing import ask_of
from breakfall.server.viewer import encode

Seen = tuple[dict[str, object], list[str]]


def guess_at(match: Match, seat: int | None, luck: Luck) -> Match:
    """The match as it could be, for all that this seat can know."""
    guess = match.copy()
    guess.redeal(seat, luck)
    return guess


def leaks(record: dict[str, object], seat: int | None, frames: list[str]) -> list[str]:
    """The frames that tell this seat something it must not know, each with what it should be.

    The match is played again from its record. At every decision everything hidden from the seat
    is dealt anew, and the frame is made again from that.
    """
    decoder: msgspec.json.Decoder[FromServer] = msgspec.json.Decoder(FromServer)
    messages = [(frame, decoder.decode(frame)) for frame in frames]
    changes = {message.decisions: (frame, message) for frame, message in messages
               if isinstance(message, Changed)}  # fmt: skip
    luck = Luck(77)
    match = begin(record)
    found: list[str] = []
    guess = guess_at(match, seat, luck)
    for frame, message in messages:
        if isinstance(message, Welcome):
            assert message.state.decisions == 0, "the viewer was there from the start"
            state = msgspec.structs.replace(
                message.state, view=guess.view(seat), asks=asks_of(guess, seat)
            )
            log = [Line(text, 0) for text in guess.log(seat)]
            expected = encode(msgspec.structs.replace(message, state=state, log=log))
            found += [] if frame == expected else [f"{frame}\n{expected}"]
    before: Seen = (guess.view(seat), guess.log(seat))
    for number, made in enumerate(listed_choices(record), start=1):
        chooser, _, option = cast(list[object], made)
        match.choose_key(str(option), int(str(chooser)))
        guess = guess_at(match, seat, luck)
        frame, changed = changes[number]
        after: Seen = (guess.view(seat), guess.log(seat))
        expected = encode(
            Changed(
                number=number,
                decisions=number,
                by=int(str(chooser)),
                delta=delta(before[0], after[0]),
                log=[Line(text, number) for text in after[1][len(before[1]) :]],
                asks=asks_of(guess, seat),
                call=None,
                can_take_back=changed.can_take_back,
                thinking=[],
            )
        )
        if frame != expected:
            found.append(f"{frame}\n{expected}")
        before = after
    return found


def asks_of(match: Match, seat: int | None) -> list[Ask]:
    return [
        ask_of(choice, seat)
        for choice in match.choices
        if seat is not None and seat in choice.players
    ]
