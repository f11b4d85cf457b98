/** What touching a field or an energy field means: a way, somebody to fight, or another answer. */
import type { Action, Decision } from "$/protocol/types";
import type { Ground } from "./ground";
import { waysFrom, type Walker, type Way } from "./reach";
import { figureCalled, NOBODY, ownerOf, standingOn, type CfsView } from "./view";

export type Meaning =
  | { kind: "walk"; gesture: Action[]; way: Way }
  | { kind: "clash"; figure: number; options: Action[] }
  | { kind: "place" | "activate" | "exit" | "follow" | "stay"; action: Action };

const CLASHES: readonly string[] = ["fight", "shove"]; // as they are listed
const SWITCHES: readonly string[] = ["switch", "switch_across", "toggle"];

const isOne = (verbs: readonly string[], option: Action): boolean =>
  verbs.includes(String(option[0]));

/** All that can be touched, by field. */
export function meaningsOf(
  decision: Decision | null,
  view: CfsView,
  ground: Ground,
): ReadonlyMap<number, Meaning> {
  if (!decision) return new Map();
  if (decision.prompt === "act") return movesOf(decision, view, ground);
  const found = new Map<number, Meaning>();
  for (const action of decision.options) {
    const told = answerAt(action, decision, view, ground);
    if (told) found.set(...told);
  }
  return found;
}

/** Where an answer is given on the map: the field, and what touching it means. */
function answerAt(
  action: Action,
  decision: Decision,
  view: CfsView,
  ground: Ground,
): [number, Meaning] | null {
  const value = Number(action[1]);
  if (action[0] === "place") return [value, { kind: "place", action }];
  if (action[0] === "exit")
    return [ground.picture.teleporters[value - 1] ?? -1, { kind: "exit", action }];
  const [figure = -1, field = -1] = decision.values as number[];
  if (action[0] === "follow") return [field, { kind: "follow", action }];
  if (action[0] === "stay") return [nodeOf(figure, view, ground), { kind: "stay", action }];
  if (action[0] !== "activate") return null;
  const own = decision.id[1] * 4 + value;
  return [nodeOf(own, view, ground), { kind: "activate", action }];
}

/** Where a figure stands; -1 for nowhere. */
export function nodeOf(figure: number, view: CfsView, ground: Ground): number {
  return ground.node(view.figures[figure]?.field ?? "");
}

function movesOf(decision: Decision, view: CfsView, ground: Ground): Map<number, Meaning> {
  const found = new Map<number, Meaning>();
  const [figure = -1] = decision.values as number[];
  const walker = walkerOf(figure, decision, view, ground);
  for (const [node, way] of waysFrom(ground, walker)) {
    found.set(node, { kind: "walk", way, gesture: way.stops.map((stop) => ["step", stop]) });
  }
  for (const option of decision.options.filter((one) => isOne(CLASHES, one))) {
    const node = Number(option[1]);
    const before = found.get(node);
    const options = before?.kind === "clash" ? before.options : [];
    const other = standingOn(ground.name(node), view);
    const all = [...options, option].sort(
      ([one], [two]) => CLASHES.indexOf(String(one)) - CLASHES.indexOf(String(two)),
    );
    found.set(node, { kind: "clash", figure: other, options: all });
  }
  return found;
}

/** A figure that acts, with the moves it has left. */
export function walkerOf(
  figure: number,
  decision: Decision,
  view: CfsView,
  ground: Ground,
): Walker {
  const row = view.figures[figure];
  const first = decision.options.filter(([verb]) => verb === "step").map(([, to]) => Number(to));
  const team = new Set<number>();
  const others = new Set<number>();
  view.figures.forEach((one, number) => {
    if (number === figure || !one.field) return;
    const friends = ownerOf(number, view) === ownerOf(figure, view);
    (friends ? team : others).add(ground.node(one.field));
  });
  const movement = row?.movement ?? 0;
  const going = view.moved > 0 ? Math.max(movement - view.moved, 0) : 0;
  const fresh = Array.from({ length: view.actions }, () => movement);
  return {
    from: ground.node(row?.field ?? ""),
    moves: going > 0 ? [going, ...fresh] : fresh,
    first: new Set(first),
    closed: new Set(view.fields_on.map((name) => ground.barrier(name))),
    team,
    others,
  };
}

/** How many actions a way takes: the rest of a move that goes on takes none. */
export function actionsFor(way: Way, view: CfsView): number {
  const row = view.figures[figureCalled(view.active, view)];
  const going = view.moved > 0 && (row?.movement ?? 0) > view.moved;
  return going ? way.move : way.move + 1;
}

/** What can be done with energy fields, by their number. */
export function switchesOf(decision: Decision | null): ReadonlyMap<number, Action[]> {
  const found = new Map<number, Action[]>();
  for (const option of decision?.options ?? []) {
    if (!isOne(SWITCHES, option)) continue;
    const number = Number(option[1]);
    found.set(number, [...(found.get(number) ?? []), option]);
  }
  return found;
}

/** Questions that have a reason for every field that is no answer. */
export const EXPLAINED: readonly string[] = ["act", "place", "home", "pick", "exit"];

/** What is asked for where nothing can be done, so that the reason is told. */
export function askedFor(node: number, view: CfsView, ground: Ground, prompt: string): Action {
  if (prompt === "place" || prompt === "home") return ["place", node];
  if (prompt === "exit") return ["exit", ground.picture.teleporters.indexOf(node) + 1];
  const other = standingOn(ground.name(node), view);
  if (prompt === "pick") return ["activate", Math.max(other, 0) % 4];
  const own = figureCalled(view.active, view);
  const foe = other >= 0 && ownerOf(other, view) !== ownerOf(own, view);
  return [foe ? "fight" : "step", node];
}

/** What a preview is about: the way to a field, a field, an energy field. */
export interface Plan {
  verb: string;
  way: readonly number[];
  node: number;
  barrier: number;
}

/** What would be done next, on the map. */
export function planOf(
  preview: Action | null,
  meanings: ReadonlyMap<number, Meaning>,
  last: Action | null,
): Plan | null {
  if (!preview) return null;
  const verb = String(preview[0]);
  if (isOne(SWITCHES, preview)) return { verb, way: [], node: -1, barrier: Number(preview[1]) };
  for (const [node, meaning] of meanings) {
    if (meaning.kind === "walk") {
      if (verb === "step" && (last ?? preview)[1] === node)
        return { verb, way: meaning.way.path, node, barrier: -1 };
    } else if (meaning.kind === "clash") {
      if (isOne(CLASHES, preview) && preview[1] === node)
        return { verb, way: [node], node, barrier: -1 };
    } else if (JSON.stringify(meaning.action) === JSON.stringify(preview))
      return { verb, way: verb === "follow" ? [node] : [], node, barrier: -1 };
  }
  return null;
}

/** The figure a decision is about; -1 for none. */
export function figureAsked(decision: Decision | null, view: CfsView): number {
  if (!decision) return figureCalled(view.active, view);
  const names: readonly string[] = ["place", "act", "exit", "following", "home"];
  if (names.includes(decision.prompt)) return Number(decision.values[0]);
  return decision.prompt === "console" ? figureCalled(view.active, view) : NOBODY;
}
