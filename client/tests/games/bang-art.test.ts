import { readFileSync } from "node:fs";
import { join } from "node:path";
import { flushSync, mount, unmount, type Component } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import Portrait from "$/games/bang/art/Portrait.svelte";
import RoleBadge from "$/games/bang/art/RoleBadge.svelte";
import Token from "$/games/bang/art/Token.svelte";
import { LOOKS } from "$/games/bang/art/characters";
import { FACES } from "$/games/bang/art/faces";
import { mixed } from "$/games/bang/art/palette";
import { TOKENS } from "$/games/bang/art/tokens";

const data = join(import.meta.dirname, "../../../src/tafelrunde/games/bang/data");
const read = (file: string): string => readFileSync(join(data, file), "utf-8");
const characters = [...read("characters.toml").matchAll(/^id = "(.+)"/gm)].map(([, id]) => id!);

let shown: Record<string, unknown>[] = [];

function drawn<P extends Record<string, unknown>>(part: Component<P>, props: P): string {
  const target = document.createElement("div");
  shown.push(mount(part, { target, props }));
  flushSync();
  // Names that a browser makes up differ each time; they are no part of the picture.
  return target.innerHTML.replaceAll(/c\d+-/g, "");
}

afterEach(async () => {
  for (const part of shown) await unmount(part);
  shown = [];
});

describe("portraits", () => {
  it("are there for every character of the game, and for no one else", () => {
    expect(characters).toHaveLength(24);
    expect(Object.keys(LOOKS).sort()).toEqual([...characters].sort());
  });

  it("are all different, alive and risen", () => {
    const pictures = characters.flatMap((character) => [
      drawn(Portrait, { character }),
      drawn(Portrait, { character, zombie: true }),
    ]);
    expect(new Set(pictures).size).toBe(2 * characters.length);
  });

  it("give nothing away: no name, and unknown people look alike", () => {
    expect(drawn(Portrait, { character: "rose-doolan" })).not.toMatch(/rose|doolan/i);
    expect(drawn(Portrait, { character: "" })).toBe(drawn(Portrait, { character: "nobody" }));
  });

  it("have a seal of their own each", () => {
    expect(new Set(Object.values(LOOKS).map(({ prop }) => prop)).size).toBe(characters.length);
  });
});

describe("what lies on the table", () => {
  it("is printed on every side of the dice, each another way", () => {
    const base = ["arrow", "dynamite", "one", "two", "beer", "gatling"];
    expect(Object.keys(FACES).sort()).toEqual([...base, "whiskey", "duel"].sort());
    expect(new Set(Object.values(FACES)).size).toBe(8);
  });

  it("tells every role by its shape, and an unknown one shows its back", () => {
    const roles = [...read("roles.toml").matchAll(/"(\w+)"/g)].map(([, role]) => role!);
    const badges = roles.map((role) => drawn(RoleBadge, { role }));
    expect(roles).toHaveLength(4);
    expect(new Set([...badges, drawn(RoleBadge, { role: "" })]).size).toBe(5);
    expect(drawn(RoleBadge, { role: "" })).not.toMatch(/sheriff|outlaw|renegade|deputy/);
  });

  it("has a picture for each token", () => {
    for (const kind of Object.keys(TOKENS) as (keyof typeof TOKENS)[])
      expect(drawn(Token, { kind })).toMatch(/<path/);
  });
});

it("colours are mixed part by part", () => {
  expect(mixed("#000000", "#ffffff", 0.5)).toBe("#808080");
  expect(mixed("#102030", "#102030", 0.9)).toBe("#102030");
});
