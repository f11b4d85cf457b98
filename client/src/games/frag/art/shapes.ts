/** Fighters: each seat has a shape and a colour of its own, so that neither alone has to tell. */

/** Outlines around 0 0, about 28 units across. */
const SHAPES: readonly string[] = [
  "M-14 0a14 14 0 1 0 28 0a14 14 0 1 0-28 0Z",
  "M-12-9q0-3 3-3h18q3 0 3 3v18q0 3-3 3h-18q-3 0-3-3Z",
  "M0-16 16 11q1 2-1 2h-30q-2 0-1-2Z",
  "M0-17 17 0 0 17-17 0Z",
  "M-8-14h16l8 14-8 14h-16l-8-14Z",
  "M0-16 16-4 10 14h-20l-6-18Z",
];

const COLOURS = SHAPES.length;

export function shapeOf(seat: number): string {
  return SHAPES[seat % SHAPES.length] ?? "";
}

/** The class that gives a seat its colour; beyond six seats colours go with other shapes. */
export function toneOf(seat: number): string {
  return `tone-${(seat + Math.floor(seat / COLOURS)) % COLOURS}`;
}

/** One or two letters for a name. */
export function initialsOf(name: string): string {
  const parts = name.trim().split(/\s+/);
  const letters = parts.length > 1 ? parts.slice(0, 2).map((part) => [...part][0]) : [...name];
  return letters
    .slice(0, parts.length > 1 ? 2 : 1)
    .join("")
    .toUpperCase();
}

/** The names' letters, all different: where two begin alike, a second letter tells them apart. */
export function initials(names: readonly string[]): string[] {
  const short = names.map(initialsOf);
  return names.map((name, seat) => {
    const own = short[seat] ?? "";
    const alone = short.filter((other) => other === own).length === 1;
    return alone || name.trim().length < 2 ? own : [...name.trim()].slice(0, 2).join("");
  });
}

/** The pips of a die, as an outline on a field of 512 by 512. */
export function pipsOf(number: number): string {
  const [low, middle, high] = [136, 256, 376];
  const spots: Readonly<Record<number, readonly [number, number][]>> = {
    1: [[middle, middle]],
    2: [
      [low, low],
      [high, high],
    ],
    3: [
      [low, low],
      [middle, middle],
      [high, high],
    ],
    4: [
      [low, low],
      [high, low],
      [low, high],
      [high, high],
    ],
    5: [
      [low, low],
      [high, low],
      [middle, middle],
      [low, high],
      [high, high],
    ],
    6: [
      [low, low],
      [high, low],
      [low, middle],
      [high, middle],
      [low, high],
      [high, high],
    ],
  };
  return (spots[number] ?? [])
    .map(([x, y]) => `M${x - 52} ${y}a52 52 0 1 0 104 0a52 52 0 1 0-104 0Z`)
    .join("");
}
