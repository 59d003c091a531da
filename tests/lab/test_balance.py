"""Whether sides, seats and cards are fair, and the page that tells it."""

from __future__ import annotations

import random
import re
import xml.etree.ElementTree as ET
from dataclasses import replace

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.lab.balance import Balance, Chapter, experiments
from breakfall.lab.card_lines import card_lines
from breakfall.lab.course import Watcher
from breakfall.lab.experiment import CardUse, Course, Experiment, Played
from breakfall.lab.findings import findings
from breakfall.lab.page import page
from breakfall.lab.play import play
from breakfall.lab.report import Report
from breakfall.lab.simulate import simulate
from breakfall.lab.statistics import Effect, Share

INFO = breakfall.find_game("nightbreak")
PLAN = Experiment("nightbreak", "classic", 2, ("random",), 40, 1, watched=True)


def played(number: int, winner: int, sides: tuple[str, str], *uses: CardUse) -> Played:
    traits = tuple((f"plays {side}",) for side in sides)
    course = Course((0.5,) * 10 + (0.4,) * 10 + (1.0,), 1, 0.95, 0.4)
    return Played(
        number, number, ("x", "x"), frozenset({winner}), traits, 9, 9, "", course, tuple(uses)
    )


# ---------------------------------------------------------------- what a match leaves behind


@pytest.mark.parametrize(
    ("game", "form", "sides"),
    [
        ("nightbreak", "classic", {"Sun", "Moon"}),
        ("break", "fire-water", {"Fire", "Water"}),
        ("hellbreak", "demo", {"Dracula", "Jaws"}),
        ("nightfall", "standard", set()),
        ("havenfall", "standard", {"blue", "yellow"}),  # the war rooms of Alira and Mordell
    ],
)
def test_every_game_tells_sides_order_course_and_cards(
    game: str, form: str, sides: set[str]
) -> None:
    match = play(Experiment(game, form, 2, ("random",), 1, 3, watched=True), 0)
    words = [word for team in match.traits for word in team]
    assert {word.removeprefix("plays ") for word in words if word.startswith("plays")} == sides
    assert sorted(word for word in words if word.startswith("goes")) == ["goes first", "goes later"]
    assert match.course is not None
    assert len(match.course.chances) == 21
    keys = {face.key for face in breakfall.find_game(game).faces()}
    assert {use.card for use in match.cards} <= keys
    assert {use.team for use in match.cards} == {0, 1}
    assert sum(use.played for use in match.cards) > 2


def test_cards_are_counted_for_the_team_that_used_them() -> None:
    """A hero that is placed is told in the log with its side's faction."""
    match = play(PLAN, 0)
    heroes = {face.key: INFO.describe(face)["faction"] for face in INFO.faces()}
    for use in match.cards:
        assert f"plays {heroes[use.card]}" in match.traits[use.team]


def test_nightfall_orders_are_drawn_bought_and_played() -> None:
    match = play(Experiment("nightfall", "standard", 2, ("random",), 1, 3, watched=True), 0)
    for what in ("drawn", "bought", "played"):
        assert any(getattr(use, what) for use in match.cards)


class Standing:
    """Stands in for a match whose estimate is known."""

    def __init__(self, first: float) -> None:
        self.first = first

    def evaluate_table(self, seat: int) -> float:
        return self.first if seat == 0 else -self.first


def test_a_course_tells_changes_of_lead_and_when_the_winner_was_clear() -> None:
    watcher = Watcher([(0,), (1,)])
    for lead in (0.0, 0.2, 0.01, 0.2, -0.4, 0.01, -0.3, 0.5, 0.5, 0.9):
        watcher.look(Standing(lead))  # type: ignore[arg-type]
    course = watcher.course(frozenset({0}))
    assert course.lead_changes == 2  # a lead of one part in a hundred is nobody's
    assert course.clear_at == 0.7
    assert course.lowest == 0.3
    assert (course.chances[0], course.chances[-1]) == (0.5, 0.95)
    assert watcher.course(frozenset({1})).clear_at == 1.0


# ---------------------------------------------------------------- cards


def test_a_card_is_compared_with_those_who_could_have_had_it() -> None:
    """Sun wins three of four; its card changes nothing, and Moon's teams do not count."""
    matches = [
        played(
            number, 0 if number % 4 else 1, ("Sun", "Moon"), CardUse(0, "dawnblade-irsa", 1, 0, 1)
        )
        if number < 200
        else played(number, 0 if number % 4 else 1, ("Sun", "Moon"))
        for number in range(400)
    ]
    (line,) = card_lines(INFO, {"classic": matches})
    assert (line.name, line.sides) == ("Dawnblade Irsa", ("Sun",))
    assert (line.played.count, line.played.total) == (200, 400)
    assert line.won_with.rate == line.won_without.rate == 0.75
    assert not line.effect.stands_out


def test_a_strong_side_makes_none_of_its_cards_look_strong() -> None:
    """In one format the side that wins plays the card more often; within a side it does nothing."""
    chance = random.Random(3)
    matches: dict[str, list[Played]] = {"classic": [], "twilight": []}
    for number in range(3000):
        use = CardUse(0, "dawnblade-irsa", 0, 0, 1)
        form, wins, plays = ("classic", 0.8, 0.9) if number % 2 else ("twilight", 0.3, 0.1)
        uses = (use,) if chance.random() < plays else ()
        winner = 0 if chance.random() < wins else 1
        matches[form].append(played(number, winner, ("Sun", "Moon"), *uses))
    (line,) = card_lines(INFO, matches)
    assert line.won_with.rate - line.won_without.rate > 0.3
    assert abs(line.effect.value) < 0.07
    assert not line.effect.stands_out


def test_a_card_that_wins_stands_out() -> None:
    effect = Effect.within([(Share(70, 100), Share(40, 100)), (Share(65, 100), Share(40, 100))])
    assert effect.value == pytest.approx(0.275)
    assert effect.stands_out
    assert not Effect.within([(Share(3, 5), Share(2, 5))]).stands_out
    assert not Effect.within([(Share(0, 0), Share(4, 9))]).stands_out


# ---------------------------------------------------------------- formats


def test_all_formats_are_played_by_the_fewest_with_deals_of_their_own() -> None:
    plan = experiments("nightbreak", [], None, ("random",), 10, 1, {})
    assert [(one[0].format, one[0].players) for one in plan] == [
        ("classic", 2),
        ("unity", 3),
        ("kingmaker", 2),
        ("twilight", 2),
    ]
    assert len({one[0].seed for one in plan}) == 4
    four = experiments("nightbreak", [], 4, ("random",), 10, 1, {})
    assert [one[0].format for one in four] == ["unity"]
    with pytest.raises(BreakfallError, match="no such format for 5 players"):
        experiments("nightbreak", [], 5, ("random",), 10, 1, {})


def test_where_a_seat_is_bound_to_a_side_half_is_played_the_other_way_round() -> None:
    (ways,) = experiments("hellbreak", ["demo"], None, ("random",), 10, 1, {})
    assert [one.settings.get("deck0", "dracula") for one in ways] == ["dracula", "jaws"]
    assert [one.games for one in ways] == [5, 5]
    (fixed,) = experiments("hellbreak", ["open"], None, ("random",), 10, 1, {"deck1": "dracula"})
    assert len(fixed) == 1


def test_a_chapter_counts_who_won_and_how_it_went() -> None:
    matches = [played(number, 1, ("Sun", "Moon")) for number in range(8)]
    matches += [played(number, 0, ("Sun", "Moon")) for number in range(8, 10)]
    matches.append(replace(played(10, 0, ("Sun", "Moon")), winners=frozenset(), course=None))
    chapter = Chapter([Report(PLAN, matches, 1.0)])
    assert chapter.groups["side"]["Moon"] == Share(8.5, 11)
    assert chapter.groups["pairing"] == {"Moon v Sun": Share(8.5, 11)}
    assert chapter.draws == Share(1, 11)
    assert chapter.winner_ahead(0).rate == 0.5
    assert chapter.winner_ahead(10).rate == 0.0
    assert chapter.comebacks == Share(10, 10)


# ---------------------------------------------------------------- the page


def test_the_page_needs_nothing_else_and_its_plots_are_whole() -> None:
    told = Balance([Chapter([simulate(PLAN)])])
    text = page(told)
    assert "<script" not in text
    assert not re.search(r"(src|href)=|url\(", text)
    plots = re.findall(r"<svg.*?</svg>", text, re.DOTALL)
    assert len(plots) == 5
    for plot in plots:
        drawing = ET.fromstring(plot)
        numbers = re.findall(r' (?:cx|cy|x|y|x1|x2|y1|y2)="([^"]+)"', plot)
        assert all(-5 <= float(number) <= 725 for number in numbers)
        assert drawing.attrib["aria-label"]
    assert "Dawnblade Irsa" in text
    assert "40 matches of <b>random</b>" in text


def test_what_is_off_balance_is_said_first() -> None:
    matches = [played(number, 1, ("Sun", "Moon")) for number in range(40)]
    told = Balance([Chapter([Report(PLAN, matches, 1.0)])])
    assert findings(told)[0].startswith("Classic, 2 players: Moon wins too often, 100.0%")
    level = [played(number, number % 2, ("Sun", "Moon")) for number in range(40)]
    assert (
        "Nothing is surely off balance"
        in findings(Balance([Chapter([Report(PLAN, level, 1.0)])]))[0]
    )


def test_the_same_matches_tell_the_same() -> None:
    one = Balance([Chapter([simulate(PLAN)])]).as_json()
    two = Balance([Chapter([simulate(PLAN, workers=2)])]).as_json()
    assert one == two
