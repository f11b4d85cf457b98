import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { longest, partable } from "$/games/kf/art/lettering";
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

it("long words of a name may be parted between syllables, short ones stay whole", () => {
  const seen = (name: string): string => partable(name).replaceAll("\u00ad", "-");
  expect(seen("Контрзаклинание")).toBe("Контр-за-кли-на-ние");
  expect(seen("Серебряный рыцарь")).toBe("Сере-бря-ный рыцарь");
  expect(seen("Ausgerutscht")).toBe("Aus-ge-rutscht");
  expect(seen("Sonnenmaske")).toBe("Son-nen-maske");
  expect(seen("Verschwindetrick")).toBe("Ver-schwin-de-trick");
  expect(seen("Counterspell")).toBe("Coun-ter-spell");
  expect(seen("Taschendieb")).toBe("Taschen-dieb");
  expect(seen("Lost Crown")).toBe("Lost Crown");
});

it("the longest word of a name says how large its letters may be, and wide letters count for more", () => {
  expect(longest("Lost Crown")).toBe(5.5);
  expect(longest("Снежный шар")).toBe(8);
});
