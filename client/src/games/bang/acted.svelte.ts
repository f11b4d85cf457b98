import { Acted, type Kinds } from "$/play/acted.svelte";
import type { Cue, Stage } from "$/play/stage.svelte";
import type { Position } from "$/protocol/types";
import { after, thrown } from "./acting";
import { isUndead, viewOf, type BangView } from "./view";

/** BANG!'s table while it is acted out: dice in the air, and whether the dead were seen rising. */
export class ActedBang extends Acted<BangView> {
  /** Places of the dice that are in the air. */
  rolling = $state.raw<number[]>([]);
  /** The dead have risen without being acted out: it is told in another way. */
  risen = $state(false);

  private sawThemRise = false;

  constructor(position: Position) {
    super(position, viewOf, after);
  }

  override follow(position: Position, cue: Stage["cue"], kinds: Kinds): void {
    super.follow(position, cue, kinds);
    if (!cue) this.rolling = [];
  }

  protected override stand(position: Position): void {
    const wereThey = isUndead(this.told);
    super.stand(position);
    if (!isUndead(this.view)) this.risen = this.sawThemRise = false;
    else if (!wereThey && !this.sawThemRise) this.risen = true;
  }

  protected override act(cue: Cue, kinds: Kinds): void {
    super.act(cue, kinds);
    const [key, values] = cue.event;
    this.sawThemRise ||= key === "outbreak_came";
    this.rolling =
      key === "rolled"
        ? this.view.dice.map((_, place) => place)
        : key === "rerolled"
          ? thrown(this.before.dice, this.view.dice, faces(values[1], kinds))
          : [];
  }
}

function faces(values: unknown, kinds: Kinds): string[] {
  return (values as number[]).map((face) => kinds["face"]?.[face] ?? "");
}
