import type { Cue, Stage } from "$/play/stage.svelte";
import type { Position } from "$/protocol/types";
import type { Grammar } from "$/words/words";
import { after, thrown } from "./acting";
import { isUndead, viewOf, type BangView } from "./view";

/** What is drawn: the position, and on top of it what has been acted out since. */
export class Acted {
  view = $state.raw<BangView>() as BangView;
  /** Places of the dice that are in the air. */
  rolling = $state.raw<number[]>([]);
  /** The dead have risen without being acted out: it is told in another way. */
  risen = $state(false);

  private cue = 0;
  private sawThemRise = false;

  constructor(private position: Position) {
    this.view = viewOf(position);
  }

  /** Follow the stage. */
  follow(position: Position, cue: Stage["cue"], kinds: Grammar["kinds"]): void {
    if (position !== this.position) this.stand(position);
    if (!cue) this.rolling = [];
    else if (cue.number !== this.cue) this.act(cue, kinds);
  }

  private stand(position: Position): void {
    const before = viewOf(this.position);
    this.position = position;
    this.view = viewOf(position);
    if (!isUndead(this.view)) this.risen = this.sawThemRise = false;
    else if (!isUndead(before) && !this.sawThemRise) this.risen = true;
  }

  private act(cue: Cue, kinds: Grammar["kinds"]): void {
    this.cue = cue.number;
    const before = this.view.dice;
    this.view = after(this.view, cue.event, kinds);
    const [key, values] = cue.event;
    this.sawThemRise ||= key === "outbreak_came";
    this.rolling =
      key === "rolled"
        ? this.view.dice.map((_, place) => place)
        : key === "rerolled"
          ? thrown(before, this.view.dice, faces(values[1], kinds))
          : [];
  }
}

function faces(values: unknown, kinds: Grammar["kinds"]): string[] {
  return (values as number[]).map((face) => kinds["face"]?.[face] ?? "");
}
