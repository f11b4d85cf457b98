/** A place on a map that is walked to by keys or pointed at: what kit/Arena tells, kept. */
import type { Point } from "./camera";

/** What a cursor has to know of its map. */
export interface Walked {
  /** The place an arrow key leads to. */
  beside(node: number, dx: number, dy: number): number;
  centre(node: number): Point;
}

/** What the owner of the map does. */
export interface Walking {
  ground: () => Walked;
  /** Where the keys begin; below 0 for nowhere in particular. */
  home: () => number;
  /** A place in words. */
  told: (node: number) => string;
  /** Let a place be seen. */
  look: (at: Point) => void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

export class Cursor {
  at = $state(-1);
  /** It is seen only while keys are used. */
  keyed = $state(false);
  hovered = $state(-1);
  /** What is read aloud. */
  heard = $state("");

  constructor(private readonly map: Walking) {}

  /** Where the keys are now. */
  get here(): number {
    return this.at >= 0 ? this.at : this.home;
  }

  /** What somebody looks at; -1 for nothing. */
  get looked(): number {
    return this.hovered >= 0 ? this.hovered : this.keyed ? this.at : -1;
  }

  private get home(): number {
    return Math.max(this.map.home(), 0);
  }

  /** A place in words. */
  told(node: number): string {
    return this.map.told(node);
  }

  /** Go to a place, and read it aloud. */
  go(node: number): void {
    this.keyed = true;
    this.at = node;
    this.hovered = -1;
    this.heard = this.map.told(node);
    this.map.look(this.map.ground().centre(node));
  }

  /** Walk by a key; false if it is none to walk by. */
  walk(key: string): boolean {
    const arrow = ARROWS[key];
    if (arrow) this.go(this.map.ground().beside(this.here, ...arrow));
    else if (key === "Home") this.go(this.home);
    else return false;
    return true;
  }

  /** Go from one of several places to the next. */
  next(nodes: readonly number[]): void {
    this.go(nodes[(nodes.indexOf(this.at) + 1) % nodes.length] ?? this.home);
  }

  /** The map has the focus, or has lost it; `visible`: keys have led there. */
  focused(on: boolean, visible: boolean): void {
    if (on && this.at < 0) this.at = this.home;
    this.keyed = on && visible;
    if (this.keyed) this.heard = this.map.told(this.at);
  }
}
