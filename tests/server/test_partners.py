"""Teams and shared screens: partners talk unheard, and nobody is sent what is not theirs."""

from __future__ import annotations

from breakfall.server.messages import (
    Ahead,
    Choose,
    LookAhead,
    LookFrom,
    Question,
    Reset,
    Say,
    Signal,
    Signaled,
    Spoken,
)
from tests.server.client import Guest, House


async def at_a_shared_question(house: House) -> list[Guest]:
    """Two teams of two and a spectator; the first two of them are asked the same question."""
    guests = await house.full_table("nightbreak", 4, "unity")
    eve = await house.watch(guests[0])
    while True:
        asked = [guest for guest in guests if guest.questions]
        if len(asked) == 2:
            return [*asked, *[guest for guest in guests if not guest.questions], eve]
        await asked[0].choose()
        for guest in (*guests, eve):
            await guest.made()


async def hears_nothing_of(word: str, ann: Guest, others: list[Guest]) -> None:
    """What comes before everybody hears a last word does not have this one in it."""
    await ann.say(Say("the end"))
    for guest in others:
        await guest.until(Spoken, lambda spoken: spoken.text == "the end")
        assert not any(word in frame for frame in guest.frames)


# ---------------------------------------------------------------- partners


async def test_what_is_said_to_the_team_no_other_key_is_ever_sent(house: House) -> None:
    seated = await house.create("nightbreak", "me", "open", "open", "open", form="unity")
    ann = await house.sit(seated)
    keys = [await house.join(one.code, f"guest {one.seat}") for one in ann.you.invitations]
    foe, ben, other = [await house.sit(key) for key in keys]
    eve = await house.watch(ann)
    await ann.say(Say("xyzzy", to_team=True))
    heard = await ben.until(Spoken)
    assert (heard.text, heard.seat, heard.team) == ("xyzzy", 0, 0)
    await hears_nothing_of("xyzzy", ann, [foe, other, eve])
    for key, hears in ((keys[1], True), (seated, True), (keys[0], False), (keys[2], False)):
        again = await house.sit(key)  # what was said is told to whoever comes back
        assert any("xyzzy" in frame for frame in again.frames) is hears


async def test_who_has_no_partner_has_nobody_to_talk_to_unheard(house: House) -> None:
    ann, bob = await house.full_table("break", 2)
    await ann.say(Say("xyzzy", to_team=True))
    assert (await ann.refused()).why == "You have no partner at this table."
    await hears_nothing_of("xyzzy", ann, [bob])


async def test_partners_see_each_other_point_and_nobody_else_does(house: House) -> None:
    ann, ben, *others = await at_a_shared_question(house)
    option = ann.questions[0].options[1].key
    await ann.say(Signal(option))
    assert await ben.until(Signaled) == Signaled(ann.seat or 0, ann.decisions, option, False)
    await ann.say(Signal("no such option", leaves=True))
    assert await ben.until(Signaled) == Signaled(ann.seat or 0, ann.decisions, "", True)
    await hears_nothing_of("signaled", ann, others)


async def test_a_partner_who_was_slower_is_told_and_answers_nothing(house: House) -> None:
    ann, ben, *_ = await at_a_shared_question(house)
    before, old = ben.decisions, ben.questions[0]
    await ann.choose()
    await ben.made()
    await ben.say(Choose(before, old.seat, old.options[-1].key, old.kind))
    assert "answered already" in (await ben.refused()).why
    assert ben.decisions == before + 1


async def test_an_answer_to_another_question_than_the_open_one_is_refused(house: House) -> None:
    ann, *_ = await at_a_shared_question(house)
    question = ann.questions[0]
    await ann.say(Choose(ann.decisions, question.seat, question.options[0].key, "another-kind"))
    assert "no longer asked" in (await ann.refused()).why
    await ann.say(Choose(ann.decisions, question.seat, question.options[0].key, question.kind))
    await ann.made()


# ---------------------------------------------------------------- shared screens


def hands(guest: Guest) -> list[object]:
    """The cards of all hands that are seen."""
    table = guest.view["table"]
    assert isinstance(table, dict)
    return [card for side in table["sides"] for card in side["hand"] if card is not None]


async def test_cards_dealt_to_a_seat_that_nobody_has_said_to_sit_at_are_not_sent(
    house: House,
) -> None:
    seated = await house.create("hellbreak", "me", "me")
    ann = await house.sit(seated)
    assert ann.seat == 0  # nothing is secret yet
    await ann.choose()
    await ann.made()
    assert ann.call is not None
    assert (ann.call.seat, ann.call.is_secret) == (1, False)
    await ann.say(LookFrom(1))
    await ann.until(Reset)
    await ann.choose()  # and now the hands are dealt
    assert (await ann.made()).delta is None
    await ann.until(Reset)
    assert (ann.view["seat"], hands(ann)) == (None, [])
    assert ann.call is not None
    assert ann.call.is_secret
    seat = ann.call.seat
    again = await house.sit(seated, seat=1 - seat)
    assert (again.seat, hands(again)) == (None, [])  # not by coming back either
    await ann.say(LookFrom(seat))
    await ann.until(Reset)
    assert len(hands(ann)) > 0


# ---------------------------------------------------------------- looking ahead


async def test_looking_ahead_tells_where_an_option_leads_and_answers_nothing(
    house: House,
) -> None:
    ann = await house.sit(await house.create("break", "me", "random", form="rock-forest",
                                          setup="basic", first="0"))  # fmt: skip
    while not movable(ann.questions[0]):
        await ann.choose()
        await ann.made()
    key = movable(ann.questions[0])[0]
    await ann.say(LookAhead(ann.decisions, 0, key))
    ahead = await ann.until(Ahead)
    assert (ahead.kind, ahead.option) == ("move-to", key)
    assert ahead.places
    assert all(place.startswith("tile:") for place in ahead.places)
    await ann.choose(key)
    assert (await ann.made()).decisions == ahead.decisions + 1
    await ann.say(LookAhead(ahead.decisions, 0, key))
    assert (await ann.until(Ahead)).kind == ""  # that question is closed
    await ann.say(LookAhead(ann.decisions, 1, key))
    assert (await ann.refused()).why == "that seat is not yours"


def movable(question: Question) -> list[str]:
    return [option.key for option in question.options if option.key.startswith("move:")]
