"""Replacement: a hero leaves and another arrives. (NB-6)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Zone, put_on_top, show
from breakfall.core.event import NOBODY
from breakfall.core.question import Answer, AnswerQuestion, OpenQuestion, choose
from breakfall.games.nightbreak.events import (
    ARRIVES,
    DISCARDS,
    LOOKS,
    PLACED,
    REFILLS,
    SEES,
    SHROUD_HOLDS,
)
from breakfall.games.nightbreak.questions import (
    EmptyRank,
    PowerTargetQuestion,
    RankQuestion,
    rank_asked_about,
    side_asked,
)
from breakfall.games.nightbreak.rules.targets import choose_power_target, is_immune
from breakfall.games.nightbreak.state import Battle, HeroInPlay, Side, hero_on, stand
from breakfall.games.nightbreak.words import place_name

EMPTY_RANK: Final = RankQuestion(
    "empty-rank", "NB-6.5", "Several of your ranks are empty. Which one do you fill first?"
)
ARRIVAL_TARGET: Final = PowerTargetQuestion(
    "arrival-target", "NB-5.10", "{hero} arrives: {arrival} Choose a target."
)


class AboutTopHeroQuestion(AnswerQuestion[Battle, Answer]):
    """What becomes of a hero for an empty rank; asked about the rank."""

    def facts(self, table: Battle, asked: OpenQuestion) -> dict[str, object]:
        assert isinstance(asked.about, EmptyRank)
        side = asked.about.side
        kingmaker = "" if side.kingmaker is None else side.kingmaker.name
        return {
            "top": side.piles.deck.top.face.name,
            "place": place_name(table, side.place_of(asked.about.column)),
            "kingmaker": kingmaker,
        }

    def subject(self, table: Battle, asked: OpenQuestion) -> str:
        return rank_asked_about(asked)

    def places(self, table: Battle, asked: OpenQuestion, thing: Answer) -> tuple[str, ...]:
        return (f"deck:{side_asked(table, asked).index}",)


KEEP: Final = Answer("place", "top-hero", "Place this hero")
DISCARD: Final = Answer("discard", "top-hero", "Discard this hero and place the next one, unseen")
KEEP_OR_DISCARD: Final[list[Answer]] = [KEEP, DISCARD]
TOP_HERO: Final = AboutTopHeroQuestion(
    "keep-or-discard",
    "NB-6.3",
    "{top} is on top of the deck. Place this hero in your {place} rank?",
)


def leave_battle(battle: Battle, hero: HeroInPlay) -> None:
    """A hero that leaves loses everything that lay on it. (NB-6.1, NB-7.7)"""
    hero.in_play = False
    hero.damage = 0
    hero.held = 0
    hero.prayers = 0
    hero.markers = 0
    hero.side.row[hero.column] = None
    hero.side.last_in_rank[hero.column] = hero


def discard(battle: Battle, side: Side, card: Card, out_of: Zone) -> None:
    """Face-up onto the discard pile. (NB-6.1)"""
    put_on_top(card, side.piles.discard, out_of=out_of)
    settle_deck(battle, side)


def settle_deck(battle: Battle, side: Side) -> None:
    """An empty deck is refilled the moment it is empty. (NB-6.8, NB-6.9)"""
    piles = side.piles
    if piles.deck.is_empty and not piles.discard.is_empty:
        for card in list(piles.discard.cards):
            put_on_top(card, piles.deck, out_of=piles.discard)
        battle.shuffle(piles.deck)
        REFILLS.tell(battle, side.seat_mask, side.index, len(piles.deck.cards))
    if not piles.deck.is_empty:
        piles.deck.top.back_seen = True


async def replace(battle: Battle, side: Side, *, escaped: bool) -> None:
    """Choose the rank, find the hero, place it, and let it arrive. (NB-6.3 to NB-6.7)"""
    empty = side.empty_columns
    column = await choose(side.seats, EMPTY_RANK, empty, side)  # before looking (NB-6.5)
    kingmaker: Card | None = None
    if side.kingmaker is not None and not escaped:
        kingmaker = await battle.format.called_kingmaker(battle, side, column)
    if kingmaker is not None:
        hero = place(battle, side, kingmaker, side.piles.discard, column)
    else:
        await look_at_the_top(battle, side, column)
        deck = side.piles.deck
        hero = place(battle, side, deck.top, deck, column)
        settle_deck(battle, side)
    await arrive(battle, hero)


async def look_at_the_top(battle: Battle, side: Side, column: int) -> None:
    """Look at the top hero; place it, or discard it and take the next. (NB-6.3)"""
    deck = side.piles.deck
    card = deck.top
    show(card, side.seat_mask)
    SEES.tell_to(side.seat_mask, battle, side.seat_mask, side.index, hero_on(card))
    LOOKS.tell_to(battle.everyone & ~side.seat_mask, battle, side.seat_mask, side.index)
    answer = await choose(side.seats, TOP_HERO, KEEP_OR_DISCARD, EmptyRank(side, column))
    if answer is DISCARD:
        DISCARDS.tell(battle, side.seat_mask, side.index, hero_on(card))
        discard(battle, side, card, deck)


def place(battle: Battle, side: Side, card: Card, out_of: Zone, column: int) -> HeroInPlay:
    """A hero takes an empty rank, and the place in the turn of the last hero there. (NB-8.8)"""
    put_on_top(card, battle.in_play, out_of=out_of)
    hero = stand(card, side, column)
    side.row[column] = hero
    last = side.last_in_rank[column]
    if last is not None:
        hero.has_attacked = last.has_attacked
        if battle.acting is last:
            battle.acting = hero
    PLACED.tell(battle, side.seat_mask, side.index, hero, side.place_of(column))
    return hero


async def arrive(battle: Battle, hero: HeroInPlay) -> None:
    """The arrival power happens and resolves completely. (NB-5.9, NB-5.10, NB-6.4)"""
    power = hero.printed.arrival
    target: HeroInPlay | None = hero
    if power.arrows:
        target = await choose_power_target(battle, hero, power, ARRIVAL_TARGET)
    if target is not None:
        ARRIVES.tell(battle, NOBODY, hero, hero.face.arrival_text)
        if is_immune(hero, target):
            SHROUD_HOLDS.tell(battle, NOBODY, target)
        if power.does is not None:
            await power.does.use(battle, hero, target, power.amount)
        else:
            await hero.face.arrive(battle, hero, target)
