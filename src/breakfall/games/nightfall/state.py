"""The nouns of Nightfall: the night, its players, minions in play, links and archives."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import mypyc_attr

from breakfall.core.cards import Card, Located, Piece, Zone
from breakfall.core.luck import Luck
from breakfall.core.places import Places, SeatPlaces, position
from breakfall.core.table import Table
from breakfall.games.nightfall.card import Order, Text, Verb, order_on
from breakfall.games.nightfall.terms import DISCOUNT, LAY_OUT, LEADS_VAMPIRES, NOT_DRAWN, VAMPIRE

MINION_PLACES: Final = SeatPlaces("minion")
LINK_PLACES: Final = Places("link")


@mypyc_attr(acyclic=True)
class Archive:
    """A stack of seven copies of one order; from the box, too. (NF-12.1)"""

    def __init__(self, order: Order, pile: Zone) -> None:
        self.order = order
        self.pile = pile

    @property
    def id(self) -> str:
        """Its place in the view."""
        return f"archive:{self.order.key}"


class Minion(Piece):
    """A minion in play: who owns its card, who controls it, what health it has left."""

    __slots__ = ("card", "controller", "health", "in_play", "order", "owner", "printed")

    def __init__(self, card: Card, order: Order, owner: Player, controller: Player) -> None:
        self.card = card
        self.order = order
        self.printed = order.printed
        self.owner = owner
        self.controller = controller
        self.health = self.printed.health
        self.in_play = True

    @property
    def id(self) -> str:
        """Its place in the view; "" when it has left play."""
        row = self.controller.minions
        return MINION_PLACES.at(self.controller.seat, position(row, self))

    def located(self) -> Located:
        return Located(self.order, self.id)

    def has(self, text: int) -> bool:
        """This in-play text is printed on it."""
        return self.printed.in_play & text != 0

    @property
    def damage(self) -> int:
        return self.printed.health - self.health

    @property
    def strength(self) -> int:
        """What is printed, and 1 for each other friendly minion that leads its kind. (NF-2.6)"""
        strength = self.printed.strength
        if self.printed.species == VAMPIRE:
            for other in self.controller.minions:
                if other is not self and other.printed.in_play & LEADS_VAMPIRES:
                    strength += 1
        return strength

    def is_like(self, other: Minion) -> bool:
        """Nobody could tell the two apart, or want the one rather than the other."""
        return (
            self.order is other.order
            and self.health == other.health
            and self.controller is other.controller
            and self.owner is other.owner
        )


class Attack:
    """A minion on its way to a player, and who stands in between. (NF-6)"""

    def __init__(self, minion: Minion, defender: Player) -> None:
        self.minion = minion
        self.defender = defender
        self.blockers: list[Minion] = []

    @property
    def standing(self) -> list[Minion]:
        """The blockers that are still in play. (NF-6.13)"""
        return [blocker for blocker in self.blockers if blocker.in_play]

    def is_like(self, other: Attack) -> bool:
        """Equals attack the same player, with equals in between."""
        if self.defender is not other.defender or not self.minion.is_like(other.minion):
            return False
        mine, theirs = self.standing, other.standing
        return len(mine) == len(theirs) and all(
            one.is_like(two) for one, two in zip(mine, theirs, strict=True)
        )


class Link(Piece):
    """An order in the chain: who played it, and what has been done to it meanwhile. (NF-7)"""

    def __init__(self, card: Card, player: Player, place: int) -> None:
        self.card = card
        self.order = order_on(card)
        self.place = place  # in the chain, from its start; or not there at all
        self.printed = self.order.printed
        self.player = player
        self.chooser = player  # who chooses the targets of its texts
        self.is_kicked = False
        self.is_silenced = False
        self.times = 1  # how often its texts are carried out
        self.more_damage = 0  # what friendly orders before it have added
        self.dealt_damage = False
        self.target: Link | None = None  # the order that its chain text has chosen
        self.in_kicker = False  # its kicker is being carried out, not its chain text

    @property
    def id(self) -> str:
        """Its place in the view."""
        return LINK_PLACES.at(self.place)

    def located(self) -> Located:
        return Located(self.order, self.id)


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Verb):
    """A verb as the rules carry it out."""

    async def use(self, night: Night, me: Link, text: Text) -> None:
        """Do it for this order, as much as the text says."""
        raise NotImplementedError


class Piles:
    """Where the cards of one player lie, in play and while archives are drafted."""

    def __init__(self, deck: Zone, hand: Zone, discard: Zone, pack: Zone, picks: Zone) -> None:
        self.deck = deck
        self.hand = hand
        self.discard = discard
        self.pack = pack  # draft cards to choose from
        self.picks = picks  # draft cards that stand for private archives not yet opened


class Player:
    """A player: cards, archives, minions, and what the turn has brought."""

    def __init__(self, seat: int, piles: Piles, players: int) -> None:
        self.seat = seat
        self.players = players  # how many there are around the table
        self.seats: tuple[int, ...] = (seat,)
        self.bit = 1 << seat
        self.deck = piles.deck
        self.hand = piles.hand
        self.discard = piles.discard
        self.pack = piles.pack
        self.picks = piles.picks
        self.archives: list[Archive] = []  # the private ones that lie open
        self.minions: list[Minion] = []
        self.wounds = 0  # in deck, hand and discard pile, and beyond the last card
        self.wounds_beyond = 0  # received when there was no wound card left (NF-13.4)
        self.influence = 0  # gained this turn
        self.spent = 0
        self.worth = 1  # of each point of influence
        self.more_damage = 0  # for the next order in this chain that deals damage
        self.total = 0  # wounds of the earlier games of a series (NF-14.9)

    @property
    def points(self) -> int:
        """The influence left to spend. (NF-9)"""
        return self.influence * self.worth - self.spent

    @property
    def discount(self) -> int:
        """Off the cost of what they claim: one for each minion that says so. (NF-15.8)"""
        return self.count_minions_with(DISCOUNT)

    def distance_from(self, seat: int) -> int:
        """How far to the left of that seat they sit."""
        return (self.seat - seat) % self.players

    def count_minions_with(self, text: int) -> int:
        found = 0
        for minion in self.minions:
            if minion.printed.in_play & text:
                found += 1
        return found


class Way:
    """How archives are chosen; formats.py has them all. (NF-4)"""

    picks: ClassVar[tuple[int, ...]] = ()  # where the card of each round of the draft goes
    rules: ClassVar[tuple[str, ...]] = ()  # by where a card goes

    def deal(self, night: Night) -> None:
        """Before the first choice."""
        raise NotImplementedError

    def keep_possible(self, night: Night) -> None:
        """After a re-deal: what everybody knows of face-down archives must hold again."""


class Night(Table):
    """Everything on the table of a match of Nightfall."""

    def __init__(self, seats: int, luck: Luck, way: Way) -> None:
        super().__init__(seats, luck)
        self.way = way  # how archives are chosen
        self.is_secret = False  # private archives stay face-down until claimed from
        self.players: list[Player] = []
        self.stage: int = LAY_OUT
        self.first: int = NOT_DRAWN  # the seat that goes first
        self.active = 0  # the seat whose turn it is
        self.turn = 0
        self.quiet_turns = 0  # since somebody last received a wound
        self.draft_round = 0
        self.archives: list[Archive] = []  # all of them, also those in the box
        self.commons: list[Archive] = []
        self.attacks: list[Attack] = []  # those still to be resolved
        self.chain: list[Link] = []  # those still to be resolved
        self.linking = 0  # how far to the left of the active player they link
        self.repeats = 0  # how often more the next order's texts are carried out
        self.is_ending = False
        self.game_number = 1  # in a series
        self.goal = 0  # the wounds that end a series
        # Places on the table that are nobody's own. The wound stack has two parts. (NF-4.1)
        self.wound_stack = self.new_zone("wounds", 0)
        self.wounds_below = self.new_zone("wounds-face-down", 0)
        self.exile = self.new_zone("exile", self.everyone)
        self.exiled_wounds = self.new_zone("exiled-wounds", self.everyone)
        self.in_play = self.new_zone("in-play", self.everyone)
        self.chain_pile = self.new_zone("chain", self.everyone)
        self.draft_deck = self.new_zone("draft-deck", 0)
        self.common_picks = self.new_zone("common-picks", 0)
        self.box = self.new_zone("box", 0)

    @property
    def turn_player(self) -> Player:
        return self.players[self.active]

    def opponents_of(self, player: Player) -> list[Player]:
        """The others, clockwise from the left. (NF-1.3)"""
        seats = self.seats
        return [self.players[(player.seat + n) % seats] for n in range(1, seats)]

    def attack_blocked_by(self, minion: Minion) -> Attack | None:
        """The attack that this minion is about to block."""
        for attack in self.attacks:
            if minion in attack.blockers:
                return attack
        return None

    def archive_of(self, order: Order) -> Archive:
        for archive in self.archives:
            if archive.order is order:
                return archive
        raise KeyError(order.key)

    @property
    def open_archives(self) -> list[Archive]:
        """The commons and every private archive that lies open, also empty ones. (NF-14.4)"""
        archives = list(self.commons)
        for player in self.players:
            archives += player.archives
        return archives

    @property
    def minions(self) -> list[Minion]:
        """All that are in play."""
        return [minion for player in self.players for minion in player.minions]
