"""Pixels: paying with them, gaining, resetting and trading them. (HF-6)"""

from __future__ import annotations

from typing import Final

from breakfall.core.question import Answer, Barred, choose
from breakfall.games.havenfall.events import (
    EXHAUSTED,
    GAINS_PIXEL,
    NO_PIXEL,
    RESETS_PIXEL,
    TAKES_PIXEL,
    TRADES,
)
from breakfall.games.havenfall.questions import (
    EXHAUSTED_PIXEL,
    PAY_WITH,
    PIXEL,
    ColorQuestion,
    Pixel,
    PixelQuestion,
    WarRoom,
)
from breakfall.games.havenfall.rules.acts import Act
from breakfall.games.havenfall.state import Haven, Side
from breakfall.games.havenfall.terms import COLOURS, NO_COLOUR, Price

PAY: Final = PixelQuestion("pay-with", "HF-6.2", "Exhaust which pixel?", pays=True)
RESET: Final = PixelQuestion("reset-pixel", "HF-5.3", "Reset which pixel?", sides="exhausted")
TAKE_PIXEL: Final = PixelQuestion(
    "take-pixel", "HF-14.26", "{name}: take which pixel?", sides="both"
)
GIVE_PIXEL: Final = PixelQuestion(
    "give-pixel", "HF-14.27", "{name}: give which of your pixels?", sides="both"
)
EXHAUST: Final = PixelQuestion("exhaust-pixel", "HF-10.13", "{name}: exhaust which pixel?")
TRADE_FOR: Final = ColorQuestion(
    "trade-for",
    "HF-6.11",
    "Trade two {pixel} pixels for which color?",
    "The supply has no {pixel} pixel left.",
)

# ---------------------------------------------------------------- paying


def can_pay(side: Side, price: Price) -> bool:
    """The printed colours are available, and any others for the grey ones. (HF-6.2, HF-10.8)"""
    available = side.available
    if side.colour_changed != NO_COLOUR:
        available = as_they_count(side)
    if price.colour != NO_COLOUR:
        return available[price.colour] > 0
    need = price.need
    for colour in price.colours:
        if available[colour] < need[colour]:
            return False
    return not price.any or sum(available) >= price.total


def as_they_count(side: Side) -> list[int]:
    """Available pixels by the colours that they count as. (HF-14.19)"""
    counted = side.available.copy()
    counted[side.counts_as] += counted[side.colour_changed]
    counted[side.colour_changed] = 0
    return counted


async def pay(side: Side, price: Price) -> None:
    """Exhaust the printed pixels; which colours for grey ones is asked. (HF-6.1, HF-10.8)"""
    for colour in price.colours:
        for _ in range(price.need[colour]):
            if side.colour_changed == NO_COLOUR:
                exhaust(side, colour)
            else:
                await pay_changed(side, colour)
    for _ in range(price.any):
        await pay_any(side)


async def pay_changed(side: Side, colour: int) -> None:
    """A pixel of that colour, or one that counts as it."""
    pixels: list[Pixel] = []
    if side.available[colour] and colour != side.colour_changed:
        pixels.append(PAY_WITH[colour])
    if colour == side.counts_as and side.available[side.colour_changed]:
        pixels.append(PAY_WITH[side.colour_changed])
    pixel = await choose(side.seats, PAY, pixels)
    exhaust(side, pixel.colour)


async def pay_any(side: Side) -> None:
    """One pixel of any colour. (HF-9.1)"""
    pixels = [PAY_WITH[colour] for colour in range(4) if side.available[colour]]
    pixel = pixels[0]
    if len(pixels) > 1:
        pixel = await choose(side.seats, PAY, pixels)
    exhaust(side, pixel.colour)


def exhaust(side: Side, colour: int) -> None:
    side.available[colour] -= 1
    side.exhausted[colour] += 1


# ---------------------------------------------------------------- gaining and resetting


def gain_pixel(haven: Haven, side: Side, colour: int) -> None:
    """From the supply, exhausted; none when there is none. (HF-6.9, HF-6.10)"""
    if haven.supply[colour]:
        haven.supply[colour] -= 1
        side.exhausted[colour] += 1
        GAINS_PIXEL.tell(haven, side.mask, side.seats, colour)
    else:
        NO_PIXEL.tell(haven, side.mask, side.seats, colour)


def reset_all(side: Side) -> None:
    """Every exhausted pixel becomes available. (HF-5.3)"""
    available, exhausted = side.available, side.exhausted
    for colour in range(4):
        if exhausted[colour]:
            available[colour] += exhausted[colour]
            exhausted[colour] = 0


async def reset(haven: Haven, side: Side, amount: int) -> None:
    """So many exhausted pixels of one's choice become available. (HF-5.3)"""
    for _ in range(amount):
        pixels = [PIXEL[colour] for colour in range(4) if side.exhausted[colour]]
        if not pixels:
            return
        pixel = await choose(side.seats, RESET, pixels)
        side.exhausted[pixel.colour] -= 1
        side.available[pixel.colour] += 1
        RESETS_PIXEL.tell(haven, side.mask, side.seats, pixel.colour)


# ---------------------------------------------------------------- of opponents


def owners_of_pixels(haven: Haven, side: Side) -> list[Side]:
    return [other for other in haven.opponents_of(side) if other.pixels > 0]


async def choose_pixel(side: Side, question: PixelQuestion, owner: Side, by: object) -> Pixel:
    """A pixel of a war room, from either side of it. (HF-14.26, HF-14.27)"""
    pixels = [PIXEL[colour] for colour in range(4) if owner.available[colour]]
    pixels += [EXHAUSTED_PIXEL[colour] for colour in range(4) if owner.exhausted[colour]]
    return await choose(side.seats, question, pixels, WarRoom(by, owner))


def take_pixel(haven: Haven, side: Side, owner: Side, pixel: Pixel) -> None:
    """It changes its war room and is exhausted."""
    if pixel.is_exhausted:
        owner.exhausted[pixel.colour] -= 1
    else:
        owner.available[pixel.colour] -= 1
    side.exhausted[pixel.colour] += 1
    state = "exhausted" if pixel.is_exhausted else "available"
    TAKES_PIXEL.tell(haven, side.mask, side.seats, state, pixel.colour, owner.seats)


async def exhaust_some(haven: Haven, side: Side, owner: Side, amount: int, by: object) -> None:
    """So many available pixels of an opponent, chosen by the player who does it."""
    for _ in range(min(amount, sum(owner.available))):
        pixels = [PIXEL[colour] for colour in range(4) if owner.available[colour]]
        pixel = await choose(side.seats, EXHAUST, pixels, WarRoom(by, owner))
        exhaust(owner, pixel.colour)
        EXHAUSTED.tell(haven, owner.mask, owner.seats, pixel.colour)


# ---------------------------------------------------------------- trading


class Trade(Answer):
    """Two pixels of this color for one of another."""

    def __init__(self, colour: int) -> None:
        super().__init__("trade", COLOURS[colour])
        self.colour = colour


ALL_TRADES: Final[list[Trade]] = [Trade(colour) for colour in range(4)]


def add_trades(haven: Haven, side: Side, acts: list[Act]) -> None:
    """Two of one colour for one of another that the supply still has. (HF-6.11)"""
    available, exhausted = side.available, side.exhausted
    for colour in range(4):
        if available[colour] + exhausted[colour] >= 2 and sum(haven.supply) > haven.supply[colour]:
            acts.append(ALL_TRADES[colour])


def why_no_trade(haven: Haven, side: Side, colour: int) -> Barred:
    have = side.available[colour] + side.exhausted[colour]
    if have < 2:
        return Barred("HF-6.11", f"A trade takes two {COLOURS[colour]} pixels; you have {have}.")
    return Barred("HF-6.11", "The supply has no pixel of another color left.")


async def trade(haven: Haven, side: Side, colour: int) -> None:
    """Exhausted ones go first; what comes is exhausted. (HF-6.11)"""
    others = [PIXEL[other] for other in range(4) if other != colour and haven.supply[other]]
    gained = await choose(side.seats, TRADE_FOR, others, colour)
    for _ in range(2):
        if side.exhausted[colour]:
            side.exhausted[colour] -= 1
        else:
            side.available[colour] -= 1
    haven.supply[colour] += 2
    TRADES.tell(haven, side.mask, side.seats, colour, gained.colour)
    haven.supply[gained.colour] -= 1
    side.exhausted[gained.colour] += 1
