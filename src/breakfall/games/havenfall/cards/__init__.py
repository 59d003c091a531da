"""All printed cards. Their order is fixed."""

from __future__ import annotations

from typing import Final

from breakfall.core.cards import Face
from breakfall.games.havenfall.cards.artifacts_blue import (
    AlirasTalisman,
    CrownOfNyra,
    TomeOfSerpents,
    TridentOfTheLostSeas,
)
from breakfall.games.havenfall.cards.artifacts_green import (
    ChampionsCloak,
    CursedGrallStaff,
    OrkenJewel,
    TrausssHelmet,
)
from breakfall.games.havenfall.cards.artifacts_red import (
    ElementalShard,
    QuinsDaggers,
    RiftStone,
    TalonOfFate,
)
from breakfall.games.havenfall.cards.artifacts_yellow import (
    AxeOfKyrentCaverns,
    ChainsOfTheAncient,
    DwarvenStone,
    MordellsRing,
)
from breakfall.games.havenfall.cards.heroes_rank_1 import Adventurer, Lookout, Squire, Thief
from breakfall.games.havenfall.cards.heroes_rank_2 import (
    Acolyte,
    Assassin,
    Bard,
    Blacksmith,
    Healer,
    Necromancer,
    ShapeShifter,
    Swordsman,
)
from breakfall.games.havenfall.cards.heroes_rank_3 import (
    Archer,
    Cavalry,
    CloaksOfOrder,
    EliteGuard,
    Seer,
    Wizard,
)
from breakfall.games.havenfall.cards.items import (
    FakeDiamond,
    FamilyHeirloom,
    Lute,
    Shadow,
    Shield,
    SpellBook,
    Sword,
)
from breakfall.games.havenfall.cards.leaders import (
    AstralDescent,
    BladeMasterQuin,
    CommanderTrauss,
    GhostOfSen,
    KingMordell,
    SorceressAlira,
)
from breakfall.games.havenfall.cards.monsters import (
    Armadillo,
    DjiranGrunt,
    DjiranLord,
    Dragon,
    DragonWhelp,
    DwarvenBerserker,
    DwarvenKing,
    FireElemental,
    Fish,
    Frog,
    GiantWorm,
    GrallSorcerer,
    GrallSummoner,
    NyrianGuard,
    Octopus,
    OrkenChampion,
    OrkenWarchief,
    QueenOfNyra,
    SeaSerpent,
    TheAncient,
)
from breakfall.games.havenfall.cards.spells_blue_and_red import (
    BattleFury,
    Bloodrage,
    Gamble,
    Hush,
    MoonlitPage,
    Pickpocket,
    Riptide,
    SecondSight,
    TidalShift,
)
from breakfall.games.havenfall.cards.spells_green_and_yellow import (
    Bulwark,
    Purge,
    Reinforcements,
    SecondWind,
    StoneSkin,
    ThickHide,
    Toll,
    Transmute,
    Windfall,
)
from breakfall.games.havenfall.cards.spells_of_three_and_four import (
    AstralGate,
    BountyOfTheWilds,
    DragonsHoard,
    GrandHeist,
    Inheritance,
    LightningStrike,
    PhilosophersStone,
    Possess,
    Stampede,
    TurnOfTheTide,
)
from breakfall.games.havenfall.cards.spells_of_two import (
    Appraise,
    Cheatcode,
    Frostfire,
    GiantsDraught,
    GoldenHour,
    Harvest,
    Mirage,
    Ransack,
    SecondCharge,
    Stasis,
    Unravel,
    Warpath,
)
from breakfall.games.havenfall.cards.treasure import Copper, Diamond, Gold, Silver
from breakfall.games.havenfall.state import MonsterCard, PlayCard, SpellCard

COPPER: Final = Copper()
SILVER: Final = Silver()
GOLD: Final = Gold()
SWORD: Final = Sword()
SHIELD: Final = Shield()
SPELL_BOOK: Final = SpellBook()
STARTING_DECK: Final[tuple[PlayCard, ...]] = (*(COPPER,) * 7, SWORD, SHIELD, SPELL_BOOK)

FAKE_DIAMOND: Final = FakeDiamond()
LUTE: Final = Lute()
SHADOW: Final = Shadow()
# The items that come with a hero. (HF-3.6)
ITEMS_OF_HEROES: Final[dict[str, PlayCard]] = {
    "thief": FAKE_DIAMOND,
    "bard": LUTE,
    "necromancer": SHADOW,
}

HEROES: Final[tuple[PlayCard, ...]] = (
    Squire(),
    Thief(),
    Lookout(),
    Adventurer(),
    Acolyte(),
    Healer(),
    Necromancer(),
    Swordsman(),
    Bard(),
    ShapeShifter(),
    Assassin(),
    Blacksmith(),
    Archer(),
    Cavalry(),
    CloaksOfOrder(),
    EliteGuard(),
    Seer(),
    Wizard(),
)
ARCANE: Final[tuple[PlayCard, ...]] = (
    Diamond(),
    FamilyHeirloom(),
    AstralDescent(),
    GhostOfSen(),
)
LEADERS: Final[tuple[PlayCard, ...]] = (  # by the colour of their war room
    SorceressAlira(),
    BladeMasterQuin(),
    CommanderTrauss(),
    KingMordell(),
)
ARTIFACTS: Final[tuple[PlayCard, ...]] = (
    AlirasTalisman(),
    CrownOfNyra(),
    TomeOfSerpents(),
    TridentOfTheLostSeas(),
    ElementalShard(),
    QuinsDaggers(),
    RiftStone(),
    TalonOfFate(),
    ChampionsCloak(),
    CursedGrallStaff(),
    OrkenJewel(),
    TrausssHelmet(),
    AxeOfKyrentCaverns(),
    ChainsOfTheAncient(),
    DwarvenStone(),
    MordellsRing(),
)
ARTIFACTS_OF_COLOUR: Final = [
    [face for face in ARTIFACTS if face.colours == (colour,)] for colour in range(4)
]
MONSTERS: Final[tuple[MonsterCard, ...]] = (
    Fish(),
    DragonWhelp(),
    Frog(),
    Armadillo(),
    Octopus(),
    DjiranGrunt(),
    GrallSummoner(),
    DwarvenBerserker(),
    SeaSerpent(),
    FireElemental(),
    GrallSorcerer(),
    GiantWorm(),
    NyrianGuard(),
    Dragon(),
    OrkenChampion(),
    TheAncient(),
    QueenOfNyra(),
    DjiranLord(),
    OrkenWarchief(),
    DwarvenKing(),
)
MONSTER_DECK: Final = [monster for monster in MONSTERS for _ in range(monster.copies)]
SPELLS: Final[tuple[SpellCard, ...]] = (
    TidalShift(),
    Hush(),
    SecondSight(),
    Riptide(),
    MoonlitPage(),
    BattleFury(),
    Bloodrage(),
    Pickpocket(),
    Gamble(),
    StoneSkin(),
    ThickHide(),
    SecondWind(),
    Bulwark(),
    Reinforcements(),
    Windfall(),
    Toll(),
    Purge(),
    Transmute(),
    Frostfire(),
    Mirage(),
    Appraise(),
    Warpath(),
    Ransack(),
    Harvest(),
    Cheatcode(),
    Stasis(),
    GiantsDraught(),
    GoldenHour(),
    Unravel(),
    SecondCharge(),
    LightningStrike(),
    TurnOfTheTide(),
    PhilosophersStone(),
    Stampede(),
    GrandHeist(),
    BountyOfTheWilds(),
    Possess(),
    AstralGate(),
    DragonsHoard(),
    Inheritance(),
)
PLAYER_CARDS: Final[tuple[PlayCard, ...]] = (
    COPPER,
    SILVER,
    GOLD,
    SWORD,
    SHIELD,
    SPELL_BOOK,
    FAKE_DIAMOND,
    LUTE,
    SHADOW,
    *HEROES,
    *ARCANE,
    *LEADERS,
    *ARTIFACTS,
)
POOL: Final[tuple[Face, ...]] = (*PLAYER_CARDS, *MONSTERS, *SPELLS)
