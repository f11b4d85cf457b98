import { describe, expect, it } from "vitest";
import { ActedBang } from "$/games/bang/acted.svelte";
import { after, thrown } from "$/games/bang/acting";
import { deedsOf } from "$/games/bang/deeds";
import { effectOf, TIMING } from "$/games/bang/effects";
import { viewOf, type BangView } from "$/games/bang/view";
import { itLeadsToWhatIsSent } from "./board";
import { moment, vocabulary, type Moment } from "./moments";

const { kinds } = vocabulary;
const acted = ({ before, events }: Moment): BangView =>
  events.reduce((view, event) => after(view, event, kinds), viewOf(before));

/** What everybody can count on the table. */
const counted = (view: BangView): unknown => ({
  turn: view.turn,
  dice: view.dice,
  pile: view.pile,
  seats: view.seats.map((row) => [row.life, row.arrows, row.in_play, row.rage, row.role]),
});

describe("what is acted out leads to what the server sends", () => {
  const names = ["attack", "duel", "outbreak", "end", "rolling", "pouring"];
  itLeadsToWhatIsSent({ moment, vocabulary }, names, viewOf, after, counted);

  it("with the zombies of an outbreak", () => {
    const found = moment("outbreak");
    const view = acted(found);
    expect(view.outbreak).toBe(2);
    expect(view.seats.map((row) => row.zombie)).toEqual(
      viewOf(found.position).seats.map((row) => row.zombie),
    );
  });

  it("and an event nobody knows changes nothing", () => {
    const view = viewOf(moment("rolling").position);
    expect(after(view, ["danced", [0]], kinds)).toBe(view);
  });
});

describe("the dead", () => {
  const found = moment("outbreak");

  it("who rise while nothing moves are told by a banner", () => {
    const table = new ActedBang(found.before);
    table.follow(found.position, null, kinds);
    expect(table.risen).toBe(true);
  });

  it("who were seen rising need none", () => {
    const table = new ActedBang(found.before);
    found.events.forEach((event, number) =>
      table.follow(found.before, { event, length: 100, number: number + 1 }, kinds),
    );
    table.follow(found.position, null, kinds);
    expect(table.risen).toBe(false);
    expect(table.view).toBe(viewOf(found.position));
  });
});

describe("dice thrown again", () => {
  it("are those that changed", () => {
    expect(thrown(["beer", "one", "two"], ["beer", "two", "two"], ["two"])).toEqual([1]);
  });

  it("and one that shows the same as before, if it must have been", () => {
    const before = ["arrow", "beer", "one"];
    expect(thrown(before, ["arrow", "beer", "two"], ["beer", "two"])).toEqual([1, 2]);
  });
});

describe("effects", () => {
  it("draw a shot from who fired it to who is hit", () => {
    const cause = kinds["cause"]?.indexOf("shot");
    const effect = effectOf(["lost_life", [2, 1, cause, 0]] as never, kinds);
    expect(effect.lines).toEqual([{ from: 0, to: 2, tone: "harm", done: true }]);
    expect(effect.seats.get(2)).toEqual({ kind: "hit", sign: "\u22121" });
  });

  it("of dynamite have no line: nobody fired", () => {
    const cause = kinds["cause"]?.indexOf("blast");
    const effect = effectOf(["lost_life", [2, 1, cause, -1]] as never, kinds);
    expect(effect.lines).toEqual([]);
    expect(effect.seats.get(2)?.kind).toBe("blast");
  });

  it("take time only for events the game really tells", () => {
    for (const key of Object.keys(TIMING)) expect(vocabulary.events).toHaveProperty(key);
  });
});

describe("deeds", () => {
  it("count what was told: life lost is what others took, paid or lost to nobody", () => {
    const { history, players } = moment("end");
    const deeds = deedsOf(history, players);
    const lost = history.filter(([key]) => key === "lost_life");
    const all = lost.reduce((sum, [, values]) => sum + Number(values[1]), 0);
    expect(all).toBeGreaterThan(0);
    expect(deeds.reduce((sum, { lost }) => sum + lost, 0)).toBe(all);
    const taken = lost.filter(([, [seat, , , source]]) => Number(source) >= 0 && source !== seat);
    expect(deeds.reduce((sum, { dealt }) => sum + dealt, 0)).toBe(
      taken.reduce((sum, [, values]) => sum + Number(values[1]), 0),
    );
  });
});
