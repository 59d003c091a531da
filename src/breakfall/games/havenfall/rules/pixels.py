"""Pixels: paying with them, gaining, resetting and trading them. (HF-6)"""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.option import Option
from breakfall.games.havenfall.card import NO_COLOUR, Price
from breakfall.games.havenfall.options import EXHAUSTED_PIXEL, PAY_WITH, PIXEL, TRADE
from breakfall.games.havenfall.state import Haven, Side

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
    options: list[Option] = []
    if side.available[colour] and colour != side.colour_changed:
        options.append(PAY_WITH[colour])
    if colour == side.counts_as and side.available[side.colour_changed]:
        options.append(PAY_WITH[side.colour_changed])
    exhaust(side, (await OptionQuestion(side.seats, "pay-with", options)).number)


async def pay_any(side: Side) -> None:
    """One pixel of any colour. (HF-9.1)"""
    options = [PAY_WITH[colour] for colour in range(4) if side.available[colour]]
    answer = options[0]
    if len(options) > 1:
        answer = await OptionQuestion(side.seats, "pay-with", options)
    exhaust(side, answer.number)


def exhaust(side: Side, colour: int) -> None:
    side.available[colour] -= 1
    side.exhausted[colour] += 1


# ---------------------------------------------------------------- gaining and resetting


def gain_pixel(haven: Haven, side: Side, colour: int) -> None:
    """From the supply, exhausted; none when there is none. (HF-6.9, HF-6.10)"""
    if haven.supply[colour]:
        haven.supply[colour] -= 1
        side.exhausted[colour] += 1
        haven.note("gains-pixel", side, PIXEL[colour])
    else:
        haven.note("no-pixel", side, PIXEL[colour])


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
        options = [PIXEL[colour] for colour in range(4) if side.exhausted[colour]]
        if not options:
            return
        answer = await OptionQuestion(side.seats, "reset-pixel", options)
        side.exhausted[answer.number] -= 1
        side.available[answer.number] += 1
        haven.note("resets-pixel", side, answer)


# ---------------------------------------------------------------- of opponents


def owners_of_pixels(haven: Haven, side: Side) -> list[Side]:
    return [other for other in haven.opponents_of(side) if other.pixels > 0]


async def choose_pixel(side: Side, prompt: str, owner: Side, about: object) -> Option:
    """A pixel of a war room, from either side of it. (HF-14.26, HF-14.27)"""
    options = [PIXEL[colour] for colour in range(4) if owner.available[colour]]
    options += [EXHAUSTED_PIXEL[colour] for colour in range(4) if owner.exhausted[colour]]
    side.aimed_at = owner.seat
    return await OptionQuestion(side.seats, prompt, options, about)


def take_pixel(haven: Haven, side: Side, owner: Side, pixel: Option) -> None:
    """It changes its war room and is exhausted."""
    if pixel is PIXEL[pixel.number]:
        owner.available[pixel.number] -= 1
    else:
        owner.exhausted[pixel.number] -= 1
    side.exhausted[pixel.number] += 1
    haven.note("takes-pixel", side, pixel, owner)


async def exhaust_some(haven: Haven, side: Side, owner: Side, amount: int, about: object) -> None:
    """So many available pixels of an opponent, chosen by the player who does it."""
    side.aimed_at = owner.seat
    for _ in range(min(amount, sum(owner.available))):
        options = [PIXEL[colour] for colour in range(4) if owner.available[colour]]
        answer = await OptionQuestion(side.seats, "exhaust-pixel", options, about)
        exhaust(owner, answer.number)
        haven.note("exhausts-pixel", owner, answer)


# ---------------------------------------------------------------- trading


def possible_trades(haven: Haven, side: Side, options: list[Option]) -> None:
    """Two of one colour for one of another that the supply still has. (HF-6.11)"""
    available, exhausted = side.available, side.exhausted
    for colour in range(4):
        if available[colour] + exhausted[colour] >= 2:
            others = sum(haven.supply) - haven.supply[colour]
            if others > 0:
                options.append(TRADE[colour])


async def trade(haven: Haven, side: Side, colour: int) -> None:
    """Exhausted ones go first; what comes is exhausted. (HF-6.11)"""
    options = [PIXEL[other] for other in range(4) if other != colour and haven.supply[other]]
    answer = await OptionQuestion(side.seats, "trade-for", options, PIXEL[colour])
    for _ in range(2):
        if side.exhausted[colour]:
            side.exhausted[colour] -= 1
        else:
            side.available[colour] -= 1
    haven.supply[colour] += 2
    haven.note("trades", side, PIXEL[colour], answer)
    haven.supply[answer.number] -= 1
    side.exhausted[answer.number] += 1
