"""What a hero does in its step: activate, escape, pray, attack. (NB-7)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import put_at_the_bottom
from breakfall.core.event import NOBODY
from breakfall.core.question import Answer, AnswerQuestion, Barred, OpenQuestion, choose
from breakfall.games.nightbreak.events import (
    ACTIVATES,
    ACTIVATES_ON,
    ATTACKS,
    ESCAPES,
    PRAYS,
    SHEDS,
    SHIELD_HOLDS,
    SHROUD_HOLDS,
)
from breakfall.games.nightbreak.questions import (
    AttackTargetQuestion,
    PowerTargetQuestion,
    hero_asked_about,
    rank_asked_about,
)
from breakfall.games.nightbreak.rules.damage import overwhelm, strike
from breakfall.games.nightbreak.rules.replacement import leave_battle, replace
from breakfall.games.nightbreak.rules.targets import choose_power_target, has_target, is_immune
from breakfall.games.nightbreak.state import Battle, HeroInPlay
from breakfall.games.nightbreak.terms import (
    IMMOBILIZED,
    MELEE,
    SHIELDED,
    SPELLCASTER,
    STUNNED,
    WOUNDED,
)
from breakfall.games.nightbreak.words import points

# ---------------------------------------------------------------- activating a power

POWER_TARGET: Final = PowerTargetQuestion(
    "power-target", "NB-7.2", "Choose a target for {power}: {text}"
)


def can_activate(battle: Battle, hero: HeroInPlay) -> bool:
    """Not stunned, able to pay, and somebody to aim at. (NB-7.3, NB-7.4, NB-9.6)"""
    power = hero.printed.power
    return (
        hero.side.points + hero.held >= power.cost
        and not hero.has(STUNNED)
        and has_target(battle, hero, power)
    )


def why_no_activation(battle: Battle, hero: HeroInPlay) -> Barred:
    """What keeps a hero that cannot activate from it."""
    power = hero.printed.power
    if hero.has(STUNNED):
        return Barred("NB-9.6", f"{hero.name} is stunned and cannot activate.")
    have = hero.side.points + hero.held
    if have < power.cost:
        return Barred("NB-7.3", f"{power.name} costs {points(power.cost)}; you have {have}.")
    return Barred("NB-7.4", f"The arrows of {power.name} point at nobody.")


async def activate(battle: Battle, hero: HeroInPlay) -> None:
    """Pay, choose the target, carry out the text; then a wound hurts. (NB-7.2, NB-9.8)"""
    power = hero.printed.power
    is_wounded = hero.has(WOUNDED)
    await pay(hero, power.cost)
    target: HeroInPlay | None = hero
    if power.arrows:
        target = await choose_power_target(battle, hero, power, POWER_TARGET)
    if target is not None:
        if target is hero:
            ACTIVATES.tell(battle, hero.side.seat_mask, hero, power.name)
        else:
            by = hero.side.seat_mask
            ACTIVATES_ON.tell(battle, by, hero, power.name, target)
        if is_immune(hero, target):
            SHROUD_HOLDS.tell(battle, NOBODY, target)
        if power.does is not None:
            await power.does.use(battle, hero, target, power.amount)
        else:
            await hero.face.activate(battle, hero, target)
    if hero.in_play and is_wounded:
        await strike(battle, hero, 1)


class Payment(Answer):
    """So many of the hero's own held points; the rest is paid with points of this turn."""

    def __init__(self, held: int) -> None:
        super().__init__("pay", f"held-{held}")
        self.held = held


class PaymentQuestion(AnswerQuestion[Battle, Payment]):
    """With which points to pay for the power of the hero it is asked about."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        power = hero_asked_about(asked).printed.power
        return {"power": power.name, "cost": power.cost}

    def label(self, table: Battle, asked: OpenQuestion, thing: Payment) -> str:
        """Such as "Spend 1 point held by Ysenne and 2 points from this turn"."""
        hero = hero_asked_about(asked)
        rest = hero.printed.power.cost - thing.held
        parts = [f"{count_of(thing.held)} held by {hero.name}"] if thing.held else []
        if rest:
            parts.append(f"{count_of(rest)} from this turn")
        return f"Spend {' and '.join(parts)}"

    def places(self, table: Battle, asked: OpenQuestion, thing: Payment) -> tuple[str, ...]:
        return (rank_asked_about(asked),)

    def subject(self, table: Battle, asked: OpenQuestion) -> str:
        return rank_asked_about(asked)

    def expected(self, table: Battle, asked: OpenQuestion) -> list[Payment]:
        return PAYMENTS[: hero_asked_about(asked).printed.power.cost + 1]

    def why_not(self, table: Battle, asked: OpenQuestion, thing: Payment) -> Barred | None:
        if thing in asked.things:
            return None
        hero = hero_asked_about(asked)
        if thing.held > hero.held:
            return Barred(self.rule, f"{hero.name} holds only {points(hero.held)}.")
        return Barred(self.rule, f"Only {points(hero.side.points)} of this turn are left.")


def count_of(points: int) -> str:
    return f"{points} point{'' if points == 1 else 's'}"


MOST_POINTS: Final = 10  # no power costs as much
PAYMENTS: Final[list[Payment]] = [Payment(held) for held in range(MOST_POINTS + 1)]
PAY: Final = PaymentQuestion("pay", "NB-7.3", "Pay {cost} for {power}")


async def pay(hero: HeroInPlay, cost: int) -> None:
    """Points of this turn, points held by this hero, or some of each. (NB-7.3)"""
    side = hero.side
    fewest_held = max(0, cost - side.points)
    most_held = min(cost, hero.held)
    paid_by_hero = most_held
    if fewest_held < most_held:
        payment = await choose(side.seats, PAY, PAYMENTS[fewest_held : most_held + 1], hero)
        paid_by_hero = payment.held
    hero.held -= paid_by_hero
    side.points -= cost - paid_by_hero


# ---------------------------------------------------------------- escaping


def can_escape(hero: HeroInPlay) -> bool:
    """Only with a held point, and not when immobilized. (NB-7.6, NB-9.7)"""
    return hero.held > 0 and not hero.has(IMMOBILIZED)


def why_no_escape(hero: HeroInPlay) -> Barred:
    if hero.held == 0:
        return Barred("NB-7.6", f"Escape needs a Blessing Point held by {hero.name}.")
    return Barred("NB-9.7", f"{hero.name} is immobilized and cannot escape.")


async def escape(battle: Battle, hero: HeroInPlay) -> None:
    """Under the deck with everything shed; a newcomer goes on with the step. (NB-7.7, NB-7.8)"""
    ESCAPES.tell(battle, hero.side.seat_mask, hero)
    leave_battle(battle, hero)
    put_at_the_bottom(hero.card, hero.side.piles.deck, out_of=battle.in_play)
    await replace(battle, hero.side, escaped=True)


# ---------------------------------------------------------------- praying


def can_pray(hero: HeroInPlay) -> bool:
    """With a held point, once a turn. (NB-7.10)"""
    return hero.held > 0 and not hero.has_prayed


def why_no_prayer(hero: HeroInPlay) -> Barred:
    if hero.has_prayed:
        return Barred("NB-7.10", f"{hero.name} has prayed this turn.")
    return Barred("NB-7.10", f"Pray needs a Blessing Point held by {hero.name}.")


def pray(battle: Battle, hero: HeroInPlay) -> None:
    """A held point becomes a Prayer Marker. (NB-7.10)"""
    hero.held -= 1
    hero.prayers += 1
    hero.has_prayed = True
    PRAYS.tell(battle, hero.side.seat_mask, hero)


# ---------------------------------------------------------------- attacking

ATTACK_TARGET: Final = AttackTargetQuestion(
    "attack-target", "NB-7.11", "{hero} attacks for {strength}. Attack which enemy?"
)


def attack_targets(battle: Battle, hero: HeroInPlay) -> list[HeroInPlay]:
    """The type says which columns an attack reaches. (NB-7.12 to NB-7.14)"""
    enemy = battle.sides[1 - hero.side.index]
    if hero.printed.kind == MELEE:
        opposite = enemy.row[hero.column]
        return [] if opposite is None else [opposite]
    targets: list[HeroInPlay] = []
    for column in hero.side.columns:
        target = enemy.row[column]
        if target is not None and not (hero.printed.kind == SPELLCASTER and column == hero.column):
            targets.append(target)
    return targets


async def attack(battle: Battle, hero: HeroInPlay) -> None:
    """Choose, strike, shed all markers, and only then replace the fallen. (NB-7.15 to 7.17)"""
    target = await choose(hero.side.seats, ATTACK_TARGET, attack_targets(battle, hero), hero)
    hero.has_attacked = True
    if target.markers & SHIELDED:
        SHIELD_HOLDS.tell(battle, hero.side.seat_mask, hero, target)
    else:
        ATTACKS.tell(battle, hero.side.seat_mask, hero, target, hero.strength)
        target.damage += hero.strength
    shed_markers(battle, hero)
    if target.is_overwhelmed:
        await overwhelm(battle, [target])


def shed_markers(battle: Battle, hero: HeroInPlay) -> None:
    """An attack takes every buff and debuff off the attacker. (NB-7.16, NB-9.2, NB-9.3)"""
    if hero.markers:
        hero.markers = 0
        SHEDS.tell(battle, NOBODY, hero)
