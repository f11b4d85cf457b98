/** Questions that are answered by choosing dice on the table. */
import type { Decision } from "$/protocol/types";
import type { Grammar } from "$/words/words";

export interface DiceQuestion {
  verb: string;
  /** Dice that may be chosen at all, as a bit mask. */
  possible: number;
  /** Several may be chosen together: they are marked first. */
  many: boolean;
}

/** What dice are asked for; null where none are. */
export function diceQuestion(
  decision: Decision | null,
  verbs: Grammar["verbs"],
): DiceQuestion | null {
  const asked = decision?.options.filter(([verb]) => {
    const declared = verbs[String(verb)] ?? [];
    return declared.length === 1 && declared[0]?.[1] === "dice";
  });
  const verb = asked?.[0]?.[0];
  if (!asked || verb === undefined) return null;
  const masks = asked.filter((option) => option[0] === verb).map((option) => Number(option[1]));
  return {
    verb: String(verb),
    possible: masks.reduce((all, mask) => all | mask, 0),
    many: masks.some((mask) => (mask & (mask - 1)) !== 0),
  };
}
