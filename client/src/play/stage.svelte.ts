import type { Event, Position } from "$/protocol/types";

/** What the server told in one message: what happened, and how things stand then. */
export interface Scene {
  events: Event[];
  position: Position | null;
}

/** An event that is acted out right now. */
export interface Cue {
  event: Event;
  /** How long it takes, in milliseconds. */
  length: number;
  /** Counts all cues, so that the same event twice is two cues. */
  number: number;
}

/** How long events take to be acted out, in milliseconds; what isn't listed takes no time. */
export type Timing = Readonly<Record<string, number>>;

/**
 * Acts events out one after the other before the new position is shown, so that effects follow
 * their causes. Boards draw `position` and, on top of it, the `cue`.
 */
export class Stage {
  /** What is to be drawn: the newest position whose events have been acted out. */
  position = $state.raw<Position | null>(null);
  cue = $state.raw<Cue | null>(null);
  timing: Timing = {};

  /** Show a position at once, without acting anything out. */
  show(position: Position | null): void {
    this.cue = null;
    this.position = position;
  }

  /** Act out what happened, then show how things stand. */
  play(scene: Scene): void {
    this.show(scene.position);
  }

  /** Show everything that is still to come at once. */
  skip(): void {
    this.cue = null;
  }
}
