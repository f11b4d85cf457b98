/** The interface's own texts, in the language the reader chose. */
import { kept } from "$/net/kept";
import { Texts, type Values } from "./bundle";

export const LANGUAGES = ["en", "de", "ru"] as const;
export type Lang = (typeof LANGUAGES)[number];

// One chunk a language: nobody loads the other two.
const sources: Record<Lang, () => Promise<{ default: string[] }>> = {
  en: () => import("./texts.en"),
  de: () => import("./texts.de"),
  ru: () => import("./texts.ru"),
};

let texts = $state.raw(new Texts("en", []));

export const ui = {
  /** The language in use; reading it in a component or derived value keeps that up to date. */
  get lang(): Lang {
    return texts.lang as Lang;
  },
};

/** A text of the interface, told anew when the language changes. */
export function t(key: string, values: Values = {}): string {
  return texts.find(key, values) ?? `[${key}]`;
}

/** A text of the interface, or null if there is none. */
export function uiText(key: string, values: Values = {}): string | null {
  return texts.find(key, values);
}

/** Load a language's texts and speak it from now on. */
export async function setLanguage(lang: Lang, keep = true): Promise<void> {
  const loaded = await sources[lang]();
  texts = new Texts(lang, loaded.default);
  document.documentElement.lang = lang;
  if (!keep) return;
  kept.set("lang", lang);
  // So that the server can tell with the page which texts it is going to want.
  document.cookie = `lang=${lang}; path=/; max-age=31536000; samesite=lax`;
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): Lang {
  const wanted = [kept.get("lang") ?? "", ...navigator.languages];
  for (const locale of wanted) {
    const lang = LANGUAGES.find((known) => known === locale.toLowerCase().split("-")[0]);
    if (lang) return lang;
  }
  return "en";
}
