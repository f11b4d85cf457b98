/**
 * Every category of cards has a window of its own shape, so that its colour alone has to tell
 * nothing: outlines on a field of 100 by 76, and what lies behind the picture in it.
 */
import { isMetal, type Category } from "../view";

export interface Frame {
  /** The outline of the window. */
  shape: string;
  /** Strokes behind the picture, in a lighter tone. */
  lines: string;
  /** How large the picture is drawn, and how far below the middle. */
  size: number;
  low: number;
}

const RAYS = Array.from({ length: 16 }, (_, ray) => {
  const turn = (ray * Math.PI) / 8;
  const at = (far: number): string =>
    `${(50 + far * Math.cos(turn)).toFixed(1)} ${(38 + far * Math.sin(turn)).toFixed(1)}`;
  return `M${at(27)}L${at(60)}`;
}).join("");

const coin: Frame = {
  shape: "M14 38a36 36 0 1 0 72 0a36 36 0 1 0-72 0Z",
  lines: RAYS,
  size: 46,
  low: 0,
};

const FRAMES: Readonly<Record<Exclude<Category, "gold" | "silver" | "bronze">, Frame>> = {
  potion: {
    shape: "M36 2h28v7h-5v9q29 8 29 32 0 24-22 24H34Q12 74 12 50q0-24 29-32V9h-5Z",
    lines: "M18 58q12-5 24 0t24 0 20 0M22 66q10-4 20 0t20 0 18 0M28 50q8-3 14 0t15 0 15 0",
    size: 40,
    low: 8,
  },
  scroll: {
    shape: "M6 8q44-8 88 0v10q-5 2-5 6v28q0 4 5 6v10q-44 8-88 0V58q5-2 5-6V24q0-4-5-6Z",
    lines: "M18 18h64M18 27h64M18 36h64M18 45h64M18 54h64M18 63h40",
    size: 46,
    low: 0,
  },
  magic: {
    shape:
      "M50 1 63 10 80 8 83 24 97 38 83 52 80 68 63 66 50 75 37 66 20 68 17 52 3 38 17 24 20 8 37 10Z",
    lines:
      "M24 20v8m-4-4h8M76 18v8m-4-4h8M20 52v6m-3-3h6M80 50v8m-4-4h8M50 8v6m-3-3h6M50 62v6m-3-3h6",
    size: 44,
    low: 0,
  },
  monster: {
    shape:
      "M6 5 21 11 36 2 50 10 64 2 79 11 94 5 89 22 97 38 89 54 94 71 79 65 64 74 50 66 36 74 21 65 6 71 11 54 3 38 11 22Z",
    lines: "M14 8 26 70M24 6 36 72M64 4 76 70M74 6 88 72",
    size: 52,
    low: 0,
  },
  place: {
    shape: "M6 74V40Q6 18 50 1 94 18 94 40v34Z",
    lines: "M6 62q22-14 44-4t44-6M6 70q26-10 48-3t40-5M72 22a8 8 0 1 1-16 0 8 8 0 0 1 16 0",
    size: 50,
    low: 8,
  },
  trap: {
    shape: "M19 2h62l16 36-16 36H19L3 38Z",
    lines: "M26 2v72M42 2v72M58 2v72M74 2v72M10 22h80M6 38h88M10 54h80",
    size: 46,
    low: 0,
  },
  event: {
    shape: "M2 8h96l-8 30 8 30H2l8-30Z",
    lines: RAYS,
    size: 48,
    low: 0,
  },
  surprise: {
    shape: "M3 15 28 9 42 1 57 9 97 4 87 27 97 45 79 53 83 75 56 64 31 74 27 60 3 62 14 38Z",
    lines: "M20 20 34 30 28 34 44 46M80 16 68 28 74 32 60 44M24 56l10-8M72 60l-8-8",
    size: 44,
    low: 0,
  },
  companion: {
    shape: "M9 4Q30 9 50 1 70 9 91 4v32q0 26-41 39Q9 62 9 36Z",
    lines: "M9 14 62 75M9 30 48 74M24 6 76 64M44 4 88 50M64 6 90 34M80 6 91 18",
    size: 46,
    low: -1,
  },
};

/** How the window of a category looks. */
export function frameOf(category: Category): Frame {
  return isMetal(category) ? coin : FRAMES[category];
}

/** Where a picture of 512 by 512 stands in the window. */
export function placed({ size, low }: Frame): string {
  return `translate(${50 - size / 2} ${38 - size / 2 + low}) scale(${size / 512})`;
}
