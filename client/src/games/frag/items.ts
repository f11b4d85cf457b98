/** Things somebody has: cards in hand and in play, and what can be done with each of them now. */
import type { Action, Decision } from "$/protocol/types";
import type { Words } from "$/words/words";
import { DECKS, printedOn, type FragSeat, type FragWeapon } from "./view";

export interface Item {
  /** Tells equal cards apart. */
  key: string;
  card: string;
  where: "hand" | "weapon" | "gear" | "armour" | "pistol";
  weapon?: FragWeapon;
  /** What is left of an armour. */
  pool?: number;
}

/** The cards in hand, deck by deck. */
export function handOf(row: FragSeat, words: Words): Item[] {
  const deck = (card: string): number => DECKS.indexOf(printedOn(card, words).deck);
  const count = new Map<string, number>();
  return [...row.cards]
    .sort((one, other) => deck(one) - deck(other))
    .map((card) => {
      const copy = (count.get(card) ?? 0) + 1;
      count.set(card, copy);
      return { key: `${card} ${copy}`, card, where: "hand" };
    });
}

/** What lies before somebody: the pistol, weapons, armour, other gadgets. */
export function inPlay(row: FragSeat): Item[] {
  return [
    { key: "pistol", card: "pistol", where: "pistol" },
    ...row.weapons.map((weapon, place): Item => ({
      key: `weapon ${place}`,
      card: weapon.kind,
      where: "weapon",
      weapon,
    })),
    ...(row.armour
      ? [{ key: "armour", card: row.armour, where: "armour" as const, pool: row.pool }]
      : []),
    ...row.gear.map((card, place): Item => ({ key: `gear ${place}`, card, where: "gear" })),
  ];
}

const FROM_HAND: readonly string[] = ["play", "play_on", "attach", "discard"];

/** All options that name a card, as far as they mean the one that lies there. */
export function optionsAbout(item: Item, decision: Decision | null, words: Words): Action[] {
  const { verbs, kinds } = words.vocabulary;
  return (decision?.options ?? []).filter((option) => {
    const [verb, ...values] = option;
    const inHand = item.where === "hand";
    if (FROM_HAND.includes(String(verb)) && !inHand && verb !== "attach") return false;
    if (verb === "drop" && inHand) return false;
    return (verbs[String(verb)] ?? []).some(([name, kind], place) => {
      if (kind !== "card" && kind !== "arm") return false;
      if (verb === "attach" && (name === "card") !== inHand) return false;
      if (verb === "take" || verb === "fumble") return false;
      return kinds[kind]?.[Number(values[place])] === item.card;
    });
  });
}

/** A card's name, whether it is a card or the pistol. */
export function nameOf(item: Pick<Item, "card">, words: Words): string {
  return words.kind("arm", item.card);
}

/** What a card does. */
export function effectTold(item: Pick<Item, "card">, words: Words): string {
  const key = item.card === "pistol" ? "arm-pistol" : `card-${item.card.replaceAll("_", "-")}`;
  return words.find(`${key}.effect`) ?? "";
}
