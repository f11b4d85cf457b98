import type { Prompting } from "$/play/prompting";
import type { Position, PuzzleBody } from "$/protocol/types";
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";

/** What the line on top of the board says; `told` is read aloud before it, `which` is played. */
export function puzzlePrompt(
  body: PuzzleBody,
  position: Position | null,
  words: Words,
  told: string,
  which: string,
): Prompting {
  const mark = `${body.step} ${body.status === "solved"}`;
  const decision = position?.decision;
  if (decision) {
    const text = words.prompt(decision);
    const note = `${which} · ${t("lesson-step", { step: body.step + 1, steps: body.steps })}`;
    return { text, tone: "ask", note, announce: `${told} ${text}`, mark };
  }
  if (body.status === "solved") {
    const text = body.steps > 0 ? t("lesson-solved") : t("lesson-watched");
    return { text, tone: "over", note: "", announce: `${text} ${told}`, mark };
  }
  return { text: t("lesson-watch"), tone: "wait", note: "", announce: "", mark: "" };
}
