"""`serve`: the table in the browser, for this machine or for others."""

from __future__ import annotations

from typing import Annotated

import typer

from breakfall.terminal import saves

Host = Annotated[
    str, typer.Option(help="The address to listen on; 0.0.0.0 for every machine in the network.")
]
Port = Annotated[int, typer.Option(help="The port to listen on; 0 for any that is free.")]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="URL",
        help="Where tables are kept: sqlite:///FILE or postgresql://USER@HOST/NAME. Without it, "
        "a file of your own.",
    ),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8000,
    database: Database = None,
    workers: Annotated[int, typer.Option(help="Processes in which bots think.")] = 2,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(metavar="NAME", help="A name that this server goes by, behind a proxy."),
    ] = None,
    tables_a_minute: Annotated[
        int, typer.Option(help="New tables that one address may lay in a minute.")
    ] = 60,
) -> None:
    """Serve the table in the browser."""
    from breakfall.server.app import Settings
    from breakfall.server.limits import Limits
    from breakfall.server.running import Address, serve

    def announce(address: Address) -> None:
        print(f"Breakfall is at {address.url}", flush=True)
        if address.links and address.links != address.url:
            print(f"For others in the network: {address.links}", flush=True)

    settings = Settings(
        database=database or default_database(),
        workers=workers,
        limits=Limits(tables_a_minute=tables_a_minute),
    )
    serve(settings, host, port, names=allow_host or [], when_ready=announce)


def default_database() -> str:
    return f"sqlite:///{saves.data_folder() / 'tables.sqlite'}"
