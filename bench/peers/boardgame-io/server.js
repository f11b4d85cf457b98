// The peer of `make bench-server`: boardgame.io's server with its file storage, playing a small
// game of four seats with hidden hands. Usage: node server.js PORT API_PORT FOLDER
'use strict';

const { Server, FlatFile } = require('boardgame.io/dist/cjs/server.js');

const [port, apiPort, folder] = process.argv.slice(2);
const SEATS = 4;
const LENGTH = Number(process.env.MATCH_LENGTH || 50); // moves of a match: what BANG! with four has

const drawn = (random) => random.D6();

const game = {
  name: 'haul',
  minPlayers: SEATS,
  maxPlayers: SEATS,
  setup: ({ random }) => ({
    moves: 0,
    table: Array.from({ length: 5 }, () => drawn(random)),
    seats: Array.from({ length: SEATS }, () => ({
      coins: 0,
      hand: Array.from({ length: 4 }, () => drawn(random)),
    })),
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // Lay one of four cards on the table, score it, draw another. Drawing needs the server.
    lay: {
      client: false,
      move: ({ G, playerID, random }, which) => {
        const seat = G.seats[playerID];
        const [card] = seat.hand.splice(which, 1, drawn(random));
        seat.coins += G.table.includes(card) ? 1 : 0;
        G.table.shift();
        G.table.push(card);
        G.moves += 1;
      },
    },
  },
  endIf: ({ G }) => (G.moves >= LENGTH ? { coins: G.seats.map((seat) => seat.coins) } : undefined),
  // Nobody sees the others' hands.
  playerView: ({ G, playerID }) => ({
    ...G,
    seats: G.seats.map((seat, number) =>
      String(number) === playerID ? seat : { ...seat, hand: seat.hand.length },
    ),
  }),
};

const server = Server({
  games: [game],
  db: new FlatFile({ dir: folder }),
  origins: [`http://127.0.0.1:${port}`],
});
server.run({
  port: Number(port),
  lobbyConfig: { apiPort: Number(apiPort) },
  callback: () => console.log('ready'),
});
