/** Texts of any game in the reader's language, loaded when first asked for. */
import { SvelteMap } from "svelte/reactivity";
import type { Texts, Values } from "./bundle";
import { loadTexts } from "./loading";
import { t, ui, uiText } from "./ui.svelte";

const loaded = new SvelteMap<string, Texts>();
const asked = new Map<string, Promise<void>>();
/** What a drawn page has told already, by the same names. */
const foretold = new Map<string, Readonly<Record<string, string>>>();

/** Know some texts of a game before all of them are loaded; an empty one is known to be missing. */
export function foretell(
  game: string,
  lang: string,
  texts: Readonly<Record<string, string>>,
): void {
  foretold.set(`${game} ${lang}`, texts);
}

/** A text of a game, or null if there is none or it is still on its way; told anew once it is here. */
export function gameText(game: string, key: string, values: Values = {}): string | null {
  const name = `${game} ${ui.lang}`;
  const texts = loaded.get(name);
  if (texts) return texts.find(key, values);
  const early = foretold.get(name)?.[key];
  if (early !== undefined) return early || null;
  void allTexts(game);
  return null;
}

/** A text all games share, by whichever game's texts are here; null if none are yet. */
export function sharedText(key: string, values: Values = {}): string | null {
  for (const [name, texts] of loaded) {
    const found = name.endsWith(` ${ui.lang}`) ? texts.find(key, values) : null;
    if (found !== null) return found;
  }
  return null;
}

/** Load all texts of a game; without network they are missing, and the next look asks again. */
export async function allTexts(game: string): Promise<void> {
  const name = `${game} ${ui.lang}`;
  let coming = asked.get(name);
  if (!coming) {
    coming = loadTexts(game, ui.lang).then(
      (found) => void loaded.set(name, found),
      () => void asked.delete(name),
    );
    asked.set(name, coming);
  }
  return coming;
}

/** What a level of bots is called. */
export function levelName(level: string): string {
  return uiText(`ui-level-${level}`) ?? level;
}

/** How a bot of a level plays, and how well where a league has found out. */
export function levelTold(level: string, ratings: Readonly<Record<string, number>>): string {
  const explained = uiText(`ui-level-${level}.explained`) ?? "";
  const rating = ratings[level];
  return rating ? t("ui-level-rated", { explained, rating: String(rating) }) : explained;
}

/** Say how long ago something was. */
export function ago(time: number, now: number): string {
  const seconds = Math.round((time - now) / 1000);
  if (seconds > -60) return t("ui-just-now");
  const format = new Intl.RelativeTimeFormat(ui.lang, { numeric: "auto" });
  if (seconds > -3600) return format.format(Math.round(seconds / 60), "minute");
  if (seconds > -86400) return format.format(Math.round(seconds / 3600), "hour");
  return format.format(Math.round(seconds / 86400), "day");
}
