/** What touching a place of the map means: a way to walk, something else to do there, or a target. */
import type { Action, Decision } from "$/protocol/types";
import type { Ground } from "./ground";
import { waysFrom, type Way } from "./reach";
import type { FragView } from "./view";

export type Meaning =
  | { kind: "walk"; gesture: Action[]; way: Way; cost: number }
  | { kind: "jump" | "beam" | "go" | "enter"; action: Action; cost: number }
  | { kind: "target"; seat: number; options: Action[] };

export const ATTACKS: readonly string[] = ["attack", "trick_shot", "double_shot"];
const JUMP_COST = 2; // points a field: only shown, the server counts

/** The fighter a decision is about, and the points it has left. */
export function actor(decision: Decision | null, viewer: number): { seat: number; points: number } {
  if (decision?.prompt !== "act") return { seat: decision?.id[1] ?? viewer, points: 0 };
  const [seat, points] = decision.values as [number, number];
  return { seat, points };
}

/** All that can be touched, by place. */
export function meaningsOf(
  decision: Decision | null,
  view: FragView,
  ground: Ground,
): ReadonlyMap<number, Meaning> {
  const found = new Map<number, Meaning>();
  if (!decision) return found;
  const offered = (verb: string): number[] =>
    decision.options.filter((option) => option[0] === verb).map((option) => Number(option[1]));
  const { seat, points } = actor(decision, -1);
  const from = ground.node(view.seats[seat]?.field ?? "");
  const put = (node: number, meaning: Meaning & { cost: number }): void => {
    const before = found.get(node);
    if (!before || before.kind === "target" || before.cost > meaning.cost) found.set(node, meaning);
  };
  walks(offered("step"), from, points, seat, view, ground).forEach((way, node) =>
    put(node, {
      kind: "walk",
      way,
      cost: way.length,
      gesture: way.map((place) => ["step", place]),
    }),
  );
  for (const node of offered("jump")) {
    const cost = JUMP_COST * ground.distance(from, node);
    if (wades(found.get(node), ground)) found.delete(node); // better over the acid than through it
    put(node, { kind: "jump", action: ["jump", node], cost });
  }
  for (const node of offered("beam")) put(node, { kind: "beam", action: ["beam", node], cost: 1 });
  for (const node of offered("go")) put(node, { kind: "go", action: ["go", node], cost: 0 });
  for (const number of offered("enter")) {
    const node = ground.picture.respawn[number - 1] ?? -1;
    put(node, { kind: "enter", action: ["enter", number], cost: 0 });
  }
  targets(decision, view, ground).forEach((meaning, node) => found.set(node, meaning));
  return found;
}

/** Whether a walk leads through acid before it ends. */
function wades(meaning: Meaning | undefined, ground: Ground): boolean {
  if (meaning?.kind !== "walk") return false;
  return meaning.way.slice(0, -1).some((node) => ground.things(node).includes("acid"));
}

function walks(
  first: readonly number[],
  from: number,
  points: number,
  seat: number,
  view: FragView,
  ground: Ground,
): ReadonlyMap<number, Way> {
  if (first.length === 0) return new Map();
  const others = view.seats.filter((row, other) => other !== seat && row.field);
  const straight = ground.steps(from, false);
  return waysFrom(ground, {
    from,
    points,
    first,
    taken: new Set(others.map((row) => ground.node(row.field))),
    // A step that no door or gap explains goes through a wall, and so may the next ones.
    throughWalls: first.some((node) => !straight.includes(node)),
  });
}

function targets(decision: Decision, view: FragView, ground: Ground): Map<number, Meaning> {
  const found = new Map<number, Meaning>();
  view.seats.forEach((row, seat) => {
    const options = decision.options.filter(
      (option) => ATTACKS.includes(String(option[0])) && option[1] === seat,
    );
    if (options.length > 0 && row.field)
      found.set(ground.node(row.field), { kind: "target", seat, options });
  });
  return found;
}

/** What is asked for where nothing can be done, so that the reason is told. */
export function askedFor(node: number, seat: number, decision: Decision, arms: number): Action {
  if (seat >= 0) return ["attack", seat, arms - 1];
  const verb = ["go", "enter"].find((one) => decision.options.some((option) => option[0] === one));
  return verb === "enter" ? ["enter", 0] : [verb ?? "step", node];
}

/** The place a preview is about, and the way there. */
export function previewed(
  preview: Action | null,
  then: readonly Action[],
  ground: Ground,
): { node: number; way: number[]; verb: string } | null {
  const verb = String(preview?.[0] ?? "");
  if (!preview || !["step", "jump", "beam", "go", "enter"].includes(verb)) return null;
  const way = [preview, ...then].map((action) => Number(action[1]));
  if (verb === "enter") way[0] = ground.picture.respawn[Number(preview[1]) - 1] ?? -1;
  return { node: way.at(-1) ?? -1, way, verb };
}
