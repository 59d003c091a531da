// The English texts of Havenfall's table and cards.

import { whose } from "./whose";

const counted = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

export const havenfall = {
  // the game in short, for somebody who has never seen it
  brief: {
    aim: "Ten points win. Points come from defeating bosses.",
    steps: [
      "When your turn begins your hand lies open: the treasure, damage and health of all its cards count together.",
      "Take one action: buy a card from the market, fight a monster, or trash cards for a pixel each. What you buy goes to your discard pile and comes with a later hand.",
      "To defeat a monster, match both its damage and its health; it shows what you still lack. It gives you a pixel, and points if it is the boss. A lost fight ends your turn.",
      "Pixels pay for your cards' abilities and for spells, and all reset when your next turn begins. Spells can be played in anybody's turn.",
    ],
  },

  // where the match stands
  yourTurn: "Your turn",
  player: (seat: number): string => `Player ${seat + 1}`,
  points: "points",
  actions: {
    buy: "buy action",
    fight: "fight action",
    trash: "trash action",
    none: "no action yet",
    over: "turn over",
  },
  actionMore: (action: string, more: number): string => (more > 0 ? `${action}, ${more} more` : action),

  // colours and types
  colours: { blue: "blue", red: "red", green: "green", yellow: "yellow", any: "any color" },
  types: {
    treasure: "Treasure",
    item: "Item",
    hero: "Hero",
    leader: "Leader",
    artifact: "Artifact",
    monster: "Monster",
    spell: "Spell",
  },
  rank: (rank: number): string => `Rank ${rank}`,
  attack: "Attack",
  arcane: "Arcane",
  copies: (count: number): string => counted(count, "copy", "copies"),
  asBoss: "As the boss",
  asMinion: "As a minion",
  bossGives: (colour: string, points: number): string => `As the boss it is worth ${counted(points, "point")}; any time a ${colour} pixel.`,

  // zones
  wilds: "The monster row",
  market: "The market",
  heroes: "Treasure and heroes",
  artifacts: "Artifacts",
  items: "Items",
  arcaneCards: "Arcane cards",
  stores: "Decks and supply",
  opponents: "The other war rooms",
  warRoom: (name: string): string => whose("war room", name),
  yourWarRoom: "Your war room",
  inPlay: "In play",
  nextHand: "Your next hand",
  handOf: "Hand",
  spells: "Spells",
  yourSpells: "Your spells",
  chooseFrom: "Choose from these",
  lookedAt: "Spells you look at",
  partner: "Partner",

  // monsters
  places: { "minion-1": "Minion 1", "minion-2": "Minion 2", boss: "Boss" },
  nobody: "Nobody stands here",
  isNew: "new",
  lack: "lacks",
  matched: "Matched!",
  isFought: "in the fight",
  monsterLabel: (m: {
    name: string;
    place: string;
    rank: number;
    damage: number;
    health: number;
    colour: string;
    points: number;
    lack: { damage: number; health: number } | null;
    hasPixel: boolean;
    isNew: boolean;
    isFought: boolean;
  }): string => {
    const gives = m.hasPixel ? `gives a ${m.colour} pixel` : `no ${m.colour} pixel left to give`;
    const parts = [`${m.name}, ${m.place}`, `rank ${m.rank}`, `${m.damage} damage, ${m.health} health`, gives];
    if (m.points > 0) parts.push(`and ${counted(m.points, "point")}`);
    if (m.isFought) parts.push("is being fought");
    if (m.isNew) parts.push("too new for another fight this turn");
    else if (m.lack && m.lack.damage + m.lack.health === 0) parts.push("matched by the player at turn");
    else if (m.lack) {
      const lacks = [m.lack.damage > 0 ? `${m.lack.damage} damage` : "", m.lack.health > 0 ? `${m.lack.health} health` : ""];
      parts.push(`the player at turn lacks ${lacks.filter(Boolean).join(" and ")}`);
    }
    return parts.join(", ");
  },
  emptyPlace: (place: string): string => `${place}: nobody`,

  // piles
  monsterDeck: "Monsters",
  spellDeck: "Spells",
  defeated: "Defeated",
  trash: "Trash",
  trashedSpells: "Spent",
  supply: "Pixels in the supply",
  supplyShort: "Supply",
  supplyLabel: (colour: string, count: number): string => `${counted(count, `${colour} pixel`)} in the supply`,
  deck: "Deck",
  discard: "Discard",
  pileLabel: (name: string, count: number, top: string | null): string =>
    `${name}, ${counted(count, "card")}${top ? `, ${top} on top` : ""}`,
  copyOf: (copy: number, copies: number): string => `copy ${copy} of ${copies}`,
  stallLabel: (name: string, type: string, cost: number, left: number, facts: string): string => {
    const price = cost > 0 ? `costs ${cost}` : "not for sale";
    return [`${name}, ${type.toLowerCase()}`, price, left > 0 ? `${left} left` : "none left", facts].filter(Boolean).join(", ");
  },
  soldOut: "sold out",

  // pixels
  availableLabel: (colour: string, count: number): string => `${counted(count, "available " + colour + " pixel")}`,
  exhaustedLabel: (colour: string, count: number): string => `${counted(count, "exhausted " + colour + " pixel")}`,
  pixels: "Pixels",

  // players
  plateLabel: (p: {
    name: string;
    points: number;
    goal: number;
    colour: string;
    isAtTurn: boolean;
    isPartner: boolean;
    leader: string | null;
    notes: string[];
  }): string => {
    const parts = [p.name, `${p.points} of ${p.goal} points`, `${p.colour} war room`];
    if (p.isPartner) parts.push("your partner");
    if (p.isAtTurn) parts.push("at turn");
    if (p.leader) parts.push(`leader ${p.leader} waits`);
    return [...parts, ...p.notes].join(", ");
  },
  countsAs: (before: string, after: string): string => `${before} counts as ${after}`,
  nextHandMore: (count: number): string => `next hand +${count}`,
  guarded: "guarded from attacks",
  isProtected: "heroes protected",

  // numbers
  totals: (treasure: number, damage: number, health: number): string => `${treasure} treasure, ${damage} damage, ${health} health`,
  bossTotals: (damage: number, health: number): string => `against a boss ${damage} damage and ${health} health`,
  againstBoss: "boss",
  facts: (treasure: number, damage: number, health: number): string =>
    [treasure ? `${treasure} treasure` : "", damage || health ? `${damage} damage, ${health} health` : ""].filter(Boolean).join(", "),
  abilityTakes: (name: string, pixels: string[]): string => `${name} takes ${pixels.join(" and ")}`,
  spellTakes: (pixels: string[]): string => `takes ${pixels.join(" and ")}`,
  used: "used",
  stays: "stays",
  borrowed: (name: string): string => `of ${name}`,

  // words on cards, explained
  keywords: [
    ["attack", "Attack", "Plays, takes or changes cards or pixels of an opponent. Spells are never attacks."],
    ["arcane", "Arcane", "Lies beside the board until a spell brings it in. It cannot be bought."],
    ["leader", "Leader", "Waits beside its war room until anybody defeats the first boss. Then it goes to its player's discard pile."],
    [
      "boss",
      "Boss and minion",
      "The higher pair of numbers counts in the boss's place, the lower one in a minion's. Match both damage and health to win its pixel; a boss also gives points equal to its rank.",
    ],
    [
      "exhaust",
      "Exhaust",
      "Move a pixel from the available to the exhausted side of its war room. All of yours reset when your turn begins.",
    ],
    ["reset", "Reset", "Move an exhausted pixel back to the available side."],
    ["information", "Information", "Given for nothing while the card is in play in your turn, each line once."],
    ["ability", "Ability", "Exhaust the pixels shown, once a turn, to use it."],
    ["any", "Gray pixel", "Paid in any color."],
    ["trash", "Trash", "Out of the game, for good."],
    ["spell", "Gain a spell", "Take the top card of the spell deck. You may hold five."],
    ["free", "For free", "No pixels have to be exhausted."],
    ["next rank", "Next rank", "The rank above, from a pile on the board."],
    ["additional", "Additional", "One more buy or fight within the same action."],
  ] as const,
};
