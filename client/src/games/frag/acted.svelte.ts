import type { Stage } from "$/play/stage.svelte";
import type { Position } from "$/protocol/types";
import type { Grammar } from "$/words/words";
import { after } from "./acting";
import { viewOf, type FragView } from "./view";

/** What is drawn: the position, and on top of it what has been acted out since. */
export class Acted {
  view = $state.raw<FragView>() as FragView;
  /** As it was before the event that is acted out: who falls is still where it happened. */
  before = $state.raw<FragView>() as FragView;
  private cue = 0;

  constructor(private position: Position) {
    this.view = this.before = viewOf(position);
  }

  /** Follow the stage. */
  follow(position: Position, cue: Stage["cue"], kinds: Grammar["kinds"]): void {
    if (position !== this.position) {
      this.position = position;
      this.view = this.before = viewOf(position);
    }
    if (!cue || cue.number === this.cue) return;
    this.cue = cue.number;
    this.before = this.view;
    this.view = after(this.view, cue.event, kinds);
  }
}
