// Every English text of BREAK's table.

const s = (count: number, one: string, many = `${one}s`): string => `${count} ${count === 1 ? one : many}`;

const traps: Record<string, string> = { "lurking-rogue": "lurking rogue", snare: "snare", leaves: "leaves" };
const directions = {
  near: { north: "away from you", east: "to the right", south: "towards you", west: "to the left" },
};

export const breakWords = {
  // the game in short, for somebody who has never seen it
  brief: {
    aim: "Defeat all troops of the other nation.",
    steps: [
      "In your turn you have two heavy and two nimble moves. Any troop may use a heavy one, only a nimble troop a nimble one; your mat shows what is left.",
      "A move goes to an adjacent tile. Where an enemy stands, both strike at once: each takes the other's power as damage.",
      "The number on a troop is its power, both its health and the damage it deals. Red means that it is hurt.",
      "Use each of your utility cards once a turn, before, between or after the moves. End the turn when you like.",
    ],
  },

  // where the match stands
  over: "The match is over",
  choosing: "Choosing nations",
  player: (seat: number): string => `Player ${seat + 1}`,

  // zones
  board: "Board",
  boardHow: (near: string, far: string): string => `Five columns, a to e, and eight rows, 1 to 8. ${near} is near, ${far} is far.`,
  armyOf: (whose: string): string => `Army of ${whose}`,
  utilities: "Utilities",
  reserve: "Reserve",
  fallen: "Fallen",
  spent: "Spent",
  fallenOf: (whose: string): string => `Fallen of ${whose}`,
  handOf: (whose: string): string => `Traps in the hand of ${whose}`,
  spentOf: (whose: string): string => `Traps that ${whose} has spent`,

  // an army's head
  toMove: "to move",
  powerIn: (power: number, troops: number): string => `Power ${power} in ${s(troops, "troop")}`,
  troops: (troops: number): string => (troops === 1 ? "troop" : "troops"),
  priority: (priority: number, isLower: boolean): string => (isLower ? `Priority ${priority}, wins ties` : `Priority ${priority}, begins`),
  heavy: "Heavy",
  nimble: "Nimble",
  movesLeft: (kind: string, left: number, all: number): string => `${kind} moves left: ${left} of ${all}`,

  // utilities and piles
  used: "used",
  gone: "gone",
  copies: (count: number): string => `×${count}`,
  utility: (name: string, whose: string): string => `${name}, utility of ${whose}`,
  ready: "ready",
  readyOf: (ready: number, copies: number): string => `${ready} of ${copies} ready`,
  lies: (where: string): string => where.replace("|", "–"),
  liesLong: (where: string): string => `on the board at ${where.replace("|", " and ")}`,
  needs: (icons: string): string => `icons: ${icons}`,
  trapInHand: (name: string): string => `${name}, trap in your hand`,
  backInHand: (whose: string): string => `A hidden trap in the hand of ${whose}`,
  back: "trap",
  reserveLeft: (name: string, left: number): string => `${name}, ${left} in reserve`,
  pile: (title: string, cards: string): string => `${title}: ${cards || "nobody"}. Open the pile.`,
  counted: (name: string, count: number): string => (count > 1 ? `${count} ${name}` : name),

  // what is on a tile
  empty: "empty",
  troop: (name: string, whose: string): string => (name === whose ? `${name}, a troop of ${whose}` : `${name} of ${whose}`),
  powerOf: (power: number, printed: number): string => (power < printed ? `power ${power} of ${printed}` : `power ${power}`),
  flipped: "flipped",
  held: "held by a snare",
  stuck: "a bomb sticks to it",
  wall: (whose: string, tokens: number): string => `wall of ${whose}, lasts ${s(tokens, "more turn")}`,
  trees: (whose: string): string => `trees of ${whose}`,
  trap: (whose: string, kind: string | null): string => (kind ? `trap of ${whose}: ${traps[kind] ?? kind}` : `hidden trap of ${whose}`),
  snare: (whose: string): string => `open snare of ${whose}`,
  river: (whose: string, current: keyof typeof directions.near): string => `river of ${whose}, running ${directions.near[current]}`,
  bomb: (whose: string): string => `bomb of ${whose}`,
  fire: (whose: string, tile: string): string => `fire line of ${whose} towards ${tile}`,
  fireLine: (whose: string, one: string, other: string): string => `Fire line of ${whose} between ${one} and ${other}`,
  isSubject: "this is what the question is about",
  snareWord: "snare",
  bombWord: "bomb",
  trapWord: (kind: string): string => kind.split("-").at(-1)!,

  // choosing a nation
  chooseNation: "Four nations, one board",
  chooseHow: "Choose whom you lead. The other player chooses among those that are left.",
  waitNation: "Each player leads one of them.",
  ledBy: (who: string): string => `Led by ${who}`,
  free: "Free to be led",
  nations: {
    rock: {
      name: "Rock",
      motto: "Big bodies and few tricks.",
      style: "Golems that shrug off blows, stones that hurl their own rocks, walls where you want none.",
    },
    forest: {
      name: "Forest",
      motto: "Look twice at the leaves.",
      style: "Archers and wolves before, hidden traps below: every tile may be a lie.",
    },
    fire: { name: "Fire", motto: "Burns to meet you.", style: "Blazes that explode, bombs that stick, and rites that pay with one's own." },
    water: { name: "Water", motto: "Patience with an edge.", style: "Corals that grow back, and currents that carry friend and foe away." },
  },
  stars: { complexity: "Complexity", spells: "Spells", attack: "Attack", defense: "Defense" },
  starsOf: (name: string, count: number, most: number): string => `${name} ${count} of ${most}`,

  // cards
  typeLine: (nation: string, type: string): string => `${nation} · ${type}`,
  printedPower: (power: number): string => `Power ${power}`,
  copiesOf: (count: number): string => ` · ${count} copies`,
  terms: [
    ["thorns damage", "Thorns damage", "from explosions, collisions and cards that say so; helmets do nothing against it"],
    ["obstructed", "Obstructed", "a tile with a trap, a snare or a river: troops can step on it"],
    ["blocked", "Blocked", "a tile with trees or a wall, and everything beyond the edge"],
    ["empty tile", "Empty", "a tile with nothing on it at all"],
    ["shot", "Shot", "flies forward in the shooter's column and hits the first troop, friend or enemy"],
    ["your side", "Your side", "the four rows in front of you"],
    ["heavy move", "Heavy move", "two a turn, for any troop"],
  ] as [string, string, string][],
};
