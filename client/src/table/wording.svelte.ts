import type { TableSetting } from "$/protocol/types";
import { loadWords } from "$/words/loading";
import type { Lang } from "$/words/ui.svelte";
import type { Words } from "$/words/words";

/** The words of the game at this table, in the language in use. */
export class TableWords {
  /** Words without names: see `with`. */
  words = $state.raw<Words | null>(null);
  failed = $state(false);
  private wanted = "";

  /** Load what is needed, unless it is there; the last language asked for wins. */
  async load(setting: TableSetting, lang: Lang): Promise<void> {
    const wanted = [setting.game, setting.players, ...setting.modules, lang].join(" ");
    if (this.wanted === wanted) return;
    this.wanted = wanted;
    this.failed = false;
    try {
      const words = await loadWords(setting, lang);
      if (this.wanted === wanted) this.words = words;
    } catch {
      if (this.wanted === wanted) {
        this.failed = true;
        this.wanted = "";
      }
    }
  }
}
