/** Dark, light, or as the system has it. */
import { kept } from "$/net/kept";

export const THEMES = ["system", "dark", "light"] as const;
export type Theme = (typeof THEMES)[number];

let chosen = $state<Theme>("system");

export const theme = {
  get chosen(): Theme {
    return chosen;
  },
};

/** Choose a theme and remember it. */
export function setTheme(wanted: Theme): void {
  chosen = wanted;
  kept.set("theme", wanted);
  kept.tell("theme", wanted === "system" ? "" : wanted); // so that pages come in it
  if (wanted === "system") delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = wanted;
}

/** Take the theme chosen before. */
export function restoreTheme(): void {
  const before = kept.get("theme");
  setTheme(THEMES.find((theme) => theme === before) ?? "system");
}
