/** Seats one may touch on a board instead of choosing an option from the list. */
import type { Action, Decision } from "$/protocol/types";
import type { Grammar } from "$/words/words";

/** What touching a seat would mean. */
export interface Target {
  /** Options about this seat; empty where it can't be chosen. */
  options: Action[];
  /** What is asked for where there is no option: which rule forbids it. */
  action: Action;
}

/** The argument that names whom an action is meant for, counted from 1; 0 where there is none. */
function targetArgument(verb: string, verbs: Grammar["verbs"]): number {
  const declared = verbs[verb] ?? [];
  const named = declared.findIndex(([name, kind]) => kind === "seat" && name === "target");
  const first = declared.findIndex(([, kind]) => kind === "seat");
  return 1 + (named >= 0 ? named : first);
}

/**
 * What touching each seat means, for every seat of the table; none where nothing that is offered is
 * about seats.
 */
export function targetsOf(
  decision: Decision | null,
  verbs: Grammar["verbs"],
  count: number,
): Target[] {
  const options = decision?.options ?? [];
  const aimed = options.filter((option) => targetArgument(String(option[0]), verbs) > 0);
  const verb = String(aimed[0]?.[0] ?? "");
  if (!verb) return [];
  return Array.from({ length: count }, (_, seat) => ({
    options: aimed.filter((option) => option[targetArgument(String(option[0]), verbs)] === seat),
    action: [verb, seat],
  }));
}
