/** Puts a portrait together: which pieces lie over which. */
import type { Look } from "./characters";
import { COATS, NECKS } from "./parts/clothes";
import { BROWS, EXTRAS, EYES, HEADS, MOUTHS, NOSES } from "./parts/faces";
import { BEARDS, HAIR } from "./parts/hair";
import { HATS } from "./parts/hats";
import { area, discs, line, type Piece, type Pieces } from "./parts/piece";

const NECK = "M42 60h16l2 16q-10 8-20 0Z";
const EARS = discs([34.5, 51, 3.6], [65.5, 51, 3.6]);
const UNDER_CHIN = area("dim", "M41 66q9 9 18 0v5q-9 8-18 0Z");
const UNDER_HAT = area("dim", "M36 36q14 9 28 0v-6H36Z");

// What the grave does to a face: empty eyes, a row of teeth, a seam, a hat that was bitten.
const ROTTEN: Pieces = [
  area("ink", discs([43, 49, 5], [57, 49, 5])),
  area("light", discs([43, 49, 2.4], [57, 49, 2.4])),
  area("ink", "M41 59.5q9-3 18 0v5.5q-9 4-18 0Z"),
  area("light", "M42.5 60.5h2.5v3.5h-2.5ZM46.5 60h2.5v3.5h-2.5ZM51 60h2.5v4H51ZM55 60.5h2.5v3H55Z"),
  line("ink", "M36 41l7 6M37 45l2.5-2.5M40 47.5l2.5-2.5M60 54l5 7M60 58l4-2", 1.1),
];
const TORN: Pieces = [
  area("ink", "M8 100l4-10 4 7 5-12 4 11 6-6 2 10ZM92 100l-4-12 -5 9-4-13-5 12-5-6-2 10Z"),
];

/** Everything of a portrait between its paper and its seal, from the back to the front. */
export function layers(look: Look, zombie: boolean): Piece[] {
  const hair = HAIR[look.hair[0]];
  return [
    ...hair.behind,
    area("skin", NECK),
    UNDER_CHIN,
    ...COATS[look.coat[0]],
    ...(zombie ? TORN : []),
    ...NECKS[look.neck[0]],
    area("skin", EARS),
    area("skin", HEADS[look.head]),
    ...(look.hat[0] === "none" ? [] : [UNDER_HAT]),
    ...(zombie ? ROTTEN : features(look)),
    ...BEARDS[look.beard ?? "none"],
    ...hair.before,
    ...HATS[look.hat[0]],
    ...(look.extras ?? []).flatMap((extra): Pieces => EXTRAS[extra]),
  ];
}

function features(look: Look): Piece[] {
  return [...NOSES[look.nose], ...MOUTHS[look.mouth], ...EYES[look.eyes], ...BROWS[look.brows]];
}

/** The large areas of a portrait, on whose right side the shadow lies. */
export function silhouette(look: Look): string[] {
  const areas = [
    ...HAIR[look.hair[0]].behind,
    ...COATS[look.coat[0]],
    ...BEARDS[look.beard ?? "none"],
    ...HATS[look.hat[0]],
  ].filter((piece: Piece) => piece.width === undefined && piece.paint !== "dim");
  return [NECK, HEADS[look.head], ...areas.map(({ d }) => d)];
}

/** Somebody nobody knows yet: a hat, a head and shoulders against the light. */
export const UNKNOWN: readonly string[] = [
  "M5 100c1-17 11-23 32-29h26c21 6 31 12 32 29Z",
  NECK,
  HEADS.oval,
  ...HATS.stetson.filter(({ paint }) => paint === "hat").map(({ d }) => d),
];
