import { api } from "$/net/api";
import { Choice } from "$/play/choice.svelte";
import { Stage } from "$/play/stage.svelte";
import type {
  Action,
  Chance,
  Event,
  Position,
  PuzzleBody,
  ScenarioWish,
  Told,
} from "$/protocol/types";
import { problem } from "$/words/problems";

/** Which scenario is played: one of a game's files, or somebody's own text. */
export type Source = Pick<ScenarioWish, "game" | "file" | "number" | "text">;

/**
 * A scenario being played by one person. The server keeps nothing of it: it is sent all answers
 * each time, and says how things stand after them.
 */
export class Puzzle {
  /** How things stand as far as they have been acted out; `newest` may be ahead of it. */
  body = $state.raw<PuzzleBody | null>(null);
  newest = $state.raw<PuzzleBody | null>(null);
  /** Why it could not be opened, or an answer not be sent. */
  trouble = $state("");
  busy = $state(false);
  /** What helps after a wrong answer; null as long as all was right. */
  hint = $state.raw<Told | null>(null);
  /** The answer somebody wanted to be shown. */
  shownAnswer = $state.raw<Action | null>(null);
  /** Counts wrong answers, so that the same one twice is told twice. */
  mistakes = $state(0);
  /** Done once it is solved. */
  onsolved: (body: PuzzleBody) => void = () => undefined;

  readonly stage = new Stage();
  readonly choice = new Choice({
    act: (action, then) => this.answer(action, then),
    why: (action) => this.why(action),
    odds: (action) => this.odds(action),
  });

  /** What is shown: the newest position, once its events have been acted out. */
  readonly position: Position | null = $derived(this.stage.position);
  readonly history: Event[] = $derived.by(() => {
    const all = this.newest?.history ?? [];
    return all.slice(0, Math.max(0, all.length - this.stage.untold));
  });
  /** Whether an answer is still being acted out: nobody has seen the next question yet. */
  readonly acting: boolean = $derived(this.newest !== this.body);
  readonly solved: boolean = $derived(this.body?.status === "solved");

  private answers: Action[] = [];

  constructor(private readonly source: Source) {}

  /** Open it, or begin anew. */
  async begin(): Promise<void> {
    await this.goTo([]);
  }

  /** Take the last right answer back. */
  async back(): Promise<void> {
    await this.goTo(this.answers.slice(0, -1));
  }

  /** Ask once more how things stand, after the line was broken. */
  async again(): Promise<void> {
    await this.goTo(this.answers);
  }

  /**
   * Answer what is asked, and go on with the rest of the gesture as far as that is right and nothing
   * new is said in between; true if the first answer was right.
   */
  async answer(action: Action, then: readonly Action[] = []): Promise<boolean> {
    if (this.acting) return (this.stage.skip(), false); // pressed twice, or in a hurry
    const answers = [...this.answers, action];
    const body = await this.ask({ answers });
    if (!body) return false;
    if (body.status === "illegal") this.choice.reason = body.clause.split(" ").at(-1) ?? "";
    else if (body.status === "wrong") this.mistaken(body.hint);
    else await this.goOn(body, answers, then);
    return this.answers.length >= answers.length;
  }

  /** Give the further answers of a gesture, and show all that came of it in one go. */
  private async goOn(first: PuzzleBody, answers: Action[], then: readonly Action[]): Promise<void> {
    let body = first;
    for (const action of then) {
      if (body.status === "solved" || isNew(body.tell, this.newest?.tell)) break;
      const next = await this.ask({ answers: [...answers, action] });
      if (next?.status !== "asked" && next?.status !== "solved") break;
      answers = [...answers, action];
      body = { ...next, fresh: body.fresh + next.fresh };
    }
    this.take(body, answers);
  }

  /** Find out what is written as the next answer, and mark it. */
  async show(): Promise<void> {
    const body = await this.ask({ answers: this.answers, show: true });
    if (!body?.answer) return;
    this.shownAnswer = body.answer;
    this.choice.look(body.answer);
  }

  /** Something that it needs could not be loaded. */
  fail(error: unknown): void {
    this.trouble = problem(error);
  }

  /** Nothing more will be shown. */
  close(): void {
    this.stage.close();
  }

  private async goTo(answers: Action[]): Promise<void> {
    const body = await this.ask({ answers });
    if (!body) return;
    this.stage.show(null); // so that nothing is acted out backwards
    this.take(body, answers, false);
  }

  private take(body: PuzzleBody, answers: Action[], actOut = true): void {
    this.answers = answers;
    this.newest = body;
    this.hint = this.shownAnswer = null;
    this.choice.back();
    const events = actOut && body.fresh > 0 ? body.history.slice(-body.fresh) : [];
    const then = (): void => {
      this.body = body;
      if (body.status === "solved") this.onsolved(body);
    };
    this.stage.play({ events, position: body.position, then });
  }

  private mistaken(hint: Told): void {
    this.hint = hint;
    this.shownAnswer = null;
    this.mistakes += 1;
    this.choice.back();
  }

  private async why(action: Action): Promise<string> {
    const wish = { ...this.source, answers: [...this.answers, action] };
    const body = await api.playScenario(wish).catch(() => null);
    return body?.clause ?? "";
  }

  private async odds(action: Action): Promise<Chance[]> {
    if (this.source.text) return this.prospectOf(action);
    const wish = { ...this.source, answers: this.answers, odds: action };
    const body = await api.playScenario(wish).catch(() => null);
    return body?.chances ?? [];
  }

  /** Odds of somebody's own come with each question: another request would cost a process. */
  private prospectOf(action: Action): Chance[] {
    const wanted = JSON.stringify(action);
    const found = this.body?.prospects.find((one) => JSON.stringify(one.action) === wanted);
    return found?.chances ?? [];
  }

  private async ask(wish: Partial<ScenarioWish>): Promise<PuzzleBody | null> {
    if (this.busy) return null;
    this.busy = true;
    this.trouble = "";
    try {
      return await api.playScenario({ ...this.source, ...wish });
    } catch (error) {
      this.fail(error);
      return null;
    } finally {
      this.busy = false;
    }
  }
}

/** Whether a lesson says something it did not say before. */
function isNew(now: Told, before: Told | undefined): boolean {
  return Object.values(now).some(Boolean) && JSON.stringify(now) !== JSON.stringify(before);
}
