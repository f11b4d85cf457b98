/**
 * What a table looks like while events are acted out: what each of them tells is put on it one after
 * the other, until the position that the server sent along takes its place.
 */
import type { Event } from "$/protocol/types";
import type { After, Kinds } from "./acted.svelte";

/** What an event of one kind changes of a view. */
export type Change<View> = (view: View, values: readonly unknown[], kinds: Kinds) => Partial<View>;

/** Any view that has a row for each seat. */
interface Seated<Row> {
  seats: Row[];
}

/** The view with something else about one seat. */
export function atSeat<Row>(
  view: Seated<Row>,
  seat: unknown,
  change: (row: Row) => Partial<Row>,
): Seated<Row> {
  const seats = view.seats.map((row, place) => (place === seat ? { ...row, ...change(row) } : row));
  return { seats };
}

/** From what each kind of event changes: what the view becomes; others change nothing. */
export function actedBy<View>(changes: Readonly<Record<string, Change<View>>>): After<View> {
  return (view, [key, values]: Event, kinds) => {
    const change = changes[key];
    return change ? { ...view, ...change(view, values, kinds) } : view;
  };
}

/** The word for a number of some kind, as events name it. */
export function wordOf(kinds: Kinds, kind: string, value: unknown): string {
  return kinds[kind]?.[Number(value)] ?? "";
}
