"""`play` and `replay`: the table, and matches gone by."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer

import breakfall
from breakfall.bots import BOTS, DEFAULT_BOT, make_bot
from breakfall.bots.learned_bot import LEARNED
from breakfall.cli.catalog import AsJson
from breakfall.cli.output import complain, print_json
from breakfall.cli.serve import Database, HostOption, PortOption, open_in_browser
from breakfall.cli.settings import GameSettings, read_settings
from breakfall.client import saves
from breakfall.client.session import Session, resume, seating
from breakfall.core.errors import BreakfallError
from breakfall.core.numbers import seed_from_text
from breakfall.core.overlay import apply_overlay, remove_overlay
from breakfall.core.record import cards_in
from breakfall.terminal.bot_speed import SPEEDS

THEMES = ["dark", "light"]
Theme = Annotated[str, typer.Option(metavar="dark|light", help="The colours of the table.")]


def play(
    game: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game; without it, choose at home.")
    ] = None,
    form: Annotated[str | None, typer.Option("--format", help="The format.")] = None,
    players: Annotated[int | None, typer.Option(help="How many seats there are.")] = None,
    seed: Annotated[
        int | None,
        typer.Option(
            parser=seed_from_text,
            metavar="S",
            help="The same seed deals the same cards: a number, or as a record has it, 0x….",
        ),
    ] = None,
    opponent: Annotated[
        str | None,
        typer.Option(
            metavar="BOT",
            help=f"Who plays against you: {', '.join(BOTS)}; in a terminal also learned:FILE.",
        ),
    ] = None,
    hot_seat: Annotated[
        bool, typer.Option("--hot-seat", help="Only people, all at this screen.")
    ] = False,
    seat: Annotated[int | None, typer.Option(help="Your seat, from 0.")] = None,
    option: GameSettings = None,
    resume_from: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Go on with a match; 'last' is the newest."),
    ] = None,
    save_to: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="Keep the match in this file.")
    ] = None,
    speed: Annotated[
        str | None, typer.Option(help=f"Of the bots, in a terminal: {', '.join(SPEEDS)}.")
    ] = None,
    theme: Annotated[
        str | None, typer.Option(metavar="dark|light", help="The colours, in a terminal.")
    ] = None,
    terminal: Annotated[
        bool, typer.Option("--terminal", help="The table in this terminal, not in a browser.")
    ] = False,
    browser: Annotated[
        bool, typer.Option("--browser/--no-browser", help="Open it, or only print its address.")
    ] = True,
    host: Annotated[str, HostOption] = "127.0.0.1",
    port: Annotated[int, PortOption] = 0,
    database: Database = None,
) -> None:
    """Play, in a browser or with --terminal in this terminal."""
    if hot_seat and (opponent is not None or seat is not None):
        raise BreakfallError("--hot-seat is for people only: leave out --opponent and --seat")
    if opponent is not None and not opponent.startswith(LEARNED):
        make_bot(opponent, 0)
    who = Who(opponent, hot_seat, seat)
    settings = read_settings(option)
    if game is None and (settings or any(value is not None for value in (form, players, seed))):
        if resume_from is None:
            raise BreakfallError("name the game as well: breakfall play GAME …")
        raise BreakfallError("--resume goes on with a match as it was set up: name no other")
    match: breakfall.Match | None = None
    if game is not None:
        match = breakfall.new_match(game, format=form, players=players, seed=seed, **settings)
    if terminal or falls_back():
        sit_in_terminal(match, who, resume_from, save_to, speed or "normal", theme or "dark")
        return
    given = {"--resume": resume_from, "--save": save_to, "--speed": speed, "--theme": theme}
    for name, value in given.items():
        if value is not None:
            raise BreakfallError(f"{name} is for the table in the terminal: add --terminal")
    if opponent is not None and opponent.startswith(LEARNED):
        raise BreakfallError(f"{LEARNED}FILE plays in the terminal: add --terminal")
    seats = [] if match is None else who.seats(match)
    open_in_browser(
        match,
        seats,
        is_seed_named=seed is not None,
        host=host,
        port=port,
        database=database,
        browser=browser,
    )


def falls_back() -> bool:
    """There is no page to open, but there is a terminal."""
    from breakfall.server.settings import built_page

    if built_page() is not None or not has_terminal():
        return False
    complain("the page has not been built, so here is the table in the terminal")
    return True


def sit_in_terminal(
    match: breakfall.Match | None,
    who: Who,
    resume_from: Path | None,
    save_to: Path | None,
    speed: str,
    theme: str,
) -> None:
    check_choice("--speed", speed, list(SPEEDS))
    check_choice("--theme", theme, THEMES)
    session: Session | None = None
    if resume_from is not None:
        if match is not None:
            raise BreakfallError("--resume goes on with a match as it was set up: name no other")
        session = go_on(resume_from, who)
    elif match is not None:
        session = Session(match, who.seats(match))
    if session is not None and save_to is not None:
        session.path = save_to
    needs_terminal("play --terminal")
    from breakfall.terminal.app import run_table  # Textual, which the other commands do without

    goodbye = run_table(session, speed=speed, theme=theme)
    if goodbye:
        print(goodbye)


class Who:
    """Who sits at the table, as the options say."""

    def __init__(self, opponent: str | None, hot_seat: bool, seat: int | None) -> None:
        self.opponent = opponent
        self.hot_seat = hot_seat
        self.seat = seat

    @property
    def is_named(self) -> bool:
        return self.hot_seat or self.opponent is not None or self.seat is not None

    def seats(self, match: breakfall.Match) -> list[str]:
        seat = None if self.hot_seat else self.seat or 0
        return seating(match.setup, seat=seat, bot=self.opponent or DEFAULT_BOT)


def go_on(path: Path, who: Who) -> Session:
    if str(path) == "last" and not path.exists():
        path = saves.newest()
    if not who.is_named:
        return resume(path)
    return resume(path, who.seats(breakfall.load(saves.read(path))))


def check_choice(option: str, value: str, allowed: list[str]) -> None:
    if value not in allowed:
        raise BreakfallError(f"{option} cannot be {value!r}; it may be: {', '.join(allowed)}")


def needs_terminal(command: str) -> None:
    if not has_terminal():
        raise BreakfallError(f"{command} needs a terminal for its input and its output")


def has_terminal() -> bool:
    """Textual reads from stdin and draws on stderr; stdout is where people see what is left."""
    return all(stream.isatty() for stream in (sys.stdin, sys.stdout, sys.stderr))


# ---------------------------------------------------------------- replay


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A saved or recorded match.")],
    seat: Annotated[int | None, typer.Option(help="See what this seat saw.")] = None,
    to: Annotated[int | None, typer.Option(metavar="N", help="Go to after choice N.")] = None,
    theme: Theme = "dark",
    json: AsJson = False,
) -> None:
    """See a match again, choice by choice. Without a terminal, its log is printed."""
    data = saves.read(file)
    with recorded_cards(data):
        see_again(data, seat, to, theme, as_json=json)


def see_again(
    data: saves.Saved, seat: int | None, to: int | None, theme: str, *, as_json: bool
) -> None:
    match = breakfall.load(data)
    total = match.decisions
    if to is not None and not 0 <= to <= total:
        raise BreakfallError(f"--to is a number from 0 to {total}, not {to}")
    match.view(seat)
    check_choice("--theme", theme, THEMES)
    if as_json or not has_terminal():
        if to is not None and to < total:
            match.undo(total - to)
        print_match(match, seat, as_json=as_json)
        return
    from breakfall.terminal.app import run_replay

    run_replay(data, seat=seat, start=0 if to is None else to, theme=theme)


@contextmanager
def recorded_cards(data: saves.Saved) -> Iterator[None]:
    """A match may have been played with cards of its own: they lie there while it is seen."""
    info = breakfall.find_game(str(data.get("game"))) if data.get("cards") else None
    if info is not None:
        apply_overlay(info.key, info.faces(), cards_in(data["cards"]))
    try:
        yield
    finally:
        if info is not None:
            remove_overlay(info.key)


def print_match(match: breakfall.Match, seat: int | None, *, as_json: bool) -> None:
    outcome = match.outcome
    if as_json:
        print_json(
            {
                "decisions": match.decisions,
                "outcome": None if outcome is None else outcome.as_json(),
                "view": match.view(seat),
                "log": match.log(seat),
            }
        )
        return
    for line in match.log(seat):
        print(line)
    if outcome is not None:
        print(f"After {match.decisions} choices: {outcome.reason}")
    else:
        print(f"After {match.decisions} choices: not over yet.")
