/** Arrow keys that go from button to button in a list. */

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** For a list's `onkeydown`: the arrows lead to its buttons in a ring, Home and End to its ends. */
export function walkButtons(event: KeyboardEvent): void {
  const list = event.currentTarget as HTMLElement;
  const buttons = [...list.querySelectorAll<HTMLElement>("li > button")];
  const here = buttons.indexOf(event.target as HTMLElement);
  const step = STEPS[event.key];
  const ends = { Home: 0, End: buttons.length - 1 }[event.key];
  if (here < 0 || (step === undefined && ends === undefined)) return;
  event.preventDefault();
  buttons[ends ?? (here + (step ?? 0) + buttons.length) % buttons.length]?.focus();
}
