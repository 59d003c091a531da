"""Items: those of the starting deck, those that come with heroes, and the arcane one."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.games.havenfall.events import PASSES_OFF
from breakfall.games.havenfall.questions import PlayerQuestion
from breakfall.games.havenfall.rules.attacks import TAKE_FROM, attacked, take_at_random, victims
from breakfall.games.havenfall.rules.coming_and_going import draw, move_out
from breakfall.games.havenfall.rules.effects import strengthen, turn_over
from breakfall.games.havenfall.rules.spells import gain_spells
from breakfall.games.havenfall.rules.targets import choose_player
from breakfall.games.havenfall.state import Haven, InPlay, PlayCard
from breakfall.games.havenfall.terms import HERO, ITEM, marked

PASS_OFF: Final = PlayerQuestion(
    "pass-off",
    "HF-11.1",
    "{name}: put it on whose discard pile?",
    "Attacks do nothing to {who} this turn.",
)


class Sword(PlayCard):
    name = "Sword"
    kind = ITEM
    copies = 4
    damage = 1
    ability = "Strike"
    pixels = "R"
    text = "Take a card at random from an opponent's hand into play for this turn."
    is_attack = True
    source = RULEBOOK
    marks = marked(damage=HOUSE, health=HOUSE, pixels=INFERRED, text=INFERRED)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return bool(victims(haven, me.side))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        other = await choose_player(me.side, TAKE_FROM, victims(haven, me.side), self)
        if other is not None:
            take_at_random(haven, me.side, other)


class Shield(PlayCard):
    name = "Shield"
    kind = ITEM
    copies = 4
    health = 1
    ability = "Prepare"
    pixels = "G"
    text = "Your next hand has one card more."
    source = RULEBOOK
    marks = marked(damage=HOUSE, health=HOUSE)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        me.side.more_cards += 1


class SpellBook(PlayCard):
    name = "Spell Book"
    kind = ITEM
    copies = 4
    information = "In any action you may buy a spell for 3 treasure."
    sells_spells = True
    ability = "Decipher"
    pixels = "B"
    text = "Gain a spell."
    source = RULEBOOK
    marks = marked(damage=HOUSE, health=HOUSE)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.spell_deck.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await gain_spells(haven, me.side, 1)


class FakeDiamond(PlayCard):
    """Comes with the Thief and makes the round. (HF-3.6)"""

    name = "Fake Diamond"
    kind = ITEM
    copies = 6
    treasure = 1
    amount = 3
    ability = "Pass Off"
    pixels = "R"
    text = (
        "Put this card, with its {treasure} treasure, on an opponent's discard pile: "
        "+{amount} treasure, so +{net} in all."
    )
    is_attack = True
    source = HOUSE
    marks = marked(name=RULEBOOK, kind=RULEBOOK, copies=RULEBOOK)

    def in_words(self, text: str) -> str:
        return super().in_words(text.replace("{net}", str(self.amount - self.treasure)))

    async def activate(self, haven: Haven, me: InPlay) -> None:
        side = me.side
        side.treasure += self.amount
        other = await choose_player(side, PASS_OFF, attacked(haven, side), self)
        if other is not None:
            PASSES_OFF.tell(haven, side.mask, side.seats, me, other.seats)
            move_out(haven, me, other.piles.discard)


class Lute(PlayCard):
    """Comes with the Bard. (HF-14.22)"""

    name = "Lute"
    kind = ITEM
    copies = 8
    information = "+1 card. Once used, this card goes back to its pile."
    has_information = True
    goes_back = True
    source = HOUSE
    marks = marked(name=RULEBOOK, kind=RULEBOOK, copies=RULEBOOK)

    async def inform(self, haven: Haven, me: InPlay) -> None:
        draw(haven, me.side, 1)


class Shadow(PlayCard):
    """Comes with the Necromancer. (HF-14.22)"""

    name = "Shadow"
    kind = ITEM
    copies = 8
    information = (
        "Turn over the top card of your deck onto your discard pile: if it is a hero, this card "
        "has its damage and health this turn. Once used, this card goes back to its pile."
    )
    has_information = True
    goes_back = True
    source = HOUSE
    marks = marked(name=RULEBOOK, kind=RULEBOOK, copies=RULEBOOK)

    async def inform(self, haven: Haven, me: InPlay) -> None:
        shown = turn_over(haven, me.side)
        if shown is not None and shown.printed.kind == HERO:
            strengthen(me, me, shown.printed.damage, shown.printed.health)


class FamilyHeirloom(PlayCard):
    """Nobody gets rid of it. (HF-14.23)"""

    name = "Family Heirloom"
    kind = ITEM
    information = "Nothing can trash this card."
    can_be_trashed = False
    is_arcane = True
    source = RULEBOOK
