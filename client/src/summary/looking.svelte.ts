/** Waits for a summary: it is asked for again and again until the server has it. */
import { api } from "$/net/api";
import type { Summary } from "$/protocol/types";
import { problem } from "$/words/problems";

const AGAIN = 1500; // milliseconds

export class Looking {
  summary = $state.raw<Summary | null>(null);
  done = $state(0);
  of = $state(0);
  trouble = $state("");
  private timer: ReturnType<typeof setTimeout> | undefined;
  private closed = false;

  constructor(
    private readonly table: string,
    private readonly match: number,
  ) {}

  async ask(): Promise<void> {
    this.trouble = "";
    try {
      const { done, of, summary } = await api.summary(this.table, this.match);
      if (this.closed) return;
      this.done = done;
      this.of = of;
      this.summary = summary;
      if (!summary) this.timer = setTimeout(() => void this.ask(), AGAIN);
    } catch (error) {
      if (!this.closed) this.trouble = problem(error);
    }
  }

  close(): void {
    this.closed = true;
    clearTimeout(this.timer);
  }
}
