import { describe, expect, it } from "vitest";
import { after } from "$/games/cfs/acting";
import { clashIn, clashOf, leadOf, modifiersOf } from "$/games/cfs/clashes";
import { effectOf, TIMING } from "$/games/cfs/effects";
import { FIELD } from "$/games/cfs/ground";
import { conditionsTold, decisionsIn, tablesOf, whyTold } from "$/games/cfs/machines";
import { waysFrom, type Walker } from "$/games/cfs/reach";
import { piecesOf, scoresIn, worthOf } from "$/games/cfs/scoring";
import { actionsFor, askedFor, meaningsOf, switchesOf, walkerOf } from "$/games/cfs/touching";
import { turnsOf } from "$/games/cfs/turns";
import { figureCalled, viewOf, type CfsView } from "$/games/cfs/view";
import { itLeadsToWhatIsSent } from "./board";
import { ground, moment, vocabulary, wordsFor } from "./cfs-moments";

const node = (name: string): number => ground.node(name);
const NAMES = ["revealed", "fought", "machines", "put_out", "jumped", "end", "following"];

describe("what is acted out leads to what the server sends", () => {
  const counted = (view: CfsView): unknown => ({
    round: view.round,
    figures: view.figures.map((row) => [row.field, row.load, row.down, row.out]),
    floor: view.floor,
    fields: view.fields_on,
    sought: view.sought,
    cards: view.seats.map((row) => row.cards),
  });
  itLeadsToWhatIsSent({ moment, vocabulary }, NAMES, viewOf, after, counted);

  it("and every event that takes time is one of the game's", () => {
    for (const event of Object.keys(TIMING)) expect(vocabulary.events).toHaveProperty(event);
  });
});

describe("the dungeon", () => {
  it("knows its fields by name and by point", () => {
    expect(ground.name(node("c3"))).toBe("c3");
    expect(ground.at(ground.centre(node("j10")))).toBe(node("j10"));
    expect(ground.at({ x: -1, y: 5 })).toBe(-1);
    expect(ground.at({ x: ground.width + 1, y: 5 })).toBe(-1);
  });

  it("finds an energy field by a touch near its edge, and none in the middle of a field", () => {
    const number = ground.barrier("b2-c2");
    const { x, y } = ground.middle(number);
    expect([x, y]).toEqual([2 * FIELD, 1.5 * FIELD]);
    expect(ground.barrierAt({ x: x + 5, y })).toBe(number);
    expect(ground.barrierAt(ground.centre(node("c2")))).toBe(-1);
  });

  it("is walked by arrow keys up to its edge", () => {
    expect(ground.beside(node("b2"), 1, 0)).toBe(node("c2")); // walls don't stop a cursor
    expect(ground.beside(node("a1"), -1, 0)).toBe(node("a1"));
  });

  it("tells zones, teleporters, terminals and nests", () => {
    expect(ground.zoneOf(node("a1"))).toBe(0);
    expect(ground.zoneOf(node("e5"))).toBe(-1);
    expect(ground.things(node("e1"))).toEqual(["teleporter"]);
    expect(ground.things(node("c3"))).toEqual(["terminal"]);
    expect(ground.things(node("e4"))).toEqual(["nest"]);
  });
});

describe("reach", () => {
  const walker = (from: string, more: Partial<Walker>): Walker => ({
    from: node(from),
    moves: [2],
    first: new Set(ground.steps(node(from)).map(([to]) => to)),
    closed: new Set(ground.picture.barriers.map((_, number) => number)),
    team: new Set(),
    others: new Set(),
    ...more,
  });

  it("ends at walls and at energy fields that are on", () => {
    const ways = waysFrom(ground, walker("a1", { moves: [9] }));
    expect([...ways.keys()].map((to) => ground.name(to)).sort()).toEqual(
      ["a2", "a3", "b1", "b2", "b3"].sort(),
    );
  });

  it("goes through an energy field that is off", () => {
    const closed = new Set(ground.picture.barriers.map((_, number) => number));
    closed.delete(ground.barrier("b2-c2"));
    const ways = waysFrom(ground, walker("b2", { closed, moves: [1] }));
    expect(ways.get(node("c2"))?.path).toEqual([node("c2")]);
  });

  it("leads through teammates in one step that costs as many fields, but never onto them", () => {
    const team = new Set([node("f4")]);
    const first = new Set([...ground.steps(node("f3")).map(([to]) => to), node("f5")]);
    const ways = waysFrom(ground, walker("f3", { team, first }));
    expect(ways.has(node("f4"))).toBe(false);
    expect(ways.get(node("f5"))).toMatchObject({
      stops: [node("f5")],
      path: [node("f4"), node("f5")],
    });
  });

  it("goes round opponents", () => {
    const others = new Set([node("f4")]);
    const ways = waysFrom(ground, walker("f3", { others, moves: [4] }));
    expect(ways.get(node("f5"))?.path).toHaveLength(4);
  });

  it("counts in which move a field is come to, and begins a new one where a hop is too far", () => {
    const ways = waysFrom(ground, walker("f3", { moves: [1, 3] }));
    expect(ways.get(node("g3"))?.move).toBe(0);
    expect(ways.get(node("h3"))?.move).toBe(1);
    const team = new Set([node("g3")]);
    const first = new Set([node("h3")]);
    const beyond = waysFrom(ground, walker("f3", { moves: [1, 3], team, first }));
    expect(beyond.get(node("h3"))?.move).toBe(1);
  });
});

describe("touching", () => {
  it("offers a way to every field a step is offered to, and sends it step by step", () => {
    for (const name of ["walking", "meeting", "passing", "switching"]) {
      const { position } = moment(name);
      const view = viewOf(position);
      const meanings = meaningsOf(position.decision, view, ground);
      const options = position.decision?.options ?? [];
      for (const [verb, to] of options) {
        if (verb !== "step") continue;
        const meaning = meanings.get(Number(to));
        const sent = meaning?.kind === "walk" ? meaning.gesture : [];
        expect(sent.at(-1)).toEqual(["step", to]); // past a teammate or as far round it
        expect(options).toContainEqual(sent[0]);
      }
    }
  });

  it("finds nothing beyond the movement under the present load", () => {
    const { position } = moment("walking");
    const view = viewOf(position);
    const decision = position.decision;
    if (!decision) throw new Error("nothing is asked");
    const { moves } = walkerOf(Number(decision.values[0]), decision, view, ground);
    const all = moves.reduce((sum, fields) => sum + fields, 0);
    expect(moves[0]).toBe(decision.values[2]);
    for (const meaning of meaningsOf(decision, view, ground).values()) {
      if (meaning.kind !== "walk") continue;
      expect(meaning.way.path.length).toBeLessThanOrEqual(all);
      expect(actionsFor(meaning.way, view)).toBeLessThanOrEqual(view.actions);
    }
  });

  it("lists fighting and getting past for an opponent", () => {
    const { position } = moment("meeting");
    const foes = [...meaningsOf(position.decision, viewOf(position), ground).values()].filter(
      ({ kind }) => kind === "clash",
    );
    expect(foes.length).toBeGreaterThan(0);
    for (const foe of foes)
      if (foe.kind === "clash")
        expect(foe.options.map(([verb]) => verb)).toEqual(["fight", "shove"]);
  });

  it("answers every other question on the map", () => {
    const kinds = { placing: "place", picking: "activate", exit: "exit", home: "place" };
    for (const [name, kind] of Object.entries(kinds)) {
      const { position } = moment(name);
      const found = meaningsOf(position.decision, viewOf(position), ground);
      expect(found.size, name).toBe(position.decision?.options.length);
      for (const meaning of found.values()) expect(meaning.kind).toBe(kind);
    }
    const { position } = moment("following");
    const found = meaningsOf(position.decision, viewOf(position), ground);
    expect([...found.values()].map(({ kind }) => kind).sort()).toEqual(["follow", "stay"]);
  });

  it("names what can be done with energy fields", () => {
    const all = switchesOf(moment("console").position.decision);
    const greens = ground.picture.barriers.filter(({ colour }) => colour === "green");
    expect(all.size).toBe(greens.length);
  });

  it("asks why not for the right thing", () => {
    const { position } = moment("meeting");
    const view = viewOf(position);
    const own = view.figures[figureCalled(view.active, view)];
    const foe = view.figures.find((row) => row.field && row.figure.startsWith("greifer"));
    expect(own).toBeDefined();
    expect(askedFor(node(foe?.field ?? ""), view, ground, "act")[0]).toBe("fight");
    expect(askedFor(node("d10"), view, ground, "act")).toEqual(["step", node("d10")]);
    expect(askedFor(node("e5"), view, ground, "place")).toEqual(["place", node("e5")]);
  });
});

describe("a duel", () => {
  const { before, events } = moment("fought");

  it("spells out every modifier, and they make what the server summed up", () => {
    let view = viewOf(before);
    let rolled = 0;
    for (const event of events) {
      const clash = clashIn(event, view, ground);
      for (const side of clash ? [clash.attacker, clash.defender] : []) {
        const sum = side.modifiers.reduce((all, { amount }) => all + amount, side.die);
        expect(sum).toBe(side.total);
        rolled += 1;
      }
      view = after(view, event, vocabulary.kinds);
    }
    expect(rolled).toBeGreaterThan(0);
  });

  it("counts profile, attack, load and lying down", () => {
    const view = viewOf(before);
    const figures = view.figures.map((row, place) =>
      place === 0 ? { ...row, figure: "guard_1", load: ["salt", "fuel"], down: true } : row,
    );
    const told = modifiersOf(0, true, { ...view, figures }, ground);
    expect(told.map(({ reason, amount }) => [reason, amount])).toEqual([
      ["profile", 2],
      ["attacker", 1],
      ["load", -2],
      ["down", -2],
    ]);
  });

  it("is won by whoever has more", () => {
    const clash = clashOf(0, 4, viewOf(before), ground);
    const with_ = (one: number, other: number): typeof clash => ({
      attacker: { ...clash.attacker, total: one },
      defender: { ...clash.defender, total: other },
    });
    expect(leadOf(with_(5, 4))).toBe("attacker");
    expect(leadOf(with_(4, 5))).toBe("defender");
    expect(leadOf(with_(4, 4))).toBe("tie");
  });
});

describe("the machines' table", () => {
  const found = moment("machines");
  const words = wordsFor(found);

  it("is told row by row, the last of which always holds", () => {
    for (const { rows } of tablesOf(ground, words)) {
      expect(rows.length).toBeGreaterThan(3);
      const last = rows.at(-1);
      expect(last && conditionsTold(last, words)).toBe("otherwise");
    }
  });

  it("says which row each machine read last, and why", () => {
    const last = found.history.findLastIndex(([key]) => key === "machine_decided");
    const decided = decisionsIn(found.history.slice(0, last + 1), words);
    expect(decided.length).toBeGreaterThan(0);
    for (const one of decided) {
      const said = whyTold(one, ground, words);
      expect(said).toContain(words.kind("figure", one.figure));
      expect(said).not.toContain("[");
    }
    expect(decisionsIn([...found.history, ["round_began", [2]]], words)).toEqual([]);
  });
});

describe("a round", () => {
  it("is acted in by the highest card first, the machines among the others", () => {
    const { position, events } = moment("revealed");
    const view = events
      .filter(([key]) => key.endsWith("card_shown"))
      .reduce(
        (now, event) => after(now, event, vocabulary.kinds),
        viewOf(moment("revealed").before),
      );
    const cards = turnsOf(view, vocabulary.kinds).map(({ card }) =>
      vocabulary.kinds["playing_card"]?.indexOf(card),
    );
    expect(cards).toHaveLength(position.waiting.length > 0 ? view.seats.length + 1 : 4);
    expect(cards).toEqual([...cards].sort((one, other) => Number(other) - Number(one)));
  });
});

describe("the count", () => {
  it("adds up to the points that were told", () => {
    const { position, history } = moment("end");
    const view = viewOf(position);
    const scores = scoresIn(history);
    expect(scores.size).toBe(view.seats.length);
    view.seats.forEach((_, seat) => {
      const pieces = piecesOf(seat, view, ground);
      const points = pieces.map((piece) => ground.rule(worthOf(piece, seat, view)));
      expect(points.reduce((sum, one) => sum + one, 0)).toBe(scores.get(seat)?.points);
      expect(pieces).toHaveLength(scores.get(seat)?.pieces ?? -1);
    });
  });
});

it("shows a die where one is thrown, and a spark where a field is switched", () => {
  expect(effectOf(["theft_rolled", [2, 1, 7]]).die).toEqual({ figure: 2, number: 8 });
  expect(effectOf(["switched", [2, 5, 1]]).barrier).toBe(5);
  expect(effectOf(["danced", [2]]).at).toBeNull();
});
