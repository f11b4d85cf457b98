/** A small match of BANG! looked back at. */
import type { Belief, PlayerSummary, Summary } from "$/protocol/types";

export const player = (change: Partial<PlayerSummary> = {}): PlayerSummary => ({
  ...{ seat: 0, level: "", start: 0.25, deal: 0.04, dice: 0.12, hidden: -0.02 },
  ...{ decisions: -0.09, usual: 0, others: 0.65, rest: 0.05, result: 1, error: 0.03 },
  ...{ choices: 41, agreed: 33 },
  ...change,
});

const belief = (seat: number, turn: number, sheriff: number): Belief => ({
  ...{ moment: 10 + turn, seat, turn, about: 2, kind: "role" },
  guesses: [
    { value: 1, chance: 1 - sheriff, even: 0.5, true: false },
    { value: 2, chance: sheriff, even: 0.5, true: true },
  ],
});

export const summary: Summary = {
  game: "bang",
  names: ["Anna", "Boris", "Clara"],
  status: "over",
  winners: [0],
  explained: 0.87,
  vague: false,
  players: [
    player(),
    player({ seat: 1, level: "strong", deal: 0, dice: -0.2, decisions: 0, result: 0 }),
    player({ seat: 2, level: "regular", choices: 0, agreed: 0, result: 0 }),
  ],
  moments: [
    {
      ...{ moment: 57, entries: 61, seat: 0, played: ["stop"], better: ["reroll", 6] },
      ...{ then: [], loss: 0.08, error: 0.02, reasons: [] },
    },
    {
      ...{ moment: 60, entries: 64, seat: 1, played: ["stop"], better: ["reroll", 1] },
      ...{ then: [], loss: 0.001, error: 0.02, reasons: [] },
    },
  ],
  strokes: [{ moment: 58, entries: 62, seat: 2, gain: -0.21 }],
  beliefs: [belief(0, 1, 0.5), belief(1, 1, 0.6), belief(1, 2, 0.83)],
};
