"""Ways to come by archives, and the variants. Each overrides what is different. (NF-4, NF-14)"""

from __future__ import annotations

from typing import ClassVar, Final

from breakfall.core.cards import Card, put_on_top
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Format
from breakfall.games.nightfall.card import Order, drafted_on
from breakfall.games.nightfall.cards import QUICK_START
from breakfall.games.nightfall.rules.setup import (
    COMMON,
    PRIVATE,
    REMOVED,
    deal_packs,
    fill_commons,
)
from breakfall.games.nightfall.state import Night, Player, Way
from breakfall.games.nightfall.terms import COMMONS


class Draft(Way):
    """The draft of the rulebook, unless a way says otherwise."""

    title: ClassVar[str] = "The draft"
    picks: ClassVar[tuple[int, ...]] = (PRIVATE, PRIVATE, COMMON)
    cards_each: ClassVar[int] = 4
    players: ClassVar[tuple[int, ...]] = (2, 3, 4, 5)
    rules: ClassVar[tuple[str, ...]] = ("NF-4.4", "NF-4.5")  # of a private and a common pick

    def needs(self, players: int) -> int:
        """How many draft cards it takes. (NF-4.13)"""
        commons_filled = COMMONS - players * self.picks.count(COMMON)
        return players * self.cards_each + max(0, commons_filled)

    def check(self, players: int, orders: list[Order]) -> None:
        """A clear error when it cannot be done with these orders. (NF-4.13)"""
        if players not in self.players:
            allowed = " or ".join(str(count) for count in self.players)
            raise BreakfallError(f"{self.title} is for {allowed} players, not {players}")
        if len(orders) < self.needs(players):
            raise BreakfallError(
                f"{self.title} for {players} players needs {self.needs(players)} draft cards; "
                f"there are {len(orders)}"
            )

    def deal(self, night: Night) -> None:
        """Before the first choice."""
        deal_packs(night, self.cards_each)


class TwoPlayerDraft(Draft):
    """The first card is removed, the next two are private, the last is common. (NF-4.10)"""

    title = "The two-player draft"
    picks = (REMOVED, PRIVATE, PRIVATE, COMMON)
    players = (2,)
    rules = ("NF-4.10", "NF-4.10", "NF-4.10")


class RandomArchives(Draft):
    """Two archives each and eight commons, by chance. (NF-4.12)"""

    title = "A random set-up"
    picks = ()
    cards_each = 2

    def deal(self, night: Night) -> None:
        for player in night.players:
            for _ in range(self.cards_each):
                put_on_top(night.draft_deck.top, player.picks, out_of=night.draft_deck)


class QuickStart(RandomArchives):
    """A pair of archives for each player, and eight commons of what is left. (NF-4.11)"""

    title = "The quick start"

    def deal(self, night: Night) -> None:
        """Chance gives out the pairs."""
        orders = [drafted_on(card) for card in night.draft_deck.cards]
        pairs = self.pairs(orders)
        dealt = night.luck.permutation(len(pairs))
        for player in night.players:
            for card in list(night.draft_deck.cards):
                if drafted_on(card).name in pairs[dealt[player.seat]]:
                    put_on_top(card, player.picks, out_of=night.draft_deck)

    def keep_possible(self, night: Night) -> None:
        """Archives that are still secret are one of the pairs, with their other half."""
        split = [player for player in night.players if not self.has_pair(player)]
        loose = [card for player in split for card in player.picks.cards] + night.draft_deck.cards
        for player in split:
            opened = [archive.order for archive in player.archives]
            pairs = self.pairs(opened + [drafted_on(card) for card in loose])
            if opened:
                pairs = [pair for pair in pairs if opened[0].name in pair]
            pair = pairs[night.luck.below(len(pairs))]
            for card in player.picks.cards:
                exchange(card, [other for other in loose if drafted_on(other).name in pair])
                loose.remove(card)

    def has_pair(self, player: Player) -> bool:
        orders = [archive.order for archive in player.archives]
        orders += [drafted_on(card) for card in player.picks.cards]
        return len(self.pairs(orders)) == 1

    def pairs(self, orders: list[Order]) -> list[tuple[str, str]]:
        """Those of the seven pairs of which neither half was left out."""
        names = [order.name for order in orders]
        return [pair for pair in QUICK_START if pair[0] in names and pair[1] in names]

    def check(self, players: int, orders: list[Order]) -> None:
        super().check(players, orders)
        if len(self.pairs(orders)) < players:
            raise BreakfallError(
                f"{self.title} for {players} players needs {players} pairs of draft cards; "
                f"there are {len(self.pairs(orders))}"
            )


def exchange(card: Card, wanted: list[Card]) -> None:
    """The card becomes one of those that are wanted, unless it is one already."""
    if card not in wanted:
        card.face, wanted[0].face = wanted[0].face, card.face


class OpenDraft(Draft):
    """The commons lie open first; then three cards each, two of them to keep. (NF-14.5)"""

    title = "Open Archives"
    picks = (PRIVATE, PRIVATE)
    cards_each = 3
    rules = ("NF-14.6",)

    def deal(self, night: Night) -> None:
        fill_commons(night)
        deal_packs(night, self.cards_each)


class CommonDraft(Draft):
    """The first two choices go to the commons; nobody has private archives. (NF-14.7)"""

    title = "Common Ground"
    picks = (COMMON, COMMON)
    rules = ("NF-4.4", "NF-14.7")


RECOMMENDED: Final = "recommended"
WAYS: dict[str, Draft] = {
    "draft": Draft(),
    "two-player-draft": TwoPlayerDraft(),
    "quick-start": QuickStart(),
    "random": RandomArchives(),
}


class Standard(Format):
    """The game of the rulebook. (NF-1 to NF-13)"""

    is_secret: ClassVar[bool] = False
    is_series: ClassVar[bool] = False

    def way(self, chosen: str, players: int) -> Draft:
        """How archives are chosen; two players get their own draft unless they ask. (NF-4.10)"""
        if chosen == RECOMMENDED:
            return WAYS["two-player-draft" if players == 2 else "draft"]
        return WAYS[chosen]


class SecretArchives(Standard):
    """Private archives stay face-down until they are claimed from. (NF-14.2)"""

    is_secret = True


class OpenArchives(Standard):
    """The commons are known before the draft. (NF-14.5, NF-14.6)"""

    draft: ClassVar[Draft] = OpenDraft()

    def way(self, chosen: str, players: int) -> Draft:
        """These variants are ways to draft, so there is nothing to choose."""
        if chosen not in (RECOMMENDED, "draft"):
            raise BreakfallError(f"{self.title} is a way to draft: archives cannot be {chosen!r}")
        return self.draft


class CommonGround(OpenArchives):
    """Nobody has private archives. (NF-14.7, NF-14.8)"""

    draft = CommonDraft()


class Series(Standard):
    """Games are played until somebody has a hundred wounds. (NF-14.9)"""

    is_series = True


PLAYERS: Final = (2, 3, 4, 5)
VARIANTS: Final[tuple[Standard, ...]] = (
    Standard("standard", "Standard", PLAYERS, "Two private archives each, eight for all."),
    SecretArchives(
        "secret-archives", "Secret Archives", PLAYERS, "Private archives lie face-down."
    ),
    OpenArchives(
        "open-archives", "Open Archives", PLAYERS, "The commons are known before the draft."
    ),
    CommonGround("common-ground", "Common Ground", PLAYERS, "All archives are for everybody."),
)
FORMATS: Final[tuple[Standard, ...]] = (
    *VARIANTS,
    Series("series", "End-of-the-World Series", PLAYERS, "Game after game, to 100 wounds."),
)


def variant(key: str) -> Standard:
    """How each game of a series is played."""
    for form in VARIANTS:
        if form.key == key:
            return form
    raise KeyError(key)
