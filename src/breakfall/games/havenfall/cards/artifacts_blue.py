"""The blue artifacts: spells and control. Each costs 9 and begins with "+1 card"."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import HOUSE, INFERRED, RULEBOOK
from breakfall.core.question import Answer, AnswerQuestion, OpenQuestion, choose
from breakfall.games.havenfall.events import CROWN
from breakfall.games.havenfall.questions import PIXEL, ColorQuestion, PixelQuestion
from breakfall.games.havenfall.rules.effects import (
    WITHDRAW,
    possible_switches,
    replace_monster,
    strengthen,
    switch_monsters,
)
from breakfall.games.havenfall.rules.pixels import reset
from breakfall.games.havenfall.rules.spells import gain_spells, look_for_spells
from breakfall.games.havenfall.rules.targets import choose_place
from breakfall.games.havenfall.state import Haven, InPlay, PlayCard
from breakfall.games.havenfall.terms import ARTIFACT, BLUE, marked

SPELL: Final = Answer("gain", "spell", "A spell")
TREASURE: Final = Answer("gain", "treasure", "+{amount} treasure")
DAMAGE: Final = Answer("gain", "damage", "+{amount} damage")
HEALTH: Final = Answer("gain", "health", "+{amount} health")
PAGES: Final[list[Answer]] = [SPELL, TREASURE, DAMAGE, HEALTH]


class PageQuestion(AnswerQuestion[Haven, Answer]):
    """Which page of the Tome."""

    def facts(self, table: Haven, asked: OpenQuestion) -> dict[str, object]:
        tome = asked.about
        assert isinstance(tome, TomeOfSerpents)
        return {"name": tome.name, "amount": tome.amount}

    def label(self, table: Haven, asked: OpenQuestion, thing: Answer) -> str:
        """A spell only while the deck has one."""
        is_gone = thing is SPELL and table.board.spell_deck.is_empty
        return super().label(table, asked, thing) + (" (none is left)" if is_gone else "")


TOME: Final = PageQuestion("tome", "HF-14.15", "{name}: choose one.")
CROWN_FROM: Final = PixelQuestion(
    "crown-from", "HF-14.19", "{name}: which of your pixels count as another color?"
)
CROWN_TO: Final = ColorQuestion(
    "crown-to",
    "HF-14.19",
    "Your {pixel} pixels count as which color this turn?",
    "They cannot count as {pixel}.",
)


class BlueArtifact(PlayCard):
    kind = ARTIFACT
    cost = 9
    colours = (BLUE,)
    draws = True
    has_information = True
    source = HOUSE
    marks = marked(name=RULEBOOK, cost=INFERRED, draws=INFERRED, colours=INFERRED)


class TomeOfSerpents(BlueArtifact):
    """HF-14.15"""

    name = "Tome of Serpents"
    amount = 4
    information = (
        "+1 card. Choose one: +1 spell, +{amount} treasure, +{amount} damage or +{amount} health."
    )
    ability = "Proficiency"
    pixels = "BB"
    text = "Take all of the options above."
    source = RULEBOOK
    marks = marked(colours=INFERRED, pixels=HOUSE)

    async def inform(self, haven: Haven, me: InPlay) -> None:
        page = await choose(me.side.seats, TOME, PAGES, self)
        me.chosen = PAGES.index(page)
        await open_page(haven, me, me.chosen)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        me.is_informed = True
        for page in range(len(PAGES)):
            if page != me.chosen:
                await open_page(haven, me, page)


async def open_page(haven: Haven, me: InPlay, page: int) -> None:
    if PAGES[page] is SPELL:
        await gain_spells(haven, me.side, 1)
    elif PAGES[page] is TREASURE:
        me.side.treasure += me.face.amount
    elif PAGES[page] is DAMAGE:
        strengthen(me, me, me.face.amount, 0)
    else:
        strengthen(me, me, 0, me.face.amount)


class CrownOfNyra(BlueArtifact):
    """HF-14.19"""

    name = "Crown of Nyra"
    information = "+1 card. Your available pixels of one colour count as another this turn."
    ability = "Regency"
    pixels = "B"
    amount = 2
    text = "Reset {amount:pixel}."
    marks = marked(
        name=RULEBOOK, cost=INFERRED, draws=INFERRED, colours=INFERRED, information=INFERRED
    )

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return sum(me.side.available) > 0

    async def inform(self, haven: Haven, me: InPlay) -> None:
        side = me.side
        own = [PIXEL[colour] for colour in range(4) if side.available[colour]]
        changed = await choose(side.seats, CROWN_FROM, own, self)
        others = [PIXEL[colour] for colour in range(4) if colour != changed.colour]
        counts_as = await choose(side.seats, CROWN_TO, others, changed.colour)
        side.colour_changed = changed.colour
        side.counts_as = counts_as.colour
        CROWN.tell(haven, side.mask, side.seats, changed.colour, counts_as.colour)

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await reset(haven, me.side, self.amount)


class AlirasTalisman(BlueArtifact):
    name = "Alira's Talisman"
    information = "+1 card. +1 spell."
    ability = "Insight"
    pixels = "BB"
    amount = 4
    also = 2
    text = "Look at the top {amount} spells. Keep {also} and put the others under the deck."

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.spell_deck.is_empty

    async def inform(self, haven: Haven, me: InPlay) -> None:
        await gain_spells(haven, me.side, 1)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return not haven.board.spell_deck.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        await look_for_spells(haven, me.side, self.amount, self.also)


class TridentOfTheLostSeas(BlueArtifact):
    name = "Trident of the Lost Seas"
    information = "+1 card. Switch two monsters of the row."
    ability = "Undertow"
    pixels = "B"
    text = "Put a monster of the row under the monster deck. The next monster takes its place."

    def can_inform(self, haven: Haven, me: InPlay) -> bool:
        return bool(possible_switches(haven))

    async def inform(self, haven: Haven, me: InPlay) -> None:
        await switch_monsters(haven, me.side, self)

    def can_activate(self, haven: Haven, me: InPlay) -> bool:
        return any(haven.row) and not haven.board.monster_deck.is_empty

    async def activate(self, haven: Haven, me: InPlay) -> None:
        place = await choose_place(haven, me.side, WITHDRAW, self)
        replace_monster(haven, place)
