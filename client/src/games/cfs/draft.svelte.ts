/** What is set on a terminal's switchboard before it is thrown: all of it is one gesture. */
import { SvelteSet } from "svelte/reactivity";
import type { Choice } from "$/play/choice.svelte";
import type { Action } from "$/protocol/types";

export class Draft {
  readonly fields = new SvelteSet<number>();

  constructor(private readonly choice: () => Choice) {}

  /** Begin anew; at a terminal, to be done is what would be sent first. */
  begin(console: boolean): void {
    this.fields.clear();
    if (console) this.preview();
  }

  /** Set an energy field to be switched, or leave it as it is. */
  toggle(number: number): void {
    if (!this.fields.delete(number)) this.fields.add(number);
    this.preview();
  }

  private preview(): void {
    const gesture: Action[] = [
      ...[...this.fields].map((number): Action => ["toggle", number]),
      ["enough"],
    ];
    const [first, ...then] = gesture;
    if (!first) return;
    this.choice().look(first);
    this.choice().then = then;
  }
}
