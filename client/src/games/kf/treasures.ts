/** Who has which treasures: what everybody at the table wants to know at every moment. */
import { METALS, type KfView, type Laid, type Metal } from "./view";

/** So many treasures win. */
export const SET = 3;

export type Count = Readonly<Record<Metal, number>>;

/** The treasures of a realm. */
export function treasuresIn(realm: readonly Laid[]): Laid[] {
  return realm.filter((laid) => laid.metal !== "");
}

/** How many treasures of each metal lie in these realms together. */
export function countOf(view: KfView, seats: readonly number[]): Count {
  const metals = seats.flatMap((seat) => view.seats[seat]?.realm.map((laid) => laid.metal) ?? []);
  const count = (metal: Metal): number => metals.filter((one) => one === metal).length;
  return { gold: count("gold"), silver: count("silver"), bronze: count("bronze") };
}

/** A seat and all who play with it. */
export function sideOf(view: KfView, seat: number): number[] {
  return [seat, ...(view.seats[seat]?.team ?? [])];
}

/** The treasures that make up a winning set of these seats, or what they have of one. */
export function setOf(view: KfView, seats: readonly number[]): Laid[] {
  const owned = seats.flatMap((seat) => treasuresIn(view.seats[seat]?.realm ?? []));
  const of = (metal: Metal): Laid[] => owned.filter((laid) => laid.metal === metal);
  if (view.decree) {
    const most = [...METALS].sort((one, other) => of(other).length - of(one).length)[0];
    return most ? of(most).slice(0, SET) : [];
  }
  return METALS.flatMap((metal) => of(metal).slice(0, 1));
}
