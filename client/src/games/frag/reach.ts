/** Where a fighter can walk with the points it has, and on which way: only a help for the eyes. */
import type { Ground } from "./ground";

/** A way to a place: the steps, without where it begins. */
export type Way = readonly number[];

export interface Walker {
  from: number;
  points: number;
  /** Where the first step may lead: what the decision offers. */
  first: readonly number[];
  /** Places others stand on: passed through, but not stopped on. */
  taken: ReadonlySet<number>;
  throughWalls: boolean;
}

/**
 * The shortest way to every place in reach. Acid is entered only where no other way leads on;
 * where it can be gone round with the points there are, it is.
 */
export function waysFrom(ground: Ground, walker: Walker): Map<number, Way> {
  const ways = search(ground, walker, (node) => !ground.things(node).includes("acid"));
  for (const [node, way] of search(ground, walker, () => true)) {
    if (!ways.has(node)) ways.set(node, way);
  }
  for (const node of walker.taken) ways.delete(node);
  return ways;
}

/** Breadth first; from a place that isn't `clean` one doesn't go on. */
function search(
  ground: Ground,
  walker: Walker,
  clean: (node: number) => boolean,
): Map<number, Way> {
  const ways = new Map<number, Way>();
  const before = new Map<number, number>([[walker.from, -1]]);
  let edge: readonly number[] = [walker.from];
  for (let spent = 0; spent < walker.points && edge.length > 0; spent++) {
    const next: number[] = [];
    for (const node of edge) {
      const ahead = node === walker.from ? walker.first : ground.steps(node, walker.throughWalls);
      for (const to of ahead) {
        if (before.has(to)) continue;
        before.set(to, node);
        ways.set(to, back(before, to));
        if (clean(to)) next.push(to);
      }
    }
    edge = next;
  }
  return ways;
}

function back(before: ReadonlyMap<number, number>, to: number): number[] {
  const way: number[] = [];
  for (let node = to; (before.get(node) ?? -1) >= 0; node = before.get(node) ?? -1) way.push(node);
  return way.reverse();
}
