/** What each event changes of the dungeon while it is acted out. */
import type { Kinds } from "$/play/acted.svelte";
import { actedBy, atSeat, wordOf, type Change } from "$/play/acting";
import type { CfsFigure, CfsView } from "./view";

type Values = readonly unknown[];

const num = (value: unknown): number => Number(value);
const field = (kinds: Kinds, value: unknown): string => wordOf(kinds, "field", value);

/** The view with something else about one figure. */
function atFigure(
  view: CfsView,
  figure: unknown,
  change: (row: CfsFigure) => Partial<CfsFigure>,
): Pick<CfsView, "figures"> {
  const figures = view.figures.map((row, place) =>
    place === figure ? { ...row, ...change(row) } : row,
  );
  return { figures };
}

function moves(view: CfsView, [figure, to]: Values, kinds: Kinds): Partial<CfsView> {
  return atFigure(view, figure, () => ({ field: field(kinds, to) }));
}

/** Things of a kind in their order, as the server tells them. */
function sorted(pieces: readonly string[], kinds: Kinds): string[] {
  const place = (piece: string): number => kinds["resource"]?.indexOf(piece) ?? -1;
  return [...pieces].sort((one, other) => place(one) - place(other));
}

function without(pieces: readonly string[], gone: string): string[] {
  const place = pieces.indexOf(gone);
  return pieces.filter((_, at) => at !== place);
}

/** What lies on a field from now on; fields without anything are not told of. */
function lays(view: CfsView, at: string, pieces: string[], kinds: Kinds): CfsView["floor"] {
  const place = (name: string): number => kinds["field"]?.indexOf(name) ?? -1;
  const others = view.floor.filter((row) => row.field !== at);
  const all =
    pieces.length > 0 ? [...others, { field: at, pieces: sorted(pieces, kinds) }] : others;
  return all.sort((one, other) => place(one.field) - place(other.field));
}

function on(view: CfsView, at: string): readonly string[] {
  return view.floor.find((row) => row.field === at)?.pieces ?? [];
}

function takes(view: CfsView, [figure, kind]: Values, kinds: Kinds): Partial<CfsView> {
  const piece = wordOf(kinds, "resource", kind);
  const at = view.figures[num(figure)]?.field ?? "";
  return {
    ...atFigure(view, figure, (row) => ({ load: sorted([...row.load, piece], kinds) })),
    floor: lays(view, at, without(on(view, at), piece), kinds),
  };
}

function laysDown(view: CfsView, [figure, kind]: Values, kinds: Kinds): Partial<CfsView> {
  const piece = wordOf(kinds, "resource", kind);
  const at = view.figures[num(figure)]?.field ?? "";
  return {
    ...atFigure(view, figure, (row) => ({ load: without(row.load, piece) })),
    floor: lays(view, at, [...on(view, at), piece], kinds),
  };
}

function drops(view: CfsView, [figure, dropped, to]: Values, kinds: Kinds): Partial<CfsView> {
  const pieces = (dropped as unknown[]).map((kind) => wordOf(kinds, "resource", kind));
  const at = field(kinds, to);
  return {
    ...atFigure(view, figure, () => ({ load: [] })),
    floor: lays(view, at, [...on(view, at), ...pieces], kinds),
  };
}

/** Whoever gets past somebody changes places with them, unless they are gone already. */
function swaps(view: CfsView, [figure, other, to]: Values, kinds: Kinds): Partial<CfsView> {
  const from = view.figures[num(figure)]?.field ?? "";
  const there = field(kinds, to);
  const moved = atFigure(view, other, (row) => (row.field === there ? { field: from } : {}));
  return atFigure({ ...view, ...moved }, figure, () => ({ field: there }));
}

function switches(view: CfsView, [, number, state]: Values, kinds: Kinds): Partial<CfsView> {
  const all = kinds["barrier"] ?? [];
  const name = wordOf(kinds, "barrier", number);
  const others = view.fields_on.filter((one) => one !== name);
  const lit = num(state) > 0 ? [...others, name] : others;
  return { fields_on: lit.sort((one, other) => all.indexOf(one) - all.indexOf(other)) };
}

const CHANGES: Readonly<Record<string, Change<CfsView>>> = {
  placed: moves,
  round_began: (view, [number]) => ({
    round: num(number),
    figures: view.figures.map((row) => ({ ...row, out: false, done: false })),
    seats: view.seats.map((row) => ({ ...row, card: "" })),
    machine_card: { card: "" },
  }),
  card_shown: (view, [seat, card], kinds) => {
    const shown = wordOf(kinds, "playing_card", card);
    return atSeat(view, seat, (row) => ({
      card: shown,
      cards: row.cards - 1,
      hand: row.hand.filter((one) => one !== shown),
    }));
  },
  machine_card_shown: (_, [card], kinds) => ({
    machine_card: { card: wordOf(kinds, "playing_card", card) },
  }),
  activated: (view, [figure], kinds) => ({
    ...atFigure(view, figure, () => ({ done: true })),
    active: wordOf(kinds, "figure", figure),
    moved: 0,
  }),
  stepped: moves,
  stood_up: (view, [figure]) => atFigure(view, figure, () => ({ down: false })),
  switched: switches,
  sidestepped: moves,
  taken: takes,
  laid: laysDown,
  dropped: drops,
  jumped: moves,
  drawn_in: (view, [figure]) => atFigure(view, figure, () => ({ field: "" })),
  pushed: moves,
  followed: moves,
  swapped: swaps,
  knocked_down: (view, [figure]) => atFigure(view, figure, () => ({ down: true })),
  put_out: (view, [figure]) =>
    atFigure(view, figure, () => ({ down: false, out: true, field: "", load: [] })),
  came_home: moves,
  machine_moved: moves,
  sought_shown: (view, [kind], kinds) => ({
    sought: [...view.sought, wordOf(kinds, "resource", kind)],
  }),
  needs_shown: (view, [seat, needs], kinds) =>
    atSeat(view, seat, () => ({
      needs: (needs as unknown[]).map((kind) => wordOf(kinds, "resource", kind)),
    })),
};

/** The view once an event has been told. */
export const after = actedBy(CHANGES);
