/** The dungeon as it is drawn: fields, what lies on their edges, and what never changes. */
import type { Point } from "$/kit/camera";
import type { Grammar } from "$/words/words";

/** One field is so many units wide and high. */
export const FIELD = 40;
/** So near an edge a touch means what lies on it, in units. */
const NEAR = 9;

export type Line = readonly [x1: number, y1: number, x2: number, y2: number];

export interface Barrier {
  name: string;
  colour: "blue" | "green";
  ends: readonly [number, number];
  line: Line;
}

/** What a figure or machine can do. */
export interface Profile {
  name: string;
  /** By pieces carried; the last one holds for more. */
  movement: readonly number[];
  carries: number;
  fights: number;
  passes: boolean;
  follows: boolean;
}

/** One row of the machines' table. */
export interface TableRow {
  when: readonly (readonly [condition: string, wanted: boolean])[];
  deed: string;
}

/** What the server tells of a dungeon: lengths are in fields, places are numbers. */
interface Picture {
  title: string;
  width: number;
  height: number;
  fields: readonly string[];
  walls: readonly Line[];
  barriers: readonly Barrier[];
  zones: readonly (readonly number[])[];
  teleporters: readonly number[];
  terminals: readonly number[];
  starts: readonly number[];
  nests: readonly number[];
  steps: readonly (readonly (readonly [to: number, barrier: number])[])[];
  profiles: readonly Profile[];
  /** By kind of machine. */
  table: readonly (readonly TableRow[])[];
  /** Numbers of the rules, by name. */
  rules: Readonly<Record<string, number>>;
}

const EMPTY: Picture = {
  ...{ title: "", width: 1, height: 1, fields: [], walls: [], barriers: [], zones: [] },
  ...{ teleporters: [], terminals: [], starts: [], nests: [], steps: [], profiles: [] },
  ...{ table: [], rules: {} },
};

/** What a field can be, besides floor. */
export type Thing = "teleporter" | "terminal" | "nest" | "start";

export class Ground {
  readonly width: number;
  readonly height: number;
  private readonly byName: ReadonlyMap<string, number>;
  private readonly barriersByName: ReadonlyMap<string, number>;

  constructor(readonly picture: Picture) {
    this.width = picture.width * FIELD;
    this.height = picture.height * FIELD;
    this.byName = new Map(picture.fields.map((name, node) => [name, node]));
    this.barriersByName = new Map(picture.barriers.map(({ name }, number) => [name, number]));
  }

  /** The dungeon of a match; an empty one where none was told. */
  static of(vocabulary: Grammar): Ground {
    const told = vocabulary.ground as Partial<Picture> | undefined;
    return new Ground({ ...EMPTY, ...told });
  }

  /** The field with a name; -1 for none. */
  node(name: string): number {
    return this.byName.get(name) ?? -1;
  }

  name(node: number): string {
    return this.picture.fields[node] ?? "";
  }

  barrier(name: string): number {
    return this.barriersByName.get(name) ?? -1;
  }

  /** What a profile can do. */
  profile(name: string): Profile | undefined {
    return this.picture.profiles.find((profile) => profile.name === name);
  }

  /** A number of the rules. */
  rule(name: string): number {
    return this.picture.rules[name] ?? 0;
  }

  /** Whose zone a field is in; -1 for nobody's. */
  zoneOf(node: number): number {
    return this.picture.zones.findIndex((zone) => zone.includes(node));
  }

  things(node: number): Thing[] {
    const { teleporters, terminals, nests, starts } = this.picture;
    const found: Thing[] = [];
    if (teleporters.includes(node)) found.push("teleporter");
    if (terminals.includes(node)) found.push("terminal");
    if (nests.includes(node)) found.push("nest");
    if (starts.includes(node)) found.push("start");
    return found;
  }

  private corner(node: number): Point {
    const { width } = this.picture;
    return { x: (node % width) * FIELD, y: Math.floor(node / width) * FIELD };
  }

  centre(node: number): Point {
    const { x, y } = this.corner(Math.max(node, 0));
    return { x: x + FIELD / 2, y: y + FIELD / 2 };
  }

  /** The outline of a field, as a path. */
  outline(node: number): string {
    const { x, y } = this.corner(node);
    return `M${x} ${y}h${FIELD}v${FIELD}h${-FIELD}Z`;
  }

  /** The field at a point; -1 beyond the edge. */
  at({ x, y }: Point): number {
    const [col, row] = [Math.floor(x / FIELD), Math.floor(y / FIELD)];
    const { width, height } = this.picture;
    return col < 0 || row < 0 || col >= width || row >= height ? -1 : row * width + col;
  }

  /** The energy field at a point; -1 for none. */
  barrierAt({ x, y }: Point): number {
    return this.picture.barriers.findIndex(({ line: [x1, y1, x2, y2] }) => {
      const inside = (at: number, from: number, to: number): boolean =>
        at >= from * FIELD - (from === to ? NEAR : -NEAR / 2) &&
        at <= to * FIELD + (from === to ? NEAR : -NEAR / 2);
      return inside(x, x1, x2) && inside(y, y1, y2);
    });
  }

  /** The middle of an energy field. */
  middle(number: number): Point {
    const [x1, y1, x2, y2] = this.picture.barriers[number]?.line ?? [0, 0, 0, 0];
    return { x: ((x1 + x2) / 2) * FIELD, y: ((y1 + y2) / 2) * FIELD };
  }

  steps(node: number): readonly (readonly [to: number, barrier: number])[] {
    return this.picture.steps[node] ?? [];
  }

  /** The field a cursor comes to by an arrow key: walls don't stop it, the edge does. */
  beside(node: number, dx: number, dy: number): number {
    const { x, y } = this.centre(node);
    const to = this.at({ x: x + dx * FIELD, y: y + dy * FIELD });
    return to < 0 ? node : to;
  }
}
