// The English texts of HELLBREAK's table.

const count = (number: number, one: string, many = `${one}s`): string => `${number} ${number === 1 ? one : many}`;
const list = (parts: (string | false | undefined | null)[]): string => parts.filter(Boolean).join(", ");

export const hellbreak = {
  // the game in short, for somebody who has never seen it
  brief: {
    aim: "Kill the other monster: its health is the number in the heart.",
    steps: [
      "Feeding: you collect the blood, malice and cards that your vault shows. Then both bid a card in secret for the initiative. The higher cost wins; both cards go into the vaults.",
      "Horror: take turns with one action each until both have passed. Play a card (your vault must show its loyalty icons), attack, scheme, use an ability, slumber or pass.",
      "An attack hits a monster or a minion at the same location; one ready character there may defend. The claw is combat, the heart health.",
      "Locations: Haunt puts malice on a location. When your side reaches its control value, you take control and collect its icons.",
      "Damage to a monster turns over its health cards. A revealed card with a Jumpscare may be used at once.",
      "Refresh: everything is ready again. You may flip your monster between Lurking and Unleashed; then discard down to six cards.",
    ],
  },

  list,

  // where the match stands
  over: "The match is over",
  setUp: "Set-up",
  round: (number: number): string => `Round ${number}`,

  // sides
  sideOf: (name: string): string => `Side of ${name}`,
  initiative: "Initiative",
  acts: "acts now",
  slumbering: "Slumbers",
  blood: "blood",
  malice: "malice",
  cards: "cards",
  bar: (blood: number, malice: number, cards: number): string =>
    list([blood > 0 && `${blood} blood`, malice > 0 && `${malice} malice`, cards > 0 && count(cards, "card")]) || "nothing",
  income: (bar: string): string => `each Feeding ${bar}`,
  prevents: (points: number): string => `the next ${points} damage is prevented`,
  playedCreature: "played a Creature in this phase",
  aspectIcons: (aspect: string, icons: number): string => count(icons, `${aspect} icon`),
  ready: "ready",
  exhausted: "exhausted",
  used: "used in this round",

  // monsters, minions, assets
  monsterOf: (name: string): string => `Monster of ${name}`,
  combat: (combat: number): string => `combat ${combat}`,
  health: (left: number, all: number): string => `${left} of ${all} health`,
  monsterHealth: (health: number): string => `${health} health`,
  assigned: (points: number): string => `${points} damage coming`,
  scheme: (icons: string[]): string => `schemes ${icons.join(" and ")}`,
  schemeHeading: "Scheme",
  scheming: "scheming",
  waiting: "has an ability to use",
  attacks: (combat: number): string => `attacks for ${combat}`,
  attacked: "is attacked",
  cannotDefend: "cannot defend",
  monster: "monster",
  minion: "minion",
  asset: "asset",
  assetsOf: (name: string): string => `Assets of ${name}`,
  minionsOf: (name: string, place: string): string => `Minions of ${name} at ${place}`,
  killed: "Killed",

  // locations
  location: "location",
  locationOf: (name: string): string => `Location that ${name} brings`,
  notChosen: "Not chosen yet",
  choosesFrom: "One of these two",
  heldBy: (name: string): string => `held by ${name}`,
  maliceOf: (name: string, malice: number, control: number): string => `${name}: ${malice} of ${control} malice`,
  takenGives: (bar: string): string => `taking control gives ${bar}`,
  taken: "Taken",

  // piles
  vaultOf: (name: string): string => `Vault of ${name}`,
  inVault: (name: string, bar: string): string => `${name} in the vault, gives ${bar}`,
  healthStackOf: (name: string, health: number, cards: number, isVertical: boolean): string =>
    `Health stack of ${name}: ${health} health, ${count(cards, "card")} face down` +
    (isVertical ? ", the top one upright and worth one" : ""),
  handOf: (name: string): string => `Hand of ${name}`,
  inHandCount: (cards: number): string => `${count(cards, "card")} in hand`,
  deckCount: (name: string, cards: number): string => `Deck of ${name}: ${count(cards, "card")}`,
  cryptCount: (name: string, cards: number, top: string | null): string =>
    `Crypt of ${name}: ${count(cards, "card")}` + (top ? `, ${top} on top` : ""),
  deck: "Deck",
  crypt: "Crypt",
  hand: "Hand",
  faceDown: "a face-down card",

  // the middle
  stage: "In the middle of the table",
  bids: (name: string): string => `${name} bids`,
  plays: (name: string): string => `${name} plays`,
  jumpscare: "Jumpscare!",
  revealed: (name: string): string => `${name} reveals`,
  looksAt: "Top of the deck",
  onStage: (what: string, card: string): string => `${what}: ${card}`,

  // a printed card in words
  types: { monster: "Monster", minion: "Minion", asset: "Asset", event: "Event", location: "Location" },
  unique: "unique",
  cost: (cost: number): string => `costs ${cost} blood`,
  loyalty: (icons: number, aspect: string): string => `loyalty ${icons} ${aspect}`,
  disloyal: "the vault does not show its loyalty yet",
  givesInVault: (bar: string): string => `in the vault ${bar}`,
  traits: (traits: string[]): string => traits.join(", "),
  number: (number: string): string => `No. ${number}`,
  copies: (copies: number): string => `${copies} in a deck`,
  control: (control: number): string => `control ${control}`,
  reward: "For taking it",
  vaultBar: "In the vault",
  feeds: "Each Feeding",
  jumpscareHeading: "Jumpscare",
  jumpscareText: (malice: number, text: string): string => `Jumpscare${malice > 0 ? ` (${malice} malice)` : ""}: ${text}`,
  jumpscareCost: (malice: number): string => (malice > 0 ? `${malice} malice` : ""),
  combatWord: "Combat",
  healthWord: "Health",
  costWord: "Cost",
  loyaltyWord: "Loyalty",
  controlWord: "Control",
  lurking: "Lurking",
  unleashed: "Unleashed",

  keywords: {
    Fearsome: "Enters play ready.",
    Bloodlust: "If it kills a minion with combat damage, you gain that much blood.",
    Malicious: "Up to that much of its cost may be paid with malice.",
    Stealth: "When it attacks, choose one ready enemy character there that cannot defend.",
    Overkill: "Combat damage beyond a minion's health goes to that minion's monster.",
    Prowl: "Your opponent is dealt that much indirect damage.",
    Foresee: "Look at that many cards of your deck; put each on the top or the bottom.",
    Haunt: "Put that much malice on your side of the location.",
    Jumpscare: "May be used when damage reveals the card from your health stack.",
    "indirect damage": "The player who is dealt it divides it among their own characters.",
    "Take control": "May be used when your malice reaches the control value.",
    Played: "Used when the card is played.",
    Lurking: "Only while your monster's Lurking side is up.",
    free: "Needs neither cost nor loyalty.",
    Unique: "You control only one card of this name.",
    Loyalty: "Your vault must show that many icons of the aspect.",
  } as Record<string, string>,
};
