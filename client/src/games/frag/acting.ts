/** What each event changes of the arena while it is acted out. */
import type { Kinds } from "$/play/acted.svelte";
import { actedBy, atSeat, type Change } from "$/play/acting";
import type { FragSeat, FragView } from "./view";

const num = (value: unknown): number => Number(value);

function comes(view: FragView, [seat, node]: readonly unknown[], kinds: Kinds): Partial<FragView> {
  return atSeat(view, seat, () => ({ field: kinds["field"]?.[num(node)] ?? "" }));
}

/** Who is out comes back as it was built. */
function out(row: FragSeat): Partial<FragSeat> {
  return { field: "", health: row.start[0], wounds: 0, armour: "", pool: 0 };
}

const CHANGES: Readonly<Record<string, Change<FragView>>> = {
  fighter_built: (view, [seat, health, speed, accuracy]) =>
    atSeat(view, seat, () => ({
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
  health_lost: (view, [seat, , left]) => atSeat(view, seat, () => ({ health: num(left) })),
  healed: (view, [seat, points]) =>
    atSeat(view, seat, (row) => ({ health: row.health + num(points) })),
  fell: (view, [seat]) => atSeat(view, seat, out),
  disconnected: (view, [seat]) => atSeat(view, seat, out),
  fragged: (view, [seat, scorer, frags]) => {
    const fallen = atSeat(view, seat, out);
    return num(scorer) < 0
      ? fallen
      : atSeat({ ...view, ...fallen }, scorer, () => ({ frags: num(frags) }));
  },
  insubstantial: (view, [seat]) => atSeat(view, seat, () => ({ insubstantial: true })),
};

/** The view once an event has been told. */
export const after = actedBy(CHANGES);
