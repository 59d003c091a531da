"""The end of a game, and of a series of games. (NF-13, NF-14.9 to 14.11)"""

from __future__ import annotations

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.event import NOBODY, Happened
from breakfall.core.outcome import Outcome
from breakfall.games.nightfall.card import DraftCard, Wound, order_on
from breakfall.games.nightfall.events import (
    EVEN_WOUNDS,
    FEWEST_IN_SERIES,
    FEWEST_WOUNDS,
    GAME_OF_SERIES_ENDS,
    LAST_GAME_DECIDES,
    RIGHT_OF_FIRST,
)
from breakfall.games.nightfall.rules.cleanup import end_effects
from breakfall.games.nightfall.rules.setup import tell_who_goes_first
from breakfall.games.nightfall.state import Night, Player
from breakfall.games.nightfall.terms import END, LAY_OUT, STARTER_COPIES, WOUND_TYPES


def end_game(night: Night, *, stalled: bool = False) -> None:
    """Wounds are counted, and fewest win. (NF-13.5, NF-13.6)"""
    night.stage = END
    places = sorted(night.players, key=lambda player: standing(night, player))
    if night.goal:
        end_game_of_series(night, places, stalled)
        return
    scores = [player.wounds for player in night.players]
    night.end(outcome(places, scores, ending(night, places)))


def standing(night: Night, player: Player) -> list[int]:
    """Lower is better: wounds, the most and second most of a type, then the seat.

    (NF-13.6 to 13.9)
    """
    types = types_of(player)
    return [player.wounds, types[0], types[1], right_of_first(night, player)]


def types_of(player: Player) -> list[int]:
    """How many wounds of each type, the most frequent first. (NF-13.7)"""
    counts = [0] * len(WOUND_TYPES)
    for pile in (player.deck, player.hand, player.discard):
        for card in pile.cards:
            if isinstance(card.face, Wound):
                counts[card.face.kind] += 1
    counts.sort(reverse=True)
    return counts


def right_of_first(night: Night, player: Player) -> int:
    """How far to the right of the first player; the first player is furthest. (NF-13.9)"""
    return (night.first - player.seat) % night.seats or night.seats


def ending(night: Night, places: list[Player]) -> Happened:
    """What set the winner apart from the next."""
    winner = places[0]
    one, other = standing(night, winner), standing(night, places[1])
    if one[0] != other[0]:
        event = FEWEST_WOUNDS
    elif one[1:3] != other[1:3]:
        event = EVEN_WOUNDS
    else:
        event = RIGHT_OF_FIRST
    return event.happened(night, winner.bit, winner.seats, winner.wounds)


def outcome(places: list[Player], scores: list[int], how: Happened) -> Outcome:
    ranking = [[player.seat] for player in places]
    return Outcome([places[0].seat], ranking, scores, how)


# ---------------------------------------------------------------- a series


def end_game_of_series(night: Night, places: list[Player], stalled: bool) -> None:
    """Wounds add up; the first to reach the goal ends it, and the lowest total wins.

    Level totals are settled by the last game. (NF-14.9 to 14.11)
    """
    for player in night.players:
        player.total += player.wounds
    totals = [player.total for player in night.players]
    GAME_OF_SERIES_ENDS.tell(night, NOBODY, night.game_number, totals)
    if max(totals) < night.goal and not stalled:
        begin_next_game(night)
        return
    by_total = sorted(places, key=lambda player: player.total)
    winner = by_total[0]
    event = FEWEST_IN_SERIES if winner.total < by_total[1].total else LAST_GAME_DECIDES
    how = event.happened(night, winner.bit, winner.seats, night.game_number, winner.total)
    night.end(outcome(by_total, totals, how))


def begin_next_game(night: Night) -> None:
    """Everything back to where it began; the next player to the left goes first."""
    end_effects(night)
    for player in night.players:
        player.minions = []
        player.archives = []
        player.wounds = 0
        player.wounds_beyond = 0
    night.commons = []
    night.is_ending = False
    night.turn = 0
    night.quiet_turns = 0
    night.game_number += 1
    night.first = (night.first + 1) % night.seats
    sort_the_box(night)
    night.stage = LAY_OUT
    tell_who_goes_first(night)


def sort_the_box(night: Night) -> None:
    """Every card, known to all, goes back to where it lay before the first game."""
    box = night.box
    for zone in night.zones:
        while zone is not box and zone.cards:
            put_on_top(zone.top, box, out_of=zone)
    dealt: dict[str, int] = {}
    for card in reversed(list(box.cards)):
        card.known_to = night.everyone
        card.lot = 0
        card.before = None
        put_on_top(card, home_of(night, card, dealt), out_of=box)


def home_of(night: Night, card: Card, dealt: dict[str, int]) -> Zone:
    """Where a card begins; each deck gets two of every starting minion. (NF-4.2)"""
    face = card.face
    if isinstance(face, DraftCard):
        return night.draft_deck
    if isinstance(face, Wound):
        return night.wounds_below
    order = order_on(card)
    if not order.is_starter:
        return night.archive_of(order).pile
    count = dealt.get(order.key, 0)
    dealt[order.key] = count + 1
    return night.players[count // STARTER_COPIES].deck
