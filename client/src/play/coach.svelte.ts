import type { Action, Decision, Hinted } from "$/protocol/types";
import type { Words } from "$/words/words";
import type { Answer, Request } from "./requests";

/** Whom one may ask what a strong bot would do: one question at a time, about the open decision. */
export class Coach {
  /** The bot thinks about the decision that is shown. */
  thinking = $state(false);
  hint = $state.raw<Hinted | null>(null);
  private about = "";

  constructor(
    private readonly send: (request: Request) => Promise<Answer>,
    /** Tells the person why no hint came. */
    private readonly fail: (error: unknown) => void,
  ) {}

  /** Whether there is something to be seen of it. */
  get open(): boolean {
    return this.thinking || this.hint !== null;
  }

  /** Ask about a decision; the hint, or null where none came or it is no longer wanted. */
  async ask(decision: Decision): Promise<Hinted | null> {
    if (this.thinking) return null;
    this.close();
    const about = (this.about = decision.id.join());
    this.thinking = true;
    try {
      const hint = (await this.send({ t: "hint", decision: decision.id })) as Hinted;
      if (this.about === about) this.hint = hint;
    } catch (error) {
      if (this.about === about) this.fail(error);
    } finally {
      if (this.about === about) this.thinking = false;
    }
    return this.about === about ? this.hint : null;
  }

  /** Another decision is shown, or none: what was said about the one before is worth nothing. */
  follow(decision: Decision | null): void {
    if (this.about && decision?.id.join() !== this.about) this.close();
  }

  /** Forget what was said; an answer that is still on its way is not heard. */
  close(): void {
    this.about = "";
    this.thinking = false;
    this.hint = null;
  }
}

/** Something to do, and how it goes on, in words. */
export function wayTold(action: Action, then: readonly Action[], words: Words): string {
  return [action, ...then].map((one) => words.option(one)).join(" → ");
}
