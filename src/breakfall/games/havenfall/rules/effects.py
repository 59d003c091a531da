"""The verbs that card texts are written in. (HF-13, HF-14)"""

from __future__ import annotations

from breakfall.core.cards import Zone, put_at_the_bottom, put_on_top
from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.havenfall.card import MONSTER, PlayCard
from breakfall.games.havenfall.options import (
    DAMAGE,
    DAMAGE_OR_HEALTH,
    DONE,
    MONSTER_AT,
    SWITCH,
    add_once,
)
from breakfall.games.havenfall.rules.coming_and_going import (
    come_from,
    discard,
    leave_play,
    next_card,
    next_rank,
    trash,
    trash_from,
)
from breakfall.games.havenfall.rules.fighting import reveal_monster
from breakfall.games.havenfall.rules.targets import (
    choose_card,
    choose_from,
    choose_pile,
    fighters,
    may_choose_card,
    trashable,
    trashable_in,
)
from breakfall.games.havenfall.state import Bonus, Haven, InPlay, Side

# ---------------------------------------------------------------- numbers


def strengthen(
    source: InPlay, target: InPlay, damage: int, health: int, *, boss_only: bool = False
) -> None:
    """A bonus that one card gives to another, or to itself, for this turn. (HF-6.8)"""
    target.side.bonuses.append(Bonus(source, target, damage, health, boss_only))
    if boss_only:
        target.boss_damage += damage
        target.boss_health += health
        target.side.boss_damage += damage
        target.side.boss_health += health
    else:
        add(target, damage, health)


def add(target: InPlay, damage: int, health: int) -> None:
    """A bonus that nobody gives, as from a spell: it goes only with the card that has it."""
    target.damage += damage
    target.health += health
    target.side.damage += damage
    target.side.health += health


def weaken(target: InPlay) -> None:
    """All its damage and health go, with the bonuses it has."""
    side = target.side
    side.bonuses = [bonus for bonus in side.bonuses if bonus.target is not target]
    add(target, -target.damage, -target.health)
    side.boss_damage -= target.boss_damage
    side.boss_health -= target.boss_health
    target.boss_damage = 0
    target.boss_health = 0


async def damage_or_health(source: InPlay, amount: int) -> None:
    """More damage or more health, as the player likes."""
    answer = await OptionQuestion(
        source.side.seats, "damage-or-health", DAMAGE_OR_HEALTH, source.face
    )
    if answer is DAMAGE:
        strengthen(source, source, amount, 0)
    else:
        strengthen(source, source, 0, amount)


async def strengthen_one(haven: Haven, side: Side, damage: int, health: int, about: object) -> None:
    """One of one's heroes or monsters gets more, by a spell. (HF-14.28)"""
    me = await choose_card(side, "strengthen", fighters(side), about)
    if me is not None:
        add(me, damage, health)
        haven.note("gets", me.face, damage, health)


def can_harden(haven: Haven, side: Side) -> bool:
    """There is a monster to choose. (HF-10.13)"""
    return any(haven.row) or any(me.printed.kind == MONSTER for me in side.play)


async def harden(haven: Haven, side: Side, damage: int, health: int, about: object) -> None:
    """A monster of the row, or one that fights for the player, gets more. (HF-14.28)"""
    options = [MONSTER_AT[place] for place in range(3) if haven.row[place] is not None]
    own = [me for me in side.play if me.printed.kind == MONSTER]
    for me in own:
        add_once(me.face.as_target.at(me, side), options)
    if not options:
        return
    answer = await OptionQuestion(side.seats, "harden", options, about)
    if answer.kind == "monster":
        monster = haven.row[answer.number]
        assert monster is not None
        haven.turn.is_row_touched = True
        monster.damage += damage
        monster.health += health
        haven.note("gets", monster.face, damage, health)
    for me in own:
        if me.face.as_target.at(me, side) is answer:
            add(me, damage, health)
            haven.note("gets", me.face, damage, health)
            return


# ---------------------------------------------------------------- replacing and trashing


def replaceable(haven: Haven, side: Side, kind: int) -> list[InPlay]:
    """Cards of a kind in play for which the board has a next rank. (HF-13.2, HF-13.3)"""
    return [
        me
        for me in side.play
        if me.printed.kind == kind and me.printed.can_be_trashed and next_rank(haven, me)
    ]


def can_upgrade(haven: Haven, side: Side, kind: int) -> bool:
    """There is a card to be replaced. (HF-6.6, HF-10.13)"""
    for me in side.play:
        printed = me.printed
        if printed.kind == kind and printed.can_be_trashed and next_rank(haven, me):
            return True
    return False


async def upgrade(haven: Haven, side: Side, kind: int, about: object) -> None:
    """Trash a card in play; the next rank takes its place, fresh. (HF-13.1 to 13.4)"""
    me = await choose_card(side, "upgrade", replaceable(haven, side, kind), about)
    if me is None:
        return
    pile = await choose_pile(side, "upgrade-to", next_rank(haven, me), about)
    if pile is not None:
        trash(haven, me)
        come_from(haven, side, pile)


async def may_trash_in_play(haven: Haven, side: Side, about: object) -> bool:
    """One of one's own cards in play, or none; whether one was trashed."""
    me = await may_choose_card(side, "may-trash", trashable(side), about)
    if me is not None:
        trash(haven, me)
    return me is not None


async def may_trash_two(haven: Haven, side: Side, about: object) -> None:
    """Up to two cards: in play in one's own turn, else of one's hand."""
    for _ in range(2):
        if side.seat == haven.active:
            is_trashed = await may_trash_in_play(haven, side, about)
        else:
            is_trashed = await may_trash_from(haven, side, side.piles.hand, about)
        if not is_trashed:
            return


async def may_trash_discarded(haven: Haven, side: Side, amount: int, about: object) -> None:
    """Up to so many cards of one's discard pile."""
    for _ in range(amount):
        if not await may_trash_from(haven, side, side.piles.discard, about):
            return


async def may_trash_from(haven: Haven, side: Side, zone: Zone, about: object) -> bool:
    """A card of one's hand or discard pile, or none; whether one was trashed."""
    options: list[Option] = [DONE]
    card = await choose_from(side, "may-trash", trashable_in(zone), options, about)
    if card is not None:
        trash_from(haven, side, card, zone)
    return card is not None


def turn_over(haven: Haven, side: Side) -> PlayCard | None:
    """The top card of the deck, shown to all and put on the discard pile."""
    card = next_card(haven, side)
    if card is None:
        return None
    haven.note("turns-over", side, card.face)
    put_on_top(card, side.piles.discard, out_of=side.piles.deck)
    face = card.face
    assert isinstance(face, PlayCard)
    return face


def has_item(haven: Haven, key: str) -> bool:
    pile = haven.item_pile(key)
    return pile is not None and not pile.zone.is_empty


def fetch_item(haven: Haven, me: InPlay, key: str) -> None:
    """The item that came with a hero, from its pile into play. (HF-3.6)"""
    pile = haven.item_pile(key)
    if pile is not None and not pile.zone.is_empty:
        come_from(haven, me.side, pile)


def put_on_deck(haven: Haven, me: InPlay) -> None:
    """Out of play onto its owner's deck."""
    if me.is_borrowed:
        discard(haven, me)  # it lies aside until it goes back (HF-11.6)
    else:
        haven.note("on-deck", me.owner, me.face)
        leave_play(haven, me)
        put_on_top(me.card, me.owner.piles.deck, out_of=me.side.piles.play)


# ---------------------------------------------------------------- monsters


async def switch_monsters(haven: Haven, side: Side, about: object) -> None:
    """Two monsters of the row change places, for good. (HF-13.5)"""
    options = possible_switches(haven)
    if options:
        answer = await OptionQuestion(side.seats, "switch", options, about)
        one, other = divmod(answer.number, 3)
        haven.row[one], haven.row[other] = haven.row[other], haven.row[one]
        haven.note("switches", side, answer)


def possible_switches(haven: Haven) -> list[Option]:
    return [
        switch
        for switch in SWITCH
        if haven.row[switch.number // 3] is not None and haven.row[switch.number % 3] is not None
    ]


def replace_monster(haven: Haven, place: int) -> None:
    """A monster of the row goes under the monster deck; the next one takes its place."""
    monster = haven.row[place]
    deck = haven.board.monster_deck
    if monster is not None and deck.cards:
        haven.note("withdraws", monster.face)
        put_at_the_bottom(monster.card, deck, out_of=haven.board.row)
        reveal_monster(haven, place)
        haven.turn.is_row_touched = True
