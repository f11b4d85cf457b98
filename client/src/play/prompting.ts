/** What the line on top of the board says, in every situation of a match. */
import type { Decision, Event, MatchInfo, Position, Seat, TableInfo } from "$/protocol/types";
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";

export interface Prompting {
  text: string;
  tone: "ask" | "wait" | "over";
  note: string;
  /** What is read aloud at once; empty where there is no hurry. */
  announce: string;
  /** Changes when there is something new to announce. */
  mark: string;
  /** A bot thinks: that something goes on must be seen. */
  thinking?: boolean;
}

/** A match at the moment, as far as the prompt cares. */
export interface Moment {
  table: TableInfo;
  match: MatchInfo;
  position: Position | null;
  viewer: number;
}

export function prompting({ table, match, position, viewer }: Moment, words: Words): Prompting {
  if (table.status === "gathering") return said(t("table-gathering"), t("table-gathering-text"));
  if (match.status !== "running") return ended(match, words);
  if (viewer >= 0 && table.seats[viewer]?.stand_in) {
    const late = table.seats[viewer]?.stand_in === "time";
    return said(t("table-bot-for-you"), late ? t("table-bot-time") : t("table-bot-left"));
  }
  if (position?.decision) return asked(position.decision, words);
  const waiting = position?.waiting ?? [];
  const text = words.text("waiting-for", { names: words.kind("seat*", waiting) });
  const thinking = waiting.some((seat) => isBots(table.seats[seat]));
  return { ...said(text, ""), thinking };
}

/** Whether a bot decides for a seat, its own or that of somebody who is away. */
function isBots(seat: Seat | undefined): boolean {
  return seat?.kind === "bot" || Boolean(seat?.stand_in);
}

function said(text: string, note: string): Prompting {
  return { text, tone: "wait", note, announce: "", mark: "" };
}

function asked(decision: Decision, words: Words): Prompting {
  const mark = `${decision.id.join()} ${decision.answered}`;
  const text = words.prompt(decision);
  if (decision.answered) {
    const note = decision.window ? t("table-answer-window") : t("table-answer-change");
    return { text: t("table-answer-in"), tone: "wait", note, announce: "", mark };
  }
  const note = decision.window ? t("table-window-note") : t("table-your-turn");
  return { text, tone: "ask", note, announce: `${t("table-your-turn")} ${text}`, mark };
}

function ended(match: MatchInfo, words: Words): Prompting {
  const text =
    match.status === "over"
      ? words.event(["won", [match.winners]])
      : match.status === "abandoned"
        ? t("table-abandoned")
        : t("table-failed");
  const note = match.status === "failed" ? t("table-failed-text") : t("table-over");
  return { text, tone: "over", note, announce: text, mark: `${match.number} ${match.status}` };
}

/**
 * What it says while something is acted out: the last thing that happened. The question that was
 * there before is answered already; what is read aloud stays the same.
 */
export function whileActing(
  prompt: Prompting,
  told: readonly Event[],
  tell: (event: Event) => string,
): Prompting {
  for (let at = told.length - 1; at >= 0; at--) {
    const event = told[at];
    const text = event ? tell(event) : "";
    if (text) return { ...prompt, text, tone: "wait", note: "", thinking: false };
  }
  return prompt;
}
