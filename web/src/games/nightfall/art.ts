// A picture for every printed card: one drawing in front, another faint behind it, and a light that
// falls from its own side, so that no two cards look alike.

import angryEyes from "icon:angry-eyes";
import bestialFangs from "icon:bestial-fangs";
import binoculars from "icon:binoculars";
import bleedingWound from "icon:bleeding-wound";
import blood from "icon:blood";
import brickWall from "icon:brick-wall";
import campfire from "icon:campfire";
import clawSlashes from "icon:claw-slashes";
import claws from "icon:claws";
import coffin from "icon:coffin";
import crossbow from "icon:crossbow";
import crossedAxes from "icon:crossed-axes";
import crossedSlashes from "icon:crossed-slashes";
import direwolf from "icon:direwolf";
import dividedSpiral from "icon:divided-spiral";
import droplets from "icon:droplets";
import enrage from "icon:enrage";
import entryDoor from "icon:entry-door";
import evilEyes from "icon:evil-eyes";
import evilMoon from "icon:evil-moon";
import exitDoor from "icon:exit-door";
import fangs from "icon:fangs";
import femaleVampire from "icon:female-vampire";
import fireAxe from "icon:fire-axe";
import flame from "icon:flame";
import flashGrenade from "icon:flash-grenade";
import fog from "icon:fog";
import gasMask from "icon:gas-mask";
import ghost from "icon:ghost";
import graspingClaws from "icon:grasping-claws";
import graveyard from "icon:graveyard";
import handGrip from "icon:hand-grip";
import hourglass from "icon:hourglass";
import imperialCrown from "icon:imperial-crown";
import lightningStorm from "icon:lightning-storm";
import modernCity from "icon:modern-city";
import moonBats from "icon:moon-bats";
import pineTree from "icon:pine-tree";
import policeBadge from "icon:police-badge";
import prettyFangs from "icon:pretty-fangs";
import radioTower from "icon:radio-tower";
import raiseSkeleton from "icon:raise-skeleton";
import raiseZombie from "icon:raise-zombie";
import rose from "icon:rose";
import rotaryPhone from "icon:rotary-phone";
import runningNinja from "icon:running-ninja";
import shamblingZombie from "icon:shambling-zombie";
import shield from "icon:shield";
import shouting from "icon:shouting";
import siegeRam from "icon:siege-ram";
import silverBullet from "icon:silver-bullet";
import smartphone from "icon:smartphone";
import soundWaves from "icon:sound-waves";
import tearing from "icon:tearing";
import treasureMap from "icon:treasure-map";
import twoCoins from "icon:two-coins";
import vampireCape from "icon:vampire-cape";
import vampireDracula from "icon:vampire-dracula";
import werewolf from "icon:werewolf";
import wildfires from "icon:wildfires";
import winchesterRifle from "icon:winchester-rifle";
import windowPane from "icon:window";
import wolfHead from "icon:wolf-head";
import wolfHowl from "icon:wolf-howl";
import type { Color } from "./view";

export interface Art {
  front: string;
  behind: string;
}

const ART: Record<string, Art> = {
  "bad-smoke": { front: wolfHead, behind: fog },
  "charlotte-reyes": { front: treasureMap, behind: crossbow },
  "enraged-wight": { front: shamblingZombie, behind: angryEyes },
  "genesis-one": { front: radioTower, behind: soundWaves },
  "j-j-mcteague": { front: werewolf, behind: twoCoins },
  "yuri-koroviev": { front: vampireCape, behind: entryDoor },
  "alton-hickman": { front: winchesterRifle, behind: policeBadge },
  "ivan-radinsky": { front: direwolf, behind: claws },
  "leave-me": { front: shouting, behind: exitDoor },
  "mesmeric-presence": { front: evilEyes, behind: dividedSpiral },
  "big-ghost": { front: wolfHowl, behind: ghost },
  vulko: { front: bestialFangs, behind: shield },
  "blood-rage": { front: enrage, behind: blood },
  "furious-melee": { front: crossedAxes, behind: crossedSlashes },
  "blaine-cordell": { front: silverBullet, behind: twoCoins },
  "marcus-toth": { front: vampireDracula, behind: rotaryPhone },
  "ghoul-summoning": { front: raiseZombie, behind: graveyard },
  "rend-and-tear": { front: clawSlashes, behind: tearing },
  "franz-orlok": { front: moonBats, behind: brickWall },
  "zacharias-sands": { front: fangs, behind: modernCity },
  "death-grip": { front: graspingClaws, behind: coffin },
  "shock-and-awe": { front: flashGrenade, behind: lightningStorm },
  "lilith-lawrence": { front: femaleVampire, behind: rose },
  "sir-john-travail": { front: imperialCrown, behind: hourglass },
  "flank-attack": { front: runningNinja, behind: windowPane },
  "grim-siege": { front: siegeRam, behind: campfire },
  "indigo-six": { front: gasMask, behind: smartphone },
  "overwatch-two": { front: binoculars, behind: pineTree },
  "dark-awakening": { front: raiseSkeleton, behind: evilMoon },
  "tag-team-takedown": { front: fireAxe, behind: handGrip },
  bite: { front: prettyFangs, behind: droplets },
  burn: { front: flame, behind: wildfires },
  bleed: { front: bleedingWound, behind: blood },
};

export const artOf = (key: string): Art => ART[key] ?? { front: evilMoon, behind: modernCity };

interface Paint {
  /** Lit and shaded side of the card. */
  lit: string;
  shade: string;
  /** The drawing in front. */
  ink: string;
}

const PAINTS: Record<Color | "wound", Paint> = {
  white: { lit: "#646a80", shade: "#1e2029", ink: "#f3f4fa" },
  red: { lit: "#8c2327", shade: "#270a0e", ink: "#ffc9b8" },
  green: { lit: "#23694a", shade: "#08201a", ink: "#c8f5d3" },
  purple: { lit: "#63308f", shade: "#1c0c30", ink: "#eccfff" },
  yellow: { lit: "#876511", shade: "#2a1d06", ink: "#ffeab0" },
  blue: { lit: "#26549c", shade: "#0a1733", ink: "#cbe2ff" },
  wound: { lit: "#4d1512", shade: "#120506", ink: "#ff9d8a" },
};

/** The colours of a card as custom properties. Where its light falls from depends on its name. */
export function paintOf(key: string, colour: Color | null): string {
  const { lit, shade, ink } = PAINTS[colour ?? "wound"];
  let sum = 0;
  for (const letter of key) sum = (sum * 31 + letter.charCodeAt(0)) % 997;
  return `--lit: ${lit}; --shade: ${shade}; --art: ${ink}; --x: ${20 + (sum % 7) * 10}%; --y: ${12 + (sum % 5) * 12}%`;
}
