/**
 * When our own fonts are asked for. On a first visit that is once the page is drawn: until then
 * their stand-ins serve, and a slow line carries the page alone. Later the browser has them.
 */
import title from "@fontsource-variable/podkova/files/podkova-latin-wght-normal.woff2";
import { afterPaint } from "./steps.svelte";

const FONTS = ["--font-display", "--font-text"];
const LATEST = 2500; // milliseconds, for pages that never say that they are drawn

/** Take our fonts at once where the service worker has kept them, else soon in any case. */
export async function startFonts(): Promise<void> {
  setTimeout(() => void useFonts(), LATEST);
  if (!("caches" in window)) return; // only secure addresses have one
  if (await caches.match(title).catch(() => undefined)) await useFonts();
}

/** The page is drawn: ask for our fonts after the next paint. Undone by calling what is returned. */
export function pageDrawn(): () => void {
  return afterPaint(() => void useFonts());
}

/** Let all fonts of this page come, then change them at one go: text is laid out only once more. */
async function useFonts(): Promise<void> {
  const root = document.documentElement;
  if (root.dataset.fonts || !("fonts" in document)) return;
  const letters = root.lang === "ru" ? "aя" : "a"; // each alphabet is a file of its own
  const wanted = [...new Set(FONTS.map((name) => ownFont(root, name)))];
  await Promise.allSettled(wanted.map((font) => document.fonts.load(`1em ${font}`, letters)));
  root.dataset.fonts = "own"; // tokens.css and themes name them from now on
}

/** The font that a stand-in, the first of its list, stands in for. */
function ownFont(root: HTMLElement, name: string): string {
  const [first = ""] = getComputedStyle(root).getPropertyValue(name).split(",");
  return first.trim().replace(" fallback", "");
}
