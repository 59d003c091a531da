// The signs of the table. None stands alone: a word, a number or its place goes with it.

import swords from "icon:crossed-swords";
import escapeSign from "icon:run";
import stun from "icon:knocked-out-stars";
import chain from "icon:manacles";
import wound from "icon:ragged-wound";
import shroud from "icon:hooded-figure";
import shield from "icon:edged-shield";
import bow from "icon:bow-arrow";
import wand from "icon:wizard-staff";
import moon from "icon:moon";
import sun from "icon:sun";
import eclipse from "icon:eclipse";
import laurels from "icon:laurels";
import prayer from "icon:prayer";
import crown from "icon:queen-crown";
import strength from "icon:broadsword";
import power from "icon:sparkles";
import discard from "icon:card-discard";
import place from "icon:card-play";
import deck from "icon:card-draw";
import dice from "icon:rolling-dices";
import coin from "icon:flower-star";
import type { Faction, Kind, Status } from "./view";

export const kinds: Record<Kind, string> = { Melee: swords, Spellcaster: wand, Ranged: bow };
export const factions: Record<Faction, string> = { Sun: sun, Moon: moon };
export const statuses: Record<Status, string> = {
  shielded: shield,
  shrouded: shroud,
  immobilized: chain,
  stunned: stun,
  wounded: wound,
};
export const signs = { sun, moon, eclipse, favor: laurels, point: coin, prayer, crown, strength };

/** What an answer does, by the kind of its key. */
export const answers: Record<string, string> = {
  attack: swords,
  activate: power,
  pray: prayer,
  escape: escapeSign,
  place,
  discard,
  look: deck,
  pay: coin,
  heroes: dice,
};
