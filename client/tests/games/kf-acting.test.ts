import { describe, expect, it } from "vitest";
import { afterWith } from "$/games/kf/acting";
import { cardTexts } from "$/games/kf/book.svelte";
import { struckBy, TIMING } from "$/games/kf/effects";
import { rollIn, rollOf, signed } from "$/games/kf/rolls";
import { countOf, setOf } from "$/games/kf/treasures";
import { CATEGORIES, pilesOf, viewOf, type KfView, type Laid } from "$/games/kf/view";
import { frameOf } from "$/games/kf/art/frames";
import { pictureOf } from "$/games/kf/art/pictures";
import type { Event } from "$/protocol/types";
import { itLeadsToWhatIsSent } from "./board";
import { deck, moment, vocabulary } from "./kf-moments";

const after = afterWith(deck);
const kinds = vocabulary.kinds;

/** Where every card is, as far as one sees. */
function places(view: KfView): unknown {
  const names = (cards: readonly Laid[]): string[] => cards.map((laid) => laid.card).sort();
  return {
    turn: view.turn,
    deck: view.deck,
    discards: [...view.discards].sort(),
    wilderness: names(view.wilderness),
    loot: view.wilderness.map((laid) => [...laid.loot].sort()),
    realms: view.seats.map((row) => names(row.realm)),
    hands: view.seats.map((row) => [row.hand, [...row.cards].sort()]),
    stack: view.stack.map((row) => [row.seat, row.way, row.card, row.targets, row.at, row.rolled]),
  };
}

describe("what is acted out leads to what the server sends", () => {
  const MOMENTS = [
    ...["acting", "second", "window", "claiming", "entered", "failed"],
    ...["beaten", "withstood", "raided", "refilled", "end"],
  ];
  itLeadsToWhatIsSent({ moment, vocabulary }, MOMENTS, viewOf, after, places);

  it("and every event that takes time is one of the game's", () => {
    for (const event of Object.keys(TIMING)) expect(vocabulary.events).toHaveProperty(event);
  });
});

describe("a roll", () => {
  const dragon = kinds["card"]?.indexOf("dragon") ?? -1;
  const event: Event = ["rolled", [2, 0, dragon, 3, 1, 5, 5]];

  it("is told as die, bonus, total and number", () => {
    expect(rollIn(event, kinds)).toEqual({
      ...{ seat: 2, card: "dragon", die: 4, bonus: 1, total: 5, needed: 5 },
    });
    expect(rollIn(["entered", [2, dragon]], kinds)).toBeNull();
  });

  it("that was changed by claims keeps its die", () => {
    const row = { ...viewOf(moment("claiming").position).stack.at(-1)! };
    const claimed = { ...row, seat: 2, card: "dragon", rolled: true, total: 8, needed: 5 };
    expect(rollOf(claimed, [event], kinds)).toMatchObject({ die: 4, bonus: 4, total: 8 });
    expect(rollOf({ ...claimed, rolled: false }, [event], kinds)).toBeNull();
  });

  it("adds numbers with their sign", () => {
    expect([signed(2), signed(-3), signed(0)]).toEqual(["+2", "\u22123", "+0"]);
  });

  it("shakes the card that was beaten", () => {
    expect(struckBy(["beaten", [1, dragon]], kinds)).toEqual({ card: "dragon", kind: "beaten" });
    expect(struckBy(["turn_began", [1]], kinds)).toBeNull();
  });
});

describe("treasures", () => {
  const laid = (card: string, metal: Laid["metal"]): Laid => ({
    ...{ card, exit: 4, on: "", hidden: false, metal, loot: [] },
  });
  const view = viewOf(moment("acting").position);
  const rich = {
    ...view,
    seats: view.seats.map((row, seat) => ({
      ...row,
      realm: seat === 0 ? [laid("book", "bronze"), laid("lantern", "bronze")] : [],
    })),
  };

  it("are counted by what they count as", () => {
    const painted = { ...rich, seats: rich.seats.map((row) => ({ ...row })) };
    painted.seats[0]!.realm = [laid("book", "gold"), laid("lantern", "bronze")];
    expect(countOf(painted, [0])).toEqual({ gold: 1, silver: 0, bronze: 1 });
  });

  it("make up a set of one each, or by decree of one metal", () => {
    expect(setOf(rich, [0]).map((one) => one.card)).toEqual(["book"]);
    expect(setOf({ ...rich, decree: true }, [0]).map((one) => one.card)).toEqual([
      "book",
      "lantern",
    ]);
  });

  it("lie together with what lies on them", () => {
    const chest = { ...laid("chest", ""), on: "book" };
    expect(pilesOf([laid("book", "bronze"), laid("fox", ""), chest])).toMatchObject([
      { base: { card: "book" }, above: [{ card: "chest" }] },
      { base: { card: "fox" }, above: [] },
    ]);
  });
});

describe("cards", () => {
  it("have a window for each category, and only metals share one", () => {
    const shapes = CATEGORIES.map((category) => frameOf(category).shape);
    expect(new Set(shapes).size).toBe(CATEGORIES.length - 2);
  });

  it("all have a picture of their own", () => {
    const pictures = (kinds["card"] ?? []).map(pictureOf);
    expect(pictures.every(Boolean)).toBe(true);
    expect(new Set(pictures).size).toBe(pictures.length);
  });

  it("say the first paragraph of their clause, and the line for fun", () => {
    const clause = (id: string, text: string) => ({ id, title: "", text });
    const clauses = [
      clause("3.1", "Show the card."),
      clause("card:fox", "+2 on exit rolls.\n\nA ruling.\n\n*Sly as ever.*"),
      clause("card:dwarf", "+1 on entry rolls."),
    ];
    const texts = cardTexts({
      ...{ title: "", intro: "" },
      chapters: [{ number: "9", title: "", intro: "", clauses }],
    });
    expect([...texts.keys()]).toEqual(["fox", "dwarf"]);
    expect(texts.get("fox")).toEqual({ text: "+2 on exit rolls.", flavour: "Sly as ever." });
    expect(texts.get("dwarf")).toEqual({ text: "+1 on entry rolls.", flavour: "" });
  });
});
