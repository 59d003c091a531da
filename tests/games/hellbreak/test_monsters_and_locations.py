"""Dracula, Jaws, and the four locations, text by text."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.terms import BID_FOR_INITIATIVE
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, SEATS, Story, at, side, table


def bid(
    dracula: str,
    jaws: str,
    *,
    locations: tuple[str, str] = ("Castle Dracula", "Amity Harbor"),
    controllers: tuple[str, str] = SEATS,
    unleashed: bool = False,
) -> Story:
    """Dracula holds the initiative. Both have cards of various costs, and bid them or nothing."""
    story = table(
        dracula=side(hand=["Drain Life", "Renfield", "Verona"], unleashed=unleashed),
        jaws=side(hand=["Barracuda", "Larry Vaughn", "Ravenous Predator"]),
        stage=BID_FOR_INITIATIVE,
        locations=locations,
        controllers=controllers,
    )
    story.answer_as("dracula", f"bid:{dracula}")
    story.answer_as("jaws", f"bid:{jaws}")
    return story


# ---------------------------------------------------------------- Dracula


@pytest.mark.parametrize("holder", ["you", "opponent"])
def test_lurking_dracula_may_take_a_malice_for_winning_the_bid(holder: str) -> None:
    """Whoever gets the initiative then."""
    story = bid("verona", "nothing")
    story.answer(f"player:{holder}", "use:monster")
    assert story.dracula.malice == 1


def test_lurking_dracula_may_decline_the_malice() -> None:
    story = bid("verona", "nothing")
    story.answer("player:you", "use:no-more")
    assert story.dracula.malice == 0
    assert story.asks("dracula", "action")


def test_lurking_dracula_gets_nothing_for_a_bid_that_jaws_wins() -> None:
    story = bid("nothing", "ravenous-predator")
    story.answer("player:you")
    assert story.asks("jaws", "action")
    assert story.dracula.malice == 0


@pytest.mark.rule("HB-2.2")
def test_unleashed_dracula_gets_nothing_for_winning_the_bid() -> None:
    story = bid("verona", "nothing", unleashed=True)
    story.answer("player:you")
    assert story.asks("dracula", "action")
    assert story.dracula.malice == 0


def test_unleashed_dracula_readies_himself_for_four_malice_once_a_round() -> None:
    story = table(dracula=side(unleashed=True, exhausted=True, malice=9))
    story.answer("use:monster")
    assert not story.dracula.monster.exhausted
    assert story.dracula.malice == 5
    story.answer("pass")
    assert "use:monster" not in story.options


@pytest.mark.parametrize(("malice", "unleashed"), [(3, True), (9, False)])
def test_dracula_readies_himself_with_four_malice_and_unleashed_only(
    malice: int, unleashed: bool
) -> None:
    story = table(dracula=side(unleashed=unleashed, exhausted=True, malice=malice))
    assert "use:monster" not in story.options


# ---------------------------------------------------------------- Jaws


def jaws_schemes(story: Story) -> None:
    """His SCHEME ability, then Prowl 1 and Haunt 1, which he has at North Beach here."""
    story.answer("scheme:ally:monster")
    if story.kind == "assign-damage":
        story.answer("target:ally:monster")
    story.answer("at:right")


@pytest.mark.rule("HB-16.6")
@pytest.mark.parametrize(("name", "malice"), [("Barracuda", 1), ("Shark Spotter", 0)])
def test_lurking_jaws_gains_a_malice_for_a_creature_this_phase(name: str, malice: int) -> None:
    key = name.lower().replace(" ", "-")
    story = table(jaws=side(hand=[name], blood=2, deck=["Orca"]), turn="jaws")
    story.answer(f"play:{key}", "at:right", "pass")
    jaws_schemes(story)
    assert story.jaws.malice == malice
    assert story.dracula.health == 15
    assert story.duel.places[BEACH].malice == [0, 1]


@pytest.mark.rule("HB-16.6")
def test_a_creature_that_was_there_before_does_not_count() -> None:
    story = table(jaws=side(minions=[at(BEACH, "Barracuda")]), turn="jaws")
    jaws_schemes(story)
    assert story.jaws.malice == 0


@pytest.mark.rule("HB-16.6")
def test_the_enemys_creatures_do_not_count() -> None:
    story = table(dracula=side(hand=["Bloodsucking Bat"], blood=1))
    story.answer("play:bloodsucking-bat", "at:right")
    jaws_schemes(story)
    assert story.jaws.malice == 0


@pytest.mark.rule("HB-16.6")
def test_a_creature_that_has_left_play_still_counts() -> None:
    """Alucard kills the Barracuda before Jaws schemes."""
    story = table(
        dracula=side(minions=[at(BEACH, "Count Alucard")]),
        jaws=side(hand=["Barracuda"], blood=1),
        turn="jaws",
    )
    story.answer("play:barracuda", "at:right")
    story.answer("attack:ally:left:count-alucard", "target:enemy:left:barracuda:exhausted")
    story.answer("defend:nobody")
    assert story.in_play("jaws") == []
    jaws_schemes(story)
    assert story.jaws.malice == 1


@pytest.mark.rule("HB-16.6")
def test_a_creature_played_by_a_jumpscare_counts() -> None:
    story = scare("Rogue Shark", "jaws", side(malice=1))
    story.answer("yes", "at:right")
    jaws_schemes(story)
    assert story.jaws.malice == 1


@pytest.mark.rule("HB-16.6")
def test_a_creature_played_free_counts() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona")]),
        jaws=side(hand=["Shark in the Pond", "Rogue Shark"], blood=1),
        turn="jaws",
    )
    story.answer("play:shark-in-the-pond", "call", "pass")
    jaws_schemes(story)
    assert story.jaws.malice == 1


@pytest.mark.rule("HB-16.6")
def test_a_creature_of_the_last_round_does_not_count() -> None:
    story = table(jaws=side(hand=["Barracuda"], blood=1), turn="jaws")
    story.answer("play:barracuda", "at:right", "pass", "pass", "stay", "stay")
    story.answer_as("dracula", "bid:nothing")
    story.answer_as("jaws", "bid:nothing")
    story.answer("player:you")
    assert story.asks("jaws", "action")
    jaws_schemes(story)
    assert story.jaws.malice == 0


def test_unleashed_jaws_deals_two_damage_to_a_minion_for_four_malice() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona"), at(BEACH, "Lucy Weston")]),
        jaws=side(unleashed=True, exhausted=True, malice=8),
        turn="jaws",
    )
    story.answer("use:monster")
    assert "Deal 2 damage to a minion." in story.match.choice_of(1).prompt
    assert story.options == ["target:enemy:left:verona", "target:enemy:right:lucy-weston"]
    story.answer("target:enemy:right:lucy-weston")
    assert story.minion("Lucy Weston").damage == 2
    assert story.jaws.malice == 4


def test_unleashed_jaws_has_no_limit_but_his_malice() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Giant Octopus")]),
        jaws=side(unleashed=True, malice=9),
        turn="jaws",
    )
    story.answer("use:monster", "pass", "use:monster", "pass")
    assert story.minion("Giant Octopus").damage == 4
    assert story.jaws.malice == 1
    assert "use:monster" not in story.options


@pytest.mark.rule("HB-2.2")
def test_unleashed_jaws_has_no_scheme_and_lurking_jaws_no_action() -> None:
    story = table(jaws=side(unleashed=True), turn="jaws")
    story.answer("scheme:ally:monster")
    assert story.asks("dracula", "action")
    assert (story.dracula.health, story.duel.places[BEACH].malice) == (16, [0, 0])
    assert "use:monster" not in table(jaws=side(malice=9), turn="jaws").options


# ---------------------------------------------------------------- Carfax Abbey


@pytest.mark.parametrize(("player", "health"), [("opponent", (16, 15)), ("you", (15, 16))])
def test_carfax_abbey_may_deal_indirect_damage_to_a_player_after_a_bid(
    player: str, health: tuple[int, int]
) -> None:
    story = bid("verona", "nothing", locations=("Carfax Abbey", "North Beach"))
    story.answer("player:you", "use:location-right", f"player:{player}", "use:no-more")
    assert (story.dracula.health, story.jaws.health) == health


def test_carfax_abbey_may_be_left_alone() -> None:
    story = bid("verona", "nothing", locations=("Carfax Abbey", "North Beach"))
    story.answer("player:you", "use:no-more")
    assert (story.dracula.health, story.jaws.health) == (16, 16)


def test_carfax_abbey_serves_whoever_controls_it() -> None:
    """Jaws wins the bid and has taken the abbey from Dracula."""
    story = bid(
        "nothing",
        "ravenous-predator",
        locations=("Carfax Abbey", "North Beach"),
        controllers=("jaws", "jaws"),
    )
    story.answer("player:you")
    assert story.options == ["use:no-more", "use:location-left"]
    story.answer("use:location-left", "player:opponent")
    assert story.dracula.health == 15


def test_carfax_abbey_does_not_serve_a_winner_who_lost_it() -> None:
    story = bid(
        "verona",
        "nothing",
        locations=("Carfax Abbey", "North Beach"),
        controllers=("jaws", "jaws"),
    )
    story.answer("player:you")
    assert story.options == ["use:no-more", "use:monster"]


# ---------------------------------------------------------------- Castle Dracula


@pytest.mark.rule("HB-16.2")
def test_castle_dracula_adds_two_to_its_controllers_bid() -> None:
    """Renfield costs 2 and counts 4: more than Larry Vaughn's 3."""
    story = bid("renfield", "larry-vaughn")
    assert story.asks("dracula", "take-initiative")
    assert any("Renfield, worth 4" in line for line in story.told)


@pytest.mark.rule("HB-16.2")
def test_four_against_castle_draculas_four_is_a_tie() -> None:
    """It goes to Jaws, who does not hold the initiative: 2 and no more was added."""
    story = bid("renfield", "ravenous-predator")
    assert story.asks("jaws", "take-initiative")


@pytest.mark.rule("HB-16.2")
def test_castle_dracula_adds_nothing_to_bidding_nothing() -> None:
    """0 against Barracuda's 1."""
    story = bid("nothing", "barracuda")
    assert story.asks("jaws", "take-initiative")


@pytest.mark.rule("HB-16.2")
def test_castle_dracula_helps_whoever_controls_it() -> None:
    """Larry Vaughn's 3 counts 5 for Jaws now and ties with Verona's 5."""
    story = bid("verona", "larry-vaughn", controllers=("jaws", "jaws"))
    assert story.asks("jaws", "take-initiative")


# ---------------------------------------------------------------- North Beach


def beach(controllers: tuple[str, str] = SEATS, malice: int = 2, turn: str = "jaws") -> Story:
    return table(
        dracula=side(minions=[at(BEACH, "Lucy Weston"), at(CARFAX, "Verona")], malice=malice),
        jaws=side(minions=[at(BEACH, "Giant Octopus")], malice=malice),
        controllers=controllers,
        turn=turn,
    )


def test_north_beach_deals_one_damage_to_a_minion_here_for_a_malice() -> None:
    story = beach()
    story.answer("use:location-right")
    assert story.options == ["target:enemy:right:lucy-weston", "target:ally:right:giant-octopus"]
    story.answer("target:enemy:right:lucy-weston")
    assert story.minion("Lucy Weston").damage == 1
    assert story.jaws.malice == 1


def test_north_beach_is_used_once_a_round() -> None:
    story = beach()
    story.answer("use:location-right", "target:enemy:right:lucy-weston", "pass")
    assert "use:location-right" not in story.options


@pytest.mark.rule("HB-2.7")
def test_north_beach_serves_its_controller() -> None:
    assert "use:location-right" in beach().options
    assert "use:location-left" not in beach(turn="dracula").options
    taken = ("dracula", "dracula")
    assert "use:location-left" in beach(taken, turn="dracula").options
    assert "use:location-right" not in beach(taken).options


def test_north_beach_needs_a_malice() -> None:
    assert "use:location-right" not in beach(malice=0).options


# ---------------------------------------------------------------- Amity Harbor


def harbor() -> Story:
    story = table(
        dracula=side(),
        jaws=side(minions=[at(BEACH, "Roughtail Stingray")], deck=["Orca", "Barracuda"]),
        locations=("Carfax Abbey", "Amity Harbor"),
        malice_at_beach=(0, 2),
        turn="jaws",
    )
    story.answer("scheme:ally:right:roughtail-stingray")
    return story


@pytest.mark.parametrize(("target", "health"), [("enemy", (14, 16)), ("ally", (16, 14))])
def test_amity_harbor_may_deal_two_damage_to_a_monster(
    target: str, health: tuple[int, int]
) -> None:
    """Then it yields one card, and no tokens."""
    story = harbor()
    assert story.asks("jaws", "take-control")
    story.answer("yes", f"target:{target}:monster")
    assert (story.dracula.health, story.jaws.health) == health
    assert story.pile("jaws", "hand") == ["Orca"]
    assert (story.jaws.blood, story.jaws.malice) == (0, 0)


def test_amity_harbor_need_not_deal_any() -> None:
    story = harbor()
    story.answer("no")
    assert (story.dracula.health, story.jaws.health) == (16, 16)
    assert story.pile("jaws", "hand") == ["Orca"]


# ---------------------------------------------------------------- rewards


@pytest.mark.rule("HB-2.1")
@pytest.mark.parametrize(
    ("name", "malice", "blood", "gained", "drawn"),
    [
        ("Carfax Abbey", 2, 1, 0, 1),
        ("Castle Dracula", 1, 1, 1, 0),
        ("North Beach", 1, 1, 1, 0),
        ("Amity Harbor", 2, 0, 0, 1),
    ],
)
def test_a_location_yields_its_icons_when_its_control_value_is_reached(
    name: str, malice: int, blood: int, gained: int, drawn: int
) -> None:
    """Mina adds 2 malice; with one less lying there, nothing happens."""
    for short in (1, 0):
        story = table(
            dracula=side(minions=[at(CARFAX, "Mina Harker")]),
            locations=(name, "North Beach"),
            controllers=("jaws", "jaws"),
            malice_at_carfax=(malice - short, 0),
        )
        story.answer("scheme:ally:right:mina-harker", "top:transylvanian-wolf")
        if story.kind == "take-control":
            story.answer("no")
        taken = 1 - short
        assert story.duel.places[CARFAX].controller == 1 - taken
        assert story.dracula.blood == blood * taken
        assert story.dracula.malice == gained * taken
        assert len(story.pile("dracula", "hand")) == drawn * taken
