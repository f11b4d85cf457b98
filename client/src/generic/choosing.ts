/** How a person is led through what they may do: by verb, by dice, or argument by argument. */
import type { Action, Value } from "$/protocol/types";
import { members } from "$/words/words";

type Declared = readonly (readonly [argument: string, kind: string])[];

/** All options of one verb, in the order of the decision. */
export interface Group {
  verb: string;
  options: Action[];
}

/** More options of one verb than this are chosen step by step. */
export const MANY = 12;

/** The options by verb, verbs in the order in which they first come. */
export function grouped(options: readonly Action[]): Group[] {
  const groups = new Map<string, Action[]>();
  for (const option of options) {
    const verb = String(option[0]);
    const group = groups.get(verb);
    if (group) group.push(option);
    else groups.set(verb, [option]);
  }
  return [...groups].map(([verb, own]) => ({ verb, options: own }));
}

export type Way = "list" | "dice" | "steps";

/** The shortest way through a group: sets of dice by toggles, many combinations step by step. */
export function wayThrough(group: Group, declared: Declared): Way {
  const [first] = declared;
  if (declared.length === 1 && first?.[1] === "dice") {
    return masksOf(group).some((mask) => members(mask).length > 1) ? "dice" : "list";
  }
  return declared.length > 1 && group.options.length > MANY ? "steps" : "list";
}

/** Groups in the order in which they are offered: dice first, for their numbers are their keys. */
export function inOrder(groups: Group[], way: (group: Group) => Way): Group[] {
  const dice = groups.filter((group) => way(group) === "dice");
  return [...dice, ...groups.filter((group) => way(group) !== "dice")];
}

/** The sets of dice a verb may name, as bit masks. */
export function masksOf(group: Group): number[] {
  return group.options.map((option) => Number(option[1]));
}

/** How many dice there are to choose from: those on the table, and never less than are named. */
export function diceCount(group: Group, onTable: number): number {
  const named = masksOf(group).flatMap(members);
  return Math.max(onTable, ...named.map((place) => place + 1));
}

/** What is to be said about a set of dice somebody has marked. */
export type Marked =
  | { state: "offered"; action: Action }
  | { state: "nothing" } // no die is marked
  | { state: "not-offered"; action: Action };

/** Whether the marked dice are an option. */
export function judge(group: Group, mask: number): Marked {
  const offered = group.options.find((option) => option[1] === mask);
  if (offered) return { state: "offered", action: offered };
  if (mask === 0) return { state: "nothing" };
  return { state: "not-offered", action: [group.verb, mask] };
}

/** The set with one die marked or no longer. */
export function toggled(mask: number, place: number): number {
  return mask ^ (1 << place);
}

/** Where somebody stands who chooses argument by argument. */
export interface Step {
  /** The argument to choose now, counted from 0; -1 when whole options are to be chosen from. */
  argument: number;
  /** What it may be, in order. */
  values: Value[];
  /** What is left of the options. */
  options: Action[];
}

/**
 * The next step after the choices made so far. Arguments with one value only choose themselves; as
 * soon as no more than `few` options are left, or nothing more can be told apart, they are listed.
 */
export function nextStep(group: Group, picks: readonly Value[], declared: Declared, few = 8): Step {
  let options = group.options;
  let made = 0;
  for (let argument = 0; argument < declared.length; argument++) {
    const values = distinct(options.map((option) => option[argument + 1] ?? null));
    if (values.length < 2) continue;
    if (made === picks.length) {
      if (options.length <= few || values.length === options.length) break;
      return { argument, values, options };
    }
    const pick = JSON.stringify(picks[made]);
    options = options.filter((option) => JSON.stringify(option[argument + 1]) === pick);
    made += 1;
  }
  return { argument: -1, values: [], options };
}

function distinct(values: Value[]): Value[] {
  return [...new Map(values.map((value) => [JSON.stringify(value), value])).values()];
}

/** The words all these labels share at their beginning and end: what the options are about. */
export function inCommon(labels: readonly string[]): string {
  if (labels.length < 2) return "";
  const texts = labels.map((label) => label.split(/\s+/));
  const start = shared(texts)
    .join(" ")
    .replace(/[\s,:;(—–-]+$/u, "");
  const end = shared(texts.map((words) => [...words].reverse()))
    .reverse()
    .join(" ");
  return end ? `${start} … ${end}`.trim() : start;
}

/** What each label has of its own, without the words all of them share; whole where nothing is left. */
export function apart(labels: readonly string[]): string[] {
  const texts = labels.map((label) => label.split(/\s+/));
  const start = labels.length < 2 ? 0 : shared(texts).length;
  const reversed = texts.map((words) => words.slice(start).reverse());
  const end = labels.length < 2 ? 0 : shared(reversed).length;
  return texts.map((words, place) => {
    const own = words.slice(start, words.length - end).join(" ");
    return own || (labels[place] ?? "");
  });
}

/** The words with which all of these begin; "Heal yourself" and "Heal: Anna" begin alike. */
function shared([first = [], ...others]: string[][]): string[] {
  const parting = first.findIndex((word, at) =>
    others.some((words) => bare(words[at]) !== bare(word)),
  );
  return parting < 0 ? first : first.slice(0, parting);
}

function bare(word: string | undefined): string | undefined {
  return word?.replace(/:$/u, "");
}
