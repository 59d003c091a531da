// Each game's face on the first page: its picture, its colours, its mood in a line.

import dracula from "icon:vampire-dracula";
import dragon from "icon:dragon-head";
import moon from "icon:moon";
import shark from "icon:shark-jaws";
import stone from "icon:stone-block";
import sun from "icon:sun";
import wave from "icon:big-wave";
import leaf from "icon:oak-leaf";
import flame from "icon:flame";
import wolf from "icon:werewolf";
import city from "icon:modern-city";
import castle from "icon:castle";
import spell from "icon:crystal-wand";

export interface Cover {
  icons: string[];
  colours: [string, string];
  ink: string;
}

export const COVERS: Record<string, Cover> = {
  nightbreak: { icons: [sun, moon], colours: ["#8a5a12", "#1b2158"], ink: "#fff3d6" },
  break: { icons: [stone, leaf, flame, wave], colours: ["#54301c", "#123f46"], ink: "#fdeee0" },
  nightfall: { icons: [wolf, city], colours: ["#231331", "#0c1a33"], ink: "#f1e3ff" },
  hellbreak: { icons: [dracula, shark], colours: ["#5a0d17", "#07304a"], ink: "#ffe9e2" },
  havenfall: { icons: [castle, dragon, spell], colours: ["#17503c", "#4b2a5e"], ink: "#f0ffe9" },
};

export const PLAIN: Cover = { icons: [castle], colours: ["#333", "#555"], ink: "#fff" };
