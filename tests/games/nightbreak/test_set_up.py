"""Stories about a new battle: its aim, what is on the table, and the set-up. (NB-1, NB-2, NB-3)"""

from __future__ import annotations

from collections import Counter

import pytest

import breakfall
from breakfall import BreakfallError, Match
from breakfall.games.nightbreak.cards import HEROES, MOON_HEROES, SUN_HEROES
from breakfall.games.nightbreak.state import Hero, Side
from breakfall.games.nightbreak.table import NightbreakTable
from breakfall.games.nightbreak.terms import DAWN, DUSK, HOURS, MIDDAY, MIDNIGHT
from tests.games.nightbreak.story import fighter, table

AT_RANDOM = "heroes:rest-at-random"
THE_FIRST = ["hero:bastor-noonhammer", "hero:sister-amarant", "hero:teodar-longsight"]
THE_SECOND = ["hero:orla-redmoon", "hero:nimoe-of-the-well", "hero:caul-star-eater"]
NIGHT_FIRST = [DUSK, DUSK, MIDNIGHT, MIDNIGHT, DAWN, DAWN, MIDDAY, MIDDAY] * 2
DAY_FIRST = [DAWN, DAWN, MIDDAY, MIDDAY, DUSK, DUSK, MIDNIGHT, MIDNIGHT] * 2


def new_match(*answers: str, first: str = "0", seed: int = 1) -> Match:
    match = breakfall.new_match("nightbreak", format="classic", seed=seed, first=first)
    answer(match, *answers)
    return match


def battle_begins(first: str = "0", seed: int = 1) -> Match:
    """Seat `first` leads Bastor, Amarant and Teodar; the other Orla, Nimoe and Caul."""
    return new_match("faction:sun", *THE_FIRST, *THE_SECOND, first=first, seed=seed)


def answer(match: Match, *keys: str) -> None:
    for key in keys:
        match.choose_key(key)


def asked(match: Match) -> tuple[int, str]:
    """Who is asked what."""
    assert match.choice is not None
    return match.choice.seat, match.choice.kind


def offered(match: Match) -> list[str]:
    assert match.choice is not None
    return match.choice.keys


def labels(match: Match) -> str:
    assert match.choice is not None
    return ", ".join(option.label for option in match.choice.options)


def battle_of(match: Match) -> NightbreakTable:
    assert isinstance(match._table, NightbreakTable)
    return match._table


def side_of(match: Match, seat: int) -> Side:
    return battle_of(match).sides[seat]


def names(match: Match, seat: int) -> list[str]:
    return [hero.name for hero in side_of(match, seat).heroes]


def keys(heroes: tuple[Hero, ...]) -> set[str]:
    return {f"hero:{hero.key}" for hero in heroes}


# ---------------------------------------------------------------- NB-1 the battle and its aim


@pytest.mark.rule("NB-1.1")
def test_whoever_has_more_favor_at_the_end_wins() -> None:
    winners = set()
    for seed in range(8):
        match = new_match("faction:sun", AT_RANDOM, AT_RANDOM, seed=seed)
        while match.outcome is None:
            match.choose(0)
        favor = [side_of(match, 0).favor, side_of(match, 1).favor]
        assert match.outcome.scores == favor
        if favor[0] != favor[1]:
            winner = favor.index(max(favor))
            assert match.outcome.winners == [winner]
            winners.add(winner)
    assert winners == {0, 1}


@pytest.mark.rule("NB-1.1")
def test_a_speaker_leads_three_heroes() -> None:
    match = battle_begins()
    assert [len(side_of(match, seat).heroes) for seat in (0, 1)] == [3, 3]


@pytest.mark.rule("NB-1.2")
def test_a_battle_lasts_sixteen_turns_eight_for_each_side() -> None:
    match = battle_begins()
    turns: list[int] = []
    while match.outcome is None:
        if asked(match)[1] == "opening-move":
            turns.append(asked(match)[0])
        match.choose(0)
    assert turns == [0, 1] * 8


@pytest.mark.rule("NB-1.3")
def test_classic_is_the_usual_game_and_for_two_players() -> None:
    match = breakfall.new_match("nightbreak")
    assert match.setup.format.key == "classic"
    assert match.setup.players == 2
    with pytest.raises(BreakfallError, match="is for 2 players, not 3"):
        breakfall.new_match("nightbreak", format="classic", players=3)


@pytest.mark.rule("NB-1.3")
@pytest.mark.parametrize("form", ["classic", "unity", "kingmaker", "twilight"])
def test_all_formats_play_the_same_sixteen_hours(form: str) -> None:
    match = breakfall.new_match("nightbreak", format=form, seed=3)
    while match.outcome is None:
        match.choose(0)
    assert battle_of(match).turn == len(battle_of(match).time_deck) == 16


# ---------------------------------------------------------------- NB-2 cards and table


@pytest.mark.rule("NB-2.1")
def test_all_thirty_heroes_are_there_and_four_of_each_time_card() -> None:
    battle = battle_of(battle_begins())
    assert sorted(card.face.name for card in battle.cards) == sorted(h.name for h in HEROES)
    assert Counter(battle.time_deck) == {DAWN: 4, MIDDAY: 4, DUSK: 4, MIDNIGHT: 4}


@pytest.mark.rule("NB-2.1")
def test_favor_points_and_markers_never_run_out() -> None:
    """The box has nine Favor cards a side and sixteen point markers."""
    story = table(
        sun=[fighter("Ann", strength=8), fighter("Bea", held=20), fighter("Cat", prayers=20)],
        moon=[fighter("Uma"), fighter("Viv"), fighter("Wyn", damage=30, hp=40)],
        points=20,
    )
    story.sun.favor = 18
    story.answer("attack", "target:enemy-3", "place:top-hero")
    assert story.sun.favor == 19
    story.answer("attack", "target:enemy-1", "attack", "target:enemy-1")
    for _ in range(20):
        story.answer("give:ally-2")
    assert story.hero("Bea").held == 40


@pytest.mark.rule("NB-2.2")
def test_an_attack_deals_as_much_damage_as_the_hero_has_strength() -> None:
    match = battle_begins()
    answer(match, "move:nobody")
    bastor = side_of(match, 0).hero_at(0)
    assert bastor.strength == 2
    assert side_of(match, 1).hero_at(2).damage == 2  # Melee: the enemy in the same column


@pytest.mark.rule("NB-2.2")
@pytest.mark.parametrize(("damage", "favor"), [(4, 0), (5, 1)])
def test_damage_up_to_its_hit_points_overwhelms_a_hero(damage: int, favor: int) -> None:
    story = table(
        sun=[fighter("Ann", strength=damage), fighter("Bea"), fighter("Cat")],
        moon=[fighter("Uma", hp=5), fighter("Viv"), fighter("Wyn")],
        points=0,
    )
    story.answer("target:enemy-3")
    assert story.sun.favor == favor


@pytest.mark.rule("NB-2.3")
def test_an_activated_power_is_offered_with_its_name_and_cost_in_its_side_s_own_turn() -> None:
    match = battle_begins()
    answer(match, "move:nobody")
    while asked(match)[1] != "opening-move":
        assert asked(match)[0] == 0  # Orla's power cannot be used in the Sun's turn
        match.choose(0)
    answer(match, "move:nobody")
    assert asked(match) == (1, "action")
    assert "Activate Blood Scent (2 Blessing Points) on " in labels(match)


@pytest.mark.rule("NB-2.4")
def test_the_time_cards_show_two_symbols_or_three_of_one_goddess() -> None:
    """Both sides' income at each hour, the first time it comes up for them."""
    match = battle_begins()
    incomes: dict[tuple[str, str], int] = {}
    while match.outcome is None:
        battle = battle_of(match)
        if asked(match)[1] == "opening-move":
            who = "Sun" if asked(match)[0] == 0 else "Moon"
            assert not any(hero.prayers for hero in battle.turn_side.heroes)
            incomes.setdefault((HOURS[battle.time], who), battle.turn_side.points)
        match.choose(0)
    assert incomes == {
        ("Dawn", "Sun"): 2,
        ("Midday", "Sun"): 3,
        ("Dusk", "Sun"): 1,
        ("Midnight", "Sun"): 1,
        ("Dawn", "Moon"): 1,
        ("Midday", "Moon"): 1,
        ("Dusk", "Moon"): 2,
        ("Midnight", "Moon"): 3,
    }


@pytest.mark.rule("NB-2.5")
@pytest.mark.rule("NB-2.6")
def test_the_left_hero_of_one_side_and_the_right_hero_of_the_other_make_a_column() -> None:
    match = battle_begins()
    columns = list(zip(side_of(match, 0).row, side_of(match, 1).row, strict=True))
    facing = [(one.name, other.name) for one, other in columns if one and other]
    assert facing == [
        ("Bastor Noonhammer", "Caul Star-Eater"),
        ("Sister Amarant", "Nimoe of the Well"),
        ("Teodar Longsight", "Orla Redmoon"),
    ]


@pytest.mark.rule("NB-2.6")
def test_the_second_player_s_heroes_act_from_their_own_left() -> None:
    """Orla was chosen first, so she stands on the left and is the first to act."""
    match = battle_begins()
    answer(match, "move:nobody")
    while asked(match)[1] != "opening-move":
        match.choose(0)
    answer(match, "move:nobody")
    acting = battle_of(match).acting
    assert acting is not None
    assert acting.name == "Orla Redmoon"
    assert acting.column == side_of(match, 0).hero_at(2).column


@pytest.mark.rule("NB-2.7")
def test_points_go_to_allied_heroes_and_attacks_to_enemy_heroes() -> None:
    match = battle_begins()
    answer(match, "move:nobody")
    assert asked(match) == (0, "attack-target")  # Amarant, after Bastor's blow
    assert labels(match) == "Caul Star-Eater (5 of 7 HP), Orla Redmoon (8 of 8 HP)"
    match.choose(0)
    match.choose(0)
    assert asked(match) == (0, "give-point")
    assert [label.split(" (")[0] for label in labels(match).split("), ")] == [
        "Bastor Noonhammer",
        "Sister Amarant",
        "Teodar Longsight",
    ]


# ---------------------------------------------------------------- NB-3 set-up


@pytest.mark.rule("NB-3.1")
def test_chance_decides_who_goes_first() -> None:
    first = {asked(new_match(first="random", seed=seed)) for seed in range(20)}
    assert first == {(0, "faction"), (1, "faction")}


@pytest.mark.rule("NB-3.1")
@pytest.mark.parametrize("seat", [0, 1])
def test_a_first_player_can_be_named(seat: int) -> None:
    first = {asked(new_match(first=str(seat), seed=seed)) for seed in range(20)}
    assert first == {(seat, "faction")}


@pytest.mark.rule("NB-3.2")
@pytest.mark.parametrize("first", [0, 1])
@pytest.mark.parametrize("faction", ["sun", "moon"])
def test_the_first_player_takes_the_faction_they_choose(first: int, faction: str) -> None:
    match = new_match(first=str(first))
    assert offered(match) == ["faction:sun", "faction:moon"]
    answer(match, f"faction:{faction}")
    theirs, others = (SUN_HEROES, MOON_HEROES) if faction == "sun" else (MOON_HEROES, SUN_HEROES)
    assert asked(match) == (first, "choose-hero")
    assert set(offered(match)) == {AT_RANDOM} | keys(theirs)
    answer(match, AT_RANDOM)
    assert asked(match) == (1 - first, "choose-hero")
    assert set(offered(match)) == {AT_RANDOM} | keys(others)


@pytest.mark.rule("NB-3.3")
@pytest.mark.parametrize("first", [0, 1])
def test_three_heroes_are_chosen_one_at_a_time_and_stand_from_left_to_right(first: int) -> None:
    match = new_match("faction:sun", first=str(first))
    for count, hero in enumerate(THE_FIRST):
        assert asked(match) == (first, "choose-hero")
        assert len(offered(match)) == 15 - count + 1  # and leaving it to chance
        answer(match, hero)
        assert hero not in offered(match)
    assert names(match, first) == ["Bastor Noonhammer", "Sister Amarant", "Teodar Longsight"]


@pytest.mark.rule("NB-3.4")
def test_the_second_player_chooses_knowing_the_first_three() -> None:
    match = new_match("faction:sun", *THE_FIRST)
    assert asked(match) == (1, "choose-hero")
    table_seen = match.view(1)["table"]
    for name in ("Bastor Noonhammer", "Sister Amarant", "Teodar Longsight"):
        assert name in str(table_seen)
    answer(match, *THE_SECOND)
    assert names(match, 1) == ["Orla Redmoon", "Nimoe of the Well", "Caul Star-Eater"]
    assert all(
        one and other
        for one, other in zip(side_of(match, 0).row, side_of(match, 1).row, strict=True)
    )


@pytest.mark.rule("NB-3.5")
@pytest.mark.parametrize("chosen", [0, 1, 2])
def test_the_rest_can_be_left_to_chance_at_any_point(chosen: int) -> None:
    rows = set()
    for seed in range(12):
        match = new_match("faction:sun", *THE_FIRST[:chosen], AT_RANDOM, seed=seed)
        assert asked(match) == (1, "choose-hero")
        row = side_of(match, 0).heroes
        assert [f"hero:{hero.face.key}" for hero in row[:chosen]] == THE_FIRST[:chosen]
        assert len({hero.name for hero in row}) == 3
        assert all(hero.face in SUN_HEROES for hero in row)
        rows.add(tuple(hero.name for hero in row))
    assert len(rows) > 6  # chance: twelve draws of twelve heroes or more are rarely alike


@pytest.mark.rule("NB-3.6")
@pytest.mark.parametrize(("seat", "heroes"), [(0, SUN_HEROES), (1, MOON_HEROES)])
def test_six_of_the_other_twelve_are_the_hero_deck_and_six_are_gone(
    seat: int, heroes: tuple[Hero, ...]
) -> None:
    match = battle_begins()
    piles = side_of(match, seat).piles
    assert len(piles.deck.cards) == len(piles.removed.cards) == 6
    assert piles.discard.is_empty
    lying = {card.face.name for card in piles.deck.cards + piles.removed.cards}
    assert lying == {hero.name for hero in heroes} - set(names(match, seat))


@pytest.mark.rule("NB-3.6")
@pytest.mark.parametrize("seat", [0, 1])
def test_the_hero_deck_is_shuffled_and_nobody_has_seen_it_or_what_was_taken_out(
    seat: int,
) -> None:
    orders = set()
    for seed in range(5):
        piles = side_of(battle_begins(seed=seed), seat).piles
        orders.add(tuple(card.face.name for card in piles.deck.cards))
        assert not any(card.known_to for card in piles.deck.cards + piles.removed.cards)
    assert len(orders) == 5


@pytest.mark.rule("NB-3.7")
@pytest.mark.parametrize("first", ["0", "1"])
@pytest.mark.parametrize(("faction", "hours"), [("sun", NIGHT_FIRST), ("moon", DAY_FIRST)])
def test_the_time_deck_begins_with_the_hours_of_the_second_player_s_goddess(
    first: str, faction: str, hours: list[int]
) -> None:
    match = new_match(f"faction:{faction}", AT_RANDOM, AT_RANDOM, first=first)
    assert battle_of(match).time_deck == hours
    assert battle_of(match).time == hours[0]


@pytest.mark.rule("NB-3.8")
@pytest.mark.rule("NB-5.9")
def test_nothing_lies_on_the_first_heroes_and_their_arrival_powers_do_not_happen() -> None:
    """Bastor would hit, Amarant heal, Orla and Nimoe ask or shield, Caul hit."""
    match = battle_begins()
    for side in battle_of(match).sides:
        assert side.favor == 0
        for hero in side.heroes:
            assert (hero.damage, hero.held, hero.prayers, hero.markers) == (0, 0, 0, 0)
    arrivals = [hero.arrival_text for hero in HEROES]
    assert not any(line.endswith(text) for line in match.log(None) for text in arrivals)


@pytest.mark.rule("NB-3.8")
@pytest.mark.parametrize("first", [0, 1])
def test_the_first_player_takes_the_first_turn(first: int) -> None:
    assert asked(battle_begins(first=str(first))) == (first, "opening-move")
