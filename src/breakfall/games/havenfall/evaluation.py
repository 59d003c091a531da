"""How well a player stands, for bots that look ahead a little.

A deck is worth what a hand of it can be expected to do, so that a good card more and a bad card
less both count. In one's own turn comes what the cards in play could still achieve.
"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Zone
from breakfall.games.havenfall.rules.buying import can_buy
from breakfall.games.havenfall.rules.fighting import can_fight
from breakfall.games.havenfall.rules.strength import (
    can_be_named,
    is_boss,
    monster_face,
    to_match,
)
from breakfall.games.havenfall.state import (
    DEFEATED_AS_BOSS,
    HAND,
    NOWHERE,
    Haven,
    PlayCard,
    Side,
    play_card,
)

# Worth in points.
FIRST_PIXEL: Final = 0.35
FURTHER_PIXEL: Final = 0.07  # the next one is worth so much less
SPARE_PIXEL: Final = 0.02  # an available one
SPELL: Final = 0.22
NEXT_CARD: Final = 0.15
STRENGTH: Final = 6.0  # of a hand that beats any boss
WEALTH: Final = 1.2  # of a hand that buys anything
DRAW: Final = 1.5  # damage and health that a further card is expected to bring
BOSS: Final = 14.0
DEAR: Final = 9.0
LIKELY: Final = 0.9  # what could still happen in this turn counts a little less
TREASURE: Final = 0.05
KEPT: Final = 0.4  # a hero that stays for the next turn
MONSTER: Final = 0.04  # that is still to come: whoever wants points needs some


def evaluate(haven: Haven, player: int) -> float:
    """Between -1 and 1: the lead over the others, the best of them above all."""
    own, others, best = 0.0, 0.0, 0.0
    teams = haven.format.teams(haven.seats)
    for team in teams:
        worth = 0.0
        for seat in team:
            side = haven.sides[seat]
            worth += standing(haven, side)
            if seat == haven.active:
                worth += LIKELY * prospects(haven, side)
            elif player not in team:
                worth += LIKELY * hand_prospects(haven, side)
        if player in team:
            own = worth
        else:
            others += worth / (len(teams) - 1)
            best = max(best, worth)
    lead = own - (best + others) / 2
    lead += MONSTER * len(teams[0]) * len(haven.board.monster_deck.cards)
    return lead / (4.0 + abs(lead))


def standing(haven: Haven, side: Side) -> float:
    """What a player has, apart from the turn."""
    cards = HAND + side.more_cards if side.seat == haven.active else len(side.piles.hand.cards)
    worth = haven.format.goal_points(side) + NEXT_CARD * cards
    worth += pixels_worth(side.pixels) + SPARE_PIXEL * sum(side.available)
    worth += SPELL * len(side.piles.spells.cards)
    for me in side.play:
        if me.is_kept:
            worth += KEPT
    return worth + deck_worth(haven, side)


def pixels_worth(pixels: int) -> float:
    """The first ones matter most."""
    counted = min(pixels, 4)
    return counted * (FIRST_PIXEL - FURTHER_PIXEL * counted / 2)


# ---------------------------------------------------------------- the deck


class Sum:
    """What the cards of a deck have together."""

    def __init__(self) -> None:
        self.cards = 0
        self.damage = 0.0
        self.health = 0.0
        self.treasure = 0.0

    def add_zone(self, zone: Zone) -> None:
        for card in zone.cards:
            self.add(play_card(card))

    def add(self, face: PlayCard) -> None:
        printed = face.printed
        more = DRAW if printed.draws else 0.0
        if printed.has_ability and printed.rank > 1:
            more += 0.25 * printed.rank
        self.cards += 1
        self.damage += printed.damage + more
        self.health += printed.health + more
        self.treasure += printed.treasure


def deck_worth(haven: Haven, side: Side) -> float:
    """By the hand that can be expected of it."""
    total = Sum()
    piles = side.piles
    for zone in (piles.deck, piles.hand, piles.discard, piles.away):
        total.add_zone(zone)
    for me in side.play:
        if me.owner is side:
            total.add(me.face)
    add_lent(haven, side, total)
    share = HAND / max(HAND, total.cards)
    damage = min(1.0, total.damage * share / BOSS)
    health = min(1.0, total.health * share / BOSS)
    wealth = min(1.0, total.treasure * share / DEAR)
    return STRENGTH * (0.5 * min(damage, health) + 0.25 * (damage + health)) + WEALTH * wealth


def add_lent(haven: Haven, side: Side, total: Sum) -> None:
    """Cards that an opponent has taken for this turn are still one's own."""
    borrower = haven.turn_side
    if borrower is not side:
        for me in borrower.play:
            if me.owner is side:
                total.add(me.face)


# ---------------------------------------------------------------- the turn


def prospects(haven: Haven, side: Side) -> float:
    """The best that the cards in play could do now, or come close to."""
    turn = haven.turn
    if turn.is_over:
        return 0.0
    power = Power(side, side.damage, side.health)
    power.boss_damage += side.boss_damage
    power.boss_health += side.boss_health
    if turn.location != NOWHERE:
        return prize(haven, power, turn.location)
    best = best_prize(haven, power) if can_fight(haven) else 0.0
    if can_buy(haven):
        best = max(best, TREASURE * min(side.treasure, 9))
    return best


def hand_prospects(haven: Haven, side: Side) -> float:
    """The same for a hand that is still to be played, as far as printed numbers tell."""
    treasure, damage, health = 0, 0, 0
    for card in side.piles.hand.cards:
        printed = play_card(card).printed
        treasure += printed.treasure
        damage += printed.damage
        health += printed.health
    for me in side.play:
        damage += me.printed.damage
        health += me.printed.health
    return max(best_prize(haven, Power(side, damage, health)), TREASURE * min(treasure, 9))


class Power:
    """Damage and health, against minions and against a boss, and what a pixel is worth."""

    def __init__(self, side: Side, damage: int, health: int) -> None:
        self.pixel = pixels_worth(side.pixels + 1) - pixels_worth(side.pixels)
        self.damage = damage
        self.health = health
        self.boss_damage = damage
        self.boss_health = health


def best_prize(haven: Haven, power: Power) -> float:
    best = 0.0
    for place in range(3):
        if can_be_named(haven, place):
            best = max(best, prize(haven, power, place))
    if haven.turn.takes_revenge:
        best = max(best, prize(haven, power, DEFEATED_AS_BOSS))
    return best


def prize(haven: Haven, power: Power, place: int) -> float:
    """What a fight there would bring, if it is won or nearly."""
    needed = to_match(haven, place)
    face = monster_face(haven, place)
    if needed is None or face is None:
        return 0.0
    against_boss = is_boss(place)
    damage = power.boss_damage if against_boss else power.damage
    health = power.boss_health if against_boss else power.health
    worth = face.rank if against_boss else 0.0
    if haven.supply[face.gives]:
        worth += power.pixel
    if damage >= needed[0] and health >= needed[1]:
        return worth
    near = min(1.0, max(0, damage) / needed[0]) * min(1.0, max(0, health) / needed[1])
    return 0.3 * worth * near * near
