/** Building the service worker: `/sw.js`, with the list of files it keeps and the texts it needs. */
import { FluentBundle, FluentResource } from "@fluent/bundle";
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const FILE = "sw.js";
const SOURCE = fileURLToPath(new URL("./worker.ts", import.meta.url));
const TEXTS = fileURLToPath(new URL("../texts", import.meta.url));
const LANGUAGES = ["en", "de", "ru"];
const KEYS = ["offline-title", "offline-text", "offline-again", "notice-turn", "notice-begin"];
/** In `public/`, needed without network. Fonts and covers are kept once they were wanted. */
const OFFLINE = ["/offline.css", "/offline.js", "/icons/icon-192.png"];
const KEPT = /\.(js|css)$/;
const LATER = /\.(en|de|ru)-/; // nobody needs three languages

export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    buildStart() {
      this.emitFile({ type: "chunk", id: SOURCE, fileName: FILE });
    },
    generateBundle(_, bundle) {
      const worker = bundle[FILE];
      if (worker?.type !== "chunk") throw new Error("the service worker was not built");
      if (worker.imports.length > 0) throw new Error("the service worker must stand alone");
      const built = Object.keys(bundle).filter(
        (name) => name !== FILE && KEPT.test(name) && !LATER.test(name),
      );
      const files = [...built.map((name) => `/${name}`).sort(), ...OFFLINE];
      const words = Object.fromEntries(LANGUAGES.map((lang) => [lang, wordsIn(lang)]));
      const version = digest(JSON.stringify({ files, words }) + worker.code);
      const shell = JSON.stringify({ version, files, words });
      worker.code = worker.code
        .replaceAll("__SHELL__", () => shell)
        .replace(/export\s*\{\s*\};?/, "");
    },
  };
}

/** The worker's texts in one language. */
function wordsIn(lang: string): Record<string, string> {
  const bundle = new FluentBundle(lang, { useIsolating: false });
  bundle.addResource(new FluentResource(readFileSync(`${TEXTS}/settings.${lang}.ftl`, "utf-8")));
  return Object.fromEntries(
    KEYS.map((key) => {
      const text = bundle.getMessage(key)?.value;
      if (!text) throw new Error(`there is no text "${key}" in ${lang}`);
      return [key, bundle.formatPattern(text)];
    }),
  );
}

function digest(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
