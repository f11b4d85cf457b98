/** Where a match to look at comes from: a table of this server, or a file somebody has. */
import { api } from "$/net/api";
import type { ForkWish, ReplayBody } from "$/protocol/types";

export interface Source {
  /** The table it was played at; empty for a file. */
  readonly table: string;
  readonly match: number;
  /** All moments, as a seat or (-1) a spectator saw them; null: whoever we were. */
  replay(viewer: number | null): Promise<ReplayBody>;
  /** The record itself. */
  record(): Promise<string>;
  /** How a wish to play on names this match. */
  readonly origin: Pick<ForkWish, "record" | "table" | "match">;
}

export function fromTable(table: string, match: number): Source {
  return {
    table,
    match,
    replay: (viewer) => api.tableReplay(table, match, viewer),
    record: () => api.record(table, match),
    origin: { table, match },
  };
}

export function fromFile(record: string): Source {
  return {
    table: "",
    match: 0,
    replay: (viewer) => api.replay(record, viewer ?? -1),
    record: () => Promise.resolve(record),
    origin: { record },
  };
}

// A record that another page hands over; it lives as long as the page isn't loaded anew.
let handed = "";

/** Keep a record for the page of replays. */
export function handOver(record: string): void {
  handed = record;
}

/** The record that was handed over last; empty if there is none. */
export function handedOver(): string {
  return handed;
}
