// A small duel for boardgame.io, about as large as a table of Nightbreak: two seats, secret hands,
// a row of heroes each, some 120 choices a match, a view of about 3 kB.

const { INVALID_MOVE } = require("boardgame.io/core");

const CHOICES = 120;
const KINDS = ["archer", "brute", "herald", "medic", "scout", "seer", "guard", "smith"];

function hero(seat, number) {
  const kind = KINDS[number % KINDS.length];
  return {
    key: `${kind}-${seat}-${number}`,
    name: `${kind} of the ${seat === 0 ? "sun" : "moon"}`,
    power: 1 + (number % 4),
    life: 4 + (number % 3),
    wounds: 0,
    isReady: true,
    shields: [],
  };
}

function side(seat, random) {
  const cards = random.Shuffle(Array.from({ length: 30 }, (_, number) => hero(seat, number)));
  return { row: cards.slice(0, 8), hand: cards.slice(8, 13), deck: cards.slice(13), fallen: 0 };
}

const shown = (side, isOwn) => ({
  row: side.row,
  hand: isOwn ? side.hand : side.hand.map(() => null),
  deck: side.deck.length,
  fallen: side.fallen,
});

module.exports = {
  name: "duel",
  minPlayers: 2,
  maxPlayers: 2,
  setup: ({ random }) => ({ sides: [side(0, random), side(1, random)] }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A card of the hand strikes a hero of the other row; one that falls is replaced.
    strike({ G, playerID }, card, target) {
      const own = G.sides[Number(playerID)];
      const other = G.sides[1 - Number(playerID)];
      if (!own.hand[card] || !other.row[target]) return INVALID_MOVE;
      const [played] = own.hand.splice(card, 1);
      const struck = other.row[target];
      struck.wounds += played.power;
      struck.isReady = !struck.isReady;
      if (struck.wounds >= struck.life) {
        other.fallen += 1;
        other.deck.push({ ...struck, wounds: 0 });
        other.row[target] = other.deck.shift();
      }
      own.deck.push(played);
      own.hand.push(own.deck.shift());
    },
  },
  endIf: ({ G, ctx }) =>
    ctx.turn > CHOICES ? { fallen: G.sides.map((side) => side.fallen) } : undefined,
  playerView: ({ G, playerID }) => ({
    sides: G.sides.map((side, seat) => shown(side, String(seat) === playerID)),
  }),
};
