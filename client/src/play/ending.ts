/** The end of a match, as every game's view tells it. */
import type { Position } from "$/protocol/types";

/** Whether the match is over, and who has won. */
export function endOf(position: Position): { over: boolean; winners: number[] } {
  return {
    over: position.view["over"] === true,
    winners: (position.view["winners"] as number[] | undefined) ?? [],
  };
}
