"""JUMPSCARE: when a health card is turned up. (HB-12.8 to 12.10)"""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.rules.damage import damage_monster
from breakfall.games.hellbreak.rules.pool import gain_blood
from breakfall.games.hellbreak.state import DeckCard, Duel, EventCard, Side
from breakfall.games.hellbreak.terms import COLLECT
from tests.games.hellbreak.story import (
    BEACH,
    CARFAX,
    CardName,
    SideGiven,
    Story,
    at,
    made_up,
    side,
    table,
)


def struck(victim: SideGiven, attacker: SideGiven | None = None, points: int = 1) -> Story:
    """A minion of Jaws' strikes Dracula, whose top health card is vertical."""
    attacker = attacker or side()
    attacker.minions.append(at(CARFAX, made_up("Striker", combat=points, health=9)))
    victim.exhausted = True
    victim.is_top_vertical = True
    story = table(victim, attacker, turn="jaws")
    story.answer("attack:ally:left:striker")
    return story


def stack(*names: CardName) -> list[CardName]:
    """A health stack with plain cards at its end."""
    return [*names, "Transylvanian Wolf", "Transylvanian Wolf"]


async def hurt_ones_own_monster(face: object, duel: Duel, side: Side) -> None:
    await damage_monster(duel, side, 2)


BACKLASH = made_up("Backlash", jumpscare_cost=0, jumpscare=hurt_ones_own_monster)


class Trick(EventCard):
    """An event that plays itself, on one side of the monster only."""

    name = "Trick"
    loyalty = 0
    jumpscare_cost = 0
    jumpscare_plays_it = True

    async def resolve(self, duel: Duel, side: Side) -> None:
        gain_blood(duel, side, 1)


class LurkingTrick(Trick):
    name = "Lurking Trick"
    lurking_only = True


class UnleashedTrick(Trick):
    name = "Unleashed Trick"
    unleashed_only = True


# ---------------------------------------------------------------- using it


@pytest.mark.rule("HB-12.8")
def test_the_owner_of_the_card_may_use_it_and_pays() -> None:
    """The wildcat asks for 1 malice and deals 2 damage to a minion."""
    story = struck(side(health=stack("Carpathian Wildcat"), malice=2))
    assert story.asks("dracula", "jumpscare")
    story.answer("yes")
    assert story.dracula.malice == 1
    assert story.minion("Striker").damage == 2


@pytest.mark.rule("HB-12.8")
def test_the_owner_may_decline_and_pays_nothing() -> None:
    story = struck(side(health=stack("Carpathian Wildcat"), malice=2))
    story.answer("no")
    assert story.dracula.malice == 2
    assert story.minion("Striker").damage == 0
    assert story.pile("dracula", "crypt") == ["Carpathian Wildcat"]


@pytest.mark.rule("HB-12.8")
def test_a_jumpscare_that_cannot_be_paid_is_not_offered() -> None:
    """Neither blood nor the opponent's malice helps."""
    story = struck(side(health=stack("Carpathian Wildcat"), blood=5), side(malice=5))
    assert story.asks("dracula", "action")
    assert story.pile("dracula", "crypt") == ["Carpathian Wildcat"]


@pytest.mark.rule("HB-12.8")
def test_a_card_without_jumpscare_asks_nothing() -> None:
    story = struck(side(health=stack("Renfield"), malice=5))
    assert story.asks("dracula", "action")
    assert story.pile("dracula", "crypt") == ["Renfield"]


@pytest.mark.rule("HB-12.8")
def test_it_works_in_ones_own_turn() -> None:
    """Dracula draws from an empty deck by his own choice."""
    story = table(
        dracula=side(
            hand=["Ancient Wisdom"],
            blood=3,
            vault=["Aleera"],
            deck=["Renfield"],
            health=stack("Larry Vaughn"),
        )
    )
    story.answer("play:ancient-wisdom")
    assert story.asks("dracula", "jumpscare")
    story.answer("yes", "player:opponent")
    assert story.jaws.health == 15


@pytest.mark.rule("HB-12.8")
def test_it_works_outside_the_horror_phase() -> None:
    """Tokens collected just now can pay for it."""
    story = table(
        dracula=side(deck=[], vault=["Renfield"], health=stack("Carpathian Wildcat")),
        jaws=side(minions=[at(BEACH, "Rogue Shark")]),
        stage=COLLECT,
    )
    assert story.asks("dracula", "jumpscare")
    assert story.dracula.malice == 1


# ---------------------------------------------------------------- it is finished first


@pytest.mark.rule("HB-12.9")
def test_a_jumpscare_is_finished_before_its_card_is_discarded() -> None:
    story = struck(
        side(health=stack("Carpathian Wildcat"), malice=1, minions=[at(BEACH, "Giant Octopus")]),
        points=3,
    )
    story.answer("yes")
    assert story.asks("dracula", "damage-whom")
    assert story.pile("dracula", "crypt") == []
    assert story.dracula.health == 5  # the other points wait, and the card is still there
    assert not story.dracula.is_top_vertical
    story.answer("target:enemy:right:striker:exhausted")
    assert story.pile("dracula", "crypt") == ["Transylvanian Wolf", "Carpathian Wildcat"]


@pytest.mark.rule("HB-12.9")
def test_a_point_within_a_jumpscare_strikes_the_next_card_afterwards() -> None:
    """Larry Vaughn's indirect damage may go to his own player's monster."""
    story = struck(side(health=stack("Larry Vaughn")))
    story.answer("yes", "player:you")
    assert story.dracula.is_top_vertical
    assert story.dracula.health == 3
    assert story.pile("dracula", "crypt") == ["Larry Vaughn"]


@pytest.mark.rule("HB-12.9")
def test_the_rest_of_the_hit_goes_on_where_the_jumpscare_has_left_off() -> None:
    """Larry's point and the second one of the hit turn Hendricks up, when Larry is gone."""
    story = struck(side(health=stack("Larry Vaughn", "Deputy Hendricks")), points=2)
    story.answer("yes", "player:you")
    assert story.asks("dracula", "jumpscare")
    assert story.pile("dracula", "revealed") == ["Deputy Hendricks"]
    assert story.pile("dracula", "crypt") == ["Larry Vaughn"]


@pytest.mark.rule("HB-12.9")
def test_damage_to_the_same_monster_waits_until_the_revealed_card_is_discarded() -> None:
    """Backlash deals 2 to its own monster, which turn up Hendricks when Backlash is gone."""
    story = struck(side(health=stack(BACKLASH, "Deputy Hendricks")), points=2)
    story.answer("yes")
    assert story.asks("dracula", "jumpscare")
    assert story.pile("dracula", "revealed") == ["Deputy Hendricks"]
    assert story.pile("dracula", "crypt") == ["Backlash"]
    story.answer("yes")
    assert story.pile("dracula", "crypt") == ["Deputy Hendricks", "Backlash"]
    assert story.dracula.health == 4  # of three points in all, the last was prevented


@pytest.mark.rule("HB-12.9")
def test_jumpscares_of_both_players_are_nested() -> None:
    """Larry against Larry: the one turned up last is finished and discarded first."""
    story = struck(
        side(health=stack("Larry Vaughn")),
        side(health=["Larry Vaughn", "Barracuda"], vertical=True, exhausted=True),
    )
    story.answer("yes", "player:opponent", "target:ally:monster")
    assert story.asks("jaws", "jumpscare")
    assert story.pile("dracula", "revealed") == ["Larry Vaughn"]
    story.answer("yes", "player:opponent")
    assert story.dracula.is_top_vertical
    assert story.pile("jaws", "crypt") == ["Larry Vaughn"]
    assert story.pile("dracula", "crypt") == ["Larry Vaughn"]
    assert story.dracula.health == 3
    assert story.jaws.health == 2


@pytest.mark.rule("HB-12.9")
def test_points_that_wait_come_too_late_for_a_monster_without_cards() -> None:
    """Backlash is the last card: its own 2 points wait, and then the monster dies."""
    story = struck(side(health=[BACKLASH], vertical=True))
    story.answer("yes")
    assert story.winner == "jaws"
    assert story.pile("dracula", "crypt") == ["Backlash"]


@pytest.mark.rule("HB-12.9")
@pytest.mark.rule("HB-12.13")
def test_the_last_card_falls_after_the_one_whose_jumpscare_struck_it() -> None:
    """Backlash is discarded before its two points turn up the last card."""
    story = struck(side(health=[BACKLASH, "Deputy Hendricks"]))
    story.answer("yes")
    assert story.asks("dracula", "jumpscare")
    story.answer("no")
    assert story.winner == "jaws"
    assert story.pile("dracula", "crypt") == ["Deputy Hendricks", "Backlash"]


@pytest.mark.rule("HB-12.9", "HB-12.12", "HB-12.13")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_of_two_last_cards_the_one_struck_by_the_others_jumpscare_is_gone_first(
    answer: str,
) -> None:
    """Larry Vaughn against Larry Vaughn, as in a match of two Jaws decks.

    Dracula was struck first and uses his last card. What Jaws' last card deals him waits, for his
    own is not discarded yet; so Jaws' stack is empty first, and Dracula still has that card.
    """
    story = struck(
        side(health=["Larry Vaughn"]),
        side(health=["Larry Vaughn"], vertical=True, exhausted=True),
    )
    story.answer("yes", "player:opponent", "target:ally:monster")
    assert story.asks("jaws", "jumpscare")
    assert (story.dracula.health, story.jaws.health) == (1, 1)
    story.answer(answer, *(["player:opponent"] if answer == "yes" else []))
    assert story.winner == "dracula"
    assert story.match.outcome is not None
    assert story.match.outcome.scores == [1, 0]
    assert story.pile("dracula", "revealed") == ["Larry Vaughn"]


# ---------------------------------------------------------------- it plays its card


@pytest.mark.rule("HB-12.10")
def test_a_minion_plays_itself_for_no_blood_like_any_other() -> None:
    """Location, malice to ready it, PLAYED: the bat's takes 1 blood if one has initiative."""
    story = struck(side(health=stack("Bloodsucking Bat"), malice=2), side(blood=3))
    story.answer("yes")
    assert story.asks("dracula", "play-where")
    assert story.dracula.malice == 1
    story.answer("at:left")
    assert story.asks("dracula", "pay-to-ready")
    assert story.jaws.blood == 3
    story.answer("yes")
    assert story.jaws.blood == 2
    assert story.minion("Bloodsucking Bat").location == BEACH
    assert not story.minion("Bloodsucking Bat").exhausted
    assert (story.dracula.blood, story.dracula.malice) == (0, 0)
    assert story.pile("dracula", "crypt") == []


@pytest.mark.rule("HB-12.10")
def test_a_minion_that_plays_itself_is_exhausted_if_nobody_pays() -> None:
    story = struck(side(health=stack("Bloodsucking Bat"), malice=1))
    story.answer("yes", "at:right")
    assert story.minion("Bloodsucking Bat").exhausted
    assert story.asks("dracula", "action")


@pytest.mark.rule("HB-12.10")
def test_it_is_in_play_before_the_next_point_strikes() -> None:
    story = struck(side(health=stack("Bloodsucking Bat"), malice=1), points=2)
    story.answer("yes")
    assert story.asks("dracula", "play-where")
    assert story.dracula.health == 5
    story.answer("at:right")
    assert story.dracula.health == 3
    assert story.in_play("dracula") == ["Bloodsucking Bat"]


@pytest.mark.rule("HB-12.10")
def test_an_asset_plays_itself_and_stays() -> None:
    story = struck(side(health=stack("Vampire's Coffin"), malice=1))
    story.answer("yes")
    assert [asset.face.name for asset in story.dracula.assets] == ["Vampire's Coffin"]
    assert story.pile("dracula", "crypt") == []


@pytest.mark.rule("HB-12.10")
def test_an_event_plays_itself_and_goes_to_the_crypt_afterwards() -> None:
    minions = [at(BEACH, "Giant Octopus")]
    story = struck(side(health=stack("Drain Life"), malice=1, minions=minions))
    story.answer("yes")
    assert story.asks("dracula", "damage-whom")
    assert story.pile("dracula", "crypt") == []
    story.answer("target:enemy:right:striker:exhausted")
    assert story.minion("Striker").damage == 1
    assert story.pile("dracula", "crypt") == ["Drain Life"]


@pytest.mark.rule("HB-12.10")
@pytest.mark.parametrize(("vault", "asked"), [([], False), (["Barracuda"], True)])
def test_its_loyalty_must_be_met(vault: list[CardName], asked: bool) -> None:
    """Rogue Shark asks for a Feral icon, and Dracula has none of his own."""
    story = struck(side(health=stack("Rogue Shark"), malice=1, vault=vault))
    assert story.asks("dracula", "jumpscare") == asked


@pytest.mark.rule("HB-12.10")
@pytest.mark.parametrize("unleashed", [False, True])
@pytest.mark.parametrize("trick", [LurkingTrick(), UnleashedTrick()])
def test_a_card_for_one_side_plays_itself_on_that_side_only(
    trick: DeckCard, unleashed: bool
) -> None:
    story = struck(side(health=stack(trick), unleashed=unleashed))
    fits = unleashed == trick.unleashed_only
    assert story.asks("dracula", "jumpscare") == fits
    if fits:
        story.answer("yes")
    assert story.dracula.blood == (1 if fits else 0)
    assert story.pile("dracula", "crypt") == [trick.name]


@pytest.mark.rule("HB-12.10")
@pytest.mark.rule("HB-7.10")
def test_a_unique_minion_that_plays_itself_meets_its_double() -> None:
    twin = made_up("Twin", unique=True, jumpscare_cost=0, jumpscare_plays_it=True)
    story = struck(side(health=stack(twin), minions=[at(BEACH, twin)]))
    story.answer("yes", "at:right")
    assert story.asks("dracula", "unique")
    story.answer("kill:new")
    assert story.pile("dracula", "crypt") == ["Twin"]
    assert story.minion("Twin").location == BEACH
