import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Connection, PING_EVERY, PONG_WITHIN, socketAddress } from "$/play/connection";
import { NotSent, OutcomeUnknown, RequestRefused } from "$/play/requests";
import { delayBefore, FIRST_DELAY, LONGEST_DELAY } from "$/play/waiting";
import { FakeLine, welcome } from "./server";

function listener() {
  return { welcome: vi.fn(), hear: vi.fn(), link: vi.fn(), restarted: vi.fn(), time: vi.fn() };
}

let line: FakeLine;
let heard: ReturnType<typeof listener>;
let connection: Connection;

const said = (seq: number) => ({
  t: "said",
  seq,
  line: { number: 1, time: 0, seat: 0, name: "Anna", text: "hello" },
});

function connected(): void {
  connection.open();
  line.socket.accept();
  line.socket.say(welcome());
}

function online(yes: boolean): void {
  vi.spyOn(navigator, "onLine", "get").mockReturnValue(yes);
}

beforeEach(() => {
  vi.useFakeTimers();
  line = new FakeLine();
  heard = listener();
  connection = new Connection("ws://x", heard, line.dial);
});

afterEach(() => {
  connection.close();
  vi.useRealTimers();
});

describe("the first conversation", () => {
  it("begins with hello and is live after the welcome", () => {
    connection.open();
    line.socket.accept();
    expect(line.socket.last).toEqual({
      t: "hello",
      protocol: 1,
      boot: "",
      viewer: -1,
      seq: -1,
      seat: -2,
    });
    line.socket.say(welcome());
    expect(heard.welcome).toHaveBeenCalledOnce();
    expect(heard.link).toHaveBeenLastCalledWith("live", "");
  });

  it("says nothing about a first attempt that failed, but about a second", () => {
    connection.open();
    line.socket.breakDown();
    expect(heard.link).not.toHaveBeenCalled();
    vi.advanceTimersByTime(LONGEST_DELAY);
    line.socket.breakDown();
    vi.advanceTimersByTime(LONGEST_DELAY);
    line.socket.breakDown();
    expect(heard.link).toHaveBeenLastCalledWith("reconnecting", "");
  });

  it("ends where the table refuses to talk", () => {
    connection.open();
    line.socket.accept();
    line.socket.say({ t: "refused", ref: -1, code: "by-invitation", key: "refused-by-invitation" });
    expect(heard.link).toHaveBeenLastCalledWith("refused", "by-invitation");
    line.socket.breakDown();
    vi.advanceTimersByTime(60_000);
    expect(line.sockets).toHaveLength(1);
  });

  it("tries again where the server is only busy", () => {
    connection.open();
    line.socket.accept();
    line.socket.say({ t: "refused", ref: -1, code: "unavailable", key: "refused-unavailable" });
    line.socket.breakDown();
    vi.advanceTimersByTime(LONGEST_DELAY);
    expect(line.sockets).toHaveLength(2);
  });
});

describe("a broken line", () => {
  it("is resumed where it broke", () => {
    connected();
    line.socket.say(said(6));
    line.socket.breakDown();
    expect(heard.link).toHaveBeenLastCalledWith("reconnecting", "");
    vi.advanceTimersByTime(FIRST_DELAY);
    line.socket.accept();
    expect(line.socket.last).toMatchObject({ boot: "b1", viewer: 0, seq: 6 });
    line.socket.say({ t: "resumed", boot: "b1", viewer: 0, seq: 7 });
    line.socket.say(said(7));
    expect(heard.hear).toHaveBeenCalledTimes(2);
    expect(heard.restarted).not.toHaveBeenCalled();
    expect(heard.link).toHaveBeenLastCalledWith("live", "");
  });

  it("waits longer each time, up to ten seconds, and not all wait alike", () => {
    const waits = [0, 1, 2, 3, 9].map((attempt) => delayBefore(attempt, 0));
    expect(waits).toEqual([300, 600, 1200, 2400, 10_000]);
    expect(delayBefore(9, 0.9)).toBeLessThan(delayBefore(9, 0.1));
  });

  it("is tried at once when the network is back", () => {
    connected();
    online(false);
    line.socket.breakDown();
    expect(heard.link).toHaveBeenLastCalledWith("offline", "");
    window.dispatchEvent(new Event("online"));
    expect(line.sockets).toHaveLength(2);
  });

  it("is told as offline as soon as the browser knows", () => {
    connected();
    window.dispatchEvent(new Event("offline"));
    expect(heard.link).toHaveBeenLastCalledWith("offline", "");
  });

  it("is noticed when no pong comes", () => {
    connected();
    vi.advanceTimersByTime(PING_EVERY);
    expect(line.socket.last).toMatchObject({ t: "ping" });
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(heard.link).toHaveBeenLastCalledWith("reconnecting", "");
  });

  it("is not suspected while pongs come", () => {
    connected();
    for (let round = 0; round < 5; round++) {
      vi.advanceTimersByTime(PING_EVERY);
      line.socket.say({ t: "pong", ref: line.socket.last["ref"], now: 1_000 + round });
    }
    vi.advanceTimersByTime(PONG_WITHIN);
    expect(line.sockets).toHaveLength(1);
    expect(heard.time).toHaveBeenLastCalledWith(1_004);
  });
});

describe("the sequence", () => {
  it("ignores what was heard before", () => {
    connected();
    line.socket.say(said(5));
    expect(heard.hear).not.toHaveBeenCalled();
  });

  it("asks for everything after a gap", () => {
    connected();
    line.socket.say(said(8));
    expect(heard.hear).not.toHaveBeenCalled();
    line.socket.accept();
    expect(line.sockets).toHaveLength(2);
    expect(line.socket.last).toMatchObject({ boot: "", seq: -1 });
  });

  it("goes on with another number at another place", () => {
    connected();
    line.socket.say({ t: "table", seq: 1, viewer: 1, table: {}, gathering: "" });
    line.socket.say(said(2));
    expect(heard.hear).toHaveBeenCalledTimes(2);
  });

  it("begins anew with a restarted server, which is told", () => {
    connected();
    line.socket.breakDown();
    vi.advanceTimersByTime(FIRST_DELAY);
    line.socket.accept();
    line.socket.say(welcome({ boot: "b2", seq: 0 }));
    expect(heard.restarted).toHaveBeenCalledOnce();
    line.socket.say(said(1));
    expect(heard.hear).toHaveBeenCalledOnce();
  });
});

describe("a request", () => {
  it("is answered by its number", async () => {
    connected();
    const first = connection.request({ t: "undo" });
    const second = connection.request({ t: "say", text: "hello" });
    const [one, two] = line.socket.sent.slice(-2);
    line.socket.say({ t: "done", ref: two?.["ref"], applied: 0 });
    line.socket.say({ t: "done", ref: one?.["ref"], applied: 1 });
    await expect(first).resolves.toMatchObject({ applied: 1 });
    await expect(second).resolves.toMatchObject({ applied: 0 });
  });

  it("that came too late is refused as stale, and the line stays", async () => {
    connected();
    const asked = connection.request({ t: "act", decision: [1, 0], actions: [["pass"]] });
    line.socket.say({
      t: "refused",
      ref: line.socket.last["ref"],
      code: "stale",
      key: "refused-stale",
    });
    await expect(asked).rejects.toBeInstanceOf(RequestRefused);
    await expect(asked).rejects.toMatchObject({ refused: { code: "stale" } });
    expect(line.sockets).toHaveLength(1);
  });

  it("has an unknown outcome when the line breaks meanwhile", async () => {
    connected();
    const asked = connection.request({ t: "undo" });
    line.socket.breakDown();
    await expect(asked).rejects.toBeInstanceOf(OutcomeUnknown);
  });

  it("is not sent where there is no line", async () => {
    await expect(connection.request({ t: "undo" })).rejects.toBeInstanceOf(NotSent);
  });
});

describe("good bye", () => {
  it("for good ends it", () => {
    connected();
    line.socket.say({ t: "bye", code: "flood", again: false });
    vi.advanceTimersByTime(60_000);
    expect(heard.link).toHaveBeenLastCalledWith("gone", "flood");
    expect(line.sockets).toHaveLength(1);
  });

  it("for a while is followed by another attempt", () => {
    connected();
    line.socket.say({ t: "bye", code: "closing", again: true });
    line.socket.breakDown();
    vi.advanceTimersByTime(FIRST_DELAY);
    expect(line.sockets).toHaveLength(2);
  });
});

it("speaks to the server the page came from", () => {
  const page = { protocol: "https:", host: "games.example" } as Location;
  expect(socketAddress("a/b", page)).toBe("wss://games.example/api/tables/a%2Fb/socket");
});
