import { flushSync, mount, unmount } from "svelte";
import { afterEach, describe, expect, it } from "vitest";
import SeatChoice from "$/app/SeatChoice.svelte";
import type { SeatWish } from "$/protocol/types";

const seats: SeatWish[] = [{ kind: "me" }, { kind: "bot", level: "regular" }];
const levels = ["regular", "strong"];
let shown: Record<string, unknown> | undefined;

function explanations(ratings: Record<string, number>): string[] {
  shown = mount(SeatChoice, { target: document.body, props: { levels, ratings, seats } });
  flushSync();
  return [...document.querySelectorAll("dd")].map((one) => one.textContent);
}

afterEach(async () => {
  if (shown) await unmount(shown);
  shown = undefined;
});

describe("the levels of bots", () => {
  it("are told with the rating a league gave them, written with digits alone", () => {
    const [regular, strong] = explanations({ regular: 1500, strong: 1634 });
    expect(regular).toContain("(rating 1500)");
    expect(strong).toContain("(rating 1634)");
  });

  it("are told without one where no league was played", () => {
    for (const told of explanations({})) {
      expect(told).not.toContain("rating");
      expect(told.length).toBeGreaterThan(10);
    }
  });
});
