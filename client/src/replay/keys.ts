/** Winding a replay by keys. */
import { meantElsewhere, shortcutsOn } from "$/generic/keys";
import type { Player } from "./player.svelte";

const ALWAYS: Record<string, (player: Player) => void> = {
  ArrowLeft: (player) => player.step(-1),
  ArrowRight: (player) => player.step(1),
  Home: (player) => player.first(),
  End: (player) => player.toLast(),
};
/** Signs that somebody might type without wanting to: they can be switched off. */
const SHORTCUTS: Record<string, (player: Player) => void> = {
  "[": (player) => player.turnBack(),
  "]": (player) => player.turnOn(),
  " ": (player) => player.toggle(),
};

/** Wind by a key; true if it was one for that. */
export function windBy(player: Player, event: KeyboardEvent): boolean {
  const slider = event.target instanceof HTMLInputElement && event.target.type === "range";
  if (meantElsewhere(event) && !slider) return false;
  if (event.key === " " && pressesSomething(event.target)) return false;
  // The slider winds by arrows, Home and End itself.
  const wind =
    (slider ? undefined : ALWAYS[event.key]) ?? (shortcutsOn() ? SHORTCUTS[event.key] : undefined);
  wind?.(player);
  return wind !== undefined;
}

/** Whether the space bar presses what has the focus. */
function pressesSomething(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("button, summary") !== null;
}
