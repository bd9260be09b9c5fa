// Runs boardgame.io's own server with one game for four: `node server.mjs PORT [FOLDER]`. Without a folder the matches
// are kept in memory, with one in its FlatFile storage. The settings are the fastest ones: production mode, no undo
// history.
import { createRequire } from "node:module";

process.env.NODE_ENV = "production";
const require = createRequire(import.meta.url);
const { Server, FlatFile } = require("boardgame.io/server");
const { INVALID_MOVE, PlayerView } = require("boardgame.io/core");

const HAND = 6;
const DECK = [];
for (const [kilometres, copies] of [[25, 10], [50, 10], [75, 10], [100, 12], [200, 4], [0, 60]]) {
  for (let copy = 0; copy < copies; copy++) DECK.push(kilometres);
}

// 106 cards. A turn draws one into the secret hand, and the move plays one; the game is over when all cards are played.
const race = {
  name: "race",
  minPlayers: 4,
  maxPlayers: 4,
  disableUndo: true,
  setup: ({ ctx, random }) => {
    const deck = random.Shuffle(DECK);
    const G = { secret: { deck }, left: 0, players: {}, driven: {}, top: null };
    for (const player of ctx.playOrder) {
      G.players[player] = { hand: deck.splice(0, HAND) };
      G.driven[player] = 0;
    }
    G.left = deck.length;
    return G;
  },
  turn: {
    minMoves: 1,
    maxMoves: 1,
    onBegin: ({ G, ctx }) => {
      if (G.secret.deck.length > 0) G.players[ctx.currentPlayer].hand.push(G.secret.deck.pop());
      G.left = G.secret.deck.length;
    },
  },
  moves: {
    play: ({ G, playerID }, place) => {
      const { hand } = G.players[playerID];
      if (!Number.isInteger(place) || place < 0 || place >= hand.length) return INVALID_MOVE;
      const [card] = hand.splice(place, 1);
      G.driven[playerID] += card;
      G.top = card;
      return undefined;
    },
  },
  endIf: ({ G }) => (Object.values(G.players).every(({ hand }) => hand.length === 0) ? { driven: { ...G.driven } } : undefined),
  playerView: PlayerView.STRIP_SECRETS,
};

const [port, folder] = process.argv.slice(2);
const server = Server({ games: [race], origins: [], db: folder ? new FlatFile({ dir: folder }) : undefined });
await server.run(Number(port));
