/** Questions that are answered by choosing dice on the table. */
import type { Decision } from "$/protocol/types";
import type { Grammar } from "$/words/words";

export interface DiceQuestion {
  verb: string;
  /** Dice that may be chosen at all, as a bit mask. */
  possible: number;
  /** Several may be chosen together: they are marked first. */
  many: boolean;
  /** One die is chosen, and then the side it is to show: sides by the die's mask; else nothing. */
  sides: ReadonlyMap<number, readonly number[]> | null;
}

/** What dice are asked for; null where none are. */
export function diceQuestion(
  decision: Decision | null,
  verbs: Grammar["verbs"],
): DiceQuestion | null {
  const asked = decision?.options.filter(([verb]) => isAboutDice(verbs[String(verb)] ?? []));
  const verb = asked?.[0]?.[0];
  if (!asked || verb === undefined) return null;
  const own = asked.filter((option) => option[0] === verb);
  const masks = own.map((option) => Number(option[1]));
  return {
    verb: String(verb),
    possible: masks.reduce((all, mask) => all | mask, 0),
    many: masks.some((mask) => (mask & (mask - 1)) !== 0),
    sides: own.some((option) => option.length > 2) ? sidesByDie(own) : null,
  };
}

/** Whether a verb names dice, or a die and one of its sides. */
function isAboutDice(declared: Grammar["verbs"][string]): boolean {
  const kinds = declared.map(([, kind]) => kind).join();
  return kinds === "dice" || kinds === "dice,face";
}

function sidesByDie(options: readonly (readonly unknown[])[]): Map<number, number[]> {
  const sides = new Map<number, number[]>();
  for (const [, mask, side] of options) {
    sides.set(Number(mask), [...(sides.get(Number(mask)) ?? []), Number(side)]);
  }
  return sides;
}
