// boardgame.io: tic-tac-toe of its tutorial, driven through the client that keeps the state; random legal moves.

import { createRequire } from "node:module";

const [, , folder, seconds] = process.argv;
const require = createRequire(`${folder}/`);
const { Client } = require("boardgame.io/client");
const { version } = require("boardgame.io/package.json");

const LINES = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];

const game = {
  setup: () => ({ cells: Array(9).fill(null) }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: { mark: ({ G, playerID }, cell) => { G.cells[cell] = playerID; } },
  endIf: ({ G, ctx }) => {
    if (LINES.some((line) => line.every((cell) => G.cells[cell] !== null && G.cells[cell] === G.cells[line[0]]))) {
      return { winner: ctx.currentPlayer };
    }
    return G.cells.every((cell) => cell !== null) ? { draw: true } : undefined;
  },
};

function play() {
  const client = Client({ game, debug: false });
  client.start();
  let decisions = 0;
  for (let state = client.getState(); !state.ctx.gameover; state = client.getState()) {
    const free = state.G.cells.flatMap((owner, cell) => (owner === null ? [cell] : []));
    client.moves.mark(free[Math.floor(Math.random() * free.length)]);
    decisions += 1;
  }
  client.stop();
  return decisions;
}

function spent(since) {
  const used = process.cpuUsage(since);
  return (used.user + used.system) / 1e6;
}

const start = process.cpuUsage();
let games = 0, decisions = 0;
while (spent(start) < Number(seconds)) {
  decisions += play();
  games += 1;
}
const row = { name: "tic-tac-toe, 2 seats", games, decisions, seconds: spent(start), copies_per_second: 0 };
console.log(JSON.stringify({ version, rows: [row] }));
