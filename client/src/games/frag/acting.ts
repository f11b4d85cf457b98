/**
 * What the arena looks like while events are acted out: what each of them tells is put on it one
 * after the other, until the position that the server sent along takes its place.
 */
import type { Event } from "$/protocol/types";
import type { Grammar } from "$/words/words";
import type { FragSeat, FragView } from "./view";

type Kinds = Grammar["kinds"];
type Change = (view: FragView, values: readonly unknown[], kinds: Kinds) => Partial<FragView>;

const num = (value: unknown): number => Number(value);

/** The view with something else about one seat. */
function at(
  view: FragView,
  seat: unknown,
  change: (row: FragSeat) => Partial<FragSeat>,
): Partial<FragView> {
  const seats = view.seats.map((row, place) => (place === seat ? { ...row, ...change(row) } : row));
  return { seats };
}

function comes(view: FragView, [seat, node]: readonly unknown[], kinds: Kinds): Partial<FragView> {
  return at(view, seat, () => ({ field: kinds["field"]?.[num(node)] ?? "" }));
}

/** Who is out comes back as it was built. */
function out(row: FragSeat): Partial<FragSeat> {
  return { field: "", health: row.start[0], wounds: 0, armour: "", pool: 0 };
}

const CHANGES: Readonly<Record<string, Change>> = {
  fighter_built: (view, [seat, health, speed, accuracy]) =>
    at(view, seat, () => ({
      start: [num(health), num(speed), num(accuracy)],
      health: num(health),
      speed: num(speed),
      accuracy: num(accuracy),
    })),
  fighter_placed: comes,
  turn_began: (_, [seat]) => ({ turn: num(seat), points: 0 }),
  movement_rolled: (_, [, , points]) => ({ points: num(points) }),
  stepped: (view, values, kinds) => ({ ...comes(view, values, kinds), points: num(values[2]) }),
  jumped: (view, values, kinds) => ({ ...comes(view, values, kinds), points: num(values[2]) }),
  teleported: comes,
  respawned: comes,
  bumped: comes,
  health_lost: (view, [seat, , left]) => at(view, seat, () => ({ health: num(left) })),
  healed: (view, [seat, points]) => at(view, seat, (row) => ({ health: row.health + num(points) })),
  fell: (view, [seat]) => at(view, seat, out),
  disconnected: (view, [seat]) => at(view, seat, out),
  fragged: (view, [seat, scorer, frags]) => {
    const fallen = at(view, seat, out);
    return num(scorer) < 0
      ? fallen
      : at({ ...view, ...fallen }, scorer, () => ({ frags: num(frags) }));
  },
  insubstantial: (view, [seat]) => at(view, seat, () => ({ insubstantial: true })),
};

/** The view once an event has been told. */
export function after(view: FragView, [key, values]: Event, kinds: Kinds): FragView {
  const change = CHANGES[key];
  return change ? { ...view, ...change(view, values, kinds) } : view;
}
