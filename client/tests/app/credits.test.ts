import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ARTISTS } from "$/app/artists";

const source = join(import.meta.dirname, "..", "..", "src");

function usedIcons(): Set<string> {
  const files = readdirSync(source, { recursive: true, encoding: "utf-8" });
  const code = files.filter((file) => /\.(svelte|ts)$/.test(file));
  const icons = code.flatMap((file) =>
    [...readFileSync(join(source, file), "utf-8").matchAll(/"game-icon:([\w-]+)"/g)].map(
      ([, icon]) => icon!,
    ),
  );
  return new Set(icons);
}

it("every icon that is shipped has an artist who is thanked, and nobody is thanked for nothing", () => {
  const thanked = Object.values(ARTISTS).flat();
  expect([...thanked].sort()).toEqual([...usedIcons()].sort());
});
