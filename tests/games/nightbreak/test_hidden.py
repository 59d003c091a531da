"""Stories about what each player may know: views, logs, and re-deals. (NB-14)"""

from __future__ import annotations

import random

import pytest

from breakfall import Match
from breakfall.games.nightbreak.cards import HEROES, SUN_HEROES
from breakfall.games.nightbreak.terms import MOON, SHIELDED, STUNNED, SUN
from tests.games.nightbreak.company import fighters, moon, sun
from tests.games.nightbreak.story import Story, fighter, table
from tests.games.nightbreak.tables import laid_table, real_pile, sides_of, table_seen

SUN_SEAT, MOON_SEAT, SPECTATOR = 0, 1, None
EVERYBODY = (SUN_SEAT, MOON_SEAT, SPECTATOR)


def heroes_seen(match: Match, seat: int | None, side: int, pile: str) -> list[str | None]:
    """A pile from its top as this seat sees it; None for a face it does not know."""
    return [card["hero"] for card in sides_of(match, seat)[side][pile]]


def backs_seen(match: Match, seat: int | None, pile: str) -> list[str | None]:
    return [card["back"] for card in sides_of(match, seat)[0][pile]]


def redealt(match: Match, seat: int | None, seed: int) -> Match:
    """What this seat could imagine the match to be."""
    guess = match.copy()
    guess.redeal(seat, random.Random(seed))
    return guess


def imagined(match: Match, seat: int | None, side: int, place: int, guesses: int = 40) -> set[str]:
    """Every hero that this seat, guessing often, finds in that place of a deck."""
    decks = [real_pile(redealt(match, seat, seed), side, "deck") for seed in range(guesses)]
    return {deck[place].key for deck in decks}


# ---------------------------------------------------------------- the open table


@pytest.mark.rule("NB-14.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_heroes_with_everything_on_them(seat: int | None) -> None:
    row = sun(fighter("Ann", damage=3, held=2, prayers=1, markers=SHIELDED | STUNNED))
    story = table(row, moon(fighter("Uma", damage=1)), points=2)
    left = sides_of(story.match, seat)[0]["row"][0]
    assert left["hero"] == "ann"
    assert (left["damage"], left["held"], left["prayers"]) == (3, 2, 1)
    assert left["statuses"] == ["shielded", "stunned"]
    facing_cat = sides_of(story.match, seat)[1]["row"][2]
    assert (facing_cat["hero"], facing_cat["damage"]) == ("uma", 1)


@pytest.mark.rule("NB-14.1")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_time_favor_points_kingmakers_and_the_size_of_piles(
    seat: int | None,
) -> None:
    story = table(
        sun(),
        moon(),
        sun_deck=fighters("Dee", "Eve", "Fay"),
        moon_discard=fighters("Zoe"),
        points=2,
        hour=13,
        form="kingmaker",
        sun_kingmaker="Bea",
    )
    story.moon.favor = 4
    seen = table_seen(story.match, seat)
    assert seen["time_deck"] == ["Dawn", "Midday", "Midday"]
    ours, theirs = seen["sides"]
    assert (ours["favor"], theirs["favor"]) == (0, 4)
    assert (ours["points"], theirs["points"]) == (2, 0)
    assert (ours["kingmaker"], theirs["kingmaker"]) == ("bea", None)
    assert [len(ours[pile]) for pile in ("deck", "discard", "removed")] == [3, 0, 0]
    assert [len(theirs[pile]) for pile in ("deck", "discard", "removed")] == [2, 1, 0]


# ---------------------------------------------------------------- decks and piles


@pytest.mark.rule("NB-14.2")
@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("side", [0, 1])
def test_nobody_sees_the_faces_in_a_deck_or_of_removed_heroes(seat: int | None, side: int) -> None:
    match = laid_table("classic")
    assert heroes_seen(match, seat, side, "deck") == [None] * 6
    assert heroes_seen(match, seat, side, "removed") == [None] * 6
    told = "\n".join(match.log(seat))
    for pile in ("deck", "removed"):
        assert not any(hero.name in told for hero in real_pile(match, side, pile))


@pytest.mark.rule("NB-14.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_any_hero_that_is_not_in_the_battle_could_lie_on_top_of_a_deck(seat: int | None) -> None:
    match = laid_table("classic")
    standing = {hero["hero"] for hero in sides_of(match, seat)[0]["row"]}
    hidden = {hero.key for hero in SUN_HEROES} - standing
    assert imagined(match, seat, 0, 0, guesses=150) == hidden  # twelve heroes, six of which are out


@pytest.mark.rule("NB-14.2")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_redeal_changes_nothing_that_a_seat_sees(seat: int | None) -> None:
    match = laid_table("classic")
    for seed in range(10):
        guess = redealt(match, seat, seed)
        assert guess.view(seat) == match.view(seat)
        assert guess.log(seat) == match.log(seat)


@pytest.mark.rule("NB-14.3")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_may_look_through_both_discard_piles(seat: int | None) -> None:
    story = table(
        sun(),
        moon(fighter("Uma", damage=7)),
        sun_discard=fighters("Dee", "Eve"),
        moon_deck=fighters("Xan", "Yan", "Zoe"),
        points=0,
    )
    story.answer("target:enemy-3", "discard:top-hero")  # Uma falls, and Xan is discarded
    assert heroes_seen(story.match, seat, 0, "discard") == ["dee", "eve"]
    assert heroes_seen(story.match, seat, 1, "discard") == ["xan", "uma"]
    guess = redealt(story.match, seat, 1)
    assert [hero.key for hero in real_pile(guess, 1, "discard")] == ["xan", "uma"]


@pytest.mark.rule("NB-14.3")
@pytest.mark.parametrize("form", ["classic", "twilight"])
def test_a_hero_discarded_at_a_real_table_is_open_to_all(form: str) -> None:
    match = laid_table(form)
    while match.choice is not None and match.choice.kind != "keep-or-discard":
        match.choose(0)
    assert match.choice is not None
    side = match.choice.seat
    passed_over = real_pile(match, side, "deck")[0].key
    match.choose_key("discard:top-hero")
    for seat in EVERYBODY:
        assert heroes_seen(match, seat, side, "discard")[0] == passed_over


# ---------------------------------------------------------------- a hero being looked at


def moon_looks_at_zoe() -> Story:
    deck = fighters("Zoe", "Yan", "Xan")
    story = table(sun(), moon(fighter("Uma", damage=7)), moon_deck=deck, points=0)
    story.answer("target:enemy-3")
    assert story.asks("moon", "keep-or-discard")
    return story


@pytest.mark.rule("NB-14.4")
def test_only_the_side_that_looks_sees_the_hero_on_top() -> None:
    match = moon_looks_at_zoe().match
    assert heroes_seen(match, MOON_SEAT, 1, "deck") == ["zoe", None, None]
    assert heroes_seen(match, SUN_SEAT, 1, "deck") == [None, None, None]
    assert heroes_seen(match, SPECTATOR, 1, "deck") == [None, None, None]
    assert "Zoe" in match.log(MOON_SEAT)[-1]
    assert not any("Zoe" in line for line in match.log(SUN_SEAT) + match.log(SPECTATOR))


@pytest.mark.rule("NB-14.4")
def test_everybody_else_can_only_guess_whom_the_side_looks_at() -> None:
    match = moon_looks_at_zoe().match
    assert imagined(match, MOON_SEAT, 1, 0) == {"zoe"}
    assert imagined(match, SUN_SEAT, 1, 0) == {"zoe", "yan", "xan"}
    assert imagined(match, SPECTATOR, 1, 0) == {"zoe", "yan", "xan"}


@pytest.mark.rule("NB-14.4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_hero_when_it_is_placed(seat: int | None) -> None:
    story = moon_looks_at_zoe()
    story.answer("place:top-hero")
    assert sides_of(story.match, seat)[1]["row"][2]["hero"] == "zoe"
    assert any("Zoe" in line for line in story.match.log(seat))


@pytest.mark.rule("NB-14.4")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_sees_the_hero_when_it_is_discarded(seat: int | None) -> None:
    story = moon_looks_at_zoe()
    story.answer("discard:top-hero")
    assert heroes_seen(story.match, seat, 1, "discard") == ["zoe", "uma"]
    assert any("Zoe" in line for line in story.match.log(seat))


# ---------------------------------------------------------------- an escaped hero


@pytest.mark.rule("NB-14.5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_everybody_knows_the_escaped_hero_under_the_deck(seat: int | None) -> None:
    deck = fighters("Dee", "Eve", "Fay")
    story = table(sun(fighter("Ann", held=1)), moon(), sun_deck=deck, points=0)
    story.answer("escape", "place:top-hero")
    assert heroes_seen(story.match, seat, 0, "deck") == [None, None, "ann"]
    assert imagined(story.match, seat, 0, -1) == {"ann"}
    assert imagined(story.match, seat, 0, 0) == {"eve", "fay"}


@pytest.mark.rule("NB-14.5")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_shuffle_hides_an_escaped_hero_among_the_others(seat: int | None) -> None:
    row = sun(fighter("Ann", held=1), fighter("Bea", held=1))
    story = table(row, moon(), sun_deck=fighters("Dee"), sun_discard=fighters("Eve"), points=0)
    story.answer("escape", "place:top-hero", "target:enemy-1")
    assert heroes_seen(story.match, seat, 0, "deck") == ["ann"]
    story.answer("escape", "discard:top-hero")  # Bea escapes and passes over Ann
    assert story.row("sun") == ["Dee", "Bea", "Cat"]
    assert heroes_seen(story.match, seat, 0, "deck") == [None, None]
    assert imagined(story.match, seat, 0, 0) == {"ann", "eve"}


# ---------------------------------------------------------------- teammates


@pytest.mark.rule("NB-14.6")
def test_teammates_see_the_same_and_the_other_team_does_not() -> None:
    story = table(
        fighters("Ann", "Bea", "Cat", "Dot"),
        [fighter("Uma", damage=7), *fighters("Viv", "Wyn", "Zed")],
        moon_deck=fighters("Zoe", "Yan"),
        form="unity",
        players=4,
        points=0,
    )
    story.answer("target:enemy-4")
    assert story.asks("moon", "keep-or-discard")
    match = story.match
    for mate, other in ((0, 2), (1, 3)):
        assert table_seen(match, mate) == table_seen(match, other)
        assert match.log(mate) == match.log(other)
    assert heroes_seen(match, 3, 1, "deck") == ["zoe", None]
    assert heroes_seen(match, 2, 1, "deck") == [None, None]


# ---------------------------------------------------------------- two backs in one deck


@pytest.mark.rule("NB-14.7")
def test_the_back_of_a_hero_shows_its_faction() -> None:
    assert [hero.back for hero in HEROES] == ["sun"] * 15 + ["moon"] * 15


@pytest.mark.rule("NB-14.7")
@pytest.mark.parametrize("seat", EVERYBODY)
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_everybody_sees_the_back_on_top_of_the_shared_deck_and_no_face(
    seat: int | None, seed: int
) -> None:
    match = laid_table("twilight", seed=seed)
    top = real_pile(match, 0, "deck")[0]
    assert backs_seen(match, seat, "deck") == [top.back] + [None] * 11
    assert heroes_seen(match, seat, 0, "deck") == [None] * 12


@pytest.mark.rule("NB-14.7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_the_backs_of_removed_heroes_were_seen_as_they_lay_on_top(seat: int | None) -> None:
    match = laid_table("twilight")
    removed = [hero.back for hero in reversed(real_pile(match, 0, "removed"))]
    assert sorted(set(removed)) == ["moon", "sun"]
    assert backs_seen(match, seat, "removed") == removed
    assert heroes_seen(match, seat, 0, "removed") == [None] * 12


@pytest.mark.rule("NB-14.7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_guess_keeps_every_back_that_was_seen_and_no_other(seat: int | None) -> None:
    match = laid_table("twilight")
    top = real_pile(match, 0, "deck")[0]
    removed = [hero.back for hero in real_pile(match, 0, "removed")]
    tops, seconds = set(), set()
    for seed in range(40):
        guess = redealt(match, seat, seed)
        assert guess.view(seat) == match.view(seat)
        deck = real_pile(guess, 0, "deck")
        assert deck[0].back == top.back
        assert [hero.back for hero in real_pile(guess, 0, "removed")] == removed
        tops.add(deck[0].key)
        seconds.add(deck[1].back)
    assert len(tops) > 1  # the faction is known, the hero is not
    assert seconds == {"sun", "moon"}  # nothing is known of the card below


@pytest.mark.rule("NB-14.7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_each_card_shows_its_back_when_it_comes_to_the_top(seat: int | None) -> None:
    deck = [fighter("Dee", faction=SUN), fighter("Yan", faction=MOON), fighter("Zoe", faction=SUN)]
    row = sun(fighter("Ann", damage=7))
    story = table(row, moon(), sun_deck=deck, turn="moon", points=0, form="twilight")
    story.answer("target:enemy-3", "place:top-hero")  # Dee takes Ann's place
    assert backs_seen(story.match, seat, "deck") == ["moon", None]
    assert heroes_seen(story.match, seat, 0, "deck") == [None, None]


@pytest.mark.rule("NB-14.7")
@pytest.mark.parametrize("seat", EVERYBODY)
def test_a_shuffle_hides_all_backs_but_the_new_one_on_top(seat: int | None) -> None:
    discarded = [fighter(f"M{n}", faction=MOON) for n in (1, 2)] + fighters("S1", "S2")
    row = sun(fighter("Ann", damage=7))
    story = table(
        row,
        moon(),
        sun_deck=fighters("Dee"),
        sun_discard=discarded,
        turn="moon",
        points=0,
        form="twilight",
    )
    story.answer("target:enemy-3", "place:top-hero")  # Dee was the last card of the deck
    top = real_pile(story.match, 0, "deck")[0]
    assert backs_seen(story.match, seat, "deck") == [top.back, None, None, None, None]
    assert heroes_seen(story.match, seat, 0, "deck") == [None] * 5
