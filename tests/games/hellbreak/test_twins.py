"""Two copies of a minion of which one is in the middle of something. (HB-9.6, HB-13.2)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import REFRESH
from tests.games.hellbreak.story import BEACH, CARFAX, Standing, Story, at, side, table
from tests.games.hellbreak.tables import sides_seen, table_seen


def labels(story: Story) -> dict[str, str]:
    assert story.match.choice is not None
    return {option.key: option.label for option in story.match.choice.options}


def bitten(first: Standing, second: Standing, health_card: str, bite: str) -> Story:
    """Jaws flips, and a Barracuda bites Jaws himself, whose health card comes up and is used."""
    story = table(
        jaws=side(
            malice=3,
            minions=[first, second],
            health=[health_card, "Giant Octopus", "Giant Octopus"],
            vertical=True,
            vault=["Orca"],
        ),
        stage=REFRESH,
        initiative="jaws",
    )
    story.answer("flip", bite, "target:ally:monster", "yes")
    return story


# ---------------------------------------------------------------- an ability that waits


@pytest.mark.rule("HB-13.2")
def test_a_minion_may_be_exhausted_while_its_ability_waits() -> None:
    """Narrow Escape exhausts the second Barracuda, which then bites all the same."""
    story = bitten(
        at(BEACH, "Barracuda"),
        at(CARFAX, "Barracuda"),
        "Narrow Escape",
        "use:ally:right:barracuda:waiting",
    )
    story.answer("target:ally:left:barracuda:waiting")
    wanted = "Use Barracuda (exhausted, Carfax Abbey): Deal 1 damage to a character here."
    assert labels(story)["use:ally:left:barracuda:exhausted:waiting"] == wanted
    assert story.points_at("use:ally:left:barracuda:exhausted:waiting") == ("minion:1:1",)
    story.answer("use:ally:left:barracuda:exhausted:waiting", "target:enemy:monster")
    assert story.dracula.health == 15


@pytest.mark.rule("HB-13.2")
def test_a_minion_may_be_moved_while_its_ability_waits() -> None:
    """The Carriage Driver takes the second Barracuda along, and it bites where it now is."""
    story = bitten(
        at(BEACH, "Barracuda"),
        at(CARFAX, "Barracuda"),
        "Carriage Driver",
        "use:ally:right:barracuda:waiting",
    )
    story.answer("target:ally:left:barracuda:waiting")
    assert story.options == ["use:no-more", "use:ally:right:barracuda:waiting"]
    assert "North Beach" in labels(story)["use:ally:right:barracuda:waiting"]
    story.answer("use:ally:right:barracuda:waiting")
    assert "target:ally:right:barracuda" in story.options  # the other one, also at the beach


@pytest.mark.rule("HB-13.2")
def test_the_twin_that_still_waits_is_not_the_one_that_has_bitten() -> None:
    """Drain Life kills either; only one of them takes an ability with it."""
    for doomed, goes_on in (("barracuda", "trigger"), ("barracuda:waiting", "flip")):
        story = table(
            dracula=side(malice=1, health=["Drain Life", "Renfield", "Verona"], vertical=True),
            jaws=side(minions=[at(BEACH, "Barracuda"), at(BEACH, "Barracuda")]),
            stage=REFRESH,
            initiative="jaws",
        )
        story.answer("flip", "use:ally:right:barracuda:waiting", "target:enemy:monster", "yes")
        assert labels(story) == {
            "target:enemy:left:barracuda": "Enemy Barracuda (1/1, North Beach)",
            "target:enemy:left:barracuda:waiting": "Enemy Barracuda (1/1, waiting, North Beach)",
        }
        story.answer(f"target:enemy:left:{doomed}")
        assert story.kind == goes_on


@pytest.mark.rule("HB-13.6")
def test_all_see_who_waits_until_the_abilities_are_done_with() -> None:
    story = table(
        jaws=side(minions=[at(BEACH, "Barracuda"), at(CARFAX, "Barracuda")]),
        stage=REFRESH,
        initiative="jaws",
    )
    story.answer("flip", "use:ally:right:barracuda:waiting", "target:enemy:monster")
    waiting = [minion["waiting"] for minion in sides_seen(story.match, 0)[1]["minions"]]
    assert waiting == [False, True]
    story.answer("use:no-more")
    waiting = [minion["waiting"] for minion in sides_seen(story.match, 0)[1]["minions"]]
    assert waiting == [False, False]


# ---------------------------------------------------------------- Stealth


@pytest.mark.rule("HB-14.4")
def test_of_two_equal_minions_the_one_that_stealth_slips_past_does_not_defend() -> None:
    """Man O' War slips past one swarm; if a swarm defends, it is the other one."""
    rats = [at(CARFAX, "Swarm of Rats"), at(CARFAX, "Swarm of Rats")]
    story = table(
        dracula=side(minions=rats, exhausted=True),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
        turn="jaws",
    )
    passed, other = story.dracula.minions
    story.answer("attack:ally:left:man-o-war", "target:enemy:monster")
    assert table_seen(story.match, 0)["attack"]["cannot_defend"] == "minion:0:0"
    assert story.points_at("defend:ally:right:swarm-of-rats") == ("minion:0:1",)
    story.answer("defend:ally:right:swarm-of-rats")
    assert passed.in_play
    assert not passed.exhausted
    assert not other.in_play


# ---------------------------------------------------------------- a scheme


def two_harpooners() -> Story:
    """One Harpooner is exhausted, the other prowls, and Dracula strikes back."""
    story = table(
        dracula=side(malice=1, health=["Carpathian Wildcat", "Transylvanian Wolf"], vertical=True),
        jaws=side(
            minions=[
                at(BEACH, "Veteran Harpooner", damage=1, exhausted=True),
                at(BEACH, "Veteran Harpooner", damage=1),
            ]
        ),
        turn="jaws",
    )
    story.answer("scheme:ally:right:veteran-harpooner:damage-1", "yes")
    return story


@pytest.mark.rule("HB-9.6")
@pytest.mark.parametrize(("which", "malice"), [("", 1), (":scheming", 0)])
def test_of_two_equal_minions_only_the_schemers_death_ends_the_scheme(
    which: str, malice: int
) -> None:
    story = two_harpooners()
    story.answer(f"target:enemy:left:veteran-harpooner:damage-1:exhausted{which}")
    assert story.in_play("jaws") == ["Veteran Harpooner"]
    assert story.duel.places[BEACH].malice == [0, malice]


@pytest.mark.rule("HB-13.6")
def test_all_see_who_schemes_until_the_scheme_is_over() -> None:
    story = two_harpooners()
    scheming = [minion["scheming"] for minion in sides_seen(story.match, 0)[1]["minions"]]
    assert scheming == [False, True]
    story.answer("target:enemy:left:veteran-harpooner:damage-1:exhausted")
    scheming = [minion["scheming"] for minion in sides_seen(story.match, 0)[1]["minions"]]
    assert scheming == [False]
