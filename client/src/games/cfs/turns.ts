/** In which order everybody acts in this round, once the cards are turned up (cfs 2.2). */
import { figureCalled, NOBODY, ownerOf, type CfsView } from "./view";
import type { Kinds } from "$/play/acted.svelte";

export interface Turn {
  /** NOBODY for the machines. */
  seat: number;
  /** Empty before it is turned up. */
  card: string;
  /** Whose figures act now. */
  acts: boolean;
}

/** Everybody's turn: the highest card first; by seat before cards are turned up. */
export function turnsOf(view: CfsView, kinds: Kinds): Turn[] {
  const active = figureCalled(view.active, view);
  const acting = active >= 0 ? ownerOf(active, view) : null;
  const rank = (card: string): number => kinds["playing_card"]?.indexOf(card) ?? -1;
  const turns = [
    ...view.seats.map(({ card }, seat) => ({ seat, card })),
    { seat: NOBODY, card: view.machine_card.card },
  ].map((turn) => ({ ...turn, acts: acting === turn.seat }));
  const shown = turns.every(({ card }) => card !== "");
  return shown ? turns.sort((one, other) => rank(other.card) - rank(one.card)) : turns;
}
