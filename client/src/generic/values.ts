/** What a view says, in a form that can be drawn without knowing the game. */
import type { Value } from "$/protocol/types";
import type { Words } from "$/words/words";

export type Row = Record<string, Value>;

/** A value of a view, ready to be drawn. */
export type Shown =
  | { kind: "none" }
  | { kind: "number"; number: number }
  | { kind: "word"; text: string }
  | { kind: "flag"; on: boolean }
  | { kind: "seat"; seat: number }
  | { kind: "chips"; chips: Chip[] }
  | { kind: "faces"; faces: string[] } // in order, for their places have a meaning
  | { kind: "facts"; facts: Fact[] };

/** A thing in a list, and how often it is there. */
export interface Chip {
  text: string;
  count: number;
}

/** A value with its heading. */
export interface Fact {
  key: string;
  heading: string;
  shown: Shown;
}

/** The entry of a view that has a row for each seat. */
export const SEATS = "seats";
/** The entry that names the seat whose turn it is: the seat is marked instead. */
export const TURN = "turn";
/** The entry with the dice on the table, which actions name by their places. */
export const DICE = "dice";

/** The game's own part of a view. */
export function tableOf(view: Record<string, Value>): Row {
  return isRow(view["table"]) ? view["table"] : {};
}

/** The rows of the seats, if the game has such. */
export function seatRows(table: Row): Row[] {
  const rows = table[SEATS];
  return Array.isArray(rows) ? rows.filter(isRow) : [];
}

/** The seat whose turn it is, as far as the view says; otherwise -1. */
export function turnOf(table: Row): number {
  const turn = table[TURN];
  return typeof turn === "number" ? turn : -1;
}

/** The faces of the dice on the table in words; empty where there are none. */
export function facesOf(table: Row, words: Words): string[] {
  const dice = shown(DICE, table[DICE] ?? null, words);
  return dice.kind === "faces" ? dice.faces : [];
}

/** Everything that lies in the middle, besides the seats and details. */
export function middleKeys(table: Row, words: Words): string[] {
  return Object.keys(table).filter((key) => key !== SEATS && key !== TURN && !isDetail(key, words));
}

/** What is to be told of the middle, entry by entry. */
export function middleFacts(table: Row, keys: string[], words: Words): Fact[] {
  return keys.map((key) => fact(key, table[key] ?? null, words));
}

/** The columns of the seats but for details, in the order of the view. */
export function columnsOf(rows: Row[], words: Words): string[] {
  const columns = new Set(rows.flatMap((row) => Object.keys(row)));
  return [...columns].filter((key) => !isDetail(key, words));
}

/** Whether a column is a number or a yes or no: such stand side by side, words in lines. */
export function isShort(key: string, rows: Row[], words: Words): boolean {
  if (kindOf(key, words)) return false;
  return rows.every((row) => ["number", "boolean"].includes(typeof row[key]));
}

/**
 * Remembers what has ever been worth a place in a match. Many entries belong to modules that are not
 * played or come up late; an entry that was seen once stays, so that the board doesn't jump.
 */
export class Worth {
  private readonly seen = new Set<string>();

  /** The keys under which any of the rows has, or had, anything but nothing and zero. */
  of(keys: string[], rows: Row[]): string[] {
    for (const key of keys) {
      if (rows.some((row) => !isNothing(row[key] ?? null))) this.seen.add(key);
    }
    return keys.filter((key) => this.seen.has(key));
  }
}

/** What is to be told of one seat, column by column. */
export function seatFacts(row: Row, columns: string[], words: Words): Fact[] {
  return columns.map((key) => fact(key, row[key] ?? null, words));
}

function fact(key: string, value: Value, words: Words): Fact {
  return { key, heading: capital(words.heading(key)), shown: shown(key, value, words) };
}

/** A value as it is to be drawn, by the kind its game declares for this entry of views. */
export function shown(key: string, value: Value, words: Words): Shown {
  if (typeof value === "boolean") return { kind: "flag", on: value };
  if (isEmpty(value)) return { kind: "none" };
  const kind = kindOf(key, words);
  if (Array.isArray(value)) return list(key, value, kind.replace(/\*$/, ""), words);
  if (isRow(value)) {
    const facts = Object.entries(value).map(([name, part]) => fact(name, part, words));
    return { kind: "facts", facts };
  }
  if (typeof value === "number" && !kind) return { kind: "number", number: value };
  if (value === -1) return { kind: "none" };
  if (kind === "seat") return { kind: "seat", seat: Number(value) };
  return { kind: "word", text: inWords(value, kind, words) };
}

/** The kind of an entry, as its game declares it; empty for plain numbers and unknown things. */
function kindOf(key: string, words: Words): string {
  const views: Record<string, string> = words.vocabulary.views ?? {};
  return Object.hasOwn(views, key) ? (views[key] ?? "") : "";
}

/** Whether an entry is there for the game's own table, which draws it; in a list it would clutter. */
function isDetail(key: string, words: Words): boolean {
  return words.vocabulary.details?.includes(key) ?? false;
}

function list(key: string, values: Value[], kind: string, words: Words): Shown {
  const texts = values.map((value) => inWords(value, kind, words));
  return key === DICE ? { kind: "faces", faces: texts } : { kind: "chips", chips: counted(texts) };
}

/** A value as plain text: a thing of its kind, else whatever thing has this name. */
function inWords(value: Value, kind: string, words: Words): string {
  if (Array.isArray(value)) {
    if (kind.endsWith("*")) return words.kind(kind, value);
    return value.map((part) => inWords(part, kind, words)).join(" ");
  }
  if (isRow(value)) {
    const parts = Object.entries(value).filter(([, part]) => !isEmpty(part));
    return parts
      .map(([key, part]) => `${words.heading(key)} ${inWords(part, kindOf(key, words), words)}`)
      .join(", ");
  }
  if (kind) return words.kind(kind, value);
  return typeof value === "string" ? words.thing(value) : String(value);
}

/** A list in which what comes several times stands once, with its number. */
export function counted(texts: string[]): Chip[] {
  const times = new Map<string, number>();
  for (const text of texts) times.set(text, (times.get(text) ?? 0) + 1);
  return [...times].map(([text, count]) => ({ text, count }));
}

function isEmpty(value: Value): boolean {
  if (Array.isArray(value)) return value.length === 0;
  return value === null || value === "" || value === false;
}

function isNothing(value: Value): boolean {
  return isEmpty(value) || value === 0 || value === -1;
}

function isRow(value: Value | undefined): value is Row {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
