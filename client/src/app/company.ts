/** With whom one plays: bots, friends who come by a link, or friends at the same device. */
import type { SeatWish } from "$/protocol/types";
import { t } from "$/words/ui.svelte";

export type Company = "bots" | "friends" | "local" | "mixed";

/** How many friends sit at this device to begin with. */
const FRIENDS = 2;

/** What a friend is called who has not said so: "Player 2" on the second seat. */
export function friendsName(seat: number): string {
  return t("passing-friend-default", { number: seat + 1 });
}

/** With whom one plays, as the seats tell. */
export function companyOf(seats: readonly SeatWish[]): Company {
  const kinds = new Set(seats.map(({ kind }) => kind).filter((kind) => kind !== "me"));
  if (kinds.has("local")) return kinds.has("open") ? "mixed" : "local";
  if (!kinds.has("open")) return "bots";
  return kinds.has("bot") ? "mixed" : "friends";
}

/** The same seats for another company; with friends at this device, bots take what is left. */
export function seatsFor(
  seats: readonly SeatWish[],
  company: Exclude<Company, "mixed">,
  level: string,
): SeatWish[] {
  let friends = company === "local" ? FRIENDS : 0;
  return seats.map((seat, place): SeatWish => {
    if (seat.kind === "me") return seat;
    if (company === "friends") return { kind: "open" };
    friends -= 1;
    return friends >= 0 ? { kind: "local", name: friendsName(place) } : { kind: "bot", level };
  });
}

/** The level all bots have in common; empty where they differ or there is none. */
export function botsLevel(seats: readonly SeatWish[]): string {
  const levels = new Set(seats.flatMap(({ kind, level }) => (kind === "bot" ? [level ?? ""] : [])));
  return levels.size === 1 ? ([...levels][0] ?? "") : "";
}

/** The same seats with all bots at one level. */
export function withLevel(seats: readonly SeatWish[], level: string): SeatWish[] {
  return seats.map((seat) => (seat.kind === "bot" ? { ...seat, level } : seat));
}
