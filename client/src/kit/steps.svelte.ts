/** Drawing a big page in steps, so that its first words are there early and nothing blocks for long. */
import { onMount } from "svelte";

/** Wait for the next task: what comes then doesn't block the page together with what was before. */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}

/** Do something when the page has been painted; soon where nobody looks, for nothing is then. */
export function afterPaint(run: () => void): () => void {
  if (document.visibilityState !== "visible") {
    const soon = setTimeout(run);
    return () => clearTimeout(soon);
  }
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** Counts steps after a component's first paint, up to a number; each is a task of its own. */
export class Steps {
  done = $state(0);

  constructor(private readonly all: number) {
    if (globalThis.document?.visibilityState !== "visible") this.done = all;
    onMount(() => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const step = (): void => {
        if (this.done >= this.all) return;
        timer = setTimeout(step); // before the work, so that no frame with half of it comes between
        this.done += 1;
      };
      const stop = afterPaint(step);
      return () => {
        stop();
        clearTimeout(timer);
      };
    });
  }

  /** Whether all has been drawn. */
  get finished(): boolean {
    return this.done >= this.all;
  }
}
