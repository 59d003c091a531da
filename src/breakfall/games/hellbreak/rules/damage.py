"""Damage to characters, the health stack, and indirect damage. (HB-12.3 to 12.13)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Face, put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.outcome import Outcome
from breakfall.core.question import NOTHING_MORE, Barred, OpenQuestion, choose
from breakfall.games.hellbreak.events import (
    DEALT_INDIRECT,
    JUMPSCARES,
    LOSES_HEALTH,
    MONSTER_KILLED,
    PREVENTED,
)
from breakfall.games.hellbreak.printed import NO_JUMPSCARE
from breakfall.games.hellbreak.questions import (
    CharacterQuestion,
    YesOrNoQuestion,
    distinct,
    side_asked,
    wants_to,
)
from breakfall.games.hellbreak.rules.death import damage_minion
from breakfall.games.hellbreak.rules.play import can_play_itself, play_for_no_blood
from breakfall.games.hellbreak.rules.pool import pay_malice
from breakfall.games.hellbreak.state import Character, DeckCard, Duel, Minion, Side, printed_on
from breakfall.games.hellbreak.warning import own_targets
from breakfall.games.hellbreak.words import kind_words


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
            PREVENTED.tell(duel, NOBODY, self.side.monster, self.prevented)
        if self.dealt > 0:
            LOSES_HEALTH.tell(duel, NOBODY, self.side.monster, self.dealt, self.revealed)
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
    face = printed_on(card)
    price = face.printed.jumpscare
    if price == NO_JUMPSCARE or side.malice < price:
        return False
    if side.piles.health.is_empty and not duel.last_card_scares:
        return False
    if face.jumpscare_plays_it:
        return can_play_itself(side, face)
    return face.can_jumpscare(duel, side)


class JumpscareQuestion(YesOrNoQuestion):
    """Whether to use the Jumpscare of the card that it is asked about."""

    def facts(self, table: Duel, asked: OpenQuestion) -> dict[str, object]:
        face = asked.about
        assert isinstance(face, DeckCard)
        price = face.jumpscare_cost
        does = face.printed_text if face.jumpscare_plays_it else face.printed_jumpscare
        return {
            "name": face.name,
            "jumpscare": jumpscare_words(face),
            "warning": own_targets(table, side_asked(table, asked), does),
            "price": f" for {price} malice" if price > 0 else "",
        }


JUMPSCARE: Final = JumpscareQuestion(
    "jumpscare", "HB-12.8", "Jumpscare, {name}: {jumpscare}{warning} Use it{price}?"
)


def jumpscare_words(face: DeckCard) -> str:
    """What it does; of a card that plays itself, also what will be in play."""
    if not face.jumpscare_plays_it:
        return face.printed_jumpscare
    kind = kind_words(face)
    article = "an" if kind[0] in "ae" else "a"
    return f"{face.printed_jumpscare} It is {article} {kind}. {face.printed_text}"


async def offer_jumpscare(duel: Duel, side: Side, card: Card) -> None:
    """Its owner may use it, and pays; all of it is finished first. (HB-12.8, HB-12.9)"""
    face = printed_on(card)
    if await wants_to(side, JUMPSCARE, face):
        JUMPSCARES.tell(duel, side.mask, face)
        pay_malice(duel, side, face.printed.jumpscare)
        if face.jumpscare_plays_it:
            await play_for_no_blood(duel, side, card)
        else:
            await face.jumpscare(duel, side)


async def kill_monster(duel: Duel, side: Side) -> None:
    """The opposing player has won, and the match is over at once. (HB-12.13)"""
    winner = duel.enemy_of(side)
    scores = [one.health for one in duel.sides]
    ending = MONSTER_KILLED.happened(duel, winner.mask, winner.seat, side.seat)
    duel.end(Outcome([winner.seat], [[winner.seat], [side.seat]], scores, ending))
    await NOTHING_MORE


def end_protection(duel: Duel) -> None:
    """What prevented damage in a phase ends with it. (HB-12.11)"""
    for side in duel.sides:
        side.prevented = 0


# ---------------------------------------------------------------- indirect damage


class AssignDamageQuestion(CharacterQuestion):
    """Which of one's own characters takes the next point; asked about how many are left."""

    def barred(self, table: Duel, asked: OpenQuestion, thing: Character | None) -> Barred:
        assert thing is not None
        if thing.side is not side_asked(table, asked):
            return Barred("HB-12.4", "You divide indirect damage among your own characters.")
        return Barred("HB-12.4", f"{thing.name} cannot be given more than its remaining health.")


ASSIGN_DAMAGE: Final = AssignDamageQuestion(
    "assign-damage", "HB-12.4", "Who takes the next point of indirect damage? ({number} left)"
)


async def indirect_damage(duel: Duel, side: Side, amount: int) -> None:
    """Divided by the player who is dealt it, and then dealt. (HB-12.3 to 12.5)"""
    if amount == 0:
        return
    DEALT_INDIRECT.tell(duel, side.mask, side.seat, amount)
    for_monster = 0
    for left in range(amount, 0, -1):
        taker = await choose(side.seats, ASSIGN_DAMAGE, possible_takers(side), left)
        if isinstance(taker, Minion):
            taker.assigned += 1
        else:
            for_monster += 1
    for minion in side.minions.copy():
        assigned, minion.assigned = minion.assigned, 0
        damage_minion(duel, minion, assigned)
    await damage_monster(duel, side, for_monster)


def possible_takers(side: Side) -> list[Character | None]:
    """The monster; a minion takes no more than its remaining health. (HB-12.4)"""
    able = [minion for minion in side.minions if minion.health_left > 0]
    return distinct(able, [side.monster])
