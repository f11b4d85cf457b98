/** Hair, behind the face and before it, and beards. */
import { area, discs, line, type Pieces } from "./piece";

interface Hair {
  readonly behind: Pieces;
  readonly before: Pieces;
}

const TEMPLES = area(
  "hair",
  "M33 50c-2-8-1-14 2-18l3 3q-2 6-2 13ZM67 50c2-8 1-14-2-18l-3 3q2 6 2 13Z",
);
const LOCKS = area(
  "hair",
  "M36 32c-6 10-6 26-4 36 5-8 5-18 4-24q3-5 3-10ZM64 32c6 10 6 26 4 36-5-8-5-18-4-24q-3-5-3-10Z",
);

export const HAIR = {
  none: { behind: [], before: [] },
  short: { behind: [], before: [TEMPLES] },
  crop: {
    behind: [],
    before: [area("hair", "M33 48c-3-16 2-27 17-27s20 11 17 27l-3-8q-4-6-14-6t-14 6Z")],
  },
  slick: {
    behind: [],
    before: [
      area("hair", "M33 47c-3-16 4-26 17-26s20 10 17 26q-3-11-9-13-4 2-8 5-4-3-8-5-6 2-9 13Z"),
    ],
  },
  sides: {
    behind: [],
    before: [area("hair", "M34 53q-6-7-3-17 4 3 4 8ZM66 53q6-7 3-17-4 3-4 8Z")],
  },
  long: {
    behind: [area("hair", "M30 32c-7 14-8 34-4 48h48c4-14 3-34-4-48-6-12-34-12-40 0Z")],
    before: [LOCKS],
  },
  loose: {
    behind: [
      area("hair", "M30 30c-9 12-6 24-11 36 2 8 8 14 14 14h34c6 0 12-6 14-14-5-12-2-24-11-36Z"),
    ],
    before: [LOCKS, line("dim", "M28 44q-1 18-4 26M72 44q1 18 4 26", 1)],
  },
  curls: {
    behind: [
      area(
        "hair",
        discs(
          [30, 40, 8], [27, 52, 8.5], [27, 64, 8.5], [31, 75, 8], [70, 40, 8], [73, 52, 8.5], [73, 64, 8.5],
          [69, 75, 8], [40, 32, 9], [60, 32, 9],
        ), // prettier-ignore
      ),
    ],
    before: [
      area(
        "hair",
        discs(
          [35, 38, 4.5],
          [33.5, 46, 4],
          [33, 54, 3.5],
          [65, 38, 4.5],
          [66.5, 46, 4],
          [67, 54, 3.5],
        ),
      ),
    ],
  },
  braids: {
    behind: [area("hair", "M31 34q19-18 38 0v24H31Z")],
    before: [
      TEMPLES,
      area(
        "hair",
        discs(
          [31, 56, 4.5], [30, 63, 4.5], [29, 70, 4.5], [29, 77, 4.2], [69, 56, 4.5], [70, 63, 4.5],
          [71, 70, 4.5], [71, 77, 4.2], [29, 87, 3.5], [71, 87, 3.5],
        ), // prettier-ignore
      ),
      line("scarf", "M25.5 82h7M67.5 82h7", 2.6),
    ],
  },
  updo: {
    behind: [area("hair", discs([50, 18, 12], [36, 26, 8], [64, 26, 8], [30, 46, 4], [70, 46, 4]))],
    before: [
      area("hair", "M33 47c-4-16 4-26 17-26s21 10 17 26c-3-9-8-13-17-13s-14 4-17 13Z"),
      line("hair", "M33 46q-3 6 0 12M67 46q3 6 0 12", 1.8),
    ],
  },
  shag: {
    behind: [area("hair", "M30 30c-6 12-7 26-5 38l5-4 3 6 4-8h26l4 8 3-6 5 4c2-12 1-26-5-38Z")],
    before: [TEMPLES],
  },
} satisfies Record<string, Hair>;

export const BEARDS = {
  none: [],
  stubble: [area("dim", "M34.5 52q4 7 9 6 6-3 13 0 5 1 9-6c0 12-7 20-15.5 20S34.5 64 34.5 52Z")],
  moustache: [area("hair", "M50 57q-5-2-8 0-3 1-5 4 7 3 13 0 6 3 13 0-2-3-5-4-3-2-8 0Z")],
  handlebar: [
    area(
      "hair",
      "M50 57c-5-2-8-1-10 1-3 2-6 1-7-2-3 4 0 8 5 8 6 0 9-3 12-4 3 1 6 4 12 4 5 0 8-4 5-8-1 3-4 4-7 2-2-2-5-3-10-1Z",
    ),
  ],
  drooping: [
    area(
      "hair",
      "M50 57c-6-2-10 0-12 4-1 5-2 9-1 13 3-3 4-8 6-11q4-2 7-2t7 2c2 3 3 8 6 11 1-4 0-8-1-13-2-4-6-6-12-4Z",
    ),
  ],
  goatee: [
    area("hair", "M50 57q-5-2-9 2 3 2 9 1 6 1 9-1-4-4-9-2Z"),
    area("hair", "M45 65q5-2 10 0l-1 8q-4 5-8 0Z"),
  ],
  thin: [
    line("hair", "M50 57.5q-5-1-10 2M50 57.5q5-1 10 2", 1.8),
    area("hair", "M48 65h4l-1 6q-1 1-2 0Z"),
  ],
  chops: [
    area(
      "hair",
      "M34 44c-1 10 0 18 6 23 4-3 4-8 1-10-3-4-4-8-4-13ZM66 44c1 10 0 18-6 23-4-3-4-8-1-10 3-4 4-8 4-13Z",
    ),
  ],
  full: [
    area(
      "hair",
      "M33 46c-2 14-1 24 5 29 7 6 17 6 24 0 6-5 7-15 5-29-2 6-4 9-7 10-6-3-14-3-20 0-3-1-5-4-7-10Z",
    ),
    area("lips", "M45 62q5-2 10 0-5 4-10 0Z"),
  ],
  long: [
    area(
      "hair",
      "M33 46c-3 14-3 28 2 36 3 6 6 4 7 9 3-4 5 6 8 6s5-10 8-6c1-5 4-3 7-9 5-8 5-22 2-36-2 6-4 9-7 10-6-3-14-3-20 0-3-1-5-4-7-10Z",
    ),
    area("lips", "M45.5 62q4.5-2 9 0-4.5 3-9 0Z"),
    line("dim", "M43 72q-1 8 1 14M57 72q1 8-1 14M50 74v16", 1),
  ],
} satisfies Record<string, Pieces>;

export type HairKind = keyof typeof HAIR;
export type BeardKind = keyof typeof BEARDS;
