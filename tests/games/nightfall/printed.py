"""Cards for stories: the printed ones by name, and orders made for one story."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any, cast

from breakfall.games.nightfall.card import DeckCard, Order, Text
from breakfall.games.nightfall.cards import ORDERS, WOUND_CARDS
from breakfall.games.nightfall.state import Effect, Link, Night
from breakfall.games.nightfall.terms import NO_COLOUR, VAMPIRE, WHITE, WOUND_TYPES

Named = str | DeckCard
Deed = Callable[[Night, Link], Awaitable[None]]


class Told(Effect):
    """What a story says that an order does."""

    def __init__(self, deed: Deed) -> None:
        super().__init__("")
        self.deed = deed

    async def use(self, night: Night, me: Link, text: Text) -> None:
        await self.deed(night, me)


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
    on_chain: Deed | None = None,
    kicker: int = NO_COLOUR,
    on_kick: Deed | None = None,
) -> Order:
    """An order made for a story: a plain white minion unless told otherwise.

    With `species=ACTION` it is an action.
    """

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
        "chain": None if on_chain is None else Text(Told(on_chain)),
        "kicker": kicker,
        "kick": None if on_kick is None else Text(Told(on_kick)),
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
