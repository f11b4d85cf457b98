import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Player } from "$/replay/player.svelte";
import { match, unseen } from "./pebbles";

describe("a player", () => {
  let player: Player;
  const played = (): unknown[] => vi.mocked(player.stage.play).mock.calls.map(([scene]) => scene);

  beforeEach(() => {
    vi.useFakeTimers();
    player = new Player((lines) => lines.length * 100);
    vi.spyOn(player.stage, "play");
    player.load(match());
  });
  afterEach(() => {
    player.close();
    vi.useRealTimers();
  });

  it("begins at the beginning, and never goes beyond the ends", () => {
    expect([player.at, player.last]).toEqual([0, 5]);
    player.step(-1);
    expect(player.at).toBe(0);
    player.seek(99);
    expect(player.at).toBe(5);
    player.step(1);
    expect(player.at).toBe(5);
  });

  it("acts out only what follows; whoever jumps sees it at once", () => {
    player.step(1);
    expect(played()).toEqual([expect.objectContaining({ events: [["taken", [0, 3]]] })]);
    player.seek(4);
    player.step(-1);
    expect(played()).toHaveLength(1);
    expect(player.stage.position).toMatchObject({ serial: 3 });
  });

  it("shows the newest moment even while the one before is still acted out", () => {
    player.timing = { taken: 800, turn_began: 800 };
    player.step(1);
    player.seek(3);
    player.step(1);
    vi.advanceTimersByTime(5000);
    expect(player.stage.position).toMatchObject({ serial: 4 });
  });

  it("plays by itself to the end, with time to read, and stops there", () => {
    player.toggle();
    expect(player.at).toBe(1);
    vi.advanceTimersByTime(700);
    expect(player.at).toBe(1); // a line takes a while to be read
    vi.advanceTimersByTime(60_000);
    expect([player.at, player.playing]).toEqual([5, false]);
    player.toggle();
    expect([player.at, player.playing]).toEqual([0, true]); // from the beginning again
  });

  it("plays faster when told to, and acts out faster then", () => {
    player.timing = { taken: 800 };
    const ends = ([0.5, 4] as const).map((speed) => {
      player.speed = speed;
      player.seek(0);
      player.toggle();
      const begun = Date.now();
      while (player.playing) vi.advanceTimersByTime(10);
      return Date.now() - begun;
    });
    expect(ends[0]! / ends[1]!).toBeCloseTo(8, 0);
    player.step(-1);
    player.step(1); // by hand it takes its time
    expect(player.stage.timing).toEqual({ taken: 800 });
  });

  it("stops playing when somebody winds it by hand, and leaves no timer behind", () => {
    player.toggle();
    player.step(-1);
    vi.advanceTimersByTime(60_000);
    expect([player.at, player.playing]).toEqual([0, false]);
    player.toggle();
    player.close();
    expect(vi.getTimerCount()).toBe(0);
  });

  it("stays at the same moment when somebody else looks", () => {
    player.seek(4);
    player.load(match(1));
    expect([player.at, player.body?.viewer]).toEqual([4, 1]);
    player.load(match(0), 2);
    expect(player.at).toBe(2);
  });

  it("winds a match without views, too", () => {
    player.load(unseen({ whole: false }), 0);
    player.step(1);
    expect([player.at, player.hasBoard, player.stage.position]).toEqual([1, false, null]);
  });
});
