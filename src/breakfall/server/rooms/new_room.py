"""New rooms, rematches and replays: checked, and ready to be written."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence

import msgspec

from breakfall.bots import make_bot
from breakfall.core.errors import BreakfallError
from breakfall.core.numbers import EXACT_IN_JAVASCRIPT, seed_from_text
from breakfall.core.registry import set_up
from breakfall.server.db.rows import NewKey, NewRoom, NewSeat, People
from breakfall.server.messages import CreateRoom
from breakfall.server.moves import Move, Plan, plan_of
from breakfall.server.text import checked_name
from breakfall.server.tokens import hashed, new_secret, new_seed


def new_room(wanted: CreateRoom) -> tuple[NewRoom, str, list[int]]:
    """A room as somebody wants it, the secret for them, and the seats they take."""
    plan = checked_plan(wanted)
    secret = new_secret()
    mine = [seat for seat, who in enumerate(wanted.seats) if who.kind == "me"]
    key = NewKey(hashed(secret), checked_name(wanted.name), True, mine)
    seats = [NewSeat(seat.kind, seat.bot) for seat in wanted.seats]
    return NewRoom(plan, seats, [key], is_seed_named=wanted.seed is not None), secret, mine


def checked_plan(wanted: CreateRoom) -> Plan:
    """What a match is to start from; a clear error for what does not fit."""
    if wanted.seed is not None and any(seat.kind == "open" for seat in wanted.seats):
        raise BreakfallError(
            "Whoever names the seed can know every card, so nobody can be invited. Leave the seed "
            "out, or give the open seats to bots or to yourself."
        )
    for seat in wanted.seats:
        if seat.kind == "bot":
            make_bot(seat.bot, 0)
    seed = new_seed() if wanted.seed is None else seed_from_page(wanted.seed)
    settings: dict[str, object] = {**wanted.settings}
    return plan_of(set_up(wanted.game, wanted.format, len(wanted.seats), seed, settings))


def seed_from_page(seed: str | int) -> int:
    """The seed that somebody named; a number that a page may have rounded is refused."""
    if isinstance(seed, str):
        return seed_from_text(seed)
    if seed > EXACT_IN_JAVASCRIPT:
        raise BreakfallError("a seed above 2**53 is sent as text: a page rounds such a number")
    return seed


def new_replay(
    setup: Mapping[str, object], choices: Sequence[Sequence[object]]
) -> tuple[NewRoom, str]:
    """A checked record as a room in which one only looks on."""
    secret = new_secret()
    game, form = str(setup["game"]), str(setup["format"])
    players, seed = int(str(setup["players"])), seed_from_text(str(setup["seed"]))
    settings = msgspec.convert(setup["settings"], dict[str, object])
    plan = plan_of(set_up(game, form, players, seed, settings))
    now = time.time()
    moves = [
        Move(number, int(str(seat)), str(question), str(option), 0, now)
        for number, (seat, question, option) in enumerate(choices, start=1)
    ]
    key = NewKey(hashed(secret), "", True, [])
    seats = [NewSeat("me")] * players
    return NewRoom(plan, seats, [key], is_replay=True, is_seed_named=True, moves=moves), secret


def new_rematch(plan: Plan, people: People) -> NewRoom:
    """The same people and bots, with the same secrets, and another seed."""
    again = Plan(plan.game, plan.format, plan.rules, plan.players, new_seed(), dict(plan.settings))
    seats = [
        NewSeat("bot", row.bot) if row.kind == "bot" else NewSeat("me" if row.key_id else "open")
        for row in people.seats
    ]
    keys = [NewKey(key.hash, key.name, key.is_host, people.seats_of(key.id)) for key in people.keys]
    return NewRoom(again, seats, keys)
