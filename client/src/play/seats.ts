import type { MatchInfo, Position, TableInfo } from "$/protocol/types";
import { t } from "$/words/ui.svelte";
import { timeLeft } from "./clock";

/** A seat as it is to be drawn, whatever the game. */
export interface SeatFace {
  seat: number;
  name: string;
  you: boolean;
  bot: boolean;
  here: boolean;
  turn: boolean;
  waiting: boolean;
  winner: boolean;
  standIn: "" | "left" | "time";
  wins: number;
  /** Milliseconds on the clock; null without one. */
  left: number | null;
  running: boolean;
}

/** The seats of this device. */
export function ownSeats(table: TableInfo | null): number[] {
  return table?.seats.flatMap((seat, number) => (seat.own ? [number] : [])) ?? [];
}

/** How things stand for a seat, in a word or two; `game`: what its game tells while it goes on. */
export function stateTold(face: SeatFace, over: boolean, game = ""): string {
  if (face.winner) return t("table-winner");
  if (face.standIn === "left") return t("table-seat-left");
  if (face.standIn === "time") return t("table-seat-time");
  if (over) return "";
  if (game) return game;
  if (face.waiting) return face.you ? t("table-you-asked") : t("table-decides");
  return face.bot ? t("table-bot") : face.here ? "" : t("table-away");
}

/** The seats of a match at the server's time `now`; `turn` is the seat whose turn it is, or -1. */
export function seatFaces(
  table: TableInfo,
  match: MatchInfo,
  position: Position | null,
  now: number,
  turn: number,
): SeatFace[] {
  const running = match.status === "running";
  return table.seats.map((seat, number) => ({
    seat: number,
    name: match.names[number] ?? seat.name,
    you: seat.you,
    bot: seat.kind === "bot",
    here: seat.here,
    turn: running && number === turn,
    waiting: running && (position?.waiting.includes(number) ?? false),
    winner: match.winners.includes(number),
    standIn: seat.stand_in,
    wins: seat.wins,
    left: running && position ? timeLeft(position.clock, number, now) : null,
    running: position?.clock.running.includes(number) ?? false,
  }));
}
