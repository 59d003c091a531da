// What a click on a tile would do, as a small drawing, by the question that is asked.

import anvil from "icon:stone-sphere";
import arrow from "icon:broadhead-arrow";
import bomb from "icon:rolling-bomb";
import coral from "icon:coral";
import dagger from "icon:sacrificial-dagger";
import fire from "icon:small-fire";
import gust from "icon:wind-slap";
import heart from "icon:hearts";
import leap from "icon:hooded-assassin";
import line from "icon:firewall";
import steps from "icon:footsteps";
import swap from "icon:cycle";
import swords from "icon:crossed-swords";
import trees from "icon:forest";
import wall from "icon:stone-wall";
import trap from "icon:wolf-trap";
import vortex from "icon:vortex";
import waves from "icon:waves";
import type { Question } from "../../protocol";
import type { TileView } from "./view";

const INTENTS: Record<string, string> = {
  "own-hit": dagger,
  "trap-tile": trap,
  hurl: anvil,
  shoot: arrow,
  push: gust,
  throw: bomb,
  march: steps,
  "march-on": steps,
  line,
  sacrifice: dagger,
  "sacrifice-more": dagger,
  summon: fire,
  "summon-more": fire,
  burn: fire,
  "hurt-ally": fire,
  scorch: fire,
  "grow-at": coral,
  "river-from": waves,
  "river-to": waves,
  whirlpool: vortex,
  whirl: vortex,
  "whirl-more": vortex,
};

export function intentOn(tile: TileView, question: Question): string | undefined {
  if (question.kind === "arrange-to") return tile.troop ? swap : steps;
  if (question.kind === "action") return tile.trap && !tile.troop ? leap : undefined;
  if (question.kind === "place") return question.rule.startsWith("BR-8.") ? wall : trees;
  if (question.kind !== "move-to") return INTENTS[question.kind];
  if (!tile.troop) return steps;
  return tile.troop.seat === question.seat ? heart : swords;
}
