"""Action: fighting. (HF-8)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import put_on_top
from breakfall.core.option import Option
from breakfall.games.havenfall.card import FIGHT as FIGHT_WINDOW
from breakfall.games.havenfall.card import MonsterCard
from breakfall.games.havenfall.options import FIGHT_AT
from breakfall.games.havenfall.places import RowMonster
from breakfall.games.havenfall.rules.pixels import gain_pixel
from breakfall.games.havenfall.rules.scoring import gain_points
from breakfall.games.havenfall.rules.spells import react
from breakfall.games.havenfall.state import (
    BOSS,
    DEFEATED_AS_BOSS,
    DEFEATED_AS_MINION,
    FIGHT,
    NO_ACTION,
    NOWHERE,
    Haven,
    Side,
)


def can_fight(haven: Haven) -> bool:
    """One monster a turn, unless there are additional fights. (HF-8.13, HF-8.14)"""
    turn = haven.turn
    return (turn.action == NO_ACTION or turn.action == FIGHT) and turn.fought <= turn.more_fights


def possible_fights(haven: Haven, options: list[Option]) -> None:
    """The monsters of the row, and with Revenge the last one defeated. (HF-8.2, HF-14.11)"""
    for place in range(3):
        if can_be_named(haven, place):
            options.append(FIGHT_AT[place])
    if haven.turn.takes_revenge and fallen_before(haven) is not None:
        options.append(FIGHT_AT[DEFEATED_AS_MINION])
        options.append(FIGHT_AT[DEFEATED_AS_BOSS])


def can_be_named(haven: Haven, place: int) -> bool:
    """Somebody stands there, and not as a newcomer when the fight is a further one. (HF-8.16)"""
    monster = haven.row[place]
    return monster is not None and not (monster.is_new and haven.turn.fought > 0)


def name_monster(haven: Haven, side: Side, location: int) -> None:
    """The place is fixed from now on. (HF-8.2, HF-8.3, HF-14.11)"""
    haven.turn.action = FIGHT
    haven.turn.avenged = place_of_the_fallen(haven)
    haven.turn.location = location
    haven.note("fights", side, monster_face(haven, location), FIGHT_AT[location])


async def strike(haven: Haven, side: Side) -> None:
    """Ask the others, then compare. (HF-8.4)

    When somebody answers with a spell, the player may use abilities before the blow. A player who
    strikes without doing so need not ask again: all have passed.
    """
    if await react(haven, FIGHT_WINDOW):
        haven.turn.all_passed = True
    else:
        decide(haven, side)


def decide(haven: Haven, side: Side) -> None:
    """The blow, when nobody has anything more to play. (HF-8.6, HF-8.11)"""
    if is_winning(haven, side):
        win(haven, side)
    else:
        lose(haven, side)
    haven.turn.location = NOWHERE


# ---------------------------------------------------------------- comparing


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
    return cast(MonsterCard, cards[place].face) if 0 <= place < len(cards) else None


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


# ---------------------------------------------------------------- losing and winning


def lose(haven: Haven, side: Side) -> None:
    """The turn is over, whoever stands there or does not. (HF-8.11, HF-8.12)"""
    face = monster_face(haven, haven.turn.location)
    if face is None:
        haven.note("finds-nobody", side)
    else:
        haven.note("loses-fight", side, face)
    haven.turn.is_over = True


def win(haven: Haven, side: Side) -> None:
    """A pixel of its colour; for a boss also its points. (HF-8.7 to 8.10)"""
    turn, board = haven.turn, haven.board
    location = turn.location
    face = monster_face(haven, location)
    assert face is not None
    haven.note("defeats", side, face)
    turn.fought += 1
    turn.defeated += 1
    turn.fallen += 1
    if location <= BOSS:
        monster = haven.row[location]
        assert monster is not None
        put_on_top(monster.card, board.defeated, out_of=board.row)
        haven.row[location] = None
        turn.row_waits = True
    if turn.row_waits and turn.fought > turn.more_fights:
        move_row(haven)
    gain_pixel(haven, side, face.gives)
    if is_boss(location):
        defeat_boss(haven, side, face)


def defeat_boss(haven: Haven, side: Side, face: MonsterCard) -> None:
    """Points by rank; the first one releases the leaders. (HF-8.10, HF-5.19, HF-14.13)"""
    turn = haven.turn
    turn.bosses += 1
    points = points_for_boss(haven, face)
    if turn.conquests:
        turn.conquests -= 1
        turn.conquered += 1
    if not haven.are_leaders_free:
        release_leaders(haven)
    gain_points(haven, side, points)


def points_for_boss(haven: Haven, face: MonsterCard) -> int:
    """Its rank, and one more with Conquer. (HF-8.10, HF-14.13)"""
    return face.rank + 1 if haven.turn.conquests else face.rank


def release_leaders(haven: Haven) -> None:
    """Every leader goes to its player's discard pile. (HF-5.19)"""
    haven.are_leaders_free = True
    haven.note("leaders")
    for side in haven.sides:
        put_on_top(side.piles.leader.top, side.piles.discard, out_of=side.piles.leader)


# ---------------------------------------------------------------- the row


def move_row(haven: Haven) -> None:
    """Monsters right of a gap move to the left; new ones come at the boss. (HF-8.8, HF-8.17)"""
    haven.turn.row_waits = False
    haven.turn.is_row_touched = True
    standing = [monster for monster in haven.row if monster is not None]
    for place in range(3):
        haven.row[place] = standing[place] if place < len(standing) else None
        if haven.row[place] is None and haven.board.monster_deck.cards:
            reveal_monster(haven, place)


def reveal_monster(haven: Haven, place: int) -> None:
    """The next monster of the deck. After a fight it is too late for another one. (HF-8.16)"""
    board = haven.board
    card = board.monster_deck.cards[-1]
    put_on_top(card, board.row, out_of=board.monster_deck)
    monster = RowMonster(card, cast(MonsterCard, card.face))
    monster.is_new = haven.turn.fought > 0
    haven.row[place] = monster
    haven.note("monster-comes", monster.face)
