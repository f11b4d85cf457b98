import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { pictureOf } from "$/games/kf/art/pictures";

const data = join(import.meta.dirname, "../../../src/tafelrunde/games/kf/data/cards.toml");
const cards = [...readFileSync(data, "utf-8").matchAll(/^id = "(.+)"/gm)].map(([, id]) => id!);

it("every card has a picture, and no two cards share one", () => {
  expect(cards).toHaveLength(100);
  expect(cards.filter((card) => !/^m/i.test(pictureOf(card)))).toEqual([]);
  expect(new Set(cards.map(pictureOf)).size).toBe(cards.length);
});

it("a card that nobody knows has none", () => {
  expect(pictureOf("")).toBe("");
});
