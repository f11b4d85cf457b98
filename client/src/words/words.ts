/**
 * Events, prompts, options and refusals as sentences for one reader: Python's words/wording.py in
 * TypeScript. docs/words.md has the table of variables; a test compares both, sentence by sentence.
 */
import { Texts, type Value, type Values } from "./bundle";
import { uiText } from "./ui.svelte";

type Declared = readonly (readonly [argument: string, kind: string])[];

/** How a game's verbs, events and prompts are built, and the words of each kind. */
export interface Grammar {
  readonly verbs: Readonly<Record<string, Declared>>;
  readonly events: Readonly<Record<string, Declared>>;
  readonly prompts: Readonly<Record<string, Declared>>;
  readonly kinds: Readonly<Record<string, readonly string[]>>;
  /** Clauses of the rulebook about the words of a kind. */
  readonly clauses?: Readonly<Record<string, readonly string[]>>;
  /** What may come of actions, by odds. */
  readonly chances?: Readonly<Record<string, Declared>>;
  /** Why the coach suggests something. */
  readonly reasons?: Readonly<Record<string, Declared>>;
  /** Entries of views that are things of a kind. */
  readonly views?: Readonly<Record<string, string>>;
  /** Entries of views that only the game's own table draws. */
  readonly details?: readonly string[];
  /** What never changes in a match and is drawn, such as a map. */
  readonly ground?: Readonly<Record<string, unknown>>;
}

export type Action = readonly unknown[];
export type Event = readonly [key: string, values: readonly unknown[]];
export interface Asked {
  readonly id: readonly [serial: number, seat: number];
  readonly prompt: string;
  readonly values: readonly unknown[];
}
export interface RefusedLike {
  readonly key: string;
  readonly values?: Values;
  readonly text?: string;
  /** What is told after it. */
  readonly because?: readonly RefusedLike[];
}

/** Tell why something was refused, and what it follows from; without a text as it is, in English. */
export function toldRefusal(
  refused: RefusedLike,
  find: (key: string, values: Values) => string | null,
): string {
  const head = refused.key ? find(refused.key, refused.values ?? {}) : null;
  if (head === null) return refused.text || `[${refused.key}]`;
  return [head, ...(refused.because ?? []).map((one) => toldRefusal(one, find))].join(" ");
}

const NOBODY = -1;
const BUILT_IN_KINDS = ["seat", "number", "dice", "text"];
// What the kernel itself speaks of; a game may declare the same again.
const KERNEL_EVENTS: Record<string, Declared> = { won: [["winners", "seat*"]] };
const KERNEL_VERBS: Record<string, Declared> = { pass: [] };

/** Words a match for one reader: a language, the players' names, and where the reader sits. */
export class Words {
  private readonly texts: Texts;

  /**
   * `sources` are the game's texts and then the common ones, in the reader's language; `english`
   * the same in English, for texts that are missing.
   */
  constructor(
    readonly lang: string,
    sources: readonly string[] | Texts,
    readonly vocabulary: Grammar,
    readonly names: readonly string[],
    readonly viewer: number = NOBODY,
    private readonly english: Pick<Texts, "find"> | null = null,
  ) {
    this.texts = sources instanceof Texts ? sources : new Texts(lang, sources);
  }

  /** The same wording for somebody who sits elsewhere. */
  seenBy(viewer: number): Words {
    return this.with(this.names, viewer);
  }

  /** The same wording with other names; the texts are not read again. */
  with(names: readonly string[], viewer: number): Words {
    return new Words(this.lang, this.texts, this.vocabulary, names, viewer, this.english);
  }

  // What the rules say

  /** Tell what happened; empty where there is nothing to say. */
  event([key, values]: Event): string {
    const declared = own(this.vocabulary.events, key) ?? own(KERNEL_EVENTS, key);
    return this.sentence("event", key, declared, values);
  }

  /** Ask the seat whose decision it is. */
  prompt(decision: Asked): string {
    const declared = own(this.vocabulary.prompts, decision.prompt);
    const reader = this.seenBy(decision.id[1]);
    return reader.sentence("prompt", decision.prompt, declared, decision.values);
  }

  /** Say what an action would do. */
  option(action: Action): string {
    const [verb, ...values] = action;
    const name = String(verb);
    const declared = own(this.vocabulary.verbs, name) ?? own(KERNEL_VERBS, name);
    return this.sentence("option", name, declared, values);
  }

  /** The seats an event speaks of. */
  seatsIn([key, values]: Event): number[] {
    const declared = own(this.vocabulary.events, key) ?? own(KERNEL_EVENTS, key) ?? [];
    return declared.slice(0, values.length).flatMap(([, kind], place) => {
      if (kind === "seat*") return values[place] as number[];
      return kind === "seat" && (values[place] as number) >= 0 ? [values[place] as number] : [];
    });
  }

  /** Say what may come of an action. */
  chance({ key, values }: { key: string; values: readonly unknown[] }): string {
    return this.sentence("chance", key, own(this.vocabulary.chances ?? {}, key), values);
  }

  /** Say why the coach suggests something. */
  reason({ key, values }: { key: string; values: readonly unknown[] }): string {
    return this.sentence("reason", key, own(this.vocabulary.reasons ?? {}, key), values);
  }

  /** Whether a verb is done with dice that are marked one by one. */
  marksDice(verb: string): boolean {
    const declared = own(this.vocabulary.verbs, verb) ?? [];
    return declared.length === 1 && declared[0]?.[1] === "dice";
  }

  /** The verb an action is grouped by. */
  optionGroup(action: Action): string {
    return String(action[0]);
  }

  /** Say why something was refused: in the game's words, else in the interface's. */
  refusal(refused: RefusedLike): string {
    return toldRefusal(refused, (key, values) => this.find(key, values) ?? uiText(key, values));
  }

  /** Name a thing of a kind, by its number or its word; or several, for a kind with `*`. */
  kind(kind: string, value: unknown): string {
    if (kind.endsWith("*")) return this.several(kind, value as readonly unknown[]);
    if (kind === "seat") return this.seat(value as number);
    if (kind === "dice") {
      return this.list(
        members(value as number).map((die) => String(die + 1)),
        "list-and",
      );
    }
    if (kind === "number" || kind === "text") return String(value);
    const word = this.word(kind, value as number | string);
    if (!word) return this.text("unknown");
    return this.worded(kind, word) ?? `[${hyphens(kind)}-${hyphens(word)}]`;
  }

  /** Name a word of any kind that has it; a word of none is shown as it is. */
  thing(word: string): string {
    for (const [kind, words] of Object.entries(this.vocabulary.kinds)) {
      if (!words.includes(word)) continue;
      const found = this.worded(kind, word);
      if (found !== null) return found;
    }
    return this.find(hyphens(word)) ?? spaced(word);
  }

  /** Head a value of the view by its key. */
  heading(key: string): string {
    return this.find(`heading-${hyphens(key)}`) ?? spaced(key);
  }

  /** Any text of the game or the common ones; a missing one shows its key in brackets. */
  text(key: string, values: Values = {}): string {
    return this.find(key, values) ?? `[${key}]`;
  }

  /** Any text, or null if there is none. */
  find(key: string, values: Values = {}): string | null {
    return this.texts.find(key, values) ?? this.english?.find(key, values) ?? null;
  }

  private sentence(
    what: string,
    key: string,
    declared: Declared = [],
    values: readonly unknown[],
  ): string {
    return this.text(`${what}-${hyphens(key)}`, this.variables(declared, values));
  }

  // From values to variables

  private variables(declared: Declared, values: readonly unknown[]): Values {
    const variables: Values = {};
    let first: number | null = null;
    declared.slice(0, values.length).forEach(([name, kind], place) => {
      const value = values[place];
      variables[name] = kind === "number" ? (value as Value) : this.kind(kind, value);
      if (kind === "seat") {
        variables[`${name}-is`] = this.seatIs(value as number, first);
        first ??= value as number;
      } else if (kind === "dice") {
        variables[`${name}-count`] = members(value as number).length;
      } else if (kind.endsWith("*")) {
        Object.assign(variables, this.listVariables(name, kind, value as readonly unknown[]));
      } else if (!BUILT_IN_KINDS.includes(kind)) {
        variables[`${name}-is`] = hyphens(this.word(kind, value as number | string)) || "none";
      }
    });
    return variables;
  }

  private listVariables(name: string, kind: string, values: readonly unknown[]): Values {
    const variables: Values = { [`${name}-count`]: values.length };
    if (kind !== "seat*") return variables;
    const others = values.filter((seat) => seat !== this.viewer);
    variables[`${name}-others`] = this.kind(kind, others);
    if (values.length === 0) variables[`${name}-is`] = "nobody";
    else if (others.length === values.length) variables[`${name}-is`] = "other";
    else variables[`${name}-is`] = others.length > 0 ? "with-you" : "you";
    return variables;
  }

  private seatIs(seat: number, first: number | null): string {
    if (seat === NOBODY) return "nobody";
    if (seat === first) return "same";
    return seat === this.viewer ? "you" : "other";
  }

  private seat(seat: number): string {
    return seat === NOBODY ? this.text("nobody") : (this.names[seat] ?? String(seat + 1));
  }

  private several(kind: string, values: readonly unknown[]): string {
    if (kind === "seat*" && values.length === 0) return this.text("nobody");
    const words = values.map((one) => this.kind(kind.slice(0, -1), one));
    return this.list(words, kind === "seat*" ? "list-and" : "list-more");
  }

  /** The word of a kind's value; none for what is hidden or not there. */
  private word(kind: string, value: number | string): string {
    if (typeof value === "string") return value;
    return value >= 0 ? (own(this.vocabulary.kinds, kind)?.[value] ?? "") : "";
  }

  /** Word one word of a kind: by its own text, else by the one for any word of that kind. */
  private worded(kind: string, word: string): string | null {
    const title = hyphens(word.toLowerCase()).replaceAll(" ", "-"); // a word may be a title
    const own = `${hyphens(kind)}-${title}`;
    const any = `any-${hyphens(kind)}`;
    return this.texts.find(own) ?? this.texts.find(any, { word }) ?? this.find(own);
  }

  /** Join words as the language does: "a, b, c", or with another key for the last one. */
  private list(words: readonly string[], last: string): string {
    const [head, ...rest] = words;
    if (head === undefined) return this.text("nothing");
    return rest.reduce((start, next, place) => {
      const key = place === rest.length - 1 ? last : "list-more";
      return this.text(key, { start, next });
    }, head);
  }
}

/** A name as Fluent keys spell it. */
export function hyphens(name: string): string {
  return name.replaceAll("_", "-");
}

/** The places of the dice in a bit mask, in ascending order. */
export function members(mask: number): number[] {
  const places: number[] = [];
  for (let place = 0; mask >> place > 0; place++) if ((mask >> place) & 1) places.push(place);
  return places;
}

function spaced(name: string): string {
  return name.replaceAll("_", " ");
}

function own<T>(table: Readonly<Record<string, T>>, key: string): T | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}
