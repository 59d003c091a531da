"""What can happen in Havenfall, as the log tells it."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face, Located
from breakfall.core.event import NOBODY, Event0, Event1, Event2, Event3, Event4
from breakfall.games.havenfall.state import Haven, InPlay, PlayCard, SpellCard

Seats = tuple[int, ...]

# ---------------------------------------------------------------- setting up, turns

WAR_ROOM: Final = Event2[Seats, PlayCard](
    "war-room",
    "who leader",
    "{who} has the war room of {leader}.",
    "You have the war room of {leader}.",
    leads="leader",
)
GOES_FIRST: Final = Event1[Seats](
    "first", "who", "{who} goes first.", "You go first.", goes_first=True
)
TURN_BEGINS: Final = Event3[Seats, int, list[PlayCard]](
    "turn",
    "who round cards",
    "Round {round}: {who} reveals {cards}.",
    "Round {round}: you reveal {cards}.",
    heading=True,
    draws="cards",
)

# ---------------------------------------------------------------- cards come and go

RESHUFFLES: Final = Event1[Seats](
    "reshuffles",
    "who",
    "{who} shuffles the discard pile into a new deck.",
    "You shuffle your discard pile into a new deck.",
)
DRAWS: Final = Event2[Seats, InPlay](
    "draws",
    "who card",
    "{who} draws {card} into play.",
    "You draw {card} into play.",
    draws="card",
)
DRAWS_CARDS: Final = Event2[Seats, int](
    "draws-cards", "who count", "{who} draws {count:card}.", "You draw {count:card}."
)
ENTERS: Final = Event2[Seats, InPlay](
    "enters", "who card", "{card} comes into play for {who}.", "{card} comes into play for you."
)
TO_HAND: Final = Event2[Seats, PlayCard](
    "to-hand", "who card", "{who} takes {card} into hand.", "You take {card} into your hand."
)
GAINS: Final = Event2[Seats, PlayCard](
    "gains", "who card", "{who} gains {card}.", "You gain {card}.", gains="card"
)
TRASHED: Final = Event2[Seats, InPlay]("trashed", "who card", "{who:'s} {card} is trashed.")
TRASHED_FROM_PILE: Final = Event2[Seats, PlayCard](
    "trashed-from-pile", "who card", "{who:'s} {card} is trashed."
)
DISCARDED: Final = Event2[Seats, InPlay](
    "discarded", "who card", "{who:'s} {card} is discarded.", discards="card"
)
DISCARDS: Final = Event2[Seats, PlayCard](
    "discards",
    "who card",
    "{who} discards {card} from hand.",
    "You discard {card} from your hand.",
    discards="card",
)
TURNS_OVER: Final = Event2[Seats, PlayCard](
    "turns-over", "who card", "{who} turns over {card}.", "You turn over {card}."
)
KEEPS: Final = Event2[Seats, InPlay](
    "keeps", "who card", "{who:'s} {card} stays in play for the next turn."
)
ON_DECK: Final = Event2[Seats, InPlay](
    "on-deck", "who card", "{card} goes on top of {who:'s} deck."
)

# ---------------------------------------------------------------- using cards

USES: Final = Event2[Seats, InPlay](
    "uses", "who card", "{who} uses {card}.", "You use {card}.", plays="card"
)
ACTIVATES: Final = Event3[Seats, InPlay, str](
    "activates",
    "who card ability",
    "{who} activates {card}: {ability}.",
    "You activate {card}: {ability}.",
    plays="card",
)
NO_EFFECT: Final = Event2[Seats, PlayCard](
    "comes-to-nothing", "who card", "{who:'s} {card} has no effect."
)
IS_TRASHING: Final = Event2[Seats, InPlay](
    "is-trashing", "who card", "{who} is trashing {card}.", "You are trashing {card}."
)
GETS_DAMAGE: Final = Event2[Located, int](
    "gets-damage", "card damage", "{card} gets +{damage} damage."
)
GETS_HEALTH: Final = Event2[Located, int](
    "gets-health", "card health", "{card} gets +{health} health."
)
GETS: Final = Event3[Located, int, int](
    "gets", "card damage health", "{card} gets +{damage} damage and +{health} health."
)
WEAKENED: Final = Event2[Seats, InPlay](
    "weakens", "who card", "{who:'s} {card} loses its damage and health this turn."
)


def tell_bonus(haven: Haven, card: Located, damage: int, health: int) -> None:
    if not health:
        GETS_DAMAGE.tell(haven, NOBODY, card, damage)
    elif not damage:
        GETS_HEALTH.tell(haven, NOBODY, card, health)
    else:
        GETS.tell(haven, NOBODY, card, damage, health)


# ---------------------------------------------------------------- buying

IS_BUYING: Final = Event2[Seats, Face](
    "is-buying", "who card", "{who} is buying {card}.", "You are buying {card}."
)
CANNOT_BUY: Final = Event2[Seats, PlayCard](
    "cannot-buy", "who card", "{who} cannot buy {card} now.", "You cannot buy {card} now."
)
BUYS: Final = Event2[Seats, PlayCard](
    "buys", "who card", "{who} buys {card}.", "You buy {card}.", gains="card"
)
HEIST: Final = Event3[Seats, PlayCard, Seats](
    "heist",
    "who card buyer",
    "{who} gains the {card} that {buyer} {buyer:buys|buy}.",
    "You gain the {card} that {buyer} buys.",
    gains="card",
)
BUYS_SPELL: Final = Event1[Seats]("buys-spell", "who", "{who} buys a spell.", "You buy a spell.")

# ---------------------------------------------------------------- spells

GAINS_SPELL: Final = Event2[Seats, SpellCard](
    "gains-spell", "who card", "{who} gains {card}.", "You gain {card}.", gains="card"
)
GAINS_A_SPELL: Final = Event1[Seats](
    "gains-a-spell", "who", "{who} gains a spell.", "You gain a spell."
)
LOOKS_AT_SPELLS: Final = Event2[Seats, int](
    "looks-at-spells",
    "who count",
    "{who} looks at {count:card} of the spell deck.",
    "You look at {count:card} of the spell deck.",
)
DROPS_SPELL: Final = Event2[Seats, SpellCard](
    "drops-spell", "who card", "{who} trashes the spell {card}.", "You trash the spell {card}."
)
CASTS: Final = Event2[Seats, SpellCard](
    "casts", "who card", "{who} plays {card}.", "You play {card}.", plays="card"
)

# ---------------------------------------------------------------- hands of others

LOOKS_AT_HAND: Final = Event2[Seats, Seats](
    "looks-at-hand",
    "who whom",
    "{who} looks at {whom:'s} hand.",
    "You look at {whom:'s} hand.",
)
SHOWS_HAND: Final = Event1[Seats](
    "shows-hand", "who", "{who} shows their hand.", "You show your hand."
)
TAKES: Final = Event3[Seats, InPlay, Seats](
    "takes",
    "who card whom",
    "{who} takes {card} from {whom}.",
    "You take {card} from {whom}.",
)
GIVES_BACK: Final = Event2[Seats, PlayCard](
    "gives-back", "who card", "{card} goes back to {who}.", "{card} goes back to you."
)
PASSES_OFF: Final = Event3[Seats, InPlay, Seats](
    "passes-off",
    "who card whom",
    "{who} passes {card} off to {whom}.",
    "You pass {card} off to {whom}.",
)

# ---------------------------------------------------------------- pixels

GAINS_PIXEL: Final = Event2[Seats, int](
    "gains-pixel", "who color", "{who} gains a {color} pixel.", "You gain a {color} pixel."
)
NO_PIXEL: Final = Event2[Seats, int](
    "no-pixel", "who color", "There is no {color} pixel left for {who}."
)
RESETS_PIXEL: Final = Event2[Seats, int](
    "resets-pixel", "who color", "{who} resets a {color} pixel.", "You reset a {color} pixel."
)
RESETS_ALL: Final = Event1[Seats](
    "resets-all", "who", "{who} resets all pixels.", "You reset all your pixels."
)
EXHAUSTED: Final = Event2[Seats, int](
    "exhausts-pixel",
    "who color",
    "A {color} pixel of {who} is exhausted.",
    "One of your {color} pixels is exhausted.",
)
SCORCHED: Final = Event2[Seats, int](
    "scorched", "who count", "{who} exhausts {count:pixel}.", "You exhaust {count:pixel}."
)
TAKES_PIXEL: Final = Event4[Seats, str, int, Seats](
    "takes-pixel",
    "who state color whom",
    "{who} takes an {state} {color} pixel from {whom}.",
    "You take an {state} {color} pixel from {whom}.",
)
TRADES: Final = Event3[Seats, int, int](
    "trades",
    "who color gained",
    "{who} trades two {color} pixels for a {gained} one.",
    "You trade two {color} pixels for a {gained} one.",
)
CROWN: Final = Event3[Seats, int, int](
    "crown", "who color counts_as", "{who:'s} {color} pixels count as {counts_as} this turn."
)

# ---------------------------------------------------------------- monsters

MONSTER_COMES: Final = Event1[Located]("monster-comes", "monster", "{monster} comes into the row.")
SWITCHES: Final = Event3[Seats, Located, Located](
    "switches",
    "who monster other",
    "{who} switches {monster} and {other}.",
    "You switch {monster} and {other}.",
)
WITHDRAWN: Final = Event1[Located]("withdraws", "monster", "{monster} goes under the monster deck.")
FIGHTS: Final = Event3[Seats, Located, int](
    "fights",
    "who monster location",
    "{who} fights {monster} ({location}).",
    "You fight {monster} ({location}).",
)
LOSES_FIGHT: Final = Event2[Seats, Located](
    "loses-fight", "who monster", "{who} cannot defeat {monster}.", "You cannot defeat {monster}."
)
FINDS_NOBODY: Final = Event1[Seats](
    "finds-nobody", "who", "{who} finds nobody to fight.", "You find nobody to fight."
)
DEFEATS: Final = Event2[Seats, Located](
    "defeats", "who monster", "{who} defeats {monster}.", "You defeat {monster}.", gains="monster"
)
GAINS_POINTS: Final = Event2[Seats, int](
    "points", "who points", "{who} gains {points:point}.", "You gain {points:point}."
)
LEADERS_RELEASED: Final = Event0(
    "leaders",
    "",
    "The first boss is defeated: all leaders go to their players' discard piles.",
)

# ---------------------------------------------------------------- how a match ends (HF-15)

NO_MONSTERS_LEFT: Final = 0
LAST_ROUND_OVER: Final = 1

TEN_POINTS: Final = Event2[Seats, int](
    "ten-points",
    "who points",
    "{who} {who:wins|win} with {points:point}.",
    "You win with {points:point}.",
    heading=True,
)
MORE_POINTS: Final = Event4[int, Seats, int, int](
    "more-points",
    "why who points other",
    "{why} {who} {who:wins|win} with {points:point} to {other}.",
    "{why} You win with {points:point} to {other}.",
    heading=True,
)
MORE_PIXELS: Final = Event4[int, Seats, int, int](
    "more-pixels",
    "why who pixels other",
    "{why} {who} {who:wins|win} the tie with more pixels, {pixels} to {other}.",
    "{why} You win the tie with more pixels, {pixels} to {other}.",
    heading=True,
)
DRAW: Final = Event3[int, int, int](
    "draw",
    "why points pixels",
    "{why} A draw: {points:point} and {pixels:pixel} each.",
    heading=True,
)
