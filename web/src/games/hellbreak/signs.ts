// The small drawings for what the rules have icons for. None stands alone: a number or a word goes with it.

import claws from "icon:claw-slashes";
import creature from "icon:bat-wing";
import crosshair from "icon:crosshair";
import drop from "icon:drop";
import eye from "icon:eye-target";
import fangs from "icon:pretty-fangs";
import ghost from "icon:ghost";
import grave from "icon:tombstone";
import grin from "icon:diamonds-smile";
import heart from "icon:hearts";
import hourglass from "icon:hourglass";
import jaws from "icon:shark-jaws";
import moon from "icon:night-sleep";
import paw from "icon:flat-paw-print";
import shield from "icon:shield";
import skull from "icon:death-skull";
import star from "icon:round-star";
import voidness from "icon:vortex";
import type { Aspect } from "./view";

/** One card behind another: clear where the drawings of game-icons are too fine. */
const card =
  '<path d="M190 24h250q32 0 32 32v318q0 30-30 32V90q0-26-26-26H160q2-40 30-40z"/><rect x="40" y="106" width="340" height="382" rx="34"/>';

export { card, claws, creature, crosshair, drop, ghost, heart, hourglass, moon, shield, skull, star };

export const ASPECT_SIGNS: Record<Aspect, string> = {
  Cursed: fangs,
  Deranged: grin,
  Feral: jaws,
  Revenant: grave,
  Void: voidness,
};

export const SCHEME_SIGNS: Record<string, string> = { Prowl: paw, Foresee: eye, Haunt: ghost };
