/** Opening the rulebook from anywhere inside a scene, without passing the way down to every part. */
import { getContext, setContext } from "svelte";

const KEY = Symbol("rule");

type Open = (clause: string) => void;

/** Let everything inside open the rulebook at a clause, e.g. "5.7". */
export function provideRule(open: Open): void {
  setContext(KEY, open);
}

/** The way to the rulebook; null where there is none. */
export function ruleOpener(): Open | null {
  return getContext<Open | undefined>(KEY) ?? null;
}
