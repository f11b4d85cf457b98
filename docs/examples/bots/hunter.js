// A bot in JavaScript (Node.js, no packages): it reads a line, and answers questions with a line.
// It plays any game, by chance; in BANG! it shoots whoever has the least life and heals itself.
//   tafelrunde bot --table http://localhost:8765/t/… --exec "node docs/examples/bots/hunter.js"
const lines = require("node:readline").createInterface({ input: process.stdin });

let seat = -1;

const by = {
  shoot: (options, seats) => least(options, ([, target]) => seats[target].life),
  heal: (options) => options.findIndex(([verb, target]) => verb === "heal" && target === seat),
  stop: (options) => options.findIndex(([verb]) => verb === "stop"),
};

function least(options, worth) {
  let best = 0;
  options.forEach((option, place) => {
    if (worth(option) < worth(options[best])) best = place;
  });
  return best;
}

function choose({ options, view }) {
  const habit = by[options[0][0]];
  const place = habit ? habit(options, view.table.seats) : -1;
  return place >= 0 ? place : Math.floor(Math.random() * options.length);
}

lines.on("line", (line) => {
  const message = JSON.parse(line);
  if (message.t === "match") seat = message.seat;
  if (message.t === "decide") console.log(JSON.stringify({ choose: choose(message) }));
  if (message.t === "error") console.error(message.text); // our own mistake: the question stands
});
