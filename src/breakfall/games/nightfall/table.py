"""A match of Nightfall on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from breakfall.core.cards import Located
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.view import Shell
from breakfall.games.nightfall import copies, shell, view
from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.cards import DRAFT_CARDS, DRAFT_ORDERS, STARTERS, WOUND_CARDS
from breakfall.games.nightfall.formats import Standard, variant
from breakfall.games.nightfall.rules.claim import claim_phase_step
from breakfall.games.nightfall.rules.setup import (
    draft_round,
    lay_out,
    open_archives,
    tell_who_goes_first,
)
from breakfall.games.nightfall.rules.turn import (
    attack,
    block,
    blow,
    end_combat,
    end_turn,
    link,
    resolve,
)
from breakfall.games.nightfall.state import Archive, Night, Piles, Player
from breakfall.games.nightfall.terms import (
    AFTER_COMBAT,
    ATTACK,
    BLOCK,
    BLOWS,
    CLAIM,
    CLEANUP,
    COPIES,
    DRAFT,
    LAY_OUT,
    LINKING,
    OPEN_ARCHIVES,
    RESOLVING,
    STARTER_COPIES,
    WOUNDS,
)
from breakfall.games.nightfall.view import NightView

SERIES_ONLY = ("goal", "variant")


def lay_table(setup: Setup) -> NightfallTable:
    """The open box on the table, before anything is shuffled. (NF-2.1, NF-4.9)"""
    form = setup.format
    assert isinstance(form, Standard)
    goal = 0
    if form.is_series:
        form = variant(setup.settings["variant"])
        goal = int(setup.settings["goal"])
    else:
        check_no_series(setup)
    left_out = setup.settings["without"].split(",")
    orders = [order for order in DRAFT_ORDERS if order.key not in left_out]
    way = form.way(setup.settings["archives"], setup.players)
    way.check(setup.players, orders)
    night = NightfallTable(setup.players, setup.luck(), way)
    night.is_secret = form.is_secret
    night.goal = goal
    fill_the_box(night, orders)
    for seat in range(setup.players):
        player = Player(seat, new_piles(night, seat), night.seats)
        night.players.append(player)
        night.new_cards(STARTERS * STARTER_COPIES, player.deck)
    agree_on_first(setup, night)
    return night


def check_no_series(setup: Setup) -> None:
    """What is agreed for a series means nothing without one. (NF-14.1)"""
    for setting in setup.game.settings:
        value = setup.settings[setting.key]
        if setting.key in SERIES_ONLY and value != setting.values[0]:
            title = setup.format.title
            raise BreakfallError(f"{setting.key} {value} is for a series, and {title} is none")


def fill_the_box(night: Night, orders: list[Order]) -> None:
    """Seven copies of every order that takes part, their draft cards, and sixty wounds."""
    for order in orders:
        pile = night.new_zone(f"archive-{order.key}", night.everyone)
        night.new_cards([order] * COPIES, pile)
        night.archives.append(Archive(order, pile))
    for wound in WOUND_CARDS:
        night.new_cards([wound] * (WOUNDS // len(WOUND_CARDS)), night.wounds_below)
    night.new_cards([face for face in DRAFT_CARDS if face.order in orders], night.draft_deck)


def agree_on_first(setup: Setup, night: Night) -> None:
    """The seat that was agreed on goes first; else chance decides, but only later. (NF-4.9)"""
    first = setup.settings["first"]
    if first == "random":
        return
    if int(first) >= night.seats:
        raise BreakfallError(f"seat {first} cannot go first: the last seat is {night.seats - 1}")
    night.first = int(first)
    tell_who_goes_first(night)


def new_piles(night: Night, seat: int) -> Piles:
    return Piles(
        night.new_zone(f"deck-{seat}", 0),
        night.new_zone(f"hand-{seat}", 1 << seat),
        night.new_zone(f"discard-{seat}", night.everyone),
        night.new_zone(f"pack-{seat}", 1 << seat),
        night.new_zone(f"picks-{seat}", 1 << seat),
    )


class NightfallTable(Night):
    async def play(self) -> None:
        while self.outcome is None and self.steps != self.stop_at_step:
            stage = self.stage
            if stage == CLAIM:
                await claim_phase_step(self)
            elif stage == LINKING:
                await link(self)
            elif stage == RESOLVING:
                await resolve(self)
            elif stage == CLEANUP:
                await end_turn(self)
            elif stage >= ATTACK:
                await self.fight()
            else:
                await self.set_up()
            self.steps += 1

    async def fight(self) -> None:
        if self.stage == ATTACK:
            await attack(self)
        elif self.stage == BLOCK:
            await block(self)
        elif self.stage == BLOWS:
            await blow(self)
        elif self.stage == AFTER_COMBAT:
            end_combat(self)

    async def set_up(self) -> None:
        if self.stage == LAY_OUT:
            lay_out(self)
        elif self.stage == DRAFT:
            await draft_round(self)
        elif self.stage == OPEN_ARCHIVES:
            open_archives(self)

    def copy(self) -> NightfallTable:
        twin = NightfallTable(self.seats, self.luck.copy(), self.way)
        copies.copy_night(self, twin)
        return twin

    def release(self) -> None:
        for player in self.players:
            player.minions.clear()

    def after_redeal(self) -> None:
        self.way.keep_possible(self)

    # ------------------------------------------------------------ showing

    def view(self, mask: int) -> NightView:
        return view.table(self, mask)

    def shell(self, mask: int) -> Shell:
        return shell.shell(self, mask)

    def fact(self, name: str, value: object, mask: int) -> object:
        """A fact by its name: whose minion, a kicker or none, where a draft card goes."""
        if name in FACTS:
            return FACTS[name](self, value)
        if isinstance(value, Located) and value.place.startswith("minion:"):
            return self.minion_named(value, mask)
        return super().fact(name, value, mask)

    def minion_named(self, minion: Located, mask: int) -> str:
        """ "your Vulko" to whoever controls it, "Vulko (Ann)" to others."""
        seat = int(minion.place.split(":")[1])
        if mask >> seat & 1:
            return f"your {minion.face.name}"
        return f"{minion.face.name} ({self.names[seat]})"


WHERE: Final = ("for a private archive", "for the commons", "to be removed")


def where(night: Night, value: object) -> str:
    assert isinstance(value, int)
    return WHERE[value]


def totals(night: Night, value: object) -> str:
    """The wounds of each player: "Ann 12, Bo 9"."""
    assert isinstance(value, list)
    return ", ".join(f"{night.names[seat]} {total}" for seat, total in enumerate(value))


FACTS: dict[str, Callable[[Night, object], str]] = {
    "where": where,
    "totals": totals,
    "kicker": lambda night, is_kicked: " with its kicker" if is_kicked else "",
}
