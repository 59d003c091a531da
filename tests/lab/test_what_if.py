"""What a change of cards changes."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

import pytest

import breakfall
from breakfall import BreakfallError
from breakfall.core.overlay import overlay_of
from breakfall.lab.balance import Balance, Chapter
from breakfall.lab.changes import read_changes
from breakfall.lab.experiment import Experiment
from breakfall.lab.page import page
from breakfall.lab.simulate import simulate
from breakfall.lab.statistics import Effect, Share
from breakfall.lab.what_if import WhatIf

INFO = breakfall.find_game("nightbreak")
PLAN = Experiment("nightbreak", "classic", 2, ("random",), 60, 1, watched=True)


def what_if(*assignments: str, plan: Experiment = PLAN) -> WhatIf:
    changes = read_changes(INFO, list(assignments), None)
    before = Balance([Chapter([simulate(plan)])])
    after = Balance([Chapter([simulate(replace(plan, changes=changes), workers=2)])])
    return WhatIf(changes, before, after)


def test_a_stronger_hero_helps_its_side_and_the_same_deals_tell_how_much() -> None:
    told = what_if("Dawnblade Irsa.hp=30", "Dawnblade Irsa.strength=9")
    shifts = {shift.name: shift for shift in told.shifts(0)}
    assert shifts["Sun"].effect.interval[0] > 0
    assert shifts["Sun"].effect.value == pytest.approx(-shifts["Moon"].effect.value)
    assert shifts["Sun"].after - shifts["Sun"].before == pytest.approx(shifts["Sun"].effect.value)
    ((old, new),) = told.changed_cards
    assert new.won_with.rate > old.won_with.rate
    assert overlay_of("nightbreak") == {}
    text = page(told.before, told)
    assert "what if Dawnblade Irsa.hp=30, Dawnblade Irsa.strength=9?" in text
    assert "on the same deals" in text


def test_no_difference_of_points_reaches_beyond_a_whole_point() -> None:
    """Two deals tell nearly nothing; still nobody can win more than every match instead of none."""
    told = what_if("Dawnblade Irsa.hp=30", plan=replace(PLAN, games=2))
    ends = [end for shift in told.shifts(0) for end in shift.effect.interval]
    assert max(ends) <= 1
    assert min(ends) >= -1
    ticks = re.findall(r'class="tick">([-+]?\d+(?:\.\d)?)%<', page(told.before, told))
    assert ticks
    assert max(map(float, ticks)) <= 100


def test_a_difference_known_from_two_deals_ends_where_it_must() -> None:
    assert Effect.of_pairs([1.0, 0.0], most=1.0).interval == pytest.approx((-0.48, 1.0), abs=0.01)
    assert Effect.of_pairs([1.0, 0.0]).interval[1] > 1.4
    assert Effect.within([(Share(1, 1), Share(0, 1))]).interval[1] == 1.0


def test_a_change_without_effect_changes_nothing_at_all() -> None:
    """The same deals, the same luck, the same bots: not one point moves."""
    told = what_if("Dawnblade Irsa.lore=She sleeps late.")
    assert all(shift.effect.value == 0 for shift in told.shifts(0))
    assert told.length(0).value == 0
    before, after = told.before.chapters[0].matches, told.after.chapters[0].matches
    assert before == after


def test_cards_are_read_from_toml_and_json(tmp_path: Path) -> None:
    toml = tmp_path / "mine.toml"
    toml.write_text('["Dawnblade Irsa"]\nhp = 7\n[sister-amarant.power]\ncost = 3\n')
    wanted = {"Dawnblade Irsa": {"hp": 7}, "Sister Amarant": {"power.cost": 3}}
    assert read_changes(INFO, [], toml) == wanted
    file = tmp_path / "mine.json"
    file.write_text('{"Dawnblade Irsa": {"hp": 7}}')
    both = read_changes(INFO, ["Dawnblade Irsa.hp=8", "sister-amarant.power.cost=3"], file)
    assert both == {"Dawnblade Irsa": {"hp": 8}, "Sister Amarant": {"power.cost": 3}}


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Dawnblade Irsa", "NAME.ATTRIBUTE=VALUE"),
        ("Dawnblade Isra.hp=7", "did you mean Dawnblade Irsa"),
        ("Dawnblade Irsa.hp=seven", "a whole number, not 'seven'"),
        ("Dawnblade Irsa.health=7", "called 'health' to change; it has: hp, strength, "),
    ],
)
def test_bad_wishes_are_told(text: str, words: str) -> None:
    with pytest.raises(BreakfallError, match=words):
        read_changes(INFO, [text], None)


@pytest.mark.parametrize(
    ("text", "words"),
    [("hp = 7\n", "a table for each card"), ("[[", "cannot read"), ("[Nobody]\nhp=1", "no card")],
)
def test_bad_files_are_told(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(text)
    with pytest.raises(BreakfallError, match=words):
        read_changes(INFO, [], file)
    with pytest.raises(BreakfallError, match="cannot read"):
        read_changes(INFO, [], tmp_path / "nowhere.toml")
