"""Who is where, and what they are like now: what rules and texts ask of characters.

(HB-2.3, HB-2.6, HB-4.2 to HB-4.4, HB-13.5)
"""

from __future__ import annotations

from breakfall.games.hellbreak.state import Character, Duel, Minion, Side, face_of

# ---------------------------------------------------------------- what they are like


def combat_of(duel: Duel, character: Character) -> int:
    """What it deals in combat now. (HB-8.7, HB-13.5)"""
    if isinstance(character, Minion):
        combat = character.printed.combat
        if character.printed.changes_combat:
            combat += character.face.combat_bonus(duel, character)
        return combat
    return character.side.monster.face.combat


def has_trait(character: Character, trait: str) -> bool:
    """Printed, or given by its own text. (HB-2.3, HB-13.5)"""
    if isinstance(character, Minion) and character.face.gains_trait(character, trait):
        return True
    return trait in face_of(character).traits


def count_trait(side: Side, trait: str) -> int:
    """How many cards with that trait a side controls, its monster among them. (HB-2.6, HB-2.7)"""
    count = 1 if has_trait(side.monster, trait) else 0
    for minion in side.minions:
        if has_trait(minion, trait):
            count += 1
    for asset in side.assets:
        if trait in asset.face.traits:
            count += 1
    return count


def brides(side: Side) -> int:
    """Bride minions that a side controls. (HB-2.6, HB-2.7)"""
    return sum(1 for minion in side.minions if "Bride" in minion.printed.traits)


def has_damaged_minion(side: Side) -> bool:
    """Only minions are ever damaged. (HB-14.6)"""
    return any(minion.damage > 0 for minion in side.minions)


# ---------------------------------------------------------------- where they are


def allied_minions(side: Side, location: int) -> list[Minion]:
    """The side's own, at that location. (HB-2.6, HB-4.4)"""
    return [minion for minion in side.minions if minion.location == location]


def all_minions(duel: Duel, side: Side) -> list[Minion]:
    """Everywhere, allied or enemy, the enemy's first. (HB-4.4, HB-13.4)"""
    return duel.enemy_of(side).minions + side.minions


def minions_here(duel: Duel, side: Side, location: int) -> list[Minion]:
    """Those at the location of the card that says so. (HB-4.3, HB-4.4)"""
    return [minion for minion in all_minions(duel, side) if minion.location == location]


def characters_at(side: Side, location: int) -> list[Character]:
    """The monster, which is always there, and the minions at that location. (HB-8.2)"""
    found: list[Character] = [side.monster]
    for minion in side.minions:
        if minion.location == location:
            found.append(minion)
    return found


def characters_here(duel: Duel, side: Side, location: int) -> list[Character]:
    """Everybody at a location, the enemy's first; both monsters are at both. (HB-4.2, HB-4.4)"""
    return characters_at(duel.enemy_of(side), location) + characters_at(side, location)


def monsters(duel: Duel, side: Side) -> list[Character]:
    found: list[Character] = [duel.enemy_of(side).monster, side.monster]
    return found


def everybody(duel: Duel, side: Side) -> list[Character]:
    """All characters in play, the enemy's first."""
    found: list[Character] = []
    for one in (duel.enemy_of(side), side):
        found.append(one.monster)
        found += one.minions
    return found


def ready_characters(side: Side) -> list[Character]:
    """The monster first. (HB-8.1, HB-10.5)"""
    ready: list[Character] = []
    if not side.monster.exhausted:
        ready.append(side.monster)
    for minion in side.minions:
        if not minion.exhausted:
            ready.append(minion)
    return ready


# ---------------------------------------------------------------- twins


def are_twins(one: Minion, other: Minion) -> bool:
    """Two copies that nothing on the table tells apart: it does not matter which is chosen."""
    return (
        one.face is other.face
        and one.location == other.location
        and one.exhausted == other.exhausted
        and one.damage + one.assigned == other.damage + other.assigned
        and one.busy == other.busy
        and one.side is other.side
    )


def twins_of(minion: Minion) -> list[Minion]:
    """The copies that nothing tells from this one, itself among them."""
    return [one for one in minion.side.minions if are_twins(one, minion)]
