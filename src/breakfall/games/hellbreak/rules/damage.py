"""Damage to characters, the health stack, and indirect damage. (HB-12.3 to 12.13)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Face, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option, offer
from breakfall.core.outcome import Outcome
from breakfall.core.question import NOTHING_MORE
from breakfall.games.hellbreak.card import DeckCard
from breakfall.games.hellbreak.options import OWN_MONSTER, YES, YES_OR_NO
from breakfall.games.hellbreak.printed import NO_JUMPSCARE
from breakfall.games.hellbreak.rules.killing import damage_minion
from breakfall.games.hellbreak.rules.playing import can_play_itself, play_for_no_blood
from breakfall.games.hellbreak.rules.pool import pay_malice
from breakfall.games.hellbreak.rules.targets import target_option
from breakfall.games.hellbreak.state import Character, Duel, Minion, Side


async def damage(duel: Duel, character: Character, amount: int) -> None:
    """Tokens on a minion, cards of the health stack for a monster. (HB-12.1, HB-12.6)"""
    if isinstance(character, Minion):
        damage_minion(duel, character, amount)
    else:
        await damage_monster(duel, character.side, amount)


# ---------------------------------------------------------------- the health stack


class Hit:
    """Damage to a monster of which the log has not told yet."""

    __slots__ = ("dealt", "prevented", "revealed", "side")

    def __init__(self, side: Side) -> None:
        self.side = side
        self.dealt = 0
        self.prevented = 0
        self.revealed: list[Face] = []

    def tell(self, duel: Duel) -> None:
        """One line for what was dealt, and one for what was prevented instead."""
        if self.prevented > 0:
            duel.note("prevented", self.side, self.prevented)
        if self.dealt > 0:
            duel.note("hit", self.side, self.dealt, self.revealed)
        self.dealt = self.prevented = 0
        self.revealed = []


async def damage_monster(duel: Duel, side: Side, amount: int) -> int:
    """Point by point: each is worked off before the next one; how many were dealt.

    A prevented point is not dealt. What strikes a monster whose health card is being revealed
    waits until that card is gone. (HB-12.6, HB-12.7, HB-12.9, HB-12.11)
    """
    if side.is_revealing:
        side.waiting += amount
        return amount
    hit, dealt = Hit(side), 0
    while amount > 0:
        amount -= 1
        if side.prevented > 0:
            side.prevented -= 1
            hit.prevented += 1
            continue
        dealt += 1
        hit.dealt += 1
        if side.is_top_vertical:
            await lose_health_card(duel, side, hit)
            amount += side.waiting
            side.waiting = 0
        else:
            side.is_top_vertical = True
    hit.tell(duel)
    return dealt


async def lose_health_card(duel: Duel, side: Side, hit: Hit) -> None:
    """Reveal it, perhaps its Jumpscare, discard it; without cards one dies. (HB-12.7 to 12.13)"""
    piles = side.piles
    card = piles.health.top
    side.is_top_vertical = False
    side.is_revealing = True
    put_on_top(card, piles.revealed, out_of=piles.health)
    hit.revealed.append(card.face)
    if can_jumpscare(duel, side, card):
        hit.tell(duel)
        await offer_jumpscare(duel, side, card)
    if card in piles.revealed.cards:
        put_on_top(card, piles.crypt, out_of=piles.revealed)
    side.is_revealing = False
    if piles.health.is_empty:
        hit.tell(duel)
        await kill_monster(duel, side)


def can_jumpscare(duel: Duel, side: Side, card: Card) -> bool:
    """It has one, its price is there, and the last card may. (HB-12.8, HB-12.10, HB-12.12)"""
    face = cast(DeckCard, card.face)
    price = face.printed.jumpscare
    if price == NO_JUMPSCARE or side.malice < price:
        return False
    if side.piles.health.is_empty and not duel.last_card_scares:
        return False
    if face.jumpscare_plays_it:
        return can_play_itself(side, face)
    return face.can_jumpscare(duel, side)


async def offer_jumpscare(duel: Duel, side: Side, card: Card) -> None:
    """Its owner may use it, and pays; all of it is finished first. (HB-12.8, HB-12.9)"""
    face = cast(DeckCard, card.face)
    if await OptionQuestion(side.seats, "jumpscare", YES_OR_NO, face) is YES:
        duel.note("jumpscare", face)
        pay_malice(duel, side, face.printed.jumpscare)
        if face.jumpscare_plays_it:
            await play_for_no_blood(duel, side, card)
        else:
            await face.jumpscare(duel, side)


async def kill_monster(duel: Duel, side: Side) -> None:
    """The opposing player has won, and the match is over at once. (HB-12.13)"""
    winner = duel.enemy_of(side)
    why = f"{duel.name_of(winner)} wins: {duel.name_of(side)} has no health left"
    scores = [one.health for one in duel.sides]
    duel.note("end", winner, side)
    duel.outcome = Outcome([winner.seat], [[winner.seat], [side.seat]], scores, why)
    await NOTHING_MORE


def end_protection(duel: Duel) -> None:
    """What prevented damage in a phase ends with it. (HB-12.11)"""
    for side in duel.sides:
        side.prevented = 0


# ---------------------------------------------------------------- indirect damage


async def indirect_damage(duel: Duel, side: Side, amount: int) -> None:
    """Divided by the player who is dealt it, and then dealt. (HB-12.3 to 12.5)"""
    if amount == 0:
        return
    duel.note("indirect", side, amount)
    for_monster = 0
    for left in range(amount, 0, -1):
        minion = await choose_who_takes_it(side, left)
        if minion is None:
            for_monster += 1
        else:
            minion.assigned += 1
    for minion in side.minions.copy():
        assigned, minion.assigned = minion.assigned, 0
        damage_minion(duel, minion, assigned)
    await damage_monster(duel, side, for_monster)


async def choose_who_takes_it(side: Side, left: int) -> Minion | None:
    """A minion takes no more than its remaining health; None is the monster. (HB-12.4)"""
    able = [minion for minion in side.minions if minion.health_left > 0]
    options: list[Option] = [OWN_MONSTER]
    for minion in able:
        pointing = target_option(side, minion)
        offer(options, pointing)
    answer = await OptionQuestion(side.seats, "assign-damage", options, left)
    for minion in able:
        if target_option(side, minion) is answer:
            return minion
    return None
