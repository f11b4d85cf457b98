/** The dungeon in sentences: for whoever listens instead of looking. */
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";
import type { Ground } from "./ground";
import { piecesOf } from "./scoring";
import { actionsFor, type Meaning } from "./touching";
import { turnsOf } from "./turns";
import { figureCalled, lyingOn, standingOn, type CfsFigure, type CfsView } from "./view";

/** How a figure stands, besides where. */
function statesOf(row: CfsFigure, words: Words, active = ""): string[] {
  return [
    row.load.length > 0 ? t("cfs-carries", { resources: words.kind("resource*", row.load) }) : "",
    row.down ? words.text("is-down") : "",
    row.out ? words.text("is-out") : "",
    row.done && !row.out && row.figure !== active ? words.text("is-done") : "",
  ].filter(Boolean);
}

/** One figure in one line. */
export function figureSentence(row: CfsFigure, words: Words, active = ""): string {
  const name = words.kind("figure", row.figure);
  const where = row.field ? t("cfs-see-on", { name, field: row.field }) : name;
  return [where, ...statesOf(row, words, active)].join(", ");
}

/** Everything that is to be seen, sentence by sentence. */
export function sentences(view: CfsView, ground: Ground, words: Words): string[] {
  const order = turnsOf(view, words.vocabulary.kinds).map(({ seat, card }) => {
    const name = seat < 0 ? words.heading("machines") : (words.names[seat] ?? "");
    return card ? `${name} ${words.kind("playing_card", card)}` : name;
  });
  const zones = view.seats.map((_, seat) =>
    t("cfs-see-home", {
      name: words.names[seat] ?? "",
      pieces: piecesOf(seat, view, ground).length,
    }),
  );
  return [
    `${t("cfs-round", { round: view.round, rounds: view.rounds })}: ${order.join(", ")}.`,
    ...view.figures
      .filter((row) => row.field)
      .map((row) => `${figureSentence(row, words, view.active)}.`),
    ...zones,
    ...view.floor.map(({ field, pieces }) =>
      t("cfs-see-floor", { field, pieces: words.kind("resource*", pieces) }),
    ),
    t("cfs-see-fields", { fields: view.fields_on.join(", ") }),
  ];
}

/** What touching a field means. */
function meant(meaning: Meaning | undefined, view: CfsView): string {
  if (!meaning) return "";
  if (meaning.kind !== "walk") return t(`cfs-field-${meaning.kind}`);
  const actions = actionsFor(meaning.way, view);
  return t("cfs-field-walk", { fields: meaning.way.path.length, actions });
}

/** Energy fields on a field's edges, and whether they are on. */
function barriersTold(node: number, view: CfsView, ground: Ground, words: Words): string[] {
  return ground.picture.barriers
    .filter(({ ends }) => ends.includes(node))
    .map(({ name, colour, ends }) => {
      const values = {
        colour: words.kind("colour", colour),
        field: ground.name(ends[ends[0] === node ? 1 : 0]),
      };
      return view.fields_on.includes(name)
        ? t("cfs-field-barrier-on", values)
        : t("cfs-field-barrier-off", values);
    });
}

/** A field and all that is there, as it is read when the cursor comes to it. */
export function fieldSentence(
  node: number,
  view: CfsView,
  ground: Ground,
  meanings: ReadonlyMap<number, Meaning>,
  words: Words,
): string {
  const name = ground.name(node);
  const zone = ground.zoneOf(node);
  const row = view.figures[standingOn(name, view)];
  const pieces = lyingOn(name, view);
  const number = ground.picture.teleporters.indexOf(node) + 1;
  const parts = [
    name,
    row ? [words.kind("figure", row.figure), ...statesOf(row, words, view.active)].join(", ") : "",
    pieces.length > 0 ? words.kind("resource*", pieces) : "",
    meant(meanings.get(node), view),
    ...ground
      .things(node)
      .map((thing) => t(`cfs-field-${thing}`, thing === "teleporter" ? { number } : {})),
    zone >= 0 ? t("cfs-field-zone", { name: words.names[zone] ?? "" }) : "",
    ...barriersTold(node, view, ground, words),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What the figure that acts has left. */
export function leftTold(view: CfsView, words: Words): string {
  const row = view.figures[figureCalled(view.active, view)];
  return row ? figureSentence(row, words, view.active) : "";
}
