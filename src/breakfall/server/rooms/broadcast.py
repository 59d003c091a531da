"""What each session of a room is told. A view is made once for a seat, not once for a session."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from breakfall.server.db.rows import TalkRow
from breakfall.server.messages import (
    VERSION,
    Call,
    Changed,
    EventSeen,
    Question,
    Reset,
    RoomInfo,
    Seats,
    Spoken,
    State,
    Welcome,
    You,
)
from breakfall.server.moves import Move
from breakfall.server.rooms import curtain, seats
from breakfall.server.rooms.delta import Delta, delta
from breakfall.server.rooms.session import Session, encode
from breakfall.server.rooms.state import RoomState

View = Mapping[str, object]
News = tuple[Delta | None, list[EventSeen]]  # what a choice has changed in a view, and in the log
NOTHING: News = (None, [])


class Broadcast:
    """From the room to its sessions. It holds the views that were sent last."""

    def __init__(self, state: RoomState) -> None:
        self._state = state
        self._views: dict[int | None, View] = {}

    # ------------------------------------------------------------ to one session

    def welcome(self, session: Session) -> None:
        room = self._state
        self._draw_curtain(session)
        session.send(
            Welcome(
                version=VERSION,
                info=self.info(),
                seats=room.seating.seats(room.keys_anywhere),
                you=self.you(session),
                state=self.state(session),
                log=room.history.log(session.seat),
                talk=[
                    as_spoken(line)
                    for line in room.talk
                    if room.seating.hears(session.key.id, line.team)
                ],
            )
        )

    def reset(self, session: Session) -> None:
        session.send(Reset(self.state(session), self._state.history.log(session.seat)))

    def state(self, session: Session) -> State:
        history = self._state.history
        return State(
            number=history.number,
            decisions=history.decisions,
            seat=session.seat,
            view=self._view(session.seat),
            questions=self._questions(session),
            call=self._call(session),
            can_undo=self._can_undo(session),
            thinking=self._thinking(),
        )

    def info(self) -> RoomInfo:
        room = self._state
        setup = room.history.match.setup
        return RoomInfo(
            room=room.id,
            game=setup.game.key,
            format=setup.format.key,
            format_title=setup.format.title,
            players=setup.players,
            settings=dict(setup.settings),
            is_replay=room.is_replay,
            next_room=room.seating.people.next_room,
            is_seed_named=room.seating.people.is_seed_named,
            grace=room.grace,
        )

    def you(self, session: Session) -> You:
        room = self._state
        rows = room.seating.people.seats
        return room.seating.you(
            session.key,
            can_open=[row.seat for row in rows if seats.can_open(room, row)],
            can_give_back=[row.seat for row in rows if seats.can_give_back(room, row)],
        )

    # ------------------------------------------------------------ to all

    def changed(self, move: Move) -> None:
        """A choice was made. Sessions with the same eyes and hands are sent the same text.

        Where a curtain falls, what the choice changed is seen by nobody until it is lifted.
        """
        looked_from = {session.seat for session in self._state.sessions}
        seen = {seat: self._news(seat) for seat in looked_from}
        texts: dict[object, str] = {}
        for session in self._state.sessions:
            news = seen[session.seat]
            if self._draw_curtain(session):
                can_undo = self._can_undo(session)
                session.send(self._change(move, NOTHING, can_undo=can_undo))
                self.reset(session)
            else:
                session.send_text(self._change_for(session, move, news, texts))
        self.forget_unseen()

    def _change_for(
        self, session: Session, move: Move, news: News, texts: dict[object, str]
    ) -> str:
        can_undo, call = self._can_undo(session), self._call(session)
        name = (session.seat, tuple(self._hands(session)), call, can_undo)
        text = texts.get(name)
        if text is None:
            change = self._change(move, news, self._questions(session), call, can_undo)
            text = texts[name] = encode(change)
        return text

    def _change(
        self,
        move: Move,
        news: News,
        questions: Sequence[Question] = (),
        call: Call | None = None,
        can_undo: bool = False,
    ) -> Changed:
        history = self._state.history
        return Changed(
            number=history.number,
            decisions=history.decisions,
            by=move.seat,
            delta=news[0],
            log=news[1],
            questions=list(questions),
            call=call,
            can_undo=can_undo,
            thinking=self._thinking(),
        )

    def _news(self, seat: int | None) -> News:
        """What a seat sees that it did not see before."""
        history = self._state.history
        before = self._views[seat]
        after = self._views[seat] = history.match.view(seat)
        return delta(before, after), history.last_events(seat)

    def reset_all(self) -> None:
        """A choice was undone: everybody is told everything again."""
        self._views.clear()
        for session in self._state.sessions:
            self._draw_curtain(session)
            self.reset(session)

    def possibilities(self) -> dict[Session, object]:
        """What each session may do now, to see afterwards who must be told that it changed."""
        thinking = self._thinking()
        return {
            session: (session.seat, self._hands(session), thinking)
            for session in self._state.sessions
        }

    def seats(self, but: Session | None = None) -> None:
        """Somebody came, went, or took a seat; or a rematch is ready."""
        room = self._state
        info, seats = self.info(), room.seating.seats(room.keys_anywhere)
        for session in room.sessions:
            if session is not but:
                session.send(Seats(info, seats, self.you(session)))

    def spoken(self, line: TalkRow) -> None:
        text = encode(as_spoken(line))
        for session in self._state.sessions:
            if self._state.seating.hears(session.key.id, line.team):
                session.send_text(text)

    # ------------------------------------------------------------ parts of it

    def forget_unseen(self) -> None:
        """Views from where nobody looks any more need not be kept up to date."""
        looked_from = {session.seat for session in self._state.sessions}
        self._views = {seat: view for seat, view in self._views.items() if seat in looked_from}

    def _view(self, seat: int | None) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._state.history.match.view(seat)
        return view

    def _hands(self, session: Session) -> list[int]:
        return self._state.seating.hands_of(session.key.id, session.seat)

    def _questions(self, session: Session) -> list[Question]:
        return self._state.history.questions(self._hands(session), session.seat)

    def _call(self, session: Session) -> Call | None:
        """Who of those that share this screen is asked next, when the one before it is done."""
        return curtain.call_to(self._state.seating, self._state.history.match, session)

    def _draw_curtain(self, session: Session) -> bool:
        falls = curtain.falls(self._state.seating, self._state.history.match, session)
        if falls:
            curtain.draw(session)
        return falls

    def _can_undo(self, session: Session) -> bool:
        room = self._state
        return room.history.undoable(room.seating.seats_of(session.key.id)) > 0

    def _thinking(self) -> list[int]:
        return [row.seat for row in self._state.bot_turns]


def as_spoken(line: TalkRow) -> Spoken:
    return Spoken(line.number, line.seat, line.name, line.text, line.at, line.team)
