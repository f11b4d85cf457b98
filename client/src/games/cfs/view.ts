/** What the server tells of a match of COLLECT! FIGHT! SURVIVE!, with names. */
import type { Position } from "$/protocol/types";

export interface CfsFigure {
  /** Such as "scout_1": a profile, and the number of the seat or of the machine. */
  figure: string;
  /** Name of the field; empty while it is nowhere. */
  field: string;
  load: string[];
  /** Under the present load. */
  movement: number;
  down: boolean;
  out: boolean;
  /** It was activated in this round. */
  done: boolean;
}

export interface CfsSeat {
  /** Resource cards: one's own, at the end everybody's. */
  needs: string[];
  /** One's own playing cards. */
  hand: string[];
  /** How many playing cards are left. */
  cards: number;
  /** The card of this round; empty before it is turned up. */
  card: string;
}

export interface CfsView {
  round: number;
  rounds: number;
  /** The figure that acts; empty for none. */
  active: string;
  actions: number;
  /** Fields of the move that goes on; 0 where none does. */
  moved: number;
  figures: CfsFigure[];
  floor: { field: string; pieces: string[] }[];
  /** Energy fields that are on, by name. */
  fields_on: string[];
  sought: string[];
  machine_card: { card: string };
  seats: CfsSeat[];
}

export const TEAM = 4;
/** Who owns machines. */
export const NOBODY = -1;

/** The game's own part of a position. */
export function viewOf(position: Pick<Position, "view">): CfsView {
  return position.view["table"] as unknown as CfsView;
}

/** The seat a figure belongs to, by its number. */
export function ownerOf(figure: number, view: Pick<CfsView, "seats">): number {
  return figure < view.seats.length * TEAM ? Math.floor(figure / TEAM) : NOBODY;
}

/** The profile in a figure's name. */
export function profileOf(name: string): string {
  return name.slice(0, name.lastIndexOf("_"));
}

/** The number in a figure's name: the player's, or which of several machines it is. */
export function numberOf(name: string): number {
  return Number(name.slice(name.lastIndexOf("_") + 1));
}

/** The number of a figure by its name; -1 for none. */
export function figureCalled(name: string, view: Pick<CfsView, "figures">): number {
  return view.figures.findIndex((row) => row.figure === name);
}

/** Who stands on a field; -1 for nobody. */
export function standingOn(field: string, view: Pick<CfsView, "figures">): number {
  return field ? view.figures.findIndex((row) => row.field === field) : -1;
}

/** What lies on a field. */
export function lyingOn(field: string, view: Pick<CfsView, "floor">): readonly string[] {
  return view.floor.find((row) => row.field === field)?.pieces ?? [];
}
