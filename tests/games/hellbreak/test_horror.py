"""Stories about taking turns, passing and Slumber in the Horror Phase. (HB-6)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import BID_FOR_INITIATIVE
from tests.games.hellbreak.story import BEACH, CARFAX, Story, at, side, table
from tests.games.hellbreak.tables import table_seen


def quiet(*, turn: str = "dracula") -> Story:
    """Two monsters and nothing else."""
    return table(turn=turn, initiative=turn)


def is_over(story: Story) -> bool:
    """Whether the Horror Phase has ended."""
    return story.kind == "flip"


# ---------------------------------------------------------------- HB-6.1 taking turns


@pytest.mark.rule("HB-6.1")
@pytest.mark.parametrize(("taker", "holder"), [("you", "jaws"), ("opponent", "dracula")])
def test_the_player_with_initiative_takes_the_first_action(taker: str, holder: str) -> None:
    story = table(stage=BID_FOR_INITIATIVE)  # nobody can bid, so Jaws wins the tie
    story.answer(f"player:{taker}")
    assert story.asks(holder, "action")


@pytest.mark.rule("HB-6.1")
@pytest.mark.parametrize(
    "answers",
    [
        ("play:ancient-wisdom",),
        ("attack:ally:right:renfield", "defend:nobody"),
        ("scheme:ally:right:renfield",),
        ("use:location-right",),  # North Beach, against Renfield: there is no other minion
        ("slumber",),
        ("pass",),
    ],
)
def test_each_of_the_six_actions_is_one_turn_and_then_it_is_the_opponents(
    answers: tuple[str, ...],
) -> None:
    story = table(
        dracula=side(
            hand=["Ancient Wisdom"],
            vault=["Swarm of Rats"],
            blood=3,
            malice=1,
            minions=[at(CARFAX, "Renfield")],
        ),
        locations=("North Beach", "Amity Harbor"),
    )
    assert story.asks("dracula", "action")
    story.answer(*answers)
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-6.1")
def test_nothing_but_the_six_actions_is_offered() -> None:
    story = table(
        dracula=side(
            hand=["Drain Life"],
            assets=["Vampire's Coffin"],
            blood=1,
            malice=1,
            minions=[at(CARFAX, "Renfield")],
        ),
        controllers=("dracula", "dracula"),
    )
    assert story.options == [
        "pass",
        "slumber",
        "play:drain-life",
        "attack:ally:monster",
        "scheme:ally:monster",
        "attack:ally:right:renfield",
        "scheme:ally:right:renfield",
        "use:location-left",
    ]


@pytest.mark.rule("HB-6.1")
def test_players_take_turns_as_long_as_somebody_acts() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Swarm of Rats"), at(BEACH, "Swarm of Rats")]),
        jaws=side(minions=[at(CARFAX, "Man O' War")]),
    )
    turns = []
    for key in (
        "scheme:ally:right:swarm-of-rats",
        "scheme:ally:left:man-o-war",
        "scheme:ally:left:swarm-of-rats",
        "pass",
        "pass",
    ):
        assert story.match.choice is not None
        turns.append(story.match.choice.seat)
        story.answer(key)
    assert turns == [0, 1, 0, 1, 0]


# ---------------------------------------------------------------- HB-6.2 passing


@pytest.mark.rule("HB-6.2")
def test_passing_does_nothing_and_is_always_allowed() -> None:
    story = table(dracula=side(exhausted=True), jaws=side(exhausted=True))
    assert story.options == ["pass", "slumber"]
    before = table_seen(story.match, None)
    story.answer("pass")
    after = table_seen(story.match, None)
    assert (after.pop("turn"), after.pop("passes")) == (1, 1)
    assert (before.pop("turn"), before.pop("passes")) == (0, 0)
    assert after == before


@pytest.mark.rule("HB-6.2")
@pytest.mark.parametrize("turn", ["dracula", "jaws"])
def test_two_passes_in_a_row_end_the_phase(turn: str) -> None:
    story = quiet(turn=turn)
    story.answer("pass")
    assert not is_over(story)
    story.answer("pass")
    assert is_over(story)


@pytest.mark.rule("HB-6.2")
def test_whoever_passed_may_act_again_and_an_action_starts_the_count_anew() -> None:
    story = table(jaws=side(minions=[at(BEACH, "Barracuda")]))
    story.answer("pass", "scheme:ally:right:barracuda")
    assert "attack:ally:monster" in story.options  # Dracula, who passed before
    story.answer("pass")
    assert story.asks("jaws", "action")  # two passes, but not in a row
    story.answer("attack:ally:monster", "at:right", "defend:nobody")
    assert story.asks("dracula", "action")
    story.answer("attack:ally:monster", "at:right", "pass")
    assert story.asks("dracula", "action")
    story.answer("pass")
    assert is_over(story)


# ---------------------------------------------------------------- HB-6.3 Slumber


@pytest.mark.rule("HB-6.3")
def test_slumber_brings_a_malice_and_then_the_opponent_acts_alone() -> None:
    rats = [at(BEACH, "Swarm of Rats"), at(BEACH, "Swarm of Rats"), at(CARFAX, "Swarm of Rats")]
    story = table(dracula=side(), jaws=side(minions=rats))
    story.answer("slumber")
    assert story.dracula.malice == 1
    for where in ("right", "right", "left"):
        assert story.asks("jaws", "action")
        story.answer(f"scheme:ally:{where}:swarm-of-rats")
    assert story.asks("jaws", "action")
    story.answer("pass")
    assert is_over(story)
    assert story.dracula.malice == 1  # once


@pytest.mark.rule("HB-6.3")
def test_whoever_slumbers_still_defends() -> None:
    story = table(jaws=side(minions=[at(CARFAX, "Barracuda")]))
    story.answer("slumber", "attack:ally:left:barracuda")
    assert story.asks("dracula", "defend")
    story.answer("defend:ally:monster")
    assert story.dracula.monster.exhausted
    assert story.asks("jaws", "action")


@pytest.mark.rule("HB-6.3")
def test_whoever_slumbers_still_assigns_indirect_damage_and_uses_jumpscares() -> None:
    dracula = side(minions=[at(CARFAX, "Renfield")], health=["Drain Life", "Verona"], vertical=True)
    story = table(dracula=dracula)
    story.answer("slumber", "scheme:ally:monster")
    assert story.asks("dracula", "assign-damage")
    story.answer("target:ally:monster")
    assert story.asks("dracula", "jumpscare")  # paid for with the malice of the Slumber
    story.answer("yes")
    assert story.minion("Renfield").damage == 1


@pytest.mark.rule("HB-6.3")
def test_slumber_ends_with_the_phase() -> None:
    story = quiet()
    story.answer("slumber", "pass", "stay", "stay")
    story.match.choose_key("bid:nothing", 0)
    story.match.choose_key("bid:nothing", 1)
    story.answer("player:opponent")
    assert story.asks("dracula", "action")
    assert "slumber" in story.options


# ---------------------------------------------------------------- HB-6.4 one Slumber a round


@pytest.mark.rule("HB-6.4")
def test_only_one_player_can_slumber_in_a_round() -> None:
    barracudas = [at(BEACH, "Barracuda"), at(CARFAX, "Barracuda"), at(BEACH, "Man O' War")]
    story = table(jaws=side(minions=barracudas))
    assert "slumber" in story.options
    story.answer("pass")
    assert "slumber" in story.options
    story.answer("scheme:ally:right:barracuda", "slumber")
    assert story.asks("jaws", "action")
    assert "slumber" not in story.options
    story.answer("scheme:ally:left:barracuda")
    assert story.asks("jaws", "action")
    assert "slumber" not in story.options


# ---------------------------------------------------------------- HB-6.5 a Slumber and a pass


@pytest.mark.rule("HB-6.5")
def test_a_pass_right_after_a_slumber_ends_the_phase() -> None:
    story = quiet()
    story.answer("slumber", "pass")
    assert is_over(story)
    assert (story.dracula.malice, story.jaws.malice) == (1, 0)


@pytest.mark.rule("HB-6.5")
def test_a_slumber_right_after_a_pass_brings_its_malice_and_ends_the_phase() -> None:
    story = quiet()
    story.answer("pass", "slumber")
    assert is_over(story)
    assert (story.dracula.malice, story.jaws.malice) == (0, 1)


@pytest.mark.rule("HB-6.5")
def test_a_pass_later_than_the_slumber_ends_the_phase_too() -> None:
    story = table(jaws=side(minions=[at(BEACH, "Barracuda")]))
    story.answer("slumber", "scheme:ally:right:barracuda")
    assert story.asks("jaws", "action")
    story.answer("pass")
    assert is_over(story)
