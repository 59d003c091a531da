"""The turn begins and ends: the hand is revealed; discard and draw. (HF-5)"""

from __future__ import annotations

from breakfall.core.cards import put_all_on_top, put_on_top
from breakfall.core.reactions import end_silence
from breakfall.games.havenfall.events import TURN_BEGINS
from breakfall.games.havenfall.rules.attacks import give_back
from breakfall.games.havenfall.rules.coming_and_going import count_all, discard, draw_to_hand
from breakfall.games.havenfall.rules.fighting import move_row
from breakfall.games.havenfall.rules.pixels import reset_all
from breakfall.games.havenfall.rules.scoring import (
    end_if_it_was_the_last_round,
    end_if_no_monsters_are_left,
)
from breakfall.games.havenfall.rules.spells import (
    gain_spells,
    look_and_put_back,
    may_react,
    react,
)
from breakfall.games.havenfall.state import (
    ACT,
    BEGIN_TURN,
    HAND,
    Haven,
    InPlay,
    Side,
    Turn,
    play_card,
)
from breakfall.games.havenfall.terms import NO_COLOUR, TURN_ENDS


def begin_turn(haven: Haven) -> None:
    """The whole hand comes into play, and pixels reset. (HF-5.2, HF-5.3, HF-14.9)"""
    side = haven.sides[haven.active]
    for card in side.piles.hand.cards:
        side.play.append(InPlay(card, play_card(card), side, side))
    put_all_on_top(side.piles.play, out_of=side.piles.hand)
    count_all(haven, side)
    if haven.is_told:
        cards = [me.face for me in side.play]
        TURN_BEGINS.tell(haven, side.mask, side.seats, haven.round, cards)
    reset_all(side)
    haven.stage = ACT


async def end_turn(haven: Haven) -> None:
    """Others may answer once more; then discard, draw, and the next player. (HF-5.13, HF-8.15)"""
    side = haven.turn_side
    if haven.turn.row_waits:
        move_row(haven)
    if may_react(haven, TURN_ENDS):
        await react(haven, TURN_ENDS)
    if haven.turn.has_borrowed:
        give_back(haven, side)
    discard_all(haven, side)
    if haven.turn.poise or haven.turn.charges:
        await spells_at_the_end(haven, side)
    draw_to_hand(haven, side, HAND + side.more_cards)
    side.more_cards = 0
    end_effects(haven)
    end_if_no_monsters_are_left(haven)
    if haven.outcome is None:
        pass_on(haven)


def discard_all(haven: Haven, side: Side) -> None:
    """Everything in play, used or not, but heroes that stay. (HF-5.12, HF-14.9)"""
    piles = side.piles
    kept: list[InPlay] = []
    for me in side.play:
        if me.is_kept:
            kept.append(InPlay(me.card, me.face, side, side))
            put_on_top(me.card, piles.kept, out_of=piles.play)
        elif me.printed.goes_back and me.is_informed:
            return_item(haven, me)
    put_all_on_top(piles.discard, out_of=piles.play)
    if kept:
        put_all_on_top(piles.play, out_of=piles.kept)
    side.play = kept
    side.bonuses.clear()


def return_item(haven: Haven, me: InPlay) -> None:
    """A Lute or a Shadow that was used goes back to its pile. (HF-14.22)"""
    pile = haven.item_pile(me.face.key)
    if pile is not None:
        put_on_top(me.card, pile.zone, out_of=me.side.piles.play)


async def spells_at_the_end(haven: Haven, side: Side) -> None:
    """What Poise has promised; with a monster defeated, there is a choice. (HF-14.6)"""
    turn = haven.turn
    stay = side.play.copy()
    for _ in range(turn.poise):
        if turn.defeated:
            await look_and_put_back(haven, side)
        else:
            await gain_spells(haven, side, 1)
    if turn.defeated:
        await gain_spells(haven, side, turn.charges)
    clear_away(haven, side, stay)


def clear_away(haven: Haven, side: Side, stay: list[InPlay]) -> None:
    """Cards that a sixth spell, played at the end, has brought into play. (HF-5.12, HF-10.6)"""
    if haven.turn.has_borrowed:
        give_back(haven, side)
    for me in side.play.copy():
        if me not in stay:
            discard(haven, me)


def end_effects(haven: Haven) -> None:
    """Whatever lasts for a turn is over. (HF-10.10)"""
    haven.turn_side.colour_changed = NO_COLOUR
    for side in haven.sides:
        for hero in side.play:  # one that stays
            hero.damage = hero.printed.damage
            hero.health = hero.printed.health
    if haven.turn.is_row_touched:
        for monster in haven.row:
            if monster is not None:
                monster.damage = 0
                monster.health = 0
                monster.is_new = False
    end_silence(haven)


def pass_on(haven: Haven) -> None:
    """Clockwise to the next player. (HF-5.1)"""
    haven.turn = Turn()
    haven.stage = BEGIN_TURN
    haven.active = (haven.active + 1) % haven.seats
    if haven.active == haven.first:
        haven.round += 1
        end_if_it_was_the_last_round(haven)
