import chest from "game-icon:locked-chest";
import dragon from "game-icon:dragon-head";
import type { FineTable } from "$/games/fine";
import "./art/theme.css";
import Board from "./Board.svelte";
import { SOUNDS, TIMING } from "./effects";

/** What is touched on the table, by what is asked. */
const ON_BOARD: Readonly<Record<string, readonly string[]>> = {
  act: ["play", "play_on", "play_at", "attack", "replace"],
  second: ["also"],
  answers: ["answer"],
  discard: ["discard"],
  market: ["hand_over"],
  loss: ["give_up"],
  resting: ["lay"],
};

const table: FineTable = {
  Board,
  theme: "theme-kf",
  timing: TIMING,
  sounds: SOUNDS,
  highlights: { raided: dragon, treasure_painted: chest },
  steady: true,
  folds: (prompt, verb) => ON_BOARD[prompt]?.includes(verb) ?? false,
};

export default table;
