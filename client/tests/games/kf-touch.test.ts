import { expect, it } from "vitest";
import { Touch, type Moment } from "$/games/kf/touch.svelte";

it("no card is shown large because the focus came to it by itself", () => {
  const touch = new Touch(() => ({}) as Moment);
  const card = document.createElement("button");
  touch.point("dragon", card);
  expect(touch.pointed).toBeNull();
  touch.keyed = true;
  touch.point("dragon", card);
  expect(touch.pointed?.card).toBe("dragon");
});
