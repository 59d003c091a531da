"""The table and its words: cards and tokens (HB-2), locations (HB-4)."""

from __future__ import annotations

import pytest

import breakfall
from breakfall import Luck
from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.cards import DECK_CARDS, POOL
from breakfall.games.hellbreak.description import type_of
from breakfall.games.hellbreak.printed import ASPECTS, CURSED, REVENANT, VOID
from breakfall.games.hellbreak.table import HellbreakTable
from breakfall.games.hellbreak.terms import COLLECT, REFRESH
from tests.contract.playing import choose_randomly
from tests.games.hellbreak.scare import scare
from tests.games.hellbreak.story import BEACH, CARFAX, CardName, Story, at, side, table

# ---------------------------------------------------------------- HB-2: cards and tokens


@pytest.mark.rule("HB-2.1")
def test_there_are_five_kinds_of_cards() -> None:
    kinds = {type_of(face) for face in POOL}
    assert kinds == {"monster", "minion", "asset", "event", "location"}


@pytest.mark.rule("HB-2.1")
def test_characters_are_monsters_and_minions() -> None:
    """Ferocious Wolfpack bites a character here: no asset, no location."""
    story = table(
        dracula=side(
            hand=["Ferocious Wolfpack"],
            blood=6,
            vault=["Renfield"],
            assets=["Vampire's Coffin"],
        ),
        jaws=side(minions=[at(CARFAX, "Barracuda")], assets=["Orca"]),
    )
    story.answer("play:ferocious-wolfpack", "at:right")
    assert story.options == [
        "target:enemy:monster",
        "target:enemy:right:barracuda",
        "target:ally:monster",
        "target:ally:right:ferocious-wolfpack",
    ]


@pytest.mark.rule("HB-2.1")
def test_a_resource_bar_shows_blood_malice_cards_and_an_aspect() -> None:
    """Dracula 2B 2D, Drain Life 2B, Aleera 2M, Lucy Weston 1D."""
    story = table(dracula=side(vault=["Drain Life", "Aleera", "Lucy Weston"]), stage=COLLECT)
    assert (story.dracula.blood, story.dracula.malice) == (4, 2)
    assert len(story.pile("dracula", "hand")) == 3
    assert story.dracula.icons(CURSED) == 3
    assert story.dracula.icons(REVENANT) == 1


@pytest.mark.rule("HB-2.2")
@pytest.mark.parametrize(
    ("unleashed", "blood", "drawn", "dealt"), [(False, 2, 2, 0), (True, 1, 1, 3)]
)
def test_only_the_side_of_a_monster_that_is_up_counts(
    unleashed: bool, blood: int, drawn: int, dealt: int
) -> None:
    story = table(dracula=side(unleashed=unleashed), stage=COLLECT)
    assert story.dracula.blood == blood
    assert len(story.pile("dracula", "hand")) == drawn
    attack = table(dracula=side(unleashed=unleashed), jaws=side(exhausted=True))
    attack.answer("attack:ally:monster", "at:right")
    assert attack.jaws.health == 16 - dealt


@pytest.mark.rule("HB-2.2")
def test_the_scheme_of_the_hidden_side_is_not_there() -> None:
    lurking = table(dracula=side())
    lurking.answer("scheme:ally:monster")
    assert lurking.asks("dracula", "foresee")
    unleashed = table(dracula=side(unleashed=True))
    unleashed.answer("scheme:ally:monster")
    assert unleashed.asks("jaws", "action")
    assert unleashed.duel.places[CARFAX].malice == [0, 0]


@pytest.mark.rule("HB-2.3")
def test_there_are_five_aspects_and_nothing_of_ours_is_void() -> None:
    assert ASPECTS == ("Cursed", "Deranged", "Feral", "Revenant", "Void")
    assert {ASPECTS[face.aspect] for face in DECK_CARDS} == set(ASPECTS) - {ASPECTS[VOID]}


@pytest.mark.rule("HB-2.3")
@pytest.mark.parametrize("face", POOL, ids=lambda face: str(face.name))
def test_no_card_is_without_a_trait(face: HellCard) -> None:
    assert face.traits


@pytest.mark.rule("HB-2.3")
def test_a_trait_matters_where_an_ability_asks_for_it() -> None:
    """Of a Bride, a Human and a Creature, the Harpooner's harpoon is for the Creature."""
    here = [at(CARFAX, "Verona"), at(CARFAX, "Renfield"), at(CARFAX, "Swarm of Rats")]
    story = table(
        dracula=side(minions=here),
        jaws=side(hand=["Veteran Harpooner"], blood=3, vault=["Orca"]),
        turn="jaws",
    )
    story.answer("play:veteran-harpooner", "at:left")
    assert story.options == ["target:nobody", "target:enemy:left:swarm-of-rats"]


@pytest.mark.rule("HB-2.4")
def test_blood_pays_for_a_card_and_malice_readies_it() -> None:
    story = table(dracula=side(hand=["Renfield"], blood=3, malice=2))
    story.answer("play:renfield", "at:right")
    assert (story.dracula.blood, story.dracula.malice) == (1, 2)
    story.answer("yes")
    assert (story.dracula.blood, story.dracula.malice) == (1, 1)
    assert not story.minion("Renfield").exhausted


@pytest.mark.rule("HB-2.4")
def test_malice_does_not_pay_for_a_card_nor_blood_for_an_ability() -> None:
    story = table(dracula=side(hand=["Renfield"], blood=1, malice=5))
    assert "play:renfield" not in story.options
    story = table(dracula=side(unleashed=True, blood=9, malice=3))
    assert "use:monster" not in story.options


@pytest.mark.rule("HB-2.4")
def test_haunting_takes_malice_from_the_supply_and_not_from_the_pool() -> None:
    story = table(dracula=side(minions=[at(CARFAX, "Renfield")], malice=2))
    story.answer("scheme:ally:right:renfield")
    assert story.duel.places[CARFAX].malice == [1, 0]
    assert story.dracula.malice == 2


def next_round(story: Story) -> None:
    """Everybody passes, nobody flips; the next Feeding Phase has come to the bids."""
    story.answer("pass", "pass", "stay", "stay")
    assert story.kind == "bid"


@pytest.mark.rule("HB-2.4")
def test_a_pool_stays_from_round_to_round() -> None:
    story = table(dracula=side(blood=30, malice=20))
    next_round(story)
    assert (story.dracula.blood, story.dracula.malice) == (30 + 2, 20)


@pytest.mark.rule("HB-2.4")
@pytest.mark.parametrize(("has", "keeps"), [(0, 0), (1, 0), (2, 1)])
def test_nobody_loses_more_blood_than_they_have(has: int, keeps: int) -> None:
    story = table(dracula=side(hand=["Bloodsucking Bat"], blood=1), jaws=side(blood=has))
    story.answer("play:bloodsucking-bat", "at:right")
    assert story.jaws.blood == keeps


@pytest.mark.rule("HB-2.5")
def test_both_monsters_begin_ready() -> None:
    match = breakfall.new_match("hellbreak", format="first-game", seed=4)
    views = match.view(0)["table"]
    assert isinstance(views, dict)
    assert [one["monster"]["exhausted"] for one in views["sides"]] == [False, False]


def are_exhausted(story: Story) -> list[bool]:
    jaws = story.jaws
    return [jaws.monster.exhausted, jaws.minions[0].exhausted, jaws.assets[0].exhausted]


@pytest.mark.rule("HB-2.5")
def test_monsters_minions_and_assets_are_ready_or_exhausted() -> None:
    """All three are used up and ready again after the Refresh Phase; a location is neither."""
    story = table(
        jaws=side(
            minions=[at(BEACH, "Larry Vaughn", exhausted=True)],
            exhausted=True,
            assets=["Orca"],
            malice=2,
        ),
        turn="jaws",
    )
    story.answer("use:orca")  # nobody is ready, so there is no attack
    assert are_exhausted(story) == [True, True, True]
    next_round(story)
    assert are_exhausted(story) == [False, False, False]
    view = story.match.view(None)["table"]
    assert isinstance(view, dict)
    assert all("exhausted" not in place for place in view["locations"])


@pytest.mark.rule("HB-2.6")
@pytest.mark.parametrize(
    ("controllers", "cut"),
    [(("dracula", "dracula"), 2), (("jaws", "dracula"), 1), (("jaws", "jaws"), 0)],
)
def test_you_control_both_locations_one_or_none(controllers: tuple[str, str], cut: int) -> None:
    """Countess Zaleska costs 7, less 1 for each location you control."""
    countess = side(hand=["Countess Zaleska"], blood=7, vault=["Renfield"])
    story = table(dracula=countess, controllers=controllers)
    story.answer("play:countess-zaleska", "at:right")
    assert story.dracula.blood == cut


@pytest.mark.rule("HB-2.6")
def test_allied_is_what_you_control_and_enemy_what_the_other_controls() -> None:
    """The Driver takes allied minions only, the pond is for enemy minions only."""
    owner = side(minions=[at(CARFAX, "Renfield"), at(BEACH, "Verona")])
    driver = scare("Carriage Driver", "dracula", owner)
    driver.answer("yes")
    assert driver.options == ["target:ally:right:renfield", "target:ally:left:verona"]
    pond = table(
        dracula=side(minions=[at(CARFAX, "Renfield"), at(BEACH, "Verona")]),
        jaws=side(hand=["Shark in the Pond"], blood=1, minions=[at(BEACH, "Barracuda")]),
        turn="jaws",
    )
    pond.answer("play:shark-in-the-pond")
    assert pond.options == ["target:enemy:left:renfield", "target:enemy:right:verona"]


@pytest.mark.rule("HB-2.7")
@pytest.mark.parametrize("pile", ["hand", "vault", "crypt", "deck"])
def test_an_ability_finds_no_cards_that_are_not_in_play(pile: str) -> None:
    """Swarm of Rats counts the others you control; those in a vault are not controlled."""
    others: list[CardName] = ["Swarm of Rats", "Swarm of Rats"]
    story = table(
        dracula=side(minions=[at(CARFAX, "Swarm of Rats")], **{pile: others}),
        jaws=side(exhausted=True),
    )
    story.answer("attack:ally:right:swarm-of-rats")
    assert story.jaws.health == 15


@pytest.mark.rule("HB-2.7")
def test_vampires_in_the_vault_are_not_at_the_feast() -> None:
    story = table(
        dracula=side(hand=["Coven Feast"], blood=2, vault=["Lucy Weston", "Countess Zaleska"]),
        jaws=side(minions=[at(BEACH, "Giant Octopus")]),
    )
    story.answer("play:coven-feast")
    assert story.minion("Giant Octopus").damage == 1


@pytest.mark.rule("HB-2.7")
def test_a_coffin_in_the_vault_does_not_see_the_flip() -> None:
    story = table(dracula=side(vault=["Vampire's Coffin"]), stage=REFRESH)
    story.answer("flip")
    assert story.asks("jaws", "flip")


@pytest.mark.rule("HB-2.7")
def test_a_location_speaks_to_the_player_who_controls_it() -> None:
    for holder, offered in (("dracula", False), ("jaws", True)):
        story = table(jaws=side(malice=1), controllers=("dracula", holder), turn="jaws")
        assert ("use:location-right" in story.options) is offered


@pytest.mark.rule("HB-2.7")
def test_a_jumpscare_works_from_the_health_stack_and_not_from_play_or_hand() -> None:
    """Dracula is struck while Wildcats are everywhere but on top of his health stack."""
    owner = side(
        hand=["Carpathian Wildcat"],
        minions=[at(BEACH, "Carpathian Wildcat")],
        vault=["Carpathian Wildcat"],
        malice=3,
    )
    story = scare("Transylvanian Wolf", "dracula", owner)
    assert story.asks("dracula", "action")
    assert story.minion("Striker").damage == 0


@pytest.mark.rule("HB-2.7")
def test_a_cards_own_cost_cut_works_while_you_play_it() -> None:
    story = table(dracula=side(hand=["Count Alucard"], blood=7, vault=["Coven Feast"]))
    assert "play:count-alucard" in story.options  # 9, less 2 for the initiative


# ---------------------------------------------------------------- HB-4: locations


@pytest.mark.rule("HB-4.1")
def test_there_are_always_two_locations() -> None:
    match = breakfall.new_match("hellbreak", format="first-game", seed=11)
    luck = Luck(5)
    while match.outcome is None:
        game = match._table
        assert isinstance(game, HellbreakTable)
        assert [place.face.name for place in game.places] == ["Carfax Abbey", "North Beach"]
        choose_randomly(match, luck)


@pytest.mark.rule("HB-4.2")
@pytest.mark.parametrize("where", ["left", "right"])
def test_monsters_are_in_both_locations(where: str) -> None:
    story = table(dracula=side(hand=["Ferocious Wolfpack"], blood=6, vault=["Renfield"]))
    story.answer("play:ferocious-wolfpack", f"at:{where}")
    assert story.options[:2] == ["target:enemy:monster", "target:ally:monster"]


@pytest.mark.rule("HB-4.2")
@pytest.mark.parametrize("where", [CARFAX, BEACH])
def test_a_monster_can_be_attacked_and_defends_in_either_location(where: int) -> None:
    story = table(
        dracula=side(minions=[at(where, "Renfield")]), jaws=side(minions=[at(where, "Barracuda")])
    )
    story.answer(f"attack:ally:{'left' if where else 'right'}:renfield")
    assert "target:enemy:monster" in story.options
    story.answer(f"target:enemy:{'left' if where else 'right'}:barracuda")
    assert "defend:ally:monster" in story.options


@pytest.mark.rule("HB-4.3")
def test_a_minion_is_in_one_location_and_fights_there() -> None:
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        jaws=side(
            minions=[at(CARFAX, "Barracuda"), at(BEACH, "Man O' War"), at(BEACH, "Rogue Shark")]
        ),
    )
    story.answer("attack:ally:right:renfield")
    assert story.options == ["target:enemy:monster", "target:enemy:right:barracuda"]
    story.answer("target:enemy:monster")
    assert story.options == ["defend:nobody", "defend:ally:monster", "defend:ally:left:barracuda"]


@pytest.mark.rule("HB-4.3")
def test_a_minion_stays_where_it_is_from_round_to_round() -> None:
    story = table(dracula=side(minions=[at(BEACH, "Renfield")]))
    story.answer("attack:ally:left:renfield", "defend:nobody", "pass")
    story.answer("scheme:ally:monster", "top:transylvanian-wolf", "at:right")
    next_round(story)
    assert story.minion("Renfield").location == BEACH


@pytest.mark.rule("HB-4.4")
def test_here_reaches_nobody_elsewhere() -> None:
    """The same Harpooner: "here" when he is played, anywhere when he comes up."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Swarm of Rats")]),
        jaws=side(hand=["Veteran Harpooner"], blood=3, vault=["Orca"]),
        turn="jaws",
    )
    story.answer("play:veteran-harpooner", "at:right")
    assert story.asks("dracula", "action")  # the rats are not at North Beach
    enemy = side(minions=[at(CARFAX, "Swarm of Rats"), at(BEACH, "Swarm of Rats")])
    anywhere = scare("Veteran Harpooner", "jaws", side(), enemy)
    anywhere.answer("yes")
    assert anywhere.options == [
        "target:enemy:left:swarm-of-rats",
        "target:enemy:right:swarm-of-rats",
    ]


@pytest.mark.rule("HB-4.4")
def test_here_on_a_location_is_that_location() -> None:
    """Dracula has taken North Beach, on his left, and uses it from afar."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")], malice=1),
        jaws=side(minions=[at(BEACH, "Rogue Shark"), at(BEACH, "Barracuda")]),
        controllers=("dracula", "dracula"),
    )
    story.answer("use:location-left")
    assert story.options == ["target:enemy:left:rogue-shark", "target:enemy:left:barracuda"]


@pytest.mark.rule("HB-4.5")
def test_malice_at_a_location_is_in_nobodys_pool() -> None:
    """With 3 malice at Carfax Abbey and none in the pool there is none to spend."""
    story = table(
        dracula=side(unleashed=True, hand=["Renfield"], blood=2, malice=3),
        malice_at_carfax=(3, 0),
        malice_at_beach=(2, 0),
    )
    assert "use:monster" not in story.options  # that would cost 4
    poor = table(dracula=side(hand=["Renfield"], blood=2), malice_at_carfax=(3, 0))
    poor.answer("play:renfield", "at:right")
    assert poor.asks("jaws", "action")


@pytest.mark.rule("HB-4.5")
def test_each_player_has_a_row_and_the_malice_stays() -> None:
    """2 and 2 do not make 4: nobody takes Carfax Abbey."""
    story = table(
        dracula=side(minions=[at(CARFAX, "Renfield")]),
        malice_at_carfax=(1, 2),
        malice_at_beach=(2, 1),
        controllers=("jaws", "dracula"),
    )
    story.answer("scheme:ally:right:renfield")
    next_round(story)
    assert story.duel.places[CARFAX].malice == [2, 2]
    assert story.duel.places[BEACH].malice == [2, 1]
    assert [place.controller for place in story.duel.places] == [1, 0]
