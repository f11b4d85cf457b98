/** What chances are about, as signs: the faces of the dice. */
import { FACES } from "./art/faces";

const ABOUT: Readonly<Record<string, string>> = {
  blast: "dynamite",
  indians: "arrow",
  gatling: "gatling",
  gatling_later: "gatling",
  beer: "beer",
  one: "one",
  two: "two",
  whiskey: "whiskey",
  duel: "duel",
  duel_won: "duel",
};

export const SIGNS_OF_CHANCES: Readonly<Record<string, string>> = Object.fromEntries(
  Object.entries(ABOUT).map(([key, face]) => [key, FACES[face] ?? ""]),
);

/** Chances that count the rerolls that are left. */
export const LATER: readonly string[] = ["gatling_later"];
