import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { TableState } from "$/play/table.svelte";
import type { Decision, Event } from "$/protocol/types";
import { FakeLine, match, position, table, welcome } from "./server";

let line: FakeLine;
let state: TableState;

const event = (key: string): Event => [key, []];
const decision: Decision = {
  id: [3, 0],
  prompt: "show",
  values: [],
  options: [["show", 1], ["pass"]],
  answered: false,
  window: false,
};

function join(change: Parameters<typeof welcome>[0] = {}): void {
  state.open();
  line.socket.accept();
  line.socket.say(welcome(change));
}

function moved(seq: number, at: number, keys: string[], undone = -1): void {
  line.socket.say({ t: "moved", seq, at, events: keys.map(event), position: position(), undone });
}

function look(visible: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visible ? "visible" : "hidden");
  document.dispatchEvent(new window.Event("visibilitychange"));
}

beforeEach(() => {
  localStorage.clear();
  line = new FakeLine();
  state = new TableState("t1", line.dial);
});
afterEach(() => state.close());

describe("what is told", () => {
  it("becomes the state of the table", () => {
    join({ history: [event("a")] });
    moved(6, 1, ["b", "c"]);
    expect(state.history.map(([key]) => key)).toEqual(["a", "b", "c"]);
    expect(state.news.map(([key]) => key)).toEqual(["b", "c"]);
    line.socket.say({
      t: "said",
      seq: 7,
      line: { number: 1, time: 0, seat: 1, name: "B", text: "hi" },
    });
    expect(state.chat.map((said) => said.text)).toEqual(["hi"]);
  });

  it("is not cut short by what tells nothing", () => {
    join({ history: [event("a")] });
    moved(6, 1, ["b"]);
    moved(7, 2, []);
    expect(state.news.map(([key]) => key)).toEqual(["b"]);
    moved(8, 1, [], 1);
    moved(9, 1, []);
    expect(state.undone).toBe(1);
    moved(10, 1, ["c"]);
    expect(state.undone).toBe(-1);
    expect(state.news.map(([key]) => key)).toEqual(["c"]);
  });

  it("loses what was taken back", () => {
    join({ history: [event("a"), event("b")] });
    moved(6, 1, [], 1);
    expect(state.history.map(([key]) => key)).toEqual(["a"]);
    expect(state.undone).toBe(1);
  });

  it("begins again with a new match", () => {
    join({ history: [event("a")] });
    line.socket.say({
      t: "match",
      seq: 6,
      match: match({ number: 2 }),
      position: position(),
      history: [event("z")],
    });
    expect(state.history.map(([key]) => key)).toEqual(["z"]);
    expect(state.match?.number).toBe(2);
  });

  it("stays when only the end of a match is told", () => {
    join({ history: [event("a")] });
    line.socket.say({
      t: "match",
      seq: 6,
      match: match({ status: "over" }),
      position: null,
      history: null,
    });
    expect(state.history).toHaveLength(1);
  });

  it("notices a server of another version", () => {
    vi.useFakeTimers();
    join();
    line.socket.breakDown();
    vi.advanceTimersByTime(1_000);
    line.socket.accept();
    line.socket.say(welcome({ version: "1.1", boot: "b2" }));
    expect(state.newVersion).toBe(true);
    expect(state.wasRestarted).toBe(true);
    vi.useRealTimers();
  });

  it("is another place after sitting down, not another server", () => {
    join({ viewer: -1, history: [event("a")] });
    line.socket.say(welcome({ boot: "b1-host", viewer: 0, history: [event("a"), event("b")] }));
    expect(state.viewer).toBe(0);
    expect(state.wasRestarted).toBe(false);
    expect(state.recap).toEqual([]);
  });
});

describe("a decision", () => {
  it("is answered once, however often somebody presses", async () => {
    join({ position: position({ decision }) });
    expect(state.myTurn).toBe(true);
    const first = state.act(["show", 1]);
    const second = state.act(["show", 1]);
    expect(state.pending.has("act")).toBe(true);
    await expect(second).resolves.toBe(false);
    expect(line.socket.sent.filter((message) => message["t"] === "act")).toHaveLength(1);
    expect(line.socket.last).toMatchObject({ decision: [3, 0], actions: [["show", 1]] });
    line.socket.say({ t: "done", ref: line.socket.last["ref"], applied: 1 });
    await expect(first).resolves.toBe(true);
    expect(state.pending.size).toBe(0);
  });

  it("shows the own answer while it may still be changed", async () => {
    join({ position: position({ decision }) });
    const done = state.act(["show", 1]);
    line.socket.say({ t: "done", ref: line.socket.last["ref"], applied: 1 });
    await done;
    expect(state.chosen()).toBeNull();
    line.socket.say({
      t: "moved",
      seq: 6,
      at: 0,
      events: [],
      position: position({ decision: { ...decision, answered: true } }),
      undone: -1,
    });
    expect(state.chosen()).toEqual(["show", 1]);
    expect(state.myTurn).toBe(false);
  });

  it("that is no longer open is refused, with the reason", async () => {
    join({ position: position({ decision }) });
    const asked = state.act(["pass"]);
    const ref = line.socket.last["ref"];
    line.socket.say({
      t: "refused",
      ref,
      code: "stale",
      key: "refused-stale",
      values: {},
      clause: "",
      text: "",
    });
    await expect(asked).resolves.toBe(false);
    expect(state.trouble).toMatchObject({ kind: "refused", refused: { code: "stale" } });
  });

  it("has an unknown outcome if the line breaks", async () => {
    join({ position: position({ decision }) });
    const asked = state.act(["pass"]);
    line.socket.breakDown();
    await expect(asked).resolves.toBe(false);
    expect(state.trouble).toEqual({ kind: "unknown" });
  });

  it("can't be answered without a line", async () => {
    await expect(state.ask("undo", { t: "undo" })).resolves.toBe(false);
    expect(state.trouble).toEqual({ kind: "not-sent" });
  });
});

describe("what is acted out", () => {
  const later: Decision = { ...decision, id: [4, 0] };

  function shotThen(change: Parameters<typeof position>[0]): void {
    const events = [event("shot"), event("noted")];
    line.socket.say({ t: "moved", seq: 6, at: 1, events, position: position(change), undone: -1 });
  }

  beforeEach(() => {
    vi.useFakeTimers();
    state.stage.timing = { shot: 400 };
  });
  afterEach(() => void vi.useRealTimers());

  it("is in the log and asks for an answer when it is seen, but is read aloud at once", () => {
    join({ history: [event("a")] });
    shotThen({ decision: later });
    expect(state.news.map(([key]) => key)).toEqual(["shot", "noted"]);
    expect(state.told.map(([key]) => key)).toEqual(["a", "shot"]);
    expect([state.shown?.decision, state.myTurn]).toEqual([null, true]);
    vi.advanceTimersByTime(400);
    expect(state.told.map(([key]) => key)).toEqual(["a", "shot", "noted"]);
    expect(state.shown?.decision).toEqual(later);
  });

  it("is over with the last event, not before", () => {
    join({ history: [event("a")] });
    shotThen({});
    const over = match({ status: "over" });
    line.socket.say({ t: "match", seq: 7, match: over, position: position(), history: null });
    expect(state.match?.status).toBe("running");
    vi.advanceTimersByTime(400);
    expect(state.match?.status).toBe("over");
  });

  it("gives way to the next match", () => {
    join({ history: [event("a")] });
    shotThen({});
    const next = match({ number: 2 });
    const news = { t: "match", seq: 7, match: next, position: position({ serial: 9 }) };
    line.socket.say({ ...news, history: [event("z")] });
    expect([state.shown?.serial, state.match?.number]).toEqual([9, 2]);
    expect(state.told.map(([key]) => key)).toEqual(["z"]);
  });

  it("ends when the person acts, and the answer is to what they saw", () => {
    join({ position: position({ decision }), history: [event("a")] });
    shotThen({ decision: later });
    void state.act(["pass"]);
    expect(line.socket.last).toMatchObject({ decision: decision.id });
    expect(state.stage.playing).toBe(false);
  });

  it("leaves no timer behind when the page is left", () => {
    join({ history: [event("a")] });
    shotThen({});
    state.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("the dice", () => {
  it("get digits of our own, once, and the match is checked for them", async () => {
    join({ gathering: "c0ffee" });
    await Promise.resolve();
    const sent = line.socket.sent.filter((message) => message["t"] === "contribute");
    expect(sent).toHaveLength(1);
    line.socket.say({ t: "table", seq: 6, table: table(), viewer: 0, gathering: "c0ffee" });
    await Promise.resolve();
    expect(line.socket.sent.filter((message) => message["t"] === "contribute")).toHaveLength(1);
    const digits = String(sent[0]?.["digits"]);
    const begun = match({ contributions: [digits, ""] });
    line.socket.say({ t: "match", seq: 7, match: begun, position: position(), history: [] });
    expect(state.digits).toBe("included");
  });

  it("get none from somebody who watches", async () => {
    join({ gathering: "c0ffee", viewer: -1 });
    await Promise.resolve();
    expect(line.socket.sent.map((message) => message["t"])).toEqual(["hello"]);
  });
});

describe("somebody who looked away", () => {
  it("is told what happened meanwhile", () => {
    join({ history: [event("a")] });
    look(false);
    moved(6, 1, ["b"]);
    expect(state.recap).toEqual([]);
    look(true);
    expect(state.recap.map(([key]) => key)).toEqual(["b"]);
  });

  it("is told nothing if nothing happened", () => {
    join({ history: [event("a")] });
    look(false);
    look(true);
    expect(state.recap).toEqual([]);
  });

  it("is told what happened while the line was broken", () => {
    join({ history: [event("a")] });
    line.socket.say(welcome({ boot: "b2", history: [event("a"), event("b")] }));
    expect(state.recap.map(([key]) => key)).toEqual(["b"]);
  });
});

describe("the server's time", () => {
  it("is not set back by messages that are sent again", () => {
    vi.useFakeTimers({ now: 50_000 });
    const clock = (now: number) => ({ now, left: [60_000], running: [0], window: null });
    join({ position: position({ clock: clock(100_000) }) });
    line.socket.say({
      t: "moved",
      seq: 6,
      at: 0,
      events: [],
      position: position({ clock: clock(90_000) }),
      undone: -1,
    });
    expect(state.now).toBe(100_000);
    vi.advanceTimersByTime(1_000);
    expect(state.now).toBe(101_000);
    vi.useRealTimers();
  });
});
