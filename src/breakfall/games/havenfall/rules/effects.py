"""The verbs that card texts are written in. (HF-13, HF-14)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Zone, put_at_the_bottom, put_on_top
from breakfall.core.event import NOBODY
from breakfall.core.option import Option
from breakfall.core.question import Answer, AnswerQuestion, Barred, OpenQuestion, Question, choose
from breakfall.games.havenfall.events import ON_DECK, SWITCHES, TURNS_OVER, WITHDRAWN, tell_bonus
from breakfall.games.havenfall.questions import (
    MONSTER_AT,
    CardQuestion,
    FromPileQuestion,
    MonsterQuestion,
    PileQuestion,
    Search,
    all_in_play,
    distinct,
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
from breakfall.games.havenfall.rules.strength import standing_at
from breakfall.games.havenfall.rules.targets import (
    choose_card,
    choose_pile,
    fighters,
    may_choose_card,
    may_choose_from,
    trashable,
    trashable_in,
)
from breakfall.games.havenfall.state import (
    LOCATIONS,
    Bonus,
    Haven,
    InPlay,
    PlayCard,
    Side,
    play_card,
    row_place,
)
from breakfall.games.havenfall.terms import HERO, MONSTER
from breakfall.games.havenfall.words import PLACES, in_play_words, monster_at, name_of

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


STRENGTHEN: Final = CardQuestion(
    "strengthen",
    "HF-14.28",
    "{name}: strengthen which of your cards?",
    "{card} cannot be strengthened.",
    kinds=(HERO, MONSTER),
)


async def strengthen_one(haven: Haven, side: Side, damage: int, health: int, by: object) -> None:
    """One of one's heroes or monsters gets more, by a spell. (HF-14.28)"""
    me = await choose_card(side, STRENGTHEN, fighters(side), by)
    if me is not None:
        add(me, damage, health)
        tell_bonus(haven, me.located(), damage, health)


class HardenQuestion(Question[Haven, int | InPlay]):
    """Which monster: a place of the row, or a card that fights for the player who is asked."""

    def option(self, asked: OpenQuestion, thing: int | InPlay) -> Option:
        if isinstance(thing, InPlay):
            return thing.face.as_target.at(thing, asked.seats[0])
        return MONSTER_AT[thing]

    def label(self, table: Haven, asked: OpenQuestion, thing: int | InPlay) -> str:
        if isinstance(thing, InPlay):
            return in_play_words(table, thing, asked.seats[0])
        return monster_at(table, thing)

    def places(self, table: Haven, asked: OpenQuestion, thing: int | InPlay) -> tuple[str, ...]:
        if isinstance(thing, InPlay):
            return tuple(me.place for me in thing.side.play if me.is_like(thing))
        return (row_place(thing),)

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"name": name_of(asked.about)}

    def expected(self, table: Haven, asked: OpenQuestion) -> list[int | InPlay]:
        offered = [one for one in asked.things if isinstance(one, InPlay)]
        others = [
            me for me in distinct(all_in_play(table)) if not any(me.is_like(one) for one in offered)
        ]
        return [0, 1, 2, *offered, *others]

    def why_not(self, table: Haven, asked: OpenQuestion, thing: int | InPlay) -> Barred | None:
        if thing in asked.things:
            return None
        if isinstance(thing, InPlay):
            return Barred(self.rule, "Choose a monster of the row, or one that fights for you.")
        return Barred(self.rule, f"No monster stands at {PLACES[thing]}.")


HARDEN: Final = HardenQuestion("harden", "HF-14.28", "{name}: strengthen which monster?")


def can_harden(haven: Haven, side: Side) -> bool:
    """There is a monster to choose. (HF-10.13)"""
    return any(haven.row) or any(me.printed.kind == MONSTER for me in side.play)


async def harden(haven: Haven, side: Side, damage: int, health: int, by: object) -> None:
    """A monster of the row, or one that fights for the player, gets more. (HF-14.28)"""
    monsters: list[int | InPlay] = [place for place in range(3) if haven.row[place] is not None]
    monsters += distinct([me for me in side.play if me.printed.kind == MONSTER])
    if not monsters:
        return
    chosen = await choose(side.seats, HARDEN, monsters, by)
    if isinstance(chosen, InPlay):
        add(chosen, damage, health)
        tell_bonus(haven, chosen.located(), damage, health)
        return
    monster = haven.row[chosen]
    assert monster is not None
    haven.turn.is_row_touched = True
    monster.damage += damage
    monster.health += health
    tell_bonus(haven, standing_at(haven, chosen), damage, health)


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


UPGRADE: Final = CardQuestion(
    "upgrade",
    "HF-13.1",
    "{name}: replace which card?",
    "{name} cannot replace {card}: the board has no next rank of its type for it.",
    reason_rule="HF-13.3",
)
UPGRADE_TO: Final = PileQuestion(
    "upgrade-to",
    "HF-13.2",
    "{name}: replace it with which card?",
    "{card} is not of the next rank.",
)


async def upgrade(haven: Haven, side: Side, kind: int, by: object) -> None:
    """Trash a card in play; the next rank takes its place, fresh. (HF-13.1 to 13.4)"""
    me = await choose_card(side, UPGRADE, replaceable(haven, side, kind), by)
    if me is None:
        return
    pile = await choose_pile(side, UPGRADE_TO, next_rank(haven, me), by)
    if pile is not None:
        trash(haven, me)
        come_from(haven, side, pile)


MAY_TRASH: Final = CardQuestion(
    "may-trash", "HF-6.1", "{name}: trash which card?", "{card} cannot be trashed."
)
MAY_TRASH_FROM: Final = FromPileQuestion(
    "may-trash",
    "HF-6.1",
    "{name}: trash which card?",
    "Nothing can trash {card}.",
    trashes=True,
)


async def may_trash_in_play(haven: Haven, side: Side, by: object) -> bool:
    """One of one's own cards in play, or none; whether one was trashed."""
    me = await may_choose_card(side, MAY_TRASH, trashable(side), by)
    if me is not None:
        trash(haven, me)
    return me is not None


async def may_trash_some(haven: Haven, side: Side, amount: int, by: object) -> None:
    """Up to so many cards: in play in one's own turn, else of one's hand."""
    for _ in range(amount):
        if side.seat == haven.active:
            is_trashed = await may_trash_in_play(haven, side, by)
        else:
            is_trashed = await may_trash_from(haven, side, side.piles.hand, by)
        if not is_trashed:
            return


async def may_trash_discarded(haven: Haven, side: Side, amount: int, by: object) -> None:
    """Up to so many cards of one's discard pile."""
    for _ in range(amount):
        if not await may_trash_from(haven, side, side.piles.discard, by):
            return


async def may_trash_from(haven: Haven, side: Side, zone: Zone, by: object) -> bool:
    """A card of one's hand or discard pile, or none; whether one was trashed."""
    search = Search(by, side, zone, trashable_in(zone))
    card = await may_choose_from(side, MAY_TRASH_FROM, search)
    if card is not None:
        trash_from(haven, side, card, zone)
    return card is not None


def turn_over(haven: Haven, side: Side) -> PlayCard | None:
    """The top card of the deck, shown to all and put on the discard pile."""
    card = next_card(haven, side)
    if card is None:
        return None
    TURNS_OVER.tell(haven, side.mask, side.seats, play_card(card))
    put_on_top(card, side.piles.discard, out_of=side.piles.deck)
    return play_card(card)


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
        ON_DECK.tell(haven, me.owner.mask, me.owner.seats, me)
        leave_play(haven, me)
        put_on_top(me.card, me.owner.piles.deck, out_of=me.side.piles.play)


# ---------------------------------------------------------------- monsters


class Switch(Answer):
    """Two places of the row."""

    def __init__(self, one: int, other: int) -> None:
        super().__init__("switch", f"{LOCATIONS[one]}+{LOCATIONS[other]}")
        self.one = one
        self.other = other


ALL_SWITCHES: Final[list[Switch]] = [Switch(0, 1), Switch(0, 2), Switch(1, 2)]


class SwitchQuestion(AnswerQuestion[Haven, Switch]):
    """Which two monsters of the row."""

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        return {"name": name_of(asked.about)}

    def label(self, table: Haven, asked: OpenQuestion, thing: Switch) -> str:
        """ "Minion 1 (Fish) and Boss (Dragon)" """
        words: list[str] = []
        for place in (thing.one, thing.other):
            monster = table.row[place]
            words.append(f"{PLACES[place]} ({'nobody' if monster is None else monster.face.name})")
        return " and ".join(words)

    def places(self, table: Haven, asked: OpenQuestion, thing: Switch) -> tuple[str, ...]:
        return (row_place(thing.one), row_place(thing.other))

    def expected(self, table: Haven, asked: OpenQuestion) -> list[Switch]:
        return ALL_SWITCHES

    def why_not(self, table: Haven, asked: OpenQuestion, thing: Switch) -> Barred | None:
        for place in (thing.one, thing.other):
            if table.row[place] is None:
                return Barred(self.rule, f"No monster stands at {PLACES[place]}.")
        return None


SWITCH: Final = SwitchQuestion("switch", "HF-13.5", "{name}: switch which two monsters?")
WITHDRAW: Final = MonsterQuestion(
    "withdraw", "HF-13.5", "{name}: put which monster under the deck?"
)


async def switch_monsters(haven: Haven, side: Side, by: object) -> None:
    """Two monsters of the row change places, for good. (HF-13.5)"""
    switches = possible_switches(haven)
    if switches:
        chosen = await choose(side.seats, SWITCH, switches, by)
        one, other = chosen.one, chosen.other
        SWITCHES.tell(
            haven, side.mask, side.seats, standing_at(haven, one), standing_at(haven, other)
        )
        haven.row[one], haven.row[other] = haven.row[other], haven.row[one]


def possible_switches(haven: Haven) -> list[Switch]:
    return [
        switch
        for switch in ALL_SWITCHES
        if haven.row[switch.one] is not None and haven.row[switch.other] is not None
    ]


def replace_monster(haven: Haven, place: int) -> None:
    """A monster of the row goes under the monster deck; the next one takes its place."""
    monster = haven.row[place]
    deck = haven.board.monster_deck
    if monster is not None and deck.cards:
        WITHDRAWN.tell(haven, NOBODY, standing_at(haven, place))
        put_at_the_bottom(monster.card, deck, out_of=haven.board.row)
        reveal_monster(haven, place)
        haven.turn.is_row_touched = True
