// The icons on troops and utilities (BR-7), and the signs of the table.

import archer from "icon:pocket-bow";
import blade from "icon:broadsword";
import column from "icon:ionic-column";
import consumable from "icon:hourglass";
import firstStrike from "icon:plain-dagger";
import frail from "icon:broken-bone";
import harmless from "icon:peace-dove";
import helmet from "icon:visored-helm";
import mage from "icon:wizard-staff";
import marksman from "icon:arrow-scope";
import nimble from "icon:feather";
import pattern from "icon:spiky-explosion";
import rooted from "icon:plant-roots";
import sacrifice from "icon:sacrificial-dagger";
import thornproof from "icon:turtle-shell";
import thorns from "icon:thorn-helix";
import turncoat from "icon:card-exchange";
import twin from "icon:linked-rings";
import volatile from "icon:bright-explosion";

const ICONS: Record<string, string> = {
  marksman,
  nimble,
  column,
  consumable,
  helmet,
  blade,
  twin,
  volatile,
  mage,
  archer,
  thorns,
  sacrifice,
  frail,
  thornproof,
  pattern,
  harmless,
  rooted,
  turncoat,
  "first strike": firstStrike,
};

/** The drawing of an icon; "blade when flipped" and "column 3" are a blade and a column. */
export function iconOf(name: string): string {
  return ICONS[name] ?? ICONS[Object.keys(ICONS).find((one) => name.startsWith(one)) ?? ""] ?? pattern;
}
