import type { Action, Chance, Decision } from "$/protocol/types";

/** What a choice leads to: the table, a puzzle, or nothing at all in a replay. */
export interface Ports {
  /** Send an answer, and what is to follow it; true if the first was carried out. */
  act: (action: Action, then: readonly Action[]) => Promise<boolean>;
  /** Which clause forbids an action; empty where none does or nobody can tell. */
  why: (action: Action) => Promise<string>;
  /** What may come of an action, by exact odds; empty where nothing is to be told. */
  odds: (action: Action) => Promise<Chance[]>;
}

const NOWHERE: Ports = {
  act: () => Promise.resolve(false),
  why: () => Promise.resolve(""),
  odds: () => Promise.resolve([]),
};

/**
 * Select, preview, commit: what a person is about to do. The board and the list of actions share
 * it, so both always agree. Touching the same thing twice sends it; Escape steps back.
 */
export class Choice {
  decision = $state.raw<Decision | null>(null);
  /** Nothing can be sent now: an answer is on its way, or the line is broken. */
  busy = $state(false);
  /** The action that was touched and would be sent next. */
  preview = $state.raw<Action | null>(null);
  /** What follows the preview in one gesture, such as the further steps of a way. */
  then = $state.raw<readonly Action[]>([]);
  /** An action that is only pointed at, in the list: the board shows what it is about. */
  hover = $state.raw<Action | null>(null);
  /** Dice marked so far, as a bit mask. */
  dice = $state(0);
  /** What may come of the preview. */
  odds = $state.raw<Chance[]>([]);
  /** Why something isn't possible: the clause (empty: no rule in particular); null: nobody asked. */
  reason = $state.raw<string | null>(null);
  /** The answer given already, while it may still be changed. */
  answer = $state.raw<Action | null>(null);

  constructor(private readonly ports: Ports = NOWHERE) {}

  /** Show another decision; what was touched for the one before is forgotten. */
  ask(decision: Decision | null): void {
    if (this.decision?.id.join() !== decision?.id.join()) this.forget();
    this.decision = decision;
  }

  /** All options of a verb. */
  offered(verb: string): Action[] {
    return this.decision?.options.filter((option) => option[0] === verb) ?? [];
  }

  /** The option that is exactly this, if there is one. */
  option(action: Action): Action | undefined {
    const wanted = JSON.stringify(action);
    return this.decision?.options.find((option) => JSON.stringify(option) === wanted);
  }

  isPreview(action: Action): boolean {
    return this.preview !== null && JSON.stringify(this.preview) === JSON.stringify(action);
  }

  /** Touch an action: the first time it is previewed, the second time sent; or told why not. */
  touch(action: Action): void {
    if (!this.option(action)) this.explain(action);
    else if (this.isPreview(action)) void this.commit(action);
    else this.look(action);
  }

  /** Touch a whole gesture: the first time it is previewed, the second time sent. */
  touchAll(gesture: readonly Action[]): void {
    const [first, ...then] = gesture;
    if (!first || !this.option(first)) return;
    if (this.isPreview(first) && JSON.stringify(this.then) === JSON.stringify(then)) {
      void this.commit();
    } else {
      this.look(first);
      this.then = then;
    }
  }

  /** Preview an action. */
  look(action: Action): void {
    this.preview = action;
    this.then = [];
    this.reason = null;
    this.odds = [];
    void this.ports.odds(action).then((chances) => {
      if (this.isPreview(action)) this.odds = chances;
    });
  }

  /** Preview what somebody else would do, with as much of what follows as is one gesture. */
  suggest(action: Action, then: readonly Action[], dice: boolean): void {
    if (!this.option(action)) return;
    this.forget();
    if (dice) return this.setDice(String(action[0]), Number(action[1]));
    this.look(action);
    const other = then.findIndex(([verb]) => verb !== action[0]);
    this.then = other < 0 ? then : then.slice(0, other);
  }

  /** Mark a die or unmark it, and preview what the marked ones are for, if it is an option. */
  mark(verb: string, place: number): void {
    this.setDice(verb, this.dice ^ (1 << place));
  }

  setDice(verb: string, mask: number): void {
    this.dice = mask;
    const action = this.option([verb, mask]);
    if (action) this.look(action);
    else this.unlook();
  }

  /** Send an action, or all that is previewed. */
  async commit(action: Action | null = null): Promise<boolean> {
    const wanted = action ?? this.preview;
    if (!wanted || this.busy) return false;
    this.reason = null;
    return this.ports.act(wanted, action ? [] : this.then);
  }

  /** What may come of any action that is offered, whatever is previewed. */
  chances(action: Action): Promise<Chance[]> {
    return this.ports.odds(action);
  }

  /** Find out why something isn't possible. */
  explain(action: Action): void {
    const decision = this.decision;
    void this.ports.why(action).then((clause) => {
      if (this.decision === decision) this.reason = clause.split(" ").at(-1) ?? "";
    });
  }

  /** One step back; false if there was none to take. */
  back(): boolean {
    const any = this.preview !== null || this.dice !== 0 || this.reason !== null;
    this.forget();
    return any;
  }

  private unlook(): void {
    this.preview = null;
    this.then = [];
    this.odds = [];
    this.reason = null;
  }

  private forget(): void {
    this.unlook();
    this.hover = null;
    this.dice = 0;
  }
}
