// One drawing for each printed card, and a second one that fades into its background.

import arrow from "icon:broadhead-arrow";
import archer from "icon:archer";
import archeryTarget from "icon:archery-target";
import arrowFlights from "icon:arrow-flights";
import barbedCoil from "icon:barbed-coil";
import blaze from "icon:fire-dash";
import bomb from "icon:rolling-bomb";
import bombo from "icon:inferno-bomb";
import brightExplosion from "icon:bright-explosion";
import burningDot from "icon:burning-dot";
import burningEmbers from "icon:burning-embers";
import candle from "icon:candle-flame";
import caveman from "icon:throwing-ball";
import circleForest from "icon:circle-forest";
import coral from "icon:coral";
import crystals from "icon:crystal-growth";
import druid from "icon:woman-elf-face";
import eagle from "icon:eagle-head";
import fallingBoulder from "icon:falling-boulder";
import fallingLeaf from "icon:falling-leaf";
import fireball from "icon:fireball";
import fireRing from "icon:fire-ring";
import fireSilhouette from "icon:fire-silhouette";
import fireWave from "icon:fire-wave";
import firewall from "icon:firewall";
import flameClaws from "icon:flame-claws";
import floatingCrystal from "icon:floating-crystal";
import footsteps from "icon:boot-prints";
import forest from "icon:forest";
import golem from "icon:rock-golem";
import gusts from "icon:wind-slap";
import herald from "icon:trumpet-flag";
import hood from "icon:hooded-assassin";
import leafSwirl from "icon:leaf-swirl";
import lurker from "icon:hidden";
import mermaid from "icon:mermaid";
import mountains from "icon:mountaintop";
import pine from "icon:pine-tree";
import pyre from "icon:pyre";
import river from "icon:river";
import rock from "icon:rock";
import rogue from "icon:cloak-dagger";
import salamander from "icon:salamander";
import scorch from "icon:fire-ray";
import seahorse from "icon:seahorse";
import seaTurtle from "icon:sea-turtle";
import seaUrchin from "icon:sea-urchin";
import shrine from "icon:fire-shrine";
import smallFire from "icon:small-fire";
import spiralShell from "icon:spiral-shell";
import sprout from "icon:sprout";
import stoneSphere from "icon:stone-sphere";
import stonePile from "icon:stone-pile";
import stoneThrower from "icon:golem-head";
import threeLeaves from "icon:three-leaves";
import tower from "icon:stone-tower";
import turtleShell from "icon:turtle-shell";
import vines from "icon:curling-vines";
import vortex from "icon:vortex";
import wall from "icon:stone-wall";
import warden from "icon:deku-tree";
import waterfall from "icon:waterfall";
import waves from "icon:waves";
import whirlwind from "icon:whirlwind";
import windyStripes from "icon:windy-stripes";
import wolf from "icon:wolf-head";
import wolfHowl from "icon:wolf-howl";
import wolfTrap from "icon:wolf-trap";
import waveCrest from "icon:wave-crest";
import swirl from "icon:entangled-typhoon";

export interface Art {
  /** The picture. */
  front: string;
  /** A second one, large and faint behind it. */
  behind: string;
  /** Where the light comes from, in degrees, so that no two cards look alike. */
  light: number;
}

const art = (front: string, behind: string, light: number): Art => ({ front, behind, light });

const ART: Record<string, Art> = {
  // Rock
  golem: art(golem, mountains, 160),
  stone: art(stoneThrower, stonePile, 200),
  rock: art(stoneSphere, rock, 130),
  ruby: art(floatingCrystal, crystals, 230),
  hurl: art(caveman, fallingBoulder, 110),
  "fire-bolt": art(fireball, brightExplosion, 250),
  wall: art(wall, tower, 180),
  // Forest
  archer: art(archer, arrowFlights, 150),
  hawkeye: art(eagle, archeryTarget, 210),
  wolf: art(wolf, wolfHowl, 120),
  warden: art(warden, circleForest, 180),
  druid: art(druid, vines, 235),
  rogue: art(hood, fallingLeaf, 260),
  trees: art(forest, pine, 170),
  arrow: art(arrow, archeryTarget, 135),
  gust: art(gusts, windyStripes, 200),
  "lurking-rogue": art(lurker, rogue, 220),
  snare: art(wolfTrap, barbedCoil, 190),
  leaves: art(threeLeaves, leafSwirl, 145),
  // Fire
  blaze: art(blaze, smallFire, 140),
  herald: art(herald, fireSilhouette, 215),
  bombo: art(bombo, brightExplosion, 180),
  salamander: art(salamander, flameClaws, 240),
  bomb: art(bomb, brightExplosion, 125),
  march: art(footsteps, fireWave, 160),
  "fire-line": art(firewall, burningDot, 180),
  rite: art(shrine, fireRing, 205),
  pyre: art(pyre, burningEmbers, 190),
  kindle: art(candle, smallFire, 150),
  scorch: art(scorch, fireWave, 230),
  // Water
  coral: art(coral, waves, 170),
  "snare-coral": art(seaUrchin, coral, 210),
  seahorse: art(seahorse, spiralShell, 140),
  tidecaller: art(mermaid, waveCrest, 225),
  turtle: art(seaTurtle, turtleShell, 185),
  grow: art(sprout, coral, 155),
  river: art(river, waves, 200),
  flood: art(waterfall, waveCrest, 175),
  whirlpool: art(swirl, vortex, 245),
};

const UNKNOWN: Art = art(whirlwind, whirlwind, 180);

export const artOf = (card: string): Art => ART[card] ?? UNKNOWN;
