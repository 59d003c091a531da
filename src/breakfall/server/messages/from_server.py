"""What the server says over a room's WebSocket, /api/tables/ROOM/socket.

The page says Hello; the server says Welcome, or Refused and hangs up.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

NOBODY = -1  # the seat of what the room itself says


class Seat(Struct, frozen=True):
    """A seat as everybody at the table sees it."""

    seat: int
    kind: Literal["person", "bot", "open"]
    name: str
    bot: str
    is_here: bool
    team: int
    stands_in_for: str  # of a bot: the player whose seat it is


class Invitation(Struct, frozen=True):
    """For the host alone: how somebody takes an open seat. The link works where the page does."""

    seat: int
    code: str
    link: str  # for another device, where the server can be reached from one; else a path


class You(Struct, frozen=True):
    seats: list[int]
    is_host: bool
    may_look_from: list[int | None]  # whose eyes: own seats, or a spectator's
    invitations: list[Invitation]
    watch: Invitation | None  # seat -1
    can_open: list[int]  # seats to which the host may invite somebody new now
    can_give_back: list[int]  # seats that the host may give back to whom a bot stands in for
    can_leave: bool


class RoomInfo(Struct, frozen=True):
    room: str
    game: str
    format: str
    format_title: str
    players: int
    settings: dict[str, str]
    is_replay: bool
    next_room: str | None  # the rematch, once there is one
    is_seed_named: bool  # whoever laid the table chose its cards: no seat is ever opened
    grace: float  # seconds after which somebody who is away is gone


class Option(Struct, frozen=True):
    key: str
    label: str
    places: list[str]


class Question(Struct, frozen=True):
    """A question put to one of the session's seats."""

    seat: int
    kind: str
    prompt: str
    rule: str
    options: list[Option]
    subject: str = ""  # the place that it is about: who attacks, which rank is filled


class EventSeen(Struct, frozen=True, omit_defaults=True):
    """What a session saw happen: a line of the log, and how many choices had been made then.

    Facts are plain: a card is its key, a piece on the table its card and its place.
    """

    kind: str
    text: str
    decisions: int
    facts: dict[str, object] = field(default_factory=dict)
    is_heading: bool = False
    seat: int = NOBODY  # whose doing it was


class Spoken(Struct, frozen=True, tag="spoken"):
    """Table talk. A spectator has no seat; the table itself has -1: it says who came and went.

    What is said to a team, only the team is sent.
    """

    number: int
    seat: int | None
    name: str
    text: str
    at: float
    team: int | None = None


class Call(Struct, frozen=True):
    """Another of the session's own seats is asked, while the one looked from has nothing to answer.

    Where it sees a secret, whoever sits there should be alone with the screen first, and say so by
    `LookFrom`; until then the session is sent what a spectator sees.
    """

    seat: int
    is_secret: bool


class State(Struct, frozen=True):
    """Where a session stands: what is seen from one seat (None: a spectator's place)."""

    number: int  # of the last thing that was stored: a choice, or one that was undone
    decisions: int
    seat: int | None
    view: Mapping[str, object]
    questions: list[Question]
    call: Call | None
    can_undo: bool
    thinking: list[int]  # seats of bots that are at it now


class Welcome(Struct, frozen=True, tag="welcome"):
    version: int
    info: RoomInfo
    seats: list[Seat]
    you: You
    state: State
    log: list[EventSeen]
    talk: list[Spoken]


class Changed(Struct, frozen=True, tag="changed"):
    """One choice was made. `delta` leads from the last view to this one.

    A delta is {"=": value} for something new, {"k": {key: delta}, "-": [keys gone]} for an object,
    {"i": {index: delta}} for a list as long as before.
    """

    number: int
    decisions: int
    by: int  # the seat that chose
    delta: dict[str, object] | None
    log: list[EventSeen]
    questions: list[Question]
    call: Call | None
    can_undo: bool
    thinking: list[int]


class Reset(Struct, frozen=True, tag="reset"):
    """The whole table anew: a choice was undone, or the session changed seats."""

    state: State
    log: list[EventSeen]


class Seats(Struct, frozen=True, tag="seats"):
    """Somebody came, went, or took a seat; or a rematch is ready."""

    info: RoomInfo
    seats: list[Seat]
    you: You


class Past(Struct, frozen=True, tag="past"):
    """The table as it was after so many choices, from where the session looks."""

    decisions: int
    view: Mapping[str, object]
    lines: int  # of the log, then


class Hinted(Struct, frozen=True, tag="hinted"):
    """What the strongest bot would choose, how sure it is, and how likely it is to win then."""

    seat: int
    option: str
    level: str
    share: float
    chance: float


class Ahead(Struct, frozen=True, tag="ahead"):
    """Where an option would lead, as far as its seat can know: the next question, and its places.

    Without a kind, to no question about places. With one place it is not asked, but answered.
    """

    decisions: int
    option: str
    kind: str
    places: list[str]
    is_asked: bool


class Signaled(Struct, frozen=True, tag="signaled"):
    """What a partner points at: an option of the question that both are asked, or none ("").

    `leaves`: the partner leaves the decisions to the others of the team.
    """

    seat: int
    decisions: int
    option: str
    leaves: bool


class Refused(Struct, frozen=True, tag="refused"):
    """What was asked for was not done, and why. `is_final`: the server hangs up."""

    what: str
    why: str
    is_final: bool = False


FromServer = Welcome | Changed | Reset | Seats | Spoken | Past | Hinted | Ahead | Signaled | Refused
