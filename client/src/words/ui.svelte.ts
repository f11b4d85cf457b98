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

// What only some pages and boards say comes with them: a file is named like the folder that uses it.
const parts = import.meta.glob<string>("../texts/parts/*.ftl", {
  query: "?raw",
  import: "default",
});
const opened = new Set<string>();

const nothing = new Texts("en", []);
let texts = $state.raw(nothing);
let wanted: Lang = preferredLanguage();
let newest = Promise.resolve(nothing);

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

/** Load what one part of the client says, now and whenever the language changes. */
export async function openTexts(part: string): Promise<void> {
  if (opened.has(part) || !fileOf(part, "en")) return arrival(newest);
  opened.add(part);
  try {
    await speak();
  } catch (error) {
    opened.delete(part); // the next look asks again
    throw error;
  }
}

/** The parts of the client that have texts of their own. */
export function textParts(): string[] {
  const found = Object.keys(parts).map((path) => path.split("/").at(-1)!.split(".")[0]!);
  return [...new Set(found)];
}

/** Load a language's texts and speak it from now on. */
export async function setLanguage(lang: Lang, keep = true): Promise<void> {
  const before = wanted;
  wanted = lang;
  try {
    await speak();
  } catch (error) {
    wanted = before;
    throw error;
  }
  if ("document" in globalThis) document.documentElement.lang = lang;
  if (!keep) return;
  kept.set("lang", lang);
  kept.tell("lang", lang); // so that pages come in it, with the texts they are going to want
}

/** Load all that was asked for. */
function speak(): Promise<void> {
  newest = loaded(wanted);
  return arrival(newest);
}

/** Wait for texts; where more was asked for meanwhile, for that instead. */
async function arrival(own: Promise<Texts>): Promise<void> {
  try {
    const found = await own;
    if (own !== newest) return await arrival(newest);
    texts = found;
  } catch (error) {
    if (own === newest) newest = Promise.resolve(texts); // what was spoken before
    throw error;
  }
}

async function loaded(lang: Lang): Promise<Texts> {
  const files = [...opened].map((part) => fileOf(part, lang)!());
  const [common, ...own] = await Promise.all([sources[lang](), ...files]);
  return new Texts(lang, [...common.default, ...own]);
}

function fileOf(part: string, lang: Lang): (() => Promise<string>) | undefined {
  return parts[`../texts/parts/${part}.${lang}.ftl`];
}

/** The language chosen before, else the first of the browser's that we speak, else English. */
export function preferredLanguage(): Lang {
  for (const locale of [kept.get("lang") ?? "", ...(globalThis.navigator?.languages ?? [])]) {
    const lang = LANGUAGES.find((known) => known === locale.toLowerCase().split("-")[0]);
    if (lang) return lang;
  }
  return "en";
}
