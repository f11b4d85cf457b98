/** What is seen for a moment when something happens: how long, what is heard, which card shakes. */
import type { SoundTrack, Timing } from "$/play/stage.svelte";
import type { Event } from "$/protocol/types";
import type { Kinds } from "$/play/acted.svelte";

/** How long events are acted out, in milliseconds. */
export const TIMING: Timing = {
  role_chosen: 300,
  start_rolled: 600,
  start_won: 700,
  turn_began: 350,
  turn_lost: 700,
  action_lost: 500,
  action_won: 400,
  cards_drawn: 220,
  pile_renewed: 400,
  card_shown: 450,
  entry_announced: 600,
  entry_announced_at: 600,
  entry_announced_on: 600,
  move_announced: 600,
  metal_announced: 600,
  surprise_announced: { length: 700, least: 350 },
  attack_announced: 600,
  attack_diverted: 600,
  roll_changed: 450,
  rolled: { length: 900, least: 450 },
  claimed: 500,
  entered: 500,
  entry_failed: 550,
  attempt_lapsed: 500,
  attack_failed: 550,
  beaten: { length: 650, least: 300 },
  card_left: 420,
  card_risen: 420,
  card_moved: 500,
  card_returned: 450,
  raided: { length: 700, least: 350 },
  items_ownerless: 450,
  card_laid: 400,
  treasure_painted: 500,
  card_replaced: 400,
  card_discarded: 300,
  card_handed_over: 300,
};

/** What is heard with an event. */
export const SOUNDS: SoundTrack = {
  turn_began: "click", // one's own turn is chimed by table/TurnNotice
  start_rolled: "dice",
  rolled: "dice",
  surprise_announced: "duel",
  entered: "click",
  beaten: "shot",
  attack_failed: "arrow",
  raided: "outbreak",
  won: "win",
};

export type Kind = "beaten" | "withstood" | "failed" | "entered" | "named";

const KINDS: Readonly<Record<string, { kind: Kind; at: number }>> = {
  beaten: { kind: "beaten", at: 1 },
  attack_failed: { kind: "withstood", at: 1 },
  entry_failed: { kind: "failed", at: 1 },
  entered: { kind: "entered", at: 1 },
  attack_announced: { kind: "named", at: 1 },
  attack_diverted: { kind: "named", at: 1 },
  claimed: { kind: "named", at: 1 },
  turn_lost: { kind: "named", at: 1 },
  action_lost: { kind: "named", at: 1 },
  action_won: { kind: "named", at: 1 },
};

/** Which card something happens to, and what. */
export interface Struck {
  card: string;
  kind: Kind;
}

export function struckBy(event: Event | null, kinds: Kinds): Struck | null {
  const found = event && KINDS[event[0]];
  if (!event || !found) return null;
  return { card: kinds["card"]?.[Number(event[1][found.at])] ?? "", kind: found.kind };
}
