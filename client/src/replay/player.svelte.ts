import { Stage, type Lasting, type Timing } from "$/play/stage.svelte";
import type { Event, Frame, ReplayBody } from "$/protocol/types";
import { linesIn, momentAfter, positionAt, reelOf, turnAfter, turnBefore, type Reel } from "./reel";

/** How fast it plays by itself. */
export const SPEEDS = [0.5, 1, 2, 4] as const;
export type Speed = (typeof SPEEDS)[number];

// Between two moments there is time to look, and to read what happened (milliseconds).
const TO_LOOK = 700;
const TO_READ_A_SIGN = 28;
const MOST_TO_READ = 5_000;

/** Winds a match forth and back, and plays it by itself. */
export class Player {
  body = $state.raw<ReplayBody | null>(null);
  /** The moment that is shown, from 0. */
  at = $state(0);
  playing = $state(false);
  speed = $state<Speed>(1);

  /** How long events are acted out at the usual speed. */
  timing: Timing = {};

  readonly stage = new Stage();
  readonly reel: Reel = $derived(reelOf(this.body?.frames ?? []));
  readonly last: number = $derived(Math.max(0, (this.body?.frames.length ?? 0) - 1));
  readonly frame: Frame | null = $derived(this.body?.frames[this.at] ?? null);
  /** Whether there is anything to be drawn at this moment. */
  readonly hasBoard: boolean = $derived((this.frame?.view ?? null) !== null);

  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `lengthOf` tells how many signs there are to read in the lines of a moment. */
  constructor(private readonly lengthOf: (lines: Event[]) => number = () => 0) {}

  /** Put a match in; another perspective of the same one goes on at the same moment. */
  load(body: ReplayBody, at?: number): void {
    const entries = this.frame?.entries ?? 0;
    this.pause();
    this.body = body;
    this.at = Math.min(at ?? momentAfter(body.frames, entries), this.last);
    this.stage.show(positionAt(body, this.at));
  }

  /** Go to a moment; the one that follows is acted out, any other shown at once. */
  seek(wanted: number): void {
    if (!this.body || this.body.frames.length === 0) return;
    const before = this.at;
    this.at = Math.min(Math.max(0, Math.round(wanted)), this.last);
    this.stage.skip(); // who winds on has seen enough
    clearTimeout(this.timer);
    const position = positionAt(this.body, this.at);
    const events = this.at === before + 1 ? linesIn(this.reel, this.at) : [];
    this.stage.timing = this.playing ? faster(this.timing, this.speed) : this.timing;
    if (events.length > 0) this.stage.play({ events, position, then: () => this.schedule() });
    else {
      this.stage.show(position);
      this.schedule();
    }
  }

  /** Go some moments on, or back. */
  step(by: number): void {
    this.pause();
    this.seek(this.at + by);
  }

  first(): void {
    this.pause();
    this.seek(0);
  }

  toLast(): void {
    this.pause();
    this.seek(this.last);
  }

  turnBack(): void {
    this.pause();
    this.seek(turnBefore(this.reel, this.at));
  }

  turnOn(): void {
    this.pause();
    this.seek(turnAfter(this.reel, this.at));
  }

  /** Play by itself, from the beginning if it has ended; or stop. */
  toggle(): void {
    if (this.playing) return this.pause();
    this.playing = true;
    if (this.at >= this.last) this.seek(0);
    else this.seek(this.at + 1);
  }

  pause(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Nothing more will be shown: leave no timer behind. */
  close(): void {
    this.pause();
    this.stage.close();
  }

  /** A moment is shown: the next one follows when there was time to read. */
  private schedule(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    if (this.at >= this.last) this.playing = false;
    else this.timer = setTimeout(() => this.seek(this.at + 1), this.pauseHere());
  }

  private pauseHere(): number {
    const reading = Math.min(
      this.lengthOf(linesIn(this.reel, this.at)) * TO_READ_A_SIGN,
      MOST_TO_READ,
    );
    return (TO_LOOK + reading) / this.speed;
  }
}

function faster(timing: Timing, times: number): Timing {
  const scaled = (length: number | Lasting): number | Lasting =>
    typeof length === "number"
      ? length / times
      : { length: length.length / times, least: length.least / times };
  return Object.fromEntries(Object.entries(timing).map(([key, length]) => [key, scaled(length)]));
}
