import { describe, expect, it } from "vitest";
import { nearest } from "$/games/frag/building";
import { FIELD, Ground } from "$/games/frag/ground";
import { waysFrom } from "$/games/frag/reach";
import { initials, shapeOf, toneOf } from "$/games/frag/art/shapes";
import { actor, meaningsOf, previewed } from "$/games/frag/touching";
import { viewOf } from "$/games/frag/view";
import type { Action } from "$/protocol/types";
import { ground, moment, vocabulary } from "./frag-moments";

/** A corridor of five fields with acid in the middle of its upper row, a wall in the last field. */
const small = Ground.of({
  ...vocabulary,
  ground: {
    title: "small",
    width: 4,
    height: 2,
    fields: [
      ...[0, 1, 2].map((col) => ({ name: `${"abc"[col]}1`, row: 0, col, side: "" })),
      { name: "d1nw", row: 0, col: 3, side: "nw" },
      { name: "d1se", row: 0, col: 3, side: "se" },
      ...[0, 1, 2, 3].map((col) => ({ name: `${"abcd"[col]}2`, row: 1, col, side: "" })),
    ],
    acid: [1],
    steps: [[1, 5], [0, 2, 6], [1, 3, 7], [2], [8], [0, 6], [1, 5, 7], [2, 6, 8], [4, 7]],
  },
});
const walker = { from: 0, points: 4, first: [1, 5], taken: new Set<number>(), throughWalls: false };

describe("places", () => {
  it("are found by where they are touched, halves of a field by their side of the wall", () => {
    const at = (x: number, y: number): string =>
      small.name(small.at({ x: x * FIELD, y: y * FIELD }));
    expect(at(0.5, 0.5)).toBe("a1");
    expect(at(3.2, 0.2)).toBe("d1nw");
    expect(at(3.9, 0.8)).toBe("d1se");
    expect(small.at({ x: 9 * FIELD, y: 0 })).toBe(-1);
  });

  it("all lie around their own middle", () => {
    ground.places.forEach((_, node) => expect(ground.at(ground.centre(node))).toBe(node));
  });

  it("are walked over by a cursor, both halves one after the other", () => {
    const right = (node: number): string => small.name(small.beside(node, 1, 0));
    expect(right(small.node("c1"))).toBe("d1nw");
    expect(right(small.node("d1nw"))).toBe("d1se");
    expect(right(small.node("d1se"))).toBe("d1se");
    expect(small.name(small.beside(small.node("d2"), 0, -1))).toBe("d1se");
  });

  it("can all be come to by arrow keys", () => {
    const seen = new Set([0]);
    const edge = [0];
    for (let node = edge.pop(); node !== undefined; node = edge.pop()) {
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        const next = ground.beside(node, dx, dy);
        if (!seen.has(next)) edge.push(next);
        seen.add(next);
      }
    }
    expect(seen.size).toBe(ground.places.length);
  });

  it("are as far apart as shots count, two halves one step", () => {
    expect(small.distance(small.node("a1"), small.node("c2"))).toBe(3);
    expect(small.distance(small.node("d1nw"), small.node("d1se"))).toBe(1);
  });
});

describe("ways", () => {
  const named = (ways: ReadonlyMap<number, readonly number[]>, to: string): string[] =>
    (ways.get(small.node(to)) ?? []).map((node) => small.name(node));

  it("go round acid where the points allow it", () => {
    expect(named(waysFrom(small, walker), "c1")).toEqual(["a2", "b2", "c2", "c1"]);
  });

  it("lead through it where they don't, and into it where that is wanted", () => {
    expect(named(waysFrom(small, { ...walker, points: 2 }), "c1")).toEqual(["b1", "c1"]);
    expect(named(waysFrom(small, walker), "b1")).toEqual(["b1"]);
  });

  it("pass through others, but don't end there", () => {
    const ways = waysFrom(small, { ...walker, taken: new Set([small.node("b2")]) });
    expect(ways.has(small.node("b2"))).toBe(false);
    expect(named(ways, "c2")).toEqual(["a2", "b2", "c2"]);
  });

  it("are no longer than the points, and never lead back to where they begin", () => {
    const ways = waysFrom(small, { ...walker, points: 3 });
    expect(ways.has(walker.from)).toBe(false);
    for (const way of ways.values()) expect(way.length).toBeLessThanOrEqual(3);
  });

  it("go through walls for whoever does", () => {
    const [nw, se] = [small.node("d1nw"), small.node("d1se")];
    const through = { ...walker, from: nw, first: small.steps(nw, true), throughWalls: true };
    expect(named(waysFrom(small, through), "d1se")).toEqual(["d1se"]);
    expect(waysFrom(small, { ...walker, from: nw, first: [2] }).get(se)?.length).toBe(4);
  });
});

describe("touching the map", () => {
  it("offers every single step that the server offers, and ways beyond them", () => {
    const { position } = moment("walking");
    const meanings = meaningsOf(position.decision, viewOf(position), ground);
    const steps = position.decision?.options.filter(([verb]) => verb === "step") ?? [];
    expect(steps.length).toBeGreaterThan(0);
    for (const step of steps) {
      const meaning = meanings.get(Number(step[1]));
      expect(meaning?.kind === "walk" && meaning.gesture).toEqual([step]);
    }
    const { points } = actor(position.decision, 0);
    const walks = [...meanings.values()].filter(({ kind }) => kind === "walk");
    expect(walks.length).toBeGreaterThan(steps.length);
    for (const walk of walks) {
      if (walk.kind === "walk") expect(walk.gesture.length).toBeLessThanOrEqual(points);
    }
  });

  it("means a target where somebody stands who can be attacked, with all weapons", () => {
    const { position } = moment("aiming");
    const view = viewOf(position);
    const attack = position.decision?.options.find(([verb]) => verb === "attack");
    const seat = Number(attack?.[1]);
    const meaning = meaningsOf(position.decision, view, ground).get(
      ground.node(view.seats[seat]?.field ?? ""),
    );
    expect(meaning).toMatchObject({ kind: "target", seat });
    expect(meaning?.kind === "target" && meaning.options).toContainEqual(attack);
  });

  it("means a respawn field when entering, by its number", () => {
    const { position } = moment("entering");
    const meanings = meaningsOf(position.decision, viewOf(position), ground);
    const [first] = position.decision?.options ?? [];
    const node = ground.picture.respawn[Number(first?.[1]) - 1] ?? -1;
    expect(meanings.get(node)).toMatchObject({ kind: "enter", action: first });
    expect(previewed(first ?? null, [], ground)?.node).toBe(node);
  });

  it("means a jump where walking leads through acid, and a walk where it leads around it", () => {
    const { position } = moment("walking");
    const view = viewOf(position);
    const seat = actor(position.decision, 0).seat;
    const seats = view.seats.map((row, other) => ({ ...row, field: other === seat ? "a1" : "" }));
    const meant = (points: number): string | undefined => {
      const options = [["step", 1], ["step", 5], ["jump", 2]] as Action[]; // prettier-ignore
      const decision = { ...position.decision!, options, values: [seat, points] };
      return meaningsOf(decision, { ...view, seats }, small).get(2)?.kind;
    };
    expect(meant(2)).toBe("jump"); // a1, b1 (acid), c1
    expect(meant(4)).toBe("walk"); // a1, a2, b2, c2, c1
  });

  it("means nothing while nothing is asked", () => {
    expect(meaningsOf(null, viewOf(moment("walking").position), ground).size).toBe(0);
  });
});

describe("a fighter", () => {
  const builds = moment("building").position.decision?.options ?? [];

  it("keeps its points together whichever value is moved", () => {
    const sum = builds[0]?.slice(1).reduce<number>((all, value) => all + Number(value), 0);
    for (const place of [0, 1, 2]) {
      for (const value of [1, 2, 3, 4]) {
        const wish = [3, 2, 2] as [number, number, number];
        wish[place] = value;
        const build = nearest(builds, wish, place);
        expect(build[place]).toBe(value);
        expect(build[0] + build[1] + build[2]).toBe(sum);
        expect(builds).toContainEqual(["build", ...build]);
      }
    }
  });

  it("takes a point from the larger of the other values", () => {
    expect(nearest(builds, [1, 4, 3], 2)).toEqual([1, 3, 3]);
  });

  it("has a shape and a colour of its own, and letters nobody else has", () => {
    const looks = Array.from({ length: 12 }, (_, seat) => `${shapeOf(seat)} ${toneOf(seat)}`);
    expect(new Set(looks).size).toBe(12);
    expect(initials(["Anna", "Boris", "Alex", "Mad Max"])).toEqual(["An", "B", "Al", "MM"]);
  });
});
