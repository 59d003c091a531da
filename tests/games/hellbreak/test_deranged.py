"""The Deranged cards, text by text."""

from __future__ import annotations

import pytest

from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, made_up, side, table

DERANGED_VAULT: list[CardName] = ["Narrow Escape"]  # the icon that Jaws himself lacks

# ---------------------------------------------------------------- Orca


def orca(*, unleashed: bool = False, malice: int = 1) -> Story:
    return table(
        dracula=side(exhausted=True),
        jaws=side(
            assets=["Orca"],
            malice=malice,
            unleashed=unleashed,
            minions=[at(CARFAX, "Veteran Harpooner"), at(CARFAX, "Man O' War", exhausted=True)],
        ),
        turn="jaws",
    )


def test_orca_attacks_with_two_more_combat_and_pays_a_sailor() -> None:
    story = orca()
    story.answer("use:orca")
    assert story.options == ["target:ally:monster", "target:ally:left:veteran-harpooner"]
    story.answer("target:ally:left:veteran-harpooner")
    assert story.dracula.health == 16 - 2 - 2
    assert story.minion("Veteran Harpooner").exhausted
    assert (story.jaws.malice, story.jaws.blood) == (0, 1)


def test_orca_pays_nothing_to_others() -> None:
    """Lurking Jaws, with a combat of 0, attacks for 2."""
    story = orca()
    story.answer("use:orca", "target:ally:monster", "at:right")
    assert story.dracula.health == 14
    assert story.jaws.blood == 0


def test_both_players_are_told_of_the_bonus_of_orca() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona")]),
        jaws=side(assets=["Orca"], malice=1, minions=[at(CARFAX, "Veteran Harpooner")]),
        turn="jaws",
    )
    story.answer("use:orca", "target:ally:left:veteran-harpooner")
    assert story.match.choice_of(1).prompt == "Veteran Harpooner attacks for 4. Attack which enemy?"
    story.answer("target:enemy:left:verona")
    assert "attacks Verona for 4" in story.match.choice_of(0).prompt


def test_the_bonus_of_orca_is_for_that_attack_only() -> None:
    story = table(
        dracula=side(exhausted=True),
        jaws=side(assets=["Orca"], malice=1, minions=[at(CARFAX, "Veteran Harpooner")]),
        turn="jaws",
    )
    story.answer("use:orca", "target:ally:monster", "at:left", "pass")
    story.answer("attack:ally:left:veteran-harpooner")
    assert story.dracula.health == 16 - 2 - 2  # two from Jaws, two from the Harpooner


def test_orca_is_exhausted_by_its_use() -> None:
    story = orca(malice=3)
    story.answer("use:orca", "target:ally:left:veteran-harpooner", "pass")
    assert story.jaws.malice == 2
    assert "use:orca" not in story.options


def test_orca_needs_a_malice_and_a_lurking_monster() -> None:
    assert "use:orca" in orca().options
    assert "use:orca" not in orca(malice=0).options
    assert "use:orca" not in orca(unleashed=True).options


# ---------------------------------------------------------------- Narrow Escape


def test_narrow_escape_exhausts_any_minion() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield"), at(BEACH, "Verona")]),
        jaws=side(
            hand=["Narrow Escape"],
            blood=2,
            vault=["Orca"],
            minions=[at(BEACH, "Man O' War")],
        ),
        turn="jaws",
    )
    story.answer("play:narrow-escape")
    assert story.options == [
        "target:enemy:left:renfield",
        "target:enemy:right:verona",
        "target:ally:right:man-o-war",
    ]
    story.answer("target:enemy:right:verona")
    assert story.minion("Verona").exhausted
    assert not story.minion("Renfield").exhausted


def test_narrow_escape_comes_up_and_plays_itself_for_two_malice() -> None:
    owner = side(malice=2, vault=["Orca"])
    enemy = side(minions=[at(BEACH, "Verona")])
    story = scare("Narrow Escape", "jaws", owner, enemy)
    story.answer("yes", "target:enemy:right:verona")
    assert story.minion("Verona").exhausted
    assert (story.jaws.malice, story.jaws.blood) == (0, 0)
    assert story.pile("jaws", "crypt") == ["Narrow Escape"]


def test_one_malice_is_not_enough_for_a_narrow_escape() -> None:
    story = scare("Narrow Escape", "jaws", side(malice=1, vault=["Orca"]))
    assert story.asks("jaws", "action")


# ---------------------------------------------------------------- Deputy Hendricks


@pytest.mark.parametrize(("where", "dealt"), [(CARFAX, 1), (BEACH, 2)])
def test_the_deputy_is_better_as_your_only_minion_here(where: int, dealt: int) -> None:
    """Enemy minions and minions at the other location do not matter."""
    story = table(
        dracula=side(exhausted=True, minions=[at(CARFAX, "Verona", exhausted=True)]),
        jaws=side(minions=[at(CARFAX, "Deputy Hendricks"), at(where, "Man O' War")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:deputy-hendricks", "target:enemy:monster")
    assert story.dracula.health == 16 - dealt


def test_the_deputy_comes_up_and_prevents_the_next_damage() -> None:
    """Two more points were under way; the first of them does nothing."""
    story = table(
        dracula=side(minions=[at(BEACH, "Verona")], unleashed=True),
        jaws=side(health=["Deputy Hendricks", "Orca", "Orca"], vertical=True, exhausted=True),
    )
    story.answer("attack:ally:monster", "at:left", "yes")
    assert story.pile("jaws", "health") == ["Orca", "Orca"]
    assert story.jaws.health == 3
    assert story.pile("jaws", "crypt") == ["Deputy Hendricks"]


def test_the_deputy_prevents_nothing_unless_asked_to() -> None:
    story = table(
        dracula=side(unleashed=True),
        jaws=side(health=["Deputy Hendricks", "Orca", "Orca"], vertical=True, exhausted=True),
    )
    story.answer("attack:ally:monster", "at:left", "no")
    assert story.jaws.health == 2


def test_what_the_deputy_prevents_ends_with_the_phase() -> None:
    story = scare("Deputy Hendricks", "jaws")
    story.answer("yes")
    assert story.jaws.prevented == 1
    story.answer("pass", "pass")
    assert story.asks("dracula", "flip")
    assert story.jaws.prevented == 0


# ---------------------------------------------------------------- Veteran Harpooner


def harpooner() -> Story:
    story = table(
        dracula=side(
            minions=[
                at(CARFAX, "Ferocious Wolfpack"),
                at(CARFAX, "Verona"),
                at(BEACH, "Swarm of Rats"),
            ]
        ),
        jaws=side(
            hand=["Veteran Harpooner"],
            blood=3,
            vault=DERANGED_VAULT,
            minions=[at(CARFAX, "Giant Octopus")],
        ),
        turn="jaws",
    )
    story.answer("play:veteran-harpooner", "at:left")
    return story


def test_the_harpooner_may_hit_a_creature_minion_here() -> None:
    """No monster, though Jaws is a Creature; not Verona, and nobody at the beach."""
    story = harpooner()
    assert story.options == [
        "target:nobody",
        "target:enemy:left:ferocious-wolfpack",
        "target:ally:left:giant-octopus",
    ]
    story.answer("target:enemy:left:ferocious-wolfpack")
    assert story.minion("Ferocious Wolfpack").damage == 1


def test_the_harpooner_may_hold_the_harpoon() -> None:
    story = harpooner()
    story.answer("target:nobody")
    assert story.minion("Ferocious Wolfpack").damage == 0
    assert story.asks("dracula", "action")


def test_the_harpooner_comes_up_and_hits_a_creature_anywhere_for_free() -> None:
    enemy = side(minions=[at(CARFAX, "Ferocious Wolfpack"), at(BEACH, "Swarm of Rats")])
    story = scare("Veteran Harpooner", "jaws", side(), enemy)
    story.answer("yes")
    assert story.options == [
        "target:enemy:left:ferocious-wolfpack",
        "target:enemy:right:swarm-of-rats",
    ]
    story.answer("target:enemy:left:ferocious-wolfpack")
    assert story.minion("Ferocious Wolfpack").damage == 1
    assert story.pile("jaws", "crypt") == ["Veteran Harpooner"]


# ---------------------------------------------------------------- Roughtail Stingray


@pytest.mark.rule("HB-16.4")
def test_the_stingray_kills_whom_it_attacks() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Count Alucard", exhausted=True)], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Roughtail Stingray")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:roughtail-stingray")
    story.answer("target:enemy:left:count-alucard:exhausted")
    assert story.pile("dracula", "crypt") == ["Count Alucard"]


@pytest.mark.rule("HB-16.4")
def test_the_stingray_kills_as_a_defender_even_while_it_dies() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Count Alucard")]),
        jaws=side(minions=[at(CARFAX, "Roughtail Stingray")], exhausted=True),
    )
    story.answer("attack:ally:right:count-alucard", "target:enemy:monster")
    story.answer("defend:ally:left:roughtail-stingray")
    assert story.pile("dracula", "crypt") == ["Count Alucard"]
    assert story.pile("jaws", "crypt") == ["Roughtail Stingray"]


@pytest.mark.rule("HB-16.4")
def test_a_monster_only_takes_the_stingrays_damage() -> None:
    story = table(
        dracula=side(exhausted=True),
        jaws=side(minions=[at(CARFAX, "Roughtail Stingray")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:roughtail-stingray")
    assert story.dracula.health == 14


@pytest.mark.rule("HB-16.4")
def test_a_stingray_that_deals_nothing_kills_nobody() -> None:
    """Lucy was the target, but Verona defends her."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona"), at(CARFAX, "Lucy Weston")], exhausted=True),
        jaws=side(minions=[at(CARFAX, "Roughtail Stingray")]),
        turn="jaws",
    )
    story.answer("attack:ally:left:roughtail-stingray", "target:enemy:left:lucy-weston")
    story.answer("defend:ally:right:verona")
    assert story.in_play("dracula") == ["Lucy Weston"]


@pytest.mark.rule("HB-16.4")
def test_a_stingray_without_combat_does_not_kill() -> None:
    limp = made_up("Limp Stingray", combat=0, deadly=True)
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona", exhausted=True)], exhausted=True),
        jaws=side(minions=[at(CARFAX, limp)]),
        turn="jaws",
    )
    story.answer("attack:ally:left:limp-stingray", "target:enemy:left:verona:exhausted")
    assert story.in_play("dracula") == ["Verona"]


# ---------------------------------------------------------------- A Panic on Our Hands


def panic() -> Story:
    story = table(
        dracula=side(minions=[at(CARFAX, "Verona"), at(BEACH, "Renfield")]),
        jaws=side(
            hand=["A Panic on Our Hands"],
            blood=4,
            vault=DERANGED_VAULT,
            minions=[at(CARFAX, "Man O' War", exhausted=True)],
        ),
        turn="jaws",
    )
    story.answer("play:a-panic-on-our-hands")
    return story


def test_a_panic_drives_two_minions_of_one_location_to_the_other() -> None:
    story = panic()
    assert story.options == [
        "target:nobody",
        "target:enemy:left:verona",
        "target:enemy:right:renfield",
        "target:ally:left:man-o-war:exhausted",
    ]
    story.answer("target:enemy:left:verona")
    assert story.options == ["target:nobody", "target:ally:left:man-o-war:exhausted"]
    story.answer("target:ally:left:man-o-war:exhausted")
    for name in ("Verona", "Man O' War"):
        assert story.minion(name).location == BEACH
        assert story.minion(name).exhausted
    assert not story.minion("Renfield").exhausted


def test_a_panic_may_drive_one_alone() -> None:
    story = panic()
    story.answer("target:enemy:left:verona", "target:nobody")
    assert story.minion("Verona").location == BEACH
    assert story.minion("Man O' War").location == CARFAX


def test_a_panic_may_drive_nobody() -> None:
    story = panic()
    story.answer("target:nobody")
    assert story.asks("dracula", "action")
    assert story.minion("Verona").location == CARFAX
    assert not story.minion("Verona").exhausted
