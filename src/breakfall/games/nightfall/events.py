"""What can happen in Nightfall, as the log tells it."""

from __future__ import annotations

from typing import Final

from breakfall.core.event import Event0, Event1, Event2, Event3
from breakfall.games.nightfall.card import DeckCard, Order, Wound
from breakfall.games.nightfall.state import Link, Minion

Seats = tuple[int, ...]

# ---------------------------------------------------------------- set-up and turns

GOES_FIRST: Final = Event1[Seats](
    "first", "who", "{who} goes first.", "You go first.", goes_first=True
)
DRAFTS: Final = Event2[Order, int]("drafts", "order where", "You choose {order} {where}.")
COMMON_ARCHIVE: Final = Event1[Order]("common-archive", "order", "Commons: {order}.")
PRIVATE_ARCHIVE: Final = Event2[Seats, Order](
    "private-archive",
    "who order",
    "{who} has an archive of {order}.",
    "You have an archive of {order}.",
)
OPENS_ARCHIVE: Final = Event2[Seats, Order](
    "opens-archive",
    "who order",
    "{who} reveals a secret archive: {order}.",
    "You reveal a secret archive: {order}.",
)
TURN_BEGINS: Final = Event2[int, Seats](
    "turn", "turn who", "Turn {turn}: {who}.", "Turn {turn}: your turn.", heading=True
)

# ---------------------------------------------------------------- hand, deck and discard pile

DRAWS: Final = Event2[Seats, int]("draws", "who count", "{who} draws {count:card}.")
DRAWS_CARDS: Final = Event1[list[DeckCard]](
    "draws-cards", "cards", "You draw {cards}.", draws="cards"
)
RESHUFFLES: Final = Event2[Seats, int](
    "reshuffles",
    "who cards",
    "{who} shuffles the discard pile into a deck of {cards}.",
    "You shuffle your discard pile into a deck of {cards}.",
)
DISCARDS: Final = Event2[Seats, DeckCard](
    "discards", "who card", "{who} discards {card}.", "You discard {card}.", discards="card"
)
DISCARDS_FOR_INFLUENCE: Final = Event3[Seats, DeckCard, int](
    "discards-for-influence",
    "who card points",
    "{who} discards {card} for {points} influence.",
    "You discard {card} for {points} influence.",
    discards="card",
)
DISCARDS_WOUND: Final = Event2[Seats, DeckCard](
    "discards-wound",
    "who wound",
    "{who} discards a {wound} wound.",
    "You discard a {wound} wound.",
    discards="wound",
)
FETCHES: Final = Event2[Seats, DeckCard](
    "fetches",
    "who order",
    "{who} takes {order} from the discard pile.",
    "You take {order} from your discard pile.",
)
CLAIMS: Final = Event2[Seats, Order](
    "claims", "who order", "{who} claims {order}.", "You claim {order}.", gains="order"
)

# ---------------------------------------------------------------- combat, damage and wounds

ATTACKS: Final = Event2[Minion, Seats]("attacks", "minion target", "{minion} attacks {target}.")
BLOCKS: Final = Event2[Minion, Minion]("blocks", "minion attacker", "{minion} blocks {attacker}.")
STRIKES: Final = Event3[Minion, Seats, int](
    "strikes", "minion target damage", "{minion} strikes {target} for {damage}."
)
STRIKES_BLOCKERS: Final = Event2[Minion, int](
    "strikes-blockers", "minion damage", "{minion} is blocked and strikes for {damage}."
)
TAKES_DAMAGE: Final = Event2[Minion, int](
    "minion-damage", "minion damage", "{minion} takes {damage} damage."
)
DESTROYED: Final = Event1[Minion]("destroyed", "minion", "{minion} is destroyed.")
LEAVES: Final = Event1[Minion]("leaves", "minion", "{minion} leaves play.")
EXILED: Final = Event1[Order]("exiled", "order", "{order} is exiled.")
RETURNS: Final = Event2[Order, Seats]("returns", "order who", "{order} goes to {who:'s} hand.")
RESTORES: Final = Event2[Minion, int](
    "restores", "minion health", "{minion} regains {health} health."
)
WOUNDED: Final = Event2[Seats, int](
    "wounds", "who count", "{who} receives {count:wound}.", "You receive {count:wound}."
)
LAST_WOUND: Final = Event0(
    "last-wound", "", "The last face-up wound is taken: the game is about to end."
)

# ---------------------------------------------------------------- the chain

STARTS_CHAIN: Final = Event2[Seats, Order](
    "starts-chain",
    "who order",
    "{who} starts a chain with {order}.",
    "You start a chain with {order}.",
    plays="order",
)
LINKS: Final = Event3[Seats, Order, bool](
    "links",
    "who order kicker",
    "{who} links {order}{kicker}.",
    "You link {order}{kicker}.",
    plays="order",
)
RESOLVES: Final = Event3[Seats, Link, bool](
    "resolves", "who order kicker", "{who:'s} {order} resolves{kicker}."
)
NO_EFFECT: Final = Event1[Link]("silenced", "order", "The texts of {order} do nothing.")
ENTERS: Final = Event1[Minion]("enters", "minion", "{minion} enters play.")

# ---------------------------------------------------------------- what texts do

GAINS_INFLUENCE: Final = Event2[Seats, int](
    "influence", "who points", "{who} gains {points} influence.", "You gain {points} influence."
)
DOUBLES_INFLUENCE: Final = Event1[Seats](
    "double-influence", "who", "{who:'s} influence is worth double this turn."
)
STRENGTHENS: Final = Event2[Seats, int](
    "strengthens",
    "who damage",
    "{who:'s} next order in this chain to inflict damage inflicts {damage} more.",
)
EXILES_WOUND: Final = Event2[Seats, Wound](
    "exiles-wound", "who wound", "{who} exiles a {wound} wound.", "You exile a {wound} wound."
)
EXILES_FROM_ARCHIVE: Final = Event2[Order, int](
    "exiles-from-archive", "order count", "The {order} archive loses {count:card} to exile."
)
TAKES_CONTROL: Final = Event2[Seats, Minion](
    "takes-control",
    "who minion",
    "{who} takes control of {minion}.",
    "You take control of {minion}.",
)
CANCELS: Final = Event2[Seats, Link](
    "cancels",
    "who order",
    "{who} cancels the texts of {order}.",
    "You cancel the texts of {order}.",
)
CHOOSES_FOR: Final = Event2[Seats, Link](
    "chooses-for", "who order", "{who} will choose the targets of {order}."
)
REPEATS: Final = Event1[Link](
    "repeats", "order", "The texts of {order} will be carried out once more."
)
REPEATS_NEXT: Final = Event0(
    "repeats-next", "", "The texts of the next order will be carried out once more."
)
SUMMONS: Final = Event2[Seats, Order](
    "summons",
    "who order",
    "{who} summons {order} from exile for its text.",
    "You summon {order} from exile for its text.",
)
AWAKENS: Final = Event2[Seats, Order](
    "awakens", "who order", "{who} awakens {order}.", "You awaken {order}."
)

# ---------------------------------------------------------------- how a game ends (NF-13, NF-14)

STANDS_STILL: Final = Event1[int](
    "stalled", "count", "Nobody was wounded for {count:round}: the night stands still."
)
GAME_OF_SERIES_ENDS: Final = Event2[int, list[int]](
    "series", "game totals", "Game {game} is over. Wounds so far: {totals}.", heading=True
)
FEWEST_WOUNDS: Final = Event2[Seats, int](
    "fewest-wounds",
    "who wounds",
    "{who} wins with the fewest wounds, {wounds}.",
    "You win with the fewest wounds, {wounds}.",
    heading=True,
)
EVEN_WOUNDS: Final = Event2[Seats, int](
    "even-wounds",
    "who wounds",
    "{who} wins the tie on {wounds:wound}: they are spread more evenly over the types.",
    "You win the tie on {wounds:wound}: yours are spread more evenly over the types.",
    heading=True,
)
RIGHT_OF_FIRST: Final = Event2[Seats, int](
    "right-of-first",
    "who wounds",
    "{who} wins the tie on {wounds:wound}: seated closest to the first player's right.",
    "You win the tie on {wounds:wound}: you sit closest to the first player's right.",
    heading=True,
)
FEWEST_IN_SERIES: Final = Event3[Seats, int, int](
    "series-fewest-wounds",
    "who games wounds",
    "{who} wins the series after {games:game} with the fewest wounds in all, {wounds}.",
    "You win the series after {games:game} with the fewest wounds in all, {wounds}.",
    heading=True,
)
LAST_GAME_DECIDES: Final = Event3[Seats, int, int](
    "series-last-game",
    "who games wounds",
    "{who} wins the series after {games:game}: level on {wounds:wound}, the last game decides.",
    "You win the series after {games:game}: level on {wounds:wound}, the last game decides.",
    heading=True,
)
