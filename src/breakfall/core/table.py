"""The state of a match and its rules, as the core sees any game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Face, Lot, Zone
from breakfall.core.event import EventLog
from breakfall.core.luck import Luck
from breakfall.core.outcome import Outcome
from breakfall.core.view import Shell, plain_shell


@mypyc_attr(allow_interpreted_subclasses=True)
class Table(EventLog):
    """A game in play: plain data between two steps, and the rules that play on.

    Rules code never reaches for anything outside: luck, cards, questions and the log are here.
    """

    def __init__(self, seats: int, luck: Luck) -> None:
        super().__init__(seats)
        self.luck = luck
        self.cards: list[Card] = []
        self.zones: list[Zone] = []
        self.lots = 0
        self.outcome: Outcome | None = None
        self.steps = 0
        self.stop_at_step = -1  # a replay stops there
        self.silent_until_turn_ends = 0  # seats that asked to be left out of reaction windows

    # ------------------------------------------------------------ what each game must say

    async def play(self) -> None:
        """Play on, step after step, while the game goes on.

        A step leads to the next natural pause: a phase, a hero's action. `steps` counts them.
        Between two steps the game is plain data: whatever outlives a step lives in the state.
        """
        raise NotImplementedError

    @property
    def goes_on(self) -> bool:
        return self.outcome is None and self.steps != self.stop_at_step

    def copy(self) -> Table:
        """A twin that shares nothing that can change. Only between two steps."""
        raise NotImplementedError

    def release(self) -> None:
        """Nobody needs this table any more: whatever holds each other in a circle is parted.

        Then its memory is free at once, and the next guess lies in it.
        """

    def view(self, mask: int) -> Mapping[str, object]:
        """The table as a viewer (a bit of the mask) sees it, as plain JSON."""
        raise NotImplementedError

    def shell(self, mask: int) -> Shell:
        """What all games show alike, as a viewer (a bit of the mask) sees it."""
        return plain_shell("", "", self.seats)

    def after_redeal(self) -> None:
        """A re-deal has exchanged cards: what everybody knows of hidden ones must hold again."""

    def end(self, outcome: Outcome) -> None:
        """The match is over. How it ended is the last event of the log."""
        self.outcome = outcome
        if self.is_told:
            self.events.append(outcome.event)
            outcome.reason = outcome.event.text(self, self.mask_of(None))

    # ------------------------------------------------------------ cards and zones

    def new_zone(self, name: str, seen_by: int) -> Zone:
        zone = Zone(len(self.zones), name, seen_by)
        self.zones.append(zone)
        return zone

    def new_cards(self, faces: Sequence[Face], there: Zone) -> list[Card]:
        made: list[Card] = []
        for face in faces:
            card = Card(len(self.cards), face, there.seen_by)
            self.cards.append(card)
            there.cards.append(card)
            made.append(card)
        return made

    def shuffle(self, zone: Zone) -> None:
        """Shuffle a pile: from here on nobody knows which card is which."""
        self.luck.shuffle(zone.cards)
        self.mix_up(zone.cards)
        for card in zone.cards:
            card.known_to = 0
            card.back_seen = False

    def mix_up(self, cards: list[Card]) -> None:
        """From here on, these cards could be each other to everybody who does not know them.

        A shuffle does this; so does a choice made face-down among cards of a known set.
        """
        self.lots += 1
        for card in cards:
            if card.known_to == self.everyone:
                card.before = None  # open to all: where it was before tells nobody anything
            elif card.lot:
                card.before = Lot(card.lot, card.known_to, card.before)
            card.lot = self.lots

    def copy_table_to(self, twin: Table) -> None:
        """The part of a copy that is the same in every game."""
        cards = [card.copy() for card in self.cards]
        twin.cards = cards
        twin.zones = [zone.copy(cards) for zone in self.zones]
        twin.lots = self.lots
        twin.steps = self.steps
        twin.events = self.events.copy()
        twin.names = self.names
        twin.outcome = self.outcome
        twin.silent_until_turn_ends = self.silent_until_turn_ends

    def mask_of(self, seat: int | None) -> int:
        """The bit of a seat, or of the spectators."""
        return 1 << (self.seats if seat is None else seat)
