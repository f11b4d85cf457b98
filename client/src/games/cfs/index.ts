import fallen from "game-icon:knocked-out-stars";
import swords from "game-icon:crossed-swords";
import type { FineTable } from "$/games/fine";
import { t } from "$/words/ui.svelte";
import type { Action } from "$/protocol/types";
import "./art/theme.css";
import Board from "./Board.svelte";
import { SOUNDS, TIMING } from "./effects";

type Verbs = Readonly<Record<string, readonly string[]>>;

/** What is touched in the dungeon or beside it, by what is asked. */
const ON_BOARD: Verbs = {
  act: ["step", "shove", "fight", "take", "lay", "switch", "switch_across"],
  console: ["toggle", "enough"],
};
/** What the list offers as well, where it doesn't lie over the hand. */
const ON_PHONES: Verbs = {
  act: ["stand_up", "jump", "console", "end"],
  bench: ["leave_out"],
  place: ["place"],
  home: ["place"],
  choice: ["choose"],
  pick: ["activate"],
  exit: ["exit"],
};
const NARROW = 700; // pixels

/** All switches of a terminal are thrown by one gesture, which ends with "enough". */
function names(gesture: readonly Action[]): string {
  const fields = gesture.filter(([verb]) => verb === "toggle").length;
  return gesture.at(-1)?.[0] === "enough" && fields > 0 ? t("cfs-switch-fields", { fields }) : "";
}

const table: FineTable = {
  Board,
  theme: "theme-cfs",
  timing: TIMING,
  sounds: SOUNDS,
  onBoard: ["choose"],
  highlights: { put_out: fallen, fight_won: swords },
  folds: (prompt, verb) =>
    ON_BOARD[prompt]?.includes(verb) ||
    (innerWidth <= NARROW && (ON_PHONES[prompt]?.includes(verb) ?? false)),
  names,
};

export default table;
