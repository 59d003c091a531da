"""What server and page say to each other. The page's types are made from these.

Over a WebSocket every message is JSON with a `type`. HTTP bodies are the plain structs.
`tools/page_types.py` writes the TypeScript types; `./check` sees that they are up to date.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from msgspec import Struct, field

NOBODY = -1  # the seat of what the table itself says
VERSION = 2  # goes up when a page of yesterday could not speak with a server of today

# ---------------------------------------------------------------- the shelf, over HTTP


class FormatOffer(Struct, frozen=True):
    key: str
    title: str
    summary: str
    players: list[int]
    teams: dict[str, list[list[int]]]  # by number of players: the seats that win together


class SettingOffer(Struct, frozen=True):
    key: str
    values: list[str]  # the first is the default
    summary: str
    takes_text: bool  # a deck of one's own, as a whole text


class BotOffer(Struct, frozen=True):
    key: str
    title: str  # as it is called at the table
    summary: str


class GameOffer(Struct, frozen=True):
    key: str
    title: str
    summary: str
    formats: list[FormatOffer]
    settings: list[SettingOffer]


class Catalog(Struct, frozen=True):
    """GET /api/shelf"""

    version: int
    games: list[GameOffer]
    bots: list[BotOffer]
    default_bot: str  # the key of the one to play against unless somebody asks for another


class RuleText(Struct, frozen=True):
    number: str
    title: str
    text: str  # Markdown


class ChapterText(Struct, frozen=True):
    number: str
    title: str
    text: str
    rules: list[RuleText]


class RulebookText(Struct, frozen=True):
    """GET /api/games/GAME/rules"""

    title: str
    text: str
    chapters: list[ChapterText]


# GET /api/games/GAME/cards answers with the cards as the game describes them.

# ---------------------------------------------------------------- tables, over HTTP

SeatKind = Literal["me", "open", "bot"]


class SeatPlan(Struct, frozen=True):
    """Who is to sit there: whoever lays the table, somebody who is invited, or a bot."""

    kind: SeatKind
    bot: str = ""


class NewRoom(Struct, frozen=True):
    """POST /api/tables; the answer is `Seated`."""

    game: str
    seats: list[SeatPlan]
    format: str | None = None
    seed: str | int | None = None  # above 2**53 as text: JavaScript rounds such numbers
    settings: dict[str, str] = field(default_factory=dict)
    name: str = ""


class Join(Struct, frozen=True):
    """POST /api/join; the answer is `Seated`. The code of a seat, or of a table to watch."""

    code: str
    name: str = ""


class Seated(Struct, frozen=True):
    """The secret is the seat's: whoever holds it plays there. It is told once, here."""

    room: str
    secret: str
    seats: list[int]  # none: a spectator


class Key(Struct, frozen=True):
    room: str
    secret: str


class Keyring(Struct, frozen=True):
    """POST /api/tables/mine; the answer is a list of `RoomSummary`."""

    keys: list[Key]


class RoomSummary(Struct, frozen=True):
    room: str
    game: str
    format: str
    names: list[str]
    seats: list[int]  # the asker's own
    decisions: int
    is_over: bool
    is_your_turn: bool
    result: str
    changed_at: float  # seconds since 1970


class NewReplay(Struct, frozen=True):
    """POST /api/replays: a record, as it was saved; the answer is `Seated`, for every seat."""

    record: dict[str, object]


class Problem(Struct, frozen=True):
    """The body of every HTTP error."""

    error: str


# GET /api/tables/TABLE/record (Authorization: Bearer SECRET) is the record of a finished match.


class Course(Struct, frozen=True):
    """GET /api/tables/TABLE/course, of a finished match: how likely each seat was to win."""

    decisions: list[int]
    chances: list[list[float]]  # for each seat, at each of the decisions, from 0 to 1


# GET /api/qr/CODE is the link to join with that code as a QR code, an SVG.

# ---------------------------------------------------------------- at a table, over a WebSocket
#
# /api/tables/TABLE/socket. The page says Hello; the server says Welcome, or Refused and hangs up.


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
    """A question put to one of the viewer's seats."""

    seat: int
    kind: str
    prompt: str
    rule: str
    options: list[Option]
    subject: str = ""  # the place that it is about: who attacks, which rank is filled


class EventSeen(Struct, frozen=True, omit_defaults=True):
    """What a viewer saw happen: a line of the log, and how many choices had been made then.

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
    """Another seat of the viewer's own is asked, while the one looked from has nothing to answer.

    Where it sees a secret, whoever sits there should be alone with the screen first, and say so by
    `LookFrom`; until then the viewer is sent what a spectator sees.
    """

    seat: int
    is_secret: bool


class State(Struct, frozen=True):
    """Where a viewer stands: what is seen from one seat (None: a spectator's place)."""

    number: int  # of the last thing that was stored: a choice, or a choice taken back
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
    """The whole table anew: somebody took a choice back, or the viewer changed seats."""

    state: State
    log: list[EventSeen]


class Seats(Struct, frozen=True, tag="seats"):
    """Somebody came, went, or took a seat; or a rematch is ready."""

    info: RoomInfo
    seats: list[Seat]
    you: You


class Past(Struct, frozen=True, tag="past"):
    """The table as it was after so many choices, from where the viewer looks."""

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
