"""Tables for short stories: who holds what, whose turn it is, and what is asked.

    story = table(
        seat(hand=["Alton Hickman", "Furious Melee"]),
        seat(hand=["Shock and Awe"], minions=["Vulko", hurt("Zacharias Sands", 1)]),
        seat(minions=["Zacharias Sands"], archives=["Blaine Cordell"]),
        phase="chain",
    )
    story.answer("play:alton-hickman", "link:furious-melee", "link:nothing")
    assert story.asks(1, "link")
    story.answer("link:shock-and-awe")
    assert story.asks(1, "target-minion")
    story.answer("minion:left-1-1")
    assert story.minions(2) == []

Decks and piles are listed from the top, hands and rows of minions from the first that came. Cards
are named, or made for the story by `printed.order`; wounds are "bite", "burn" and "bleed". It is
the turn of seat 0 unless told otherwise. Options name players by how far to the left of the asked
one they sit ("you", "left-1", ...), and minions by their player and place in the row from 1.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from breakfall.core.cards import Zone, show
from breakfall.core.game import Format
from breakfall.core.luck import Luck
from breakfall.games.nightfall.card import DraftCard, Order, Wound
from breakfall.games.nightfall.formats import Draft
from breakfall.games.nightfall.state import Archive, Minion, Night, Player
from breakfall.games.nightfall.table import NightfallTable, new_piles
from breakfall.games.nightfall.terms import (
    ATTACK,
    CLAIM,
    CLEANUP,
    COPIES,
    INFLUENCE,
    LINKING,
    WOUND_TYPES,
    WOUNDS,
    WOUNDS_A_PLAYER,
)
from tests.games import story
from tests.games.nightfall.printed import Hurt, Named, face
from tests.games.story import match_on

PHASES = {"combat": ATTACK, "chain": LINKING, "claim": CLAIM, "cleanup": CLEANUP}


# ---------------------------------------------------------------- the table


class Seat:
    """What lies before one player when the story begins."""

    def __init__(
        self,
        hand: Sequence[Named],
        deck: Sequence[Named],
        discard: Sequence[Named],
        minions: Sequence[Named | Hurt],
        archives: Sequence[Named],
        secret: Sequence[Named],
    ) -> None:
        self.hand = hand
        self.deck = deck
        self.discard = discard
        self.minions = minions
        self.archives = archives
        self.secret = secret


def seat(
    hand: Sequence[Named] = (),
    *,
    deck: Sequence[Named] = (),
    discard: Sequence[Named] = (),
    minions: Sequence[Named | Hurt] = (),
    archives: Sequence[Named] = (),
    secret: Sequence[Named] = (),
) -> Seat:
    """A player with these cards and nothing else; `secret` archives lie face-down."""
    return Seat(hand, deck, discard, minions, archives, secret)


def table(
    *seats: Seat,
    phase: str = "chain",
    turn: int = 0,
    first: int = 0,
    commons: Sequence[Named] = (),
    left: dict[str, int] | None = None,
    wounds: Sequence[str] | None = None,
    wounds_below: Sequence[str] | None = None,
    exiled_wounds: Sequence[str] = (),
    exiled: Sequence[Named] = (),
    seed: int = 1,
) -> Story:
    """A story that begins with this table, in that phase of that seat's turn.

    `left` says how many cards an archive has left, by its name; `wounds` lists the face-up wounds
    from the top, `wounds_below` the face-down ones. Without, there are as many as at the start.
    """

    def lay() -> NightfallTable:
        night = NightfallTable(len(seats), Luck(seed), Draft())
        lay_wounds(night, wounds, wounds_below, exiled_wounds)
        fill(night, night.exile, exiled)
        for named in commons:
            night.commons.append(new_archive(night, named, left or {}))
        for number, given in enumerate(seats):
            lay_seat(night, number, given, left or {})
        night.first = first
        night.active = turn
        night.turn = 1
        night.turn_player.influence = INFLUENCE
        night.stage = PHASES[phase]
        return night

    form = Format("standard", "Standard", (len(seats),), "")
    return Story(match_on(lay, "nightfall", form, players=len(seats), seed=seed))


def lay_wounds(
    night: Night,
    face_up: Sequence[str] | None,
    below: Sequence[str] | None,
    exiled: Sequence[str],
) -> None:
    count = WOUNDS_A_PLAYER * night.seats
    up = [WOUND_TYPES[n % 3] for n in range(count)] if face_up is None else face_up
    down = [WOUND_TYPES[n % 3] for n in range(WOUNDS - count)] if below is None else below
    fill(night, night.wounds_below, down)
    fill(night, night.wound_stack, up)
    fill(night, night.exiled_wounds, exiled)
    night.mix_up(night.wounds_below.cards + night.wound_stack.cards)
    if up:
        show(night.wound_stack.top, night.everyone)


def lay_seat(night: Night, number: int, given: Seat, left: dict[str, int]) -> None:
    player = Player(number, new_piles(night, number), night.seats)
    night.players.append(player)
    fill(night, player.deck, given.deck)
    fill(night, player.hand, given.hand[::-1])
    fill(night, player.discard, given.discard)
    night.mix_up(player.deck.cards + player.hand.cards)
    player.wounds = sum(
        isinstance(card.face, Wound)
        for pile in (player.deck, player.hand, player.discard)
        for card in pile.cards
    )
    for named in given.archives:
        player.archives.append(new_archive(night, named, left))
    for named in given.secret:
        archive = new_archive(night, named, left)
        night.new_cards([DraftCard(archive.order)], player.picks)
    for standing in given.minions:
        stand_up(night, player, standing)


def stand_up(night: Night, player: Player, standing: Named | Hurt) -> None:
    given = standing if isinstance(standing, Hurt) else Hurt(standing, 0)
    printed = cast(Order, face(given.named))
    (card,) = night.new_cards([printed], night.in_play)
    minion = Minion(card, printed, player, player)
    minion.health -= given.damage
    player.minions.append(minion)


def new_archive(night: Night, named: Named, left: dict[str, int]) -> Archive:
    printed = cast(Order, face(named))
    pile = night.new_zone(f"archive-{printed.key}", night.everyone)
    night.new_cards([printed] * left.get(printed.name.strip("“”"), COPIES), pile)
    archive = Archive(printed, pile)
    night.archives.append(archive)
    return archive


def fill(night: Night, zone: Zone, named: Sequence[Named]) -> None:
    night.new_cards([face(one) for one in reversed(named)], zone)


# ---------------------------------------------------------------- the story


class Story(story.Story[NightfallTable]):
    @property
    def night(self) -> NightfallTable:
        return self.table

    def decline(self, *kinds: str) -> None:
        """Answer with the first option (no chain, no block, ...) as long as this is asked."""
        while self.kind in kinds:
            self.match.choose(0)

    @property
    def phase(self) -> str:
        table = cast(dict[str, object], self.match.view(None)["table"])
        return str(table["phase"])

    @property
    def turn(self) -> int:
        """The seat whose turn it is."""
        return self.night.active

    def player(self, seat: int) -> Player:
        return self.night.players[seat]

    def hand(self, seat: int) -> list[str]:
        """Names in hand, in alphabetical order."""
        return sorted(names(self.player(seat).hand))

    def deck(self, seat: int) -> list[str]:
        """Names in the deck from its top."""
        return names(self.player(seat).deck)

    def discard(self, seat: int) -> list[str]:
        """Names in the discard pile from its top."""
        return names(self.player(seat).discard)

    @property
    def exiled(self) -> list[str]:
        """Orders in exile, the latest first."""
        return names(self.night.exile)

    @property
    def chain(self) -> list[str]:
        """Orders in the chain that are still to be resolved, from its start."""
        return [plain(link.order.name) for link in self.night.chain]

    def minions(self, seat: int) -> list[str]:
        """Minions in play with the health they have left: "Vulko 3"."""
        return [
            f"{plain(minion.order.name)} {minion.health}" for minion in self.player(seat).minions
        ]

    def wounds(self, seat: int) -> int:
        return self.player(seat).wounds

    @property
    def wounds_left(self) -> int:
        """Face-up wounds in the stack."""
        return len(self.night.wound_stack.cards)

    def left_in(self, named: Named) -> int:
        """How many cards an archive has left."""
        printed = face(named)
        for archive in self.night.archives:
            if archive.order is printed:
                return len(archive.pile.cards)
        raise AssertionError(f"there is no archive of {named}")

    def owned(self, seat: int) -> list[str]:
        """Everything in deck, hand and discard pile, in alphabetical order."""
        player = self.player(seat)
        return sorted(names(player.deck) + names(player.hand) + names(player.discard))

    def influence(self, seat: int) -> int:
        return self.player(seat).points


def names(zone: Zone) -> list[str]:
    """From the top; wounds by their type."""
    return [
        card.face.key if isinstance(card.face, Wound) else plain(card.face.name)
        for card in reversed(zone.cards)
    ]


def plain(name: str) -> str:
    return name.strip("“”")
