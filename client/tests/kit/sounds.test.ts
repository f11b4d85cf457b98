import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { settings } from "$/app/settings.svelte";
import { playSound, soundLength, SOUND_NAMES } from "$/kit/sounds";

let made = 0;
let started = 0;
let loudest = 0;
let touched = true;

/** A part of an audio graph that remembers when it is started, and how loud it gets. */
function part(): Record<string, unknown> {
  const parameter = () => ({
    set value(wanted: number) {
      loudest = Math.max(loudest, wanted);
    },
    setValueAtTime: vi.fn(),
    exponentialRampToValueAtTime: vi.fn(),
  });
  return {
    gain: parameter(),
    frequency: parameter(),
    Q: { value: 0 },
    connect: vi.fn(),
    disconnect: vi.fn(),
    stop: vi.fn(),
    start: () => started++,
  };
}

class FakeAudio {
  currentTime = 0;
  sampleRate = 100;
  state = "running";
  destination = {};
  createGain = part;
  createOscillator = part;
  createBufferSource = part;
  createBiquadFilter = part;
  createBuffer = () => ({ getChannelData: () => new Float32Array(100) });
  constructor() {
    made++;
  }
}

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("AudioContext", FakeAudio);
  Object.defineProperty(navigator, "userActivation", {
    configurable: true,
    get: () => ({ hasBeenActive: touched }),
  });
  touched = true;
  made = started = loudest = 0;
  settings.sound = false;
  settings.volume = 60;
});
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  settings.sound = false;
});

it("nothing is heard before sounds are switched on", () => {
  playSound("dice");
  expect([made, started]).toEqual([0, 0]);
});

it("nothing is begun before somebody has touched the page", () => {
  settings.sound = true;
  touched = false;
  playSound("dice");
  expect([made, started]).toEqual([0, 0]);
});

it("every sound is short and made of something", () => {
  settings.sound = true;
  for (const name of SOUND_NAMES) {
    const before = started;
    playSound(name);
    expect(started, name).toBeGreaterThan(before);
    expect(soundLength(name), name).toBeLessThanOrEqual(0.6);
  }
});

it("one context is enough for all of them, and the loudest is gentle", () => {
  settings.sound = true;
  settings.volume = 100;
  playSound("dice");
  playSound("blast");
  expect(made).toBeLessThanOrEqual(1);
  expect(loudest).toBeLessThanOrEqual(0.4);
});

it("volume nought is silence, and so is a sound nobody knows", () => {
  settings.sound = true;
  playSound("trumpet");
  playSound(undefined);
  settings.volume = 0;
  playSound("dice");
  expect(started).toBe(0);
});
