import { flushSync } from "svelte";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Passing } from "$/passing/passing.svelte";
import { TableState } from "$/play/table.svelte";
import type { Event, Position, Seat, Welcome } from "$/protocol/types";
import { FakeLine, match, position, table, welcome } from "../play/server";

const seat = (you: boolean, own = true): Seat => ({
  kind: "person",
  name: "",
  level: "",
  here: true,
  stand_in: "",
  you,
  own,
  wins: 0,
});
const SECRET = "the one-eyed cat";

let line: FakeLine;
let room: TableState;
let passing: Passing;

/** What the server tells one of two friends at this device, or its cover. */
function told(viewer: number, change: Partial<Welcome> = {}): void {
  line.socket.accept();
  const seats = [seat(viewer === 0), seat(viewer === 1)];
  line.socket.say(welcome({ viewer, table: table({ seats, you: viewer }), ...change }));
}

function moved(seq: number, change: Partial<Position>, events: Event[] = []): void {
  line.socket.say({ t: "moved", seq, at: 0, events, position: position(change), undone: -1 });
}

const asked = (t: string): Promise<void> =>
  vi.waitFor(() => expect(line.socket.last).toMatchObject({ t }));
const hello = (): unknown => line.socket.sent[0]?.["seat"];

beforeEach(() => {
  localStorage.clear();
  line = new FakeLine();
  room = new TableState("t1", line.dial);
  passing = new Passing(room);
  room.open();
});
afterEach(() => room.close());

describe("a device that is passed around", () => {
  it("comes covered, and asks for whoever is to decide", () => {
    told(-1, { position: position({ waiting: [1] }) });
    expect(hello()).toBe(-2);
    expect(room.shared).toBe(true);
    expect(room.myTurn).toBe(true);
    expect(passing.screen).toEqual({ kind: "cover", seat: 1 });
  });

  it("comes again as the one who says who they are", () => {
    told(-1, { position: position({ waiting: [1] }) });
    passing.enter(1);
    expect(line.sockets).toHaveLength(2);
    expect(line.sockets[0]?.readyState).toBe(3);
    expect(passing.screen).toEqual({ kind: "moment" });
    told(1);
    expect(line.socket.sent[0]).toMatchObject({ seat: 1, boot: "", seq: -1 });
    expect(passing.screen).toEqual({ kind: "table" });
  });

  it("forgets everything of a seat before it is covered", () => {
    const decision = {
      id: [1, 0] as [number, number],
      prompt: SECRET,
      values: [],
      options: [[SECRET]],
      answered: false,
      window: false,
    };
    told(0, {
      position: position({ view: { hand: SECRET }, decision }),
      history: [["received", [SECRET]]],
      chat: [{ number: 1, time: 0, seat: 0, name: "Anna", text: SECRET }],
    });
    moved(6, { view: { hand: SECRET }, decision }, [["received", [SECRET]]]);
    room.choice.ask(decision);
    room.choice.look([SECRET]);
    room.choice.answer = [SECRET];
    room.answer = { decision: "1,0", action: [SECRET] };
    room.recap = [["received", [SECRET]]];
    passing.cover();
    flushSync();
    const known = [
      room.position,
      room.shown,
      room.history,
      room.told,
      room.news,
      room.recap,
      room.chat,
      room.answer,
      room.decision,
      room.choice.decision,
      room.choice.preview,
      room.choice.answer,
      room.stage.cue,
      room.stage.highlight,
      room.match,
      room.table,
    ];
    expect(JSON.stringify(known)).not.toContain(SECRET);
    expect(room.viewer).toBe(-1);
    expect(line.sockets[0]?.readyState).toBe(3);
  });

  it("hears nothing more on the line of the seat before", () => {
    told(0);
    const before = line.socket;
    passing.cover();
    before.say(welcome({ viewer: 0, position: position({ view: { hand: SECRET } }) }));
    expect(room.position).toBeNull();
  });

  it("is due when somebody else is asked, once that is to be seen", () => {
    told(0, { position: position({ waiting: [0] }) });
    expect(passing.due).toBe(false);
    moved(6, { waiting: [1], serial: 2 });
    expect(passing.due).toBe(true);
  });

  it("tells those who come back what happened since they last looked", () => {
    const first: Event = ["a", []];
    const second: Event = ["b", []];
    told(0, { history: [first] });
    passing.cover();
    told(-1, { history: [first] });
    passing.enter(0);
    told(0, { history: [first, second] });
    expect(room.recap).toEqual([second]);
    passing.cover();
    told(-1);
    passing.enter(1);
    told(1, { history: [first, second] });
    expect(room.recap).toEqual([]); // Boris has never looked
  });

  it("is covered by the server before a new match, and stays so on a new line", () => {
    told(1, { table: table({ status: "over", seats: [seat(false), seat(true)] }) });
    line.socket.say(
      welcome({
        viewer: -1,
        table: table({ status: "gathering", seats: [seat(false), seat(false)] }),
        gathering: "c0ffee",
      }),
    );
    line.socket.breakDown();
    expect(room.viewer).toBe(-1);
    room.reload().catch(() => undefined);
    line.socket.accept();
    expect(hello()).toBe(-2);
  });

  it("contributes to the dice while it is covered", async () => {
    told(-1, { gathering: "c0ffee", match: null, position: null });
    await Promise.resolve();
    expect(line.socket.sent.map((message) => message["t"])).toEqual(["hello", "contribute"]);
  });

  it("goes back under its cover when a seat is not ours any more", () => {
    told(-1);
    passing.enter(1);
    line.socket.accept();
    line.socket.say({ t: "refused", ref: -1, code: "not-seated", key: "", values: {} });
    line.socket.accept();
    expect(line.sockets).toHaveLength(3);
    expect(hello()).toBe(-2);
    expect(room.linkState).not.toBe("refused");
  });

  it("is nothing special where everybody has a device of their own", () => {
    told(0, { table: table({ seats: [seat(true), seat(false, false)] }) });
    moved(6, { waiting: [1] });
    expect(room.shared).toBe(false);
    expect(passing.due).toBe(false);
    expect(passing.screen).toEqual({ kind: "table" });
  });
});

describe("a window", () => {
  const clock = { now: 0, left: [null, null], running: [], window: [1, 2] as [number, number] };
  const open = position({ serial: 4, waiting: [0, 1], clock });

  it("is passed for all by one word", async () => {
    told(-1, { position: open, match: match() });
    expect(passing.screen).toEqual({ kind: "window", seats: [0, 1], serial: 4 });
    const done = passing.nobodyAnswers();
    expect(line.socket.last).toMatchObject({ t: "pass_all", serial: 4 });
    line.socket.say({ t: "done", ref: line.socket.last["ref"], applied: 0 });
    await done;
    expect(passing.screen).toEqual({ kind: "table" });
  });

  it("asks for others after somebody has answered", () => {
    told(-1, { position: open });
    passing.somebodyAnswers();
    expect(passing.screen).toMatchObject({ kind: "who", why: "answer" });
    passing.enter(1);
    const decision = {
      id: [4, 1] as [number, number],
      prompt: "cats",
      values: [],
      options: [["pass"]],
      answered: false,
      window: true,
    };
    told(1, { position: { ...open, decision } });
    expect(passing.due).toBe(false);
    moved(6, { ...open, decision: { ...decision, answered: true } });
    expect(passing.due).toBe(true);
    passing.cover();
    told(-1, { position: open });
    expect(passing.answeredBefore).toBe(true);
    expect(passing.screen).toEqual({ kind: "window", seats: [0], serial: 4 });
  });
});

describe("taking back under the cover", () => {
  const passedOn = { waiting: [1], serial: 2 };

  /** Anna has acted, and the device is covered for Boris. */
  function covered(undo: boolean): void {
    told(0, { position: position({ waiting: [0] }) });
    moved(6, { ...passedOn, undo });
    passing.cover();
    told(-1, { position: position(passedOn) });
  }

  it("is offered to whoever acted last, and brings their question back", async () => {
    covered(true);
    expect(passing.screen).toEqual({ kind: "cover", seat: 1 });
    expect(passing.mayTakeBack).toBe(0);
    const done = passing.takeBack();
    told(0, { position: position({ ...passedOn, undo: true }) });
    await asked("undo");
    expect(passing.due).toBe(false); // Anna sees what comes of it
    expect(hello()).toBe(0);
    line.socket.say({ t: "done", ref: line.socket.last["ref"], applied: 0 });
    await done;
    expect(passing.mayTakeBack).toBe(-1);
  });

  it("shows why it is refused until that was read, and is not offered again", async () => {
    covered(true);
    const done = passing.takeBack();
    told(0, { position: position(passedOn) });
    await asked("undo");
    const ref = line.socket.last["ref"];
    line.socket.say({ t: "refused", ref, code: "no-undo", key: "", values: {} });
    await done;
    expect(room.trouble).toMatchObject({ kind: "refused", refused: { code: "no-undo" } });
    expect(passing.visiting).toBe(true);
    passing.cover();
    told(-1, { position: position(passedOn) });
    expect(passing.mayTakeBack).toBe(-1);
  });

  it("is not offered where nothing can be taken back, or something has happened since", () => {
    covered(false);
    expect(passing.mayTakeBack).toBe(-1);
    passing.enter(1);
    told(1, { position: position(passedOn) });
    covered(true);
    line.socket.say({
      t: "moved",
      seq: 6,
      at: 0,
      events: [],
      position: position({ waiting: [1], serial: 3 }),
      undone: -1,
    });
    expect(passing.mayTakeBack).toBe(-1);
  });
});

describe("looking out of turn", () => {
  it("lasts until they have seen enough", () => {
    told(0, { position: position({ waiting: [0] }) });
    passing.ask();
    told(-1, { position: position({ waiting: [0] }) });
    expect(passing.screen).toMatchObject({ kind: "who", seats: [0, 1], why: "look" });
    passing.enter(1);
    told(1, { position: position({ waiting: [0] }) });
    expect(passing.visiting).toBe(true);
    expect(passing.due).toBe(false);
    passing.cover();
    told(-1, { position: position({ waiting: [0] }) });
    expect(passing.screen).toEqual({ kind: "cover", seat: 0 });
  });

  it("can be left off", () => {
    told(-1, { position: position({ waiting: [0] }) });
    passing.ask();
    passing.back();
    expect(passing.screen).toEqual({ kind: "cover", seat: 0 });
  });
});
