"""`serve`: the table in the browser, for this machine or for others; and `play`, which opens it."""

from __future__ import annotations

import webbrowser
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Annotated

import typer

import breakfall
from breakfall.client import saves
from breakfall.client.session import PERSON
from breakfall.core.numbers import seed_as_text

if TYPE_CHECKING:
    from breakfall.server.db.rows import NewRoom
    from breakfall.server.run import Address

HostOption = typer.Option(
    help="The address to listen on; 0.0.0.0 for every machine in the network."
)
PortOption = typer.Option(help="The port to listen on; 0 for any that is free.")
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, "
        "a file of your own.",
    ),
]


def serve(
    host: Annotated[str, HostOption] = "127.0.0.1",
    port: Annotated[int, PortOption] = 8000,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="ProcessExecutor in which bots think.")] = 2,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name that this server goes by, behind a proxy."),
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option(
            metavar="ADDRESS",
            help="A proxy in front of this server, or a network of them (10.0.0.0/8): it is "
            "believed when it says who asks (X-Forwarded-For, X-Forwarded-Proto). Without it, "
            "nobody is. May be given again.",
        ),
    ] = None,
    tables_a_minute: Annotated[
        int, typer.Option(help="New tables that one address may create in a minute.")
    ] = 60,
    joins_a_minute: Annotated[
        int, typer.Option(help="Codes to join with that one address may try in a minute.")
    ] = 30,
    lease: Annotated[
        float,
        typer.Option(
            min=0.1,
            metavar="SECONDS",
            help="Where several servers share a database: after so long without a word from this "
            "one, its people count as gone.",
        ),
    ] = 20,
    grace: Annotated[
        float,
        typer.Option(
            min=0.1,
            metavar="SECONDS",
            help="After so long a player who is away counts as gone: in mid-match the host may "
            "then invite somebody else to their seat.",
        ),
    ] = 120,
) -> None:
    """Serve the table in the browser."""
    from breakfall.server.limits import Limits
    from breakfall.server.run import serve
    from breakfall.server.settings import Settings

    settings = Settings(
        database=database or default_database(),
        workers=workers,
        lease=lease,
        grace=grace,
        proxies=proxy or [],
        limits=Limits(rooms_a_minute=tables_a_minute, joins_a_minute=joins_a_minute),
    )
    serve(settings, host, port, names=allow_host or [], when_ready=announce)


def announce(address: Address) -> None:
    print(f"Breakfall is at {address.url}", flush=True)
    if address.links:
        print(f"For others in the network: {address.links}", flush=True)


def default_database() -> str:
    return f"sqlite:///{saves.data_folder() / 'tables.sqlite'}"


# ---------------------------------------------------------------- play


def open_in_browser(
    match: breakfall.Match | None,
    seats: Sequence[str],
    *,
    is_seed_named: bool,
    host: str,
    port: int,
    database: str | None,
    browser: bool,
) -> None:
    """Serve, and open the page: at home, or at a table for this match and these seats."""
    from breakfall.server.run import create, serve
    from breakfall.server.settings import Settings

    settings = Settings(database=database or default_database())
    path = (
        ""
        if match is None
        else create(settings, *room_for(match, seats, is_seed_named=is_seed_named))
    )
    serve(settings, host, port, when_ready=opening(path, browser=browser))


def room_for(
    match: breakfall.Match, seats: Sequence[str], *, is_seed_named: bool
) -> tuple[NewRoom, str]:
    """A room for this match, with people and bots where they are to sit, and its secret.

    Unless somebody has named the seed, the match gets one of its own that nobody knows.
    """
    from breakfall.server.messages import CreateRoom, SeatPlan
    from breakfall.server.rooms.new_room import new_room

    setup = match.setup
    wanted = CreateRoom(
        game=setup.game.key,
        seats=[SeatPlan("me") if who == PERSON else SeatPlan("bot", who) for who in seats],
        format=setup.format.key,
        seed=seed_as_text(setup.seed) if is_seed_named else None,
        settings=dict(setup.settings),
    )
    new, secret, _ = new_room(wanted)
    return new, secret


def opening(path: str, *, browser: bool) -> Callable[[Address], None]:
    def open_it(address: Address) -> None:
        announce(address)
        if browser and webbrowser.open(address.url + path):
            print("It opens in your browser. Ctrl+C ends it; your matches are kept.", flush=True)
        elif path:
            print(f"Your table: {address.url}{path}", flush=True)

    return open_it
