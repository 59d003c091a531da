"""Action: fighting. (HF-8)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.question import Answer, Barred
from breakfall.games.havenfall.events import (
    DEFEATS,
    FIGHTS,
    FINDS_NOBODY,
    LEADERS_RELEASED,
    LOSES_FIGHT,
    MONSTER_COMES,
)
from breakfall.games.havenfall.rules.acts import Act
from breakfall.games.havenfall.rules.pixels import gain_pixel
from breakfall.games.havenfall.rules.scoring import gain_points
from breakfall.games.havenfall.rules.spells import react
from breakfall.games.havenfall.rules.strength import (
    can_be_named,
    fallen_before,
    is_boss,
    is_winning,
    monster_face,
    place_of_the_fallen,
    points_for_boss,
    standing_at,
)
from breakfall.games.havenfall.state import (
    BOSS,
    DEFEATED_AS_MINION,
    FIGHT,
    LOCATIONS,
    NO_ACTION,
    NOWHERE,
    Haven,
    MonsterCard,
    RowMonster,
    Side,
    monster_card,
)
from breakfall.games.havenfall.terms import FIGHT as FIGHT_WINDOW
from breakfall.games.havenfall.words import PLACES


class Fight(Answer):
    """Name the monster of a place."""

    def __init__(self, location: int) -> None:
        super().__init__("fight", LOCATIONS[location])
        self.location = location


PLACES_TO_FIGHT: Final[list[Fight]] = [Fight(location) for location in range(len(LOCATIONS))]
STRIKE: Final = Answer("strike")


def can_fight(haven: Haven) -> bool:
    """One monster a turn, unless there are additional fights. (HF-8.13, HF-8.14)"""
    turn = haven.turn
    return (turn.action == NO_ACTION or turn.action == FIGHT) and turn.fought <= turn.more_fights


def add_fights(haven: Haven, acts: list[Act]) -> None:
    """The monsters of the row, and with Revenge the last one defeated. (HF-8.2, HF-14.11)"""
    for place in range(3):
        if can_be_named(haven, place):
            acts.append(PLACES_TO_FIGHT[place])
    if haven.turn.takes_revenge and fallen_before(haven) is not None:
        acts += PLACES_TO_FIGHT[DEFEATED_AS_MINION:]


def why_not_fought(haven: Haven, location: int) -> Barred:
    """What keeps the player at turn from a fight at that place."""
    turn = haven.turn
    if turn.location != NOWHERE:
        return Barred("HF-8.2", "You have named a monster. Once named, it stays.")
    if turn.action != NO_ACTION and turn.action != FIGHT:
        return Barred("HF-5.5", "You have taken another action this turn.")
    if turn.fought > turn.more_fights:
        return Barred("HF-8.13", "You have fought this turn.")
    if location > BOSS:
        return Barred("HF-14.11", "Only Revenge lets you fight a defeated monster.")
    monster = haven.row[location]
    if monster is None:
        return Barred("HF-8.2", f"No monster stands at {PLACES[location]}.")
    return Barred("HF-8.16", f"{monster.face.name} came after your first fight of this action.")


def why_no_strike() -> Barred:
    return Barred("HF-8.2", "Name the monster you fight first.")


def name_monster(haven: Haven, side: Side, location: int) -> None:
    """The place is fixed from now on. (HF-8.2, HF-8.3, HF-14.11)"""
    haven.turn.action = FIGHT
    haven.turn.avenged = place_of_the_fallen(haven)
    haven.turn.location = location
    FIGHTS.tell(haven, side.mask, side.seats, standing_at(haven, location), location)


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


# ---------------------------------------------------------------- losing and winning


def lose(haven: Haven, side: Side) -> None:
    """The turn is over, whoever stands there or does not. (HF-8.11, HF-8.12)"""
    location = haven.turn.location
    if monster_face(haven, location) is None:
        FINDS_NOBODY.tell(haven, side.mask, side.seats)
    else:
        LOSES_FIGHT.tell(haven, side.mask, side.seats, standing_at(haven, location))
    haven.turn.is_over = True


def win(haven: Haven, side: Side) -> None:
    """A pixel of its colour; for a boss also its points. (HF-8.7 to 8.10)"""
    turn, board = haven.turn, haven.board
    location = turn.location
    face = monster_face(haven, location)
    assert face is not None
    DEFEATS.tell(haven, side.mask, side.seats, standing_at(haven, location))
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


def release_leaders(haven: Haven) -> None:
    """Every leader goes to its player's discard pile. (HF-5.19)"""
    haven.are_leaders_free = True
    LEADERS_RELEASED.tell(haven, NOBODY)
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
    monster = RowMonster(card, monster_card(card))
    monster.is_new = haven.turn.fought > 0
    haven.row[place] = monster
    MONSTER_COMES.tell(haven, NOBODY, standing_at(haven, place))
