/** What the server tells of a match of BANG!, with names. */
import type { Position } from "$/protocol/types";

export interface BangSeat {
  /** Empty while it is secret. */
  role: string;
  /** Empty for zombies, and before the deal. */
  character: string;
  life: number;
  limit: number;
  arrows: number;
  in_play: boolean;
  /** Places away from the player on turn; 0 for that player and for whoever is out. */
  distance: number;
  /** Faces by which the player on turn could shoot here. */
  reach: string[];
  aims: number;
  zombie: boolean;
  wounds: string[];
  /** How many rage cards, and those of them this viewer knows. */
  rage: number;
  rage_known: string[];
}

export interface Duel {
  challenger: number;
  opponent: number;
  /** Who rolls, or has rolled. */
  roller: number;
  /** What was rolled; empty before. */
  rolled: string;
  lost: boolean;
}

/** What `outbreak` says. */
export const OUTBREAK = { notYet: 0, due: 1, here: 2 } as const;

export interface BangView {
  turn: number;
  /** Arrows in the middle. */
  pile: number;
  dice: string[];
  rerolls: number;
  gatlings_needed: number;
  dynamites: number;
  rage_up: string[];
  rage_pile: number;
  rage_discards: string[];
  wound_pile: number;
  duel: Duel | null;
  outbreak: number;
  /** Graveyard cards face down, hands on each open one, and all hands. */
  graves: number;
  open_graves: number[];
  hands: number;
  living: number;
  /** So many hands bring the outbreak; 0 when it can't come any more. */
  outbreak_needs: number;
  outbreak_looms: boolean;
  master: number;
  heir: number;
  retired: number;
  fallen: number[];
  seats: BangSeat[];
}

/** The game's own part of a position. */
export function viewOf(position: Pick<Position, "view">): BangView {
  return position.view["table"] as unknown as BangView;
}

/** Whether the dead have risen. */
export function isUndead(view: BangView): boolean {
  return view.outbreak === OUTBREAK.here;
}

// Zombies roll no duel dice; of everybody else's five the last two are (8.1, 11.6).
const FIRST_DUEL_DIE = 3;

/** Whether the die at a place is a duel die. */
export function isDuelDie(view: BangView, modules: readonly string[], place: number): boolean {
  return modules.includes("duel") && view.dice.length > FIRST_DUEL_DIE && place >= FIRST_DUEL_DIE;
}
