/** How high the rows of games to go on with were, so that their room is kept until they are here. */
import { kept } from "$/net/kept";

const BETWEEN = "-"; // as server/web/pages.py reads it

/** The heights kept here, in pixels. */
export function keptRows(): number[] {
  const told = kept.get("rows") ?? "";
  return told ? told.split(BETWEEN).map(Number) : [];
}

/** Keep how high rows are, for us and for the server, which sends the lobby with room for them. */
export function keepRows(rows: Iterable<HTMLElement>): void {
  const heights = [...rows].map(({ offsetHeight }) => offsetHeight).join(BETWEEN);
  if (heights === kept.get("rows")) return;
  kept.set("rows", heights);
  kept.tell("rows", heights);
}
