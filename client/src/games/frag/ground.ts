/** The map as it is drawn: places, their shapes, and what lies there. */
import type { Point } from "$/kit/camera";
import type { Grammar } from "$/words/words";

/** One field is so many units wide and high. */
export const FIELD = 40;

export interface Place {
  name: string;
  row: number;
  col: number;
  /** Empty for a whole field; else the corner that this half of it lies in. */
  side: "" | "nw" | "se" | "ne" | "sw";
}

export interface Door {
  kind: "one-way" | "two-way" | "locked";
  dir: "" | "n" | "e" | "s" | "w";
  /** A door between two fields: the line it lies on. */
  x1?: number;
  y1?: number;
  x2?: number;
  y2?: number;
  /** A door inside a field. */
  row?: number;
  col?: number;
}

/** What the server tells of a map: lengths are in fields, places are numbers. */
interface Picture {
  title: string;
  width: number;
  height: number;
  fields: Place[];
  rock: [row: number, col: number][];
  walls: [x1: number, y1: number, x2: number, y2: number][];
  doors: Door[];
  acid: number[];
  weapon: number[];
  gadget: number[];
  pads: number[];
  grates: number[];
  respawn: number[];
  steps: number[][];
}

/** What a place can be, besides floor. */
export type Thing = "acid" | "weapon" | "gadget" | "pad" | "grate" | "door";

const EMPTY: Picture = {
  title: "",
  width: 1,
  height: 1,
  fields: [],
  rock: [],
  walls: [],
  doors: [],
  acid: [],
  weapon: [],
  gadget: [],
  pads: [],
  grates: [],
  respawn: [],
  steps: [],
};

/** The corners of each half of a field, in fields. */
const HALVES: Readonly<Record<Place["side"], readonly [number, number][]>> = {
  "": [
    [0, 0],
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  nw: [
    [0, 0],
    [1, 0],
    [0, 1],
  ],
  se: [
    [1, 0],
    [1, 1],
    [0, 1],
  ],
  ne: [
    [0, 0],
    [1, 0],
    [1, 1],
  ],
  sw: [
    [0, 0],
    [1, 1],
    [0, 1],
  ],
};

export class Ground {
  readonly width: number;
  readonly height: number;
  private readonly byName: ReadonlyMap<string, number>;
  private readonly byField: ReadonlyMap<number, readonly number[]>;
  private readonly lying: readonly (readonly Thing[])[];

  constructor(readonly picture: Picture) {
    this.width = picture.width * FIELD;
    this.height = picture.height * FIELD;
    this.byName = new Map(picture.fields.map((place, node) => [place.name, node]));
    const byField = new Map<number, number[]>();
    picture.fields.forEach(({ row, col }, node) => {
      const key = row * picture.width + col;
      byField.set(key, [...(byField.get(key) ?? []), node]);
    });
    this.byField = byField;
    this.lying = this.sorted();
  }

  /** The map of a match; an empty one where none was told. */
  static of(vocabulary: Grammar): Ground {
    const told = vocabulary.ground as Partial<Picture> | undefined;
    return new Ground({ ...EMPTY, ...told });
  }

  private sorted(): Thing[][] {
    const things: Thing[][] = this.picture.fields.map(() => []);
    const put = (nodes: readonly number[], thing: Thing): void =>
      nodes.forEach((node) => things[node]?.push(thing));
    put(this.picture.acid, "acid");
    put(this.picture.weapon, "weapon");
    put(this.picture.gadget, "gadget");
    put(this.picture.pads, "pad");
    put(this.picture.grates, "grate");
    for (const { row, col } of this.picture.doors) {
      if (row !== undefined && col !== undefined) put(this.parts(row, col), "door");
    }
    return things;
  }

  get places(): readonly Place[] {
    return this.picture.fields;
  }

  /** The place with a name; -1 for none. */
  node(name: string): number {
    return this.byName.get(name) ?? -1;
  }

  name(node: number): string {
    return this.places[node]?.name ?? "";
  }

  things(node: number): readonly Thing[] {
    return this.lying[node] ?? [];
  }

  /** The number of a respawn field; 0 for others. */
  respawnNumber(node: number): number {
    return this.picture.respawn.indexOf(node) + 1;
  }

  /** The places of a field: one, two halves, or none. */
  parts(row: number, col: number): readonly number[] {
    if (col < 0 || col >= this.picture.width) return [];
    return this.byField.get(row * this.picture.width + col) ?? [];
  }

  /** The middle of a place: of a half, that of its triangle. */
  centre(node: number): Point {
    const place = this.places[node];
    if (!place) return { x: this.width / 2, y: this.height / 2 };
    const corners = HALVES[place.side];
    const mean = (axis: 0 | 1): number =>
      corners.reduce((sum, corner) => sum + corner[axis], 0) / corners.length;
    return { x: (place.col + mean(0)) * FIELD, y: (place.row + mean(1)) * FIELD };
  }

  /** The outline of a place, as a path. */
  outline(node: number): string {
    const place = this.places[node];
    if (!place) return "";
    const points = HALVES[place.side].map(
      ([x, y]) => `${(place.col + x) * FIELD} ${(place.row + y) * FIELD}`,
    );
    return `M${points.join("L")}Z`;
  }

  /** The place at a point; -1 for rock and beyond the edge. */
  at({ x, y }: Point): number {
    const [col, row] = [Math.floor(x / FIELD), Math.floor(y / FIELD)];
    const [first = -1, second] = this.parts(row, col);
    if (second === undefined) return first;
    const [right, down] = [x / FIELD - col, y / FIELD - row];
    const side = this.places[first]?.side;
    const inFirst = side === "nw" ? right + down < 1 : right > down;
    return inFirst ? first : second;
  }

  /** How many orthogonal steps lie between two places, as shots count. */
  distance(one: number, other: number): number {
    const [a, b] = [this.places[one], this.places[other]];
    if (!a || !b || one === other) return 0;
    return Math.abs(a.row - b.row) + Math.abs(a.col - b.col) || 1;
  }

  /** Where one step leads; through walls for whoever walks through them. */
  steps(node: number, throughWalls: boolean): readonly number[] {
    const place = this.places[node];
    if (!throughWalls || !place) return this.picture.steps[node] ?? [];
    const { row, col } = place;
    return [
      ...this.parts(row, col).filter((other) => other !== node),
      ...this.parts(row - 1, col),
      ...this.parts(row, col + 1),
      ...this.parts(row + 1, col),
      ...this.parts(row, col - 1),
    ];
  }

  /**
   * The place a cursor comes to by an arrow key: walls don't stop it, rock is passed over. Of two
   * halves it first comes to the nearer one.
   */
  beside(node: number, dx: number, dy: number): number {
    const from = this.places[node];
    if (!from) return 0;
    const twin = this.parts(from.row, from.col).find((other) => other !== node);
    if (twin !== undefined && this.lies(twin, node, dx, dy)) return twin;
    for (let far = 1; far <= Math.max(this.picture.width, this.picture.height); far++) {
      const parts = this.parts(from.row + dy * far, from.col + dx * far);
      const nearer = parts.find((part) =>
        parts.every((other) => other === part || !this.lies(part, other, dx, dy)),
      );
      if (nearer !== undefined) return nearer;
    }
    return node;
  }

  /** Whether one place lies further on than another in a direction. */
  private lies(one: number, other: number, dx: number, dy: number): boolean {
    const [a, b] = [this.centre(one), this.centre(other)];
    return (a.x - b.x) * dx + (a.y - b.y) * dy > 0;
  }
}
