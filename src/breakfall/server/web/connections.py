"""Who is connected: how many there may be, and how long one may keep the server waiting.

Nothing here knows HTTP. A connection says what it waits for; the door counts them, and now and then
it drops those that have kept it waiting for too long.
"""

from __future__ import annotations

import asyncio
import ipaddress
import resource
import socket
import struct
from collections import Counter
from collections.abc import Sequence
from typing import Any

from breakfall.core.errors import BreakfallError
from breakfall.server.limits import Limits

AT_ONCE = struct.pack("ii", 1, 0)  # linger: on, for no time
FILES_FOR_THE_REST = 100  # database, workers, the page's own files
Network = ipaddress.IPv4Network | ipaddress.IPv6Network


def read_networks(addresses: Sequence[str]) -> list[Network]:
    """Addresses and networks such as 10.0.0.0/8; a clear error for anything else."""
    try:
        return [ipaddress.ip_network(one) for one in addresses]
    except ValueError as error:
        raise BreakfallError(
            f"--proxy wants an address or a network, such as 127.0.0.1 or 10.0.0.0/8: {error}"
        ) from None


def files_allowed(wanted: int) -> int:
    """How many files this process may open; more than it began with, where the system lets it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft >= wanted:
        return wanted
    most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
    except (OSError, ValueError):
        return soft
    return most


class QuietTransport(asyncio.Transport):
    """A transport to which one may write when it is closed: whoever wrote will learn of it soon.

    Between the end of a connection and the news of it there is time for an answer. Asyncio grumbles
    about that in the log, and uvloop raises an error.
    """

    def __init__(self, transport: asyncio.Transport) -> None:
        super().__init__()
        self._transport = transport

    def write(self, data: bytes | bytearray | memoryview) -> None:
        if not self._transport.is_closing():
            self._transport.write(data)

    def get_extra_info(self, name: str, default: Any = None) -> Any:
        return self._transport.get_extra_info(name, default)

    def set_protocol(self, protocol: asyncio.BaseProtocol) -> None:
        self._transport.set_protocol(protocol)

    def get_write_buffer_size(self) -> int:
        return self._transport.get_write_buffer_size()

    def is_closing(self) -> bool:
        return self._transport.is_closing()

    def pause_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.pause_reading()

    def resume_reading(self) -> None:
        if not self._transport.is_closing():
            self._transport.resume_reading()

    def close(self) -> None:
        self._transport.close()

    def abort(self) -> None:
        self._transport.abort()


class Connection:
    """One of them, and since when it has kept the server waiting for what."""

    def __init__(self, transport: asyncio.Transport, address: str, now: float) -> None:
        self.transport = transport
        self.address = address
        self.asks_since: float | None = now  # for a request, or for the rest of it
        self.reads_not_since: float | None = None  # what was sent to it
        self.closes_since: float | None = None


class Door:
    """Every connection of a server.

    When it is full, room is made by whoever has kept it waiting for a whole request for longest.
    """

    def __init__(self, limits: Limits, proxies: Sequence[Network] = ()) -> None:
        self._limits = limits
        self._proxies = proxies
        files = files_allowed(limits.connections + FILES_FOR_THE_REST)
        self._most = min(limits.connections, max(1, files - FILES_FOR_THE_REST))
        self._open: dict[asyncio.Transport, Connection] = {}
        self._asking: dict[Connection, None] = {}  # the longest first
        self._from: Counter[str] = Counter()

    @property
    def count(self) -> int:
        return len(self._open)

    def open(self, transport: asyncio.Transport, address: str, now: float) -> Connection | None:
        """Let somebody in; None where there is no room for them."""
        is_crowd = self._from[address] >= self._limits.connections_from_one_address
        if is_crowd and not self._is_proxy(address) and not self._make_room(address):
            return None
        if len(self._open) >= self._most and not self._make_room(None):
            return None
        connection = Connection(transport, address, now)
        self._open[transport] = connection
        self._asking[connection] = None
        self._from[address] += 1
        return connection

    def _is_proxy(self, address: str) -> bool:
        """Many people come by way of one: it is not counted as one of them."""
        try:
            known = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(known in network for network in self._proxies)

    def _make_room(self, address: str | None) -> bool:
        """Drop whoever owes us a request for longest, at this address or (None) anywhere."""
        for connection in self._asking:
            if address in (None, connection.address):
                self.drop(connection.transport)
                return True
        return False

    def at(self, transport: asyncio.Transport) -> Connection | None:
        return self._open.get(transport)

    def waits_for_request(self, connection: Connection, now: float) -> None:
        """From now on; what it waited for before has come."""
        connection.asks_since = now
        self._asking.pop(connection, None)
        self._asking[connection] = None

    def has_request(self, connection: Connection) -> None:
        connection.asks_since = None
        self._asking.pop(connection, None)

    def close(self, transport: asyncio.Transport) -> None:
        """It is gone. Said twice, it is as good as said once."""
        connection = self._open.pop(transport, None)
        if connection is None:
            return
        self._asking.pop(connection, None)
        self._from[connection.address] -= 1
        if not self._from[connection.address]:
            del self._from[connection.address]

    def drop(self, transport: asyncio.Transport) -> None:
        """End a connection at once; also the system forgets what was still to be sent."""
        if transport not in self._open:
            return
        self.close(transport)
        connected = transport.get_extra_info("socket")
        connected.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, AT_ONCE)
        transport.abort()

    def drop_overdue(self, now: float) -> None:
        """Those that have kept us waiting for too long."""
        for connection in list(self._open.values()):
            if connection.closes_since is None and connection.transport.is_closing():
                connection.closes_since = now
            if self._is_overdue(connection, now):
                self.drop(connection.transport)

    def _is_overdue(self, connection: Connection, now: float) -> bool:
        limits = self._limits
        asks, reads_not = connection.asks_since, connection.reads_not_since
        return (
            (asks is not None and now - asks > limits.seconds_for_request)
            or (reads_not is not None and now - reads_not > limits.seconds_to_read)
            or (
                connection.closes_since is not None
                and now - connection.closes_since > limits.seconds_to_read
            )
        )
