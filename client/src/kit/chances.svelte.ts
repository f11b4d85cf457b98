/** What may come of several options, asked for at the same time. */
import type { Choice } from "$/play/choice.svelte";
import type { Action, Chance } from "$/protocol/types";
import type { Words } from "$/words/words";
import { percent } from "./odds";

export class Chances {
  private known = $state.raw<ReadonlyMap<string, Chance[]>>(new Map());

  /** Ask for all of them; call what is returned when they are no longer wanted. */
  ask(options: readonly Action[], choice: Choice): () => void {
    let stale = false;
    this.known = new Map();
    void Promise.all(
      options.map(
        async (option) => [JSON.stringify(option), await choice.chances(option)] as const,
      ),
    ).then((found) => {
      if (!stale) this.known = new Map(found);
    });
    return () => (stale = true);
  }

  of(option: Action): readonly Chance[] {
    return this.known.get(JSON.stringify(option)) ?? [];
  }

  /** The chance with this key as a percentage; empty while nobody knows. */
  share(option: Action, key: string, words: Words): string {
    const chance = this.of(option).find((one) => one.key === key);
    return chance ? percent(chance.ways, chance.of, words.lang) : "";
  }

  /** An option with all that may come of it, in words. */
  label(option: Action, words: Words): string {
    const told = this.of(option).map(
      (one) => `${words.chance(one)}: ${percent(one.ways, one.of, words.lang)}`,
    );
    return [words.option(option), ...told].join(". ");
  }
}
