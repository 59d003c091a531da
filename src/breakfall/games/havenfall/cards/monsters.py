"""The twenty monsters, four of each rank, one of each colour. None of them has a text.

As a boss a monster has 18 + 2 × rank damage and health together, as a minion 4 + 2 × rank; those
of rank 1 have 1 and 1. The numbers that the rulebook shows follow this curve, so the others do.
"""

from __future__ import annotations

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.havenfall.state import MonsterCard
from breakfall.games.havenfall.terms import BLUE, GREEN, RED, YELLOW, marked

GUESSED = marked(colour=INFERRED, boss_damage=HOUSE, boss_health=HOUSE, damage=HOUSE, health=HOUSE)
COUNTED = marked(
    copies=INFERRED,
    colour=INFERRED,
    boss_damage=HOUSE,
    boss_health=HOUSE,
    damage=HOUSE,
    health=HOUSE,
)


class Fish(MonsterCard):
    name = "Fish"
    rank = 1
    copies = 1
    colour = BLUE
    boss_damage = 10
    boss_health = 10
    damage = 1
    health = 1
    source = RULEBOOK
    marks = COUNTED


class DragonWhelp(MonsterCard):
    name = "Dragon Whelp"
    rank = 1
    copies = 1
    colour = RED
    boss_damage = 12
    boss_health = 8
    damage = 1
    health = 1
    source = RULEBOOK
    marks = marked(copies=INFERRED, colour=INFERRED)


class Frog(MonsterCard):
    name = "Frog"
    rank = 1
    copies = 1
    colour = GREEN
    boss_damage = 9
    boss_health = 11
    damage = 1
    health = 1
    source = RULEBOOK
    marks = COUNTED


class Armadillo(MonsterCard):
    name = "Armadillo"
    rank = 1
    copies = 1
    colour = YELLOW
    boss_damage = 8
    boss_health = 12
    damage = 1
    health = 1
    source = RULEBOOK
    marks = COUNTED


class Octopus(MonsterCard):
    name = "Octopus"
    rank = 2
    copies = 3
    colour = BLUE
    boss_damage = 12
    boss_health = 10
    damage = 5
    health = 3
    source = RULEBOOK
    marks = marked(colour=INFERRED)


class DjiranGrunt(MonsterCard):
    name = "Djiran Grunt"
    rank = 2
    copies = 3
    colour = RED
    boss_damage = 11
    boss_health = 11
    damage = 4
    health = 4
    source = RULEBOOK
    marks = GUESSED


class GrallSummoner(MonsterCard):
    name = "Grall Summoner"
    rank = 2
    copies = 3
    colour = GREEN
    boss_damage = 10
    boss_health = 12
    damage = 3
    health = 5
    source = RULEBOOK
    marks = GUESSED


class DwarvenBerserker(MonsterCard):
    name = "Dwarven Berserker"
    rank = 2
    copies = 3
    colour = YELLOW
    boss_damage = 13
    boss_health = 9
    damage = 5
    health = 3
    source = RULEBOOK
    marks = GUESSED


class SeaSerpent(MonsterCard):
    name = "Sea Serpent"
    rank = 3
    copies = 3
    colour = BLUE
    boss_damage = 12
    boss_health = 12
    damage = 5
    health = 5
    source = RULEBOOK
    marks = GUESSED


class FireElemental(MonsterCard):
    name = "Fire Elemental"
    rank = 3
    copies = 3
    colour = RED
    boss_damage = 14
    boss_health = 10
    damage = 6
    health = 4
    source = RULEBOOK
    marks = GUESSED


class GrallSorcerer(MonsterCard):
    name = "Grall Sorcerer"
    rank = 3
    copies = 3
    colour = GREEN
    boss_damage = 11
    boss_health = 13
    damage = 5
    health = 5
    source = RULEBOOK
    marks = GUESSED


class GiantWorm(MonsterCard):
    name = "Giant Worm"
    rank = 3
    copies = 3
    colour = YELLOW
    boss_damage = 10
    boss_health = 14
    damage = 4
    health = 6
    source = RULEBOOK
    marks = marked(boss_damage=HOUSE, boss_health=HOUSE)


class NyrianGuard(MonsterCard):
    name = "Nyrian Guard"
    rank = 4
    copies = 2
    colour = BLUE
    boss_damage = 12
    boss_health = 14
    damage = 5
    health = 7
    source = RULEBOOK
    marks = GUESSED


class Dragon(MonsterCard):
    name = "Dragon"
    rank = 4
    copies = 2
    colour = RED
    boss_damage = 14
    boss_health = 12
    damage = 7
    health = 5
    source = RULEBOOK
    marks = GUESSED


class OrkenChampion(MonsterCard):
    name = "Orken Champion"
    rank = 4
    copies = 2
    colour = GREEN
    boss_damage = 14
    boss_health = 12
    damage = 6
    health = 6
    source = RULEBOOK
    marks = GUESSED


class TheAncient(MonsterCard):
    name = "The Ancient"
    rank = 4
    copies = 2
    colour = YELLOW
    boss_damage = 13
    boss_health = 13
    damage = 6
    health = 6
    source = RULEBOOK
    marks = marked(colour=INFERRED)


class QueenOfNyra(MonsterCard):
    name = "Queen of Nyra"
    rank = 5
    copies = 1
    colour = BLUE
    boss_damage = 13
    boss_health = 15
    damage = 6
    health = 8
    source = RULEBOOK
    marks = COUNTED


class DjiranLord(MonsterCard):
    name = "Djiran Lord"
    rank = 5
    copies = 1
    colour = RED
    boss_damage = 15
    boss_health = 13
    damage = 8
    health = 6
    source = RULEBOOK
    marks = COUNTED


class OrkenWarchief(MonsterCard):
    name = "Orken Warchief"
    rank = 5
    copies = 1
    colour = GREEN
    boss_damage = 14
    boss_health = 14
    damage = 7
    health = 7
    source = RULEBOOK
    marks = COUNTED


class DwarvenKing(MonsterCard):
    name = "Dwarven King"
    rank = 5
    copies = 1
    colour = YELLOW
    boss_damage = 14
    boss_health = 14
    damage = 7
    health = 7
    source = RULEBOOK
    marks = marked(
        copies=INFERRED, boss_damage=HOUSE, boss_health=HOUSE, damage=HOUSE, health=HOUSE
    )
