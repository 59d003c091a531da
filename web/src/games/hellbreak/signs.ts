// The small drawings for what the rules have icons for. None stands alone: a number or a word goes with it.

import bat from "icon:bat-mask";
import boat from "icon:sailboat";
import brain from "icon:screaming";
import card from "icon:card-draw";
import claws from "icon:claw-slashes";
import coffin from "icon:coffin";
import crosshair from "icon:crosshair";
import crown from "icon:crenel-crown";
import drop from "icon:drop";
import eye from "icon:warlock-eye";
import ghost from "icon:ghost-ally";
import grave from "icon:tombstone";
import heart from "icon:hearts";
import hourglass from "icon:hourglass";
import jaws from "icon:shark-jaws";
import moon from "icon:night-sleep";
import paw from "icon:flat-paw-print";
import prowl from "icon:moon-claws";
import shield from "icon:shield";
import skull from "icon:death-skull";
import voidness from "icon:portal";
import type { Aspect } from "./printed";

export { bat, boat, card, claws, coffin, crosshair, crown, drop, ghost, heart, hourglass, moon, paw, shield, skull };

export const ASPECT_SIGNS: Record<Aspect, string> = {
  Cursed: bat,
  Deranged: brain,
  Feral: jaws,
  Revenant: grave,
  Void: voidness,
};

export const SCHEME_SIGNS: Record<string, string> = { Prowl: prowl, Foresee: eye, Haunt: ghost };
