"""Setting up the board and the players. (HF-3, HF-4)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, put_on_top
from breakfall.core.event import NOBODY
from breakfall.games.havenfall.cards import (
    ARCANE,
    ARTIFACTS_OF_COLOUR,
    GOLD,
    ITEMS_OF_HEROES,
    LEADERS,
    MONSTER_DECK,
    SILVER,
    SPELLS,
    STARTING_DECK,
)
from breakfall.games.havenfall.events import MONSTER_COMES, WAR_ROOM
from breakfall.games.havenfall.layouts import Layout
from breakfall.games.havenfall.places import Board, Piles
from breakfall.games.havenfall.rules.coming_and_going import draw_to_hand
from breakfall.games.havenfall.rules.strength import standing_at
from breakfall.games.havenfall.state import (
    HAND,
    Haven,
    MonsterCard,
    Pile,
    PlayCard,
    RowMonster,
    Side,
    monster_card,
)

PIXELS: Final = {2: 5, 3: 7, 4: 10}  # of each colour, by the number of players (HF-3.11)

# ---------------------------------------------------------------- the board


def set_up_board(haven: Haven, layout: Layout) -> None:
    """Everything on the board and beside it. (HF-3)"""
    everybody = haven.everyone
    haven.zones_of_board = Board(
        [
            haven.new_zone("spell-deck", 0),
            haven.new_zone("trashed-spells", everybody),
            haven.new_zone("monster-deck", 0),
            haven.new_zone("row", everybody),
            haven.new_zone("defeated", everybody),
            haven.new_zone("trash", everybody),
            haven.new_zone("arcane", everybody),
        ]
    )
    lay_piles(haven, layout)
    board = haven.board
    haven.new_cards(SPELLS, board.spell_deck)
    haven.shuffle(board.spell_deck)
    haven.new_cards(ARCANE, board.arcane)
    haven.new_cards(MONSTER_DECK, board.monster_deck)
    reveal_first_three(haven)
    haven.supply = [PIXELS[haven.seats]] * 4


def lay_piles(haven: Haven, layout: Layout) -> None:
    """Heroes with their items, Silver, Gold, and two artifacts of each colour. (HF-3.1 to 3.6)"""
    faces: list[PlayCard] = [*layout, SILVER, GOLD, *draw_artifacts(haven)]
    for face in sorted(faces, key=cost_of):
        haven.piles.append(new_pile(haven, face))
    for hero in layout:
        if hero.key in ITEMS_OF_HEROES:
            haven.items.append(new_pile(haven, ITEMS_OF_HEROES[hero.key]))


def cost_of(face: PlayCard) -> int:
    return face.printed.cost


def new_pile(haven: Haven, face: PlayCard) -> Pile:
    zone = haven.new_zone(f"pile-{face.key}", haven.everyone)
    haven.new_cards([face] * face.copies, zone)
    return Pile(face, zone)


def draw_artifacts(haven: Haven) -> list[PlayCard]:
    """Two of each colour by chance; the others go back to the box. (HF-3.2)"""
    drawn: list[PlayCard] = []
    for colour in range(4):
        of_colour = ARTIFACTS_OF_COLOUR[colour]
        order = haven.luck.permutation(len(of_colour))
        drawn += [of_colour[place] for place in sorted(order[:2])]
    return drawn


def reveal_first_three(haven: Haven) -> None:
    """Those that may not begin are set aside and shuffled back. (HF-3.9, HF-3.10)"""
    board = haven.board
    deck = board.monster_deck
    haven.shuffle(deck)
    drawn: list[MonsterCard] = []
    place = len(deck.cards)
    first: list[Card] = []
    while len(first) < 3:
        place -= 1
        card = deck.cards[place]
        face = monster_card(card)
        if haven.format.may_begin(face, drawn):
            drawn.append(face)
            first.append(card)
    for location, card in enumerate(first):
        put_on_top(card, board.row, out_of=deck)
        haven.row[location] = RowMonster(card, drawn[location])
        MONSTER_COMES.tell(haven, NOBODY, standing_at(haven, location))
    if place < len(deck.cards):
        haven.shuffle(deck)  # some were set aside


# ---------------------------------------------------------------- the players


def new_piles(haven: Haven, seat: int) -> Piles:
    everybody, owner, nobody = haven.everyone, 1 << seat, 0
    return Piles(
        [
            haven.new_zone(f"deck-{seat}", nobody),
            haven.new_zone(f"hand-{seat}", owner),
            haven.new_zone(f"play-{seat}", everybody),
            haven.new_zone(f"discard-{seat}", everybody),
            haven.new_zone(f"spells-{seat}", haven.format.eyes_on_spells(seat)),
            haven.new_zone(f"looked-at-{seat}", owner),
            haven.new_zone(f"leader-{seat}", everybody),
            haven.new_zone(f"kept-{seat}", everybody),
            haven.new_zone(f"away-{seat}", everybody),
        ]
    )


def set_up_players(haven: Haven, pixels: int) -> None:
    """War room and leader for each, and the first pixel; in Quick Play also the next one in the
    circle blue, red, green, yellow. (HF-4.2 to 4.4, HF-17.1)
    """
    colours = haven.luck.permutation(4)
    for seat in range(haven.seats):
        side = Side(seat, haven.seats, colours[seat], new_piles(haven, seat))
        haven.sides.append(side)
        haven.new_cards([LEADERS[side.colour]], side.piles.leader)
        for step in range(pixels):
            colour = (side.colour + step) % 4
            haven.supply[colour] -= 1
            side.available[colour] += 1
        WAR_ROOM.tell(haven, side.mask, side.seats, LEADERS[side.colour])


def deal_first_hands(haven: Haven) -> None:
    """Everybody shuffles their ten cards and draws five. (HF-4.1, HF-4.6)"""
    for side in haven.sides:
        haven.new_cards(STARTING_DECK, side.piles.deck)
        haven.shuffle(side.piles.deck)
        draw_to_hand(haven, side, HAND)
