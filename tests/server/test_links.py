"""Where others find the server: its address in the network, and the picture of it for a phone."""

from __future__ import annotations

import io
import ipaddress

import pytest
import segno

from breakfall.server.run import Address, lan_address
from tests.server.client import House
from tests.server.conftest import Start


@pytest.mark.parametrize("host", ["127.0.0.1", "localhost", "::1"])
def test_a_server_for_this_machine_alone_gives_no_links_to_others(host: str) -> None:
    assert Address(host, 8000).links == ""


def test_a_server_on_one_address_is_found_there() -> None:
    assert Address("192.168.1.7", 8000).links == "http://192.168.1.7:8000"
    assert Address("fd00::7", 8000).links == "http://[fd00::7]:8000"


@pytest.mark.parametrize("anywhere", ["0.0.0.0", "::"])
def test_a_server_on_every_address_is_found_at_the_one_in_the_network(anywhere: str) -> None:
    address = Address(anywhere, 8000)
    assert address.links == f"http://{lan_address()}:8000"
    assert not ipaddress.ip_address(lan_address()).is_unspecified
    assert address.url == "http://127.0.0.1:8000"  # for the browser on this machine


async def test_a_phone_reads_the_link_that_the_host_sees(start_server: Start) -> None:
    house = House(start_server(links="http://192.168.1.7:8000").url)
    ann = await house.sit(await house.create("break", "me", "open"))
    [invitation] = ann.you.invitations
    assert invitation.link == f"http://192.168.1.7:8000/join/{invitation.code}"
    picture = await house.http.get(f"/api/qr/{invitation.code}")
    assert picture.content == drawn(invitation.link)
    assert picture.content != drawn(invitation.link + "x")
    await house.close()


def drawn(link: str) -> bytes:
    svg = io.BytesIO()
    segno.make(link, error="m").save(svg, kind="svg", border=2, scale=8)
    return svg.getvalue()
