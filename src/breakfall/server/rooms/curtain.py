"""One screen, several people: whose eyes it may show, and when a curtain falls.

Whoever sits in front of a shared screen is known only when they say so. Until then nothing that is
secret to one of its seats is sent there at all: the session looks on like a spectator.
"""

from __future__ import annotations

from breakfall.core.match import Match
from breakfall.server.messages import Call
from breakfall.server.rooms.seating import Seating
from breakfall.server.rooms.session import Session


def call_to(seating: Seating, match: Match, session: Session) -> Call | None:
    """Who of those that share this screen is asked, while the one before it has nothing to say."""
    hands = seating.hands_of(session.key.id, session.seat)
    seats = seating.seats_of(session.key.id)
    if seating.is_replay or len(hands) == len(seats):
        return None
    asked = [seat for choice in match.choices for seat in choice.seats if seat in seats]
    if not asked or any(seat in hands for seat in asked):
        return None
    return Call(asked[0], has_secrets(match, asked[0]))


def falls(seating: Seating, match: Match, session: Session) -> bool:
    """Whether the screen must not show any longer what its seat sees.

    Another seat with secrets is asked; or the seat has come by secrets and nobody has said that
    they sit there.
    """
    here = session.seat
    if here is None or seating.is_replay or len(seating.teams_of(session.key.id)) < 2:
        return False
    call = call_to(seating, match, session)
    if call is not None:
        return call.is_secret
    return not session.is_opened and has_secrets(match, here)


def look_from(match: Match, session: Session, seat: int | None) -> None:
    """Somebody says that they sit there. Where nothing is secret yet, nobody needed to say so."""
    session.seat = seat
    session.is_opened = seat is not None and has_secrets(match, seat)


def draw(session: Session) -> None:
    """The curtain falls: only what all may see is left."""
    session.seat, session.is_opened = None, False


def has_secrets(match: Match, seat: int) -> bool:
    """The seat sees something that a spectator does not."""
    return match.view(seat)["table"] != match.view(None)["table"]
