/** Texts of any game in the reader's language, loaded when first asked for. */
import { SvelteMap } from "svelte/reactivity";
import type { Texts, Values } from "./bundle";
import { loadTexts } from "./loading";
import { t, ui, uiText } from "./ui.svelte";

const loaded = new SvelteMap<string, Texts>();
const asked = new Set<string>();

/** A text of a game, or null if there is none or it is still on its way; told anew once it is here. */
export function gameText(game: string, key: string, values: Values = {}): string | null {
  const name = `${game} ${ui.lang}`;
  const texts = loaded.get(name);
  if (texts) return texts.find(key, values);
  if (!asked.has(name)) {
    asked.add(name);
    void loadTexts(game, ui.lang).then(
      (found) => loaded.set(name, found),
      () => asked.delete(name), // the next look asks again
    );
  }
  return null;
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  return uiText(`ui-level-${level}`) ?? level;
}

/** How a bot of a level plays, in a sentence. */
export function levelExplained(level: string): string {
  return uiText(`ui-level-${level}.explained`) ?? "";
}

/** Say how long ago something was. */
export function ago(time: number, now: number): string {
  const seconds = Math.round((time - now) / 1000);
  const format = new Intl.RelativeTimeFormat(ui.lang, { numeric: "auto" });
  if (seconds > -60) return t("ui-just-now");
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}
