"""What has an ability: a monster, a location, an asset or a minion. (HB-10.1, HB-13.2)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Piece
from breakfall.core.option import Option, option
from breakfall.games.hellbreak.events import USES, USES_MONSTER
from breakfall.games.hellbreak.pointer import WAITING
from breakfall.games.hellbreak.rules.characters import twins_of
from breakfall.games.hellbreak.state import Asset, Duel, Minion, Monster, Place, Side
from breakfall.games.hellbreak.words import place_words, state_words

USE_MONSTER: Final = option("use", "monster")
USE_RIGHT: Final = option("use", "location-right")
USE_LEFT: Final = option("use", "location-left")


def source_option(side: Side, source: Piece) -> Option:
    """The option that means using its ability."""
    if isinstance(source, Minion):
        on_the_right = source.location == side.seat
        return source.face.as_source.at(
            True, on_the_right, source.exhausted, source.damage, source.busy
        )
    if isinstance(source, Asset):
        return option("use", source.face.key)
    if isinstance(source, Place):
        return USE_RIGHT if source.index == side.seat else USE_LEFT
    return USE_MONSTER


def source_name(duel: Duel, side: Side, source: Piece) -> str:
    """What has the ability, for its controller to choose it."""
    if isinstance(source, Minion):
        state = ", ".join(state_words(duel, side, source, source.busy & ~WAITING))
        return f"{source.name} ({state})"
    if isinstance(source, Place):
        return place_words(duel, side, source.index)
    assert isinstance(source, (Asset, Monster))
    return source.card.name if isinstance(source, Monster) else source.face.name


def source_text(source: Piece) -> str:
    if isinstance(source, Monster):
        return source.card.text_of(source.up)
    assert isinstance(source, (Asset, Minion, Place))
    return source.face.printed_text


def source_places(source: Piece) -> tuple[str, ...]:
    """Where it lies; of copies that nothing tells apart, all of them."""
    if isinstance(source, Minion):
        return tuple(minion.place for minion in twins_of(source))
    if isinstance(source, Asset):
        return tuple(one.place for one in source.side.assets if one.face is source.face)
    assert isinstance(source, (Monster, Place))
    return (source.place,)


def tell_use(duel: Duel, side: Side, source: Piece) -> None:
    """Whose ability is used."""
    if isinstance(source, Monster):
        USES_MONSTER.tell(duel, side.mask, side.seat, source)
    else:
        USES.tell(duel, side.mask, side.seat, source)
