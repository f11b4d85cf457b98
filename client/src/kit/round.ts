/** Where people sit round a table on a screen: you at the bottom, the others clockwise from your left. */

/** A place in the grid of twelve columns that a round table is laid out in. */
export interface Place {
  side: "own" | "left" | "top" | "right";
  row: string;
  /** Columns where there is much room, and where there is little. */
  wide: string;
  narrow: string;
}

/** The rows of what lies in the middle. */
export interface Middle {
  centre: string;
  tray: string;
  /** Where there is little room the centre takes all rows, and the tray one of its own. */
  whole: string;
  low: string;
  own: string;
  /** How many rows lie between those opposite and the row of its own that the tray may have. */
  rows: number;
}

// How many of the others sit at each side, and how many opposite.
const SPREAD: readonly (readonly [side: number, top: number])[] = [
  [0, 0],
  [0, 1],
  [0, 2],
  [1, 1],
  [1, 2],
  [1, 3],
  [2, 2],
  [2, 3],
];
const MOST_ABOVE = 3;

function spread(others: number): readonly [side: number, top: number] {
  const known = SPREAD[others];
  if (known) return known;
  const side = Math.ceil((others - MOST_ABOVE) / 2);
  return [side, others - 2 * side];
}

/** The rows of the middle, for so many people. */
export function middleOf(count: number): Middle {
  const half = Math.max(1, spread(count - 1)[0]);
  const [begin, cut, end] = [2, 2 + half, 2 + 2 * half];
  return {
    centre: `${begin} / ${cut}`,
    tray: `${cut} / ${end}`,
    whole: `${begin} / ${end}`,
    low: `${end}`,
    own: `${end + 1}`,
    rows: end - begin,
  };
}

/** The seats clockwise, from the own one on. */
export function clockwise(count: number, own: number): number[] {
  return Array.from({ length: count }, (_, step) => (Math.max(0, own) + step) % count);
}

/** The place of whoever sits so many steps clockwise from the own seat. */
export function placeOf(step: number, count: number): Place {
  const [side, top] = spread(count - 1);
  if (step === 0) {
    return { side: "own", row: middleOf(count).own, wide: "4 / 10", narrow: "1 / 13" };
  }
  if (step <= side) return beside("left", side - step, "1 / 4", "1 / 5");
  if (step > side + top) return beside("right", step - side - top - 1, "10 / 13", "9 / 13");
  return above(step - side - 1, top);
}

function beside(side: "left" | "right", fromTop: number, wide: string, narrow: string): Place {
  const row = 2 + 2 * fromTop;
  return { side, row: `${row} / ${row + 2}`, wide, narrow };
}

function above(at: number, count: number): Place {
  const wide = count <= MOST_ABOVE ? 4 : 3;
  const narrow = count < MOST_ABOVE ? 6 : wide;
  return {
    side: "top",
    row: "1",
    wide: columns(at, count, wide),
    narrow: columns(at, count, narrow),
  };
}

/** The columns of one of several things of the same width that stand side by side in the middle. */
function columns(at: number, count: number, width: number): string {
  const first = 1 + Math.max(0, Math.floor((12 - count * width) / 2)) + at * width;
  return `${first} / ${first + width}`;
}
