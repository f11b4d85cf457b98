/** Coats and what is worn round the neck. */
import { area, discs, line, type Pieces } from "./piece";

const BODY = "M5 100c1-17 11-23 32-29h26c21 6 31 12 32 29Z";
const WIDE = "M-2 100c2-22 14-27 38-32h28c24 5 36 10 38 32Z";
const OPENING = "M37 71l13 9 13-9 4 29H33Z";
const LAPELS = "M37 70l-10 5 3 9-4 3 14 13h6l-1-14ZM63 70l10 5-3 9 4 3-14 13h-6l1-14Z";
const BUTTONS = discs([50, 88, 1.3], [50, 95, 1.3]);

export const COATS = {
  duster: [area("coat", BODY), area("shirt", OPENING), area("trim", LAPELS)],
  suit: [
    area("coat", BODY),
    area("shirt", "M39 70l11 10 11-10 1 12-12 18-12-18Z"),
    area("trim", "M38 69l-9 6 4 8-3 3 20 14-11-19ZM62 69l9 6-4 8 3 3-20 14 11-19Z"),
  ],
  vest: [
    area("shirt", BODY),
    area("coat", "M29 74l9-4 12 19 12-19 9 4 3 26H26Z"),
    area("light", discs([50, 93, 1.2], [50, 98, 1.2])),
    line("ink", "M28 78q-6 8-6 22M72 78q6 8 6 22", 0.8),
  ],
  wide: [area("coat", WIDE), area("shirt", OPENING), area("trim", LAPELS)],
  poncho: [
    area("coat", WIDE),
    line("trim", "M2 97l8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9 8-9 8 9", 3.2),
    line("shirt", "M12 83q38 17 76 0", 2.4),
    line("trim", "M22 76q28 14 56 0", 1.6),
  ],
  dress: [
    area("skin", "M32 76q18-9 36 0l-2 22H34Z"),
    area("coat", "M9 100c1-16 9-22 23-26 3 12 9 18 18 18s15-6 18-18c14 4 22 10 23 26Z"),
    line("trim", "M32 75c3 12 9 18 18 18s15-6 18-18", 2.6, "0 3.2"),
  ],
  blouse: [
    area("shirt", "M7 100c1-17 12-22 30-28h26c18 6 29 11 30 28Z"),
    area("coat", "M30 100c-3-10-3-18 1-25l7-3q4 12 12 12t12-12l7 3c4 7 4 15 1 25Z"),
    line("trim", "M38 72q4 12 12 12t12-12", 2.2),
    line("trim", "M50 86v14", 1.4, "0 3"),
  ],
  uniform: [
    area("coat", BODY),
    area("trim", "M40 69h20l2 6q-12 6-24 0Z"),
    area("metal", "M12 82l14-8 3 5-13 9ZM88 82l-14-8-3 5 13 9Z"),
    area("metal", discs([44, 84, 1.6], [56, 84, 1.6], [44, 92, 1.6], [56, 92, 1.6])),
    line("ink", "M50 78v22", 0.8),
  ],
  buckskin: [
    area("coat", BODY),
    area("shirt", "M40 71l10 12 10-12 1 10-11 12-11-12Z"),
    line("trim", "M19 80q31 20 62 0", 1.4),
    line("trim", "M16 83q34 21 68 0", 6, "1.1 1.9"),
  ],
  fur: [
    area("coat", BODY),
    area(
      "trim",
      discs(
        [29, 78, 6.5], [34, 72, 6], [37, 82, 6.5], [44, 87, 6], [50, 90, 6], [56, 87, 6], [63, 82, 6.5],
        [66, 72, 6], [71, 78, 6.5], [47, 97, 5], [53, 97, 5],
      ), // prettier-ignore
    ),
    area("shirt", "M41 72l9 10 9-10Z"),
  ],
  striped: [
    area("shirt", BODY),
    line("trim", "M23 82q27 9 54 0M15 90q35 11 70 0M10 98q40 12 80 0", 2.6),
    area("coat", "M27 74l6-3 5 29h-7ZM73 74l-6-3-5 29h7Z"),
    area("metal", discs([33, 86, 1.6], [67, 86, 1.6])),
  ],
  apron: [
    area("shirt", BODY),
    area("coat", "M36 78h28l6 22H30Z"),
    line("coat", "M38 79l-3-9M62 79l3-9", 3),
    area("trim", "M42 86h16v8H42Z"),
  ],
} satisfies Record<string, Pieces>;

export const NECKS = {
  none: [],
  scarf: [
    area("scarf", "M35 68q15 10 30 0l3 7q-8 8-18 8t-18-8Z"),
    area("scarf", "M47 80l4-2 6 3 5 13-9-5-7 7-2-9Z"),
    line("dim", "M37 73q13 8 26 0M51 82l2 7", 0.9),
  ],
  bandit: [
    area("scarf", "M34 69q16 7 32 0l3 5-19 22-19-22Z"),
    area("light", discs([44, 77, 1.1], [50, 80, 1.1], [56, 77, 1.1], [50, 87, 1.1])),
    line("dim", "M36 73q14 7 28 0", 0.9),
  ],
  string: [
    line("scarf", "M40 72l10 8 10-8M50 80l-5 16M50 80l5 16", 1.8),
    area("metal", "M50 76l4 5-4 5-4-5Z"),
  ],
  tie: [area("scarf", "M46 78h8l2 4-3 3 4 15H43l4-15-3-3Z"), line("dim", "M46.5 84h7", 0.9)],
  bow: [
    area("scarf", "M50 80l-11-6q-2 6 0 12ZM50 80l11-6q2 6 0 12Z"),
    area("scarf", discs([50, 80, 2.6])),
    line("dim", "M47 77.5v5M53 77.5v5", 0.8),
  ],
  cravat: [
    area("shirt", "M38 67l-3 9 15 9 15-9-3-9q-12 8-24 0Z"),
    area("scarf", "M43 76q7 5 14 0l3 6-6 4 3 14H43l3-14-6-4Z"),
    area("metal", discs([50, 83, 1.7])),
  ],
  collar: [area("shirt", "M39 66l-4 13 12 7 3-7 3 7 12-7-4-13q-11 9-22 0Z"), area("ink", BUTTONS)],
  lace: [
    area(
      "light",
      discs([36, 76, 4], [41, 80, 4], [47, 82.5, 4], [53, 82.5, 4], [59, 80, 4], [64, 76, 4]),
    ),
    area("scarf", "M47 76h6v7l-3 3-3-3Z"),
  ],
  pearls: [line("light", "M38 74q12 14 24 0", 2.8, "0 3.3")],
  locket: [line("metal", "M39 74q11 16 22 0", 0.9), area("metal", "M50 82l4 4-4 5-4-5Z")],
  ribbon: [area("scarf", "M41 70q9 5 18 0v4q-9 5-18 0Z"), area("metal", discs([50, 75.5, 2.2]))],
} satisfies Record<string, Pieces>;

export type CoatKind = keyof typeof COATS;
export type NeckKind = keyof typeof NECKS;
