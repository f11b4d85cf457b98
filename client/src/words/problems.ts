import { Refusal } from "$/net/api";
import { gameText, sharedText } from "./games.svelte";
import { t, uiText } from "./ui.svelte";
import { toldRefusal } from "./words";

/** Say what went wrong, in a sentence for people: in a game's words, else in the interface's. */
export function problem(error: unknown, game = ""): string {
  if (!(error instanceof Refusal)) return t(navigator.onLine ? "ui-unreachable" : "ui-offline");
  return toldRefusal(
    error,
    (key, values) =>
      (game && gameText(game, key, values)) || (uiText(key, values) ?? sharedText(key, values)),
  );
}
