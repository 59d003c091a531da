"""Playing a card: loyalty, cost, and what becomes of it. (HB-7.1 to 7.10)"""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Card, Zone, put_on_top
from breakfall.core.question import Answer, Barred, OpenQuestion, choose
from breakfall.games.hellbreak.events import ENTERS_PLAY, PLAYS, READIED
from breakfall.games.hellbreak.printed import ASPECTS
from breakfall.games.hellbreak.questions import (
    FixedQuestion,
    PlaceQuestion,
    YesOrNoQuestion,
    both_places,
    side_asked,
    wants_to,
)
from breakfall.games.hellbreak.rules.pool import pay_malice
from breakfall.games.hellbreak.rules.unique import keep_one, keep_one_asset
from breakfall.games.hellbreak.state import (
    Asset,
    AssetCard,
    DeckCard,
    Duel,
    EventCard,
    Minion,
    MinionCard,
    Side,
    minion_of,
    printed_on,
)
from breakfall.games.hellbreak.terms import ENTERS, PLAYED, SIDES


def cost_of(duel: Duel, side: Side, face: DeckCard) -> int:
    """The blood it costs this side now, never less than nothing. (HB-7.1, HB-7.3)"""
    cost = face.printed.cost
    if face.printed.changes_cost:
        cost -= face.cost_cut(duel, side)
    return max(0, cost)


def has_loyalty(side: Side, face: DeckCard) -> bool:
    """At least as many icons of its aspect in the vault. (HB-7.2)"""
    printed = face.printed
    return side.icons(printed.aspect) >= printed.loyalty


def fits_the_monster(side: Side, face: DeckCard) -> bool:
    """Some cards can be played only while a certain side of the monster is up. (HB-7.4)"""
    if side.monster.is_lurking:
        return not face.printed.unleashed_only
    return not face.printed.lurking_only


def can_play(duel: Duel, side: Side, face: DeckCard) -> bool:
    """Loyalty, side and blood, or malice where it may stand in for it. (HB-7.1 to 7.4)"""
    printed = face.printed
    means = side.blood
    if printed.malicious:
        means += min(printed.malicious, side.malice)
    if printed.cost > means and not printed.changes_cost:
        return False
    return (
        has_loyalty(side, face)
        and fits_the_monster(side, face)
        and cost_of(duel, side, face) <= means
    )


def why_not_play(duel: Duel, side: Side, face: DeckCard) -> Barred | None:
    """What keeps a card in the hand; None where it can be played."""
    printed = face.printed
    if not has_loyalty(side, face):
        shown, aspect = side.icons(printed.aspect), ASPECTS[printed.aspect]
        needs = f"{printed.loyalty} {aspect} icon{'' if printed.loyalty == 1 else 's'}"
        return Barred("HB-7.2", f"{face.name} needs {needs}; your vault shows {shown}.")
    if not fits_the_monster(side, face):
        monster = side.monster
        return Barred("HB-7.4", f"{face.name} cannot be played while you are {SIDES[monster.up]}.")
    if not can_play(duel, side, face):
        cost = cost_of(duel, side, face)
        have = f"you have {side.blood}"
        if printed.malicious:
            have += f" and {side.malice} malice, of which {printed.malicious} may pay for it"
        return Barred("HB-7.1", f"{face.name} costs {cost} blood; {have}.")
    return None


async def play_card(duel: Duel, side: Side, card: Card) -> None:
    """Show a card of the hand, pay for it and play it. (HB-7.1)"""
    face = printed_on(card)
    cost = cost_of(duel, side, face)
    begin_to_play(duel, side, card, side.piles.hand)
    if face.printed.malicious:
        cost -= await pay_in_malice(duel, side, face, cost)
    side.blood -= cost
    await put_into_play(duel, side, card)


def begin_to_play(duel: Duel, side: Side, card: Card, out_of: Zone) -> None:
    """It lies open before anything is asked about it. (HB-7.1)"""
    put_on_top(card, side.piles.being_played, out_of=out_of)
    PLAYS.tell(duel, side.mask, side.seat, card.face)


class Payment(Answer):
    """So much malice in place of blood."""

    def __init__(self, malice: int) -> None:
        super().__init__("pay", f"malice-{malice}", f"{malice} malice, the rest in blood", malice)
        self.malice = malice


class PaymentQuestion(FixedQuestion[Payment]):
    """How much malice stands in for blood; asked about the card that is played."""

    def expected(self, table: Duel, asked: OpenQuestion) -> list[Payment]:
        assert isinstance(asked.about, DeckCard)
        return PAYMENTS[: asked.about.printed.malicious + 1]

    def why_not(self, table: Duel, asked: OpenQuestion, thing: Payment) -> Barred | None:
        if thing in asked.things:
            return None
        side, face = side_asked(table, asked), asked.about
        assert isinstance(face, DeckCard)
        if thing.malice > side.malice:
            return Barred(self.rule, f"You have only {side.malice} malice.")
        cost = cost_of(table, side, face)
        if thing.malice > cost:
            return Barred(self.rule, f"{face.name} costs only {cost}.")
        return Barred(self.rule, f"{face.name} costs {cost}; you have only {side.blood} blood.")


MOST_MALICE: Final = 4  # no card takes more malice for blood
PAYMENTS: Final[list[Payment]] = [Payment(malice) for malice in range(MOST_MALICE + 1)]
PAY: Final = PaymentQuestion(
    "pay", "HB-14.3", "Malice may stand in for blood. How do you pay for {name}?"
)


async def pay_in_malice(duel: Duel, side: Side, face: DeckCard, cost: int) -> int:
    """Malicious lets malice stand in for some of the blood; as much as was chosen. (HB-14.3)"""
    fewest = max(0, cost - side.blood)
    most = min(cost, face.printed.malicious, side.malice)
    payment = await choose(side.seats, PAY, PAYMENTS[fewest : most + 1], face)
    pay_malice(duel, side, payment.malice)
    return payment.malice


async def play_for_no_blood(duel: Duel, side: Side, card: Card) -> None:
    """A revealed health card plays itself. (HB-12.10)"""
    begin_to_play(duel, side, card, side.piles.revealed)
    await put_into_play(duel, side, card)


def can_play_itself(side: Side, face: DeckCard) -> bool:
    """Only the blood is spared: loyalty and side still have to fit. (HB-12.10)"""
    return has_loyalty(side, face) and fits_the_monster(side, face)


async def put_into_play(duel: Duel, side: Side, card: Card) -> None:
    """A minion at a location, an asset in its row, an event carried out. (HB-7.5 to 7.9)"""
    face = card.face
    if isinstance(face, MinionCard):
        place = await choose(side.seats, PLAY_WHERE, both_places(duel, side), face)
        await enter(duel, side, card, place.index)
    elif isinstance(face, AssetCard):
        put_on_top(card, side.piles.play, out_of=side.piles.being_played)
        await play_asset(duel, side, Asset(card, face, side))
    elif isinstance(face, EventCard):
        await face.resolve(duel, side)
        put_on_top(card, side.piles.crypt, out_of=side.piles.being_played)


# ---------------------------------------------------------------- minions

PLAY_WHERE: Final = PlaceQuestion("play-where", "HB-7.5", "Where does {name} enter?")
PAY_TO_READY: Final = YesOrNoQuestion(
    "pay-to-ready", "HB-7.6", "Pay 1 malice to ready {name} at once?"
)


async def enter(duel: Duel, side: Side, card: Card, location: int) -> None:
    """Exhausted; 1 malice readies it; then its abilities. (HB-7.5 to 7.7, HB-7.10)"""
    put_on_top(card, side.piles.play, out_of=side.piles.being_played)
    minion = minion_of(card, side, location)
    minion.exhausted = not minion.printed.fearsome
    side.minions.append(minion)
    if "Creature" in minion.printed.traits:
        side.played_creature = True
    ENTERS_PLAY.tell(duel, side.mask, minion, duel.places[location])
    if minion.printed.unique:
        await keep_one(duel, side, minion)
    if can_pay_to_ready(minion) and await wants_to(side, PAY_TO_READY, minion):
        pay_to_ready(duel, side, minion)
    if minion.in_play and minion.printed.abilities & PLAYED:
        await minion.face.played(duel, minion)
    if minion.in_play and minion.printed.abilities & ENTERS:
        await minion.face.enters(duel, minion)


def can_pay_to_ready(minion: Minion) -> bool:
    return minion.in_play and minion.exhausted and minion.side.malice > 0


def pay_to_ready(duel: Duel, side: Side, minion: Minion) -> None:
    """For one malice, at once and at no other time. (HB-7.6)"""
    pay_malice(duel, side, 1)
    minion.exhausted = False
    READIED.tell(duel, side.mask, minion)


# ---------------------------------------------------------------- assets


async def play_asset(duel: Duel, side: Side, asset: Asset) -> None:
    """Into the asset row, ready; it is at no location. (HB-7.8)"""
    side.assets.append(asset)
    if asset.face.printed.unique:
        for other in side.assets:
            if other is not asset and other.face.name == asset.face.name:
                await keep_one_asset(duel, side, other, asset)
                return
