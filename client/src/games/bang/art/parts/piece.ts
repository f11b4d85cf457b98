/** What portraits are cut from, on a field of 100 by 100: areas and lines in a few paints. */
export type Paint =
  | "skin"
  | "hair"
  | "hat"
  | "band"
  | "coat"
  | "trim"
  | "shirt"
  | "scarf"
  | "lips"
  | "ink"
  | "light"
  | "metal"
  | "dim"; // a veil of shadow

export interface Piece {
  readonly d: string;
  readonly paint: Paint;
  /** Width of a line; areas have none. */
  readonly width?: number;
  readonly dash?: string;
}

export type Pieces = readonly Piece[];

export const area = (paint: Paint, d: string): Piece => ({ d, paint });

export const line = (paint: Paint, d: string, width = 1.6, dash?: string): Piece => ({
  d,
  paint,
  width,
  ...(dash === undefined ? {} : { dash }),
});

/** Discs, each with the place of its middle and its radius, as one outline. */
export const discs = (...all: readonly (readonly [x: number, y: number, r: number])[]): string =>
  all
    .map(([x, y, r]) => `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`)
    .join("");
