/** Faces: their outline, and what looks out of them. */
import { area, discs, line, type Pieces } from "./piece";

export const HEADS = {
  oval: "M35 38c0-10 6-14 15-14s15 4 15 14v12c0 12-8 21-15 21s-15-9-15-21Z",
  round: "M33 40c0-10 7-15 17-15s17 5 17 15v9c0 13-8 21-17 21s-17-8-17-21Z",
  square: "M32 38c0-10 7-14 18-14s18 4 18 14v18c0 8-5 15-11 16H43c-6-1-11-8-11-16Z",
  thin: "M37 38c0-10 5-14 13-14s13 4 13 14v13c0 10-7 23-13 23s-13-13-13-23Z",
  heart: "M34 40c0-10 6-15 16-15s16 5 16 15c0 12-4 18-9 25-4 6-10 6-14 0-5-7-9-13-9-25Z",
} as const;

export const EYES = {
  calm: [
    area("light", "M39 49q4-4.5 8 0-4 3-8 0ZM53 49q4-4.5 8 0-4 3-8 0Z"),
    area("ink", discs([43.2, 48.6, 1.9], [56.8, 48.6, 1.9])),
    line("ink", "M38.5 48.5q4.5-4 8.5.5M53 49q4-4.5 8.5-.5", 1.1),
  ],
  wide: [
    area("light", discs([43, 48.5, 3.6], [57, 48.5, 3.6])),
    area("ink", discs([43.4, 48.8, 1.9], [56.6, 48.8, 1.9])),
    line("ink", "M39 46.5q4-3 8 0M53 46.5q4-3 8 0", 1.1),
  ],
  squint: [
    area("ink", "M38.5 48.5q4.5-2 8.5 0-4 2.5-8.5 0ZM53 48.5q4-2 8.5 0-4.5 2.5-8.5 0Z"),
    line("dim", "M39 51q4 1.5 8 0M53 51q4 1.5 8 0", 1),
  ],
  lashes: [
    area("light", "M39 49q4-5 8 0-4 3-8 0ZM53 49q4-5 8 0-4 3-8 0Z"),
    area("ink", discs([43.2, 48.5, 2], [56.8, 48.5, 2])),
    line("ink", "M37 47l2 1.5q4-4.5 8 .5M63 47l-2 1.5q-4-4.5-8 .5", 1.4),
  ],
  merry: [line("ink", "M39 49.5q4-4 8 0M53 49.5q4-4 8 0", 1.7)],
  tired: [
    area("light", "M39 48.5h8q-4 4-8 0ZM53 48.5h8q-4 4-8 0Z"),
    area("ink", discs([43.2, 49.3, 1.5], [56.8, 49.3, 1.5])),
    line("ink", "M38.5 48.2h9M52.5 48.2h9", 1.5),
    line("dim", "M39 52q4 2 8 0M53 52q4 2 8 0", 1),
  ],
  wink: [
    line("ink", "M39 49q4 2 8-.5", 1.6),
    area("light", "M53 49q4-4.5 8 0-4 3-8 0Z"),
    area("ink", discs([56.8, 48.6, 1.9])),
    line("ink", "M53 49q4-4.5 8.5-.5", 1.1),
  ],
  patch: [
    area("light", "M39 49q4-4.5 8 0-4 3-8 0Z"),
    area("ink", discs([43.2, 48.6, 1.9])),
    line("ink", "M38.5 48.5q4.5-4 8.5.5", 1.1),
    line("ink", "M34 40l32 9", 1.3),
    area("ink", "M51.5 45.5q5.5-2 10.5.5 0 8-5 8.5-5-1-5.5-9Z"),
  ],
} satisfies Record<string, Pieces>;

export const BROWS = {
  flat: [line("hair", "M38.5 44h8.5M53 44h8.5", 2)],
  stern: [line("hair", "M38 42.5l9 2.5M62 42.5l-9 2.5", 2.2)],
  raised: [line("hair", "M38.5 44q4-3.5 8.5-1M53 43q4.5-2.5 8.5 1", 1.8)],
  sad: [line("hair", "M38.5 45.5l8.5-3M61.5 45.5l-8.5-3", 2)],
  fine: [line("hair", "M38.5 43.5q4.5-3 8.5-.5M53 43q4-2.5 8.5.5", 1.2)],
  bushy: [line("hair", "M38 44q4.5-2.5 9 .5M53 44.5q4.5-3 9-.5", 3.2)],
} satisfies Record<string, Pieces>;

export const NOSES = {
  small: [line("dim", "M50.5 49v5q-1.5 1.5-3 .5", 1.4)],
  straight: [area("dim", "M50 46l-3.5 9.5q3.5 2 7 0Z")],
  broad: [area("dim", "M50 47q-3 4-5.5 8 1 3 5.5 2.5t5.5-2.5q-2.5-4-5.5-8Z")],
  hooked: [area("dim", "M49 45l4 5q2 6-3 8-4-1-4-4 2-4 3-9Z")],
} satisfies Record<string, Pieces>;

export const MOUTHS = {
  flat: [line("ink", "M45 62h10", 1.4)],
  smile: [line("ink", "M43.5 60.5q6.5 5 13 0", 1.5)],
  smirk: [line("ink", "M45 62.5q6 .5 10.5-3", 1.5)],
  frown: [line("ink", "M44.5 63.5q5.5-3.5 11 0", 1.5)],
  grin: [area("ink", "M43 59.5h14q-2 7-7 7t-7-7Z"), area("light", "M44.5 60.5h11l-1 2.5h-9Z")],
  lips: [area("lips", "M44.5 61.5q3-2.5 5.5-1 2.5-1.5 5.5 1-5.5 5-11 0Z")],
  hidden: [],
} satisfies Record<string, Pieces>;

export const EXTRAS = {
  scar: [line("lips", "M60 52l4 9M59.5 55.5l4-1.5M61 59l4-1.5", 1.1)],
  freckles: [
    area(
      "dim",
      discs(
        [39, 54, 0.8],
        [41.5, 55.5, 0.8],
        [44, 54, 0.8],
        [56, 54, 0.8],
        [58.5, 55.5, 0.8],
        [61, 54, 0.8],
      ),
    ),
  ],
  blush: [
    area(
      "lips",
      "M37.5 55a3.5 2.3 0 1 0 7 0a3.5 2.3 0 1 0-7 0ZM55.5 55a3.5 2.3 0 1 0 7 0a3.5 2.3 0 1 0-7 0Z",
    ),
  ],
  spectacles: [
    line(
      "metal",
      "M37.5 49a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM51.5 49a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM48.5 48q1.5-1.5 3 0M37.5 48l-4-1M62.5 48l4-1",
      1.3,
    ),
  ],
  monocle: [line("metal", "M51.5 49a5.5 5.5 0 1 0 11 0a5.5 5.5 0 1 0-11 0ZM62 51q5 12 0 24", 1.3)],
  cigar: [
    line("hair", "M54 63l12 4", 3),
    line("scarf", "M65 66.7l2.5.8", 3),
    line("light", "M70 64q4-5 0-9t2-9", 1.2),
  ],
  straw: [line("metal", "M54 62.5l16 5", 1.4)],
  earrings: [area("metal", discs([34, 57, 2], [66, 57, 2]))],
  tooth: [area("metal", "M51 60.5h3v2.5h-3Z")],
  plaster: [
    area("light", "M37 55l8-3 1.5 3.5-8 3Z"),
    line("dim", "M40 55l2 2.5M42 54.3l2 2.5", 0.7),
  ],
  wrinkles: [line("dim", "M36 52l-1.5 3M64 52l1.5 3M41 57q-2 4-1 7M59 57q2 4 1 7", 1)],
  rose: [
    area("lips", discs([63, 25, 3.4], [67.5, 28, 3.4], [62.5, 29.5, 3.4])),
    line("ink", "M62 24q2.5-1.5 3.5.5M66 28q2.5-1.5 3.5.5M61 29.5q2.5-1.5 3.5.5", 0.8),
  ],
} satisfies Record<string, Pieces>;

export type HeadKind = keyof typeof HEADS;
export type EyesKind = keyof typeof EYES;
export type BrowsKind = keyof typeof BROWS;
export type NoseKind = keyof typeof NOSES;
export type MouthKind = keyof typeof MOUTHS;
export type ExtraKind = keyof typeof EXTRAS;
