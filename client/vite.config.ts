import { svelte } from "@sveltejs/vite-plugin-svelte";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { BuildEnvironmentOptions, Plugin } from "vite";
import { defineConfig } from "vitest/config";
import { serviceWorker } from "./src/worker/plugin.ts";

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** `import raven from "game-icon:raven"` gives that icon's outline, and only that one is shipped. */
function gameIcons(): Plugin {
  const prefix = "game-icon:";
  let icons: Record<string, { body: string }> | undefined;
  return {
    name: "game-icons",
    resolveId: (id) => (id.startsWith(prefix) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${prefix}`)) return undefined;
      const file = here("./node_modules/@iconify-json/game-icons/icons.json");
      icons ??= (JSON.parse(readFileSync(file, "utf-8")) as { icons: typeof icons }).icons;
      const name = id.slice(prefix.length + 1);
      const outlines = [...(icons?.[name]?.body ?? "").matchAll(/ d="([^"]+)"/g)];
      if (outlines.length === 0) throw new Error(`there is no game-icon "${name}"`);
      return `export default ${JSON.stringify(outlines.map((path) => path[1]).join(""))};`;
    },
  };
}

// Modules of which the lobby needs most.
const FIRST_LOAD = new RegExp(
  "node_modules|vite/|/src/(words|net|app)/|" +
    "/kit/(Avatar|Badge|Banner|Button|Dialog|Field|fonts|[Ii]con|Segmented|Sheet|Skeleton|Spinner|" +
    "steps|[Tt]oasts)",
);

/** What browsers are sent: several files, of which a page takes what it needs. */
const FOR_BROWSERS: BuildEnvironmentOptions = {
  manifest: "manifest.json", // from it the server tells browsers what a page will want
  rolldownOptions: {
    // What several pages share is two files, not a dozen small ones: what the lobby needs too,
    // which comes with the first load, and what only tables need.
    output: {
      advancedChunks: {
        groups: [
          { name: "shared", test: FIRST_LOAD, minShareCount: 2, priority: 2 },
          { name: "table", test: /^(?!.*game-icon:)/, minShareCount: 2, priority: 1 },
        ],
      },
    },
  },
};

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [svelte(), gameIcons(), ...(isSsrBuild ? [] : [serviceWorker()])],
  ssr: { noExternal: true as const }, // src/drawing.ts runs where no packages are
  resolve: {
    alias: { $: here("./src") },
    // Outside a browser Svelte would offer its server half, which can mount nothing.
    ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
  },
  build: {
    outDir: here("../src/tafelrunde/web"),
    emptyOutDir: true,
    target: "es2022",
    cssTarget: ["chrome123", "firefox120", "safari17.5"], // the first that know light-dark()
    assetsInlineLimit: 0, // the content security policy allows no data: fonts
    reportCompressedSize: false, // tools/client.py measures what it compressed
    ...(isSsrBuild ? {} : FOR_BROWSERS),
  },
  server: {
    proxy: {
      "/api": {
        target: process.env.TAFELRUNDE_SERVER ?? "http://127.0.0.1:8420",
        ws: true,
      },
    },
  },
  test: {
    environment: "jsdom",
    isolate: false, // one jsdom for all files; tests/setup.ts gives each its own modules
    include: ["tests/**/*.test.ts"],
    setupFiles: ["tests/setup.ts"],
    restoreMocks: true,
  },
}));
