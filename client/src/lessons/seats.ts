import { tableOf, turnOf } from "$/generic/values";
import type { SeatFace } from "$/play/seats";
import type { Event, Position } from "$/protocol/types";

/** The seats of a scenario: nobody is late, nobody is away. */
export function puzzleSeats(
  names: readonly string[],
  viewer: number,
  position: Position,
  history: readonly Event[],
): SeatFace[] {
  const turn = turnOf(tableOf(position.view));
  const won = history.find(([key]) => key === "won");
  const winners = (won?.[1][0] ?? []) as number[];
  return names.map((name, seat) => ({
    seat,
    name,
    you: seat === viewer,
    bot: false,
    here: true,
    turn: !won && seat === turn,
    waiting: position.waiting.includes(seat),
    winner: winners.includes(seat),
    standIn: "",
    wins: 0,
    left: null,
    running: false,
  }));
}
