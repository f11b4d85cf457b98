import { motionFactor } from "$/app/settings.svelte";
import { playSound, type Sound } from "$/kit/sounds";
import type { Event, Position } from "$/protocol/types";

/** What the server told in one message: what happened, and how things stand then. */
export interface Scene {
  events: Event[];
  position: Position | null;
  /** Done at the moment the position is shown, e.g. to say that the match is over. */
  then?: () => void;
}

/** An event that is acted out right now. */
export interface Cue {
  event: Event;
  /** How long it takes, in milliseconds. */
  length: number;
  /** Counts all cues, so that the same event twice is two cues. */
  number: number;
}

/** Something nobody may miss: however much waits, it is seen for so long at least. */
export interface Lasting {
  length: number;
  least: number;
}

/** How long events take to be acted out, in milliseconds; what isn't listed takes no time. */
export type Timing = Readonly<Record<string, number | Lasting>>;

/** What is heard with an event, by its key. */
export type SoundTrack = Readonly<Record<string, Sound>>;

/** The stage is never further behind the server than this, in milliseconds (`Lasting` apart). */
export const MOST_LAG = 3_000;
/** So many scenes may wait; when there are more, all are played at this pace at most. */
const MOST_WAITING = 2;
const HURRIED = 0.5;
/** What would be over before it is seen takes no time at all, in milliseconds. */
const TO_BE_SEEN = 60;
/** How long something is lit that was not acted out, in milliseconds. */
export const HIGHLIGHT = 1_200;

/**
 * Acts events out one after the other before the new position is shown, so that effects follow
 * their causes. Boards draw `position` and, on top of it, the `cue`; where nothing moves, they
 * light up what `highlight` is about.
 */
export class Stage {
  /** What is to be drawn: the newest position whose events have been acted out. */
  position = $state.raw<Position | null>(null);
  cue = $state.raw<Cue | null>(null);
  /** What just happened without being acted out, since nothing is to move; for a brief while. */
  highlight = $state.raw<Event[]>([]);
  /** How many events at the end of the history are still to be acted out. */
  untold = $state(0);
  timing: Timing = {};
  sounds: SoundTrack = {};

  private waiting: Scene[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;
  private fading: ReturnType<typeof setTimeout> | undefined;
  private pace = 1;
  private count = 0;

  /** Whether something is being acted out, so that there is something to skip. */
  get playing(): boolean {
    return this.cue !== null;
  }

  /** Show a position at once, without acting anything out. */
  show(position: Position | null): void {
    this.skip();
    this.fade();
    this.position = position;
  }

  /** Act out what happened, then show how things stand. */
  play(scene: Scene): void {
    this.fade();
    this.waiting.push({ ...scene });
    this.untold += scene.events.length;
    if (motionFactor() === 0 || unseen()) this.cut(scene);
    else {
      this.pace = this.paceNow();
      if (this.timer === undefined) this.next();
    }
  }

  /** Show everything that is still to come at once. */
  skip(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.cue = null;
    this.untold = 0;
    for (const scene of this.waiting.splice(0)) this.reveal(scene);
  }

  /** Nothing more will be shown: leave no timer behind. */
  close(): void {
    this.skip();
    this.fade();
  }

  /** Without motion: show it at once, and light up what it was about. */
  private cut(scene: Scene): void {
    this.skip();
    if (unseen()) return;
    playSound(scene.events.map(([key]) => this.sounds[key]).find(Boolean));
    this.highlight = scene.events;
    this.fading = setTimeout(() => this.fade(), HIGHLIGHT);
  }

  /** Act out the next event that takes time; show every position whose events are done. */
  private next(): void {
    this.timer = undefined;
    if (unseen()) return this.skip();
    for (let scene = this.waiting[0]; scene; scene = this.waiting[0]) {
      const event = scene.events[0];
      if (!event) {
        this.waiting.shift();
        this.reveal(scene);
      } else if (this.perform(scene, event)) return;
    }
    this.cue = null;
  }

  /** Begin with an event; true if it takes time. */
  private perform(scene: Scene, event: Event): boolean {
    scene.events = scene.events.slice(1);
    this.untold -= 1;
    playSound(this.sounds[event[0]]);
    const length = Math.max(Math.round(this.lengthOf(event) * this.pace), this.leastOf(event));
    if (length < TO_BE_SEEN) return false;
    this.cue = { event, length, number: ++this.count };
    this.timer = setTimeout(() => this.next(), length);
    return true;
  }

  private reveal(scene: Scene): void {
    this.position = scene.position;
    scene.then?.();
  }

  /** How fast all that waits has to be played, so that it doesn't lag behind. */
  private paceNow(): number {
    const events = this.waiting.flatMap((scene) => scene.events);
    const current = this.timer !== undefined && this.cue ? this.cue.length : 0;
    const inTime = Math.min(1, this.paceWithin(MOST_LAG - current, events));
    return this.waiting.length > MOST_WAITING ? Math.min(HURRIED, inTime) : inTime;
  }

  /** How fast events are done within a time, where those with a floor can't be any faster. */
  private paceWithin(time: number, events: readonly Event[]): number {
    const sum = (of: (event: Event) => number): number =>
      events.reduce((all, event) => all + of(event), 0);
    const pace =
      Math.max(0, time) /
      Math.max(
        1,
        sum((event) => this.lengthOf(event)),
      );
    const slow = events.filter((event) => this.leastOf(event) > this.lengthOf(event) * pace);
    if (slow.length === 0) return pace;
    const floors = slow.reduce((all, event) => all + this.leastOf(event), 0);
    const others = sum((event) => (slow.includes(event) ? 0 : this.lengthOf(event)));
    return Math.max(0, time - floors) / Math.max(1, others);
  }

  private lengthOf([key]: Event): number {
    const timing = this.timing[key] ?? 0;
    return (typeof timing === "number" ? timing : timing.length) * motionFactor();
  }

  private leastOf([key]: Event): number {
    const timing = this.timing[key] ?? 0;
    return typeof timing === "number" ? 0 : timing.least * Math.min(1, motionFactor());
  }

  private fade(): void {
    clearTimeout(this.fading);
    if (this.highlight.length > 0) this.highlight = [];
  }
}

/** Whether nobody can see the page: acting something out would only make them late. */
function unseen(): boolean {
  return document.visibilityState === "hidden";
}
