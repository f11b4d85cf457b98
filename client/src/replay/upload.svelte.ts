/** A text somebody brings for the server to read: a record, or a scenario of their own. */
import { problem } from "$/words/problems";
import { t } from "$/words/ui.svelte";

export const MOST_RECORD = 8_000_000; // signs the server takes
export const MOST_SCENARIO = 200_000;

export class Upload {
  text = $state("");
  busy = $state(false);
  wrong = $state("");
  readonly #most: number;

  constructor(most: number) {
    this.#most = most;
  }

  /** Bring a text and let it be used; what goes wrong is told, and another can be tried. */
  async bring(from: () => Promise<string>, use: (text: string) => Promise<void>): Promise<void> {
    this.busy = true;
    this.wrong = "";
    try {
      this.text = await from();
      if (this.text.length > this.#most) this.wrong = t("refused-too-big");
      else await use(this.text);
    } catch (error) {
      this.wrong = problem(error);
    } finally {
      this.busy = false;
    }
  }
}
