/** Getting a game's words from the server. */
import { api, type Played } from "$/net/api";
import { Texts } from "./bundle";
import { English } from "./english.svelte";
import { Words } from "./words";

const ENGLISH = "en";
const read = new Map<string, Texts>();

/** The texts of a game in one language: its own, and for the rest the common ones. */
export async function loadTexts(game: string, lang: string): Promise<Texts> {
  const key = `${game} ${lang}`;
  const texts = read.get(key) ?? new Texts(lang, await api.texts(game, lang));
  read.set(key, texts);
  return texts;
}

/** A wording for a match with these modules; English stands in for texts that are missing. */
export async function loadWords(
  setting: Played,
  lang: string,
  names: readonly string[] = [],
  viewer = -1,
): Promise<Words> {
  const [texts, vocabulary] = await Promise.all([
    loadTexts(setting.game, lang),
    api.vocabulary(setting),
  ]);
  const english = lang === ENGLISH ? null : new English(() => loadTexts(setting.game, ENGLISH));
  return new Words(lang, texts, vocabulary, names, viewer, english);
}
