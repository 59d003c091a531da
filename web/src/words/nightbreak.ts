// Every English text of Nightbreak's face.

type Arrow = "left" | "forward" | "right";

const list = (parts: string[]): string =>
  parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} and ${parts[parts.length - 1]!}`;
const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;

export const nightbreak = {
  // the game in short, for somebody who has never seen it
  brief: {
    aim: "Overwhelm enemy heroes to earn Favor. Whoever has more Favor after sixteen turns wins.",
    steps: [
      "A turn begins with Blessing Points: one, or as many as the hour shows symbols of your side.",
      "Then your heroes act from left to right. Each must attack once, which ends its step. Before that it may activate its power, pray for points next turn, or escape.",
      "Beside the sword is a hero's Strength, the damage of its attack; the bar is the Hit Points it has left. Its type, Melee, Spellcaster or Ranged, says whom it may attack.",
      "Arrows at the edge of a hero show where its powers reach: one column aside, or straight ahead.",
    ],
  },

  // where the match stands
  over: "The Ritual is over",
  /** Somebody of a team, which may not have chosen its faction yet. */
  favor: "Favor",

  // heroes
  kinds: { Melee: "Melee", Spellcaster: "Spellcaster", Ranged: "Ranged" },
  reaches: {
    Melee: "attacks the enemy in its own column.",
    Spellcaster: "attacks an enemy in any column except its own.",
    Ranged: "attacks an enemy in any column.",
  },
  held: "held",
  prays: "prays",
  statuses: {
    shielded: { short: "shield", meaning: "attacks do nothing to it. Powers still work." },
    shrouded: { short: "shroud", meaning: "enemy powers do nothing to it and cannot move it. Attacks still work." },
    immobilized: { short: "immob.", meaning: "it cannot move or escape." },
    stunned: { short: "stun", meaning: "it cannot activate its power." },
    wounded: { short: "wound", meaning: "it deals 1 damage to itself when it moves or activates its power." },
  },
  kingmaker: "Kingmaker",
  actsNow: "acts",
  hasAttacked: "done",
  strength: "Strength",
  hitPoints: "Hit Points",
  arrival: "On arrival",
  costs: (cost: number): string => `costs ${count(cost, "Blessing Point")}`,
  arrows: { left: "left", forward: "forward", right: "right" },
  pointsAt: (arrows: Arrow[], aims: string): string => (arrows.length === 0 ? "" : `points ${list(arrows)} at ${aims}`),
  aims: { enemies: "enemies", allies: "allies" },
  printedHero: (name: string, faction: string, kind: string, hp: number, strength: number, power: string): string =>
    `${name}, ${faction}, ${kind.toLowerCase()} hero, ${count(hp, "hit point")}, strength ${strength}. ${power}`,
  hero: (name: string, kind: string, left: number, hp: number, strength: number): string =>
    `${name}, ${kind.toLowerCase()} hero, ${left} of ${count(hp, "hit point")}, strength ${strength}`,
  power: (name: string, cost: number, pointing: string, text: string): string =>
    `Power ${name}, ${[`costs ${cost}`, pointing].filter(Boolean).join(", ")}: ${text}`,
  holds: (points: number): string => `holds ${count(points, "Blessing Point")}`,
  praying: (prayers: number): string => count(prayers, "Prayer Marker"),
  isActing: "acts now",
  isDone: "has attacked this turn",
  emptyRank: "empty rank",
  rank: (rank: string, whose: string): string => `${rank} of ${whose}`,

  // the two sides
  near: (name: string): string => `${name}, the near side`,
  far: (name: string): string => `${name}, the far side`,
  row: (name: string): string => `Heroes of ${name}`,
  points: "Points",
  turnNow: "Turn",
  deck: "Deck",
  discard: "Discard",
  removed: "Removed",
  sharedPiles: "Piles of both sides",
  pilesOf: (name: string): string => `Piles of ${name}`,
  deckOf: (whose: string, cards: number, top: string): string => `Hero deck of ${whose}, ${count(cards, "card")}${top}`,
  discardOf: (whose: string, cards: number, top: string): string => `Discard pile of ${whose}, ${count(cards, "card")}${top}`,
  removedOf: (whose: string, cards: number): string => `${count(cards, "hero", "heroes")} of ${whose} out of the game, unseen`,
  onTop: (what: string): string => `, on top ${what}`,
  backs: { sun: "a Sun back", moon: "a Moon back" } as Record<string, string>,
  both: "both sides",

  // the hours
  timeTrack: "Time track",
  hours: { Dawn: "Dawn", Midday: "Midday", Dusk: "Dusk", Midnight: "Midnight" },
  hour: (number: number, hour: string, symbols: number, faction: string, whose: string): string =>
    `Hour ${number}: ${hour}, ${symbols} for the ${faction}, turn of ${whose}`,
  hourGone: (number: number): string => `Hour ${number}: gone`,
  hourNow: "now",
  hourGives: (symbols: number, faction: string): string => `${symbols} points for the ${faction}`,
  nightIsOver: "The last hour has passed.",
  wins: (name: string): string => `${name} wins`,
  draw: "A draw",

  // choosing at the start
  choosesFaction: "Which Goddess?",
  goddesses: {
    Sun: { title: "The Sun", line: "Her heroes heal, shield and strike hardest by day." },
    Moon: { title: "The Moon", line: "Her heroes wound, stun and hide, and are strongest by night." },
  },
  heroesToChoose: (name: string): string => `Heroes that ${name} may choose`,
  atRandom: "Leave the rest to chance",

  // answers, short enough for a card
  answers: {
    attack: "Attack",
    activate: "Power",
    pray: "Pray",
    escape: "Escape",
    "place:top-hero": "Place",
    "discard:top-hero": "Discard",
    "place:kingmaker": "Call back",
    "look:deck": "Look at deck",
  } as Record<string, string>,
  payHeld: (held: number): string => `Pay ${held} held`,
  newcomer: "A hero to place",

  // the words on the cards
  keywords: [
    [/\bshield/i, "Shielded", "shielded"],
    [/\bshroud/i, "Shrouded", "shrouded"],
    [/\bimmobilize/i, "Immobilized", "immobilized"],
    [/\bstun/i, "Stunned", "stunned"],
    [/\bwound/i, "Wounded", "wounded"],
  ] as [RegExp, string, "shielded" | "shrouded" | "immobilized" | "stunned" | "wounded"][],
  terms: [
    [/\binjured/i, "Injured", "has at least one damage."],
    [/\bBy day/i, "By day", "while the hour is Dawn or Midday, in both sides' turns."],
    [/\bBy night/i, "By night", "while the hour is Dusk or Midnight, in both sides' turns."],
    [/\beach\b/i, "Each", "everyone the arrows point at or, without arrows, everyone the text names, all at the same time."],
    [/\bswaps? places/i, "Swap places", "two heroes move, each to the other's rank, and keep everything on them."],
    [/\bdebuff/i, "Debuffs", "immobilized, stunned and wounded."],
    [/\bheld\b/i, "Held points", "Blessing Points that lie on a hero, for its own use."],
  ] as [RegExp, string, string][],
};
