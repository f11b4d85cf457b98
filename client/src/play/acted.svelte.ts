import type { Cue, Stage } from "$/play/stage.svelte";
import type { Event, Position } from "$/protocol/types";
import type { Grammar } from "$/words/words";

export type Kinds = Grammar["kinds"];

/** What a game's view becomes once an event has been told. */
export type After<View> = (view: View, event: Event, kinds: Kinds) => View;

/** What is drawn: the position, and on top of it what has been acted out since. */
export class Acted<View extends object> {
  view = $state.raw<View>() as View;
  /** As it was before the event that is acted out: who falls is still where it happened. */
  before = $state.raw<View>() as View;
  private cue = 0;

  constructor(
    private position: Position,
    private readonly viewOf: (position: Position) => View,
    private readonly after: After<View>,
  ) {
    this.view = this.before = viewOf(position);
  }

  /** What the server sent last, with nothing on top of it. */
  protected get told(): View {
    return this.viewOf(this.position);
  }

  /** Follow the stage. */
  follow(position: Position, cue: Stage["cue"], kinds: Kinds): void {
    if (position !== this.position) this.stand(position);
    if (cue && cue.number !== this.cue) {
      this.cue = cue.number;
      this.act(cue, kinds);
    }
  }

  /** Take what the server sent. */
  protected stand(position: Position): void {
    this.position = position;
    this.view = this.before = this.viewOf(position);
  }

  /** Put on top of it what an event tells. */
  protected act(cue: Cue, kinds: Kinds): void {
    this.before = this.view;
    this.view = this.after(this.view, cue.event, kinds);
  }
}
