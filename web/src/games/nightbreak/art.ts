// A picture for every hero: a drawing in front, another faintly behind it, and a colour of its own.

import bigWave from "icon:big-wave";
import birdClaw from "icon:bird-claw";
import blackKnightHelm from "icon:black-knight-helm";
import burningEmbers from "icon:burning-embers";
import butterfly from "icon:butterfly";
import candles from "icon:candles";
import coinsPile from "icon:coins-pile";
import compass from "icon:compass";
import crossedChains from "icon:crossed-chains";
import crystalEye from "icon:crystal-eye";
import dreamCatcher from "icon:dream-catcher";
import droplets from "icon:droplets";
import eagleHead from "icon:eagle-head";
import eclipse from "icon:eclipse";
import emberShot from "icon:ember-shot";
import fallingStar from "icon:falling-star";
import fangs from "icon:fangs";
import flowers from "icon:flowers";
import flyingFlag from "icon:flying-flag";
import graveyard from "icon:graveyard";
import heraldicSun from "icon:heraldic-sun";
import hoodedAssassin from "icon:hooded-assassin";
import knightBanner from "icon:knight-banner";
import lanternFlame from "icon:lantern-flame";
import lightningStorm from "icon:lightning-storm";
import lotusFlower from "icon:lotus-flower";
import lyre from "icon:lyre";
import medievalGate from "icon:medieval-gate";
import mirrorMirror from "icon:mirror-mirror";
import moonClaws from "icon:moon-claws";
import musicalNotes from "icon:musical-notes";
import nightSky from "icon:night-sky";
import nightSleep from "icon:night-sleep";
import prism from "icon:prism";
import pyre from "icon:pyre";
import romanShield from "icon:roman-shield";
import secretBook from "icon:secret-book";
import sewingNeedle from "icon:sewing-needle";
import shiningSword from "icon:shining-sword";
import sickle from "icon:sickle";
import sling from "icon:sling";
import spiderWeb from "icon:spider-web";
import spyglass from "icon:spyglass";
import stagHead from "icon:stag-head";
import starFormation from "icon:star-formation";
import starSwirl from "icon:star-swirl";
import stitchedWound from "icon:stitched-wound";
import sunCloud from "icon:sun-cloud";
import sunRadiations from "icon:sun-radiations";
import sunSpear from "icon:sun-spear";
import sunrise from "icon:sunrise";
import tombstone from "icon:tombstone";
import treasureMap from "icon:treasure-map";
import trident from "icon:trident";
import warhammer from "icon:warhammer";
import well from "icon:well";
import wingedArrow from "icon:winged-arrow";
import wolfHowl from "icon:wolf-howl";
import wolfTrap from "icon:wolf-trap";
import yarn from "icon:yarn";

export interface Picture {
  front: string;
  behind: string;
  /** The colour of its sky, as an angle on the colour wheel. */
  hue: number;
  /** How strong that colour is, in percent, where it is not a bright one. */
  strength?: number;
}

const PICTURES: Record<string, Picture> = {
  "dawnblade-irsa": { front: shiningSword, behind: sunrise, hue: 42 },
  "oduan-of-the-gate": { front: medievalGate, behind: romanShield, hue: 44, strength: 38 },
  "bastor-noonhammer": { front: warhammer, behind: sunRadiations, hue: 48 },
  "calla-sunrider": { front: stagHead, behind: heraldicSun, hue: 24 },
  "old-mother-tolva": { front: pyre, behind: burningEmbers, hue: 12 },
  "sister-amarant": { front: lotusFlower, behind: flowers, hue: 342, strength: 72 },
  "ysenne-lampkeeper": { front: lanternFlame, behind: candles, hue: 34 },
  "ravo-skycaller": { front: lightningStorm, behind: sunCloud, hue: 222, strength: 62 },
  "imre-prism-eye": { front: prism, behind: crystalEye, hue: 172, strength: 58 },
  "haldis-first-singer": { front: lyre, behind: musicalNotes, hue: 52 },
  "teodar-longsight": { front: spyglass, behind: sunSpear, hue: 58 },
  "brisa-the-falconer": { front: eagleHead, behind: birdClaw, hue: 200, strength: 64 },
  "tamsel-wayfinder": { front: compass, behind: treasureMap, hue: 84, strength: 48 },
  "okka-bannerhand": { front: knightBanner, behind: flyingFlag, hue: 6 },
  "little-jacca": { front: sling, behind: emberShot, hue: 18 },
  "veyra-sickle-dancer": { front: sickle, behind: moonClaws, hue: 312 },
  "tosk-of-the-barrow": { front: graveyard, behind: tombstone, hue: 155 },
  "morrow-tidebreaker": { front: bigWave, behind: trident, hue: 196 },
  "orla-redmoon": { front: wolfHowl, behind: fangs, hue: 352 },
  "dormund-the-eclipsed": { front: blackKnightHelm, behind: eclipse, hue: 262 },
  "ilsaba-scarweaver": { front: spiderWeb, behind: stitchedWound, hue: 330 },
  "odalin-of-two-mirrors": { front: mirrorMirror, behind: starFormation, hue: 222 },
  "naeva-sleepsong": { front: nightSleep, behind: dreamCatcher, hue: 246 },
  "sivane-debtkeeper": { front: secretBook, behind: coinsPile, hue: 278 },
  "nimoe-of-the-well": { front: well, behind: droplets, hue: 184 },
  "rell-the-hush": { front: hoodedAssassin, behind: wingedArrow, hue: 232 },
  "pimora-snarewife": { front: wolfTrap, behind: crossedChains, hue: 130 },
  "quillan-mothrider": { front: butterfly, behind: nightSky, hue: 292 },
  "ansel-needle": { front: sewingNeedle, behind: yarn, hue: 210 },
  "caul-star-eater": { front: starSwirl, behind: fallingStar, hue: 256 },
};

export const pictureOf = (hero: string): Picture | undefined => PICTURES[hero];
