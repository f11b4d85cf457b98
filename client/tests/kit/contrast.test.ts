import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";

type Scheme = "light" | "dark";
type Tokens = Record<string, string>;

const source = join(import.meta.dirname, "..", "..", "src");

/** The custom properties of all rules with exactly this selector. */
function tokensOf(file: string, selector: string): Tokens {
  const css = readFileSync(join(source, file), "utf-8").replace(/\/\*.*?\*\//gs, "");
  const bodies = [...css.matchAll(/([^{}]+)\{([^{}]*)\}/g)].filter(
    ([, before]) => before!.replace(/^.*;/s, "").trim() === selector,
  );
  const found = bodies.flatMap(([, , body]) => [...body!.matchAll(/--([\w-]+):\s*([^;]+);/g)]);
  return Object.fromEntries(found.map(([, name, value]) => [name!, value!.trim()]));
}

/** A colour as red, green, blue, from what a token says by day or in the evening. */
function colour(tokens: Tokens, name: string, scheme: Scheme): number[] {
  const said = tokens[name] ?? "";
  const twice = /^light-dark\((#\w+),\s*(#\w+)\)$/.exec(said);
  const other = /^var\(--([\w-]+)\)$/.exec(said);
  if (other) return colour(tokens, other[1]!, scheme);
  const hex = twice ? twice[scheme === "light" ? 1 : 2]! : said;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`--${name} is no colour: "${said}"`);
  return [1, 3, 5].map((place) => parseInt(hex.slice(place, place + 2), 16));
}

function brightness(parts: readonly number[]): number {
  const [red, green, blue] = parts.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: readonly number[], other: readonly number[]): number {
  const [darker, lighter] = [brightness(one), brightness(other)].sort((a, b) => a - b) as [
    number,
    number,
  ];
  return (lighter + 0.05) / (darker + 0.05);
}

const GROUNDS = ["ground", "surface", "raised", "sunken"];
const WORDS = ["text", "muted", "accent-text", "good", "warn", "danger"];
const COMMON: [words: string, ground: string][] = [
  ...GROUNDS.flatMap((ground) => WORDS.map((words): [string, string] => [words, ground])),
  ["text", "field"],
  ["on-accent", "accent"],
  ["on-accent", "accent-hover"],
  ["on-danger", "danger-fill"],
];
const BANG: typeof COMMON = [
  ...COMMON,
  ["on-wood", "wood"],
  ["on-wood-muted", "wood"],
  ["on-paper", "paper"],
  ["on-paper-muted", "paper"],
  ["die-plain-print", "die-plain"],
  ["die-danger-print", "die-danger"],
  ["die-duel-print", "die-duel"],
  ["on-die-mark", "die-mark"],
];

const FRAG: typeof COMMON = [
  ...COMMON,
  ["on-floor", "floor"],
  ["on-floor", "plate"],
  ["on-deck", "deck-weapon"],
  ["on-deck", "deck-gadget"],
  ["on-deck", "deck-special"],
  ["deck-weapon", "raised"],
  ["deck-gadget", "raised"],
  ["deck-special", "raised"],
  ["deck-weapon", "plate"],
  ["deck-gadget", "plate"],
  ["pad", "plate"],
  ["blood", "surface"],
  ["wall", "floor"],
  ["die-plain-print", "die-plain"],
];

const KF: typeof COMMON = [
  ...COMMON,
  ["text", "realm"],
  ["muted", "realm"],
  ["accent-text", "realm"],
  ["on-wild", "wild"],
  ["on-paper", "paper"],
  ["on-paper-muted", "paper"],
  ["on-ink", "ink"],
  ["on-changed", "changed"],
  ["on-metal", "metal-gold"],
  ["on-metal", "metal-silver"],
  ["on-metal", "metal-bronze"],
  ["ink", "glow"],
  ["die-plain-print", "die-plain"],
];

const CFS: typeof COMMON = [
  ...COMMON,
  ["on-floor", "floor"],
  ["on-floor", "plate"],
  ["amber", "plate"],
  ["portal", "floor"],
  ["wall", "floor"],
  ["menace", "surface"],
  ["on-paper", "paper"],
  ["suit-red", "paper"],
  ["die-plain-print", "die-plain"],
];

const house = tokensOf("kit/tokens.css", ":root");
const bang = { ...house, ...tokensOf("games/bang/art/theme.css", ":root:has(.theme-bang)") };
const frag = { ...house, ...tokensOf("games/frag/art/theme.css", ":root:has(.theme-frag)") };
const cfs = { ...house, ...tokensOf("games/cfs/art/theme.css", ":root:has(.theme-cfs)") };
const kf = { ...house, ...tokensOf("games/kf/art/theme.css", ":root:has(.theme-kf)") };
const undead = {
  ...bang,
  ...tokensOf("games/bang/art/theme.css", ":root:has(.theme-bang.undead)"),
};

describe("words can be read on every ground", () => {
  const themes: [string, Tokens, typeof COMMON][] = [
    ["the house", house, COMMON],
    ["BANG!", bang, BANG],
    ["BANG! after the outbreak", undead, BANG],
    ["FRAG", frag, FRAG],
    ["KRALLEN & FALLEN", kf, KF],
    ["COLLECT! FIGHT! SURVIVE!", cfs, CFS],
  ];
  for (const [name, tokens, pairs] of themes)
    for (const scheme of ["light", "dark"] as const) {
      it(`of ${name}, ${scheme}`, () => {
        const poor = pairs
          .map(([words, ground]) => {
            const found = contrast(colour(tokens, words, scheme), colour(tokens, ground, scheme));
            return { pair: `${words} on ${ground}`, found };
          })
          .filter(({ found }) => found < 4.5);
        expect(poor).toEqual([]);
      });

      it(`and the focus and the edges of controls are seen, of ${name}, ${scheme}`, () => {
        for (const sign of ["focus", "line-strong"])
          for (const ground of GROUNDS) {
            const found = contrast(colour(tokens, sign, scheme), colour(tokens, ground, scheme));
            expect(found, `${sign} on ${ground}`).toBeGreaterThanOrEqual(3);
          }
      });
    }

  it("by the guidelines' formula, in which black on white is 21", () => {
    expect(contrast([0, 0, 0], [255, 255, 255])).toBeCloseTo(21);
    expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2);
  });
});
