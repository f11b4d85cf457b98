import { api } from "$/net/api";
import type { TableSetting } from "$/protocol/types";
import { Texts } from "$/words/bundle";
import type { Lang } from "$/words/ui.svelte";
import { Words } from "$/words/words";

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
      const [vocabulary, sources, english] = await Promise.all([
        api.vocabulary(setting.game, setting.players, setting.modules),
        api.texts(setting.game, lang),
        api.texts(setting.game, "en"),
      ]);
      if (this.wanted !== wanted) return;
      const spare = lang === "en" ? null : new Texts("en", english);
      this.words = new Words(lang, sources, vocabulary, [], -1, spare);
    } catch {
      if (this.wanted === wanted) {
        this.failed = true;
        this.wanted = "";
      }
    }
  }
}
