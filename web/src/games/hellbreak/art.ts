// The picture of every printed card: a drawing before a sky, with a second one faint behind it.

import binoculars from "icon:binoculars";
import book from "icon:evil-book";
import boat from "icon:fishing-boat";
import bow from "icon:ship-bow";
import bride from "icon:female-vampire";
import bug from "icon:long-legged-spider";
import cape from "icon:vampire-cape";
import cat from "icon:saber-toothed-cat-head";
import castle from "icon:castle";
import chalice from "icon:chalice-drops";
import church from "icon:viking-church";
import coffin from "icon:coffin";
import crowd from "icon:screaming";
import dolphin from "icon:dolphin";
import dracula from "icon:vampire-dracula";
import evilbat from "icon:evil-bat";
import exit from "icon:run";
import fin from "icon:shark-fin";
import fishhook from "icon:fishing-hook";
import harbor from "icon:harbor-dock";
import harpoon from "icon:harpoon-trident";
import heart from "icon:heart-drop";
import horse from "icon:horse-head";
import jaws from "icon:shark-jaws";
import jellyfish from "icon:jellyfish";
import lantern from "icon:lantern-flame";
import mirror from "icon:mirror-mirror";
import moonbats from "icon:moon-bats";
import neck from "icon:pretty-fangs";
import octopus from "icon:octopus";
import badge from "icon:police-badge";
import barracuda from "icon:double-fish";
import cloak from "icon:cloaked-figure-on-horseback";
import queen from "icon:queen-crown";
import rat from "icon:rat";
import rising from "icon:raise-zombie";
import resting from "icon:resting-vampire";
import ray from "icon:manta-ray";
import rose from "icon:rose";
import shark from "icon:shark-bite";
import skulls from "icon:fanged-skull";
import snorkel from "icon:snorkel";
import suit from "icon:tie";
import tail from "icon:whale-tail";
import tentacle from "icon:tentacle-strike";
import tophat from "icon:top-hat";
import dress from "icon:dress";
import wave from "icon:big-wave";
import waves from "icon:waves";
import wolf from "icon:wolf-head";
import wolves from "icon:wolf-howl";

export type Ground = "hills" | "graves" | "sea" | "town";

export interface Art {
  /** What the picture shows. */
  main: string;
  /** What is faint behind it. */
  behind: string;
  ground: Ground;
  /** Where the moon or sun stands, in per cent. */
  light: [number, number];
  /** By how many degrees the colours are turned from those of the aspect. */
  turn: number;
  /** How the drawing is turned. */
  pose: string;
}

const art = (main: string, behind: string, ground: Ground, light: [number, number], turn: number, pose = "none"): Art => ({
  main,
  behind,
  ground,
  light,
  turn,
  pose,
});

const ART: Record<string, Art> = {
  dracula: art(dracula, moonbats, "hills", [72, 24], 0),
  jaws: art(shark, waves, "sea", [28, 20], 0),
  "carfax-abbey": art(church, evilbat, "graves", [78, 26], 0),
  "castle-dracula": art(castle, moonbats, "hills", [24, 30], -14),
  "north-beach": art(wave, fin, "sea", [80, 22], 12),
  "amity-harbor": art(harbor, boat, "sea", [20, 26], -10),

  "drain-life": art(heart, neck, "hills", [50, 40], 6),
  "vampires-coffin": art(coffin, evilbat, "graves", [70, 30], -10),
  "bloodsucking-bat": art(evilbat, moonbats, "hills", [50, 36], 12),
  "coven-feast": art(chalice, bride, "town", [26, 30], -6),
  "transylvanian-wolf": art(wolf, moonbats, "hills", [74, 24], 16),
  renfield: art(bug, neck, "town", [24, 26], 26),
  "mina-harker": art(mirror, rose, "graves", [66, 32], -18),
  "carpathian-wildcat": art(cat, skulls, "hills", [30, 28], 22),
  "ferocious-wolfpack": art(wolves, wolf, "hills", [58, 30], 2),
  "lucy-weston": art(rising, rose, "graves", [50, 30], -24),
  "countess-zaleska": art(queen, cape, "town", [74, 28], -12),
  "count-alucard": art(cape, dracula, "hills", [34, 26], 10),

  "swarm-of-rats": art(rat, skulls, "town", [70, 26], -20),
  "ancient-wisdom": art(book, skulls, "graves", [50, 34], 14),
  aleera: art(bride, rose, "graves", [28, 26], 24),
  marishka: art(dress, moonbats, "hills", [72, 26], 36),
  "carriage-driver": art(cloak, horse, "hills", [66, 30], -8),
  verona: art(rose, bride, "graves", [32, 30], 50),

  barracuda: art(barracuda, waves, "sea", [70, 18], 10),
  "shark-in-the-pond": art(snorkel, fin, "sea", [50, 24], -16),
  "shark-spotter": art(binoculars, fin, "sea", [26, 24], 18),
  "man-o-war": art(jellyfish, waves, "sea", [72, 22], 40),
  "rogue-shark": art(fin, waves, "sea", [34, 20], -6, "scaleX(-1)"),
  "larry-vaughn": art(suit, tophat, "town", [70, 26], 8),
  "ravenous-predator": art(jaws, waves, "sea", [50, 22], 24),
  "threat-from-below": art(shark, jaws, "sea", [30, 16], -24, "rotate(-60deg)"),
  "giant-octopus": art(octopus, tentacle, "sea", [64, 20], 30),
  "killer-whale": art(dolphin, tail, "sea", [38, 24], 4),

  orca: art(bow, wave, "sea", [70, 24], 0),
  "narrow-escape": art(exit, jaws, "sea", [28, 28], 14),
  "deputy-hendricks": art(badge, lantern, "town", [72, 26], -14),
  "veteran-harpooner": art(harpoon, fishhook, "sea", [30, 24], 24),
  "roughtail-stingray": art(ray, waves, "sea", [66, 22], -24),
  "a-panic-on-our-hands": art(crowd, fin, "sea", [50, 26], 34),
};

/** What a monster shows while it lurks. */
const LURKING: Record<string, string> = { dracula: resting, jaws: fin };

const UNKNOWN = art(skulls, moonbats, "graves", [50, 30], 0);

export const artOf = (key: string): Art => ART[key] ?? UNKNOWN;

export const drawingOf = (key: string, isLurking: boolean): string => (isLurking && LURKING[key]) || artOf(key).main;

/** Black shapes along the lower edge, in a box of 100 x 40. */
export const GROUNDS: Record<Ground, string> = {
  hills: "M0 40V26l9-7 8 5 11-13 9 9 7-5 12 12 10-9 9 6 10-12 15 13v15z",
  graves: "M0 40V31q16-8 30-4v-7h-3v-3h3v-4h3v4h3v3h-3v8q14 3 24 1v-9q0-6 5-6t5 6v8q14-6 23-4v-8h-3v-3h3v-4h3v4h3v3h-3v9l7 3v12z",
  sea: "M0 40V28q6-7 12 0 6 6 13 0 6-7 12 0 7 6 13 0 6-7 12 0 7 6 13 0 6-7 12 0 7 6 13 0v12z",
  town: "M0 40V24h8v-8l7-6 7 6v6h8V12h4V8h3v4h5v14h9V16l8-7 8 7v8h7v-9h10v7h6l5-8 5 8v18z",
};
