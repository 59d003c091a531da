"""The end of a game, and of a series of games. (NF-13, NF-14.9 to 14.11)"""

from __future__ import annotations

from typing import cast

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.outcome import Outcome
from breakfall.games.nightfall.card import WOUND_TYPES, DeckCard, DraftCard, Order, Wound
from breakfall.games.nightfall.rules.claim import archive_of
from breakfall.games.nightfall.rules.cleanup import end_effects
from breakfall.games.nightfall.state import END, LAY_OUT, STARTER_COPIES, Night, Player


def end_game(night: Night, *, stalled: bool = False) -> None:
    """Wounds are counted, and fewest win. (NF-13.5, NF-13.6)"""
    night.stage = END
    places = sorted(night.players, key=lambda player: standing(night, player))
    if night.goal:
        end_game_of_series(night, places, stalled)
        return
    scores = [player.wounds for player in night.players]
    night.note("end", places[0].seat, places[0].wounds)
    night.outcome = outcome(places, scores, tie_break(night, places))


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
            if cast(DeckCard, card.face).is_wound:
                counts[cast(Wound, card.face).kind] += 1
    counts.sort(reverse=True)
    return counts


def right_of_first(night: Night, player: Player) -> int:
    """How far to the right of the first player; the first player is furthest. (NF-13.9)"""
    return (night.first - player.seat) % night.seats or night.seats


def tie_break(night: Night, places: list[Player]) -> str:
    """What set the winner apart from the next."""
    one, other = standing(night, places[0]), standing(night, places[1])
    if one[0] != other[0]:
        return f"with the fewest wounds, {one[0]}"
    if one[1:3] != other[1:3]:
        return f"the tie on {counted(one[0], 'wound')}: they are spread more evenly over the types"
    return f"the tie on {counted(one[0], 'wound')}: seated closest to the first player's right"


def counted(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def outcome(places: list[Player], scores: list[int], why: str) -> Outcome:
    ranking = [[player.seat] for player in places]
    return Outcome([places[0].seat], ranking, scores, f"Player {places[0].seat + 1} wins {why}")


# ---------------------------------------------------------------- a series


def end_game_of_series(night: Night, places: list[Player], stalled: bool) -> None:
    """Wounds add up; the first to reach the goal ends it, and the lowest total wins.

    Level totals are settled by the last game. (NF-14.9 to 14.11)
    """
    for player in night.players:
        player.total += player.wounds
    totals = [player.total for player in night.players]
    night.note("series", night.game_number, totals)
    if max(totals) < night.goal and not stalled:
        begin_next_game(night)
        return
    by_total = sorted(places, key=lambda player: player.total)
    won_by = "fewest wounds in all" if by_total[0].total < by_total[1].total else "the last game"
    games, wounds = counted(night.game_number, "game"), counted(by_total[0].total, "wound")
    reason = f"the series after {games}, {wounds}: {won_by}"
    night.note("end", by_total[0].seat, by_total[0].total)
    night.outcome = outcome(by_total, totals, reason)


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
    night.note("first", night.first)


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
    order = cast(Order, face)
    if not order.is_starter:
        return archive_of(night, order).pile
    count = dealt.get(order.key, 0)
    dealt[order.key] = count + 1
    return night.players[count // STARTER_COPIES].deck
