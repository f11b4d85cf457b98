/** What each event changes of the table while it is acted out. */
import type { Kinds } from "$/play/acted.svelte";
import { actedBy, atSeat, type Change, wordOf } from "$/play/acting";
import { OUTBREAK, type BangView } from "./view";

const num = (value: unknown): number => Number(value);
const words = (kinds: Kinds, kind: string, values: unknown): string[] =>
  (values as unknown[]).map((value) => wordOf(kinds, kind, value));

/** Take one of equal things out of a list. */
function without(list: readonly string[], one: string): string[] {
  const place = list.indexOf(one);
  return list.filter((_, other) => other !== place);
}

const CHANGES: Readonly<Record<string, Change<BangView>>> = {
  turn_began: (view, [seat]) => ({
    turn: num(seat),
    dice: [],
    seats: view.seats.map((row) => ({ ...row, aims: 0 })),
  }),
  rolled: (_, [, dice], kinds) => ({ dice: words(kinds, "face", dice) }),
  rerolled: (view, [, , dice], kinds) => ({
    dice: words(kinds, "face", dice),
    rerolls: Math.max(0, view.rerolls - 1),
  }),
  took_arrows: (view, [seat, arrows]) => ({
    pile: Math.max(0, view.pile - num(arrows)),
    ...atSeat(view, seat, (row) => ({ arrows: row.arrows + num(arrows) })),
  }),
  arrows_returned: (view, [seat, arrows]) => ({
    pile: view.pile + num(arrows),
    ...atSeat(view, seat, (row) => ({ arrows: Math.max(0, row.arrows - num(arrows)) })),
  }),
  // All arrows go back with the attack, and that is not told apart.
  indians_attacked: (view) => ({
    pile: view.seats.reduce((pile, row) => pile + row.arrows, view.pile),
    seats: view.seats.map((row) => ({ ...row, arrows: 0 })),
  }),
  aimed: (view, [, target]) => atSeat(view, target, (row) => ({ aims: row.aims + 1 })),
  shot_doubled: (view, [, target]) => atSeat(view, target, (row) => ({ aims: row.aims + 1 })),
  lost_life: (view, [seat, life]) =>
    atSeat(view, seat, (row) => ({ life: Math.max(0, row.life - num(life)), aims: 0 })),
  gained_life: (view, [seat, life]) =>
    atSeat(view, seat, (row) => ({ life: row.life + num(life) })),
  eliminated: (view, [seat, role], kinds) => ({
    pile: view.pile + (view.seats[num(seat)]?.arrows ?? 0),
    ...atSeat(view, seat, () => ({
      in_play: false,
      life: 0,
      arrows: 0,
      aims: 0,
      role: wordOf(kinds, "role", role),
    })),
  }),
  role_shown: (view, [seat, role], kinds) =>
    atSeat(view, seat, () => ({ role: wordOf(kinds, "role", role) })),
  rage_drawn: (view, [seat]) => atSeat(view, seat, (row) => ({ rage: row.rage + 1 })),
  rage_seen: (view, [seat, symbol], kinds) =>
    atSeat(view, seat, (row) => ({
      rage_known: [...row.rage_known, wordOf(kinds, "face", symbol)],
    })),
  rage_moved: (view, [seat, target]) => {
    const given = atSeat(view, seat, (row) => ({ rage: row.rage - 1 }));
    return atSeat({ ...view, ...given }, target, (row) => ({ rage: row.rage + 1 }));
  },
  rage_turned_up: (view, [seat, symbols], kinds) => ({
    rage_up: words(kinds, "face", symbols),
    ...atSeat(view, seat, () => ({ rage: 0, rage_known: [] })),
  }),
  rage_dropped: (view, [seat]) => atSeat(view, seat, () => ({ rage: 0, rage_known: [] })),
  wound_drawn: (view, [seat, wound], kinds) =>
    atSeat(view, seat, (row) => ({ wounds: [...row.wounds, wordOf(kinds, "face", wound)] })),
  wound_returned: (view, [seat, wound], kinds) =>
    atSeat(view, seat, (row) => ({ wounds: without(row.wounds, wordOf(kinds, "face", wound)) })),
  duel_began: (_, [challenger, opponent]) => ({
    duel: {
      challenger: num(challenger),
      opponent: num(opponent),
      roller: num(opponent),
      rolled: "",
      lost: false,
    },
  }),
  duel_rolled: (view, [roller, face], kinds) => ({
    duel: view.duel && {
      ...view.duel,
      roller: num(roller),
      rolled: wordOf(kinds, "face", face),
      lost: wordOf(kinds, "face", face) !== "duel",
    },
  }),
  grave_opened: (view, [, hands]) => ({
    hands: view.hands + num(hands),
    open_graves: num(hands) > 0 ? [...view.open_graves, num(hands)] : view.open_graves,
  }),
  outbreak_came: () => ({ outbreak: OUTBREAK.here, hands: 0, open_graves: [], graves: 0 }),
  rose: (view, [seat, life]) =>
    atSeat(view, seat, () => ({ in_play: true, zombie: true, life: num(life), limit: num(life) })),
  master_shown: (view, [seat]) => ({
    master: num(seat),
    ...atSeat(view, seat, () => ({ role: "renegade" })),
  }),
};

/** The view once an event has been told. */
export const after = actedBy(CHANGES);

/**
 * Which dice were thrown again, as far as can be told: those that changed, and of the others the
 * first ones that explain what came up.
 */
export function thrown(
  before: readonly string[],
  now: readonly string[],
  fresh: readonly string[],
): number[] {
  const changed = now.flatMap((face, place) => (face === before[place] ? [] : [place]));
  const wanted = [...fresh];
  for (const place of changed) {
    const found = wanted.indexOf(now[place] ?? "");
    if (found >= 0) wanted.splice(found, 1);
  }
  const more = now.flatMap((face, place) => {
    const found = changed.includes(place) ? -1 : wanted.indexOf(face);
    if (found < 0) return [];
    wanted.splice(found, 1);
    return [place];
  });
  return [...changed, ...more].sort((one, other) => one - other);
}
