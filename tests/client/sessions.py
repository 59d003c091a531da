"""Matches at one screen, for the tests of the front ends."""

from __future__ import annotations

import breakfall
from breakfall import Luck
from breakfall.client.session import Session, seating


def session(
    form: str = "classic",
    players: int = 2,
    *,
    game: str = "nightbreak",
    seed: int = 3,
    seat: int | None = 0,
    bot: str = "random",
    **settings: str,
) -> Session:
    """A new match with a person's team on that seat; with people everywhere if it is None."""
    match = breakfall.new_match(
        game, format=form, players=players, seed=seed, **dict[str, object](settings)
    )
    return Session(match, seating(match.setup, seat=seat, bot=bot))


def play_bots(one: Session) -> None:
    """Without a screen, until a person is asked or it is over."""
    while (turn := one.bot_turn()) is not None:
        one.choose(turn.think(), turn.seat)


def play(one: Session, choices: int) -> None:
    """The person takes the first option so many times; the bots play in between."""
    play_bots(one)
    for _ in range(choices):
        seat = one.person_asked()
        if seat is not None:
            one.choose(0, seat)
            play_bots(one)


def play_by_chance(one: Session, choices: int, luck: Luck) -> None:
    """People answer anything, so that much happens."""
    play_bots(one)
    for _ in range(choices):
        seat = one.person_asked()
        if seat is None:
            return
        one.choose(luck.below(len(one.match.choice_of(seat))), seat)
        play_bots(one)


def play_to_the_end(one: Session) -> None:
    while not one.is_over:
        play(one, 1)
