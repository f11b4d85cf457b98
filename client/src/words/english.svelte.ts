/** English stands in for texts that a language lacks; it is loaded when the first one is missed. */
import type { Texts, Values } from "./bundle";

export class English {
  private texts = $state.raw<Texts | null>(null);
  private asked = false;

  constructor(private readonly load: () => Promise<Texts>) {}

  /** A text in English, or null if there is none or it is still on its way; told anew once it is here. */
  find(key: string, values: Values = {}): string | null {
    if (!this.asked) {
      this.asked = true;
      this.load().then(
        (texts) => (this.texts = texts),
        () => (this.asked = false), // the next look asks again
      );
    }
    return this.texts?.find(key, values) ?? null;
  }
}
