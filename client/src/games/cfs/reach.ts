/** Where a figure can get with the movement it has, and on which way: only a help for the eyes. */
import type { Ground } from "./ground";

export interface Way {
  /** The fields it stops on: what is sent, step by step. */
  stops: readonly number[];
  /** All fields it passes, those of teammates among them. */
  path: readonly number[];
  /** Which of the moves it ends in, from 0. */
  move: number;
}

export interface Walker {
  from: number;
  /** Fields left in this move, then in each further one there is an action for. */
  moves: readonly number[];
  /** Where the first step may lead: what the decision offers. */
  first: ReadonlySet<number>;
  /** Energy fields that are on. */
  closed: ReadonlySet<number>;
  /** Fields its own team stands on: passed through, but not stopped on. */
  team: ReadonlySet<number>;
  /** Fields others stand on. */
  others: ReadonlySet<number>;
}

/** So far has somebody come: in which move, and how many fields of it. */
interface Spent {
  move: number;
  fields: number;
}

interface Reached extends Way {
  spent: Spent;
}

/** The shortest way to every free field in reach: few moves first, then few fields. */
export function waysFrom(ground: Ground, walker: Walker): Map<number, Way> {
  const reached = new Map<number, Reached>();
  const start: Reached = { stops: [], path: [], move: 0, spent: { move: 0, fields: 0 } };
  const open: [number, Reached][] = [[walker.from, start]];
  for (let next = open.shift(); next; next = open.shift()) {
    const [node, way] = next;
    if (node !== walker.from && reached.get(node) !== way) continue; // a shorter way was found
    for (const [to, passed] of hops(ground, walker, node)) {
      if (node === walker.from && !walker.first.has(to)) continue;
      const spent = after(way.spent, passed.length, walker.moves);
      const before = reached.get(to);
      if (to === walker.from || !spent || (before && !isLess(spent, before.spent))) continue;
      const stops = [...way.stops, to];
      const longer = { stops, path: [...way.path, ...passed], move: spent.move, spent };
      reached.set(to, longer);
      open.push([to, longer]);
    }
    open.sort(([, one], [, other]) => (isLess(one.spent, other.spent) ? -1 : 1));
  }
  return reached;
}

/** Free fields one step away, or beyond teammates, each with the fields on the way there. */
function hops(ground: Ground, walker: Walker, node: number): [number, number[]][] {
  const found: [number, number[]][] = [];
  const seen = new Set([node]);
  const ring: [number, number[]][] = [[node, []]];
  for (const [at, way] of ring) {
    for (const [to, barrier] of ground.steps(at)) {
      if (seen.has(to) || walker.closed.has(barrier) || walker.others.has(to)) continue;
      seen.add(to);
      if (walker.team.has(to)) ring.push([to, [...way, to]]);
      else found.push([to, [...way, to]]);
    }
  }
  return found;
}

/** What is spent after so many fields more; null where that is too far. */
function after({ move, fields }: Spent, cost: number, moves: readonly number[]): Spent | null {
  if (fields + cost <= (moves[move] ?? 0)) return { move, fields: fields + cost };
  return cost <= (moves[move + 1] ?? 0) ? { move: move + 1, fields: cost } : null;
}

function isLess(one: Spent, other: Spent): boolean {
  return one.move < other.move || (one.move === other.move && one.fields < other.fields);
}
