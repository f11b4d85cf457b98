/** The arena in sentences: for whoever listens instead of looking. */
import { t } from "$/words/ui.svelte";
import type { Words } from "$/words/words";
import type { Ground } from "./ground";
import { statesOf } from "./states";
import type { Meaning } from "./touching";
import type { FragSeat, FragView } from "./view";

/** One fighter in one sentence. */
export function seatSentence(row: FragSeat, name: string, words: Words): string {
  const { health, speed, accuracy, frags } = row;
  if (!row.field) return t("frag-see-out", { name, frags });
  const armed = row.weapons.map((weapon) => words.kind("arm", weapon.kind));
  const said = t("frag-see-seat", { name, field: row.field, health, speed, accuracy, frags });
  const more = [
    armed.length > 0 ? t("frag-see-armed", { weapons: armed.join(", ") }) : "",
    ...statesOf(row, words).map((state) => state.text),
  ];
  return [said, ...more].filter(Boolean).join(" ");
}

/** Everything that is to be seen, sentence by sentence. */
export function sentences(view: FragView, words: Words): string[] {
  return [
    t("frag-see-turn", { name: words.names[view.turn] ?? "", points: view.points }),
    ...view.seats.map((row, seat) => seatSentence(row, words.names[seat] ?? "", words)),
    ...(view.blood.length > 0 ? [t("frag-see-blood", { fields: view.blood.join(", ") })] : []),
    ...view.piles.map(({ field, cards }) =>
      t("frag-see-pile", { field, cards: words.kind("card*", cards) }),
    ),
  ];
}

/** What the way to a place costs, or what can be done there. */
function meant(meaning: Meaning | undefined): string {
  if (!meaning) return "";
  if (meaning.kind === "target") return t("frag-field-target");
  if (meaning.kind === "go" || meaning.kind === "enter") return t("frag-field-go");
  if (meaning.kind === "walk") return t("frag-field-walk", { points: meaning.cost });
  return meaning.kind === "jump"
    ? t("frag-field-jump", { points: meaning.cost })
    : t("frag-field-beam");
}

/** A place and all that is there, as it is read when the cursor comes to it. */
export function fieldSentence(
  node: number,
  from: number,
  view: FragView,
  ground: Ground,
  meanings: ReadonlyMap<number, Meaning>,
  words: Words,
): string {
  const name = ground.name(node);
  if (!name) return t("frag-field-rock");
  const number = ground.respawnNumber(node);
  const standing = view.seats.flatMap((row, seat) => (row.field === name ? [seat] : []));
  const pile = view.piles.find((one) => one.field === name);
  const parts = [
    name,
    ...ground.things(node).map((thing) => t(`frag-field-${thing}`)),
    number > 0 ? t("frag-field-respawn", { number }) : "",
    ...standing.map((seat) => words.names[seat] ?? ""),
    view.blood.includes(name) ? t("frag-field-blood") : "",
    pile ? words.kind("card*", pile.cards) : "",
    from >= 0 && standing.length > 0 && from !== node
      ? t("frag-field-away", { fields: ground.distance(from, node) })
      : "",
    meant(meanings.get(node)),
  ];
  return parts.filter(Boolean).join(", ");
}

/** What whose turn it is has left, for the line below the map. */
export function leftTold(view: FragView, words: Words): string {
  const row = view.seats[view.turn];
  if (!row?.field) return "";
  const name = words.names[view.turn] ?? "";
  return t("frag-left", { name, points: view.points, attacks: row.attacks });
}
