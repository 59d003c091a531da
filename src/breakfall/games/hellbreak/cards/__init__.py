"""All printed cards. Their order is fixed: monsters, locations, then the decks' cards by aspect."""

from __future__ import annotations

from breakfall.games.hellbreak.card import HellCard
from breakfall.games.hellbreak.cards.cursed import (
    BloodsuckingBat,
    CarpathianWildcat,
    CountAlucard,
    CountessZaleska,
    CovenFeast,
    DrainLife,
    FerociousWolfpack,
    LucyWeston,
    MinaHarker,
    Renfield,
    TransylvanianWolf,
    VampiresCoffin,
)
from breakfall.games.hellbreak.cards.deranged import (
    APanicOnOurHands,
    DeputyHendricks,
    NarrowEscape,
    Orca,
    RoughtailStingray,
    VeteranHarpooner,
)
from breakfall.games.hellbreak.cards.dracula import CarfaxAbbey, CastleDracula, Dracula
from breakfall.games.hellbreak.cards.feral import (
    Barracuda,
    GiantOctopus,
    KillerWhale,
    LarryVaughn,
    ManOWar,
    RavenousPredator,
    RogueShark,
    SharkInThePond,
    SharkSpotter,
    ThreatFromBelow,
)
from breakfall.games.hellbreak.cards.jaws import AmityHarbor, Jaws, NorthBeach
from breakfall.games.hellbreak.cards.revenant import (
    Aleera,
    AncientWisdom,
    CarriageDriver,
    Marishka,
    SwarmOfRats,
    Verona,
)
from breakfall.games.hellbreak.state import DeckCard, LocationCard, MonsterCard

MONSTERS: tuple[MonsterCard, ...] = (Dracula(), Jaws())
LOCATIONS: tuple[LocationCard, ...] = (
    CarfaxAbbey(),
    CastleDracula(),
    NorthBeach(),
    AmityHarbor(),
)
DECK_CARDS: tuple[DeckCard, ...] = (
    DrainLife(),
    VampiresCoffin(),
    BloodsuckingBat(),
    CovenFeast(),
    TransylvanianWolf(),
    Renfield(),
    MinaHarker(),
    CarpathianWildcat(),
    FerociousWolfpack(),
    LucyWeston(),
    CountessZaleska(),
    CountAlucard(),
    SwarmOfRats(),
    AncientWisdom(),
    Aleera(),
    Marishka(),
    CarriageDriver(),
    Verona(),
    Barracuda(),
    SharkInThePond(),
    SharkSpotter(),
    ManOWar(),
    RogueShark(),
    LarryVaughn(),
    RavenousPredator(),
    ThreatFromBelow(),
    GiantOctopus(),
    KillerWhale(),
    Orca(),
    NarrowEscape(),
    DeputyHendricks(),
    VeteranHarpooner(),
    RoughtailStingray(),
    APanicOnOurHands(),
)
POOL: tuple[HellCard, ...] = (*MONSTERS, *LOCATIONS, *DECK_CARDS)
