// Every English text of Nightfall's table.

import type { Passage } from "../games/nightfall/printed";
import type { Color, Phase, WoundType } from "../games/nightfall/view";
import { whose } from "./whose";

const list = (parts: (string | false | null | undefined)[]): string => parts.filter(Boolean).join(", ");
const count = (number: number, one: string): string => `${number} ${one}${number === 1 ? "" : "s"}`;

const phases: Record<Phase, string> = {
  "set-up": "Set-up",
  combat: "Combat",
  chain: "Chain",
  claim: "Claim",
  cleanup: "Cleanup",
  end: "End",
  over: "Over",
};

const parts: Record<Passage["part"], string> = {
  chain: "Chain",
  your_chain: "Your chain",
  in_play: "In play",
  kicker: "Kicker",
  text: "Wound",
};

const wounds: Record<WoundType, string> = { bite: "bite", burn: "burn", bleed: "bleed" };

export const nightfall = {
  // the game in short, for somebody who has never seen it
  brief: {
    aim: "Wounds count against you: whoever has the fewest wins. It ends with the last face-up wound of the stack.",
    steps: [
      "Combat: all your minions attack whom you choose. Most of them leave play afterwards.",
      "Chain: play a card for free. Its large moon is its color; the small ones are the colors that may follow. The others may link cards too, and then the chain resolves from the last card to the first.",
      "Claim: you have two influence, and one more for each card you discard. It buys cards from the archives; the framed number is the cost.",
      "Cleanup: draw up to five cards. Wounds are in your deck, too; one of them in hand can be used here.",
    ],
  },

  list,
  phasesOf: "Phases of the turn",
  phases,
  parts,
  passage: (part: Passage["part"], text: string): string => (parts[part] ? `${parts[part]}: ${text}` : text),
  wounds,

  // where the match stands
  over: "The match is over",
  player: (seat: number): string => `Player ${seat + 1}`,
  short: (seat: number): string => `P${seat + 1}`,
  you: "You",

  // zones
  far: "The others at the table",
  middle: "The middle of the table",
  near: "Your side",
  nearOf: (who: string): string => whose("side", who),
  chain: "The chain",
  attacks: "Attacks",
  commons: "Commons",
  commonsWhat: "archives that everybody may claim from",
  hand: "Your hand",
  handOf: (who: string): string => whose("hand", who),
  minions: "Minions in play",
  minionsOf: (who: string): string => whose("minions", who),
  archives: "Archives",
  archivesOf: (who: string): string => whose("private archives", who),
  pack: "Draft",
  packHow: "Choose one; the rest go to the left.",
  packWaits: "The others are still choosing.",
  pile: { discard: "From the discard pile", exile: "From exile" } as Record<string, string>,
  noMinions: "no minions in play",
  noHand: "no cards in hand",
  turnOf: (who: string): string => (who === "You" ? "Your turn" : `${who}’s turn`),
  quietChain: "No chain yet",
  quietCombat: "No attack is under way",
  quietOver: "The night is over",
  quiet: "The city holds its breath",
  ending: "The last face-up wound is taken. The night ends with this turn.",

  // the wound stack and exile
  woundStack: "Wound stack",
  woundsLeft: (left: number, top: string | null, below: number): string =>
    list([`Wound stack, ${left} face-up`, top && `the next is a ${top.toLowerCase()}`, `${below} face-down below`]),
  below: (number: number): string => `${number} below`,
  exile: "Exile",
  exileOf: (orders: number, gone: number): string => `Exile: ${count(orders, "order")}, ${count(gone, "wound")}`,

  // a player
  plate: (facts: (string | false | null)[]): string => list(facts),
  isTurn: "whose turn it is",
  wentFirst: "went first",
  woundsOf: (number: number, types: Record<WoundType, number>): string => {
    const kinds = (Object.keys(wounds) as WoundType[]).filter((kind) => types[kind] > 0).map((kind) => `${types[kind]} ${wounds[kind]}`);
    return number === 0 ? "no wounds" : `${count(number, "wound")}${kinds.length > 0 ? ` (${kinds.join(", ")})` : ""}`;
  },
  underAttack: (numbers: number[]): string => (numbers.length > 0 ? `under attack ${numbers.join(" and ")}` : ""),
  woundsWord: (number: number): string => (number === 1 ? "wound" : "wounds"),
  influence: (points: number, isDoubled: boolean): string => `${points} influence${isDoubled ? ", worth double" : ""}`,
  doubled: "×2",
  moreDamage: (more: number): string => `next damage ${more} more`,
  moreDamageShort: (more: number): string => `damage +${more}`,
  series: (total: number, goal: number): string => `series: ${total} of ${goal} wounds`,
  seriesShort: (total: number, goal: number): string => `Series ${total}/${goal}`,
  handSize: (number: number): string => `${count(number, "card")} in hand`,
  packSize: (number: number): string => `${count(number, "draft card")} to choose from`,
  deck: (who: string, number: number): string => `${whose("deck", who)}, ${count(number, "card")}`,
  discard: (who: string, number: number, top: string | null): string =>
    list([`${whose("discard pile", who)}, ${count(number, "card")}`, top && `on top ${top}`]),
  deckWord: "Deck",

  // piles to look through

  // cards in words
  order: (name: string, colour: string, kind: string): string => `${name}, ${colour} ${kind.toLowerCase()}`,
  links: (colours: Color[]): string => (colours.length > 0 ? `links ${colours.join(" and ")}` : ""),
  kickedBy: (colour: Color | null): string => (colour ? `kicker after ${colour}` : ""),
  costs: (cost: number): string => `cost ${cost}`,
  strong: (strength: number): string => `strength ${strength}`,
  health: (health: number): string => `health ${health}`,
  healthOf: (health: number, full: number): string => `${health} of ${full} health`,
  wound: (name: string): string => `${name}, a wound`,
  copies: (number: number): string => (number === 0 ? "no copies left" : `${number} ${number === 1 ? "copy" : "copies"} left`),
  secret: "secret",
  secretHidden: (who: string): string => whose("face-down archive", who),
  ownedBy: (who: string): string => `belongs to ${who}`,
  attacksWhom: (number: number, who: string): string => `attack ${number}: attacks ${who === "You" ? "you" : who}`,
  blocksWhom: (number: number, name: string): string => `blocks ${name} in attack ${number}`,
  link: (number: number, all: number): string => `card ${number} of ${all} in the chain`,
  by: (who: string): string => `by ${who === "You" ? "you" : who}`,
  kicked: "kicked",
  kickedLong: "its kicker works",
  silenced: "silenced",
  silencedLong: "its texts do nothing",
  times: (times: number): string => `×${times}`,
  timesLong: (times: number): string => `its texts happen ${times} times`,
  targetsBy: (who: string): string => `${who === "You" ? "you choose" : `${who} chooses`} its targets`,
  next: "resolves first",
  mayFollow: "may follow",
  notBlocked: "not blocked",
  attackLine: (number: number, minion: string, strength: number, who: string, blockers: string[]): string =>
    `Attack ${number}: ${minion} with strength ${strength} attacks ${who === "You" ? "you" : who}, ${
      blockers.length > 0 ? `blocked by ${blockers.join(" and ")}` : "not blocked"
    }`,
  back: "Face-down card",

  // the large card
  strengthWord: "Strength",
  healthWord: "Health",
  costWord: "Cost",
  starter: "Starting card",
  moon: (colour: Color): string => `${colour} moon`,
  letters: { white: "W", red: "R", green: "G", purple: "P", yellow: "Y", blue: "B" } satisfies Record<Color, string>,

  keywords: {
    links: (colours: Color[]): [string, string] => ["Links", `In a chain, a ${colours.join(" or ")} order may follow this one.`],
    kicker: (colour: Color): [string, string] => ["Kicker", `Happens when the order right before it in the chain is ${colour}.`],
    chain: ["Chain", "Happens when the chain resolves, from the last card played back to the first."] as [string, string],
    your_chain: ["Your chain", "Happens only in a chain that you started."] as [string, string],
    in_play: ["In play", "Works while the minion is in play."] as [string, string],
    influence: ["Influence", "What orders are claimed with: two each turn, and one for each card discarded."] as [string, string],
    exile: ["Exile", "Out of the game, face-up; it does not come back by itself."] as [string, string],
    wound: ["Wound", "Whoever has the fewest wounds when the night ends wins."] as [string, string],
    stays: ["Stays", "Most minions are discarded after they have attacked; this one is not."] as [string, string],
    friendly: ["Friendly", "Yours: your minions, your orders in the chain, your private archives."] as [string, string],
  },
};
