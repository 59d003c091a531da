"""A match of Nightfall on the table: how it goes on, how it is copied, how it is shown."""

from __future__ import annotations

from breakfall.core.choice import OptionQuestion
from breakfall.core.errors import BreakfallError
from breakfall.core.game import Setup
from breakfall.core.log import Entry
from breakfall.core.option import Option
from breakfall.core.view import Shell
from breakfall.games.nightfall import copying, shell, telling, view, words
from breakfall.games.nightfall.card import Order
from breakfall.games.nightfall.cards import DRAFT_CARDS, DRAFT_ORDERS, STARTERS, WOUND_CARDS
from breakfall.games.nightfall.formats import (
    CommonGround,
    OpenArchives,
    SecretArchives,
    Series,
    Standard,
)
from breakfall.games.nightfall.rules.asking_again import ask_again
from breakfall.games.nightfall.rules.claim import claim_phase_step
from breakfall.games.nightfall.rules.setup import draft_round, lay_out, open_archives
from breakfall.games.nightfall.rules.turn import (
    attack,
    block,
    blow,
    end_combat,
    end_turn,
    link,
    resolve,
)
from breakfall.games.nightfall.state import (
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
    Archive,
    Night,
    Piles,
    Player,
)
from breakfall.games.nightfall.view import NightView

FORMATS: dict[str, Standard] = {
    "standard": Standard(),
    "secret-archives": SecretArchives(),
    "open-archives": OpenArchives(),
    "common-ground": CommonGround(),
    "series": Series(),
}

SERIES_ONLY = ("goal", "variant")


def lay_table(setup: Setup) -> NightfallTable:
    """The open box on the table, before anything is shuffled. (NF-2.1, NF-4.9)"""
    form = FORMATS[setup.format.key]
    goal = 0
    if form.is_series:
        form = FORMATS[setup.settings["variant"]]
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
        player = Player(seat, new_piles(night, seat))
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
    night.note("first", night.first)


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
        copying.copy_night(self, twin)
        return twin

    def release(self) -> None:
        for player in self.players:
            player.minions.clear()

    def ask_again(self, question: OptionQuestion) -> None:
        ask_again(self, question)

    # ------------------------------------------------------------ showing

    def view(self, mask: int) -> NightView:
        return view.table(self, mask)

    def shell(self, mask: int) -> Shell:
        return shell.shell(self, mask)

    def prompt(self, question: OptionQuestion) -> str:
        return words.prompt(self, question)

    def rule(self, question: OptionQuestion) -> str:
        return words.rule(self, question)

    def label(self, question: OptionQuestion, option: Option) -> str:
        return words.label(self, question, option)

    def points_at(self, question: OptionQuestion, option: Option) -> tuple[str, ...]:
        return view.points_at(self, question, option)

    def subject(self, question: OptionQuestion) -> str:
        return view.subject(question)

    def tell(self, entry: Entry, viewer: int) -> str:
        return telling.tell(self, entry, viewer)
