"""Stories about arrows and targets. (NB-5)"""

from __future__ import annotations

import pytest

from breakfall.games.nightbreak.hero import ENEMY, FORWARD, LEFT, RIGHT, Power
from breakfall.games.nightbreak.rules.effects import deal
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from tests.games.nightbreak.story import Story, fighter, table


async def deal_one(battle: Battle, me: HeroInPlay, target: HeroInPlay) -> None:
    await deal(battle, me, target, 1)


def sun_with_arrows(arrows: int) -> Story:
    bolt = Power("Bolt", cost=1, arrows=arrows, aims=ENEMY, text="Deal 1 damage.")
    caster = fighter("Ann", power=bolt, on_activation=deal_one)
    return table(
        sun=[caster, fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn")],
        points=1,
    )


@pytest.mark.rule("NB-5.1")
def test_a_right_arrow_of_the_left_hero_points_at_the_middle_column() -> None:
    story = sun_with_arrows(RIGHT)
    story.answer("activate")
    assert story.hero("Viv").damage == 1


@pytest.mark.rule("NB-5.3")
def test_an_arrow_beyond_the_row_finds_nobody() -> None:
    story = sun_with_arrows(LEFT)
    assert story.asks("sun", "attack-target")  # Ann cannot activate, only attack


@pytest.mark.rule("NB-5.5")
def test_of_several_arrows_one_target_is_chosen() -> None:
    story = sun_with_arrows(FORWARD | RIGHT)
    story.answer("activate")
    assert story.asks("sun", "power-target")
    assert story.options == ["target:enemy-1", "target:enemy-2"]
    story.answer("target:enemy-1")
    assert story.hero("Wyn").damage == 1  # Moon's right hero faces Sun's left one
    assert story.hero("Viv").damage == 0
