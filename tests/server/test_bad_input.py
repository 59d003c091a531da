"""What no page of ours sends: it is refused in words, and the log stays empty."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import ExitStack

import httpx
import pytest

from breakfall.server.messages import VERSION, Hello, Say, Spoken
from breakfall.server.tokens import is_room_id, new_room_id
from tests.server import raw
from tests.server.client import House
from tests.server.conftest import Start, server_log
from tests.server.postgres import Postgres

DEEP = "[" * 3000 + "]" * 3000
JSON = {"Content-Type": "application/json"}


@pytest.fixture(autouse=True)
def _nothing_in_the_log(shared_server: object) -> Iterator[None]:
    with server_log() as log:
        yield
    assert log == []


# ---------------------------------------------------------------- requests


@pytest.mark.parametrize("host", ["[", "]", "[::1", "a b", "x/y", "x@y", "x:99999999", "x:y", "é"])
async def test_a_host_that_is_no_name_is_refused(house: House, host: str) -> None:
    for path in ("/api/shelf", "/api/qr/AAAAAAAA", "/"):
        answer = await house.http.get(path, headers={b"Host": host.encode()})
        assert (answer.status_code, "that name" in answer.text) == (403, True)


async def test_a_server_is_known_by_its_addresses_too(start_server: Start) -> None:
    running = start_server(hosts=["localhost", "::1"])
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
        for host, status in (("LocalHost:8", 200), ("[::1]:80", 200), ("[::2]", 403), ("", 403)):
            answer = await client.get("/api/shelf", headers={"Host": host})
            assert answer.status_code == status, host


@pytest.mark.parametrize("origin", ["http://[", "http://", "null", "", "://", "http://[::1"])
async def test_an_origin_that_is_none_is_kept_out(house: House, origin: str) -> None:
    for host in (house.url.removeprefix("http://"), ""):
        headers = {"Origin": origin, "Host": host}
        answer = await house.http.post("/api/join", json={}, headers=headers)
        assert (answer.status_code, "another page" in answer.text) == (403, True)


@pytest.mark.parametrize("path", ["/api/tables", "/api/join", "/api/tables/mine", "/api/replays"])
@pytest.mark.parametrize(
    "body",
    [DEEP, '{"record":' + DEEP + "}", '{"record":{"x":' + "[" * 500 + "]" * 500 + "}}"],
    ids=["itself", "inside", "less deep"],
)
async def test_what_is_nested_too_deep_is_refused(house: House, path: str, body: str) -> None:
    answer = await house.http.post(path, content=body, headers=JSON)
    assert (answer.status_code, "no request of ours" in answer.json()["error"]) == (400, True)


async def test_digits_without_end_are_refused(house: House) -> None:
    seats = [{"kind": "me"}, {"kind": "me"}]
    for count, why in (("9" * 6000, "a deck has 40 cards, not 999"), ("9999", "may hold")):
        deck = f"monster: Dracula\nlocation: Carfax Abbey\n{count} Drain Life"
        options = {"deck0": deck + "\nlocation: Castle Dracula"}
        plan = {"game": "hellbreak", "format": "open", "seats": seats, "settings": options}
        answer = await house.http.post("/api/tables", json=plan)
        assert (answer.status_code, why in answer.json()["error"]) == (400, True), answer.text
    body = '{"game":"break","seats":[],"seed":' + "9" * 6000 + "}"
    answer = await house.http.post("/api/tables", content=body, headers=JSON)
    assert (answer.status_code, "out of range" in answer.json()["error"]) == (400, True)


async def test_an_error_does_not_repeat_all_that_was_sent(house: House) -> None:
    plan = {"game": "x" * 100_000, "seats": []}
    answer = await house.http.post("/api/tables", json=plan)
    assert (answer.status_code, len(answer.json()["error"])) == (400, 500)


@pytest.mark.parametrize("length", [0, 5, 100])
async def test_a_body_that_breaks_off_is_nobodys_business(house: House, length: int) -> None:
    head = "POST /api/join HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"
    with raw.reach(house.url) as broken:
        broken.sendall(f"{head}Content-Length: 200\r\n\r\n{'{' * length}".encode())
        broken.shutdown(1)
        assert await asyncio.to_thread(raw.is_over, broken)


async def test_paths_that_no_file_has_are_the_pages_own(
    start_server: Start, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = tmp_path_factory.mktemp("dist")
    (page / "assets").mkdir()
    (page / "index.html").write_text("home")
    running = start_server(page=page)
    with server_log() as log:
        async with House(running.url).http as stranger:
            for path in ("%00", "a%00b", "x" * 5000, "a/" * 800, "%ff%fe", "..%2f..%2fx", "a%0ab"):
                for folder in ("/", "/assets/"):
                    answer = await stranger.get(folder + path)
                    assert answer.status_code in (200, 404), (path, answer.status_code)
                    assert answer.text in ("home", "Not Found")
    assert log == []


# ---------------------------------------------------------------- characters


@pytest.mark.parametrize("name", ["a\0", "\x1b[31mred", "\x7f", "\x85", "\u202eeve", "a\x1cb"])
async def test_characters_that_nobody_sees_are_refused_in_names(house: House, name: str) -> None:
    plan = {"game": "break", "seats": [{"kind": "me"}, {"kind": "me"}], "name": name}
    for path, body in (("/api/tables", plan), ("/api/join", {"code": "x", "name": name})):
        answer = await house.http.post(path, json=body)
        assert answer.status_code == 400
        assert answer.json()["error"].startswith("a name cannot hold the character U+")


async def test_names_may_be_of_any_script(house: House) -> None:
    for name in ("Zoë", "李小龍", "ليلى", "👩\u200d🚀", " two\twords\n"):
        ann = await house.sit(await house.create("break", "me", "open"))
        bob = await house.sit(await house.join(ann.you.invitations[0].code, name))
        assert bob.seats[1].name == " ".join(name.split())


@pytest.mark.parametrize("database", ["sqlite", "postgresql"])
async def test_nul_comes_to_no_database(
    start_server: Start, request: pytest.FixtureRequest, database: str
) -> None:
    special: dict[str, object] = {}
    if database == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        special["database"] = postgres.new_database()
    running = start_server(**special)
    with server_log() as log:
        house = House(running.url)
        seated = await house.create("break", "me", "open")
        ann = await house.sit(seated)
        for words in ("a\0b", "\x1b[2J", "\u202ebackwards", "\0"):
            await ann.say(Say(words))
            assert "cannot hold the character U+" in (await ann.refused()).why
        await ann.say(Say("two\nlines"))
        assert (await ann.until(Spoken)).text == "two\nlines"
        for table in ("%00", "a%00b", seated.room + "%00", "a" * 17, "%F0%9F%98%80"):
            for what in ("record", "course"):
                answer = await house.http.get(f"/api/tables/{table}/{what}")
                assert (answer.status_code, answer.json()["error"]) == (
                    404,
                    "there is no such table",
                )
            guest = await house.reach(table)
            await guest.say(Hello(VERSION, "x"))
            assert (await guest.refused()).why == "there is no such table"
        keys = [{"room": "a\0b", "secret": "\0"}, {"room": seated.room, "secret": seated.secret}]
        mine = await house.http.post("/api/tables/mine", json={"keys": keys})
        assert [one["room"] for one in mine.json()] == [seated.room]
        for path in ("/api/qr/%00", "/api/games/%00/cards", "/api/games/%00/rules"):
            assert (await house.http.get(path)).status_code in (400, 404)
        joined = await house.http.post("/api/join", json={"code": "\0", "name": "\0"})
        assert joined.status_code == 400
        await house.close()
    assert log == []


def test_what_tables_are_called() -> None:
    assert is_room_id(new_room_id())
    assert not any(map(is_room_id, ["", "a b", "a\0", "é", "a" * 17, "../x"]))


# ---------------------------------------------------------------- frames


@pytest.mark.parametrize(
    "text",
    [DEEP, '{"type":' + DEEP + "}", '{"type":"say","text":' + DEEP + "}"],
    ids=["itself", "type", "text"],
)
async def test_a_message_nested_too_deep_is_none(house: House, text: str) -> None:
    seated = await house.create("break", "me", "me")
    for guest in (await house.sit(seated), await house.reach(seated.room)):
        await guest.say_text(text)
        refused = await guest.refused()
        assert ("no message of ours" in refused.why, refused.is_final) == (True, True)
        await guest.closed()


@pytest.mark.parametrize(
    "frames",
    [
        raw.frame(b"\xff\xfe{"),
        raw.frame(b'{"type":"\xc3', fin=False) + raw.frame(b'x"}', 0),
        raw.frame(b"\xed\xa0\x80"),
    ],
    ids=["bytes", "pieces", "half a character"],
)
async def test_a_frame_that_is_not_utf8_ends_the_visit(house: House, frames: bytes) -> None:
    seated = await house.create("break", "me", "me")
    with ExitStack() as stack:
        early = stack.enter_context(raw.reach(house.url))
        raw.shake_hands(early, seated.room)
        late = stack.enter_context(raw.sit(house.url, seated))
        for one in (early, late):
            one.sendall(frames)
            answer = await asyncio.to_thread(raw.answer_of, one)
            assert answer.endswith(b"\x88\x02\x03\xef")  # a close frame with the code 1007
