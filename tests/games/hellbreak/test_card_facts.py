"""What is printed on every card, written down a second time by hand."""

from __future__ import annotations

import pytest

from breakfall.games.hellbreak.card import HellCard, MonsterSide
from breakfall.games.hellbreak.cards import DECK_CARDS, LOCATIONS, MONSTERS, POOL
from breakfall.games.hellbreak.decks import find_deck
from breakfall.games.hellbreak.description import BarDescription, bar, describe, icons, type_of
from breakfall.games.hellbreak.printed import ASPECTS
from breakfall.games.hellbreak.state import DeckCard, LocationCard, MinionCard
from tests.games.hellbreak.story import card, location, monster

# In a deck | name | number | kind, * if unique | cost and its source | loyalty and its source |
# combat/health | traits | scheme | resource bar: blood, malice, draw
DRACULA_DECK = """
3 | Drain Life         | 052 | event   | 1 public   | 1 Cursed public  |  -  | Spell                 | -                  | 2B
2 | Vampire's Coffin   | 049 | asset   | 1 public   | 1 Cursed public  |  -  | Item                  | -                  | 2B
2 | Bloodsucking Bat   | 025 | minion  | 1 house    | 1 Cursed house   | 0/1 | Creature, Bat         | Haunt 1            | 1B 1M
6 | Swarm of Rats      | 151 | minion  | 2 house    | 1 Revenant house | 1/2 | Creature, Rat         | Haunt 1            | 1B 1M
2 | Coven Feast        | 053 | event   | 2 inferred | 1 Cursed house   |  -  | Tactic                | -                  | 1B 1M
3 | Transylvanian Wolf | 028 | minion  | 2 public   | 2 Cursed public  | 2/1 | Creature, Wolf        | -                  | 1B 1M
1 | Renfield           | 027 | minion* | 2 inferred | 1 Cursed house   | 2/2 | Human                 | Haunt 1            | 1B 1M
2 | Ancient Wisdom     | 180 | event   | 3 house    | 1 Revenant house |  -  | Spell                 | -                  | 2B
2 | Aleera             | 152 | minion* | 3 house    | 1 Revenant house | 0/4 | Undead, Vampire, Bride| Haunt 2            | 2M
1 | Mina Harker        | 032 | minion* | 3 public   | 1 Cursed public  | 1/3 | Human                 | Foresee 1, Haunt 2 | 1B 1M
2 | Carpathian Wildcat | 034 | minion  | 4 inferred | 1 Cursed house   | 2/4 | Creature, Cat         | Prowl 1, Haunt 1   | 1B 1M
2 | Marishka           | 161 | minion* | 4 public   | 1 Revenant house | 1/4 | Undead, Vampire, Bride| Haunt 1            | 1B 1M
3 | Carriage Driver    | 159 | minion  | 4 inferred | 1 Revenant house | 2/4 | Human                 | Prowl 1, Haunt 2   | 1B 1M
2 | Verona             | 165 | minion* | 5 house    | 2 Revenant inferred| 2/4 | Undead, Vampire, Bride| -                  | 2B
3 | Ferocious Wolfpack | 039 | minion  | 6 house    | 2 Cursed inferred| 4/5 | Creature, Wolf        | -                  | 1B 1M
1 | Lucy Weston        | 040 | minion* | 6 public   | 2 Cursed inferred| 3/6 | Undead, Vampire       | Haunt 2            | 1D
2 | Countess Zaleska   | 042 | minion* | 7 house    | 2 Cursed inferred| 4/6 | Undead, Vampire       | Prowl 2, Haunt 2   | 1B 1M
1 | Count Alucard      | 044 | minion* | 9 public   | 2 Cursed public  | 4/7 | Undead, Vampire       | Prowl 2, Haunt 2   | 1B
"""  # noqa: E501
JAWS_DECK = """
3 | Barracuda            | 105 | minion  | 1 inferred | 1 Feral house    | 1/1 | Creature, Fish        | -                  | 1B 1M
1 | Shark in the Pond    | 136 | event   | 1 inferred | 1 Feral house    |  -  | Tactic                | -                  | 2B
2 | Orca                 | 092 | asset*  | 1 public   | 1 Deranged public|  -  | Vehicle               | -                  | 2B
3 | Shark Spotter        | 110 | minion  | 2 inferred | 1 Feral house    | 1/2 | Human, Police, Sailor | Foresee 1, Haunt 1 | 1B 1M
3 | Man O' War           | 106 | minion  | 2 public   | 1 Feral public   | 2/1 | Creature, Fish        | Haunt 1            | 1B 1M
3 | Rogue Shark          | 109 | minion  | 2 inferred | 1 Feral house    | 1/2 | Creature, Shark       | -                  | 1B 1M
3 | Narrow Escape        | 098 | event   | 2 house    | 1 Deranged house |  -  | Tactic                | -                  | 2B
2 | Deputy Hendricks     | 068 | minion* | 2 house    | 1 Deranged house | 1/2 | Human, Police         | Haunt 1            | 1B 1M
3 | Veteran Harpooner    | 076 | minion  | 3 house    | 1 Deranged house | 2/3 | Human, Sailor         | Prowl 1, Haunt 1   | 1B 1M
2 | Larry Vaughn         | 112 | minion* | 3 inferred | 1 Feral house    | 1/3 | Human                 | Haunt 2            | 1D
3 | Ravenous Predator    | 119 | minion  | 4 inferred | 1 Feral house    | 3/4 | Creature, Shark       | -                  | 1B 1M
3 | Roughtail Stingray   | 080 | minion  | 4 house    | 1 Deranged house | 2/3 | Creature, Fish        | Haunt 2            | 1B 1M
2 | A Panic on Our Hands | 104 | event   | 4 house    | 1 Deranged house |  -  | Tactic                | -                  | 1B 1M
3 | Threat From Below    | 122 | minion  | 5 rulebook | 2 Feral rulebook | 4/4 | Creature, Shark       | -                  | 1B 1M
3 | Giant Octopus        | 127 | minion  | 8 public   | 2 Feral public   | 5/8 | Creature              | Foresee 8          | 1B 1M
1 | Killer Whale         | 128 | minion  | 8 house    | 2 Feral inferred | 4/7 | Creature              | -                  | 1B
"""  # noqa: E501
SUBTITLES = {
    "Renfield": "Deranged Solicitor",
    "Aleera": "Alluring Bride",
    "Marishka": "Cunning Bride",
    "Verona": "Bloodthirsty Bride",
    "Lucy Weston": "Back from the Dead",
    "Count Alucard": "Dracula's Son",
    "Orca": "Timeworn Trawler",
}
# Fields other than cost and loyalty that come from elsewhere than published card faces.
OTHER_SOURCES = {
    "Mina Harker": {"name": "rulebook", "combat": "rulebook"},
    "Count Alucard": {"name": "rulebook", "scheme": "rulebook"},
    "Marishka": {"traits": "inferred", "aspect": "inferred"},
    "Threat From Below": {"name": "rulebook"},
    "Giant Octopus": {"name": "rulebook", "combat": "rulebook"},
}


class Row:
    """One line of the tables above."""

    def __init__(self, line: str) -> None:
        cells = [cell.strip() for cell in line.split("|")]
        self.count = int(cells[0])
        self.name, self.number = cells[1:3]
        self.kind = cells[3].rstrip("*")
        self.is_unique = cells[3].endswith("*")
        cost, self.cost_source = cells[4].split()
        loyalty, self.aspect, self.loyalty_source = cells[5].split()
        self.cost, self.loyalty = int(cost), int(loyalty)
        self.strength = cells[6]
        self.traits = tuple(trait.strip() for trait in cells[7].split(","))
        self.scheme = "" if cells[8] == "-" else cells[8]
        self.bar = cells[9]

    def __str__(self) -> str:
        return self.name


def rows_of(deck: str) -> list[Row]:
    return [Row(line) for line in deck.strip().splitlines()]


ROWS = rows_of(DRACULA_DECK) + rows_of(JAWS_DECK)


def source_of(face: HellCard, field: str) -> str:
    return face.marks.get(field, face.source)


def shown(resources: BarDescription) -> str:
    """ "1B 1M": what a resource bar shows."""
    letters = {"blood": "B", "malice": "M", "cards": "D"}
    return " ".join(f"{count}{letters[kind]}" for kind, count in resources.items() if count)


@pytest.mark.rule("HB-2.1")
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_card_of_the_decks_has_its_printed_numbers(row: Row) -> None:
    face = card(row.name)
    assert (type_of(face), face.unique, face.number) == (row.kind, row.is_unique, row.number)
    assert (face.cost, face.loyalty, ASPECTS[face.aspect]) == (row.cost, row.loyalty, row.aspect)
    assert face.traits == row.traits
    assert shown(bar(face.bar)) == row.bar
    assert face.subtitle == SUBTITLES.get(row.name, "")
    if isinstance(face, MinionCard):
        assert f"{face.combat}/{face.health}" == row.strength
        assert ", ".join(icons(face.scheme)) == row.scheme


@pytest.mark.parametrize("row", ROWS, ids=str)
def test_the_rules_read_the_same_numbers_as_people(row: Row) -> None:
    """What compiled code looks at is a copy of what the card says."""
    face = card(row.name)
    printed = face.printed
    assert (printed.cost, printed.loyalty) == (row.cost, row.loyalty)
    assert ASPECTS[printed.aspect] == row.aspect
    assert shown(bar(printed.bar)) == row.bar
    assert printed.unique is row.is_unique
    if isinstance(face, MinionCard):
        assert f"{printed.combat}/{printed.health}" == row.strength
        assert ", ".join(icons(printed.scheme)) == row.scheme


@pytest.mark.rule("HB-2.8")
@pytest.mark.parametrize("row", ROWS, ids=str)
def test_every_number_says_where_it_was_found(row: Row) -> None:
    face = card(row.name)
    assert source_of(face, "cost") == row.cost_source
    assert source_of(face, "loyalty") == row.loyalty_source
    others = {key: mark for key, mark in face.marks.items() if key not in ("cost", "loyalty")}
    assert others == OTHER_SOURCES.get(row.name, {})
    assert face.source == "public"


@pytest.mark.rule("HB-2.8")
def test_the_description_of_a_card_passes_its_sources_on() -> None:
    described = describe(card("Bloodsucking Bat"))
    assert described["source"] == "public"
    assert described["sources"] == {"cost": "house", "loyalty": "house"}


@pytest.mark.rule("HB-2.8")
def test_an_unknown_loyalty_is_one_icon_up_to_a_cost_of_four_and_two_above() -> None:
    """Every loyalty that is known at a cost of five or more is two."""
    unknown = [face for face in DECK_CARDS if source_of(face, "loyalty") in ("house", "inferred")]
    assert len(unknown) == 25
    cheap = [face for face in unknown if face.cost < 5]
    assert {(face.loyalty, source_of(face, "loyalty")) for face in cheap} == {(1, "house")}
    dear = [face for face in unknown if face.cost >= 5]
    assert len(dear) == 5
    assert {(face.loyalty, source_of(face, "loyalty")) for face in dear} == {(2, "inferred")}
    known = [face for face in DECK_CARDS if face not in unknown and face.cost >= 5]
    assert {face.loyalty for face in known} == {2}


def test_the_pool_has_34_titles_two_monsters_and_four_locations() -> None:
    assert sorted(face.name for face in DECK_CARDS) == sorted(row.name for row in ROWS)
    assert len(DECK_CARDS) == 34
    assert [face.name for face in MONSTERS] == ["Dracula", "Jaws"]
    assert len(LOCATIONS) == 4
    assert len({face.key for face in POOL}) == len(POOL) == 40


@pytest.mark.parametrize(
    ("name", "listed"),
    [("dracula", DRACULA_DECK), ("jaws", JAWS_DECK)],
    ids=["dracula", "jaws"],
)
def test_a_demo_deck_has_its_forty_cards(name: str, listed: str) -> None:
    deck = find_deck(name)
    counts = {face.name: deck.counts[face.key] for face in DECK_CARDS if face.key in deck.counts}
    assert counts == {row.name: row.count for row in rows_of(listed)}
    assert len(deck.cards) == sum(counts.values()) == 40
    assert deck.monster.key == name


def test_the_demo_decks_bring_these_locations() -> None:
    dracula, jaws = find_deck("dracula"), find_deck("jaws")
    assert [face.name for face in dracula.locations] == ["Carfax Abbey", "Castle Dracula"]
    assert [face.name for face in jaws.locations] == ["North Beach", "Amity Harbor"]


# ---------------------------------------------------------------- monsters and locations


def side_facts(printed: MonsterSide) -> tuple[int, str, str]:
    return printed.combat, ", ".join(icons(printed.scheme)), shown(bar(printed.bar))


@pytest.mark.rule("HB-2.2")
def test_dracula_has_two_printed_sides() -> None:
    dracula = monster("dracula")
    assert (dracula.subtitle, dracula.number) == ("Transylvanian Terror", "001")
    assert (dracula.traits, ASPECTS[dracula.aspect]) == (("Undead", "Vampire"), "Cursed")
    assert side_facts(dracula.lurking) == (0, "Foresee 1, Haunt 1", "2B 2D")
    assert side_facts(dracula.unleashed) == (3, "", "1B 1D")


@pytest.mark.rule("HB-2.2")
def test_jaws_has_two_printed_sides() -> None:
    jaws = monster("jaws")
    assert (jaws.subtitle, jaws.number) == ("Scourge of Amity Island", "006")
    assert (jaws.traits, ASPECTS[jaws.aspect]) == (("Creature", "Shark"), "Feral")
    assert side_facts(jaws.lurking) == (0, "Prowl 1, Haunt 1", "2B 2D")
    assert side_facts(jaws.unleashed) == (4, "", "1D")


def test_monsters_are_unique_and_locations_are_not() -> None:
    assert all(face.unique for face in MONSTERS)
    assert not any(face.unique for face in LOCATIONS)


def location_facts(face: LocationCard) -> tuple[str, int, tuple[str, ...], str]:
    return face.number, face.control, face.traits, shown(bar(face.reward))


@pytest.mark.rule("HB-2.1")
def test_locations_have_their_printed_numbers() -> None:
    assert location_facts(location("Carfax Abbey")) == ("015", 4, ("Building",), "1B 1D")
    assert location_facts(location("Castle Dracula")) == ("016", 3, ("Building", "Lair"), "1B 1M")
    assert location_facts(location("North Beach")) == ("020", 3, ("Water",), "1B 1M")
    assert location_facts(location("Amity Harbor")) == ("013", 4, ("Water",), "1D")


@pytest.mark.rule("HB-2.8")
def test_monsters_and_locations_say_where_they_come_from() -> None:
    marks = {face.name: dict(face.marks) for face in (*MONSTERS, *LOCATIONS)}
    assert marks == {
        "Dracula": {"name": "rulebook"},
        "Jaws": {"name": "rulebook"},
        "Carfax Abbey": {"name": "rulebook"},
        "Castle Dracula": {"name": "inferred"},
        "North Beach": {"name": "rulebook"},
        "Amity Harbor": {},
    }


# ---------------------------------------------------------------- texts

HEADINGS = {
    1: "Played:",
    2: "Attack",
    4: "Scheme:",
    8: "When your monster flips",
    16: "combat damage",
    32: "control",
    128: "Action",
    256: "Lurking Action",
}


@pytest.mark.parametrize("face", DECK_CARDS, ids=lambda face: str(face.name))
def test_a_text_names_everything_that_the_card_does(face: DeckCard) -> None:
    for heading, words in HEADINGS.items():
        if face.abilities & heading:
            assert words in face.text
    assert ("Costs" in face.text) is face.changes_cost
    assert ("Lurking only" in face.text) is face.lurking_only
    assert bool(face.jumpscare_text) is (face.jumpscare_cost >= 0)
    if isinstance(face, MinionCard):
        assert ("+" in face.text) is face.changes_combat
        for keyword in ("fearsome", "stealth", "overkill"):
            assert (keyword in face.text.lower()) is getattr(face, keyword)
        assert (f"Bloodlust {face.bloodlust}" in face.printed_text) is (face.bloodlust > 0)
        assert (f"Malicious {face.malicious}" in face.printed_text) is (face.malicious > 0)


def test_only_giant_octopus_has_no_text() -> None:
    assert [face.name for face in DECK_CARDS if not face.text] == ["Giant Octopus"]
    assert all(face.text for face in LOCATIONS)
    assert all(printed.text for face in MONSTERS for printed in face.sides)


@pytest.mark.parametrize("face", DECK_CARDS, ids=lambda face: str(face.name))
def test_a_text_is_whole_sentences(face: DeckCard) -> None:
    for text in (face.text, face.jumpscare_text):
        assert not text or text.endswith(".")


JUMPSCARES = {
    "Drain Life": 1,
    "Vampire's Coffin": 1,
    "Bloodsucking Bat": 1,
    "Coven Feast": 0,
    "Carpathian Wildcat": 1,
    "Carriage Driver": 0,
    "Rogue Shark": 1,
    "Narrow Escape": 2,
    "Deputy Hendricks": 0,
    "Veteran Harpooner": 0,
    "Larry Vaughn": 0,
}


def test_these_cards_have_a_jumpscare_at_this_price() -> None:
    printed = {face.name: face.printed.jumpscare for face in DECK_CARDS if face.jumpscare_text}
    assert printed == JUMPSCARES


def test_a_deck_holds_three_of_a_title_and_six_swarms() -> None:
    limits = {face.name: face.copies for face in DECK_CARDS if face.copies != 3}
    assert limits == {"Swarm of Rats": 6}
