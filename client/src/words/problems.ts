import { Refusal } from "$/net/api";
import { t, uiText } from "./ui.svelte";

/** Say what went wrong, in a sentence for people. */
export function problem(error: unknown): string {
  if (error instanceof Refusal) return uiText(error.key, error.values) ?? error.text;
  return t(navigator.onLine ? "ui-unreachable" : "ui-offline");
}
