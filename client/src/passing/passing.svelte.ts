import { COVERED } from "$/play/connection";
import type { TableState } from "$/play/table.svelte";
import {
  coveredScreen,
  inWindow,
  mustPass,
  NOTHING_SAID,
  type Moment,
  type Said,
  type Screen,
} from "./turns";

const NOBODY_ACTED = { seat: -1, serial: -1, match: 0 };

/** One device for several seats: who looks at it, and what is shown while nobody may. */
export class Passing {
  private readonly room: TableState;
  /** Somebody wants to look out of turn. */
  choosing = $state(false);
  private said = $state.raw<Said>(NOTHING_SAID);
  /** Who acted last before the device was covered and might take it back, and when that was. */
  private acted = $state.raw(NOBODY_ACTED);

  readonly moment: Moment = $derived.by(() => ({
    running: this.room.match?.status === "running" && this.room.table?.status === "playing",
    position: this.room.shown,
    seats: this.room.table?.seats ?? [],
    looking: this.room.viewer,
  }));
  /** Whether whoever looks has to pass the device on. */
  readonly due: boolean = $derived.by(() => this.room.shared && mustPass(this.moment, this.said));
  readonly screen: Screen = $derived.by(() => {
    if (!this.room.shared || this.room.viewer >= 0) return { kind: "table" };
    return coveredScreen(this.moment, this.said, this.choosing);
  });

  /** Whose last action can still be taken back, as far as is known under the cover; else -1. */
  readonly mayTakeBack: number = $derived.by(() =>
    this.room.shown?.serial === this.acted.serial && this.match === this.acted.match
      ? this.acted.seat
      : -1,
  );

  constructor(room: TableState) {
    this.room = room;
  }

  private get match(): number {
    return this.room.match?.number ?? 0;
  }

  /** Whether whoever looks does so out of turn. */
  get visiting(): boolean {
    return this.said.visiting && this.room.viewer >= 0;
  }

  /** Whether somebody here has answered the open window. */
  get answeredBefore(): boolean {
    return this.said.window === this.room.shown?.serial;
  }

  /** Forget what was shown and hide the table until somebody says who they are. */
  cover(): void {
    this.noteAnswer();
    const { position, viewer } = this.room;
    if (position?.undo) this.acted = { seat: viewer, serial: position.serial, match: this.match };
    this.choosing = false;
    this.said = { ...this.said, visiting: false };
    void this.room.become(COVERED);
  }

  /** Cover the device, and ask who wants to look. */
  ask(): void {
    if (this.room.viewer >= 0) this.cover();
    this.choosing = true;
  }

  /** Somebody has the device in hand: show them what their seat may know. */
  enter(seat: number): void {
    this.said = { ...this.said, visiting: this.choosing };
    this.choosing = false;
    void this.room.become(seat);
  }

  /** Whoever acted last takes it back after all; where that is refused, they see why. */
  async takeBack(): Promise<void> {
    const seat = this.mayTakeBack;
    if (seat < 0) return;
    this.acted = NOBODY_ACTED; // one try: a refusal stays a refusal
    this.said = { ...this.said, visiting: true };
    await this.room.become(seat);
    await this.room.ask("undo", { t: "undo" });
  }

  /** Whoever was let in out of turn is asked something: from now on it is their turn. */
  asked(): void {
    const decision = this.room.shown?.decision;
    if (this.said.visiting && decision && !decision.answered) {
      this.said = { ...this.said, visiting: false };
    }
  }

  /** Nobody takes the device after all. */
  back(): void {
    this.choosing = false;
    this.said = { ...this.said, answering: -1 };
  }

  /** Somebody at this device answers the open window; who they are is asked next. */
  somebodyAnswers(): void {
    const position = this.room.shown;
    if (position) this.said = { ...this.said, answering: position.serial };
  }

  /** Nobody here answers (any more): all seats that have not answered pass. */
  async nobodyAnswers(): Promise<void> {
    const position = this.room.position;
    if (!position) return;
    const { serial } = position;
    if (await this.room.ask("pass_all", { t: "pass_all", serial })) {
      this.said = { ...this.said, answering: -1, window: serial, done: this.room.own };
    }
  }

  /** Remember that the seat that looks has answered the window, so that it isn't asked again. */
  private noteAnswer(): void {
    const { position, viewer } = this.room;
    if (!position || !inWindow(position) || !position.decision?.answered) return;
    const before = this.said.window === position.serial ? this.said.done : [];
    const done = [...before, viewer];
    this.said = { ...this.said, answering: -1, window: position.serial, done };
  }
}
