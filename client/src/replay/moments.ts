/** What is to be said and drawn of a moment of a replay. */
import trophy from "game-icon:trophy";
import { tableOf, turnOf } from "$/generic/values";
import type { TimelineMark } from "$/kit/Timeline.svelte";
import { opensTurn } from "$/play/history";
import type { Prompting } from "$/play/prompting";
import type { SeatFace } from "$/play/seats";
import type { Event, Frame, ReplayBody } from "$/protocol/types";
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";
import { linesIn, type Reel } from "./reel";

/** What stands out in any game. */
const HIGHLIGHTS: Readonly<Record<string, string>> = { won: trophy };

/** Say where a moment is: the beginning, step 12 of 79, or the end. */
export function momentInWords(at: number, last: number): string {
  if (at === 0) return t("ui-replay-beginning");
  return t(at === last ? "ui-replay-end" : "ui-replay-step", { step: at, steps: last });
}

/** Whether nothing comes after a moment, since the match had ended. */
export function isEnd(body: ReplayBody, at: number): boolean {
  return at === body.frames.length - 1 && body.status !== "running";
}

/** The line on top of the board. */
export function promptAt(body: ReplayBody, reel: Reel, at: number, words: Words): Prompting {
  const frame = body.frames[at];
  const over = isEnd(body, at);
  const text = (over ? ending(body, words) : asked(frame, words)) || turnAt(reel, at, words);
  const note = over ? t("table-over") : turnAt(reel, at, words);
  const tone = over ? "over" : "wait";
  return { text, note: note === text ? "" : note, tone, announce: "", mark: "" };
}

function ending(body: ReplayBody, words: Words): string {
  if (body.status === "over") return words.event(["won", [body.winners]]);
  return t(body.status === "abandoned" ? "table-abandoned" : "table-failed");
}

/** What somebody is asked; or, where the viewer may not know it, who is waited for. */
function asked(frame: Frame | undefined, words: Words): string {
  if (!frame || frame.waiting.length === 0) return "";
  if (!frame.prompt)
    return words.text("waiting-for", { names: words.kind("seat*", frame.waiting) });
  const { asked: seat, prompt, values } = frame;
  const question = words.prompt({ id: [0, seat], prompt, values });
  return t("ui-replay-asked", { name: words.names[seat] ?? "", question });
}

/** The turn or round a moment belongs to, in words. */
function turnAt(reel: Reel, at: number, words: Words): string {
  const opening = reel.lines.slice(0, reel.ends[at] ?? 0).findLast(opensTurn);
  return opening ? words.event(opening) : "";
}

/** The seats at a moment: all of them there, none of them "you", for one looks from outside. */
export function seatsAt(body: ReplayBody, at: number, bots: readonly boolean[]): SeatFace[] {
  const frame = body.frames[at];
  const over = isEnd(body, at);
  const turn = frame?.view ? turnOf(tableOf(frame.view)) : -1;
  return body.names.map((name, seat) => ({
    seat,
    name,
    you: false,
    bot: bots[seat] ?? false,
    here: true,
    turn: !over && seat === turn,
    waiting: !over && (frame?.waiting.includes(seat) ?? false),
    winner: over && body.winners.includes(seat),
    standIn: "",
    wins: 0,
    left: null,
    running: false,
  }));
}

/** The moments that stand out, once each: what comes last in a moment is what it led to. */
export function marksOf(
  reel: Reel,
  tell: (event: Event) => string,
  own: Readonly<Record<string, string>> = {},
): TimelineMark[] {
  const icons = { ...HIGHLIGHTS, ...own };
  return reel.ends.flatMap((_, at) => {
    const found = linesIn(reel, at).filter(([key]) => Object.hasOwn(icons, key));
    const icon = icons[found.at(-1)?.[0] ?? ""];
    return icon ? [{ at, icon, label: found.map(tell).filter(Boolean).join(" ") }] : [];
  });
}
