"""What a fight takes and what it brings: comparing numbers. (HF-8)"""

from __future__ import annotations

from breakfall.core.cards import Located
from breakfall.games.havenfall.state import (
    BOSS,
    DEFEATED_AS_BOSS,
    DEFEATED_AS_MINION,
    Haven,
    MonsterCard,
    RowMonster,
    Side,
    monster_card,
    row_place,
)


def can_be_named(haven: Haven, place: int) -> bool:
    """Somebody stands there, and not as a newcomer when the fight is a further one. (HF-8.16)"""
    monster = haven.row[place]
    return monster is not None and not (monster.is_new and haven.turn.fought > 0)


def standing_at(haven: Haven, location: int) -> Located:
    """The monster of a place, for the log: who it is and where the view shows it."""
    face = monster_face(haven, location)
    assert face is not None
    return Located(face, row_place(location))


def monster_face(haven: Haven, location: int) -> MonsterCard | None:
    """Who is fought at a place: whoever stands there now. (HF-8.12)"""
    if location >= DEFEATED_AS_MINION:
        return fallen_before(haven)
    monster = haven.row[location]
    return None if monster is None else monster.face


def fallen_before(haven: Haven) -> MonsterCard | None:
    """The last monster not defeated in this turn; once named, it stays. (HF-14.11, HF-14.12)"""
    is_named = haven.turn.location >= DEFEATED_AS_MINION
    place = haven.turn.avenged if is_named else place_of_the_fallen(haven)
    cards = haven.board.defeated.cards
    return monster_card(cards[place]) if 0 <= place < len(cards) else None


def place_of_the_fallen(haven: Haven) -> int:
    return len(haven.board.defeated.cards) - 1 - haven.turn.fallen


def numbers(face: MonsterCard, monster: RowMonster | None, as_boss: bool) -> tuple[int, int]:
    """Damage and health to be matched, with what spells have added."""
    damage, health = face.as_boss if as_boss else face.as_minion
    if monster is None:
        return damage, health
    return damage + monster.damage, health + monster.health


def is_boss(location: int) -> bool:
    return location in (BOSS, DEFEATED_AS_BOSS)


def to_match(haven: Haven, location: int) -> tuple[int, int] | None:
    """What a fight at that place takes; None where nobody is."""
    if location >= DEFEATED_AS_MINION:
        face = fallen_before(haven)
        return None if face is None else numbers(face, None, location == DEFEATED_AS_BOSS)
    monster = haven.row[location]
    if monster is None:
        return None
    return numbers(monster.face, monster, location == BOSS)


def is_winning(haven: Haven, side: Side) -> bool:
    """Both numbers are matched or exceeded. (HF-8.5, HF-8.6)"""
    return beats(haven, side, haven.turn.location)


def beats(haven: Haven, side: Side, location: int) -> bool:
    needed = to_match(haven, location)
    if needed is None:
        return False
    damage, health = side.damage, side.health
    if is_boss(location):
        damage += side.boss_damage
        health += side.boss_health
    return damage >= needed[0] and health >= needed[1]


def points_for_boss(haven: Haven, face: MonsterCard) -> int:
    """Its rank, and one more with Conquer. (HF-8.10, HF-14.13)"""
    return face.rank + 1 if haven.turn.conquests else face.rank
