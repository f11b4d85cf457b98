/** The pips of a die, as outlines on a field of 512 by 512. */
const [LOW, MIDDLE, HIGH] = [136, 256, 376];
const RADIUS = 52;

type Spot = readonly [x: number, y: number];
const CORNERS: readonly Spot[] = [
  [LOW, LOW],
  [HIGH, HIGH],
];
const OTHERS: readonly Spot[] = [
  [HIGH, LOW],
  [LOW, HIGH],
];
const SIDES: readonly Spot[] = [
  [LOW, MIDDLE],
  [HIGH, MIDDLE],
];
const CENTRE: readonly Spot[] = [[MIDDLE, MIDDLE]];

const SPOTS: readonly (readonly Spot[])[] = [
  CENTRE,
  CORNERS,
  [...CENTRE, ...CORNERS],
  [...CORNERS, ...OTHERS],
  [...CENTRE, ...CORNERS, ...OTHERS],
  [...CORNERS, ...OTHERS, ...SIDES],
];

/** The outline of a side. */
export function pipsOf(number: number): string {
  return (SPOTS[number - 1] ?? [])
    .map(
      ([x, y]) =>
        `M${x - RADIUS} ${y}a${RADIUS} ${RADIUS} 0 1 0 ${2 * RADIUS} 0a${RADIUS} ${RADIUS} 0 1 0 ${-2 * RADIUS} 0Z`,
    )
    .join("");
}

/** The sides a tumbling die shows beside the one it lands on. */
export const TUMBLING: readonly string[] = [6, 2, 5, 3, 4].map(pipsOf);
