/** Building a fighter: which of the offered builds somebody means who moves one value. */
import type { Action } from "$/protocol/types";

export type Build = readonly [health: number, speed: number, accuracy: number];

export function valuesOf(option: Action): Build {
  return [Number(option[1]), Number(option[2]), Number(option[3])];
}

/**
 * The build that is offered and comes nearest to a wish; the value at `place` is meant most. Where
 * two are as near, the larger of the other values gives way.
 */
export function nearest(options: readonly Action[], wish: Build, place: number): Build {
  const far = (build: Build): number =>
    build.reduce((sum, value, at) => {
      const gap = Math.abs(value - (wish[at] ?? 0));
      return sum + gap * (at === place ? 100 : 10) + (at === place ? 0 : value * value * 0.1);
    }, 0);
  const builds = options.map(valuesOf);
  return builds.reduce((best, build) => (far(build) < far(best) ? build : best), builds[0] ?? wish);
}
