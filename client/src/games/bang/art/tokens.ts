/** Tokens, as outlines on a field of 512 by 512, each with what it is made of. */
import arrow from "game-icon:broadhead-arrow";
import master from "game-icon:crowned-skull";
import target from "game-icon:crosshair";
import rage from "game-icon:enrage";
import hand from "game-icon:raise-zombie";
import wound from "game-icon:stitched-wound";

export type TokenKind =
  "arrow" | "life" | "lost" | "hand" | "wound" | "rage" | "target" | "master" | "zombie";
export type Paint = "brass" | "lead" | "shine" | "empty" | "blood" | "wood" | "grave" | "ink";

export interface Piece {
  readonly d: string;
  readonly paint: Paint;
}

const CASE = "M176 216h160v232h12v44H164v-44h12Z"; // of a cartridge
const TIP = "M176 196c0-80 32-148 80-176 48 28 80 96 80 176Z";

export const TOKENS: Readonly<Record<TokenKind, readonly Piece[]>> = {
  arrow: [{ d: arrow, paint: "wood" }],
  life: [
    { d: CASE, paint: "brass" },
    { d: TIP, paint: "lead" },
    { d: "M200 236h36v192h-36ZM214 180c0-52 16-98 38-124v124Z", paint: "shine" },
  ],
  // A shot that was fired: the empty case, without its tip.
  lost: [{ d: "M176 216h160v232h12v44H164v-44h12Z", paint: "empty" }],
  hand: [{ d: hand, paint: "grave" }],
  wound: [{ d: wound, paint: "blood" }],
  rage: [{ d: rage, paint: "blood" }],
  target: [{ d: target, paint: "blood" }],
  master: [{ d: master, paint: "grave" }],
  zombie: [{ d: hand, paint: "grave" }],
};
