import type { Chances, ClientMessage, Done, Hinted, Pong, Reason, Refused } from "$/protocol/types";

type WithoutRef<M> = M extends { ref: number } ? Omit<M, "ref"> : never;

/** Something a person asks of the table; the connection numbers it. */
export type Request = WithoutRef<ClientMessage>;

/** What the server says to a request that it carried out. */
export type Answer = Done | Reason | Chances | Hinted | Pong;

/** The server said no, and nothing changed. */
export class RequestRefused extends Error {
  constructor(readonly refused: Refused) {
    super(refused.text || refused.code);
  }
}

/** The line broke: the request may have been carried out or not, and the fresh state will tell. */
export class OutcomeUnknown extends Error {
  constructor() {
    super("the connection broke before the answer came");
  }
}

/** There is no line to the server, so the request was never sent. */
export class NotSent extends Error {
  constructor() {
    super("there is no connection to the table");
  }
}

interface Open {
  resolve(answer: Answer): void;
  reject(error: Error): void;
}

/** Requests that wait for their answers, by number. */
export class OpenRequests {
  private readonly open = new Map<number, Open>();
  private last = 0;

  /** Give a request the next number, and promise its answer. */
  add(): { ref: number; answer: Promise<Answer> } {
    this.last += 1;
    const ref = this.last;
    const answer = new Promise<Answer>((resolve, reject) => {
      this.open.set(ref, { resolve, reject });
    });
    return { ref, answer };
  }

  /** Hand an answer to whoever asked; false if nobody did. */
  settle(message: Answer | Refused): boolean {
    const waiting = this.open.get(message.ref);
    if (!waiting) return false;
    this.open.delete(message.ref);
    if (message.t === "refused") waiting.reject(new RequestRefused(message));
    else waiting.resolve(message);
    return true;
  }

  /** Tell all who still wait that the outcome is unknown. */
  giveUp(): void {
    const waiting = [...this.open.values()];
    this.open.clear();
    for (const one of waiting) one.reject(new OutcomeUnknown());
  }
}
