/** What the machines decided, and why: the row of their table that was the first to hold. */
import type { Event } from "$/protocol/types";
import type { Words } from "$/words/words";
import { t } from "$/words/ui.svelte";
import type { Ground, TableRow } from "./ground";
import { profileOf } from "./view";

export interface Decided {
  /** The machine's number among all figures. */
  figure: number;
  name: string;
  kind: string;
  /** Counted from 1, as everybody reads it. */
  row: number;
}

/** What an event tells of a machine's decision; null for other events. */
export function decidedIn([key, values]: Event, words: Words): Decided | null {
  if (key !== "machine_decided") return null;
  const [figure = -1, row = 0] = values as number[];
  const name = words.vocabulary.kinds["figure"]?.[figure] ?? "";
  return { figure, name, kind: profileOf(name), row };
}

/** The last decision of each machine in this round, the newest last. */
export function decisionsIn(history: readonly Event[], words: Words): Decided[] {
  const found = new Map<number, Decided>();
  for (const event of history) {
    if (event[0] === "round_began") found.clear();
    const decided = decidedIn(event, words);
    if (!decided) continue;
    found.delete(decided.figure);
    found.set(decided.figure, decided);
  }
  return [...found.values()];
}

/** The kinds of machines, with their rows. */
export function tablesOf(
  ground: Ground,
  words: Words,
): { kind: string; rows: readonly TableRow[] }[] {
  const kinds = words.vocabulary.kinds["machine"] ?? [];
  return kinds.map((kind, place) => ({ kind, rows: ground.picture.table[place] ?? [] }));
}

/** What a row asks for, in words. */
export function conditionsTold(row: TableRow, words: Words): string {
  if (row.when.length === 0) return words.text("row-otherwise");
  return row.when
    .map(([condition, wanted]) => {
      const key = `condition-${condition.replaceAll("_", "-")}`;
      return words.text(wanted ? key : `${key}.not`);
    })
    .reduce((one, other) => t("cfs-both", { one, other }));
}

/** Why a machine does what it does, in one sentence. */
export function whyTold(decided: Decided, ground: Ground, words: Words): string {
  const rows = tablesOf(ground, words).find(({ kind }) => kind === decided.kind)?.rows ?? [];
  const row = rows[decided.row - 1];
  if (!row) return "";
  return t("cfs-machine-why", {
    name: words.kind("figure", decided.figure),
    row: decided.row,
    conditions: conditionsTold(row, words),
    deed: words.kind("deed", row.deed),
  });
}
