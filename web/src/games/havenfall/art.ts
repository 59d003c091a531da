// A drawing of game-icons for every printed card.

import angelWings from "icon:angel-wings";
import anglerFish from "icon:angler-fish";
import animalHide from "icon:animal-hide";
import anvilImpact from "icon:anvil-impact";
import armadillo from "icon:armadillo";
import banjo from "icon:banjo";
import bestialFangs from "icon:bestial-fangs";
import bigDiamondRing from "icon:big-diamond-ring";
import bigWave from "icon:big-wave";
import birdClaw from "icon:bird-claw";
import bowman from "icon:bowman";
import broadsword from "icon:broadsword";
import healing from "icon:healing";
import cardBurn from "icon:card-burn";
import chargingBull from "icon:charging-bull";
import checkedShield from "icon:checked-shield";
import cloakDagger from "icon:cloak-dagger";
import metalDisc from "icon:metal-disc";
import cornucopia from "icon:cornucopia";
import crestedHelmet from "icon:crested-helmet";
import crossedAxes from "icon:crossed-axes";
import crossedChains from "icon:crossed-chains";
import crossedSabres from "icon:crossed-sabres";
import crystalBall from "icon:crystal-ball";
import crystalShine from "icon:crystal-shine";
import cultist from "icon:cultist";
import cutDiamond from "icon:cut-diamond";
import daggers from "icon:daggers";
import defensiveWall from "icon:defensive-wall";
import disintegrate from "icon:disintegrate";
import dragonHead from "icon:dragon-head";
import dwarfFace from "icon:dwarf-face";
import dwarfKing from "icon:dwarf-king";
import emerald from "icon:emerald";
import enrage from "icon:enrage";
import evilBook from "icon:evil-book";
import familyTree from "icon:family-tree";
import fireGem from "icon:fire-gem";
import fireSilhouette from "icon:fire-silhouette";
import frog from "icon:frog";
import frostfire from "icon:frostfire";
import frozenBlock from "icon:frozen-block";
import gamepadCross from "icon:gamepad-cross";
import gemPendant from "icon:gem-pendant";
import gems from "icon:gems";
import goldStack from "icon:gold-stack";
import golemHead from "icon:golem-head";
import guards from "icon:guards";
import haunting from "icon:haunting";
import heatHaze from "icon:heat-haze";
import highTide from "icon:high-tide";
import hoodedAssassin from "icon:hooded-assassin";
import ifrit from "icon:ifrit";
import imp from "icon:imp";
import jewelCrown from "icon:jewel-crown";
import lightHelm from "icon:light-helm";
import lyre from "icon:lyre";
import meltingMetal from "icon:melting-metal";
import mermaid from "icon:mermaid";
import minerals from "icon:minerals";
import prayer from "icon:prayer";
import mountedKnight from "icon:mounted-knight";
import octopus from "icon:octopus";
import ogre from "icon:ogre";
import openTreasureChest from "icon:open-treasure-chest";
import orcHead from "icon:orc-head";
import payMoney from "icon:pay-money";
import priceTag from "icon:price-tag";
import raiseSkeleton from "icon:raise-skeleton";
import rallyTheTroops from "icon:rally-the-troops";
import receiveMoney from "icon:receive-money";
import ringBox from "icon:ring-box";
import robber from "icon:robber";
import rockGolem from "icon:rock-golem";
import rollingDiceCup from "icon:rolling-dice-cup";
import runeStone from "icon:rune-stone";
import seaSerpent from "icon:sea-serpent";
import shadowFollower from "icon:shadow-follower";
import silence from "icon:silence";
import skullStaff from "icon:skull-staff";
import snatch from "icon:snatch";
import spectre from "icon:spectre";
import spellBook from "icon:spell-book";
import splashyStream from "icon:splashy-stream";
import spyglass from "icon:spyglass";
import standingPotion from "icon:standing-potion";
import starGate from "icon:star-gate";
import strongbox from "icon:strongbox";
import sundial from "icon:sundial";
import swapBag from "icon:swap-bag";
import swordman from "icon:swordman";
import thirdEye from "icon:third-eye";
import throneKing from "icon:throne-king";
import thunderStruck from "icon:thunder-struck";
import tiedScroll from "icon:tied-scroll";
import trample from "icon:trample";
import treasureMap from "icon:treasure-map";
import trident from "icon:trident";
import tritonHead from "icon:triton-head";
import twoCoins from "icon:two-coins";
import warAxe from "icon:war-axe";
import warlockHood from "icon:warlock-hood";
import warlordHelmet from "icon:warlord-helmet";
import werewolf from "icon:werewolf";
import wheat from "icon:wheat";
import windyStripes from "icon:windy-stripes";
import wingCloak from "icon:wing-cloak";
import wizardFace from "icon:wizard-face";
import womanElfFace from "icon:woman-elf-face";
import wormMouth from "icon:worm-mouth";
import wyvern from "icon:wyvern";

export const ART: Readonly<Record<string, string>> = {
  copper: twoCoins,
  silver: metalDisc,
  gold: goldStack,
  diamond: cutDiamond,
  sword: broadsword,
  shield: checkedShield,
  "spell-book": spellBook,
  "fake-diamond": gems,
  lute: banjo,
  shadow: shadowFollower,
  squire: lightHelm,
  thief: robber,
  lookout: spyglass,
  adventurer: treasureMap,
  acolyte: prayer,
  healer: healing,
  necromancer: raiseSkeleton,
  swordsman: swordman,
  bard: lyre,
  "shape-shifter": werewolf,
  assassin: hoodedAssassin,
  blacksmith: anvilImpact,
  archer: bowman,
  cavalry: mountedKnight,
  "cloaks-of-order": cloakDagger,
  "elite-guard": guards,
  seer: crystalBall,
  wizard: wizardFace,
  "family-heirloom": ringBox,
  "astral-descent": angelWings,
  "ghost-of-sen": spectre,
  "sorceress-alira": womanElfFace,
  "blade-master-quin": crossedSabres,
  "commander-trauss": warlordHelmet,
  "king-mordell": throneKing,
  "aliras-talisman": gemPendant,
  "crown-of-nyra": jewelCrown,
  "tome-of-serpents": evilBook,
  "trident-of-the-lost-seas": trident,
  "elemental-shard": fireGem,
  "quins-daggers": daggers,
  "rift-stone": runeStone,
  "talon-of-fate": birdClaw,
  "champions-cloak": wingCloak,
  "cursed-grall-staff": skullStaff,
  "orken-jewel": emerald,
  "trausss-helmet": crestedHelmet,
  "axe-of-kyrent-caverns": warAxe,
  "chains-of-the-ancient": crossedChains,
  "dwarven-stone": minerals,
  "mordells-ring": bigDiamondRing,
  fish: anglerFish,
  "dragon-whelp": wyvern,
  frog,
  armadillo,
  octopus,
  "djiran-grunt": imp,
  "grall-summoner": cultist,
  "dwarven-berserker": dwarfFace,
  "sea-serpent": seaSerpent,
  "fire-elemental": fireSilhouette,
  "grall-sorcerer": warlockHood,
  "giant-worm": wormMouth,
  "nyrian-guard": tritonHead,
  dragon: dragonHead,
  "orken-champion": orcHead,
  "the-ancient": rockGolem,
  "queen-of-nyra": mermaid,
  "djiran-lord": ifrit,
  "orken-warchief": ogre,
  "dwarven-king": dwarfKing,
  "tidal-shift": bigWave,
  hush: silence,
  "second-sight": thirdEye,
  riptide: splashyStream,
  "moonlit-page": tiedScroll,
  "battle-fury": enrage,
  bloodrage: bestialFangs,
  pickpocket: snatch,
  gamble: rollingDiceCup,
  "stone-skin": golemHead,
  "thick-hide": animalHide,
  "second-wind": windyStripes,
  bulwark: defensiveWall,
  reinforcements: rallyTheTroops,
  windfall: receiveMoney,
  toll: payMoney,
  purge: cardBurn,
  transmute: meltingMetal,
  frostfire,
  mirage: heatHaze,
  appraise: priceTag,
  warpath: crossedAxes,
  ransack: swapBag,
  harvest: wheat,
  cheatcode: gamepadCross,
  stasis: frozenBlock,
  "giants-draught": standingPotion,
  "golden-hour": sundial,
  unravel: disintegrate,
  "second-charge": chargingBull,
  "lightning-strike": thunderStruck,
  "turn-of-the-tide": highTide,
  "philosophers-stone": crystalShine,
  stampede: trample,
  "grand-heist": strongbox,
  "bounty-of-the-wilds": cornucopia,
  possess: haunting,
  "astral-gate": starGate,
  "dragons-hoard": openTreasureChest,
  inheritance: familyTree,
};
