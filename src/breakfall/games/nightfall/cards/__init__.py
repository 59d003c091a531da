"""The thirty orders, the wounds and the draft cards. Their order is fixed.

Draft orders go by colour, two minions and then two actions of each.
"""

from __future__ import annotations

from breakfall.games.nightfall.card import Bite, Bleed, Burn, DraftCard, Order, Wound
from breakfall.games.nightfall.cards.blue import (
    DarkAwakening,
    IndigoSix,
    OverwatchTwo,
    TagTeamTakedown,
)
from breakfall.games.nightfall.cards.green import (
    BlaineCordell,
    GhoulSummoning,
    MarcusToth,
    RendAndTear,
)
from breakfall.games.nightfall.cards.purple import (
    DeathGrip,
    FranzOrlok,
    ShockAndAwe,
    ZachariasSands,
)
from breakfall.games.nightfall.cards.red import BigGhost, BloodRage, FuriousMelee, Vulko
from breakfall.games.nightfall.cards.starters import (
    BadSmoke,
    CharlotteReyes,
    EnragedWight,
    GenesisOne,
    JJMcTeague,
    YuriKoroviev,
)
from breakfall.games.nightfall.cards.white import (
    AltonHickman,
    IvanRadinsky,
    LeaveMe,
    MesmericPresence,
)
from breakfall.games.nightfall.cards.yellow import (
    FlankAttack,
    GrimSiege,
    LilithLawrence,
    SirJohnTravail,
)

STARTERS: tuple[Order, ...] = (
    BadSmoke(),
    CharlotteReyes(),
    EnragedWight(),
    GenesisOne(),
    JJMcTeague(),
    YuriKoroviev(),
)

DRAFT_ORDERS: tuple[Order, ...] = (
    AltonHickman(),
    IvanRadinsky(),
    LeaveMe(),
    MesmericPresence(),
    BigGhost(),
    Vulko(),
    BloodRage(),
    FuriousMelee(),
    BlaineCordell(),
    MarcusToth(),
    GhoulSummoning(),
    RendAndTear(),
    FranzOrlok(),
    ZachariasSands(),
    DeathGrip(),
    ShockAndAwe(),
    LilithLawrence(),
    SirJohnTravail(),
    FlankAttack(),
    GrimSiege(),
    IndigoSix(),
    OverwatchTwo(),
    DarkAwakening(),
    TagTeamTakedown(),
)
ORDERS: tuple[Order, ...] = STARTERS + DRAFT_ORDERS
WOUND_CARDS: tuple[Wound, ...] = (Bite(), Burn(), Bleed())
DRAFT_CARDS: tuple[DraftCard, ...] = tuple(DraftCard(order) for order in DRAFT_ORDERS)

# The pairs of archives for a quick start, as the rulebook lists them. (NF-4.11)
QUICK_START: tuple[tuple[str, str], ...] = (
    ("Alton Hickman", "Ghoul Summoning"),
    ("Death Grip", "Ivan Radinsky"),
    ("Blood Rage", "Lilith Lawrence"),
    ("Flank Attack", "Franz Orlok"),
    ("Grim Siege", "Vulko"),
    ("Marcus Toth", "Rend and Tear"),
    ("Shock and Awe", "Zacharias Sands"),
)
