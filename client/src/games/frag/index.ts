import explosion from "game-icon:bright-explosion";
import skull from "game-icon:death-skull";
import type { FineTable } from "$/games/fine";
import "./art/theme.css";
import Board from "./Board.svelte";
import { SOUNDS, TIMING } from "./effects";

/** What is touched in the arena, or on a card, by what is asked. */
const ON_BOARD: Readonly<Record<string, readonly string[]>> = {
  build: ["build"],
  destination: ["go"],
  act: [
    ...["step", "jump", "beam", "attack", "trick_shot", "double_shot"],
    ...["play", "play_on", "attach", "drop", "fumble"],
  ],
};

const table: FineTable = {
  Board,
  theme: "theme-frag",
  timing: TIMING,
  sounds: SOUNDS,
  highlights: { fragged: skull, fell: explosion },
  folds: (prompt, verb) => ON_BOARD[prompt]?.includes(verb) ?? false,
};

export default table;
