"""What a page says over a room's WebSocket."""

from __future__ import annotations

from msgspec import Struct


class Hello(Struct, frozen=True, tag="hello"):
    """The first message: who is there. Without a seat, the server chooses whose eyes."""

    version: int
    secret: str
    seat: int | None = None


class Choose(Struct, frozen=True, tag="choose"):
    """An answer to the question asked after so many decisions.

    Sent again after a lost connection it does nothing more: the number says which it was. With the
    kind of the question as it was shown, it answers no other one.
    """

    decisions: int
    seat: int
    option: str
    question: str = ""


class Undo(Struct, frozen=True, tag="undo"):
    """One's own last choice, while nothing hidden was shown and no other seat was asked since."""

    number: int


class LookFrom(Struct, frozen=True, tag="look-from"):
    seat: int | None


class LookAt(Struct, frozen=True, tag="look-at"):
    decisions: int


class AskForHint(Struct, frozen=True, tag="hint"):
    seat: int


class Say(Struct, frozen=True, tag="say"):
    text: str
    to_team: bool = False  # to partners only


class LookAhead(Struct, frozen=True, tag="look-ahead"):
    """Where would this option lead? Nothing is answered by asking; the answer is `Ahead`."""

    decisions: int
    seat: int
    option: str


class Signal(Struct, frozen=True, tag="signal"):
    """For partners alone: the option pointed at (""; none), and whether they are to decide."""

    option: str = ""
    leaves: bool = False


class FreeSeat(Struct, frozen=True, tag="free-seat"):
    """The host gives a seat to a bot; or opens it to a guest, with a new code.

    In mid-match a person's seat is opened only once they have left or are gone. Where a bot stands
    in for somebody who is not, the seat is given back to them.
    """

    seat: int
    bot: str = ""


class LeaveRoom(Struct, frozen=True, tag="leave-room"):
    """One gives up one's seats, so that others may be invited to them. One may still look on."""


class Rematch(Struct, frozen=True, tag="rematch"):
    """The same people at a new table, once this match is over. Secrets stay the same."""


FromPage = (
    Hello
    | Choose
    | Undo
    | LookFrom
    | LookAt
    | LookAhead
    | AskForHint
    | Signal
    | Say
    | FreeSeat
    | LeaveRoom
    | Rematch
)
