import type { FineTable } from "$/games/fine";
import type { Choice } from "$/play/choice.svelte";
import type { Prompting } from "$/play/prompting";
import type { SeatFace } from "$/play/seats";
import type { Stage } from "$/play/stage.svelte";
import type { Event, Position } from "$/protocol/types";
import type { Words } from "$/words/words";

/** Everything that is to be seen of a match, wherever it comes from. */
export interface SceneProps {
  game: string;
  modules: readonly string[];
  words: Words;
  /** The game's own table; null for the generic one. */
  fine: FineTable | null;
  viewer: number;
  position: Position | null;
  history: Event[];
  seats: SeatFace[];
  prompt: Prompting;
  choice: Choice;
  stage: Stage;
  /** Words an event; empty where there is nothing to say. */
  tell: (event: Event) => string;
  /** In a replay: the events of the history that belong to the moment shown; later ones follow. */
  moment?: { from: number; to: number };
  /** In a replay: go to the moment of an event, by its place in the history. */
  onjump?: (place: number) => void;
}

/** Words events once for each wording: a long log is told again and again. */
export function teller(words: Words): (event: Event) => string {
  const known = new WeakMap<Event, string>();
  return (event) => {
    const line = known.get(event) ?? words.event(event);
    known.set(event, line);
    return line;
  };
}
