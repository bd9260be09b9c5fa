// Plays 24 matches of four seats with one socket.io connection per seat: `node load.mjs PORT SECONDS`. Opens the
// matches, prints "ready", waits for a line, plays as fast as the turns allow, and prints the number of confirmed
// moves.
import { once } from "node:events";
import { io } from "socket.io-client";

const MATCHES = 24;
const SEATS = 4;
const [port, seconds] = process.argv.slice(2).map(Number);
const base = `http://127.0.0.1:${port}`;
let done = 0;
let stop = Infinity;

async function post(path, body) {
  const answer = await fetch(`${base}/games/race/${path}`, {
    method: "POST",
    headers: { "Content-Type": "application/json" },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`the lobby answers ${answer.status}`);
  return answer.json();
}

async function open() {
  const { matchID } = await post("create", { numPlayers: SEATS });
  const credentials = [];
  for (let seat = 0; seat < SEATS; seat++) {
    const joined = await post(`${matchID}/join`, { playerID: String(seat), playerName: `seat ${seat}` });
    credentials.push(joined.playerCredentials);
  }
  return { matchID, credentials };
}

function sit(match, seat, links) {
  const playerID = String(seat);
  const link = io(`${base}/race`, { transports: ["websocket"], forceNew: true, reconnection: false });
  let current = match;
  let waiting = -1; // the state on which our own move was made
  let seen = -1;

  function look(state) {
    if (state._stateID <= seen) return;
    seen = state._stateID;
    if (waiting >= 0 && seen > waiting) {
      waiting = -1;
      if (performance.now() < stop) done += 1;
    }
    if (performance.now() >= stop) return;
    if (state.ctx.gameover !== undefined) {
      if (seat === 0) open().then((next) => links.forEach((other) => other.enter(next)), () => process.exit(1));
    } else if (state.ctx.currentPlayer === playerID && waiting < 0) {
      waiting = seen;
      const payload = { type: "play", args: [0], playerID, credentials: current.credentials[seat] };
      link.emit("update", { type: "MAKE_MOVE", payload }, seen, current.matchID, playerID);
    }
  }

  function enter(next) {
    current = next;
    waiting = seen = -1;
    link.emit("sync", current.matchID, playerID, current.credentials[seat], SEATS);
  }

  link.on("connect", () => enter(match));
  link.on("sync", (matchID, info) => matchID === current.matchID && look(info.state));
  link.on("update", (matchID, state) => matchID === current.matchID && look(state));
  links.push({ enter, close: () => link.close() });
}

const matches = [];
for (let number = 0; number < MATCHES; number++) matches.push(await open());
console.log("ready");
await once(process.stdin, "data");
stop = performance.now() + 1000 * seconds;
const tables = matches.map((match) => {
  const links = [];
  for (let seat = 0; seat < SEATS; seat++) sit(match, seat, links);
  return links;
});
await new Promise((wake) => setTimeout(wake, 1000 * seconds));
console.log(done);
tables.flat().forEach((link) => link.close());
process.exit(0);
