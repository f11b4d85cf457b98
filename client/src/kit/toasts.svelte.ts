/** Short notices that go away by themselves. */
export interface Toast {
  readonly id: number;
  readonly text: string;
  readonly tone: "info" | "good" | "bad";
}

const SHOWN_FOR = 6000;
let next = 0;
const shown = $state<Toast[]>([]);

export const toasts: readonly Toast[] = shown;

/** Show a notice; it is read aloud as well. */
export function toast(text: string, tone: Toast["tone"] = "info"): void {
  const id = next++;
  shown.push({ id, text, tone });
  setTimeout(() => dismiss(id), SHOWN_FOR);
}

/** Take a notice away. */
export function dismiss(id: number): void {
  const place = shown.findIndex((one) => one.id === id);
  if (place >= 0) shown.splice(place, 1);
}
