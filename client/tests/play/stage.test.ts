import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { settings, type Speed } from "$/app/settings.svelte";
import * as sounds from "$/kit/sounds";
import { HIGHLIGHT, MOST_LAG, Stage } from "$/play/stage.svelte";
import type { Event, Position } from "$/protocol/types";
import { position } from "./server";

let stage: Stage;

const event = (key: string, about: number = 0): Event => [key, [about]];
const at = (serial: number): Position => position({ serial });
const shown = (): number | undefined => stage.position?.serial;
const playing = (): string | undefined => stage.cue?.event[0];

function hide(hidden: boolean): void {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(hidden ? "hidden" : "visible");
}

function choose(speed: Speed): void {
  settings.speed = speed;
  vi.advanceTimersByTime(0); // the browser tells other tabs of it
}

beforeEach(() => {
  vi.useFakeTimers();
  hide(false);
  settings.speed = "normal";
  stage = new Stage();
  stage.timing = { dice: 600, shot: 400 };
  stage.show(at(0));
});
afterEach(() => {
  stage.close();
  expect(vi.getTimerCount()).toBe(0);
  settings.speed = "normal";
  vi.useRealTimers();
});

describe("acting out", () => {
  it("goes from cause to effect, and only then shows how things stand", () => {
    stage.play({ events: [event("dice"), event("noted"), event("shot")], position: at(1) });
    expect([playing(), stage.cue?.length, shown()]).toEqual(["dice", 600, 0]);
    vi.advanceTimersByTime(600);
    expect([playing(), shown()]).toEqual(["shot", 0]);
    vi.advanceTimersByTime(400);
    expect([playing(), shown()]).toEqual([undefined, 1]);
  });

  it("takes one scene after the other, each with its position", () => {
    stage.play({ events: [event("dice")], position: at(1) });
    stage.play({ events: [event("shot")], position: at(2) });
    vi.advanceTimersByTime(600);
    expect([playing(), shown()]).toEqual(["shot", 1]);
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(2);
  });

  it("costs nothing where nothing takes time", () => {
    stage.play({ events: [event("noted"), event("noted")], position: at(1) });
    expect([playing(), shown()]).toEqual([undefined, 1]);
  });

  it("tells two equal events apart", () => {
    stage.play({ events: [event("shot", 1), event("shot", 1)], position: at(1) });
    const first = stage.cue?.number;
    vi.advanceTimersByTime(400);
    expect(playing()).toBe("shot");
    expect(stage.cue?.number).not.toBe(first);
  });

  it("counts what the log has to wait for", () => {
    stage.play({ events: [event("dice"), event("noted"), event("shot")], position: at(1) });
    expect(stage.untold).toBe(2);
    vi.advanceTimersByTime(600);
    expect(stage.untold).toBe(0);
  });

  it("says when a position is shown", () => {
    const then = vi.fn();
    stage.play({ events: [event("dice")], position: at(1), then });
    expect(then).not.toHaveBeenCalled();
    vi.advanceTimersByTime(600);
    expect(then).toHaveBeenCalledOnce();
  });

  it("leaves the events as they were told", () => {
    const events = [event("dice"), event("shot")];
    stage.play({ events, position: at(1) });
    vi.advanceTimersByTime(2_000);
    expect(events).toHaveLength(2);
  });
});

describe("speed", () => {
  it("is what the person chose", () => {
    choose("quick");
    stage.play({ events: [event("dice")], position: at(1) });
    expect(stage.cue?.length).toBe(300);
    stage.skip();
    choose("slow");
    stage.play({ events: [event("dice")], position: at(2) });
    expect(stage.cue?.length).toBe(960);
  });

  it("grows so that one long scene ends in time", () => {
    const many = Array.from({ length: 20 }, () => event("dice"));
    stage.play({ events: many, position: at(1) });
    vi.advanceTimersByTime(MOST_LAG);
    expect(shown()).toBe(1);
  });

  it("grows when more than two scenes wait", () => {
    for (const serial of [1, 2, 3]) stage.play({ events: [event("shot")], position: at(serial) });
    vi.advanceTimersByTime(400);
    expect(stage.cue?.length).toBe(200);
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(3);
  });

  it("keeps the stage within three seconds of the server, however fast the news come", () => {
    for (let serial = 1; serial <= 40; serial++) {
      stage.play({ events: [event("dice"), event("shot")], position: at(serial) });
      vi.advanceTimersByTime(150);
    }
    vi.advanceTimersByTime(MOST_LAG);
    expect(shown()).toBe(40);
  });
});

describe("somebody who doesn't want to wait", () => {
  it("skips to the newest position, through all that was to come", () => {
    const then = vi.fn();
    stage.play({ events: [event("dice")], position: at(1), then });
    stage.play({ events: [event("shot")], position: at(2) });
    stage.skip();
    expect([playing(), shown(), stage.untold]).toEqual([undefined, 2, 0]);
    expect(then).toHaveBeenCalledOnce();
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe(2);
  });

  it("who has nothing to skip changes nothing", () => {
    stage.skip();
    expect(shown()).toBe(0);
  });

  it("sees at once what was taken back, also while something plays", () => {
    stage.play({ events: [event("dice")], position: at(1) });
    stage.show(at(0));
    expect([playing(), shown(), stage.untold]).toEqual([undefined, 0, 0]);
    vi.advanceTimersByTime(5_000);
    expect(shown()).toBe(0);
  });

  it("who looks elsewhere finds everything done", () => {
    stage.play({ events: [event("dice"), event("shot")], position: at(1) });
    hide(true);
    vi.advanceTimersByTime(600);
    expect([playing(), shown()]).toEqual([undefined, 1]);
    stage.play({ events: [event("dice")], position: at(2) });
    expect([playing(), shown(), stage.highlight]).toEqual([undefined, 2, []]);
  });
});

describe("without motion", () => {
  it("the result is there at once, lit for a moment", () => {
    choose("off");
    stage.play({ events: [event("dice", 3)], position: at(1) });
    expect([playing(), shown()]).toEqual([undefined, 1]);
    expect(stage.highlight).toEqual([event("dice", 3)]);
    vi.advanceTimersByTime(HIGHLIGHT);
    expect(stage.highlight).toEqual([]);
  });

  it("is what the system's wish for less motion means, whatever was chosen here", () => {
    vi.stubGlobal("matchMedia", () => ({ matches: true }));
    stage.play({ events: [event("dice")], position: at(1) });
    expect(shown()).toBe(1);
    vi.unstubAllGlobals();
  });

  it("switched off in between, nothing is left to play", () => {
    stage.play({ events: [event("dice")], position: at(1) });
    choose("off");
    stage.play({ events: [event("shot")], position: at(2) });
    expect([playing(), shown()]).toEqual([undefined, 2]);
  });
});

describe("sounds", () => {
  it("are heard with their event, in order", () => {
    const heard = vi.spyOn(sounds, "playSound").mockReturnValue(undefined);
    const names = (): unknown[] => heard.mock.calls.map(([name]) => name).filter(Boolean);
    stage.sounds = { dice: "dice", shot: "shot", noted: "click" };
    stage.play({ events: [event("dice"), event("noted"), event("shot")], position: at(1) });
    expect(names()).toEqual(["dice"]);
    vi.advanceTimersByTime(600);
    expect(names()).toEqual(["dice", "click", "shot"]);
  });
});

describe("what nobody may miss", () => {
  beforeEach(() => {
    stage.timing = { dice: 600, rising: { length: 3_000, least: 1_500 } };
  });

  const many = Array.from({ length: 20 }, () => event("dice"));

  it("is seen for as long as it takes where nothing else waits", () => {
    stage.play({ events: [event("rising")], position: at(1) });
    expect(stage.cue?.length).toBe(3_000);
    stage.skip();
  });

  it("is seen for a while however much waits, and everything else hurries", () => {
    stage.play({ events: [event("dice"), event("rising"), ...many], position: at(1) });
    const hurried = stage.cue?.length ?? 0;
    expect(hurried).toBeLessThan(100);
    vi.advanceTimersByTime(hurried);
    expect([playing(), stage.cue?.length]).toEqual(["rising", 1_500]);
    vi.advanceTimersByTime(MOST_LAG - hurried);
    expect(shown()).toBe(1);
  });

  it("still goes by quickly for whoever wants it quick, and not at all without motion", () => {
    choose("quick");
    stage.play({ events: [event("rising"), ...many], position: at(1) });
    expect(stage.cue?.length).toBe(750);
    choose("off");
    stage.play({ events: [event("rising")], position: at(2) });
    expect([playing(), shown()]).toEqual([undefined, 2]);
    stage.show(at(2));
  });
});
