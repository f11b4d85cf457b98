/** What is in force for a fighter or its player, each with words. */
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";
import type { FragSeat } from "./view";

export interface State {
  /** The card it comes from: its picture and name. */
  card: string;
  text: string;
}

/** Everything that lasts for a while, as the view has it. */
export function statesOf(row: FragSeat, words: Words): State[] {
  const found: State[] = [];
  const add = (card: string, text: string): unknown => found.push({ card, text });
  if (row.surges.length > 0)
    add("adrenaline_surge", t("frag-state-surge", { cards: row.surges.length }));
  if (row.cheats > 0) add("cheater_cheater", t("frag-state-cheats"));
  if (row.ram) add("extra_ram", t("frag-state-ram"));
  if (row.lagged > 0) add("lag", t("frag-state-lag", { turns: row.lagged }));
  if (row.frozen) add("freeze", t("frag-state-frozen"));
  if (row.insubstantial) add("insubstantial", t("frag-state-ghost"));
  if (row.steered_by >= 0)
    add("assume_control", t("frag-state-steered", { name: words.names[row.steered_by] ?? "" }));
  if (row.keeps) add("keep_the_stuff", t("frag-state-keeps"));
  return found;
}
