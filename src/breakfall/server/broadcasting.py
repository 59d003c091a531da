"""What each viewer of a table is told. A view is made once for a seat, not once for a viewer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from breakfall.server import curtain, vacancy
from breakfall.server.delta import Delta, delta
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
from breakfall.server.viewer import Viewer, encode

if TYPE_CHECKING:
    from breakfall.server.live import Live

View = Mapping[str, object]
News = tuple[Delta | None, list[EventSeen]]  # what a choice has changed in a view, and in the log
NOTHING: News = (None, [])


class Broadcasting:
    """From the table to its viewers. It holds the views that were sent last."""

    def __init__(self, live: Live) -> None:
        self._live = live
        self._views: dict[int | None, View] = {}

    # ------------------------------------------------------------ to one viewer

    def welcome(self, viewer: Viewer) -> None:
        live = self._live
        self._draw_curtain(viewer)
        viewer.send(
            Welcome(
                version=VERSION,
                info=self.info(),
                seats=live.seating.seats(live.keys_anywhere),
                you=self.you(viewer),
                state=self.state(viewer),
                log=live.playing.log(viewer.seat),
                talk=[line for line in live.talk if live.seating.hears(viewer.key.id, line.team)],
            )
        )

    def reset(self, viewer: Viewer) -> None:
        viewer.send(Reset(self.state(viewer), self._live.playing.log(viewer.seat)))

    def state(self, viewer: Viewer) -> State:
        playing = self._live.playing
        return State(
            number=playing.number,
            decisions=playing.decisions,
            seat=viewer.seat,
            view=self._view(viewer.seat),
            questions=self._questions(viewer),
            call=self._call(viewer),
            can_undo=self._can_take_back(viewer),
            thinking=self._thinking(),
        )

    def info(self) -> RoomInfo:
        live = self._live
        setup = live.playing.match.setup
        return RoomInfo(
            room=live.table,
            game=setup.game.key,
            format=setup.format.key,
            format_title=setup.format.title,
            players=setup.players,
            settings=dict(setup.settings),
            is_replay=live.is_replay,
            next_room=live.seating.people.next_room,
            is_seed_named=live.seating.people.is_seed_named,
            grace=live.around.grace,
        )

    def you(self, viewer: Viewer) -> You:
        live = self._live
        rows = live.seating.people.seats
        return live.seating.you(
            viewer.key,
            can_open=[row.seat for row in rows if vacancy.can_open(live, row)],
            can_give_back=[row.seat for row in rows if vacancy.can_give_back(live, row)],
        )

    # ------------------------------------------------------------ to all

    def changed(self, move: Move) -> None:
        """A choice was made. Viewers with the same eyes and hands are sent the same text.

        Where a curtain falls, what the choice changed is seen by nobody until it is lifted.
        """
        looked_from = {viewer.seat for viewer in self._live.viewers}
        seen = {seat: self._news(seat) for seat in looked_from}
        texts: dict[object, str] = {}
        for viewer in self._live.viewers:
            news = seen[viewer.seat]
            if self._draw_curtain(viewer):
                can_undo = self._can_take_back(viewer)
                viewer.send(self._change(move, NOTHING, can_undo=can_undo))
                self.reset(viewer)
            else:
                viewer.send_text(self._change_for(viewer, move, news, texts))
        self.forget_unseen()

    def _change_for(self, viewer: Viewer, move: Move, news: News, texts: dict[object, str]) -> str:
        can_undo, call = self._can_take_back(viewer), self._call(viewer)
        name = (viewer.seat, tuple(self._hands(viewer)), call, can_undo)
        text = texts.get(name)
        if text is None:
            change = self._change(move, news, self._questions(viewer), call, can_undo)
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
        playing = self._live.playing
        return Changed(
            number=playing.number,
            decisions=playing.decisions,
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
        playing = self._live.playing
        before = self._views[seat]
        after = self._views[seat] = playing.match.view(seat)
        return delta(before, after), playing.last_events(seat)

    def all_anew(self) -> None:
        """A choice was taken back: everybody is told everything again."""
        self._views.clear()
        for viewer in self._live.viewers:
            self._draw_curtain(viewer)
            self.reset(viewer)

    def possibilities(self) -> dict[Viewer, object]:
        """What each viewer may do now, to see afterwards who must be told that it changed."""
        thinking = self._thinking()
        return {
            viewer: (viewer.seat, self._hands(viewer), thinking) for viewer in self._live.viewers
        }

    def seats(self, but: Viewer | None = None) -> None:
        """Somebody came, went, or took a seat; or a rematch is ready."""
        live = self._live
        info, seats = self.info(), live.seating.seats(live.keys_anywhere)
        for viewer in live.viewers:
            if viewer is not but:
                viewer.send(Seats(info, seats, self.you(viewer)))

    def spoken(self, line: Spoken) -> None:
        text = encode(line)
        for viewer in self._live.viewers:
            if self._live.seating.hears(viewer.key.id, line.team):
                viewer.send_text(text)

    # ------------------------------------------------------------ parts of it

    def forget_unseen(self) -> None:
        """Views from where nobody looks any more need not be kept up to date."""
        looked_from = {viewer.seat for viewer in self._live.viewers}
        self._views = {seat: view for seat, view in self._views.items() if seat in looked_from}

    def _view(self, seat: int | None) -> View:
        view = self._views.get(seat)
        if view is None:
            view = self._views[seat] = self._live.playing.match.view(seat)
        return view

    def _hands(self, viewer: Viewer) -> list[int]:
        return self._live.seating.hands_of(viewer.key.id, viewer.seat)

    def _questions(self, viewer: Viewer) -> list[Question]:
        return self._live.playing.questions(self._hands(viewer), viewer.seat)

    def _call(self, viewer: Viewer) -> Call | None:
        """Who of those that share this screen is asked next, when the one before it is done."""
        return curtain.call_to(self._live.seating, self._live.playing.match, viewer)

    def _draw_curtain(self, viewer: Viewer) -> bool:
        falls = curtain.falls(self._live.seating, self._live.playing.match, viewer)
        if falls:
            curtain.draw(viewer)
        return falls

    def _can_take_back(self, viewer: Viewer) -> bool:
        live = self._live
        return live.playing.take_back(live.seating.seats_of(viewer.key.id)) > 0

    def _thinking(self) -> list[int]:
        live = self._live
        if live.is_replay:
            return []
        return [row.seat for row in live.seating.bot_turns(live.playing.match)]
