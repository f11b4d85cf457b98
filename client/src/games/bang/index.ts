import attack from "game-icon:arrow-flights";
import skull from "game-icon:skull-crossed-bones";
import gatling from "game-icon:machine-gun";
import risen from "game-icon:raise-zombie";
import type { FineTable } from "$/games/fine";
import "./art/theme.css";
import Board from "./Board.svelte";
import { SOUNDS, TIMING } from "./effects";
import { isUndead, viewOf } from "./view";

const table: FineTable = {
  Board,
  theme: "theme-bang",
  mood: (position) => (isUndead(viewOf(position)) ? "undead" : ""),
  timing: TIMING,
  sounds: SOUNDS,
  highlights: {
    indians_attacked: attack,
    volley_fired: gatling,
    eliminated: skull,
    outbreak_came: risen,
  },
  out: (view, seat) => viewOf({ view }).seats[seat]?.in_play === false,
  onBoard: ["reroll", "pick", "turn"],
};

export default table;
