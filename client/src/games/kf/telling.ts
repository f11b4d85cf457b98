/** The table in sentences: for whoever listens instead of looking. */
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";
import { signed } from "./rolls";
import { METALS, type Attempt, type KfView, type Laid, type Printed } from "./view";
import { countOf } from "./treasures";

/** A card in play: its name, its sort, what beats it, what it lies on or has beneath it. */
export function laidSentence(laid: Laid, printed: Printed, beneath: boolean, words: Words): string {
  const kind = words.kind("category", laid.metal || printed.category);
  const name = words.kind("card", laid.card);
  if (beneath) return t("kf-card-beneath", { name, kind });
  return [
    t("kf-card-in-play", { name, kind, exit: laid.exit }),
    laid.exit !== printed.exit ? t("kf-card-changed", { exit: printed.exit }) : "",
    laid.on ? t("kf-card-on", { card: words.kind("card", laid.on) }) : "",
    laid.hidden ? t("kf-card-hidden") : "",
    laid.loot.length > 0 ? t("kf-card-loot", { cards: words.kind("card*", laid.loot) }) : "",
  ]
    .filter(Boolean)
    .join(" ");
}

/** A card of the own hand. */
export function handSentence(printed: Printed, text: string, words: Words): string {
  const name = words.kind("card", printed.card);
  const kind = words.kind("category", printed.category);
  const said = t("kf-card-in-hand", { name, kind, entry: printed.entry, exit: printed.exit });
  return text ? `${said} ${text}` : said;
}

/** What is announced, on whom or what. */
export function attemptSentence(row: Attempt, words: Words): string {
  const values = {
    name: words.names[row.seat] ?? "",
    card: words.kind("card", row.card),
    targets: row.targets.length > 0 ? words.kind("card*", row.targets) : "",
    at: words.names[row.at] ?? "",
  };
  const said =
    row.way === "exit"
      ? t("kf-attacks", values)
      : row.targets.length > 0
        ? t(row.at >= 0 ? "kf-moves" : "kf-announces-on", values)
        : t(row.at >= 0 ? "kf-announces-at" : "kf-announces", values);
  const roll = row.rolled
    ? t("kf-rolled", { total: row.total, needed: row.needed })
    : t("kf-needs", { needed: row.needed, bonus: signed(bonusOf(row)) });
  return `${said} ${row.stands ? roll : t("kf-undone")}`;
}

/** All that is added to a roll that is still to come. */
export function bonusOf(row: Attempt): number {
  return row.modifiers.reduce((sum, one) => sum + one.amount, row.bonus + row.experience);
}

function realmSentence(view: KfView, seat: number, words: Words): string {
  const row = view.seats[seat];
  const count = countOf(view, [seat]);
  const names = row?.realm.map((laid) => laid.card) ?? [];
  return t("kf-see-seat", {
    name: words.names[seat] ?? "",
    treasures: METALS.map((metal) => `${words.kind("metal", metal)} ${count[metal]}`).join(", "),
    cards: names.length > 0 ? words.kind("card*", names) : t("kf-no-cards"),
    hand: row?.hand ?? 0,
  });
}

/** Everything that is to be seen, sentence by sentence. */
export function sentences(view: KfView, words: Words): string[] {
  const wild = view.wilderness.map((laid) => {
    const name = words.kind("card", laid.card);
    const loot = laid.loot.length > 0 ? words.kind("card*", laid.loot) : "";
    return loot ? t("kf-see-with", { name, loot }) : name;
  });
  return [
    t("kf-left", { name: words.names[view.turn] ?? "", actions: view.actions }),
    ...(view.decree ? [t("kf-goal-decree")] : []),
    ...view.stack.map((row) => attemptSentence(row, words)),
    ...view.seats.map((_, seat) => realmSentence(view, seat, words)),
    wild.length > 0 ? t("kf-see-wild", { cards: wild.join(", ") }) : t("kf-wild-empty"),
  ];
}
