"""ACTION and LURKING ACTION abilities: whether they can be used, and using them. (HB-10)"""

from __future__ import annotations

from breakfall.core.cards import Piece
from breakfall.core.option import Option
from breakfall.core.question import Barred
from breakfall.games.hellbreak.printed import Printed
from breakfall.games.hellbreak.rules.actions import Action
from breakfall.games.hellbreak.rules.pool import pay_malice
from breakfall.games.hellbreak.rules.sources import (
    source_name,
    source_option,
    source_places,
    source_text,
    tell_use,
)
from breakfall.games.hellbreak.state import Asset, Duel, Minion, Place, Side
from breakfall.games.hellbreak.terms import ACTION, BOTH, LURKING_ACTION
from breakfall.games.hellbreak.warning import own_targets
from breakfall.games.hellbreak.words import action_words

# ---------------------------------------------------------------- whether they can be used


def can_use_monster(side: Side) -> bool:
    monster = side.monster
    printed = monster.card.printed
    if not monster.face.abilities & ACTION or side.malice < printed.action_cost:
        return False
    return not (printed.once_a_round and side.has_used_monster)


def can_use_place(side: Side, place: Place) -> bool:
    """Its controller may; if it says so, each player once a round. (HB-10.1, HB-10.3)"""
    printed = place.face.printed
    if not printed.abilities & ACTION or place.controller != side.seat:
        return False
    if printed.once_a_round and side.has_used_location[place.index]:
        return False
    return side.malice >= printed.action_cost


def can_use_asset(side: Side, asset: Asset) -> bool:
    if not has_action(side, asset.face.printed):
        return False
    return not asset.exhausted and side.malice >= asset.face.printed.action_cost


def can_use_minion(side: Side, minion: Minion) -> bool:
    return has_action(side, minion.printed) and side.malice >= minion.printed.action_cost


def has_action(side: Side, printed: Printed) -> bool:
    """An ACTION ability, or a LURKING ACTION while the monster lurks. (HB-10.2)"""
    if printed.abilities & LURKING_ACTION:
        return side.monster.is_lurking
    return printed.abilities & ACTION != 0


def why_not_lurking(side: Side, name: str) -> Barred:
    return Barred("HB-10.2", f"{name} has a Lurking Action; {side.monster.name} is Unleashed.")


def why_no_malice(side: Side, name: str, printed: Printed) -> Barred | None:
    if side.malice >= printed.action_cost:
        return None
    return Barred(
        "HB-10.2",
        f"The action of {name} costs {printed.action_cost} malice; you have {side.malice}.",
    )


# ---------------------------------------------------------------- using them


class UseAbility(Action):
    """An ACTION ability of a card that the side controls: pay its malice, then do it. (HB-10)"""

    def __init__(self, side: Side, source: Piece) -> None:
        self.side = side
        self.source = source

    @property
    def option(self) -> Option:
        return source_option(self.side, self.source)

    def label(self, duel: Duel, side: Side) -> str:
        """ "Use Dracula: 4 malice, once a round: Ready Dracula." """
        text = source_text(self.source)
        location = self.source.index if isinstance(self.source, Place) else BOTH
        warning = own_targets(duel, side, text, location)
        return f"Use {source_name(duel, side, self.source)}: {action_words(text)}{warning}"

    def places(self, side: Side) -> tuple[str, ...]:
        return source_places(self.source)

    def pay(self, duel: Duel, side: Side, malice: int) -> None:
        tell_use(duel, side, self.source)
        pay_malice(duel, side, malice)


class UseMonster(UseAbility):
    def __init__(self, side: Side) -> None:
        super().__init__(side, side.monster)

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        monster = side.monster
        if not monster.face.abilities & ACTION:
            return Barred("HB-2.2", f"The action of {monster.name} is on its other side.")
        if monster.card.once_a_round and side.has_used_monster:
            return Barred("HB-10.3", f"The action of {monster.name} is used up for this round.")
        return why_no_malice(side, monster.name, monster.card.printed)

    async def take(self, duel: Duel, side: Side) -> None:
        card = side.monster.card
        self.pay(duel, side, card.action_cost)
        side.has_used_monster = True
        await card.act(duel, side)


class UsePlace(UseAbility):
    def __init__(self, side: Side, place: Place) -> None:
        super().__init__(side, place)
        self.place = place

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        place = self.place
        if place.controller != side.seat:
            return Barred("HB-10.1", f"You do not control {place.face.name}.")
        if place.face.once_a_round and side.has_used_location[place.index]:
            return Barred("HB-10.3", f"You have used {place.face.name} this round.")
        return why_no_malice(side, place.face.name, place.face.printed)

    async def take(self, duel: Duel, side: Side) -> None:
        place = self.place
        self.pay(duel, side, place.face.action_cost)
        side.has_used_location[place.index] = True
        await place.face.act(duel, side, place)


class UseAsset(UseAbility):
    def __init__(self, side: Side, asset: Asset) -> None:
        super().__init__(side, asset)
        self.asset = asset

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        face = self.asset.face
        if not has_action(side, face.printed):
            return why_not_lurking(side, face.name)
        if self.asset.exhausted:
            return Barred("HB-10.1", f"{face.name} is exhausted.")
        return why_no_malice(side, face.name, face.printed)

    async def take(self, duel: Duel, side: Side) -> None:
        self.pay(duel, side, self.asset.face.action_cost)
        self.asset.exhausted = True
        await self.asset.face.act(duel, side)


class UseMinion(UseAbility):
    def __init__(self, side: Side, minion: Minion) -> None:
        super().__init__(side, minion)
        self.minion = minion

    def why_not(self, duel: Duel, side: Side) -> Barred | None:
        face = self.minion.face
        if not has_action(side, face.printed):
            return why_not_lurking(side, face.name)
        return why_no_malice(side, face.name, face.printed)

    async def take(self, duel: Duel, side: Side) -> None:
        self.pay(duel, side, self.minion.face.action_cost)
        await self.minion.face.act(duel, self.minion)
