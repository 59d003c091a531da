"""The thirty heroes. Their order is fixed: Sun before Moon, Melee, Spellcaster, Ranged."""

from __future__ import annotations

from breakfall.games.nightbreak.cards.moon_melee import (
    DormundTheEclipsed,
    MorrowTidebreaker,
    OrlaRedmoon,
    ToskOfTheBarrow,
    VeyraSickleDancer,
)
from breakfall.games.nightbreak.cards.moon_ranged import (
    AnselNeedle,
    CaulStarEater,
    PimoraSnarewife,
    QuillanMothrider,
    RellTheHush,
)
from breakfall.games.nightbreak.cards.moon_spellcasters import (
    IlsabaScarweaver,
    NaevaSleepsong,
    NimoeOfTheWell,
    OdalinOfTwoMirrors,
    SivaneDebtkeeper,
)
from breakfall.games.nightbreak.cards.sun_melee import (
    BastorNoonhammer,
    CallaSunrider,
    DawnbladeIrsa,
    OduanOfTheGate,
    OldMotherTolva,
)
from breakfall.games.nightbreak.cards.sun_ranged import (
    BrisaTheFalconer,
    LittleJacca,
    OkkaBannerhand,
    TamselWayfinder,
    TeodarLongsight,
)
from breakfall.games.nightbreak.cards.sun_spellcasters import (
    HaldisFirstSinger,
    ImrePrismEye,
    RavoSkycaller,
    SisterAmarant,
    YsenneLampkeeper,
)
from breakfall.games.nightbreak.state import Hero

SUN_HEROES: tuple[Hero, ...] = (
    DawnbladeIrsa(),
    OduanOfTheGate(),
    BastorNoonhammer(),
    CallaSunrider(),
    OldMotherTolva(),
    SisterAmarant(),
    YsenneLampkeeper(),
    RavoSkycaller(),
    ImrePrismEye(),
    HaldisFirstSinger(),
    TeodarLongsight(),
    BrisaTheFalconer(),
    TamselWayfinder(),
    OkkaBannerhand(),
    LittleJacca(),
)

MOON_HEROES: tuple[Hero, ...] = (
    VeyraSickleDancer(),
    ToskOfTheBarrow(),
    MorrowTidebreaker(),
    OrlaRedmoon(),
    DormundTheEclipsed(),
    IlsabaScarweaver(),
    OdalinOfTwoMirrors(),
    NaevaSleepsong(),
    SivaneDebtkeeper(),
    NimoeOfTheWell(),
    RellTheHush(),
    PimoraSnarewife(),
    QuillanMothrider(),
    AnselNeedle(),
    CaulStarEater(),
)
HEROES: tuple[Hero, ...] = SUN_HEROES + MOON_HEROES
