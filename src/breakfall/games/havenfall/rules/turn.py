"""The turn: the hand is revealed, one action, discard and draw. (HF-5)"""

from __future__ import annotations

from breakfall.core.cards import put_all_on_top, put_on_top
from breakfall.core.choice import Option, Question
from breakfall.core.reactions import end_silence
from breakfall.games.havenfall.card import NO_COLOUR
from breakfall.games.havenfall.card import TURN_BEGINS as BEGIN_WINDOW
from breakfall.games.havenfall.card import TURN_ENDS as END_WINDOW
from breakfall.games.havenfall.options import BUY_SPELL, END_TURN, STRIKE, TRASH_CARD
from breakfall.games.havenfall.rules.abilities import (
    activate,
    draw_for,
    play_information,
    possible_plays,
)
from breakfall.games.havenfall.rules.attacks import give_back
from breakfall.games.havenfall.rules.buying import (
    buy,
    buy_spell,
    can_buy,
    can_buy_spell,
    possible_buys,
)
from breakfall.games.havenfall.rules.coming_and_going import (
    count,
    draw_to_hand,
)
from breakfall.games.havenfall.rules.fighting import (
    can_fight,
    move_row,
    name_monster,
    possible_fights,
    strike,
)
from breakfall.games.havenfall.rules.pixels import possible_trades, reset_all, trade
from breakfall.games.havenfall.rules.scoring import (
    end_if_it_was_the_last_round,
    end_if_no_monsters_are_left,
)
from breakfall.games.havenfall.rules.spells import (
    cast_in_own_turn,
    gain_spells,
    look_and_put_back,
    may_react,
    possible_spells,
    react,
)
from breakfall.games.havenfall.rules.trashing import can_trash, trash_for_a_pixel
from breakfall.games.havenfall.state import (
    ACT,
    BEGIN_TURN,
    HAND,
    NOWHERE,
    Haven,
    InPlay,
    Side,
    Turn,
    in_play,
)
from breakfall.games.havenfall.state import END_TURN as END_STAGE

# ---------------------------------------------------------------- the beginning


async def begin_turn(haven: Haven) -> None:
    """The whole hand comes into play, and pixels reset. (HF-5.2, HF-5.3, HF-14.9)"""
    side = haven.turn_side
    side.treasure = 0
    side.damage = 0
    side.health = 0
    side.boss_damage = 0
    side.boss_health = 0
    for card in side.piles.hand.cards:
        side.play.append(in_play(card, side, side))
    put_all_on_top(side.piles.play, out_of=side.piles.hand)
    for me in side.play:
        count(haven, me)
    haven.note("turn", side, haven.round, [me.face for me in side.play])
    reset_all(side)
    haven.stage = ACT
    if may_react(haven, BEGIN_WINDOW):
        await react(haven, BEGIN_WINDOW)


# ---------------------------------------------------------------- what to do


async def act(haven: Haven) -> None:
    """One thing that the player does: a line of a card, a part of the action, a spell, a trade."""
    side = haven.turn_side
    fighting = haven.turn.location != NOWHERE
    prompt = "fighting" if fighting else "turn"
    answer = await Question(side.seats, prompt, possible_acts(haven, side))
    if answer is END_TURN:
        haven.stage = END_STAGE
    elif answer is STRIKE:
        await strike(haven, side)
    elif answer is TRASH_CARD:
        await trash_for_a_pixel(haven, side)
    elif answer is BUY_SPELL:
        await buy_spell(haven, side)
    elif answer.kind == "buy":
        await buy(haven, side, answer)
    elif answer.kind == "fight":
        name_monster(haven, side, answer.number)
    elif answer.kind == "cast":
        await cast_in_own_turn(haven, side, answer)
    elif answer.kind == "trade":
        await trade(haven, side, answer.number)
    else:
        await play_line(haven, side, answer)


async def play_line(haven: Haven, side: Side, answer: Option) -> None:
    """One of the lines of a card in play."""
    me = card_meant(side, answer)
    if answer.kind == "ability":
        await activate(haven, me)
    elif answer.kind == "draw":
        draw_for(haven, me)
    else:
        await play_information(haven, me)


def card_meant(side: Side, answer: Option) -> InPlay:
    """The card whose line an answer stands for, and that has not played it yet."""
    for me in side.play:
        face = me.face
        if (
            (not me.is_used and face.as_ability.at(me, side) is answer)
            or (not me.has_drawn and face.draw_option is answer)
            or (not me.is_informed and face.information_option is answer)
        ):
            return me
    raise KeyError(answer.key)


def possible_acts(haven: Haven, side: Side) -> list[Option]:
    """All that may be done now; a lost action leaves only the end. (HF-5.4 to 5.7, HF-6.5)"""
    options: list[Option] = []
    turn = haven.turn
    if turn.is_over:
        return [END_TURN]
    possible_plays(haven, side, options)
    if turn.location != NOWHERE:
        options.append(STRIKE)
    else:
        if can_buy(haven):
            possible_buys(haven, side, options)
        if can_fight(haven):
            possible_fights(haven, options)
        if can_trash(haven, side):
            options.append(TRASH_CARD)
    if haven.spell_holders & side.mask:
        possible_spells(haven, side, options)
    if can_buy_spell(haven, side):
        options.append(BUY_SPELL)
    possible_trades(haven, side, options)
    if turn.location == NOWHERE:
        options.append(END_TURN)
    return options


# ---------------------------------------------------------------- the end


async def end_turn(haven: Haven) -> None:
    """Others may answer once more; then discard, draw, and the next player. (HF-5.13, HF-8.15)"""
    side = haven.turn_side
    if haven.turn.row_waits:
        move_row(haven)
    if may_react(haven, END_WINDOW):
        await react(haven, END_WINDOW)
    give_back(haven, side)
    discard_all(haven, side)
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
        me.in_play = False
        if me.is_kept:
            kept.append(InPlay(me.card, me.face, side, side))
            put_on_top(me.card, piles.kept, out_of=piles.play)
        elif me.printed.goes_back and me.is_informed:
            return_item(haven, me)
    put_all_on_top(piles.discard, out_of=piles.play)
    if kept:
        put_all_on_top(piles.play, out_of=piles.kept)
    side.play = kept
    side.bonuses = []


def return_item(haven: Haven, me: InPlay) -> None:
    """A Lute or a Shadow that was used goes back to its pile. (HF-14.22)"""
    pile = haven.item_pile(me.face.key)
    if pile is not None:
        put_on_top(me.card, pile.zone, out_of=me.side.piles.play)


async def spells_at_the_end(haven: Haven, side: Side) -> None:
    """What Poise has promised; with a monster defeated, there is a choice. (HF-14.6)"""
    turn = haven.turn
    for _ in range(turn.poise):
        if turn.defeated:
            await look_and_put_back(haven, side)
        else:
            await gain_spells(haven, side, 1)
    if turn.defeated:
        await gain_spells(haven, side, turn.charges)


def end_effects(haven: Haven) -> None:
    """Whatever lasts for a turn is over. (HF-10.10)"""
    for side in haven.sides:
        side.is_guarded = False
        side.is_protected = False
    side = haven.turn_side
    side.colour_changed = NO_COLOUR
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
