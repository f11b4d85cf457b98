import { FluentBundle, FluentResource } from "@fluent/bundle";
import { numbersOf } from "./numbers";

/** What a text's variables may hold. */
export type Value = string | number;
export type Values = Record<string, Value>;

// Where an entry begins, as Fluent's own parser finds it.
const BEGINNING = /^(-?[a-zA-Z][\w-]*) *=/gm;
// What an entry may refer to: everything that opens a placeable and is no variable.
const MENTIONED = /\{\s*(-?[a-zA-Z][\w-]*)/g;

/**
 * The texts of one language; what is added first wins. An entry is read when it is first wanted:
 * a page shows a few dozen of a thousand.
 */
export class Texts {
  readonly lang: string;
  private readonly bundle: FluentBundle;
  /** Entries that nobody has wanted yet, as they are written. */
  private readonly unread = new Map<string, string>();

  constructor(lang: string, sources: readonly string[]) {
    this.lang = lang;
    this.bundle = new FluentBundle(lang, { useIsolating: false });
    speakNumbers(this.bundle, lang);
    for (const source of sources) {
      for (const [name, text] of entries(source)) {
        if (!this.unread.has(name)) this.unread.set(name, text);
      }
    }
  }

  /** Return a text, or null if there is none; "key.attribute" names an attribute. */
  find(key: string, values: Values = {}): string | null {
    const [name, attribute] = key.split(".", 2) as [string, string | undefined];
    this.read(name);
    const message = this.bundle.getMessage(name);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (pattern === undefined || pattern === null) return null;
    const errors: Error[] = []; // collected, or a missing variable would throw
    return this.bundle.formatPattern(pattern, values, errors).trim();
  }

  /** Read an entry and all it refers to, unless that has been done. */
  private read(name: string): void {
    const text = this.unread.get(name);
    if (text === undefined) return;
    this.unread.delete(name);
    this.bundle.addResource(new FluentResource(text));
    for (const [, other = ""] of text.matchAll(MENTIONED)) this.read(other);
  }
}

/** Cut a file of texts into its entries; comments stay with the entry before them, unread. */
function* entries(source: string): Generator<[name: string, text: string]> {
  const beginnings = [...source.matchAll(BEGINNING)];
  for (const [place, found] of beginnings.entries()) {
    yield [found[1]!, source.slice(found.index, beginnings[place + 1]?.index)];
  }
}

/** Let a bundle take numbers without options from our own rules instead of the browser's. */
function speakNumbers(bundle: FluentBundle, lang: string): void {
  const numbers = numbersOf(lang);
  if (!numbers) return;
  // Fluent asks this cache first, by constructor and options; it is shared by all of a language.
  const plain = JSON.stringify({});
  const cache = bundle._intls as unknown as Map<unknown, Record<string, unknown>>;
  if (cache.has(Intl.NumberFormat)) return;
  cache.set(Intl.NumberFormat, { [plain]: numbers.written });
  cache.set(Intl.PluralRules, { [plain]: numbers.plural });
}
