/** Choosing by keys: whatever is marked `data-choice` has the key of its place. */

// "c", "h", "l", "r", "t", "u" and "v" mean something else at the table: chat, hint, log, rules,
// targets, undo, and what there is to see.
const KEYS = [..."123456789abdefgijkmnopqswxyz"];

/** The key that chooses the thing at a place; none if there are too many. */
export function keyAt(place: number): string {
  return KEYS[place] ?? "";
}

/** The place a key chooses, or -1. */
export function placeOf(key: string): number {
  return key.length === 1 ? KEYS.indexOf(key.toLowerCase()) : -1;
}

/** Whether a key press is meant for something else: a text being typed, a dialog, the browser. */
export function meantElsewhere(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return true;
  const target = event.target instanceof Element ? event.target : null;
  const typing = target?.closest("input, textarea, select, [contenteditable=true]");
  return !!typing || document.querySelector("dialog[open]") !== null;
}

/** Everything that can be chosen inside an element, in order. */
export function choicesIn(element: Element): HTMLElement[] {
  return [...element.querySelectorAll<HTMLElement>("[data-choice]")];
}

/** Write its key on every choice, for the style sheet to show (it is not read aloud). */
export function labelChoices(element: Element): void {
  choicesIn(element).forEach((choice, place) => {
    const key = keyAt(place);
    if (choice.dataset["key"] !== key) choice.dataset["key"] = key;
  });
}

/** Keep the keys right while choices come and go; returns how to stop. */
export function keepLabelled(element: Element): () => void {
  labelChoices(element);
  const observer = new MutationObserver(() => labelChoices(element));
  observer.observe(element, { childList: true, subtree: true });
  return () => observer.disconnect();
}

/** Go to the choice with this key: a toggle switches, anything else waits for Enter. */
export function choose(element: Element, key: string): boolean {
  const choice = choicesIn(element)[placeOf(key)];
  if (!choice) return false;
  choice.focus();
  if (choice.hasAttribute("aria-pressed")) choice.click();
  return true;
}

const MOVES: Record<string, (at: number, count: number) => number> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  ArrowLeft: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** Move the focus among the choices by an arrow key; false if it is no such key. */
export function moveFocus(element: Element, key: string): boolean {
  const move = MOVES[key];
  const choices = choicesIn(element);
  const at = choices.findIndex((choice) => choice === document.activeElement);
  if (!move || at < 0) return false;
  choices[move(at, choices.length)]?.focus();
  return true;
}

const SWITCH = "tafelrunde.shortcuts";

/** Whether single keys are shortcuts; some people's helpers type them without wanting to. */
export function shortcutsOn(): boolean {
  return localStorage.getItem(SWITCH) !== "off";
}

/** Switch the single-key shortcuts on or off in this browser. */
export function switchShortcuts(on: boolean): void {
  localStorage.setItem(SWITCH, on ? "on" : "off");
}
