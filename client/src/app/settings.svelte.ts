/** How this browser shows things: motion and sound, as somebody chose them here. */
import { kept } from "$/net/kept";

export const SPEEDS = ["off", "quick", "normal", "slow"] as const;
export type Speed = (typeof SPEEDS)[number];

/** How long something takes in comparison to the normal speed. */
const FACTORS: Record<Speed, number> = { off: 0, quick: 0.5, normal: 1, slow: 1.6 };
const USUAL_VOLUME = 60;

function keptSpeed(): Speed {
  const before = kept.get("motion");
  return SPEEDS.find((speed) => speed === before) ?? "normal";
}

function keptVolume(): number {
  const before = Number(kept.get("volume") ?? USUAL_VOLUME);
  return before >= 0 && before <= 100 ? before : USUAL_VOLUME;
}

let speed = $state<Speed>(keptSpeed());
let sound = $state(kept.get("sound") === "on");
let volume = $state(keptVolume());

export const settings = {
  /** How fast events are acted out. */
  get speed(): Speed {
    return speed;
  },
  set speed(wanted: Speed) {
    speed = wanted;
    kept.set("motion", wanted);
  },
  /** Whether anything is heard; off until somebody switches it on. */
  get sound(): boolean {
    return sound;
  },
  set sound(on: boolean) {
    sound = on;
    kept.set("sound", on ? "on" : "off");
  },
  /** From 0 to 100. */
  get volume(): number {
    return volume;
  },
  set volume(wanted: number) {
    volume = wanted;
    kept.set("volume", String(wanted));
  },
};

/** Whether the system asks for less motion. */
export function lessMotion(): boolean {
  return globalThis.matchMedia?.("(prefers-reduced-motion: reduce)").matches ?? false;
}

/** How long things take in comparison to the normal speed; 0: nothing moves at all. */
export function motionFactor(): number {
  return lessMotion() ? 0 : FACTORS[speed];
}
