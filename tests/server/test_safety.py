"""Who is kept out, and what is too much."""

from __future__ import annotations

import sqlite3

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from breakfall.server.limits import Limits
from breakfall.server.messages import VERSION, Choose, Hello, LookFrom, Say, Seats, Welcome
from breakfall.server.tokens import hashed
from tests.server.client import House
from tests.server.conftest import ROOMY, Running, Start

# ---------------------------------------------------------------- secrets


async def test_a_wrong_secret_opens_nothing(house: House) -> None:
    seated = await house.create("break", "me", "me")
    other = await house.create("break", "me", "me")
    for secret in (
        "",
        "x",
        other.secret,
        hashed(seated.secret),
        seated.secret + "\u00e9\U0001f600",
    ):
        guest = await house.reach(seated.room)
        await guest.say(Hello(VERSION, secret))
        refused = await guest.refused()
        assert refused.is_final
        await guest.closed()
    for headers in ({}, {"Authorization": f"Bearer {other.secret}"}, {"Authorization": "Basic x"}):
        for what in ("record", "course"):
            path = f"/api/tables/{seated.room}/{what}"
            answer = await house.http.get(path, headers=headers)
            assert (answer.status_code, answer.json()["error"]) == (
                403,
                "that is no key to this table",
            )


async def test_a_table_that_is_not_there_has_no_door(house: House) -> None:
    guest = await house.reach("nowhere")
    await guest.say(Hello(VERSION, "x"))
    assert (await guest.refused()).why == "there is no such table"
    await guest.closed()


async def test_secrets_are_kept_as_hashes_and_told_to_nobody(
    start_server: Start, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    running = start_server()
    house = House(running.url)
    seated = await house.create("break", "me", "open")
    ann = await house.sit(seated)
    joined = await house.join(ann.you.invitations[0].code)
    bob = await house.sit(joined)
    eve = await house.watch(ann)
    await ann.until(Seats, lambda seats: seats.seats[1].is_here)
    rows = database_text(running)
    await house.close()
    for secret in (seated.secret, joined.secret):
        assert secret not in rows
        assert hashed(secret) in rows
        assert secret not in caplog.text
        told = "".join([*ann.frames, *bob.frames, *eve.frames])
        assert secret not in told
        assert hashed(secret) not in told
    code = ann.welcome.you.invitations[0].code
    assert code not in rows, "a code that was used is gone"
    assert code not in "".join([*bob.frames, *eve.frames])


def database_text(running: Running) -> str:
    path = running.server.database.engine.url.database
    assert path is not None
    connection = sqlite3.connect(path)
    text = "\n".join(connection.iterdump())
    connection.close()
    return text


async def test_who_invites_others_does_not_name_the_seed(house: House) -> None:
    body = {"game": "break", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": 1}
    answer = await house.http.post("/api/tables", json=body)
    assert (answer.status_code, "Leave the seed out" in answer.text) == (400, True)


# ---------------------------------------------------------------- pages of others


@pytest.mark.parametrize("origin", ["http://evil.example", "http://127.0.0.1:1", "null"])
async def test_pages_of_others_are_kept_out(house: House, origin: str) -> None:
    seated = await house.create("break", "me", "me")
    with pytest.raises(InvalidStatus) as refusal:
        await house.reach(seated.room, Origin=origin)
    assert refusal.value.response.status_code == 403
    for path in ("/api/tables", "/api/join", "/api/tables/mine", "/api/replays"):
        answer = await house.http.post(path, json={}, headers={"Origin": origin})
        assert (answer.status_code, "another page" in answer.text) == (403, True)


async def test_our_own_page_is_let_in(house: House) -> None:
    seated = await house.create("break", "me", "me")
    guest = await house.reach(seated.room, Origin=house.url)
    await guest.say(Hello(VERSION, seated.secret))
    await guest.until(Welcome)


async def test_a_server_for_this_machine_goes_by_no_other_name(start_server: Start) -> None:
    running = start_server(hosts=["localhost", "127.0.0.1"])
    async with httpx.AsyncClient(base_url=running.url, trust_env=False) as client:
        assert (await client.get("/api/shelf")).status_code == 200
        named = await client.get("/api/shelf", headers={"Host": "rebound.example"})
        assert (named.status_code, "that name" in named.text) == (403, True)


async def test_a_form_of_another_page_is_no_request(house: House) -> None:
    answer = await house.http.post("/api/join", content='{"code":"A"}')
    assert (answer.status_code, answer.json()) == (415, {"error": "the body of a request is JSON"})


async def test_every_answer_carries_the_policy(house: House) -> None:
    for path in ("/", "/api/shelf", "/api/nothing", "/api/games/nothing/cards"):
        headers = (await house.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "script-src" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"


# ---------------------------------------------------------------- too much


async def test_bodies_are_limited(house: House) -> None:
    body = '{"code":"' + "x" * 300_000 + '"}'
    answer = await house.http.post(
        "/api/join", content=body, headers={"Content-Type": "application/json"}
    )
    assert (answer.status_code, answer.json()["error"]) == (
        413,
        "the body of a request has at most 256 KiB",
    )


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x" * 20_000, "at most 16384 letters"),
        ("nonsense", "no message of ours"),
        ('{"type":"conquer"}', "no message of ours"),
        ('{"type":"choose","decisions":"0","seat":0,"option":"x"}', "no message of ours"),
        (b"bytes", "messages are texts"),
    ],
)
async def test_messages_that_are_none_end_the_visit(
    house: House, text: str | bytes, why: str
) -> None:
    guest = await house.sit(await house.create("break", "me", "me"))
    await guest.say_text(text)
    refused = await guest.refused()
    assert (why in refused.why, refused.is_final) == (True, True)
    await guest.closed()


async def test_a_message_far_too_long_is_not_even_read(house: House) -> None:
    guest = await house.sit(await house.create("break", "me", "me"))
    await guest.say_text("x" * 100_000)
    with pytest.raises(ConnectionClosed):
        await guest.refused()


async def test_texts_and_names_are_limited(house: House) -> None:
    guest = await house.sit(await house.create("break", "me", "me"))
    for text, why in (("x" * 501, "at most 500"), ("  ", "nothing to say")):
        await guest.say(Say(text))
        assert why in (await guest.refused()).why
    answer = await house.http.post("/api/join", json={"code": "x", "name": "x" * 41})
    assert answer.json() == {"error": "a name has at most 40 letters"}


async def test_the_first_message_says_hello_in_our_version(house: House) -> None:
    seated = await house.create("break", "me", "me")
    for message, why in (
        (Choose(0, 0, "x"), "says hello"),
        (Hello(VERSION + 1, seated.secret), "load it again"),
        (Hello(VERSION, seated.secret, 7), "own seats only"),
    ):
        guest = await house.reach(seated.room)
        await guest.say(message)
        refused = await guest.refused()
        assert (why in refused.why, refused.is_final) == (True, True)


async def test_new_tables_and_codes_are_limited_by_the_minute(start_server: Start) -> None:
    running = start_server(limits=Limits(rooms_a_minute=2, joins_a_minute=3))
    house = House(running.url)
    plan = {"game": "break", "seats": [{"kind": "me"}, {"kind": "me"}]}
    codes = [(await house.http.post("/api/tables", json=plan)).status_code for _ in range(3)]
    assert codes == [201, 201, 429]
    answers = [await house.http.post("/api/join", json={"code": "AAAAAAAA"}) for _ in range(4)]
    assert [answer.status_code for answer in answers] == [400, 400, 400, 429]
    assert "Try again" in answers[-1].json()["error"]
    assert (await house.http.get("/api/qr/AAAAAAAA")).status_code == 429
    await house.close()


async def test_viewers_tables_and_messages_are_limited(start_server: Start) -> None:
    limits = Limits(rooms_in_memory=1, sessions_in_a_room=1, messages_a_minute=3)
    house = House(start_server(limits=limits).url)
    first, second = [await house.create("break", "me", "me") for _ in range(2)]
    guest = await house.sit(first)
    for seated, why in ((first, "too many look"), (second, "too many tables")):
        other = await house.reach(seated.room)
        await other.say(Hello(VERSION, seated.secret))
        assert why in (await other.refused()).why
    for _ in range(4):
        await guest.say(LookFrom(9))
    refused = [await guest.refused() for _ in range(4)]
    assert [one.is_final for one in refused] == [False, False, False, True]
    assert refused[-1].why == "Too many messages. Slow down."
    await house.close()


@pytest.mark.parametrize(
    ("plan", "why"),
    [
        ({"game": "chess", "seats": []}, "there is no game 'chess'"),
        ({"game": "break", "seats": [{"kind": "me"}] * 3}, "is for 2 players, not 3"),
        ({"game": "break", "seats": [{"kind": "god"}] * 2}, "no request of ours"),
        ({"game": "break", "seats": [{"kind": "bot", "bot": "x"}] * 2}, "there is no bot 'x'"),
        ({"game": "break", "format": "x", "seats": [{"kind": "me"}] * 2}, "no format 'x'"),
        (
            {"game": "break", "settings": {"x": "y"}, "seats": [{"kind": "me"}] * 2},
            "no setting 'x'",
        ),
        ({"game": "break", "seats": [{"kind": "me"}] * 2, "seed": -1}, "a seed is"),
    ],
)
async def test_tables_that_cannot_be_are_refused_in_words(
    house: House, plan: dict[str, object], why: str
) -> None:
    answer = await house.http.post("/api/tables", json=plan)
    assert (answer.status_code, why in answer.json()["error"]) == (400, True), answer.text


# ---------------------------------------------------------------- what is there for all


async def test_a_code_that_exists_has_a_picture(house: House) -> None:
    ann = await house.sit(await house.create("break", "me", "open"))
    picture = await house.http.get(f"/api/qr/{ann.you.invitations[0].code}")
    assert (picture.status_code, picture.headers["content-type"]) == (200, "image/svg+xml")
    assert picture.text.startswith("<?xml")
    assert (await house.http.get("/api/qr/AAAAAAAA")).status_code == 404


async def test_without_a_page_the_server_says_so(house: House) -> None:
    answer = await house.http.get("/table/x")
    assert (answer.status_code, "has not been built" in answer.text) == (503, True)
    assert (await house.http.get("/api/x")).json() == {"error": "there is nothing here"}


async def test_the_page_is_served_under_every_path(
    start_server: Start, tmp_path_factory: pytest.TempPathFactory
) -> None:
    page = tmp_path_factory.mktemp("dist")
    (page / "assets").mkdir()
    (page / "index.html").write_text("<!doctype html>home")
    (page / "assets" / "app-1a2b.js").write_text("let me;")
    (page.parent / "secret.txt").write_text("out of bounds")
    house = House(start_server(page=page, limits=ROOMY).url)
    for path in ("/", "/table/abc", "/join/ABC"):
        answer = await house.http.get(path)
        assert (answer.text, answer.headers["cache-control"]) == ("<!doctype html>home", "no-cache")
    asset = await house.http.get("/assets/app-1a2b.js")
    assert "immutable" in asset.headers["cache-control"]
    assert (await house.http.get("/assets/gone.js")).status_code == 404
    for path in ("/../secret.txt", "/%2e%2e/secret.txt", "/assets/..%2f..%2fsecret.txt"):
        assert "out of bounds" not in (await house.http.get(path)).text
    await house.close()


async def test_the_shelf_the_cards_and_the_rules_are_there(house: House) -> None:
    shelf = (await house.http.get("/api/shelf")).json()
    unity = next(
        form
        for game in shelf["games"]
        for form in game["formats"]
        if (game["key"], form["key"]) == ("nightbreak", "unity")
    )
    assert unity["teams"]["4"] == [[0, 2], [1, 3]]
    titles = {bot["key"]: bot["title"] for bot in shelf["bots"]}
    assert titles["random"] == "random bot"
    assert titles[shelf["default_bot"]].startswith("level ")
    cards = (await house.http.get("/api/games/nightfall/cards")).json()
    assert all(card["name"] and card["source"] for card in cards)
    rules = (await house.http.get("/api/games/nightfall/rules")).json()
    assert rules["chapters"][0]["number"]
