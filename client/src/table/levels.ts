import { uiText } from "$/words/ui.svelte";

/** What a level of bots is called; one we have no word for keeps its own. */
export function levelName(level: string): string {
  return uiText(`ui-level-${level}`) ?? level;
}
