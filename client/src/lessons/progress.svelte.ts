import { SvelteMap, SvelteSet } from "svelte/reactivity";
import { kept } from "$/net/kept";
import type { ScenarioCard } from "$/protocol/types";

// What was solved in this browser, by game.
const known = new SvelteMap<string, SvelteSet<string>>();

const nameOf = ({ file, number }: ScenarioCard): string => `${file}:${number}`;
const place = (game: string): string => `solved.${game}`;

function solvedIn(game: string): SvelteSet<string> {
  let solved = known.get(game);
  if (!solved) {
    solved = new SvelteSet((kept.get(place(game)) ?? "").split(" ").filter(Boolean));
    known.set(game, solved);
  }
  return solved;
}

/** Read what this browser remembers of a game; to be called before it is shown. */
export function recall(game: string): void {
  solvedIn(game);
}

/** Whether a scenario was solved here. */
export function isSolved(card: ScenarioCard): boolean {
  return known.get(card.game)?.has(nameOf(card)) ?? false;
}

/** Remember that a scenario was solved; somebody's own are not remembered. */
export function noteSolved(card: ScenarioCard): void {
  if (!card.file) return;
  const solved = solvedIn(card.game);
  solved.add(nameOf(card));
  kept.set(place(card.game), [...solved].join(" "));
}

/** Begin anew. */
export function forget(game: string): void {
  solvedIn(game).clear();
  kept.set(place(game), "");
}
