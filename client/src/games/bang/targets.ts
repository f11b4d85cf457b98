/** What touching somebody is about: how it looks on the table. */

/** Verbs that do somebody good. */
export const HELP: readonly string[] = ["heal", "give_back"];

/** The face of a die that stands for a verb; a shot has its own sign. */
export const SIGNS: Readonly<Record<string, string>> = {
  heal: "beer",
  duel: "duel",
  give_back: "arrow",
};
