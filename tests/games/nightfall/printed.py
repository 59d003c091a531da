"""Cards for stories: the printed ones by name, and orders made for one story."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from breakfall.games.nightfall.cards import ORDERS, WOUND_CARDS
from breakfall.games.nightfall.state import DeckCard, Link, Night, Order
from breakfall.games.nightfall.terms import NO_COLOUR, VAMPIRE, WHITE, WOUND_TYPES

Named = str | DeckCard
Effect = Callable[[Night, Link], Awaitable[None]]


def order(
    name: str,
    *,
    colour: int = WHITE,
    links: tuple[int, ...] = (WHITE,),
    cost: int = 2,
    species: int = VAMPIRE,
    strength: int = 1,
    health: int = 1,
    in_play: int = 0,
    your_chain: bool = False,
    on_chain: Effect | None = None,
    kicker: int = NO_COLOUR,
    on_kick: Effect | None = None,
) -> Order:
    """An order made for a story: a plain white minion unless told otherwise.

    With `species=ACTION` it is an action.
    """

    async def chain(self: Order, night: Night, me: Link) -> None:
        if on_chain is not None:
            await on_chain(night, me)

    async def kick(self: Order, night: Night, me: Link) -> None:
        if on_kick is not None:
            await on_kick(night, me)

    printed: dict[str, Any] = {
        "name": name,
        "colour": colour,
        "links": links,
        "cost": cost,
        "species": species,
        "strength": strength,
        "health": health,
        "in_play": in_play,
        "your_chain": your_chain,
        "chain": chain,
        "kicker": kicker,
        "kick": kick,
    }
    return cast(Order, type(name, (Order,), printed)())


def face(named: Named) -> DeckCard:
    """The printed card of that name; quotation marks may be left out."""
    if isinstance(named, DeckCard):
        return named
    if named in WOUND_TYPES:
        return WOUND_CARDS[WOUND_TYPES.index(named)]
    for printed in ORDERS:
        if printed.name.strip("“”") == named.strip("“”"):
            return printed
    raise AssertionError(f"there is no card {named}")


class Hurt:
    """A minion that has taken damage before the story begins."""

    def __init__(self, named: Named, damage: int) -> None:
        self.named = named
        self.damage = damage


def hurt(named: Named, damage: int) -> Hurt:
    return Hurt(named, damage)
